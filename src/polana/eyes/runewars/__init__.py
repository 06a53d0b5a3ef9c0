"""What a seat sees of Runewars, as numbers."""

from polana.eyes.runewars.observer import RunewarsObserver

__all__ = ["RunewarsObserver"]
