"""Special abilities of the units of the four factions (RW.battle.5.3), one sentence each."""

from __future__ import annotations

from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.components import KINDS
from tests.law import law
from tests.runewars.bench import Bench, drawn_tactics, fate, lay, table, wound


def against(me: str, other: str, mine: dict[str, int], theirs: dict[str, int]) -> Bench:
    """Seat 0 attacks area 8B; it can retreat to 7A, and seat 1 to 8D."""
    t = table(me, other)
    homes = {"daqan": "footman", "latari": "archer", "waiqar": "reanimate", "uthuk": "berserker"}
    t.put(0, "7A", False, **{homes[me]: 1})
    t.put(1, "8D", False, **{homes[other]: 1})
    t.put(1, "8B", False, **theirs)
    t.force(0, "8B", **mine)
    return t


# --- Daqan Lords ------------------------------------------------------------------------------------------------------


@law("RW.battle.5.3")
def test_bowman_the_opponent_must_put_the_damage_on_a_unit_with_toughness_above_one() -> None:
    t = against("daqan", "latari", {"bowman": 1}, {"archer": 2, "warrior": 1, "pegasus_rider": 1})
    t.special("8B", "bowman")
    t.asked(1, "ask-runewars-damage", "unit:warrior", "unit:pegasus_rider")
    t.say(1, "unit:warrior")
    t.over()
    assert t.wounds(1) == [("warrior", 1)]


@law("RW.battle.5.3")
def test_bowman_without_such_a_unit_it_is_ordinary_damage() -> None:
    t = against("daqan", "latari", {"bowman": 1}, {"archer": 2, "sorceress": 1})
    t.special("8B", "bowman")
    t.asked(1, "ask-runewars-damage", "unit:archer", "unit:sorceress")
    t.say(1, "unit:sorceress")
    t.over()
    assert t.line(1) == {"archer": (2, 0)}


@law("RW.battle.5.3")
def test_footman_if_the_unit_hit_survives_it_takes_one_more() -> None:
    t = against("daqan", "latari", {"footman": 1}, {"archer": 2, "warrior": 1, "pegasus_rider": 1})
    t.special("8B", "footman")
    t.asked(1, "ask-runewars-damage", "unit:archer", "unit:warrior", "unit:pegasus_rider")
    twin = t.clone()
    t.say(1, "unit:pegasus_rider")
    t.over()
    assert t.wounds(1) == [("pegasus_rider", 2)]
    twin.say(1, "unit:archer")
    twin.over()
    assert twin.wounds(1) == []
    assert twin.line(1)["archer"] == (1, 0)


@law("RW.battle.5.3")
def test_knight_one_rout_then_one_tactics_card() -> None:
    t = against("daqan", "latari", {"knight": 1}, {"archer": 1, "warrior": 1})
    t.special("8B", "knight", chance=drawn_tactics("rally_cry"))
    t.say(1, "unit:warrior")
    t.over()
    assert t.line(1) == {"archer": (1, 0), "warrior": (0, 1)}
    assert len(t.g.players[0].fresh) == 1


@law("RW.battle.5.3", "RW.battle.6.2")
def test_siege_tower_two_strength_though_the_tower_is_destroyed() -> None:
    t = against("daqan", "uthuk", {"siege_tower": 1, "footman": 1}, {"berserker": 1})
    # the Berserker and the Footman miss; the tower draws its special symbol
    t.quick("8B", fate(1) + fate(2) + fate(6))
    t.over()
    assert t.told("strength") == [{"mine": 4, "theirs": 1}]
    assert t.outcome() is True


# --- Latari Elves -----------------------------------------------------------------------------------------------------


@law("RW.battle.5.3")
def test_archer_damage_to_an_enemy_of_choice_routed_and_undamaged_ones_included() -> None:
    def before(battle: Battle) -> None:
        wound(battle, 1, "knight", 1)
        lay(battle, 1, "footman")

    t = against("latari", "daqan", {"archer": 1}, {"footman": 2, "knight": 2})
    t.special("8B", "archer", before=before)
    t.asked(0, "ask-runewars-crack-shot", "unit:footman", "routed:footman", "unit:knight", "wounded:knight")
    t.say(0, "routed:footman")
    t.over()
    assert t.line(1) == {"footman": (1, 0), "knight": (2, 0)}


@law("RW.battle.5.3")
def test_pegasus_rider_up_to_two_triangles_or_one_rectangle() -> None:
    t = against("latari", "daqan", {"pegasus_rider": 1}, {"footman": 2, "knight": 2, "siege_tower": 1})
    t.special("8B", "pegasus_rider")
    t.asked(0, "ask-runewars-charge", "done", "unit:footman", "unit:knight")
    t.refused("unit:siege_tower", "RW.battle.5.3")
    two, none = t.clone(), t.clone()
    t.say(0, "unit:knight")
    t.over()
    assert t.line(1) == {"footman": (2, 0), "knight": (1, 1), "siege_tower": (1, 0)}
    two.say(0, "unit:footman")
    two.asked(0, "ask-runewars-charge", "done", "unit:footman")
    two.refused("unit:knight", "RW.battle.5.3")
    two.refused("routed:footman", "RW.battle.5.3")
    two.say(0, "unit:footman")
    two.over()
    assert two.line(1)["footman"] == (0, 2)
    none.say(0, "done")
    none.over()
    assert none.line(1)["footman"] == (2, 0)


@law("RW.battle.5.3", "RW.retreat.2")
def test_sorceress_a_unit_of_her_choice_retreats_out_of_the_battle_at_once() -> None:
    t = against("latari", "daqan", {"sorceress": 1}, {"footman": 1, "siege_tower": 1})
    t.put(1, "6B", footman=1)
    t.special("8B", "sorceress")
    t.asked(0, "ask-runewars-word-of-vaal", "unit:footman", "unit:siege_tower")
    t.say(0, "unit:siege_tower")
    t.asked(1, "ask-runewars-retreat-to", "area:8D", "area:6B")
    t.say(1, "area:6B")
    t.over()
    assert t.line(1) == {"footman": (1, 0)}
    assert t.units("6B") == {"footman": (1, 0), "siege_tower": (0, 1)}


@law("RW.battle.5.3")
def test_warrior_one_damage_or_a_damaged_or_routed_unit_is_destroyed() -> None:
    def before(battle: Battle) -> None:
        wound(battle, 1, "siege_tower", 1)
        lay(battle, 1, "footman")

    t = against("latari", "daqan", {"warrior": 1}, {"footman": 2, "siege_tower": 1, "knight": 1})
    t.special("8B", "warrior", before=before)
    t.asked(0, "ask-runewars-overpower", "hit", "routed:footman", "wounded:siege_tower")
    t.refused("unit:knight", "RW.battle.5.3")
    twin = t.clone()
    t.say(0, "wounded:siege_tower")
    t.over()
    assert t.line(1) == {"footman": (1, 1), "knight": (1, 0)}
    twin.say(0, "hit")  # by the usual rules it goes to the damaged tower
    twin.over()
    assert twin.wounds(1) == [("siege_tower", 2)]


# --- Waiqar the Undying -----------------------------------------------------------------------------------------------


@law("RW.battle.5.3", "RW.battle.damage.4")
def test_skeleton_archer_the_opponent_destroys_a_triangle_circle_or_rectangle_standing_first() -> None:
    t = against("waiqar", "daqan", {"skeleton_archer": 1}, {"footman": 2, "knight": 1, "siege_tower": 1})
    t.special("8B", "skeleton_archer", before=lambda battle: lay(battle, 1, "footman"))
    t.asked(1, "ask-runewars-battle-destroy", "unit:footman", "unit:knight")
    t.refused("routed:footman", "RW.battle.damage.4")
    t.say(1, "unit:knight")
    t.over()
    assert t.line(1) == {"footman": (1, 1), "siege_tower": (1, 0)}


@law("RW.battle.5.3")
def test_skeleton_archer_hexagons_are_spared() -> None:
    t = against("waiqar", "daqan", {"skeleton_archer": 1}, {"siege_tower": 1})
    t.special("8B", "skeleton_archer")
    t.over()
    assert t.line(1) == {"siege_tower": (1, 0)}


@law("RW.battle.5.3")
def test_necromancer_two_unused_reanimates_join_fight_and_stay() -> None:
    t = against("waiqar", "daqan", {"necromancer": 1}, {"footman": 1})
    # the Necromancer's special symbol raises two Reanimates, who draw with the Footman at initiative 3
    t.quick("8B", fate(1) + fate(2, 3) + fate(4))
    t.over()
    assert [each["count"] for each in t.told("draws-fate")] == [1, 2, 1]
    assert t.told("strength") == [{"mine": 3, "theirs": 1}]
    assert t.units("8B") == {"necromancer": (1, 0), "reanimate": (2, 0)}
    assert t.g.unused[KINDS.index("reanimate")] == 13


@law("RW.battle.5.3", "RW.limits.1")
def test_necromancer_raises_no_more_than_are_unused() -> None:
    t = against("waiqar", "daqan", {"necromancer": 1}, {"footman": 1})
    t.put(0, "7A", reanimate=7)
    t.put(0, "7B", reanimate=7)
    t.special("8B", "necromancer")
    t.over()
    assert t.line(0) == {"necromancer": (1, 0), "reanimate": (1, 0)}


@law("RW.battle.5.3")
def test_reanimate_two_damage_if_two_stand_otherwise_one() -> None:
    t = against("waiqar", "daqan", {"reanimate": 2}, {"footman": 4})
    t.special("8B", "reanimate")
    t.over()
    assert t.line(1) == {"footman": (2, 0)}
    t = against("waiqar", "daqan", {"reanimate": 2}, {"footman": 4})
    t.special("8B", "reanimate", before=lambda battle: lay(battle, 0, "reanimate"))
    t.over()
    assert t.line(1) == {"footman": (3, 0)}


@law("RW.battle.5.3")
def test_dark_knight_one_rout_and_one_damage() -> None:
    t = against("waiqar", "daqan", {"dark_knight": 1}, {"footman": 2, "knight": 1})
    t.special("8B", "dark_knight")
    t.say(1, "unit:knight")
    t.over()  # the damage has only standing Footmen to go to
    assert t.line(1) == {"footman": (1, 0), "knight": (0, 1)}


# --- Uthuk Y'llan -----------------------------------------------------------------------------------------------------


@law("RW.battle.5.3")
def test_flesh_ripper_all_of_them_have_toughness_three_until_the_battle_ends() -> None:
    t = against("daqan", "uthuk", {"footman": 6}, {"flesh_ripper": 2})
    # a Flesh Ripper draws the special symbol; the Footmen then deal four damage: 15, 16, 17, 18
    t.quick("8B", fate(3, 5) + fate(15, 16, 17, 18, 1, 2))
    t.over()
    assert [each["toughness"] for each in t.told("tougher")] == [3]
    assert [each["damage"] for each in t.told("damaged")] == [1, 2, 1]
    assert len(t.told("killed")) == 1
    assert t.units("8D") == {"berserker": (1, 0), "flesh_ripper": (0, 1)}


@law("RW.battle.5.3")
def test_berserker_one_that_stands_may_be_destroyed_to_deal_two_damage() -> None:
    t = against("uthuk", "daqan", {"berserker": 2}, {"footman": 3})
    t.special("8B", "berserker")
    t.asked(0, "ask-runewars-fury", "yes", "skip")
    twin = t.clone()
    t.say(0, "yes")
    t.over()
    assert (t.line(0), t.line(1)) == ({"berserker": (1, 0)}, {"footman": (1, 0)})
    twin.say(0, "skip")
    twin.over()
    assert twin.line(1) == {"footman": (3, 0)}


@law("RW.battle.5.3")
def test_berserker_without_one_that_stands_there_is_no_fury() -> None:
    t = against("uthuk", "daqan", {"berserker": 1}, {"footman": 3})
    t.special("8B", "berserker", before=lambda battle: lay(battle, 0, "berserker"))
    t.over()
    assert t.line(1) == {"footman": (3, 0)}


@law("RW.battle.5.3")
def test_warlock_two_triangles_or_one_rectangle_are_destroyed() -> None:
    t = against("uthuk", "daqan", {"warlock": 1}, {"footman": 1, "bowman": 1, "knight": 1, "siege_tower": 1})
    t.special("8B", "warlock")
    t.asked(1, "ask-runewars-battle-destroy", "unit:footman", "unit:bowman", "unit:knight")
    twin = t.clone()
    t.say(1, "unit:knight")
    t.over()
    assert t.line(1) == {"bowman": (1, 0), "footman": (1, 0), "siege_tower": (1, 0)}
    twin.say(1, "unit:footman")  # and the Bowman is the second triangle
    twin.over()
    assert twin.line(1) == {"knight": (1, 0), "siege_tower": (1, 0)}


@law("RW.battle.5.3")
def test_warlock_the_option_that_can_be_met_in_full_is_taken() -> None:
    t = against("uthuk", "daqan", {"warlock": 1}, {"footman": 1, "knight": 2})
    t.special("8B", "warlock")
    t.over()  # one triangle would not do, so a Knight has to go
    assert t.line(1) == {"footman": (1, 0), "knight": (1, 0)}


@law("RW.battle.5.3")
def test_warlock_a_lone_triangle_goes_if_there_is_no_rectangle() -> None:
    t = against("uthuk", "daqan", {"warlock": 1}, {"footman": 1, "siege_tower": 1})
    t.special("8B", "warlock")
    t.over()
    assert t.line(1) == {"siege_tower": (1, 0)}


@law("RW.battle.5.3")
def test_chaos_lord_two_units_are_routed_or_destroyed_if_they_lay_already() -> None:
    t = against("uthuk", "daqan", {"chaos_lord": 1}, {"footman": 1, "knight": 2})
    t.special("8B", "chaos_lord", before=lambda battle: lay(battle, 1, "knight"))
    t.asked(0, "ask-runewars-terrifying", "unit:footman", "unit:knight", "routed:knight")
    t.say(0, "unit:knight")
    # two different units: the Knight that was just chosen is no longer among them
    t.asked(0, "ask-runewars-terrifying", "unit:footman", "routed:knight")
    t.say(0, "routed:knight")
    t.over()
    assert t.line(1) == {"footman": (1, 0), "knight": (0, 1)}
    assert t.field().killed == [0, 1]


def test_a_whole_battle_with_abilities_of_both_sides() -> None:
    t = against("latari", "uthuk", {"archer": 2}, {"flesh_ripper": 1, "berserker": 1})
    # both Archers and the Flesh Ripper draw special symbols; the attacker's come first
    t.quick("8B", fate(9, 10) + fate(3))
    t.asked(0, "ask-runewars-crack-shot", "unit:flesh_ripper", "unit:berserker")
    t.say(0, "unit:flesh_ripper")
    assert t.told("tougher") != []  # drawn cards are resolved though the Flesh Ripper is gone
    t.calm()
    t.over()
    assert t.outcome() is True
