"""Lines of the Underground Duchy."""

from __future__ import annotations

from typing import Final

from polana.lab.rootlog import names
from polana.lab.rootlog.scribe import Writer, text_of
from polana.lab.rootlog.writers import from_hand

SILENT: Final[tuple[str, ...]] = ("duchy-acts",)
ACTIONS: Final[dict[str, Writer]] = {
    "duchy-swayed": lambda s, one: s.plain(f"#{names.run_together(names.tail(text_of(one, 'minister')))}->$"),
    "duchy-left": lambda s, one: s.plain(
        f"#{names.run_together(names.tail(text_of(one, 'minister')))}{s.board(one)}->"
    ),
    "duchy-lost-card": from_hand,
    "duchy-tunnel-removed": lambda s, one: s.move(s.owner(one) + "t", s.place(one)),
}
