"""What a player has looked at cannot be taken back; a word that showed him nothing can."""

from __future__ import annotations

import pytest

from polana.games.runewars.battle import cards, fate
from polana.games.runewars.battle.casualties import ongoing
from polana.games.runewars.battle.round import resolve
from polana.games.runewars.components import DAMAGE, FATE_COUNT, KINDS, MISS, UNIT_SHAPE
from polana.games.runewars.heroes import defeat
from polana.games.runewars.state import Table
from polana.games.runewars.year import deeds
from polana.kernel.flow import Flow
from tests.law import law
from tests.runewars.bench import Bench, area, table, who


def depths(t: Bench, seat: int, *said: str | int) -> list[int]:
    """How many words a seat may take back after each of these."""
    found = []
    for each in said:
        t.say(seat, each)
        found.append(t.match.undo_depth(seat))
    return found


@law("RW.runes.peek.1")
@pytest.mark.parametrize(
    ("known", "up", "depth"),
    [((), False, 0), ((1,), False, 0), ((0,), False, 3), ((), True, 3)],
    ids=["new", "known to another", "seen before", "face up"],
)
def test_a_hero_who_arrives_at_a_rune_token_has_seen_it_for_good(known: tuple[int, ...], up: bool, depth: int) -> None:
    t = table("daqan", "latari")
    t.hero(0, "corbin", "DA")
    t.rune("5A", "dragon", known=known, up=up)
    t.quest_phase()
    assert depths(t, 0, "hero:corbin", "move", "area:5A") == [1, 2, depth]
    assert t.g.rune_known[area("5A")] & 1


@law("RW.explore.trigger.1")
def test_a_token_that_a_hero_has_turned_up_stays_so() -> None:
    t = table("daqan", "latari", season="summer", explore=True)
    t.hero(0, "corbin", "DA")
    t.token("5A", "training", up=False)
    t.acting("corbin", "move")
    before = t.match.undo_depth(0)
    assert depths(t, 0, "area:5A", "done") == [before + 1, 0]
    t.asked(0, "ask-runewars-lesson", "skip", "attribute:strength", "attribute:agility", "attribute:wisdom")
    assert depths(t, 0, "attribute:agility") == [1]


@law("RW.runes.peek.1")
def test_who_takes_an_area_with_a_rune_token_has_seen_it_for_good() -> None:
    for known, closed in (((), True), ((0,), False)):
        t = table("daqan", "latari")
        t.put(0, "7A", footman=2)
        t.rune("8B", "false", known=known)
        t.order("mobilize")
        found = depths(t, 0, "area:8B", "area:7A", 2)
        assert found[:2] == [1, 2]
        assert t.g.owner[area("8B")] == 0
        assert (found[2] == 0) is closed


@law("RW.heroes.card")
def test_what_astarra_has_looked_at_beside_her_cannot_be_unseen() -> None:
    t = table("daqan", "latari", explore=True)
    t.hero(0, "runewitch_astarra", "DA")
    t.rune("5A", "dragon", known=(0,))
    t.token("7C", "temple", up=False)
    t.acting("runewitch_astarra", "move")
    t.say(0, "area:5A", "done")
    t.asked(0, "ask-runewars-peek-beside", "skip", "area:7C")
    assert t.match.undo_depth(0) == 3
    t.say(0, "area:7C")
    assert t.match.undo_depth(0) == 0
    assert t.g.token_known[area("7C")] == 1


@law("RW.defeat.marker.2")
def test_rewards_that_lay_face_down_under_a_marker_are_seen_by_who_takes_them() -> None:
    t = table("daqan", "latari")
    t.hero(0, "corbin", "5A", rewards=["tome_of_lore"])
    defeat.wound(t.g, who("corbin"), 5, "RW.explore.patrol")
    t.hero(1, "mordrog", "5A")
    t.g.turn = 1
    t.stage(lambda g: deeds.window(g, 1))
    assert depths(t, 1, "take") == [0]


ARCHER = KINDS.index("archer")
HIT, MISSED = (
    next(card for card in range(FATE_COUNT) if fate.symbol(card, UNIT_SHAPE[ARCHER]) == symbol)
    for symbol in (DAMAGE, MISS)
)


@law("RW.battle.5.6")
@pytest.mark.parametrize(("drawn", "depth"), [([HIT], 1), ([HIT, MISSED], 0)], ids=["all open", "one unseen"])
def test_fate_cards_that_were_never_laid_open_are_seen_when_they_are_discarded(drawn: list[int], depth: int) -> None:
    def attack(g: Table) -> Flow[None]:
        battle = ongoing(g)
        battle.drawing[0] = ARCHER
        for _ in drawn:
            cards.draw(g, battle.drawn[0])
        return resolve(g)

    t = table("latari", "uthuk")
    t.put(1, "8B", berserker=1, warlock=1)
    t.force(0, "8B", archer=2)
    t.clash("8B", attack, chance=[("fate", card) for card in drawn])
    t.asked(1, "ask-runewars-damage", "unit:berserker", "unit:warlock")
    assert depths(t, 1, "unit:berserker") == [depth]
    t.over()
    assert sorted(t.g.fate_discard) == sorted(drawn)
