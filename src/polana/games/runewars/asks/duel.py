"""Questions of a duel (RW.duels). Rewards that lie face down are read when somebody looks."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.battlefield import Duel
from polana.games.runewars.state import Table
from polana.games.runewars.words import DONE, FATE, HERO, HIT, REWARD, SKIP
from polana.kernel.flow import Ask, Judge
from polana.kernel.shelf.piles import each_once
from polana.kernel.topic import Topic
from polana.kernel.word import Word

_EVADE: Final = TOPICS.topic("ask-runewars-evade")
_CARD: Final = TOPICS.topic("ask-runewars-duel-card")
_STRIKE: Final = TOPICS.topic("ask-runewars-strike")
_PARRY: Final = TOPICS.topic("ask-runewars-parry")


@final
class DuelRewardAsk(Ask):
    """Does a hero use one of his rewards, and which? About those of a few cards that he has."""

    __slots__ = ("_cards", "_extra", "_g", "_hero")

    def __init__(
        self,
        g: Table,
        hero: int,
        topic: Topic,
        cards: list[int],
        extra: list[Word],
        law: str,
        judge: Judge | None,
        args: dict[str, object],
    ) -> None:
        super().__init__(g.hero_seat[hero], topic, [], law, judge, True, args)
        self._g: Table = g
        self._hero: int = hero
        self._cards: list[int] = cards
        self._extra: list[Word] = extra

    def candidates(self) -> list[Word]:
        held = sorted([reward >> 1 for reward in self._g.rewards[self._hero]])
        return self._extra + each_once([card for card in held if card in self._cards], REWARD)


def evade(g: Table, hero: int, other: int, cards: list[int]) -> Ask:
    """Does a hero who is challenged get out of it?"""
    args: dict[str, object] = {"hero": HERO[hero], "other": HERO[other]}
    return DuelRewardAsk(g, hero, _EVADE, cards, [SKIP], "RW.duels.2", None, args)


def duel_card(seat: int, duel: Duel, side: int) -> Ask:
    """Which of two Fate cards counts?"""
    return Ask(seat, _CARD, [FATE[card] for card in duel.cards[side]], "RW.duels.3")


def strike(g: Table, hero: int, cards: list[int], judge: Judge) -> Ask:
    """A special symbol: 1 damage, a reward, or nothing?"""
    args: dict[str, object] = {"hero": HERO[hero]}
    return DuelRewardAsk(g, hero, _STRIKE, cards, [HIT, SKIP], "RW.duels.3.special", judge, args)


def parry(g: Table, hero: int, cards: list[int], damage: int, judge: Judge) -> Ask:
    """Is damage prevented?"""
    args: dict[str, object] = {"hero": HERO[hero], "count": damage}
    return DuelRewardAsk(g, hero, _PARRY, cards, [DONE], "RW.rewards.duel.1", judge, args)
