"""Special abilities of Waiqar the Undying."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.abilities.base import LAW, Ability, register
from polana.games.runewars.battle.casualties import DestroyJudge, damage, destroy_one, ongoing, rout
from polana.games.runewars.battle.lineup import join
from polana.games.runewars.components import HEXAGON, KIND_COUNT, KINDS, UNIT_SHAPE
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from polana.kernel.word import Word

REANIMATE: Final = KINDS.index("reanimate")
RAISED: Final = 2


@final
class NoHexagon(DestroyJudge):
    """A triangle, circle or rectangle."""

    __slots__ = ()

    def fits(self, word: Word) -> bool:
        return UNIT_SHAPE[word.value] != HEXAGON


@final
class MortalStrike(Ability):
    """The opponent destroys 1 of his triangle, circle or rectangle units."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        judge = NoHexagon(ongoing(g), 1 - side)
        if judge.words:
            yield from destroy_one(g, 1 - side, judge, 1, LAW)


@final
class RaiseDead(Ability):
    """Add 2 unused Reanimates to your side of the battle; they stay afterwards."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        yield from ()
        count = min(RAISED, g.unused[REANIMATE])
        if count:
            g.unused[REANIMATE] -= count
            join(g, side, REANIMATE, count)
            told.joined(g, ongoing(g), side, REANIMATE, count, LAW)


@final
class Overrun(Ability):
    """If at least 2 of your Reanimates are standing in the battle, deal 2 damage; otherwise deal 1."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        together = ongoing(g).standing[side * KIND_COUNT + REANIMATE] >= 2
        yield from damage(g, 1 - side, 2 if together else 1, LAW)


@final
class DreadCharge(Ability):
    """Deal 1 rout and 1 damage."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        yield from rout(g, 1 - side, 1, LAW)
        yield from damage(g, 1 - side, 1, LAW)


register(MortalStrike("mortal_strike"))
register(RaiseDead("raise_dead"))
register(Overrun("overrun"))
register(DreadCharge("dread_charge"))
