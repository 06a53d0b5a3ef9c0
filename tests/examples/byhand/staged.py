"""What the positions set by hand have in common: a record that ends where the rule has shown itself."""

from __future__ import annotations

from collections.abc import Sequence

from polana.kernel import position, record
from polana.kernel.game import AnyGame, Setup
from polana.kernel.match import Match
from polana.kernel.record import OPENING, Scripted
from polana.kernel.rng import Script
from polana.kernel.state import State
from tests.scene import Foretold, Idler

Words = Sequence[tuple[int, str]]


def after(game: AnyGame, setup: Setup, state: State, words: Words, chance: Foretold | None = None) -> str:
    """The record of words said in a position; dice and draws that are foretold are in its script."""
    script = [] if chance is None else [Scripted(OPENING, Script(chance, False))]
    said = [(seat, game.vocabulary[word]) for seat, word in words]
    return record.write(game, setup, 0, said, script, start=position.write(game, setup, state))


def opening(game: AnyGame, seats: Sequence[str] | int, words: int, seed: int, **options: bool | int | str) -> str:
    """The record of a match from its beginning, in which everybody says the first word there is."""
    setup = game.setup(seats, options)
    match, idler = Match(game, setup, seed), Idler()
    for _ in range(words):
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, idler.choose(match, ask))
    return record.write(game, setup, seed, match.said)
