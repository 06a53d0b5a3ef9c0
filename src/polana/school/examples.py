"""Examples: for a rule of a game a record in which it can be watched.

An example is `examples/ID.polana` in the folder of its game: a position (or a setup), a seed and a few words, as any
record. It ends where the rule has shown itself: it was what was asked, or what a line of the log cites. A rule that
forbids is shown by a last word that is not allowed: `play` stops there and gives the refusal.

`examples/shared.toml` says for a rule that the game never cites which one it cites instead where this one shows. Such a
rule has an example of its own all the same, or, as a heading or a definition, shares that of the other.

What one would say beside the board while it plays lies in `examples/captions/*.toml`, in both languages.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from polana.kernel import record
from polana.kernel.game import AnyGame
from polana.kernel.law import TESTED
from polana.kernel.match import Match
from polana.kernel.news import News
from polana.kernel.refusal import Refusal

ENDING: Final = ".polana"
SHARED: Final = "shared.toml"
CAPTIONS: Final = "captions"


@dataclass
class Moment:
    """An example after some of its words. `match` is the match itself: whoever wants to keep it takes a copy."""

    match: Match
    #: Who spoke last, and what; -1 before the first word.
    seat: int
    word: str
    #: What was told since the moment before.
    news: list[News]
    #: The rules that this moment shows: those that ask now, that were told of, that refuse, or by which it is won.
    cited: set[str]
    #: Why the last word is not allowed.
    refusal: Refusal | None = None


def folder(game: AnyGame) -> Path:
    """Where the examples of a game lie: beside the module that it comes from."""
    module = sys.modules[type(game).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent / "examples"


@cache
def _shared(path: Path) -> dict[str, str]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@cache
def _own(path: Path) -> frozenset[str]:
    return frozenset(file.name.removesuffix(ENDING) for file in path.glob(f"*{ENDING}"))


def source(game: AnyGame, id: str) -> str:
    """The rule whose example shows this one: itself, or the one with which it shares; empty if there is none."""
    own = _own(folder(game))
    return id if id in own else _shared(folder(game) / SHARED).get(id, "")


def cited_as(game: AnyGame, id: str) -> str:
    """The rule that is cited where this one shows: itself, unless the game cites another in its place."""
    shared = _shared(folder(game) / SHARED)
    found = shared.get(id, id)
    return found if id in _own(folder(game)) else shared.get(found, found)


def text(game: AnyGame, id: str) -> str:
    """The record of the example of a rule that has one."""
    return (folder(game) / f"{source(game, id)}{ENDING}").read_text(encoding="utf-8")


@cache
def _captions(path: Path) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for file in sorted(path.glob("*.toml")):
        found.update(tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def captions(game: AnyGame, id: str) -> dict[str, str]:
    """What one would say to somebody beside the board, by language; of a shared example what is said of the other."""
    found = _captions(folder(game) / CAPTIONS)
    return found.get(id) or found.get(source(game, id), {})


@dataclass
class Count:
    """The rules of a game that should have an example: those with one of their own, those that share, and the rest."""

    game: str
    due: int
    shown: int
    own: list[str]
    shared: dict[str, str]
    missing: list[str]


def count(game: AnyGame) -> Count:
    due = [law.id for law in game.laws.values() if law.kind in TESTED]
    sources = {id: source(game, id) for id in due}
    own = [id for id in due if sources[id] == id]
    shared = {id: other for id, other in sources.items() if other not in ("", id)}
    missing = [id for id in due if not sources[id]]
    return Count(game.name, len(due), len(due) - len(missing), own, shared, missing)


def play(text: str) -> Iterator[Moment]:
    """An example word by word, first as it stands before the first. A word that is not allowed is the last."""
    entry = record.read(text)
    match = Match.begun(entry)
    scripts = [one for one in entry.scripts if one.after != record.OPENING]
    yield Moment(match, -1, "", list(match.news), _cited(match, match.news))
    for at, line in enumerate(entry.lines):
        while scripts and scripts[0].after <= at:
            match.state.chance.follow(scripts.pop(0).script)
        refusal = match.why_not(line.seat, line.text)
        if refusal is not None:
            yield Moment(match, line.seat, line.text, [], {refusal.law}, refusal)
            return
        told = len(match.news)
        match.choose(line.seat, line.text)
        news = match.news[told:]
        yield Moment(match, line.seat, line.text, news, _cited(match, news))


def _cited(match: Match, news: list[News]) -> set[str]:
    won = set() if match.result is None else {match.result.law}
    return {ask.law for ask in match.asks} | {line.law for line in news} | won


def shows(text: str, id: str) -> int:
    """After how many words the rule shows for the first time; -1 if it never does."""
    for at, moment in enumerate(play(text)):
        if id in moment.cited:
            return at
    return -1
