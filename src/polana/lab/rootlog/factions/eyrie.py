"""Lines of the Eyrie Dynasties."""

from __future__ import annotations

from typing import Final

from polana.lab.rootlog import names
from polana.lab.rootlog.scribe import Writer, text_of

COLUMNS: Final = {"recruit": "r", "move": "m", "battle": "x", "build": "b"}


SILENT: Final[tuple[str, ...]] = ()
ACTIONS: Final[dict[str, Writer]] = {
    "eyrie-decreed": lambda s, one: s.move(
        names.card(text_of(one, "card")), s.letter(one), f"$_{COLUMNS[names.tail(text_of(one, 'column'))]}"
    ),
    "eyrie-leader": lambda s, one: s.plain(f"#{names.tail(text_of(one, 'leader'))}->$"),
    "eyrie-turmoil": lambda s, one: s.plain("$_->"),
}
