"""A feel for Root. What a bot knows about a faction is in the file of its name, which is found by that."""

from polana.bots.root.sense import RootSense, feeling

__all__ = ["RootSense", "feeling"]
