"""What hints, reviews and puzzles need to know of a game is told by the game itself."""

import ast
from pathlib import Path

import pytest

from polana import lab, school
from polana.kernel.game import AnyGame, find
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.lab.puzzles import turns
from tests.cli import small

SEATS = {"root": ["marquise", "eyrie"], "northgard": ["wolf", "raven"], "runewars": ["daqan", "uthuk"]}


def played(name, words, seed=1):
    match = Match(find(name), find(name).setup(SEATS[name], {}), seed)
    match.playout(RandomChooser(Rng(seed)), words)
    return match


@pytest.mark.parametrize("name", SEATS)
def test_what_is_counted_at_the_end_is_the_result(name):
    match = played(name, 100_000)
    result = match.result
    assert result is not None
    assert [match.game.counted(match.state, seat) for seat in (0, 1)] == result.scores


@pytest.mark.parametrize("name", SEATS)
def test_before_the_end_nobody_has_scored_less_than_all_can_see(name):
    for words in range(200, 1200, 200):
        match = played(name, words)
        if match.over:
            break
        for seat in (0, 1):
            shown, counted = match.game.shown(match.state, seat), match.game.counted(match.state, seat)
            # In Runewars dragon runes may lie face down
            assert shown <= counted if name == "runewars" else shown == counted


def test_in_the_last_year_of_northgard_all_is_counted_and_before_it_fame_only():
    match, game = played("northgard", 30), find("northgard")
    assert not game.may_end(match.state)
    assert game.counted(match.state, 0) == game.standing(match.state)[1][0]
    while not game.may_end(match.state):
        match.playout(RandomChooser(Rng(2)), 1)
    assert not match.over
    unlike = 0
    while not match.over:
        unlike += game.counted(match.state, 0) != game.standing(match.state)[1][0]
        match.playout(RandomChooser(Rng(match.decisions)), 1)
    assert unlike


@pytest.mark.parametrize("name", SEATS)
def test_turns_that_nobody_comes_between_are_found_in_every_game(name):
    match = Match(find(name), find(name).setup(SEATS[name], {}), 3)
    bots = [RandomChooser(Rng(seat)) for seat in (0, 1)]
    seats = []
    for seat in turns(find(name), match, bots):
        lone = find(name).lone_turn(match.state)
        assert lone is not None
        assert lone[0] == seat
        seats.append(seat)
        if len(seats) == 4:
            break
    assert seats


def test_in_a_game_that_tells_nothing_nobody_has_a_point_before_its_end():
    game: AnyGame = small.game
    match = Match(game, game.setup(2, {}), 1)
    scene = game.scene(match.state, 2)
    assert scene.points == [0, 0]
    assert [game.counted(match.state, seat) for seat in (0, 1)] == [0, 0]
    assert scene.holders == {}
    assert game.may_end(match.state)


@pytest.mark.parametrize("room", [school, lab], ids=["school", "lab"])
def test_no_room_that_plays_all_games_asks_which_state_it_has(room):
    asked = []
    for path in sorted(Path(str(room.__file__)).parent.rglob("*.py")):
        if "rootlog" in path.parts:  # recordings are of matches of Root
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
                thing = ast.unparse(node.args[0])
                if thing == "state" or thing.endswith(".state"):
                    asked.append((path.name, node.lineno))
    assert asked == []
