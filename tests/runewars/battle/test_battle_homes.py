"""Battles and talks in somebody's home realm: whose the area is afterwards, and who has seen its rune token."""

from __future__ import annotations

from polana.games.runewars.moves.diplomacy import meet
from polana.games.runewars.player import NOBODY
from tests.law import law
from tests.runewars.bench import Bench, area, fate, table


def wild(t: Bench, where: str, **counts: int) -> None:
    """Neutral units that keep a part of a home realm from its owner."""
    t.g.owner[area(where)] = NOBODY
    t.neutrals(where, False, **counts)
    assert t.owner(where) is None


@law("RW.battle.7.9", "RW.neutral.ally.3")
def test_neutral_units_who_hold_a_home_area_against_its_owner_do_not_ally_with_him() -> None:
    t = table("daqan", "uthuk")
    wild(t, "DB", beastman=2)
    t.force(0, "DB", footman=1)
    t.quick("DB", fate(1, 2) + fate(3))
    t.say(0, "area:DA")
    t.over()
    assert t.outcome() is False
    assert t.units("DB") == {"beastman": (2, 0)}
    assert (t.owner("DB"), t.g.ally[area("DB")]) == (None, NOBODY)


@law("RW.neutral.ally.3", "RW.neutral.ally.4", "RW.battle.7.9")
def test_allies_left_alone_in_a_home_area_do_not_go_over_to_its_owner_whom_they_have_beaten() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "DB", flesh_ripper=1, dragon=1)
    t.force(0, "DB", bowman=1)
    t.quick("DB", fate(15) + fate(5) + fate(4))
    t.say(1, "unit:flesh_ripper")
    t.say(0, "area:DA")
    t.over()
    assert t.outcome() is False
    assert t.told("strength") == [{"mine": 1, "theirs": 1}]
    assert t.units("DB") == {"dragon": (1, 0)}
    assert (t.owner("DB"), t.g.ally[area("DB")]) == (None, NOBODY)


@law("RW.runes.peek.1", "RW.battle.7.9")
def test_the_owner_of_a_home_does_not_see_its_rune_while_others_win_a_battle_there() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "DB", berserker=2)
    t.rune("DB", "dragon")
    assert t.g.rune_known[area("DB")] == 0b10
    t.force(0, "DB", footman=1)
    t.quick("DB", fate(1, 2) + fate(3))
    t.say(0, "area:DA")
    t.over()
    assert t.owner("DB") == 1
    assert t.g.rune_known[area("DB")] == 0b10
    t = table("latari", "daqan", "uthuk")
    t.put(2, "DB", berserker=1)
    t.rune("DB", "dragon")
    assert t.g.rune_known[area("DB")] == 0b100
    t.force(0, "DB", archer=3)
    t.quick("DB", fate(1, 2, 3) + fate(4))
    t.over()
    assert t.owner("DB") == 0
    assert t.g.rune_known[area("DB")] == 0b101


@law("RW.runes.peek.1", "RW.diplomacy.result.retreat")
def test_the_owner_of_a_home_does_not_see_its_rune_when_neutral_units_make_way_for_another_player() -> None:
    t = table("latari", "daqan")
    t.g.turn = 0
    t.give(0, influence=1)
    wild(t, "DB", beastman=2)
    t.rune("DB", "false")
    assert t.g.rune_known[area("DB")] == 0
    t.force(0, "DB", archer=1)
    t.stage(lambda g: meet(g, 0, area("DB"), True), fate(3))
    t.say(0, "negotiate")
    t.over()
    assert t.units("DB") == {"archer": (1, 0)}
    assert t.owner("DB") == 0
    assert t.g.rune_known[area("DB")] == 0b01
