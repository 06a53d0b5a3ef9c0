"""How long seats have been asked, and what their clocks have been charged and paid, as the log of a table tells.

Taking a word back brings nobody time: the place in the match to which he returns has been thought about before, an
answer is paid for once, and whoever takes back what others are already asked about was thinking himself meanwhile.
Nor does giving a seat to somebody else: he goes on with what is left of its time.
"""

from __future__ import annotations

from typing import Final

from polana.table.lobby import Clock

#: The share of his bank that somebody who comes back after his time ran out has, the first time, or who takes a seat.
BACK: Final = 0.1
#: The share of the time for an answer that somebody has who takes a seat, the first time.
TAKEN: Final = 0.5


class Times:
    """Of one table. A *place* is how many things were said before it."""

    def __init__(self, seats: int, opened: float, clock: Clock | None) -> None:
        self._clock = clock
        #: When the open question was put, and since when each seat has had its holder.
        self.asked_at = opened
        self.sat_at = [opened] * seats
        #: What each seat has left, in seconds, as of its last answer; empty without a bank.
        self.bank = [clock.seconds] * seats if clock is not None and clock.kind == "bank" else []
        #: Until when each seat was charged for the open question.
        self._charged_at = [opened] * seats
        #: By seat and place: seconds for which it was thought about there before, by whoever took his words back.
        self._spent: list[dict[int, float]] = [{} for _ in range(seats)]
        #: By seat: the place up to which its answers are paid for, and the question for which it has sealed one.
        self._paid = [0] * seats
        self._sealed_for = [-1] * seats
        #: By seat: seconds for which it thought about the open question before it took up an answer that it had put
        #: down, or before somebody else took the seat.
        self._thought = [0.0] * seats
        #: By seat: how often its time has run out.
        self.run_out = [0] * seats
        #: By seat: how often somebody who took it was given more than was left, while the open question was open or,
        #: with a bank, ever.
        self._helped = [0] * seats

    # --- what happens ---------------------------------------------------------------------------------------------

    def said(self, seat: int, place: int, at: float) -> None:
        """A seat has said a word at this place."""
        for other, spent in enumerate(self._spent):
            if other != seat:
                # Nobody returns to before what another has said, unless all agree.
                spent.clear()
        self._think(seat, place, at)
        self._paid[seat] = max(self._paid[seat], place + 1)

    def asked(self, at: float) -> None:
        """Another question is open from now on."""
        self.asked_at = at
        self._thought = [0.0] * len(self._thought)
        if not self.bank:
            self._helped = [0] * len(self._helped)

    def sealed(self, seat: int, place: int, ask: int, at: float) -> None:
        """A seat has put down an answer to this question."""
        self._thought[seat] += max(0.0, at - self.since(seat))
        self._sealed_for[seat] = ask
        self._paid[seat] = max(self._paid[seat], place + 1)

    def unsealed(self, seat: int, at: float) -> None:
        """It thinks again; it was not thinking meanwhile."""
        self._charged_at[seat] = at

    def taken_back(self, seat: int, place: int, others_asked: bool, at: float) -> None:
        """A seat has taken its last word back at this place, where it or others were asked."""
        self._think(seat, place - 1 if others_asked else place, at)

    def _think(self, seat: int, place: int, at: float) -> None:
        spent = self._spent[seat]
        spent[place] = spent.get(place, 0.0) + max(0.0, at - self.since(seat))

    def agreed(self) -> None:
        """Words were taken back, or things dealt anew, with everybody's consent: all may think again."""
        for spent in self._spent:
            spent.clear()

    def ran_out(self, seat: int, at: float) -> None:
        """The time of a seat is over."""
        self.run_out[seat] += 1
        if self.bank:
            self.charged(seat, 0.0, 0, at)

    def charged(self, seat: int, left: float, place: int, at: float) -> None:
        """A seat has so much left now: in its bank, or for the question that is open at this place."""
        if self.bank:
            self.bank[seat] = left
        else:
            self._thought[seat] += self._left(seat, place) - left
        self._charged_at[seat] = at

    def sat_down(self, seat: int, place: int, at: float) -> None:
        """Somebody takes a seat. He has some time to look, however little was left, but each time half as much: a seat
        that is handed on and on comes to its end."""
        self.sat_at[seat] = at
        if self._clock is None:
            return
        helped = self._helped[seat]
        share = BACK * 0.5 ** (self.run_out[seat] + helped) if self.bank else TAKEN ** (1 + helped)
        least = self._clock.seconds * share
        if self._left(seat, place) < least:
            self._helped[seat] += 1
            self.charged(seat, least, place, at)

    # --- what that means ------------------------------------------------------------------------------------------

    def since(self, seat: int) -> float:
        """Since when the clock of a seat runs for the open question, if the seat is asked."""
        return max(self.asked_at, self.sat_at[seat], self._charged_at[seat])

    def deadline(self, seat: int, place: int) -> float:
        """When a seat that is asked at this place runs out of time."""
        return self.since(seat) + self._left(seat, place)

    def _left(self, seat: int, place: int) -> float:
        """What a seat had when its clock began to run."""
        assert self._clock is not None
        if self.bank:
            return self.bank[seat]
        return self._clock.seconds - self._spent[seat].get(place, 0.0) - self._thought[seat]

    def share(self, seat: int) -> float:
        """What is in the bank of a seat, at the least, when its holder comes back: each time its time has run out half
        as much, so that a bank ends."""
        assert self._clock is not None
        share = self._clock.seconds * BACK * 0.5 ** max(0, self.run_out[seat] + self._helped[seat] - 1)
        return max(self.bank[seat], share)

    def pay(self, seat: int, place: int, ask: int) -> float:
        """What an answer to this question that leads to this place adds to the bank of a seat."""
        assert self._clock is not None
        return self._clock.add if place > self._paid[seat] and ask != self._sealed_for[seat] else 0.0

    def left_after_undo(self, seat: int, place: int, others_asked: bool, now: float) -> float:
        """The seconds that a seat would have if it took its last word back at this place."""
        assert self._clock is not None
        used = max(0.0, now - self.since(seat))
        if self.bank:
            return self.bank[seat] - used
        return self._clock.seconds - self._spent[seat].get(place - 1, 0.0) - (used if others_asked else 0.0)
