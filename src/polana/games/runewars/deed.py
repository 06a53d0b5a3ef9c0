"""Deeds of Runewars: what a player, or a hero of his, may do at a moment of a turn or of the Quest phase.

A deed is its word, its paragraph, `why_not` and `do` (`kernel.deed`). `me` is a seat; in the menus of a hero it is he.
Menus about cards that others do not see read them when somebody looks (`forget`).
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.state import Table
from polana.games.runewars.words import DONE
from polana.kernel import deed as kernel
from polana.kernel.deed import Menu
from polana.kernel.flow import Flow


class Deed(kernel.Deed[Table, int]):
    """Something that a player or a hero may do. General: always, and nothing happens."""


class End(kernel.End[Table, int]):
    """How a menu ends."""


#: What a menu is made of.
Deeds = list[kernel.Deed[Table, int]]

#: The end of most menus.
NO_MORE: Final = End(DONE, "RW.terms.turn")


def choose(menu: Menu[Table, int]) -> Flow[bool]:
    """Ask a menu and do what was chosen: True if that was its end. What is told of a deed is one action."""
    deed = menu.deed_of((yield menu))
    g, before = menu.g, menu.g.battle
    if not menu.within:
        action(g)
    yield from deed.do(g, menu.me)
    if not menu.within:
        action_over(g, before)
    return deed.is_end()


def action(g: Table) -> None:
    """What is told from now on is part of one action: a deed, or one step of an order."""
    if g.news is not None:
        g.begin("action")


def action_over(g: Table, before: Battle | None) -> None:
    """A battle that it has brought about is part of it, however long that takes."""
    if g.news is not None and g.battle is before:
        g.end("action")
