"""The compiled engine lets go of what is over: a server and a soak play very many matches in one process."""

import gc

import pytest

import polana
from polana.kernel.game import find
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng

pytestmark = pytest.mark.skipif(not polana.compiled(), reason="there is no compiled engine: make compile")


def play(name: str, first: int, count: int, keep: bool) -> int:
    """Play so many matches; how many objects there are then."""
    game = find(name)
    for seed in range(first, first + count):
        match = Match(game, game.setup(max(game.min_seats, 2), {}), seed, keep=keep)
        match.playout(RandomChooser(Rng(seed)))
        assert match.over
    del match
    gc.collect()
    return len(gc.get_objects())


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("name", ["northgard", "root", "runewars"])
def test_matches_that_are_over_leave_nothing_behind(name, keep):
    before = play(name, 0, 12, keep)
    assert play(name, 12, 12, keep) - before < 12
