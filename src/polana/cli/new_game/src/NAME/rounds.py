"""The rules, paragraph by paragraph. Where the book lets a player choose, a flow yields a question."""

from __future__ import annotations

from polana.kernel.flow import Flow, Together

from NAME import asks
from NAME import news as told
from NAME.state import NONE, Table
from NAME.words import COINS


def choose_side(g: Table, seat: int) -> Flow[None]:
    """LAW.setup.1."""
    word = yield asks.side(g, seat)
    g.sides[seat] = word.value
    told.took(g, seat, word)


def roll_for_first(g: Table) -> None:
    """LAW.setup.2."""
    g.first = g.chance.die(g.seats, "first")  # a die gives 0 to sides - 1: here a seat
    told.began(g, g.first)


def play_round(g: Table) -> Flow[None]:
    """LAW.round.1 to LAW.round.3: one round is one step, and one heading of the log."""
    g.begin("round")
    g.round += 1
    told.round_began(g, g.round)
    # LAW.round.1 all at once, in secret; the coins lie in the state, where bots can imagine others
    hands = Together([asks.hide(seat) for seat in range(g.seats)])
    yield hands
    g.coins = [word.value for word in hands.answers]
    # LAW.round.2 in turn, from the first
    for at in range(g.seats):
        seat = (g.first + at) % g.seats
        word = yield asks.guess(g, seat)
        g.guesses[seat] = word.value
        told.guessed(g, seat, word)
    # LAW.round.3
    total = sum(g.coins)
    for seat, coins in enumerate(g.coins):
        told.shown(g, seat, COINS[coins])
    g.chance.reveal()  # everybody has seen something: no word before this can be taken back
    if total in g.guesses:
        right = g.guesses.index(total)
        g.points[right] += 1
        told.scored(g, right, total)
    else:
        told.nobody(g, total)
    g.first = (g.first + 1) % g.seats
    g.coins = [NONE] * g.seats
    g.guesses = [NONE] * g.seats
    g.end("round")
