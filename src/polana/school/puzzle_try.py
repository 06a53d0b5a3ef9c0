"""A try at a puzzle: what the solver says, what others answer, and what it came to when the turn is over.

What he does is an act, a text: `say WORD ...`, or `undo`. The same acts in the same puzzle lead to the same moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from polana.kernel.deed import opens_deed
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.news import News
from polana.kernel.refusal import Refusal
from polana.school.puzzle import Puzzle, puzzle
from polana.school.puzzle_judge import MOST_WORDS, Judge, follow, next_ask, reply
from polana.school.tutor import PASSES

#: Lines of the log that tell of points.
SCORED: Final = ("news-root-scored", "news-root-lost-points")

#: Lines of the log that tell of a fight.
FOUGHT: Final = ("news-root-battle", "news-northgard-combat", "news-runewars-battle", "news-runewars-battle-neutral")

#: It scores; without it a later action is not allowed; without it the line comes to less.
Reason = Literal["", "scores", "opens", "needed"]


class Row(Struct):
    """One action of a line: from one menu to the next."""

    words: list[str]
    news: list[News]
    #: What it brought; only where points are counted.
    points: float
    #: The paragraph by which it scored, or by which it was asked for.
    law: str
    #: Of the best line: why this action is in it.
    reason: Reason = ""
    #: Which later action is not allowed without it, and why not.
    opens: int = -1
    refusal: Refusal | None = None
    #: How much worse the line is without it.
    loss: float = 0.0

    @property
    def is_end(self) -> bool:
        """Does it only end something?"""
        return all(word in PASSES for word in self.words)


class Verdict(Struct):
    """What a try came to."""

    solved: bool
    worth: float
    #: The same words in imagined worlds, on average.
    expected: float
    lucky: bool


class Moment(Struct):
    """The table after something that happened in an act: `played`, `other` (somebody else answered), `back`."""

    match: Match
    what: Literal["begin", "played", "other", "back"]


@cache
def judge_of(game: str, name: str) -> Judge:
    """The judge of a puzzle that comes with its game."""
    return Judge(puzzle(find(game), name))


class Try:
    """A puzzle with somebody who solves it."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.puzzle: Puzzle = judge.puzzle
        self.game = judge.game
        self.seat = judge.puzzle.seat
        self.match = judge.start.clone(news=True)
        self.said: list[str] = []
        self.rows: list[Row] = []
        self._marks: list[tuple[list[str], list[Row]]] = []
        for _ in self._others():
            pass

    @property
    def over(self) -> bool:
        return self.judge.span.over(self.match)

    @property
    def ask(self) -> Ask | None:
        """The question to the solver."""
        if self.over or self.match.sealed(self.seat) is not None:
            return None
        return self.match.ask_of(self.seat)

    @property
    def undoable(self) -> int:
        return 0 if self.over else self.match.undo_depth(self.seat)

    @property
    def points(self) -> float:
        """What was scored so far."""
        if self.puzzle.kind != "score":
            return 0.0
        return self.game.counted(self.match.state, self.seat) - self.judge.before

    @property
    def verdict(self) -> Verdict:
        """What it came to, once it is over. Others who have to play on do so in copies."""
        judge = self.judge
        expected = judge.expected(self.said)
        worth = expected if judge.percent else judge.worth(self.match)
        return Verdict(judge.solved(expected), worth, expected, judge.better(worth, expected) > 1e-6)

    def differs(self, best: Sequence[Row]) -> int:
        """In which action it leaves another line first; -1: in none."""
        for at, row in enumerate(self.rows):
            if at >= len(best) or row.words != best[at].words:
                return at
        return -1 if len(best) == len(self.rows) else len(self.rows) - 1

    def act(self, text: str) -> Iterator[Moment]:
        """Do what the solver does; gives the table after each thing that happens.

        A word that is not allowed is an error, and nothing has happened.
        """
        verb, _, rest = text.partition(" ")
        if verb == "say" and rest and not self.over:
            for word in rest.split():
                yield from self._say(word)
        elif verb == "undo" and self.undoable:
            self.match.undo(self.seat)
            self.said, self.rows = self._marks.pop()
            yield Moment(self.match, "back")
        else:
            raise PolanaError(f"{text!r} cannot be done in this puzzle now")

    def _say(self, word: str) -> Iterator[Moment]:
        ask = self.ask
        before, told = self.points, len(self.match.news)
        rows = [Row(list(row.words), row.news, row.points, row.law) for row in self.rows]
        mark = (list(self.said), rows)
        self.match.choose(self.seat, word)
        assert ask is not None
        self._marks.append(mark)
        self.said.append(word)
        if not self.rows or opens_deed(ask):
            self.rows.append(Row([], [], 0.0, ask.law))
        row = self.rows[-1]
        row.words.append(word)
        yield Moment(self.match, "played")
        yield from self._others()
        row.news = [*row.news, *(line for line in self.match.news[told:] if line.visible_to(self.seat))]
        row.points += self.points - before
        scored = [line.law for line in row.news if line.kind in SCORED and line.law]
        row.law = scored[0] if scored else row.law

    def _others(self) -> Iterator[Moment]:
        for _ in range(MOST_WORDS):
            if self.over:
                return
            ask = next_ask(self.match)
            if ask.seat == self.seat:
                return
            self.match.choose(ask.seat, reply(self.match, ask, self.puzzle.seed))
            yield Moment(self.match, "other")


def best_line(judge: Judge) -> Try:
    """The puzzle as it is solved best, with the reasons of its actions."""
    best = Try(judge)
    for word in judge.puzzle.line:
        for _ in best.act(f"say {word}"):
            pass
    if not best.over:
        raise PolanaError(f"{judge.puzzle.game}/{judge.puzzle.name}: its line does not lead to its end")
    for at, row in enumerate(best.rows):
        _explain(judge, best.rows, at, row)
    return best


def fights(best: Try) -> bool:
    """Is somebody fought in a line?"""
    return any(line.kind in FOUGHT for row in best.rows for line in row.news)


def _explain(judge: Judge, rows: list[Row], at: int, row: Row) -> None:
    """Why is this action in the line? It is played without it: something is not allowed then, or it comes to less."""
    if row.points > 0:
        row.reason = "scores"
    if row.is_end:
        return
    match, seat = judge.start.clone(), judge.puzzle.seat
    numbers = [number for number in range(len(rows)) if number != at]
    words = [word for number in numbers for word in rows[number].words]
    left = follow(match, seat, words, judge.span, judge.puzzle.seed)
    if not judge.percent:
        row.loss = max(0.0, judge.better(judge.puzzle.goal, judge.worth(left.match)))
    if left.refusal is not None and left.refusal.law:
        later, said = -1, left.said
        for number in numbers:
            if said < len(rows[number].words):
                later = number
                break
            said -= len(rows[number].words)
        if later > at and not row.reason:
            row.reason, row.opens, row.refusal = "opens", later, left.refusal
    if not row.reason and row.loss > 0:
        row.reason = "needed"


def faults(puzzle: Puzzle) -> list[str]:
    """All that is wrong with a puzzle, one line each; none: its line leads to its end and comes to its goal."""
    place = f"{puzzle.game}/{puzzle.name}"
    try:
        judge = Judge(puzzle)
        best = best_line(judge)
    except PolanaError as error:
        return [str(error)]
    found: list[str] = []
    worths = judge.in_worlds(puzzle.line)
    expected = sum(worths) / len(worths)
    if abs(expected - puzzle.goal) > 1e-6:
        found.append(f"{place}: its line comes to {expected:g}, not to its goal of {puzzle.goal:g}")
    if not judge.percent and len(set(worths)) > 1:
        found.append(f"{place}: chance decides what its line comes to: {worths}")
    if not best.verdict.solved:
        found.append(f"{place}: its line is not judged as the solution")
    if judge.better(puzzle.goal, puzzle.usual) <= 0:
        found.append(f"{place}: its goal of {puzzle.goal:g} is no better than the usual {puzzle.usual:g}")
    return found
