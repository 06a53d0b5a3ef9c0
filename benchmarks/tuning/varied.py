"""Every seat plays by figures of its own: the present ones, each multiplied by chance.

So every match says something about every figure. How well a seat did is regressed on the logarithms of what its
figures were multiplied by. Half of that is victory, half the final margin (its points less the mean of the others'): a
margin says more than a victory, but is not what a match is about. The duel about a candidate counts victories.
"""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np

from polana.kernel.game import find
from polana.lab import LIMIT
from polana.lab.local import Local
from polana.lab.plan import fixtures, pool_of
from polana.lab.played import Terms
from tuning import figures

#: So many sets of figures play each other.
ENTRANTS = 96


def factors(seed: int, count: int, spread: float) -> np.ndarray:
    """For each entrant the logarithms of what its figures are multiplied by; each with its opposite."""
    half = np.random.default_rng([seed, count]).normal(0, spread, (ENTRANTS // 2, count))
    return np.concatenate([half, -half])


def play(game: str, seats: int, figure: dict, keys: list, args: Namespace, done: set[int]) -> Iterator[dict[str, Any]]:
    logs = factors(args.seed, len(keys), args.spread)
    by = {
        f"greedy@{at}": figures.changed(
            figure,
            {key: figures.get(figure, key) * float(np.exp(log)) for key, log in zip(keys, logs[at], strict=True)},
        )
        for at in range(ENTRANTS)
    }
    found = find(game)
    options = found.setup(seats, {}).options
    pool = pool_of(found, seats, options, None)
    seated = np.random.default_rng([args.seed, 1])
    left = []
    for fixture in islice(fixtures(found, ["greedy"] * seats, pool, options, args.seed), args.matches):
        who = seated.choice(ENTRANTS, seats, replace=False)
        if fixture.number not in done:
            left.append(replace(fixture, bots=tuple(f"greedy@{at}" for at in who)))
    if not left:
        return
    for one in Local(args.jobs).results(Terms(game, options, LIMIT, by), left):
        if one.error:
            raise SystemExit(f"tune: match {one.number} broke: {one.error}")
        yield one.line()


def slopes(found: list[dict[str, Any]], keys: list, seed: int, spread: float) -> tuple[np.ndarray, np.ndarray]:
    """What multiplying a figure by e does to how well a seat does, in spreads of that, and how sure that is."""
    logs = factors(seed, len(keys), spread)
    kinds = sorted({name for one in found for name in one["lineup"]})
    rows, margins, victories, weights = [], [], [], []
    for one in found:
        scores = np.array(one["scores"], dtype=float)
        count = len(scores)
        who = [int(name.partition("@")[2]) for name in one["bots"]]
        used = np.array([logs[at] * mask(keys, kinds, name) for at, name in zip(who, one["lineup"], strict=True)])
        for seat in range(count):
            others = [other for other in range(count) if other != seat]
            # The others' figures work against one's own.
            mine = used[seat] - used[others].mean(axis=0)
            faction = np.zeros(len(kinds))
            faction[kinds.index(one["lineup"][seat])] = 1
            rows.append(np.concatenate([mine, faction]))
            margins.append(scores[seat] - scores[others].mean())
            victories.append((seat in one["winners"]) / len(one["winners"]))
            weights.append((count - 1) / count)  # the margins of one match add up to nothing
    x = np.array(rows)
    y = sum(0.5 * np.array(half) / np.std(half) for half in (margins, victories))
    w = np.array(weights)
    square = x.T @ (x * w[:, None]) + np.diag([1.0] * len(keys) + [1e-3] * len(kinds))
    solved = np.linalg.solve(square, x.T @ (w * y))
    rest = (w * (y - x @ solved) ** 2).sum() / max(1.0, w.sum() - len(keys) - len(kinds))
    error = np.sqrt(rest * np.diag(np.linalg.inv(square)))
    return solved[: len(keys)], error[: len(keys)]


def mask(keys: list, kinds: list[str], faction: str) -> np.ndarray:
    """The table of a faction is for those who play it."""
    return np.array([key[0] not in kinds or key[0] == faction for key in keys], dtype=float)


def step(slope: np.ndarray, error: np.ndarray, largest: float) -> np.ndarray:
    """Where to go: along the slope, as far as it can be told from nothing (James and Stein's shrinking, by figure)."""
    sure = np.maximum(0.0, 1 - (error / np.where(slope == 0, 1e-9, slope)) ** 2)
    wanted = sure * slope
    return largest * wanted / max(1e-9, np.abs(wanted).max())
