"""Scenes that several files of tests begin with: a map, and one thing that is done on it."""

from __future__ import annotations

import pytest

from polana.games.northgard import game
from polana.games.northgard.actions.explore import explore
from polana.games.northgard.actions.move import move
from polana.games.northgard.components import CREATURES, REGIONS, Action
from polana.games.northgard.creatures import activate
from polana.games.northgard.map.chart import NOWHERE, cell_of
from polana.games.northgard.state import Table
from polana.games.northgard.words import SPOT
from polana.kernel.match import Match
from polana.kernel.rng import Chance
from tests.northgard.bench import (
    AXES_3,
    PURPLE,
    RED,
    WOUNDS_2,
    Foretold,
    action,
    creature,
    lay,
    put,
    say,
    scene,
    table,
    told,
)

MOVE = action("move")
EXPLORE = action("explore")


def crossroads(*clans: str, teams: bool = False, creatures: bool = False) -> Table:
    """tile_01 east of the starting tile.

    Its north, east and south are territories of their own, its west is one with the starting tile's east. Regular
    Borders: north-west, north-east, east-west, west-south, and all around the starting tile. East-south is rough.
    """
    g = table(*(clans or ("goat", "boar", "raven")), creatures=creatures, teams=teams)
    lay(g, "tile_01", 1, 0)
    return g


def crowded() -> Table:
    """No territory is neutral, and Red has no unit."""
    g = table("wolf", "raven")
    for side in ("n", "e", "s", "w"):
        put(g, PURPLE, f"start.{side}", 1)
    return g


def moving(g: Table, seat: int, card: Action = MOVE, chance: Foretold | None = None) -> Match:
    return scene(g, lambda g: move(g, seat, card), chance)


def exploring(g: Table, seat: int, chance: Foretold, card: Action = EXPLORE) -> Match:
    return scene(g, lambda g: explore(g, seat, card), chance)


def spot(g: Table, x: int, y: int) -> str:
    """How the free cell at a place is written."""
    return SPOT[g.chart.spot[cell_of(x, y)]].text


# --- creatures --------------------------------------------------------------------------------------------------------


def wilds(*clans: str, teams: bool = False) -> Table:
    """`crossroads` with the Creatures module."""
    return crossroads(*clans, teams=teams, creatures=True)


def number(name: str) -> int:
    return CREATURES.index(name)


def where(g: Table, name: str) -> str:
    """The territory where a creature is."""
    at = g.creature_at[number(name)]
    return "" if at == NOWHERE else REGIONS[g.chart.root[at]]


def acting(g: Table, name: str, chance: Foretold | None = None) -> Match:
    return scene(g, lambda g: activate(g, number(name)), chance)


def totals(match: Match) -> tuple[object, object, object]:
    """Points of the player and of the creature, wounds of the player."""
    line = told(match, "creature-totals")[-1]
    return line["points"], line["other_points"], line["wounds"]


def hunting(name: str, red: int, chance: Foretold, card: Action = MOVE, *clans: str) -> tuple[Table, Match]:
    """Red attacks a creature in the north of tile_01 without moving."""
    g = wilds(*clans)
    put(g, RED, "tile_01.n", red)
    creature(g, name, "tile_01.n")
    match = moving(g, RED, card, chance)
    if "bear" not in name:  # from a Bear's territory there is no move to decline
        say(match, RED, "done")
    say(match, RED, f"creature:{name}")
    return g, match


# --- setup ------------------------------------------------------------------------------------------------------------


COUNTS = pytest.mark.parametrize("count", [2, 3, 4, 5])


def begin(clans: list[str], chance: Foretold, seed: int = 1, **options: bool) -> Match:
    """A match from its beginning, in which chance is foretold."""
    setup = game.setup(clans, dict(options))
    g = game.new(setup, Chance(seed))
    g.chance.script(chance)
    return Match.of_state(game, setup, g)


def first_dice(*faces: int) -> Foretold:
    return [("first", face) for face in faces]


#: Seat 0 rolls most axes of two players.
ZERO_FIRST = first_dice(AXES_3, AXES_3, WOUNDS_2, WOUNDS_2)
