"""Exposure (13.2.4): enemies guess at face-down plots."""

from __future__ import annotations

from typing import Final

from polana.games.root.cards import choose_matching, holds_match
from polana.games.root.control import is_enemy
from polana.games.root.deed import Deed
from polana.games.root.factions.corvid import asks
from polana.games.root.factions.corvid import news as told
from polana.games.root.factions.corvid.side import PLOT, CorvidSide
from polana.games.root.factions.corvid.words import EXPOSE
from polana.games.root.promise import Promise
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.state import Side, State
from polana.games.root.woodland.suits import matching
from polana.games.root.words import place_of, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOTHING_TO_EXPOSE: Final = Refusal("13.2.4", "why-root-corvid-nothing-to-expose")
NO_CARD_TO_SHOW: Final = Refusal("13.2.4", "why-root-corvid-no-card-to-show")


def exposable(own: CorvidSide, other: Side) -> list[int]:
    """Clearings with a face-down plot and a faction piece of an enemy."""
    if not is_enemy(other, own):
        return []
    return [where for where in own.plots_down() if other.has_pieces(where)]


class Guessable(Judge):
    """Clearings for which the guesser holds a matching card."""

    def __init__(self, g: State, other: Side) -> None:
        self.g: State = g
        self.other: Side = other

    def why_not(self, word: Word) -> Refusal | None:
        return None if holds_match(self.g, self.other, place_of(word)) else NO_CARD_TO_SHOW


class Exposure(Deed):
    """13.2.4: whether it can be taken depends on the guesser's hand, so he is asked either way."""

    def __init__(self, own: CorvidSide) -> None:
        super().__init__(EXPOSE, "13.2.4", True)
        self.own: CorvidSide = own

    def why_not(self, g: State, me: Side) -> Refusal | None:
        for where in exposable(self.own, me):
            if holds_match(g, me, where):
                return None
        return NO_CARD_TO_SHOW

    def do(self, g: State, me: Side) -> Flow[None]:
        own = self.own
        places = exposable(own, me)
        suits = 0
        for where in places:
            suits |= matching(g, where)
        word = yield asks.expose(me, [place_word(where) for where in places], Guessable(g, me), Promise(me, suits))
        where = word.value
        word = yield asks.guess(me, where, Promise(me, matching(g, where)))
        kind = word.value
        card = yield from choose_matching(g, me, asks.expose_card(where), "13.2.4", where)
        yield from guess(g, own, me, where, kind, card)


def guess(g: State, own: CorvidSide, guesser: Side, where: int, kind: int, card: int) -> Flow[None]:
    """A wrong guess costs the card that was shown; a right one removes the plot without its effect."""
    g.chance.reveal()
    right = own.kinds[where] == kind
    told.guessed(g, own, guesser, kind, where, right)
    told.card_shown(g, own, guesser, card, not right)
    if not right:
        own.hand.append(card)
        own.denied[where] |= 1 << kind  # U.C.2 it stays where it is
        return
    guesser.hand.append(card)
    own.exposed = True
    yield from remove(g, Removal([Loss(own, where, PLOT, 1, guesser)], "13.2.4"))
    own.exposed = False
