"""Territories: borders, adjacency, open and closed, who controls them (NG.map, NG.terms)."""

from polana.games.northgard.components import FOOD, part
from polana.games.northgard.pieces.control import lands_of, neutral_lands
from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import AXES_2, AXES_3, MOVE, PURPLE, RED, dice, table, tiles


@law("NG.terms.territory")
def test_a_territory_may_extend_over_several_tiles() -> None:
    t = table("wolf", "boar")
    t.lay("tile_12", 1, 0)
    t.lay("tile_13", 2, 0)
    assert t.land("start.e") == t.land("tile_12.mid") == t.land("tile_13.a")
    assert t.land("start.e") != t.land("tile_12.n")
    assert t.g.chart.span(t.land("start.e")) == 3


@law("NG.terms.adjacent")
def test_territories_are_adjacent_by_a_border_line_not_by_touching_at_corners() -> None:
    t = table("wolf", "boar")
    t.lay("tile_12", 1, 0)
    # On a tile with bands the middle lies between north and south, which do not meet.
    assert t.land("tile_12.mid") in t.g.chart.adjacent(t.land("tile_12.n"))
    assert t.land("tile_12.s") not in t.g.chart.adjacent(t.land("tile_12.n"))
    # The north of the starting tile and that of its neighbour touch at a corner only.
    assert t.land("tile_12.n") not in t.g.chart.adjacent(t.land("start.n"))


@law("NG.terms.closed", "NG.terms.open")
def test_a_territory_is_open_until_none_of_its_edges_faces_an_empty_cell() -> None:
    t = table("wolf", "boar")
    t.lay("tile_12", 1, 0)
    assert t.g.chart.open[t.land("start.e")] == 1
    assert not t.g.chart.closed(t.land("start.e"))
    closed = t.lay("tile_02", 2, 0, 3)  # its cap faces west
    assert closed == [t.land("start.e")]
    assert t.g.chart.closed(t.land("start.e"))
    assert t.g.chart.open[t.land("tile_02.rest")] == 3


@law("NG.terms.owner", "NG.terms.neutral")
def test_units_control_a_territory_and_buildings_alone_leave_it_neutral() -> None:
    t = table("wolf", "boar")
    t.lay("tile_01", 1, 0)
    t.put(RED, "tile_01.n", 1)
    t.build("tile_01.n", "fortress")
    assert t.land("tile_01.n") in lands_of(t.g, RED)
    t.moving(RED)
    t.say(RED, "@tile_01.n", "@tile_01.e")
    t.over()
    assert t.units("tile_01.n") == (NOBODY, 0)
    assert t.land("tile_01.n") in neutral_lands(t.g)
    assert t.g.houses[t.land("tile_01.n")] > 0
    assert t.units("tile_01.e") == (RED, 1)


@law("NG.terms.owner")
def test_during_a_combat_the_defender_controls_the_territory_until_it_is_resolved() -> None:
    t = table("wolf", "boar")
    t.lay("tile_01", 1, 0)
    t.put(RED, "tile_01.n", 5)
    t.put(PURPLE, "tile_01.e", 1)
    t.player(PURPLE).food = 1
    t.moving(RED, MOVE, dice(AXES_3, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 5)
    t.asked(PURPLE, "ask-northgard-combat-food", 0, 1)
    assert t.units("tile_01.e") == (PURPLE, 1)
    assert t.g.raids == {t.land("tile_01.e"): 5}
    t.say(PURPLE, 0)
    # The loser's unit goes to the only neutral neighbours across Regular Borders.
    t.say(PURPLE, "@tile_01.n")
    t.over()
    assert t.units("tile_01.e") == (RED, 5)


@law("NG.map.5")
def test_a_lair_means_nothing_without_the_creatures_module() -> None:
    t = table("wolf", "boar")
    t.put(RED, "start.e", 1)
    t.exploring(RED, tiles("tile_17"))
    t.say(RED, "rotate:1")
    t.over()
    assert t.g.line == []
    assert t.g.chart.dens[t.land("tile_17.n")] == 1


def test_the_five_player_starting_tiles_join_in_a_closed_territory_with_the_food() -> None:
    t = table("wolf", "boar", "bear", "raven", "stag")
    middle = t.land("start.e")
    assert middle == t.land("start_5.w")
    assert t.g.chart.closed(middle)
    assert part(t.g.chart.yields[middle], FOOD) == 1
