"""Kaija, the bear of the Bear clan (NG.clans.bear)."""

from polana.games.northgard.actions.recruit import recruit
from polana.games.northgard.components import TILES
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import figures, is_on_map, units_on_map
from polana.games.northgard.setup import place_group
from polana.games.northgard.year.winter import winter
from tests.law import law
from tests.northgard.bench import (
    AXE_WOUND,
    AXES_2,
    AXES_2_WOUND,
    AXES_3,
    MOVE,
    PURPLE,
    RED,
    WOUNDS_2,
    action,
    dice,
    printed,
    table,
)
from tests.northgard.combat.test_combat import totals
from tests.northgard.scenes import crossroads


@law("NG.clans.bear.1")
def test_kaija_controls_a_territory_like_any_unit() -> None:
    t = crossroads("bear", "boar")
    t.put(RED, "tile_01.n", 0, kaija=True)
    assert t.units("tile_01.n") == (RED, 0)
    assert figures(t.g, t.land("tile_01.n")) == 1
    assert is_on_map(t.g, RED)
    assert units_on_map(t.g, RED) == 0
    # Whoever enters has to fight her.
    t.put(PURPLE, "tile_01.e", 2)
    t.moving(PURPLE, MOVE, dice(AXES_3, AXES_2))
    t.say(PURPLE, "@tile_01.e", "@tile_01.n", 2)
    assert totals(t) == (5, 4, 0, 0)
    t.asked(RED, "ask-northgard-retreat-to", "@tile_01.e", "@start.e")
    t.say(RED, "@start.e")
    t.over()
    assert t.g.kaija == t.land("start.e")
    assert t.units("start.e") == (RED, 0)


@law("NG.clans.bear.1")
def test_kaija_is_one_figure_and_her_owner_picks_who_falls() -> None:
    for word, kaija, left in (("kaija", False, 2), ("unit", True, 1)):
        t = crossroads("bear", "boar")
        t.put(RED, "tile_01.n", 2, kaija=True)
        t.put(PURPLE, "tile_01.e", 2)
        t.moving(PURPLE, MOVE, dice(AXE_WOUND, AXES_3))
        t.say(PURPLE, "@tile_01.e", "@tile_01.n", 2)
        t.asked(RED, "ask-northgard-casualty", "unit", "kaija")
        t.say(RED, word)
        assert t.units("tile_01.n") == (RED, left)
        assert (t.g.kaija != NOWHERE) == kaija
        assert t.player(RED).reserve == 14 - left


@law("NG.clans.bear.1")
def test_kaija_falls_without_question_when_all_fall() -> None:
    t = crossroads("bear", "boar")
    t.put(RED, "tile_01.n", 1, kaija=True)
    t.put(PURPLE, "tile_01.e", 3)
    t.moving(PURPLE, MOVE, dice(WOUNDS_2, AXES_3))
    t.say(PURPLE, "@tile_01.e", "@tile_01.n", 3)
    t.over()
    assert t.g.kaija == NOWHERE
    assert t.units("tile_01.n") == (PURPLE, 3)


@law("NG.clans.bear.2")
def test_kaija_takes_the_place_of_a_recruited_unit() -> None:
    t = crossroads("bear", "boar")
    t.put(RED, "tile_01.n", 1)
    t.stage(lambda g: recruit(g, RED, printed(do="recruit", n=2)))
    t.say(RED, "@tile_01.n")
    t.asked(RED, "ask-northgard-unit-or-kaija", "unit", "kaija")
    t.say(RED, "kaija", "@tile_01.n")
    t.over()  # she is on the map now, so the second is an ordinary unit
    assert t.units("tile_01.n") == (RED, 2)
    assert t.g.kaija == t.land("tile_01.n")
    assert t.player(RED).reserve == 14 - 2


@law("NG.clans.bear.2")
def test_kaija_may_be_one_of_the_three_of_a_group_in_setup() -> None:
    t = table("bear", "boar")
    t.lay("tile_01", 1, 0)
    t.stage(lambda g: place_group(g, RED, TILES.index("tile_01"), "NG.setup.l.3"))
    t.say(RED, "@tile_01.n", "kaija")
    t.over()
    assert t.units("tile_01.n") == (RED, 2)
    assert figures(t.g, t.land("tile_01.n")) == 3


@law("NG.clans.bear.2")
def test_other_clans_have_no_kaija() -> None:
    t = crossroads("wolf", "boar")
    t.put(RED, "tile_01.n", 1)
    t.stage(lambda g: recruit(g, RED, printed(do="recruit", n=1)))
    t.say(RED, "@tile_01.n")
    t.over()
    assert t.units("tile_01.n") == (RED, 2)


@law("NG.clans.bear.3")
def test_kaija_is_worth_two_points_but_one_food() -> None:
    t = crossroads("bear", "boar")
    t.put(RED, "tile_01.n", 1, kaija=True)
    t.put(PURPLE, "tile_01.e", 4)
    t.give(RED, food=5)
    t.moving(PURPLE, MOVE, dice(AXES_2, AXES_2))
    t.say(PURPLE, "@tile_01.e", "@tile_01.n", 4)
    t.asked(RED, "ask-northgard-combat-food", 0, 1, 2)
    t.say(RED, 1)
    assert totals(t) == (4 + 2, 1 + 2 + 1 + 2, 0, 0)


@law("NG.clans.bear.4")
def test_kaija_moves_alone_or_with_others_but_not_into_enemy_territory() -> None:
    t = crossroads("bear", "boar")
    t.put(RED, "tile_01.n", 2, kaija=True)
    t.put(PURPLE, "tile_01.e", 1)
    t.moving(RED, action("incursion"))
    t.say(RED, "@tile_01.n", "@start.e")
    t.asked(RED, "ask-northgard-kaija-too", "kaija", "skip")
    t.say(RED, "kaija")
    t.asked(RED, "ask-northgard-move-count", 0, 1, 2)
    t.say(RED, 0)  # alone
    assert t.g.kaija == t.land("start.e")
    assert t.units("start.e") == (RED, 0)
    # Where she is alone, enemy territory is no option at all.
    t.say(RED, "@start.e")
    t.refused("@tile_01.e", "NG.clans.bear.4")
    t.say(RED, "@tile_01.n")
    # Together with others: into enemy territory go the others only, and she is not asked for.
    t.say(RED, "@tile_01.n", "@tile_01.e")
    t.asked(RED, "ask-northgard-move-count", 1, 2)


@law("NG.clans.bear.4")
def test_the_bear_awakens_lets_kaija_enter_enemy_territory_this_year() -> None:
    t = crossroads("bear", "boar")
    t.put(RED, "tile_01.n", 1, kaija=True)
    t.put(PURPLE, "tile_01.e", 1)
    t.player(RED).kaija_roams = True
    t.moving(RED, MOVE, dice(AXES_2, AXES_2_WOUND))
    t.say(RED, "@tile_01.n", "@tile_01.e", "kaija", 1)
    assert totals(t) == (1 + 2 + 2, 1 + 2, 1, 0)
    t.asked(RED, "ask-northgard-casualty", "unit", "kaija")
    t.say(RED, "unit")
    t.say(PURPLE, "@start.e")
    t.over()
    assert t.units("tile_01.e") == (RED, 0)
    assert t.g.kaija == t.land("tile_01.e")
    assert not t.g.kaija_raids


@law("NG.clans.bear.4")
def test_a_beaten_kaija_retreats_in_a_group_of_the_owners_choice() -> None:
    t = crossroads("bear", "boar")
    t.put(RED, "tile_01.n", 2, kaija=True)
    t.put(PURPLE, "tile_01.e", 9)
    t.player(RED).kaija_roams = True
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", "kaija", 2)
    t.asked(RED, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    t.say(RED, "@start.e", "kaija", 1)
    t.over()
    assert t.g.kaija == t.land("start.e")
    assert t.units("start.e") == (RED, 1)
    assert t.units("tile_01.n") == (RED, 1)


def test_the_bear_clan_card_collects_food_and_wood_where_kaija_leaves() -> None:
    t = crossroads("bear", "boar")
    t.lay("tile_12", 1, -1, 1)  # its band, with wood, runs north and south and joins the north of tile_01, with food
    assert t.land("tile_12.mid") == t.land("tile_01.n")
    t.build("tile_12.mid", "food_silo")
    t.build("tile_12.mid", "menhir")
    t.put(RED, "tile_01.n", 1, kaija=True)
    t.moving(RED, action("bear_clan"))
    t.say(RED, "@tile_01.n", "@tile_01.e", "kaija", 1)
    t.over()
    assert t.goods(RED) == (2, 1, 0)
    # Without her nothing is collected.
    t.again()
    t.moving(RED, action("bear_clan"))
    t.say(RED, "@tile_01.e", "@tile_01.n", "skip")
    t.over()
    assert (t.player(RED).food, t.player(RED).wood) == (2, 1)


@law("NG.clans.bear.5")
def test_kaija_costs_nothing_in_winter() -> None:
    t = crossroads("bear", "boar")
    t.put(RED, "tile_01.n", 3, kaija=True)
    t.put(PURPLE, "tile_01.e", 4)
    t.give(RED, food=2)
    t.give(PURPLE, food=2)
    winter(t.g)
    assert [player.food for player in t.g.players] == [2, 1]  # three units and Kaija: nothing; four units: 1 food
