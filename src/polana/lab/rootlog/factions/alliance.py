"""Lines of the Woodland Alliance."""

from __future__ import annotations

from typing import Final

from polana.kernel.news import News
from polana.lab.rootlog import names
from polana.lab.rootlog.scribe import Scribe, Writer, cards_of, count_of, text_of
from polana.lab.rootlog.writers import hand_shown


def _base_lost(s: Scribe, one: News) -> None:
    for card in cards_of(one):
        s.move(card, s.board(one))
    if count_of(one):
        s.move(s.owner(one) + "w", s.board(one), number=count_of(one))


SILENT: Final[tuple[str, ...]] = ("alliance-revolt",)
ACTIONS: Final[dict[str, Writer]] = {
    "alliance-drew": lambda s, one: s.move("#", end=s.board(one)),
    "alliance-mobilized": lambda s, one: s.move("#", s.letter(one), s.board(one)),
    "alliance-officer": lambda s, one: s.move(s.owner(one) + "w", end=s.board(one)),
    "alliance-outrage": lambda s, one: s.move("#", s.letter(one), s.board(one, "other")),
    "alliance-hand-shown": hand_shown("seat", "other"),
    "alliance-spent-supporter": lambda s, one: s.move(names.card(text_of(one, "card")), s.board(one)),
    "alliance-stack-full": lambda s, one: s.move(names.card(text_of(one, "card")), s.board(one)),
    "alliance-base-lost": _base_lost,
}
