"""Questions about bids, titles, objectives, runes, and the cards in a hand, read when somebody looks."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.map.asks import AreaAsk
from polana.games.runewars.state import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, Table
from polana.games.runewars.words import AREA, DONE, FULFIL, HERO, INFLUENCE, QUEST, REWARD, RUNE, SKIP, TACTIC, TITLE
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.shelf.options import Others
from polana.kernel.shelf.piles import each_once
from polana.kernel.topic import Topic
from polana.kernel.word import Word

# --- bids, titles, objectives -----------------------------------------------------------------------------------------


NOT_SO_MUCH: Final = Others("influence", Refusal("RW.bidding.2", "why-runewars-bid-much"))
NOT_THAT_PRICE: Final = Others("influence", Refusal("RW.orders.7.supremacy.1", "why-runewars-title-price"))


def bid(seat: int, most: int) -> Ask:
    """How much influence? None is a bid too (RW.bidding.2)."""
    return Ask(seat, topics.BID, INFLUENCE[: most + 1], "RW.bidding.2", elsewhere=NOT_SO_MUCH)


def tied(seat: int, tied: list[Word], first: bool, law: str) -> Ask:
    """Whose bid counts as the highest, or the lowest?"""
    return Ask(seat, topics.TIED_FIRST if first else topics.TIED_LAST, tied, law)


def title(seat: int, judge: Judge) -> Ask:
    return Ask(seat, topics.TITLE, [SKIP, *TITLE], "RW.orders.7.supremacy.1", judge)


def title_price(seat: int, title: Word, prices: list[Word]) -> Ask:
    law = "RW.orders.7.supremacy.1"
    return Ask(seat, topics.TITLE_PRICE, prices, law, args={"title": title}, elsewhere=NOT_THAT_PRICE)


def title_tactic(g: Table, seat: int, left: int) -> Ask:
    return TacticsAsk(g, seat, topics.TITLE_TACTIC, "RW.titles.1", {"count": left})


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
        super().__init__(seat, topics.TITLE_REWARD, [], "RW.titles.1", None, veiled=True, args={"count": left})
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
    return Ask(
        seat,
        topics.REWARD_OF,
        [HERO[hero] for hero in heroes],
        "RW.titles.1",
        None,
        veiled=veiled,
        args={"reward": reward},
    )


def show_objective(seat: int, judge: Judge) -> Ask:
    """Does a player show his objective in another's turn? Whether he could is his secret."""
    return Ask(seat, topics.SHOW_OBJECTIVE, [DONE, FULFIL], "RW.objectives.2", judge, veiled=True)


@final
class RevealAsk(Ask):
    """Which face-down token of his own is turned up? Which are dragon runes is read when somebody looks."""

    __slots__ = ("_dragon", "_g")

    def __init__(self, g: Table, seat: int, dragon: bool, law: str) -> None:
        super().__init__(seat, topics.REVEAL_DRAGON if dragon else topics.REVEAL, [], law, None, veiled=dragon)
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


# --- runes ------------------------------------------------------------------------------------------------------------


class FalseRuneAsk(Ask):
    """Which of his false runes? Which tokens are false is a secret, so they are read when somebody looks."""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(seat, topics.RUNE_DISCARD, [], "RW.runes.gain.1", None, veiled=True)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        g = self._g
        return [DONE] + [
            AREA[area] for area in g.chart.areas if g.owner[area] == self.seat and g.rune[area] == FALSE_RUNE
        ]


def discard_false(g: Table, seat: int) -> Ask:
    return FalseRuneAsk(g, seat)


def where(g: Table, seat: int, judge: Judge, law: str, left: int) -> Ask:
    return AreaAsk(g, seat, topics.RUNE_WHERE, law, judge, [], {"count": left})


def which_is_dragon(seat: int, areas: list[Word], law: str) -> Ask:
    return Ask(seat, topics.RUNE_DRAGON, areas, law)


def which_rune(seat: int, law: str) -> Ask:
    return Ask(seat, topics.RUNE_WHICH, RUNE, law)


# --- hands ------------------------------------------------------------------------------------------------------------


class TacticsAsk(Ask):
    """Which Tactics card of the hand, drawn this season or before?"""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int, topic: Topic, law: str, args: dict[str, Arg] | None = None) -> None:
        super().__init__(seat, topic, [], law, None, veiled=True, args=args)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        player = self._g.players[self.seat]
        return each_once(sorted(player.tactics + player.fresh), TACTIC)


class QuestAsk(Ask):
    """Which Quest card of the hand?"""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int, topic: Topic, law: str) -> None:
        super().__init__(seat, topic, [], law, None, veiled=True)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        return [QUEST[quest] for quest in sorted(self._g.players[self.seat].quests)]


def discard_tactic(g: Table, seat: int) -> Ask:
    return TacticsAsk(g, seat, topics.DISCARD_TACTIC, "RW.tactics.3")


def discard_quest(g: Table, seat: int) -> Ask:
    return QuestAsk(g, seat, topics.DISCARD_QUEST, "RW.quests.2")
