"""Victory, scores and ties, with the longer game and the team game (NG.endgame, NG.variant)."""

from __future__ import annotations

import pytest

from polana.games.northgard import game
from polana.games.northgard.components import BUILDINGS, CARDS, HOUSE
from polana.games.northgard.state import END_OF_YEAR, GAME_OVER, Table
from polana.games.northgard.year.endgame import ends, result, score, strongholds
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.northgard.bench import (
    PURPLE,
    RED,
    YELLOW,
    build,
    deal,
    give,
    going_on,
    land,
    lay,
    put,
    region,
    table,
)

GREEN = 3

#: Cells around the starting tile, with tiles whose one side there makes a closed territory of two tiles.
SIDES = [
    ("start.e", "tile_02", 1, 0, 3),
    ("start.w", "tile_11", -1, 0, 1),
    ("start.n", "tile_17", 0, -1, 2),
    ("start.s", "tile_06", 0, 1, 0),
]


def closed(g: Table, *names: str) -> None:
    """Close territories of the starting tile."""
    for name, tile, x, y, turns in SIDES:
        if name in names:
            lay(g, tile, x, y, turns)
            assert g.chart.closed(land(g, name))


def stronghold(g: Table, seat: int, name: str, building: str = "forge") -> None:
    """A closed territory with a Large Building."""
    closed(g, name)
    put(g, seat, name, 1)
    build(g, name, building)


def bare(g: Table) -> None:
    """Nobody has any card."""
    for seat in range(len(g.players)):
        deal(g, seat, (), deck=[])


def three_strongholds(g: Table, seat: int) -> None:
    for name, building in (("start.e", "altar_of_kings"), ("start.w", "forge"), ("start.n", "fortress")):
        stronghold(g, seat, name, building)


# --- the territorial victory ------------------------------------------------------------------------------------------


@law("NG.endgame.1.1", "NG.goal.1", "NG.endyear.1", "NG.buildings.large")
@pytest.mark.parametrize("year", [1, 4, 7])
def test_three_closed_territories_with_a_large_building_each_win_at_the_end_of_any_year(year: int) -> None:
    g = table("wolf", "raven")
    three_strongholds(g, RED)
    put(g, PURPLE, "start.s", 1)
    give(g, PURPLE, fame=90)
    g.year = year
    assert ends(g)
    outcome = result(g)
    assert outcome is not None
    assert (outcome.winners, outcome.law, outcome.message) == ([RED], "NG.endgame.1.1", "result-northgard-lands")
    assert g.phase == GAME_OVER


@law("NG.endgame.1.1", "NG.endyear.1")
def test_two_such_territories_an_open_one_or_one_without_a_large_building_do_not_win() -> None:
    g = table("wolf", "raven")
    stronghold(g, RED, "start.e")
    stronghold(g, RED, "start.w")
    put(g, RED, "start.n", 1)
    build(g, "start.n", "forge")  # open
    closed(g, "start.s")
    put(g, RED, "start.s", 1)
    for small in ("food_silo", "woodcutter_lodge", "menhir", "training_camp", "defense_tower"):
        build(g, "start.s", small)  # closed, but none of these is large
    assert strongholds(g, RED) == 2
    assert not ends(g)
    closed(g, "start.n")
    assert strongholds(g, RED) == 3
    assert ends(g)


@law("NG.endgame.1.1")
def test_two_large_buildings_in_one_territory_count_once_and_neutral_territories_not_at_all() -> None:
    g = table("wolf", "raven")
    stronghold(g, RED, "start.e")
    build(g, "start.e", "fortress")
    stronghold(g, RED, "start.w")
    closed(g, "start.n")
    build(g, "start.n", "forge")
    assert not ends(g)


def both_qualify() -> Table:
    """Red and Purple each control three such territories."""
    g = table("wolf", "raven")
    three_strongholds(g, RED)
    # On tile_06 in the south three sides face outwards; each is closed by another tile.
    stronghold(g, PURPLE, "start.s")
    lay(g, "tile_30", 0, 2)  # below tile_06.s
    lay(g, "tile_01", -1, 1)  # left of tile_06.w
    for name in ("tile_06.s", "tile_06.w"):
        assert g.chart.closed(land(g, name))
        put(g, PURPLE, name, 1)
        build(g, name, "forge")
    bare(g)
    return g


@law("NG.endgame.1.2")
def test_if_several_qualify_fame_scored_as_at_the_end_decides() -> None:
    g = both_qualify()
    give(g, RED, fame=4)
    give(g, PURPLE, fame=3, food=6)  # 3 + 2
    assert ends(g)
    assert (g.winners, g.scores, g.won_by) == ([PURPLE], [4, 5], "NG.endgame.1.1")


@law("NG.endgame.1.2")
def test_then_territories_units_and_buildings_decide() -> None:
    g = both_qualify()
    put(g, RED, "tile_02.rest", 1)
    assert ends(g)
    assert g.winners == [RED]  # four territories against three
    g = both_qualify()
    put(g, PURPLE, "tile_06.s", 1)
    assert ends(g)
    assert g.winners == [PURPLE]  # four units against three
    g = both_qualify()
    build(g, "start.e", "food_silo")
    assert ends(g)
    assert g.winners == [RED]  # four buildings against three


@law("NG.endgame.3")
def test_a_territorial_victory_goes_before_fame_also_in_the_last_year() -> None:
    g = table("wolf", "raven")
    three_strongholds(g, PURPLE)
    give(g, RED, fame=99)
    put(g, RED, "start.s", 1)
    g.year = 7
    assert ends(g)
    assert g.winners == [PURPLE]


# --- victory by Fame --------------------------------------------------------------------------------------------------


@law("NG.endgame.2.1", "NG.endgame.2.6", "NG.goal.1")
def test_after_the_seventh_year_the_game_ends_and_most_fame_wins() -> None:
    g = table("wolf", "raven", "goat")
    bare(g)
    for seat, fame in ((RED, 5), (PURPLE, 7), (YELLOW, 6)):
        give(g, seat, fame=fame)
    g.year = 6
    assert not ends(g)
    g.year = 7
    assert ends(g)
    outcome = result(g)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([PURPLE], [5, 7, 6])
    assert (outcome.law, outcome.message) == ("NG.endgame.2.6", "result-northgard-fame")


@law("NG.endgame.2.2")
def test_fame_tokens_count_their_value() -> None:
    g = table("wolf", "raven")
    bare(g)
    give(g, RED, fame=23)
    assert score(g, RED) == 23


@law("NG.endgame.2.3")
@pytest.mark.parametrize(
    ("food", "wood", "lore", "fame"), [(0, 0, 0, 0), (2, 0, 0, 0), (1, 1, 1, 1), (5, 0, 0, 1), (3, 4, 4, 3)]
)
def test_every_three_resources_of_any_types_are_1_fame(food: int, wood: int, lore: int, fame: int) -> None:
    g = table("wolf", "raven")
    bare(g)
    give(g, RED, food=food, wood=wood, lore=lore)
    assert score(g, RED) == fame


@law("NG.endgame.2.4")
def test_cards_count_their_fame_wherever_they_are_but_not_when_removed_from_the_game() -> None:
    g = table("wolf", "raven")
    # scouts 2, merchant 1, spy 2, bribery 3; militia 0
    deal(g, RED, ["scouts"], deck=["merchant", "militia"], discard=["spy"], active=["bribery", "move", "wolf_clan"])
    assert score(g, RED) == 2 + 1 + 0 + 2 + 3
    player = g.players[RED]
    player.active.remove(CARDS.index("bribery"))
    player.gone.append(CARDS.index("bribery"))
    assert score(g, RED) == 5


@law("NG.endgame.2.5", "NG.winter.4")
def test_every_unrest_card_costs_5_fame() -> None:
    g = table("wolf", "raven")
    deal(g, RED, ["unrest"], deck=["unrest", "scouts"], discard=["unrest"])
    give(g, RED, fame=20)
    assert score(g, RED) == 20 + 2 - 15


def scored(achievement: str, g: Table) -> int:
    """What an Achievement alone is worth to Red."""
    bare(g)
    without = score(g, RED)
    deal(g, RED, (), deck=[achievement])
    return score(g, RED) - without


@law("NG.endgame.2.4")
@pytest.mark.parametrize(
    ("achievement", "fame"),
    [
        ("builder", 2 * 1 + 1 * 3),  # food_silo, menhir; altar
        ("explorer", 2 * 1 + 1 * 3),  # small slots: tile_10.nw, tile_17 none, tile_05.nw (stone); large: tile_05.es
        ("food_trader", 2 * 2),  # tile_10.nw and the silo
        ("scholar", 2 * 1),  # the menhir
        ("trapper", 3 * 1),  # tile_17.n
        ("warlord", 6 * 1),
        ("wood_trader", 0),
    ],
)
def test_achievements_are_worth_what_they_count_in_own_territories(achievement: str, fame: int) -> None:
    g = table("wolf", "raven")
    lay(g, "tile_10", 1, 0)  # nw: food, a small slot
    lay(g, "tile_17", -1, 0)  # n: a lair
    lay(g, "tile_05", 0, -1)  # nw: a stone slot; es: a large slot
    put(g, RED, "tile_10.nw", 1)
    put(g, RED, "tile_17.n", 1)
    put(g, RED, "tile_05.nw", 2)
    put(g, RED, "tile_05.es", 2)
    for building in ("food_silo", "menhir", "altar_of_kings"):
        _in_yard(g, "tile_17.n", building)
    # Others' and neutral territories do not count.
    put(g, PURPLE, "tile_10.e", 3)
    _in_yard(g, "tile_10.e", "food_silo")
    _in_yard(g, "tile_10.s", "forge")
    assert scored(achievement, g) == fame


def _in_yard(g: Table, name: str, building: str) -> None:
    """A building on no slot, so that the free slots stay what the tiles show."""
    kind = BUILDINGS.index(building)
    g.supply[kind] -= 1
    g.houses[land(g, name)] += HOUSE[kind]
    g.yard.append((region(name), kind))


@law("NG.endgame.2.4", "NG.clans.bear.1")
def test_kaija_counts_as_a_unit_for_the_warlord() -> None:
    g = table("bear", "raven")
    put(g, RED, "start.e", 2, kaija=True)
    assert scored("warlord", g) == 3


@law("NG.endgame.2.7")
def test_ties_are_broken_by_territories_then_units_then_buildings_and_at_last_shared() -> None:
    def even() -> Table:
        g = table("wolf", "raven")
        bare(g)
        put(g, RED, "start.e", 2)
        put(g, PURPLE, "start.w", 2)
        g.year = 7
        return g

    g = even()
    assert ends(g)
    assert g.winners == [RED, PURPLE]
    g = even()
    build(g, "start.w", "food_silo")
    assert ends(g)
    assert g.winners == [PURPLE]
    put_first = even()
    build(put_first, "start.w", "food_silo")
    put(put_first, RED, "start.e", 1)
    assert ends(put_first)
    assert put_first.winners == [RED]  # units go before buildings
    g = even()
    put(g, RED, "start.e", 5)
    put(g, PURPLE, "start.n", 1)
    assert ends(g)
    assert g.winners == [PURPLE]  # territories go before units


@law("NG.endgame.2.6")
def test_a_match_ends_with_the_seventh_year() -> None:
    match = Match(game, game.setup(["wolf", "raven"], {}), 5)
    match.playout(RandomChooser(Rng(5)))
    assert isinstance(match.state, Table)
    assert match.state.year == 7
    assert match.result is not None
    best = max(match.result.scores)
    assert [match.result.scores[seat] for seat in match.result.winners] == [best] * len(match.result.winners)


def test_a_finished_match_says_so() -> None:
    g = table("wolf", "raven")
    bare(g)
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 1)
    give(g, RED, fame=2)
    g.year = 7
    g.phase = END_OF_YEAR
    match = going_on(g, game)
    assert match.over
    assert match.result is not None
    assert match.result.winners == [RED]
    assert match.ask is None
