"""The sentences of the game, by language."""
