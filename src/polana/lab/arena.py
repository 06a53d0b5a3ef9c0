"""An arena: bots play many matches on all cores, or many machines. It can be stopped and resumed at any time."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

import polana
from polana.kernel.errors import PolanaError
from polana.kernel.game import Value, find
from polana.kernel.still import STOOD_STILL
from polana.lab import LIMIT
from polana.lab.entrants import figures_of
from polana.lab.local import Local
from polana.lab.plan import Fixture, fixtures, pool_of
from polana.lab.played import Played, Terms

#: Called after every match.
Listener = Callable[[Played], None]


class Engine(Protocol):
    """Where matches are played."""

    def results(self, terms: Terms, left: list[Fixture]) -> Iterator[Played]:
        """What comes of the matches, in the order in which they end."""


class Arena:
    """What is to be played, and what has been.

    With `keep`, a file of JSON lines, every match is written down as soon as it has been played, and those that the
    file already has are not played again. Its first line says what is played; an arena of something else refuses it.
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        matches: int,
        seed: int = 0,
        options: dict[str, Value] | None = None,
        factions: Sequence[str] | None = None,
        limit: int = LIMIT,
        keep: Path | None = None,
        still: int = STOOD_STILL,
    ) -> None:
        found = find(game)
        self.figures = figures_of(bots, game)
        self.game = game
        self.bots = list(bots)
        self.matches = matches
        self.seed = seed
        self.options = found.setup(len(bots), options or {}).options
        self.factions = pool_of(found, len(bots), self.options, factions)
        self.limit = limit
        self.still = still
        self.keep = keep
        self._plan = list(islice(fixtures(found, bots, self.factions, self.options, seed), matches))
        self._played: dict[int, Played] = {}
        if keep is not None and keep.exists():
            self._take_up(keep)

    @property
    def header(self) -> dict[str, Any]:
        """What is played, so that results of different things are never mixed."""
        found = find(self.game)
        by = {name: sha256(repr(told).encode()).hexdigest()[:16] for name, told in self.figures.items()}
        return {
            "game": self.game,
            "rules": found.version,
            "data": found.data_version,
            "polana": polana.__version__,
            "bots": self.bots,
            "seed": self.seed,
            "options": self.options,
            "factions": self.factions,
            "limit": self.limit,
            "still": self.still,
            **({"figures": by} if by else {}),
        }

    @property
    def played(self) -> list[Played]:
        """The matches played so far, in the order of the plan."""
        return [self._played[number] for number in sorted(self._played)]

    def _take_up(self, keep: Path) -> None:
        """Read what an earlier run has played. If the last line was cut off, that match is played again."""
        lines = keep.read_text(encoding="utf-8").split("\n")
        whole = lines[:-1]
        try:
            header = json.loads(whole[0]) if whole else None
            played = [Played.read(json.loads(line)) for line in whole[1:]]
        except (ValueError, TypeError):
            raise PolanaError(f"{keep} is no file of an arena's results: choose another name") from None
        if header is not None:
            expected = json.loads(json.dumps(self.header))
            if not isinstance(header, dict) or header != expected:
                differs = [key for key in expected if not isinstance(header, dict) or header.get(key) != expected[key]]
                raise PolanaError(f"{keep} has results of another arena ({', '.join(differs)}): --fresh begins anew")
        if lines[-1]:
            keep.write_text("".join(line + "\n" for line in whole), encoding="utf-8")
        for one in played:
            if one.number < self.matches:
                self._played[one.number] = one

    def run(self, where: int | Engine = 1, listener: Listener | None = None) -> None:
        """Play what has not been played yet, in this many processes here, or wherever an engine plays."""
        engine = Local(where) if isinstance(where, int) else where
        left = [fixture for fixture in self._plan if fixture.number not in self._played]
        if not left:
            return
        if self.keep is None:
            self._run(left, engine, listener, None)
            return
        self.keep.parent.mkdir(parents=True, exist_ok=True)
        with self.keep.open("a", encoding="utf-8") as file:
            if file.tell() == 0:
                print(json.dumps(self.header, ensure_ascii=False), file=file, flush=True)
            self._run(left, engine, listener, lambda line: print(line, file=file, flush=True))

    def _run(
        self, left: list[Fixture], engine: Engine, listener: Listener | None, write: Callable[[str], None] | None
    ) -> None:
        for one in engine.results(Terms(self.game, self.options, self.limit, self.figures, self.still), left):
            self._played[one.number] = one
            if write is not None:
                write(json.dumps(one.line(), ensure_ascii=False))
            if listener is not None:
                listener(one)


def write_whole(path: Path, text: str) -> None:
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = path.with_name(path.name + ".new")
    whole.write_text(text, encoding="utf-8")
    os.replace(whole, path)
