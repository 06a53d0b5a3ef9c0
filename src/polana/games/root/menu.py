"""What a player may do at a moment of the turn besides the faction's own actions (1.1.3, 1.4.1, 1.4.2).

- `offers_to` gathers what is offered to a player at a moment: by cards in play, by the table (dominance, the map's own
  actions), by other sides. Each offer judges itself (`offers.py`).
- `choose_action` asks a faction's menu, with everything added that is offered *between* actions.
- `pause` offers the same where a faction has no menu but follows a fixed procedure.
- `moment` resolves all that happens "at the start of" or "at the end of" a part of the turn, in the order that the
  current player likes.
"""

from __future__ import annotations

from typing import Final

from polana.games.root import asks, dominance
from polana.games.root import news as told
from polana.games.root.asks import Wording
from polana.games.root.cards import mark_used
from polana.games.root.components import CARDS, NONE
from polana.games.root.effects.base import (
    EFFECTS,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    IN_EVENING,
    START_OF_BIRDSONG,
)
from polana.games.root.offers import FreeAction, Offer
from polana.games.root.state import Side, State
from polana.games.root.woodland import paths
from polana.games.root.words import DOMINANCE, DONE, USE_WORDS
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

MANDATORY_FIRST: Final = Refusal("1.4.1", "why-root-mandatory-first")


#: The moment between two actions, as effects name it, by phase.
BETWEEN: Final[list[int]] = [IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING]


class UseCard(Offer):
    """4.1.3: a card in the play area that can be used at a moment."""

    def __init__(self, card: int) -> None:
        super().__init__(USE_WORDS[card])
        self.card: int = card

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return EFFECTS[self.card].why_not(g, me)

    def is_veiled(self, g: State, me: Side) -> bool:
        return EFFECTS[self.card].is_veiled(g, me)

    def is_mandatory(self) -> bool:
        return EFFECTS[self.card].mandatory

    def take(self, g: State, me: Side) -> Flow[None]:
        return use_effect(g, me, self.card)


_USE: Final[list[Offer]] = [UseCard(card) for card in range(len(CARDS))]
#: What anybody may do in Daylight, whatever his faction, in this order.
FREE_ACTIONS: Final[list[FreeAction]] = [dominance.ACTIVATE, dominance.TAKE_AVAILABLE, paths.OPEN]


def offers_to(g: State, me: Side, moment: int) -> list[Offer]:
    """All offers of a moment to the player on turn, whether he can take them or not."""
    offers: list[Offer] = []
    for card in me.play:
        if EFFECTS[card].moment == moment:
            offers.append(_USE[card])
    if moment == IN_DAYLIGHT:
        for action in FREE_ACTIONS:
            if action.is_made(g, me):
                offers.append(action)
    if g.any_offers:
        for side in g.sides:
            if side.rules.makes_offers and side is not me:
                offers.extend(side.rules.offers(g, side, me, moment))
    for site in g.landmarks:
        offers.extend(site.rules.offers(g, site, me, moment))
    return offers


def open_to(g: State, me: Side, offers: list[Offer]) -> list[Offer]:
    """Those that the player can take, or that only he knows about."""
    return [offer for offer in offers if offer.is_veiled(g, me) or offer.why_not(g, me) is None]


def any_veiled(g: State, me: Side, offers: list[Offer]) -> bool:
    for offer in offers:
        if offer.is_veiled(g, me):
            return True
    return False


class Menu(Judge):
    """Each offer is its own judge; about the faction's own words, which come first, the faction's judge decides."""

    def __init__(self, g: State, me: Side, offers: list[Offer], words: list[Word], own: Judge) -> None:
        self.g: State = g
        self.me: Side = me
        self.offers: list[Offer] = offers
        self.words: list[Word] = words
        self.own: Judge = own

    def why_not(self, word: Word) -> Refusal | None:
        for offer in self.offers:
            if offer.word is word:
                return offer.why_not(self.g, self.me)
        return self.own.why_not(word)

    def sift(self, words: list[Word]) -> list[Word]:
        found = self.own.sift(self.words)
        for offer in self.offers:
            if offer.why_not(self.g, self.me) is None:
                found.append(offer.word)
        return found


def take(g: State, me: Side, offers: list[Offer], word: Word) -> Flow[None]:
    """Take the offer with this word."""
    for offer in offers:
        if offer.word is word:
            yield from offer.take(g, me)
            return


def use_effect(g: State, me: Side, card: int) -> Flow[None]:
    """4.1.3: use the effect of a card in the play area."""
    mark_used(me, card)
    told.used(g, me, card, "4.1.3")
    yield from EFFECTS[card].use(g, me)


def choose_action(
    g: State,
    me: Side,
    about: Wording,
    words: list[Word],
    law: str,
    judge: Judge,
    veiled: bool = False,
) -> Flow[Word | None]:
    """Ask a faction's menu. None: something other than a faction action was done, so the step is over: ask anew.

    The ask is veiled if the player holds cards: what he can do may depend on them. `veiled` says that it depends on
    other secrets too.
    """
    offers = offers_to(g, me, BETWEEN[g.phase])
    candidates = words
    if offers:
        candidates = words + [offer.word for offer in offers]
        judge = Menu(g, me, offers, words, judge)
    veiled = veiled or bool(me.hand)
    word = yield Ask(me.seat, about.topic, candidates, law, judge, veiled, about.args, about.elsewhere)
    told.action(g)
    for offer in offers:
        if offer.word is word:
            yield from offer.take(g, me)
            return None
    return word


def pause(g: State, me: Side) -> Flow[None]:
    """Between two steps of a fixed procedure: free actions until the player is done, if there are any to take."""
    while True:
        offers = offers_to(g, me, BETWEEN[g.phase])
        if not offers or not open_to(g, me, offers):
            return
        words = [offer.word for offer in offers]
        word = yield asks.pause(me, words, AtMoment(g, me, offers), any_veiled(g, me, offers))
        if word is DONE:
            return
        told.action(g)
        yield from take(g, me, offers, word)


# --- at the start and the end of a part of the turn -----------------------------------------------------------------


class AtMoment(Judge):
    """Offers that can be taken at a moment; `done` only when nothing mandatory is left."""

    def __init__(self, g: State, me: Side, offers: list[Offer]) -> None:
        self.g: State = g
        self.me: Side = me
        self.offers: list[Offer] = offers

    def why_not(self, word: Word) -> Refusal | None:
        for offer in self.offers:
            if offer.word is word:
                return offer.why_not(self.g, self.me)
            if word is DONE and offer.is_mandatory() and offer.why_not(self.g, self.me) is None:
                return MANDATORY_FIRST
        return None


def moment(g: State, me: Side, which: int) -> Flow[None]:
    """1.1.3, 1.4.1: everything of this moment, in the order that the current player likes.

    At the start of Birdsong the dominance check is one of these things (3.3.1). Nothing is offered to a player who
    follows his printed orders (R.M.4).
    """
    if not me.rules.seated:
        return
    checked = which != START_OF_BIRDSONG or me.dominance == NONE
    while True:
        offers = offers_to(g, me, which)
        if not offers or not open_to(g, me, offers):
            break
        words = [offer.word for offer in offers]
        words.append(DONE if checked else DOMINANCE)
        word = yield asks.moment(me, words, AtMoment(g, me, offers), any_veiled(g, me, offers))
        if word is DONE:
            break
        if word is DOMINANCE:
            dominance.check_dominance(g, me)
            checked = True
        else:
            yield from take(g, me, offers, word)
    if not checked:
        dominance.check_dominance(g, me)
