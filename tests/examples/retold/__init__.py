"""Scenes that carry out one flow, told again from a position of the whole game in which the same comes to pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, Setup
from polana.kernel.match import Match
from polana.kernel.rng import Script
from polana.kernel.word import Word

#: So many words may stand between those of the scene.
MOST_BETWEEN = 24


@dataclass
class Retelling:
    """A position, what is said before the words of the scene, and what may be said between them."""

    start: str
    before: list[tuple[int, str]] = field(default_factory=list)
    between: tuple[str, ...] = ("done", "skip", "no", "pass")


def told_again(
    game: AnyGame, setup: Setup, how: Retelling, said: Sequence[tuple[int, Word]], script: Script | None, seed: int = 0
) -> list[tuple[int, Word]] | None:
    """The words of a scene as they are said in the whole game; None if they cannot be."""
    words = [*how.before, *[(seat, word.text) for seat, word in said]]
    try:
        match = Match.at(how.start, seed, script=script) if how.start else Match(game, setup, seed)
        between = 0
        while words:
            seat, text = words[0]
            if match.why_not(seat, text) is None:
                match.choose(seat, text)
                words.pop(0)
                continue
            other = _between(match, how)
            if other is None or between == MOST_BETWEEN:
                return None
            match.choose(*other)
            between += 1
    except (PolanaError, ValueError):
        return None
    return match.said


def _between(match: Match, how: Retelling) -> tuple[int, str] | None:
    spoken = {word.text for _, word in match.said}
    for ask in match.asks:
        options = [word.text for word in ask.options]
        for text in how.between:
            if text in options and not (text.startswith("card:") and text in spoken):
                return ask.seat, text
    return None
