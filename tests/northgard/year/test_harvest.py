"""Harvest and Winter (NG.harvest, NG.winter)."""

from __future__ import annotations

import pytest

from polana.games.northgard import game
from polana.games.northgard.components import CARDS
from polana.games.northgard.state import HARVEST
from polana.games.northgard.year.harvest import fame_of, reap
from polana.games.northgard.year.trade import trade
from polana.games.northgard.year.winter import pay, winter
from polana.kernel.news import Chronicle
from tests.law import law
from tests.northgard.bench import PURPLE, RED, YELLOW, Bench, names, table


def reaping(t: Bench, seat: int) -> None:
    """The harvest of one player, without trade."""
    t.again(HARVEST)
    t.stage(lambda g: reap(g, seat))


def trading(t: Bench, seat: int) -> None:
    t.again(HARVEST)
    t.stage(lambda g: trade(g, seat))


def two_tiles(t: Bench, name: str = "start.e") -> str:
    """A closed territory of two tiles in the east that shows one wood."""
    t.lay("tile_06", 1, 0)
    assert t.g.chart.closed(t.land(name))
    return name


def three_tiles(t: Bench) -> str:
    """A closed territory of three tiles in the west that shows nothing."""
    t.lay("tile_08", -1, 0)
    t.lay("tile_17", -2, 0, 1)
    assert t.g.chart.closed(t.land("start.w"))
    assert t.g.chart.span(t.land("start.w")) == 3
    return "start.w"


# --- Fame -------------------------------------------------------------------------------------------------------------


@law("NG.harvest.fame.1")
def test_a_closed_territory_gives_1_fame_for_two_tiles_and_2_for_three_or_more() -> None:
    t = table("wolf", "raven")
    t.put(RED, two_tiles(t), 1)
    reaping(t, RED)
    t.over()
    assert t.player(RED).fame == 1
    t.put(RED, three_tiles(t), 1)
    reaping(t, RED)
    t.over()
    assert t.player(RED).fame == 1 + 3


@law("NG.harvest.fame.1")
def test_a_closed_territory_of_four_tiles_gives_2_fame_too() -> None:
    t = table("wolf", "raven")
    t.lay("tile_08", 1, 0)
    t.lay("tile_14", 2, 0)
    t.lay("tile_17", 3, 0, 3)
    t.put(RED, "start.e", 1)
    assert (t.g.chart.span(t.land("start.e")), t.g.chart.open[t.land("start.e")]) == (4, 0)
    assert fame_of(t.g, t.land("start.e")) == 2


@law("NG.harvest.fame.1", "NG.terms.open")
def test_open_territories_and_those_of_others_give_no_fame() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.n", 1)
    t.put(PURPLE, two_tiles(t), 1)
    reaping(t, RED)
    t.over()
    assert t.player(RED).fame == 0
    assert t.player(PURPLE).fame == 0


@law("NG.harvest.fame.2", "NG.buildings.altar")
def test_each_altar_of_kings_gives_3_fame_in_an_open_territory_too() -> None:
    t = table("wolf", "raven")
    t.lay("tile_24", 1, 0)
    t.build("tile_24.nw", "altar_of_kings")
    t.put(RED, "tile_24.nw", 1)
    assert not t.g.chart.closed(t.land("tile_24.nw"))
    reaping(t, RED)
    t.over()
    assert t.player(RED).fame == 3
    t.build("tile_24.nw", "altar_of_kings")  # a second, as in a merged territory
    reaping(t, RED)
    t.over()
    assert t.player(RED).fame == 3 + 6


# --- resources --------------------------------------------------------------------------------------------------------


@law("NG.harvest.resources")
def test_each_symbol_on_tiles_of_open_and_closed_territories_gives_one_resource() -> None:
    t = table("wolf", "raven")
    t.lay("tile_16", 1, 0)  # nw food, s lore
    t.lay("tile_06", 0, 1)  # w wood, s lore
    t.put(RED, "tile_16.nw", 1)
    t.put(RED, "tile_16.s", 1)
    t.put(RED, "tile_06.w", 1)
    t.put(PURPLE, "tile_06.s", 1)
    reaping(t, RED)
    t.over()
    assert t.goods(RED) == (1, 1, 1)
    reaping(t, PURPLE)
    t.over()
    assert t.goods(PURPLE) == (0, 0, 1)


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
    t = table("wolf", "raven")
    t.lay("tile_05", 1, 0)
    t.build("tile_05.nw", building)
    t.put(RED, "tile_05.nw", 1)
    reaping(t, RED)
    t.over()
    assert t.goods(RED) == gain
    t.build("tile_05.nw", building)  # two in a merged territory both count
    reaping(t, RED)
    t.over()
    assert t.goods(RED) == (3 * gain[0], 3 * gain[1], 3 * gain[2])


@law("NG.harvest.resources")
def test_a_neutral_territory_gives_nobody_anything_whatever_stands_there() -> None:
    t = table("wolf", "raven")
    t.lay("tile_05", 1, 0)
    t.build("tile_05.nw", "food_silo")
    t.put(RED, "start.s", 1)
    reaping(t, RED)
    t.over()
    assert t.goods(RED) == (0, 0, 0)


@law("NG.creatures.wolf.1")
def test_beside_a_wolf_only_buildings_give_fame_and_resources() -> None:
    t = table("stag", "raven", creatures=True)
    t.put(RED, two_tiles(t), 1)
    t.creature("wolf_beige", "start.e")
    t.build("tile_06.w", "food_silo")
    t.build("tile_06.w", "altar_of_kings")
    reaping(t, RED)
    t.over()
    assert t.goods(RED) == (1, 0, 0)  # not the wood of the tile
    assert t.player(RED).fame == 3  # not the Fame for a closed territory


@law("NG.harvest.0")
def test_players_harvest_one_after_the_other_from_the_first_player_on_clockwise() -> None:
    t = table("wolf", "raven", "goat", first=PURPLE)
    for seat, side in enumerate(("start.e", "start.w", "start.n")):
        t.put(seat, side, 1)
        t.give(seat, food=3)
    t.g.phase = HARVEST
    t.going_on()
    for seat in (PURPLE, YELLOW, RED):
        t.asked(seat, "ask-northgard-trade")
        if seat != RED:
            t.say(seat, "done")


@law("NG.harvest.hidden")
def test_fame_is_hidden_from_others_and_resources_are_not() -> None:
    t = table("wolf", "raven")
    t.give(RED, food=1, wood=2, lore=3, fame=4)
    theirs, mine = game.view(t.g, PURPLE)["players"], game.view(t.g, RED)["players"]
    assert isinstance(theirs, list)
    assert isinstance(mine, list)
    assert (theirs[RED]["fame"], mine[RED]["fame"]) == (None, 4)
    assert (theirs[RED]["food"], theirs[RED]["wood"], theirs[RED]["lore"]) == (1, 2, 3)


@law("NG.harvest.ex1")
def test_the_harvest_of_the_worked_example() -> None:
    t = table("wolf", "raven", "goat")
    # Red: one closed territory of three tiles with 3 food, 1 wood and 2 lore in all.
    t.lay("tile_07", 1, 0)
    t.lay("tile_02", 2, 0, 3)
    t.put(RED, "start.e", 1)
    for building in ("food_silo", "food_silo", "woodcutter_lodge", "menhir", "menhir"):
        t.build("tile_07.mid", building)
    # Yellow: one closed territory of three tiles with 1 food, 1 wood and an Altar of Kings.
    t.put(YELLOW, three_tiles(t), 1)
    for building in ("food_silo", "woodcutter_lodge", "altar_of_kings"):
        t.build("tile_08.mid", building)
    # Purple: no closed territory; 2 wood and 1 lore.
    t.put(PURPLE, "start.n", 1)
    for building in ("woodcutter_lodge", "woodcutter_lodge", "menhir"):
        t.build("start.n", building)
    for seat in (RED, PURPLE, YELLOW):
        reaping(t, seat)
        t.over()
    assert (t.player(PURPLE).fame, t.goods(PURPLE)) == (0, (0, 2, 1))
    assert (t.player(RED).fame, t.goods(RED)) == (2, (3, 1, 2))
    assert (t.player(YELLOW).fame, t.goods(YELLOW)) == (2 + 3, (1, 1, 0))


# --- the Snake --------------------------------------------------------------------------------------------------------


def scorched(creatures: bool = False) -> Bench:
    """The Snake's token lies in a territory of Purple's that shows a food, with a Woodcutter's Lodge."""
    t = table("snake", "raven", creatures=creatures)
    t.lay("tile_10", 1, 0)
    t.put(PURPLE, "tile_10.nw", 1)
    t.put(RED, "start.n", 1)
    t.build("tile_10.nw", "woodcutter_lodge")
    t.g.scorched = t.land("tile_10.nw")
    return t


@law("NG.clans.snake.5")
@pytest.mark.parametrize(
    ("choice", "snake", "owner"),
    [("resource:food", (1, 0, 0), (0, 1, 0)), ("resource:wood", (0, 1, 0), (1, 0, 0)), ("skip", (0, 0, 0), (1, 1, 0))],
)
def test_the_snake_may_take_one_resource_of_an_enemy_territory_with_its_token(
    choice: str, snake: tuple[int, int, int], owner: tuple[int, int, int]
) -> None:
    t = scorched()
    reaping(t, PURPLE)
    t.asked(RED, "ask-northgard-snake-takes", "resource:food", "resource:wood", "skip")
    t.refused("resource:lore", "NG.clans.snake.5")
    t.say(RED, choice)
    t.over()
    assert (t.goods(RED), t.goods(PURPLE)) == (snake, owner)


@law("NG.clans.snake.5")
def test_in_its_own_or_a_neutral_territory_the_token_takes_nothing() -> None:
    t = scorched()
    t.g.scorched = t.land("start.n")
    t.build("start.n", "food_silo")
    reaping(t, RED)
    t.over()
    assert t.goods(RED) == (1, 0, 0)
    reaping(t, PURPLE)
    t.over()
    assert t.goods(PURPLE) == (1, 1, 0)


@law("NG.creatures.wolf.2")
def test_beside_a_wolf_the_snake_takes_only_what_a_building_yields() -> None:
    t = scorched(creatures=True)
    t.creature("wolf_beige", "tile_10.nw")
    reaping(t, PURPLE)
    t.asked(RED, "ask-northgard-snake-takes", "resource:wood", "skip")
    t.say(RED, "resource:wood")
    t.over()
    assert (t.goods(RED), t.goods(PURPLE)) == ((0, 1, 0), (0, 0, 0))


# --- trade ------------------------------------------------------------------------------------------------------------


@law("NG.harvest.trade")
def test_three_resources_of_any_types_are_exchanged_for_one_any_number_of_times() -> None:
    t = table("wolf", "raven")
    t.give(RED, food=4, wood=2)
    trading(t, RED)
    t.asked(RED, "ask-northgard-trade", "done", "resource:food", "resource:wood", "resource:lore")
    t.say(RED, "resource:lore", "resource:food", "resource:wood", "resource:food")
    assert t.goods(RED) == (2, 1, 1)
    t.say(RED, "resource:lore", "resource:food", "resource:wood")
    # The third could be food or lore.
    t.asked(RED, "ask-northgard-trade-give", "resource:food", "resource:lore")
    t.refused("resource:wood", "NG.terms.resources")
    t.say(RED, "resource:food")
    t.over()  # two are left, too few to go on
    assert t.goods(RED) == (0, 0, 2)


@law("NG.harvest.trade")
def test_nobody_has_to_trade_and_two_resources_are_too_few() -> None:
    t = table("wolf", "raven")
    t.give(RED, food=3)
    trading(t, RED)
    t.say(RED, "done")
    t.over()
    assert t.goods(RED) == (3, 0, 0)
    t.give(RED, food=1, wood=1)
    trading(t, RED)
    t.over()


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
    t = table("wolf", "raven")
    t.put(RED, "start.e", count // 2)
    t.put(RED, "start.w", count - count // 2)
    t.give(RED, food=9, wood=9, lore=9)
    pay(t.g, RED)
    assert t.goods(RED) == (9 - food, 9 - wood, 9)
    assert t.g.unrest == 10


@law("NG.winter.2", "NG.clans.bear.5")
def test_kaija_does_not_count_as_a_unit_in_winter() -> None:
    t = table("bear", "raven")
    t.put(RED, "start.e", 3, kaija=True)
    t.give(RED, food=2)
    pay(t.g, RED)
    assert t.goods(RED) == (2, 0, 0)


@law("NG.winter.1")
def test_every_player_pays_starting_with_the_first_player() -> None:
    t = table("wolf", "raven", "goat", first=YELLOW)
    for seat, side in enumerate(("start.e", "start.w", "start.n")):
        t.put(seat, side, 4)
        t.give(seat, food=1)
    t.g.news = Chronicle()
    winter(t.g)
    assert [line.args["seat"] for line in t.g.news.lines if line.kind == "news-northgard-winter"] == [
        YELLOW,
        RED,
        PURPLE,
    ]
    assert [player.food for player in t.g.players] == [0, 0, 0]
    # One Unrest card is left, and the first player is the first to miss a food.
    t.g.unrest = 1
    winter(t.g)
    assert [CARDS[player.deck[-1]] == "unrest" for player in t.g.players] == [False, False, True]


@law("NG.winter.ex1")
def test_the_winter_of_the_worked_example() -> None:
    t = table("wolf", "raven", "goat")
    for seat, side, count in ((RED, "start.e", 4), (PURPLE, "start.w", 7), (YELLOW, "start.n", 3)):
        t.put(seat, side, count)
        t.give(seat, food=5)
    winter(t.g)
    assert [player.food for player in t.g.players] == [4, 3, 5]


@law("NG.winter.3")
@pytest.mark.parametrize(
    ("food", "wood", "left"),
    [(0, 0, (0, 0)), (3, 1, (0, 0)), (4, 0, (0, 0)), (0, 5, (0, 3)), (3, 9, (0, 7))],
)
def test_who_cannot_pay_in_full_pays_what_is_possible_and_takes_exactly_one_unrest_card(
    food: int, wood: int, left: tuple[int, int]
) -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 13)  # 4 food and 2 wood
    t.give(RED, food=food, wood=wood, lore=9)
    size = len(t.player(RED).deck)
    pay(t.g, RED)
    assert t.goods(RED) == (*left, 9)
    assert len(t.player(RED).deck) == size + 1
    assert CARDS[t.player(RED).deck[-1]] == "unrest"
    assert (t.g.unrest, t.player(RED).shown) == (9, 1)


@law("NG.winter.3")
def test_who_can_pay_must() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 4)
    t.give(RED, food=1)
    pay(t.g, RED)
    assert t.goods(RED) == (0, 0, 0)
    assert t.g.unrest == 10


@law("NG.winter.6")
def test_without_unrest_cards_5_fame_and_the_top_card_of_the_draw_pile_are_lost() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 4)
    t.give(RED, fame=7)
    t.deal(RED, (), deck=["recruit", "move"], discard=["feast"])
    t.g.unrest = 0
    pay(t.g, RED)
    player = t.player(RED)
    assert player.fame == 2
    assert names(player.deck) == ["recruit"]
    assert names(player.discard) == ["feast", "move"]
    pay(t.g, RED)
    assert player.fame == 0  # it does not fall below
    assert not player.deck
    pay(t.g, RED)  # an empty draw pile loses no card
    assert names(player.discard) == ["feast", "move", "recruit"]


def test_winter_is_told() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 4)
    t.put(PURPLE, "start.w", 1)
    t.give(PURPLE, food=3)
    t.g.phase = HARVEST
    t.going_on()
    t.g.chance.unscript()
    t.say(PURPLE, "done")
    assert t.told("winter")[:2] == [{"seat": RED, "food": 0, "wood": 0}, {"seat": PURPLE, "food": 0, "wood": 0}]
    assert t.told("unrest") == [{"seat": RED, "card": game.vocabulary["card:unrest"]}]
