"""Who has won, and what follows (RW.battle.7)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle import asks, cards
from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.battlefield import ATTACKER, DEFENDER, Battle, stronger
from polana.games.runewars.battle.casualties import left, ongoing, standing
from polana.games.runewars.battle.lineup import supporters
from polana.games.runewars.battle.strength import has_stronghold
from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.moves import retreat
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import hands, objectives, titles
from polana.games.runewars.state import Table
from polana.games.runewars.words import SKIP, YES
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NO_STRONGHOLD: Final = Refusal("RW.battle.7.3", "why-runewars-no-own-stronghold")


def conclude(g: Table) -> Flow[bool]:
    """RW.battle.7: did the attacker win?"""
    battle = ongoing(g)
    side = stronger(battle.strength)
    battle.decide(side)
    told.won(g, battle, side)
    if side == ATTACKER:
        if has_stronghold(g):
            g.acts.strongholds_taken += 1
        yield from capture(g)  # RW.battle.7.2
    elif has_stronghold(g) and standing(battle, ATTACKER):  # RW.battle.7.4
        g.damaged[battle.area] = True
        g.touch(battle.area)
        told.stronghold_damaged(g, battle.defender, battle.area)
    battle.wounds.clear()  # RW.battle.7.5
    yield from loser_retreats(g, 1 - side)
    remember(g, side)
    yield from end(g, side)
    seat = battle.decider[side]
    if battle.prizes and (side == ATTACKER or battle.defender != NOBODY):
        yield from hands.draw_tactics(g, seat, battle.prizes, "RW.tactics.2")
    if battle.defender != NOBODY:  # what Titles and objectives give for a victory over another player
        if side == ATTACKER:
            yield from titles.won_battle(g, seat)
        else:
            yield from objectives.after_battle(g, seat)
    return side == ATTACKER


def remember(g: Table, side: int) -> None:
    """What objectives ask about: battles won against another player, and the most units that one battle destroyed."""
    battle = ongoing(g)
    if battle.defender == NOBODY:
        return
    if side == ATTACKER:
        g.acts.won_attacking += 1
    else:
        g.acts.won_defending |= 1 << battle.defender
    g.acts.most_killed = max(g.acts.most_killed, battle.killed[DEFENDER])


# --- the stronghold ---------------------------------------------------------------------------------------------------


@final
class TokenJudge(Judge):
    """RW.battle.7.3: the token of a stronghold of one's own."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is SKIP or self.g.stronghold[word.value] == self.seat else NO_STRONGHOLD


def capture(g: Table) -> Flow[None]:
    """RW.battle.7.2: the loser's stronghold is removed, and the attacker may put a damaged one of his own there."""
    battle = ongoing(g)
    if not has_stronghold(g):
        return
    seat = battle.attacker
    board.raze_stronghold(g, battle.area)
    told.stronghold_taken(g, seat, battle.defender, battle.area)
    if board.spare_strongholds(g, seat):
        word = yield asks.capture(g, seat, battle.area)
        if word is not YES:
            return
    else:  # RW.battle.7.3
        word = yield asks.move_stronghold(g, seat, battle.area, TokenJudge(g, seat))
        if word is SKIP:
            return
        board.raze_stronghold(g, word.value)
        told.stronghold_given_up(g, seat, word.value)
    board.raise_stronghold(g, battle.area, seat, True)
    told.stronghold_raised(g, seat, battle.area)


# --- retreat and return -----------------------------------------------------------------------------------------------


def kinds(battle: Battle, side: int) -> list[int]:
    """The unit types of a side that are in the battle."""
    lines = range(side * KIND_COUNT, (side + 1) * KIND_COUNT)
    return [line % KIND_COUNT for line in lines if battle.standing[line] or battle.routed[line]]


def loser_retreats(g: Table, side: int) -> Flow[None]:
    """RW.battle.7.6: all that took part retreat to one area and are routed; RW.battle.7.7: the rest are destroyed."""
    battle = ongoing(g)
    seat = battle.attacker if side == ATTACKER else battle.defender
    if side == DEFENDER:
        destroy_the_rest(g)
    to = NOWHERE
    if left(battle, side):
        law = "RW.battle.7.6"
        battle.going = left(battle, side)
        to = yield from retreat.destination(g, seat, battle.decider[side], battle.area, kinds(battle, side), law)
        for kind in kinds(battle, side):
            line = side * KIND_COUNT + kind
            count = battle.standing[line] + battle.routed[line]  # RW.battle.7.8
            battle.standing[line] = battle.routed[line] = 0
            battle.killed[side] += retreat.arrive(g, seat, kind, count, battle.area, to)
        yield from retreat.crowd(g, seat, to)
    heroes = supporters(battle, side)
    if heroes:
        yield from retreat.heroes_retreat(g, heroes, battle.area, to, "RW.heroes.support.3")


def destroy_the_rest(g: Table) -> None:
    """RW.battle.7.7: what lay in the area and took no part cannot retreat."""
    battle = ongoing(g)
    for kind in range(KIND_COUNT):
        at = battle.area * KIND_COUNT + kind
        for down in (False, True):
            count = (g.routed if down else g.standing)[at]
            if count:
                board.destroy(g, battle.area, kind, count, down)
                battle.killed[DEFENDER] += count
                told.left_behind(g, battle.defender, kind, count, battle.area)


def end(g: Table, side: int) -> Flow[None]:
    """RW.battle.7.9: the winner's units go into the area, and the battle is over."""
    battle = ongoing(g)
    seat = battle.attacker if side == ATTACKER else battle.defender
    for each in (ATTACKER, DEFENDER):
        cards.throw_away(g, each)
    for kind in kinds(battle, side):
        line = side * KIND_COUNT + kind
        if battle.standing[line]:
            board.put(g, battle.area, kind, battle.standing[line])
        if battle.routed[line]:
            board.put(g, battle.area, kind, battle.routed[line], True)
    # Only now does the area stop being contested: otherwise the owner of a home realm would get it, and see the rune
    # there, for the moment in which it seems empty. The winner's allies stay with him if it is his now
    # (RW.neutral.ally.3).
    g.battle = None
    g.ally[battle.area] = seat
    g.touch(battle.area)
    board.settle(g, battle.area)
    if seat != NOBODY and board.army(g, seat, battle.area) > board.UNIT_LIMIT:
        yield from retreat.surplus(g, seat, battle.area)  # RW.move.limit.3


def hand_over(g: Table) -> Flow[None]:
    """A cancelled battle: the attacker takes the area and the stronghold in it, and nobody has won."""
    yield from capture(g)
    yield from end(g, ATTACKER)
