"""Chance cannot be worked out from what the seats of a table are shown.

The attacker is a real one (`solver.py`). It gets the first messages of a table, before anybody has said a word: the
tiles that were drawn, and which Achievements lie there. From these it computes the generator of a playout, and with it
every deck; against the generator of a match that people play it finds nothing.
"""

from __future__ import annotations

import pytest

from polana.games.northgard import game
from polana.games.northgard.components import CLANS, TILE_COUNT, TILES
from polana.games.northgard.pieces.control import in_order
from polana.games.northgard.state import Table
from polana.kernel.match import Match
from polana.kernel.rng import FAST, KEYED, Chance
from polana.kernel.state import dump
from tests.northgard.solver import rewound, shuffle_numbers, states

SETUP = game.setup(CLANS[:5], {})
EARLY, ADVANCED, ACHIEVEMENTS = 16, 36, 7


def table(seed: int, generator: str) -> Match:
    return Match(game, SETUP, seed, generator=generator)


def first_messages(match: Match) -> list[int]:
    """The tiles that the seats were shown when the table opened, in the order in which they were drawn."""
    seen: list[int] = []
    first = match.view(0)["first"]
    assert isinstance(first, int)
    g = match.state
    assert isinstance(g, Table)
    for seat in in_order(g, first):
        players = match.view(seat)["players"]
        assert isinstance(players, list)
        seen += [TILES.index(name) for name in players[seat]["tiles"]]
    return seen


def attack(tiles: list[int], achievements: object) -> Table | None:
    """The whole table as it was dealt, worked out from what was shown; None where no state of the generator fits."""
    on_map = {0, 1}
    stack = [tile for tile in range(TILE_COUNT) if tile not in on_map]
    for state in states(shuffle_numbers(stack, tiles)):
        # Before the tiles the Achievements were shuffled, and before them both parts of the Development deck.
        chance = Chance()
        chance._x = rewound(state, EARLY - 1 + ADVANCED - 1 + ACHIEVEMENTS - 1)
        match = Match.of_state(game, SETUP, game.new(SETUP, chance))
        if match.view(0)["achievements"] == achievements:
            assert isinstance(match.state, Table)
            return match.state
    return None


@pytest.mark.parametrize("seed", [1, 2**100 + 7])
def test_the_fast_generator_is_worked_out_from_the_first_messages_of_a_table(seed: int) -> None:
    match = table(seed, FAST)
    found = attack(first_messages(match), match.view(0)["achievements"])
    assert found is not None
    truth = match.state
    assert isinstance(truth, Table)
    assert found.stack == truth.stack
    assert found.development == truth.development
    assert [player.deck for player in found.players] == [player.deck for player in truth.players]
    assert dump(found) == dump(truth)  # all dice and draws that will ever come


@pytest.mark.parametrize("seed", [1, 2**100 + 7])
def test_the_generator_of_a_match_that_people_play_is_not(seed: int) -> None:
    match = table(seed, KEYED)
    tiles = first_messages(match)
    assert len(set(tiles)) == 15
    assert attack(tiles, match.view(0)["achievements"]) is None
