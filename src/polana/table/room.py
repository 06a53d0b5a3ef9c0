"""A table as this process keeps it: the table itself, who reads it, and who thinks about it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Protocol

import msgspec

from polana.kernel.word import Word
from polana.table import messages as m
from polana.table.clock import REAL, Alarm, Clock
from polana.table.complaint import Declined
from polana.table.house import beside
from polana.table.ledger import Ledger
from polana.table.live import Live
from polana.table.outlook import Outlook
from polana.table.rows import Head
from polana.table.turns import Turns
from polana.table.work import Recipe

#: Seconds until a change of presence is told: usually, and where many watch.
SOON = 0.02
LATER = 2.0
CROWD = 20

_encode = msgspec.json.Encoder().encode


#: What was asked about a question: by which seat, after which words, while bots played which seats.
Foresight = tuple[int, tuple[str, ...], frozenset[int]]
#: Whether the words are final, the question they lead to, what each of its options leads to.
Foreseen = tuple[bool, m.AskInfo | None, dict[str, m.Prospect]]
#: Outlooks of one question that are kept.
MOST_FORESEEN = 64


class Reader(Protocol):
    """A connection, as the hub sees it."""

    seats: tuple[int, ...]
    #: Where it comes from, as it is counted.
    address: str
    #: The presence it was last sent.
    told: m.Presence | None

    def state_changed(self) -> None: ...

    def presence_changed(self) -> None: ...


class Lookout:
    """Whoever looks ahead rests for as long as he has looked: meanwhile the tables go on."""

    __slots__ = ("rests_until",)

    def __init__(self) -> None:
        self.rests_until = 0.0


class Room:
    """What this process knows about a table: the table itself, who reads it, who thinks about it."""

    def __init__(self, id: str, live: Live, clock: Clock = REAL) -> None:
        self.id = id
        self.live = live
        self.clock = clock
        self.lock = asyncio.Lock()
        #: Held while a seat is given back.
        self.leaving = asyncio.Lock()
        #: The match has words that are not stored yet: nobody is shown it before they are.
        self.ahead = False
        self.readers: set[Reader] = set()
        #: By process: seats that are there, watchers, and when we heard of them.
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        #: Bots that have been thinking so long that people want to know.
        self.musing: set[int] = set()
        self.notice: asyncio.Task[None] | None = None
        self.used = clock.now()
        #: When readers will be told of the presence again.
        self._showing: Alarm | None = None
        #: Bots here think less than they could, because the house is full.
        self.eased = False
        #: Rings when something is due.
        self.alarm: asyncio.Task[None] | None = None
        #: By seat: when its holder was last here, as far as this process knows.
        self.here_at: dict[int, float] = {}
        #: When the holder of a seat was last told of something elsewhere, and of which question.
        self._written: dict[tuple[str, int], tuple[float, int]] = {}
        #: Since when this process has been looking after the table.
        self.since = clock.now()
        #: By seat: the veiled question that may be passed for it.
        self.passing: dict[int, int] = {}
        #: What was looked ahead of the question with this number, by what was asked.
        self._foreseen: dict[Foresight, asyncio.Task[Foreseen]] = {}
        self._foreseen_of = -1

    def local_seats(self) -> list[int]:
        return sorted({seat for reader in self.readers for seat in reader.seats if seat >= 0})

    def local_watchers(self) -> int:
        return sum(1 for reader in self.readers if -1 in reader.seats)

    def presence(self) -> m.Presence:
        fresh = [(seats, watchers) for seats, watchers, at in self.elsewhere.values() if self.clock.now() - at < 60]
        here = {*self.local_seats(), *(seat for seats, _ in fresh for seat in seats)}
        watchers = self.local_watchers() + sum(count for _, count in fresh)
        return m.Presence(sorted(here), watchers, sorted(self.musing), self.eased)

    def away_since(self, seat: int, known: float = 0.0) -> float | None:
        """When the holder of a seat was last here; None: he is here.

        `known`: since when this process has heard who is there on the others, or `UNKNOWN`.
        """
        if seat in self.presence().here:
            return None
        # This process does not know what was before it came; whoever was away then has the benefit of the doubt.
        return max(self.here_at.get(seat, self.since), known)

    def note_presence(self) -> None:
        """Remember who is here."""
        now = self.clock.now()
        for seat in self.presence().here:
            self.here_at[seat] = now

    def may_write(self, what: str, seat: int, pause: float, about: int = -1) -> bool:
        """May the holder of a seat be told of something? If he was, of something else, and has not been here since,
        not for a while."""
        now, told = self.clock.now(), self._written.get((what, seat))
        if told is not None and about >= 0 and told[1] == about:
            return True
        if told is not None and now - told[0] < pause and self.here_at.get(seat, 0.0) <= told[0]:
            return False
        self._written[what, seat] = (now, about)
        return True

    async def ahead_of(self, seat: int, ask: int, words: list[str], turns: Turns[Lookout], address: str) -> Foreseen:
        """What would follow each option: worked out once a question, beside the table, which goes on meanwhile.

        Whoever wants to know much waits his turn; raises `WorkCrowded`.
        """
        live = self.live
        live.need_asked(seat, ask)
        if self._foreseen_of != ask or len(self._foreseen) >= MOST_FORESEEN:
            self._foreseen, self._foreseen_of = {}, ask
        key = (seat, tuple(words), live.bots)
        task = self._foreseen.get(key)
        if task is None:
            task = self._foreseen[key] = asyncio.create_task(self._look_ahead(seat, ask, words, turns, address))
            task.add_done_callback(partial(self._foresaw, self._foreseen, key))
        # Whoever asked may go: others who ask the same still want to know.
        return await asyncio.shield(task)

    async def _look_ahead(self, seat: int, ask: int, words: list[str], turns: Turns[Lookout], address: str) -> Foreseen:
        async with self._looking(turns, address):
            async with self.lock:
                outlook, phrase = self.live.outlook(seat, ask), self.live.phrase(words)
            return await beside(foresee, outlook, phrase)

    async def bars_of(self, seat: int, ask: int, word: str, turns: Turns[Lookout], address: str) -> list[m.Barred]:
        """What keeps the deeds of the menu from a word that the question itself is not about; beside the table, too."""
        async with self._looking(turns, address):
            async with self.lock:
                outlook, [about] = self.live.outlook(seat, ask), self.live.phrase([word])
            return await beside(outlook.bars, about)

    @asynccontextmanager
    async def _looking(self, turns: Turns[Lookout], address: str) -> AsyncIterator[None]:
        async with turns.one(address) as lookout:
            await self.clock.sleep(max(0.0, lookout.rests_until - self.clock.now()))
            began = self.clock.now()
            try:
                yield
            finally:
                now = self.clock.now()
                lookout.rests_until = now + (now - began)

    @staticmethod
    def _foresaw(kept: dict[Foresight, asyncio.Task[Foreseen]], key: Foresight, task: asyncio.Task[Foreseen]) -> None:
        """Whoever could not be told may ask again; what the rules refuse, they refuse again."""
        if task.cancelled() or not isinstance(task.exception(), Declined | None):
            kept.pop(key, None)

    def show_state(self) -> None:
        for reader in self.readers:
            reader.state_changed()

    def show_presence(self) -> None:
        """Soon: many who come or go in a short time are announced together, and in a crowd less often."""
        if self._showing is None:
            pause = SOON if self.presence().watchers < CROWD else LATER
            self._showing = self.clock.call_later(pause, self._show_presence)

    def _show_presence(self) -> None:
        self._showing = None
        now = self.presence()
        for reader in self.readers:
            # Each is compared with what it was sent itself: one that has just opened the table, or was slow to take
            # its messages, may have been told of somebody who has gone again since.
            if reader.told != now:
                reader.presence_changed()


def foresee(outlook: Outlook, phrase: list[Word]) -> Foreseen:
    if outlook.along(phrase):
        return True, None, {}
    return False, outlook.following(), outlook.prospects()


def head_of(live: Live) -> Head:
    """What is kept beside the log."""
    return Head(_encode(live.summary()).decode(), live.position(), live.match.over, bool(live.bots_asked), live.due)


def position_of(ledger: Ledger) -> Recipe:
    setting = ledger.setting
    # A copy: the list grows while the job waits for a free worker.
    row = ledger.row
    said = list(ledger.said)
    seed = str(ledger.seed)
    return Recipe(row.id, row.game, setting.values, setting.options, seed, row.generator, said, setting.start)
