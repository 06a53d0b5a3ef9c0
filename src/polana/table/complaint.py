"""Requests that are not carried out, and why: a code for programs, a sentence for people in their language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from polana.kernel.refusal import Refusal
from polana.locale import Speech
from polana.table.lobby import RefusalInfo


class Complaint(Exception):
    """A request that is not carried out. `message` is the id of a sentence `error-...`, which the page says.

    `detail` is for whoever writes a program: it is in the English line only.
    """

    def __init__(self, code: str, message: str, detail: str = "", **args: object) -> None:
        super().__init__(code, message)
        self.code = code
        self.reason = Refusal("", message, args)
        self._detail = detail

    @classmethod
    def told(cls, code: str, message: str, args: Mapping[str, object]) -> Complaint:
        """What another process has complained about."""
        complaint = cls(code, message)
        complaint.reason = Refusal("", message, dict(args))
        return complaint

    @property
    def text(self) -> str:
        """One line, in English."""
        try:
            said = _english().refusal(self.reason)
        except ModuleNotFoundError:
            # Where nothing speaks (the table in a browser) the page does, from `reason`.
            said = self.reason.message
        return f"{said} ({self._detail})" if self._detail else said


class Declined(Exception):
    """A word that the rules do not allow, and why."""

    def __init__(self, word: str, refusal: RefusalInfo) -> None:
        super().__init__(refusal.message)
        self.word = word
        self.refusal = refusal


@cache
def _english() -> Speech:
    return Speech("en")
