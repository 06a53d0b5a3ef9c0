"""The course of a year, a file for each phase, and the end of the match (NG.year to NG.endgame)."""
