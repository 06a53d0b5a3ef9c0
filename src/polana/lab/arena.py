"""An arena: bots play many matches over all cores. It can be stopped at any time and goes on where it was."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pathlib import Path
from typing import Any

import polana
from polana.bots import bot
from polana.kernel.game import Value, find
from polana.kernel.law import PolanaError
from polana.lab import LIMIT
from polana.lab.plan import Fixture, fixtures, pool_of
from polana.lab.played import Played, play, play_all

#: At most so many matches are handed to a worker at once.
LARGEST_CHUNK = 16

#: Called after every match.
Listener = Callable[[Played], None]


class Arena:
    """What is to be played, and what has been.

    With `keep`, a file of JSON lines, every match is written down as soon as it has been played, and those that the
    file has already are not played again. Its first line says what is played; an arena of something else refuses it.
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
    ) -> None:
        found = find(game)
        for name in bots:
            bot(name, 0)
        self.game = game
        self.bots = list(bots)
        self.matches = matches
        self.seed = seed
        self.options = found.setup(len(bots), options or {}).options
        self.factions = pool_of(found, len(bots), self.options, factions)
        self.limit = limit
        self.keep = keep
        self._plan = list(islice(fixtures(found, bots, self.factions, self.options, seed), matches))
        self._played: dict[int, Played] = {}
        if keep is not None and keep.exists():
            self._take_up(keep)

    @property
    def header(self) -> dict[str, Any]:
        """What is played, so that results of different things are never mixed."""
        found = find(self.game)
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
        }

    @property
    def played(self) -> list[Played]:
        """The matches played so far, in the order of the plan."""
        return [self._played[number] for number in sorted(self._played)]

    def _take_up(self, keep: Path) -> None:
        """Read what an earlier run has played. A last line that was cut off is played again."""
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

    def run(self, jobs: int = 1, listener: Listener | None = None) -> None:
        """Play what has not been played yet, in so many processes."""
        left = [fixture for fixture in self._plan if fixture.number not in self._played]
        if not left:
            return
        if self.keep is None:
            self._run(left, jobs, listener, None)
            return
        self.keep.parent.mkdir(parents=True, exist_ok=True)
        with self.keep.open("a", encoding="utf-8") as file:
            if file.tell() == 0:
                print(json.dumps(self.header, ensure_ascii=False), file=file, flush=True)
            self._run(left, jobs, listener, lambda line: print(line, file=file, flush=True))

    def _run(
        self, left: list[Fixture], jobs: int, listener: Listener | None, write: Callable[[str], None] | None
    ) -> None:
        for one in self._results(left, jobs):
            self._played[one.number] = one
            if write is not None:
                write(json.dumps(one.line(), ensure_ascii=False))
            if listener is not None:
                listener(one)

    def _results(self, left: list[Fixture], jobs: int) -> Iterator[Played]:
        if jobs == 1:
            for fixture in left:
                yield play(self.game, self.options, self.limit, fixture)
            return
        size = max(1, min(LARGEST_CHUNK, len(left) // (jobs * LARGEST_CHUNK)))
        chunks = [left[at : at + size] for at in range(0, len(left), size)]
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=be_worker)
        waiting: set[Future[list[Played]]] = set()
        try:
            while chunks or waiting:
                while chunks and len(waiting) < 2 * jobs:
                    waiting.add(pool.submit(play_all, self.game, self.options, self.limit, chunks.pop(0)))
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        except BrokenProcessPool:
            raise PolanaError("a worker process has died (out of memory?); what was played is kept") from None
        finally:
            if waiting:  # stopped in the middle: nobody waits for what the workers are still at
                for child in set(multiprocessing.active_children()) - before:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


def be_worker() -> None:
    """An interrupt from the keyboard reaches all processes; the first one decides what to do, and none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def write_whole(path: Path, text: str) -> None:
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = path.with_name(path.name + ".new")
    whole.write_text(text, encoding="utf-8")
    os.replace(whole, path)
