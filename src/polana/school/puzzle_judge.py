"""What a turn comes to: how far a puzzle goes, what is counted in it, and what its words come to in imagined worlds.

A puzzle goes as far as a bot thinks that searches in its game: in Root to the end of the turn, in Northgard to that of
the year (all others have passed), in Runewars to the end of the order. Whoever else is asked on the way says
anything, in each imagined world something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from polana.bots.greedy import EASY_ROUNDS, GreedyBot
from polana.bots.player import AnySense
from polana.bots.senses import sense_of
from polana.kernel.flow import Ask
from polana.kernel.game import AnyGame
from polana.kernel.match import Match
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Rng
from polana.kernel.state import State
from polana.kernel.word import Word
from polana.school.puzzle import Puzzle
from polana.school.tutor import PASSES

#: In so many imagined worlds a line is judged; where others have to play on to see what is left to the leader, in more.
WORLDS: Final = 8
WORLDS_AHEAD: Final = 20
#: A turn with more words than this goes round in circles.
MOST_WORDS: Final = 400


def won(game: AnyGame, state: State, seat: int) -> bool:
    result = game.result(state)
    return result is not None and seat in result.winners


def looks_ahead(game: AnyGame) -> bool:
    """Does a puzzle about the leader look at his next turn? Where a puzzle goes to the end of the match anyway, no."""
    return game.name == "root"


#: How far a puzzle goes, by game; elsewhere to the end of the turn.
SPANS: Final = {"northgard": "year", "runewars": "order"}


def span_of(game: str) -> str:
    return SPANS.get(game, "turn")


@cache
def feel_for(game: str, searching: bool = True) -> AnySense:
    return sense_of(game, searching=searching)


class Span:
    """How far a puzzle goes from a position on."""

    def __init__(self, match: Match, seat: int) -> None:
        self.sense = feel_for(match.game.name)
        self.seat = seat
        self.since = self.sense.moment(match.state)

    def over(self, match: Match) -> bool:
        return match.over or self.sense.settled(match.state, match.ask, self.seat, self.since)


def reply(match: Match, ask: Ask, seed: int) -> Word:
    """What somebody says who is asked meanwhile: anything, but after the same words and with the same seed the same.

    So the line of a puzzle holds whatever others answer, and stays true when bots learn to play better.
    """
    return ask.options[Rng((seed << 12) + match.decisions).below(len(ask.options))]


def well_played(match: Match, ask: Ask, seed: int) -> Word:
    """What somebody says who looks one action ahead."""
    sense = feel_for(match.game.name, searching=False)
    return GreedyBot((seed << 12) + match.decisions, sense, EASY_ROUNDS).choose(match, ask)


def next_ask(match: Match) -> Ask:
    """Who is asked next: of several who answer in secret the first that has not yet."""
    waiting = [ask for ask in match.asks if match.sealed(ask.seat) is None]
    return waiting[0]


class Course(Struct):
    """Words of the solver as they were played in one world."""

    match: Match
    #: How many of the words were said.
    said: int
    #: Why the next one was not allowed; None: all were.
    refusal: Refusal | None
    #: All that was said for the seat, also where its words had ended.
    spoken: list[str]


def follow(match: Match, seat: int, words: Sequence[str], span: Span, seed: int) -> Course:
    """Say the words of a seat as far as they are allowed; whoever else is asked answers for himself.

    If they end too soon, what can be ended is ended, and the rest is answered with anything.
    """
    vocabulary = match.game.vocabulary
    at = 0
    spoken: list[str] = []
    refusal: Refusal | None = None
    for _ in range(MOST_WORDS):
        if span.over(match):
            break
        ask = next_ask(match)
        if ask.seat != seat:
            match.choose(ask.seat, reply(match, ask, seed))
            continue
        if refusal is None and at < len(words):
            word = vocabulary[words[at]]
            refusal = match.why_not(seat, word)
            if refusal is None:
                match.choose(seat, word)
                spoken.append(word.text)
                at += 1
                continue
        ends = (one for one in ask.options if one.kind in PASSES)
        word = next(ends, None) or reply(match, ask, seed)
        match.choose(seat, word)
        spoken.append(word.text)
    return Course(match, at, refusal, spoken)


class Judge:
    """Says what a line comes to."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.start = puzzle.match()
        self.game = self.start.game
        self.span = Span(self.start, puzzle.seat)
        self.before = self.game.counted(self.start.state, puzzle.seat)
        self.percent = puzzle.kind == "stop" and looks_ahead(self.game)

    def worth(self, match: Match, seed: int = 0) -> float:
        """What a position at the end comes to. Where others play on to show it, they do so in this very match."""
        puzzle = self.puzzle
        if puzzle.kind == "score":
            return self.game.counted(match.state, puzzle.seat) - self.before
        if puzzle.kind == "win":
            return float(won(self.game, match.state, puzzle.seat))
        if not self.percent:
            return float(self.game.shown(match.state, puzzle.rival))
        play_round(match, puzzle.seat, seed)
        return 100.0 * won(self.game, match.state, puzzle.rival)

    def better(self, one: float, other: float) -> float:
        """By how much one worth is better than another; below 0: it is worse."""
        return other - one if self.puzzle.kind == "stop" else one - other

    def expected(self, words: Sequence[str]) -> float:
        """What the words come to on average in imagined worlds."""
        return sum(self.in_worlds(words)) / self.worlds

    @property
    def worlds(self) -> int:
        return WORLDS_AHEAD if self.percent else WORLDS

    def in_worlds(self, words: Sequence[str], worlds: int = 0) -> list[float]:
        """What they come to in each of some imagined worlds, as many as usual unless told."""
        puzzle = self.puzzle
        found: list[float] = []
        for world in range(worlds or self.worlds):
            seed = puzzle.seed * self.worlds + world + 1
            match = self.start.imagine(puzzle.seat, seed)
            found.append(self.worth(follow(match, puzzle.seat, words, self.span, seed).match, seed))
        return found

    def solved(self, worth: float) -> bool:
        """Is that as good as the best line? Of chances to win, nearly as good: they are counted in a few worlds."""
        slack = 10.0 if self.percent else 1e-6
        return self.better(worth, self.puzzle.goal) >= -slack


def play_round(match: Match, seat: int, seed: int) -> None:
    """All others have a turn: bots that look one action ahead play on until the seat has its own again."""
    turn = match.game.moment(match.state)[0]
    started = False
    for _ in range(10 * MOST_WORDS):
        if match.over:
            return
        now = match.game.moment(match.state)[0]
        started = started or now != seat
        if started and now == seat and now != turn:
            return
        turn = now
        ask = next_ask(match)
        match.choose(ask.seat, well_played(match, ask, seed))
