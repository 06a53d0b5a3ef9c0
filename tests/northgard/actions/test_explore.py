"""Exploring (NG.explore)."""

from polana.games.northgard.actions.explore import why_not_explore
from polana.games.northgard.components import FORTRESS, TILES, count_of
from polana.games.northgard.map.chart import NOWHERE, cell_of
from polana.games.northgard.map.spots import FREE, MAP, OWN, SpotJudge
from polana.games.northgard.map.tiles import make_room
from polana.games.northgard.state import ACTIONS, NOBODY, Table
from polana.games.northgard.words import SPOT, TILE
from tests.law import law
from tests.northgard.bench import (
    PURPLE,
    RED,
    YELLOW,
    Staged,
    action,
    asked,
    build,
    land,
    lay,
    over,
    put,
    refused,
    say,
    scene,
    state,
    table,
    tiles,
    told,
    units,
)
from tests.northgard.scenes import EXPLORE, exploring, spot


@law("NG.explore.1", "NG.explore.2")
def test_a_tile_is_drawn_and_laid_beside_an_own_open_territory() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 1)
    match = exploring(g, RED, tiles("tile_05"))
    assert told(match, "tile-drawn") == [{"seat": RED, "tile": match.game.vocabulary["tile:tile_05"]}]
    # Only the east of the starting tile is Red's: the place is clear, the rotation is not.
    asked(match, RED, "ask-northgard-rotation", "rotate:0", "rotate:1", "rotate:2", "rotate:3")
    say(match, RED, "rotate:2")
    over(match)
    assert state(match).chart.cell[TILES.index("tile_05")] == cell_of(1, 0)
    assert land(g, "tile_05.es") == land(g, "start.e")  # turned by two: E and S of the face lie in the west and north
    assert TILES.index("tile_05") not in g.stack


@law("NG.explore.2")
def test_neither_neutral_nor_other_players_territories_let_a_player_explore() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    put(g, RED, "start.n", 1)
    put(g, PURPLE, "start.w", 1)
    match = exploring(g, RED, tiles("tile_13"))
    asked(match, RED, "ask-northgard-explore", spot(g, 1, 0), spot(g, 0, -1))
    refused(match, spot(g, -1, 0), "NG.explore.2")
    refused(match, spot(g, 0, 1), "NG.explore.2")


@law("NG.explore.2")
def test_a_player_whose_territories_are_all_closed_cannot_explore() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_02", 1, 0, 3)
    put(g, RED, "start.e", 1)
    refusal = why_not_explore(g, RED, EXPLORE)
    assert refusal is not None
    assert refusal.law == "NG.explore.2"
    over(exploring(g, RED, []))


@law("NG.explore.3")
def test_a_tile_must_touch_the_map_along_a_full_side() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_13", 1, 0)
    put(g, RED, "tile_13.a", 1)
    match = exploring(g, RED, tiles("tile_05"))
    # 1, -1 and 1, 1 touch the starting tile at a corner; they count because they touch tile_13 by a side.
    asked(match, RED, "ask-northgard-explore", spot(g, 1, -1), spot(g, 2, 0), spot(g, 1, 1))
    # 2, -1 touches tile_13 at a corner only: it is no place at all.
    assert cell_of(2, -1) not in g.chart.frontier
    say(match, RED, spot(g, 2, 0), "rotate:0")
    over(match)


@law("NG.explore.4")
def test_a_tile_may_not_be_laid_so_that_a_border_breaks_off() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_13", 1, 0)  # no border
    lay(g, "tile_28", 0, -1)  # no border ends at its south-east corner
    put(g, RED, "tile_13.a", 1)
    # A border of the starting tile ends at the point between the four cells: what lies at 1, -1 must go on with it.
    match = exploring(g, RED, tiles("tile_05"))
    say(match, RED, spot(g, 1, -1))
    asked(match, RED, "ask-northgard-rotation", "rotate:0", "rotate:2")
    refused(match, "rotate:1", "NG.explore.4")
    refused(match, "rotate:3", "NG.explore.4")
    say(match, RED, "rotate:0")
    over(match)


@law("NG.explore.4")
def test_where_no_border_comes_none_may_begin() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_13", 1, 0)
    lay(g, "tile_05", 2, 0, 1)
    lay(g, "tile_02", 1, 1, 2)
    put(g, RED, "tile_05.es", 1)
    # At the point north-west of 2, 1 no border ends: tile_13 has none, the others turn theirs away.
    match = exploring(g, RED, tiles("tile_20"))
    say(match, RED, spot(g, 2, 1))
    asked(match, RED, "ask-northgard-rotation", "rotate:0", "rotate:2")
    refused(match, "rotate:1", "NG.explore.4")
    refused(match, "rotate:3", "NG.explore.4")


@law("NG.explore.4")
def test_a_point_beside_an_empty_cell_forbids_nothing() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_13", 1, 0)
    put(g, RED, "tile_13.a", 1)
    match = exploring(g, RED, tiles("tile_05"))
    say(match, RED, spot(g, 2, 0))
    asked(match, RED, "ask-northgard-rotation", "rotate:0", "rotate:1", "rotate:2", "rotate:3")


def narrow(neighbour: int) -> Table:
    """Red's one open edge faces a cell that also touches a territory of somebody, with no border in between."""
    g = table("wolf", "raven")
    lay(g, "tile_02", 1, 0)  # its cap is open to the north
    lay(g, "tile_07", 0, -1)  # its band is open to east and west
    put(g, RED, "tile_02.n", 1)
    if neighbour != NOBODY:
        put(g, neighbour, "tile_07.mid", 2)
    return g


@law("NG.explore.5")
def test_a_tile_that_fits_nowhere_goes_under_the_stack_and_another_is_drawn() -> None:
    g = narrow(PURPLE)
    match = exploring(g, RED, tiles("tile_13", "tile_05"))
    assert told(match, "tile-under-stack") == [{"seat": RED, "tile": TILE[TILES.index("tile_13")]}]
    assert g.stack[0] == TILES.index("tile_13")
    assert g.stack_known == 1
    asked(match, RED, "ask-northgard-rotation", "rotate:0", "rotate:2")
    say(match, RED, "rotate:0")
    over(match)


@law("NG.explore.5")
def test_if_no_tile_of_the_stack_fits_nothing_happens() -> None:
    g = narrow(PURPLE)
    keep_in_stack(g, "tile_13")
    match = exploring(g, RED, tiles("tile_13"))
    over(match)
    assert told(match, "no-tile-fits") == [{"seat": RED}]
    assert g.stack == [TILES.index("tile_13")]
    assert g.stack_known == 1
    assert len(g.chart.tile_at) == 3


def keep_in_stack(g: Table, *names: str) -> None:
    """Only these tiles are left in the stack, the last of them on top; the others are out of the way."""
    left = [TILES.index(name) for name in names]
    g.drawn_tiles[PURPLE] += [tile for tile in g.stack if tile not in left]
    g.stack = left
    g.stack_known = 0


@law("NG.explore.6")
def test_with_an_empty_stack_nobody_explores() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    keep_in_stack(g)
    refusal = why_not_explore(g, RED, EXPLORE)
    assert refusal is not None
    assert refusal.law == "NG.explore.6"
    over(exploring(g, RED, []))


@law("NG.explore.7")
def test_a_tile_may_not_bring_units_of_different_players_together() -> None:
    g = narrow(PURPLE)
    put(g, RED, "tile_02.rest", 1)
    match = exploring(g, RED, tiles("tile_13"))
    asked(match, RED, "ask-northgard-explore", spot(g, 2, 0), spot(g, 1, 1))
    refused(match, spot(g, 1, -1), "NG.explore.7")
    say(match, RED, spot(g, 2, 0))
    over(match)


@law("NG.explore.7")
def test_partners_in_a_team_game_are_different_players_too() -> None:
    g = table("wolf", "raven", "stag", "bear", teams=True)
    lay(g, "tile_02", 1, 0)
    lay(g, "tile_07", 0, -1)
    put(g, RED, "tile_02.n", 1)
    put(g, RED, "tile_02.rest", 1)
    put(g, YELLOW, "tile_07.mid", 1)
    match = exploring(g, RED, tiles("tile_13"))
    refused(match, spot(g, 1, -1), "NG.explore.7")


@law("NG.explore.7")
def test_own_and_neutral_territories_may_be_joined() -> None:
    for neighbour, count in ((RED, 3), (NOBODY, 1)):
        g = narrow(neighbour)
        put(g, RED, "start.w", 1)  # so that there is a choice of places
        match = exploring(g, RED, tiles("tile_13"))
        say(match, RED, spot(g, 1, -1))
        over(match)
        assert land(g, "tile_02.n") == land(g, "tile_07.mid") == land(g, "tile_13.a")
        assert units(match, "tile_13.a") == (RED, count)


@law("NG.explore.8")
def test_a_joined_territory_may_have_two_buildings_of_one_type() -> None:
    g = narrow(NOBODY)
    build(g, "tile_02.n", "fortress")
    build(g, "tile_07.mid", "fortress")
    over(exploring(g, RED, tiles("tile_13")))
    assert land(g, "tile_02.n") == land(g, "tile_07.mid")
    assert count_of(g.houses[land(g, "tile_13.a")], FORTRESS) == 2


@law("NG.explore.9")
def test_gaps_in_the_map_are_allowed_and_may_be_filled_later() -> None:
    g = table("wolf", "raven")
    for tile, x, y in (
        ("tile_13", 1, 0),
        ("tile_33", 2, 0),
        ("tile_07", 0, -1),
        ("tile_08", 0, -2),
        ("tile_12", 1, -2),
    ):
        lay(g, tile, x, y)
    put(g, RED, "tile_33.n", 1)
    match = exploring(g, RED, tiles("tile_09"))
    say(match, RED, "rotate:3")  # at 2, -1: now there are tiles on all four sides of the empty cell 1, -1
    over(match)
    assert NOWHERE not in g.chart.around(cell_of(1, -1))
    g.phase = ACTIONS
    match = exploring(g, RED, tiles("tile_05"))
    asked(match, RED, "ask-northgard-rotation", "rotate:1", "rotate:3")
    assert match.ask is not None
    assert match.ask.args == {"tile": TILE[TILES.index("tile_05")], "spot": SPOT[g.chart.spot[cell_of(1, -1)]]}
    say(match, RED, "rotate:1")
    over(match)
    assert g.chart.cell[TILES.index("tile_05")] == cell_of(1, -1)


# --- Fame -------------------------------------------------------------------------------------------------------------


def half_closed(*clans: str) -> Table:
    """Yellow's territory of two tiles has one open edge; Red's open territory touches the same cell."""
    g = table(*(clans or ("wolf", "bear", "goat")))
    lay(g, "tile_12", 1, 0)
    lay(g, "tile_13", 1, -1)
    lay(g, "tile_28", 2, -1)
    put(g, YELLOW, "start.e", 2)
    put(g, RED, "tile_28.es", 2)
    return g


@law("NG.explore.fame.2", "NG.explore.ex1")
def test_red_closes_a_territory_of_yellows_and_nobody_gains_fame() -> None:
    g = half_closed()
    match = exploring(g, RED, tiles("tile_02"))
    say(match, RED, spot(g, 2, 0), "rotate:3")
    over(match)
    assert g.chart.closed(land(g, "start.e"))
    assert g.chart.span(land(g, "start.e")) == 3
    assert [player.fame for player in g.players] == [0, 0, 0]


@law("NG.explore.fame.1", "NG.explore.ex2")
def test_yellow_closes_its_own_territory_of_three_tiles_and_gains_three_fame() -> None:
    g = half_closed()
    match = exploring(g, YELLOW, tiles("tile_02"))
    say(match, YELLOW, "rotate:3")
    over(match)
    assert g.chart.closed(land(g, "start.e"))
    assert [player.fame for player in g.players] == [0, 0, 3]


@law("NG.explore.fame.1")
def test_every_own_territory_that_the_tile_closes_counts_with_the_tiles_it_spans() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_12", 1, 0)
    lay(g, "tile_13", 1, -1)
    lay(g, "tile_07", 2, -1)
    put(g, RED, "start.e", 1)  # two tiles, one open edge to 2, 0
    put(g, RED, "tile_07.s", 1)  # one tile, one open edge to 2, 0
    match = exploring(g, RED, tiles("start_5"))
    say(match, RED, "rotate:0")
    over(match)
    assert g.players[RED].fame == 3 + 2


@law("NG.explore.fame.2")
def test_closing_a_neutral_territory_gives_fame_to_nobody() -> None:
    g = half_closed()
    g.players[YELLOW].reserve += 2
    g.units[land(g, "start.e")] = 0
    g.owner[land(g, "start.e")] = NOBODY
    match = exploring(g, RED, tiles("tile_02"))
    say(match, RED, spot(g, 2, 0), "rotate:3")
    over(match)
    assert g.chart.closed(land(g, "start.e"))
    assert [player.fame for player in g.players] == [0, 0, 0]


@law("NG.explore.ex3")
def test_every_orientation_would_break_a_border_or_join_red_and_purple() -> None:
    g = table("wolf", "boar", "goat")
    lay(g, "tile_25", 1, 0, 2)
    lay(g, "tile_15", 1, -1, 2)
    lay(g, "tile_02", 2, -1, 0)
    lay(g, "tile_20", 1, 1, 1)
    lay(g, "tile_01", 2, 1, 2)
    put(g, RED, "tile_02.rest", 2)
    put(g, PURPLE, "tile_01.s", 2)
    place = cell_of(2, 0)
    judge = SpotJudge(g, RED, TILES.index("tile_11"), OWN)
    laws = [refusal.law for refusal in (judge.why_not_turned(place, turns) for turns in range(4)) if refusal]
    assert laws == ["NG.explore.4", "NG.explore.4", "NG.explore.4", "NG.explore.7"]
    put(g, RED, "start.w", 1)  # so that there is a choice of places
    match = exploring(g, RED, tiles("tile_11"))
    asked(match, RED, "ask-northgard-explore", spot(g, 3, -1), spot(g, -1, 0))
    refused(match, spot(g, 2, 0), "NG.explore.7")


# --- cards that explore in another way --------------------------------------------------------------------------------


@law("NG.explore.5")
def test_of_several_tiles_drawn_one_is_laid_and_the_rest_goes_under_the_stack_in_chosen_order() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    match = exploring(g, RED, tiles("tile_07", "tile_13", "tile_05"), action("lay_of_the_land"))
    asked(match, RED, "ask-northgard-tile", "tile:tile_07", "tile:tile_13", "tile:tile_05")
    assert g.drawn_tiles[RED] == [TILES.index(name) for name in ("tile_07", "tile_13", "tile_05")]
    say(match, RED, "tile:tile_13")
    asked(match, RED, "ask-northgard-tile-under-stack", "tile:tile_07", "tile:tile_05")
    say(match, RED, "tile:tile_05")
    over(match)
    # The first to go under lies above the second.
    assert g.stack[:2] == [TILES.index("tile_07"), TILES.index("tile_05")]
    assert g.stack_known == 2
    assert g.drawn_tiles[RED] == []
    # Lay of the Land: the resources printed on the chosen tile.
    assert (g.players[RED].food, g.players[RED].wood, g.players[RED].lore) == (0, 1, 0)


@law("NG.explore.5")
def test_of_several_tiles_only_one_that_fits_may_be_chosen() -> None:
    g = narrow(PURPLE)
    match = exploring(g, RED, tiles("tile_13", "tile_05"), action("raven_clan"))
    # tile_13 fits nowhere, so that tile_05 is laid and the other goes under.
    asked(match, RED, "ask-northgard-rotation", "rotate:0", "rotate:2")
    say(match, RED, "rotate:2")
    over(match)
    assert g.stack[0] == TILES.index("tile_13")


@law("NG.explore.5")
def test_a_tile_that_fits_nowhere_is_refused_among_those_drawn() -> None:
    g = narrow(PURPLE)
    match = exploring(g, RED, tiles("tile_13", "tile_05", "tile_12"), action("lay_of_the_land"))
    asked(match, RED, "ask-northgard-tile", "tile:tile_05", "tile:tile_12")
    refused(match, "tile:tile_13", "NG.explore.5")


def test_scout_camp_may_exchange_the_tile_once() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    put(g, RED, "start.n", 1)
    match = exploring(g, RED, tiles("tile_13", "tile_05"), action("scout_camp"))
    asked(match, RED, "ask-northgard-explore", spot(g, 1, 0), spot(g, 0, -1), "exchange")
    say(match, RED, "exchange")
    asked(match, RED, "ask-northgard-explore", spot(g, 1, 0), spot(g, 0, -1))
    assert g.stack[0] == TILES.index("tile_13")
    say(match, RED, spot(g, 1, 0), "rotate:0")
    over(match)


def test_huginn_and_muninn_explore_from_any_open_territory() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    put(g, PURPLE, "start.w", 1)
    match = exploring(g, RED, tiles("tile_13"), action("huginn_and_muninn"))
    asked(match, RED, "ask-northgard-explore", spot(g, 1, 0), spot(g, 0, -1), spot(g, -1, 0), spot(g, 0, 1))
    say(match, RED, spot(g, -1, 0))
    over(match)
    assert units(match, "tile_13.a") == (PURPLE, 1)


def test_tiles_known_at_the_bottom_of_the_stack_are_known_until_drawn() -> None:
    g = table("wolf", "raven")
    put(g, RED, "start.e", 1)
    keep_in_stack(g, "tile_07", "tile_13", "tile_05")
    g.stack_known = 1
    match = exploring(g, RED, tiles("tile_05", "tile_13", "tile_07"), action("lay_of_the_land"))
    assert g.stack_known == 0
    say(match, RED, "tile:tile_13", "tile:tile_05")
    over(match)
    assert g.stack == [TILES.index("tile_07"), TILES.index("tile_05")]
    assert g.stack_known == 2


# --- a tile for a player without units --------------------------------------------------------------------------------


def full_map() -> Table:
    """Every territory is held by Purple: Red has no unit on the map."""
    g = table("wolf", "raven")
    for name in ("n", "e", "s", "w"):
        put(g, PURPLE, f"start.{name}", 1)
    return g


@law("NG.recruit.7", "NG.endyear.3")
def test_a_player_without_units_lays_a_tile_anywhere_that_brings_a_territory_without_units() -> None:
    g = full_map()
    match = scene(g, lambda g: make_room(g, RED), tiles("tile_13", "tile_05"))
    # tile_13 would only make a Purple territory larger.
    assert g.stack[0] == TILES.index("tile_13")
    asked(match, RED, "ask-northgard-make-room", *(spot(g, *at) for at in ((1, 0), (0, -1), (-1, 0), (0, 1))))
    say(match, RED, spot(g, 1, 0), "rotate:0")
    over(match)
    assert isinstance(match.game, Staged)
    assert match.game.outcome == land(g, "tile_05.es")
    assert units(match, "tile_05.es") == (NOBODY, 0)
    assert units(match, "tile_05.nw") == (PURPLE, 1)
    assert [player.fame for player in g.players] == [0, 0]


@law("NG.endyear.3")
def test_with_several_new_neutral_territories_the_player_chooses() -> None:
    g = full_map()
    match = scene(g, lambda g: make_room(g, RED), tiles("tile_12"))
    say(match, RED, spot(g, 1, 0), "rotate:0")
    asked(match, RED, "ask-northgard-room", "@tile_12.n", "@tile_12.s")
    say(match, RED, "@tile_12.s")
    over(match)
    assert isinstance(match.game, Staged)
    assert match.game.outcome == land(g, "tile_12.s")


@law("NG.endyear.3")
def test_without_a_tile_that_brings_one_there_is_no_territory() -> None:
    g = full_map()
    keep_in_stack(g, "tile_13")
    match = scene(g, lambda g: make_room(g, RED), tiles("tile_13"))
    over(match)
    assert isinstance(match.game, Staged)
    assert match.game.outcome == NOWHERE
    keep_in_stack(g)
    g.phase = ACTIONS
    match = scene(g, lambda g: make_room(g, RED))
    over(match)


@law("NG.endyear.3")
def test_what_joins_around_the_outside_counts_too() -> None:
    g = table("wolf", "raven")
    ring = (("tile_12", 1, 0, 1), ("tile_20", 1, -1, 0), ("tile_07", 2, -1, 0), ("tile_05", 3, -1, 3))
    for tile, x, y, turns in (
        *ring,
        ("tile_21", 1, 1, 1),
        ("tile_08", 2, 1, 0),
        ("tile_28", 3, 1, 0),
        ("tile_33", 2, 0, 0),
    ):
        lay(g, tile, x, y, turns)
    # One neutral territory comes to the cell 3, 0 from north and south, around the outside; Purple is in the west.
    put(g, PURPLE, "tile_33.mid", 1)
    place = cell_of(3, 0)
    north, _, south, west = g.chart.around(place)
    assert north == south == land(g, "tile_05.nw")
    assert (g.owner[north], g.owner[west]) == (NOBODY, PURPLE)
    # With its cap to the north the rest of tile_02 joins Purple with the south, and so the cap is Purple's as well.
    judge = SpotJudge(g, RED, TILES.index("tile_02"), MAP, FREE)
    assert [judge.turns(place) >> turns & 1 for turns in range(4)] == [0, 1, 0, 1]
    refusal = judge.why_not_turned(place, 0)
    assert refusal is not None
    assert refusal.law == "NG.setup.l.5"
