"""Every puzzle is played and judged again: its line leads to its end, and comes to what it says."""

from pathlib import Path

import pytest

from polana.kernel.errors import NotAllowed, PolanaError
from polana.kernel.game import find
from polana.school import puzzle as puzzles
from polana.school.puzzle import Puzzle, PuzzleError, read, write
from polana.school.puzzle_judge import Judge
from polana.school.puzzle_try import Try, best_line, faults, fights

PUZZLES = [(game.name, one) for game, found in puzzles.all_puzzles() for one in found]
GAMES = sorted({game for game, _ in PUZZLES})


def test_all_games_have_puzzles_easy_and_hard_and_each_position_is_one():
    assert {"root", "northgard", "runewars"} <= set(GAMES)
    for game in GAMES:
        found = puzzles.puzzles(find(game))
        assert len({one.difficulty for one in found}) >= 2
        assert len({one.position for one in found}) == len(found)


@pytest.mark.parametrize(("game", "least"), [("root", 40), ("northgard", 40), ("runewars", 40)])
def test_there_are_many_puzzles_and_every_side_has_some(game, least):
    found = puzzles.puzzles(find(game))
    assert len(found) >= least
    solvers = {one.values[one.seat].removesuffix("2") for one in found}
    assert {value.removesuffix("2") for value in find(game).seat_values} <= solvers


@pytest.mark.parametrize("game", ["root", "northgard", "runewars"])
def test_one_scores_wins_and_stops_the_leader(game):
    assert {one.kind for one in puzzles.puzzles(find(game))} == {"score", "win", "stop"}


@pytest.mark.parametrize(("game", "least"), [("root", 14), ("northgard", 4), ("runewars", 13)])
def test_in_some_puzzles_a_fight_comes_first(game, least):
    fought = [one for one in puzzles.puzzles(find(game)) if fights(best_line(Judge(one)))]
    assert len(fought) >= least


@pytest.mark.parametrize(("game", "least"), [("root", 4), ("northgard", 6), ("runewars", 1)])
def test_some_are_victories_and_hard_ones_are_among_them(game, least):
    wins = [one for one in puzzles.puzzles(find(game)) if one.kind == "win"]
    assert len(wins) >= least
    assert game == "runewars" or max(one.difficulty for one in wins) == 3


def test_no_clan_of_northgard_has_fewer_than_three():
    solvers = [one.values[one.seat] for one in puzzles.puzzles(find("northgard"))]
    assert min(solvers.count(clan) for clan in find("northgard").seat_values) >= 3


def first(game: str, kind: str = "score") -> Puzzle:
    return next(one for one in puzzles.puzzles(find(game)) if one.kind == kind)


@pytest.mark.parametrize(("game", "one"), PUZZLES, ids=[f"{game}-{one.name}" for game, one in PUZZLES])
def test_the_line_of_a_puzzle_comes_to_its_goal_in_every_imagined_world(game, one):
    assert faults(one) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_read_as_it_was_written(game):
    for one in puzzles.puzzles(find(game)):
        again = read(write(one), Path(f"{one.name}.toml"))
        assert again == one


def test_a_try_that_does_less_is_not_solved_and_says_where_it_differs():
    judge = Judge(first("root"))
    best = best_line(judge)
    assert best.differs(best.rows) == -1
    lazy = Try(judge)
    while not lazy.over:
        ask = lazy.ask
        assert ask is not None
        word = next((one for one in ask.options if one.kind in ("done", "pass")), ask.options[-1])
        for _ in lazy.act(f"say {word.text}"):
            pass
    assert not lazy.verdict.solved
    assert lazy.verdict.expected < judge.puzzle.goal
    assert 0 <= lazy.differs(best.rows) < len(best.rows)


def test_what_is_not_allowed_is_refused_and_what_was_said_is_taken_back():
    judge = Judge(first("root"))
    tried = Try(judge)
    view = tried.match.view(tried.seat)
    barred = next(word for word in tried.game.vocabulary if tried.match.why_not(tried.seat, word) is not None)
    with pytest.raises(NotAllowed):
        list(tried.act(f"say {barred.text}"))
    assert (tried.said, tried.match.view(tried.seat)) == ([], view)
    list(tried.act(f"say {judge.puzzle.line[0]}"))
    assert tried.rows[0].words == judge.puzzle.line[:1]
    list(tried.act("undo"))
    assert (tried.said, tried.rows, tried.match.view(tried.seat)) == ([], [], view)
    for act in ("undo", "dance", "say"):
        with pytest.raises(PolanaError, match="cannot be done"):
            list(tried.act(act))


@pytest.mark.parametrize("game", GAMES)
def test_an_action_of_a_line_that_opens_another_is_needed_for_it(game):
    """Its reason is true: without the action the other one is refused, by that rule."""
    for one in puzzles.puzzles(find(game))[:6]:
        for number, row in enumerate(best_line(Judge(one)).rows):
            if row.reason == "opens":
                assert row.opens > number
                assert row.refusal is not None
            if row.reason == "needed":
                assert row.loss > 0


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"kind": "sing"}, "Invalid enum value 'sing'"),
        ({"rival": 1}, "`rival` is the leader"),
        ({"line": ["fly"]}, "'fly' is not a word of root"),
        ({"position": "seats = []"}, "game"),
    ],
)
def test_what_is_wrong_with_a_puzzle_is_told_in_one_line(change, line):
    one = first("root")
    fields = {name: getattr(one, name) for name in one.__struct_fields__}
    with pytest.raises(PuzzleError, match=line):
        read(write(Puzzle(**{**fields, **change})), Path("puzzle.toml"))


def test_a_puzzle_that_there_is_not_is_told():
    with pytest.raises(PuzzleError, match="root has no puzzle 'nothing'"):
        puzzles.find_puzzle("root/nothing")
    with pytest.raises(PuzzleError, match="there is no such puzzle"):
        puzzles.find_puzzle("nowhere.toml")
