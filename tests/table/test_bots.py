"""Which bots can sit at a table."""

from polana.bots.greedy import GreedyBot
from polana.bots.search import HARD, SearchBot
from polana.table import bots
from polana.table.settings import Settings


def test_people_are_offered_three_levels_and_normal_is_the_usual_one():
    for game in ("northgard", "root"):
        assert bots.levels(game)[:3] == ["easy", "normal", "hard"]
        assert bots.usual(game) == "normal"


def test_a_table_that_was_opened_with_another_level_goes_on_with_it():
    assert bots.known("root", "greedy")
    assert isinstance(bots.bot("greedy", "root", 1), GreedyBot)
    assert isinstance(bots.bot("hard", "root", 1), SearchBot)


def test_a_level_that_has_gone_is_played_by_the_usual_one():
    assert not bots.known("root", "genius")
    assert isinstance(bots.bot("genius", "root", 1), GreedyBot)


def test_hard_thinks_far_shorter_than_a_table_waits():
    assert HARD.seconds * 5 <= Settings().bot_seconds
