"""Where creatures move (NG.creatures.move)."""

from polana.games.northgard.actions.recruit import why_not_recruit
from polana.games.northgard.components import REGIONS
from polana.games.northgard.creatures import building_points, goals
from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import (
    AXE_OR_WOUND,
    AXES_2,
    PURPLE,
    RED,
    WOUNDS_2,
    YELLOW,
    action,
    asked,
    build,
    creature,
    dice,
    give,
    land,
    over,
    put,
    say,
    told,
    units,
)
from tests.northgard.scenes import acting, number, totals, where, wilds


@law("NG.creatures.move.1")
def test_a_creature_must_move_if_it_can() -> None:
    g = wilds()
    creature(g, "draugr_beige", "tile_01.n")
    put(g, RED, "tile_01.n", 3)
    put(g, PURPLE, "tile_01.e", 1)
    over(acting(g, "draugr_beige"))
    assert where(g, "draugr_beige") == "tile_01.e"  # although there are more units where it is
    assert units(g, "tile_01.n") == (RED, 3)
    assert units(g, "tile_01.e") == (NOBODY, 0)


@law("NG.creatures.move.1")
def test_a_creature_that_cannot_move_acts_where_it_is() -> None:
    g = wilds()
    creature(g, "brown_bear_beige", "tile_01.n")
    creature(g, "wolf_beige", "tile_01.e")
    creature(g, "wolf_brown", "start.e")
    put(g, RED, "tile_01.n", 3)
    over(acting(g, "brown_bear_beige"))
    assert where(g, "brown_bear_beige") == "tile_01.n"
    refusal = why_not_recruit(g, RED, action("recruit"))
    assert refusal is not None  # the Bear goes on holding its territory
    assert refusal.law == "NG.recruit.2"


@law("NG.creatures.move.1", "NG.creatures.draugr")
def test_a_draugr_that_cannot_move_takes_nobody() -> None:
    g = wilds()
    creature(g, "draugr_beige", "tile_01.n")
    creature(g, "wolf_beige", "tile_01.e")
    creature(g, "wolf_brown", "start.e")
    put(g, RED, "tile_01.n", 3)
    match = acting(g, "draugr_beige")
    over(match)
    assert where(g, "draugr_beige") == "tile_01.n"
    assert len(told(match, "creature-stays")) == 1
    assert units(g, "tile_01.n") == (RED, 3)


@law("NG.creatures.move.1", "NG.creatures.valkyrie")
def test_a_valkyrie_that_cannot_move_attacks_nobody() -> None:
    g = wilds()
    creature(g, "fallen_valkyrie_beige", "tile_01.n")
    creature(g, "wolf_beige", "tile_01.e")
    creature(g, "wolf_brown", "start.e")
    put(g, RED, "tile_01.n", 3)
    match = acting(g, "fallen_valkyrie_beige")
    over(match)
    assert told(match, "strike") == []
    assert units(g, "tile_01.n") == (RED, 3)


@law("NG.creatures.move.2")
def test_a_creature_goes_to_an_adjacent_territory_across_rough_borders_too() -> None:
    g = wilds()
    creature(g, "wolf_beige", "tile_01.e")
    put(g, RED, "tile_01.s", 1)  # beyond the Rough Border
    put(g, PURPLE, "start.w", 9)  # too far
    over(acting(g, "wolf_beige"))
    assert where(g, "wolf_beige") == "tile_01.s"


@law("NG.creatures.move.3")
def test_a_creature_does_not_go_where_another_is() -> None:
    g = wilds()
    creature(g, "wolf_beige", "tile_01.n")
    creature(g, "wolf_brown", "tile_01.e")
    put(g, RED, "tile_01.e", 3)
    over(acting(g, "wolf_beige"))
    assert where(g, "wolf_beige") == "start.e"


@law("NG.creatures.move.4")
def test_a_creature_prefers_territories_with_units() -> None:
    g = wilds()
    creature(g, "wolf_beige", "start.e")
    build(g, "tile_01.n", "food_silo")  # a neutral territory with all it could wish for
    put(g, RED, "tile_01.s", 1)
    over(acting(g, "wolf_beige"))
    assert where(g, "wolf_beige") == "tile_01.s"
    g = wilds()
    creature(g, "wolf_beige", "start.e")
    build(g, "tile_01.n", "food_silo")
    over(acting(g, "wolf_beige"))
    assert where(g, "wolf_beige") == "tile_01.n"


@law("NG.creatures.move.5")
def test_the_priorities_are_applied_from_left_to_right_until_one_territory_remains() -> None:
    # Resources in the north, a building in the south, most units in the west.
    for name, goal in (
        ("wolf_beige", "tile_01.n"),
        ("draugr_beige", "start.w"),
        ("brown_bear_beige", "tile_01.s"),
        ("fallen_valkyrie_beige", "tile_01.n"),
    ):
        g = wilds()
        creature(g, name, "start.e")
        put(g, RED, "tile_01.n", 1)  # shows one food
        put(g, RED, "tile_01.s", 1)
        build(g, "tile_01.s", "training_camp")
        put(g, PURPLE, "start.w", 3)
        assert [REGIONS[at] for at in goals(g, number(name))] == [goal]
    # With the first priority tied the second decides, and so on.
    g = wilds()
    creature(g, "wolf_beige", "start.e")
    put(g, RED, "tile_01.s", 1)
    put(g, PURPLE, "start.w", 2)
    put(g, PURPLE, "start.n", 3)
    assert [REGIONS[at] for at in goals(g, number("wolf_beige"))] == ["start.n"]
    build(g, "start.w", "training_camp")
    build(g, "tile_01.s", "training_camp")
    assert [REGIONS[at] for at in goals(g, number("wolf_beige"))] == ["start.w"]


@law("NG.creatures.move.priority.buildings")
def test_a_small_building_counts_one_and_a_large_one_three() -> None:
    g = wilds()
    creature(g, "brown_bear_beige", "start.e")
    put(g, RED, "tile_01.n", 1)
    put(g, PURPLE, "tile_01.s", 1)
    build(g, "tile_01.n", "fortress")
    build(g, "tile_01.s", "training_camp")
    build(g, "tile_01.s", "defense_tower")
    assert building_points(g, land(g, "tile_01.n")) == 3
    assert building_points(g, land(g, "tile_01.s")) == 2
    assert [REGIONS[at] for at in goals(g, number("brown_bear_beige"))] == ["tile_01.n"]
    build(g, "tile_01.s", "forge")
    assert building_points(g, land(g, "tile_01.s")) == 5
    assert [REGIONS[at] for at in goals(g, number("brown_bear_beige"))] == ["tile_01.s"]


@law("NG.creatures.move.priority.units")
def test_the_units_priority_counts_units_and_kaija_is_one() -> None:
    g = wilds("bear", "boar")
    creature(g, "draugr_beige", "start.e")
    put(g, RED, "tile_01.s", 1, kaija=True)
    put(g, PURPLE, "start.w", 1)
    assert [REGIONS[at] for at in goals(g, number("draugr_beige"))] == ["tile_01.s"]
    put(g, PURPLE, "start.w", 2)
    assert [REGIONS[at] for at in goals(g, number("draugr_beige"))] == ["start.w"]


@law("NG.creatures.move.priority.resources")
def test_the_resources_priority_counts_symbols_on_tiles_and_buildings() -> None:
    g = wilds()
    creature(g, "wolf_beige", "start.e")
    put(g, RED, "tile_01.n", 1)  # one food on the tile
    put(g, PURPLE, "start.w", 1)
    build(g, "start.w", "menhir")
    build(g, "start.w", "woodcutter_lodge")
    build(g, "tile_01.n", "fortress")
    assert [REGIONS[at] for at in goals(g, number("wolf_beige"))] == ["start.w"]


@law("NG.creatures.move.6")
def test_the_first_player_chooses_among_territories_that_are_still_tied() -> None:
    g = wilds()
    g.first = YELLOW
    creature(g, "wolf_beige", "start.e")
    put(g, RED, "start.n", 2)
    put(g, PURPLE, "start.w", 2)
    put(g, PURPLE, "start.s", 1)
    match = acting(g, "wolf_beige")
    asked(match, YELLOW, "ask-northgard-creature-goes", "@start.n", "@start.w")
    say(match, YELLOW, "@start.w")
    over(match)
    assert where(g, "wolf_beige") == "start.w"


@law("NG.creatures.ex1")
def test_a_draugr_goes_to_red_by_resources_and_takes_one_unit() -> None:
    g = wilds()
    creature(g, "draugr_beige", "start.e")
    put(g, RED, "tile_01.n", 3)
    build(g, "tile_01.n", "food_silo")  # with the food of the tile two resources
    put(g, PURPLE, "tile_01.e", 3)
    build(g, "tile_01.e", "woodcutter_lodge")  # one resource
    over(acting(g, "draugr_beige"))
    assert where(g, "draugr_beige") == "tile_01.n"
    assert units(g, "tile_01.n") == (RED, 2)
    assert units(g, "tile_01.e") == (PURPLE, 3)


@law("NG.creatures.ex2")
def test_a_valkyrie_beats_red_eight_to_six_and_red_retreats_in_two_groups() -> None:
    g = wilds()
    creature(g, "fallen_valkyrie_beige", "start.e")
    put(g, RED, "tile_01.e", 3)
    give(g, RED, food=3)
    match = acting(g, "fallen_valkyrie_beige", dice(AXE_OR_WOUND, WOUNDS_2))
    say(match, RED, 3)
    assert totals(match) == (6, 8, 0)
    assert told(match, "creature-rolled")[0]["seat"] == PURPLE  # on Red's left
    say(match, RED, "@tile_01.n", 2)
    over(match)
    assert units(match, "tile_01.n") == (RED, 2)
    assert units(match, "start.e") == (RED, 1)
    assert units(match, "tile_01.e") == (NOBODY, 0)
    assert g.players[RED].reserve == 14 - 3
    assert where(g, "fallen_valkyrie_beige") == "tile_01.e"


@law("NG.creatures.ex2")
def test_had_red_reached_eight_the_valkyrie_would_be_gone() -> None:
    g = wilds()
    creature(g, "fallen_valkyrie_beige", "start.e")
    put(g, RED, "tile_01.e", 3)
    give(g, RED, food=3)
    match = acting(g, "fallen_valkyrie_beige", dice(AXE_OR_WOUND, AXES_2))
    say(match, RED, 3)
    over(match)
    assert totals(match) == (8, 8, 0)
    assert g.players[RED].fame == 4
    assert g.line == []
    assert units(match, "tile_01.e") == (RED, 3)
