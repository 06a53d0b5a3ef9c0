"""Who plays whom: an endless list of matches in which seats, factions and neighbours rotate fairly.

Matches come in *blocks*, one match for each seat. Within a block each seat has the same faction and the bots move on
by one seat from match to match: so in every block every bot plays every seat and every faction of the block once.
From block to block the factions move on by one; when each has been everywhere, both they and the order in which the
bots sit beside each other change. The first N matches are the same however many are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

from polana.kernel.errors import PolanaError, SetupError
from polana.kernel.game import CHOOSE, AnyGame, Value
from polana.kernel.rng import Rng

#: Seeds of matches differ above this many bits.
MATCHES = 40
#: If the game refuses this many lineups in a row, it refuses all.
PATIENCE = 1000


@dataclass(frozen=True)
class Fixture:
    """One match to be played: for each seat its faction, its bot and the seed of its bot."""

    number: int
    deal: int
    lineup: tuple[str, ...]
    bots: tuple[str, ...]
    seeds: tuple[int, ...]


def pool_of(game: AnyGame, seats: int, options: dict[str, Value], wanted: Sequence[str] | None) -> list[str]:
    """The factions that take part: those wanted, or all that can be played without a certain other one."""
    if wanted:
        for name in wanted:
            if name not in game.seat_values:
                raise PolanaError(f"{name!r} is no seat of {game.name}; choose from {', '.join(game.seat_values)}")
        if len(set(wanted)) < max(seats, len(wanted)):
            raise PolanaError(f"{seats} seats need at least {seats} factions, each named once")
        return list(wanted)
    alone = [name for name in game.seat_values if _allowed(game, [name] + [CHOOSE] * (seats - 1), options)]
    if len(alone) >= seats:
        return alone
    return list(game.seat_values) if len(game.seat_values) >= seats else [CHOOSE] * seats


def _allowed(game: AnyGame, lineup: Sequence[str], options: dict[str, Value]) -> bool:
    try:
        game.setup(lineup, options)
    except SetupError:
        return False
    return True


def fixtures(
    game: AnyGame, bots: Sequence[str], pool: Sequence[str], options: dict[str, Value], seed: int
) -> Iterator[Fixture]:
    """The matches, in order, without end."""
    count = len(bots)
    game.setup(count, options)  # are the number of seats and the options right? the error says what is not
    orders = [(0, *rest) for rest in permutations(range(1, count))]
    number = refused = cycle = 0
    while True:
        order = orders[cycle % len(orders)]
        places = list(range(len(pool)))
        if cycle:
            Rng((seed << MATCHES) | cycle).shuffled(places)
        for first in range(len(pool)):
            lineup = tuple(pool[places[(first + seat) % len(pool)]] for seat in range(count))
            if not _allowed(game, lineup, options):
                refused += 1
                if refused == PATIENCE:
                    game.setup(lineup, options)  # says why
                continue
            refused = 0
            for turn in range(count):
                chance = Rng((seed << MATCHES) | number)
                deal = chance.fork()
                seated = tuple(bots[order[(seat - turn) % count]] for seat in range(count))
                yield Fixture(number, deal, lineup, seated, tuple(chance.fork() for _ in range(count)))
                number += 1
        cycle += 1
