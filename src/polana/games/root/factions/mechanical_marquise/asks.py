"""What is asked about the Mechanical Marquise: of its neighbour, and of whoever has spies."""

from __future__ import annotations

from typing import Final, final

from polana.games.root.asks import TOPICS, CardAsk, Wording
from polana.games.root.components import CARDS
from polana.games.root.factions.mechanical_marquise.words import ORDER_WORDS
from polana.games.root.promise import Promise
from polana.games.root.state import Side
from polana.games.root.words import PASS
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_KEEP: Final = TOPICS.topic("ask-root-automaton-keep")
HOMELAND: Final = Wording(TOPICS.topic("ask-root-automaton-home"))
_SPY: Final = Wording(TOPICS.topic("ask-root-spy"))
_SPY_REVEAL: Final = TOPICS.topic("ask-root-spy-reveal")
_SPY_SWAP: Final = TOPICS.topic("ask-root-spy-swap")
_SPY_SWAP_WITH: Final = TOPICS.topic("ask-root-spy-swap-with")
_KEPT: Final = TOPICS.topic("ask-root-kept-card")


@final
class SpyPromise(Promise):
    """Whoever plays a spy holds one (R.S.1)."""

    def is_kept_by(self, card: int) -> bool:
        return CARDS[card].spy


def keep(me: Side, clearings: list[Word], law: str) -> Ask:
    """6.3.2: where the keep stands is left to whoever handles its pieces (R.M.4)."""
    return Ask(me.seat, _KEEP, clearings, law)


def spy(me: Side, judge: Judge) -> Ask:
    """R.S.1: which spy is played?"""
    return CardAsk(me, _SPY, "R.S.1", judge, [], implies=SpyPromise(me, 0))


def spy_reveal(me: Side, slots: list[int]) -> Ask:
    return Ask(me.seat, _SPY_REVEAL, [ORDER_WORDS[slot] for slot in slots], "R.S.3")


def spy_swap(me: Side, slots: int) -> Ask:
    """The first of two Orders that change places, or none."""
    return Ask(me.seat, _SPY_SWAP, [*ORDER_WORDS[:slots], PASS], "R.S.3")


def spy_swap_with(me: Side, one: Word, slots: int) -> Ask:
    others = [word for word in ORDER_WORDS[:slots] if word is not one]
    return Ask(me.seat, _SPY_SWAP_WITH, others, "R.S.3", args={"order": one})


def kept_card(seat: int, cards: list[Word], judge: Judge) -> Ask:
    """R.P.3: which of the cards that he crafted in the match just won does he keep?"""
    return Ask(seat, _KEPT, cards, "R.P.3", judge)
