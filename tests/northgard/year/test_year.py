"""The course of the years: phases, card zones, how a year starts and ends (NG.year, NG.deck, NG.start, NG.endyear)."""

from __future__ import annotations

import contextlib

import pytest

from polana.games.northgard import game
from polana.games.northgard.actions.draw import draw_up
from polana.games.northgard.components import ADVANCED, CARD_DECK, CARDS, CLANS, EARLY
from polana.games.northgard.state import (
    ACTIONS,
    CREATURES_ACT,
    END_OF_YEAR,
    HARVEST,
    NOBODY,
    START_OF_YEAR,
    WINTER,
    Table,
)
from polana.games.northgard.year.course import lay_out_offer, start_of_year, step
from polana.games.northgard.year.endgame import end_of_year
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from tests.law import law
from tests.northgard.bench import (
    PURPLE,
    RED,
    YELLOW,
    asked,
    build,
    creature,
    deal,
    give,
    going_on,
    land,
    lay,
    may,
    over,
    put,
    refused,
    say,
    scene,
    table,
    tiles,
    units,
)
from tests.northgard.scenes import crowded


def names(pile: list[int]) -> list[str]:
    return [CARDS[card] for card in pile]


def at_start(g: Table, year: int = 1) -> Table:
    """Everything is ready for the first phase of a year."""
    g.phase = START_OF_YEAR
    g.year = year
    return g


# --- the year ---------------------------------------------------------------------------------------------------------


def phases_of_a_year(g: Table) -> list[int]:
    """The phases that a year goes through when everybody always takes the last option, which is to pass."""
    at_start(g)
    phases: list[int] = []
    while g.year == 1:
        if g.phase not in phases:
            phases.append(g.phase)
        flow = step(g)
        with contextlib.suppress(StopIteration):
            question = next(flow)
            while isinstance(question, Ask):
                question = flow.send(question.options[-1])
    return phases


def settled(creatures: bool = False) -> Table:
    """Two players with units that cost food in Winter, in the first phase of year 1."""
    g = table("wolf", "raven", creatures=creatures)
    for seat, side in ((RED, "start.e"), (PURPLE, "start.w")):
        put(g, seat, side, 4)
        give(g, seat, food=1)
    return g


@law("NG.year.1")
def test_a_year_goes_from_its_start_through_actions_harvest_and_winter_to_its_end() -> None:
    g = settled()
    assert phases_of_a_year(g) == [START_OF_YEAR, ACTIONS, HARVEST, WINTER]
    assert [player.food for player in g.players] == [0, 0]  # paid in Winter
    assert (g.year, g.phase) == (2, START_OF_YEAR)
    assert [len(player.deck) for player in g.players] == [4, 4]  # three left of seven, and a Development card


@law("NG.creatures.phase.1")
def test_with_the_module_the_creatures_act_between_actions_and_harvest() -> None:
    g = settled(creatures=True)
    creature(g, "wolf_beige", "start.n")
    assert phases_of_a_year(g) == [START_OF_YEAR, ACTIONS, CREATURES_ACT, HARVEST, WINTER]
    # Without any creature on the map the phase is empty.
    assert phases_of_a_year(settled(creatures=True)) == [START_OF_YEAR, ACTIONS, CREATURES_ACT, HARVEST, WINTER]


# --- card zones -------------------------------------------------------------------------------------------------------


@law("NG.deck.1")
def test_cards_go_from_draw_pile_to_hand_to_active_zone_to_discard_pile() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 1)
    player = g.players[RED]
    deal(g, RED, (), deck=["move", "feast", "recruit"])
    deal(g, PURPLE, ["move", "feast"], deck=[])
    draw_up(g, RED, 1)
    assert (names(player.deck), names(player.hand)) == (["move", "feast"], ["recruit"])
    g.offer, g.box_early = g.box_early[:1], g.box_early[1:]
    match = going_on(g, game)
    say(match, RED, "card:recruit", "done")
    assert (names(player.hand), names(player.active)) == ([], ["recruit"])
    say(match, PURPLE, "wait", "card:move")
    # Red has no card in hand and so can only pass: the active zone is discarded.
    assert (names(player.active), names(player.discard)) == ([], ["recruit"])


@law("NG.deck.1")
def test_hands_and_draw_piles_are_hidden_and_the_other_zones_open() -> None:
    g = table("wolf", "raven")
    deal(g, PURPLE, ["move", "feast"], deck=["recruit"], discard=["build"], active=["explore"])
    seen = game.view(g, RED)["players"]
    assert isinstance(seen, list)
    assert seen[PURPLE]["hand"] == {"count": 2, "cards": []}
    assert seen[PURPLE]["deck"] == {"count": 1, "top": []}
    assert (seen[PURPLE]["discard"], seen[PURPLE]["active"]) == (["build"], ["explore"])


@law("NG.deck.2")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn_from_an_empty_draw_pile() -> None:
    g = table("wolf", "raven")
    player = g.players[RED]
    deal(g, RED, (), deck=["move", "feast"], discard=["recruit", "build", "explore"])
    draw_up(g, RED, 2)
    assert (names(player.hand), player.deck) == (["feast", "move"], [])
    assert names(player.discard) == ["recruit", "build", "explore"]  # the pile is empty, but no card is needed
    draw_up(g, RED, 1)
    assert len(player.hand) == 3
    assert len(player.deck) == 2
    assert not player.discard


@law("NG.deck.2")
def test_the_new_draw_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        g = table("wolf", "raven")
        g.chance.reseed(seed)
        deal(g, RED, (), deck=[], discard=["recruit", "build", "explore", "feast", "move"])
        draw_up(g, RED, 5)
        orders.add(tuple(g.players[RED].hand))
    assert len(orders) > 1


# --- the start of the year --------------------------------------------------------------------------------------------


@law("NG.start.1")
def test_at_the_start_of_the_year_every_player_draws_four_cards() -> None:
    g = at_start(table("wolf", "raven"))
    start_of_year(g)
    assert [len(player.hand) for player in g.players] == [4, 4]
    assert [len(player.deck) for player in g.players] == [3, 3]


@law("NG.start.1", "NG.buildings.forge")
def test_each_forge_that_a_player_controls_gives_one_more_card() -> None:
    g = at_start(table("wolf", "raven"))
    for at, tile in enumerate(("tile_24", "tile_29")):
        lay(g, tile, 1 + at, 0)
        build(g, f"{tile}.nw", "forge")
    put(g, RED, "tile_24.nw", 1)
    put(g, RED, "tile_29.nw", 1)
    start_of_year(g)
    assert [len(player.hand) for player in g.players] == [6, 4]


@law("NG.buildings.forge", "NG.explore.8")
def test_two_forges_in_one_merged_territory_both_count() -> None:
    g = at_start(table("wolf", "raven"))
    lay(g, "tile_24", 1, 0)
    build(g, "tile_24.nw", "forge")
    lay(g, "tile_29", 1, -1, 2)  # its nw faces east and south now
    build(g, "tile_29.nw", "forge")
    put(g, RED, "tile_24.nw", 1)
    assert land(g, "tile_29.nw") == land(g, "tile_24.nw")
    start_of_year(g)
    assert len(g.players[RED].hand) == 6


@law("NG.start.1")
def test_if_draw_and_discard_pile_are_short_what_there_is_is_drawn() -> None:
    g = at_start(table("wolf", "raven"))
    deal(g, RED, (), deck=["move"], discard=["feast", "build"])
    start_of_year(g)
    assert sorted(names(g.players[RED].hand)) == ["build", "feast", "move"]


@law("NG.start.2")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_as_many_development_cards_as_players_are_revealed(count: int) -> None:
    g = at_start(table(*CLANS[:count]))
    top = g.development[-count:]
    start_of_year(g)
    assert sorted(g.offer) == sorted(top)
    assert len(g.development) == 5 * count


@law("NG.start.3")
@pytest.mark.parametrize(("long_game", "early"), [(False, 2), (True, 3)])
def test_early_cards_appear_first_and_advanced_ones_until_the_year_before_the_last(long_game: bool, early: int) -> None:
    g = table("wolf", "raven", "goat", long_game=long_game)
    last = 10 if long_game else 7
    for year in range(1, last):
        g.year = year
        g.offer.clear()
        lay_out_offer(g)
        assert [CARD_DECK[card] for card in g.offer] == [EARLY if year <= early else ADVANCED] * 3
    assert not g.development


@law("NG.start.4")
@pytest.mark.parametrize(("long_game", "last"), [(False, 7), (True, 10)])
def test_in_the_last_year_the_achievements_take_the_place_of_the_display(long_game: bool, last: int) -> None:
    g = at_start(table("wolf", "raven", long_game=long_game), last)
    laid_out = list(g.achievements)
    start_of_year(g)
    assert g.offer == laid_out
    assert not g.achievements
    g = at_start(table("wolf", "raven", long_game=long_game), last - 1)
    start_of_year(g)
    assert set(g.achievements) == set(laid_out)


# --- the end of the year ----------------------------------------------------------------------------------------------


def ending(g: Table, chance: list[tuple[str, int]] | None = None) -> Match:
    """The End of Year phase by itself."""
    g.phase = END_OF_YEAR
    return scene(g, end_of_year, chance)


@law("NG.endyear.4")
def test_finally_the_year_marker_moves_one_space() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 1)
    over(ending(g))
    assert g.year == 2


@law("NG.endyear.2")
def test_a_player_without_units_may_place_three_in_any_one_neutral_territory() -> None:
    g = table("wolf", "raven", "goat", first=YELLOW)
    put(g, PURPLE, "start.w", 1)
    give(g, RED, food=2, fame=4)
    match = ending(g)
    # From the first player on: Yellow before Red.
    asked(match, YELLOW, "ask-northgard-second-chance", "skip", "@start.n", "@start.e", "@start.s")
    refused(match, "@start.w", "NG.endyear.2")
    say(match, YELLOW, "@start.e")
    asked(match, RED, "ask-northgard-second-chance", "skip", "@start.n", "@start.s")
    say(match, RED, "@start.s")
    over(match)
    assert units(match, "start.e") == (YELLOW, 3)
    assert units(match, "start.s") == (RED, 3)
    assert (g.players[RED].food, g.players[RED].fame, len(g.players[RED].deck)) == (2, 4, 7)


@law("NG.endyear.2")
def test_the_second_chance_need_not_be_taken_and_kaija_alone_is_a_unit_on_the_map() -> None:
    g = table("wolf", "bear")
    put(g, PURPLE, "start.w", 0, kaija=True)
    match = ending(g)
    say(match, RED, "skip")
    over(match)
    assert g.players[RED].reserve == 14


@law("NG.endyear.2")
def test_no_second_chance_in_a_valkyries_territory_but_in_a_bears() -> None:
    g = table("wolf", "raven", creatures=True)
    put(g, PURPLE, "start.w", 1)
    creature(g, "fallen_valkyrie_beige", "start.n")
    creature(g, "brown_bear_beige", "start.s")
    match = ending(g)
    asked(match, RED, "ask-northgard-second-chance", "skip", "@start.e", "@start.s")
    refused(match, "@start.n", "NG.creatures.valkyrie")


@law("NG.endyear.3")
def test_without_a_neutral_territory_a_tile_may_be_drawn_and_placed_to_make_one() -> None:
    g = crowded()
    match = ending(g, tiles("tile_10"))
    asked(match, RED, "ask-northgard-may-make-room", "yes", "skip")
    say(match, RED, "yes")
    assert match.ask is not None
    say(match, RED, match.ask.options[0])  # any side of the starting tile
    say(match, RED, "rotate:0")
    free = [at for at in g.chart.lands if g.owner[at] == NOBODY]
    assert len(free) == 2
    say(match, RED, "@tile_10.e" if may(match, "@tile_10.e") else "@tile_10.s")
    over(match)
    assert sorted(g.units[at] for at in g.chart.lands if g.owner[at] == RED) == [3]


@law("NG.endyear.3")
def test_the_tile_need_not_be_drawn_and_without_a_stack_there_is_none() -> None:
    match = ending(crowded())
    say(match, RED, "skip")
    over(match)
    g = crowded()
    g.stack, g.drawn_tiles[RED] = [], g.stack
    match = ending(g)
    assert match.over
    assert g.players[RED].reserve == 14


@law("NG.endyear.1")
def test_the_end_check_comes_before_second_chances() -> None:
    g = table("wolf", "raven")
    put(g, PURPLE, "start.w", 1)
    g.year = 7
    over(ending(g))
    assert g.year == 7
    assert g.winners


@law("NG.endyear.1", "NG.goal.1")
def test_before_the_seventh_year_the_game_goes_on() -> None:
    for year in range(1, 7):
        g = table("wolf", "raven")
        put(g, RED, "start.e", 1)
        put(g, PURPLE, "start.w", 1)
        g.year = year
        match = ending(g)
        assert not g.winners
        assert g.year == year + 1
        over(match)


@law("NG.year.1")
def test_what_cards_set_until_the_end_of_the_year_ends_with_it() -> None:
    g = at_start(table("wolf", "raven"))
    player = g.players[RED]
    player.passed = player.conqueror = player.kaija_roams = player.took_offer = True
    player.played.append(0)
    start_of_year(g)
    assert [player.passed, player.conqueror, player.kaija_roams, player.took_offer] == [False] * 4
    assert not player.played
