"""Special abilities of the units of the four factions (RW.battle.5.3), one sentence each."""

from __future__ import annotations

from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.components import KINDS
from polana.games.runewars.state import Table
from tests.law import law
from tests.runewars.battlebench import field, lay, line, outcome, quick, special, wound, wounds
from tests.runewars.bench import (
    asked,
    calm,
    drawn_tactics,
    fate,
    force,
    over,
    put,
    refused,
    say,
    state,
    table,
    told,
    units,
)


def against(me: str, other: str, mine: dict[str, int], theirs: dict[str, int]) -> Table:
    """Seat 0 attacks area 8B; it can retreat to 7A, and seat 1 to 8D."""
    g = table(me, other)
    homes = {"daqan": "footman", "latari": "archer", "waiqar": "reanimate", "uthuk": "berserker"}
    put(g, 0, "7A", False, **{homes[me]: 1})
    put(g, 1, "8D", False, **{homes[other]: 1})
    put(g, 1, "8B", False, **theirs)
    force(g, 0, "8B", **mine)
    return g


# --- Daqan Lords ------------------------------------------------------------------------------------------------------


@law("RW.battle.5.3")
def test_bowman_the_opponent_must_put_the_damage_on_a_unit_with_toughness_above_one() -> None:
    g = against("daqan", "latari", {"bowman": 1}, {"archer": 2, "warrior": 1, "pegasus_rider": 1})
    match = special(g, "8B", "bowman")
    asked(match, 1, "ask-runewars-damage", "unit:warrior", "unit:pegasus_rider")
    say(match, 1, "unit:warrior")
    over(match)
    assert wounds(match, 1) == [("warrior", 1)]


@law("RW.battle.5.3")
def test_bowman_without_such_a_unit_it_is_ordinary_damage() -> None:
    g = against("daqan", "latari", {"bowman": 1}, {"archer": 2, "sorceress": 1})
    match = special(g, "8B", "bowman")
    asked(match, 1, "ask-runewars-damage", "unit:archer", "unit:sorceress")
    say(match, 1, "unit:sorceress")
    over(match)
    assert line(match, 1) == {"archer": (2, 0)}


@law("RW.battle.5.3")
def test_footman_if_the_unit_hit_survives_it_takes_one_more() -> None:
    g = against("daqan", "latari", {"footman": 1}, {"archer": 2, "warrior": 1, "pegasus_rider": 1})
    match = special(g, "8B", "footman")
    asked(match, 1, "ask-runewars-damage", "unit:archer", "unit:warrior", "unit:pegasus_rider")
    twin = match.clone()
    say(match, 1, "unit:pegasus_rider")
    over(match)
    assert wounds(match, 1) == [("pegasus_rider", 2)]
    say(twin, 1, "unit:archer")
    over(twin)
    assert wounds(twin, 1) == []
    assert line(twin, 1)["archer"] == (1, 0)


@law("RW.battle.5.3")
def test_knight_one_rout_then_one_tactics_card() -> None:
    g = against("daqan", "latari", {"knight": 1}, {"archer": 1, "warrior": 1})
    match = special(g, "8B", "knight", chance=drawn_tactics("rally_cry"))
    say(match, 1, "unit:warrior")
    over(match)
    assert line(match, 1) == {"archer": (1, 0), "warrior": (0, 1)}
    assert len(state(match).players[0].fresh) == 1


@law("RW.battle.5.3", "RW.battle.6.2")
def test_siege_tower_two_strength_though_the_tower_is_destroyed() -> None:
    g = against("daqan", "uthuk", {"siege_tower": 1, "footman": 1}, {"berserker": 1})
    # the Berserker and the Footman miss; the tower draws its special symbol
    match = quick(g, "8B", fate(1) + fate(2) + fate(6))
    over(match)
    assert told(match, "strength") == [{"mine": 4, "theirs": 1}]
    assert outcome(match) is True


# --- Latari Elves -----------------------------------------------------------------------------------------------------


@law("RW.battle.5.3")
def test_archer_damage_to_an_enemy_of_choice_routed_and_undamaged_ones_included() -> None:
    def before(battle: Battle) -> None:
        wound(battle, 1, "knight", 1)
        lay(battle, 1, "footman")

    g = against("latari", "daqan", {"archer": 1}, {"footman": 2, "knight": 2})
    match = special(g, "8B", "archer", before=before)
    asked(match, 0, "ask-runewars-crack-shot", "unit:footman", "routed:footman", "unit:knight", "wounded:knight")
    say(match, 0, "routed:footman")
    over(match)
    assert line(match, 1) == {"footman": (1, 0), "knight": (2, 0)}


@law("RW.battle.5.3")
def test_pegasus_rider_up_to_two_triangles_or_one_rectangle() -> None:
    g = against("latari", "daqan", {"pegasus_rider": 1}, {"footman": 2, "knight": 2, "siege_tower": 1})
    match = special(g, "8B", "pegasus_rider")
    asked(match, 0, "ask-runewars-charge", "done", "unit:footman", "unit:knight")
    refused(match, "unit:siege_tower", "RW.battle.5.3")
    two, none = match.clone(), match.clone()
    say(match, 0, "unit:knight")
    over(match)
    assert line(match, 1) == {"footman": (2, 0), "knight": (1, 1), "siege_tower": (1, 0)}
    say(two, 0, "unit:footman")
    asked(two, 0, "ask-runewars-charge", "done", "unit:footman")
    refused(two, "unit:knight", "RW.battle.5.3")
    refused(two, "routed:footman", "RW.battle.5.3")
    say(two, 0, "unit:footman")
    over(two)
    assert line(two, 1)["footman"] == (0, 2)
    say(none, 0, "done")
    over(none)
    assert line(none, 1)["footman"] == (2, 0)


@law("RW.battle.5.3", "RW.retreat.2")
def test_sorceress_a_unit_of_her_choice_retreats_out_of_the_battle_at_once() -> None:
    g = against("latari", "daqan", {"sorceress": 1}, {"footman": 1, "siege_tower": 1})
    put(g, 1, "6B", footman=1)
    match = special(g, "8B", "sorceress")
    asked(match, 0, "ask-runewars-word-of-vaal", "unit:footman", "unit:siege_tower")
    say(match, 0, "unit:siege_tower")
    asked(match, 1, "ask-runewars-retreat-to", "area:8D", "area:6B")
    say(match, 1, "area:6B")
    over(match)
    assert line(match, 1) == {"footman": (1, 0)}
    assert units(match, "6B") == {"footman": (1, 0), "siege_tower": (0, 1)}


@law("RW.battle.5.3")
def test_warrior_one_damage_or_a_damaged_or_routed_unit_is_destroyed() -> None:
    def before(battle: Battle) -> None:
        wound(battle, 1, "siege_tower", 1)
        lay(battle, 1, "footman")

    g = against("latari", "daqan", {"warrior": 1}, {"footman": 2, "siege_tower": 1, "knight": 1})
    match = special(g, "8B", "warrior", before=before)
    asked(match, 0, "ask-runewars-overpower", "hit", "routed:footman", "wounded:siege_tower")
    refused(match, "unit:knight", "RW.battle.5.3")
    twin = match.clone()
    say(match, 0, "wounded:siege_tower")
    over(match)
    assert line(match, 1) == {"footman": (1, 1), "knight": (1, 0)}
    say(twin, 0, "hit")  # by the usual rules it goes to the damaged tower
    over(twin)
    assert wounds(twin, 1) == [("siege_tower", 2)]


# --- Waiqar the Undying -----------------------------------------------------------------------------------------------


@law("RW.battle.5.3", "RW.battle.damage.4")
def test_skeleton_archer_the_opponent_destroys_a_triangle_circle_or_rectangle_standing_first() -> None:
    g = against("waiqar", "daqan", {"skeleton_archer": 1}, {"footman": 2, "knight": 1, "siege_tower": 1})
    match = special(g, "8B", "skeleton_archer", before=lambda battle: lay(battle, 1, "footman"))
    asked(match, 1, "ask-runewars-battle-destroy", "unit:footman", "unit:knight")
    refused(match, "routed:footman", "RW.battle.damage.4")
    say(match, 1, "unit:knight")
    over(match)
    assert line(match, 1) == {"footman": (1, 1), "siege_tower": (1, 0)}


@law("RW.battle.5.3")
def test_skeleton_archer_hexagons_are_spared() -> None:
    g = against("waiqar", "daqan", {"skeleton_archer": 1}, {"siege_tower": 1})
    match = special(g, "8B", "skeleton_archer")
    over(match)
    assert line(match, 1) == {"siege_tower": (1, 0)}


@law("RW.battle.5.3")
def test_necromancer_two_unused_reanimates_join_fight_and_stay() -> None:
    g = against("waiqar", "daqan", {"necromancer": 1}, {"footman": 1})
    # the Necromancer's special symbol raises two Reanimates, who draw with the Footman at initiative 3
    match = quick(g, "8B", fate(1) + fate(2, 3) + fate(4))
    over(match)
    assert [each["count"] for each in told(match, "draws-fate")] == [1, 2, 1]
    assert told(match, "strength") == [{"mine": 3, "theirs": 1}]
    assert units(match, "8B") == {"necromancer": (1, 0), "reanimate": (2, 0)}
    assert state(match).unused[KINDS.index("reanimate")] == 13


@law("RW.battle.5.3", "RW.limits.1")
def test_necromancer_raises_no_more_than_are_unused() -> None:
    g = against("waiqar", "daqan", {"necromancer": 1}, {"footman": 1})
    put(g, 0, "7A", reanimate=7)
    put(g, 0, "7B", reanimate=7)
    match = special(g, "8B", "necromancer")
    over(match)
    assert line(match, 0) == {"necromancer": (1, 0), "reanimate": (1, 0)}


@law("RW.battle.5.3")
def test_reanimate_two_damage_if_two_stand_otherwise_one() -> None:
    g = against("waiqar", "daqan", {"reanimate": 2}, {"footman": 4})
    match = special(g, "8B", "reanimate")
    over(match)
    assert line(match, 1) == {"footman": (2, 0)}
    g = against("waiqar", "daqan", {"reanimate": 2}, {"footman": 4})
    match = special(g, "8B", "reanimate", before=lambda battle: lay(battle, 0, "reanimate"))
    over(match)
    assert line(match, 1) == {"footman": (3, 0)}


@law("RW.battle.5.3")
def test_dark_knight_one_rout_and_one_damage() -> None:
    g = against("waiqar", "daqan", {"dark_knight": 1}, {"footman": 2, "knight": 1})
    match = special(g, "8B", "dark_knight")
    say(match, 1, "unit:knight")
    over(match)  # the damage has only standing Footmen to go to
    assert line(match, 1) == {"footman": (1, 0), "knight": (0, 1)}


# --- Uthuk Y'llan -----------------------------------------------------------------------------------------------------


@law("RW.battle.5.3")
def test_flesh_ripper_all_of_them_have_toughness_three_until_the_battle_ends() -> None:
    g = against("daqan", "uthuk", {"footman": 6}, {"flesh_ripper": 2})
    # a Flesh Ripper draws the special symbol; the Footmen then deal four damage: 15, 16, 17, 18
    match = quick(g, "8B", fate(3, 5) + fate(15, 16, 17, 18, 1, 2))
    over(match)
    assert [each["toughness"] for each in told(match, "tougher")] == [3]
    assert [each["damage"] for each in told(match, "damaged")] == [1, 2, 1]
    assert len(told(match, "killed")) == 1
    assert units(match, "8D") == {"berserker": (1, 0), "flesh_ripper": (0, 1)}


@law("RW.battle.5.3")
def test_berserker_one_that_stands_may_be_destroyed_to_deal_two_damage() -> None:
    g = against("uthuk", "daqan", {"berserker": 2}, {"footman": 3})
    match = special(g, "8B", "berserker")
    asked(match, 0, "ask-runewars-fury", "yes", "skip")
    twin = match.clone()
    say(match, 0, "yes")
    over(match)
    assert (line(match, 0), line(match, 1)) == ({"berserker": (1, 0)}, {"footman": (1, 0)})
    say(twin, 0, "skip")
    over(twin)
    assert line(twin, 1) == {"footman": (3, 0)}


@law("RW.battle.5.3")
def test_berserker_without_one_that_stands_there_is_no_fury() -> None:
    g = against("uthuk", "daqan", {"berserker": 1}, {"footman": 3})
    match = special(g, "8B", "berserker", before=lambda battle: lay(battle, 0, "berserker"))
    over(match)
    assert line(match, 1) == {"footman": (3, 0)}


@law("RW.battle.5.3")
def test_warlock_two_triangles_or_one_rectangle_are_destroyed() -> None:
    g = against("uthuk", "daqan", {"warlock": 1}, {"footman": 1, "bowman": 1, "knight": 1, "siege_tower": 1})
    match = special(g, "8B", "warlock")
    asked(match, 1, "ask-runewars-battle-destroy", "unit:footman", "unit:bowman", "unit:knight")
    twin = match.clone()
    say(match, 1, "unit:knight")
    over(match)
    assert line(match, 1) == {"bowman": (1, 0), "footman": (1, 0), "siege_tower": (1, 0)}
    say(twin, 1, "unit:footman")  # and the Bowman is the second triangle
    over(twin)
    assert line(twin, 1) == {"knight": (1, 0), "siege_tower": (1, 0)}


@law("RW.battle.5.3")
def test_warlock_the_option_that_can_be_met_in_full_is_taken() -> None:
    g = against("uthuk", "daqan", {"warlock": 1}, {"footman": 1, "knight": 2})
    match = special(g, "8B", "warlock")
    over(match)  # one triangle would not do, so a Knight has to go
    assert line(match, 1) == {"footman": (1, 0), "knight": (1, 0)}


@law("RW.battle.5.3")
def test_warlock_a_lone_triangle_goes_if_there_is_no_rectangle() -> None:
    g = against("uthuk", "daqan", {"warlock": 1}, {"footman": 1, "siege_tower": 1})
    match = special(g, "8B", "warlock")
    over(match)
    assert line(match, 1) == {"siege_tower": (1, 0)}


@law("RW.battle.5.3")
def test_chaos_lord_two_units_are_routed_or_destroyed_if_they_lay_already() -> None:
    g = against("uthuk", "daqan", {"chaos_lord": 1}, {"footman": 1, "knight": 2})
    match = special(g, "8B", "chaos_lord", before=lambda battle: lay(battle, 1, "knight"))
    asked(match, 0, "ask-runewars-terrifying", "unit:footman", "unit:knight", "routed:knight")
    say(match, 0, "unit:knight")
    # two different units: the Knight that was just chosen is no longer among them
    asked(match, 0, "ask-runewars-terrifying", "unit:footman", "routed:knight")
    say(match, 0, "routed:knight")
    over(match)
    assert line(match, 1) == {"footman": (1, 0), "knight": (0, 1)}
    assert field(match).killed == [0, 1]


def test_a_whole_battle_with_abilities_of_both_sides() -> None:
    g = against("latari", "uthuk", {"archer": 2}, {"flesh_ripper": 1, "berserker": 1})
    # both Archers and the Flesh Ripper draw special symbols; the attacker's come first
    match = quick(g, "8B", fate(9, 10) + fate(3))
    asked(match, 0, "ask-runewars-crack-shot", "unit:flesh_ripper", "unit:berserker")
    say(match, 0, "unit:flesh_ripper")
    assert told(match, "tougher") != []  # drawn cards are resolved though the Flesh Ripper is gone
    calm(match)
    over(match)
    assert outcome(match) is True
