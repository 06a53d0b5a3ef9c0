"""The log of a table, read from its first entry to its last: what was said, who sits where, what was agreed.

Kinds of entries, and what `text` holds:

    word      a word; the question that it answers has gone
    seal      a word put down in a secret, simultaneous choice that still waits for others
    reseal    the same, in place of what this seat had put down
    unseal    it takes that back
    undo      the seat takes back its last word
    redeal    all that this seat may not know is dealt anew with this seed, which chance has from here on, too
    rewind    only this many words stay said (the others agreed)
    upgrade   the table goes on under other versions of rules and data: JSON of an `Upgrade`
    seat      who sits in this seat now: JSON of a `SeatInfo`
    propose   JSON {what, of, level}; the number of the entry is the number of the proposal
    agree     the number of the proposal
    decline   the same; it ends the proposal
    chat      a line of the chat
    title     the table's new title
    rematch   the table where play goes on
    copied    somebody took the record before the end: he may know what is hidden
    clock     what this seat has left in its bank, in seconds
    flag      this seat has run out of time; the number of the question
    nudge     this seat nudges the seat of that number
    archived  the table was put away; all that is left of its log

What was said is worked out from the log alone, without playing it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from polana.table.database import Entry, TableRow
from polana.table.lobby import Clock, Note, SeatInfo
from polana.table.messages import Proposal, Said

#: Entries after which another question is open.
QUESTION_CHANGES = ("word", "undo", "rewind", "redeal", "upgrade")

#: Stands among what was said where things were dealt anew, with the seed. No word of a game has a space in it.
REDEAL = "redeal "

#: The opener of a table, among those who hold seats.
OPENER = 0


class Setting(msgspec.Struct):
    """What a table was opened with: the column `setup`."""

    values: list[str]
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    title: str
    #: Minutes.
    away: float = 10.0
    clock: Clock | None = None
    #: It began with a record, and whoever brought it knows its secrets.
    imported: bool = False
    #: The text of the position that it began with, if it did not begin at the beginning.
    start: str = ""


class Plea(msgspec.Struct):
    """The text of an entry `propose`."""

    #: `return` is no longer proposed, but occurs in older logs.
    what: Literal["undo", "bot", "return"]
    of: int
    level: str = ""


class Upgrade(msgspec.Struct):
    """The text of an entry `upgrade`."""

    rules: str
    data: str
    keep: int
    lost: int
    #: The same words now lead to another position.
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
        self.seats: list[SeatInfo] = list(self.setting.seats)
        #: How often each seat has changed hands: a connection of somebody who left no longer reads.
        self.hands: list[int] = [0] * len(self.seats)
        self.chat: list[Said] = []
        self.chat_at: list[int] = []
        self.proposals: dict[int, Proposal] = {}
        self.notes: list[Note] = []
        self.rematch: str | None = None
        self.moved = row.opened
        #: When the open question was put, and since when each seat has had its holder.
        self.asked_at = row.opened
        self.sat_at = [row.opened] * len(self.seats)
        #: Who holds each seat, as far as the log tells: the opener has all of his, whoever joins is somebody else.
        self.holders = [OPENER if info.player == "person" else -1 for info in self.seats]
        #: Seats that a person has held.
        self.used = [info.player == "person" for info in self.seats]
        #: Who may know more than his seats see: None, or a holder.
        self.knows: int | None = OPENER if self.setting.imported else None
        if self.setting.imported:
            self.notes.append(Note("table-note-imported", {}, row.opened))
        if self.setting.start:
            self.notes.append(Note("table-note-position", {}, row.opened))
        clock = self.setting.clock
        self.bank = [clock.seconds] * len(self.seats) if clock is not None and clock.kind == "bank" else []
        #: By seat: the last question for which its time ran out.
        self.flagged: dict[int, int] = {}
        self.nudged = [0.0] * len(self.seats)

    def take(self, entry: Entry) -> None:
        """Go on by one entry."""
        assert entry.n == self.seq + 1, f"entry {entry.n} of {self.row.id} follows {self.seq}"
        self.seq = entry.n
        self.moved = entry.at
        if entry.kind in QUESTION_CHANGES:
            self.ask_id = entry.n
            self.asked_at = entry.at
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
            case "redeal":
                self.said.append((entry.seat, REDEAL + entry.text))
                self.knows = None
                self.notes.append(Note("table-note-dealt", {}, entry.at))
            case "copied":
                # Whoever has the keys of all people is all of them.
                self.knows = self.holders[entry.seat]
                for seat in self.people:
                    self.holders[seat] = self.knows
            case "clock":
                self.bank[entry.seat] = float(entry.text)
            case "flag":
                self.flagged[entry.seat] = int(entry.text)
                self.notes.append(Note("table-note-time", {"seat": entry.seat}, entry.at))
            case "nudge":
                self.nudged[int(entry.text)] = entry.at
            case "upgrade":
                self._upgrade(entry)
            case "seat":
                self._seat(entry)
            case "propose":
                plea = msgspec.json.decode(entry.text, type=Plea)
                if plea.what != "return":
                    self._propose(entry, plea)
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

    def _propose(self, entry: Entry, plea: Plea) -> None:
        assert plea.what != "return"
        needs = self.consent(plea, entry.seat)
        alone = plea.what == "bot" and not needs and self.seats[plea.of].player == "person"
        due = entry.at + self.setting.away * 60 if alone else 0.0
        proposal = Proposal(entry.n, plea.what, entry.seat, plea.of, plea.level, [], needs, due)
        self.proposals[entry.n] = proposal

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
            self._hand_over(entry, after)
        if before.player != after.player:
            # What was proposed about this seat is settled, and its holder no longer has a say (or has one again).
            self.proposals = {id: one for id, one in self.proposals.items() if one.seat != entry.seat}
            for one in self.proposals.values():
                if after.player != "person" and entry.seat in one.needs:
                    one.needs.remove(entry.seat)

    def _hand_over(self, entry: Entry, after: SeatInfo) -> None:
        """A seat was given back, or somebody has taken it."""
        seat = entry.seat
        if after.player == "person":
            if self.used[seat]:
                self.notes.append(Note("table-note-handed", {"seat": seat}, entry.at))
            self.used[seat] = True
            self.holders[seat] = entry.n
            self.sat_at[seat] = entry.at
            return
        gone, self.holders[seat] = self.holders[seat], -1
        if gone in self.holders:
            # Whoever gave it back sits here still, and knows what it holds.
            self.knows = gone

    def consent(self, plea: Plea, by: int) -> list[int]:
        """Who has to agree: the people in the other seats, but not the one whose seat it is about.

        Whether somebody is replaced by a bot is not for the other seats of the proposer to say.
        """
        people = [info.seat for info in self.seats if info.player == "person" and info.seat not in (by, plea.of)]
        if plea.what == "bot":
            people = [seat for seat in people if self.holders[seat] != self.holders[by]]
        return people

    def last_word_of(self, seat: int) -> int | None:
        """Where the last word of a seat stands among those said since everything was last dealt anew."""
        for at in range(len(self.said) - 1, -1, -1):
            if self.said[at][1].startswith(REDEAL):
                return None
            if self.said[at][0] == seat:
                return at
        return None

    @property
    def innocent(self) -> list[int]:
        """The people who know no more than their seats see."""
        return [seat for seat in self.people if self.holders[seat] != self.knows]

    @property
    def people(self) -> list[int]:
        return [info.seat for info in self.seats if info.player == "person"]
