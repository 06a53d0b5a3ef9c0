"""Routs, damage and destruction in a battle (RW.battle.rout, RW.battle.damage).

A *figure* is one unit as it is in the battle: (line * 2 + routed) * 16 + damage. Figures of one type that are alike
share a word: `unit:` stands, `routed:` lies, `wounded:` and `fallen:` are the same with damage.
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle import asks
from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.state import Table
from polana.games.runewars.words import COUNT, FALLEN, ROUTED, UNIT, WOUNDED
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

#: What is left of a figure that was destroyed.
GONE: Final = -1

NOT_STANDING: Final = Refusal("RW.battle.rout.2", "why-runewars-lies-already")
UNDAMAGED_FIRST: Final = Refusal("RW.battle.rout.2", "why-runewars-undamaged-first")
DAMAGED_FIRST: Final = Refusal("RW.battle.damage.3", "why-runewars-damaged-first")
STANDING_FIRST: Final = Refusal("RW.battle.damage.3", "why-runewars-standing-first")
DESTROY_STANDING: Final = Refusal("RW.battle.damage.4", "why-runewars-standing-first")


def ongoing(g: Table) -> Battle:
    """The battle that is being fought."""
    battle = g.battle
    assert battle is not None
    return battle


# --- what is there ----------------------------------------------------------------------------------------------------


def wounded(battle: Battle, line: int, down: bool) -> int:
    """How many units of a line have damage, of those that stand or lie."""
    count = 0
    for figure in battle.wounds:
        if figure >> 4 == line * 2 + down:
            count += 1
    return count


def figures(battle: Battle, side: int) -> list[Word]:
    """All units of a side in the battle, each sort once."""
    words: list[Word] = []
    for kind in range(KIND_COUNT):
        line = side * KIND_COUNT + kind
        for down in (False, True):
            count = (battle.routed if down else battle.standing)[line]
            if not count:
                continue
            hurt = wounded(battle, line, down)
            if count > hurt:
                words.append((ROUTED if down else UNIT)[kind])
            if hurt:
                words.append((FALLEN if down else WOUNDED)[kind])
    return words


def is_down(word: Word) -> bool:
    return word.kind in ("routed", "fallen")


def is_damaged(word: Word) -> bool:
    return word.kind in ("wounded", "fallen")


def how_many(battle: Battle, side: int, word: Word) -> int:
    """How many figures a word stands for."""
    line = side * KIND_COUNT + word.value
    hurt = wounded(battle, line, is_down(word))
    return hurt if is_damaged(word) else (battle.routed if is_down(word) else battle.standing)[line] - hurt


def standing(battle: Battle, side: int) -> int:
    return sum(battle.standing[side * KIND_COUNT : (side + 1) * KIND_COUNT])


def left(battle: Battle, side: int) -> int:
    """Units of a side that are in the battle, standing or routed."""
    return standing(battle, side) + sum(battle.routed[side * KIND_COUNT : (side + 1) * KIND_COUNT])


def exact(g: Table, seat: int, side: int, word: Word, law: str, taken: int = GONE) -> Flow[int]:
    """The figure that a word means. Where several have different damage, the one who chooses says which.

    `taken` is a figure that has been chosen already, where two different ones are to be chosen.
    """
    battle = ongoing(g)
    place = (side * KIND_COUNT + word.value) * 2 + is_down(word)
    if not is_damaged(word):
        return place * 16
    free = battle.wounds.copy()
    if taken in free:
        free.remove(taken)
    damages = sorted({figure & 15 for figure in free if figure >> 4 == place})
    if len(damages) == 1:
        return place * 16 + damages[0]
    answer = yield asks.which(g, seat, UNIT[word.value], [COUNT[damage] for damage in damages], law)
    return place * 16 + answer.value


# --- what happens to a figure -----------------------------------------------------------------------------------------


def take_out(battle: Battle, figure: int) -> None:
    """A figure leaves the battle, and its damage with it."""
    if figure & 15:
        battle.wounds.remove(figure)
    (battle.routed if figure >> 4 & 1 else battle.standing)[figure >> 5] -= 1


def kill(g: Table, figure: int, law: str) -> None:
    """RW.battle.damage.2: the figure goes back to the unused ones."""
    battle = ongoing(g)
    line = figure >> 5
    take_out(battle, figure)
    g.unused[line % KIND_COUNT] += 1
    battle.killed[line // KIND_COUNT] += 1
    battle.lost[line] += 1
    told.destroyed(g, battle, line, law)


def hurt(g: Table, figure: int, law: str) -> int:
    """A figure takes 1 damage. Gives what it is now: it is destroyed once damage equals toughness."""
    battle = ongoing(g)
    line = figure >> 5
    if (figure & 15) + 1 >= battle.toughness(line):
        kill(g, figure, law)
        return GONE
    if figure & 15:
        battle.wounds.remove(figure)
    battle.wounds.append(figure + 1)
    told.damaged(g, battle, line, (figure & 15) + 1, law)
    return figure + 1


def lay_down(g: Table, figure: int, law: str) -> None:
    """RW.battle.rout.1: a standing figure is laid on its side, with its damage."""
    battle = ongoing(g)
    line = figure >> 5
    battle.standing[line] -= 1
    battle.routed[line] += 1
    if figure & 15:
        battle.wounds.remove(figure)
        battle.wounds.append(figure + 16)
    told.routed(g, battle, line, law)


# --- what the owner chooses -------------------------------------------------------------------------------------------


class Casualty(Judge):
    """A choice among the units of one side; `fits` says which of them an effect is about at all."""

    __slots__ = ("battle", "side", "words")

    def __init__(self, battle: Battle, side: int) -> None:
        self.battle: Battle = battle
        self.side: int = side
        #: The units in question.
        self.words: list[Word] = [word for word in figures(battle, side) if self.fits(word)]

    def fits(self, word: Word) -> bool:
        return True


class RoutJudge(Casualty):
    """RW.battle.rout.2: a standing undamaged unit; a damaged one only if all that stand are damaged."""

    __slots__ = ()

    def fits(self, word: Word) -> bool:
        return not is_down(word)

    def why_not(self, word: Word) -> Refusal | None:
        if word not in self.words:
            return NOT_STANDING
        if is_damaged(word):
            for other in self.words:
                if not is_damaged(other):
                    return UNDAMAGED_FIRST
        return None


class DamageJudge(Casualty):
    """RW.battle.damage.3: a damaged unit if there is one, otherwise a standing one, otherwise a routed one."""

    __slots__ = ()

    def why_not(self, word: Word) -> Refusal | None:
        if word not in self.words:
            return STANDING_FIRST
        if not is_damaged(word):
            for other in self.words:
                if is_damaged(other):
                    return DAMAGED_FIRST
            if is_down(word):
                for other in self.words:
                    if not is_down(other):
                        return STANDING_FIRST
        return None


class DestroyJudge(Casualty):
    """RW.battle.damage.4: whoever has to destroy a unit takes a standing one if possible."""

    __slots__ = ()

    def why_not(self, word: Word) -> Refusal | None:
        if word not in self.words:
            return STANDING_FIRST
        if is_down(word):
            for other in self.words:
                if not is_down(other):
                    return DESTROY_STANDING
        return None


def rout(g: Table, side: int, count: int, law: str = "RW.battle.rout.2") -> Flow[None]:
    """RW.battle.5.4: a side lays down this many of its units. With none standing, a rout does nothing."""
    battle = ongoing(g)
    for at in range(count):
        judge = RoutJudge(battle, side)
        if not judge.words:
            return
        yield from rout_one(g, side, judge, count - at, law)


def rout_one(g: Table, side: int, judge: Casualty, count: int, law: str) -> Flow[None]:
    battle = ongoing(g)
    seat = battle.decider[side]
    word = yield asks.rout(g, seat, figures(battle, side), count, law, judge)
    figure = yield from exact(g, seat, side, word, law)
    lay_down(g, figure, law)


def damage(g: Table, side: int, count: int, law: str = "RW.battle.damage.1") -> Flow[None]:
    """RW.battle.5.5: a side puts this much damage on its units, one at a time. What nobody can take is lost."""
    battle = ongoing(g)
    for at in range(count):
        judge = DamageJudge(battle, side)
        if not judge.words:
            return
        yield from damage_one(g, side, judge, count - at, law)


def damage_one(g: Table, side: int, judge: Casualty, count: int, law: str) -> Flow[int]:
    """One damage where the judge allows. Gives the figure as it is now, or GONE."""
    battle = ongoing(g)
    seat = battle.decider[side]
    word = yield asks.damage(g, seat, figures(battle, side), count, law, judge)
    figure = yield from exact(g, seat, side, word, law)
    return hurt(g, figure, law)


def destroy_one(g: Table, side: int, judge: Casualty, count: int, law: str) -> Flow[Word]:
    """The side destroys one of its units where the judge allows."""
    battle = ongoing(g)
    seat = battle.decider[side]
    word = yield asks.destroy(g, seat, figures(battle, side), count, law, judge)
    figure = yield from exact(g, seat, side, word, law)
    kill(g, figure, law)
    return word
