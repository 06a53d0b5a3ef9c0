"""Questions of the Quest phase. Quests and rewards are read when somebody looks: others must not know them."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.asks.areas import AreaAsk
from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.decks import REWARD_TIMING
from polana.games.runewars.state import Table
from polana.games.runewars.words import ATTRIBUTE, DONE, FATE, HEAL, HERO, MOVE, QUEST, REWARD, SKIP, TRAIN, YES
from polana.kernel.flow import Ask, Judge, distinct
from polana.kernel.shelf.piles import each_once
from polana.kernel.word import Word

_HERO: Final = TOPICS.topic("ask-runewars-quest-hero")
_ACTION: Final = TOPICS.topic("ask-runewars-quest-action")
_STEP: Final = TOPICS.topic("ask-runewars-hero-step")
_THEN: Final = TOPICS.topic("ask-runewars-hero-then")
_DESTINY: Final = TOPICS.topic("ask-runewars-destiny")
_RETRY: Final = TOPICS.topic("ask-runewars-retry")
_HEAL_OTHER: Final = TOPICS.topic("ask-runewars-heal-other")
_PEEK: Final = TOPICS.topic("ask-runewars-peek-beside")
_AMBUSH: Final = TOPICS.topic("ask-runewars-ambush")
_DRAUGHT: Final = TOPICS.topic("ask-runewars-draught")
_MERCHANT: Final = TOPICS.topic("ask-runewars-merchant")
_RAID: Final = TOPICS.topic("ask-runewars-raid")
_SCROLL: Final = TOPICS.topic("ask-runewars-scroll")
_LESSON: Final = TOPICS.topic("ask-runewars-lesson")
_RAZE: Final = TOPICS.topic("ask-runewars-raze")


@final
class QuestHeroAsk(Ask):
    """Which hero acts next? Or is a reward that works in the Quest phase used?"""

    __slots__ = ("_g", "_words")

    def __init__(self, g: Table, seat: int, words: list[Word], judge: Judge) -> None:
        super().__init__(seat, _HERO, [], "RW.questphase.2", judge, True)
        self._g: Table = g
        self._words: list[Word] = words

    def candidates(self) -> list[Word]:
        g = self._g
        cards: list[Word] = []
        for hero in range(len(g.hero_seat)):
            if g.hero_seat[hero] == self.seat:
                for reward in sorted(g.rewards[hero]):
                    if REWARD_TIMING[reward >> 1] == "quest_phase":
                        cards.append(REWARD[reward >> 1])
        return self._words + distinct(cards)


def quest_hero(g: Table, seat: int, words: list[Word], judge: Judge) -> Ask:
    return QuestHeroAsk(g, seat, words, judge)


def action(g: Table, hero: int, judge: Judge) -> Ask:
    return Ask(g.hero_seat[hero], _ACTION, [MOVE, HEAL, TRAIN], "RW.questphase.2", judge, False, {"hero": HERO[hero]})


def step(g: Table, hero: int, judge: Judge, extra: list[Word], veiled: bool) -> Ask:
    """Where does he go next?"""
    law = "RW.questphase.move.1"
    return AreaAsk(g, g.hero_seat[hero], _STEP, law, judge, extra, {"hero": HERO[hero]}, veiled)


@final
class ThenAsk(Ask):
    """A duel, a quest in hand, or neither?"""

    __slots__ = ("_enemies", "_g")

    def __init__(self, g: Table, hero: int, enemies: list[Word], judge: Judge) -> None:
        args: dict[str, object] = {"hero": HERO[hero]}
        super().__init__(g.hero_seat[hero], _THEN, [], "RW.questphase.move.1", judge, True, args)
        self._g: Table = g
        self._enemies: list[Word] = enemies

    def candidates(self) -> list[Word]:
        return [DONE, *self._enemies] + [QUEST[quest] for quest in sorted(self._g.players[self.seat].quests)]


def then(g: Table, hero: int, enemies: list[Word], judge: Judge) -> Ask:
    return ThenAsk(g, hero, enemies, judge)


@final
class DestinyAsk(Ask):
    """Which of the Fate cards that lie open?"""

    __slots__ = ("_g",)

    def __init__(self, g: Table, hero: int, attribute: int, law: str) -> None:
        args: dict[str, object] = {"hero": HERO[hero], "attribute": ATTRIBUTE[attribute]}
        super().__init__(g.hero_seat[hero], _DESTINY, [], law, None, False, args)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        return [FATE[card] for card in self._g.fate_open]


def destiny(g: Table, hero: int, attribute: int, law: str) -> Ask:
    return DestinyAsk(g, hero, attribute, law)


def retry(g: Table, hero: int) -> Ask:
    return Ask(g.hero_seat[hero], _RETRY, [YES, SKIP], "RW.heroes.card", None, False, {"hero": HERO[hero]})


def heal_other(seat: int, heroes: list[Word]) -> Ask:
    return Ask(seat, _HEAL_OTHER, heroes, "RW.heroes.card")


def peek_beside(g: Table, seat: int, hero: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, _PEEK, "RW.heroes.card", judge, [SKIP], {"hero": HERO[hero]})


def ambush(seat: int, heroes: list[Word]) -> Ask:
    return Ask(seat, _AMBUSH, heroes, "RW.tactics.1")


def draught(seat: int, heroes: list[Word]) -> Ask:
    return Ask(seat, _DRAUGHT, heroes, "RW.tactics.1")


def merchant(g: Table, hero: int) -> Ask:
    return Ask(g.hero_seat[hero], _MERCHANT, [YES, SKIP], "RW.explore.merchant", None, False, {"hero": HERO[hero]})


@final
class RaidAsk(Ask):
    """A Reward card, or 1 more damage?"""

    __slots__ = ("_g", "_hero")

    def __init__(self, g: Table, hero: int) -> None:
        super().__init__(g.hero_seat[hero], _RAID, [], "RW.explore.patrol", None, False, {"hero": HERO[hero]})
        self._g: Table = g
        self._hero: int = hero

    def candidates(self) -> list[Word]:
        cards = sorted([reward >> 1 for reward in self._g.rewards[self._hero]])
        return [SKIP, *each_once(cards, REWARD)]


def raid(g: Table, hero: int) -> Ask:
    return RaidAsk(g, hero)


def scroll(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, _SCROLL, "RW.explore.scroll", judge, [])


def lesson(g: Table, hero: int, judge: Judge) -> Ask:
    """Does he train an attribute, and which?"""
    words = [SKIP, *ATTRIBUTE]
    return Ask(g.hero_seat[hero], _LESSON, words, "RW.explore.training", judge, False, {"hero": HERO[hero]})


def raze(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, _RAZE, "RW.explore.types", judge, [])
