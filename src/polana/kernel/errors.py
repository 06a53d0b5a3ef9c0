"""The errors that say what was wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from polana.kernel.refusal import Refusal, wrong

if TYPE_CHECKING:
    from polana.kernel.word import Word


class PolanaError(Exception):
    """Base of all errors that a caller may show to a person: `str(error)` is one clear line, in English.

    `reason` is the same as a message, for whoever speaks the reader's language; None where the fault is in a program.
    """

    def __init__(self, text: str, reason: Refusal | None = None) -> None:
        super().__init__(text)
        self.reason: Refusal | None = reason


class UnknownWord(PolanaError):
    """A text that is not a word of the game."""

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


class PositionError(PolanaError):
    """A position that cannot be read, written or played from."""


class ScriptError(PolanaError):
    """A die, a draw or a shuffle that the script did not foresee, or that cannot come out as it says.

    What a script lacks, for programs: `what` was asked for, `among` is what could come (the sides of a die, the things
    of a pile), and `foretold` is what the script holds next, None where it holds nothing more.
    """

    def __init__(
        self,
        text: str,
        what: str = "",
        among: list[int] | None = None,
        foretold: tuple[str, int] | None = None,
    ) -> None:
        super().__init__(text)
        self.what = what
        self.among: list[int] = [] if among is None else among
        self.foretold = foretold


class RuleError(PolanaError):
    """The rules of a game asked for something impossible: a fault in the game, not in the answer."""


def listed(words: Iterable[Word]) -> str:
    """Words as a person would write them, for error lines."""
    return ", ".join(word.text for word in words)
