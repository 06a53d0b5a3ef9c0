"""Every seat plays by figures of its own: those we start from, each multiplied at random.

So every match says something about every figure. How well a seat did is regressed on the logarithms of its figures and
on their squares (too much harms as well as too little), by Bayes: figures are taken to be about right until matches say
otherwise. Half of how well a seat did is victory, half the final margin (its points less the mean of the others'): a
margin says more than a victory, but is not what a match is about. The duel about a candidate counts victories.
"""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import numpy as np

from polana.kernel.game import find
from polana.lab import LIMIT
from polana.lab.local import Local
from polana.lab.plan import fixtures, pool_of
from polana.lab.played import Terms
from tuning import figures

#: This many sets of figures play each other.
ENTRANTS = 96
#: What is thought before the first match, for a change by e, in spreads of how well seats do: the slope is nothing,
#: give or take this much; the bend is this much downwards, give or take as much.
SLOPE, BEND = 0.15, 0.08
#: The least bend assumed when a figure is moved: a straight line has no best place.
STIFF = 0.12


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


@dataclass
class Run:
    """What one run of `vary` has played, and by which figures."""

    header: dict[str, Any]
    matches: list[dict[str, Any]]

    def logs(self, keys: list, present: dict) -> np.ndarray:
        """The figures of each entrant, as logarithms of what the present ones would have to be multiplied by."""
        start = [np.log(figures.get(self.header["figures"], key) / figures.get(present, key)) for key in keys]
        return np.array(start) + factors(self.header["seed"], len(keys), self.header["spread"])


@dataclass
class Surface:
    """How well a seat does by its figures: slopes and bends at the present ones, and how sure the slopes are."""

    slope: np.ndarray
    bend: np.ndarray
    error: np.ndarray

    def best(self, farthest: float) -> np.ndarray:
        """The logarithms by which the figures should change, as far as their slopes can be told from nothing."""
        sure = np.maximum(0.0, 1 - (self.error / np.where(self.slope == 0, 1e-9, self.slope)) ** 2)
        return np.clip(-sure * self.slope / (2 * np.minimum(self.bend, -STIFF)), -farthest, farthest)


def surface(runs: list[Run], keys: list, present: dict) -> Surface:
    kinds = sorted({name for run in runs for one in run.matches for name in one["lineup"]})
    rows, margins, victories, weights = [], [], [], []
    for run in runs:
        logs = run.logs(keys, present)
        for one in run.matches:
            scores = np.array(one["scores"], dtype=float)
            count = len(scores)
            who = [int(name.partition("@")[2]) for name in one["bots"]]
            used = np.array([logs[at] * mask(keys, kinds, name) for at, name in zip(who, one["lineup"], strict=True)])
            terms = np.concatenate([used, used * used], axis=1)
            for seat in range(count):
                others = [other for other in range(count) if other != seat]
                faction = np.array([kind == one["lineup"][seat] for kind in kinds], dtype=float)
                # The others' figures work against one's own.
                rows.append(np.concatenate([terms[seat] - terms[others].mean(axis=0), faction]))
                margins.append(scores[seat] - scores[others].mean())
                victories.append((seat in one["winners"]) / len(one["winners"]))
                weights.append((count - 1) / count)  # what the seats of one match have adds up to nothing
    x, w = np.array(rows), np.array(weights)
    y = sum(0.5 * (np.array(half) - np.mean(half)) / np.std(half) for half in (margins, victories))
    count = len(keys)
    before = np.concatenate([np.zeros(count), np.full(count, -BEND), np.zeros(len(kinds))])
    sure = np.concatenate([np.full(count, SLOPE**-2), np.full(count, BEND**-2), np.full(len(kinds), 1e-3)])
    noise = float(np.var(y))
    for _ in range(3):
        square = x.T @ (x * w[:, None]) / noise + np.diag(sure)
        solved = np.linalg.solve(square, x.T @ (w * y) / noise + sure * before)
        noise = float((w * (y - x @ solved) ** 2).sum() / w.sum())
    error = np.sqrt(np.diag(np.linalg.inv(square)))
    return Surface(solved[:count], solved[count : 2 * count], error[:count])


def mask(keys: list, kinds: list[str], faction: str) -> np.ndarray:
    """The table of a faction is for those who play it."""
    return np.array([key[0] not in kinds or key[0] == faction for key in keys], dtype=float)
