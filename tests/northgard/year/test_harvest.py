"""Harvest and Winter (NG.harvest, NG.winter)."""

from __future__ import annotations

import pytest

from polana.games.northgard import game
from polana.games.northgard.components import CARDS
from polana.games.northgard.state import HARVEST, Table
from polana.games.northgard.year.harvest import fame_of, reap
from polana.games.northgard.year.trade import trade
from polana.games.northgard.year.winter import pay, winter
from polana.kernel.match import Match
from polana.kernel.news import Chronicle
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
    over,
    put,
    refused,
    say,
    scene,
    table,
    told,
)


def goods(g: Table, seat: int) -> tuple[int, int, int]:
    player = g.players[seat]
    return player.food, player.wood, player.lore


def reaping(g: Table, seat: int) -> Match:
    """The harvest of one player, without trade."""
    g.phase = HARVEST
    return scene(g, lambda g: reap(g, seat))


def trading(g: Table, seat: int) -> Match:
    g.phase = HARVEST
    return scene(g, lambda g: trade(g, seat))


def two_tiles(g: Table, name: str = "start.e") -> str:
    """A closed territory of two tiles in the east that shows one wood."""
    lay(g, "tile_06", 1, 0)
    assert g.chart.closed(land(g, name))
    return name


def three_tiles(g: Table) -> str:
    """A closed territory of three tiles in the west that shows nothing."""
    lay(g, "tile_08", -1, 0)
    lay(g, "tile_17", -2, 0, 1)
    assert g.chart.closed(land(g, "start.w"))
    assert g.chart.span(land(g, "start.w")) == 3
    return "start.w"


# --- Fame -------------------------------------------------------------------------------------------------------------


@law("NG.harvest.fame.1")
def test_a_closed_territory_gives_1_fame_for_two_tiles_and_2_for_three_or_more() -> None:
    g = table("wolf", "raven")
    put(g, RED, two_tiles(g), 1)
    over(reaping(g, RED))
    assert g.players[RED].fame == 1
    put(g, RED, three_tiles(g), 1)
    over(reaping(g, RED))
    assert g.players[RED].fame == 1 + 3


@law("NG.harvest.fame.1")
def test_a_closed_territory_of_four_tiles_gives_2_fame_too() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_08", 1, 0)
    lay(g, "tile_14", 2, 0)
    lay(g, "tile_17", 3, 0, 3)
    put(g, RED, "start.e", 1)
    assert (g.chart.span(land(g, "start.e")), g.chart.open[land(g, "start.e")]) == (4, 0)
    assert fame_of(g, land(g, "start.e")) == 2


@law("NG.harvest.fame.1", "NG.terms.open")
def test_open_territories_and_those_of_others_give_no_fame() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.n", 1)
    put(g, PURPLE, two_tiles(g), 1)
    over(reaping(g, RED))
    assert g.players[RED].fame == 0
    assert g.players[PURPLE].fame == 0


@law("NG.harvest.fame.2", "NG.buildings.altar")
def test_each_altar_of_kings_gives_3_fame_in_an_open_territory_too() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_24", 1, 0)
    build(g, "tile_24.nw", "altar_of_kings")
    put(g, RED, "tile_24.nw", 1)
    assert not g.chart.closed(land(g, "tile_24.nw"))
    over(reaping(g, RED))
    assert g.players[RED].fame == 3
    build(g, "tile_24.nw", "altar_of_kings")  # a second, as in a merged territory
    over(reaping(g, RED))
    assert g.players[RED].fame == 3 + 6


# --- resources --------------------------------------------------------------------------------------------------------


@law("NG.harvest.resources")
def test_each_symbol_on_tiles_of_open_and_closed_territories_gives_one_resource() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_16", 1, 0)  # nw food, s lore
    lay(g, "tile_06", 0, 1)  # w wood, s lore
    put(g, RED, "tile_16.nw", 1)
    put(g, RED, "tile_16.s", 1)
    put(g, RED, "tile_06.w", 1)
    put(g, PURPLE, "tile_06.s", 1)
    over(reaping(g, RED))
    assert goods(g, RED) == (1, 1, 1)
    over(reaping(g, PURPLE))
    assert goods(g, PURPLE) == (0, 0, 1)


@law("NG.buildings.lumber", "NG.buildings.food", "NG.buildings.menhir", "NG.harvest.resources")
@pytest.mark.parametrize(
    ("building", "gain"),
    [
        ("woodcutter_lodge", (0, 1, 0)),
        ("food_silo", (1, 0, 0)),
        ("menhir", (0, 0, 1)),
        ("training_camp", (0, 0, 0)),
        ("defense_tower", (0, 0, 0)),
        ("fortress", (0, 0, 0)),
        ("forge", (0, 0, 0)),
        ("altar_of_kings", (0, 0, 0)),
    ],
)
def test_a_building_yields_its_resource_to_the_controller_of_its_territory(
    building: str, gain: tuple[int, int, int]
) -> None:
    g = table("wolf", "raven")
    lay(g, "tile_05", 1, 0)
    build(g, "tile_05.nw", building)
    put(g, RED, "tile_05.nw", 1)
    over(reaping(g, RED))
    assert goods(g, RED) == gain
    build(g, "tile_05.nw", building)  # two in a merged territory both count
    over(reaping(g, RED))
    assert goods(g, RED) == (3 * gain[0], 3 * gain[1], 3 * gain[2])


@law("NG.harvest.resources")
def test_a_neutral_territory_gives_nobody_anything_whatever_stands_there() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_05", 1, 0)
    build(g, "tile_05.nw", "food_silo")
    put(g, RED, "start.s", 1)
    over(reaping(g, RED))
    assert goods(g, RED) == (0, 0, 0)


@law("NG.creatures.wolf.1")
def test_beside_a_wolf_only_buildings_give_fame_and_resources() -> None:
    g = table("stag", "raven", creatures=True)
    put(g, RED, two_tiles(g), 1)
    creature(g, "wolf_beige", "start.e")
    build(g, "tile_06.w", "food_silo")
    build(g, "tile_06.w", "altar_of_kings")
    over(reaping(g, RED))
    assert goods(g, RED) == (1, 0, 0)  # not the wood of the tile
    assert g.players[RED].fame == 3  # not the Fame for a closed territory


@law("NG.harvest.0")
def test_players_harvest_one_after_the_other_from_the_first_player_on_clockwise() -> None:
    g = table("wolf", "raven", "goat", first=PURPLE)
    for seat, side in enumerate(("start.e", "start.w", "start.n")):
        put(g, seat, side, 1)
        give(g, seat, food=3)
    g.phase = HARVEST
    match = going_on(g, game)
    for seat in (PURPLE, YELLOW, RED):
        asked(match, seat, "ask-northgard-trade")
        if seat != RED:
            say(match, seat, "done")


@law("NG.harvest.hidden")
def test_fame_is_hidden_from_others_and_resources_are_not() -> None:
    g = table("wolf", "raven")
    give(g, RED, food=1, wood=2, lore=3, fame=4)
    theirs, mine = game.view(g, PURPLE)["players"], game.view(g, RED)["players"]
    assert isinstance(theirs, list)
    assert isinstance(mine, list)
    assert (theirs[RED]["fame"], mine[RED]["fame"]) == (None, 4)
    assert (theirs[RED]["food"], theirs[RED]["wood"], theirs[RED]["lore"]) == (1, 2, 3)


@law("NG.harvest.ex1")
def test_the_harvest_of_the_worked_example() -> None:
    g = table("wolf", "raven", "goat")
    # Red: one closed territory of three tiles with 3 food, 1 wood and 2 lore in all.
    lay(g, "tile_07", 1, 0)
    lay(g, "tile_02", 2, 0, 3)
    put(g, RED, "start.e", 1)
    for building in ("food_silo", "food_silo", "woodcutter_lodge", "menhir", "menhir"):
        build(g, "tile_07.mid", building)
    # Yellow: one closed territory of three tiles with 1 food, 1 wood and an Altar of Kings.
    put(g, YELLOW, three_tiles(g), 1)
    for building in ("food_silo", "woodcutter_lodge", "altar_of_kings"):
        build(g, "tile_08.mid", building)
    # Purple: no closed territory; 2 wood and 1 lore.
    put(g, PURPLE, "start.n", 1)
    for building in ("woodcutter_lodge", "woodcutter_lodge", "menhir"):
        build(g, "start.n", building)
    for seat in (RED, PURPLE, YELLOW):
        over(reaping(g, seat))
    assert (g.players[PURPLE].fame, goods(g, PURPLE)) == (0, (0, 2, 1))
    assert (g.players[RED].fame, goods(g, RED)) == (2, (3, 1, 2))
    assert (g.players[YELLOW].fame, goods(g, YELLOW)) == (2 + 3, (1, 1, 0))


# --- the Snake --------------------------------------------------------------------------------------------------------


def scorched(creatures: bool = False) -> Table:
    """The Snake's token lies in a territory of Purple's that shows a food, with a Woodcutter's Lodge."""
    g = table("snake", "raven", creatures=creatures)
    lay(g, "tile_10", 1, 0)
    put(g, PURPLE, "tile_10.nw", 1)
    put(g, RED, "start.n", 1)
    build(g, "tile_10.nw", "woodcutter_lodge")
    g.scorched = land(g, "tile_10.nw")
    return g


@law("NG.clans.snake.5")
@pytest.mark.parametrize(
    ("choice", "snake", "owner"),
    [("resource:food", (1, 0, 0), (0, 1, 0)), ("resource:wood", (0, 1, 0), (1, 0, 0)), ("skip", (0, 0, 0), (1, 1, 0))],
)
def test_the_snake_may_take_one_resource_of_an_enemy_territory_with_its_token(
    choice: str, snake: tuple[int, int, int], owner: tuple[int, int, int]
) -> None:
    g = scorched()
    match = reaping(g, PURPLE)
    asked(match, RED, "ask-northgard-snake-takes", "resource:food", "resource:wood", "skip")
    refused(match, "resource:lore", "NG.clans.snake.5")
    say(match, RED, choice)
    over(match)
    assert (goods(g, RED), goods(g, PURPLE)) == (snake, owner)


@law("NG.clans.snake.5")
def test_in_its_own_or_a_neutral_territory_the_token_takes_nothing() -> None:
    g = scorched()
    g.scorched = land(g, "start.n")
    build(g, "start.n", "food_silo")
    over(reaping(g, RED))
    assert goods(g, RED) == (1, 0, 0)
    over(reaping(g, PURPLE))
    assert goods(g, PURPLE) == (1, 1, 0)


@law("NG.creatures.wolf.2")
def test_beside_a_wolf_the_snake_takes_only_what_a_building_yields() -> None:
    g = scorched(creatures=True)
    creature(g, "wolf_beige", "tile_10.nw")
    match = reaping(g, PURPLE)
    asked(match, RED, "ask-northgard-snake-takes", "resource:wood", "skip")
    say(match, RED, "resource:wood")
    over(match)
    assert (goods(g, RED), goods(g, PURPLE)) == ((0, 1, 0), (0, 0, 0))


# --- trade ------------------------------------------------------------------------------------------------------------


@law("NG.harvest.trade")
def test_three_resources_of_any_types_are_exchanged_for_one_any_number_of_times() -> None:
    g = table("wolf", "raven")
    give(g, RED, food=4, wood=2)
    match = trading(g, RED)
    asked(match, RED, "ask-northgard-trade", "done", "resource:food", "resource:wood", "resource:lore")
    say(match, RED, "resource:lore", "resource:food", "resource:wood", "resource:food")
    assert goods(g, RED) == (2, 1, 1)
    say(match, RED, "resource:lore", "resource:food", "resource:wood")
    # The third could be food or lore.
    asked(match, RED, "ask-northgard-trade-give", "resource:food", "resource:lore")
    refused(match, "resource:wood", "NG.terms.resources")
    say(match, RED, "resource:food")
    over(match)  # two are left, too few to go on
    assert goods(g, RED) == (0, 0, 2)


@law("NG.harvest.trade")
def test_nobody_has_to_trade_and_two_resources_are_too_few() -> None:
    g = table("wolf", "raven")
    give(g, RED, food=3)
    match = trading(g, RED)
    say(match, RED, "done")
    over(match)
    assert goods(g, RED) == (3, 0, 0)
    give(g, RED, food=1, wood=1)
    over(trading(g, RED))


# --- Winter -----------------------------------------------------------------------------------------------------------


@law("NG.winter.2")
@pytest.mark.parametrize(
    ("count", "food", "wood"),
    [
        (0, 0, 0),
        (3, 0, 0),
        (4, 1, 0),
        (6, 1, 0),
        (7, 2, 0),
        (9, 2, 0),
        (10, 3, 1),
        (12, 3, 1),
        (13, 4, 2),
        (14, 4, 2),
    ],
)
def test_the_cost_of_winter_depends_on_the_units_on_the_map(count: int, food: int, wood: int) -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", count // 2)
    put(g, RED, "start.w", count - count // 2)
    give(g, RED, food=9, wood=9, lore=9)
    pay(g, RED)
    assert goods(g, RED) == (9 - food, 9 - wood, 9)
    assert g.unrest == 10


@law("NG.winter.2", "NG.clans.bear.5")
def test_kaija_does_not_count_as_a_unit_in_winter() -> None:
    g = table("bear", "raven")
    put(g, RED, "start.e", 3, kaija=True)
    give(g, RED, food=2)
    pay(g, RED)
    assert goods(g, RED) == (2, 0, 0)


@law("NG.winter.1")
def test_every_player_pays_starting_with_the_first_player() -> None:
    g = table("wolf", "raven", "goat", first=YELLOW)
    for seat, side in enumerate(("start.e", "start.w", "start.n")):
        put(g, seat, side, 4)
        give(g, seat, food=1)
    g.news = Chronicle()
    winter(g)
    assert [line.args["seat"] for line in g.news.lines if line.kind == "news-northgard-winter"] == [YELLOW, RED, PURPLE]
    assert [player.food for player in g.players] == [0, 0, 0]
    # One Unrest card is left, and the first player is the first to miss a food.
    g.unrest = 1
    winter(g)
    assert [CARDS[player.deck[-1]] == "unrest" for player in g.players] == [False, False, True]


@law("NG.winter.ex1")
def test_the_winter_of_the_worked_example() -> None:
    g = table("wolf", "raven", "goat")
    for seat, side, count in ((RED, "start.e", 4), (PURPLE, "start.w", 7), (YELLOW, "start.n", 3)):
        put(g, seat, side, count)
        give(g, seat, food=5)
    winter(g)
    assert [player.food for player in g.players] == [4, 3, 5]


@law("NG.winter.3")
@pytest.mark.parametrize(
    ("food", "wood", "left"),
    [(0, 0, (0, 0)), (3, 1, (0, 0)), (4, 0, (0, 0)), (0, 5, (0, 3)), (3, 9, (0, 7))],
)
def test_who_cannot_pay_in_full_pays_what_is_possible_and_takes_exactly_one_unrest_card(
    food: int, wood: int, left: tuple[int, int]
) -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 13)  # 4 food and 2 wood
    give(g, RED, food=food, wood=wood, lore=9)
    size = len(g.players[RED].deck)
    pay(g, RED)
    assert goods(g, RED) == (*left, 9)
    assert len(g.players[RED].deck) == size + 1
    assert CARDS[g.players[RED].deck[-1]] == "unrest"
    assert (g.unrest, g.players[RED].shown) == (9, 1)


@law("NG.winter.3")
def test_who_can_pay_must() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 4)
    give(g, RED, food=1)
    pay(g, RED)
    assert goods(g, RED) == (0, 0, 0)
    assert g.unrest == 10


@law("NG.winter.6")
def test_without_unrest_cards_5_fame_and_the_top_card_of_the_draw_pile_are_lost() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 4)
    give(g, RED, fame=7)
    deal(g, RED, (), deck=["recruit", "move"], discard=["feast"])
    g.unrest = 0
    pay(g, RED)
    player = g.players[RED]
    assert player.fame == 2
    assert [CARDS[card] for card in player.deck] == ["recruit"]
    assert [CARDS[card] for card in player.discard] == ["feast", "move"]
    pay(g, RED)
    assert player.fame == 0  # it does not fall below
    assert not player.deck
    pay(g, RED)  # an empty draw pile loses no card
    assert [CARDS[card] for card in player.discard] == ["feast", "move", "recruit"]


def test_winter_is_told() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 4)
    put(g, PURPLE, "start.w", 1)
    give(g, PURPLE, food=3)
    g.phase = HARVEST
    match = going_on(g, game)
    g.chance.unscript()
    say(match, PURPLE, "done")
    assert told(match, "winter")[:2] == [{"seat": RED, "food": 0, "wood": 0}, {"seat": PURPLE, "food": 0, "wood": 0}]
    assert told(match, "unrest") == [{"seat": RED, "card": game.vocabulary["card:unrest"]}]
