"""What the Mechanical Marquise does, and what spies find out, line by line."""

from __future__ import annotations

from polana.games.root.factions.mechanical_marquise.words import ORDER_WORDS
from polana.games.root.state import Side, State
from polana.games.root.words import CARD_WORDS


def queue_filled(g: State, me: Side, count: int, law: str) -> None:
    """This many Orders were laid face down; nobody knows which."""
    if g.news is not None and count:
        g.tell("news-root-orders-drawn", law, seat=me.who, count=count)


def order(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-order", "R.M.9", seat=me.who, card=CARD_WORDS[card])


def starts_over(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-order-free", "R.M.16", seat=me.who, card=CARD_WORDS[card])


def no_more_orders(g: State, me: Side) -> None:
    if g.news is not None:
        g.tell("news-root-orders-gone", "R.M.16", seat=me.who)


def for_sale(g: State, me: Side) -> None:
    if g.news is not None:
        g.tell("news-root-items-for-sale", "R.M.6", seat=me.who)


def head_start(g: State, me: Side, points: int) -> None:
    if g.news is not None:
        g.tell("news-root-head-start", "R.P.2", seat=me.who, points=points)


def kept(g: State, seat: int, cards: list[int]) -> None:
    """R.P.3: the cards with which a player begins."""
    if g.news is not None and cards:
        g.tell("news-root-kept-cards", "R.P.3", seat=seat, cards=[CARD_WORDS[card] for card in cards])


def reached(g: State, me: Side) -> None:
    """R.K.1: a player has 30 points, and the match goes on."""
    if g.news is not None:
        g.tell("news-root-reached", "R.K.1", seat=me.who)


def played_spy(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-spy", "R.S.1", seat=me.who, card=CARD_WORDS[card])


def spied(g: State, me: Side, slot: int, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-spied", "R.S.3", seat=me.who, order=ORDER_WORDS[slot], card=CARD_WORDS[card])


def swapped(g: State, me: Side, one: int, other: int) -> None:
    if g.news is not None:
        g.tell("news-root-orders-swapped", "R.S.3", seat=me.who, one=ORDER_WORDS[one], two=ORDER_WORDS[other])


def lost_spy(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-spy-lost", "R.S.4", seat=me.who, card=CARD_WORDS[card])
