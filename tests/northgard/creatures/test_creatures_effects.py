"""What each of the four kinds of creature does (NG.creatures.bear, .draugr, .valkyrie, .wolf)."""

from polana.games.northgard.actions.build import build as build_flow
from polana.games.northgard.actions.explore import why_not_explore
from polana.games.northgard.actions.recruit import recruit, why_not_recruit
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import HARVEST
from polana.games.northgard.year.harvest import harvest
from tests.law import law
from tests.northgard.bench import AXES_2, AXES_3, EXPLORE, MOVE, RED, action, dice, table, tiles
from tests.northgard.scenes import acting, number, totals, wilds

RECRUIT = action("recruit")


@law("NG.creatures.bear.1")
def test_in_a_bears_territory_nobody_builds_recruits_explores_from_it_or_moves_out() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 2)
    t.put(RED, "tile_01.s", 1)
    t.give(RED, wood=3)
    t.creature("brown_bear_beige", "tile_01.n")
    t.stage(lambda g: build_flow(g, RED, action("build")))
    # With the one other territory the place is clear.
    t.asked(RED, "ask-northgard-build")
    t.again()
    t.stage(lambda g: recruit(g, RED, RECRUIT))
    t.asked(RED, "ask-northgard-recruit", "@tile_01.s", "done")
    t.refused("@tile_01.n", "NG.creatures.bear.1")
    t.again()
    t.moving(RED)
    t.asked(RED, "ask-northgard-move-from", "@tile_01.s", "done")
    t.refused("@tile_01.n", "NG.creatures.bear.1")
    t.again()
    t.put(RED, "tile_01.e", 1)
    t.exploring(RED, tiles("tile_13"))
    t.asked(RED, "ask-northgard-explore", t.spot(2, 0), t.spot(1, 1))
    t.refused(t.spot(1, -1), "NG.creatures.bear.1")


@law("NG.creatures.bear.1")
def test_with_nothing_but_a_bears_territory_there_is_neither_recruiting_nor_exploring() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 2)
    t.creature("brown_bear_beige", "tile_01.n")
    refusal = why_not_explore(t.g, RED, EXPLORE)
    assert refusal is not None
    assert refusal.law == "NG.creatures.bear.1"
    assert why_not_recruit(t.g, RED, RECRUIT) is not None
    # Not even with a card that explores from any open territory may it be this one.
    t.exploring(RED, tiles("tile_13"), action("huginn_and_muninn"))
    t.refused(t.spot(1, -1), "NG.creatures.bear.1")


@law("NG.creatures.bear.3")
def test_units_may_enter_a_bears_territory_and_attack_the_bear_without_moving() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 6)
    t.creature("brown_bear_beige", "tile_01.e")
    t.moving(RED, action("incursion"))
    t.say(RED, "@tile_01.n", "@tile_01.e", 6)
    # They cannot leave again, also within the same action: only the Bear may be attacked or not.
    t.asked(RED, "ask-northgard-declare", "creature:brown_bear_beige", "done")
    t.say(RED, "done")
    t.over()
    t.again()
    t.moving(RED, MOVE, dice(AXES_3, AXES_2))
    t.say(RED, "creature:brown_bear_beige")
    t.over()
    assert t.player(RED).fame == 3


@law("NG.creatures.draugr")
def test_the_controller_removes_one_unit_where_a_draugr_comes_and_chooses_which() -> None:
    t = wilds("bear", "boar")
    t.creature("draugr_beige", "start.e")
    t.put(RED, "tile_01.n", 1, kaija=True)
    acting(t, "draugr_beige")
    t.asked(RED, "ask-northgard-casualty", "unit", "kaija")
    t.say(RED, "kaija")
    t.over()
    assert t.g.kaija == NOWHERE
    assert t.units("tile_01.n") == (RED, 1)


@law("NG.creatures.draugr")
def test_a_draugr_in_a_neutral_territory_takes_nobody() -> None:
    t = wilds()
    t.creature("draugr_beige", "tile_01.n")
    t.put(RED, "start.w", 2)
    t.creature("wolf_brown", "tile_01.e")
    acting(t, "draugr_beige")
    t.over()
    assert t.where("draugr_beige") == "start.e"
    assert t.player(RED).reserve == 14 - 2


@law("NG.creatures.valkyrie")
def test_a_valkyrie_attacks_the_controller_where_she_moves_to() -> None:
    t = wilds()
    t.creature("fallen_valkyrie_beige", "start.e")
    t.put(RED, "tile_01.n", 8)
    acting(t, "fallen_valkyrie_beige", dice(AXES_2, AXES_2))
    t.over()
    assert totals(t) == (10, 9, 0)
    assert t.player(RED).fame == 4
    assert t.g.creature_discard == [number("fallen_valkyrie_beige")]


@law("NG.creatures.valkyrie")
def test_a_tile_may_not_join_units_with_a_valkyries_territory() -> None:
    t = table("goat", "boar", creatures=True)
    t.lay("tile_02", 1, 0)
    t.lay("tile_07", 0, -1)
    t.put(RED, "tile_02.n", 1)
    t.put(RED, "tile_02.rest", 1)
    t.creature("fallen_valkyrie_beige", "tile_07.mid")
    t.exploring(RED, tiles("tile_13"))
    t.asked(RED, "ask-northgard-explore", t.spot(2, 0), t.spot(1, 1))
    t.refused(t.spot(1, -1), "NG.creatures.valkyrie")


@law("NG.creatures.wolf.1")
def test_a_wolfs_territory_yields_neither_fame_nor_resources_but_for_buildings() -> None:
    for wolf in (False, True):
        t = table("goat", "boar", creatures=True)
        t.lay("tile_12", 1, 0)
        t.lay("tile_02", 2, 0, 3)
        t.put(RED, "start.e", 1)  # closed, three tiles, one wood
        t.build("tile_12.mid", "food_silo")
        t.build("tile_12.mid", "altar_of_kings")
        if wolf:
            t.creature("wolf_beige", "tile_12.mid")
        t.g.phase, t.g.at = HARVEST, 0
        t.stage(harvest)
        t.over()
        assert (t.player(RED).food, t.player(RED).wood) == (1, 0 if wolf else 1)
        assert t.player(RED).fame == 3 + (0 if wolf else 2)
