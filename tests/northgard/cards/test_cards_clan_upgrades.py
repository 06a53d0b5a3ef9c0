"""The Clan Upgrade cards, each with its figures (NG.clans, NG.special)."""

from __future__ import annotations

import pytest

from polana.games.northgard.components import BUILDINGS, TILES
from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import AXES_3, PURPLE, RED, WOUNDS_2, cards, dice, names, table, tiles
from tests.northgard.card_tests import done, duel, of_card, play

# --- Bear -------------------------------------------------------------------------------------------------------------


@law("NG.clans.bear.4")
@of_card("the_bear_awakens")
def test_the_bear_awakens_recruits_2_and_lets_kaija_enter_enemy_territory_this_year() -> None:
    t = duel("bear")
    t.put(RED, "start.e", 0, kaija=True)
    t.turn(RED, ["the_bear_awakens", "bear_clan"])
    t.say(RED, "card:bear_clan", "@start.e", "@start.w")
    t.asked(RED, "ask-northgard-move-count", 1, 2)  # before that she may not come along
    t = duel("bear")
    t.put(RED, "start.e", 0, kaija=True)
    t.turn(RED, ["the_bear_awakens", "bear_clan"], dice(AXES_3, WOUNDS_2))
    t.say(RED, "card:the_bear_awakens", "@start.e", "@start.e")
    assert t.units("start.e") == (RED, 4)
    assert t.player(RED).kaija_roams
    t.say(RED, "card:bear_clan", "@start.e", "@start.w", "kaija", 0)
    # 2 + 3 against 2; Red's one figure would fall to two wounds, so Purple wins all the same.
    assert t.told("totals")[0]["points"] == 5


@law("NG.special.1")
@of_card("protector_of_the_land")
def test_protector_of_the_land_draws_a_card_for_each_closed_territory_of_three_tiles() -> None:
    t = table("bear", "raven")
    t.lay("tile_08", 1, 0)
    t.lay("tile_17", 2, 0, 3)  # start.e: three tiles, closed
    t.lay("tile_14", -1, 0)
    t.lay("tile_11", -2, 0, 1)  # start.w: three tiles, closed
    t.lay("tile_06", 0, 1)  # start.s: two tiles, closed
    for side in ("start.e", "start.w", "start.s", "start.n"):
        t.put(RED, side, 1)
    t.put(PURPLE, "tile_06.s", 1)
    t.deal(PURPLE, ["feast", "move"])
    play(t, "protector_of_the_land", cards("recruit", "move"))
    assert names(t.player(RED).hand) == ["recruit", "move"]


@of_card("protector_of_the_land")
def test_protector_of_the_land_draws_what_there_is_and_needs_such_a_territory() -> None:
    t = duel("bear")
    t.turn(RED, ["protector_of_the_land"])
    t.refused("card:protector_of_the_land", "NG.special.1")


# --- Boar -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("osmosis")
def test_osmosis_recruits_one_each_in_up_to_three_territories_that_are_open_or_show_wood() -> None:
    t = table("boar", "raven")
    t.lay("tile_06", 1, 0)  # start.e + its w: closed, with wood on the tile
    t.lay("tile_02", 0, -1, 2)  # start.n: closed, without wood
    t.build("start.n", "woodcutter_lodge")  # which does not count
    for name in ("start.e", "start.n", "start.s", "tile_06.n", "tile_06.e"):
        t.put(RED, name, 1)
    t.put(PURPLE, "start.w", 1)
    t.deal(PURPLE, ["feast", "move"])
    play(t, "osmosis")
    t.asked(RED, "ask-northgard-recruit", "done", "@start.e", "@start.s", "@tile_06.n", "@tile_06.e")
    t.refused("@start.n", "NG.special.1")
    t.say(RED, "@start.e", "@start.s")
    t.refused("@start.e", "NG.special.1")  # one each
    t.say(RED, "@tile_06.n")
    done(t)
    assert [t.units(name)[1] for name in ("start.e", "start.s", "tile_06.n", "tile_06.e")] == [2, 2, 2, 1]


@law("NG.explore.5")
@of_card("lay_of_the_land")
def test_lay_of_the_land_chooses_from_three_tiles_and_takes_the_resources_printed_on_it() -> None:
    t = duel("boar")
    play(t, "lay_of_the_land", tiles("tile_06", "tile_13", "tile_20"))
    t.asked(RED, "ask-northgard-tile", "tile:tile_06", "tile:tile_13", "tile:tile_20")
    t.say(RED, "tile:tile_06")
    assert t.goods(RED) == (0, 1, 1)  # a wood and a lore on tile_06, before it is placed
    t.say(RED, "rotate:0", "tile:tile_13")
    done(t)
    # The others go under the stack in an order of the player's choice; it closed, so the Boar gains no more.
    assert [TILES[tile] for tile in t.g.stack[:2]] == ["tile_20", "tile_13"]
    assert t.goods(RED) == (0, 1, 1)


# --- Goat -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("teamwork")
def test_teamwork_does_two_different_basic_actions_in_any_order() -> None:
    t = duel("goat")
    play(t, "teamwork")
    t.asked(RED, "ask-northgard-choose-action", "recruit", "move", "explore")
    t.say(RED, "move", "@start.e", "@start.n", 2)
    t.asked(RED, "ask-northgard-choose-action", "recruit", "explore")
    t.refused("move", "NG.special.1")
    t.say(RED, "recruit", "@start.n")
    done(t)
    assert t.units("start.n") == (RED, 3)


@of_card("teamwork")
def test_teamwork_ends_after_one_action_if_no_other_is_possible() -> None:
    t = duel("goat")
    t.put(RED, "start.e", 12)  # no figure is left
    t.g.stack, t.g.drawn_tiles[RED] = [], t.g.stack
    play(t, "teamwork")
    # Without figures, tiles and wood only a move is possible.
    t.say(RED, "@start.e", "@start.n", 3)
    done(t)


@law("NG.special.1")
@of_card("resourceful_people")
def test_resourceful_people_draws_two_cards_and_one_more_for_any_three_resources() -> None:
    t = duel("goat")
    t.give(RED, food=2, wood=1, lore=1)
    play(t, "resourceful_people", cards("recruit", "move", "explore"))
    t.asked(RED, "ask-northgard-pay-for-card", "yes", "skip")
    assert names(t.player(RED).hand) == ["recruit", "move"]
    t.say(RED, "yes", "resource:food", "resource:lore", "resource:food")
    assert names(t.player(RED).hand) == ["recruit", "move", "explore"]
    assert t.goods(RED) == (0, 1, 0)


@of_card("resourceful_people")
def test_resourceful_people_need_not_be_paid_and_cannot_with_two_resources() -> None:
    t = duel("goat")
    t.give(RED, food=3)
    play(t, "resourceful_people", cards("recruit", "move"))
    t.say(RED, "skip")
    assert names(t.player(RED).hand) == ["recruit", "move"]
    t = duel("goat")
    t.give(RED, food=2)
    play(t, "resourceful_people", cards("recruit", "move"))
    t.asked(RED, "ask-northgard-more-cards")


@of_card("resourceful_people")
@pytest.mark.parametrize("count", [2, 3])
def test_resourceful_people_need_a_card_for_the_third(count: int) -> None:
    t = duel("goat")
    t.give(RED, food=3)
    deck = ["recruit", "move", "explore"][:count]
    t.deal(RED, ["resourceful_people"], deck=deck)
    t.turn(RED, chance=cards(*deck))
    t.say(RED, "card:resourceful_people")
    if count == 3:
        t.say(RED, "yes")
    assert names(t.player(RED).hand) == deck
    t.asked(RED, "ask-northgard-more-cards")


# --- Raven ------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("raiding_party")
def test_raiding_party_removes_an_enemy_unit_anywhere_and_takes_a_resource_shown_there() -> None:
    t = duel("raven", "wolf")
    t.lay("tile_10", -1, 0, 2)  # its nw, with a food, is one with start.w
    t.lay("tile_11", -2, 0)
    t.put(PURPLE, "tile_11.n", 1)
    t.build("start.w", "menhir")
    play(t, "raiding_party")
    t.asked(RED, "ask-northgard-remove-enemy", "@start.w", "@tile_11.n")
    t.refused("@start.e", "NG.special.1")
    t.say(RED, "@start.w")
    t.asked(RED, "ask-northgard-collect-one", "resource:food", "resource:lore")
    t.refused("resource:wood", "NG.special.1")
    t.say(RED, "resource:lore")
    done(t)
    assert t.units("start.w") == (PURPLE, 1)
    assert t.goods(RED) == (0, 0, 1)
    assert t.goods(PURPLE) == (0, 0, 0)


@of_card("raiding_party")
def test_raiding_party_may_remove_the_last_unit_and_finds_nothing_where_nothing_is_shown() -> None:
    t = table("raven", "wolf")
    t.put(RED, "start.e", 1)
    t.put(PURPLE, "start.w", 1)
    t.deal(PURPLE, ["feast", "move"])
    play(t, "raiding_party")
    done(t)
    assert t.units("start.w") == (NOBODY, 0)
    assert t.goods(RED) == (0, 0, 0)


@law("NG.special.1")
@of_card("raven_mercenaries")
def test_raven_mercenaries_recruits_2_in_one_neutral_territory_and_a_third_for_two_resources() -> None:
    t = duel("raven", "wolf")
    t.give(RED, food=1, wood=2)
    play(t, "raven_mercenaries")
    t.asked(RED, "ask-northgard-recruit-in-one", "done", "@start.n", "@start.s")
    t.refused("@start.e", "NG.special.1")
    t.say(RED, "@start.n", 2)
    t.asked(RED, "ask-northgard-pay-for-recruit", "yes", "skip")
    t.say(RED, "yes", "resource:wood", "resource:food")
    done(t)
    assert t.units("start.n") == (RED, 3)
    assert t.goods(RED) == (0, 1, 0)


@of_card("raven_mercenaries")
def test_raven_mercenaries_without_two_resources_or_without_recruits_offer_no_third() -> None:
    t = duel("raven", "wolf")
    t.give(RED, food=1)
    play(t, "raven_mercenaries")
    t.say(RED, "@start.n", 1)
    done(t)
    assert t.units("start.n") == (RED, 1)
    t = duel("raven", "wolf")
    t.give(RED, food=9)
    play(t, "raven_mercenaries")
    t.say(RED, "done")
    done(t)


@of_card("raven_mercenaries")
@pytest.mark.parametrize("reserve", [2, 3])
def test_raven_mercenaries_need_a_figure_for_the_third(reserve: int) -> None:
    t = duel("raven", "wolf")
    t.give(RED, food=9)
    t.put(RED, "start.e", 12 - reserve)
    play(t, "raven_mercenaries")
    t.say(RED, "@start.n", 2)
    if reserve == 3:
        t.say(RED, "yes")
    done(t)
    assert t.units("start.n") == (RED, reserve)


# --- Snake ------------------------------------------------------------------------------------------------------------


@law("NG.clans.snake.1")
@of_card("rapacious_exploitation")
def test_rapacious_exploitation_the_owner_of_a_picked_card_discards_it() -> None:
    t = duel("snake")
    t.give(PURPLE, food=1, lore=1)
    t.deal(PURPLE, ["feast", "move", "build"])
    play(t, "rapacious_exploitation")
    t.say(RED, "@start.w")  # before a clan card the token may be placed
    t.asked(RED, "ask-northgard-pick-from-hand", "card:feast", "card:move", "card:build")
    seen = t.match.view(RED)["players"]
    assert isinstance(seen, list)
    assert seen[PURPLE]["hand"]["cards"] == ["build", "feast", "move"]
    t.say(RED, "card:feast")
    t.asked(PURPLE, "ask-northgard-discard-or-pay", "card:feast", "resource:food", "resource:lore")
    t.say(PURPLE, "card:feast")
    done(t)
    assert names(t.player(PURPLE).discard) == ["feast"]
    assert t.goods(RED) == (0, 0, 0)


@of_card("rapacious_exploitation")
def test_rapacious_exploitation_or_hands_over_two_resources_of_their_choice() -> None:
    t = duel("snake")
    t.give(PURPLE, food=2, lore=1)
    play(t, "rapacious_exploitation")
    t.say(RED, "skip", "card:move")
    t.say(PURPLE, "resource:food")
    t.asked(PURPLE, "ask-northgard-hand-over", "resource:food", "resource:lore")
    t.say(PURPLE, "resource:lore")
    done(t)
    assert sorted(names(t.player(PURPLE).hand)) == ["feast", "move"]
    assert t.goods(PURPLE) == (1, 0, 0)
    assert t.goods(RED) == (1, 0, 1)


@of_card("rapacious_exploitation")
def test_rapacious_exploitation_with_fewer_than_two_resources_the_card_goes() -> None:
    t = duel("snake")
    t.give(PURPLE, food=1)
    play(t, "rapacious_exploitation")
    t.say(RED, "skip", "card:move")
    done(t)
    assert names(t.player(PURPLE).discard) == ["move"]


@law("NG.special.1")
@of_card("stolen_lore")
def test_stolen_lore_uses_a_card_in_the_active_zone_of_who_holds_the_scorched_territory() -> None:
    t = duel("snake")
    t.deal(PURPLE, ["feast", "move"], active=["fishing", "unrest", "enemy_secrets", "build"])
    play(t, "stolen_lore")
    t.say(RED, "@start.w")
    # Unrest is not played, Enemy Secrets not copied, and Red has no wood to build with.
    t.asked(PURPLE, "ask-northgard-turn")
    assert t.goods(RED) == (3, 0, 0)
    assert names(t.player(PURPLE).active) == ["fishing", "unrest", "enemy_secrets", "build"]


@of_card("stolen_lore")
def test_stolen_lore_finds_nothing_in_a_neutral_territory_but_may_be_played_for_the_token() -> None:
    t = duel("snake")
    t.deal(PURPLE, ["feast", "move"], active=["fishing"])
    play(t, "stolen_lore")
    t.say(RED, "@start.n")
    done(t)
    assert t.goods(RED) == (0, 0, 0)
    assert t.g.chart.root[t.g.scorched] == t.land("start.n")


# --- Stag -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("glory_of_the_clan")
def test_glory_of_the_clan_builds_and_takes_the_resources_of_the_territory_before_it() -> None:
    t = duel("stag")
    t.lay("tile_12", 1, 0)  # its mid, with a wood and a small slot, is one with start.e
    play(t, "glory_of_the_clan")
    # Without wood it cannot build first.
    t.asked(RED, "ask-northgard-build", *[f"building:{name}" for name in BUILDINGS[:2] + BUILDINGS[3:5]])
    assert t.goods(RED) == (0, 1, 0)
    t.say(RED, "building:food_silo")
    done(t)
    assert t.goods(RED) == (0, 0, 0)
    assert t.stands("start.e", "food_silo") == 1


@of_card("glory_of_the_clan")
def test_glory_of_the_clan_or_after_it_with_what_the_new_building_gives() -> None:
    t = duel("stag")
    t.lay("tile_12", 1, 0)
    t.give(RED, wood=1)
    play(t, "glory_of_the_clan")
    t.asked(RED, "ask-northgard-harvest-or-build", "special", "build")
    t.say(RED, "build", "building:food_silo")
    t.asked(RED, "ask-northgard-harvest-here", "special", "skip")
    t.say(RED, "special")
    done(t)
    assert t.goods(RED) == (1, 1, 0)


@of_card("glory_of_the_clan")
def test_glory_of_the_clan_a_wolf_stops_the_gain_of_tiles() -> None:
    t = duel("stag", creatures=True)
    t.lay("tile_12", 1, 0)
    t.creature("wolf_beige", "start.e")
    t.turn(RED, ["glory_of_the_clan"])
    t.refused("card:glory_of_the_clan", "NG.build.1")  # no wood, and none to be had here
    t.again()
    t.give(RED, wood=1)
    play(t, "glory_of_the_clan")
    t.say(RED, "special", "building:woodcutter_lodge")
    done(t)
    assert t.goods(RED) == (0, 0, 0)


@law("NG.special.1")
@of_card("annexation")
@pytest.mark.parametrize("order", ["explore", "move"])
def test_annexation_makes_one_move_and_may_explore_before_or_after_it(order: str) -> None:
    t = duel("stag")
    play(t, "annexation", tiles("tile_02"))
    t.asked(RED, "ask-northgard-which-first", "move", "explore")
    t.say(RED, order)
    if order == "explore":
        t.say(RED, "rotate:1")  # a part of tile_02 that stays open
        t.say(RED, "@start.e", "@start.n", 1)
    else:
        t.say(RED, "@start.e", "@start.n", 1)
        t.asked(RED, "ask-northgard-explore-too", "explore", "skip")
        t.say(RED, "explore")
        t.say(RED, t.ask.options[0], "rotate:1")
    done(t)
    assert len(t.g.chart.tile_at) == 2
    assert t.units("start.n") == (RED, 1)


@of_card("annexation")
def test_annexation_need_not_explore() -> None:
    t = duel("stag")
    play(t, "annexation")
    t.say(RED, "move", "done", "skip")
    done(t)


# --- Wolf -------------------------------------------------------------------------------------------------------------


@law("NG.special.1")
@of_card("plunder")
def test_plunder_removes_a_unit_next_to_own_territories_and_draws_a_card() -> None:
    t = duel("wolf")
    t.lay("tile_11", -1, 0)
    t.put(PURPLE, "tile_11.n", 1)
    play(t, "plunder", cards("recruit"))
    # tile_11.n is not next to Red's territory, start.w is.
    assert t.units("start.w") == (PURPLE, 1)
    assert t.units("tile_11.n") == (PURPLE, 1)
    assert names(t.player(RED).hand) == ["recruit"]
    assert t.may("done")


@law("NG.special.1")
@of_card("call_to_war")
def test_call_to_war_recruits_one_unit_in_every_territory_next_to_an_enemys() -> None:
    t = duel("wolf")
    t.put(RED, "start.n", 1)
    t.lay("tile_02", 1, 0)
    t.put(RED, "tile_02.n", 1)  # next to no enemy
    play(t, "call_to_war")
    t.asked(RED, "ask-northgard-recruit-by-card", "done", "@start.e", "@start.n")
    t.refused("@tile_02.n", "NG.special.1")
    t.say(RED, "@start.e", "@start.n")
    done(t)
    assert (t.units("start.e"), t.units("start.n")) == ((RED, 3), (RED, 2))
