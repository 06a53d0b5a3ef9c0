"""Lines of the Corvid Conspiracy."""

from __future__ import annotations

from typing import Final

from polana.kernel.news import News
from polana.lab.rootlog import names
from polana.lab.rootlog.scribe import Scribe, Writer, text_of
from polana.lab.rootlog.writers import hand_to_hand


def _guessed(s: Scribe, one: News) -> None:
    """The card that is shown; the guess; then the plot goes, or the card is given, which lines of their own tell."""
    s.plain(f"#^{s.letter(one, 'other')}")
    s.plain(f"?{s.letter(one, 'other')}t_{names.tail(text_of(one, 'plot'))[0]}{s.place(one)}")


SILENT: Final[tuple[str, ...]] = ("corvid-exerted",)
ACTIONS: Final[dict[str, Writer]] = {
    "corvid-flipped": lambda s, one: s.plain(f"{s.owner(one)}t{s.place(one)}^t_{names.tail(text_of(one, 'plot'))[0]}"),
    "corvid-guessed-wrong": _guessed,
    "corvid-guessed-right": _guessed,
    "corvid-tricked": lambda s, one: s.plain(f"t{s.place(one, 'one')}<->t{s.place(one, 'two')}"),
    "corvid-extorted": hand_to_hand("other", "seat", None),
}
