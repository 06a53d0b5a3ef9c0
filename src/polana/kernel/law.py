"""The rule index of a game: what its rulebook says, rule by rule."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, final

from polana.kernel.errors import NotAllowed as NotAllowed
from polana.kernel.errors import PolanaError as PolanaError
from polana.kernel.errors import RecordError as RecordError
from polana.kernel.errors import RuleError as RuleError
from polana.kernel.errors import ScriptError as ScriptError
from polana.kernel.errors import SetupError as SetupError
from polana.kernel.errors import UnknownWord as UnknownWord
from polana.kernel.errors import listed as listed
from polana.kernel.refusal import NOT_ASKED as NOT_ASKED
from polana.kernel.refusal import OTHER_QUESTION as OTHER_QUESTION
from polana.kernel.refusal import OTHER_SEAT as OTHER_SEAT
from polana.kernel.refusal import OVER as OVER
from polana.kernel.refusal import Arg as Arg
from polana.kernel.refusal import Refusal as Refusal
from polana.kernel.refusal import wrong as wrong


@final
class Law:
    """One rule of a rulebook, from the game's rule index `law.toml`."""

    def __init__(self, id: str, kind: str, titles: dict[str, str], does: str, note: str = "", page: str = "") -> None:
        self.id: str = id
        self.kind: str = kind
        #: By language.
        self.titles: dict[str, str] = titles
        self.does: str = does
        self.note: str = note
        self.page: str = page

    def __repr__(self) -> str:
        return f"Law({self.id})"


#: `title_en = "..."` is the title in English.
TITLE: Final = "title_"

#: The kinds of rule that a test must hold in place.
TESTED: Final = ("rule", "setup", "example", "variant")


def load_laws(path: Path) -> dict[str, Law]:
    """Read a rule index, in its order."""
    with path.open("rb") as file:
        entries = tomllib.load(file)["rule"]
    laws: dict[str, Law] = {}
    for entry in entries:
        law = Law(
            entry["id"],
            entry["kind"],
            {key.removeprefix(TITLE): text for key, text in entry.items() if key.startswith(TITLE)},
            entry["does"],
            entry.get("note", ""),
            str(entry.get("page", "")),
        )
        if law.id in laws:
            raise ValueError(f"{path}: two rules {law.id!r}")
        laws[law.id] = law
    return laws
