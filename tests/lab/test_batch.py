"""A batch shows what the other environments show, match by match."""

import numpy as np
import pytest

from polana import lab
from polana.kernel import game as registry
from polana.kernel.errors import NotAllowed, PolanaError
from polana.kernel.rng import Rng
from polana.lab import aec, batch
from polana.lab.envs.vector import Ended
from tests.cli import small


def first_options(now):
    return [ask.options[0].id for ask in now.asks]


def test_the_first_match_of_a_batch_is_that_of_the_environment():
    env = aec("root", seed=5, seats=["marquise", "eyrie"])
    side_by_side = batch("root", 1, seed=5, seats=["marquise", "eyrie"])
    env.reset()
    now = side_by_side.reset()
    for _ in range(60):
        seen, _, _, _, info = env.last()
        assert np.array_equal(now.observations[0], seen["observation"])
        assert np.array_equal(now.masks[0], seen["action_mask"])
        assert now.masks.dtype == seen["action_mask"].dtype
        assert [word.id for word in now.asks[0].options] == list(info["words"])
        action = now.asks[0].options[-1].id
        env.step(action)
        now = side_by_side.step([action])


def test_a_batch_can_be_made_more_than_once():
    for seed in (1, 2):
        assert len(lab.batch("northgard", 2, seed=seed, seats=["wolf", "raven"]).reset().asks) == 2


def test_a_match_that_ends_makes_room_for_the_next():
    side_by_side = batch("northgard", 3, seed=1, seats=["wolf", "raven"])
    now = side_by_side.reset()
    rng = Rng(1)
    ended: list[Ended] = []
    while len(ended) < 4:
        before = list(side_by_side.matches)
        now = side_by_side.step(np.array([ask.options[rng.below(len(ask.options))].id for ask in now.asks]))
        assert now.observations.shape == (3, side_by_side.board.sight.size)
        for one in now.ended:
            result = before[one.at].result
            assert result is not None
            assert (one.winners, one.scores) == (result.winners, result.scores)
            assert side_by_side.matches[one.at] is not before[one.at]
            assert not side_by_side.matches[one.at].over
        ended += now.ended
    assert len({match.seed for match in side_by_side.matches}) == 3


def test_a_match_that_is_too_long_is_cut_off():
    side_by_side = batch("northgard", 2, seed=1, limit=4)
    now = side_by_side.reset()
    for _ in range(4):
        now = side_by_side.step(first_options(now))
    assert [(one.at, one.winners) for one in now.ended] == [(0, []), (1, [])]


def test_the_same_seed_gives_the_same_batch():
    one, other = batch("northgard", 4), batch("northgard", 4, seed=9)
    other.reset()
    assert np.array_equal(one.reset(seed=3).observations, other.reset(seed=3).observations)
    assert len({match.seed for match in one.matches}) == 4


def test_a_game_without_an_observer_is_shown_by_hashed_features(monkeypatch):
    monkeypatch.setitem(registry._GAMES, "stones", small.game)
    side_by_side = batch("stones", 2, seed=1)
    now = side_by_side.reset()
    assert now.observations.shape == (2, side_by_side.board.sight.size)
    assert now.masks.sum() == 6
    now = side_by_side.step(first_options(now))
    assert now.asks[0].seat == 1
    for at, (match, ask) in enumerate(zip(side_by_side.matches, now.asks, strict=True)):
        seen, mask = side_by_side.board.sight.see(match, ask.seat, ask)
        assert seen.any()
        assert np.array_equal(now.observations[at], seen)
        assert np.array_equal(now.masks[at], mask)
        assert (now.observations.dtype, now.masks.dtype) == (seen.dtype, mask.dtype)


def test_what_is_no_answer_is_refused():
    side_by_side = batch("northgard", 2, seed=1)
    with pytest.raises(PolanaError, match="reset"):
        side_by_side.step([0, 0])
    now = side_by_side.reset()
    with pytest.raises(PolanaError, match="2 actions"):
        side_by_side.step([0])
    wrong = int(np.flatnonzero(now.masks[0] == 0)[0])
    with pytest.raises(NotAllowed):
        side_by_side.step([wrong, wrong])
    with pytest.raises(PolanaError, match="at least one"):
        batch("northgard", 0)
