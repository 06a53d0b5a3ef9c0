"""What was shown cannot be taken back: wherever a view grows for the one who chose, undo is closed.

A word that may be taken back must not have shown anything. So it is said again in worlds in which all that its seat may
not know is dealt anew: if that seat (or a spectator) can tell these worlds apart afterwards, by what lies there or by
what is asked, the word has shown something, and whoever said it could have looked and undone.
"""

from __future__ import annotations

import pytest

from polana.kernel.errors import PolanaError
from polana.kernel.game import Value
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.testing.hidden import tells_apart
from tests.ours import our_games

#: Seats and options that show more than the usual ones: games that are not named here are played as they come.
SETUPS: dict[str, list[tuple[list[str], dict[str, Value]]]] = {
    "northgard": [(["wolf", "raven", "bear", "snake"], {"creatures": True}), (["goat", "boar", "stag"], {})],
    "root": [
        (["marquise", "eyrie", "alliance", "vagabond"], {"deck": "exiles_partisans"}),
        (["vagabond2", "eyrie", "alliance", "vagabond"], {}),
    ],
    "runewars": [(["?"] * 2, {"explore": False}), (["?"] * 2, {"explore": True}), (["?"] * 4, {"explore": True})],
}
CASES = [
    (name, seats, options)
    for name, game in our_games().items()
    for seats, options in SETUPS.get(name, [(game.seat_values[: game.min_seats], {})])
]


@pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=[f"{case[0]}-{case[1][0]}" for case in CASES])
def test_a_word_that_shows_something_cannot_be_taken_back(
    name: str, seats: list[str], options: dict[str, Value]
) -> None:
    game = our_games()[name]
    looked = 0
    for seed in (0, 1):
        match, rng = Match(game, game.setup(seats, options), seed), Rng(seed + 1000)
        while not match.over:
            asks = [ask for ask in match.asks if match.sealed(ask.seat) is None]
            ask = asks[rng.below(len(asks))]
            word = ask.options[rng.below(len(ask.options))]
            before = match.clone() if len(match.asks) == 1 else None
            match.choose(ask.seat, word)
            if before is None or not match.undo_depth(ask.seat):
                continue
            looked += 1
            where = f"{word.text} of seat {ask.seat} at {ask.about} (seed {seed}, word {len(match.said)})"
            try:
                told = tells_apart(before, ask.seat, word.text)
            except PolanaError as error:
                raise AssertionError(f"{where}: an option depends on what the seat may not know") from error
            assert not told, f"{where} shows something and may be taken back"
    assert looked > 20
