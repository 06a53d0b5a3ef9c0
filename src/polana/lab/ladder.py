"""By how much each level beats the one below it: a row of arenas, one bot of a level among those of the next lower."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from polana.bots.levels import levels
from polana.kernel.errors import PolanaError
from polana.kernel.game import Value, find
from polana.kernel.still import STOOD_STILL
from polana.lab import LIMIT
from polana.lab.arena import Arena
from polana.lab.tally import interval

#: Stands for the levels that people are offered.
ALL = "all"


class Rung:
    """One step of the ladder: the arena in which a bot plays among those below it."""

    def __init__(self, upper: str, lower: str, arena: Arena) -> None:
        self.upper = upper
        self.lower = lower
        self.arena = arena

    def result(self) -> dict[str, Any]:
        """How often the upper one won, with Wilson's interval, and what would be fair."""
        good = [one for one in self.arena.played if not one.error]
        wins = sum(one.bots.index(self.upper) in one.winners for one in good)
        low, high = interval(wins, len(good))
        return {
            "level": self.upper,
            "below": self.lower,
            "wins": wins,
            "matches": len(good),
            "errors": len(self.arena.played) - len(good),
            "rate": round(wins / len(good), 6) if good else None,
            "low": round(low, 6),
            "high": round(high, 6),
            "fair": round(1 / len(self.arena.bots), 6),
        }


def bots_of(game: str, wanted: str) -> list[str]:
    """The bots of a ladder from the bottom up: the levels of a game, or those that are listed."""
    names = levels(game) if wanted == ALL else [name.strip() for name in wanted.split(",")]
    if len(names) < 2 or len(set(names)) < len(names):
        raise PolanaError("a ladder has two levels or more, each of them once: --levels easy,normal,hard")
    return names


def ladder(
    game: str,
    names: Sequence[str],
    seats: int,
    matches: int,
    seed: int = 0,
    options: dict[str, Value] | None = None,
    factions: Sequence[str] | None = None,
    limit: int = LIMIT,
    keep: Path | None = None,
    still: int = STOOD_STILL,
    fresh: bool = False,
) -> list[Rung]:
    """The arenas to be played. Each keeps its matches beside `keep`, in a file with the upper bot's name.

    `fresh`: what has been played before is forgotten.
    """
    found = find(game)
    rungs = []
    for lower, upper in pairwise(names):
        own = None if keep is None else keep.with_name(f"{keep.name}.{plain(upper)}.matches.jsonl")
        if fresh and own is not None:
            own.unlink(missing_ok=True)
        line = [upper, *[lower] * (seats - 1)]
        arena = Arena(found.name, line, matches, seed, options, factions, limit, own, still)
        rungs.append(Rung(upper, lower, arena))
    return rungs


def plain(name: str) -> str:
    """The name of a bot as part of a file's name."""
    return "".join(letter if letter.isalnum() or letter in ".-" else "-" for letter in name)
