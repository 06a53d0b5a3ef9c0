"""What lies under the ruins (5.1.4, 9.3.4): nobody knows until a ruin is looked into."""

from __future__ import annotations

from polana.games.root.components import RUIN_ITEMS
from polana.games.root.state import State
from polana.games.root.woodland import news as told
from polana.games.root.woodland.maps import CLEARINGS, PLACES
from polana.kernel.rng import Rng
from polana.kernel.shelf.piles import redeal


def populate(g: State, sets: int) -> None:
    """9.3.4, 9.7.1: this many sets of the items marked R, at random, one of each set under every ruin.

    What an earlier faction has laid out stays in the game; more sets are mixed with it.
    """
    if g.ruin_sets >= sets:
        return
    items = [item for under in g.ruin_items for item in under]
    items.extend(RUIN_ITEMS * (sets - g.ruin_sets))
    g.ruin_sets = sets
    g.searches += 1
    items.sort()
    g.chance.shuffle(items)
    ruins = [where for where in range(CLEARINGS) if g.ruins[where]]
    for at, where in enumerate(ruins):
        g.ruin_items[where] = items[at * sets : (at + 1) * sets]


def lay_ruins(g: State) -> None:
    """5.1.4: the ruins of the map, with nothing under them yet."""
    g.ruins = g.woodland.ruins
    g.ruin_items = [[] for _ in range(PLACES)]
    g.searches += 1


def take_items(g: State, where: int) -> list[int]:
    """All items under a ruin, for somebody to look at."""
    items = g.ruin_items[where][:]
    g.ruin_items[where] = []
    g.searches += 1
    return items


def put_back(g: State, where: int, items: list[int]) -> None:
    """Items return under the ruin they came from."""
    g.ruin_items[where] = items[:]
    g.searches += 1


def redeal_items(g: State, rng: Rng) -> None:
    """Deal the items under the ruins anew."""
    g.ruin_items = [items[:] for items in g.ruin_items]
    redeal(g.ruin_items, rng)


def redeal_with(g: State, looked: list[int], rng: Rng) -> None:
    """Deal the items anew between the ruins and, in place, the one that somebody is looking into."""
    g.ruin_items = [items[:] for items in g.ruin_items]
    redeal([looked, *g.ruin_items], rng)


def clear_ruin(g: State, where: int) -> None:
    """9.5.3: a ruin without items leaves the map, and its slot is free."""
    g.ruins = [ruin if at != where else 0 for at, ruin in enumerate(g.ruins)]
    told.ruin_gone(g, where)
