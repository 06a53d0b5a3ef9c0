"""Bots against the Mechanical Marquise: it is an enemy, and whoever plays together is none."""

import pytest

from polana.bots import bot
from polana.bots.root import RootSense
from polana.games.root.control import settle_all
from polana.games.root.game import game
from polana.games.root.state import State
from polana.kernel.match import Match


def begun(mode: str) -> Match:
    match = Match(game, game.setup(["eyrie", "alliance"], {"automaton": mode}), 4)
    player = bot("random", 1)
    while match.state.table:  # type: ignore[attr-defined]
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, player.choose(match, ask))
    return match


def worth(mode: str, **changes: int) -> float:
    """What the position is worth to the Eyrie with these points, or with more of its warriors for the machine."""
    state = begun(mode).state.copy()
    assert isinstance(state, State)
    eyrie, alliance, machine = state.sides
    eyrie.score += changes.get("mine", 0)
    alliance.score += changes.get("others", 0)
    machine.score += changes.get("machine", 0)
    where = next(at for at in range(12) if machine.warriors[at] and not eyrie.warriors[at])
    machine.warriors[where] += changes.get("warriors", 0)
    settle_all(state)
    return RootSense().value(state, 0)


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_points_of_the_machine_and_clearings_that_it_holds_are_bad(mode):
    now = worth(mode)
    assert worth(mode, machine=5) < now
    assert worth(mode, warriors=2) < worth(mode, warriors=1) < now  # with three it scores
    assert worth(mode, mine=5) > now


def test_points_of_the_others_are_good_where_all_play_together():
    assert worth("cooperative", others=5) > worth("cooperative")
    assert worth("competitive", others=5) < worth("competitive")


def test_more_than_30_points_are_worth_no_more_where_all_play_together():
    assert worth("cooperative", mine=33) == worth("cooperative", mine=36)


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_a_greedy_bot_plays_against_it(mode):
    match = begun(mode)
    player = bot("greedy", 1)
    for _ in range(25):
        ask = match.ask
        if ask is None:
            break
        match.choose(ask.seat, player.choose(match, ask))
    match.game.check(match.state)
