"""Creatures: how they appear, move and act (NG.creatures)."""

from polana.games.northgard import game
from polana.games.northgard.build import build as build_flow
from polana.games.northgard.components import CREATURES, REGIONS
from polana.games.northgard.creatures import activate, appear, building_points, goals
from polana.games.northgard.explore import explore, why_not_explore
from polana.games.northgard.harvest import harvest
from polana.games.northgard.lands import NOWHERE, cell_of
from polana.games.northgard.move import move
from polana.games.northgard.recruit import recruit, why_not_recruit
from polana.games.northgard.state import ACTIONS, CREATURES_ACT, HARVEST, NOBODY, Table
from polana.games.northgard.words import SPOT
from polana.kernel.match import Match, start
from tests.law import law
from tests.northgard.bench import (
    AXE_OR_WOUND,
    AXES_2,
    AXES_3,
    PURPLE,
    RED,
    WOUNDS_2,
    YELLOW,
    Foretold,
    action,
    asked,
    beasts,
    build,
    creature,
    deal,
    dice,
    give,
    going_on,
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
    turn,
    units,
)
from tests.northgard.test_hunt import moving, totals, wilds

EXPLORE = action("explore")
RECRUIT = action("recruit")


def number(name: str) -> int:
    return CREATURES.index(name)


def spot(g: Table, x: int, y: int) -> str:
    return SPOT[g.chart.spot[cell_of(x, y)]].text


def where(g: Table, name: str) -> str:
    """The territory where a creature is."""
    at = g.creature_at[number(name)]
    return "" if at == NOWHERE else REGIONS[g.chart.root[at]]


def acting(g: Table, name: str, chance: Foretold | None = None) -> Match:
    return scene(g, lambda g: activate(g, number(name)), chance)


@law("NG.creatures.0")
def test_the_module_is_optional_and_the_basic_rules_stay_in_force() -> None:
    without, with_module = start("northgard", 2), start("northgard", 2, creatures=True)
    assert not state(without).creature_deck
    assert not state(without).creatures_on
    assert state(with_module).creatures_on
    # A combat between players is what it was.
    g = wilds()
    put(g, RED, "tile_01.n", 3)
    put(g, PURPLE, "tile_01.e", 1)
    match = moving(g, RED, action("move"), dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 3)
    say(match, PURPLE, "@start.e")
    over(match)
    assert units(match, "tile_01.e") == (RED, 3)


# --- appearing --------------------------------------------------------------------------------------------------------


@law("NG.creatures.appear.1", "NG.creatures.appear.3")
def test_the_top_card_is_drawn_its_figure_placed_and_the_card_put_at_the_right_end() -> None:
    g = wilds()
    creature(g, "wolf_beige", "start.n")
    top = g.creature_deck[-1]
    g.chance.script([("creature", top)])
    deck = len(g.creature_deck)
    match = scene(g, lambda g: appear(g, REGIONS.index("tile_01.w"), True), [("creature", top)])
    over(match)
    assert g.line == [number("wolf_beige"), top]
    assert REGIONS[g.creature_at[top]] == "tile_01.w"
    assert len(g.creature_deck) == deck - 1


@law("NG.creatures.appear.1")
def test_the_card_on_top_of_the_deck_is_the_one_drawn() -> None:
    g = wilds()
    top = g.creature_deck[-1]
    g.chance.unscript()
    flow = appear(g, REGIONS.index("tile_01.w"), False)
    assert list(flow) == []
    assert g.line == [top]


@law("NG.creatures.appear.2", "NG.creatures.line.ex1", "NG.creatures.phase.2")
def test_creatures_act_from_left_to_right_in_the_order_in_which_they_appeared() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 3)
    creature(g, "wolf_beige", "start.n")
    creature(g, "brown_bear_brown", "start.s")
    creature(g, "draugr_brown", "start.e")
    give(g, RED, food=3)  # so that Harvest begins with a question to Red
    g.phase = CREATURES_ACT
    match = going_on(g, game)
    moved = [getattr(line["creature"], "label", "") for line in told(match, "creature-moved")]
    stays = [getattr(line["creature"], "label", "") for line in told(match, "creature-stays")]
    # The Wolf goes first, to the west of the starting tile. That leaves the Bear no way, for the Draugr has not moved
    # yet from the east. The Draugr, last, comes to Red and takes a unit.
    assert (moved, stays) == (["wolf_beige", "draugr_brown"], ["brown_bear_brown"])
    assert [where(g, name) for name in ("wolf_beige", "brown_bear_brown", "draugr_brown")] == [
        "start.w",
        "start.s",
        "tile_01.n",
    ]
    assert units(match, "tile_01.n") == (RED, 2)
    assert state(match).phase == HARVEST


@law("NG.creatures.appear.4")
def test_an_empty_creature_deck_is_refilled_from_the_discard_pile() -> None:
    g = wilds()
    g.creature_discard = g.creature_deck
    g.creature_deck = []
    g.weak_left = 0
    match = scene(g, lambda g: appear(g, REGIONS.index("tile_01.w"), False), beasts("draugr_brown"))
    over(match)
    assert g.line == [number("draugr_brown")]
    assert len(g.creature_deck) == 8
    assert g.creature_discard == []


@law("NG.creatures.appear.4")
def test_when_all_nine_are_on_the_map_no_creature_appears() -> None:
    g = wilds()
    for name in CREATURES:
        creature(g, name, "start.n")
    match = scene(g, lambda g: appear(g, REGIONS.index("tile_01.w"), True))
    over(match)
    assert len(g.line) == 9


@law("NG.creatures.explore.1", "NG.creatures.explore.2", "NG.creatures.effects.1")
def test_a_creature_explored_appears_at_the_lair_and_acts_at_once_without_moving() -> None:
    g = table("goat", "boar", creatures=True)
    put(g, RED, "start.e", 3)
    match = scene(g, lambda g: explore(g, RED, EXPLORE), tiles("tile_17") + beasts("draugr_beige"))
    say(match, RED, "rotate:3")  # the lair faces west and so joins Red's territory
    over(match)
    assert where(g, "draugr_beige") == "start.e"
    assert REGIONS[g.creature_at[number("draugr_beige")]] == "tile_17.n"
    assert units(match, "start.e") == (RED, 2)
    # Fame for closing came first: two tiles.
    assert g.players[RED].fame == 2
    assert [line.kind for line in match.news if line.kind.endswith(("fame", "appeared"))] == [
        "news-northgard-fame",
        "news-northgard-creature-appeared",
    ]


@law("NG.creatures.explore.2")
def test_a_creature_explored_in_a_neutral_territory_stays_there() -> None:
    g = table("goat", "boar", creatures=True)
    put(g, RED, "start.e", 3)
    match = scene(g, lambda g: explore(g, RED, EXPLORE), tiles("tile_17") + beasts("fallen_valkyrie_beige"))
    say(match, RED, "rotate:1")
    over(match)
    assert where(g, "fallen_valkyrie_beige") == "tile_17.n"
    assert units(match, "start.e") == (RED, 3)


@law("NG.creatures.explore.2", "NG.creatures.valkyrie")
def test_a_valkyrie_that_appears_among_units_attacks_them() -> None:
    g = table("goat", "boar", creatures=True)
    put(g, RED, "start.e", 3)
    chance = tiles("tile_17") + beasts("fallen_valkyrie_beige") + dice(AXES_2, AXES_2)
    match = scene(g, lambda g: explore(g, RED, EXPLORE), chance)
    say(match, RED, "rotate:3")
    assert totals(match) == (5, 9, 0)
    asked(match, RED, "ask-northgard-retreat-to", "@start.n", "@start.w", "@start.s", "@tile_17.rest")
    say(match, RED, "@tile_17.rest", 3)
    over(match)
    assert units(match, "start.e") == (NOBODY, 0)


# --- moving -----------------------------------------------------------------------------------------------------------


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
    creature(g, "draugr_beige", "tile_01.n")
    creature(g, "wolf_beige", "tile_01.e")
    creature(g, "wolf_brown", "start.e")
    put(g, RED, "tile_01.n", 3)
    over(acting(g, "draugr_beige"))
    assert where(g, "draugr_beige") == "tile_01.n"
    assert units(g, "tile_01.n") == (RED, 2)


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


# --- the four kinds ---------------------------------------------------------------------------------------------------


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


# --- more creatures ---------------------------------------------------------------------------------------------------


def passing(g: Table, chance: Foretold) -> Match:
    """Red has one card, and passes; Purple and Yellow have a card each."""
    for seat in range(len(g.players)):
        deal(g, seat, ["feast"])
    g.offer = g.box_early[:1]
    del g.box_early[:1]
    match = turn(g, RED, None, chance)
    say(match, RED, "pass")
    return match


def more(*clans: str) -> Table:
    g = table(*(clans or ("goat", "boar", "raven")), creatures=True, more_creatures=True)
    lay(g, "tile_01", 1, 0)  # a lair in its west
    lay(g, "tile_17", -1, 0, 3)  # a lair in its cap, which faces west
    put(g, RED, "start.n", 2)
    return g


@law("NG.creatures.more.0", "NG.creatures.more.2")
def test_who_passes_may_make_a_creature_appear_after_taking_a_card() -> None:
    g = more()
    match = passing(g, [])
    asked(match, RED, "ask-northgard-more-creatures", "yes", "skip")
    assert g.offer == []  # the card is taken
    say(match, RED, "skip")
    asked(match, PURPLE, "ask-northgard-turn")
    assert g.line == []
    # Without the variant nobody is asked.
    g = more()
    g.more_creatures = False
    match = passing(g, [])
    asked(match, PURPLE, "ask-northgard-turn")


@law("NG.creatures.more.1")
def test_with_as_many_creatures_as_players_nobody_brings_more() -> None:
    for count in (2, 3):
        g = more()
        for name in CREATURES[:count]:
            creature(g, name, "start.s")
        match = passing(g, [])
        if count == 2:
            asked(match, RED, "ask-northgard-more-creatures")
        else:
            asked(match, PURPLE, "ask-northgard-turn")


@law("NG.creatures.more.3", "NG.creatures.more.ex1")
def test_the_figure_goes_to_a_lair_without_a_creature() -> None:
    g = more()
    creature(g, "wolf_beige", "tile_17.n")
    put(g, PURPLE, "tile_01.w", 1)
    match = passing(g, beasts("draugr_beige"))
    say(match, RED, "yes")
    # One lair is free, so that the place is clear: the Draugr is there and last in the line.
    assert g.line == [number("wolf_beige"), number("draugr_beige")]
    assert REGIONS[g.creature_at[number("draugr_beige")]] == "tile_01.w"


@law("NG.creatures.more.3")
def test_the_player_chooses_the_lair_and_sees_the_creature_before() -> None:
    g = more()
    match = passing(g, beasts("wolf_brown"))
    say(match, RED, "yes")
    asked(match, RED, "ask-northgard-creature-lair", "@tile_01.w", "@tile_17.n")
    refused(match, "@start.n", "NG.creatures.more.3")
    assert match.ask is not None
    assert match.ask.args == {"creature": game.vocabulary["creature:wolf_brown"]}
    assert g.summoned == number("wolf_brown")
    say(match, RED, "@tile_17.n")
    assert g.summoned == NOWHERE
    assert where(g, "wolf_brown") == "tile_17.n"


@law("NG.creatures.more.3")
def test_without_a_free_lair_any_territory_without_a_creature_will_do() -> None:
    g = more("goat", "boar", "raven", "stag")
    creature(g, "wolf_beige", "tile_17.n")
    creature(g, "wolf_brown", "tile_01.w")
    match = passing(g, beasts("draugr_beige"))
    say(match, RED, "yes")
    refused(match, "@tile_17.n", "NG.creatures.more.3")
    asked(
        match,
        RED,
        "ask-northgard-creature-lair",
        "@start.n",
        "@start.s",
        "@start.w",
        "@tile_01.n",
        "@tile_01.e",
        "@tile_01.s",
    )


@law("NG.creatures.more.4")
def test_the_new_creature_does_not_move_but_acts() -> None:
    g = more()
    put(g, PURPLE, "tile_01.w", 2)
    match = passing(g, beasts("draugr_beige"))
    say(match, RED, "yes", "@tile_01.w")
    assert where(g, "draugr_beige") == REGIONS[land(g, "tile_01.w")]
    assert units(match, "tile_01.w") == (PURPLE, 1)
