"""Cards: playing them, and the Special actions that some of them print (NG.cards, NG.special)."""
