"""Where creatures move (NG.creatures.move)."""

from polana.games.northgard.actions.recruit import why_not_recruit
from polana.games.northgard.components import REGIONS
from polana.games.northgard.creatures import building_points, goals
from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import AXE_OR_WOUND, AXES_2, PURPLE, RED, WOUNDS_2, YELLOW, action, dice
from tests.northgard.scenes import acting, number, totals, wilds


@law("NG.creatures.move.1")
def test_a_creature_must_move_if_it_can() -> None:
    t = wilds()
    t.creature("draugr_beige", "tile_01.n")
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    acting(t, "draugr_beige")
    t.over()
    assert t.where("draugr_beige") == "tile_01.e"  # although there are more units where it is
    assert t.units("tile_01.n") == (RED, 3)
    assert t.units("tile_01.e") == (NOBODY, 0)


@law("NG.creatures.move.1")
def test_a_creature_that_cannot_move_acts_where_it_is() -> None:
    t = wilds()
    t.creature("brown_bear_beige", "tile_01.n")
    t.creature("wolf_beige", "tile_01.e")
    t.creature("wolf_brown", "start.e")
    t.put(RED, "tile_01.n", 3)
    acting(t, "brown_bear_beige")
    t.over()
    assert t.where("brown_bear_beige") == "tile_01.n"
    refusal = why_not_recruit(t.g, RED, action("recruit"))
    assert refusal is not None  # the Bear goes on holding its territory
    assert refusal.law == "NG.recruit.2"


@law("NG.creatures.move.1", "NG.creatures.draugr")
def test_a_draugr_that_cannot_move_takes_nobody() -> None:
    t = wilds()
    t.creature("draugr_beige", "tile_01.n")
    t.creature("wolf_beige", "tile_01.e")
    t.creature("wolf_brown", "start.e")
    t.put(RED, "tile_01.n", 3)
    acting(t, "draugr_beige")
    t.over()
    assert t.where("draugr_beige") == "tile_01.n"
    assert len(t.told("creature-stays")) == 1
    assert t.units("tile_01.n") == (RED, 3)


@law("NG.creatures.move.1", "NG.creatures.valkyrie")
def test_a_valkyrie_that_cannot_move_attacks_nobody() -> None:
    t = wilds()
    t.creature("fallen_valkyrie_beige", "tile_01.n")
    t.creature("wolf_beige", "tile_01.e")
    t.creature("wolf_brown", "start.e")
    t.put(RED, "tile_01.n", 3)
    acting(t, "fallen_valkyrie_beige")
    t.over()
    assert t.told("strike") == []
    assert t.units("tile_01.n") == (RED, 3)


@law("NG.creatures.move.2")
def test_a_creature_goes_to_an_adjacent_territory_across_rough_borders_too() -> None:
    t = wilds()
    t.creature("wolf_beige", "tile_01.e")
    t.put(RED, "tile_01.s", 1)  # beyond the Rough Border
    t.put(PURPLE, "start.w", 9)  # too far
    acting(t, "wolf_beige")
    t.over()
    assert t.where("wolf_beige") == "tile_01.s"


@law("NG.creatures.move.3")
def test_a_creature_does_not_go_where_another_is() -> None:
    t = wilds()
    t.creature("wolf_beige", "tile_01.n")
    t.creature("wolf_brown", "tile_01.e")
    t.put(RED, "tile_01.e", 3)
    acting(t, "wolf_beige")
    t.over()
    assert t.where("wolf_beige") == "start.e"


@law("NG.creatures.move.4")
def test_a_creature_prefers_territories_with_units() -> None:
    t = wilds()
    t.creature("wolf_beige", "start.e")
    t.build("tile_01.n", "food_silo")  # a neutral territory with all it could wish for
    t.put(RED, "tile_01.s", 1)
    acting(t, "wolf_beige")
    t.over()
    assert t.where("wolf_beige") == "tile_01.s"
    t = wilds()
    t.creature("wolf_beige", "start.e")
    t.build("tile_01.n", "food_silo")
    acting(t, "wolf_beige")
    t.over()
    assert t.where("wolf_beige") == "tile_01.n"


@law("NG.creatures.move.5")
def test_the_priorities_are_applied_from_left_to_right_until_one_territory_remains() -> None:
    # Resources in the north, a building in the south, most units in the west.
    for name, goal in (
        ("wolf_beige", "tile_01.n"),
        ("draugr_beige", "start.w"),
        ("brown_bear_beige", "tile_01.s"),
        ("fallen_valkyrie_beige", "tile_01.n"),
    ):
        t = wilds()
        t.creature(name, "start.e")
        t.put(RED, "tile_01.n", 1)  # shows one food
        t.put(RED, "tile_01.s", 1)
        t.build("tile_01.s", "training_camp")
        t.put(PURPLE, "start.w", 3)
        assert [REGIONS[at] for at in goals(t.g, number(name))] == [goal]
    # With the first priority tied the second decides, and so on.
    t = wilds()
    t.creature("wolf_beige", "start.e")
    t.put(RED, "tile_01.s", 1)
    t.put(PURPLE, "start.w", 2)
    t.put(PURPLE, "start.n", 3)
    assert [REGIONS[at] for at in goals(t.g, number("wolf_beige"))] == ["start.n"]
    t.build("start.w", "training_camp")
    t.build("tile_01.s", "training_camp")
    assert [REGIONS[at] for at in goals(t.g, number("wolf_beige"))] == ["start.w"]


@law("NG.creatures.move.priority.buildings")
def test_a_small_building_counts_one_and_a_large_one_three() -> None:
    t = wilds()
    t.creature("brown_bear_beige", "start.e")
    t.put(RED, "tile_01.n", 1)
    t.put(PURPLE, "tile_01.s", 1)
    t.build("tile_01.n", "fortress")
    t.build("tile_01.s", "training_camp")
    t.build("tile_01.s", "defense_tower")
    assert building_points(t.g, t.land("tile_01.n")) == 3
    assert building_points(t.g, t.land("tile_01.s")) == 2
    assert [REGIONS[at] for at in goals(t.g, number("brown_bear_beige"))] == ["tile_01.n"]
    t.build("tile_01.s", "forge")
    assert building_points(t.g, t.land("tile_01.s")) == 5
    assert [REGIONS[at] for at in goals(t.g, number("brown_bear_beige"))] == ["tile_01.s"]


@law("NG.creatures.move.priority.units")
def test_the_units_priority_counts_units_and_kaija_is_one() -> None:
    t = wilds("bear", "boar")
    t.creature("draugr_beige", "start.e")
    t.put(RED, "tile_01.s", 1, kaija=True)
    t.put(PURPLE, "start.w", 1)
    assert [REGIONS[at] for at in goals(t.g, number("draugr_beige"))] == ["tile_01.s"]
    t.put(PURPLE, "start.w", 2)
    assert [REGIONS[at] for at in goals(t.g, number("draugr_beige"))] == ["start.w"]


@law("NG.creatures.move.priority.resources")
def test_the_resources_priority_counts_symbols_on_tiles_and_buildings() -> None:
    t = wilds()
    t.creature("wolf_beige", "start.e")
    t.put(RED, "tile_01.n", 1)  # one food on the tile
    t.put(PURPLE, "start.w", 1)
    t.build("start.w", "menhir")
    t.build("start.w", "woodcutter_lodge")
    t.build("tile_01.n", "fortress")
    assert [REGIONS[at] for at in goals(t.g, number("wolf_beige"))] == ["start.w"]


@law("NG.creatures.move.6")
def test_the_first_player_chooses_among_territories_that_are_still_tied() -> None:
    t = wilds()
    t.g.first = YELLOW
    t.creature("wolf_beige", "start.e")
    t.put(RED, "start.n", 2)
    t.put(PURPLE, "start.w", 2)
    t.put(PURPLE, "start.s", 1)
    acting(t, "wolf_beige")
    t.asked(YELLOW, "ask-northgard-creature-goes", "@start.n", "@start.w")
    t.say(YELLOW, "@start.w")
    t.over()
    assert t.where("wolf_beige") == "start.w"


@law("NG.creatures.ex1")
def test_a_draugr_goes_to_red_by_resources_and_takes_one_unit() -> None:
    t = wilds()
    t.creature("draugr_beige", "start.e")
    t.put(RED, "tile_01.n", 3)
    t.build("tile_01.n", "food_silo")  # with the food of the tile two resources
    t.put(PURPLE, "tile_01.e", 3)
    t.build("tile_01.e", "woodcutter_lodge")  # one resource
    acting(t, "draugr_beige")
    t.over()
    assert t.where("draugr_beige") == "tile_01.n"
    assert t.units("tile_01.n") == (RED, 2)
    assert t.units("tile_01.e") == (PURPLE, 3)


@law("NG.creatures.ex2")
def test_a_valkyrie_beats_red_eight_to_six_and_red_retreats_in_two_groups() -> None:
    t = wilds()
    t.creature("fallen_valkyrie_beige", "start.e")
    t.put(RED, "tile_01.e", 3)
    t.give(RED, food=3)
    acting(t, "fallen_valkyrie_beige", dice(AXE_OR_WOUND, WOUNDS_2))
    t.say(RED, 3)
    assert totals(t) == (6, 8, 0)
    assert t.told("creature-rolled")[0]["seat"] == PURPLE  # on Red's left
    t.say(RED, "@tile_01.n", 2)
    t.over()
    assert t.units("tile_01.n") == (RED, 2)
    assert t.units("start.e") == (RED, 1)
    assert t.units("tile_01.e") == (NOBODY, 0)
    assert t.player(RED).reserve == 14 - 3
    assert t.where("fallen_valkyrie_beige") == "tile_01.e"


@law("NG.creatures.ex2")
def test_had_red_reached_eight_the_valkyrie_would_be_gone() -> None:
    t = wilds()
    t.creature("fallen_valkyrie_beige", "start.e")
    t.put(RED, "tile_01.e", 3)
    t.give(RED, food=3)
    acting(t, "fallen_valkyrie_beige", dice(AXE_OR_WOUND, AXES_2))
    t.say(RED, 3)
    t.over()
    assert totals(t) == (8, 8, 0)
    assert t.player(RED).fame == 4
    assert t.g.line == []
    assert t.units("tile_01.e") == (RED, 3)
