"""What a seat sees of Northgard, as numbers."""

from polana.eyes.northgard.observer import NorthgardObserver

__all__ = ["NorthgardObserver"]
