"""Territories: borders, adjacency, open and closed, who controls them (NG.map, NG.terms)."""

from polana.games.northgard.actions.explore import explore
from polana.games.northgard.actions.move import move
from polana.games.northgard.components import FOOD, part
from polana.games.northgard.pieces.control import lands_of, neutral_lands
from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import (
    AXES_2,
    AXES_3,
    PURPLE,
    RED,
    action,
    asked,
    build,
    dice,
    land,
    lay,
    over,
    put,
    say,
    scene,
    state,
    table,
    tiles,
    units,
)


@law("NG.terms.territory")
def test_a_territory_may_extend_over_several_tiles() -> None:
    g = table("wolf", "boar")
    lay(g, "tile_12", 1, 0)
    lay(g, "tile_13", 2, 0)
    assert land(g, "start.e") == land(g, "tile_12.mid") == land(g, "tile_13.a")
    assert land(g, "start.e") != land(g, "tile_12.n")
    assert g.chart.span(land(g, "start.e")) == 3


@law("NG.terms.adjacent")
def test_territories_are_adjacent_by_a_border_line_not_by_touching_at_corners() -> None:
    g = table("wolf", "boar")
    lay(g, "tile_12", 1, 0)
    # On a tile with bands the middle lies between north and south, which do not meet.
    assert land(g, "tile_12.mid") in g.chart.adjacent(land(g, "tile_12.n"))
    assert land(g, "tile_12.s") not in g.chart.adjacent(land(g, "tile_12.n"))
    # The north of the starting tile and that of its neighbour touch at a corner only.
    assert land(g, "tile_12.n") not in g.chart.adjacent(land(g, "start.n"))


@law("NG.terms.closed", "NG.terms.open")
def test_a_territory_is_open_until_none_of_its_edges_faces_an_empty_cell() -> None:
    g = table("wolf", "boar")
    lay(g, "tile_12", 1, 0)
    assert g.chart.open[land(g, "start.e")] == 1
    assert not g.chart.closed(land(g, "start.e"))
    closed = lay(g, "tile_02", 2, 0, 3)  # its cap faces west
    assert closed == [land(g, "start.e")]
    assert g.chart.closed(land(g, "start.e"))
    assert g.chart.open[land(g, "tile_02.rest")] == 3


@law("NG.terms.owner", "NG.terms.neutral")
def test_units_control_a_territory_and_buildings_alone_leave_it_neutral() -> None:
    g = table("wolf", "boar")
    lay(g, "tile_01", 1, 0)
    put(g, RED, "tile_01.n", 1)
    build(g, "tile_01.n", "fortress")
    assert land(g, "tile_01.n") in lands_of(g, RED)
    match = scene(g, lambda g: move(g, RED, action("move")))
    say(match, RED, "@tile_01.n", "@tile_01.e")
    over(match)
    assert units(match, "tile_01.n") == (NOBODY, 0)
    assert land(g, "tile_01.n") in neutral_lands(g)
    assert g.houses[land(g, "tile_01.n")] > 0
    assert units(match, "tile_01.e") == (RED, 1)


@law("NG.terms.owner")
def test_during_a_combat_the_defender_controls_the_territory_until_it_is_resolved() -> None:
    g = table("wolf", "boar")
    lay(g, "tile_01", 1, 0)
    put(g, RED, "tile_01.n", 5)
    put(g, PURPLE, "tile_01.e", 1)
    g.players[PURPLE].food = 1
    match = scene(g, lambda g: move(g, RED, action("move")), dice(AXES_3, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 5)
    asked(match, PURPLE, "ask-northgard-combat-food", 0, 1)
    assert units(match, "tile_01.e") == (PURPLE, 1)
    assert state(match).raids == {land(g, "tile_01.e"): 5}
    say(match, PURPLE, 0)
    # The loser's unit goes to the only neutral neighbours across Regular Borders.
    say(match, PURPLE, "@tile_01.n")
    over(match)
    assert units(match, "tile_01.e") == (RED, 5)


@law("NG.map.5")
def test_a_lair_means_nothing_without_the_creatures_module() -> None:
    g = table("wolf", "boar")
    put(g, RED, "start.e", 1)
    match = scene(g, lambda g: explore(g, RED, action("explore")), tiles("tile_17"))
    say(match, RED, "rotate:1")
    over(match)
    assert state(match).line == []
    assert state(match).chart.dens[land(state(match), "tile_17.n")] == 1


def test_the_five_player_starting_tiles_join_in_a_closed_territory_with_the_food() -> None:
    g = table("wolf", "boar", "bear", "raven", "stag")
    middle = land(g, "start.e")
    assert middle == land(g, "start_5.w")
    assert g.chart.closed(middle)
    assert part(g.chart.yields[middle], FOOD) == 1
