"""The starting clan cards, each with its figures (NG.clans, NG.special)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import TILES
from tests.law import law
from tests.northgard.bench import AXES_2, PURPLE, RED, dice, table, tiles
from tests.northgard.card_tests import done, duel, of_card, play

# --- Bear -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("bear_clan")
def test_bear_clan_kaija_takes_the_food_and_wood_of_the_territory_she_leaves() -> None:
    t = duel("bear")
    t.lay("tile_10", 1, 0)  # its nw, with a food, is one with start.e
    for building in ("food_silo", "woodcutter_lodge", "menhir"):
        t.build("start.e", building)
    t.put(RED, "start.e", 0, kaija=True)
    play(t, "bear_clan")
    t.say(RED, "@start.e", "@start.n", "kaija", 1)
    done(t)
    assert t.goods(RED) == (2, 1, 0)  # no lore
    assert t.g.chart.root[t.g.kaija] == t.land("start.n")
    assert t.units("start.n") == (RED, 1)


@of_card("bear_clan")
def test_bear_clan_without_kaija_is_one_move() -> None:
    t = duel("bear")
    t.build("start.e", "food_silo")
    t.put(RED, "start.e", 0, kaija=True)
    play(t, "bear_clan")
    t.say(RED, "@start.e", "@start.n", "skip", 1)
    done(t)
    assert t.goods(RED) == (0, 0, 0)


# --- Boar -------------------------------------------------------------------------------------------------------------


@law("NG.build.2")
@of_card("boar_clan")
@pytest.mark.parametrize(("building", "where", "cost"), [("food_silo", "tile_12.n", 0), ("forge", "tile_05.es", 2)])
def test_boar_clan_builds_for_one_wood_less(building: str, where: str, cost: int) -> None:
    t = duel("boar")
    t.lay("tile_12", 1, 0)
    t.lay("tile_05", 0, -1)
    t.put(RED, "tile_12.n", 1)
    t.put(RED, "tile_05.es", 1)
    t.give(RED, wood=2)
    play(t, "boar_clan")
    t.say(RED, f"@{where}", f"building:{building}")
    done(t)
    assert t.player(RED).wood == 2 - cost


@law("NG.build.2")
@of_card("boar_clan")
def test_boar_clan_without_wood_a_small_building_is_free_and_a_large_one_too_dear() -> None:
    t = duel("boar")
    t.lay("tile_12", 1, 0)
    t.lay("tile_05", 0, -1)
    for where in ("tile_12.n", "tile_05.es", "tile_05.nw"):
        t.put(RED, where, 1)
    play(t, "boar_clan")
    t.asked(RED, "ask-northgard-build-where", "@start.e", "@tile_12.n", "@tile_05.nw")
    t.refused("@tile_05.es", "NG.build.2")


# --- Goat -------------------------------------------------------------------------------------------------------------


@law("NG.cards.2", "NG.clans.goat")
@of_card("goat_clan")
def test_goat_clan_builds_even_a_type_that_stands_there() -> None:
    t = duel("goat")
    t.lay("tile_12", 1, 0)
    t.build("start.e", "food_silo")
    t.lay("tile_08", 2, 0)
    t.give(RED, wood=1)
    play(t, "goat_clan")
    t.say(RED, "building:food_silo")
    done(t)
    assert t.stands("start.e", "food_silo") == 2
    assert t.goods(RED) == (1, 0, 0)


# --- Raven ------------------------------------------------------------------------------------------------------------


@law("NG.explore.5")
@of_card("raven_clan")
def test_raven_clan_explores_choosing_from_two_tiles() -> None:
    t = duel("raven", "wolf")
    play(t, "raven_clan", tiles("tile_13", "tile_02"))
    t.asked(RED, "ask-northgard-tile", "tile:tile_13", "tile:tile_02")
    t.say(RED, "tile:tile_13")
    done(t)
    assert TILES.index("tile_13") in t.g.chart.tile_at.values()
    assert TILES[t.g.stack[0]] == "tile_02"


# --- Snake ------------------------------------------------------------------------------------------------------------


@law("NG.clans.snake.1", "NG.clans.snake.2", "NG.clans.snake.3")
@of_card("snake_clan")
def test_snake_clan_places_scorched_earth_before_and_after_one_move() -> None:
    t = duel("snake")
    play(t, "snake_clan")
    t.asked(RED, "ask-northgard-scorched", "skip", "@start.n", "@start.s", "@start.w")
    t.say(RED, "@start.w")
    assert t.g.chart.root[t.g.scorched] == t.land("start.w")
    t.say(RED, "@start.e", "@start.n", 2)
    t.asked(RED, "ask-northgard-scorched", "skip", "@start.e")
    t.say(RED, "@start.e")
    done(t)
    assert t.g.chart.root[t.g.scorched] == t.land("start.e")


# --- Stag -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("stag_clan")
def test_stag_clan_recruits_1_and_may_bring_a_unit_from_a_neighbouring_territory() -> None:
    t = duel("stag")
    t.lay("tile_19", 0, 1)  # its nw is one with start.s; its e and s lie across Rough Borders
    t.put(RED, "start.s", 1)
    t.put(RED, "tile_19.e", 2)
    t.put(RED, "start.n", 1)  # not next to start.s
    play(t, "stag_clan")
    t.say(RED, "@start.s")
    t.asked(RED, "ask-northgard-pull-unit", "skip", "@start.e", "@tile_19.e")
    t.refused("@start.n", "NG.special.1")
    t.say(RED, "@tile_19.e")
    done(t)
    assert (t.units("start.s"), t.units("tile_19.e")) == ((RED, 3), (RED, 1))


@of_card("stag_clan")
def test_stag_clan_the_unit_may_stay_and_a_bear_holds_its_units() -> None:
    t = duel("stag", creatures=True)
    t.put(RED, "start.n", 1)
    play(t, "stag_clan")
    t.say(RED, "@start.n", "skip")
    done(t)
    assert t.units("start.n") == (RED, 2)
    t = duel("stag", creatures=True)
    t.put(RED, "start.n", 1)
    t.put(RED, "start.s", 1)
    t.creature("brown_bear_beige", "start.n")
    play(t, "stag_clan")
    t.say(RED, "@start.e")
    t.refused("@start.n", "NG.creatures.bear.1")


# --- Wolf -------------------------------------------------------------------------------------------------------------


@law("NG.cards.2", "NG.move.5")
@of_card("wolf_clan")
def test_wolf_clan_makes_one_move_in_which_rough_borders_cost_nothing_extra() -> None:
    t = duel("wolf")
    t.lay("tile_19", 1, 0)  # its nw is one with start.e; its e and s lie across Rough Borders
    t.turn(RED, ["move"])
    t.say(RED, "card:move", "@start.e")
    t.refused("@tile_19.e", "NG.move.5")
    t.again()
    play(t, "wolf_clan")
    t.say(RED, "@start.e", "@tile_19.e", 2)
    done(t)
    assert t.units("tile_19.e") == (RED, 2)


@law("NG.cards.2", "NG.combat.7")
@of_card("wolf_clan")
def test_wolf_clan_also_retreats_across_rough_borders() -> None:
    t = table("wolf", "raven")
    t.lay("tile_20", 1, 0)  # its nw is one with start.e, its es lies across a Rough Border only
    t.put(RED, "tile_20.es", 2)
    for side, count in (("start.e", 3), ("start.n", 1), ("start.s", 1), ("start.w", 1)):
        t.put(PURPLE, side, count)
    t.deal(PURPLE, ["feast", "move"])
    play(t, "wolf_clan", dice(AXES_2, AXES_2))
    t.say(RED, "@tile_20.es", 2)  # there is only one way
    done(t)
    assert t.units("tile_20.es") == (RED, 2)  # back across the Rough Border, the only way
    assert t.units("start.e") == (PURPLE, 3)
