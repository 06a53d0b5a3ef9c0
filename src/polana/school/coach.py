"""The coach of a guided first match: before each new kind of question it is said what it is about, once.

Its texts are data, `lessons/coach.LANGUAGE.ftl` in the folder of a game: a message for each kind of question, under its
id. So what the coach says depends on what is asked, and on nothing that a seat may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.school.lesson import LANGUAGES, coach_texts, course

#: A match that never ends tells nothing new after so many words.
MOST_WORDS = 4_000


class Explained(Struct):
    """What a learner was asked in some first matches, and what of it no text explains, by language."""

    game: str
    matches: int
    #: How often each kind of question came.
    asked: dict[str, int]
    unexplained: dict[str, list[str]]


def explained(game: AnyGame, language: str) -> set[str]:
    """The kinds of questions that the coach speaks of."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl

    body = FluentParser().parse(coach_texts(game).get(language, "")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def asked(game: AnyGame, matches: int) -> Iterator[dict[str, int]]:
    """What the learner is asked, match by match, where everybody answers at random: that leads everywhere."""
    seats = course(game).guided
    if not seats:
        raise PolanaError(f"{game.name} has no guided first match; `guided` in its course.toml says who sits where")
    for seed in range(matches):
        match, rng = Match(game, game.setup(seats, {}), seed), Rng(seed)
        found: Counter[str] = Counter()
        for _ in range(MOST_WORDS):
            ask = match.ask
            if ask is None:
                break
            if ask.seat == 0:
                found[ask.about] += 1
            match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
        yield dict(found)


def count(game: AnyGame, matches: int) -> Explained:
    """Which questions of so many first matches the coach explains."""
    total: Counter[str] = Counter()
    for one in asked(game, matches):
        total.update(one)
    missing = {language: sorted(set(total) - explained(game, language)) for language in LANGUAGES}
    return Explained(game.name, matches, dict(sorted(total.items())), missing)
