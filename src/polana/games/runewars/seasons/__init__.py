"""Season cards: a file for the eight cards of each season, and their secondary effects (RW.season)."""
