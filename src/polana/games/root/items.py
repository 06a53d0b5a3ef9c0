"""The Crafted Items box of a side (4.1.2): only this file changes what lies there.

Items are numbers, as in `components.ITEMS`. A faction that keeps items elsewhere has verbs of its own.
"""

from __future__ import annotations

from polana.games.root.state import Side


def recounted(counts: list[int], item: int, more: int) -> list[int]:
    """The same counts but for one kind: copies of a state share the old ones."""
    counts = counts[:]
    counts[item] += more
    return counts


def gain(me: Side, item: int) -> None:
    """An item comes into the box, face up."""
    me.items = recounted(me.items, item, 1)
    me.changes += 1


def lose(me: Side, item: int, exhausted: bool = False) -> None:
    """An item leaves the box: one that lies face up, or one that is exhausted."""
    me.items = recounted(me.items, item, -1)
    if exhausted:
        me.exhausted = recounted(me.exhausted, item, -1)
    me.changes += 1


def exhaust(me: Side, item: int) -> None:
    """An item is turned face down."""
    me.exhausted = recounted(me.exhausted, item, 1)
    me.changes += 1
