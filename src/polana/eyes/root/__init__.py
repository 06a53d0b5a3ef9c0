"""What a seat sees of Root, as numbers. The board of a faction is in the file of its name, which is found by that."""

from polana.eyes.root.observer import RootObserver

__all__ = ["RootObserver"]
