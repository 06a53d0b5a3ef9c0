"""Which matches a learner meets: all numbers of seats, all factions, all options of the setup."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp

from polana.kernel.errors import SetupError
from polana.kernel.game import AnyGame, Result, Setup, Value, find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.lab.plan import pool_of

#: Of a hundred matches so many are played with options drawn by lot, and there each option is drawn this often.
VARIED, DRAWN = 25, 35
#: The share of a match that goes by points, and how sharply.
BY_POINTS, SHARP = 0.25, 4.0
#: A match with more decisions than this is cut off, and nobody has won it.
LIMIT = 4000


@dataclass
class Mix:
    """`seats` says how often matches of so many seats come; options that are `fixed` keep their default. Of what a
    match brings, the share `points` goes by points."""

    game: str
    seats: dict[int, int] = field(default_factory=dict)
    fixed: tuple[str, ...] = ()
    varied: int = VARIED
    points: float = BY_POINTS

    def __post_init__(self) -> None:
        game = find(self.game)
        if not self.seats:
            self.seats = dict.fromkeys(range(max(2, game.min_seats), game.max_seats + 1), 1)

    def setup(self, rng: Rng) -> Setup:
        """A setup by lot. What the game refuses is drawn again, without options in the end."""
        game = find(self.game)
        lot = rng.below(sum(self.seats.values()))
        count = 0
        for seats, weight in sorted(self.seats.items()):
            if lot >= 0:
                count = seats
            lot -= weight
        varied = rng.below(100) < self.varied
        for trial in range(100):
            options: dict[str, Value] = {}
            if varied and trial < 20:
                for option in game.options:
                    if not option.free and option.name not in self.fixed and rng.below(100) < DRAWN:
                        options[option.name] = option.values[rng.below(len(option.values))]
            try:
                names = pool(game, count)
                order = list(range(len(names)))
                rng.shuffled(order)
                return game.setup([names[at] for at in order[:count]], options)
            except SetupError:
                continue
        raise SetupError(f"{self.game}: no setup for {count} seats was found")

    def deal(self, rng: Rng, keep: bool) -> Match:
        """A match by lot. One that bots look at has to `keep` what they imagine from."""
        return Match(find(self.game), self.setup(rng), rng.fork(), keep=keep)

    def shares(self, result: Result | None, seats: int) -> list[float]:
        """What a match has brought each seat."""
        return shares(result, seats, self.points)


_POOLS: dict[tuple[str, int], list[str]] = {}


def pool(game: AnyGame, seats: int) -> list[str]:
    """Factions that can be played in matches of so many seats."""
    key = (game.name, seats)
    if key not in _POOLS:
        _POOLS[key] = pool_of(game, seats, {}, None)
    return _POOLS[key]


def shares(result: Result | None, seats: int, by_points: float = BY_POINTS) -> list[float]:
    """What a match has brought each seat, from 0 to 1, together 1: most of it the victory, some of it the points."""
    if result is None:
        return [1 / seats] * seats
    scale = SHARP / (max(1, *result.scores) + 1)
    points = [exp(scale * max(-1, score)) for score in result.scores]
    whole = sum(points)
    won = 1 / len(result.winners) if result.winners else 0.0
    return [
        (1 - by_points) * (won if seat in result.winners else 0.0 if result.winners else 1 / seats)
        + by_points * points[seat] / whole
        for seat in range(seats)
    ]
