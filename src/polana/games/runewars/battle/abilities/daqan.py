"""Special abilities of the Daqan Lords."""

from __future__ import annotations

from typing import final

from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.abilities.base import LAW, Ability, register
from polana.games.runewars.battle.casualties import (
    GONE,
    DamageJudge,
    damage,
    damage_one,
    hurt,
    ongoing,
    rout,
)
from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.realm import hands
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from polana.kernel.word import Word


@final
class ToughJudge(DamageJudge):
    """A unit with toughness above 1; among those, as always."""

    __slots__ = ()

    def fits(self, word: Word) -> bool:
        return self.battle.toughness(self.side * KIND_COUNT + word.value) > 1


@final
class ConcentratedFire(Ability):
    """Deal 1 damage that the opponent must put on a unit with toughness above 1 if he can."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        judge = ToughJudge(ongoing(g), 1 - side)
        if judge.words:
            yield from damage_one(g, 1 - side, judge, 1, LAW)
        else:
            yield from damage(g, 1 - side, 1, LAW)


@final
class ValiantStrike(Ability):
    """Deal 1 damage; if the unit hit survives, it takes 1 more."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        judge = DamageJudge(ongoing(g), 1 - side)
        if judge.words:
            figure = yield from damage_one(g, 1 - side, judge, 1, LAW)
            if figure != GONE:
                hurt(g, figure, LAW)


@final
class Command(Ability):
    """Deal 1 rout, then draw 1 Tactics card."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        yield from rout(g, 1 - side, 1, LAW)
        yield from hands.draw_tactics(g, ongoing(g).decider[side], 1, LAW)


@final
class LaySiege(Ability):
    """Your side gets +2 strength when the winner is decided, even if the tower is later routed or destroyed."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        yield from ()
        battle = ongoing(g)
        battle.bonus[side] += 2
        told.stronger(g, battle, side, 2, LAW)


register(ConcentratedFire("concentrated_fire"))
register(ValiantStrike("valiant_strike"))
register(Command("command"))
register(LaySiege("lay_siege"))
