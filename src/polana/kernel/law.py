"""Rule ids, refusals, and the errors that say what was wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from polana.kernel.word import Word

#: What a message may be filled with. Words and lists of words are translated by whoever shows the message.
Arg = object


@final
class Law:
    """One rule of a rulebook, from the game's rule index `law.toml`."""

    def __init__(
        self, id: str, kind: str, title_en: str, title_pl: str, does: str, note: str = "", page: str = ""
    ) -> None:
        self.id: str = id
        self.kind: str = kind
        self.title_en: str = title_en
        self.title_pl: str = title_pl
        self.does: str = does
        self.note: str = note
        self.page: str = page

    def __repr__(self) -> str:
        return f"Law({self.id})"


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
            entry["title_en"],
            entry["title_pl"],
            entry["does"],
            entry.get("note", ""),
            str(entry.get("page", "")),
        )
        if law.id in laws:
            raise ValueError(f"{path}: two rules {law.id!r}")
        laws[law.id] = law
    return laws


@final
class Refusal:
    """Why a word is not an option: the paragraph that forbids it, and a message to show.

    `law` is empty where no paragraph but the table itself refuses (it is not your turn).
    """

    __slots__ = ("args", "law", "message")

    def __init__(self, law: str, message: str, args: dict[str, Arg] | None = None) -> None:
        self.law: str = law
        self.message: str = message
        self.args: dict[str, Arg] = args if args is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.law}, {self.message})"


NOT_ASKED: Final = Refusal("", "why-kernel-not-asked")
OTHER_SEAT: Final = Refusal("", "why-kernel-other-seat")
OVER: Final = Refusal("", "why-kernel-over")
OTHER_QUESTION: Final = Refusal("", "why-kernel-other-question")


class PolanaError(Exception):
    """Base of all errors that a caller may show to a person: `str(error)` is one clear line, in English.

    `reason` is the same as a message, for whoever speaks the reader's language; None where the fault is in a program.
    """

    def __init__(self, text: str, reason: Refusal | None = None) -> None:
        super().__init__(text)
        self.reason: Refusal | None = reason


def wrong(message: str, law: str = "", **args: Arg) -> Refusal:
    """The reason of an error: a message `error-...`."""
    return Refusal(law, message, args)


class UnknownWord(PolanaError):
    """A text that is no word of the game."""

    def __init__(self, game: str, text: str) -> None:
        super().__init__(f"{text!r} is not a word of {game}", wrong("error-kernel-no-word", text=text))
        self.text = text


class NotAllowed(PolanaError):
    """A word that the match did not take. The match is as it was before."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(text, refusal)
        self.refusal = refusal


class SetupError(PolanaError):
    """A setup that the game cannot be played with."""


class RecordError(PolanaError):
    """A record that cannot be read or played. `line` counts from 1."""

    def __init__(self, line: int, text: str, reason: Refusal | None = None) -> None:
        super().__init__(f"line {line}: {text}", reason)
        self.line = line


class ScriptError(PolanaError):
    """A die or a draw that the script did not foresee."""


class RuleError(PolanaError):
    """The rules of a game asked for something impossible: a fault in the game, not in the answer."""


def listed(words: Iterable[Word]) -> str:
    """Words as a person would write them, for error lines."""
    return ", ".join(word.text for word in words)
