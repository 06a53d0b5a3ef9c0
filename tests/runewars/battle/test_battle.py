"""A battle step by step (RW.battle), with the worked example of the rulebook."""

from __future__ import annotations

from polana.games.runewars.components import KINDS
from tests.law import law
from tests.runewars.bench import Bench, area, fate, table


def elves_attack() -> Bench:
    """RW.battle.ex1.1: 3 Archers and 2 Pegasus Riders against 2 Flesh Rippers, 3 Berserkers and 3 allied Beastmen."""
    t = table("latari", "uthuk")
    t.put(0, "7A", archer=1)
    t.put(1, "8B", flesh_ripper=2, berserker=3, beastman=3)
    t.force(0, "8B", archer=3, pegasus_rider=2)
    t.g.players[0].order = 3
    cards = fate(9, 15, 1, 8, 18) + fate(19, 11, 16, 2) + fate(5, 17)
    t.battle("8B", cards)
    assert t.line(0) == {"archer": (3, 0), "pegasus_rider": (2, 0)}
    assert t.line(1) == {"flesh_ripper": (2, 0), "berserker": (3, 0), "beastman": (3, 0)}
    t.calm()
    return t


def round_one() -> Bench:
    t = elves_attack()
    t.say(0, "unit:berserker", "unit:archer")
    t.say(1, "unit:flesh_ripper")
    return t


def round_two(t: Bench) -> None:
    t.say(0, "unit:pegasus_rider")
    t.calm()
    t.say(1, "unit:berserker")


@law("RW.battle.ex1.1", "RW.battle.2.1", "RW.battle.5.1", "RW.battle.5.2", "RW.battle.5.3", "RW.sheet.4")
def test_the_example_three_archers_and_two_flesh_rippers_draw_at_initiative_one() -> None:
    t = elves_attack()
    found = t.field()
    assert found.initiative == 1
    assert [KINDS[kind] for kind in found.drawing] == ["archer", "flesh_ripper"]
    drew = t.told("draws-fate")
    assert [(line["seat"], line["count"]) for line in drew] == [(0, 3), (1, 2)]
    # the special symbol is revealed; two cards of the Elf and both of the Uthuk are still in hand
    assert [len(hand) for hand in found.drawn] == [2, 2]
    assert [len(shown) for shown in found.discarded] == [1, 0]
    words = ["unit:flesh_ripper", "unit:berserker", "unit:beastman"]
    t.asked(0, "ask-runewars-crack-shot", *words)


@law("RW.battle.ex1.2", "RW.battle.5.4", "RW.battle.5.5", "RW.battle.damage.1", "RW.battle.damage.2")
def test_the_example_round_one_costs_a_berserker_a_rout_a_flesh_ripper_and_a_damage() -> None:
    t = elves_attack()
    t.say(0, "unit:berserker")
    assert t.line(1)["berserker"] == (2, 0)
    t.asked(0, "ask-runewars-rout", "unit:archer", "unit:pegasus_rider")
    t.say(0, "unit:archer")
    assert t.line(0)["archer"] == (2, 1)
    # the attacker's damage comes first, and its victim assigns it
    t.asked(1, "ask-runewars-damage", "unit:flesh_ripper", "unit:berserker", "unit:beastman")
    t.say(1, "unit:flesh_ripper")
    assert t.line(1)["flesh_ripper"] == (1, 0)
    t.asked(0, "ask-runewars-damage", "unit:archer", "unit:pegasus_rider")
    t.say(0, "unit:pegasus_rider")
    assert t.wounds(0) == [("pegasus_rider", 1)]
    assert t.line(0)["pegasus_rider"] == (2, 0)


@law("RW.battle.ex1.3", "RW.battle.5.7", "RW.battle.damage.3")
def test_the_example_at_initiative_two_three_damage_destroy_three_and_one_finds_the_damaged_rider() -> None:
    t = round_one()
    t.say(0, "unit:pegasus_rider")
    t.calm()
    assert t.field().initiative == 2
    t.asked(1, "ask-runewars-attack-with", "unit:berserker", "unit:beastman")
    t.say(1, "unit:berserker")
    assert t.told("damage-shown")[-2]["count"] == 3
    t.asked(1, "ask-runewars-damage", "unit:flesh_ripper", "unit:berserker", "unit:beastman")
    t.say(1, "unit:berserker", "unit:berserker", "unit:beastman")
    # the one damage of the Berserkers, who are gone by now, has only one place to go
    assert ("pegasus_rider", 2) in t.wounds(0)
    assert t.line(1) == {"flesh_ripper": (1, 0), "beastman": (2, 0)}


@law("RW.battle.ex1.4", "RW.battle.5.6", "RW.battle.rout.2", "RW.battle.simultaneous.1")
def test_the_example_the_beastmen_rout_an_undamaged_rider_and_destroy_the_damaged_one() -> None:
    t = round_one()
    round_two(t)
    t.say(1, "unit:berserker", "unit:berserker", "unit:beastman")
    t.asked(0, "ask-runewars-rout", "unit:archer", "unit:pegasus_rider")  # not the damaged one
    assert t.field().initiative == 2
    t.say(0, "unit:pegasus_rider")
    assert t.told("killed")[-1]["unit"] is not None
    assert [str(line["unit"]) for line in t.told("killed")][-1] == "unit:pegasus_rider"


@law("RW.battle.ex1.5", "RW.battle.6.2", "RW.battle.7.1", "RW.battle.7.6", "RW.battle.7.8", "RW.retreat.6")
def test_the_example_two_against_three_and_four_elves_retreat_routed_to_one_area() -> None:
    t = round_one()
    round_two(t)
    t.say(1, "unit:berserker", "unit:berserker", "unit:beastman")
    t.say(0, "unit:pegasus_rider")
    t.calm()
    t.over()
    assert t.told("strength") == [{"mine": 2, "theirs": 3}]
    assert t.outcome() is False
    assert t.units("8B") == {"flesh_ripper": (1, 0), "beastman": (2, 0)}
    assert t.units("7A") == {"archer": (1, 3), "pegasus_rider": (0, 1)}
    assert t.owner("8B") == 1
    g = t.g
    assert g.battle is None
    assert len(g.fate_discard) == 11
    assert g.acts.won_defending == 0b10
    assert (g.acts.won_attacking, g.acts.battles, g.acts.most_killed) == (0, 1, 5)


# --- the steps --------------------------------------------------------------------------------------------------------


@law("RW.battle.0.1", "RW.terms.contested", "RW.battle.1")
def test_two_groups_fight_for_one_area_which_the_defender_controls_meanwhile() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=1)
    t.force(0, "8B", footman=2)
    t.battle("8B")
    assert (t.field().area, t.field().attacker, t.field().defender) == (area("8B"), 0, 1)
    assert t.owner("8B") == 1
    assert t.units("8B") == {}
    assert t.told("battle")[0]["seat"] == 0


@law("RW.battle.0.1")
def test_a_lone_stronghold_is_fought_for_without_defending_units() -> None:
    t = table("daqan", "uthuk")
    t.stronghold(1, "8B")
    t.put(0, "7A", footman=1)
    t.force(0, "8B", footman=4)
    t.quick("8B", fate(1, 2, 3, 4))
    t.over()
    assert t.told("strength") == [{"mine": 4, "theirs": 5}]
    assert t.outcome() is False
    assert t.units("7A") == {"footman": (1, 4)}


@law("RW.battle.0.1", "RW.terms.home_realm")
def test_an_unguarded_home_area_is_taken_by_a_battle() -> None:
    t = table("daqan", "uthuk")
    t.force(0, "UC", footman=1)
    t.quick("UC", fate(1))
    t.over()
    assert t.told("strength") == [{"mine": 1, "theirs": 0}]
    assert t.outcome() is True
    assert t.owner("UC") == 0


@law("RW.battle.2.2", "RW.battle.7.7", "RW.terms.routed", "RW.battle.rout.1")
def test_units_routed_before_the_battle_take_no_part_and_are_destroyed_if_it_is_lost() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=1)
    t.put(1, "8B", down=True, berserker=2, giant=1)
    t.put(1, "8D", berserker=1)
    t.force(0, "8B", footman=3)
    t.battle("8B", fate(1) + fate(1 + 1, 3, 4))
    assert t.line(1) == {"berserker": (1, 0)}
    assert t.units("8B") == {"berserker": (0, 2), "giant": (0, 1)}
    t.calm()
    t.over()
    assert [line["count"] for line in t.told("draws-fate")] == [1, 3]
    assert t.outcome() is True
    assert t.units("8B") == {"footman": (3, 0)}
    assert t.units("8D") == {"berserker": (1, 1)}
    assert t.g.unused[KINDS.index("giant")] == 4
    assert [line["count"] for line in t.told("left-behind")] == [2, 1]


@law("RW.battle.2.2")
def test_units_routed_before_a_battle_that_is_won_are_still_there() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=2)
    t.put(1, "8B", down=True, beastman=1)
    t.put(0, "7A", footman=1)
    t.force(0, "8B", footman=1)
    t.quick("8B", fate(1, 2) + fate(3))
    t.over()
    assert t.outcome() is False
    assert t.units("8B") == {"berserker": (2, 0), "beastman": (0, 1)}
    assert t.g.ally[area("8B")] == 1


@law("RW.battle.4.1", "RW.battle.4.2")
def test_the_attacker_plays_cards_of_the_start_and_of_his_turn_first_then_the_defender() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=1)
    t.force(0, "8B", footman=2)
    t.give(0, influence=0, tactics=["favours_called_in", "to_the_victor", "rally_cry"])
    t.give(1, tactics=["favours_called_in", "to_the_victor"])
    t.battle("8B", fate(1) + fate(2, 3))
    t.asked(0, "ask-runewars-tactic", "done", "tactic:to_the_victor")
    t.say(0, "done")
    t.asked(0, "ask-runewars-deed", "done", "tactic:favours_called_in")
    t.say(0, "tactic:favours_called_in")
    t.say(1, "done")
    t.say(0, "done")
    t.asked(1, "ask-runewars-tactic", "done", "tactic:to_the_victor")
    t.say(1, "done")
    # what was not played at the start is forgone: only cards of the battle itself are left
    t.asked(0, "ask-runewars-tactic", "done")
    assert t.g.players[0].influence == 3


@law("RW.battle.5.0", "RW.battle.5.7", "RW.sheet.4")
def test_every_unit_attacks_once_in_the_round_of_its_initiative() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", chaos_lord=2, warlock=1)
    t.put(1, "8D", berserker=1)
    t.force(0, "8B", bowman=1, knight=1, footman=1, siege_tower=1)
    cards = fate(1) + fate(5) + fate(2, 17) + fate(4, 24) + fate(15)
    t.quick("8B", cards)
    t.over()
    drew = [(str(line["unit"]), line["count"]) for line in t.told("draws-fate")]
    assert drew == [
        ("unit:bowman", 1),
        ("unit:knight", 1),
        ("unit:footman", 1),
        ("unit:warlock", 1),
        ("unit:chaos_lord", 2),
        ("unit:siege_tower", 1),
    ]
    assert [line["count"] for line in t.told("round")] == [1, 2, 3, 4, 5]
    assert t.told("strength") == [{"mine": 4, "theirs": 3}]


@law("RW.battle.simultaneous.2", "RW.battle.5.1")
def test_units_destroyed_before_their_type_has_drawn_do_not_attack() -> None:
    t = table("waiqar", "uthuk")
    t.put(0, "7A", reanimate=1)
    t.put(1, "8B", berserker=1, beastman=1)
    t.force(0, "8B", skeleton_archer=2, necromancer=1)
    # initiative 1: two damage destroy nobody yet (15, 16); each kills one unit of toughness 1
    t.quick("8B", fate(15, 16) + fate(5))
    t.asked(1, "ask-runewars-damage", "unit:berserker", "unit:beastman")
    t.say(1, "unit:berserker")
    t.calm()
    t.over()
    assert [str(line["unit"]) for line in t.told("draws-fate")] == ["unit:skeleton_archer", "unit:necromancer"]
    assert t.outcome() is True


@law("RW.battle.simultaneous.1")
def test_cards_that_were_drawn_are_resolved_though_their_units_are_destroyed_first() -> None:
    t = table("daqan", "latari")
    t.put(0, "7A", footman=1)
    t.put(1, "8B", archer=1)
    t.force(0, "8B", bowman=1)
    t.quick("8B", fate(15) + fate(16))
    t.over()
    # the Bowman's damage destroys the Archer; the Archer's card destroys the Bowman all the same
    assert [str(line["unit"]) for line in t.told("killed")] == ["unit:archer", "unit:bowman"]
    assert t.told("strength") == [{"mine": 0, "theirs": 0}]
    assert t.outcome() is False


@law("RW.battle.5.4", "RW.battle.5.5")
def test_routs_come_before_damage_and_the_attackers_before_the_defenders() -> None:
    t = table("daqan", "latari")
    t.put(1, "8B", pegasus_rider=2, warrior=2)
    t.put(0, "7A", footman=1)
    t.force(0, "8B", knight=2, footman=2)
    # Knights: rout 1 and damage 1; Pegasus Riders: rout 1 and damage 1
    t.quick("8B", fate(8, 18) + fate(9, 19) + fate(1, 2) + fate(5, 6))
    t.asked(1, "ask-runewars-rout", "unit:pegasus_rider", "unit:warrior")
    t.say(1, "unit:warrior")
    t.asked(0, "ask-runewars-rout", "unit:knight", "unit:footman")
    t.say(0, "unit:footman")
    t.asked(1, "ask-runewars-damage", "unit:pegasus_rider", "unit:warrior")
    t.say(1, "unit:pegasus_rider")
    t.asked(0, "ask-runewars-damage", "unit:knight", "unit:footman")


@law("RW.battle.7.5", "RW.battle.7.9")
def test_the_winner_returns_healed_with_the_units_routed_in_the_battle_still_lying() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=2)
    t.put(1, "8D", berserker=1)
    t.force(0, "8B", knight=3, siege_tower=1)
    # Knights draw first at initiative 2: nothing; the Berserkers: rout 1 and damage 1
    t.quick("8B", fate(5, 6, 7) + fate(8, 18) + fate(15))
    t.say(0, "unit:knight", "unit:knight")
    t.calm()
    t.over()
    assert t.told("strength") == [{"mine": 3, "theirs": 2}]
    assert t.units("8B") == {"knight": (2, 1), "siege_tower": (1, 0)}
    assert t.owner("8B") == 0
    assert t.g.battle is None
    assert t.g.acts.won_attacking == 1


@law("RW.battle.7.1")
def test_the_defender_wins_a_tie() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", berserker=2)
    t.put(0, "7A", footman=1)
    t.force(0, "8B", footman=2)
    t.quick("8B", fate(1, 2) + fate(3, 4))
    t.over()
    assert t.told("strength") == [{"mine": 2, "theirs": 2}]
    assert t.outcome() is False


@law("RW.units.shape.hexagon", "RW.battle.6.2")
def test_a_hexagon_unit_routed_in_the_battle_still_counts_for_strength() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", chaos_lord=1)
    t.put(1, "8B", down=True, chaos_lord=1)
    t.put(0, "7A", footman=1)
    t.force(0, "8B", footman=1)
    # the Footman routs the Chaos Lord, who hits nobody; the one that lay before does not count
    t.quick("8B", fate(5) + [])
    t.over()
    assert t.told("strength") == [{"mine": 1, "theirs": 1}]
    assert t.units("8B") == {"chaos_lord": (0, 2)}
