"""What learners see: the view of a seat as bytes, in fields with names."""

from __future__ import annotations

from polana.eyes.observer import Observer, Part, capped

from NAME.asks import TOPICS
from NAME.state import Table
from NAME.words import MOST_SEATS, VOCABULARY


class CLASSObserver(Observer[Table]):
    """The view of a seat, which is always player 0 in its own row."""

    def __init__(self) -> None:
        fields = [("round", 1, "rounds that have begun")]
        for step in range(MOST_SEATS):
            fields += [(f"players/{step}/points", 1, "points"), (f"players/{step}/guess", 1, "the guess, plus 1")]
        fields += [("coins", 1, "coins in one's own hand, plus 1")]
        super().__init__(VOCABULARY, TOPICS, fields)

    def forget(self) -> None:
        """It remembers nothing."""

    def parts(self, state: Table, seat: int) -> list[Part]:
        row = bytearray([capped(state.round)])
        for step in range(MOST_SEATS):
            other = (seat + step) % state.seats
            if step < state.seats:
                row += bytes((capped(state.points[other]), state.guesses[other] + 1))
            else:
                row += bytes(2)
        row.append(state.coins[seat] + 1)
        return [row, b""]  # the last part is left for the question
