"""Cards in general, and the starting cards (NG.cards, NG.actions.cards, NG.special)."""

from __future__ import annotations

import importlib

import pytest

from polana.games.northgard.cards.copies import UNCOPYABLE
from polana.games.northgard.cards.play import why_not_play
from polana.games.northgard.components import (
    ACHIEVEMENTS,
    CARD_ACTIONS,
    CARD_COUNT,
    CARD_FAME,
    CARD_FLASH,
    CARD_PLAYABLE,
    CARDS,
)
from tests.law import law
from tests.northgard.bench import AXES_2, PURPLE, RED, dice, names, table, tiles
from tests.northgard.card_tests import TESTED, done, duel, of_card, play


def test_every_card_has_a_test_of_its_own() -> None:
    for name in ("clan", "clan_upgrades", "early", "advanced", "advanced_moves", "special"):
        importlib.import_module(f"tests.northgard.cards.test_cards_{name}")
    assert set(CARDS) - TESTED == set()


# --- the starting cards -----------------------------------------------------------------------------------------------


@law("NG.recruit.1")
@of_card("recruit")
def test_recruit_places_one_unit() -> None:
    t = duel()
    play(t, "recruit")
    t.say(RED, "@start.e")
    done(t)
    assert t.units("start.e") == (RED, 3)


@law("NG.move.1")
@of_card("move")
def test_move_makes_one_move() -> None:
    t = duel()
    play(t, "move")
    t.say(RED, "@start.e", "@start.n", 1)
    done(t)
    assert (t.units("start.e"), t.units("start.n")) == ((RED, 1), (RED, 1))


@law("NG.explore.1")
@of_card("explore")
def test_explore_draws_and_places_one_tile() -> None:
    t = duel()
    play(t, "explore", tiles("tile_02"))
    t.say(RED, "rotate:0")
    done(t)
    assert len(t.g.chart.tile_at) == 2


@law("NG.build.1")
@of_card("build")
def test_build_puts_up_one_building_at_full_cost() -> None:
    t = duel()
    t.lay("tile_12", 1, 0)
    t.give(RED, wood=2)
    play(t, "build")
    t.say(RED, "building:food_silo")
    done(t)
    assert t.goods(RED) == (0, 1, 0)


@law("NG.actions.cards.2")
@of_card("feast")
@pytest.mark.parametrize("verb", ["recruit", "move", "explore", "build"])
def test_feast_is_played_as_any_one_of_the_four_basic_actions(verb: str) -> None:
    t = duel()
    t.lay("tile_12", 1, 0)
    t.lay("tile_10", 2, 0)
    t.give(RED, wood=1)
    play(t, "feast", tiles("tile_13") if verb == "explore" else None)
    t.asked(RED, "ask-northgard-choose-action", "recruit", "move", "explore", "build")
    t.say(RED, verb)
    if verb == "recruit":
        t.say(RED, "@start.e")
        assert t.units("start.e") == (RED, 3)
    elif verb == "move":
        t.say(RED, "@start.e", "@start.n", 2)
        assert t.units("start.n") == (RED, 2)
    elif verb == "explore":
        assert len(t.g.chart.tile_at) == 4  # there was only one place for it
    else:
        t.say(RED, "building:food_silo")
        assert t.stands("start.e", "food_silo") == 1
    done(t)


@law("NG.actions.cards.2")
def test_feast_offers_only_what_can_be_done() -> None:
    t = duel()
    t.g.stack, t.g.drawn_tiles[RED] = [], t.g.stack
    play(t, "feast")
    t.asked(RED, "ask-northgard-choose-action", "recruit", "move")
    t.refused("build", "NG.build.2")
    t.refused("explore", "NG.explore.6")


# --- cards and the rulebook -------------------------------------------------------------------------------------------


@law("NG.cards.2")
def test_where_a_card_contradicts_the_rulebook_the_card_goes_first() -> None:
    # No second building of a type in a territory (NG.build.5), but the Goat's clan card allows it.
    t = duel("goat")
    t.lay("tile_12", 1, 0)
    t.build("start.e", "food_silo")
    t.lay("tile_08", 2, 0)
    t.give(RED, wood=1)
    t.turn(RED, ["build"])
    t.say(RED, "card:build")
    t.refused("building:food_silo", "NG.build.5")
    t = duel("goat")
    t.lay("tile_12", 1, 0)
    t.build("start.e", "food_silo")
    t.lay("tile_08", 2, 0)
    t.give(RED, wood=1)
    play(t, "goat_clan")
    assert t.may("building:food_silo")


@law("NG.special.1")
def test_parts_of_a_card_that_are_impossible_are_left_out() -> None:
    # Nobody is next to Red, so Capture removes no unit, but it adds one.
    t = table("wolf", "raven")
    t.put(RED, "start.n", 1)
    t.put(PURPLE, "start.s", 1)
    t.deal(PURPLE, ["feast", "move"])
    play(t, "capture")
    done(t)
    assert (t.units("start.n"), t.units("start.s")) == ((RED, 2), (PURPLE, 1))


@of_card(*[CARDS[card] for card in ACHIEVEMENTS], "unrest")
@law("NG.winter.4", "NG.endgame.2.4")
def test_achievements_and_unrest_are_not_played() -> None:
    t = duel()
    for card in ACHIEVEMENTS:
        refusal = why_not_play(t.g, RED, card)
        assert refusal is not None
        assert refusal.law == "NG.endgame.2.4"
    refusal = why_not_play(t.g, RED, CARDS.index("unrest"))
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
    t = duel()
    play(t, "move")
    t.say(RED, "done")
    done(t)


def test_a_move_into_an_enemy_territory_is_fought_out_within_the_card() -> None:
    t = duel()
    play(t, "move", dice(AXES_2, AXES_2))
    t.say(RED, "@start.e", "@start.w", 2)
    # 2 + 2 against 2 + 2: the defender wins ties, and Red retreats, to the only place there is a choice of.
    t.asked(RED, "ask-northgard-retreat-to", "@start.n", "@start.e", "@start.s")
    t.say(RED, "@start.e", 2)
    done(t)
