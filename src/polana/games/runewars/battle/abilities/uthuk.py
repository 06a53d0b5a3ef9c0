"""Special abilities of the Uthuk Y'llan."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle import asks
from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.abilities.base import LAW, Ability, register
from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.battle.casualties import (
    GONE,
    DestroyJudge,
    damage,
    destroy_one,
    exact,
    figures,
    how_many,
    kill,
    lay_down,
    ongoing,
)
from polana.games.runewars.components import KIND_COUNT, KINDS, RECTANGLE, TRIANGLE, UNIT_SHAPE
from polana.games.runewars.state import Table
from polana.games.runewars.words import YES
from polana.kernel.flow import Flow
from polana.kernel.word import Word

BERSERKER: Final = KINDS.index("berserker")
FLESH_RIPPER: Final = KINDS.index("flesh_ripper")
UNRELENTING: Final = 3


@final
class Unrelenting(Ability):
    """All your Flesh Rippers have toughness 3 until the battle ends."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        yield from ()
        battle = ongoing(g)
        battle.raised_toughness[side * KIND_COUNT + FLESH_RIPPER] = UNRELENTING
        told.tougher(g, battle, side, FLESH_RIPPER, UNRELENTING, LAW)


@final
class Fury(Ability):
    """You may destroy one of your standing Berserkers to deal 2 damage."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        line = side * KIND_COUNT + BERSERKER
        if not battle.standing[line]:
            return
        word = yield asks.fury(g, battle.decider[side])
        if word is YES:
            kill(g, line * 32, LAW)
            yield from damage(g, 1 - side, 2, LAW)


class Burnt(DestroyJudge):
    """Triangles if there are two of them, or a rectangle; what is left of either if neither can be met in full."""

    __slots__ = ("second",)

    def __init__(self, battle: Battle, side: int, second: bool) -> None:
        self.second: bool = second
        super().__init__(battle, side)

    def fits(self, word: Word) -> bool:
        shape = UNIT_SHAPE[word.value]
        if shape == RECTANGLE:
            return not self.second
        return shape == TRIANGLE and (self.second or triangles(self.battle, self.side) > 1 or not self._rectangles())

    def _rectangles(self) -> bool:
        for word in figures(self.battle, self.side):
            if UNIT_SHAPE[word.value] == RECTANGLE:
                return True
        return False


def triangles(battle: Battle, side: int) -> int:
    count = 0
    for kind in range(KIND_COUNT):
        if UNIT_SHAPE[kind] == TRIANGLE:
            count += battle.standing[side * KIND_COUNT + kind] + battle.routed[side * KIND_COUNT + kind]
    return count


@final
class RainFire(Ability):
    """The opponent destroys 2 of his triangle units or 1 rectangle unit, taking the option he can meet in full."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        judge = Burnt(battle, 1 - side, False)
        if not judge.words:
            return
        word = yield from destroy_one(g, 1 - side, judge, 2, LAW)
        if UNIT_SHAPE[word.value] == TRIANGLE:
            judge = Burnt(battle, 1 - side, True)
            if judge.words:
                yield from destroy_one(g, 1 - side, judge, 1, LAW)


@final
class Terrifying(Ability):
    """Choose 2 enemy units: each is routed, or destroyed if it was already routed."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        seat = battle.decider[side]
        chosen: list[Word] = []
        marked: list[int] = []
        for at in range(2):
            words = [
                word for word in figures(battle, 1 - side) if how_many(battle, 1 - side, word) > chosen.count(word)
            ]
            if not words:
                break
            word = yield asks.terrifying(g, seat, words, 2 - at)
            figure = yield from exact(g, seat, 1 - side, word, LAW, marked[0] if marked else GONE)
            chosen.append(word)
            marked.append(figure)
        for figure in marked:
            if figure >> 4 & 1:
                kill(g, figure, LAW)
            else:
                lay_down(g, figure, LAW)


register(Unrelenting("unrelenting"))
register(Fury("fury"))
register(RainFire("rain_fire"))
register(Terrifying("terrifying"))
