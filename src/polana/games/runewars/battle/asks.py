"""Questions of a battle (RW.battle), and those that special abilities of units put."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.map.asks import AreaAsk
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, DEVELOPMENT, FATE, HERO, SKIP, YES
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

# --- battles ----------------------------------------------------------------------------------------------------------


def supporter(g: Table, seat: int, words: list[Word], judge: Judge) -> Ask:
    """Which hero supports the troops?"""
    return Ask(seat, topics.SUPPORTER, words, "RW.battle.3", judge)


def supported(g: Table, seat: int, hero: int, words: list[Word], law: str, judge: Judge) -> Ask:
    """Beside which type does he stand?"""
    return Ask(seat, topics.SUPPORTED, words, law, judge, veiled=False, args={"hero": HERO[hero]})


def attack_with(g: Table, seat: int, words: list[Word], law: str) -> Ask:
    """Which type draws cards next?"""
    return Ask(seat, topics.ATTACK_WITH, words, law)


def support_draw(g: Table, seat: int, hero: int, unit: Word) -> Ask:
    args: dict[str, object] = {"hero": HERO[hero], "unit": unit}
    return Ask(seat, topics.SUPPORT_DRAW, [YES, SKIP], "RW.heroes.support.2", None, veiled=False, args=args)


@final
class DrawnAsk(Ask):
    """Which of the cards just drawn? Only their side knows them, so they are read when somebody looks."""

    __slots__ = ("_g", "_side")

    def __init__(self, g: Table, seat: int, side: int, unit: Word) -> None:
        super().__init__(
            seat, topics.SUPPORT_DISCARD, [], "RW.heroes.support.2", None, veiled=False, args={"unit": unit}
        )
        self._g: Table = g
        self._side: int = side

    def candidates(self) -> list[Word]:
        battle = self._g.battle
        return [] if battle is None else [FATE[card] for card in sorted(battle.drawn[self._side])]


def support_discard(g: Table, seat: int, side: int, unit: Word) -> Ask:
    return DrawnAsk(g, seat, side, unit)


def rout(g: Table, seat: int, words: list[Word], count: int, law: str, judge: Judge) -> Ask:
    """Which of his units is laid down?"""
    return Ask(seat, topics.ROUT, words, law, judge, veiled=False, args={"count": count})


def damage(g: Table, seat: int, words: list[Word], count: int, law: str, judge: Judge) -> Ask:
    """Which of his units takes the damage?"""
    return Ask(seat, topics.DAMAGE, words, law, judge, veiled=False, args={"count": count})


def destroy(g: Table, seat: int, words: list[Word], count: int, law: str, judge: Judge) -> Ask:
    """Which of his units is destroyed?"""
    return Ask(seat, topics.BATTLE_DESTROY, words, law, judge, veiled=False, args={"count": count})


def which(g: Table, seat: int, unit: Word, damages: list[Word], law: str) -> Ask:
    """Several such units have different damage: which one?"""
    return Ask(seat, topics.WHICH_DAMAGE, damages, law, None, veiled=False, args={"unit": unit})


def fortification(g: Table, seat: int, kind: int, law: str) -> Ask:
    return Ask(
        seat, topics.FORTIFICATION, [YES, SKIP], law, None, veiled=False, args={"development": DEVELOPMENT[kind]}
    )


def wards(g: Table, seat: int, words: list[Word], judge: Judge) -> Ask:
    return Ask(seat, topics.WARDS, words, "RW.developments.defence.elves", judge)


def capture(g: Table, seat: int, area: int) -> Ask:
    """Does the victor put a stronghold of his own in place of the one he took?"""
    return Ask(seat, topics.CAPTURE, [YES, SKIP], "RW.battle.7.2", None, veiled=False, args={"area": AREA[area]})


def move_stronghold(g: Table, seat: int, area: int, judge: Judge) -> Ask:
    """All tokens are on the board: which stronghold is given up for the captured one?"""
    return AreaAsk(g, seat, topics.MOVE_STRONGHOLD, "RW.battle.7.3", judge, [SKIP], {"area": AREA[area]})


# --- special abilities ------------------------------------------------------------------------------------------------


_LAW: Final = "RW.battle.5.3"


def crack_shot(g: Table, seat: int, words: list[Word]) -> Ask:
    """Which enemy does an Archer hit?"""
    return Ask(seat, topics.CRACK_SHOT, words, _LAW)


def charge(g: Table, seat: int, words: list[Word], count: int, judge: Judge) -> Ask:
    """Whom do the Pegasus Riders rout?"""
    return Ask(seat, topics.CHARGE, words, _LAW, judge, veiled=False, args={"count": count})


def word_of_vaal(g: Table, seat: int, words: list[Word]) -> Ask:
    """Whom does a Sorceress send off?"""
    return Ask(seat, topics.WORD_OF_VAAL, words, _LAW)


def overpower(g: Table, seat: int, words: list[Word], judge: Judge) -> Ask:
    """Does a Warrior deal damage, or finish somebody off?"""
    return Ask(seat, topics.OVERPOWER, words, _LAW, judge)


def fury(g: Table, seat: int) -> Ask:
    """Is a Berserker sacrificed?"""
    return Ask(seat, topics.FURY, [YES, SKIP], _LAW)


def terrifying(g: Table, seat: int, words: list[Word], count: int) -> Ask:
    """Whom does a Chaos Lord terrify?"""
    return Ask(seat, topics.TERRIFYING, words, _LAW, None, veiled=False, args={"count": count})


def burning(g: Table, seat: int, words: list[Word], count: int, judge: Judge) -> Ask:
    """Which of his units burns?"""
    return Ask(seat, topics.BURNING, words, _LAW, judge, veiled=False, args={"count": count})


def flaming_breath(g: Table, seat: int, words: list[Word], count: int, judge: Judge) -> Ask:
    """Whom does a Dragon burn?"""
    return Ask(seat, topics.FLAMING_BREATH, words, _LAW, judge, veiled=False, args={"count": count})


def rage(g: Table, seat: int, damages: list[Word]) -> Ask:
    """By which Giant's damage?"""
    return Ask(seat, topics.RAGE, damages, _LAW)
