"""Combat between players, and retreat (NG.combat, NG.buildings.tower, NG.buildings.fortress)."""

import pytest

from polana.games.northgard.components import FACES, Action
from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import (
    AXE_OR_WOUND,
    AXE_WOUND,
    AXES_2,
    AXES_2_WOUND,
    AXES_3,
    MOVE,
    PURPLE,
    RED,
    WOUNDS_2,
    YELLOW,
    Bench,
    Foretold,
    action,
    dice,
    printed,
    table,
)
from tests.northgard.scenes import crossroads


def attack(red: int, purple: int, chance: Foretold, card: Action = MOVE, *clans: str) -> Bench:
    """Red in the north of tile_01 attacks Purple in its east with all units."""
    t = crossroads(*clans)
    t.put(RED, "tile_01.n", red)
    t.put(PURPLE, "tile_01.e", purple)
    charge(t, red, chance, card)
    return t


def charge(t: Bench, red: int, chance: Foretold, card: Action = MOVE) -> None:
    t.moving(RED, card, chance)
    t.say(RED, "@tile_01.n", "@tile_01.e")
    if red > 1:
        t.say(RED, red)


def totals(t: Bench) -> tuple[object, object, object, object]:
    """Points of attacker and defender, wounds of attacker and defender."""
    line = t.told("totals")[-1]
    return line["points"], line["other_points"], line["wounds"], line["other_wounds"]


# --- when and who -----------------------------------------------------------------------------------------------------


@law("NG.combat.trigger.1", "NG.combat.trigger.2")
def test_units_of_two_players_in_one_territory_fight_and_those_who_came_attack() -> None:
    t = attack(2, 2, dice(AXES_2, AXES_2))
    line = t.told("combat")[0]
    assert (line["seat"], line["other"]) == (RED, PURPLE)
    assert totals(t) == (4, 4, 0, 0)
    # The tie shows who is who: the defender, who controls the territory, wins it.
    assert t.units("tile_01.e") == (PURPLE, 2)


@law("NG.combat.trigger.3")
def test_only_units_in_the_territory_take_part() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 2)
    t.put(RED, "start.w", 5)
    t.put(PURPLE, "tile_01.e", 1)
    t.put(PURPLE, "start.e", 6)
    charge(t, 2, dice(AXES_2, AXES_2))
    assert totals(t) == (4, 3, 0, 0)
    t.say(PURPLE, "@start.e")
    t.over()
    assert t.units("start.e") == (PURPLE, 7)


@law("NG.combat.trigger.4")
def test_the_active_player_chooses_the_order_of_several_combats() -> None:
    for first, second in (("tile_01.e", "start.e"), ("start.e", "tile_01.e")):
        t = crossroads()
        t.put(RED, "tile_01.n", 8)
        t.put(PURPLE, "tile_01.e", 1)
        t.put(YELLOW, "start.e", 1)
        t.moving(RED, printed(do="move", n=2), dice(WOUNDS_2, AXES_2, WOUNDS_2, AXES_2))
        t.say(RED, "@tile_01.n", "@tile_01.e", 4)
        t.say(RED, "@tile_01.n", "@start.e", 4)
        t.asked(RED, "ask-northgard-combat-next", "@tile_01.e", "@start.e")
        t.say(RED, f"@{first}")
        t.over()
        assert [getattr(line["land"], "label", "") for line in t.told("combat")] == [first, second]


# --- step by step -----------------------------------------------------------------------------------------------------


@law("NG.combat.1")
def test_each_side_has_one_point_for_each_unit() -> None:
    assert totals(attack(5, 3, dice(WOUNDS_2, WOUNDS_2)))[:2] == (5, 3)
    assert totals(attack(1, 4, dice(AXES_2, WOUNDS_2)))[:2] == (3, 4)


@law("NG.combat.2", "NG.buildings.fortress")
def test_the_attacker_adds_the_move_bonus_and_the_defender_that_of_buildings() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 3)
    t.build("tile_01.e", "fortress")
    charge(t, 3, dice(AXES_2, AXES_2), action("bodyguard"))
    assert totals(t)[:2] == (3 + 1 + 2, 3 + 2 + 2)


@law("NG.combat.2")
def test_each_side_adds_the_points_of_its_clan() -> None:
    for clans, expected in ((("snake", "boar"), (4 + 2, 2 + 2)), (("boar", "snake"), (3 + 2, 3 + 2))):
        t = crossroads(*clans)
        t.put(RED, "tile_01.n", 3)
        t.put(PURPLE, "tile_01.e", 2)
        t.g.scorched = t.land("tile_01.e")
        charge(t, 3, dice(AXES_2, AXES_2))
        assert totals(t)[:2] == expected


@law("NG.buildings.fortress")
def test_a_fortress_of_the_attackers_own_does_not_help_to_attack() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 3)
    t.build("tile_01.n", "fortress")
    charge(t, 3, dice(AXES_2, AXES_2))
    assert totals(t)[:2] == (5, 5)


@law("NG.buildings.fortress", "NG.buildings.tower")
def test_fortresses_and_towers_of_a_merged_territory_add_up() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 5)
    t.put(PURPLE, "tile_01.e", 2)
    for name in ("fortress", "fortress", "defense_tower", "defense_tower"):
        t.build("tile_01.e", name)
    assert t.stands("tile_01.e", "fortress") == 2
    assert t.stands("tile_01.e", "defense_tower") == 2
    charge(t, 5, dice(AXES_2, AXES_2))
    assert totals(t) == (5 + 2, 2 + 4 + 2, 2, 0)


@law("NG.buildings.tower")
def test_a_tower_wounds_whoever_attacks_its_territory() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    t.build("tile_01.e", "defense_tower")
    charge(t, 3, dice(AXES_2, AXES_2))
    assert totals(t) == (5, 3, 1, 0)
    assert t.player(RED).reserve == 14 - 2


def test_the_conqueror_ignores_enemy_towers_and_fortresses() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    t.build("tile_01.e", "defense_tower")
    t.build("tile_01.e", "fortress")
    t.player(RED).conqueror = True
    charge(t, 3, dice(AXES_2, AXES_2))
    assert totals(t) == (5, 3, 0, 0)
    # A Conqueror who is attacked has the use of his own ones, and the attacker's nothing to ignore.
    t = crossroads()
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    t.build("tile_01.e", "defense_tower")
    t.build("tile_01.e", "fortress")
    t.player(PURPLE).conqueror = True
    charge(t, 3, dice(AXES_2, AXES_2))
    assert totals(t) == (5, 5, 1, 0)


@law("NG.combat.3")
def test_attacker_then_defender_may_discard_up_to_one_food_for_each_unit() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 2)
    t.put(PURPLE, "tile_01.e", 3)
    t.give(RED, food=5)
    t.give(PURPLE, food=2)
    charge(t, 2, dice(AXES_2, AXES_2))
    t.asked(RED, "ask-northgard-combat-food", 0, 1, 2)  # no more than units
    t.say(RED, 2)
    t.asked(PURPLE, "ask-northgard-combat-food", 0, 1, 2)  # no more than food
    assert t.told("rolled") == []
    t.say(PURPLE, 1)
    assert totals(t)[:2] == (2 + 2 + 2, 3 + 1 + 2)
    assert (t.player(RED).food, t.player(PURPLE).food) == (3, 1)


@law("NG.combat.4", "NG.combat.4.choice")
def test_the_attacker_rolls_and_chooses_before_the_defender_rolls() -> None:
    t = attack(3, 3, dice(AXE_OR_WOUND, AXE_OR_WOUND))
    assert [line["seat"] for line in t.told("rolled")] == [RED]
    t.asked(RED, "ask-northgard-axe-or-wound", "axe", "wound")
    t.say(RED, "axe")
    assert [line["seat"] for line in t.told("rolled")] == [RED, PURPLE]
    t.asked(PURPLE, "ask-northgard-axe-or-wound", "axe", "wound")
    t.say(PURPLE, "wound")
    assert totals(t) == (4, 3, 1, 0)


@law("NG.combat.die")
@pytest.mark.parametrize(
    ("face", "points", "wounds"),
    [(AXES_2, 2, 0), (AXES_3, 3, 0), (AXES_2_WOUND, 2, 1), (WOUNDS_2, 0, 2), (AXE_WOUND, 1, 1)],
)
def test_the_die_has_six_results(face: int, points: int, wounds: int) -> None:
    assert totals(attack(4, 5, dice(face, AXES_2))) == (4 + points, 7, 0, wounds)
    assert totals(attack(4, 5, dice(AXES_2, face))) == (6, 5 + points, wounds, 0)
    assert len(FACES) == 6


@law("NG.combat.die")
def test_the_sixth_result_is_one_wound_or_one_point() -> None:
    for word, expected in (("axe", (5, 7, 0, 0)), ("wound", (4, 7, 0, 1))):
        t = attack(4, 5, dice(AXE_OR_WOUND, AXES_2))
        t.say(RED, word)
        assert totals(t) == expected


@law("NG.combat.5")
def test_totals_are_units_bonuses_food_and_die_and_wounds_come_from_die_buildings_and_card() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 5)
    t.put(PURPLE, "tile_01.e", 2)
    t.give(RED, food=1)
    t.give(PURPLE, food=1)
    t.build("tile_01.e", "fortress")
    t.build("tile_01.e", "defense_tower")
    charge(t, 5, dice(AXES_2_WOUND, AXE_WOUND), action("axe_throwers"))
    t.say(RED, 1)
    t.say(PURPLE, 1)
    t.say(RED, "wound")
    assert totals(t) == (5 + 1 + 2, 2 + 2 + 1 + 1, 1 + 1, 1 + 1)


SOURCES = ("units", "kaija", "card", "clan", "food", "die", "thrown")
OTHER_SOURCES = ("other_units", "other_kaija", "other_clan", "other_fortress", "other_food", "other_die")


@law("NG.combat.5", "NG.combat.2")
def test_the_totals_are_told_source_by_source_and_the_sources_add_up() -> None:
    t = crossroads("bear", "snake", "goat")
    t.put(RED, "tile_01.n", 3, kaija=True)
    t.put(PURPLE, "tile_01.e", 4)
    t.g.scorched = t.land("tile_01.e")
    t.build("tile_01.e", "fortress")
    t.build("tile_01.e", "defense_tower")
    t.give(RED, food=2)
    t.give(PURPLE, food=1)
    t.player(RED).kaija_roams = True
    card = printed(do="move", n=1, points=1, cancel_casualties=1, choose_after_roll=["point", "casualty"])
    t.moving(RED, card, dice(AXES_3, AXES_2_WOUND))
    t.say(RED, "@tile_01.n", "@tile_01.e", "kaija", 3)
    t.say(RED, 2)
    t.say(PURPLE, 1)
    t.say(RED, "wound")
    line = t.told("totals")[0]
    assert [line[name] for name in SOURCES] == [3, 2, 1, 0, 2, 3, 0]
    assert [line[name] for name in OTHER_SOURCES] == [4, 0, 1, 2, 1, 2]
    assert line["points"] == 3 + 2 + 1 + 2 + 3
    assert line["other_points"] == 4 + 1 + 2 + 1 + 2
    assert (line["die_wounds"], line["thrown_wounds"], line["other_wounds"]) == (0, 1, 1)
    assert (line["other_die_wounds"], line["other_tower_wounds"], line["cancelled"], line["wounds"]) == (1, 1, 1, 1)


@law("NG.combat.5.wiped")
def test_a_side_that_loses_all_its_units_loses_whatever_the_totals() -> None:
    t = attack(1, 3, dice(AXES_3, WOUNDS_2))
    t.over()
    assert totals(t) == (4, 3, 2, 0)
    assert t.units("tile_01.e") == (PURPLE, 3)
    assert t.units("tile_01.n") == (NOBODY, 0)
    assert t.player(RED).reserve == 14


@law("NG.combat.5.wiped")
def test_if_both_sides_lose_all_units_nobody_wins_and_the_territory_is_neutral() -> None:
    t = attack(2, 1, dice(WOUNDS_2, WOUNDS_2), MOVE, "wolf", "stag")
    t.over()
    assert t.units("tile_01.e") == (NOBODY, 0)
    assert t.player(RED).food == 0  # the Wolf has not won
    assert [player.reserve for player in t.g.players] == [14, 14]
    assert len(t.told("nobody-won")) == 1


@law("NG.combat.5.higher")
def test_the_higher_total_wins_and_the_defender_wins_ties() -> None:
    for defence, winner in ((AXES_2, RED), (AXES_3, PURPLE)):
        t = attack(3, 2, dice(AXES_2, defence))
        assert totals(t)[0] == 5
        assert t.told("won")[0]["seat"] == winner


@law("NG.combat.6")
def test_each_wound_sends_one_unit_to_the_reserve() -> None:
    t = attack(5, 4, dice(AXES_2_WOUND, WOUNDS_2))
    assert t.player(RED).reserve == 14 - 3
    assert t.player(PURPLE).reserve == 14 - 3
    assert t.units("tile_01.e") == (PURPLE, 3)  # not yet gone: where to is asked
    t.asked(PURPLE, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    t.say(PURPLE, "@start.e", 3)
    t.over()
    assert t.units("tile_01.e") == (RED, 3)


# --- retreat ----------------------------------------------------------------------------------------------------------


@law("NG.combat.7")
def test_the_loser_goes_to_friendly_or_neutral_territories_across_regular_borders() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 6)
    t.put(PURPLE, "start.e", 3)
    t.put(PURPLE, "start.n", 1)
    t.put(YELLOW, "start.w", 1)
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@start.e", 5)
    t.asked(PURPLE, "ask-northgard-retreat-to", "@start.n", "@start.s", "@tile_01.e", "@tile_01.s")
    t.refused("@start.w", "NG.combat.7")
    t.refused("@tile_01.n", "NG.combat.7")
    t.say(PURPLE, "@start.n", 1)
    # Any number of territories: the next group somewhere else.
    t.asked(PURPLE, "ask-northgard-retreat-to", "@start.s", "@tile_01.e", "@tile_01.s")
    t.say(PURPLE, "@start.s", 1)
    t.say(PURPLE, "@tile_01.e")
    t.over()
    assert t.units("start.n") == (PURPLE, 2)
    assert t.units("start.s") == (PURPLE, 1)
    assert t.units("tile_01.e") == (PURPLE, 1)
    assert t.units("start.e") == (RED, 5)


@law("NG.combat.7")
def test_no_retreat_goes_across_a_rough_border() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 5)
    t.put(PURPLE, "tile_01.e", 2)
    t.put(PURPLE, "tile_01.s", 1)
    charge(t, 5, dice(AXES_2, AXES_2))
    t.asked(PURPLE, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    t.refused("@tile_01.s", "NG.combat.7")


@law("NG.combat.7")
def test_no_retreat_goes_to_a_territory_where_a_combat_is_still_to_come() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 9)
    t.put(PURPLE, "tile_01.e", 2)
    t.put(PURPLE, "start.e", 2)
    t.moving(RED, printed(do="move", n=2), dice(AXES_2, AXES_2, AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 4)
    t.say(RED, "@tile_01.n", "@start.e", 4)
    t.say(RED, "@tile_01.e")
    # From tile_01.e there is only start.e, where Purple's own units wait for their combat: so the two are lost.
    assert t.told("no-retreat") == [{"seat": PURPLE, "land": t.match.game.vocabulary["land:tile_01.e"], "count": 2}]
    # The second combat follows at once, and from there Purple may go elsewhere, but not to the first battlefield.
    t.asked(PURPLE, "ask-northgard-retreat-to", "@start.n", "@start.w", "@start.s", "@tile_01.s")


@law("NG.combat.7")
def test_the_attacker_need_not_go_back_where_the_units_came_from() -> None:
    t = attack(2, 5, dice(AXES_2, AXES_2))
    t.asked(RED, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    t.say(RED, "@start.e", 2)
    t.over()
    assert t.units("start.e") == (RED, 2)
    assert t.units("tile_01.n") == (NOBODY, 0)


@law("NG.combat.7.none")
def test_units_that_can_retreat_nowhere_are_removed() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 5)
    t.put(PURPLE, "tile_01.e", 2)
    t.put(YELLOW, "start.e", 1)
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 4)
    t.over()
    assert t.player(PURPLE).reserve == 14
    assert t.units("tile_01.e") == (RED, 4)


@law("NG.combat.8")
def test_buildings_survive_and_serve_the_winner() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 5)
    t.put(PURPLE, "tile_01.e", 1)
    t.build("tile_01.e", "fortress")
    t.build("tile_01.e", "defense_tower")
    before = t.g.houses[t.land("tile_01.e")]
    charge(t, 5, dice(WOUNDS_2, AXES_2))
    t.over()
    assert t.units("tile_01.e") == (RED, 4)
    assert t.g.houses[t.land("tile_01.e")] == before
    # Now they defend Red.
    t.put(PURPLE, "tile_01.n", 3)
    t.again()
    t.moving(PURPLE, MOVE, dice(AXES_2, AXES_2))
    t.say(PURPLE, "@tile_01.n", "@tile_01.e", 3)
    assert totals(t) == (5, 4 + 2 + 2, 1, 0)


# --- the worked examples ----------------------------------------------------------------------------------------------


def purple_fortified(red: int) -> Bench:
    t = crossroads()
    t.put(RED, "tile_01.n", red)
    t.put(PURPLE, "tile_01.e", 2)
    t.build("tile_01.e", "fortress")
    t.build("tile_01.e", "defense_tower")
    t.give(RED, food=2)
    t.give(PURPLE, food=3)
    return t


@law("NG.combat.ex1")
def test_red_wins_seven_against_eight_because_purple_has_no_units_left() -> None:
    t = purple_fortified(5)
    charge(t, 5, dice(WOUNDS_2, AXES_2))
    t.say(RED, 2)
    t.asked(PURPLE, "ask-northgard-combat-food", 0, 1, 2)  # two is Purple's maximum
    t.say(PURPLE, 2)
    t.over()
    assert totals(t) == (7, 8, 1, 2)
    assert t.units("tile_01.e") == (RED, 4)
    assert t.player(PURPLE).reserve == 14
    assert (t.player(RED).food, t.player(PURPLE).food) == (0, 1)


@law("NG.combat.ex2")
def test_the_tie_goes_to_purple_and_reds_two_survivors_retreat_to_two_territories() -> None:
    t = purple_fortified(4)
    charge(t, 4, dice(AXE_WOUND, AXE_OR_WOUND), action("bodyguard"))
    t.say(RED, 0)
    t.say(PURPLE, 2)
    t.say(PURPLE, "wound")
    assert totals(t) == (6, 6, 2, 1)
    t.asked(RED, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    t.say(RED, "@tile_01.n", 1)
    t.over()
    assert t.units("tile_01.e") == (PURPLE, 1)
    assert t.units("tile_01.n") == (RED, 1)
    assert t.units("start.e") == (RED, 1)
    assert t.player(RED).reserve == 14 - 2


# --- with a Bear in the territory -------------------------------------------------------------------------------------


@law("NG.creatures.bear.2")
def test_after_a_combat_between_players_the_loser_may_leave_a_bears_territory_and_enter_another() -> None:
    t = table("goat", "boar", "raven", creatures=True)
    t.lay("tile_01", 1, 0)
    t.put(RED, "tile_01.n", 5)
    t.put(PURPLE, "tile_01.e", 1)
    t.creature("brown_bear_beige", "tile_01.e")
    t.creature("brown_bear_brown", "start.e")
    charge(t, 5, dice(AXES_2, AXES_2))
    t.asked(PURPLE, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    t.say(PURPLE, "@start.e")
    t.over()
    assert t.units("start.e") == (PURPLE, 1)
