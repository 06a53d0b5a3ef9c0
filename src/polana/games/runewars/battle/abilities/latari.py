"""Special abilities of the Latari Elves."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle import asks
from polana.games.runewars.battle.abilities.base import LAW, Ability, register
from polana.games.runewars.battle.casualties import (
    damage,
    exact,
    figures,
    hurt,
    is_damaged,
    is_down,
    kill,
    lay_down,
    ongoing,
)
from polana.games.runewars.battle.withdrawal import withdraw
from polana.games.runewars.components import RECTANGLE, TRIANGLE, UNIT_SHAPE
from polana.games.runewars.state import Table
from polana.games.runewars.words import DONE, HIT
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

LIES: Final = Refusal(LAW, "why-runewars-lies-already")
WRONG_SHAPE: Final = Refusal(LAW, "why-runewars-wrong-shape")
UNHURT: Final = Refusal(LAW, "why-runewars-unhurt")


@final
class CrackShot(Ability):
    """Deal 1 damage to an enemy unit of your choice."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        words = figures(battle, 1 - side)
        if words:
            seat = battle.decider[side]
            word = yield asks.crack_shot(g, seat, words)
            figure = yield from exact(g, seat, 1 - side, word, LAW)
            hurt(g, figure, LAW)


@final
class ChargeJudge(Judge):
    """Standing units of some shapes."""

    __slots__ = ("rectangles",)

    def __init__(self, rectangles: bool) -> None:
        self.rectangles: bool = rectangles

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        if is_down(word):
            return LIES
        shape = UNIT_SHAPE[word.value]
        return None if shape == TRIANGLE or (shape == RECTANGLE and self.rectangles) else WRONG_SHAPE


@final
class Charge(Ability):
    """Rout up to 2 enemy triangle units or 1 enemy rectangle unit of your choice."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        seat = battle.decider[side]
        for at in range(2):
            words = [DONE, *figures(battle, 1 - side)]
            word = yield asks.charge(g, seat, words, 2 - at, ChargeJudge(at == 0))
            if word is DONE:
                return
            figure = yield from exact(g, seat, 1 - side, word, LAW)
            lay_down(g, figure, LAW)
            if UNIT_SHAPE[word.value] == RECTANGLE:
                return


@final
class WordOfVaal(Ability):
    """The opponent must retreat one of his units, chosen by you, out of the battle."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        words = figures(battle, 1 - side)
        if words:
            seat = battle.decider[side]
            word = yield asks.word_of_vaal(g, seat, words)
            figure = yield from exact(g, seat, 1 - side, word, LAW)
            yield from withdraw(g, figure, LAW)


@final
class OverpowerJudge(Judge):
    """A damaged or routed unit can be destroyed outright."""

    __slots__ = ()

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is HIT or is_down(word) or is_damaged(word) else UNHURT


@final
class Overpower(Ability):
    """Deal 1 damage, or destroy one damaged or routed enemy unit of your choice."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        words = figures(battle, 1 - side)
        if not words:
            return
        seat = battle.decider[side]
        word = yield asks.overpower(g, seat, [HIT, *words], OverpowerJudge())
        if word is HIT:
            yield from damage(g, 1 - side, 1, LAW)
        else:
            figure = yield from exact(g, seat, 1 - side, word, LAW)
            kill(g, figure, LAW)


register(CrackShot("crack_shot"))
register(Charge("charge"))
register(WordOfVaal("word_of_vaal"))
register(Overpower("overpower"))
