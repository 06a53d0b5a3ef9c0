"""Matches on many machines: the workers of a Ray cluster. Needs `pip install 'polana[ray]'` on each of them.

A match is played the same way wherever it is played, so a machine that goes away costs time and nothing else: Ray gives
its matches to another.
"""

from __future__ import annotations

import logging
import os
import secrets
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from types import ModuleType
from typing import Any, TypeVar

import polana
from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.lab.local import chunks_of
from polana.lab.plan import Fixture
from polana.lab.played import Played, Terms, play_all

#: The address of a cluster of this machine alone, started and stopped with the arena.
HERE = "local"
#: Results are small: a cluster of our own need not reserve a third of the memory for them.
STORE = 100 * 1024 * 1024
#: Ray reports to its makers how it is used unless told not to, and warns about graphics cards that no match needs.
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
#: Interrupts are heard at least this often, in seconds.
PATIENCE = 0.5
#: A machine that does not answer within this many seconds is not there: Ray itself would knock for many minutes.
KNOCK = 10
#: The address of a cluster that already runs on this machine.
RUNNING = "auto"

T = TypeVar("T")


def load_ray(own: bool) -> ModuleType:
    """Ray is large, and few need it. It reads its settings from the environment when it is imported."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    if own and "RAY_AUTH_MODE" not in os.environ:
        # Nobody else may send work to a cluster of our own. Ray would keep the secret in the home folder.
        os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
    try:
        import ray
    except ImportError:
        raise PolanaError("matches on a cluster need Ray: pip install 'polana[ray]'") from None
    return ray


class Cluster:
    """Plays on the cluster at an address (`auto`, `HOST:6379`, `ray://HOST:10001`), or on one of this machine's own.

    Without an address it is the one in RAY_ADDRESS, if that is set. `jobs` chunks of matches are played at once, as
    many as the cluster has cores unless told otherwise.
    """

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        self.address = address or os.environ.get("RAY_ADDRESS") or HERE
        self.ray = load_ray(self.address == HERE)
        self.jobs = jobs

    def results(self, terms: Terms, left: list[Fixture]) -> Iterator[Played]:
        """What comes of the matches, as they end."""
        expected = same_for_all(terms.game)
        for played in self.each(play_there, lambda jobs: [(expected, terms, few) for few in chunks_of(left, jobs)]):
            yield from played

    def each(self, work: Callable[..., T], tasks_for: Callable[[int], Iterable[tuple[Any, ...]]]) -> Iterator[T]:
        """What the work makes of each of its tasks, as they end. Which tasks there are may depend on how many are
        worked on at once."""
        ray = self.ray
        self._join()
        waiting: list[Any] = []
        try:
            jobs = self.jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
            far = ray.remote(work).options(num_cpus=1)
            tasks = iter(tasks_for(jobs))
            waiting = [far.remote(*task) for task in islice(tasks, 2 * jobs)]
            while waiting:
                done, waiting = ray.wait(waiting, timeout=PATIENCE)
                for one in done:
                    waiting += [far.remote(*task) for task in islice(tasks, 1)]
                    yield ray.get(one)
        except ray.exceptions.RayTaskError as error:
            raise PolanaError(str(error.cause)) from None
        except (ray.exceptions.RayError, ConnectionError) as error:
            line = str(error).strip().splitlines()[0]
            raise PolanaError(f"the cluster at {self.address} has failed: {line}; what was played is kept") from None
        finally:
            ray.shutdown()  # and whatever the workers are still doing ends with it

    def _join(self) -> None:
        ray = self.ray
        own: dict[str, Any] = {}
        if self.address == HERE:
            own = {"num_cpus": self.jobs, "object_store_memory": STORE, "include_dashboard": False}
        elif self.address != RUNNING:
            knock(self.address)
        # Ray has its own handler for being told to end; the arena's stays in place.
        before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (ConnectionError, ImportError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            line = str(error).strip().splitlines()[0]
            raise PolanaError(f"no Ray cluster answers at {self.address}: {line}") from None
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def knock(address: str) -> None:
    """Is anybody there?"""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise PolanaError(f"{address!r} is no cluster's address: HOST:PORT, ray://HOST:PORT, {RUNNING} or {HERE}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except OSError as error:
        raise PolanaError(f"no Ray cluster answers at {address}: {error.strerror or error}") from None


def same_for_all(game: str) -> dict[str, Any]:
    """What a worker must have in common with the arena, so that results of different things are never mixed."""
    found = find(game)
    return {"polana": polana.__version__, "rules": found.version, "data": found.data_version}


def play_there(expected: dict[str, Any], terms: Terms, fixtures: list[Fixture]) -> list[Played]:
    """Several matches, by a worker that may be on another machine."""
    check(terms.game, expected)
    return play_all(terms, fixtures)


def check(game: str, expected: dict[str, Any]) -> None:
    """A worker with another version, other rules or other data is refused."""
    known = same_for_all(game)
    differs = [f"{key} {known[key]} instead of {value}" for key, value in expected.items() if known[key] != value]
    if differs:
        raise PolanaError(f"a worker of the cluster has {', '.join(differs)}: install the same on all machines")
