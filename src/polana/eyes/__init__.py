"""Observers: a position as numbers, for learners. `observer_of(game)` makes one."""
