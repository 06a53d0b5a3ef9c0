"""Fortifications at the defender's stronghold (RW.battle.6.1, RW.developments.defence)."""

from __future__ import annotations

from polana.games.runewars.components import DEVELOPMENTS
from polana.games.runewars.state import Table
from tests.law import law
from tests.runewars.battlebench import outcome, quick
from tests.runewars.bench import (
    area,
    asked,
    fate,
    force,
    over,
    put,
    refused,
    say,
    state,
    stronghold,
    table,
    told,
    units,
)


def siege(defender: str, development: str, **attackers: int) -> Table:
    """Latari or Daqan attack a lone stronghold with a fortification in 8B; 7A is friendly to them."""
    attacker = "daqan" if defender != "daqan" else "latari"
    g = table(attacker, defender)
    put(g, 0, "7A", False, **{"footman" if attacker == "daqan" else "archer": 1})
    stronghold(g, 1, "8B", development=development)
    force(g, 0, "8B", **attackers)
    return g


@law("RW.developments.defence.daqan")
def test_reinforced_walls_add_two_to_the_defenders_strength() -> None:
    match = quick(siege("daqan", "mighty_walls", archer=6), "8B", fate(1, 2, 3, 4, 11, 12))
    over(match)
    assert told(match, "strength") == [{"mine": 6, "theirs": 7}]
    assert outcome(match) is False
    assert state(match).development[area("8B")] == DEVELOPMENTS.index("mighty_walls")


@law("RW.developments.defence.waiqar", "RW.battle.6.1")
def test_the_cursed_tomb_may_rout_three_of_the_attackers_units_and_is_discarded() -> None:
    match = quick(siege("waiqar", "cursed_tomb", footman=6, siege_tower=1), "8B", fate(1, 2, 3, 4, 11, 12) + fate(15))
    asked(match, 1, "ask-runewars-fortification", "yes", "skip")
    unused = match.clone()
    say(match, 1, "yes")
    asked(match, 0, "ask-runewars-rout", "unit:footman", "unit:siege_tower")
    say(match, 0, "unit:siege_tower")  # the Footmen, all alike, follow
    over(match)
    # four Footmen stand, and a routed Siege Tower is a hexagon
    assert told(match, "strength") == [{"mine": 5, "theirs": 5}]
    assert state(match).development[area("8B")] == -1
    assert state(match).stronghold[area("8B")] == 1
    say(unused, 1, "skip")
    assert told(unused, "strength") == []  # a silent clone
    asked(unused, 0, "ask-runewars-capture", "yes", "skip")


@law("RW.developments.defence.uthuk", "RW.battle.6.1")
def test_the_hungry_spawn_may_deal_four_damage_by_the_usual_rules_and_is_discarded() -> None:
    match = quick(siege("uthuk", "hungry_spawn", footman=5, knight=2), "8B", fate(5, 6) + fate(1, 2, 3, 4, 11))
    asked(match, 1, "ask-runewars-fortification", "yes", "skip")
    say(match, 1, "yes")
    asked(match, 0, "ask-runewars-damage", "unit:footman", "unit:knight")
    say(match, 0, "unit:knight")  # and the second damage destroys it
    say(match, 0, "unit:footman", "unit:footman")
    over(match)
    assert told(match, "strength") == [{"mine": 4, "theirs": 5}]
    assert state(match).development[area("8B")] == -1
    assert state(match).damaged[area("8B")]


@law("RW.developments.defence.elves", "RW.battle.6.1")
def test_protective_wards_make_the_attacker_retreat_a_standing_unit_of_his_choice_and_stay() -> None:
    match = quick(siege("latari", "protective_wards", footman=4, knight=2), "8B", fate(5, 6) + fate(1, 2, 3, 4))
    say(match, 1, "yes")
    asked(match, 0, "ask-runewars-wards", "unit:footman", "unit:knight")
    say(match, 0, "unit:knight")
    over(match)
    # it went to the only friendly area at once, routed, and did not count
    assert told(match, "strength") == [{"mine": 5, "theirs": 5}]
    assert state(match).development[area("8B")] == DEVELOPMENTS.index("protective_wards")
    assert units(match, "7A") == {"footman": (1, 4), "knight": (0, 2)}


@law("RW.developments.defence.elves")
def test_the_wards_do_not_reach_a_routed_unit() -> None:
    g = siege("latari", "protective_wards", footman=2, knight=1)
    put(g, 1, "8B", archer=2)
    # one Archer routs a unit; the other misses; the attackers miss
    match = quick(g, "8B", fate(5, 1) + fate(2, 3))
    say(match, 0, "unit:knight")
    while match.ask is not None and match.ask.about != "ask-runewars-fortification":
        say(match, match.ask.seat, "done")
    say(match, 1, "yes")
    over(match)  # both Footmen are alike, so nobody is asked which
    assert told(match, "strength") == [{"mine": 1, "theirs": 7}]


@law("RW.developments.loss", "RW.battle.7.2")
def test_a_captured_stronghold_loses_its_development() -> None:
    match = quick(siege("daqan", "mighty_walls", archer=8), "8B", fate(1, 2, 3, 4, 11, 12, 13, 14))
    assert told(match, "strength") == [{"mine": 8, "theirs": 7}]
    say(match, 0, "yes")
    over(match)
    assert state(match).development[area("8B")] == -1
    assert (state(match).stronghold[area("8B")], state(match).damaged[area("8B")]) == (0, True)


@law("RW.developments.defence.waiqar")
def test_with_no_attacker_standing_the_tomb_is_kept() -> None:
    g = siege("waiqar", "cursed_tomb", footman=1)
    put(g, 1, "8B", skeleton_archer=1)
    match = quick(g, "8B", fate(15))
    over(match)
    assert state(match).development[area("8B")] == DEVELOPMENTS.index("cursed_tomb")
    assert outcome(match) is False


@law("RW.battle.6.1")
def test_wards_refuse_who_lies() -> None:
    g = siege("latari", "protective_wards", footman=2, knight=1)
    put(g, 1, "8B", archer=2)
    match = quick(g, "8B", fate(5, 1) + fate(6) + fate(2))
    say(match, 0, "unit:footman")
    while match.ask is not None and match.ask.about != "ask-runewars-fortification":
        say(match, match.ask.seat, "done")
    say(match, 1, "yes")
    asked(match, 0, "ask-runewars-wards", "unit:footman", "unit:knight")
    refused(match, "routed:footman", "RW.developments.defence.elves")
