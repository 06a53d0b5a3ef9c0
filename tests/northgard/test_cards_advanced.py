"""The Advanced Development cards with plain actions, each with its figures (NG.cards)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import BUILDINGS, CARD_FAME, CARDS, TILES, count_of
from polana.games.northgard.state import NOBODY, Table
from tests.law import law
from tests.northgard.bench import (
    AXES_2,
    AXES_3,
    PURPLE,
    RED,
    WOUNDS_2,
    YELLOW,
    asked,
    build,
    cards,
    creature,
    deal,
    dice,
    give,
    land,
    lay,
    put,
    refused,
    say,
    state,
    table,
    tiles,
    told,
    turn,
    units,
)
from tests.northgard.card_tests import done, duel, goods, names, of_card, play

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


def stands(g: Table, where: str, name: str) -> int:
    return count_of(g.houses[land(g, where)], BUILDINGS.index(name))


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


# --- move -------------------------------------------------------------------------------------------------------------


@law("NG.move.1", "NG.move.4")
@of_card("incursion", "heroic_charge", "warriors", "grizzled_warriors", "infiltration", "axe_throwers")
@pytest.mark.parametrize(
    ("card", "moves", "points"),
    [
        ("incursion", 4, 0),
        ("heroic_charge", 3, 1),
        ("warriors", 2, 1),
        ("grizzled_warriors", 2, 2),
        ("infiltration", 3, 0),
        ("axe_throwers", 2, 0),
    ],
)
def test_cards_with_several_moves_and_combat_points(card: str, moves: int, points: int) -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 5)
    put(g, PURPLE, "start.w", 2)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, card, dice(AXES_2, AXES_2))
    # Units go out one by one, the last move is an attack with what is left.
    for left in range(moves - 1):
        say(match, RED, "@start.e", "@start.n" if left % 2 == 0 else "@start.s", 1)
    force = 5 - (moves - 1)
    say(match, RED, "@start.e", "@start.w", force) if force > 1 else say(match, RED, "@start.e", "@start.w")
    if card == "axe_throwers":
        say(match, RED, "axe")
        points = 1
    assert told(match, "totals")[0]["points"] == force + points + 2


@law("NG.special.1")
@of_card("axe_throwers")
@pytest.mark.parametrize(("choice", "points", "wounds"), [("axe", 5, 0), ("wound", 4, 1)])
def test_axe_throwers_adds_a_point_or_a_wound_chosen_between_the_two_rolls(
    choice: str, points: int, wounds: int
) -> None:
    match = play(duel(), "axe_throwers", dice(AXES_2))
    say(match, RED, "@start.e", "@start.w")
    say(match, RED, 2)
    asked(match, RED, "ask-northgard-throw-axe", "axe", "wound")  # Purple has not rolled yet
    state(match).chance.script(dice(AXES_2))
    say(match, RED, choice)
    totals = told(match, "totals")[0]
    assert (totals["points"], totals["other_wounds"]) == (points, wounds)


@law("NG.cards.2", "NG.move.7")
@of_card("infiltration")
def test_infiltration_passes_through_enemy_territory_without_stopping() -> None:
    g = duel()
    put(g, PURPLE, "start.n", 1)
    match = turn(g, RED, ["incursion"])
    say(match, RED, "card:incursion", "@start.e", "@start.w", 1)
    refused(match, "@start.w", "NG.move.7")
    g = duel()
    put(g, PURPLE, "start.n", 1)
    match = play(g, "infiltration")
    say(match, RED, "@start.e", "@start.w", 2, "@start.w", "@start.s", 2)
    say(match, RED, "done")
    done(match)
    assert (units(match, "start.s"), units(match, "start.w")) == ((RED, 2), (PURPLE, 2))


@law("NG.special.1", "NG.buildings.tower", "NG.buildings.fortress")
@of_card("conqueror")
@pytest.mark.parametrize("played", [False, True])
def test_conqueror_enemy_towers_and_fortresses_do_nothing_this_year(played: bool) -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 4)
    put(g, PURPLE, "start.w", 2)
    deal(g, PURPLE, ["feast", "move"])
    build(g, "start.w", "fortress")
    build(g, "start.w", "defense_tower")
    match = turn(g, RED, ["conqueror", "move"], dice(AXES_2, AXES_2))
    if played:
        say(match, RED, "card:conqueror")
    say(match, RED, "card:move", "@start.e", "@start.w", 4)
    totals = told(match, "totals")[0]
    assert (totals["other_points"], totals["wounds"]) == ((4, 0) if played else (6, 1))
    assert g.players[RED].conqueror == played


# --- units ------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("capture")
def test_capture_removes_an_enemy_unit_next_to_own_territories_and_adds_one_anywhere_own() -> None:
    g = duel()
    put(g, RED, "start.n", 1)
    build(g, "start.n", "training_camp")  # it is not recruited
    put(g, PURPLE, "start.s", 1)
    match = play(g, "capture")
    asked(match, RED, "ask-northgard-remove-enemy", "@start.w", "@start.s")
    say(match, RED, "@start.s")
    asked(match, RED, "ask-northgard-add-unit", "@start.e", "@start.n")
    say(match, RED, "@start.n")
    done(match)
    assert (units(match, "start.s"), units(match, "start.n")) == ((NOBODY, 0), (RED, 2))


@of_card("capture")
def test_capture_may_take_kaija() -> None:
    g = duel(other="bear")
    put(g, PURPLE, "start.w", 0, kaija=True)
    match = play(g, "capture")
    asked(match, RED, "ask-northgard-which-figure", "unit", "kaija")
    say(match, RED, "kaija")
    done(match)
    assert g.kaija == NOBODY
    assert (units(match, "start.w"), units(match, "start.e")) == ((PURPLE, 2), (RED, 3))


@law("NG.special.1")
@of_card("hidden_ways")
def test_hidden_ways_moves_any_number_of_units_to_any_open_territory() -> None:
    g = duel()
    lay(g, "tile_06", 0, 1)  # start.s is closed; its s and w are open
    match = play(g, "hidden_ways")
    # Red's only territory is where they come from.
    asked(match, RED, "ask-northgard-hidden-to", "@start.n", "@start.w", "@tile_06.e", "@tile_06.s", "@tile_06.w")
    refused(match, "@start.s", "NG.special.1")
    say(match, RED, "@tile_06.s", 1)
    done(match)
    assert (units(match, "start.e"), units(match, "tile_06.s")) == ((RED, 1), (RED, 1))


@of_card("hidden_ways")
def test_hidden_ways_into_an_enemy_territory_is_an_attack_without_bonus() -> None:
    match = play(duel(), "hidden_ways", dice(AXES_3, WOUNDS_2))
    say(match, RED, "@start.w", 2)
    totals = told(match, "totals")[0]
    assert (totals["points"], totals["other_points"]) == (5, 2)
    done(match)
    # Two wounds are all that Red has: nobody is left there but Purple.
    assert units(match, "start.w") == (PURPLE, 2)


@law("NG.clans.bear.4")
@of_card("hidden_ways")
def test_hidden_ways_do_not_bring_kaija_into_enemy_territory() -> None:
    g = table("bear", "raven")
    put(g, RED, "start.e", 0, kaija=True)
    put(g, PURPLE, "start.w", 2)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, "hidden_ways")
    asked(match, RED, "ask-northgard-hidden-to", "@start.n", "@start.s")
    refused(match, "@start.w", "NG.clans.bear.4")
    say(match, RED, "@start.s")
    done(match)
    assert g.chart.root[g.kaija] == land(g, "start.s")


@law("NG.creatures.bear.1")
@of_card("hidden_ways", "bribery")
def test_hidden_ways_and_bribery_move_no_unit_out_of_a_brown_bears_territory() -> None:
    g = duel(creatures=True)
    put(g, RED, "start.n", 1)
    creature(g, "brown_bear_beige", "start.e")
    match = turn(g, RED, ["hidden_ways", "bribery"])
    say(match, RED, "card:hidden_ways")
    asked(match, RED, "ask-northgard-hidden-to")  # from start.n: no choice of origin
    g = duel(creatures=True)
    creature(g, "brown_bear_beige", "start.w")
    match = turn(g, RED, ["bribery", "feast"])
    refused(match, "card:bribery", "NG.special.1")


@of_card("bribery")
@pytest.mark.parametrize("kaija", [True, False])
def test_bribery_moves_kaija_as_one_of_the_two(kaija: bool) -> None:
    g = duel(other="bear")
    put(g, PURPLE, "start.w", 1, kaija=True)
    match = play(g, "bribery")
    say(match, RED, "@start.n")
    asked(match, RED, "ask-northgard-kaija-too", "kaija", "skip")
    say(match, RED, "kaija" if kaija else "skip")
    asked(match, RED, "ask-northgard-move-count", *([0, 1] if kaija else [1, 2]))
    say(match, RED, 1)
    done(match)
    assert units(match, "start.n") == (PURPLE, 1)
    assert g.chart.root[g.kaija] == land(g, "start.n" if kaija else "start.w")


@law("NG.special.1")
@of_card("bribery")
def test_bribery_moves_up_to_two_enemy_units_to_a_neighbouring_territory() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_20", -1, 0, 2)  # its nw is one with start.w, its es lies across a Rough Border
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 3)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, "bribery")
    asked(match, RED, "ask-northgard-bribe-to", "@start.n", "@start.s", "@start.e", "@tile_20.es")
    say(match, RED, "@tile_20.es")
    asked(match, RED, "ask-northgard-move-count", 1, 2)
    say(match, RED, 2)
    done(match)
    assert (units(match, "start.w"), units(match, "tile_20.es")) == ((PURPLE, 1), (PURPLE, 2))


@of_card("bribery")
def test_bribery_may_start_a_battle_between_others_which_they_fight() -> None:
    g = table("wolf", "raven", "goat")
    put(g, RED, "start.n", 1)
    put(g, PURPLE, "start.w", 2)
    put(g, YELLOW, "start.s", 1)
    deal(g, PURPLE, ["feast", "move"])
    give(g, PURPLE, food=1)
    match = play(g, "bribery", dice(AXES_2, AXES_2))
    say(match, RED, "@start.w", "@start.s", 2)
    asked(match, PURPLE, "ask-northgard-combat-food", 0, 1)  # the attacker
    say(match, PURPLE, 1)
    totals = told(match, "totals")[0]
    assert (totals["seat"], totals["other"], totals["points"], totals["other_points"]) == (PURPLE, YELLOW, 5, 3)
    say(match, YELLOW, "@start.e")
    assert (units(match, "start.s"), units(match, "start.w")) == ((PURPLE, 2), (NOBODY, 0))
    assert units(match, "start.e") == (YELLOW, 1)
    asked(match, PURPLE, "ask-northgard-turn")
