"""The hub: all tables of this process, and everything that waits (storage, other processes, bots, notices)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from polana.kernel.errors import PolanaError
from polana.table import messages as m
from polana.table.brake import Brake, Purses
from polana.table.clock import Clock
from polana.table.complaint import Complaint, Declined
from polana.table.house import Channel, Figures, Post, Store, beside
from polana.table.ledger import Upgrade
from polana.table.live import UNKNOWN, Live
from polana.table.reviewing import Reviewing
from polana.table.room import Lookout, Room, head_of, position_of
from polana.table.rows import Conflict, Entry, Gone
from polana.table.settings import Settings
from polana.table.thinking import Thinking
from polana.table.turns import Turns
from polana.table.waiting import Waiting
from polana.table.work import Draw, Trace, WorkCrowded, Workers, WorkFailed

log = logging.getLogger("polana.table")

_encode = msgspec.json.Encoder().encode


class Poke(msgspec.Struct):
    """What processes tell each other about a table."""

    table: str
    by: str
    #: The last entry that is stored.
    seq: int = 0
    #: Who has the page open on that process; None where nothing is said about it.
    here: list[int] | None = None
    watchers: int = 0
    #: A process that has just opened the table asks the others who is there.
    hello: bool = False


_poke = msgspec.json.Decoder(Poke)

#: Seconds between two looks at the database while there is no Redis to tell what is new.
LOOK = 1.0

#: Seconds that whatever is under way has to end in when the server stops.
LEAVE = 5.0

#: How many look ahead at the same time, and how many of one address may wait for it.
OUTLOOKS = 1
MOST_OUTLOOKS = 32

#: How many learners of one address may wait for what their lessons and puzzles say next.
MOST_LEARNERS = 100


class Hub:
    """Everything that a table does beside playing. One a process."""

    #: What other processes that share the store tell; None: there are none.
    channel: Channel | None = None

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        store: Store,
        workers: Workers,
        brake: Brake,
        metrics: Figures | None = None,
        post: Post | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.store = store
        self.workers = workers
        self.brake = brake
        self.metrics = metrics or Figures()
        self.post = post or Post()
        self.purses = Purses(settings.requests_per_address, clock)
        #: Who may look ahead: one at a time, each address in turn.
        self.outlooks = Turns([Lookout() for _ in range(OUTLOOKS)], MOST_OUTLOOKS)
        #: Who may be taught: one at a time, each address in turn.
        self.lectern = Turns([Lookout()], MOST_LEARNERS)
        #: By address: how many hints are on their way.
        self.hints: Counter[str] = Counter()
        self.thinking = Thinking(self)
        self.waiting = Waiting(self)
        self.reviewing = Reviewing(self)
        self.name = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self.began = self.clock.now()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._acts: set[asyncio.Task[int]] = set()
        self.metrics.gauge("tables", lambda: len(self.rooms))
        self.metrics.gauge("connections", lambda: sum(len(room.readers) for room in self.rooms.values()))

    async def start(self) -> None:
        await self.store.start()
        behind = self.clock.not_before(await self.store.latest())
        if behind:
            log.warning("the clock of this machine is behind what is stored", extra={"seconds": round(behind)})
        self.began = self.clock.now()
        await self.post.start()
        if self.channel is not None:
            self.spawn(self.channel.listen(), "listen")
            self.spawn(self._look(), "look")
        self.spawn(self._housekeeping(), "housekeeping")
        self.spawn(self._wake_up(), "wake-up")

    async def stop(self) -> None:
        """Everything that was acknowledged is stored; what bots were thinking about is thought about again later."""
        self.stopping = True
        await asyncio.gather(*self._acts, return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            with contextlib.suppress(TimeoutError):
                async with self.clock.timeout(LEAVE):
                    await asyncio.wait(self._tasks)
        if self.channel is not None:
            await self.channel.close()
        await self.workers.stop()
        await self.post.stop()
        await self.store.stop()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Run something in the background; what goes wrong is logged."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception(), extra={"task": task.get_name()})

    # --- the tables in memory -------------------------------------------------------------------------------------

    def enter(self, id: str, live: Live) -> Room:
        """A table that was just opened and stored."""
        room = self.rooms[id] = Room(id, live, self.clock)
        self._tell(Poke(id, self.name, hello=True))
        self.stir(room, mine=True)
        return room

    async def room(self, id: str) -> Room:
        """The table, rebuilt from storage if it is not in memory. Raises `Gone`."""
        room = self.rooms.get(id)
        if room is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                room = self.rooms.get(id)
                if room is None:
                    room = Room(id, await self._load(id), self.clock)
                    self.rooms[id] = room
                    self._tell(Poke(id, self.name, hello=True))
                    self.stir(room, mine=False)
            self._loading.pop(id, None)
        room.used = self.clock.now()
        return room

    def forget(self, id: str) -> None:
        """Take a table out of memory; it is in storage, or no longer anywhere."""
        room = self.rooms.pop(id, None)
        if room is not None:
            for task in (room.notice, room.alarm):
                if task is not None:
                    task.cancel()

    async def fresh(self, id: str) -> Room:
        """The table with everything that is stored: another process may have been told of more than this one."""
        room = await self.room(id)
        if self.channel is not None:
            await self._follow(room)
        return room

    async def _load(self, id: str) -> Live:
        for _ in range(3):
            row = await self.store.table(id)
            entries = await self.store.entries(id)
            # A long match takes a while to replay; meanwhile the others go on.
            try:
                live, upgrade = await beside(Live.build, row, entries, self.clock)
            except (msgspec.MsgspecError, ValueError, LookupError, AssertionError, PolanaError) as error:
                # It affects this table only; the others have rows of their own.
                log.error("a table is damaged", exc_info=error, extra={"table": id})
                raise Complaint("damaged", "error-table-damaged") from error
            self.metrics.count("loads")
            with contextlib.suppress(Conflict):
                if upgrade is not None:
                    await self._note_upgrade(live, upgrade)
                if live.is_guessable:
                    await self._append(live, live.go_keyed())
                return live
        raise Conflict

    async def _note_upgrade(self, live: Live, upgrade: Upgrade) -> None:
        """The rules have changed since the last word: the log says from where the table goes on."""
        log.warning(
            "table goes on under other rules",
            extra={"table": live.ledger.row.id, "rules": upgrade.rules, "words": upgrade.keep, "lost": upgrade.lost},
        )
        await self._append(live, [Entry("upgrade", -1, _encode(upgrade).decode())])

    async def _append(self, live: Live, entries: list[Entry]) -> None:
        """What has to be noted about a table that is being rebuilt."""
        now = self.clock.now()
        for n, entry in enumerate(entries, live.ledger.seq + 1):
            entry.n, entry.at = n, now
        live.take(entries)
        await self.store.append(live.ledger.row.id, entries, head_of(live))
        live.settle()

    # --- changing tables ------------------------------------------------------------------------------------------

    async def act(self, id: str, request: Callable[[Live], list[Entry]]) -> int:
        """Carry out a request: judge it, store what comes of it, then make it known. Gives the table's number
        afterwards.

        It is finished even if whoever asked for it goes away in the middle.
        """
        task = asyncio.create_task(self.act_here(id, request), name="act")
        self._acts.add(task)
        task.add_done_callback(self._acted)
        return await asyncio.shield(task)

    def _acted(self, task: asyncio.Task[int]) -> None:
        self._acts.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, or has gone

    async def act_here(self, id: str, request: Callable[[Live], list[Entry]]) -> int:
        room = await self.room(id)
        async with room.lock:
            if room.ahead:
                await self._reload(room)
            for attempt in range(5):
                live = room.live
                room.ahead = True
                try:
                    entries = request(live)
                except (Complaint, Declined):
                    room.ahead = False
                    raise
                except Exception as error:
                    if isinstance(error, PolanaError) and error.reason is not None:
                        room.ahead = False
                        raise
                    # Whatever went wrong may have left the match half changed.
                    await self._reload(room)
                    raise
                if not entries:
                    room.ahead = False
                    return live.ledger.seq
                try:
                    match = None
                    if any(entry.kind in ("rewind", "deal") for entry in entries):
                        match, drawn = await beside(live.begun_again, entries)
                        entries.extend(drawn)
                    now = self.clock.now()
                    for n, entry in enumerate(entries, live.ledger.seq + 1):
                        entry.n, entry.at = n, now
                    # Until it is stored, nobody is shown what the table has taken.
                    live.take(entries, match)
                    await self.store.append(id, entries, head_of(live))
                except Conflict:
                    self.metrics.count("conflicts")
                    await self._reload(room)
                    if attempt == 4:
                        raise
                    continue
                except BaseException:
                    await self._reload(room)
                    raise
                live.settle()
                room.ahead = False
                self.metrics.count("words", by=sum(entry.kind in ("word", "seal", "reseal") for entry in entries))
                room.used = self.clock.now()
                room.show_state()
                self._tell(Poke(id, self.name, seq=live.ledger.seq))
                self.stir(room, mine=True)
                return live.ledger.seq
        raise AssertionError("unreachable")

    async def _reload(self, room: Room) -> None:
        try:
            room.live = await self._load(room.id)
        except Gone:
            self.forget(room.id)
            raise
        except Exception:
            # Storage is out of reach: the table stands still until it can be read again.
            self.clock.call_later(2, lambda: self.spawn(self._recover(room), "recover"))
            raise
        room.ahead = False
        room.show_state()
        self.stir(room, mine=False)

    async def _recover(self, room: Room) -> None:
        if room.ahead and not self.stopping:
            async with room.lock:
                if room.ahead:
                    await self._reload(room)

    # --- other processes ------------------------------------------------------------------------------------------

    def _tell(self, poke: Poke) -> None:
        if self.channel is not None and not self.stopping:
            self.channel.tell(_encode(poke))

    def hear(self, message: bytes) -> None:
        """What another process tells."""
        poke = _poke.decode(message)
        room = self.rooms.get(poke.table)
        if poke.by == self.name or room is None:
            return
        if poke.here is not None:
            room.note_presence()
            room.elsewhere[poke.by] = (poke.here, poke.watchers, self.clock.now())
            room.note_presence()
            room.show_presence()
        if poke.hello:
            self.tell_presence(room, loud=False)
        if poke.seq > room.live.ledger.seq:
            self.spawn(self._follow(room), "follow")

    def missed(self) -> None:
        """Redis is back: what the others have told in between is in the database."""
        for room in self.rooms.values():
            self._tell(Poke(room.id, self.name, here=room.local_seats(), watchers=room.local_watchers(), hello=True))
        self.spawn(self._catch_up(), "catch up")

    async def _look(self) -> None:
        """While Redis is away, look for what other processes have stored."""
        assert self.channel is not None
        while True:
            await self.clock.sleep(LOOK)
            if not self.channel.up:
                try:
                    await self._catch_up()
                except Exception as error:
                    log.warning("cannot look for news", extra={"error": type(error).__name__})

    async def _catch_up(self) -> None:
        ids = list(self.rooms)
        for at in range(0, len(ids), 500):
            last = await self.store.last_entries(ids[at : at + 500])
            for id, seq in last.items():
                room = self.rooms.get(id)
                if room is not None and seq > room.live.ledger.seq:
                    await self._follow(room)

    async def _follow(self, room: Room) -> None:
        async with room.lock:
            if room.ahead:
                await self._reload(room)
            live = room.live
            entries = await self.store.entries(room.id, live.ledger.seq)
            if not entries:
                return
            if any(entry.kind in ("rewind", "upgrade", "keyed", "deal") for entry in entries):
                await self._reload(room)
                return
            try:
                live.follow(entries)
            except Exception:
                log.exception("could not follow; rebuilding", extra={"table": room.id})
                await self._reload(room)
                return
            room.show_state()
            self.stir(room, mine=False)

    @property
    def hears_since(self) -> float:
        """Since when this process has heard who is at the tables on the others; `UNKNOWN` while it does not."""
        if self.channel is None:
            return 0.0
        return self.channel.up_since if self.channel.up else UNKNOWN

    def here(self, room: Room) -> list[int] | None:
        """Who is at a table; None: others may be, on processes of which this one has not heard for long enough.

        Those that Redis came back to later than to us have told us by then.
        """
        heard = self.clock.now() - self.hears_since
        return room.presence().here if self.channel is None or heard >= room.live.ledger.setting.away * 60 else None

    def tell_presence(self, room: Room, loud: bool = True) -> None:
        """Somebody came or went, or a bot began or ended thinking."""
        if loud:
            room.show_presence()
        room.note_presence()
        if self.channel is not None:
            self._tell(Poke(room.id, self.name, here=room.local_seats(), watchers=room.local_watchers()))

    # --- bots -----------------------------------------------------------------------------------------------------

    def stir(self, room: Room, mine: bool) -> None:
        """Let the bots that are asked think, and see who has to be told that it is his turn.

        With several processes the one that stored the last word goes first; another only if nothing happens.
        """
        live = room.live
        if self.stopping or live.match.over or room.ahead:
            return
        wait = 0.0 if mine or self.channel is None else 3.0
        self.thinking.begin(room, wait)
        for task in (room.notice, room.alarm):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        room.notice = None
        room.alarm = self.spawn(self.waiting.ring(room, live.due), "ring") if live.due else None
        self.waiting.pass_for(room)
        here = room.presence().here
        if any(live.ledger.seats[seat].player == "person" and seat not in here for seat in live.waiting):
            room.notice = self.spawn(self.waiting.notice(room), "notice")

    async def _wake_up(self) -> None:
        """After a start: bots that were asked go on, and people who wait for news get it."""
        await self._wake(await self.store.unfinished())

    async def _wake(self, ids: list[str]) -> None:
        for id in ids:
            try:
                self.stir(await self.room(id), mine=False)
            except Exception:
                log.exception("table cannot be rebuilt", extra={"table": id})
            await asyncio.sleep(0)

    # --- replay ---------------------------------------------------------------------------------------------------

    async def replay(
        self,
        id: str,
        readers: list[int],
        open_words: list[int],
        whole_log: bool,
        start: int,
        count: int,
        address: str,
    ) -> bytes:
        room = await self.room(id)
        ledger = room.live.ledger
        live = room.live
        over, words = live.match.over, len(ledger.said)
        shown = m.Replay(id, ledger.row.game, words, readers, over, ledger.seats, live.result, live.deal, [])
        head = _encode(shown)
        job = Draw(position_of(ledger), readers, open_words, whole_log, start, count)
        try:
            frames = await self.workers.draw(job, 30.0, address)
        except WorkCrowded:
            raise Complaint("too-many", "error-table-too-often") from None
        except WorkFailed as error:
            log.warning("replay failed", extra={"table": id, "error": str(error)})
            raise Complaint("fault", "error-table-no-replay") from None
        assert head.endswith(b"[]}")
        return head[:-3] + frames + b"}"

    async def outline(self, id: str, reader: int, address: str) -> bytes:
        room = await self.room(id)
        try:
            return await self.workers.draw(Trace(position_of(room.live.ledger), reader), 30.0, address)
        except WorkCrowded:
            raise Complaint("too-many", "error-table-too-often") from None
        except WorkFailed as error:
            log.warning("outline failed", extra={"table": id, "error": str(error)})
            raise Complaint("fault", "error-table-no-replay") from None

    # --- keeping house --------------------------------------------------------------------------------------------

    async def put_away(self, id: str) -> str | None:
        """The record of a table that is in storage no longer, where somebody keeps it."""
        return None

    async def clear_up(self) -> None:
        """Whatever else is to be done from time to time."""

    async def _housekeeping(self) -> None:
        while True:
            await self.clock.sleep(20)
            now = self.clock.now()
            try:
                await self._wake(await self.store.overdue(self.clock.now()))
                await self.clear_up()
            except Exception as error:
                log.warning("cannot keep house", extra={"error": type(error).__name__})
            for room in list(self.rooms.values()):
                if room.readers:
                    self.tell_presence(room, loud=False)
                for name, (_, _, at) in list(room.elsewhere.items()):
                    if now - at > 60:
                        del room.elsewhere[name]
                        room.show_presence()
                idle = now - room.used > self.settings.idle_minutes * 60
                if idle and not room.readers and not room.thinking and not room.lock.locked():
                    self.forget(room.id)
