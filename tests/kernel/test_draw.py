"""A draw that all who sit at the table agree on, and matches that stand still."""

import copy
import pickle

import pytest

from polana.kernel.errors import NotAllowed, PolanaError, RecordError
from polana.kernel.game import Result, find
from polana.kernel.match import Match, RandomChooser, start
from polana.kernel.rng import Chance, Rng
from polana.kernel.still import Stillness
from tests.kernel.table import Altered, sit


def result_of(match: Match) -> Result:
    assert match.result is not None
    return match.result


def agreed():
    match = sit(["fox", "?"], 7, rounds=1, pace="fast")
    match.choose(1, "house:owl")
    match.choose(1, "bid:0")
    match.choose(0, "bid:1")
    match.draw()
    return match


def test_a_match_whose_players_agree_on_a_draw_is_over_and_nobody_has_won():
    match = agreed()
    assert match.over
    assert (result_of(match).winners, result_of(match).message, result_of(match).law) == ([], "result-kernel-draw", "")
    assert (match.ask, match.asks, match.undo_depth(0)) == (None, [], 0)
    with pytest.raises(NotAllowed):
        match.choose(0, "seat:1")
    with pytest.raises(PolanaError, match="over"):
        match.draw()


def test_the_record_of_a_draw_ends_with_it_and_plays_again():
    match = agreed()
    text = match.record()
    assert text.endswith("1 bid:0\ndraw\n")
    again = Match.replay(text)
    assert again.drawn
    assert (again.record(), result_of(again).winners) == (text, [])


def test_nothing_follows_a_draw_in_a_record():
    text = agreed().record()
    with pytest.raises(RecordError, match="nothing follows a draw") as caught:
        Match.replay(text + "0 seat:1\n")
    assert caught.value.line == text.count("\n") + 1


def test_a_draw_after_the_end_is_refused_with_its_line():
    match = sit(2, 3, rounds=1)
    chooser = RandomChooser(Rng(1))
    while match.ask is not None:
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
    text = match.record() + "draw\n"
    with pytest.raises(RecordError, match="over") as caught:
        Match.replay(text)
    assert caught.value.line == text.count("\n")


def test_a_clone_of_a_drawn_match_is_drawn_too():
    match = agreed()
    assert match.clone().record() == match.record()


def test_an_answer_that_lay_sealed_is_not_part_of_a_drawn_match():
    match = sit(["fox", "owl"], 7)
    match.choose(0, "bid:1")
    match.draw()
    assert match.said == []
    assert result_of(Match.replay(match.record())).winners == []


@pytest.mark.parametrize("name", ["root", "northgard", "runewars"])
def test_in_every_game_a_draw_tells_the_scores_so_far(name):
    match = start(name, 2, seed=1)
    match.draw()
    assert len(result_of(match).scores) == 2
    assert result_of(Match.replay(match.record())).scores == result_of(match).scores


class Board(Altered):
    """The toy, with rounds and points that a test sets."""

    def __init__(self):
        super().__init__(None)
        self.now, self.scores = 1, [0, 0]
        self.position = self.new(self.setup(2, {}), Chance())

    def standing(self, state):
        return self.now, self.scores[:]


def test_stillness_counts_the_rounds_since_a_score_last_changed():
    game, still = Board(), Stillness()
    assert still.look(game, game.position) == 0
    game.now = 5
    assert still.look(game, game.position) == 4
    game.scores[1] = 1
    assert still.look(game, game.position) == 0
    game.now = 7
    assert still.look(game, game.position) == 2
    game.now = 3  # words were taken back
    assert still.look(game, game.position) == 0


def test_stillness_can_be_copied_and_written_down():
    game, still = Board(), Stillness()
    still.look(game, game.position)
    game.now = 9
    for twin in (copy.deepcopy(still), pickle.loads(pickle.dumps(still))):
        assert twin.look(game, game.position) == 8


@pytest.mark.parametrize("name", ["root", "northgard", "runewars"])
def test_every_game_counts_rounds_or_years_and_points(name):
    match = start(name, 3, seed=2)
    match.playout(RandomChooser(Rng(1)), 400)
    now, scores = find(name).standing(match.state)
    assert now >= 1
    assert len(scores) == 3
