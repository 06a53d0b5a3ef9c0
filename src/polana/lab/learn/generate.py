"""Positions of matches between bots, for a network to imitate: what was seen, what was said, and how it ended."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from polana.bots import bot
from polana.eyes.observer import AnyObserver, observer_of
from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.kernel.rng import Rng
from polana.lab import cluster
from polana.lab.learn.mix import LIMIT, Mix

Array = npt.NDArray[Any]
#: Of a hundred words so many are said by lot, so that the bots come into positions that they would have avoided. What
#: was said by lot is not imitated.
STRAY = 5
#: A file holds about so many positions.
FILE = 40_000
#: How far it has come is told this often, in seconds.
OFTEN = 5.0
#: A worker elsewhere is sent so many matches at a time: a machine that goes away costs no more than these.
FEW = 8

#: Is told how many matches and positions there are so far.
Told = Callable[[int, int], None]


class Positions:
    """Positions in a row, without their zeros: `places` of numbers that are not 0, `numbers`, and how many of them each
    position has; the options of each likewise."""

    def __init__(self) -> None:
        self.lists: dict[str, list[Any]] = {name: [] for name in NAMES}

    def __len__(self) -> int:
        return len(self.lists["said"])

    def cut(self, length: int) -> None:
        for things in self.lists.values():
            del things[length:]

    def add(self, row: Array, size: int, said: int, meant: bool, seats: int) -> None:
        seen = row[:size]
        places = np.flatnonzero(seen)
        options = np.flatnonzero(row[size:])
        one = self.lists
        one["places"].append(places.astype(np.uint16))
        one["numbers"].append(seen[places])
        one["filled"].append(len(places))
        one["options"].append(options.astype(np.uint16))
        one["choices"].append(len(options))
        one["said"].append(said)
        one["meant"].append(meant)
        one["seats"].append(seats)

    def end(self, readers: list[int], share: list[float], most: int, match: int) -> None:
        """What the match has brought, counted from the reader of each of its positions."""
        seats = len(share)
        for reader in readers:
            turned = [share[(reader + at) % seats] for at in range(seats)] + [0.0] * (most - seats)
            self.lists["share"].append(turned)
            self.lists["match"].append(match)

    def write(self, to: Path | BytesIO) -> None:
        kinds: dict[str, Any] = {"filled": np.int32, "choices": np.int32, "said": np.int32, "meant": np.bool_,
                                 "seats": np.uint8, "share": np.float32, "match": np.int64}  # fmt: skip
        arrays: dict[str, Array] = {name: np.array(self.lists[name], kind) for name, kind in kinds.items()}
        for name in ("places", "numbers", "options"):
            arrays[name] = np.concatenate(self.lists[name])
        np.savez(to, allow_pickle=False, **arrays)


NAMES = ("places", "numbers", "filled", "options", "choices", "said", "meant", "seats", "share", "match")


def generate(
    mix: Mix,
    name: str,
    folder: Path,
    seed: int,
    jobs: int,
    matches: int,
    seconds: float,
    told: Told | None = None,
) -> tuple[int, int]:
    """Play matches of this bot, so many or for so long, and write their positions; how many of both there were."""
    observed(mix)
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [(mix, name, folder, seed, job, jobs, matches, time.time() + seconds) for job in range(jobs)]
    if jobs == 1:
        return _play(tasks[0], told)
    fork = multiprocessing.get_context("fork")
    counts = fork.Array("q", 2 * jobs)
    with fork.Pool(jobs, _share, (counts,)) as pool:
        working = pool.map_async(_play_beside, tasks, chunksize=1)
        while not working.ready():
            working.wait(OFTEN)
            if told is not None:
                told(sum(counts[::2]), sum(counts[1::2]))
        found = working.get()
    return sum(played for played, _ in found), sum(positions for _, positions in found)


def generate_elsewhere(
    mix: Mix,
    name: str,
    folder: Path,
    seed: int,
    workers: cluster.Cluster,
    matches: int,
    seconds: float,
    told: Told | None = None,
) -> tuple[int, int]:
    """The same by the workers of a cluster; the positions come here. The same seed plays the same matches."""
    observed(mix)
    folder.mkdir(parents=True, exist_ok=True)
    expected = cluster.same_for_all(mix.game)
    until = time.time() + seconds
    played = positions = 0

    def tasks(jobs: int) -> Iterator[tuple[Any, ...]]:
        """Made one after the other, until the time is up. What a clock shows elsewhere does not matter."""
        for first in range(0, matches, FEW):
            left = until - time.time()
            if left <= 0:
                return
            yield expected, mix, name, seed, first, min(first + FEW, matches), left

    for first, count, parts in workers.each(play_there, tasks):
        for number, (many, text) in enumerate(parts):
            (folder / f"{seed}-far-{first}-{number}.npz").write_bytes(text)
            positions += many
        played += count
        if told is not None:
            told(played, positions)
    return played, positions


def play_there(
    expected: dict[str, Any], mix: Mix, name: str, seed: int, first: int, last: int, seconds: float
) -> tuple[int, int, list[tuple[int, bytes]]]:
    """A few matches, by a worker that may be on another machine: how many, and files with so many positions each."""
    cluster.check(mix.game, expected)
    counted = [0, 0]
    parts: list[tuple[int, bytes]] = []

    def told(played: int, positions: int) -> None:
        counted[0] = played

    for found in _matches(mix, name, seed, range(first, last), time.time() + seconds, told):
        file = BytesIO()
        found.write(file)
        parts.append((len(found), file.getvalue()))
    return first, counted[0], parts


def observed(mix: Mix) -> AnyObserver:
    observer = observer_of(mix.game)
    if observer is None:
        raise PolanaError(f"{mix.game} has no observer: see docs/adding.md")
    return observer


#: In a worker of the pool: by job, how many matches and positions it has so far.
_counts: Any = None


def _share(counts: Any) -> None:
    global _counts
    _counts = counts


def _play_beside(task: tuple[Mix, str, Path, int, int, int, int, float]) -> tuple[int, int]:
    job = task[4]

    def told(played: int, positions: int) -> None:
        _counts[2 * job], _counts[2 * job + 1] = played, positions

    return _play(task, told)


def _play(task: tuple[Mix, str, Path, int, int, int, int, float], told: Told | None) -> tuple[int, int]:
    mix, name, folder, seed, job, jobs, matches, until = task
    counted = [0, 0]

    def count(played: int, positions: int) -> None:
        counted[:] = played, positions
        if told is not None:
            told(played, positions)

    for number, found in enumerate(_matches(mix, name, seed, range(job, matches, jobs), until, count)):
        found.write(folder / f"{seed}-{job}-{number}.npz")
    return counted[0], counted[1]


def _matches(mix: Mix, name: str, seed: int, numbers: Iterable[int], until: float, told: Told) -> Iterator[Positions]:
    """The positions of these matches, a file at a time; matches that the end of the time cuts off are left out."""
    observer = observed(mix)
    size, most = observer.size, find(mix.game).max_seats
    found = Positions()
    played = written = 0
    for number in numbers:
        if time.time() > until:
            break
        rng = Rng(seed * 1_000_003 + number)
        match = mix.deal(rng, keep=True)
        seats = len(match.setup.seats)
        bots = [bot(name, rng.fork()) for _ in range(seats)]
        began = len(found)
        readers: list[int] = []
        while not match.over and match.decisions < LIMIT and time.time() < until + 5:
            ask = match.ask
            assert ask is not None
            options = ask.options
            if len(options) == 1:
                match.choose(ask.seat, options[0])
                continue
            stray = rng.below(100) < STRAY
            row = np.frombuffer(observer.look(match.state, ask.seat, ask), np.uint8)
            word = options[rng.below(len(options))] if stray else bots[ask.seat].choose(match, ask)
            found.add(row, size, word.id, not stray, seats)
            readers.append(ask.seat)
            match.choose(ask.seat, word)
        if not match.over:
            found.cut(began)
            continue
        found.end(readers, mix.shares(match.result, seats), most, number)
        played += 1
        told(played, written + len(found))
        if len(found) >= FILE:
            written += len(found)
            yield found
            found = Positions()
    if len(found):
        yield found
