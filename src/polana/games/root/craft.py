"""Crafting (4.1)."""

from __future__ import annotations

from typing import Final

from polana.games.root import asks
from polana.games.root import news as told
from polana.games.root.cards import discard, put_in_play
from polana.games.root.components import CARDS, CLEARING_SUITS, NONE
from polana.games.root.effects.base import EFFECTS
from polana.games.root.score import score
from polana.games.root.state import Side, Site, State
from polana.games.root.woodland.maps import CLEARINGS, PLACES
from polana.games.root.woodland.suits import ANY, crafting_suit
from polana.games.root.words import SUIT_WORDS
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOT_CRAFTABLE: Final = Refusal("4.1", "why-root-not-craftable")
AMBUSH_NOT_CRAFTABLE: Final = Refusal("2.1.2", "why-root-ambush-not-craftable")
DOMINANCE_NOT_CRAFTABLE: Final = Refusal("2.1.3", "why-root-dominance-not-craftable")
ITEM_GONE: Final = Refusal("4.1.2", "why-root-item-gone")
COST_TOO_HIGH: Final = Refusal("4.1.1", "why-root-cost-too-high")
ALREADY_IN_PLAY: Final = Refusal("4.1.4", "why-root-already-in-play")


def why_not_craft(g: State, me: Side, card: int) -> Refusal | None:
    """4.1: may I craft this card of my hand now?"""
    kind = CARDS[card]
    if kind.ambush:
        return AMBUSH_NOT_CRAFTABLE
    if kind.dominance:
        return DOMINANCE_NOT_CRAFTABLE
    if not kind.craftable:
        return NOT_CRAFTABLE
    if kind.persistent and card in me.play:
        return ALREADY_IN_PLAY  # 4.1.4
    if kind.item != NONE and g.items[kind.item] <= 0:
        refusal = why_not_from_landmark(g, me, kind.item)
        if refusal is not None:
            return refusal
    return me.rules.why_not_pay(g, me, card)


def why_not_from_landmark(g: State, me: Side, item: int) -> Refusal | None:
    """4.1.2: no such item lies beside the map: does one lie on a landmark, and may this side take it (F)?"""
    site = landmark_with(g, item)
    return ITEM_GONE if site is None else site.rules.why_not_supply(g, site, me, item)


def landmark_with(g: State, item: int) -> Site | None:
    """The landmark on which an item of this kind lies, while none lies beside the map."""
    if g.items[item] <= 0:
        for site in g.landmarks:
            if site.items and site.items[item]:
                return site
    return None


def can_craft(g: State, me: Side) -> bool:
    for card in me.hand:
        if why_not_craft(g, me, card) is None:
            return True
    return False


class Craftable(Judge):
    """Cards of the hand that can be crafted; other words pass."""

    def __init__(self, g: State, me: Side) -> None:
        self.g: State = g
        self.me: Side = me

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_craft(self.g, self.me, word.value) if word.kind == "card" else None


def craft(g: State, me: Side, law: str) -> Flow[None]:
    """4.1: choose a card, pay its cost, take its effect. There must be a card to craft (`can_craft`)."""
    word = yield asks.craft(me, law, Craftable(g, me))
    yield from craft_card(g, me, word.value, law)


def craft_card(g: State, me: Side, card: int, law: str) -> Flow[None]:
    me.hand.remove(card)
    g.shown.append(card)
    told.crafted(g, me, card, law)
    yield from me.rules.pay(g, me, card)
    yield from me.rules.resolve_crafted(g, me, card)
    for side in g.in_turn_order(g.turn):
        if side is not me:
            for other in side.play:
                EFFECTS[other].saw_craft(g, side, me, card)


def general_resolve(g: State, me: Side, card: int) -> Flow[None]:
    """4.1.2, 4.1.3: an immediate effect resolves and its card is discarded; a persistent one stays in play."""
    kind = CARDS[card]
    site = None if kind.item == NONE else landmark_with(g, kind.item)
    if kind.persistent:
        g.shown.remove(card)
        put_in_play(g, me, card)
    else:
        if kind.item != NONE:
            yield from take_item(g, me, kind.item)
        yield from EFFECTS[card].crafted(g, me)
        # Only now, so that a deck that runs out in between is not made from it.
        kept = False
        if kind.item != NONE:
            for boon in me.boons:
                if not kept:
                    kept = yield from EFFECTS[boon].keeps_card(g, me, card)
        g.shown.remove(card)
        if not kept:
            discard(g, card)
    points = me.rules.card_points(g, me, card)
    if kind.item != NONE:
        for other in me.play:
            points += EFFECTS[other].craft_bonus(g, me, card)
    score(g, me, points, "3.2.2")
    if site is not None:
        yield from site.rules.crafted(g, site, me, card)


def take_item(g: State, me: Side, item: int) -> Flow[None]:
    """4.1.2: an item comes from the supply on the map, or from the landmark that has taken it (F)."""
    site = landmark_with(g, item)
    if site is None:
        g.items[item] -= 1
    else:
        site.items[item] -= 1
    told.took_item(g, me, item)
    yield from me.rules.gain_item(g, me, item)


# --- the cost (4.1.1) -------------------------------------------------------------------------------------------------


def suits_of_pieces(g: State, me: Side) -> list[int]:
    """4.1.1: a side's crafting pieces on the map, by the suits of their clearings; the last are those of any suit."""
    suits = [0, 0, 0, 0]
    for kind in me.rules.crafting_pieces(g, me):
        if me.left[kind] == me.rules.pieces[kind].total:
            continue  # none of them is on the map
        first = kind * PLACES
        for where, count in enumerate(me.cardboard[first : first + CLEARINGS]):
            if count:
                suits[crafting_suit(g, where)] += count
    return suits


def why_pieces_do_not_pay(g: State, me: Side, card: int) -> Refusal | None:
    """4.1.1: are there pieces for all symbols that were not activated this turn?"""
    cost = CARDS[card].cost
    have = me.rules.crafting_suits(g, me)
    spare = 0
    wild = have[ANY] - me.activated[ANY]
    for suit in CLEARING_SUITS:
        left = have[suit] - me.activated[suit] - cost[suit]
        if left >= 0:
            spare += left
        else:
            wild += left
            if wild < 0:
                return COST_TOO_HIGH
    return COST_TOO_HIGH if spare + wild < cost[ANY] else None


def activate_pieces(g: State, me: Side, card: int) -> Flow[None]:
    """4.1.1: activate crafting pieces. Pieces of one suit do not differ; for a coloured symbol the player picks.

    A piece in a clearing of all suits can do what any other can, so it comes last: nobody is worse off for it.
    """
    cost = CARDS[card].cost
    have = me.rules.crafting_suits(g, me)
    for suit in CLEARING_SUITS:
        plain = min(cost[suit], have[suit] - me.activated[suit])
        me.activated[suit] += plain
        me.activated[ANY] += cost[suit] - plain
    for _ in range(cost[ANY]):
        spare = [SUIT_WORDS[suit] for suit in CLEARING_SUITS if have[suit] > me.activated[suit]]
        if not spare:
            me.activated[ANY] += 1
            continue
        word = yield asks.craft_any(me, spare)
        me.activated[word.value] += 1
