"""The Fate deck (RW.fate)."""

from __future__ import annotations

from polana.games.runewars.components import FATE_DESTINY, FATE_NUMBER, FATE_SYMBOL
from polana.games.runewars.state import Table
from polana.kernel.shelf.piles import reshuffle


def draw(g: Table) -> int:
    """RW.fate.3: the top card; if the deck has run out, the discard pile is shuffled into a new one.

    Whoever draws puts the card somewhere in the state at once (`fate_open`, `Battle.drawn`).
    """
    if not g.fate:
        reshuffle(g.fate, g.fate_discard, g.chance)
    return g.chance.draw(g.fate, "fate")


def draw_open(g: Table, count: int) -> None:
    """RW.fate.1: this many cards, all of them, face up to `fate_open`."""
    for _ in range(count):
        g.fate_open.append(draw(g))


def discard_open(g: Table) -> None:
    g.fate_discard += g.fate_open
    g.fate_open.clear()


def symbol(card: int, shape: int) -> int:
    """RW.fate.card.2: what the quadrant of a shape shows: MISS, DAMAGE, ROUT or SPECIAL."""
    return FATE_SYMBOL[card * 4 + shape]


def number(card: int, shape: int) -> int:
    """The number in the symbol."""
    return FATE_NUMBER[card * 4 + shape]


def destiny(card: int) -> int:
    """RW.fate.card.1: SUCCESS, MIDDLE or FAILURE."""
    return FATE_DESTINY[card]
