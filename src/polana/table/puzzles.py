"""Puzzles as the page plays them: what the solver did so far comes with every request.

Nothing is kept between requests but a few tries, to save playing the same acts again.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Final

import msgspec

from polana.kernel.errors import NotAllowed, PolanaError, UnknownWord
from polana.kernel.game import find
from polana.kernel.news import News
from polana.kernel.refusal import OTHER_QUESTION
from polana.school import puzzle as puzzles
from polana.school.puzzle import Puzzle
from polana.school.puzzle_judge import span_of
from polana.school.puzzle_try import Row, Try, best_line, judge_of
from polana.table import messages as m
from polana.table.complaint import Complaint, Declined
from polana.table.outlook import Outlook
from polana.table.wire import alone_info, ask_info, line_info, refusal_info

#: How many tries wait for the next act.
KEPT: Final = 64

_kept: OrderedDict[tuple[str, str, tuple[str, ...]], Try] = OrderedDict()

#: What is counted.
WHAT: Final = {"root": "points", "northgard": "fame", "runewars": "runes"}


def puzzle_list() -> list[m.PuzzleBook]:
    """The puzzles of all games that have some, the easy ones first."""
    return [
        m.PuzzleBook(
            game.name,
            [m.PuzzleLine(one.name, one.kind, _sign(one), one.difficulty, len(one.values)) for one in found],
        )
        for game, found in puzzles.all_puzzles()
    ]


def puzzle_info(game: str, name: str) -> bytes:
    """A puzzle as the page opens it, as the JSON of a `PuzzleInfo`."""
    return _info(game, _found(game, name).name)


def solve(game: str, name: str, wish: m.Solve) -> bytes:
    """Where what a solver does leads, as the JSON of a `Trial`."""
    acts = tuple(wish.acts)
    found = _found(game, name)
    one = _try(found, acts)
    show = _Shown(one, wish.seq)
    answer: m.Done | m.Why | m.Outlook | m.Refused
    if wish.act:
        answer = _act(one, wish.act, show)
        if isinstance(answer, m.Done):
            acts += (wish.act,)
    elif wish.why:
        answer = _why(one, wish.why)
    elif wish.ahead is not None:
        answer = _ahead(one, wish.ahead, wish.seq)
    else:
        show.frame("begin")
        answer = m.Done(0, show.seq)
    _kept[(game, name, acts)] = one
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return msgspec.json.encode(m.Trial(show.frames, answer))


def solution(game: str, name: str) -> bytes:
    """The best line, word by word, as the JSON of a `Solution`."""
    return _solution(game, _found(game, name).name)


@lru_cache(maxsize=KEPT)
def _info(game: str, name: str) -> bytes:
    judge = judge_of(game, name)
    one = judge.puzzle
    actions = [row for row in best_line(judge).rows if not row.is_end]
    return msgspec.json.encode(
        m.PuzzleInfo(
            game=game,
            name=name,
            kind=one.kind,
            difficulty=one.difficulty,
            sign=_sign(one),
            seat=one.seat,
            values=one.values,
            what=f"puzzle-{game}-{WHAT.get(game, 'points')}",
            span=span_of(game),
            rival=one.rival,
            goal=one.goal,
            usual=one.usual,
            percent=judge.percent,
            chance=False,
            actions=len(actions),
            iterations=one.iterations,
            position=one.position,
        )
    )


@lru_cache(maxsize=KEPT)
def _solution(game: str, name: str) -> bytes:
    judge = judge_of(game, name)
    best = best_line(judge)
    one = Try(judge)
    show = _Shown(one, 0)
    show.frame("begin")
    for word in judge.puzzle.line:
        for moment in one.act(f"say {word}"):
            show.frame(moment.what)
    verdict = best.verdict
    told = m.Verdict(verdict.solved, verdict.worth, verdict.expected, verdict.lucky)
    return msgspec.json.encode(m.Solution([_row(row) for row in best.rows], show.frames, told))


def _sign(one: Puzzle) -> str:
    """The word of the solver's faction or clan."""
    value = one.values[one.seat]
    for kind in ("faction", "clan"):
        if f"{kind}:{value}" in find(one.game).vocabulary:
            return f"{kind}:{value}"
    return ""


def _found(game: str, name: str) -> Puzzle:
    try:
        return puzzles.puzzle(find(game), name)
    except PolanaError:
        raise Complaint("not-found", "error-table-no-puzzle", name=name) from None


def _try(found: Puzzle, acts: tuple[str, ...]) -> Try:
    """The try of a solver who has done this."""
    kept = _kept.pop((found.game, found.name, acts), None)
    if kept is not None:
        return kept
    one = Try(judge_of(found.game, found.name))
    try:
        for act in acts:
            for _ in one.act(act):
                pass
    except PolanaError:
        # The puzzle is another one since: the page begins again.
        raise Complaint("not-now", "error-table-puzzle-changed") from None
    return one


def _act(one: Try, act: str, show: _Shown) -> m.Done | m.Refused:
    try:
        for moment in one.act(act):
            show.frame(moment.what)
    except NotAllowed as error:
        refused = act.split()[-1]
        return m.Refused(0, refused, refusal_info(error.refusal))
    except UnknownWord:
        raise
    except PolanaError:
        raise Complaint("not-now", "error-table-puzzle-changed") from None
    show.judge()
    return m.Done(0, show.seq)


def _why(one: Try, word: str) -> m.Why:
    refusal = one.match.why_not(one.seat, word) if word in one.game.vocabulary and not one.over else None
    bars: list[m.Barred] = []
    if refusal is not None and refusal.message == OTHER_QUESTION.message and one.ask is not None:
        bars = _outlook(one).bars(one.game.vocabulary[word])
    return m.Why(0, one.seat, word, None if refusal is None else refusal_info(refusal), bars)


def _outlook(one: Try) -> Outlook:
    others = frozenset(seat for seat in range(len(one.match.setup.seats)) if seat != one.seat)
    return Outlook(one.match, one.seat, others)


def _ahead(one: Try, words: list[str], seq: int) -> m.Outlook:
    """What would follow each option, as at a table: a trial does not tell what the solver may not know."""
    if one.ask is None:
        return m.Outlook(0, one.seat, seq, words, False, None, {})
    outlook = _outlook(one)
    try:
        final = outlook.along([one.game.vocabulary[word] for word in words])
    except Declined:
        return m.Outlook(0, one.seat, seq, words, False, None, {})
    if final:
        return m.Outlook(0, one.seat, seq, words, True, None, {})
    return m.Outlook(0, one.seat, seq, words, False, outlook.following(), outlook.prospects())


def _row(row: Row) -> m.PuzzleRow:
    refusal = None if row.refusal is None else refusal_info(row.refusal)
    news = [line_info(line) for line in row.news]
    return m.PuzzleRow(row.words, news, row.points, row.law, row.reason, row.opens, refusal, row.loss)


class _Shown:
    """The frames of an answer."""

    def __init__(self, one: Try, seq: int) -> None:
        self.one = one
        self.seq = seq
        self.frames: list[m.PuzzleFrame] = []
        # A page that has shown nothing yet gets the whole log.
        self._told: list[News] = one.match.news_for(one.seat) if seq else []

    def frame(self, what: str) -> None:
        """The table as it is now, after the frame before."""
        self.seq += 1
        one = self.one
        stage = m.PuzzleStage(one.points, [_row(row) for row in one.rows], one.over, None, -1)
        self.frames.append(m.PuzzleFrame(what, self._state(), stage))

    def judge(self) -> None:
        """When it is over the last frame says what it came to."""
        one = self.one
        if not one.over or not self.frames:
            return
        verdict = one.verdict
        stage = self.frames[-1].stage
        stage.rows = [_row(row) for row in one.rows]
        stage.points = one.points
        stage.verdict = m.Verdict(verdict.solved, verdict.worth, verdict.expected, verdict.lucky)
        stage.differs = one.differs(best_line(one.judge).rows)

    def _state(self) -> m.State:
        one = self.one
        match = one.match
        told = match.news_for(one.seat)
        same = 0
        while same < min(len(told), len(self._told)) and told[same] is self._told[same]:
            same += 1
        self._told = told
        view = msgspec.Raw(msgspec.json.encode(match.view(one.seat)))
        news = [line_info(line) for line in told[same:]]
        ask = None if one.ask is None else ask_info(one.ask, self.seq)
        sight = m.Sight(one.seat, view, ask, None, one.undoable, False, same, news)
        return m.State(self.seq, self._info(), [sight], 0, [])

    def _info(self) -> m.TableInfo:
        match = self.one.match
        return alone_info(match, f"puzzle-{match.game.name}-{self.one.puzzle.name}", self.one.seat)
