"""The five combat rounds (RW.battle.5)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle import asks, cards
from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.abilities.base import ability_of
from polana.games.runewars.battle.battlefield import ATTACKER, DEFENDER, FOUGHT, ROUND, ROUND_MOST, Battle
from polana.games.runewars.battle.casualties import damage, ongoing, rout
from polana.games.runewars.battle.lineup import may_hold
from polana.games.runewars.box.decks import HEROES
from polana.games.runewars.components import DAMAGE, KIND_COUNT, ROUT, SPECIAL, UNIT_INITIATIVE
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import base as tactics
from polana.games.runewars.words import UNIT, YES
from polana.kernel.flow import Flow
from polana.kernel.word import Word

#: By initiative: the kinds of unit that have it.
KINDS_OF: Final = [[kind for kind in range(KIND_COUNT) if UNIT_INITIATIVE[kind] == at] for at in range(ROUND_MOST + 1)]
#: His own sentence: two more cards are looked at, and two discarded.
BATTLEMAGE: Final = HEROES.index("battlemage_jaes")


def next_round(g: Table) -> None:
    """RW.battle.5.0: one round for each initiative; then strength is counted."""
    battle = ongoing(g)
    battle.opened = False
    battle.stage = ROUND
    while battle.initiative < ROUND_MOST:
        battle.initiative += 1
        if takes_place(g, battle.initiative):
            return
    battle.stage = FOUGHT


def begin_round(g: Table) -> Flow[None]:
    """The units of an initiative are about to fight."""
    battle = ongoing(g)
    battle.opened = True
    g.begin("round")
    told.round_begins(g, battle.initiative)
    yield from play_tactics(g)
    look_on(g, battle)


def exchange(g: Table) -> Flow[None]:
    """RW.battle.5.6: both sides draw for one type of unit each, and all that was drawn is resolved."""
    for side in (ATTACKER, DEFENDER):
        yield from draw(g, side)
    yield from resolve(g)
    look_on(g, ongoing(g))


def look_on(g: Table, battle: Battle) -> None:
    """RW.battle.5.7: the round is over when nobody of its initiative is left to attack."""
    if not attack_types(battle, ATTACKER) and not attack_types(battle, DEFENDER):
        g.end("round")
        next_round(g)


def takes_place(g: Table, initiative: int) -> bool:
    """Is anybody of this initiative there, if only somebody lying in the area whom a card could raise?"""
    battle = ongoing(g)
    cards_about = may_hold(g, ATTACKER) or may_hold(g, DEFENDER)
    for kind in KINDS_OF[initiative]:
        if battle.standing[kind] or battle.standing[KIND_COUNT + kind]:
            return True
        lying = battle.routed[kind] + battle.routed[KIND_COUNT + kind] + g.routed[battle.area * KIND_COUNT + kind]
        if lying and cards_about:
            return True
    return False


def play_tactics(g: Table) -> Flow[None]:
    """Cards that may be played in the course of a battle: at the start of a round, and after the last."""
    battle = ongoing(g)
    for side in (ATTACKER, DEFENDER):
        if may_hold(g, side):
            yield from tactics.window(g, battle.decider[side], "battle", "RW.tactics.2")


def attack_types(battle: Battle, side: int) -> list[Word]:
    """RW.battle.5.1: the types of the current initiative that stand and have drawn no cards yet."""
    words: list[Word] = []
    for kind in KINDS_OF[battle.initiative]:
        line = side * KIND_COUNT + kind
        if battle.standing[line] and not battle.spent[line]:
            words.append(UNIT[kind])
    return words


def draw(g: Table, side: int) -> Flow[None]:
    """RW.battle.5.1, RW.battle.5.2: a side picks a type and draws a card for each standing figure."""
    battle = ongoing(g)
    words = attack_types(battle, side)
    if not words:
        return
    seat = battle.decider[side]
    law = "RW.battle.5.1" if side == ATTACKER else "RW.battle.5.2"
    word = yield asks.attack_with(g, seat, words, law)
    line = side * KIND_COUNT + word.value
    battle.drawing[side] = word.value
    battle.struck[side] = []
    battle.spent[line] = True
    count = battle.standing[line]
    extra = 0
    hero = battle.support[line]
    if hero != NOBODY:
        answer = yield asks.support_draw(g, seat, hero, word)
        if answer is YES:
            extra = 2 if hero == BATTLEMAGE else 1
    for _ in range(count + extra):
        cards.draw(g, battle.drawn[side])
    battle.draws[battle.initiative * 2 + side] += len(battle.drawn[side])
    told.draws(g, battle, side, word.value, len(battle.drawn[side]), law)
    while extra and len(battle.drawn[side]) > 1:  # RW.heroes.support.2
        thrown = yield asks.support_discard(g, seat, side, word)
        battle.drawn[side].remove(thrown.value)
        g.fate_discard.append(thrown.value)
        battle.struck[side].append(thrown.value)
        told.support_discarded(g, battle, side, thrown)
        extra -= 1


def resolve(g: Table) -> Flow[None]:
    """RW.battle.5.3 to RW.battle.5.5: specials, routs, damage; each time both reveal, then the attacker goes first."""
    battle = ongoing(g)
    for symbol in (SPECIAL, ROUT, DAMAGE):
        battle.resolving = symbol
        counts = [cards.reveal(g, side, symbol) for side in (ATTACKER, DEFENDER)]
        for side in (ATTACKER, DEFENDER):
            if not counts[side]:
                continue
            if symbol == SPECIAL:
                ability = ability_of(battle.drawing[side])
                for _ in range(counts[side]):
                    yield from ability.resolve(g, side)
            elif symbol == ROUT:
                yield from rout(g, 1 - side, counts[side])
            else:
                yield from damage(g, 1 - side, counts[side])
    battle.resolving = 0
    for side in (ATTACKER, DEFENDER):  # RW.battle.5.6
        cards.throw_away(g, side)
        battle.drawing[side] = NOBODY
        battle.struck[side] = []
