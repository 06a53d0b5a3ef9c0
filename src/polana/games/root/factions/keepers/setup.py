"""How the Keepers in Iron set up (15.3, A.8.2)."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import NONE
from polana.games.root.control import why_not_place
from polana.games.root.factions.keepers import asks
from polana.games.root.factions.keepers.side import COLUMNS, RETAINERS, VALUES, KeepersSide
from polana.games.root.homelands import choose_homeland, corners_for, edge_clearings, taken
from polana.games.root.pieces import place_warriors
from polana.games.root.state import Relic, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST
from polana.games.root.woodland.relics import RELICS, put_relic
from polana.games.root.words import place_word
from polana.kernel.flow import Flow

#: Warriors in each of the two clearings where they begin (15.3.2, A.8.2).
FIRST_WARRIORS: Final = 4
#: A.8.2: clearings between the homelands and those of enemies.
HOMELAND_APART: Final = 2


def set_up(g: State, own: KeepersSide) -> Flow[None]:
    scatter(g)
    # 15.3.2 in a corner, opposite another's starting clearing if possible, and next to it on the edge of the map
    word = yield asks.home(own, [place_word(where) for where in corners_for(g, own, False)])
    home = word.value
    own.homelands.append(home)
    place_warriors(g, own, home, FIRST_WARRIORS, "15.3.2")
    beside = [where for where in g.near[home] if where in g.woodland.edge and why_not_place(g, own, where) is None]
    if beside:
        word = yield asks.second_home(own, [place_word(where) for where in beside])
        place_warriors(g, own, word.value, FIRST_WARRIORS, "15.3.2")
    finish(g, own)


def set_up_by_card(g: State, own: KeepersSide) -> Flow[None]:
    """A.8.2: two adjacent homelands on the edge of the map, the first next to one that can be the second."""
    scatter(g)
    edge = [where for where in edge_clearings(g) if not taken(g, where) and why_not_place(g, own, where) is None]
    paired = [where for where in edge if any(other in edge for other in g.near[where])]
    home = yield from choose_homeland(g, own, paired or edge, HOMELAND_APART, asks.HOME, False)
    place_warriors(g, own, home, FIRST_WARRIORS, "A.8.2")
    beside = [where for where in g.near[home] if where in edge]
    if beside:
        second = yield from choose_homeland(g, own, beside, HOMELAND_APART, asks.SECOND_HOME, False)
        place_warriors(g, own, second, FIRST_WARRIORS, "A.8.2")
    finish(g, own)


def scatter(g: State) -> None:
    """15.3.1: all relics are shuffled face down, and one comes into each forest."""
    order = list(range(len(RELICS) * len(VALUES)))
    g.chance.shuffle(order)
    g.chance.reveal()  # which type lies where
    g.relics = [Relic(at // len(VALUES), VALUES[at % len(VALUES)]) for at in order]
    for number in range(g.woodland.forests):
        put_relic(g, g.relics[number], FIRST_FOREST + number)


def finish(g: State, own: KeepersSide) -> None:
    """15.3.3, 15.3.4: the other relics lie far from the warriors; a Faithful Retainer is in each column."""
    forests = far_forests(g, own)
    left: list[int] = []
    for relic in g.relics:
        if relic.where == NONE:
            left = left or forests[:]  # as evenly as possible: no forest gets another before all have one
            put_relic(g, relic, g.chance.pick(left, "forest"))
    for column in range(COLUMNS):
        own.retainers[column] = RETAINERS // COLUMNS


def far_forests(g: State, own: KeepersSide) -> list[int]:
    """15.3.3: forests that touch no clearing with Keeper warriors."""
    near = [forest for where in range(CLEARINGS) if own.warriors[where] for forest in g.woodland.forests_at[where]]
    every = [FIRST_FOREST + number for number in range(g.woodland.forests)]
    return [forest for forest in every if forest not in near] or every
