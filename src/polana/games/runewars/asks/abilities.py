"""Questions that special abilities of units put."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import Table
from polana.games.runewars.words import SKIP, YES
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_LAW: Final = "RW.battle.5.3"
_CRACK_SHOT: Final = TOPICS.topic("ask-runewars-crack-shot")
_CHARGE: Final = TOPICS.topic("ask-runewars-charge")
_WORD_OF_VAAL: Final = TOPICS.topic("ask-runewars-word-of-vaal")
_OVERPOWER: Final = TOPICS.topic("ask-runewars-overpower")
_FURY: Final = TOPICS.topic("ask-runewars-fury")
_TERRIFYING: Final = TOPICS.topic("ask-runewars-terrifying")
_BURNING: Final = TOPICS.topic("ask-runewars-burning")
_FLAMING_BREATH: Final = TOPICS.topic("ask-runewars-flaming-breath")
_RAGE: Final = TOPICS.topic("ask-runewars-rage")


def crack_shot(g: Table, seat: int, words: list[Word]) -> Ask:
    """Which enemy does an Archer hit?"""
    return Ask(seat, _CRACK_SHOT, words, _LAW)


def charge(g: Table, seat: int, words: list[Word], count: int, judge: Judge) -> Ask:
    """Whom do the Pegasus Riders rout?"""
    return Ask(seat, _CHARGE, words, _LAW, judge, False, {"count": count})


def word_of_vaal(g: Table, seat: int, words: list[Word]) -> Ask:
    """Whom does a Sorceress send off?"""
    return Ask(seat, _WORD_OF_VAAL, words, _LAW)


def overpower(g: Table, seat: int, words: list[Word], judge: Judge) -> Ask:
    """Does a Warrior deal damage, or finish somebody off?"""
    return Ask(seat, _OVERPOWER, words, _LAW, judge)


def fury(g: Table, seat: int) -> Ask:
    """Is a Berserker sacrificed?"""
    return Ask(seat, _FURY, [YES, SKIP], _LAW)


def terrifying(g: Table, seat: int, words: list[Word], count: int) -> Ask:
    """Whom does a Chaos Lord terrify?"""
    return Ask(seat, _TERRIFYING, words, _LAW, None, False, {"count": count})


def burning(g: Table, seat: int, words: list[Word], count: int, judge: Judge) -> Ask:
    """Which of his units burns?"""
    return Ask(seat, _BURNING, words, _LAW, judge, False, {"count": count})


def flaming_breath(g: Table, seat: int, words: list[Word], count: int, judge: Judge) -> Ask:
    """Whom does a Dragon burn?"""
    return Ask(seat, _FLAMING_BREATH, words, _LAW, judge, False, {"count": count})


def rage(g: Table, seat: int, damages: list[Word]) -> Ask:
    """By which Giant's damage?"""
    return Ask(seat, _RAGE, damages, _LAW)
