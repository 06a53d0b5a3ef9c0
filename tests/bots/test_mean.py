"""A sense may ask the bot that looks ahead to count all its looks, not the better half of them."""

from typing import Any

import pytest

from polana.bots.greedy import GreedyBot
from polana.bots.player import Manner, Sense
from polana.kernel.match import Match
from tests.cli.small import game


class Gamble(Sense[Any]):
    """To take one stone is worth much every other time, and on the whole nothing."""

    def __init__(self, all_count):
        self.all_count = all_count
        self.looked = 0

    def value(self, state, seat):
        if state.pile != 8:
            return 0.0
        self.looked += 1
        return 10.0 if self.looked % 2 else -20.0

    def counts_all(self):
        return self.all_count

    def moment(self, state):
        return 0

    def rests(self, state, ask, seat, since):
        return True

    def settled(self, state, ask, seat, since):
        return True

    def manner(self):
        return Manner({"scale": 1.0, "curiosity": 1.0, "whim": 1.0, "surprise": 0.0})


@pytest.mark.parametrize(("all_count", "gambles"), [(False, True), (True, False)])
def test_who_hopes_gambles_and_who_counts_all_does_not(all_count, gambles):
    match = Match(game, game.setup(["red", "blue"], {}), 1)
    match.choose(0, "bid:2")
    match.choose(1, "bid:0")
    ask = match.ask
    assert ask is not None
    word = GreedyBot(1, Gamble(all_count)).choose(match, ask)
    assert (word.text == "take:1") is gambles
