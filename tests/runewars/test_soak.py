"""Whole matches of bold random players: all holds at every word, all can be said, clones and imagined worlds go on."""

from __future__ import annotations

import pytest

from polana.games.runewars import board, game, invariants
from polana.games.runewars.components import CONQUER, MOBILIZE, RALLY_SUPPORT, RECRUIT
from polana.games.runewars.words import DONE, FACTION
from polana.kernel.flow import Ask
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from polana.kernel.word import Word
from polana.locale import LANGUAGES, Speech
from tests.runewars.bench import state

SPEECHES = [Speech(language, "runewars", FACTION, strict=True) for language in LANGUAGES]
BOLD = (MOBILIZE, CONQUER, RECRUIT, RALLY_SUPPORT)


def bold(match: Match, ask: Ask, rng: Rng) -> Word:
    """A random word, but rather one that leads to somebody else's land."""
    options = ask.options
    about = ask.about.removeprefix("ask-runewars-")
    g = state(match)
    if about in ("march", "strategize", "quest-hero") and rng.below(10) < 8:
        options = [word for word in options if word is not DONE] or options
    elif about in ("activate", "activate-again") and rng.below(10) < 9:
        options = [
            word
            for word in options
            if word.kind == "area"
            and g.owner[word.value] != ask.seat
            and any(board.army(g, ask.seat, near) for near in g.chart.adjacent(word.value) if g.owner[near] == ask.seat)
        ] or options
    elif about == "order" and rng.below(2):
        options = [word for word in options if word.value in BOLD] or options
    return options[rng.below(len(options))]


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_match_of_bold_players(seed: int) -> None:
    rng = Rng(seed)
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
        match.choose(ask.seat, bold(match, ask, rng))
        invariants.check(state(match))
        count += 1
    assert count > 200
    for line in match.news:
        for speech in SPEECHES:
            assert "{" not in speech.news(line)
