"""Special actions about cards: other players' hands, one's own discard pile, the display, draws (NG.special)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import news as told
from polana.games.northgard.actions.draw import TOO_FEW_CARDS, draw_up
from polana.games.northgard.cards import asks
from polana.games.northgard.cards import news as card_news
from polana.games.northgard.cards.effect import Effect, register
from polana.games.northgard.components import Action
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import enemies, in_order
from polana.games.northgard.pieces.display import take_displayed
from polana.games.northgard.pieces.resources import change, held, held_in_all
from polana.games.northgard.pieces.zones import (
    discard_from_hand,
    drawable,
    move_card,
    pick_from_hand,
)
from polana.games.northgard.state import NOBODY, Player, Table
from polana.games.northgard.words import CARD, YES
from polana.kernel.flow import Flow, Judge, distinct
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

RANSOM: Final = 2  # resources that save a card from Rapacious Exploitation

NO_HANDS: Final = Refusal("NG.special.1", "why-northgard-no-hands")
NO_CARDS_IN_HAND: Final = Refusal("NG.special.1", "why-northgard-no-cards-in-hand")
NO_OPPONENT: Final = Refusal("NG.special.1", "why-northgard-no-opponent")
NO_DISCARDS: Final = Refusal("NG.special.1", "why-northgard-no-discards")
NO_OFFER: Final = Refusal("NG.special.1", "why-northgard-no-offer")
TOOK_OFFER: Final = Refusal("NG.special.1", "why-northgard-took-offer")
NO_RANSOM: Final = Refusal("NG.special.1", "why-northgard-no-ransom")
NO_LARGE_CLOSED_LAND: Final = Refusal("NG.special.1", "why-northgard-no-large-closed-land")


# --- other players' hands ---------------------------------------------------------------------------------------------


def with_hands(g: Table, seat: int) -> list[int]:
    """The opponents who have cards in hand, clockwise."""
    return [other for other in in_order(g, seat) if enemies(g, seat, other) and g.players[other].hand]


@final
class OpponentJudge(Judge):
    """An opponent with at least one card in hand."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if not enemies(self.g, self.seat, word.value):
            return NO_OPPONENT
        return None if self.g.players[word.value].hand else NO_CARDS_IN_HAND


def choose_opponent(g: Table, seat: int) -> Flow[int]:
    word = yield asks.opponent(g, seat, OpponentJudge(g, seat))
    return word.value


@final
class LoseFromHand(Effect):
    """Opponents discard cards from hand: one or all of them, chosen by you, by their owner or by chance."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None if with_hands(g, seat) else NO_HANDS

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        if action.target == "each_opponent":
            for other in with_hands(g, seat):
                victim = g.players[other]
                if len(victim.hand) == 1:
                    g.chance.reveal()  # nobody is asked, and everybody sees the card
                word = yield asks.discard(g, other)
                lose_card(g, victim, word.value)
            return NOWHERE
        other = yield from choose_opponent(g, seat)
        victim = g.players[other]
        if action.chooser == "random":
            lost = pick_from_hand(g, victim, "discard")
            lose_card(g, victim, lost)
            return NOWHERE
        word = yield from look_and_pick(g, seat, other)
        lose_card(g, victim, word.value)
        return NOWHERE


def lose_card(g: Table, victim: Player, card: int) -> None:
    discard_from_hand(victim, card)
    told.discarded(g, victim.seat, card, "NG.special.1")


def look_and_pick(g: Table, seat: int, other: int) -> Flow[Word]:
    """See an opponent's hand and pick a card of it."""
    g.looker, g.looked_at = seat, other
    g.chance.reveal()
    card_news.saw_hand(g, seat, other)
    word = yield asks.pick_from_hand(g, seat, other)
    g.looker = g.looked_at = NOBODY
    return word


@final
class RansomJudge(Judge):
    """The picked card may be given up, or two resources in its place by whoever has two."""

    __slots__ = ("player",)

    def __init__(self, player: Player) -> None:
        self.player: Player = player

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind == "card" or (held(self.player, word.value) > 0 and held_in_all(self.player) >= RANSOM):
            return None
        return NO_RANSOM


@final
class Extort(Effect):
    """Rapacious Exploitation: the owner of a card you pick discards it or hands you two resources."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None if with_hands(g, seat) else NO_HANDS

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        other = yield from choose_opponent(g, seat)
        picked = yield from look_and_pick(g, seat, other)
        victim = g.players[other]
        # The picked card is set apart, where a re-deal finds it.
        move_card(victim, victim.hand, g.drawn, picked.value)
        g.drawn_by = other
        word = yield asks.discard_or_pay(g, other, RansomJudge(victim))
        taken = g.drawn[0]
        g.drawn_by = NOBODY
        if word.kind == "card":
            move_card(victim, g.drawn, victim.discard, taken)
            told.discarded(g, other, taken, "NG.special.1")
            return NOWHERE
        move_card(victim, g.drawn, victim.hand, taken)
        for left in range(RANSOM - 1, -1, -1):
            change(victim, word.value, -1)
            change(g.players[seat], word.value, 1)
            card_news.handed_over(g, other, seat, word.value)
            if left > 0:
                word = yield asks.hand_over(victim)
        return NOWHERE


# --- own cards --------------------------------------------------------------------------------------------------------


@final
class TakeBack(Effect):
    """Any card of the player's discard pile into the hand."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None if g.players[seat].discard else NO_DISCARDS

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        me = g.players[seat]
        words = distinct([CARD[number] for number in me.discard])
        word = yield asks.take_back(seat, words)
        move_card(me, me.discard, me.hand, word.value)
        card_news.took_back(g, seat, word.value)
        return NOWHERE


@final
class TakeOffer(Effect):
    """A displayed card at once; whoever has taken one from this year's display takes no other."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        if g.players[seat].took_offer:
            return TOOK_OFFER
        return None if g.offer else NO_OFFER

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        yield from take_offer(g, seat, "NG.special.1")
        return NOWHERE


def take_offer(g: Table, seat: int, law: str) -> Flow[None]:
    """NG.actions.pass.2: a displayed card of the player's choice, on top of his draw pile."""
    words = distinct([CARD[card] for card in g.offer])
    word = yield asks.take_card(seat, words, law)
    take_displayed(g, g.players[seat], word.value)
    told.took_card(g, seat, word.value, law)


# --- draws ------------------------------------------------------------------------------------------------------------


def large_closed_lands(g: Table, seat: int, span: int) -> int:
    """How many closed territories of this many tiles or more a player controls."""
    count = 0
    for land in g.chart.lands:
        if g.owner[land] == seat and g.chart.open[land] == 0 and g.chart.span(land) >= span:
            count += 1
    return count


@final
class DrawForLands(Effect):
    """Protector of the Land: a card for each such territory, or what cards there are."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        if drawable(g.players[seat]) == 0:
            return TOO_FEW_CARDS
        return None if large_closed_lands(g, seat, action.min_tiles) else NO_LARGE_CLOSED_LAND

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        draw_up(g, seat, action.n * large_closed_lands(g, seat, action.min_tiles))
        yield from ()
        return NOWHERE


def pay_any(g: Table, seat: int, count: int) -> Flow[None]:
    """Resources of any types, one after the other, back to the supply."""
    player = g.players[seat]
    for _ in range(count):
        word = yield asks.pay(player)
        change(player, word.value, -1)


@final
class PayToDraw(Effect):
    """One more card, for resources of any types."""

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        me = g.players[seat]
        if held_in_all(me) < action.pay_any or drawable(me) < action.n:
            return NOWHERE
        price = action.pay_any
        word = yield asks.pay_for_card(seat, price)
        if word is YES:
            yield from pay_any(g, seat, price)
            draw_up(g, seat, action.n)
        return NOWHERE


register("discard_from_hand", LoseFromHand())
register("pick_from_hand", Extort())
register("take_from_own_discard", TakeBack())
register("take_offer_card_now", TakeOffer())
register("draw_per_own_closed_territory", DrawForLands())
register("pay_to_draw", PayToDraw(follows=True))
