"""Lines of the Lizard Cult."""

from __future__ import annotations

from typing import Final

from polana.lab.rootlog import names
from polana.lab.rootlog.scribe import Writer, count_of, text_of
from polana.lab.rootlog.writers import from_hand

SILENT: Final[tuple[str, ...]] = ()
ACTIONS: Final[dict[str, Writer]] = {
    "cult-acolytes": lambda s, one: s.move(s.owner(one) + "w", end=s.board(one), number=count_of(one)),
    "cult-conspiracy": lambda s, one: s.move(s.owner(one) + "w", s.board(one), number=count_of(one)),
    "cult-fear": from_hand,
    "cult-outcast": lambda s, one: s.plain(f"$_o->{names.SUIT_LETTERS[names.tail(text_of(one, 'suit'))]}"),
    "cult-hated": lambda s, one: s.plain(f"$_ho->{names.SUIT_LETTERS[names.tail(text_of(one, 'suit'))]}"),
}
