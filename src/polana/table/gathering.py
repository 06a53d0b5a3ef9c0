"""Before the deal: a table at which several people play is dealt when all of them sit, with a part of each in it.

The table has sealed its own seed when it was opened. Each person's page draws a number and lays down a stake, its hash
(`kernel/seal.py`). Once no seat is open and everybody has laid down, or has had `LAYING` seconds for it, the list is
*closed*: nothing more is laid down, and the pages open their numbers. When all are open, or after `OPENING` seconds,
the match is dealt with a seed that is mixed from the table's own and from the numbers.

Why nobody chooses: the table's seed was sealed before it knew any number; a number was laid down before its page knew
any other, or the seed. Nothing that anybody does after the list is closed begins the whole anew, whether he leaves, is
cut off or does not open his number: he is left out, and all are told. Otherwise somebody who knew what was coming
could leave until he liked it. Until then nothing is dealt, so that there is nothing to see, whoever looks.
"""

from __future__ import annotations

from typing import Final

from polana.kernel.seal import mixed_seed
from polana.table.lobby import SeatInfo
from polana.table.rows import Entry

#: Seconds that pages have to lay down their stakes when the last seat is taken, and to open them.
LAYING: Final = 60.0
OPENING: Final = 30.0

#: The seed of what a table holds before it is dealt. Nobody is shown anything of it.
UNDEALT: Final = 0


class Gathering:
    """How far a table is on the way to its deal, as its log tells."""

    def __init__(self, on: bool) -> None:
        #: It is still to be dealt.
        self.on = on
        #: By seat: what was laid down.
        self.stakes: dict[int, str] = {}
        #: By seat: what was opened.
        self.numbers: dict[int, str] = {}
        #: Seats whose holder went between closing and opening.
        self.gone: list[int] = []
        #: Since when no seat is open; None: one is.
        self.full_at: float | None = None
        #: When the list was closed; None: it is not.
        self.closed_at: float | None = None

    def copy(self) -> Gathering:
        twin = Gathering(self.on)
        twin.stakes, twin.numbers, twin.gone = dict(self.stakes), dict(self.numbers), list(self.gone)
        twin.full_at, twin.closed_at = self.full_at, self.closed_at
        return twin

    def take(self, entry: Entry) -> None:
        """Go on by an entry `stake`, `close`, `reveal` or `deal`."""
        match entry.kind:
            case "stake":
                self.stakes[entry.seat] = entry.text
            case "close":
                self.closed_at = entry.at
            case "reveal":
                self.numbers[entry.seat] = entry.text
            case "deal":
                self.on = False

    def reseat(self, entry: Entry, before: SeatInfo, seats: list[SeatInfo]) -> None:
        """Somebody else sits in the seat of an entry: what was laid down in it was not his."""
        if not self.on:
            return
        after = seats[entry.seat]
        if before.player == "person" and after.player != "person":
            if self.closed_at is None:
                self.stakes.pop(entry.seat, None)
            else:
                self.gone.append(entry.seat)
        if (before.player == "open") != (after.player == "open"):
            self.full_at = None if _open_seats(seats) else entry.at

    @property
    def closed(self) -> bool:
        return self.closed_at is not None

    def may_close(self, seats: list[SeatInfo]) -> bool:
        """Does everybody sit, and has everybody laid down?"""
        people = [info.seat for info in seats if info.player == "person"]
        return not self.closed and not _open_seats(seats) and all(seat in self.stakes for seat in people)

    @property
    def may_deal(self) -> bool:
        """Is there nothing left to be opened?"""
        return self.closed and all(seat in self.numbers or seat in self.gone for seat in self.stakes)

    @property
    def due(self) -> float:
        """When the table goes on whoever is missing; 0: never."""
        if not self.on:
            return 0.0
        if self.closed_at is not None:
            return self.closed_at + OPENING
        return self.full_at + LAYING if self.full_at is not None else 0.0

    def seed(self, salt: str, own: int) -> int:
        """The seed that the match is dealt with."""
        return mixed_seed(salt, own, list(self.numbers.items()))


def _open_seats(seats: list[SeatInfo]) -> bool:
    return any(info.player == "open" for info in seats)
