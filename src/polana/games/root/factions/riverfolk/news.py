"""What the Riverfolk Company does and sells, line by line."""

from __future__ import annotations

from polana.games.root.factions.riverfolk.words import SERVICE_WORDS
from polana.games.root.state import Side, State
from polana.games.root.words import CARD_WORDS


def price(g: State, me: Side, service: int, price: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-riverfolk-price", law, seat=me.seat, service=SERVICE_WORDS[service], count=price)


def paid(g: State, me: Side, owner: Side, count: int, law: str) -> None:
    """Warriors come into the Payments box."""
    if g.news is not None and count:
        g.tell("news-root-riverfolk-paid", law, seat=me.seat, other=owner.who, count=count)


def sold(g: State, me: Side, buyer: Side, service: int) -> None:
    if g.news is not None:
        g.tell("news-root-riverfolk-sold", "11.2.7", seat=buyer.who, other=me.who, service=SERVICE_WORDS[service])


def sold_card(g: State, me: Side, buyer: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-riverfolk-sold-card", "11.2.7.I", seat=buyer.who, other=me.who, card=CARD_WORDS[card])


def gathered(g: State, me: Side, count: int) -> None:
    if g.news is not None:
        g.tell("news-root-riverfolk-gathered", "11.4.3", seat=me.seat, count=count)


def committed(g: State, me: Side, owner: Side, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-riverfolk-committed", law, seat=me.seat, other=owner.who)


def spent(g: State, me: Side, owner: Side, count: int, law: str) -> None:
    """Funds go home to their owner's supply."""
    if g.news is not None:
        g.tell("news-root-riverfolk-spent", law, seat=me.seat, other=owner.who, count=count)


def disrupted(g: State, me: Side, owner: Side, count: int) -> None:
    if g.news is not None and count:
        g.tell("news-root-riverfolk-disrupted", "11.2.5.I", seat=me.seat, other=owner.who, count=count)


def exported(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-riverfolk-exported", "11.5.3.I", seat=me.seat, card=CARD_WORDS[card])
