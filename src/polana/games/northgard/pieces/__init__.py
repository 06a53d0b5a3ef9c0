"""What players have, and the only places where it is written: figures, resources, cards (NG.terms, NG.deck)."""
