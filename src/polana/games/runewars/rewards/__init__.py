"""Reward cards: a class of one sentence for each (RW.rewards), in files by the moment at which they work."""
