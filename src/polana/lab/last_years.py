"""The last year of a match, played in several ways: one seat plays its cards, the others pass early.

Whoever passes early has the better choice among the open cards, so that happens at tables. The seat that is left has
much to choose from: a victory that is easily overlooked comes up far more often than where all play their cards out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from polana.bots import bot
from polana.bots.player import Bot
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.lab.plan import Fixture
from polana.school.puzzle_judge import next_ask

#: Whoever may pass early does so in one of so many of his turns.
EARLY: Final = 2
PASS: Final = "pass"


def last_years(match: Match, bots: Sequence[Bot], fixture: Fixture, ways: int) -> Iterator[tuple[int, Match]]:
    """Play a match up to its last year, then that year in so many ways for each seat: where its lone turns begin."""
    game = match.game
    while match.ask is not None and not game.may_end(match.state):
        ask = next_ask(match)
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
    if match.ask is None:
        return
    seats = len(match.setup.seats)
    for way in range(ways * seats):
        luck = Rng(fixture.deal * 1000 + way)
        seated = [bot(name, luck.below(1 << 30)) for name in fixture.bots]
        found = _alone(match.clone(), way % seats, seated, luck)
        if found is not None:
            yield way % seats, found


def _alone(match: Match, seat: int, bots: Sequence[Bot], luck: Rng) -> Match | None:
    """Play on until all but this seat have passed; None: it has passed before."""
    while match.ask is not None:
        ask = next_ask(match)
        turn = match.game.lone_turn(match.state)
        if turn is not None and turn[0] == seat == ask.seat and not match._answers:
            return match
        word = bots[ask.seat].choose(match, ask)
        if ask.seat != seat and not luck.below(EARLY):
            word = next((one for one in ask.options if one.kind == PASS), word)
        match.choose(ask.seat, word)
    return None
