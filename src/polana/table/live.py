"""A table in memory: its ledger, its match, and what each reader gets to see of them.

Nothing here waits: requests change the match and give the entries that have to be stored; once they are stored,
`commit` makes them known. If they cannot be stored, the table is thrown away and rebuilt from what is stored.
"""

from __future__ import annotations

import math
from typing import Final, Literal

import msgspec

from polana.kernel.errors import NotAllowed, UnknownWord
from polana.kernel.flow import Ask
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.record import KEYS, SAT, UNDO
from polana.kernel.refusal import Refusal
from polana.kernel.rng import FAST
from polana.kernel.seal import Seal, commitment
from polana.kernel.still import BOTS_AGREE, Stillness
from polana.kernel.word import Word
from polana.table.clock import REAL, Clock
from polana.table.complaint import Complaint, Declined
from polana.table.dealer import Dealer
from polana.table.ledger import OTHERS, Ledger, Plea, Upgrade, has_say, redeal_of
from polana.table.lobby import SeatInfo
from polana.table.outlook import Outlook
from polana.table.retelling import deal_anew, replayed, said
from polana.table.rows import Entry, TableRow
from polana.table.secret import new_salt, new_seed
from polana.table.wire import refusal_info

_encode = msgspec.json.Encoder().encode

DAY: Final = 24 * 3600.0

#: When somebody was last here, where nobody can say.
UNKNOWN: Final = math.inf

#: Characters of chat from one seat at a table: whoever opens the table is sent all of it.
MOST_CHAT: Final = 100_000


class Live(Dealer):
    """One table. All that changes it is called by one task at a time."""

    def __init__(
        self, ledger: Ledger, match: Match, clock: Clock = REAL, lore: list[tuple[int, int]] | None = None
    ) -> None:
        super().__init__(ledger, match, clock, lore)
        #: For how many rounds nobody has scored: bots want to know before they agree on a draw.
        self.stillness = Stillness()

    def settle(self) -> None:
        super().settle()
        self.stillness.look(self.match.game, self.match.state)

    @staticmethod
    def build(row: TableRow, entries: list[Entry], clock: Clock = REAL) -> tuple[Live, Upgrade | None]:
        """Rebuild a table from storage. If the rules have changed since, also what has to be noted about that."""
        ledger = Ledger(row)
        for entry in entries:
            ledger.take(entry)
        game = find(row.game)
        stillness = Stillness()
        lore: list[tuple[int, int]] = []
        match, good = replayed(game, ledger, ledger.said, stillness, lore)
        changed = (ledger.rules, ledger.data) != (game.version, game.data_version)
        lost = len(ledger.said) - good
        live = Live(ledger, match, clock, lore)
        live.stillness = stillness
        moved = changed and not lost and bool(row.position) and row.position != live.position()
        if not (changed or lost):
            return live, None
        return live, Upgrade(game.version, game.data_version, good, lost, moved)

    @property
    def is_guessable(self) -> bool:
        """Does chance still come from the generator that tables had before they sealed their seeds?"""
        return not self.ledger.salt and self.ledger.row.generator == FAST and not self.match.over

    def go_keyed(self) -> list[Entry]:
        """Go on with the keyed generator and a promise; what everybody has seen stays."""
        salt = new_salt()
        self.match.seal = Seal(salt, commitment(self.match.seed, salt))
        return [Entry("keyed", -1, salt), self._redeal(self.match, list(range(len(self.ledger.seats))), KEYS)]

    # --- requests -------------------------------------------------------------------------------------------------

    def say(self, seat: int, ask_id: int, words: list[str]) -> list[Entry]:
        self.need_asked(seat, ask_id)
        charge = self.charge(seat, len(words))
        phrase = self.phrase(words)
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
        self.need_dealt()
        if self.match.over:
            # By now all can see what was hidden, and the seed.
            raise Complaint("no-undo", "why-kernel-over")
        if not self.match.undo_depth(seat):
            if self.may_ask_undo(seat):
                raise Complaint("consent", "error-table-consent")
            raise Complaint("no-undo", "error-table-no-undo")
        ledger, ask = self.ledger, self.match.ask_of(seat)
        if ask is not None and self._has_sealed(ask):
            clock = ledger.setting.clock
            if clock is not None and clock.zero == "bot" and ledger.flagged.get(seat) == ledger.ask_id:
                # A bot has answered for him when his time was over.
                raise Complaint("no-undo", "error-table-undo-late")
            self.match.undo(seat)
            return [Entry("unseal", seat)]
        others = seat not in self.waiting
        if ledger.setting.clock is not None:
            left = ledger.times.left_after_undo(seat, len(ledger.said), others, self.clock.now())
            if left <= 0:
                raise Complaint("no-undo", "error-table-undo-late")
        charge = self.charge(seat, 0)
        self.match.undo(seat)
        return [Entry("undo", seat, OTHERS if others else ""), *charge]

    def _has_sealed(self, ask: Ask) -> bool:
        """Has this seat put down an answer itself?"""
        return self.match.sealed(ask.seat) is not None and (len(ask.options) > 1 or ask.veiled)

    def why(self, seat: int, text: str) -> Refusal | None:
        self.need_dealt()
        return self.match.why_not(seat, self._word(text))

    def outlook(self, seat: int, ask_id: int) -> Outlook:
        """A trial of the question of that number."""
        self.need_asked(seat, ask_id)
        return Outlook(self.match, seat, self.bots)

    def phrase(self, words: list[str]) -> list[Word]:
        return [self._word(text) for text in words]

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots play."""
        return frozenset(seat for seat, info in enumerate(self.ledger.seats) if info.player == "bot")

    def chat(self, seat: int, text: str) -> list[Entry]:
        text = plain_text(text)
        if not text:
            raise Complaint("malformed", "error-table-no-text")
        if self.ledger.chatted[seat] + len(text) > MOST_CHAT:
            raise Complaint("too-many", "error-table-chat-full")
        return [Entry("chat", seat, text)]

    def propose(self, seat: int, plea: Plea, away_since: float | None = None) -> list[Entry]:
        """Ask the others for something. `away_since`: when the holder of the seat it is about was last here.

        None: he is here; `UNKNOWN`: nobody can say.
        """
        ledger = self.ledger
        if plea.of >= len(ledger.seats):
            raise Complaint("seat", "error-table-no-seat", number=plea.of + 1)
        about = ledger.seats[plea.of]
        if ledger.seats[seat].player != "person":
            raise Complaint("not-now", "error-table-bot-plays")
        if self.match.over:
            raise Complaint("not-now", "why-kernel-over")
        if plea.what != "bot":
            self.need_dealt()
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
        elif plea.what == "draw":
            if plea.of != seat:
                raise Complaint("seat", "error-table-not-yours")
            rounds = self.stillness.look(self.match.game, self.match.state)
            if rounds < BOTS_AGREE and any(info.player == "bot" for info in ledger.seats):
                raise Complaint("not-now", "error-table-bots-play-on", rounds=BOTS_AGREE)
        if any((one.what, one.seat) == (plea.what, plea.of) for one in ledger.proposals.values()):
            raise Complaint("not-now", "error-table-proposed")
        entries = [Entry("propose", seat, _text(plea))]
        if not ledger.consent(plea, seat) and (plea.what != "bot" or about.player == "open"):
            assert plea.what != "return"
            entries.extend(self._carry_out(plea.what, plea.of, plea.level))
        return self.following(entries)

    def _need_away(self, seat: int, away_since: float | None) -> None:
        """Nobody who is here, has been away only for a while, or keeps nobody waiting is replaced."""
        if away_since is None:
            raise Complaint("not-now", "error-table-present")
        if away_since == UNKNOWN:
            raise Complaint("not-now", "error-table-presence-unknown")
        if seat not in self.waiting:
            raise Complaint("not-now", "error-table-nobody-waits")
        since = max(away_since, self.ledger.times.asked_at, self.ledger.times.sat_at[seat])
        left = self.ledger.setting.away * 60 - (self.clock.now() - since)
        if left > 0:
            raise Complaint("not-now", "error-table-not-away", minutes=math.ceil(left / 60))

    def take_back_seat(self, seat: int, of: int) -> list[Entry]:
        info = self.ledger.seats[seat]
        if of != seat or not info.stand_in or info.resigned:
            raise Complaint("not-now", "error-table-no-stand-in")
        if self.is_late(seat):
            raise Complaint("not-now", "error-table-out-of-time")
        return self.come_back(seat)

    def is_late(self, seat: int) -> bool:
        """Did the time of a seat run out for the question that is open, and has its bot still to answer it?"""
        ledger = self.ledger
        return ledger.seats[seat].stand_in and ledger.flagged.get(seat) == ledger.ask_id and seat in self.waiting

    def come_back(self, seat: int) -> list[Entry]:
        """The holder of a seat opens the table: a bot that stood in for him goes, and proposals of one lapse."""
        info = self.ledger.seats[seat]
        if self.match.over or self.is_late(seat):
            return []
        if info.stand_in and not info.resigned:
            entries = [self._reseat(seat, player="person", level="", stand_in=False)]
            clock = self.ledger.setting.clock
            if clock is not None and clock.kind == "bank":
                # He needs some time to answer even if his bank is empty.
                entries.append(Entry("clock", seat, f"{self.ledger.times.share(seat):.3f}"))
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
            entries.extend(self._carry_out(proposal.what, proposal.seat, proposal.level))
        return self.following(entries)

    def _counted(self, entries: list[Entry]) -> list[Entry]:
        """Entries, and what happens because a seat that had not voted no longer has a say: all others have agreed."""
        ledger = self.ledger
        after = {one.seat: msgspec.json.decode(one.text, type=SeatInfo) for one in entries if one.kind == "seat"}
        found = list(entries)
        # What ends the match goes first, what takes words back last: other proposals to do so are void then.
        for one in sorted(ledger.proposals.values(), key=lambda one: ("draw", "bot", "undo").index(one.what)):
            mute = [seat for seat in one.needs if seat in after and not has_say(after[seat], one.what)]
            rest = [seat for seat in one.needs if seat not in mute]
            if not mute or one.seat in after or not set(rest) <= set(one.agreed) or self.match.over:
                continue
            bots = any(after.get(info.seat, info).player == "bot" for info in ledger.seats)
            rounds = self.stillness.look(self.match.game, self.match.state)
            if (one.what == "bot" and not rest) or (one.what == "draw" and bots and rounds < BOTS_AGREE):
                # Nobody is left who has a say, or the bots want to play on: it may be proposed anew.
                found.append(Entry("decline", one.by, str(one.id)))
                continue
            found.extend(self._carry_out(one.what, one.seat, one.level))
            if one.what == "undo":
                break
        return found

    def _carry_out(self, what: Literal["undo", "bot", "draw"], seat: int, level: str) -> list[Entry]:
        info = self.ledger.seats[seat]
        if what == "draw":
            self.match.draw()
            return [Entry("draw", seat)]
        if what == "undo":
            keep = self.ledger.last_word_of(seat)
            assert keep is not None
            return [Entry("rewind", seat, str(keep))]
        if info.player == "open":
            return [*self._deal_anew(seat), self._reseat(seat, player="bot", level=level, stand_in=False)]
        return [self._reseat(seat, player="bot", level=level, stand_in=True)]

    def ring(self, here: list[int] | None, level: str) -> list[Entry]:
        """What is due: proposals that nobody else has a say in, and clocks that have run out.

        `here` are those who have the page open; None: nobody can say, so nobody is replaced for being away.
        """
        if self.ledger.gathering.on:
            return self.go_on()
        now = self.clock.now()
        entries: list[Entry] = []
        for one in list(self.ledger.proposals.values()):
            if one.due and one.due <= now and here is not None:
                absent = one.seat not in here and one.seat in self.waiting
                entries.extend(
                    self._carry_out(one.what, one.seat, one.level)
                    if absent
                    else [Entry("decline", one.by, str(one.id))]
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
        return self._counted(entries)

    def nudge(self, seat: int, of: int, here: list[int]) -> list[Entry]:
        """Have somebody who is away told that he keeps the table waiting: once a day."""
        if of >= len(self.ledger.seats):
            raise Complaint("seat", "error-table-no-seat", number=of + 1)
        if of in here:
            raise Complaint("not-now", "error-table-present")
        if of not in self.waiting or self.ledger.seats[of].player != "person":
            raise Complaint("not-now", "error-table-nobody-waits")
        if self.clock.now() - self.ledger.nudged[of] < DAY:
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
        self.need_dealt()
        known = self.ledger.knows is not None and not self.ledger.innocent
        return [] if self.match.over or known else [Entry("copied", seat)]

    def resign(self, seat: int, level: str) -> list[Entry]:
        self.need_dealt()
        if self.match.over:
            raise Complaint("not-now", "why-kernel-over")
        if self.ledger.seats[seat].resigned:
            raise Complaint("not-now", "error-table-resigned")
        return self._counted([self._reseat(seat, player="bot", level=level, resigned=True, stand_in=False)])

    def leave(self, seat: int) -> list[Entry]:
        info = self.ledger.seats[seat]
        if info.resigned or info.player == "bot":
            # The bot stays; only the key is void.
            return self._counted([self._reseat(seat, stand_in=False)])
        until = self.deadline(seat)
        # Whoever takes the seat goes on with what is left of its time.
        clock = [] if until is None else [Entry("clock", seat, f"{max(0.0, until - self.clock.now()):.3f}")]
        given = self._reseat(seat, player="open", name="", level="", stand_in=False)
        return self.following(self._counted([*clock, given]))

    def join(self, seat: int, name: str) -> list[Entry]:
        if self.ledger.seats[seat].player != "open":
            raise Complaint("not-now", "error-table-seat-taken")
        return [*self._deal_anew(seat), self._reseat(seat, player="person", name=plain_text(name))]

    def _deal_anew(self, newcomer: int) -> list[Entry]:
        """Before somebody new sits down: what another may know is dealt anew, and so is what chance will bring.

        Whoever knows no more than he should keeps what he has. Where somebody has only looked at what the seat holds,
        and nothing was said in it since, all others keep theirs. Only whoever is alone with a deal that others were to
        have a part in keeps nothing: he may have filled the seats himself until he liked it.
        """
        ledger = self.ledger
        if ledger.gathering.on or not self.may_deal:
            return []
        seats = range(len(ledger.seats))
        if ledger.is_chosen:
            eyes = []
        elif ledger.knows is not None:
            eyes = [seat for seat in ledger.innocent or ledger.people if seat != newcomer]
        elif ledger.seen[newcomer] and not ledger.has_spoken(newcomer):
            # Other seats that somebody has given back are dealt anew with it: so it happens once, not for each.
            eyes = [seat for seat in seats if seat != newcomer and not self._is_known(seat)]
        else:
            return []
        entries = [Entry("unseal", ask.seat) for ask in self.match.asks if self._has_sealed(ask)]
        for entry in entries:
            self.match.undo(entry.seat)
        return [*entries, self._redeal(self.match, eyes, f"{SAT}:{newcomer}")]

    def _is_known(self, seat: int) -> bool:
        """Does nobody sit here, but somebody who has gone knows what the seat holds, and has said nothing?"""
        ledger = self.ledger
        return ledger.seats[seat].player == "open" and ledger.seen[seat] and not ledger.has_spoken(seat)

    def _redeal(self, match: Match, eyes: list[int], why: str) -> Entry:
        """Deal anew with a seed that the table's promise covers, if it has made one."""
        seed = match.seed_anew(eyes) if match.seal is not None else new_seed()
        return deal_anew(match, eyes, seed, why)

    def rename(self, seat: int, name: str) -> list[Entry]:
        return [self._reseat(seat, name=plain_text(name))]

    def retitle(self, seat: int, title: str) -> list[Entry]:
        return [Entry("title", seat, plain_text(title))]

    def _reseat(self, seat: int, **changes: object) -> Entry:
        return Entry("seat", seat, _text(msgspec.structs.replace(self.ledger.seats[seat], **changes)))

    def need_asked(self, seat: int, ask_id: int) -> Ask:
        """The question of that number to the person in this seat."""
        info = self.ledger.seats[seat]
        self.need_dealt()
        if self.match.over:
            raise Complaint("not-now", "why-kernel-over")
        if info.player != "person":
            raise Complaint("not-now", "error-table-bot-plays")
        return self.asked(seat, ask_id)

    def asked(self, seat: int, ask_id: int) -> Ask:
        """The question of that number to this seat."""
        self.need_dealt()
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

    def begun_again(self, entries: list[Entry]) -> tuple[Match, list[Entry]]:
        """The match after entries that take words back, or deal it, and what the log gets besides."""
        for entry in entries:
            if entry.kind == "deal":
                return self.dealt(entry), []
        return self.rewound([int(entry.text) for entry in entries if entry.kind == "rewind"][-1])

    def rewound(self, keep: int) -> tuple[Match, list[Entry]]:
        """The match after this many of its words, and what the log gets besides. Changes nothing of the table, so
        another thread may do it.

        Where a die or a draw had followed, chance does not repeat itself: what nobody knows is dealt anew.
        """
        match, good = replayed(self.match.game, self.ledger, self.ledger.said[:keep])
        assert good == keep
        if match.standing[0] == self.match.standing[0]:
            return match, []
        return match, [self._redeal(match, list(range(len(self.ledger.seats))), UNDO)]

    def take(self, entries: list[Entry], match: Match | None = None) -> None:
        """Entries of this process: the match has them (or is replaced), now the ledger takes them too.

        They are about to be stored; `settle` makes them known.
        """
        for entry in entries:
            self.ledger.take(entry)
        if match is not None:
            self.match = match
            self.note_change(0)
            if any(entry.kind == "deal" for entry in entries):
                match.seal = self.ledger.seal
                self.lore = [match.standing]
                self.stillness = Stillness()
        self.note_lore()

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
                    self.match.deal_anew_for(*redeal_of(entry.seat, entry.text))
                case "draw":
                    self.match.draw()
            self.ledger.take(entry)
            self.note_lore()
        self.settle()


def plain_text(text: str) -> str:
    """One line of text without control characters. It is shown as text, so nothing in it needs escaping."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _text(thing: msgspec.Struct) -> str:
    return _encode(thing).decode()
