"""One match of an arena, from the first deal to a line in the file of results."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from polana.bots import Bot
from polana.kernel.flow import Ask
from polana.kernel.game import Value, find
from polana.kernel.match import Chooser, Match
from polana.kernel.word import Word
from polana.lab.entrants import Figures, entrant
from polana.lab.plan import Fixture

#: Bots that look at nothing but the options, so that the match need not keep what clones are made from.
BLIND = {"random"}


@dataclass(frozen=True)
class Terms:
    """What all matches of an arena have in common; it can be sent to another process or machine."""

    game: str
    options: dict[str, Value]
    limit: int
    #: The figures of the bots that play by figures other than their own, by the bot's name.
    figures: Figures


@dataclass(frozen=True)
class Played:
    """What came of a match. `error` is empty if it came to its end."""

    number: int
    deal: int
    lineup: list[str]
    bots: list[str]
    winners: list[int]
    scores: list[int]
    decisions: int
    #: Rounds or years, where the game counts them.
    rounds: int | None
    error: str = ""

    @staticmethod
    def read(data: dict[str, Any]) -> Played:
        return Played(**data)

    def line(self) -> dict[str, Any]:
        return asdict(self)


class _Seats(Chooser):
    """Lets each seat's bot choose."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots

    def choose(self, match: Match, ask: Ask) -> Word:
        return self.bots[ask.seat].choose(match, ask)


def rounds_of(match: Match) -> int | None:
    """Which round or year a match is in, where its game counts them."""
    for name in ("round", "year"):
        value = getattr(match.state, name, None)
        if isinstance(value, int):
            return value
    return None


def play(terms: Terms, fixture: Fixture) -> Played:
    """Play one match. Whatever goes wrong in it is reported in the result: the others go on."""
    found = find(terms.game)
    limit = terms.limit
    bots = [
        entrant(name, seed, terms.game, terms.figures) for name, seed in zip(fixture.bots, fixture.seeds, strict=True)
    ]
    decisions = 0
    rounds: int | None = None
    winners: list[int] = []
    scores: list[int] = []
    error = ""
    try:
        setup = found.setup(fixture.lineup, terms.options)
        match = Match(found, setup, fixture.deal, keep=not BLIND.issuperset(fixture.bots))
        if match.keep:
            while decisions < limit and (ask := match.ask) is not None:
                decisions += 1
                match.choose(ask.seat, bots[ask.seat].choose(match, ask))
        else:
            decisions = match.playout(_Seats(bots), limit)
        rounds = rounds_of(match)
        if match.result is None:
            error = f"not over after {limit} decisions"
        else:
            winners, scores = match.result.winners, match.result.scores
    except Exception as broken:
        error = f"{type(broken).__name__}: {broken}"
    return Played(
        fixture.number,
        fixture.deal,
        list(fixture.lineup),
        list(fixture.bots),
        winners,
        scores,
        decisions,
        rounds,
        error,
    )


def play_all(terms: Terms, fixtures: list[Fixture]) -> list[Played]:
    """Several matches one after the other, for a worker."""
    return [play(terms, fixture) for fixture in fixtures]
