"""The course of the years: phases, card zones, how a year starts and ends (NG.year, NG.deck, NG.start, NG.endyear)."""

from __future__ import annotations

import contextlib

import pytest

from polana.games.northgard import game
from polana.games.northgard.actions.draw import draw_up
from polana.games.northgard.components import ADVANCED, CARD_DECK, CLANS, EARLY
from polana.games.northgard.state import (
    ACTIONS,
    CREATURES_ACT,
    END_OF_YEAR,
    HARVEST,
    NOBODY,
    START_OF_YEAR,
    WINTER,
)
from polana.games.northgard.year.course import lay_out_offer, start_of_year, step
from polana.games.northgard.year.endgame import end_of_year
from polana.kernel.flow import Ask
from tests.law import law
from tests.northgard.bench import PURPLE, RED, YELLOW, Bench, names, table, tiles
from tests.northgard.scenes import crowded


def at_start(t: Bench, year: int = 1) -> Bench:
    """Everything is ready for the first phase of a year."""
    t.g.phase = START_OF_YEAR
    t.g.year = year
    return t


# --- the year ---------------------------------------------------------------------------------------------------------


def phases_of_a_year(t: Bench) -> list[int]:
    """The phases that a year goes through when everybody always takes the last option, which is to pass."""
    at_start(t)
    phases: list[int] = []
    while t.g.year == 1:
        if t.g.phase not in phases:
            phases.append(t.g.phase)
        flow = step(t.g)
        with contextlib.suppress(StopIteration):
            question = next(flow)
            while isinstance(question, Ask):
                question = flow.send(question.options[-1])
    return phases


def settled(creatures: bool = False) -> Bench:
    """Two players with units that cost food in Winter, in the first phase of year 1."""
    t = table("wolf", "raven", creatures=creatures)
    for seat, side in ((RED, "start.e"), (PURPLE, "start.w")):
        t.put(seat, side, 4)
        t.give(seat, food=1)
    return t


@law("NG.year.1")
def test_a_year_goes_from_its_start_through_actions_harvest_and_winter_to_its_end() -> None:
    t = settled()
    assert phases_of_a_year(t) == [START_OF_YEAR, ACTIONS, HARVEST, WINTER]
    assert [player.food for player in t.g.players] == [0, 0]  # paid in Winter
    assert (t.g.year, t.g.phase) == (2, START_OF_YEAR)
    assert [len(player.deck) for player in t.g.players] == [4, 4]  # three left of seven, and a Development card


@law("NG.creatures.phase.1")
def test_with_the_module_the_creatures_act_between_actions_and_harvest() -> None:
    t = settled(creatures=True)
    t.creature("wolf_beige", "start.n")
    assert phases_of_a_year(t) == [START_OF_YEAR, ACTIONS, CREATURES_ACT, HARVEST, WINTER]
    # Without any creature on the map the phase is empty.
    assert phases_of_a_year(settled(creatures=True)) == [START_OF_YEAR, ACTIONS, CREATURES_ACT, HARVEST, WINTER]


# --- card zones -------------------------------------------------------------------------------------------------------


@law("NG.deck.1")
def test_cards_go_from_draw_pile_to_hand_to_active_zone_to_discard_pile() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    t.put(PURPLE, "start.w", 1)
    player = t.player(RED)
    t.deal(RED, (), deck=["move", "feast", "recruit"])
    t.deal(PURPLE, ["move", "feast"], deck=[])
    draw_up(t.g, RED, 1)
    assert (names(player.deck), names(player.hand)) == (["move", "feast"], ["recruit"])
    t.g.offer, t.g.box_early = t.g.box_early[:1], t.g.box_early[1:]
    t.going_on()
    t.say(RED, "card:recruit", "done")
    assert (names(player.hand), names(player.active)) == ([], ["recruit"])
    t.say(PURPLE, "wait", "card:move")
    # Red has no card in hand and so can only pass: the active zone is discarded.
    assert (names(player.active), names(player.discard)) == ([], ["recruit"])


@law("NG.deck.1")
def test_hands_and_draw_piles_are_hidden_and_the_other_zones_open() -> None:
    t = table("wolf", "raven")
    t.deal(PURPLE, ["move", "feast"], deck=["recruit"], discard=["build"], active=["explore"])
    seen = game.view(t.g, RED)["players"]
    assert isinstance(seen, list)
    assert seen[PURPLE]["hand"] == {"count": 2, "cards": []}
    assert seen[PURPLE]["deck"] == {"count": 1, "top": []}
    assert (seen[PURPLE]["discard"], seen[PURPLE]["active"]) == (["build"], ["explore"])


@law("NG.deck.2")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn_from_an_empty_draw_pile() -> None:
    t = table("wolf", "raven")
    player = t.player(RED)
    t.deal(RED, (), deck=["move", "feast"], discard=["recruit", "build", "explore"])
    draw_up(t.g, RED, 2)
    assert (names(player.hand), player.deck) == (["feast", "move"], [])
    assert names(player.discard) == ["recruit", "build", "explore"]  # the pile is empty, but no card is needed
    draw_up(t.g, RED, 1)
    assert len(player.hand) == 3
    assert len(player.deck) == 2
    assert not player.discard


@law("NG.deck.2")
def test_the_new_draw_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        t = table("wolf", "raven")
        t.g.chance.reseed(seed)
        t.deal(RED, (), deck=[], discard=["recruit", "build", "explore", "feast", "move"])
        draw_up(t.g, RED, 5)
        orders.add(tuple(t.player(RED).hand))
    assert len(orders) > 1


# --- the start of the year --------------------------------------------------------------------------------------------


@law("NG.start.1")
def test_at_the_start_of_the_year_every_player_draws_four_cards() -> None:
    t = at_start(table("wolf", "raven"))
    start_of_year(t.g)
    assert [len(player.hand) for player in t.g.players] == [4, 4]
    assert [len(player.deck) for player in t.g.players] == [3, 3]


@law("NG.start.1", "NG.buildings.forge")
def test_each_forge_that_a_player_controls_gives_one_more_card() -> None:
    t = at_start(table("wolf", "raven"))
    for at, tile in enumerate(("tile_24", "tile_29")):
        t.lay(tile, 1 + at, 0)
        t.build(f"{tile}.nw", "forge")
    t.put(RED, "tile_24.nw", 1)
    t.put(RED, "tile_29.nw", 1)
    start_of_year(t.g)
    assert [len(player.hand) for player in t.g.players] == [6, 4]


@law("NG.buildings.forge", "NG.explore.8")
def test_two_forges_in_one_merged_territory_both_count() -> None:
    t = at_start(table("wolf", "raven"))
    t.lay("tile_24", 1, 0)
    t.build("tile_24.nw", "forge")
    t.lay("tile_29", 1, -1, 2)  # its nw faces east and south now
    t.build("tile_29.nw", "forge")
    t.put(RED, "tile_24.nw", 1)
    assert t.land("tile_29.nw") == t.land("tile_24.nw")
    start_of_year(t.g)
    assert len(t.player(RED).hand) == 6


@law("NG.start.1")
def test_if_draw_and_discard_pile_are_short_what_there_is_is_drawn() -> None:
    t = at_start(table("wolf", "raven"))
    t.deal(RED, (), deck=["move"], discard=["feast", "build"])
    start_of_year(t.g)
    assert sorted(names(t.player(RED).hand)) == ["build", "feast", "move"]


@law("NG.start.2")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_as_many_development_cards_as_players_are_revealed(count: int) -> None:
    t = at_start(table(*CLANS[:count]))
    top = t.g.development[-count:]
    start_of_year(t.g)
    assert sorted(t.g.offer) == sorted(top)
    assert len(t.g.development) == 5 * count


@law("NG.start.3")
@pytest.mark.parametrize(("long_game", "early"), [(False, 2), (True, 3)])
def test_early_cards_appear_first_and_advanced_ones_until_the_year_before_the_last(long_game: bool, early: int) -> None:
    t = table("wolf", "raven", "goat", long_game=long_game)
    last = 10 if long_game else 7
    for year in range(1, last):
        t.g.year = year
        t.g.offer.clear()
        lay_out_offer(t.g)
        assert [CARD_DECK[card] for card in t.g.offer] == [EARLY if year <= early else ADVANCED] * 3
    assert not t.g.development


@law("NG.start.4")
@pytest.mark.parametrize(("long_game", "last"), [(False, 7), (True, 10)])
def test_in_the_last_year_the_achievements_take_the_place_of_the_display(long_game: bool, last: int) -> None:
    t = at_start(table("wolf", "raven", long_game=long_game), last)
    laid_out = list(t.g.achievements)
    start_of_year(t.g)
    assert t.g.offer == laid_out
    assert not t.g.achievements
    t = at_start(table("wolf", "raven", long_game=long_game), last - 1)
    start_of_year(t.g)
    assert set(t.g.achievements) == set(laid_out)


# --- the end of the year ----------------------------------------------------------------------------------------------


def ending(t: Bench, chance: list[tuple[str, int]] | None = None) -> None:
    """The End of Year phase by itself."""
    t.g.phase = END_OF_YEAR
    t.stage(end_of_year, chance)


@law("NG.endyear.4")
def test_finally_the_year_marker_moves_one_space() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    t.put(PURPLE, "start.w", 1)
    ending(t)
    t.over()
    assert t.g.year == 2


@law("NG.endyear.2")
def test_a_player_without_units_may_place_three_in_any_one_neutral_territory() -> None:
    t = table("wolf", "raven", "goat", first=YELLOW)
    t.put(PURPLE, "start.w", 1)
    t.give(RED, food=2, fame=4)
    ending(t)
    # From the first player on: Yellow before Red.
    t.asked(YELLOW, "ask-northgard-second-chance", "skip", "@start.n", "@start.e", "@start.s")
    t.refused("@start.w", "NG.endyear.2")
    t.say(YELLOW, "@start.e")
    t.asked(RED, "ask-northgard-second-chance", "skip", "@start.n", "@start.s")
    t.say(RED, "@start.s")
    t.over()
    assert t.units("start.e") == (YELLOW, 3)
    assert t.units("start.s") == (RED, 3)
    assert (t.player(RED).food, t.player(RED).fame, len(t.player(RED).deck)) == (2, 4, 7)


@law("NG.endyear.2")
def test_the_second_chance_need_not_be_taken_and_kaija_alone_is_a_unit_on_the_map() -> None:
    t = table("wolf", "bear")
    t.put(PURPLE, "start.w", 0, kaija=True)
    ending(t)
    t.say(RED, "skip")
    t.over()
    assert t.player(RED).reserve == 14


@law("NG.endyear.2")
def test_no_second_chance_in_a_valkyries_territory_but_in_a_bears() -> None:
    t = table("wolf", "raven", creatures=True)
    t.put(PURPLE, "start.w", 1)
    t.creature("fallen_valkyrie_beige", "start.n")
    t.creature("brown_bear_beige", "start.s")
    ending(t)
    t.asked(RED, "ask-northgard-second-chance", "skip", "@start.e", "@start.s")
    t.refused("@start.n", "NG.creatures.valkyrie")


@law("NG.endyear.3")
def test_without_a_neutral_territory_a_tile_may_be_drawn_and_placed_to_make_one() -> None:
    t = crowded()
    ending(t, tiles("tile_10"))
    t.asked(RED, "ask-northgard-may-make-room", "yes", "skip")
    t.say(RED, "yes")
    t.say(RED, t.ask.options[0])  # any side of the starting tile
    t.say(RED, "rotate:0")
    free = [at for at in t.g.chart.lands if t.g.owner[at] == NOBODY]
    assert len(free) == 2
    t.say(RED, "@tile_10.e" if t.may("@tile_10.e") else "@tile_10.s")
    t.over()
    assert sorted(t.g.units[at] for at in t.g.chart.lands if t.g.owner[at] == RED) == [3]


@law("NG.endyear.3")
def test_the_tile_need_not_be_drawn_and_without_a_stack_there_is_none() -> None:
    t = crowded()
    ending(t)
    t.say(RED, "skip")
    t.over()
    t = crowded()
    t.g.stack, t.g.drawn_tiles[RED] = [], t.g.stack
    ending(t)
    assert t.match.over
    assert t.player(RED).reserve == 14


@law("NG.endyear.1")
def test_the_end_check_comes_before_second_chances() -> None:
    t = table("wolf", "raven")
    t.put(PURPLE, "start.w", 1)
    t.g.year = 7
    ending(t)
    t.over()
    assert t.g.year == 7
    assert t.g.winners


@law("NG.endyear.1", "NG.goal.1")
def test_before_the_seventh_year_the_game_goes_on() -> None:
    for year in range(1, 7):
        t = table("wolf", "raven")
        t.put(RED, "start.e", 1)
        t.put(PURPLE, "start.w", 1)
        t.g.year = year
        ending(t)
        assert not t.g.winners
        assert t.g.year == year + 1
        t.over()


@law("NG.year.1")
def test_what_cards_set_until_the_end_of_the_year_ends_with_it() -> None:
    t = at_start(table("wolf", "raven"))
    player = t.player(RED)
    player.passed = player.conqueror = player.kaija_roams = player.took_offer = True
    player.played.append(0)
    start_of_year(t.g)
    assert [player.passed, player.conqueror, player.kaija_roams, player.took_offer] == [False] * 4
    assert not player.played
