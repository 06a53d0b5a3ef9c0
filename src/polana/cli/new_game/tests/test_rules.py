"""Every rule has a test that fails when it is broken; its title is the rule's sentence."""

from polana.kernel.match import Match
from polana.kernel.rng import Chance
from polana.testing import Played, law

from NAME import game
from NAME.state import Table


def begin(*seats: str, first: int = 0, goal: int = 2) -> Played:
    """A match of these seats in which the die comes out as we like."""
    setup = game.setup(seats, {"goal": goal})
    chance = Chance(1)
    chance.script([("first", first)])
    return Played(Match.of_state(game, setup, game.new(setup, chance)))


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


@law("LAW.setup.1")
def test_who_has_no_colour_takes_one_that_nobody_has() -> None:
    t = begin("?", "red")
    assert t.reason(0, "side:red").law == "LAW.setup.1"
    t.say(0, "side:blue")
    assert t.match.view(1)["sides"] == ["blue", "red"]


@law("LAW.setup.2")
def test_the_die_says_who_guesses_first_and_then_it_is_the_next() -> None:
    t = begin("red", "blue", first=1, goal=5)
    for first in (1, 0):
        t.say(0, "coins:0")
        t.say(1, "coins:0")
        assert t.ask.seat == first
        t.say(first, "guess:6")
        t.say(1 - first, "guess:5")


@law("LAW.round.1")
def test_all_hide_coins_in_secret_and_at_once() -> None:
    t = begin("red", "blue")
    assert [ask.seat for ask in t.match.asks] == [0, 1]
    t.say(0, "coins:3")
    t.say(1, "coins:1")
    assert table_of(t.match).coins == [3, 1]
    shown = t.match.view(1)["players"]
    assert isinstance(shown, list)
    assert [player["coins"] for player in shown] == [None, "coins:1"]
    # For a bot in the second seat any number lies in the other hand
    assert {table_of(t.match.imagine(1, seed)).coins[0] for seed in range(30)} == {0, 1, 2, 3}


@law("LAW.round.2")
def test_nobody_may_repeat_a_guess_of_the_round() -> None:
    t = begin("red", "blue")
    t.say(0, "coins:3")
    t.say(1, "coins:1")
    t.say(0, "guess:5")
    assert t.reason(1, "guess:5").law == "LAW.round.2"
    assert len(t.options(1, "ask-NAME-guess")) == 6  # 0 to 6, without the 5


@law("LAW.round.3")
def test_who_has_guessed_right_gets_a_point_and_who_has_enough_wins() -> None:
    t = begin("red", "blue")
    for _ in range(2):
        t.say(0, "coins:3")
        t.say(1, "coins:1")
        for _ in range(2):
            seat = t.ask.seat
            t.say(seat, "guess:4" if seat == 1 else "guess:0")
    t.over()
    result = t.match.result
    assert result is not None
    assert (result.winners, result.scores) == ([1], [0, 2])
