"""The attack on a predictable generator: from tiles that were seen to the state that shuffled them.

The fast generator multiplies with carry: `x` becomes `A * (x % 2**32) + x // 2**32`, which is one multiplication modulo
`A * 2**32 - 1`. A shuffle shows, tile by tile, in which part of its range each number lay: the leading bits of `x`,
four or five at a time. Which multiples have such leading bits is a question of the nearest point of a lattice, and 15
tiles leave but one answer.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from polana.kernel.rng import LOW, MULTIPLIER

BASE = LOW + 1
MODULUS = MULTIPLIER * BASE - 1
#: The number before, as a factor: going back by one step multiplies by it.
BACK = BASE

#: The leading bits of a number are guessed in cells of this many bits.
BITS = 5
CELLS = 1 << BITS
WIDTH = BASE >> BITS

#: A shuffle's number: below `n` it came out as `value`.
Known = tuple[int, int]


def shuffle_numbers(start: list[int], top: list[int]) -> list[Known]:
    """What a shuffle must have drawn so that `top` lies on the pile, first the uppermost."""
    pile, numbers = list(start), []
    for last, thing in zip(range(len(pile) - 1, 0, -1), top, strict=False):
        other = pile.index(thing)
        numbers.append((last + 1, other))
        pile[last], pile[other] = pile[other], pile[last]
    return numbers


def states(numbers: list[Known]) -> list[int]:
    """All states of the fast generator after which it would draw these numbers, found by lattice reduction."""
    basis = reduced(lattice(len(numbers)))
    # A row of the lattice holds the states after the second number, the third ...: the leading bits of each are those
    # of the low word before it.
    inverse = np.linalg.inv(np.array(basis, dtype=float))
    firsts = np.array([row[0] for row in basis], dtype=np.int64)
    found: list[int] = []
    ways = guesses(numbers)
    for some in np.array_split(ways, len(ways) // 100_000 + 1):
        points = (some + 0.5) * (float(MODULUS) / CELLS)
        nearest = np.rint(points @ inverse).astype(np.int64) @ firsts  # wraps around, but what is right fits
        nearest = nearest[(nearest > 0) & (nearest < MODULUS)]
        found += [int(second) for second in likely(nearest.astype(np.uint64), numbers[1:])]
    # Back to where the second number was drawn from, then the first.
    before = {second * BACK * BACK % MODULUS for second in found}
    return [state for state in sorted(before) if draws(state, numbers)]


def likely(seconds: NDArray[np.uint64], numbers: list[Known]) -> NDArray[np.uint64]:
    """Those of many states that show these numbers, the first of them at once."""
    low, shift, factor = np.uint64(LOW), np.uint64(32), np.uint64(MULTIPLIER)
    now = seconds
    for n, value in numbers:
        right = ((now & low) ^ (now >> shift)) * np.uint64(n) >> shift == np.uint64(value)
        seconds, now = seconds[right], now[right]
        now = factor * (now & low) + (now >> shift)
    return seconds


def draws(state: int, numbers: list[Known]) -> bool:
    """Does the generator draw these numbers from this state on?"""
    for n, value in numbers:
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        if ((state & LOW) ^ (state >> 32)) * n >> 32 != value:
            return False
    return True


def rewound(state: int, steps: int) -> int:
    """The state so many numbers earlier."""
    return state * pow(BACK, steps, MODULUS) % MODULUS


def guesses(numbers: list[Known]) -> NDArray[np.int64]:
    """The cells in which the low words may lie, number by number: a few for each, since the high word is mixed in.

    The high word of a state is, nearly, the low word before it times the multiplier: a guess of one cell tells the next
    number's high word to a cell's width.
    """
    first = [cell for cell in range(CELLS) if fits(numbers[0], cell, 0, MULTIPLIER)]
    ways = np.array([first], dtype=np.int64).T
    for known in numbers[1:]:
        after = [
            [
                cell
                for cell in range(CELLS)
                if fits(known, cell, MULTIPLIER * before // CELLS, MULTIPLIER * (before + 1) // CELLS)
            ]
            for before in range(CELLS)
        ]
        last = ways[:, -1]
        branches = np.array([len(cells) for cells in after])[last]
        fresh = np.concatenate([np.array(after[cell], dtype=np.int64) for cell in last])
        ways = np.column_stack([np.repeat(ways, branches, axis=0), fresh])
    return ways


def fits(known: Known, cell: int, high: int, higher: int) -> bool:
    """Can a low word in this cell, mixed with a high word between these, come out as it did?"""
    n, value = known
    least, most = -(-(value << 32) // n), (((value + 1) << 32) - 1) // n
    for upper in range(high // WIDTH, higher // WIDTH + 1):
        mixed = (cell ^ upper) * WIDTH
        if mixed <= most and mixed + WIDTH - 1 >= least:
            return True
    return False


def lattice(count: int) -> list[list[int]]:
    """All rows (x, x / BASE, x / BASE**2, ...) modulo the modulus."""
    forth = pow(BASE, -1, MODULUS)
    rows = [[pow(forth, at, MODULUS) for at in range(count)]]
    for at in range(1, count):
        rows.append([MODULUS if column == at else 0 for column in range(count)])
    return rows


def reduced(rows: list[list[int]]) -> list[list[int]]:
    """A short basis of the same lattice (Lenstra, Lenstra, Lovász)."""
    rows = [list(row) for row in rows]
    count = len(rows)
    at = 1
    star, shares = orthogonal(rows)
    while at < count:
        for other in range(at - 1, -1, -1):
            factor = round(shares[at][other])
            if factor:
                rows[at] = [one - factor * two for one, two in zip(rows[at], rows[other], strict=True)]
                star, shares = orthogonal(rows)
        short = (0.99 - shares[at][at - 1] ** 2) * float(star[at - 1] @ star[at - 1])
        if float(star[at] @ star[at]) >= short:
            at += 1
        else:
            rows[at], rows[at - 1] = rows[at - 1], rows[at]
            star, shares = orthogonal(rows)
            at = max(at - 1, 1)
    return rows


def orthogonal(rows: list[list[int]]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The Gram-Schmidt vectors of a basis, and the share of each in each row."""
    floats = np.array(rows, dtype=float)
    count = len(rows)
    star, shares = floats.copy(), np.zeros((count, count))
    for at in range(count):
        for other in range(at):
            shares[at][other] = float(star[at] @ star[other]) / float(star[other] @ star[other])
            star[at] -= shares[at][other] * star[other]
    return star, shares
