"""Matches on the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from polana.kernel.errors import PolanaError
from polana.lab.plan import Fixture
from polana.lab.played import Played, Terms, play, play_all

#: The most matches that are handed to a worker at once.
LARGEST_CHUNK = 16


def chunks_of(left: list[Fixture], jobs: int) -> list[list[Fixture]]:
    """What workers are handed at once: few enough that all are busy to the end, and that progress shows."""
    size = max(1, min(LARGEST_CHUNK, len(left) // (jobs * LARGEST_CHUNK)))
    return [left[at : at + size] for at in range(0, len(left), size)]


class Local:
    """Plays in this many processes; in the current one if it is just one."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def results(self, terms: Terms, left: list[Fixture]) -> Iterator[Played]:
        """What comes of the matches, as they end."""
        if self.jobs == 1:
            for fixture in left:
                yield play(terms, fixture)
            return
        chunks = chunks_of(left, self.jobs)
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.jobs, mp_context=multiprocessing.get_context("spawn"), initializer=be_worker)
        waiting: set[Future[list[Played]]] = set()
        try:
            while chunks or waiting:
                while chunks and len(waiting) < 2 * self.jobs:
                    waiting.add(pool.submit(play_all, terms, chunks.pop(0)))
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        except BrokenProcessPool:
            raise PolanaError("a worker process has died (out of memory?); what was played is kept") from None
        finally:
            if waiting:  # stopped in the middle: nobody waits for what the workers are still doing
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
