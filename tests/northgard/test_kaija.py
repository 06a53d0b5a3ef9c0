"""Kaija, the bear of the Bear clan (NG.clans.bear)."""

from polana.games.northgard.actions.recruit import recruit
from polana.games.northgard.components import TILES
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import figures, is_on_map, units_on_map
from polana.games.northgard.setup import place_group
from polana.games.northgard.state import ACTIONS
from polana.games.northgard.year.winter import winter
from tests.law import law
from tests.northgard.bench import (
    AXE_WOUND,
    AXES_2,
    AXES_2_WOUND,
    AXES_3,
    PURPLE,
    RED,
    WOUNDS_2,
    action,
    asked,
    build,
    dice,
    give,
    land,
    lay,
    over,
    printed,
    put,
    refused,
    say,
    scene,
    state,
    table,
    units,
)
from tests.northgard.combat.test_combat import totals
from tests.northgard.scenes import MOVE, crossroads, moving


@law("NG.clans.bear.1")
def test_kaija_controls_a_territory_like_any_unit() -> None:
    g = crossroads("bear", "boar")
    put(g, RED, "tile_01.n", 0, kaija=True)
    assert units(g, "tile_01.n") == (RED, 0)
    assert figures(g, land(g, "tile_01.n")) == 1
    assert is_on_map(g, RED)
    assert units_on_map(g, RED) == 0
    # Whoever enters has to fight her.
    put(g, PURPLE, "tile_01.e", 2)
    match = moving(g, PURPLE, MOVE, dice(AXES_3, AXES_2))
    say(match, PURPLE, "@tile_01.e", "@tile_01.n", 2)
    assert totals(match) == (5, 4, 0, 0)
    asked(match, RED, "ask-northgard-retreat-to", "@tile_01.e", "@start.e")
    say(match, RED, "@start.e")
    over(match)
    assert state(match).kaija == land(g, "start.e")
    assert units(match, "start.e") == (RED, 0)


@law("NG.clans.bear.1")
def test_kaija_is_one_figure_and_her_owner_picks_who_falls() -> None:
    for word, kaija, left in (("kaija", False, 2), ("unit", True, 1)):
        g = crossroads("bear", "boar")
        put(g, RED, "tile_01.n", 2, kaija=True)
        put(g, PURPLE, "tile_01.e", 2)
        match = moving(g, PURPLE, MOVE, dice(AXE_WOUND, AXES_3))
        say(match, PURPLE, "@tile_01.e", "@tile_01.n", 2)
        asked(match, RED, "ask-northgard-casualty", "unit", "kaija")
        say(match, RED, word)
        assert units(match, "tile_01.n") == (RED, left)
        assert (g.kaija != NOWHERE) == kaija
        assert g.players[RED].reserve == 14 - left


@law("NG.clans.bear.1")
def test_kaija_falls_without_question_when_all_fall() -> None:
    g = crossroads("bear", "boar")
    put(g, RED, "tile_01.n", 1, kaija=True)
    put(g, PURPLE, "tile_01.e", 3)
    match = moving(g, PURPLE, MOVE, dice(WOUNDS_2, AXES_3))
    say(match, PURPLE, "@tile_01.e", "@tile_01.n", 3)
    over(match)
    assert g.kaija == NOWHERE
    assert units(match, "tile_01.n") == (PURPLE, 3)


@law("NG.clans.bear.2")
def test_kaija_takes_the_place_of_a_recruited_unit() -> None:
    g = crossroads("bear", "boar")
    put(g, RED, "tile_01.n", 1)
    match = scene(g, lambda g: recruit(g, RED, printed(do="recruit", n=2)))
    say(match, RED, "@tile_01.n")
    asked(match, RED, "ask-northgard-unit-or-kaija", "unit", "kaija")
    say(match, RED, "kaija", "@tile_01.n")
    over(match)  # she is on the map now, so the second is an ordinary unit
    assert units(match, "tile_01.n") == (RED, 2)
    assert g.kaija == land(g, "tile_01.n")
    assert g.players[RED].reserve == 14 - 2


@law("NG.clans.bear.2")
def test_kaija_may_be_one_of_the_three_of_a_group_in_setup() -> None:
    g = table("bear", "boar")
    lay(g, "tile_01", 1, 0)
    match = scene(g, lambda g: place_group(g, RED, TILES.index("tile_01"), "NG.setup.l.3"))
    say(match, RED, "@tile_01.n", "kaija")
    over(match)
    assert units(match, "tile_01.n") == (RED, 2)
    assert figures(g, land(g, "tile_01.n")) == 3


@law("NG.clans.bear.2")
def test_other_clans_have_no_kaija() -> None:
    g = crossroads("wolf", "boar")
    put(g, RED, "tile_01.n", 1)
    match = scene(g, lambda g: recruit(g, RED, printed(do="recruit", n=1)))
    say(match, RED, "@tile_01.n")
    over(match)
    assert units(match, "tile_01.n") == (RED, 2)


@law("NG.clans.bear.3")
def test_kaija_is_worth_two_points_but_one_food() -> None:
    g = crossroads("bear", "boar")
    put(g, RED, "tile_01.n", 1, kaija=True)
    put(g, PURPLE, "tile_01.e", 4)
    give(g, RED, food=5)
    match = moving(g, PURPLE, MOVE, dice(AXES_2, AXES_2))
    say(match, PURPLE, "@tile_01.e", "@tile_01.n", 4)
    asked(match, RED, "ask-northgard-combat-food", 0, 1, 2)
    say(match, RED, 1)
    assert totals(match) == (4 + 2, 1 + 2 + 1 + 2, 0, 0)


@law("NG.clans.bear.4")
def test_kaija_moves_alone_or_with_others_but_not_into_enemy_territory() -> None:
    g = crossroads("bear", "boar")
    put(g, RED, "tile_01.n", 2, kaija=True)
    put(g, PURPLE, "tile_01.e", 1)
    match = moving(g, RED, action("incursion"))
    say(match, RED, "@tile_01.n", "@start.e")
    asked(match, RED, "ask-northgard-kaija-too", "kaija", "skip")
    say(match, RED, "kaija")
    asked(match, RED, "ask-northgard-move-count", 0, 1, 2)
    say(match, RED, 0)  # alone
    assert g.kaija == land(g, "start.e")
    assert units(match, "start.e") == (RED, 0)
    # Where she is alone, enemy territory is no option at all.
    say(match, RED, "@start.e")
    refused(match, "@tile_01.e", "NG.clans.bear.4")
    say(match, RED, "@tile_01.n")
    # Together with others: into enemy territory go the others only, and she is not asked for.
    say(match, RED, "@tile_01.n", "@tile_01.e")
    asked(match, RED, "ask-northgard-move-count", 1, 2)


@law("NG.clans.bear.4")
def test_the_bear_awakens_lets_kaija_enter_enemy_territory_this_year() -> None:
    g = crossroads("bear", "boar")
    put(g, RED, "tile_01.n", 1, kaija=True)
    put(g, PURPLE, "tile_01.e", 1)
    g.players[RED].kaija_roams = True
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2_WOUND))
    say(match, RED, "@tile_01.n", "@tile_01.e", "kaija", 1)
    assert totals(match) == (1 + 2 + 2, 1 + 2, 1, 0)
    asked(match, RED, "ask-northgard-casualty", "unit", "kaija")
    say(match, RED, "unit")
    say(match, PURPLE, "@start.e")
    over(match)
    assert units(match, "tile_01.e") == (RED, 0)
    assert g.kaija == land(g, "tile_01.e")
    assert not g.kaija_raids


@law("NG.clans.bear.4")
def test_a_beaten_kaija_retreats_in_a_group_of_the_owners_choice() -> None:
    g = crossroads("bear", "boar")
    put(g, RED, "tile_01.n", 2, kaija=True)
    put(g, PURPLE, "tile_01.e", 9)
    g.players[RED].kaija_roams = True
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", "kaija", 2)
    asked(match, RED, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    say(match, RED, "@start.e", "kaija", 1)
    over(match)
    assert g.kaija == land(g, "start.e")
    assert units(match, "start.e") == (RED, 1)
    assert units(match, "tile_01.n") == (RED, 1)


def test_the_bear_clan_card_collects_food_and_wood_where_kaija_leaves() -> None:
    g = crossroads("bear", "boar")
    lay(g, "tile_12", 1, -1, 1)  # its band, with wood, runs north and south and joins the north of tile_01, with food
    assert land(g, "tile_12.mid") == land(g, "tile_01.n")
    build(g, "tile_12.mid", "food_silo")
    build(g, "tile_12.mid", "menhir")
    put(g, RED, "tile_01.n", 1, kaija=True)
    match = moving(g, RED, action("bear_clan"))
    say(match, RED, "@tile_01.n", "@tile_01.e", "kaija", 1)
    over(match)
    assert (g.players[RED].food, g.players[RED].wood, g.players[RED].lore) == (2, 1, 0)
    # Without her nothing is collected.
    g.phase = ACTIONS
    match = moving(g, RED, action("bear_clan"))
    say(match, RED, "@tile_01.e", "@tile_01.n", "skip")
    over(match)
    assert (g.players[RED].food, g.players[RED].wood) == (2, 1)


@law("NG.clans.bear.5")
def test_kaija_costs_nothing_in_winter() -> None:
    g = crossroads("bear", "boar")
    put(g, RED, "tile_01.n", 3, kaija=True)
    put(g, PURPLE, "tile_01.e", 4)
    give(g, RED, food=2)
    give(g, PURPLE, food=2)
    winter(g)
    assert [player.food for player in g.players] == [2, 1]  # three units and Kaija: nothing; four units: 1 food
