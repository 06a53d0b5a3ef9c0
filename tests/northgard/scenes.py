"""Scenes that several files of tests begin with: a map, and one thing that is done on it."""

from __future__ import annotations

import pytest

from polana.games.northgard import game
from polana.games.northgard.components import CREATURES, Action
from polana.games.northgard.creatures import activate
from polana.kernel.rng import Chance
from tests.northgard.bench import AXES_3, MOVE, PURPLE, RED, WOUNDS_2, Bench, Foretold, table


def crossroads(*clans: str, teams: bool = False, creatures: bool = False) -> Bench:
    """tile_01 east of the starting tile.

    Its north, east and south are territories of their own, its west is one with the starting tile's east. Regular
    Borders: north-west, north-east, east-west, west-south, and all around the starting tile. East-south is rough.
    """
    t = table(*(clans or ("goat", "boar", "raven")), creatures=creatures, teams=teams)
    t.lay("tile_01", 1, 0)
    return t


def crowded() -> Bench:
    """No territory is neutral, and Red has no unit."""
    t = table("wolf", "raven")
    for side in ("n", "e", "s", "w"):
        t.put(PURPLE, f"start.{side}", 1)
    return t


# --- creatures --------------------------------------------------------------------------------------------------------


def wilds(*clans: str, teams: bool = False) -> Bench:
    """`crossroads` with the Creatures module."""
    return crossroads(*clans, teams=teams, creatures=True)


def number(name: str) -> int:
    return CREATURES.index(name)


def acting(t: Bench, name: str, chance: Foretold | None = None) -> None:
    """A creature is activated."""
    t.stage(lambda g: activate(g, number(name)), chance)


def totals(t: Bench) -> tuple[object, object, object]:
    """Points of the player and of the creature, wounds of the player."""
    line = t.told("creature-totals")[-1]
    return line["points"], line["other_points"], line["wounds"]


def hunting(name: str, red: int, chance: Foretold, card: Action = MOVE, *clans: str) -> Bench:
    """Red attacks a creature in the north of tile_01 without moving."""
    t = wilds(*clans)
    t.put(RED, "tile_01.n", red)
    t.creature(name, "tile_01.n")
    t.moving(RED, card, chance)
    if "bear" not in name:  # from a Bear's territory there is no move to decline
        t.say(RED, "done")
    t.say(RED, f"creature:{name}")
    return t


# --- setup ------------------------------------------------------------------------------------------------------------


COUNTS = pytest.mark.parametrize("count", [2, 3, 4, 5])


def begin(clans: list[str], chance: Foretold, seed: int = 1, **options: bool) -> Bench:
    """A match from its beginning, in which chance is foretold."""
    setup = game.setup(clans, dict(options))
    t = Bench(game.new(setup, Chance(seed)), setup)
    t.going_on(chance)
    return t


def first_dice(*faces: int) -> Foretold:
    return [("first", face) for face in faces]


#: Seat 0 rolls most axes of two players.
ZERO_FIRST = first_dice(AXES_3, AXES_3, WOUNDS_2, WOUNDS_2)
