"""Whole matches of bold random players: all holds at every word, all can be said, clones and imagined worlds go on."""

from __future__ import annotations

import pytest

from polana.games.runewars import game, invariants
from polana.games.runewars.words import FACTION
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from polana.locale import LANGUAGES, Speech
from tests.runewars.bench import state
from tests.runewars.sampled import BoldChooser

SPEECHES = [Speech(language, "runewars", FACTION, strict=True) for language in LANGUAGES]


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_match_of_bold_players(seed: int) -> None:
    rng = Rng(seed)
    bold = BoldChooser(rng)
    options: dict[str, bool | int | str] = {"explore": seed % 2 == 1, "ready_made": seed % 4 < 2}
    match = Match(game, game.setup(2 + seed % 3, options), seed)
    count = 0
    while (ask := match.ask) is not None:
        if count % 5 == 0:
            for speech in SPEECHES:
                assert speech.ask(ask)
        if count % 120 == 60:
            assert dump(match.clone().state) == dump(match.state)
            for seat in range(len(state(match).players)):
                imagined = match.imagine(seat, rng.fork())
                invariants.check(state(imagined))
                imagined.playout(RandomChooser(rng), 40)
                invariants.check(state(imagined))
        match.choose(ask.seat, bold.choose(match, ask))
        invariants.check(state(match))
        count += 1
    assert count > 200
    for line in match.news:
        for speech in SPEECHES:
            assert "{" not in speech.news(line)
