"""Fortifications at the defender's stronghold (RW.battle.6.1, RW.developments.defence)."""

from __future__ import annotations

from polana.games.runewars.components import DEVELOPMENTS
from tests.law import law
from tests.runewars.bench import Bench, area, fate, table


def siege(defender: str, development: str, **attackers: int) -> Bench:
    """Latari or Daqan attack a lone stronghold with a fortification in 8B; 7A is friendly to them."""
    attacker = "daqan" if defender != "daqan" else "latari"
    t = table(attacker, defender)
    t.put(0, "7A", False, **{"footman" if attacker == "daqan" else "archer": 1})
    t.stronghold(1, "8B", development=development)
    t.force(0, "8B", **attackers)
    return t


@law("RW.developments.defence.daqan")
def test_reinforced_walls_add_two_to_the_defenders_strength() -> None:
    t = siege("daqan", "mighty_walls", archer=6).quick("8B", fate(1, 2, 3, 4, 11, 12))
    t.over()
    assert t.told("strength") == [{"mine": 6, "theirs": 7}]
    assert t.outcome() is False
    assert t.g.development[area("8B")] == DEVELOPMENTS.index("mighty_walls")


@law("RW.developments.defence.waiqar", "RW.battle.6.1")
def test_the_cursed_tomb_may_rout_three_of_the_attackers_units_and_is_discarded() -> None:
    t = siege("waiqar", "cursed_tomb", footman=6, siege_tower=1).quick("8B", fate(1, 2, 3, 4, 11, 12) + fate(15))
    t.asked(1, "ask-runewars-fortification", "yes", "skip")
    unused = t.clone()
    t.say(1, "yes")
    t.asked(0, "ask-runewars-rout", "unit:footman", "unit:siege_tower")
    t.say(0, "unit:siege_tower")  # the Footmen, all alike, follow
    t.over()
    # four Footmen stand, and a routed Siege Tower is a hexagon
    assert t.told("strength") == [{"mine": 5, "theirs": 5}]
    assert t.g.development[area("8B")] == -1
    assert t.g.stronghold[area("8B")] == 1
    unused.say(1, "skip")
    assert unused.told("strength") == []  # a silent clone
    unused.asked(0, "ask-runewars-capture", "yes", "skip")


@law("RW.developments.defence.uthuk", "RW.battle.6.1")
def test_the_hungry_spawn_may_deal_four_damage_by_the_usual_rules_and_is_discarded() -> None:
    t = siege("uthuk", "hungry_spawn", footman=5, knight=2).quick("8B", fate(5, 6) + fate(1, 2, 3, 4, 11))
    t.asked(1, "ask-runewars-fortification", "yes", "skip")
    t.say(1, "yes")
    t.asked(0, "ask-runewars-damage", "unit:footman", "unit:knight")
    t.say(0, "unit:knight")  # and the second damage destroys it
    t.say(0, "unit:footman", "unit:footman")
    t.over()
    assert t.told("strength") == [{"mine": 4, "theirs": 5}]
    assert t.g.development[area("8B")] == -1
    assert t.g.damaged[area("8B")]


@law("RW.developments.defence.elves", "RW.battle.6.1")
def test_protective_wards_make_the_attacker_retreat_a_standing_unit_of_his_choice_and_stay() -> None:
    t = siege("latari", "protective_wards", footman=4, knight=2).quick("8B", fate(5, 6) + fate(1, 2, 3, 4))
    t.say(1, "yes")
    t.asked(0, "ask-runewars-wards", "unit:footman", "unit:knight")
    t.say(0, "unit:knight")
    t.over()
    # it went to the only friendly area at once, routed, and did not count
    assert t.told("strength") == [{"mine": 5, "theirs": 5}]
    assert t.g.development[area("8B")] == DEVELOPMENTS.index("protective_wards")
    assert t.units("7A") == {"footman": (1, 4), "knight": (0, 2)}


@law("RW.developments.defence.elves")
def test_the_wards_do_not_reach_a_routed_unit() -> None:
    t = siege("latari", "protective_wards", footman=2, knight=1)
    t.put(1, "8B", archer=2)
    # one Archer routs a unit; the other misses; the attackers miss
    t.quick("8B", fate(5, 1) + fate(2, 3))
    t.say(0, "unit:knight")
    while t.match.ask is not None and t.match.ask.about != "ask-runewars-fortification":
        t.say(t.match.ask.seat, "done")
    t.say(1, "yes")
    t.over()  # both Footmen are alike, so nobody is asked which
    assert t.told("strength") == [{"mine": 1, "theirs": 7}]


@law("RW.developments.loss", "RW.battle.7.2")
def test_a_captured_stronghold_loses_its_development() -> None:
    t = siege("daqan", "mighty_walls", archer=8).quick("8B", fate(1, 2, 3, 4, 11, 12, 13, 14))
    assert t.told("strength") == [{"mine": 8, "theirs": 7}]
    t.say(0, "yes")
    t.over()
    assert t.g.development[area("8B")] == -1
    assert (t.g.stronghold[area("8B")], t.g.damaged[area("8B")]) == (0, True)


@law("RW.developments.defence.waiqar")
def test_with_no_attacker_standing_the_tomb_is_kept() -> None:
    t = siege("waiqar", "cursed_tomb", footman=1)
    t.put(1, "8B", skeleton_archer=1)
    t.quick("8B", fate(15))
    t.over()
    assert t.g.development[area("8B")] == DEVELOPMENTS.index("cursed_tomb")
    assert t.outcome() is False


@law("RW.battle.6.1")
def test_wards_refuse_who_lies() -> None:
    t = siege("latari", "protective_wards", footman=2, knight=1)
    t.put(1, "8B", archer=2)
    t.quick("8B", fate(5, 1) + fate(6) + fate(2))
    t.say(0, "unit:footman")
    while t.match.ask is not None and t.match.ask.about != "ask-runewars-fortification":
        t.say(t.match.ask.seat, "done")
    t.say(1, "yes")
    t.asked(0, "ask-runewars-wards", "unit:footman", "unit:knight")
    t.refused("routed:footman", "RW.developments.defence.elves")
