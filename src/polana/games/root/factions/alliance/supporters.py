"""The supporters (8.2.3): who joins them, and what they are spent on."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import Wording
from polana.games.root.cards import ANY_CARD, discard, draw_one, why_not_of
from polana.games.root.components import CARDS, NONE, faction_table
from polana.games.root.factions.alliance import asks
from polana.games.root.factions.alliance import news as told
from polana.games.root.factions.alliance.side import AllianceSide, has_base
from polana.games.root.promise import Promise
from polana.games.root.state import State
from polana.games.root.woodland.suits import matching
from polana.games.root.words import CARD_WORDS
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.piles import each_once
from polana.kernel.word import Word

_TABLE: Final = faction_table("alliance")
#: 8.2.3.I: supporters that the stack can hold without a base.
CAPACITY: Final[int] = _TABLE["turn"]["supporters_limit_without_base"]
#: The stack among the `secret_cards`, for promises.
STACK: Final = 1


def gain_supporter(g: State, own: AllianceSide, card: int) -> None:
    """8.2.3.I: without a base the stack holds five cards, and any further one is discarded."""
    if len(own.supporters) >= CAPACITY and not has_base(own):
        discard(g, card)
        told.stack_full(g, own, card)
    else:
        own.supporters.append(card)


def draw_supporters(g: State, own: AllianceSide, count: int, law: str) -> None:
    """The top cards of the deck become supporters. Only the Alliance sees them."""
    for _ in range(count):
        card = draw_one(g)
        if card == NONE:
            return
        told.drew_supporter(g, own, card, law)
        gain_supporter(g, own, card)


def supporters_for(g: State, own: AllianceSide, where: int) -> int:
    """How many supporters match a clearing; birds match every one (2.1.1)."""
    suits = matching(g, where)
    count = 0
    for card in own.supporters:
        if suits >> CARDS[card].suit & 1:
            count += 1
    return count


class SupporterAsk(Ask):
    """A question about the supporters: identical cards are one option. As secret as one about the hand."""

    __slots__ = ("_own",)

    def __init__(
        self, own: AllianceSide, about: Wording, law: str, judge: Judge | None, *, implies: Promise | None
    ) -> None:
        super().__init__(own.seat, about.topic, [], law, judge, veiled=True, args=about.args, implies=implies)
        self._own: AllianceSide = own

    def candidates(self) -> list[Word]:
        return each_once(self._own.supporters, CARD_WORDS)


class Matching(Judge):
    """Supporters of one of these suits."""

    def __init__(self, suits: int) -> None:
        self.suits: int = suits

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_of(word.value, self.suits)


def spend_supporter(
    g: State, own: AllianceSide, about: Wording, law: str, suits: int = ANY_CARD, implies: Promise | None = None
) -> Flow[None]:
    """One supporter goes to the discard pile."""
    word = yield SupporterAsk(own, about, law, Matching(suits), implies=implies)
    own.supporters.remove(word.value)
    discard(g, word.value)
    told.spent_supporter(g, own, word.value, law)


def spend_supporters(g: State, own: AllianceSide, where: int, count: int, law: str) -> Flow[None]:
    """8.4.1.II, 8.4.2.II: this many supporters that match a clearing, of the player's choice. There must be enough."""
    suits = matching(g, where)
    for left in range(count, 0, -1):
        implies = Promise(own, suits, left, STACK)
        yield from spend_supporter(g, own, asks.spend_supporter(left), law, suits, implies)
