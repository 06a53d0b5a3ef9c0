"""Positions of every game: written and read between any two steps of random matches, they are the same again."""

from __future__ import annotations

import pytest

from polana.kernel import position
from polana.kernel.errors import PositionError
from polana.kernel.game import Value, games
from polana.kernel.match import Match, RandomChooser
from polana.kernel.news import SPECTATOR
from polana.kernel.rng import Chance, Rng

CASES: list[tuple[str, list[str], dict[str, Value]]] = [
    ("northgard", ["wolf", "raven", "bear"], {"creatures": True}),
    ("northgard", ["?", "?", "?", "?", "?"], {}),
    ("northgard", ["boar", "stag", "goat", "snake"], {"teams": True, "long_game": True}),
    ("root", ["marquise", "eyrie", "alliance", "vagabond"], {"deck": "exiles_partisans"}),
    ("root", ["?", "?", "?"], {"map": "mountain"}),
    ("root", ["vagabond2", "vagabond", "eyrie"], {"map": "winter"}),
]


def in_setup(match: Match) -> bool:
    _, phase = match.game.moment(match._base)
    return phase in ("choose_clans", "roll_for_first", "place_tiles", "setup")


def compare(match: Match) -> None:
    """The position of a match, written, read and written again, shows and asks everybody the same."""
    game, base, text = match.game, match._base, match.position()
    state = position.read(text).state(Chance(99))
    for reader in range(SPECTATOR, len(match.setup.seats)):
        assert game.view(state, reader) == game.view(base, reader), f"{reader} sees another table"
    assert position.write(game, match.setup, state) == text
    # The same chance asks the same questions with the same options.
    state.chance = base.chance.copy()
    here, there = Match.of_state(game, match.setup, base.copy()), Match.of_state(game, match.setup, state)
    asked = [(ask.seat, ask.about, ask.options) for ask in here.asks]
    assert [(ask.seat, ask.about, ask.options) for ask in there.asks] == asked


@pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=[f"{case[0]}-{case[1][0]}" for case in CASES])
def test_a_position_that_is_written_and_read_is_the_same(
    name: str, seats: list[str], options: dict[str, Value]
) -> None:
    game = games()[name]
    looked = 0
    match, any_word = Match(game, game.setup(seats, options), 1), RandomChooser(Rng(1))
    while True:
        match.run_to("step", any_word)
        if match.over:
            break
        if in_setup(match):
            with pytest.raises(PositionError, match="once the setup is over"):
                match.position()
        else:
            looked += 1
            if looked % 4 == 0:
                compare(match)
    assert looked > 40
