"""What can happen to the Woodland Alliance, line by line."""

from __future__ import annotations

from polana.games.root.state import Side, State, seats_of
from polana.games.root.words import CARD_WORDS, PLACE_WORDS


def revolt(g: State, me: Side, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-alliance-revolt", "8.4.1", seat=me.who, where=PLACE_WORDS[where])


def mobilized(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        own = seats_of(me)
        g.tell_to(own, "news-root-alliance-mobilized-card", "8.5.2", seat=me.who, card=CARD_WORDS[card])
        g.tell_except(own, "news-root-alliance-mobilized", "8.5.2", seat=me.who)


def officer(g: State, me: Side, count: int, law: str) -> None:
    """How many officers there are now."""
    if g.news is not None:
        g.tell("news-root-alliance-officer", law, seat=me.who, count=count)


def drew_supporter(g: State, me: Side, card: int, law: str) -> None:
    """Only the Alliance sees it."""
    if g.news is not None:
        own = seats_of(me)
        g.tell_to(own, "news-root-alliance-drew-supporter", law, seat=me.who, card=CARD_WORDS[card])
        g.tell_except(own, "news-root-alliance-drew", law, seat=me.who)


def spent_supporter(g: State, me: Side, card: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-alliance-spent-supporter", law, seat=me.who, card=CARD_WORDS[card])


def stack_full(g: State, me: Side, card: int) -> None:
    """8.2.3.I: a supporter for whom there is no room is discarded."""
    if g.news is not None:
        g.tell("news-root-alliance-stack-full", "8.2.3.I", seat=me.who, card=CARD_WORDS[card])


def outrage_paid(g: State, payer: Side, me: Side, card: int) -> None:
    """8.2.6: the payer and the Alliance know the card."""
    if g.news is not None:
        both, word = seats_of(payer, me), CARD_WORDS[card]
        g.tell_to(both, "news-root-alliance-outrage-paid", "8.2.6", seat=payer.who, other=me.who, card=word)
        g.tell_except(both, "news-root-alliance-outrage", "8.2.6", seat=payer.who, other=me.who)


def hand_seen(g: State, payer: Side, me: Side) -> None:
    """8.2.6: whoever cannot pay shows his hand to the Alliance."""
    if g.news is not None:
        own, cards = seats_of(me), [CARD_WORDS[card] for card in payer.hand]
        g.tell_to(own, "news-root-alliance-hand-seen", "8.2.6", seat=payer.who, other=me.who, cards=cards)
        g.tell_except(own, "news-root-alliance-hand-shown", "8.2.6", seat=payer.who, other=me.who)


def base_lost(g: State, me: Side, kind: int, cards: list[int], officers: int) -> None:
    """8.2.4: with a base go supporters and officers."""
    if g.news is not None:
        base, words = me.rules.pieces[kind].word, [CARD_WORDS[card] for card in cards]
        g.tell("news-root-alliance-base-lost", "8.2.4", seat=me.who, base=base, cards=words, count=officers)
