"""Special abilities of the neutral units."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle import asks, cards, fate
from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.abilities.base import LAW, Ability, register
from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.battle.casualties import (
    GONE,
    DamageJudge,
    RoutJudge,
    damage,
    exact,
    figures,
    how_many,
    hurt,
    is_down,
    kill,
    ongoing,
    rout,
    rout_one,
)
from polana.games.runewars.components import (
    DAMAGE,
    KIND_COUNT,
    KINDS,
    ROUT,
    SPECIAL,
    TRIANGLE,
    UNIT_INITIATIVE,
    UNIT_SHAPE,
)
from polana.games.runewars.state import Table
from polana.games.runewars.words import COUNT, DONE
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

GIANT: Final = KINDS.index("giant")
SORCERER: Final = KINDS.index("sorcerer")
UNDYING: Final = 2
BREATH: Final = 3
NO_TRIANGLE: Final = Refusal(LAW, "why-runewars-wrong-shape")


@final
class SlowJudge(RoutJudge):
    """A unit whose initiative is 2 or higher."""

    __slots__ = ()

    def fits(self, word: Word) -> bool:
        return not is_down(word) and UNIT_INITIATIVE[word.value] > 1


@final
class Stun(Ability):
    """The opponent routs one of his units whose initiative is 2 or higher."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        judge = SlowJudge(ongoing(g), 1 - side)
        if judge.words:
            yield from rout_one(g, 1 - side, judge, 1, LAW)


@final
class Undying(Ability):
    """All your Sorcerers have toughness 2 until the battle ends."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        yield from ()
        battle = ongoing(g)
        battle.raised_toughness[side * KIND_COUNT + SORCERER] = UNDYING
        told.tougher(g, battle, side, SORCERER, UNDYING, LAW)


@final
class Ravage(Ability):
    """Deal 1 damage, then draw and resolve one more Fate card (once per Beastman)."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        yield from damage(g, 1 - side, 1, LAW)
        if not cards.draw(g, battle.discarded[side]):
            return
        card = battle.discarded[side][-1]
        symbol, number = fate.symbol(card, TRIANGLE), fate.number(card, TRIANGLE)
        told.ravages(g, battle, side, card)
        if symbol in (SPECIAL, DAMAGE):
            yield from damage(g, 1 - side, number, LAW)
        elif symbol == ROUT:
            yield from rout(g, 1 - side, number, LAW)


@final
class BurningJudge(DamageJudge):
    """A standing unit that is not burning yet."""

    __slots__ = ("burning",)

    def __init__(self, battle: Battle, side: int, burning: list[Word]) -> None:
        self.burning: list[Word] = burning
        super().__init__(battle, side)

    def fits(self, word: Word) -> bool:
        return not is_down(word) and how_many(self.battle, self.side, word) > self.burning.count(word)


@final
class Burning(Ability):
    """The opponent puts 1 damage on each of two different standing units of his."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        seat = battle.decider[1 - side]
        chosen: list[Word] = []
        burning: list[int] = []
        for at in range(2):
            judge = BurningJudge(battle, 1 - side, chosen)
            if not judge.words:
                break
            word = yield asks.burning(g, seat, figures(battle, 1 - side), 2 - at, judge)
            figure = yield from exact(g, seat, 1 - side, word, LAW, burning[0] if burning else GONE)
            chosen.append(word)
            burning.append(figure)
        for figure in burning:
            hurt(g, figure, LAW)


@final
class TriangleJudge(Judge):
    __slots__ = ()

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is DONE or UNIT_SHAPE[word.value] == TRIANGLE else NO_TRIANGLE


@final
class FlamingBreath(Ability):
    """Destroy up to 3 enemy triangle units of your choice."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        seat = battle.decider[side]
        for at in range(BREATH):
            words = [DONE, *figures(battle, 1 - side)]
            word = yield asks.flaming_breath(g, seat, words, BREATH - at, TriangleJudge())
            if word is DONE:
                return
            figure = yield from exact(g, seat, 1 - side, word, LAW)
            kill(g, figure, LAW)


@final
class Rage(Ability):
    """Deal damage equal to the damage now lying on one of your Giants."""

    def resolve(self, g: Table, side: int) -> Flow[None]:
        battle = ongoing(g)
        line = side * KIND_COUNT + GIANT
        damages = sorted({figure & 15 for figure in battle.wounds if figure >> 5 == line})
        if damages:
            word = yield asks.rage(g, battle.decider[side], [COUNT[number] for number in damages])
            yield from damage(g, 1 - side, word.value, LAW)


register(Stun("stun"))
register(Undying("undying"))
register(Ravage("ravage"))
register(Burning("burning"))
register(FlamingBreath("flaming_breath"))
register(Rage("rage"))
