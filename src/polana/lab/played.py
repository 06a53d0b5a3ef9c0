"""One match of an arena, from the first deal to a line in the file of results."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from polana.bots import Bot
from polana.kernel.flow import Ask
from polana.kernel.game import Value, find
from polana.kernel.match import Chooser, Match
from polana.kernel.still import GLANCE, STOOD_STILL, Stillness
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
    #: A match in which nobody has scored for so many rounds is ended.
    still: int = STOOD_STILL


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
    #: It was ended because nobody could score any more; nobody has won.
    stood_still: bool = False

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
    stood_still = False
    try:
        setup = found.setup(fixture.lineup, terms.options)
        match = Match(found, setup, fixture.deal, keep=not BLIND.issuperset(fixture.bots))
        stillness = Stillness()
        seats = _Seats(bots)
        while match.result is None and decisions < limit and not stood_still:
            count = min(GLANCE, limit - decisions)
            if match.keep:
                while count and (ask := match.ask) is not None:
                    count -= 1
                    decisions += 1
                    match.choose(ask.seat, bots[ask.seat].choose(match, ask))
            else:
                decisions += match.playout(seats, count)
            stood_still = match.result is None and stillness.look(found, match.state) >= terms.still
        rounds = found.standing(match.state)[0] or None
        if stood_still:
            scores = found.standing(match.state)[1]
        elif match.result is None:
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
        stood_still,
    )


def play_all(terms: Terms, fixtures: list[Fixture]) -> list[Played]:
    """Several matches one after the other, for a worker."""
    return [play(terms, fixture) for fixture in fixtures]
