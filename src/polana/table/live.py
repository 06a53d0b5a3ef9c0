"""A table in memory: its ledger, its match, and what each reader gets to see of them.

Nothing here waits: requests change the match and give the entries that have to be stored; once they are stored,
`commit` makes them known. If they cannot be stored, the table is thrown away and rebuilt from what is stored.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from polana.kernel.flow import Ask
from polana.kernel.game import find
from polana.kernel.law import NotAllowed, Refusal, UnknownWord
from polana.kernel.match import Match
from polana.kernel.word import Word
from polana.table import messages as m
from polana.table.complaint import Complaint, Declined
from polana.table.database import Entry, TableRow
from polana.table.ledger import Ledger, Plea, Upgrade
from polana.table.retelling import replayed, said
from polana.table.shown import Shown
from polana.table.wire import ask_info, refusal_info

_encode = msgspec.json.Encoder().encode


class Live(Shown):
    """One table. All that changes it is called by one task at a time."""

    @staticmethod
    def build(row: TableRow, entries: list[Entry]) -> tuple[Live, Upgrade | None]:
        """Rebuild a table from storage. With other rules than before, also what has to be noted about that."""
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
        phrase = [self._word(text) for text in words]
        if len(phrase) == 1:
            return [self._choose(self.match, seat, phrase[0])]
        # A clone tells which of the words are sealed; the match takes all of them or none.
        trial = self.match.clone()
        entries = [self._choose(trial, seat, word) for word in phrase]
        self.match.choose(seat, phrase)
        return entries

    def undo(self, seat: int) -> list[Entry]:
        if self.ledger.seats[seat].player != "person":
            raise Complaint("not-now", "error-table-bot-plays")
        if not self.match.undo_depth(seat):
            if self.may_ask_undo(seat):
                raise Complaint("consent", "error-table-consent")
            raise Complaint("no-undo", "error-table-no-undo")
        ask = self.match.ask_of(seat)
        self.match.undo(seat)
        return [Entry("unseal" if ask is not None and self.match.ask_of(seat) is ask else "undo", seat)]

    def why(self, seat: int, text: str) -> Refusal | None:
        return self.match.why_not(seat, self._word(text))

    def weigh(self, seat: int, ask_id: int, words: list[str], id: int) -> m.Weighed:
        """What words would lead to, tried in a match in which all is dealt anew that the seat may not know."""
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
            # A bot answers at once, and then nothing before that can be taken back.
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

    def propose(self, seat: int, plea: Plea) -> list[Entry]:
        ledger = self.ledger
        if plea.of >= len(ledger.seats):
            raise Complaint("seat", "error-table-no-seat", number=plea.of + 1)
        about = ledger.seats[plea.of]
        if plea.what != "return" and ledger.seats[seat].player != "person":
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
        elif plea.of != seat or not about.stand_in or about.resigned:
            raise Complaint("not-now", "error-table-no-stand-in")
        if any((one.what, one.seat) == (plea.what, plea.of) for one in ledger.proposals.values()):
            raise Complaint("not-now", "error-table-proposed")
        entries = [Entry("propose", seat, _text(plea))]
        if not ledger.consent(plea, seat):
            entries.append(self._carry_out(plea.what, plea.of, plea.level))
        return entries

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

    def _carry_out(self, what: Literal["undo", "bot", "return"], seat: int, level: str) -> Entry:
        info = self.ledger.seats[seat]
        if what == "undo":
            keep = self.ledger.last_word_of(seat)
            assert keep is not None
            return Entry("rewind", seat, str(keep))
        if what == "bot":
            return self._reseat(seat, player="bot", level=level, stand_in=info.player == "person")
        return self._reseat(seat, player="person", level="", stand_in=False)

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
        return [self._reseat(seat, player="person", name=plain_text(name))]

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
        """The match at its first so many words. Changes nothing, so another thread may do it."""
        match, good = replayed(self.match.game, self.ledger, self.ledger.said[:keep])
        assert good == keep
        return match

    def commit(self, entries: list[Entry], match: Match | None = None) -> None:
        """Entries of this process are stored: the match has them (or is replaced), now the ledger takes them too."""
        for entry in entries:
            self.ledger.take(entry)
        if match is not None:
            self.match = match
            self.note_change(0)
        self.settle()

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
            self.ledger.take(entry)
        self.settle()


def plain_text(text: str) -> str:
    """One line of text without control characters. It is shown as text, so nothing in it needs escaping."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _text(thing: msgspec.Struct) -> str:
    return _encode(thing).decode()
