"""What each of the four kinds of creature does (NG.creatures.bear, .draugr, .valkyrie, .wolf)."""

from polana.games.northgard.actions.build import build as build_flow
from polana.games.northgard.actions.explore import explore, why_not_explore
from polana.games.northgard.actions.move import move
from polana.games.northgard.actions.recruit import recruit, why_not_recruit
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import ACTIONS, HARVEST, Table
from polana.games.northgard.year.harvest import harvest
from tests.law import law
from tests.northgard.bench import (
    AXES_2,
    AXES_3,
    RED,
    action,
    asked,
    build,
    creature,
    dice,
    give,
    lay,
    over,
    put,
    refused,
    say,
    scene,
    table,
    tiles,
    units,
)
from tests.northgard.scenes import EXPLORE, acting, moving, number, spot, totals, where, wilds

RECRUIT = action("recruit")


@law("NG.creatures.bear.1")
def test_in_a_bears_territory_nobody_builds_recruits_explores_from_it_or_moves_out() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 2)
    put(g, RED, "tile_01.s", 1)
    give(g, RED, wood=3)
    creature(g, "brown_bear_beige", "tile_01.n")
    match = scene(g, lambda g: build_flow(g, RED, action("build")))
    # With the one other territory the place is clear.
    asked(match, RED, "ask-northgard-build")
    g.phase = ACTIONS
    match = scene(g, lambda g: recruit(g, RED, RECRUIT))
    asked(match, RED, "ask-northgard-recruit", "@tile_01.s", "done")
    refused(match, "@tile_01.n", "NG.creatures.bear.1")
    match = moving(g, RED)
    asked(match, RED, "ask-northgard-move-from", "@tile_01.s", "done")
    refused(match, "@tile_01.n", "NG.creatures.bear.1")
    put(g, RED, "tile_01.e", 1)
    match = scene(g, lambda g: explore(g, RED, EXPLORE), tiles("tile_13"))
    asked(match, RED, "ask-northgard-explore", spot(g, 2, 0), spot(g, 1, 1))
    refused(match, spot(g, 1, -1), "NG.creatures.bear.1")


@law("NG.creatures.bear.1")
def test_with_nothing_but_a_bears_territory_there_is_neither_recruiting_nor_exploring() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 2)
    creature(g, "brown_bear_beige", "tile_01.n")
    refusal = why_not_explore(g, RED, EXPLORE)
    assert refusal is not None
    assert refusal.law == "NG.creatures.bear.1"
    assert why_not_recruit(g, RED, RECRUIT) is not None
    # Not even with a card that explores from any open territory may it be this one.
    match = scene(g, lambda g: explore(g, RED, action("huginn_and_muninn")), tiles("tile_13"))
    refused(match, spot(g, 1, -1), "NG.creatures.bear.1")


@law("NG.creatures.bear.3")
def test_units_may_enter_a_bears_territory_and_attack_the_bear_without_moving() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 6)
    creature(g, "brown_bear_beige", "tile_01.e")
    match = scene(g, lambda g: move(g, RED, action("incursion")), [])
    say(match, RED, "@tile_01.n", "@tile_01.e", 6)
    # They cannot leave again, also within the same action: only the Bear may be attacked or not.
    asked(match, RED, "ask-northgard-declare", "creature:brown_bear_beige", "done")
    say(match, RED, "done")
    over(match)
    match = scene(_again(g), lambda g: move(g, RED, action("move")), dice(AXES_3, AXES_2))
    say(match, RED, "creature:brown_bear_beige")
    over(match)
    assert g.players[RED].fame == 3


def _again(g: Table) -> Table:
    g.phase = ACTIONS
    return g


@law("NG.creatures.draugr")
def test_the_controller_removes_one_unit_where_a_draugr_comes_and_chooses_which() -> None:
    g = wilds("bear", "boar")
    creature(g, "draugr_beige", "start.e")
    put(g, RED, "tile_01.n", 1, kaija=True)
    match = acting(g, "draugr_beige")
    asked(match, RED, "ask-northgard-casualty", "unit", "kaija")
    say(match, RED, "kaija")
    over(match)
    assert g.kaija == NOWHERE
    assert units(match, "tile_01.n") == (RED, 1)


@law("NG.creatures.draugr")
def test_a_draugr_in_a_neutral_territory_takes_nobody() -> None:
    g = wilds()
    creature(g, "draugr_beige", "tile_01.n")
    put(g, RED, "start.w", 2)
    creature(g, "wolf_brown", "tile_01.e")
    over(acting(g, "draugr_beige"))
    assert where(g, "draugr_beige") == "start.e"
    assert g.players[RED].reserve == 14 - 2


@law("NG.creatures.valkyrie")
def test_a_valkyrie_attacks_the_controller_where_she_moves_to() -> None:
    g = wilds()
    creature(g, "fallen_valkyrie_beige", "start.e")
    put(g, RED, "tile_01.n", 8)
    match = acting(g, "fallen_valkyrie_beige", dice(AXES_2, AXES_2))
    over(match)
    assert totals(match) == (10, 9, 0)
    assert g.players[RED].fame == 4
    assert g.creature_discard == [number("fallen_valkyrie_beige")]


@law("NG.creatures.valkyrie")
def test_a_tile_may_not_join_units_with_a_valkyries_territory() -> None:
    g = table("goat", "boar", creatures=True)
    lay(g, "tile_02", 1, 0)
    lay(g, "tile_07", 0, -1)
    put(g, RED, "tile_02.n", 1)
    put(g, RED, "tile_02.rest", 1)
    creature(g, "fallen_valkyrie_beige", "tile_07.mid")
    match = scene(g, lambda g: explore(g, RED, EXPLORE), tiles("tile_13"))
    asked(match, RED, "ask-northgard-explore", spot(g, 2, 0), spot(g, 1, 1))
    refused(match, spot(g, 1, -1), "NG.creatures.valkyrie")


@law("NG.creatures.wolf.1")
def test_a_wolfs_territory_yields_neither_fame_nor_resources_but_for_buildings() -> None:
    for wolf in (False, True):
        g = table("goat", "boar", creatures=True)
        lay(g, "tile_12", 1, 0)
        lay(g, "tile_02", 2, 0, 3)
        put(g, RED, "start.e", 1)  # closed, three tiles, one wood
        build(g, "tile_12.mid", "food_silo")
        build(g, "tile_12.mid", "altar_of_kings")
        if wolf:
            creature(g, "wolf_beige", "tile_12.mid")
        g.phase, g.at = HARVEST, 0
        match = scene(g, harvest)
        over(match)
        assert (g.players[RED].food, g.players[RED].wood) == (1, 0 if wolf else 1)
        assert g.players[RED].fame == 3 + (0 if wolf else 2)
