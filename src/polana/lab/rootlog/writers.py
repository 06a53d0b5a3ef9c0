"""How lines are written that several sides have: cards that go from hand to hand, items that change their place."""

from __future__ import annotations

from polana.kernel.news import News
from polana.lab.rootlog import names
from polana.lab.rootlog.scribe import Scribe, Writer, text_of


def hand_to_hand(giver: str, taker: str, card: str | None) -> Writer:
    """A card goes from one hand to another; `card` is the argument that names it, where everybody knows it."""

    def write(s: Scribe, one: News) -> None:
        s.move(names.card(text_of(one, card)) if card else "#", s.letter(one, giver), s.letter(one, taker))

    return write


def from_hand(s: Scribe, one: News) -> None:
    s.move(names.card(text_of(one, "card")), s.letter(one))


def to_hand(s: Scribe, one: News) -> None:
    s.move(names.card(text_of(one, "card")), end=s.letter(one))


def from_discard(s: Scribe, one: News) -> None:
    s.move(names.card(text_of(one, "card")), "*", s.letter(one))


def hand_shown(shower: str, reader: str) -> Writer:
    """A whole hand is shown to one player."""
    return lambda s, one: s.plain(f"{s.owner(one, shower)}^{s.letter(one, reader)}")


def item_found(s: Scribe, one: News) -> None:
    """An item of a ruin."""
    s.move(names.item(text_of(one, "item")), s.place(one), s.board(one))


def item_of_another(s: Scribe, one: News) -> None:
    s.move(names.item(text_of(one, "item")), s.board(one, "other"), s.board(one))


def item(end: str, start: str = "") -> Writer:
    """An item of a side's own. Its board is named in another's turn only, as in `%sV$->d`."""

    def write(s: Scribe, one: News) -> None:
        s.move(names.item(text_of(one, "item")), start if not s.owner(one) else s.board(one), end)

    return write
