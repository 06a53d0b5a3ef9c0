"""The log of a table, read from its first entry to its last: what was said, who sits where, what was agreed.

Kinds of entries, and what `text` holds:

    word      a word; the question that it answers has gone
    seal      a word put down in a secret, simultaneous choice that still waits for others
    reseal    the same, in place of what this seat had put down
    unseal    it takes that back
    undo      the seat takes back its last word; `others` if those were asked something already
    redeal    "SEED SEATS WHY": all that none of these seats may know is dealt anew with this seed, which chance has
              from here on, too; in older logs only the seed, for the eyes of the entry's seat
    draw      all who play have agreed on a draw: the match is over
    rewind    only this many words stay said (the others agreed)
    keyed     a table from before the keyed generator goes on with it, and seals its seed with this salt
    upgrade   the table goes on under other versions of rules and data: JSON of an `Upgrade`
    seat      who sits in this seat now: JSON of a `SeatInfo`
    propose   JSON {what, of, level}; the number of the entry is the number of the proposal
    agree     the number of the proposal
    decline   the same; it ends the proposal
    chat      a line of the chat
    title     the table's new title
    rematch   the table where play goes on
    review    the match was looked at again: JSON of a `Review`
    stake     what this seat lays down for the deal (`gathering.py`)
    close     nothing more is laid down
    reveal    the number that this seat had laid down
    deal      the match is dealt with this seed
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

from polana.kernel.record import KEYS, UNDO
from polana.kernel.seal import Seal, commitment, eyes_text
from polana.table.gathering import UNDEALT, Gathering
from polana.table.lobby import Clock, Note, SeatInfo
from polana.table.messages import Proposal, Said
from polana.table.rows import Entry, TableRow
from polana.table.times import Times

#: Entries after which another question is open.
QUESTION_CHANGES = ("word", "undo", "rewind", "redeal", "draw", "upgrade", "deal")

#: Stands among what was said where things were dealt anew, with the text of the entry. No word of a game has a space.
REDEAL = "redeal "

#: The same where the players agreed on a draw.
DRAW = "draw "

#: Of an entry `undo`: others were asked already.
OTHERS = "others"

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
    #: How many words, and how much of what was dealt anew, came with that record.
    brought: tuple[int, int] = (0, 0)
    #: It is dealt when all sit, and they have a part in the deal.
    gather: bool = False
    #: All who play here have agreed that everybody may have hints.
    hints: bool = False


class Plea(msgspec.Struct):
    """The text of an entry `propose`."""

    #: `return` is no longer proposed, but occurs in older logs.
    what: Literal["undo", "bot", "draw", "return"]
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


def redeal_text(eyes: list[int], seed: int, why: str) -> str:
    """The text of an entry `redeal`."""
    return f"{seed} {eyes_text(eyes)} {why}"


def redeal_of(seat: int, text: str) -> tuple[list[int], int, str]:
    """Whose eyes, with what seed, and why: what an entry `redeal` says."""
    seed, *rest = text.split()
    if not rest:
        return [seat], int(seed), ""
    return [] if rest[0] == "-" else [int(one) for one in rest[0].split(",")], int(seed), "".join(rest[1:])


def has_say(info: SeatInfo, what: str) -> bool:
    """Has a seat a vote about such a proposal? Whom a bot stands in for keeps his, except about bots."""
    return info.player == "person" or (what != "bot" and info.stand_in)


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
        #: What the commitment to the seed is made with.
        self.salt = row.salt
        self.gathering = Gathering(self.setting.gather)
        #: What the match is dealt with: the table's own seed, or the one that it was mixed into.
        self.seed = UNDEALT if self.gathering.on else int(row.seed)
        self.rules = row.rules
        self.data = row.data
        self.title = self.setting.title
        self.seats: list[SeatInfo] = list(self.setting.seats)
        #: How often each seat has changed hands: a connection of somebody who left no longer reads.
        self.hands: list[int] = [0] * len(self.seats)
        self.chat: list[Said] = []
        self.chat_at: list[int] = []
        #: How many characters of it are from each seat.
        self.chatted = [0] * len(self.seats)
        self.proposals: dict[int, Proposal] = {}
        self.notes: list[Note] = []
        self.rematch: str | None = None
        #: The review of the match as JSON; empty: nobody has worked it out.
        self.review: str = ""
        self.moved = row.opened
        self.times = Times(len(self.seats), row.opened, self.setting.clock)
        #: Who holds each seat, as far as the log tells: the opener has all of his, whoever joins is somebody else.
        self.holders = [OPENER if info.player == "person" else -1 for info in self.seats]
        #: Seats that a person has held.
        self.used = [info.player == "person" for info in self.seats]
        #: Seats that somebody has given back since they were dealt what they hold: he has seen it.
        self.seen = [False] * len(self.seats)
        #: Who may know more than his seats see: None, or a holder.
        self.knows: int | None = OPENER if self.setting.imported else None
        if self.setting.imported:
            self.notes.append(Note("table-note-imported", {}, row.opened))
        if self.setting.hints:
            self.notes.append(Note("table-note-hints", {}, row.opened))
        if self.setting.start:
            self.notes.append(Note("table-note-position", {}, row.opened))
        #: By seat: the last question for which its time ran out.
        self.flagged: dict[int, int] = {}
        self.nudged = [0.0] * len(self.seats)
        #: By seat: what is noted about words that it took back by itself while the same bots stood in as now.
        self._unasked: dict[int, Note] = {}

    def take(self, entry: Entry) -> None:
        """Go on by one entry."""
        assert entry.n == self.seq + 1, f"entry {entry.n} of {self.row.id} follows {self.seq}"
        self.seq = entry.n
        self.moved = entry.at
        if entry.kind in QUESTION_CHANGES:
            self._time(entry)
            self.ask_id = entry.n
            if entry.kind != "upgrade" or msgspec.json.decode(entry.text, type=Upgrade).lost:
                self._drop_undos()
        if entry.kind in ("seal", "reseal", "unseal"):
            # The last word of this seat is another one now.
            self._drop_undos(entry.seat)
        match entry.kind:
            case "word" | "seal":
                if entry.kind == "seal":
                    self.times.sealed(entry.seat, len(self.said), self.ask_id, entry.at)
                self.said.append((entry.seat, entry.text))
            case "reseal":
                self._take_back(entry.seat)
                self.said.append((entry.seat, entry.text))
            case "undo" | "unseal":
                if entry.kind == "unseal":
                    self.times.unsealed(entry.seat, entry.at)
                else:
                    self._note_undo(entry)
                self._take_back(entry.seat)
            case "rewind":
                count = len(self.said) - int(entry.text)
                self.notes.append(Note("table-note-undone", {"seat": entry.seat, "count": count}, entry.at))
                del self.said[int(entry.text) :]
            case "redeal":
                self._redeal(entry)
            case "draw":
                self.said.append((entry.seat, DRAW))
                self.proposals.clear()
            case "stake" | "close" | "reveal":
                self.gathering.take(entry)
            case "deal":
                self._deal(entry)
            case "copied":
                # Whoever has the keys of all people is all of them.
                self.knows = self.holders[entry.seat]
                for seat in self.people:
                    self.holders[seat] = self.knows
            case "clock":
                self.times.charged(entry.seat, float(entry.text), len(self.said), entry.at)
            case "flag":
                self.flagged[entry.seat] = int(entry.text)
                self.times.ran_out(entry.seat, entry.at)
                self.notes.append(Note("table-note-time", {"seat": entry.seat}, entry.at))
            case "nudge":
                self.nudged[int(entry.text)] = entry.at
            case "upgrade":
                self._upgrade(entry)
            case "keyed":
                self.salt = entry.text
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
                self.chatted[entry.seat] += len(entry.text)
            case "title":
                self.title = entry.text
            case "review":
                self.review = entry.text
            case "rematch":
                self.rematch = entry.text

    def _time(self, entry: Entry) -> None:
        """Another question is open from now on."""
        match entry.kind:
            case "word":
                self.times.said(entry.seat, len(self.said), entry.at)
            case "undo":
                self.times.taken_back(entry.seat, len(self.said), entry.text == OTHERS, entry.at)
            case _:
                self.times.agreed()
        self.times.asked(entry.at)

    def _deal(self, entry: Entry) -> None:
        self.gathering.take(entry)
        self.seed = int(entry.text)
        left_out = [seat for seat in self.people if seat not in self.gathering.numbers or seat in self.gathering.gone]
        if left_out:
            self.notes.append(Note("table-note-left-out", {"seats": left_out}, entry.at))

    @property
    def seal(self) -> Seal | None:
        """What the table has promised about its seed."""
        if not self.salt:
            return None
        own = int(self.row.seed)
        if not self.setting.gather:
            return Seal(self.salt, commitment(own, self.salt))
        return Seal(self.salt, commitment(own, self.salt), own, sorted(self.gathering.numbers.items()))

    def _redeal(self, entry: Entry) -> None:
        eyes, _, why = redeal_of(entry.seat, entry.text)
        self.said.append((entry.seat, REDEAL + entry.text))
        note = {UNDO: "table-note-drawn", KEYS: "table-note-keyed"}.get(why, "table-note-dealt")
        self.notes.append(Note(note, {}, entry.at))
        if note == "table-note-dealt":
            self.knows = None
            self.seen = [was and seat in eyes for seat, was in enumerate(self.seen)]

    def _propose(self, entry: Entry, plea: Plea) -> None:
        assert plea.what != "return"
        needs = self.consent(plea, entry.seat)
        alone = plea.what == "bot" and not needs and self.seats[plea.of].player == "person"
        due = entry.at + self.setting.away * 60 if alone else 0.0
        proposal = Proposal(entry.n, plea.what, entry.seat, plea.of, plea.level, [], needs, due)
        self.proposals[entry.n] = proposal

    def _drop_undos(self, by: int | None = None) -> None:
        """What was proposed to be taken back, by a seat or by all, is no longer what was said last."""
        self.proposals = {
            id: one for id, one in self.proposals.items() if one.what != "undo" or by not in (None, one.by)
        }

    def _note_undo(self, entry: Entry) -> None:
        """Somebody takes back a word of his own; whoever is away hears of it, once for as long as he is."""
        if not any(info.stand_in for info in self.seats):
            return
        note = self._unasked.get(entry.seat)
        if note is None:
            note = self._unasked[entry.seat] = Note("table-note-unasked", {"seat": entry.seat, "count": 0}, entry.at)
            self.notes.append(note)
        count = note.args["count"]
        assert isinstance(count, int)
        note.args["count"] = count + 1
        note.at = entry.at

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
        self.gathering.reseat(entry, before, self.seats)
        if (before.player == "open") != (after.player == "open"):
            self.hands[entry.seat] += 1
            self._hand_over(entry, after)
        if (before.player, before.stand_in) != (after.player, after.stand_in):
            self._unasked.clear()
            # What was proposed about this seat is settled, and its holder no longer has a say (or has one again).
            self.proposals = {id: one for id, one in self.proposals.items() if one.seat != entry.seat}
            for one in self.proposals.values():
                if not has_say(after, one.what) and entry.seat in one.needs:
                    one.needs.remove(entry.seat)
        if before.player == "open" and after.player == "person":
            self._ask_again(entry.seat)

    def _ask_again(self, seat: int) -> None:
        """Whoever sits down has neither proposed nor agreed to what the last holder of his seat did."""
        self.proposals = {id: one for id, one in self.proposals.items() if one.by != seat}
        for one in self.proposals.values():
            if one.what != "bot":
                one.agreed = [other for other in one.agreed if other != seat]
                one.needs = sorted({*one.needs, seat})

    def _hand_over(self, entry: Entry, after: SeatInfo) -> None:
        """A seat was given back, or somebody has taken it."""
        seat = entry.seat
        if after.player == "person":
            if self.used[seat]:
                self.notes.append(Note("table-note-handed", {"seat": seat}, entry.at))
            self.used[seat] = True
            self.holders[seat] = entry.n
            self.times.sat_down(seat, len(self.said), entry.at)
            return
        gone, self.holders[seat] = self.holders[seat], -1
        if self.gathering.on:
            # Nothing is dealt: he has seen nothing.
            self.used[seat] = False
            return
        self.seen[seat] = True
        if gone in self.holders:
            # Whoever gave it back sits here still, and knows what it holds.
            self.knows = gone

    def consent(self, plea: Plea, by: int) -> list[int]:
        """Who has to agree: the people in the other seats, but not the one whose seat it is about.

        Whether somebody is replaced by a bot is not for the other seats of the proposer to say. What was said is taken
        back only if those agree, too, for whom a bot stands in: they may be away because somebody saw to it.
        """
        others = [info for info in self.seats if info.seat not in (by, plea.of)]
        if plea.what == "bot":
            return [one.seat for one in others if one.player == "person" and self.holders[one.seat] != self.holders[by]]
        return [one.seat for one in others if has_say(one, plea.what)]

    def last_word_of(self, seat: int) -> int | None:
        """Where the last word of a seat stands among those said since somebody was dealt something new to hold."""
        for at in range(len(self.said) - 1, -1, -1):
            by, text = self.said[at]
            if text.startswith(REDEAL):
                if redeal_of(by, text.removeprefix(REDEAL))[2] != UNDO:
                    return None
                continue
            if self.said[at][0] == seat:
                return at
        return None

    def has_spoken(self, seat: int) -> bool:
        """Has a word been said in this seat since it was dealt what it holds?"""
        for by, text in reversed(self.said):
            if text.startswith(REDEAL):
                if seat not in redeal_of(by, text.removeprefix(REDEAL))[0]:
                    return False
            elif by == seat:
                return True
        return False

    @property
    def is_chosen(self) -> bool:
        """Was it dealt for several people, of whom one is left, and has none of them said a word since?"""
        played = [info.seat for info in self.seats if info.player != "bot"]
        alone = len({self.holders[seat] for seat in self.people}) < 2
        return self.setting.gather and alone and not any(self.has_spoken(seat) for seat in played)

    @property
    def words(self) -> int:
        """How many words were said and not taken back."""
        return sum(not text.startswith(REDEAL) for _, text in self.said)

    @property
    def innocent(self) -> list[int]:
        """The people who know no more than their seats see."""
        return [seat for seat in self.people if self.holders[seat] != self.knows]

    @property
    def people(self) -> list[int]:
        return [info.seat for info in self.seats if info.player == "person"]
