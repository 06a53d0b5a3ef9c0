"""Is there anything to choose, and why is the rest not to be chosen?"""

from __future__ import annotations

from typing import final

from polana.kernel.flow import Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word


def any_option(words: list[Word], judge: Judge) -> bool:
    """Does the judge let any of these words pass? Asked before a rule offers what somebody may turn out not to have."""
    for word in words:
        if judge.why_not(word) is None:
            return True
    return False


@final
class Others(Judge):
    """All other words of a kind are refused for one reason: `Ask(..., elsewhere=Others("influence", TOO_MUCH))`."""

    __slots__ = ("kind", "refusal")

    def __init__(self, kind: str, refusal: Refusal) -> None:
        self.kind: str = kind
        self.refusal: Refusal = refusal

    def why_not(self, word: Word) -> Refusal | None:
        return self.refusal if word.kind == self.kind else None
