"""Questions about bids, titles, objectives and revealed runes."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.asks.hands import TacticsAsk
from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import DRAGON_RUNE, NO_RUNE, Table
from polana.games.runewars.words import AREA, DONE, FULFIL, HERO, INFLUENCE, REWARD, SKIP, TITLE
from polana.kernel.flow import Ask, Judge
from polana.kernel.shelf.piles import each_once
from polana.kernel.word import Word

_BID: Final = TOPICS.topic("ask-runewars-bid")
_TIED_FIRST: Final = TOPICS.topic("ask-runewars-tied-first")
_TIED_LAST: Final = TOPICS.topic("ask-runewars-tied-last")
_TITLE: Final = TOPICS.topic("ask-runewars-title")
_TITLE_PRICE: Final = TOPICS.topic("ask-runewars-title-price")
_TITLE_TACTIC: Final = TOPICS.topic("ask-runewars-title-tactic")
_TITLE_REWARD: Final = TOPICS.topic("ask-runewars-title-reward")
_REWARD_OF: Final = TOPICS.topic("ask-runewars-reward-of")
_SHOW_OBJECTIVE: Final = TOPICS.topic("ask-runewars-show-objective")
_REVEAL: Final = TOPICS.topic("ask-runewars-reveal")
_REVEAL_DRAGON: Final = TOPICS.topic("ask-runewars-reveal-dragon")


def bid(seat: int, most: int) -> Ask:
    """How much influence? None is a bid too (RW.bidding.2)."""
    return Ask(seat, _BID, INFLUENCE[: most + 1], "RW.bidding.2")


def tied(seat: int, tied: list[Word], first: bool, law: str) -> Ask:
    """Whose bid counts as the highest, or the lowest?"""
    return Ask(seat, _TIED_FIRST if first else _TIED_LAST, tied, law)


def title(seat: int, judge: Judge) -> Ask:
    return Ask(seat, _TITLE, [SKIP, *TITLE], "RW.orders.7.supremacy.1", judge)


def title_price(seat: int, title: Word, prices: list[Word]) -> Ask:
    return Ask(seat, _TITLE_PRICE, prices, "RW.orders.7.supremacy.1", None, False, {"title": title})


def title_tactic(g: Table, seat: int, left: int) -> Ask:
    return TacticsAsk(g, seat, _TITLE_TACTIC, "RW.titles.1", {"count": left})


def not_given(g: Table, hero: int, given: list[int]) -> list[int]:
    """The rewards of a hero without those already given up, each of which is hero * 256 + entry."""
    rest = g.rewards[hero].copy()
    for each in given:
        if each >> 8 == hero:
            rest.remove(each & 255)
    return rest


@final
class RewardAsk(Ask):
    """Which Reward card of his heroes?"""

    __slots__ = ("_g", "_given")

    def __init__(self, g: Table, seat: int, given: list[int], left: int) -> None:
        super().__init__(seat, _TITLE_REWARD, [], "RW.titles.1", None, True, {"count": left})
        self._g: Table = g
        self._given: list[int] = given

    def candidates(self) -> list[Word]:
        held: list[int] = []
        for hero in range(len(self._g.rewards)):
            if self._g.hero_seat[hero] == self.seat:
                held += [reward >> 1 for reward in not_given(self._g, hero, self._given)]
        return each_once(sorted(held), REWARD)


def title_reward(g: Table, seat: int, given: list[int], left: int) -> Ask:
    return RewardAsk(g, seat, given, left)


def reward_of(seat: int, heroes: list[int], reward: Word, veiled: bool) -> Ask:
    """From whom is it taken? Who else has one like it may be a secret, so the question may be veiled."""
    return Ask(seat, _REWARD_OF, [HERO[hero] for hero in heroes], "RW.titles.1", None, veiled, {"reward": reward})


def show_objective(seat: int, judge: Judge) -> Ask:
    """Does a player show his objective in another's turn? Whether he could is his secret."""
    return Ask(seat, _SHOW_OBJECTIVE, [DONE, FULFIL], "RW.objectives.2", judge, True)


@final
class RevealAsk(Ask):
    """Which face-down token of his own is turned up? Which are dragon runes is read when somebody looks."""

    __slots__ = ("_dragon", "_g")

    def __init__(self, g: Table, seat: int, dragon: bool, law: str) -> None:
        super().__init__(seat, _REVEAL_DRAGON if dragon else _REVEAL, [], law, None, dragon)
        self._g: Table = g
        self._dragon: bool = dragon

    def candidates(self) -> list[Word]:
        g = self._g
        return [
            AREA[area]
            for area in g.chart.areas
            if g.owner[area] == self.seat
            and not g.rune_up[area]
            and (g.rune[area] == DRAGON_RUNE if self._dragon else g.rune[area] != NO_RUNE)
        ]


def reveal(g: Table, seat: int, dragon: bool, law: str) -> Ask:
    return RevealAsk(g, seat, dragon, law)
