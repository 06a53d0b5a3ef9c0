"""Questions about heroes: who serves, what they learn, what they do in the Quest phase, quests and duels."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.battle.battlefield import Duel
from polana.games.runewars.deed import Deeds
from polana.games.runewars.map.asks import AreaAsk
from polana.games.runewars.state import Table
from polana.games.runewars.words import ATTRIBUTE, DONE, FATE, HERO, HIT, REWARD, SKIP, YES
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.options import Others
from polana.kernel.shelf.piles import each_once
from polana.kernel.topic import Topic
from polana.kernel.word import Word

# --- who serves, what they learn --------------------------------------------------------------------------------------


STAYS: Final = Others("hero", Refusal("RW.heroes.gain.2", "why-runewars-hero-stays"))


def stronghold(g: Table, seat: int, hero: int, judge: Judge) -> Ask:
    """At which stronghold does a new hero begin?"""
    return AreaAsk(g, seat, topics.HERO_STRONGHOLD, "RW.heroes.gain.1", judge, [], {"hero": HERO[hero]})


def surplus(seat: int, heroes: list[Word]) -> Ask:
    """Which hero leaves, now that there are four?"""
    return Ask(seat, topics.HERO_SURPLUS, heroes, "RW.heroes.gain.2", elsewhere=STAYS)


@final
class DrawnHeroAsk(Ask):
    """Which of the heroes that were drawn? Only whoever drew them knows them, so they are read when somebody looks."""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(seat, topics.HERO_KEEP, [], "RW.orders.6.supremacy")
        self._g: Table = g

    def candidates(self) -> list[Word]:
        return [HERO[hero] for hero in sorted(self._g.drawn_heroes)]


def keep(g: Table, seat: int) -> Ask:
    return DrawnHeroAsk(g, seat)


def train(g: Table, hero: int, count: int, judge: Judge, law: str) -> Ask:
    """Which attribute is raised? This many times in all."""
    return Ask(
        g.hero_seat[hero],
        topics.TRAIN,
        list(ATTRIBUTE),
        law,
        judge,
        veiled=False,
        args={"hero": HERO[hero], "count": count},
    )


# --- the Quest phase --------------------------------------------------------------------------------------------------


def action(g: Table, hero: int, deeds: Deeds) -> Menu[Table, int]:
    args: dict[str, object] = {"hero": HERO[hero]}
    return Menu(g.hero_seat[hero], topics.QUEST_ACTION, "RW.questphase.2", g, hero, deeds, args=args)


def step(g: Table, hero: int, judge: Judge, extra: list[Word], veiled: bool) -> Ask:
    """Where does he go next?"""
    law = "RW.questphase.move.1"
    return AreaAsk(g, g.hero_seat[hero], topics.HERO_STEP, law, judge, extra, {"hero": HERO[hero]}, veiled)


@final
class DestinyAsk(Ask):
    """Which of the Fate cards that lie open?"""

    __slots__ = ("_g",)

    def __init__(self, g: Table, hero: int, attribute: int, law: str) -> None:
        args: dict[str, object] = {"hero": HERO[hero], "attribute": ATTRIBUTE[attribute]}
        super().__init__(g.hero_seat[hero], topics.DESTINY, [], law, None, veiled=False, args=args)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        return [FATE[card] for card in self._g.fate_open]


def destiny(g: Table, hero: int, attribute: int, law: str) -> Ask:
    return DestinyAsk(g, hero, attribute, law)


def retry(g: Table, hero: int) -> Ask:
    return Ask(
        g.hero_seat[hero], topics.RETRY, [YES, SKIP], "RW.heroes.card", None, veiled=False, args={"hero": HERO[hero]}
    )


def heal_other(seat: int, heroes: list[Word]) -> Ask:
    return Ask(seat, topics.HEAL_OTHER, heroes, "RW.heroes.card")


def peek_beside(g: Table, seat: int, hero: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, topics.PEEK_BESIDE, "RW.heroes.card", judge, [SKIP], {"hero": HERO[hero]})


def ambush(seat: int, heroes: list[Word]) -> Ask:
    return Ask(seat, topics.AMBUSH, heroes, "RW.tactics.1")


def draught(seat: int, heroes: list[Word]) -> Ask:
    return Ask(seat, topics.DRAUGHT, heroes, "RW.tactics.1")


def merchant(g: Table, hero: int) -> Ask:
    return Ask(
        g.hero_seat[hero],
        topics.MERCHANT,
        [YES, SKIP],
        "RW.explore.merchant",
        None,
        veiled=False,
        args={"hero": HERO[hero]},
    )


@final
class RaidAsk(Ask):
    """A Reward card, or 1 more damage?"""

    __slots__ = ("_g", "_hero")

    def __init__(self, g: Table, hero: int) -> None:
        super().__init__(
            g.hero_seat[hero], topics.RAID, [], "RW.explore.patrol", None, veiled=False, args={"hero": HERO[hero]}
        )
        self._g: Table = g
        self._hero: int = hero

    def candidates(self) -> list[Word]:
        cards = sorted([reward >> 1 for reward in self._g.rewards[self._hero]])
        return [SKIP, *each_once(cards, REWARD)]


def raid(g: Table, hero: int) -> Ask:
    return RaidAsk(g, hero)


def scroll(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, topics.SCROLL, "RW.explore.scroll", judge, [])


def lesson(g: Table, hero: int, judge: Judge) -> Ask:
    """Does he train an attribute, and which?"""
    words = [SKIP, *ATTRIBUTE]
    return Ask(
        g.hero_seat[hero], topics.LESSON, words, "RW.explore.training", judge, veiled=False, args={"hero": HERO[hero]}
    )


def raze(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, topics.RAZE, "RW.explore.types", judge, [])


# --- duels ------------------------------------------------------------------------------------------------------------


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
        super().__init__(g.hero_seat[hero], topic, [], law, judge, veiled=True, args=args)
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
    return DuelRewardAsk(g, hero, topics.EVADE, cards, [SKIP], "RW.duels.2", None, args)


def duel_card(seat: int, duel: Duel, side: int) -> Ask:
    """Which of two Fate cards counts?"""
    return Ask(seat, topics.DUEL_CARD, [FATE[card] for card in duel.cards[side]], "RW.duels.3")


def strike(g: Table, hero: int, cards: list[int], judge: Judge) -> Ask:
    """A special symbol: 1 damage, a reward, or nothing?"""
    args: dict[str, object] = {"hero": HERO[hero]}
    return DuelRewardAsk(g, hero, topics.STRIKE, cards, [HIT, SKIP], "RW.duels.3.special", judge, args)


def parry(g: Table, hero: int, cards: list[int], damage: int, judge: Judge) -> Ask:
    """Is damage prevented?"""
    args: dict[str, object] = {"hero": HERO[hero], "count": damage}
    return DuelRewardAsk(g, hero, topics.PARRY, cards, [DONE], "RW.rewards.duel.1", judge, args)
