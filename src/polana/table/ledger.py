"""The log of a table, read from its first entry to its last: what was said, who sits where, what was agreed.

Kinds of entries, and what `text` holds:

    word      a word; the question that it answers has gone
    seal      a word put down in a secret, simultaneous choice that still waits for others
    reseal    the same, in place of what this seat had put down
    unseal    it takes that back
    undo      the seat takes back its last word
    rewind    only so many words stay said (the others agreed)
    upgrade   the table goes on under other versions of rules and data: JSON of an `Upgrade`
    seat      who sits in this seat now: JSON of a `SeatInfo`
    propose   JSON {what, of, level}; the number of the entry is the number of the proposal
    agree     the number of the proposal
    decline   the same; it ends the proposal
    chat      a line of the chat
    title     the table's new title
    rematch   the table where play goes on

What was said is worked out from the log alone, without playing it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from polana.table.database import Entry, TableRow
from polana.table.lobby import SeatInfo
from polana.table.messages import Note, Proposal, Said

#: Entries after which another question is open.
QUESTION_CHANGES = ("word", "undo", "rewind", "upgrade")


class Setting(msgspec.Struct):
    """What a table was opened with: the column `setup`."""

    values: list[str]
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    title: str


class Plea(msgspec.Struct):
    """The text of an entry `propose`."""

    what: Literal["undo", "bot", "return"]
    of: int
    level: str = ""


class Upgrade(msgspec.Struct):
    """The text of an entry `upgrade`."""

    rules: str
    data: str
    keep: int
    lost: int
    #: The same words lead to another position now.
    moved: bool = False


class Ledger:
    """Everything of a table but the match itself."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.setting = msgspec.json.decode(row.setup, type=Setting)
        self.seq = 0
        #: Seats and words in the order in which they were said, without those that were taken back.
        self.said: list[tuple[int, str]] = []
        #: The number of the last entry that changed the question.
        self.ask_id = 0
        self.rules = row.rules
        self.data = row.data
        self.title = self.setting.title
        self.seats: list[SeatInfo] = self.setting.seats
        #: How often each seat has changed hands: a connection of somebody who left reads no longer.
        self.hands: list[int] = [0] * len(self.seats)
        self.chat: list[Said] = []
        self.chat_at: list[int] = []
        self.proposals: dict[int, Proposal] = {}
        self.notes: list[Note] = []
        self.rematch: str | None = None
        self.moved = row.opened

    def take(self, entry: Entry) -> None:
        """Go on by one entry."""
        assert entry.n == self.seq + 1, f"entry {entry.n} of {self.row.id} follows {self.seq}"
        self.seq = entry.n
        self.moved = entry.at
        if entry.kind in QUESTION_CHANGES:
            self.ask_id = entry.n
            if entry.kind != "upgrade":
                self.proposals = {id: one for id, one in self.proposals.items() if one.what != "undo"}
        match entry.kind:
            case "word" | "seal":
                self.said.append((entry.seat, entry.text))
            case "reseal":
                self._take_back(entry.seat)
                self.said.append((entry.seat, entry.text))
            case "undo" | "unseal":
                self._take_back(entry.seat)
            case "rewind":
                del self.said[int(entry.text) :]
            case "upgrade":
                self._upgrade(entry)
            case "seat":
                self._seat(entry)
            case "propose":
                plea = msgspec.json.decode(entry.text, type=Plea)
                needs = self.consent(plea, entry.seat)
                self.proposals[entry.n] = Proposal(
                    entry.n, plea.what, entry.seat, plea.of, plea.level, [], sorted(needs)
                )
            case "agree":
                proposal = self.proposals.get(int(entry.text))
                if proposal is not None and entry.seat not in proposal.agreed:
                    proposal.agreed = sorted([*proposal.agreed, entry.seat])
            case "decline":
                self.proposals.pop(int(entry.text), None)
            case "chat":
                self.chat.append(Said(entry.seat, self.seats[entry.seat].name, entry.text, entry.at))
                self.chat_at.append(entry.n)
            case "title":
                self.title = entry.text
            case "rematch":
                self.rematch = entry.text

    def _take_back(self, seat: int) -> None:
        for at in range(len(self.said) - 1, -1, -1):
            if self.said[at][0] == seat:
                del self.said[at]
                return

    def _upgrade(self, entry: Entry) -> None:
        upgrade = msgspec.json.decode(entry.text, type=Upgrade)
        del self.said[upgrade.keep :]
        self.rules, self.data = upgrade.rules, upgrade.data
        args: dict[str, Any] = {"version": upgrade.rules, "words": upgrade.keep}
        if upgrade.lost:
            self.notes.append(Note("table-note-cut", {**args, "lost": upgrade.lost}, entry.at))
        else:
            self.notes.append(Note("table-note-moved" if upgrade.moved else "table-note-upgraded", args, entry.at))

    def _seat(self, entry: Entry) -> None:
        before = self.seats[entry.seat]
        after = msgspec.json.decode(entry.text, type=SeatInfo)
        self.seats[entry.seat] = after
        if (before.player == "open") != (after.player == "open"):
            self.hands[entry.seat] += 1
        if before.player != after.player:
            # What was proposed about this seat is settled, and its holder no longer has a say (or has one again).
            self.proposals = {id: one for id, one in self.proposals.items() if one.seat != entry.seat}
            for one in self.proposals.values():
                if after.player != "person" and entry.seat in one.needs:
                    one.needs.remove(entry.seat)

    def consent(self, plea: Plea, by: int) -> list[int]:
        """Who has to agree: the people in the other seats, without one whose seat it is about."""
        return [info.seat for info in self.seats if info.player == "person" and info.seat not in (by, plea.of)]

    def last_word_of(self, seat: int) -> int | None:
        """Where the last word of a seat stands among those that were said."""
        for at in range(len(self.said) - 1, -1, -1):
            if self.said[at][0] == seat:
                return at
        return None

    @property
    def people(self) -> list[int]:
        return [info.seat for info in self.seats if info.player == "person"]
