"""What readers get to see of a table: the message `state`, and the line in lists of tables."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from hashlib import blake2b
from typing import Literal

import msgspec

from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR, News
from polana.kernel.seal import MOST_IN_A_ROW
from polana.kernel.word import Word
from polana.school.hints import can_advise
from polana.table import lobby
from polana.table import messages as m
from polana.table.clock import REAL, Clock
from polana.table.ledger import REDEAL, Ledger
from polana.table.rows import Entry, LastLook
from polana.table.wire import args_info, ask_info, line_info

#: How many changes are remembered for readers who come back after a gap; others get the whole log again.
REMEMBERED = 500

_encode = msgspec.json.Encoder().encode


class Reading:
    """The log as one reader reads it, with the place of each line in the whole log."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.upto = 0
        self.places: list[int] = []
        self.lines: list[m.Line] = []

    def cut(self, length: int) -> None:
        keep = bisect_left(self.places, length)
        del self.places[keep:]
        del self.lines[keep:]
        self.upto = min(self.upto, length)

    def read(self, news: list[News]) -> None:
        for place in range(self.upto, len(news)):
            line = news[place]
            if line.visible_to(self.reader):
                self.places.append(place)
                self.lines.append(line_info(line))
        self.upto = len(news)


class Shown:
    """A match and its ledger, for the eyes of readers. Changes neither."""

    def __init__(
        self, ledger: Ledger, match: Match, clock: Clock = REAL, lore: list[tuple[int, int]] | None = None
    ) -> None:
        self.ledger = ledger
        self.match = match
        self.clock = clock
        #: How the match stood (`Match.standing`) before the first of what was said, and after each.
        self.lore = [match.standing] * (len(ledger.said) + 1) if lore is None else lore
        #: For each change since the table came into memory: its number, and how many lines of the log it left as they
        #: were.
        self._trail: list[tuple[int, int]] = []
        self._floor = ledger.seq
        self._readings: dict[int, Reading] = {}
        self._told = len(match.news)
        self._views: dict[int, msgspec.Raw] = {}
        self._states: dict[tuple[tuple[int, ...], int | None], bytes] = {}

    def settle(self) -> None:
        news = self.match.news
        # The kernel only ever appends to the log, or cuts it back to where it was.
        self.note_change(min(self._told, len(news)))
        self._told = len(news)
        self._views.clear()
        self._states.clear()

    def note_change(self, untouched: int) -> None:
        self._trail.append((self.ledger.seq, untouched))
        if len(self._trail) > REMEMBERED:
            self._floor = self._trail[-REMEMBERED // 2 - 1][0]
            del self._trail[: -REMEMBERED // 2]
        for reading in self._readings.values():
            reading.cut(untouched)

    def state(self, readers: tuple[int, ...], since: int | None, desks: dict[int, LastLook] | None = None) -> bytes:
        """The message `state` for one connection; `since` is the last one that it has had.

        `desks` are what its seats saw before.
        """
        if since is not None and not self._floor <= since <= self.ledger.seq:
            since = None
        own = {seat: desk for seat, desk in (desks or {}).items() if desk.at or desk.passes}
        found = None if own else self._states.get((readers, since))
        if found is None:
            chat_from = 0 if since is None else bisect_right(self.ledger.chat_at, since)
            sides = [self.sight(reader, since) for reader in readers]
            for side in sides:
                desk = own.get(side.seat)
                if desk is not None:
                    side.passes = desk.passes
                    side.seen = m.Seen(desk.words, desk.lines, desk.chat, desk.at) if desk.at else None
            message = m.State(self.ledger.seq, self.info(), sides, chat_from, self.ledger.chat[chat_from:])
            found = _encode(message)
            if not own:
                self._states[(readers, since)] = found
        return found

    def sight(self, reader: int, since: int | None) -> m.Sight:
        match = self.match
        view = self._views.get(reader)
        if view is None:
            # Before the deal there is nothing to see: a table as it is laid out, with nobody's hand.
            eyes = SPECTATOR if self.ledger.gathering.on else reader
            view = self._views[reader] = msgspec.Raw(_encode(match.view(eyes)))
        news_from, news = self._news(reader, since)
        ask = match.ask_of(reader) if reader >= 0 and not self.ledger.gathering.on else None
        # What a bot has said for somebody is not his to take back, nor is what all have seen the end of.
        own = reader >= 0 and self.ledger.seats[reader].player == "person"
        undo = match.undo_depth(reader) if own and not match.over else 0
        if ask is None:
            return m.Sight(reader, view, None, None, undo, self.may_ask_undo(reader), news_from, news)
        sealed = match.sealed(reader)
        return m.Sight(
            reader,
            view,
            ask_info(ask, self.ledger.ask_id, self.reaction(reader) is not None),
            sealed.text if sealed is not None else None,
            undo,
            self.may_ask_undo(reader),
            news_from,
            news,
        )

    def _news(self, reader: int, since: int | None) -> tuple[int, list[m.Line]]:
        if self.ledger.gathering.on:
            return 0, []
        reading = self._reading(reader)
        untouched = 0
        if since is not None:
            untouched = len(self.match.news)
            for seq, low in reversed(self._trail):
                if seq <= since:
                    break
                untouched = min(untouched, low)
        keep = bisect_left(reading.places, untouched)
        return keep, reading.lines[keep:]

    def desk(self, seat: int) -> LastLook:
        """What the holder of a seat sees now."""
        lines = 0 if self.ledger.gathering.on else len(self._reading(seat).lines)
        return LastLook(len(self.ledger.said), lines, len(self.ledger.chat), self.clock.now())

    def _reading(self, reader: int) -> Reading:
        reading = self._readings.get(reader)
        if reading is None:
            reading = self._readings[reader] = Reading(reader)
        reading.read(self.match.news)
        return reading

    def note_lore(self) -> None:
        """Something was said, or taken back. Of several words at once only the last can have brought something new."""
        count = len(self.ledger.said) + 1
        del self.lore[count:]
        while len(self.lore) < count - 1:
            self.lore.append(self.lore[-1])
        if len(self.lore) < count:
            self.lore.append(self.match.standing)

    def may_ask_undo(self, seat: int) -> bool:
        """Is there something that the others might let a seat take back?

        Where a die or a draw has followed a word, it is taken back once: what comes is drawn anew, not again and again.
        """
        if seat < 0 or self.match.over or self.ledger.seats[seat].player != "person":
            return False
        keep = self.ledger.last_word_of(seat)
        if keep is None:
            return False
        learned, words = self.lore[keep]
        dealt = [at for at in range(keep) if self.ledger.said[at][1].startswith(REDEAL)]
        here = bool(dealt) and self.lore[dealt[-1] + 1][1] == words
        return not here or learned == self.match.standing[0]

    def info(self) -> m.TableInfo:
        ledger = self.ledger
        setting, asked_at = ledger.setting, ledger.times.asked_at
        return m.TableInfo(
            ledger.row.id,
            ledger.title,
            ledger.row.game,
            ledger.rules,
            ledger.data,
            setting.options,
            ledger.seats,
            [
                m.Waiting(ask.seat, self.match.sealed(ask.seat) is not None, asked_at, self.deadline(ask.seat))
                for ask in self.asks
            ],
            len(ledger.said),
            self.match.over,
            self.result,
            list(ledger.proposals.values()),
            ledger.notes,
            ledger.rematch,
            self.deal,
            setting.away,
            setting.clock,
            ledger.times.bank,
            ledger.nudged,
            self.clock.now(),
            self.dealing,
            self.hints,
        )

    @property
    def hints(self) -> Literal["", "alone", "agreed"]:
        """May those who sit here have hints? Where others play too, only if that was agreed before they sat down."""
        ledger = self.ledger
        if not can_advise(ledger.row.game):
            return ""
        if ledger.setting.hints:
            return "agreed"
        others = [info for info in ledger.seats if info.player != "bot" or info.stand_in]
        if len(others) == 1:
            return "alone"
        # Whoever brings a record or a position for himself holds all seats: that is his own analysis.
        own = ledger.setting.imported and all(info.player == "person" for info in others)
        return "alone" if own and len(set(ledger.holders) - {-1}) == 1 else ""

    @property
    def can_be_reviewed(self) -> bool:
        """Do the bots know the game, and did anything happen?"""
        return can_advise(self.ledger.row.game) and bool(self.ledger.said)

    @property
    def asks(self) -> list[Ask]:
        """What is asked: nothing before the deal."""
        return [] if self.ledger.gathering.on else list(self.match.asks)

    @property
    def dealing(self) -> m.Dealing | None:
        """How far the table is on the way to its deal; None once it is dealt. No number is shown before that."""
        gathering = self.ledger.gathering
        if not gathering.on:
            return None
        stakes = [m.Stake(seat, commitment) for seat, commitment in sorted(gathering.stakes.items())]
        return m.Dealing(gathering.closed, stakes, sorted(gathering.numbers), gathering.due or None)

    @property
    def deal(self) -> m.Deal | None:
        """What the table has promised about its seed, and when the match is over the seed itself."""
        match = self.match
        if match.seal is None:
            return None
        imported, gathering = self.ledger.setting.imported, self.ledger.gathering
        stakes: list[m.Stake] = []
        if not gathering.on:
            numbers = gathering.numbers
            stakes = [m.Stake(seat, laid, numbers.get(seat, "")) for seat, laid in sorted(gathering.stakes.items())]
        if not match.over:
            return m.Deal(match.seal.commitment, "", "", imported, stakes=stakes)
        dealt = [m.Anew(one.after, one.eyes, str(one.seed), one.why) for one in match.dealt]
        own = str(match.seal.own) if match.seal.is_mixed else ""
        return m.Deal(match.seal.commitment, str(match.seed), match.seal.salt, imported, dealt, own, stakes)

    @property
    def result(self) -> lobby.ResultInfo | None:
        result = self.match.result
        if result is None:
            return None
        return lobby.ResultInfo(result.winners, result.scores, result.message, result.law)

    @property
    def waiting(self) -> list[int]:
        """Seats that have to answer before anything goes on."""
        return [ask.seat for ask in self.asks if self.match.sealed(ask.seat) is None]

    @property
    def may_deal(self) -> bool:
        """Is there still a new deal before the next word? If not, whoever sits down is told that others know his."""
        return not self.match.over and self.match.dealt_here < MOST_IN_A_ROW

    def is_exposed(self, seat: int) -> bool:
        """Do others know what a seat holds, and is it too late to deal that anew for whoever sits down there?"""
        ledger = self.ledger
        if ledger.knows is not None:
            return not self.may_deal
        return ledger.seen[seat] and (ledger.has_spoken(seat) or not self.may_deal)

    @property
    def bots_asked(self) -> list[int]:
        return [seat for seat in self.waiting if self.ledger.seats[seat].player == "bot"]

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat that is asked runs out; None where no clock runs for it."""
        ledger = self.ledger
        clock = ledger.setting.clock
        if clock is None or seat not in self.waiting or ledger.seats[seat].player != "person":
            return None
        if ledger.flagged.get(seat) == ledger.ask_id:
            return None
        return ledger.times.deadline(seat, len(ledger.said))

    def charge(self, seat: int, words: int = 1) -> list[Entry]:
        """What the bank of a seat is charged for the time since it was asked, and paid for an answer of so many words.

        No words: it takes one back.
        """
        ledger = self.ledger
        times = ledger.times
        if not times.bank or self.match.over or (words and seat not in self.waiting):
            return []
        # Another process may be a little ahead of us: nobody is paid for that.
        used = max(0.0, self.clock.now() - times.since(seat))
        paid = times.pay(seat, len(ledger.said) + words, ledger.ask_id) if words else 0.0
        return [Entry("clock", seat, f"{max(0.0, times.bank[seat] - used) + paid:.3f}")]

    def reaction(self, seat: int) -> Word | None:
        """The word `pass`, where a seat is asked in another's turn whether it reacts and whether it can is secret."""
        ask = None if self.ledger.gathering.on else self.match.ask_of(seat)
        if ask is None or not ask.veiled or self.stage.get("turn", seat) == seat:
            return None
        return next((word for word in ask.options if word.kind == "pass"), None)

    @property
    def due(self) -> float:
        """When something happens even if nobody says anything; 0 is never."""
        if self.match.over:
            return 0.0
        if self.ledger.gathering.on:
            return self.ledger.gathering.due
        times = [one.due for one in self.ledger.proposals.values() if one.due]
        times += [until for seat in self.waiting if (until := self.deadline(seat)) is not None]
        return min(times, default=0.0)

    @property
    def stage(self) -> dict[str, int]:
        """Where the match stands: a whole view would cost more."""
        if self.ledger.gathering.on:
            return {}
        return self.match.game.stage(self.match.state)

    def summary(self) -> lobby.Summary:
        """For lists of tables; who reads it is filled in later."""
        ledger = self.ledger
        return lobby.Summary(
            ledger.row.id,
            ledger.title,
            ledger.row.game,
            "watch",
            -1,
            ledger.seats,
            self.waiting,
            ledger.words,
            self.match.over,
            self.result,
            ledger.row.opened,
            ledger.moved,
            ledger.rematch,
            ledger.setting.options,
            self.stage,
            bool(ledger.setting.start),
            [self.deadline(seat) for seat in self.waiting],
            asks=[lobby.Asked(ask.seat, ask.about, args_info(ask.args or {})) for ask in self.match.asks],
        )

    def position(self) -> str:
        """A short sign of where the match stands, to see whether other rules lead elsewhere with the same words."""
        parts = [str(self.match.state.chance.learned), str(self.match.over)]
        for ask in self.match.asks:
            parts.append(f"{ask.seat} {ask.about} {' '.join(word.text for word in ask.options)}")
        return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()
