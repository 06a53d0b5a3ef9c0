"""Exploring (NG.explore)."""

from polana.games.northgard.actions.explore import why_not_explore
from polana.games.northgard.components import TILES
from polana.games.northgard.map.chart import NOWHERE, cell_of
from polana.games.northgard.map.spots import FREE, MAP, OWN, SpotJudge
from polana.games.northgard.map.tiles import make_room
from polana.games.northgard.state import NOBODY
from polana.games.northgard.words import SPOT, TILE
from tests.law import law
from tests.northgard.bench import EXPLORE, PURPLE, RED, YELLOW, Bench, Staged, action, table, tiles
from tests.northgard.scenes import crowded


@law("NG.explore.1", "NG.explore.2")
def test_a_tile_is_drawn_and_laid_beside_an_own_open_territory() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    t.put(PURPLE, "start.w", 1)
    t.exploring(RED, tiles("tile_05"))
    assert t.told("tile-drawn") == [{"seat": RED, "tile": t.match.game.vocabulary["tile:tile_05"]}]
    # Only the east of the starting tile is Red's: the place is clear, the rotation is not.
    t.asked(RED, "ask-northgard-rotation", "rotate:0", "rotate:1", "rotate:2", "rotate:3")
    t.say(RED, "rotate:2")
    t.over()
    assert t.g.chart.cell[TILES.index("tile_05")] == cell_of(1, 0)
    assert t.land("tile_05.es") == t.land("start.e")  # turned by two: E and S of the face lie in the west and north
    assert TILES.index("tile_05") not in t.g.stack


@law("NG.explore.2")
def test_neither_neutral_nor_other_players_territories_let_a_player_explore() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    t.put(RED, "start.n", 1)
    t.put(PURPLE, "start.w", 1)
    t.exploring(RED, tiles("tile_13"))
    t.asked(RED, "ask-northgard-explore", t.spot(1, 0), t.spot(0, -1))
    t.refused(t.spot(-1, 0), "NG.explore.2")
    t.refused(t.spot(0, 1), "NG.explore.2")


@law("NG.explore.2")
def test_a_player_whose_territories_are_all_closed_cannot_explore() -> None:
    t = table("wolf", "raven")
    t.lay("tile_02", 1, 0, 3)
    t.put(RED, "start.e", 1)
    refusal = why_not_explore(t.g, RED, EXPLORE)
    assert refusal is not None
    assert refusal.law == "NG.explore.2"
    t.exploring(RED, [])
    t.over()


@law("NG.explore.3")
def test_a_tile_must_touch_the_map_along_a_full_side() -> None:
    t = table("wolf", "raven")
    t.lay("tile_13", 1, 0)
    t.put(RED, "tile_13.a", 1)
    t.exploring(RED, tiles("tile_05"))
    # 1, -1 and 1, 1 touch the starting tile at a corner; they count because they touch tile_13 by a side.
    t.asked(RED, "ask-northgard-explore", t.spot(1, -1), t.spot(2, 0), t.spot(1, 1))
    # 2, -1 touches tile_13 at a corner only: it is no place at all.
    assert cell_of(2, -1) not in t.g.chart.frontier
    t.say(RED, t.spot(2, 0), "rotate:0")
    t.over()


@law("NG.explore.4")
def test_a_tile_may_not_be_laid_so_that_a_border_breaks_off() -> None:
    t = table("wolf", "raven")
    t.lay("tile_13", 1, 0)  # no border
    t.lay("tile_28", 0, -1)  # no border ends at its south-east corner
    t.put(RED, "tile_13.a", 1)
    # A border of the starting tile ends at the point between the four cells: what lies at 1, -1 must go on with it.
    t.exploring(RED, tiles("tile_05"))
    t.say(RED, t.spot(1, -1))
    t.asked(RED, "ask-northgard-rotation", "rotate:0", "rotate:2")
    t.refused("rotate:1", "NG.explore.4")
    t.refused("rotate:3", "NG.explore.4")
    t.say(RED, "rotate:0")
    t.over()


@law("NG.explore.4")
def test_where_no_border_comes_none_may_begin() -> None:
    t = table("wolf", "raven")
    t.lay("tile_13", 1, 0)
    t.lay("tile_05", 2, 0, 1)
    t.lay("tile_02", 1, 1, 2)
    t.put(RED, "tile_05.es", 1)
    # At the point north-west of 2, 1 no border ends: tile_13 has none, the others turn theirs away.
    t.exploring(RED, tiles("tile_20"))
    t.say(RED, t.spot(2, 1))
    t.asked(RED, "ask-northgard-rotation", "rotate:0", "rotate:2")
    t.refused("rotate:1", "NG.explore.4")
    t.refused("rotate:3", "NG.explore.4")


@law("NG.explore.4")
def test_a_point_beside_an_empty_cell_forbids_nothing() -> None:
    t = table("wolf", "raven")
    t.lay("tile_13", 1, 0)
    t.put(RED, "tile_13.a", 1)
    t.exploring(RED, tiles("tile_05"))
    t.say(RED, t.spot(2, 0))
    t.asked(RED, "ask-northgard-rotation", "rotate:0", "rotate:1", "rotate:2", "rotate:3")


def narrow(neighbour: int) -> Bench:
    """Red's one open edge faces a cell that also touches a territory of somebody, with no border in between."""
    t = table("wolf", "raven")
    t.lay("tile_02", 1, 0)  # its cap is open to the north
    t.lay("tile_07", 0, -1)  # its band is open to east and west
    t.put(RED, "tile_02.n", 1)
    if neighbour != NOBODY:
        t.put(neighbour, "tile_07.mid", 2)
    return t


@law("NG.explore.5")
def test_a_tile_that_fits_nowhere_goes_under_the_stack_and_another_is_drawn() -> None:
    t = narrow(PURPLE)
    t.exploring(RED, tiles("tile_13", "tile_05"))
    assert t.told("tile-under-stack") == [{"seat": RED, "tile": TILE[TILES.index("tile_13")]}]
    assert t.g.stack[0] == TILES.index("tile_13")
    assert t.g.stack_known == 1
    t.asked(RED, "ask-northgard-rotation", "rotate:0", "rotate:2")
    t.say(RED, "rotate:0")
    t.over()


@law("NG.explore.5")
def test_if_no_tile_of_the_stack_fits_nothing_happens() -> None:
    t = narrow(PURPLE)
    keep_in_stack(t, "tile_13")
    t.exploring(RED, tiles("tile_13"))
    t.over()
    assert t.told("no-tile-fits") == [{"seat": RED}]
    assert t.g.stack == [TILES.index("tile_13")]
    assert t.g.stack_known == 1
    assert len(t.g.chart.tile_at) == 3


def keep_in_stack(t: Bench, *names: str) -> None:
    """Only these tiles are left in the stack, the last of them on top; the others are out of the way."""
    left = [TILES.index(name) for name in names]
    t.g.drawn_tiles[PURPLE] += [tile for tile in t.g.stack if tile not in left]
    t.g.stack = left
    t.g.stack_known = 0


@law("NG.explore.6")
def test_with_an_empty_stack_nobody_explores() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    keep_in_stack(t)
    refusal = why_not_explore(t.g, RED, EXPLORE)
    assert refusal is not None
    assert refusal.law == "NG.explore.6"
    t.exploring(RED, [])
    t.over()


@law("NG.explore.7")
def test_a_tile_may_not_bring_units_of_different_players_together() -> None:
    t = narrow(PURPLE)
    t.put(RED, "tile_02.rest", 1)
    t.exploring(RED, tiles("tile_13"))
    t.asked(RED, "ask-northgard-explore", t.spot(2, 0), t.spot(1, 1))
    t.refused(t.spot(1, -1), "NG.explore.7")
    t.say(RED, t.spot(2, 0))
    t.over()


@law("NG.explore.7")
def test_partners_in_a_team_game_are_different_players_too() -> None:
    t = table("wolf", "raven", "stag", "bear", teams=True)
    t.lay("tile_02", 1, 0)
    t.lay("tile_07", 0, -1)
    t.put(RED, "tile_02.n", 1)
    t.put(RED, "tile_02.rest", 1)
    t.put(YELLOW, "tile_07.mid", 1)
    t.exploring(RED, tiles("tile_13"))
    t.refused(t.spot(1, -1), "NG.explore.7")


@law("NG.explore.7")
def test_own_and_neutral_territories_may_be_joined() -> None:
    for neighbour, count in ((RED, 3), (NOBODY, 1)):
        t = narrow(neighbour)
        t.put(RED, "start.w", 1)  # so that there is a choice of places
        t.exploring(RED, tiles("tile_13"))
        t.say(RED, t.spot(1, -1))
        t.over()
        assert t.land("tile_02.n") == t.land("tile_07.mid") == t.land("tile_13.a")
        assert t.units("tile_13.a") == (RED, count)


@law("NG.explore.8")
def test_a_joined_territory_may_have_two_buildings_of_one_type() -> None:
    t = narrow(NOBODY)
    t.build("tile_02.n", "fortress")
    t.build("tile_07.mid", "fortress")
    t.exploring(RED, tiles("tile_13"))
    t.over()
    assert t.land("tile_02.n") == t.land("tile_07.mid")
    assert t.stands("tile_13.a", "fortress") == 2


@law("NG.explore.9")
def test_gaps_in_the_map_are_allowed_and_may_be_filled_later() -> None:
    t = table("wolf", "raven")
    for tile, x, y in (
        ("tile_13", 1, 0),
        ("tile_33", 2, 0),
        ("tile_07", 0, -1),
        ("tile_08", 0, -2),
        ("tile_12", 1, -2),
    ):
        t.lay(tile, x, y)
    t.put(RED, "tile_33.n", 1)
    t.exploring(RED, tiles("tile_09"))
    t.say(RED, "rotate:3")  # at 2, -1: now there are tiles on all four sides of the empty cell 1, -1
    t.over()
    assert NOWHERE not in t.g.chart.around(cell_of(1, -1))
    t.again()
    t.exploring(RED, tiles("tile_05"))
    t.asked(RED, "ask-northgard-rotation", "rotate:1", "rotate:3")
    assert t.ask.args == {"tile": TILE[TILES.index("tile_05")], "spot": SPOT[t.g.chart.spot[cell_of(1, -1)]]}
    t.say(RED, "rotate:1")
    t.over()
    assert t.g.chart.cell[TILES.index("tile_05")] == cell_of(1, -1)


# --- Fame -------------------------------------------------------------------------------------------------------------


def half_closed(*clans: str) -> Bench:
    """Yellow's territory of two tiles has one open edge; Red's open territory touches the same cell."""
    t = table(*(clans or ("wolf", "bear", "goat")))
    t.lay("tile_12", 1, 0)
    t.lay("tile_13", 1, -1)
    t.lay("tile_28", 2, -1)
    t.put(YELLOW, "start.e", 2)
    t.put(RED, "tile_28.es", 2)
    return t


@law("NG.explore.fame.2", "NG.explore.ex1")
def test_red_closes_a_territory_of_yellows_and_nobody_gains_fame() -> None:
    t = half_closed()
    t.exploring(RED, tiles("tile_02"))
    t.say(RED, t.spot(2, 0), "rotate:3")
    t.over()
    assert t.g.chart.closed(t.land("start.e"))
    assert t.g.chart.span(t.land("start.e")) == 3
    assert [player.fame for player in t.g.players] == [0, 0, 0]


@law("NG.explore.fame.1", "NG.explore.ex2")
def test_yellow_closes_its_own_territory_of_three_tiles_and_gains_three_fame() -> None:
    t = half_closed()
    t.exploring(YELLOW, tiles("tile_02"))
    t.say(YELLOW, "rotate:3")
    t.over()
    assert t.g.chart.closed(t.land("start.e"))
    assert [player.fame for player in t.g.players] == [0, 0, 3]


@law("NG.explore.fame.1")
def test_every_own_territory_that_the_tile_closes_counts_with_the_tiles_it_spans() -> None:
    t = table("wolf", "raven")
    t.lay("tile_12", 1, 0)
    t.lay("tile_13", 1, -1)
    t.lay("tile_07", 2, -1)
    t.put(RED, "start.e", 1)  # two tiles, one open edge to 2, 0
    t.put(RED, "tile_07.s", 1)  # one tile, one open edge to 2, 0
    t.exploring(RED, tiles("start_5"))
    t.say(RED, "rotate:0")
    t.over()
    assert t.player(RED).fame == 3 + 2


@law("NG.explore.fame.2")
def test_closing_a_neutral_territory_gives_fame_to_nobody() -> None:
    t = half_closed()
    t.player(YELLOW).reserve += 2
    t.g.units[t.land("start.e")] = 0
    t.g.owner[t.land("start.e")] = NOBODY
    t.exploring(RED, tiles("tile_02"))
    t.say(RED, t.spot(2, 0), "rotate:3")
    t.over()
    assert t.g.chart.closed(t.land("start.e"))
    assert [player.fame for player in t.g.players] == [0, 0, 0]


@law("NG.explore.ex3")
def test_every_orientation_would_break_a_border_or_join_red_and_purple() -> None:
    t = table("wolf", "boar", "goat")
    t.lay("tile_25", 1, 0, 2)
    t.lay("tile_15", 1, -1, 2)
    t.lay("tile_02", 2, -1, 0)
    t.lay("tile_20", 1, 1, 1)
    t.lay("tile_01", 2, 1, 2)
    t.put(RED, "tile_02.rest", 2)
    t.put(PURPLE, "tile_01.s", 2)
    place = cell_of(2, 0)
    judge = SpotJudge(t.g, RED, TILES.index("tile_11"), OWN)
    laws = [refusal.law for refusal in (judge.why_not_turned(place, turns) for turns in range(4)) if refusal]
    assert laws == ["NG.explore.4", "NG.explore.4", "NG.explore.4", "NG.explore.7"]
    t.put(RED, "start.w", 1)  # so that there is a choice of places
    t.exploring(RED, tiles("tile_11"))
    t.asked(RED, "ask-northgard-explore", t.spot(3, -1), t.spot(-1, 0))
    t.refused(t.spot(2, 0), "NG.explore.7")


# --- cards that explore in another way --------------------------------------------------------------------------------


@law("NG.explore.5")
def test_of_several_tiles_drawn_one_is_laid_and_the_rest_goes_under_the_stack_in_chosen_order() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    t.exploring(RED, tiles("tile_07", "tile_13", "tile_05"), action("lay_of_the_land"))
    t.asked(RED, "ask-northgard-tile", "tile:tile_07", "tile:tile_13", "tile:tile_05")
    assert t.g.drawn_tiles[RED] == [TILES.index(name) for name in ("tile_07", "tile_13", "tile_05")]
    t.say(RED, "tile:tile_13")
    t.asked(RED, "ask-northgard-tile-under-stack", "tile:tile_07", "tile:tile_05")
    t.say(RED, "tile:tile_05")
    t.over()
    # The first to go under lies above the second.
    assert t.g.stack[:2] == [TILES.index("tile_07"), TILES.index("tile_05")]
    assert t.g.stack_known == 2
    assert t.g.drawn_tiles[RED] == []
    # Lay of the Land: the resources printed on the chosen tile.
    assert t.goods(RED) == (0, 1, 0)


@law("NG.explore.5")
def test_of_several_tiles_only_one_that_fits_may_be_chosen() -> None:
    t = narrow(PURPLE)
    t.exploring(RED, tiles("tile_13", "tile_05"), action("raven_clan"))
    # tile_13 fits nowhere, so that tile_05 is laid and the other goes under.
    t.asked(RED, "ask-northgard-rotation", "rotate:0", "rotate:2")
    t.say(RED, "rotate:2")
    t.over()
    assert t.g.stack[0] == TILES.index("tile_13")


@law("NG.explore.5")
def test_a_tile_that_fits_nowhere_is_refused_among_those_drawn() -> None:
    t = narrow(PURPLE)
    t.exploring(RED, tiles("tile_13", "tile_05", "tile_12"), action("lay_of_the_land"))
    t.asked(RED, "ask-northgard-tile", "tile:tile_05", "tile:tile_12")
    t.refused("tile:tile_13", "NG.explore.5")


def test_scout_camp_may_exchange_the_tile_once() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    t.put(RED, "start.n", 1)
    t.exploring(RED, tiles("tile_13", "tile_05"), action("scout_camp"))
    t.asked(RED, "ask-northgard-explore", t.spot(1, 0), t.spot(0, -1), "exchange")
    t.say(RED, "exchange")
    t.asked(RED, "ask-northgard-explore", t.spot(1, 0), t.spot(0, -1))
    assert t.g.stack[0] == TILES.index("tile_13")
    t.say(RED, t.spot(1, 0), "rotate:0")
    t.over()


def test_huginn_and_muninn_explore_from_any_open_territory() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    t.put(PURPLE, "start.w", 1)
    t.exploring(RED, tiles("tile_13"), action("huginn_and_muninn"))
    t.asked(RED, "ask-northgard-explore", t.spot(1, 0), t.spot(0, -1), t.spot(-1, 0), t.spot(0, 1))
    t.say(RED, t.spot(-1, 0))
    t.over()
    assert t.units("tile_13.a") == (PURPLE, 1)


def test_tiles_known_at_the_bottom_of_the_stack_are_known_until_drawn() -> None:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 1)
    keep_in_stack(t, "tile_07", "tile_13", "tile_05")
    t.g.stack_known = 1
    t.exploring(RED, tiles("tile_05", "tile_13", "tile_07"), action("lay_of_the_land"))
    assert t.g.stack_known == 0
    t.say(RED, "tile:tile_13", "tile:tile_05")
    t.over()
    assert t.g.stack == [TILES.index("tile_07"), TILES.index("tile_05")]
    assert t.g.stack_known == 2


# --- a tile for a player without units --------------------------------------------------------------------------------


@law("NG.recruit.7", "NG.endyear.3")
def test_a_player_without_units_lays_a_tile_anywhere_that_brings_a_territory_without_units() -> None:
    t = crowded()
    t.stage(lambda g: make_room(g, RED), tiles("tile_13", "tile_05"))
    # tile_13 would only make a Purple territory larger.
    assert t.g.stack[0] == TILES.index("tile_13")
    t.asked(RED, "ask-northgard-make-room", *(t.spot(*at) for at in ((1, 0), (0, -1), (-1, 0), (0, 1))))
    t.say(RED, t.spot(1, 0), "rotate:0")
    t.over()
    assert isinstance(t.match.game, Staged)
    assert t.match.game.outcome == t.land("tile_05.es")
    assert t.units("tile_05.es") == (NOBODY, 0)
    assert t.units("tile_05.nw") == (PURPLE, 1)
    assert [player.fame for player in t.g.players] == [0, 0]


@law("NG.endyear.3")
def test_with_several_new_neutral_territories_the_player_chooses() -> None:
    t = crowded()
    t.stage(lambda g: make_room(g, RED), tiles("tile_12"))
    t.say(RED, t.spot(1, 0), "rotate:0")
    t.asked(RED, "ask-northgard-room", "@tile_12.n", "@tile_12.s")
    t.say(RED, "@tile_12.s")
    t.over()
    assert isinstance(t.match.game, Staged)
    assert t.match.game.outcome == t.land("tile_12.s")


@law("NG.endyear.3")
def test_without_a_tile_that_brings_one_there_is_no_territory() -> None:
    t = crowded()
    keep_in_stack(t, "tile_13")
    t.stage(lambda g: make_room(g, RED), tiles("tile_13"))
    t.over()
    assert isinstance(t.match.game, Staged)
    assert t.match.game.outcome == NOWHERE
    keep_in_stack(t)
    t.again()
    t.stage(lambda g: make_room(g, RED))
    t.over()


@law("NG.endyear.3")
def test_what_joins_around_the_outside_counts_too() -> None:
    t = table("wolf", "raven")
    ring = (("tile_12", 1, 0, 1), ("tile_20", 1, -1, 0), ("tile_07", 2, -1, 0), ("tile_05", 3, -1, 3))
    for tile, x, y, turns in (
        *ring,
        ("tile_21", 1, 1, 1),
        ("tile_08", 2, 1, 0),
        ("tile_28", 3, 1, 0),
        ("tile_33", 2, 0, 0),
    ):
        t.lay(tile, x, y, turns)
    # One neutral territory comes to the cell 3, 0 from north and south, around the outside; Purple is in the west.
    t.put(PURPLE, "tile_33.mid", 1)
    place = cell_of(3, 0)
    north, _, south, west = t.g.chart.around(place)
    assert north == south == t.land("tile_05.nw")
    assert (t.g.owner[north], t.g.owner[west]) == (NOBODY, PURPLE)
    # With its cap to the north the rest of tile_02 joins Purple with the south, and so the cap is Purple's as well.
    judge = SpotJudge(t.g, RED, TILES.index("tile_02"), MAP, FREE)
    assert [judge.turns(place) >> turns & 1 for turns in range(4)] == [0, 1, 0, 1]
    refusal = judge.why_not_turned(place, 0)
    assert refusal is not None
    assert refusal.law == "NG.setup.l.5"
