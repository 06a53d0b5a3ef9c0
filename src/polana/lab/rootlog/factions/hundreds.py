"""Lines of the Lord of the Hundreds."""

from __future__ import annotations

from typing import Final

from polana.lab.rootlog import names
from polana.lab.rootlog.scribe import Writer, text_of
from polana.lab.rootlog.writers import item, item_found, item_of_another

SILENT: Final[tuple[str, ...]] = ("hundreds-looting", "hundreds-mob-rolled")
ACTIONS: Final[dict[str, Writer]] = {
    "hundreds-led": lambda s, one: s.move("w_w", end=s.place(one)),
    "hundreds-anointed": lambda s, one: s.move("w_w", end=s.place(one)),
    "hundreds-fell": lambda s, one: s.move(s.owner(one) + "w_w", s.place(one)),
    "hundreds-mob-removed": lambda s, one: s.move(s.owner(one) + "t", s.place(one)),
    "hundreds-mood": lambda s, one: s.plain(f"#{names.tail(text_of(one, 'mood'))}->$"),
    "hundreds-found": item_found,
    "hundreds-looted": item_of_another,
    "hundreds-hoarded": item("$_h"),
    "hundreds-item-gone": item("", "$"),
}
