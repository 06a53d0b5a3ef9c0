"""Is there anything to choose? Asked before a rule offers what somebody may turn out not to have."""

from __future__ import annotations

from polana.kernel.flow import Judge
from polana.kernel.word import Word


def any_option(words: list[Word], judge: Judge) -> bool:
    """Does the judge let any of these words pass?"""
    for word in words:
        if judge.why_not(word) is None:
            return True
    return False
