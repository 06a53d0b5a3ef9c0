"""Cards in general, and the starting cards (NG.cards, NG.actions.cards, NG.special)."""

from __future__ import annotations

import importlib

import pytest

from polana.games.northgard.cards.copies import UNCOPYABLE
from polana.games.northgard.cards.play import why_not_play
from polana.games.northgard.components import (
    ACHIEVEMENTS,
    BUILDINGS,
    CARD_ACTIONS,
    CARD_COUNT,
    CARD_FAME,
    CARD_FLASH,
    CARD_PLAYABLE,
    CARDS,
    count_of,
)
from tests.law import law
from tests.northgard.bench import (
    AXES_2,
    PURPLE,
    RED,
    asked,
    build,
    deal,
    dice,
    give,
    land,
    lay,
    may,
    put,
    refused,
    say,
    state,
    table,
    tiles,
    turn,
    units,
)
from tests.northgard.card_tests import TESTED, done, duel, goods, names, of_card, play


def test_every_card_has_a_test_of_its_own() -> None:
    for name in ("clan", "clan_upgrades", "early", "advanced", "advanced_moves", "special"):
        importlib.import_module(f"tests.northgard.cards.test_cards_{name}")
    assert set(CARDS) - TESTED == set()


# --- the starting cards -----------------------------------------------------------------------------------------------


@law("NG.recruit.1")
@of_card("recruit")
def test_recruit_places_one_unit() -> None:
    match = play(duel(), "recruit")
    say(match, RED, "@start.e")
    done(match)
    assert units(match, "start.e") == (RED, 3)


@law("NG.move.1")
@of_card("move")
def test_move_makes_one_move() -> None:
    match = play(duel(), "move")
    say(match, RED, "@start.e", "@start.n", 1)
    done(match)
    assert (units(match, "start.e"), units(match, "start.n")) == ((RED, 1), (RED, 1))


@law("NG.explore.1")
@of_card("explore")
def test_explore_draws_and_places_one_tile() -> None:
    match = play(duel(), "explore", tiles("tile_02"))
    say(match, RED, "rotate:0")
    done(match)
    assert len(state(match).chart.tile_at) == 2


@law("NG.build.1")
@of_card("build")
def test_build_puts_up_one_building_at_full_cost() -> None:
    g = duel()
    lay(g, "tile_12", 1, 0)
    give(g, RED, wood=2)
    match = play(g, "build")
    say(match, RED, "building:food_silo")
    done(match)
    assert goods(g, RED) == (0, 1, 0)


@law("NG.actions.cards.2")
@of_card("feast")
@pytest.mark.parametrize("verb", ["recruit", "move", "explore", "build"])
def test_feast_is_played_as_any_one_of_the_four_basic_actions(verb: str) -> None:
    g = duel()
    lay(g, "tile_12", 1, 0)
    lay(g, "tile_10", 2, 0)
    give(g, RED, wood=1)
    match = play(g, "feast", tiles("tile_13") if verb == "explore" else None)
    asked(match, RED, "ask-northgard-choose-action", "recruit", "move", "explore", "build")
    say(match, RED, verb)
    if verb == "recruit":
        say(match, RED, "@start.e")
        assert units(match, "start.e") == (RED, 3)
    elif verb == "move":
        say(match, RED, "@start.e", "@start.n", 2)
        assert units(match, "start.n") == (RED, 2)
    elif verb == "explore":
        assert len(g.chart.tile_at) == 4  # there was only one place for it
    else:
        say(match, RED, "building:food_silo")
        assert count_of(g.houses[land(g, "start.e")], BUILDINGS.index("food_silo")) == 1
    done(match)


@law("NG.actions.cards.2")
def test_feast_offers_only_what_can_be_done() -> None:
    g = duel()
    g.stack, g.drawn_tiles[RED] = [], g.stack
    match = play(g, "feast")
    asked(match, RED, "ask-northgard-choose-action", "recruit", "move")
    refused(match, "build", "NG.build.2")
    refused(match, "explore", "NG.explore.6")


# --- cards and the rulebook -------------------------------------------------------------------------------------------


@law("NG.cards.2")
def test_where_a_card_contradicts_the_rulebook_the_card_goes_first() -> None:
    # No second building of a type in a territory (NG.build.5), but the Goat's clan card allows it.
    g = duel("goat")
    lay(g, "tile_12", 1, 0)
    build(g, "start.e", "food_silo")
    lay(g, "tile_08", 2, 0)
    give(g, RED, wood=1)
    match = turn(g, RED, ["build"])
    say(match, RED, "card:build")
    refused(match, "building:food_silo", "NG.build.5")
    g = duel("goat")
    lay(g, "tile_12", 1, 0)
    build(g, "start.e", "food_silo")
    lay(g, "tile_08", 2, 0)
    give(g, RED, wood=1)
    match = play(g, "goat_clan")
    assert may(match, "building:food_silo")


@law("NG.special.1")
def test_parts_of_a_card_that_are_impossible_are_left_out() -> None:
    # Nobody is next to Red, so Capture removes no unit, but it adds one.
    g = table("wolf", "raven")
    put(g, RED, "start.n", 1)
    put(g, PURPLE, "start.s", 1)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, "capture")
    done(match)
    assert (units(match, "start.n"), units(match, "start.s")) == ((RED, 2), (PURPLE, 1))


@of_card(*[CARDS[card] for card in ACHIEVEMENTS], "unrest")
@law("NG.winter.4", "NG.endgame.2.4")
def test_achievements_and_unrest_are_not_played() -> None:
    g = duel()
    for card in ACHIEVEMENTS:
        refusal = why_not_play(g, RED, card)
        assert refusal is not None
        assert refusal.law == "NG.endgame.2.4"
    refusal = why_not_play(g, RED, CARDS.index("unrest"))
    assert refusal is not None
    assert refusal.law == "NG.winter.4"
    assert CARD_FAME[CARDS.index("unrest")] == -5
    assert [CARD_COUNT[card] for card in ACHIEVEMENTS] == [1] * 7


def test_which_cards_are_flash_cards() -> None:
    flash = [CARDS[card] for card in range(len(CARDS)) if CARD_FLASH[card]]
    assert flash == [
        "bear_clan",
        "the_bear_awakens",
        "boar_clan",
        "goat_clan",
        "raven_clan",
        "raiding_party",
        "snake_clan",
        "stolen_lore",
        "stag_clan",
        "annexation",
        "wolf_clan",
        "plunder",
        "scouts",
        "town_hall",
        "militia",
        "improved_villager_tools",
        "bodyguard",
        "fishing",
        "lore_mastery",
        "conqueror",
        "upgraded_market_place",
        "upgraded_town_hall",
        "wood_monopoly",
        "bribery",
        "legendary_heroes",
        "capture",
    ]


def test_cards_that_copy_or_answer_are_not_copied_and_all_others_have_actions() -> None:
    assert sorted(names(UNCOPYABLE)) == ["defensive_strategy", "enemy_secrets", "legendary_heroes", "stolen_lore"]
    for card in range(len(CARDS)):
        assert bool(CARD_ACTIONS[card]) == CARD_PLAYABLE[card]


def test_a_card_that_moves_units_may_be_played_for_no_move_at_all() -> None:
    match = play(duel(), "move")
    say(match, RED, "done")
    done(match)


def test_a_move_into_an_enemy_territory_is_fought_out_within_the_card() -> None:
    match = play(duel(), "move", dice(AXES_2, AXES_2))
    say(match, RED, "@start.e", "@start.w", 2)
    # 2 + 2 against 2 + 2: the defender wins ties, and Red retreats, to the only place there is a choice of.
    asked(match, RED, "ask-northgard-retreat-to", "@start.n", "@start.e", "@start.s")
    say(match, RED, "@start.e", 2)
    done(match)
