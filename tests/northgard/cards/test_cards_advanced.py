"""The Advanced Development cards that move no units, each with its figures (NG.cards)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import BUILDINGS, CARD_FAME, CARDS, TILES
from polana.games.northgard.state import Table
from tests.law import law
from tests.northgard.bench import (
    RED,
    asked,
    build,
    cards,
    deal,
    give,
    land,
    lay,
    put,
    refused,
    say,
    state,
    tiles,
    turn,
    units,
)
from tests.northgard.card_tests import done, duel, goods, names, of_card, play, stands

FAME = {
    "spy": 2,
    "fishing": 2,
    "axe_throwers": 0,
    "lore_mastery": 2,
    "industrious_villagers": 3,
    "defensive_strategy": 3,
    "enemy_secrets": 0,
    "hunters": 1,
    "outpost": 1,
    "hidden_ways": 0,
    "carpentry_mastery": 2,
    "conqueror": 2,
    "huginn_and_muninn": 3,
    "upgraded_market_place": 1,
    "grizzled_warriors": 0,
    "upgraded_trading_post": 0,
    "ancestral_curse": 2,
    "veiled_threats": 2,
    "rangers": 1,
    "upgraded_scout_camp": 0,
    "greater_trade_routes": 0,
    "woodcutters": 1,
    "infiltration": 0,
    "upgraded_town_hall": 1,
    "amenities": 2,
    "wood_monopoly": 2,
    "bribery": 3,
    "incursion": 0,
    "heroic_charge": 0,
    "trading_post": 1,
    "legendary_heroes": 2,
    "allies_from_the_wild": 1,
    "loremasters": 1,
    "warriors": 0,
    "cunning_merchant": 1,
    "capture": 3,
}


@law("NG.endgame.2.4")
@pytest.mark.parametrize("card", FAME)
def test_an_advanced_card_is_worth_its_fame(card: str) -> None:
    assert CARD_FAME[CARDS.index(card)] == FAME[card]


# --- resources --------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("fishing", "lore_mastery", "wood_monopoly")
@pytest.mark.parametrize(
    ("card", "gain"), [("fishing", (3, 0, 0)), ("lore_mastery", (0, 0, 2)), ("wood_monopoly", (0, 3, 0))]
)
def test_fishing_lore_mastery_and_wood_monopoly_take_resources(card: str, gain: tuple[int, int, int]) -> None:
    g = duel()
    done(play(g, card))
    assert goods(g, RED) == gain


# --- recruit ----------------------------------------------------------------------------------------------------------


@law("NG.recruit.1")
@of_card("upgraded_town_hall")
def test_upgraded_town_hall_recruits_2() -> None:
    match = play(duel(), "upgraded_town_hall")
    say(match, RED, "@start.e", "@start.e")
    done(match)
    assert units(match, "start.e") == (RED, 4)


@law("NG.cards.2")
@of_card("outpost")
def test_outpost_recruits_2_in_one_territory_that_is_own_or_neutral() -> None:
    match = play(duel(), "outpost")
    asked(match, RED, "ask-northgard-recruit-in-one", "done", "@start.e", "@start.n", "@start.s")
    say(match, RED, "@start.n", 2)
    done(match)
    assert units(match, "start.n") == (RED, 2)


@law("NG.cards.2")
@of_card("allies_from_the_wild")
def test_allies_from_the_wild_recruits_3_in_neutral_territories_only() -> None:
    match = play(duel(), "allies_from_the_wild")
    asked(match, RED, "ask-northgard-recruit", "done", "@start.n", "@start.s")
    say(match, RED, "@start.n", "@start.s", "@start.n")
    done(match)
    assert (units(match, "start.n"), units(match, "start.s")) == ((RED, 2), (RED, 1))


@law("NG.special.1")
@of_card("hunters", "woodcutters", "loremasters")
@pytest.mark.parametrize(
    ("card", "building", "tile", "region"),
    [
        ("hunters", "food_silo", "tile_10", "tile_10.nw"),
        ("woodcutters", "woodcutter_lodge", "tile_28", "tile_28.es"),
        ("loremasters", "menhir", "tile_23", "tile_23.nw"),
    ],
)
def test_hunters_woodcutters_and_loremasters_recruit_one_unit_per_symbol_in_each_territory(
    card: str, building: str, tile: str, region: str
) -> None:
    g = duel()
    lay(g, tile, 0, 1, 1)
    put(g, RED, region, 1)
    build(g, region, building)  # two symbols there: one on the tile, one of the building
    build(g, "start.e", building)  # one
    put(g, RED, "start.n", 1)  # none
    match = play(g, card)
    asked(match, RED, "ask-northgard-recruit-by-card", "done", f"@{region}", "@start.e")
    refused(match, "@start.n", "NG.special.1")
    say(match, RED, f"@{region}")
    asked(match, RED, "ask-northgard-recruit-how-many", 1, 2)
    say(match, RED, 2)
    refused(match, f"@{region}", "NG.special.1")
    say(match, RED, "@start.e")
    done(match)
    assert (units(match, region), units(match, "start.e")) == ((RED, 3), (RED, 3))


@of_card("hunters")
def test_hunters_may_be_fewer_and_a_training_camp_helps_them() -> None:
    g = duel()
    build(g, "start.e", "food_silo")
    build(g, "start.e", "training_camp")
    match = play(g, "hunters")
    say(match, RED, "@start.e")
    done(match)
    assert units(match, "start.e") == (RED, 4)
    match = turn(duel(), RED, ["hunters"])
    refused(match, "card:hunters", "NG.recruit.2")  # no food is shown anywhere


# --- explore ----------------------------------------------------------------------------------------------------------


@law("NG.cards.2", "NG.explore.2")
@of_card("huginn_and_muninn")
def test_huginn_and_muninn_explores_from_any_open_territory() -> None:
    g = duel()
    match = play(g, "huginn_and_muninn", tiles("tile_13"))
    assert match.ask is not None
    assert len(match.ask.options) == 4  # all sides of the starting tile
    say(match, RED, match.ask.options[-1])
    done(match)


@law("NG.special.1")
@of_card("rangers")
def test_rangers_explores_and_once_more_if_one_likes() -> None:
    g = duel()
    match = play(g, "rangers", tiles("tile_13"))
    asked(match, RED, "ask-northgard-explore-too", "explore", "skip")
    state(match).chance.script(tiles("tile_02"))
    say(match, RED, "explore")
    assert match.ask is not None
    say(match, RED, match.ask.options[0], "rotate:0")
    done(match)
    assert len(g.chart.tile_at) == 3
    match = play(duel(), "rangers", tiles("tile_13"))
    say(match, RED, "skip")
    done(match)


@law("NG.explore.5")
@of_card("upgraded_scout_camp")
def test_upgraded_scout_camp_explores_choosing_from_two_tiles() -> None:
    g = duel()
    match = play(g, "upgraded_scout_camp", tiles("tile_13", "tile_02"))
    asked(match, RED, "ask-northgard-tile", "tile:tile_13", "tile:tile_02")
    say(match, RED, "tile:tile_02", "rotate:0")
    done(match)
    assert TILES[g.stack[0]] == "tile_13"


# --- build ------------------------------------------------------------------------------------------------------------


def yard() -> Table:
    """Red has room for two Large Buildings and one Small one in three territories, and 9 wood."""
    g = duel()
    lay(g, "tile_05", 1, 0, 2)  # its es, with a large slot, is one with start.e; its nw has a stone slot
    lay(g, "tile_24", 0, -1, 2)  # its nw has a large slot
    put(g, RED, "tile_24.nw", 1)
    put(g, RED, "tile_05.nw", 1)
    give(g, RED, wood=9)
    return g


@law("NG.special.1")
@of_card("carpentry_mastery")
def test_carpentry_mastery_builds_twice_of_which_at_least_one_has_to_be_small() -> None:
    g = yard()
    match = play(g, "carpentry_mastery")
    say(match, RED, "@start.e", "building:forge")
    asked(match, RED, "ask-northgard-build-where", "@tile_05.nw", "done")
    refused(match, "@tile_24.nw", "NG.special.1")
    say(match, RED, "@tile_05.nw", "building:menhir")
    done(match)
    assert goods(g, RED) == (0, 5, 0)
    assert (stands(g, "start.e", "forge"), stands(g, "tile_05.nw", "menhir")) == (1, 1)


@of_card("carpentry_mastery")
def test_carpentry_mastery_small_first_then_any_and_the_second_may_be_left() -> None:
    g = yard()
    match = play(g, "carpentry_mastery")
    say(match, RED, "@tile_05.nw", "building:menhir")
    asked(match, RED, "ask-northgard-build-where", "@start.e", "@tile_24.nw", "done")
    say(match, RED, "done")
    done(match)
    assert goods(g, RED) == (0, 8, 0)


@law("NG.cards.2", "NG.build.3")
@of_card("amenities")
def test_amenities_a_small_building_even_a_menhir_uses_no_slot() -> None:
    g = duel()
    give(g, RED, wood=1)
    match = play(g, "amenities")
    asked(match, RED, "ask-northgard-build", *[f"building:{name}" for name in BUILDINGS[:5]])
    refused(match, "building:forge", "NG.build.3")
    say(match, RED, "building:menhir")
    done(match)
    assert stands(g, "start.e", "menhir") == 1
    assert goods(g, RED) == (0, 0, 0)
    g = yard()
    match = play(g, "amenities")
    say(match, RED, "@tile_05.nw", "building:food_silo")
    done(match)
    assert g.slots[land(g, "tile_05.nw")] != 0  # the stone slot is still free


# --- draw -------------------------------------------------------------------------------------------------------------


@law("NG.draw.1")
@of_card("upgraded_market_place")
def test_upgraded_market_place_draws_two_cards() -> None:
    match = play(duel(), "upgraded_market_place", cards("recruit", "move"))
    assert names(state(match).players[RED].hand) == ["recruit", "move"]


@law("NG.draw.1")
@of_card("trading_post", "upgraded_trading_post", "greater_trade_routes", "cunning_merchant")
@pytest.mark.parametrize(
    ("card", "said", "hand", "discard", "top"),
    [
        ("trading_post", ["move", "build"], ["move"], ["build"], ["recruit"]),
        ("upgraded_trading_post", ["move", "build"], ["move", "build"], ["recruit"], []),
        ("greater_trade_routes", ["move", "build"], ["move", "build"], [], ["recruit"]),
        ("cunning_merchant", ["move", "build"], ["move"], [], ["build", "recruit"]),
    ],
)
def test_trading_posts_and_merchants_draw_three_keep_discard_and_put_back(
    card: str, said: list[str], hand: list[str], discard: list[str], top: list[str]
) -> None:
    g = duel()
    deal(g, RED, [card], deck=["recruit", "move", "build"])
    match = turn(g, RED, chance=cards("recruit", "move", "build"))
    say(match, RED, f"card:{card}", *[f"card:{name}" for name in said])
    player = g.players[RED]
    assert (names(player.hand), names(player.discard), names(player.deck)) == (hand, discard, top)
