"""A table on the way to its deal: what its people lay down and open, and what follows from it (`gathering.py`)."""

from __future__ import annotations

import msgspec

from polana.kernel.game import Setup
from polana.kernel.match import Match
from polana.kernel.seal import stake
from polana.table.complaint import Complaint
from polana.table.gathering import Gathering
from polana.table.lobby import SeatInfo
from polana.table.retelling import begun
from polana.table.rows import Entry
from polana.table.shown import Shown


class Dealer(Shown):
    """The part of a table that deals."""

    def need_dealt(self) -> None:
        if self.ledger.gathering.on:
            raise Complaint("not-now", "error-table-not-dealt")

    def lay(self, seat: int, commitment: str) -> list[Entry]:
        """Lay down a stake, in place of what this seat had laid down: its number may be on another device."""
        gathering = self.ledger.gathering
        if not gathering.on or gathering.closed:
            raise Complaint("not-now", "error-table-stakes-closed")
        if gathering.stakes.get(seat) == commitment:
            return []
        return self.following([Entry("stake", seat, commitment)])

    def reveal(self, seat: int, number: str) -> list[Entry]:
        """Open the number of a seat. Again is no harm: the answer may have been lost on its way."""
        ledger, gathering = self.ledger, self.ledger.gathering
        if gathering.on and not gathering.closed:
            raise Complaint("not-now", "error-table-stakes-open")
        if seat not in gathering.stakes or seat in gathering.gone:
            raise Complaint("not-now", "error-table-stakes-closed")
        if stake(ledger.row.id, seat, number) != gathering.stakes[seat]:
            raise Complaint("not-now", "error-table-other-number")
        if seat in gathering.numbers:
            return []
        if not gathering.on:
            raise Complaint("not-now", "error-table-stakes-closed")
        return self.following([Entry("reveal", seat, number)])

    def following(self, entries: list[Entry]) -> list[Entry]:
        """Entries, and what the table does by itself once it has them: closes the list, deals."""
        if not self.ledger.gathering.on:
            return entries
        gathering, seats = self.ledger.gathering.copy(), list(self.ledger.seats)
        for entry in entries:
            if entry.kind == "seat":
                before = seats[entry.seat]
                seats[entry.seat] = msgspec.json.decode(entry.text, type=SeatInfo)
                gathering.reseat(entry, before, seats)
            else:
                gathering.take(entry)
        found = list(entries)
        if gathering.may_close(seats):
            found.append(Entry("close", -1))
            gathering.take(found[-1])
        if gathering.may_deal:
            found.append(self._deal_entry(gathering))
        return found

    def go_on(self) -> list[Entry]:
        """The time for laying down, or for opening, is over: whoever has not done it is left out."""
        gathering = self.ledger.gathering
        if not gathering.due or gathering.due > self.clock.now():
            return []
        return [self._deal_entry(gathering)] if gathering.closed else self.following([Entry("close", -1)])

    def _deal_entry(self, gathering: Gathering) -> Entry:
        return Entry("deal", -1, str(gathering.seed(self.ledger.salt, int(self.ledger.row.seed))))

    def dealt(self, entry: Entry) -> Match:
        """The match that an entry deals. Changes nothing of the table, so another thread may do it."""
        ledger = self.ledger
        setup = Setup(ledger.setting.values, ledger.setting.options)
        return begun(self.match.game, setup, int(entry.text), ledger.row.generator, "")
