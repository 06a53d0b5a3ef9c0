"""Questions that come up in a battle."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.asks.areas import AreaAsk
from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, DEVELOPMENT, FATE, HERO, SKIP, YES
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_SUPPORTER: Final = TOPICS.topic("ask-runewars-supporter")
_SUPPORTED: Final = TOPICS.topic("ask-runewars-supported")
_ATTACK_WITH: Final = TOPICS.topic("ask-runewars-attack-with")
_SUPPORT_DRAW: Final = TOPICS.topic("ask-runewars-support-draw")
_SUPPORT_DISCARD: Final = TOPICS.topic("ask-runewars-support-discard")
_ROUT: Final = TOPICS.topic("ask-runewars-rout")
_DAMAGE: Final = TOPICS.topic("ask-runewars-damage")
_DESTROY: Final = TOPICS.topic("ask-runewars-battle-destroy")
_WHICH: Final = TOPICS.topic("ask-runewars-which-damage")
_FORTIFICATION: Final = TOPICS.topic("ask-runewars-fortification")
_WARDS: Final = TOPICS.topic("ask-runewars-wards")
_CAPTURE: Final = TOPICS.topic("ask-runewars-capture")
_MOVE_STRONGHOLD: Final = TOPICS.topic("ask-runewars-move-stronghold")


def supporter(g: Table, seat: int, words: list[Word], judge: Judge) -> Ask:
    """Which hero supports the troops?"""
    return Ask(seat, _SUPPORTER, words, "RW.battle.3", judge)


def supported(g: Table, seat: int, hero: int, words: list[Word], law: str, judge: Judge) -> Ask:
    """Beside which type does he stand?"""
    return Ask(seat, _SUPPORTED, words, law, judge, False, {"hero": HERO[hero]})


def attack_with(g: Table, seat: int, words: list[Word], law: str) -> Ask:
    """Which type draws cards next?"""
    return Ask(seat, _ATTACK_WITH, words, law)


def support_draw(g: Table, seat: int, hero: int, unit: Word) -> Ask:
    args: dict[str, object] = {"hero": HERO[hero], "unit": unit}
    return Ask(seat, _SUPPORT_DRAW, [YES, SKIP], "RW.heroes.support.2", None, False, args)


@final
class DrawnAsk(Ask):
    """Which of the cards just drawn? Only their side knows them, so they are read when somebody looks."""

    __slots__ = ("_g", "_side")

    def __init__(self, g: Table, seat: int, side: int, unit: Word) -> None:
        super().__init__(seat, _SUPPORT_DISCARD, [], "RW.heroes.support.2", None, False, {"unit": unit})
        self._g: Table = g
        self._side: int = side

    def candidates(self) -> list[Word]:
        battle = self._g.battle
        return [] if battle is None else [FATE[card] for card in sorted(battle.drawn[self._side])]


def support_discard(g: Table, seat: int, side: int, unit: Word) -> Ask:
    return DrawnAsk(g, seat, side, unit)


def rout(g: Table, seat: int, words: list[Word], count: int, law: str, judge: Judge) -> Ask:
    """Which of his units is laid down?"""
    return Ask(seat, _ROUT, words, law, judge, False, {"count": count})


def damage(g: Table, seat: int, words: list[Word], count: int, law: str, judge: Judge) -> Ask:
    """Which of his units takes the damage?"""
    return Ask(seat, _DAMAGE, words, law, judge, False, {"count": count})


def destroy(g: Table, seat: int, words: list[Word], count: int, law: str, judge: Judge) -> Ask:
    """Which of his units is destroyed?"""
    return Ask(seat, _DESTROY, words, law, judge, False, {"count": count})


def which(g: Table, seat: int, unit: Word, damages: list[Word], law: str) -> Ask:
    """Several such units have different damage: which one?"""
    return Ask(seat, _WHICH, damages, law, None, False, {"unit": unit})


def fortification(g: Table, seat: int, kind: int, law: str) -> Ask:
    return Ask(seat, _FORTIFICATION, [YES, SKIP], law, None, False, {"development": DEVELOPMENT[kind]})


def wards(g: Table, seat: int, words: list[Word], judge: Judge) -> Ask:
    return Ask(seat, _WARDS, words, "RW.developments.defence.elves", judge)


def capture(g: Table, seat: int, area: int) -> Ask:
    """Does the victor put a stronghold of his own in place of the one he took?"""
    return Ask(seat, _CAPTURE, [YES, SKIP], "RW.battle.7.2", None, False, {"area": AREA[area]})


def move_stronghold(g: Table, seat: int, area: int, judge: Judge) -> Ask:
    """All tokens are on the board: which stronghold is given up for the captured one?"""
    return AreaAsk(g, seat, _MOVE_STRONGHOLD, "RW.battle.7.3", judge, [SKIP], {"area": AREA[area]})
