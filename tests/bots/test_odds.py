"""How what a position is worth becomes a chance to win."""

import pytest

from polana.bots.odds import odds_of
from polana.bots.senses import sense_of
from polana.kernel.match import start


def test_chances_are_those_of_the_worth_of_a_position():
    odds = odds_of("northgard")
    shares = odds.shares([10.0, 0.0, -10.0], 0.5)
    assert sum(shares) == pytest.approx(1.0)
    assert shares == sorted(shares, reverse=True)
    assert odds.shares([3.0, 3.0], 0.2) == [0.5, 0.5]


def test_an_advantage_decides_more_towards_the_end_where_the_figures_say_so():
    odds = odds_of("northgard")
    assert odds.shares([10.0, 0.0], 1.0)[0] > odds.shares([10.0, 0.0], 0.0)[0]


def test_the_interval_of_a_chance_includes_that_the_odds_may_be_wrong():
    odds = odds_of("root")
    assert odds.doubt(0.5, 0.0) == pytest.approx(2 * odds.error)
    assert odds.doubt(0.5, 0.1) > 0.1
    assert odds.doubt(0.0, 0.0) == 0.0


def test_who_wins_together_has_the_same_chance():
    match = start("root", ["eyrie", "alliance"], seed=1, automaton="cooperative")
    sense = sense_of("root", searching=True)
    chances = odds_of("root", match.setup.options).of(match.game, match.state, sense, 2)
    assert chances[0] == chances[1]
    team = start("northgard", 4, seed=1, teams=True)
    sense = sense_of("northgard", searching=True)
    chances = odds_of("northgard", team.setup.options).of(team.game, team.state, sense, 4)
    assert chances[0] == pytest.approx(chances[2])
    assert sum(chances) == pytest.approx(2.0)
