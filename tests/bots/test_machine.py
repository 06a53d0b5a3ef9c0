"""Bots against the Mechanical Marquise: it is an enemy, and whoever plays together is none."""

import pytest

from polana.bots import bot
from polana.bots.root import RootSense
from polana.games.root.control import settle_all
from polana.games.root.factions.mechanical_marquise.side import MachineSide
from polana.games.root.game import game
from polana.games.root.state import Side, State
from polana.kernel.deed import opens_course
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng


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


def test_together_the_position_is_worth_the_same_to_all():
    state = begun("cooperative").state.copy()
    state.sides[0].score += 7  # type: ignore[attr-defined]
    sense = RootSense()
    assert sense.values(state, 2) == [sense.value(state, 0)] * 2 == [sense.value(state, 1)] * 2  # type: ignore[arg-type]


def test_the_slowest_decides_and_whoever_had_30_points_is_done():
    """R.K.1: a point is worth most to the player who has fewest; after 30 no more is wanted, whatever is lost later."""
    state = begun("cooperative").state.copy()
    assert isinstance(state, State)
    sense = RootSense()
    eyrie, alliance, machine = state.sides
    eyrie.score, alliance.score = 20, 10

    def gained(side: Side) -> float:
        before = sense.value(state, 0)
        side.score += 1
        gain = sense.value(state, 0) - before
        side.score -= 1
        return gain

    assert gained(alliance) > gained(eyrie) > 0
    assert isinstance(machine, MachineSide)
    machine.reached.append(eyrie.index)
    done = sense.value(state, 0)
    eyrie.score = 3
    assert sense.value(state, 0) == done
    assert gained(eyrie) == 0


def test_one_warrior_of_three_that_the_machine_loses_is_worth_about_what_it_scores_there():
    """R.M.8: with two warriors left it scores nothing in the clearing."""
    state = begun("cooperative").state.copy()
    assert isinstance(state, State)
    machine = state.sides[2]
    where = next(at for at in range(12) if machine.warriors[at] and not any(s.warriors[at] for s in state.sides[:2]))
    worths = []
    for warriors in (4, 3, 2):
        machine.warriors[where] = warriors
        settle_all(state)
        worths.append(RootSense().value(state, 0))
    assert worths[1] - worths[0] < 0.5
    assert 1.5 < worths[2] - worths[1] < 2.5


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_who_plays_together_looks_ahead_until_the_machine_has_had_its_turn(mode):
    """The machine scores what it holds when its turn begins (R.M.8), which nobody sees who looks to the end of his."""
    sense, chance, seats = RootSense(), Rng(3), set()
    match = begun(mode)
    for _ in range(60):
        ask = match.ask
        if ask is None or match.over:
            break
        state = match.state
        assert isinstance(state, State)
        if opens_course(ask) and state.turn == ask.seat:
            seats.add(ask.seat)
            world = match.imagine(ask.seat, 5)
            since, turns = sense.moment(world.state), [state.turn]  # type: ignore[arg-type]
            while not world.over and not sense.settled(world.state, world.ask, ask.seat, since):  # type: ignore[arg-type]
                world.playout(RandomChooser(chance), 1)
                assert isinstance(world.state, State)
                if world.state.turn != turns[-1]:
                    turns.append(world.state.turn)
            if not world.over:
                own = [turn for turn in turns if turn != 2]  # in the machine's turn nobody may be asked anything
                together = [[0, 1, 0], [1, 0]][ask.seat]
                assert own == together if mode == "cooperative" else len(turns) == 2
        match.choose(ask.seat, ask.options[chance.below(len(ask.options))])
    assert seats == {0, 1}


def test_in_the_turn_of_another_it_looks_to_the_end_of_the_action():
    match = begun("cooperative")
    while match.state.turn != 1 or match.ask is None or not opens_course(match.ask):  # type: ignore[attr-defined]
        assert match.ask is not None
        match.choose(match.ask.seat, match.ask.options[0])
    sense, state = RootSense(), match.state
    assert isinstance(state, State)
    assert sense.settled(state, match.ask, 0, sense.moment(state))
    assert not sense.settled(state, match.ask, 1, sense.moment(state))


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
