"""A table in memory: its ledger, its match, and what each reader gets to see of them.

Nothing here waits: requests change the match and give the entries that have to be stored; once they are stored,
`commit` makes them known. If they cannot be stored, the table is thrown away and rebuilt from what is stored.
"""

from __future__ import annotations

import math
import time
from typing import Final, Literal

import msgspec

from polana.kernel.errors import NotAllowed, UnknownWord
from polana.kernel.flow import Ask
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word
from polana.table import messages as m
from polana.table.complaint import Complaint, Declined
from polana.table.database import Entry, TableRow
from polana.table.ledger import Ledger, Plea, Upgrade
from polana.table.retelling import deal_anew, replayed, said
from polana.table.secret import new_seed
from polana.table.shown import Shown
from polana.table.wire import ask_info, refusal_info

_encode = msgspec.json.Encoder().encode

DAY: Final = 24 * 3600.0

#: The least share of his bank that somebody who comes back after his time ran out has.
BACK: Final = 0.1


class Live(Shown):
    """One table. All that changes it is called by one task at a time."""

    @staticmethod
    def build(row: TableRow, entries: list[Entry]) -> tuple[Live, Upgrade | None]:
        """Rebuild a table from storage. If the rules have changed since, also what has to be noted about that."""
        ledger = Ledger(row)
        for entry in entries:
            ledger.take(entry)
        game = find(row.game)
        match, good = replayed(game, ledger, ledger.said)
        changed = (ledger.rules, ledger.data) != (game.version, game.data_version)
        lost = len(ledger.said) - good
        live = Live(ledger, match)
        moved = changed and not lost and bool(row.position) and row.position != live.position()
        if not (changed or lost):
            return live, None
        return live, Upgrade(game.version, game.data_version, good, lost, moved)

    # --- requests -------------------------------------------------------------------------------------------------

    def say(self, seat: int, ask_id: int, words: list[str]) -> list[Entry]:
        self._asked(seat, ask_id)
        charge = self.charge(seat)
        phrase = [self._word(text) for text in words]
        if len(phrase) == 1:
            return [self._choose(self.match, seat, phrase[0]), *charge]
        # A clone tells which of the words are sealed; the match takes all of them or none.
        trial = self.match.clone()
        entries = [self._choose(trial, seat, word) for word in phrase]
        self.match.choose(seat, phrase)
        return entries + charge

    def undo(self, seat: int) -> list[Entry]:
        if self.ledger.seats[seat].player != "person":
            raise Complaint("not-now", "error-table-bot-plays")
        if not self.match.undo_depth(seat):
            if self.may_ask_undo(seat):
                raise Complaint("consent", "error-table-consent")
            raise Complaint("no-undo", "error-table-no-undo")
        ask = self.match.ask_of(seat)
        charge = self.charge(seat, answered=False)
        self.match.undo(seat)
        return [Entry("unseal" if ask is not None and self.match.ask_of(seat) is ask else "undo", seat), *charge]

    def why(self, seat: int, text: str) -> Refusal | None:
        return self.match.why_not(seat, self._word(text))

    def weigh(self, seat: int, ask_id: int, words: list[str], id: int) -> m.Weighed:
        """What words would lead to, tried in a match in which all that the seat may not know is dealt anew."""
        self._asked(seat, ask_id)
        phrase = [self._word(text) for text in words]
        trial = self.match.imagine(seat, 0)
        depth = trial.undo_depth(seat)
        for at, word in enumerate(phrase):
            refusal = trial.why_not(seat, word)
            if refusal is not None:
                raise Declined(word.text, refusal_info(refusal))
            ask = trial.ask_of(seat)
            trial.choose(seat, word)
            after = trial.undo_depth(seat)
            # A bot answers at once, and then nothing before its answer can be taken back.
            to_bots = trial.ask_of(seat) is not ask and any(
                self.ledger.seats[other.seat].player == "bot" for other in trial.asks
            )
            if to_bots or (after <= depth and trial.sealed(seat) is None):
                return m.Weighed(id, True, None)
            depth = after
            if at < len(phrase) - 1 and trial.ask_of(seat) is None:
                raise Complaint("not-now", "error-table-asked-nothing", word=word)
        following = trial.ask_of(seat)
        if following is None or trial.sealed(seat) is not None:
            return m.Weighed(id, False, None)
        return m.Weighed(id, False, ask_info(following, -1))

    def chat(self, seat: int, text: str) -> list[Entry]:
        text = plain_text(text)
        if not text:
            raise Complaint("malformed", "error-table-no-text")
        return [Entry("chat", seat, text)]

    def propose(self, seat: int, plea: Plea, away_since: float | None = None) -> list[Entry]:
        """Ask the others for something. `away_since`: when the holder of the seat it is about was last here.

        None: he is here.
        """
        ledger = self.ledger
        if plea.of >= len(ledger.seats):
            raise Complaint("seat", "error-table-no-seat", number=plea.of + 1)
        about = ledger.seats[plea.of]
        if ledger.seats[seat].player != "person":
            raise Complaint("not-now", "error-table-bot-plays")
        if self.match.over:
            raise Complaint("not-now", "why-kernel-over")
        if plea.what == "undo":
            if plea.of != seat:
                raise Complaint("seat", "error-table-own-words")
            if not self.may_ask_undo(seat):
                raise Complaint("no-undo", "error-table-no-undo")
        elif plea.what == "bot":
            if plea.of == seat or about.player == "bot":
                raise Complaint("not-now", "error-table-bot-for-others")
            if about.player == "person":
                self._need_away(plea.of, away_since)
        if any((one.what, one.seat) == (plea.what, plea.of) for one in ledger.proposals.values()):
            raise Complaint("not-now", "error-table-proposed")
        entries = [Entry("propose", seat, _text(plea))]
        if not ledger.consent(plea, seat) and (plea.what == "undo" or about.player == "open"):
            assert plea.what != "return"
            entries.append(self._carry_out(plea.what, plea.of, plea.level))
        return entries

    def _need_away(self, seat: int, away_since: float | None) -> None:
        """Nobody who is here, has been away only for a while, or keeps nobody waiting is replaced."""
        if away_since is None:
            raise Complaint("not-now", "error-table-present")
        if seat not in self.waiting:
            raise Complaint("not-now", "error-table-nobody-waits")
        since = max(away_since, self.ledger.asked_at, self.ledger.sat_at[seat])
        left = self.ledger.setting.away * 60 - (time.time() - since)
        if left > 0:
            raise Complaint("not-now", "error-table-not-away", minutes=math.ceil(left / 60))

    def take_back_seat(self, seat: int, of: int) -> list[Entry]:
        info = self.ledger.seats[seat]
        if of != seat or not info.stand_in or info.resigned:
            raise Complaint("not-now", "error-table-no-stand-in")
        return self.come_back(seat)

    def come_back(self, seat: int) -> list[Entry]:
        """The holder of a seat opens the table: a bot that stood in for him goes, and proposals of one lapse."""
        info = self.ledger.seats[seat]
        if self.match.over:
            return []
        if info.stand_in and not info.resigned:
            entries = [self._reseat(seat, player="person", level="", stand_in=False)]
            clock = self.ledger.setting.clock
            if clock is not None and clock.kind == "bank":
                # He needs some time to answer even if his bank is empty.
                left = max(self.ledger.bank[seat], clock.seconds * BACK)
                entries.append(Entry("clock", seat, f"{left:.3f}"))
            return entries
        about = [one.id for one in self.ledger.proposals.values() if one.what == "bot" and one.seat == seat]
        return [Entry("decline", seat, str(id)) for id in about]

    def vote(self, seat: int, id: int, agree: bool) -> list[Entry]:
        proposal = self.ledger.proposals.get(id)
        if proposal is None:
            raise Complaint("not-now", "error-table-not-proposed")
        if not agree:
            if seat not in proposal.needs and seat != proposal.by:
                raise Complaint("not-now", "error-table-no-say")
            return [Entry("decline", seat, str(id))]
        if seat not in proposal.needs or seat in proposal.agreed:
            raise Complaint("not-now", "error-table-no-say")
        entries = [Entry("agree", seat, str(id))]
        if set(proposal.needs) <= {*proposal.agreed, seat}:
            entries.append(self._carry_out(proposal.what, proposal.seat, proposal.level))
        return entries

    def _carry_out(self, what: Literal["undo", "bot"], seat: int, level: str) -> Entry:
        info = self.ledger.seats[seat]
        if what == "undo":
            keep = self.ledger.last_word_of(seat)
            assert keep is not None
            return Entry("rewind", seat, str(keep))
        return self._reseat(seat, player="bot", level=level, stand_in=info.player == "person")

    def ring(self, here: list[int], level: str) -> list[Entry]:
        """What is due: proposals that nobody else has a say in, and clocks that have run out."""
        now = time.time()
        entries: list[Entry] = []
        for one in list(self.ledger.proposals.values()):
            if one.due and one.due <= now:
                absent = one.seat not in here and one.seat in self.waiting
                entries.append(
                    self._carry_out(one.what, one.seat, one.level) if absent else Entry("decline", one.by, str(one.id))
                )
        clock = self.ledger.setting.clock
        for seat in self.waiting:
            until = self.deadline(seat)
            if clock is None or until is None or until > now or any(entry.seat == seat for entry in entries):
                continue
            entries.append(Entry("flag", seat, str(self.ledger.ask_id)))
            if clock.zero == "bot":
                entries.append(self._reseat(seat, player="bot", level=level, stand_in=True))
            elif clock.zero == "resign":
                entries.append(self._reseat(seat, player="bot", level=level, resigned=True, stand_in=False))
        return entries

    def nudge(self, seat: int, of: int, here: list[int]) -> list[Entry]:
        """Have somebody who is away told that he keeps the table waiting: once a day."""
        if of >= len(self.ledger.seats):
            raise Complaint("seat", "error-table-no-seat", number=of + 1)
        if of in here:
            raise Complaint("not-now", "error-table-present")
        if of not in self.waiting or self.ledger.seats[of].player != "person":
            raise Complaint("not-now", "error-table-nobody-waits")
        if time.time() - self.ledger.nudged[of] < DAY:
            raise Complaint("not-now", "error-table-nudged")
        return [Entry("nudge", seat, str(of))]

    def passes(self, seat: int, ask_id: int) -> list[Entry]:
        """The word `pass` for somebody who wants that, in answer to the question of that number."""
        if self.ledger.seats[seat].player != "person" or self.match.over:
            raise Complaint("stale", "error-table-stale")
        self.asked(seat, ask_id)
        word = self.reaction(seat)
        if word is None:
            raise Complaint("stale", "error-table-stale")
        charge = self.charge(seat)
        return [self._choose(self.match, seat, word), *charge]

    def copied(self, seat: int) -> list[Entry]:
        """Somebody takes the record of a match that is not over."""
        known = self.ledger.knows is not None and not self.ledger.innocent
        return [] if self.match.over or known else [Entry("copied", seat)]

    def resign(self, seat: int, level: str) -> list[Entry]:
        if self.match.over:
            raise Complaint("not-now", "why-kernel-over")
        if self.ledger.seats[seat].resigned:
            raise Complaint("not-now", "error-table-resigned")
        return [self._reseat(seat, player="bot", level=level, resigned=True, stand_in=False)]

    def leave(self, seat: int) -> list[Entry]:
        info = self.ledger.seats[seat]
        if info.resigned or info.player == "bot":
            # The bot stays; only the key is void.
            return [self._reseat(seat, stand_in=False)]
        return [self._reseat(seat, player="open", name="", level="", stand_in=False)]

    def join(self, seat: int, name: str) -> list[Entry]:
        if self.ledger.seats[seat].player != "open":
            raise Complaint("not-now", "error-table-seat-taken")
        return [*self._deal_anew(seat), self._reseat(seat, player="person", name=plain_text(name))]

    def _deal_anew(self, newcomer: int) -> list[Entry]:
        """Before somebody new sits down: what another may know is dealt anew, and so is what chance will bring.

        Whoever knows no more than he should keeps what he has; there can be one such seat. Where there are more, what
        each of them holds stays, and the newcomer has the notes of the table to go by.
        """
        ledger = self.ledger
        if ledger.knows is None or self.match.over or len(ledger.innocent) > 1:
            return []
        entries = [
            Entry("unseal", ask.seat)
            for ask in self.match.asks
            if self.match.sealed(ask.seat) is not None and (len(ask.options) > 1 or ask.veiled)
        ]
        eyes = ledger.innocent or [seat for seat in ledger.people if seat != newcomer]
        if not eyes:
            # Nobody sits here: dealt anew for two seats in turn, nothing stays where it was.
            eyes = [seat for seat in range(len(ledger.seats)) if seat != newcomer][:1] + [newcomer]
        for seat in eyes[: 2 if not ledger.people else 1]:
            seed = self.match.seed_anew(seat) if self.match.seal is not None else new_seed()
            entries.append(deal_anew(self.match, seat, seed))
        return entries

    def rename(self, seat: int, name: str) -> list[Entry]:
        return [self._reseat(seat, name=plain_text(name))]

    def retitle(self, seat: int, title: str) -> list[Entry]:
        return [Entry("title", seat, plain_text(title))]

    def _reseat(self, seat: int, **changes: object) -> Entry:
        return Entry("seat", seat, _text(msgspec.structs.replace(self.ledger.seats[seat], **changes)))

    def _asked(self, seat: int, ask_id: int) -> Ask:
        info = self.ledger.seats[seat]
        if self.match.over:
            raise Complaint("not-now", "why-kernel-over")
        if info.player != "person":
            raise Complaint("not-now", "error-table-bot-plays")
        return self.asked(seat, ask_id)

    def asked(self, seat: int, ask_id: int) -> Ask:
        """The question of that number to this seat."""
        ask = self.match.ask_of(seat)
        if ask is None or ask_id != self.ledger.ask_id:
            raise Complaint("stale", "error-table-stale" if ask else "why-kernel-other-seat")
        return ask

    def bot_says(self, seat: int, ask_id: int, word: str) -> list[Entry]:
        if self.ledger.seats[seat].player != "bot" or self.match.over:
            raise Complaint("stale", "error-table-no-bot")
        self.asked(seat, ask_id)
        if self.match.sealed(seat) is not None:
            raise Complaint("stale", "error-table-stale")
        return [self._choose(self.match, seat, self._word(word))]

    def _choose(self, match: Match, seat: int, word: Word) -> Entry:
        try:
            return said(match, seat, word)
        except NotAllowed as error:
            raise Declined(word.text, refusal_info(error.refusal)) from None

    def _word(self, text: str) -> Word:
        try:
            return self.match.game.vocabulary[text]
        except UnknownWord:
            raise Complaint("word", "error-kernel-no-word", text=text) from None

    # --- after storing --------------------------------------------------------------------------------------------

    def rewound(self, keep: int) -> Match:
        """The match after this many of its words. Changes nothing, so another thread may do it."""
        match, good = replayed(self.match.game, self.ledger, self.ledger.said[:keep])
        assert good == keep
        return match

    def take(self, entries: list[Entry], match: Match | None = None) -> None:
        """Entries of this process: the match has them (or is replaced), now the ledger takes them too.

        They are about to be stored; `settle` makes them known.
        """
        for entry in entries:
            self.ledger.take(entry)
        if match is not None:
            self.match = match
            self.note_change(0)

    def follow(self, entries: list[Entry]) -> None:
        """Entries of another process: match and ledger take them. After a rewind the table is to be rebuilt instead."""
        for entry in entries:
            if entry.n <= self.ledger.seq:
                continue
            match entry.kind:
                case "word" | "seal" | "reseal":
                    self.match.choose(entry.seat, entry.text)
                case "undo" | "unseal":
                    self.match.undo(entry.seat)
                case "redeal":
                    self.match.deal_anew(entry.seat, int(entry.text))
            self.ledger.take(entry)
        self.settle()


def plain_text(text: str) -> str:
    """One line of text without control characters. It is shown as text, so nothing in it needs escaping."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _text(thing: msgspec.Struct) -> str:
    return _encode(thing).decode()
