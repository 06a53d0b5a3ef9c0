"""Puzzles over the wire: what was done comes with every request, and the same acts lead to the same place."""

import msgspec
import pytest

from polana.kernel.game import find
from polana.school import puzzle as school
from polana.table import messages as m
from polana.table import puzzles
from polana.table.complaint import Complaint

ONE = next(one for one in school.puzzles(find("root")) if one.kind == "score")


def solve(acts: list[str], act: str = "", **rest: object) -> m.Trial:
    wish = msgspec.convert({"acts": acts, "act": act, **rest}, m.Solve)
    return msgspec.json.decode(puzzles.solve("root", ONE.name, wish), type=m.Trial)


def test_puzzles_are_listed_from_easy_to_hard():
    books = {book.game: book.puzzles for book in puzzles.puzzle_list()}
    assert {"root", "northgard", "runewars"} <= set(books)
    levels = [line.difficulty for line in books["root"]]
    assert levels == sorted(levels)
    assert all(line.sign for lines in books.values() for line in lines)


def test_a_puzzle_is_told_without_its_line():
    body = puzzles.puzzle_info("root", ONE.name)
    info = msgspec.json.decode(body, type=m.PuzzleInfo)
    assert (info.goal, info.usual, info.values[info.seat]) == (ONE.goal, ONE.usual, ONE.values[ONE.seat])
    assert "line" not in msgspec.json.decode(body)


def test_whoever_says_the_best_line_has_solved_it():
    begin = solve([])
    assert [frame.what for frame in begin.frames] == ["begin"]
    acts: list[str] = []
    trial = begin
    for word in ONE.line:
        trial = solve(acts, f"say {word}", seq=trial.frames[-1].state.seq)
        acts.append(f"say {word}")
    stage = trial.frames[-1].stage
    assert stage.over
    assert stage.verdict == m.Verdict(True, ONE.goal, ONE.goal, False)
    assert stage.differs == -1
    told = msgspec.json.decode(puzzles.solution("root", ONE.name), type=m.Solution)
    assert [row.words for row in told.rows] == [row.words for row in stage.rows]
    assert [frame.what for frame in told.frames[:2]] == ["begin", "played"]
    assert sum(row.points for row in told.rows) == ONE.goal


def test_the_same_acts_lead_to_the_same_frames_whether_they_are_remembered_or_played_again():
    acts = [f"say {word}" for word in ONE.line]
    puzzles._kept.clear()
    for at in range(3):
        solve(acts[:at], acts[at])
    remembered = solve(acts[:3], acts[3], seq=4)
    puzzles._kept.clear()
    assert solve(acts[:3], acts[3], seq=4) == remembered


def test_what_may_not_be_said_is_refused_and_everything_stays():
    vocabulary = find("root").vocabulary
    start = solve([])
    ask = start.frames[0].state.sides[0].ask
    assert ask is not None
    barred = next(word.text for word in vocabulary if word.text not in ask.options)
    trial = solve([], f"say {barred}", seq=1)
    assert isinstance(trial.answer, m.Refused)
    assert trial.frames == []
    told = solve([], why=barred)
    assert isinstance(told.answer, m.Why)
    ahead = solve([], ahead=[])
    assert isinstance(ahead.answer, m.Outlook)
    assert list(ahead.answer.options) == ask.options


def test_a_puzzle_that_is_another_one_since_begins_anew():
    with pytest.raises(Complaint):
        solve(["undo"])
    with pytest.raises(Complaint):
        puzzles.puzzle_info("root", "nothing")
