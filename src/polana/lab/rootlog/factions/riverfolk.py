"""Lines of the Riverfolk Company."""

from __future__ import annotations

from typing import Final

from polana.kernel.news import News
from polana.lab.rootlog import names
from polana.lab.rootlog.scribe import Scribe, Writer, count_of, text_of
from polana.lab.rootlog.writers import hand_to_hand

SERVICES: Final = {"hand_card": "h", "riverboats": "r", "mercenaries": "m"}


def _paid(s: Scribe, one: News) -> None:
    s.move(s.letter(one, "other") + "w", end=s.letter(one) + "$", number=count_of(one))


def _funds_gone(s: Scribe, one: News) -> None:
    s.move(s.letter(one, "other") + "w", s.board(one), number=count_of(one))


def _exported(s: Scribe, one: News) -> None:
    s.move(names.card(text_of(one, "card")), s.letter(one))


SILENT: Final[tuple[str, ...]] = ("riverfolk-committed", "riverfolk-gathered", "riverfolk-sold")
ACTIONS: Final[dict[str, Writer]] = {
    "riverfolk-paid": _paid,
    "riverfolk-spent": _funds_gone,
    "riverfolk-disrupted": _funds_gone,
    "riverfolk-exported": _exported,
    "riverfolk-sold-card": hand_to_hand("other", "seat", "card"),
    "riverfolk-price": lambda s, one: s.plain(f"$_{SERVICES[names.tail(text_of(one, 'service'))]}->{count_of(one)}"),
}
