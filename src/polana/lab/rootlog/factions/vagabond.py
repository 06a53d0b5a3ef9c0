"""Lines of the Vagabond."""

from __future__ import annotations

from typing import Final

from polana.kernel.news import News
from polana.lab.rootlog import names
from polana.lab.rootlog.scribe import Scribe, Writer, text_of
from polana.lab.rootlog.writers import from_discard, hand_to_hand, item, item_found, item_of_another

RELATIONS: Final = ("0", "1", "2", "a")


def _relation(s: Scribe, one: News, step: int | None) -> None:
    """The relationship marker of a side on his board goes one step on, or to Hostile."""
    me, other = s.letter(one), s.letter(one, "other")
    if step is None:
        s.relations[me, other] = 0
        mark = "h"
    else:
        s.relations[me, other] = min(s.relations.get((me, other), 0) + step, 3)
        mark = RELATIONS[s.relations[me, other]]
    s.plain(f"{s.board(one)}_{other}->{mark}")


SILENT: Final[tuple[str, ...]] = ("vagabond-enlisted", "vagabond-found-nothing")
ACTIONS: Final[dict[str, Writer]] = {
    "vagabond-moved": lambda s, one: s.move(s.owner(one) + "p", end=s.place(one, "destination")),
    "vagabond-exhausted": item("e"),
    "vagabond-damaged": item("d"),
    "vagabond-improvised": item("d"),
    "vagabond-repaired": item("s", "d"),
    "vagabond-refreshed": item("r"),
    "vagabond-refreshed-all": lambda s, one: s.move("%_", end="r"),
    "vagabond-rested": lambda s, one: s.move("%_", "d", "s"),
    "vagabond-discarded-item": item(""),
    "vagabond-found": item_found,
    "vagabond-took": item_of_another,
    "vagabond-aided": hand_to_hand("seat", "other", None),
    "vagabond-stole": hand_to_hand("other", "seat", None),
    "vagabond-day-labor": from_discard,
    "vagabond-improved": lambda s, one: _relation(s, one, 1),
    "vagabond-allied": lambda s, one: _relation(s, one, 3),
    "vagabond-hostile": lambda s, one: _relation(s, one, None),
    "vagabond-coalition": lambda s, one: s.plain(f"++->{s.letter(one, 'other')}$"),
    "vagabond-quest": lambda s, one: s.plain(f"{names.quest(text_of(one, 'quest'))}Q->$"),
    "vagabond-new-quest": lambda s, one: s.plain(f"{names.quest(text_of(one, 'quest'))}->Q"),
    "vagabond-character": lambda s, one: s.plain(f"#{names.run_together(names.tail(text_of(one, 'character')))}->$"),
    "vagabond-scorched": lambda s, one: s.move("%r", end=s.place(one)),
}
