"""Marks: how a match was before a word, so that it can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from polana.kernel.flow import Together
from polana.kernel.news import Scope
from polana.kernel.state import State
from polana.kernel.step import Twist
from polana.kernel.word import Word

if TYPE_CHECKING:
    from polana.kernel.talk import Talk


@final
class Mark:
    """How things were before a word was said, for taking it back. Never changed once the word has been said."""

    __slots__ = (
        "answers",
        "base",
        "before",
        "count",
        "decisions",
        "opened",
        "said",
        "scope",
        "scripts",
        "sealed",
        "seat",
        "steps_left",
        "told",
        "twists",
    )

    def __init__(self, seat: int, match: Talk) -> None:
        question = match._question
        self.seat: int = seat
        self.before: Mark | None = match._last
        self.base: State = match._base
        self.answers: list[Word] = match._answers
        self.count: int = len(match._answers)
        self.twists: list[Twist] = match._twists
        self.sealed: list[Word | None] | None = question.sealed() if isinstance(question, Together) else None
        self.said: int = len(match._said)
        self.scripts: int = len(match._scripts)
        self.told: int = len(match.news)
        self.scope: Scope | None = match.chronicle.scope
        self.opened: int = match.chronicle.opened
        self.decisions: int = match.decisions
        self.steps_left: int = match.steps_left
