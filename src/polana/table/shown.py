"""What readers get to see of a table: the message `state`, and the line in lists of tables."""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from hashlib import blake2b

import msgspec

from polana.kernel.match import Match
from polana.kernel.news import News
from polana.kernel.word import Word
from polana.table import lobby
from polana.table import messages as m
from polana.table.database import Desk, Entry
from polana.table.ledger import Ledger
from polana.table.wire import ask_info, line_info

#: How many changes are remembered for readers who come back after a gap; others get the whole log again.
REMEMBERED = 500

#: What a game may count in its state for all to see (a test holds it against the view); a whole view would cost more.
STAGE = ("round", "year", "turn")

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

    def __init__(self, ledger: Ledger, match: Match) -> None:
        self.ledger = ledger
        self.match = match
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

    def state(self, readers: tuple[int, ...], since: int | None, desks: dict[int, Desk] | None = None) -> bytes:
        """The message `state` for one connection; `since` is the last one that it has had.

        `desks` are what its seats saw before.
        """
        if since is not None and not self._floor <= since <= self.ledger.seq:
            since = None
        own = {seat: desk for seat, desk in (desks or {}).items() if desk.at or desk.passes}
        found = None if own else self._states.get((readers, since))
        if found is None:
            chat_from = 0 if since is None else bisect_right(self.ledger.chat_at, since)
            sides = [self.side(reader, since) for reader in readers]
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

    def side(self, reader: int, since: int | None) -> m.Side:
        match = self.match
        view = self._views.get(reader)
        if view is None:
            view = self._views[reader] = msgspec.Raw(_encode(match.view(reader)))
        news_from, news = self._news(reader, since)
        ask = match.ask_of(reader) if reader >= 0 else None
        # What a bot has said for somebody is not his to take back.
        undo = match.undo_depth(reader) if reader >= 0 and self.ledger.seats[reader].player == "person" else 0
        if ask is None:
            return m.Side(reader, view, None, None, undo, self.may_ask_undo(reader), news_from, news)
        sealed = match.sealed(reader)
        return m.Side(
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

    def desk(self, seat: int) -> Desk:
        """What the holder of a seat sees now."""
        reading = self._reading(seat)
        return Desk(len(self.ledger.said), len(reading.lines), len(self.ledger.chat), time.time())

    def _reading(self, reader: int) -> Reading:
        reading = self._readings.get(reader)
        if reading is None:
            reading = self._readings[reader] = Reading(reader)
        reading.read(self.match.news)
        return reading

    def may_ask_undo(self, seat: int) -> bool:
        if seat < 0 or self.match.over or self.ledger.seats[seat].player != "person":
            return False
        return self.ledger.last_word_of(seat) is not None

    def info(self) -> m.TableInfo:
        ledger = self.ledger
        setting = ledger.setting
        return m.TableInfo(
            ledger.row.id,
            ledger.title,
            ledger.row.game,
            ledger.rules,
            ledger.data,
            setting.options,
            ledger.seats,
            [
                m.Waiting(ask.seat, self.match.sealed(ask.seat) is not None, ledger.asked_at, self.deadline(ask.seat))
                for ask in self.match.asks
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
            ledger.bank,
            ledger.nudged,
        )

    @property
    def deal(self) -> m.Deal | None:
        """What the table has promised about its seed, and when the match is over the seed itself."""
        match = self.match
        if match.seal is None:
            return None
        imported = self.ledger.setting.imported
        if not match.over:
            return m.Deal(match.seal.commitment, "", "", imported)
        dealt = [m.Anew(one.after, one.seat, str(one.seed)) for one in match.dealt]
        return m.Deal(match.seal.commitment, str(match.seed), match.seal.salt, imported, dealt)

    @property
    def result(self) -> lobby.ResultInfo | None:
        result = self.match.result
        if result is None:
            return None
        return lobby.ResultInfo(result.winners, result.scores, result.message, result.law)

    @property
    def waiting(self) -> list[int]:
        """Seats that have to answer before anything goes on."""
        return [ask.seat for ask in self.match.asks if self.match.sealed(ask.seat) is None]

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
        seconds = clock.seconds if clock.kind == "move" else ledger.bank[seat]
        return max(ledger.asked_at, ledger.sat_at[seat]) + seconds

    def charge(self, seat: int, answered: bool = True) -> list[Entry]:
        """What the bank of a seat is charged for the time since it was asked, and paid for its answer."""
        ledger = self.ledger
        clock = ledger.setting.clock
        if clock is None or clock.kind != "bank" or seat not in self.waiting:
            return []
        used = time.time() - max(ledger.asked_at, ledger.sat_at[seat])
        left = max(0.0, ledger.bank[seat] - used) + (clock.add if answered else 0.0)
        return [Entry("clock", seat, f"{left:.3f}")]

    def reaction(self, seat: int) -> Word | None:
        """The word `pass`, where a seat is asked in another's turn whether it reacts and whether it can is secret."""
        ask = self.match.ask_of(seat)
        if ask is None or not ask.veiled or getattr(self.match.state, "turn", seat) == seat:
            return None
        return next((word for word in ask.options if word.kind == "pass"), None)

    @property
    def due(self) -> float:
        """When something happens even if nobody says anything; 0 is never."""
        if self.match.over:
            return 0.0
        times = [one.due for one in self.ledger.proposals.values() if one.due]
        times += [until for seat in self.waiting if (until := self.deadline(seat)) is not None]
        return min(times, default=0.0)

    @property
    def stage(self) -> dict[str, int]:
        """Where the match stands."""
        state = self.match.state
        return {name: value for name in STAGE if isinstance(value := getattr(state, name, None), int)}

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
            len(ledger.said),
            self.match.over,
            self.result,
            ledger.row.opened,
            ledger.moved,
            ledger.rematch,
            ledger.setting.options,
            self.stage,
            bool(ledger.setting.start),
            [self.deadline(seat) for seat in self.waiting],
        )

    def position(self) -> str:
        """A short sign of where the match stands, to see whether other rules lead elsewhere with the same words."""
        parts = [str(self.match.state.chance.learned), str(self.match.over)]
        for ask in self.match.asks:
            parts.append(f"{ask.seat} {ask.about} {' '.join(word.text for word in ask.options)}")
        return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()
