"""Lines of the Keepers in Iron."""

from __future__ import annotations

from typing import Final

from polana.kernel.news import News
from polana.lab.rootlog import names
from polana.lab.rootlog.scribe import Scribe, Writer, text_of

RETINUE: Final = {"move": "m", "battle_then_delve": "x", "move_or_recover": "r"}


def _shifted(s: Scribe, one: News) -> None:
    s.plain(f"{names.card(text_of(one, 'card'))}$->$_{RETINUE[names.tail(text_of(one, 'column'))]}")


def _tucked(s: Scribe, one: News) -> None:
    column = RETINUE[names.tail(text_of(one, "column"))]
    s.move(names.card(text_of(one, "card")), s.letter(one), f"{s.board(one)}_{column}")


def _relic(start: str, end: str) -> Writer:
    """A relic goes from one place to another; "" is the board it comes from or goes to."""

    def write(s: Scribe, one: News) -> None:
        thing = names.piece(text_of(one, "piece"))
        s.move(thing, s.place(one, start) if start else "", s.place(one, end) if end else s.board(one))

    return write


SILENT: Final[tuple[str, ...]] = ("keepers-acted", "keepers-column-filled", "keepers-devout")
ACTIONS: Final[dict[str, Writer]] = {
    "keepers-encamped": lambda s, one: s.plain(f"w{s.place(one)}->b_{names.tail(text_of(one, 'relic'))[0]}"),
    "keepers-decamped": lambda s, one: s.plain(f"b{s.place(one)}->w"),
    "keepers-carried": _relic("origin", "destination"),
    "keepers-delved": _relic("origin", "where"),
    "keepers-trophy": _relic("", "where"),
    "keepers-recovered": _relic("where", ""),
    "keepers-tucked": _tucked,
    "keepers-shifted": _shifted,
    "keepers-lost-card": lambda s, one: s.move(names.card(text_of(one, "card")), s.board(one)),
}
