"""Tactics cards: a class of one sentence for each (RW.tactics), in files by the moment at which they are played."""
