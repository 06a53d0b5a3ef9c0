"""Hints: what a strong player would think about a question, in words and figures.

It knows what the seat may know: everything comes from imagined worlds (`polana.bots.opinion`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from polana.bots.opinion import Opinion, Spoken
from polana.bots.senses import sense_of
from polana.kernel.errors import PolanaError
from polana.kernel.word import Word
from polana.school.counsel import Candidate, Hint, LineStep
from polana.school.reasons import Reasons

#: How many candidates are told.
MOST: Final = 3
#: Differences in chance below this are none.
ALIKE: Final = 0.01
#: The longest line that is told.
LONGEST: Final = 12
#: Of the time, the part that is spent searching, and on what follows the candidates; the rest goes to trials.
SEARCHING: Final = 0.45
FOLLOWING: Final = 0.25
#: Trials go on in rounds of this many worlds, up to the last.
ROUND: Final = 8
MOST_WORLDS: Final = 64


@cache
def can_advise(game: str) -> bool:
    """Do the bots have a feel for this game?"""
    try:
        sense_of(game)
    except PolanaError:
        return False
    return True


def consider(opinion: Opinion, iterations: int, worlds: int) -> None:
    """Think with a budget that gives the same hint on every machine."""
    opinion.think(iterations)
    words = candidates(opinion)
    opinion.focus(words, iterations // (2 * len(words)))
    opinion.look(worlds)
    opinion.try_out(words, worlds)


def consider_for(opinion: Opinion, seconds: float) -> None:
    """Think for so many seconds more."""
    began = time.perf_counter()
    opinion.think(0, began + SEARCHING * seconds)
    words = candidates(opinion)
    opinion.focus(words, 0, began + (SEARCHING + FOLLOWING) * seconds)
    worlds = ROUND
    while True:
        opinion.look(worlds)
        opinion.try_out(words, worlds)
        if worlds >= MOST_WORLDS or time.perf_counter() >= began + seconds:
            return
        worlds += ROUND


def candidates(opinion: Opinion) -> list[Word]:
    """The words worth a try. What the search has hardly looked at is none."""
    ranked = opinion.ranked()
    return [word for word in ranked[:MOST] if opinion.tries(word) > 1 or word is ranked[0]]


def in_order(opinion: Opinion) -> list[Word]:
    """What was tried out, the best first: the search's first choice, unless trials say otherwise.

    After a short search words are tried equally often, and what was found out since about those it thought best may
    have put others before them.
    """
    words = [word for word in opinion.ranked() if word.id in opinion.trials]
    first = words[0]
    words.sort(key=lambda word: -opinion.chance(word).mean)
    better = opinion.behind(first, words[0])
    if first is not words[0] and better.mean - better.half <= 0:
        words.remove(first)
        words.insert(0, first)
    return words


def hint(opinion: Opinion, until: float = math.inf) -> Hint:
    """What is thought by now. Until the clock shows a time the others may answer the candidates: that takes longest."""
    words = in_order(opinion)
    now = opinion.now().mean
    told = [candidate(opinion, word, words[0], now) for word in words]
    worlds = min((len(opinion.trials[word.id]) for word in words), default=0)
    why = Reasons(opinion)
    why.look(words)
    why.answer(words, lambda: until == math.inf or time.perf_counter() < until)
    for word, one in zip(words, told, strict=True):
        one.reasons = why.of(word, words)
        later = why.later(word)
        one.later = None if later is None else round(later, 2)
    return Hint(round(now, 4), worlds, why.matters(words), told)


def candidate(opinion: Opinion, word: Word, first: Word, now: float) -> Candidate:
    chance, behind = opinion.chance(word), opinion.behind(word, first)
    low, high = behind.mean - behind.half, behind.mean + behind.half
    half = opinion.odds.doubt(chance.mean, chance.half)
    return Candidate(
        word.text,
        round(chance.mean, 4),
        round(max(0.0, chance.mean - half), 4),
        round(min(1.0, chance.mean + half), 4),
        round(chance.mean - now, 4),
        round(behind.mean, 4),
        round(low, 4),
        round(high, 4),
        behind.mean < ALIKE or low <= 0,
        round(opinion.points(word), 2),
        None,
        [],
        [step(one) for one in opinion.line(word)[:LONGEST]],
    )


def step(one: Spoken) -> LineStep:
    return LineStep(one.seat, one.about, plain(one.args), one.word.text, one.begins)


def plain(args: Mapping[str, object]) -> dict[str, Any]:
    """The arguments of a message as data: a word as its text."""
    return {name: _plain(value) for name, value in args.items()}


def _plain(value: object) -> object:
    if isinstance(value, Word):
        return {"word": value.text}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value if isinstance(value, bool | int | float | str) else str(value)
