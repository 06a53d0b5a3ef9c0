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
from tests.northgard.bench import PURPLE, RED, YELLOW, Bench, region, table

GREEN = 3

#: Cells around the starting tile, with tiles whose one side there makes a closed territory of two tiles.
SIDES = [
    ("start.e", "tile_02", 1, 0, 3),
    ("start.w", "tile_11", -1, 0, 1),
    ("start.n", "tile_17", 0, -1, 2),
    ("start.s", "tile_06", 0, 1, 0),
]


def closed(t: Bench, *names: str) -> None:
    """Close territories of the starting tile."""
    for name, tile, x, y, turns in SIDES:
        if name in names:
            t.lay(tile, x, y, turns)
            assert t.g.chart.closed(t.land(name))


def stronghold(t: Bench, seat: int, name: str, building: str = "forge") -> None:
    """A closed territory with a Large Building."""
    closed(t, name)
    t.put(seat, name, 1)
    t.build(name, building)


def bare(t: Bench) -> None:
    """Nobody has any card."""
    for seat in range(len(t.g.players)):
        t.deal(seat, (), deck=[])


def three_strongholds(t: Bench, seat: int) -> None:
    for name, building in (("start.e", "altar_of_kings"), ("start.w", "forge"), ("start.n", "fortress")):
        stronghold(t, seat, name, building)


# --- the territorial victory ------------------------------------------------------------------------------------------


@law("NG.endgame.1.1", "NG.goal.1", "NG.endyear.1", "NG.buildings.large")
@pytest.mark.parametrize("year", [1, 4, 7])
def test_three_closed_territories_with_a_large_building_each_win_at_the_end_of_any_year(year: int) -> None:
    t = table("wolf", "raven")
    three_strongholds(t, RED)
    t.put(PURPLE, "start.s", 1)
    t.give(PURPLE, fame=90)
    t.g.year = year
    assert ends(t.g)
    outcome = result(t.g)
    assert outcome is not None
    assert (outcome.winners, outcome.law, outcome.message) == ([RED], "NG.endgame.1.1", "result-northgard-lands")
    assert t.g.phase == GAME_OVER


@law("NG.endgame.1.1", "NG.endyear.1")
def test_two_such_territories_an_open_one_or_one_without_a_large_building_do_not_win() -> None:
    t = table("wolf", "raven")
    stronghold(t, RED, "start.e")
    stronghold(t, RED, "start.w")
    t.put(RED, "start.n", 1)
    t.build("start.n", "forge")  # open
    closed(t, "start.s")
    t.put(RED, "start.s", 1)
    for small in ("food_silo", "woodcutter_lodge", "menhir", "training_camp", "defense_tower"):
        t.build("start.s", small)  # closed, but none of these is large
    assert strongholds(t.g, RED) == 2
    assert not ends(t.g)
    closed(t, "start.n")
    assert strongholds(t.g, RED) == 3
    assert ends(t.g)


@law("NG.endgame.1.1")
def test_two_large_buildings_in_one_territory_count_once_and_neutral_territories_not_at_all() -> None:
    t = table("wolf", "raven")
    stronghold(t, RED, "start.e")
    t.build("start.e", "fortress")
    stronghold(t, RED, "start.w")
    closed(t, "start.n")
    t.build("start.n", "forge")
    assert not ends(t.g)


def both_qualify() -> Bench:
    """Red and Purple each control three such territories."""
    t = table("wolf", "raven")
    three_strongholds(t, RED)
    # On tile_06 in the south three sides face outwards; each is closed by another tile.
    stronghold(t, PURPLE, "start.s")
    t.lay("tile_30", 0, 2)  # below tile_06.s
    t.lay("tile_01", -1, 1)  # left of tile_06.w
    for name in ("tile_06.s", "tile_06.w"):
        assert t.g.chart.closed(t.land(name))
        t.put(PURPLE, name, 1)
        t.build(name, "forge")
    bare(t)
    return t


@law("NG.endgame.1.2")
def test_if_several_qualify_fame_scored_as_at_the_end_decides() -> None:
    t = both_qualify()
    t.give(RED, fame=4)
    t.give(PURPLE, fame=3, food=6)  # 3 + 2
    assert ends(t.g)
    assert (t.g.winners, t.g.scores, t.g.won_by) == ([PURPLE], [4, 5], "NG.endgame.1.1")


@law("NG.endgame.1.2")
def test_then_territories_units_and_buildings_decide() -> None:
    t = both_qualify()
    t.put(RED, "tile_02.rest", 1)
    assert ends(t.g)
    assert t.g.winners == [RED]  # four territories against three
    t = both_qualify()
    t.put(PURPLE, "tile_06.s", 1)
    assert ends(t.g)
    assert t.g.winners == [PURPLE]  # four units against three
    t = both_qualify()
    t.build("start.e", "food_silo")
    assert ends(t.g)
    assert t.g.winners == [RED]  # four buildings against three


@law("NG.endgame.3")
def test_a_territorial_victory_goes_before_fame_also_in_the_last_year() -> None:
    t = table("wolf", "raven")
    three_strongholds(t, PURPLE)
    t.give(RED, fame=99)
    t.put(RED, "start.s", 1)
    t.g.year = 7
    assert ends(t.g)
    assert t.g.winners == [PURPLE]


# --- victory by Fame --------------------------------------------------------------------------------------------------


@law("NG.endgame.2.1", "NG.endgame.2.6", "NG.goal.1")
def test_after_the_seventh_year_the_game_ends_and_most_fame_wins() -> None:
    t = table("wolf", "raven", "goat")
    bare(t)
    for seat, fame in ((RED, 5), (PURPLE, 7), (YELLOW, 6)):
        t.give(seat, fame=fame)
    t.g.year = 6
    assert not ends(t.g)
    t.g.year = 7
    assert ends(t.g)
    outcome = result(t.g)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([PURPLE], [5, 7, 6])
    assert (outcome.law, outcome.message) == ("NG.endgame.2.6", "result-northgard-fame")


@law("NG.endgame.2.2")
def test_fame_tokens_count_their_value() -> None:
    t = table("wolf", "raven")
    bare(t)
    t.give(RED, fame=23)
    assert score(t.g, RED) == 23


@law("NG.endgame.2.3")
@pytest.mark.parametrize(
    ("food", "wood", "lore", "fame"), [(0, 0, 0, 0), (2, 0, 0, 0), (1, 1, 1, 1), (5, 0, 0, 1), (3, 4, 4, 3)]
)
def test_every_three_resources_of_any_types_are_1_fame(food: int, wood: int, lore: int, fame: int) -> None:
    t = table("wolf", "raven")
    bare(t)
    t.give(RED, food=food, wood=wood, lore=lore)
    assert score(t.g, RED) == fame


@law("NG.endgame.2.4")
def test_cards_count_their_fame_wherever_they_are_but_not_when_removed_from_the_game() -> None:
    t = table("wolf", "raven")
    # scouts 2, merchant 1, spy 2, bribery 3; militia 0
    t.deal(RED, ["scouts"], deck=["merchant", "militia"], discard=["spy"], active=["bribery", "move", "wolf_clan"])
    assert score(t.g, RED) == 2 + 1 + 0 + 2 + 3
    player = t.player(RED)
    player.active.remove(CARDS.index("bribery"))
    player.gone.append(CARDS.index("bribery"))
    assert score(t.g, RED) == 5


@law("NG.endgame.2.5", "NG.winter.4")
def test_every_unrest_card_costs_5_fame() -> None:
    t = table("wolf", "raven")
    t.deal(RED, ["unrest"], deck=["unrest", "scouts"], discard=["unrest"])
    t.give(RED, fame=20)
    assert score(t.g, RED) == 20 + 2 - 15


def scored(achievement: str, t: Bench) -> int:
    """What an Achievement alone is worth to Red."""
    bare(t)
    without = score(t.g, RED)
    t.deal(RED, (), deck=[achievement])
    return score(t.g, RED) - without


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
    t = table("wolf", "raven")
    t.lay("tile_10", 1, 0)  # nw: food, a small slot
    t.lay("tile_17", -1, 0)  # n: a lair
    t.lay("tile_05", 0, -1)  # nw: a stone slot; es: a large slot
    t.put(RED, "tile_10.nw", 1)
    t.put(RED, "tile_17.n", 1)
    t.put(RED, "tile_05.nw", 2)
    t.put(RED, "tile_05.es", 2)
    for building in ("food_silo", "menhir", "altar_of_kings"):
        _in_yard(t, "tile_17.n", building)
    # Others' and neutral territories do not count.
    t.put(PURPLE, "tile_10.e", 3)
    _in_yard(t, "tile_10.e", "food_silo")
    _in_yard(t, "tile_10.s", "forge")
    assert scored(achievement, t) == fame


def _in_yard(t: Bench, name: str, building: str) -> None:
    """A building on no slot, so that the free slots stay what the tiles show."""
    kind = BUILDINGS.index(building)
    t.g.supply[kind] -= 1
    t.g.houses[t.land(name)] += HOUSE[kind]
    t.g.yard.append((region(name), kind))


@law("NG.endgame.2.4", "NG.clans.bear.1")
def test_kaija_counts_as_a_unit_for_the_warlord() -> None:
    t = table("bear", "raven")
    t.put(RED, "start.e", 2, kaija=True)
    assert scored("warlord", t) == 3


@law("NG.endgame.2.7")
def test_ties_are_broken_by_territories_then_units_then_buildings_and_at_last_shared() -> None:
    def even() -> Bench:
        t = table("wolf", "raven")
        bare(t)
        t.put(RED, "start.e", 2)
        t.put(PURPLE, "start.w", 2)
        t.g.year = 7
        return t

    t = even()
    assert ends(t.g)
    assert t.g.winners == [RED, PURPLE]
    t = even()
    t.build("start.w", "food_silo")
    assert ends(t.g)
    assert t.g.winners == [PURPLE]
    t = even()
    t.build("start.w", "food_silo")
    t.put(RED, "start.e", 1)
    assert ends(t.g)
    assert t.g.winners == [RED]  # units go before buildings
    t = even()
    t.put(RED, "start.e", 5)
    t.put(PURPLE, "start.n", 1)
    assert ends(t.g)
    assert t.g.winners == [PURPLE]  # territories go before units


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
    t = table("wolf", "raven")
    bare(t)
    t.put(RED, "start.e", 1)
    t.put(PURPLE, "start.w", 1)
    t.give(RED, fame=2)
    t.g.year = 7
    t.g.phase = END_OF_YEAR
    t.going_on()
    assert t.match.over
    assert t.match.result is not None
    assert t.match.result.winners == [RED]
    assert t.match.ask is None
