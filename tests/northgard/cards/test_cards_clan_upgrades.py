"""The Clan Upgrade cards, each with its figures (NG.clans, NG.special)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import BUILDINGS, TILES
from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import (
    AXES_3,
    PURPLE,
    RED,
    WOUNDS_2,
    asked,
    build,
    cards,
    creature,
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
    told,
    turn,
    units,
)
from tests.northgard.card_tests import done, duel, goods, names, of_card, play, stands

# --- Bear -------------------------------------------------------------------------------------------------------------


@law("NG.clans.bear.4")
@of_card("the_bear_awakens")
def test_the_bear_awakens_recruits_2_and_lets_kaija_enter_enemy_territory_this_year() -> None:
    g = duel("bear")
    put(g, RED, "start.e", 0, kaija=True)
    match = turn(g, RED, ["the_bear_awakens", "bear_clan"])
    say(match, RED, "card:bear_clan", "@start.e", "@start.w")
    asked(match, RED, "ask-northgard-move-count", 1, 2)  # before that she may not come along
    g = duel("bear")
    put(g, RED, "start.e", 0, kaija=True)
    match = turn(g, RED, ["the_bear_awakens", "bear_clan"], dice(AXES_3, WOUNDS_2))
    say(match, RED, "card:the_bear_awakens", "@start.e", "@start.e")
    assert units(match, "start.e") == (RED, 4)
    assert g.players[RED].kaija_roams
    say(match, RED, "card:bear_clan", "@start.e", "@start.w", "kaija", 0)
    # 2 + 3 against 2; Red's one figure would fall to two wounds, so Purple wins all the same.
    assert told(match, "totals")[0]["points"] == 5


@law("NG.special.1")
@of_card("protector_of_the_land")
def test_protector_of_the_land_draws_a_card_for_each_closed_territory_of_three_tiles() -> None:
    g = table("bear", "raven")
    lay(g, "tile_08", 1, 0)
    lay(g, "tile_17", 2, 0, 3)  # start.e: three tiles, closed
    lay(g, "tile_14", -1, 0)
    lay(g, "tile_11", -2, 0, 1)  # start.w: three tiles, closed
    lay(g, "tile_06", 0, 1)  # start.s: two tiles, closed
    for side in ("start.e", "start.w", "start.s", "start.n"):
        put(g, RED, side, 1)
    put(g, PURPLE, "tile_06.s", 1)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, "protector_of_the_land", cards("recruit", "move"))
    assert names(state(match).players[RED].hand) == ["recruit", "move"]


@of_card("protector_of_the_land")
def test_protector_of_the_land_draws_what_there_is_and_needs_such_a_territory() -> None:
    g = duel("bear")
    match = turn(g, RED, ["protector_of_the_land"])
    refused(match, "card:protector_of_the_land", "NG.special.1")


# --- Boar -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("osmosis")
def test_osmosis_recruits_one_each_in_up_to_three_territories_that_are_open_or_show_wood() -> None:
    g = table("boar", "raven")
    lay(g, "tile_06", 1, 0)  # start.e + its w: closed, with wood on the tile
    lay(g, "tile_02", 0, -1, 2)  # start.n: closed, without wood
    build(g, "start.n", "woodcutter_lodge")  # which does not count
    for name in ("start.e", "start.n", "start.s", "tile_06.n", "tile_06.e"):
        put(g, RED, name, 1)
    put(g, PURPLE, "start.w", 1)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, "osmosis")
    asked(match, RED, "ask-northgard-recruit", "done", "@start.e", "@start.s", "@tile_06.n", "@tile_06.e")
    refused(match, "@start.n", "NG.special.1")
    say(match, RED, "@start.e", "@start.s")
    refused(match, "@start.e", "NG.special.1")  # one each
    say(match, RED, "@tile_06.n")
    done(match)
    assert [units(match, name)[1] for name in ("start.e", "start.s", "tile_06.n", "tile_06.e")] == [2, 2, 2, 1]


@law("NG.explore.5")
@of_card("lay_of_the_land")
def test_lay_of_the_land_chooses_from_three_tiles_and_takes_the_resources_printed_on_it() -> None:
    g = duel("boar")
    match = play(g, "lay_of_the_land", tiles("tile_06", "tile_13", "tile_20"))
    asked(match, RED, "ask-northgard-tile", "tile:tile_06", "tile:tile_13", "tile:tile_20")
    say(match, RED, "tile:tile_06")
    assert goods(g, RED) == (0, 1, 1)  # a wood and a lore on tile_06, before it is placed
    say(match, RED, "rotate:0", "tile:tile_13")
    done(match)
    # The others go under the stack in an order of the player's choice; it closed, so the Boar gains no more.
    assert [TILES[tile] for tile in g.stack[:2]] == ["tile_20", "tile_13"]
    assert goods(g, RED) == (0, 1, 1)


# --- Goat -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("teamwork")
def test_teamwork_does_two_different_basic_actions_in_any_order() -> None:
    match = play(duel("goat"), "teamwork")
    asked(match, RED, "ask-northgard-choose-action", "recruit", "move", "explore")
    say(match, RED, "move", "@start.e", "@start.n", 2)
    asked(match, RED, "ask-northgard-choose-action", "recruit", "explore")
    refused(match, "move", "NG.special.1")
    say(match, RED, "recruit", "@start.n")
    done(match)
    assert units(match, "start.n") == (RED, 3)


@of_card("teamwork")
def test_teamwork_ends_after_one_action_if_no_other_is_possible() -> None:
    g = duel("goat")
    put(g, RED, "start.e", 12)  # no figure is left
    g.stack, g.drawn_tiles[RED] = [], g.stack
    match = play(g, "teamwork")
    # Without figures, tiles and wood only a move is possible.
    say(match, RED, "@start.e", "@start.n", 3)
    done(match)


@law("NG.special.1")
@of_card("resourceful_people")
def test_resourceful_people_draws_two_cards_and_one_more_for_any_three_resources() -> None:
    g = duel("goat")
    give(g, RED, food=2, wood=1, lore=1)
    match = play(g, "resourceful_people", cards("recruit", "move", "explore"))
    asked(match, RED, "ask-northgard-pay-for-card", "yes", "skip")
    assert names(g.players[RED].hand) == ["recruit", "move"]
    say(match, RED, "yes", "resource:food", "resource:lore", "resource:food")
    assert names(g.players[RED].hand) == ["recruit", "move", "explore"]
    assert goods(g, RED) == (0, 1, 0)


@of_card("resourceful_people")
def test_resourceful_people_need_not_be_paid_and_cannot_with_two_resources() -> None:
    g = duel("goat")
    give(g, RED, food=3)
    match = play(g, "resourceful_people", cards("recruit", "move"))
    say(match, RED, "skip")
    assert names(g.players[RED].hand) == ["recruit", "move"]
    g = duel("goat")
    give(g, RED, food=2)
    match = play(g, "resourceful_people", cards("recruit", "move"))
    asked(match, RED, "ask-northgard-more-cards")


@of_card("resourceful_people")
@pytest.mark.parametrize("count", [2, 3])
def test_resourceful_people_need_a_card_for_the_third(count: int) -> None:
    g = duel("goat")
    give(g, RED, food=3)
    deck = ["recruit", "move", "explore"][:count]
    deal(g, RED, ["resourceful_people"], deck=deck)
    match = turn(g, RED, chance=cards(*deck))
    say(match, RED, "card:resourceful_people")
    if count == 3:
        say(match, RED, "yes")
    assert names(g.players[RED].hand) == deck
    asked(match, RED, "ask-northgard-more-cards")


# --- Raven ------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("raiding_party")
def test_raiding_party_removes_an_enemy_unit_anywhere_and_takes_a_resource_shown_there() -> None:
    g = duel("raven", "wolf")
    lay(g, "tile_10", -1, 0, 2)  # its nw, with a food, is one with start.w
    lay(g, "tile_11", -2, 0)
    put(g, PURPLE, "tile_11.n", 1)
    build(g, "start.w", "menhir")
    match = play(g, "raiding_party")
    asked(match, RED, "ask-northgard-remove-enemy", "@start.w", "@tile_11.n")
    refused(match, "@start.e", "NG.special.1")
    say(match, RED, "@start.w")
    asked(match, RED, "ask-northgard-collect-one", "resource:food", "resource:lore")
    refused(match, "resource:wood", "NG.special.1")
    say(match, RED, "resource:lore")
    done(match)
    assert units(match, "start.w") == (PURPLE, 1)
    assert goods(g, RED) == (0, 0, 1)
    assert goods(g, PURPLE) == (0, 0, 0)


@of_card("raiding_party")
def test_raiding_party_may_remove_the_last_unit_and_finds_nothing_where_nothing_is_shown() -> None:
    g = table("raven", "wolf")
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 1)
    deal(g, PURPLE, ["feast", "move"])
    match = play(g, "raiding_party")
    done(match)
    assert units(match, "start.w") == (NOBODY, 0)
    assert goods(g, RED) == (0, 0, 0)


@law("NG.special.1")
@of_card("raven_mercenaries")
def test_raven_mercenaries_recruits_2_in_one_neutral_territory_and_a_third_for_two_resources() -> None:
    g = duel("raven", "wolf")
    give(g, RED, food=1, wood=2)
    match = play(g, "raven_mercenaries")
    asked(match, RED, "ask-northgard-recruit-in-one", "done", "@start.n", "@start.s")
    refused(match, "@start.e", "NG.special.1")
    say(match, RED, "@start.n", 2)
    asked(match, RED, "ask-northgard-pay-for-recruit", "yes", "skip")
    say(match, RED, "yes", "resource:wood", "resource:food")
    done(match)
    assert units(match, "start.n") == (RED, 3)
    assert goods(g, RED) == (0, 1, 0)


@of_card("raven_mercenaries")
def test_raven_mercenaries_without_two_resources_or_without_recruits_offer_no_third() -> None:
    g = duel("raven", "wolf")
    give(g, RED, food=1)
    match = play(g, "raven_mercenaries")
    say(match, RED, "@start.n", 1)
    done(match)
    assert units(match, "start.n") == (RED, 1)
    g = duel("raven", "wolf")
    give(g, RED, food=9)
    match = play(g, "raven_mercenaries")
    say(match, RED, "done")
    done(match)


@of_card("raven_mercenaries")
@pytest.mark.parametrize("reserve", [2, 3])
def test_raven_mercenaries_need_a_figure_for_the_third(reserve: int) -> None:
    g = duel("raven", "wolf")
    give(g, RED, food=9)
    put(g, RED, "start.e", 12 - reserve)
    match = play(g, "raven_mercenaries")
    say(match, RED, "@start.n", 2)
    if reserve == 3:
        say(match, RED, "yes")
    done(match)
    assert units(match, "start.n") == (RED, reserve)


# --- Snake ------------------------------------------------------------------------------------------------------------


@law("NG.clans.snake.1")
@of_card("rapacious_exploitation")
def test_rapacious_exploitation_the_owner_of_a_picked_card_discards_it() -> None:
    g = duel("snake")
    give(g, PURPLE, food=1, lore=1)
    deal(g, PURPLE, ["feast", "move", "build"])
    match = play(g, "rapacious_exploitation")
    say(match, RED, "@start.w")  # before a clan card the token may be placed
    asked(match, RED, "ask-northgard-pick-from-hand", "card:feast", "card:move", "card:build")
    seen = match.view(RED)["players"]
    assert isinstance(seen, list)
    assert seen[PURPLE]["hand"]["cards"] == ["build", "feast", "move"]
    say(match, RED, "card:feast")
    asked(match, PURPLE, "ask-northgard-discard-or-pay", "card:feast", "resource:food", "resource:lore")
    say(match, PURPLE, "card:feast")
    done(match)
    assert names(g.players[PURPLE].discard) == ["feast"]
    assert goods(g, RED) == (0, 0, 0)


@of_card("rapacious_exploitation")
def test_rapacious_exploitation_or_hands_over_two_resources_of_their_choice() -> None:
    g = duel("snake")
    give(g, PURPLE, food=2, lore=1)
    match = play(g, "rapacious_exploitation")
    say(match, RED, "skip", "card:move")
    say(match, PURPLE, "resource:food")
    asked(match, PURPLE, "ask-northgard-hand-over", "resource:food", "resource:lore")
    say(match, PURPLE, "resource:lore")
    done(match)
    assert sorted(names(g.players[PURPLE].hand)) == ["feast", "move"]
    assert goods(g, PURPLE) == (1, 0, 0)
    assert goods(g, RED) == (1, 0, 1)


@of_card("rapacious_exploitation")
def test_rapacious_exploitation_with_fewer_than_two_resources_the_card_goes() -> None:
    g = duel("snake")
    give(g, PURPLE, food=1)
    match = play(g, "rapacious_exploitation")
    say(match, RED, "skip", "card:move")
    done(match)
    assert names(g.players[PURPLE].discard) == ["move"]


@law("NG.special.1")
@of_card("stolen_lore")
def test_stolen_lore_uses_a_card_in_the_active_zone_of_who_holds_the_scorched_territory() -> None:
    g = duel("snake")
    deal(g, PURPLE, ["feast", "move"], active=["fishing", "unrest", "enemy_secrets", "build"])
    match = play(g, "stolen_lore")
    say(match, RED, "@start.w")
    # Unrest is not played, Enemy Secrets not copied, and Red has no wood to build with.
    asked(match, PURPLE, "ask-northgard-turn")
    assert goods(g, RED) == (3, 0, 0)
    assert names(g.players[PURPLE].active) == ["fishing", "unrest", "enemy_secrets", "build"]


@of_card("stolen_lore")
def test_stolen_lore_finds_nothing_in_a_neutral_territory_but_may_be_played_for_the_token() -> None:
    g = duel("snake")
    deal(g, PURPLE, ["feast", "move"], active=["fishing"])
    match = play(g, "stolen_lore")
    say(match, RED, "@start.n")
    done(match)
    assert goods(g, RED) == (0, 0, 0)
    assert g.chart.root[g.scorched] == land(g, "start.n")


# --- Stag -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("glory_of_the_clan")
def test_glory_of_the_clan_builds_and_takes_the_resources_of_the_territory_before_it() -> None:
    g = duel("stag")
    lay(g, "tile_12", 1, 0)  # its mid, with a wood and a small slot, is one with start.e
    match = play(g, "glory_of_the_clan")
    # Without wood it cannot build first.
    asked(match, RED, "ask-northgard-build", *[f"building:{name}" for name in BUILDINGS[:2] + BUILDINGS[3:5]])
    assert goods(g, RED) == (0, 1, 0)
    say(match, RED, "building:food_silo")
    done(match)
    assert goods(g, RED) == (0, 0, 0)
    assert stands(g, "start.e", "food_silo") == 1


@of_card("glory_of_the_clan")
def test_glory_of_the_clan_or_after_it_with_what_the_new_building_gives() -> None:
    g = duel("stag")
    lay(g, "tile_12", 1, 0)
    give(g, RED, wood=1)
    match = play(g, "glory_of_the_clan")
    asked(match, RED, "ask-northgard-harvest-or-build", "special", "build")
    say(match, RED, "build", "building:food_silo")
    asked(match, RED, "ask-northgard-harvest-here", "special", "skip")
    say(match, RED, "special")
    done(match)
    assert goods(g, RED) == (1, 1, 0)


@of_card("glory_of_the_clan")
def test_glory_of_the_clan_a_wolf_stops_the_gain_of_tiles() -> None:
    g = duel("stag", creatures=True)
    lay(g, "tile_12", 1, 0)
    creature(g, "wolf_beige", "start.e")
    match = turn(g, RED, ["glory_of_the_clan"])
    refused(match, "card:glory_of_the_clan", "NG.build.1")  # no wood, and none to be had here
    give(g, RED, wood=1)
    match = play(g, "glory_of_the_clan")
    say(match, RED, "special", "building:woodcutter_lodge")
    done(match)
    assert goods(g, RED) == (0, 0, 0)


@law("NG.special.1")
@of_card("annexation")
@pytest.mark.parametrize("order", ["explore", "move"])
def test_annexation_makes_one_move_and_may_explore_before_or_after_it(order: str) -> None:
    g = duel("stag")
    match = play(g, "annexation", tiles("tile_02"))
    asked(match, RED, "ask-northgard-which-first", "move", "explore")
    say(match, RED, order)
    if order == "explore":
        say(match, RED, "rotate:1")  # a part of tile_02 that stays open
        say(match, RED, "@start.e", "@start.n", 1)
    else:
        say(match, RED, "@start.e", "@start.n", 1)
        asked(match, RED, "ask-northgard-explore-too", "explore", "skip")
        say(match, RED, "explore")
        assert match.ask is not None
        say(match, RED, match.ask.options[0], "rotate:1")
    done(match)
    assert len(g.chart.tile_at) == 2
    assert units(match, "start.n") == (RED, 1)


@of_card("annexation")
def test_annexation_need_not_explore() -> None:
    match = play(duel("stag"), "annexation")
    say(match, RED, "move", "done", "skip")
    done(match)


# --- Wolf -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("plunder")
def test_plunder_removes_a_unit_next_to_own_territories_and_draws_a_card() -> None:
    g = duel("wolf")
    lay(g, "tile_11", -1, 0)
    put(g, PURPLE, "tile_11.n", 1)
    match = play(g, "plunder", cards("recruit"))
    # tile_11.n is not next to Red's territory, start.w is.
    assert units(match, "start.w") == (PURPLE, 1)
    assert units(match, "tile_11.n") == (PURPLE, 1)
    assert names(g.players[RED].hand) == ["recruit"]
    assert may(match, "done")


@law("NG.special.1")
@of_card("call_to_war")
def test_call_to_war_recruits_one_unit_in_every_territory_next_to_an_enemys() -> None:
    g = duel("wolf")
    put(g, RED, "start.n", 1)
    lay(g, "tile_02", 1, 0)
    put(g, RED, "tile_02.n", 1)  # next to no enemy
    match = play(g, "call_to_war")
    asked(match, RED, "ask-northgard-recruit-by-card", "done", "@start.e", "@start.n")
    refused(match, "@tile_02.n", "NG.special.1")
    say(match, RED, "@start.e", "@start.n")
    done(match)
    assert (units(match, "start.e"), units(match, "start.n")) == ((RED, 3), (RED, 2))
