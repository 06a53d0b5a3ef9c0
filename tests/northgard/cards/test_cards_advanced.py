"""The Advanced Development cards that move no units, each with its figures (NG.cards)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import BUILDINGS, CARD_FAME, CARDS, TILES
from tests.law import law
from tests.northgard.bench import RED, Bench, cards, names, tiles
from tests.northgard.card_tests import done, duel, of_card, play

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
    t = duel()
    play(t, card)
    done(t)
    assert t.goods(RED) == gain


# --- recruit ----------------------------------------------------------------------------------------------------------


@law("NG.recruit.1")
@of_card("upgraded_town_hall")
def test_upgraded_town_hall_recruits_2() -> None:
    t = duel()
    play(t, "upgraded_town_hall")
    t.say(RED, "@start.e", "@start.e")
    done(t)
    assert t.units("start.e") == (RED, 4)


@law("NG.cards.2")
@of_card("outpost")
def test_outpost_recruits_2_in_one_territory_that_is_own_or_neutral() -> None:
    t = duel()
    play(t, "outpost")
    t.asked(RED, "ask-northgard-recruit-in-one", "done", "@start.e", "@start.n", "@start.s")
    t.say(RED, "@start.n", 2)
    done(t)
    assert t.units("start.n") == (RED, 2)


@law("NG.cards.2")
@of_card("allies_from_the_wild")
def test_allies_from_the_wild_recruits_3_in_neutral_territories_only() -> None:
    t = duel()
    play(t, "allies_from_the_wild")
    t.asked(RED, "ask-northgard-recruit", "done", "@start.n", "@start.s")
    t.say(RED, "@start.n", "@start.s", "@start.n")
    done(t)
    assert (t.units("start.n"), t.units("start.s")) == ((RED, 2), (RED, 1))


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
    t = duel()
    t.lay(tile, 0, 1, 1)
    t.put(RED, region, 1)
    t.build(region, building)  # two symbols there: one on the tile, one of the building
    t.build("start.e", building)  # one
    t.put(RED, "start.n", 1)  # none
    play(t, card)
    t.asked(RED, "ask-northgard-recruit-by-card", "done", f"@{region}", "@start.e")
    t.refused("@start.n", "NG.special.1")
    t.say(RED, f"@{region}")
    t.asked(RED, "ask-northgard-recruit-how-many", 1, 2)
    t.say(RED, 2)
    t.refused(f"@{region}", "NG.special.1")
    t.say(RED, "@start.e")
    done(t)
    assert (t.units(region), t.units("start.e")) == ((RED, 3), (RED, 3))


@of_card("hunters")
def test_hunters_may_be_fewer_and_a_training_camp_helps_them() -> None:
    t = duel()
    t.build("start.e", "food_silo")
    t.build("start.e", "training_camp")
    play(t, "hunters")
    t.say(RED, "@start.e")
    done(t)
    assert t.units("start.e") == (RED, 4)
    t = duel()
    t.turn(RED, ["hunters"])
    t.refused("card:hunters", "NG.recruit.2")  # no food is shown anywhere


# --- explore ----------------------------------------------------------------------------------------------------------


@law("NG.cards.2", "NG.explore.2")
@of_card("huginn_and_muninn")
def test_huginn_and_muninn_explores_from_any_open_territory() -> None:
    t = duel()
    play(t, "huginn_and_muninn", tiles("tile_13"))
    assert len(t.ask.options) == 4  # all sides of the starting tile
    t.say(RED, t.ask.options[-1])
    done(t)


@law("NG.special.1")
@of_card("rangers")
def test_rangers_explores_and_once_more_if_one_likes() -> None:
    t = duel()
    play(t, "rangers", tiles("tile_13"))
    t.asked(RED, "ask-northgard-explore-too", "explore", "skip")
    t.foretell(tiles("tile_02"))
    t.say(RED, "explore")
    t.say(RED, t.ask.options[0], "rotate:0")
    done(t)
    assert len(t.g.chart.tile_at) == 3
    t = duel()
    play(t, "rangers", tiles("tile_13"))
    t.say(RED, "skip")
    done(t)


@law("NG.explore.5")
@of_card("upgraded_scout_camp")
def test_upgraded_scout_camp_explores_choosing_from_two_tiles() -> None:
    t = duel()
    play(t, "upgraded_scout_camp", tiles("tile_13", "tile_02"))
    t.asked(RED, "ask-northgard-tile", "tile:tile_13", "tile:tile_02")
    t.say(RED, "tile:tile_02", "rotate:0")
    done(t)
    assert TILES[t.g.stack[0]] == "tile_13"


# --- build ------------------------------------------------------------------------------------------------------------


def yard() -> Bench:
    """Red has room for two Large Buildings and one Small one in three territories, and 9 wood."""
    t = duel()
    t.lay("tile_05", 1, 0, 2)  # its es, with a large slot, is one with start.e; its nw has a stone slot
    t.lay("tile_24", 0, -1, 2)  # its nw has a large slot
    t.put(RED, "tile_24.nw", 1)
    t.put(RED, "tile_05.nw", 1)
    t.give(RED, wood=9)
    return t


@law("NG.special.1")
@of_card("carpentry_mastery")
def test_carpentry_mastery_builds_twice_of_which_at_least_one_has_to_be_small() -> None:
    t = yard()
    play(t, "carpentry_mastery")
    t.say(RED, "@start.e", "building:forge")
    t.asked(RED, "ask-northgard-build-where", "@tile_05.nw", "done")
    t.refused("@tile_24.nw", "NG.special.1")
    t.say(RED, "@tile_05.nw", "building:menhir")
    done(t)
    assert t.goods(RED) == (0, 5, 0)
    assert (t.stands("start.e", "forge"), t.stands("tile_05.nw", "menhir")) == (1, 1)


@of_card("carpentry_mastery")
def test_carpentry_mastery_small_first_then_any_and_the_second_may_be_left() -> None:
    t = yard()
    play(t, "carpentry_mastery")
    t.say(RED, "@tile_05.nw", "building:menhir")
    t.asked(RED, "ask-northgard-build-where", "@start.e", "@tile_24.nw", "done")
    t.say(RED, "done")
    done(t)
    assert t.goods(RED) == (0, 8, 0)


@law("NG.cards.2", "NG.build.3")
@of_card("amenities")
def test_amenities_a_small_building_even_a_menhir_uses_no_slot() -> None:
    t = duel()
    t.give(RED, wood=1)
    play(t, "amenities")
    t.asked(RED, "ask-northgard-build", *[f"building:{name}" for name in BUILDINGS[:5]])
    t.refused("building:forge", "NG.build.3")
    t.say(RED, "building:menhir")
    done(t)
    assert t.stands("start.e", "menhir") == 1
    assert t.goods(RED) == (0, 0, 0)
    t = yard()
    play(t, "amenities")
    t.say(RED, "@tile_05.nw", "building:food_silo")
    done(t)
    assert t.g.slots[t.land("tile_05.nw")] != 0  # the stone slot is still free


# --- draw -------------------------------------------------------------------------------------------------------------


@law("NG.draw.1")
@of_card("upgraded_market_place")
def test_upgraded_market_place_draws_two_cards() -> None:
    t = duel()
    play(t, "upgraded_market_place", cards("recruit", "move"))
    assert names(t.player(RED).hand) == ["recruit", "move"]


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
    t = duel()
    t.deal(RED, [card], deck=["recruit", "move", "build"])
    t.turn(RED, chance=cards("recruit", "move", "build"))
    t.say(RED, f"card:{card}", *[f"card:{name}" for name in said])
    player = t.player(RED)
    assert (names(player.hand), names(player.discard), names(player.deck)) == (hand, discard, top)
