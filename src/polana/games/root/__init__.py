"""Root, by the Law of Root."""

from polana.games.root.game import game

__all__ = ["game"]
