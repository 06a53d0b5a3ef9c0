"""A search on several cores: each core grows a tree of its own, and in the end the tries are added up.

The other processes are forks of this one, so that the match need not be written down and read again. Where processes
cannot be forked, all trees are grown here, one after the other: with a number of iterations the choice is the same.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import Final

from polana.bots.mcts import Search
from polana.kernel.errors import PolanaError

Tally = list[tuple[int, int, float]]

CAN_FORK: Final = "fork" in multiprocessing.get_all_start_methods()


def tallies(searches: list[Search], iterations: int, until: float) -> list[Tally]:
    """What the searches found, each on a core of its own; iterations, if that is the budget, are shared out evenly."""
    count = len(searches)
    # The first few do one more where the number does not divide evenly.
    shares = [(iterations + count - 1 - at) // count for at in range(count)]
    if count == 1:
        searches[0].think(iterations, until, alone=True)
        return [searches[0].tally()]
    if not CAN_FORK:
        return [_think(search, share, iterations, until) for search, share in zip(searches, shares, strict=True)]
    forked = multiprocessing.get_context("fork")
    found: list[Tally] = []
    others = []
    try:
        for at in range(1, count):
            ours, theirs = forked.Pipe(False)
            process = forked.Process(target=_send, args=(theirs, searches[at], shares[at], iterations, until))
            process.start()
            theirs.close()
            others.append((process, ours))
        found.append(_think(searches[0], shares[0], iterations, until))
        for _, ours in others:
            found.append(ours.recv())
    except EOFError:
        raise PolanaError("a process that helped to think has died") from None
    finally:
        for process, ours in others:
            ours.close()
            if len(found) < count:
                process.terminate()
            process.join()
    return found


def _think(search: Search, share: int, iterations: int, until: float) -> Tally:
    if share or not iterations:
        search.think(share, until)
    return search.tally()


def _send(target: Connection, search: Search, share: int, iterations: int, until: float) -> None:
    target.send(_think(search, share, iterations, until))
    target.close()
