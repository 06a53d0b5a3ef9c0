"""Spies (R.S): played for nothing, they look into the Order queue."""

from __future__ import annotations

from typing import Final, final

from polana.games.root.cards import discard_from_play, put_in_play
from polana.games.root.components import CARDS, SPIES
from polana.games.root.deed import Deed
from polana.games.root.effects.base import IN_DAYLIGHT, Effect, register
from polana.games.root.factions.mechanical_marquise import asks
from polana.games.root.factions.mechanical_marquise import news as told
from polana.games.root.factions.mechanical_marquise.side import MachineSide, machine_of, swap_orders, turn_up
from polana.games.root.factions.mechanical_marquise.words import PLAY_SPY
from polana.games.root.state import Side, State
from polana.games.root.words import PASS
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOT_A_SPY: Final = Refusal("R.S.1", "why-root-not-a-spy")
NO_SPY: Final = Refusal("R.S.1", "why-root-no-spy")
NOTHING_HIDDEN: Final = Refusal("R.S.3", "why-root-no-order-hidden")


class IsSpy(Judge):
    def why_not(self, word: Word) -> Refusal | None:
        return None if CARDS[word.value].spy else NOT_A_SPY


_IS_SPY: Final = IsSpy()


@final
class PlaySpy(Deed):
    """R.S.1, R.S.2: in Daylight a spy goes from the hand into the play area, at no cost and without ten points."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        for card in me.hand:
            if CARDS[card].spy:
                return None
        return NO_SPY

    def do(self, g: State, me: Side) -> Flow[None]:
        word = yield asks.spy(me, _IS_SPY)
        me.hand.remove(word.value)
        put_in_play(g, me, word.value)
        told.played_spy(g, me, word.value)


PLAY: Final[Deed] = PlaySpy(PLAY_SPY, "R.S.1", True)


@final
class Spy(Effect):
    """R.S.3: once in each Daylight of its owner."""

    def __init__(self) -> None:
        super().__init__(IN_DAYLIGHT)

    def why_not(self, g: State, me: Side) -> Refusal | None:
        own = machine_of(g)
        if own is None or not own.hidden_orders:
            return NOTHING_HIDDEN
        return super().why_not(g, me)

    def use(self, g: State, me: Side) -> Flow[None]:
        own = machine_of(g)
        assert own is not None
        down = [slot for slot, face in enumerate(own.faces) if not face]
        word = yield asks.spy_reveal(me, down)
        order = turn_up(g, own, word.value)
        told.spied(g, me, word.value, order)
        if CARDS[order].suit == CARDS[self.card].suit:  # R.S.4: birds are not wild here
            told.lost_spy(g, me, self.card)
            discard_from_play(g, me, self.card)
            return
        yield from may_swap(g, me, own)


def may_swap(g: State, me: Side, own: MachineSide) -> Flow[None]:
    """R.S.3: any two Orders may change places."""
    slots = len(own.faces)
    if slots < 2:
        return
    one = yield asks.spy_swap(me, slots)
    if one is PASS:
        return
    other = yield asks.spy_swap_with(me, one, slots)
    swap_orders(own, one.value, other.value)
    told.swapped(g, me, one.value, other.value)


for _spy in SPIES:
    register(CARDS[_spy].name, Spy())
