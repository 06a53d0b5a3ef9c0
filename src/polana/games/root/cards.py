"""Cards (2.1): drawing, discarding, matching suits, and asking for a card.

Asking a player for a card of his hand gives no secret away: the ask is veiled, so a person is asked even where only one
answer is possible, and its candidates are read from the hand as it is when somebody looks.
"""

from __future__ import annotations

from typing import Final

from polana.games.root import asks
from polana.games.root import news as told
from polana.games.root.asks import CardAsk, Wording
from polana.games.root.components import BIRD, CARDS, NONE
from polana.games.root.control import settle_all
from polana.games.root.deed import NO_MORE, Deeds
from polana.games.root.effects.base import EFFECTS, EVENING_DRAW
from polana.games.root.effects.use import USE
from polana.games.root.promise import Promise
from polana.games.root.state import Side, State
from polana.games.root.woodland.suits import matching
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf import piles
from polana.kernel.word import Word

WRONG_SUIT: Final = Refusal("2.1.1", "why-root-wrong-suit")
NOT_A_BIRD: Final = Refusal("2.1.1.II", "why-root-not-a-bird")


# --- suits --------------------------------------------------------------------------------------------------------

#: Suits of cards, as bits.
ANY_CARD: Final = 15
ONLY_BIRDS: Final = 1 << BIRD


def stands_for(suit: int) -> int:
    """2.1.1: the suits of the cards that are, or stand for, a suit, as bits; NONE: any card will do."""
    return ANY_CARD if suit == NONE else 1 << suit | ONLY_BIRDS


def why_not_suit(card: int, suit: int) -> Refusal | None:
    """2.1.1: birds stand in for any suit; nothing stands in for a bird (2.1.1.II). NONE: any card will do."""
    return why_not_of(card, stands_for(suit))


def why_not_of(card: int, suits: int) -> Refusal | None:
    """Is a card of one of these suits (`stands_for`, `suits.matching`)?"""
    if suits >> CARDS[card].suit & 1:
        return None
    return NOT_A_BIRD if suits == ONLY_BIRDS else WRONG_SUIT


def holds_suit(me: Side, suit: int) -> bool:
    """Has the side a card in hand that can stand for this suit? For judges and hooks of the side's own choices only."""
    return holds_of(me, stands_for(suit))


def holds_match(g: State, me: Side, where: int) -> bool:
    """Has the side a card in hand that matches a clearing? As secret as `holds_suit`."""
    return holds_of(me, matching(g, where))


def holds_of(me: Side, suits: int) -> bool:
    """Has the side a card in hand of one of these suits?"""
    for card in me.hand:
        if suits >> CARDS[card].suit & 1:
            return True
    return False


# --- asking for cards ---------------------------------------------------------------------------------------------


class OfSuits(Judge):
    """A card of one of these suits; other words pass."""

    def __init__(self, suits: int) -> None:
        self.suits: int = suits

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_of(word.value, self.suits) if word.kind == "card" else None


def spend_card(
    g: State,
    me: Side,
    about: Wording,
    law: str,
    suit: int = NONE,
    stop: Word | None = None,
) -> Flow[int]:
    """Ask for a card of a suit (a bird will do) and discard it at once; NONE if the player says `stop` instead."""
    return spend_of(g, me, about, law, stands_for(suit), stop)


def spend_matching(g: State, me: Side, about: Wording, law: str, where: int, stop: Word | None = None) -> Flow[int]:
    """The same for a card that matches a clearing."""
    return spend_of(g, me, about, law, matching(g, where), stop)


def spend_of(g: State, me: Side, about: Wording, law: str, suits: int, stop: Word | None) -> Flow[int]:
    """The same for a card of one of these suits."""
    card = yield from choose_of(g, me, about, law, suits, stop)
    if card != NONE:
        discard(g, card)
        told.spent(g, me, card, law)
    return card


def choose_card(
    g: State,
    me: Side,
    about: Wording,
    law: str,
    suit: int = NONE,
    stop: Word | None = None,
) -> Flow[int]:
    """Ask for a card of a suit and take it out of the hand; the caller puts it somewhere before the next ask."""
    return choose_of(g, me, about, law, stands_for(suit), stop)


def choose_matching(g: State, me: Side, about: Wording, law: str, where: int, stop: Word | None = None) -> Flow[int]:
    """The same for a card that matches a clearing."""
    return choose_of(g, me, about, law, matching(g, where), stop)


def choose_of(g: State, me: Side, about: Wording, law: str, suits: int, stop: Word | None) -> Flow[int]:
    """The same for a card of one of these suits."""
    if stop is None:
        word = yield CardAsk(me, about, law, OfSuits(suits), [], implies=Promise(me, suits))
    else:
        word = yield CardAsk(me, about, law, OfSuits(suits), [stop])
    if word is stop:
        return NONE
    me.hand.remove(word.value)
    return word.value


def reveal(g: State, me: Side, card: int, law: str) -> None:
    """G.1.25: a card of the hand is placed face up in the play area."""
    me.hand.remove(card)
    me.revealed = [*me.revealed, card]
    me.changes += 1
    g.chance.reveal()
    told.revealed(g, me, card, law)


def drop_revealed(me: Side, card: int) -> int:
    """A revealed card leaves the play area; the caller puts it somewhere before the next ask."""
    me.revealed = piles.without(me.revealed, card)
    me.changes += 1
    return card


def take_back_revealed(me: Side) -> None:
    """Revealed cards return to the hand."""
    me.hand.extend(me.revealed)
    me.revealed = []
    me.changes += 1


# --- drawing and discarding ---------------------------------------------------------------------------------------


def draw(g: State, me: Side, count: int, law: str = "") -> int:
    """G.1.2: draw cards into the hand; says how many there were. Whoever has no hand (R.M.2) draws none."""
    if not me.rules.has_hand:
        return 0
    drawn: list[int] = []
    for _ in range(count):
        card = draw_one(g)
        if card == NONE:
            break
        drawn.append(card)
    me.hand.extend(drawn)
    if drawn:
        told.drew(g, me, drawn, law)
    return len(drawn)


def draw_one(g: State) -> int:
    """The top card of the deck, or NONE when deck and discard pile are both empty."""
    if not g.deck:
        reshuffle(g)
        if not g.deck:
            return NONE
    card = g.chance.draw(g.deck, "card")
    if not g.deck:
        reshuffle(g)
    return card


def reshuffle(g: State) -> None:
    """2.1: the moment the deck runs out, the discard pile becomes the new deck."""
    if piles.reshuffle(g.deck, g.discard, g.chance):
        told.reshuffled(g)


def discard(g: State, card: int) -> None:
    """G.1.13: to the discard pile; a dominance card or spy lies beside the map instead, available to all (3.3.3)."""
    for side in g.sides:
        if side.rules.may_catch_cards and side.rules.catches_card(g, side, card):
            return
    lay_aside(g, card)


def lay_aside(g: State, card: int) -> None:
    """3.3.3: where a card that nobody catches goes: to the discard pile, or beside the map."""
    if CARDS[card].beside:
        g.available.append(card)
    else:
        g.discard.append(card)


def put_in_play(g: State, me: Side, card: int) -> None:
    """4.1.3: a card with a persistent effect comes into the play area."""
    me.play = [*me.play, card]
    me.changes += 1
    settle_all(g)


def forget_used(me: Side) -> None:
    """A turn begins: all effects can be used again."""
    me.used = []
    me.changes += 1


def discard_from_play(g: State, me: Side, card: int) -> None:
    """A persistent effect leaves the play area."""
    me.play = piles.without(me.play, card)
    me.changes += 1
    EFFECTS[card].left_play(g, me)
    settle_all(g)
    discard(g, card)


def random_card(g: State, me: Side) -> int:
    """Take one card at random out of a hand (as another player does); NONE if it is empty."""
    return me.rules.give_up_card(g, me)


def uncovered_draws(me: Side, kind: int, bonuses: list[int]) -> int:
    """Cards drawn in Evening: one, and one for each draw bonus that pieces of a kind have uncovered."""
    placed = me.rules.pieces[kind].total - me.left[kind]
    draws = 1
    for uncovered in bonuses:
        if placed >= uncovered:
            draws += 1
    return draws


def draw_and_discard(g: State, me: Side, law: str, discard_law: str = "") -> Flow[None]:
    """How most Evenings end: draw, or use an effect that replaces the draw; then discard down to the hand limit."""
    if not (yield from _instead_of_drawing(g, me)):
        draw(g, me, me.rules.evening_draws(g, me), law)
    yield from discard_to_limit(g, me, discard_law or law)


def _instead_of_drawing(g: State, me: Side) -> Flow[bool]:
    """A card in play may offer something in place of the cards drawn in Evening."""
    deeds: Deeds = []
    for card in me.play:
        if EFFECTS[card].moment == EVENING_DRAW and EFFECTS[card].why_not(g, me) is None:
            deeds.append(USE[card])
    if not deeds:
        return False
    menu = asks.instead_of_drawing(g, me, [*deeds, NO_MORE])
    deed = menu.deed_of((yield menu))
    yield from deed.do(g, me)
    return not deed.is_end()


def discard_to_limit(g: State, me: Side, law: str) -> Flow[None]:
    """Discard cards of one's choice down to the limit (five)."""
    while len(me.hand) > me.rules.hand_limit(g, me):
        card = yield from choose_card(g, me, asks.DISCARD, law)
        discard(g, card)
        told.discarded(g, me, [card], law)
