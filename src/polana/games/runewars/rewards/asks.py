"""Questions about Reward cards. What lies face down is read when somebody looks (RW.rewards.secret)."""

from __future__ import annotations

from typing import final

from polana.games.runewars import topics
from polana.games.runewars.map.asks import AreaAsk
from polana.games.runewars.state import Table
from polana.games.runewars.words import HERO, REWARD
from polana.kernel.flow import Ask, Judge
from polana.kernel.shelf.piles import each_once
from polana.kernel.topic import Topic
from polana.kernel.word import Word


@final
class RewardAsk(Ask):
    """Which of a hero's Reward cards?"""

    __slots__ = ("_extra", "_g", "_hero")

    def __init__(self, g: Table, seat: int, topic: Topic, hero: int, extra: list[Word], law: str) -> None:
        super().__init__(seat, topic, [], law, None, veiled=True, args={"hero": HERO[hero]})
        self._g: Table = g
        self._hero: int = hero
        self._extra: list[Word] = extra

    def candidates(self) -> list[Word]:
        cards = sorted([reward >> 1 for reward in self._g.rewards[self._hero]])
        return self._extra + each_once(cards, REWARD)


def giver(seat: int, words: list[Word]) -> Ask:
    """Which hero gives a card to another?"""
    return Ask(seat, topics.REWARD_GIVER, words, "RW.rewards.2")


def which(g: Table, seat: int, hero: int, law: str) -> Ask:
    return RewardAsk(g, seat, topics.REWARD_WHICH, hero, [], law)


def taker(seat: int, hero: int, words: list[Word]) -> Ask:
    return Ask(seat, topics.REWARD_TAKER, words, "RW.rewards.2", None, veiled=False, args={"hero": HERO[hero]})


def taker_of_marker(seat: int, words: list[Word]) -> Ask:
    """Who takes what a defeated hero has left?"""
    return Ask(seat, topics.MARKER_TAKER, words, "RW.defeat.marker.2")


def owner(seat: int, card: int, words: list[Word], veiled: bool) -> Ask:
    """Whose card is used? Who else has one like it may be a secret, so the question may be veiled."""
    return Ask(seat, topics.REWARD_OWNER, words, "RW.rewards.1", None, veiled=veiled, args={"card": REWARD[card]})


def flute_to(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, topics.FLUTE, "RW.rewards.1", judge, [])


def summon_from(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, topics.SUMMON_FROM, "RW.rewards.1", judge, [])


def summon(seat: int, words: list[Word], judge: Judge, left: int) -> Ask:
    return Ask(seat, topics.SUMMON, words, "RW.rewards.1", judge, veiled=False, args={"count": left})


def ice_storm(seat: int, words: list[Word], left: int) -> Ask:
    return Ask(seat, topics.ICE_STORM, words, "RW.rewards.1", None, veiled=False, args={"count": left})
