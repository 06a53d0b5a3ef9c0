"""The coach of a guided first match: before each new kind of question it is said what it is about, once.

Its texts are data, `lessons/coach.LANGUAGE.ftl` in the folder of a game: a message for each kind of question, under its
id. So what the coach says depends on what is asked, and on nothing that a seat may not know.
"""

from __future__ import annotations

from polana.kernel.game import AnyGame
from polana.school.lesson import coach_texts


def explained(game: AnyGame, language: str) -> set[str]:
    """The kinds of questions that the coach speaks of."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl

    body = FluentParser().parse(coach_texts(game).get(language, "")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
