"""Battles and talks in somebody's home realm: whose the area is afterwards, and who has seen its rune token."""

from __future__ import annotations

from polana.games.runewars.moves.diplomacy import meet
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from tests.law import law
from tests.runewars.battlebench import outcome, quick
from tests.runewars.bench import (
    area,
    fate,
    force,
    give,
    neutrals,
    over,
    owner,
    put,
    rune,
    say,
    scene,
    state,
    table,
    told,
    units,
)


def wild(g: Table, where: str, **counts: int) -> None:
    """Neutral units that keep a part of a home realm from its owner."""
    g.owner[area(where)] = NOBODY
    neutrals(g, where, False, **counts)
    assert owner(g, where) is None


@law("RW.battle.7.9", "RW.neutral.ally.3")
def test_neutral_units_who_hold_a_home_area_against_its_owner_do_not_ally_with_him() -> None:
    g = table("daqan", "uthuk")
    wild(g, "DB", beastman=2)
    force(g, 0, "DB", footman=1)
    match = quick(g, "DB", fate(1, 2) + fate(3))
    say(match, 0, "area:DA")
    over(match)
    assert outcome(match) is False
    assert units(match, "DB") == {"beastman": (2, 0)}
    assert (owner(match, "DB"), state(match).ally[area("DB")]) == (None, NOBODY)


@law("RW.neutral.ally.3", "RW.neutral.ally.4", "RW.battle.7.9")
def test_allies_left_alone_in_a_home_area_do_not_go_over_to_its_owner_whom_they_have_beaten() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "DB", flesh_ripper=1, dragon=1)
    force(g, 0, "DB", bowman=1)
    match = quick(g, "DB", fate(15) + fate(5) + fate(4))
    say(match, 1, "unit:flesh_ripper")
    say(match, 0, "area:DA")
    over(match)
    assert outcome(match) is False
    assert told(match, "strength") == [{"mine": 1, "theirs": 1}]
    assert units(match, "DB") == {"dragon": (1, 0)}
    assert (owner(match, "DB"), state(match).ally[area("DB")]) == (None, NOBODY)


@law("RW.runes.peek.1", "RW.battle.7.9")
def test_the_owner_of_a_home_does_not_see_its_rune_while_others_win_a_battle_there() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "DB", berserker=2)
    rune(g, "DB", "dragon")
    assert g.rune_known[area("DB")] == 0b10
    force(g, 0, "DB", footman=1)
    match = quick(g, "DB", fate(1, 2) + fate(3))
    say(match, 0, "area:DA")
    over(match)
    assert owner(match, "DB") == 1
    assert state(match).rune_known[area("DB")] == 0b10
    g = table("latari", "daqan", "uthuk")
    put(g, 2, "DB", berserker=1)
    rune(g, "DB", "dragon")
    assert g.rune_known[area("DB")] == 0b100
    force(g, 0, "DB", archer=3)
    match = quick(g, "DB", fate(1, 2, 3) + fate(4))
    over(match)
    assert owner(match, "DB") == 0
    assert state(match).rune_known[area("DB")] == 0b101


@law("RW.runes.peek.1", "RW.diplomacy.result.retreat")
def test_the_owner_of_a_home_does_not_see_its_rune_when_neutral_units_make_way_for_another_player() -> None:
    g = table("latari", "daqan")
    g.turn = 0
    give(g, 0, influence=1)
    wild(g, "DB", beastman=2)
    rune(g, "DB", "false")
    assert g.rune_known[area("DB")] == 0
    force(g, 0, "DB", archer=1)
    match = scene(g, lambda g: meet(g, 0, area("DB"), True), fate(3))
    say(match, 0, "negotiate")
    over(match)
    assert units(match, "DB") == {"archer": (1, 0)}
    assert owner(match, "DB") == 0
    assert state(match).rune_known[area("DB")] == 0b01
