"""A plug-in of pytest that takes scenes out of tests: `pytest -p tests.examples.quarry --scenes-to FILE tests/root`.

Every match of a marked test that goes on from a position is looked at when the test is over; one that carried out a
flow alone is told again in the whole game (`retold/`). For each rule of its mark that shows itself in the scene, or for
which another is cited there (`shared.toml`), the shortest record is kept.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from inspect import getclosurevars
from pathlib import Path
from typing import Any

import pytest

from polana.games.root.components import CARDS
from polana.kernel import position
from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, Setup, find
from polana.kernel.match import Match
from polana.kernel.record import OPENING, Scripted
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Script
from polana.kernel.state import State
from polana.kernel.word import Word
from polana.school import examples
from tests.examples.find import Scene, showing
from tests.examples.retold import Retelling, told_again
from tests.scene import Staged

#: A match of the test, the positions of the whole game in which it can be told again, and what was foretold in it.
_matches: list[tuple[Match, list[Retelling], Script | None]] = []
#: Words that were refused: after how many others, to whom, which, by what rule.
_refused: dict[int, list[tuple[int, int, Word, str]]] = {}
_found: dict[str, str] = {}
_of_state, _at, _why_not = Match.of_state, Match.at, Match.why_not


def written(game: AnyGame, setup: Setup, state: State) -> str:
    """The position that a test has built; empty where it is none that can be written."""
    try:
        if find(game.name) is not game:
            return ""
        state = state.copy()
        cards: Any = state
        if game.name == "root" and len(setup.seats) < 3:
            # The bench plays with all cards; for two players those of dominance are out of the game (5.1.3).
            cards.deck = [card for card in cards.deck if not CARDS[card].name.startswith("dominance")]
        return position.write(game, game.setup(setup.seats, setup.options), state)
    except (PolanaError, ValueError):
        return ""


def retold(game: Staged, setup: Setup, state: State) -> list[Retelling]:
    """A flow that was carried out alone, by the function of the bench that made it and what that was called with."""
    try:
        module = import_module(f"tests.examples.retold.{game.name}")
    except ModuleNotFoundError:
        return []
    name = getattr(game.flow, "__qualname__", "").split(".<locals>")[0].split(".")[-1]
    given = dict(getclosurevars(game.flow).nonlocals)
    told: list[Retelling] = module.retold(state, setup, name, given)
    return told


def _watched_state(game: AnyGame, setup: Setup, state: State, keep: bool = True) -> Match:
    if isinstance(game, Staged):
        starts = retold(game, setup, state.copy())
    else:
        start = written(game, setup, state)
        starts = [Retelling(start)] if start else []
    script = state.chance.scripted
    match = _of_state(game, setup, state, keep)
    if starts:
        _matches.append((match, starts, script))
    return match


def _watched_at(text: str, *rest: Any, **more: Any) -> Match:
    match = _at(text, *rest, **more)
    _matches.append((match, [Retelling(text)], None))
    return match


def _watched_why(self: Match, seat: int, word: Word | str) -> Refusal | None:
    refusal = _why_not(self, seat, word)
    if refusal is not None:
        said = self.game.vocabulary[word] if isinstance(word, str) else word
        _refused.setdefault(id(self), []).append((len(self.said), seat, said, refusal.law))
    return refusal


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--scenes-to", metavar="FILE", help="write the examples that the tests hold")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    _matches.clear()
    _refused.clear()
    Match.of_state = staticmethod(_watched_state)  # type: ignore[method-assign]
    Match.at = staticmethod(_watched_at)  # type: ignore[method-assign]
    Match.why_not = _watched_why  # type: ignore[method-assign, assignment]
    yield
    Match.of_state = staticmethod(_of_state)  # type: ignore[method-assign]
    Match.at = staticmethod(_at)  # type: ignore[method-assign]
    Match.why_not = _why_not  # type: ignore[method-assign]
    ids = sorted({id for mark in item.iter_markers("law") for id in mark.args})
    for match, starts, script in _matches[:4]:
        match._notice_script()
        later = [one.script for one in match._scripts]
        for rule in ids:
            keep(match, starts, script or (later[0] if later else None), rule)


def keep(match: Match, starts: list[Retelling], script: Script | None, rule: str) -> None:
    """The shortest record of this match in which the rule shows, if it is shorter than what there is."""
    game = find(match.game.name)
    setup = game.setup(match.setup.seats, match.setup.options)
    # A rule that forbids ends with what it refuses; else with the last word, and what was refused after it.
    refusals = _refused.get(id(match), [])
    said = match.said
    ends: list[tuple[int, tuple[int, Word] | None]] = [
        (at, (seat, word)) for at, seat, word, law in refusals if law == rule
    ]
    ends += [(at, (seat, word)) for at, seat, word, _ in refusals if at == len(said)] or [(len(said), None)]
    loose = None if script is None else Script(script.foretold, False, script.piles)
    key = f"{game.name} {rule}"
    for at, refused in ends[:2]:
        for how in starts:
            words = told_again(game, setup, how, said[:at], loose)
            if words is None:
                continue
            scripts = [] if loose is None else [Scripted(OPENING, loose)]
            found = showing(Scene(game, setup, how.start, words, 0, scripts, refused), examples.cited_as(game, rule))
            if found is not None and (key not in _found or weight(found) < weight(_found[key])):
                _found[key] = found
            break


def weight(text: str) -> tuple[int, int, int]:
    """How much there is to read: scripted ones last, then by words, then by the position."""
    rows = text.splitlines()
    return (any(row.startswith("script") for row in rows), sum(row[:1].isdecimal() for row in rows), len(text))


def pytest_sessionfinish(session: pytest.Session) -> None:
    target = session.config.getoption("--scenes-to")
    if target:
        Path(target).write_text(json.dumps(_found), encoding="utf-8")
