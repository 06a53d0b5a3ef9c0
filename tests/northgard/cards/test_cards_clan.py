"""The starting clan cards, each with its figures (NG.clans, NG.special)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import TILES
from tests.law import law
from tests.northgard.bench import (
    AXES_2,
    PURPLE,
    RED,
    asked,
    build,
    creature,
    deal,
    dice,
    give,
    land,
    lay,
    put,
    refused,
    say,
    table,
    tiles,
    turn,
    units,
)
from tests.northgard.card_tests import done, duel, goods, of_card, play, stands

# --- Bear -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("bear_clan")
def test_bear_clan_kaija_takes_the_food_and_wood_of_the_territory_she_leaves() -> None:
    g = duel("bear")
    lay(g, "tile_10", 1, 0)  # its nw, with a food, is one with start.e
    for building in ("food_silo", "woodcutter_lodge", "menhir"):
        build(g, "start.e", building)
    put(g, RED, "start.e", 0, kaija=True)
    match = play(g, "bear_clan")
    say(match, RED, "@start.e", "@start.n", "kaija", 1)
    done(match)
    assert goods(g, RED) == (2, 1, 0)  # no lore
    assert g.chart.root[g.kaija] == land(g, "start.n")
    assert units(match, "start.n") == (RED, 1)


@of_card("bear_clan")
def test_bear_clan_without_kaija_is_one_move() -> None:
    g = duel("bear")
    build(g, "start.e", "food_silo")
    put(g, RED, "start.e", 0, kaija=True)
    match = play(g, "bear_clan")
    say(match, RED, "@start.e", "@start.n", "skip", 1)
    done(match)
    assert goods(g, RED) == (0, 0, 0)


# --- Boar -------------------------------------------------------------------------------------------------------------


@law("NG.build.2")
@of_card("boar_clan")
@pytest.mark.parametrize(("building", "where", "cost"), [("food_silo", "tile_12.n", 0), ("forge", "tile_05.es", 2)])
def test_boar_clan_builds_for_one_wood_less(building: str, where: str, cost: int) -> None:
    g = duel("boar")
    lay(g, "tile_12", 1, 0)
    lay(g, "tile_05", 0, -1)
    put(g, RED, "tile_12.n", 1)
    put(g, RED, "tile_05.es", 1)
    give(g, RED, wood=2)
    match = play(g, "boar_clan")
    say(match, RED, f"@{where}", f"building:{building}")
    done(match)
    assert g.players[RED].wood == 2 - cost


@law("NG.build.2")
@of_card("boar_clan")
def test_boar_clan_without_wood_a_small_building_is_free_and_a_large_one_too_dear() -> None:
    g = duel("boar")
    lay(g, "tile_12", 1, 0)
    lay(g, "tile_05", 0, -1)
    for where in ("tile_12.n", "tile_05.es", "tile_05.nw"):
        put(g, RED, where, 1)
    match = play(g, "boar_clan")
    asked(match, RED, "ask-northgard-build-where", "@start.e", "@tile_12.n", "@tile_05.nw")
    refused(match, "@tile_05.es", "NG.build.2")


# --- Goat -------------------------------------------------------------------------------------------------------------


@law("NG.cards.2", "NG.clans.goat")
@of_card("goat_clan")
def test_goat_clan_builds_even_a_type_that_stands_there() -> None:
    g = duel("goat")
    lay(g, "tile_12", 1, 0)
    build(g, "start.e", "food_silo")
    lay(g, "tile_08", 2, 0)
    give(g, RED, wood=1)
    match = play(g, "goat_clan")
    say(match, RED, "building:food_silo")
    done(match)
    assert stands(g, "start.e", "food_silo") == 2
    assert goods(g, RED) == (1, 0, 0)


# --- Raven ------------------------------------------------------------------------------------------------------------


@law("NG.explore.5")
@of_card("raven_clan")
def test_raven_clan_explores_choosing_from_two_tiles() -> None:
    g = duel("raven", "wolf")
    match = play(g, "raven_clan", tiles("tile_13", "tile_02"))
    asked(match, RED, "ask-northgard-tile", "tile:tile_13", "tile:tile_02")
    say(match, RED, "tile:tile_13")
    done(match)
    assert TILES.index("tile_13") in g.chart.tile_at.values()
    assert TILES[g.stack[0]] == "tile_02"


# --- Snake ------------------------------------------------------------------------------------------------------------


@law("NG.clans.snake.1", "NG.clans.snake.2", "NG.clans.snake.3")
@of_card("snake_clan")
def test_snake_clan_places_scorched_earth_before_and_after_one_move() -> None:
    g = duel("snake")
    match = play(g, "snake_clan")
    asked(match, RED, "ask-northgard-scorched", "skip", "@start.n", "@start.s", "@start.w")
    say(match, RED, "@start.w")
    assert g.chart.root[g.scorched] == land(g, "start.w")
    say(match, RED, "@start.e", "@start.n", 2)
    asked(match, RED, "ask-northgard-scorched", "skip", "@start.e")
    say(match, RED, "@start.e")
    done(match)
    assert g.chart.root[g.scorched] == land(g, "start.e")


# --- Stag -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("stag_clan")
def test_stag_clan_recruits_1_and_may_bring_a_unit_from_a_neighbouring_territory() -> None:
    g = duel("stag")
    lay(g, "tile_19", 0, 1)  # its nw is one with start.s; its e and s lie across Rough Borders
    put(g, RED, "start.s", 1)
    put(g, RED, "tile_19.e", 2)
    put(g, RED, "start.n", 1)  # not next to start.s
    match = play(g, "stag_clan")
    say(match, RED, "@start.s")
    asked(match, RED, "ask-northgard-pull-unit", "skip", "@start.e", "@tile_19.e")
    refused(match, "@start.n", "NG.special.1")
    say(match, RED, "@tile_19.e")
    done(match)
    assert (units(match, "start.s"), units(match, "tile_19.e")) == ((RED, 3), (RED, 1))


@of_card("stag_clan")
def test_stag_clan_the_unit_may_stay_and_a_bear_holds_its_units() -> None:
    g = duel("stag", creatures=True)
    put(g, RED, "start.n", 1)
    match = play(g, "stag_clan")
    say(match, RED, "@start.n", "skip")
    done(match)
    assert units(match, "start.n") == (RED, 2)
    g = duel("stag", creatures=True)
    put(g, RED, "start.n", 1)
    put(g, RED, "start.s", 1)
    creature(g, "brown_bear_beige", "start.n")
    match = play(g, "stag_clan")
    say(match, RED, "@start.e")
    refused(match, "@start.n", "NG.creatures.bear.1")


# --- Wolf -------------------------------------------------------------------------------------------------------------


@law("NG.cards.2", "NG.move.5")
@of_card("wolf_clan")
def test_wolf_clan_makes_one_move_in_which_rough_borders_cost_nothing_extra() -> None:
    g = duel("wolf")
    lay(g, "tile_19", 1, 0)  # its nw is one with start.e; its e and s lie across Rough Borders
    match = turn(g, RED, ["move"])
    say(match, RED, "card:move", "@start.e")
    refused(match, "@tile_19.e", "NG.move.5")
    match = play(g, "wolf_clan")
    say(match, RED, "@start.e", "@tile_19.e", 2)
    done(match)
    assert units(match, "tile_19.e") == (RED, 2)


@law("NG.cards.2", "NG.combat.7")
@of_card("wolf_clan")
def test_wolf_clan_also_retreats_across_rough_borders() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_20", 1, 0)  # its nw is one with start.e, its es lies across a Rough Border only
    put(g, RED, "tile_20.es", 2)
    for side, count in (("start.e", 3), ("start.n", 1), ("start.s", 1), ("start.w", 1)):
        put(g, PURPLE, side, count)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, "wolf_clan", dice(AXES_2, AXES_2))
    say(match, RED, "@tile_20.es", 2)  # there is only one way
    done(match)
    assert units(match, "tile_20.es") == (RED, 2)  # back across the Rough Border, the only way
    assert units(match, "start.e") == (PURPLE, 3)
