"""One line to a page: a reader of a table, for one spectator or for one or more seats."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from polana.kernel.errors import PolanaError
from polana.kernel.refusal import OTHER_QUESTION
from polana.table import bots, seating
from polana.table import messages as m
from polana.table.advising import Advising
from polana.table.brake import Purse
from polana.table.complaint import Complaint, Declined
from polana.table.gate import let_in, not_too_often
from polana.table.ledger import Plea
from polana.table.rows import Archived, Entry, Gone, LastLook
from polana.table.secret import hashed
from polana.table.wire import refusal_info
from polana.table.work import WorkCrowded

if TYPE_CHECKING:
    from polana.table.hub import Hub
    from polana.table.live import Live
    from polana.table.room import Room

log = logging.getLogger("polana.table.play")

#: How long a message may be; the protocol below cuts off at four times that.
LONGEST = 16 * 1024
OPEN_SECONDS = 10.0

#: How many answers may wait for a reader before nothing more is read from it, and after how many seconds it is cut off.
MOST_REPLIES = 64
READ_SECONDS = 10.0

#: How many requests may come too fast before the connection is cut off.
MOST_REFUSED = 200

#: What a message raises that nobody can read: no JSON, nested too deep, no text.
UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)

_request = msgspec.json.Decoder(m.FromReader)
_encode = msgspec.json.Encoder().encode

#: Codes with which the connection is closed.
CLOSE = {"order": 4400, "malformed": 4400, "tables": 4401, "guessing": 4402, "key": 4403, "foreign": 4403}
CLOSE |= {"slow-down": 1008, "too-many": 1008, "fault": 1011, "damaged": 4404, "archived": 4404}


class HungUp(Exception):
    """The other side has gone."""


class Line(Protocol):
    """What goes from a page to the table and back: text after text. Each method may raise `HungUp`."""

    #: Where it comes from, as it is counted.
    address: str

    async def accept(self) -> None:
        """Raises `Complaint` if it comes from where nobody may call."""

    async def receive(self) -> str: ...

    async def send(self, text: str) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class Connection:
    """Sends what has changed whenever the other side takes it, so that a slow reader holds up nobody."""

    def __init__(self, hub: Hub, line: Line) -> None:
        self.hub = hub
        self.line = line
        self.seats: tuple[int, ...] = ()
        self.address = line.address
        self.told: m.Presence | None = None
        self._room: Room | None = None
        self._hands: dict[int, int] = {}
        self._seq: int | None = None
        self._desks: dict[int, LastLook] = {}
        self._replies: deque[tuple[int, bytes]] = deque()
        self._wake = asyncio.Event()
        self._new_state = False
        self._new_presence = False
        #: An answer has been taken by the other side.
        self._taken = asyncio.Event()
        #: Requests beyond the limit; one per second is forgotten.
        self._refused = 0.0
        #: A seat of this connection is being given back: its end waits until that is answered.
        self._leaving = False
        #: Seats whose time had run out when they were opened here: their holder is back when a bot has answered.
        self._late: set[int] = set()
        self._counted = hub.clock.now()
        self._advising = Advising(hub, line.address, self._reply, self._no_hint)
        self._purse = Purse(hub.settings.requests_per_second, self._counted)

    @property
    def room(self) -> Room:
        assert self._room is not None
        return self._room

    # --- called by the hub ----------------------------------------------------------------------------------------

    def state_changed(self) -> None:
        self._let_go()
        if self._late and not any(self.room.live.is_late(seat) for seat in self._late):
            self._late.clear()
            self.hub.spawn(self._come_back(), "come back")
        self._new_state = True
        self._wake.set()

    def presence_changed(self) -> None:
        self._new_presence = True
        self._wake.set()

    # --- life of a connection -------------------------------------------------------------------------------------

    async def run(self) -> None:
        try:
            await self.line.accept()
            await self._open()
        except Complaint as error:
            await self._close(error)
            return
        except (HungUp, TimeoutError):
            return
        except Exception:
            log.exception("could not be opened")
            await self._close(Complaint("fault", "error-table-fault"))
            return
        self.room.readers.add(self)
        self.hub.tell_presence(self.room)
        await self._come_back()
        self.state_changed()
        self.presence_changed()
        sender = asyncio.create_task(self._send_all(), name="sender")
        try:
            while not sender.done():
                text = await self.line.receive()
                if not await self._may_go_on():
                    await self._close(Complaint("slow-down", "error-table-slow-down"))
                    break
                await self._take(text)
        except HungUp:
            pass
        finally:
            self.room.readers.discard(self)
            self.hub.spawn(self._leave_desk(), "desk")
            self._advising.end()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender
            self.hub.tell_presence(self.room)
            self.hub.stir(self.room, mine=False)

    async def _come_back(self) -> None:
        """Whoever opens the table with his key has his seat again."""
        for seat in self.seats:
            if seat >= 0:
                try:
                    # Most who come change nothing by it, and have nothing to wait for.
                    if self.room.ahead or self.room.live.come_back(seat):
                        await self._act(seat, partial(_come_back, seat))
                except Exception:
                    # He can look, at least; storage will tell who plays.
                    log.exception("could not come back", extra={"table": self.room.id, "seat": seat})
                if self.room.live.is_late(seat):
                    self._late.add(seat)

    async def _leave_desk(self) -> None:
        """Remember what was seen last, for "since you left"."""
        if self.room.ahead or self._seq is None:
            return
        self._let_go()
        left = [seat for seat in self.seats if seat >= 0 and seat not in self.room.local_seats()]
        # At once: what is stored together costs one write to the disk.
        await asyncio.gather(*(self.hub.waiting.leave_desk(self.room, seat) for seat in left))

    async def _open(self) -> None:
        async with self.hub.clock.timeout(OPEN_SECONDS):
            text = await self.line.receive()
        try:
            request = _request.decode(text)
        except UNREADABLE as error:
            raise Complaint("malformed", "error-table-malformed", str(error)) from None
        if not isinstance(request, m.Open):
            raise Complaint("order", "error-table-order", "the first message is `open`")
        keys = [hashed(key) for key in request.keys]
        ways = await let_in(self.hub, self.address, await self.hub.store.ways(keys))
        opens = [way.opens for way in ways]
        if len({one.table for one in opens}) != 1:
            raise Complaint("tables", "error-table-tables")
        if any(one.kind == "invite" for one in opens):
            raise Complaint("key", "error-table-untaken-invite")
        seats = tuple(one.seat for one in opens)
        if len(set(seats)) != len(seats) or (-1 in seats and len(seats) > 1):
            raise Complaint("tables", "error-table-tables", "one key a seat; a watcher has one key")
        try:
            self._room = await self.hub.fresh(opens[0].table)
        except Archived:
            raise Complaint("archived", "error-table-archived") from None
        except Gone:
            raise Complaint("key", "error-table-no-table") from None
        most = self.hub.settings.connections_per_seat
        if any(sum(seat in reader.seats for reader in self.room.readers) >= most for seat in seats if seat >= 0):
            raise Complaint("too-many", "error-table-crowd")
        self.seats = seats
        self._desks = {way.opens.seat: way.desk for way in ways if way.opens.seat >= 0}
        ledger = self.room.live.ledger
        self._hands = {seat: ledger.hands[seat] for seat in seats if seat >= 0}
        # The table has gone on since the keys were looked up: a seat may have been given back. Keys are void before
        # anybody else can sit down.
        if any(way.seq != ledger.seq for way in ways) and None in await self.hub.store.opens(keys):
            raise Complaint("key", "error-table-seat-lost")
        self._seq = request.seq

    async def _close(self, error: Complaint) -> None:
        with contextlib.suppress(Exception):
            await self.line.send(_encode(problem(None, error)).decode())
            await self.line.close(CLOSE.get(error.code, 4400), error.code)

    async def _send_all(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                # While something is being stored, the state waits: whoever stores it wakes us again.
                if self._new_state and not self.room.ahead and not self._leaving:
                    self._new_state = False
                    if not self.seats:
                        # Whoever gave the seat back himself still hears that it is done.
                        for _, reply in self._replies:
                            await self._send(reply)
                        await self._close(Complaint("key", "error-table-seat-lost"))
                        return
                    live = self.room.live
                    message = live.state(self.seats, self._seq, self._desks)
                    self._seq = live.ledger.seq
                    await self._send(message)
                if self._new_presence:
                    self._new_presence = False
                    self.told = self.room.presence()
                    await self._send(_encode(self.told))
                while self._replies and self._replies[0][0] <= (self._seq or 0):
                    await self._send(self._replies.popleft()[1])
                    self._taken.set()
        except (HungUp, OSError, RuntimeError):
            # The reader has gone while something was on its way.
            return
        except Exception:
            # A reader that hears nothing would wait for ever; one that is cut off comes back.
            log.exception("sending failed", extra={"table": self.room.id})
            with contextlib.suppress(Exception):
                await self.line.close(1011, "fault")

    async def _send(self, message: bytes) -> None:
        await self.line.send(message.decode())

    def _let_go(self) -> None:
        """Seats that somebody else holds by now are no longer read here."""
        kept = tuple(seat for seat in self.seats if self._holds(seat, self.room.live))
        if kept != self.seats:
            self.seats, self._seq = kept, None
            self._advising.end()

    def _holds(self, seat: int, live: Live) -> bool:
        return seat < 0 or live.ledger.hands[seat] == self._hands[seat]

    def _need_hold(self, seat: int, live: Live) -> None:
        """Whoever takes nothing that he is sent has not heard that his seat has changed hands: he does not speak."""
        if not self._holds(seat, live):
            raise Complaint("seat", "error-table-not-yours")

    async def _act(self, seat: int, request: Callable[[Live], list[Entry]]) -> int:
        """Carry out a request, if the seat is still in the same hands when its turn comes."""

        def judged(live: Live) -> list[Entry]:
            self._need_hold(seat, live)
            return request(live)

        return await self.hub.act(self.room.id, judged)

    def _reply(self, message: m.FromServer, after: int = 0) -> None:
        """Send an answer, not before the state with the number `after`."""
        self._replies.append((after, _encode(message)))
        self._wake.set()

    # --- requests -------------------------------------------------------------------------------------------------

    async def _take(self, text: str) -> None:
        id: int | None = None
        try:
            if not self._may_ask():
                id = _id_of(text)
                raise Complaint("slow-down", "error-table-slow-down")
            if len(text) > LONGEST:
                id = _id_of(text)
                raise Complaint("too-big", "error-table-too-big", f"a message has at most {LONGEST} characters")
            try:
                request = _request.decode(text)
            except UNREADABLE as error:
                id = _id_of(text)
                raise Complaint("malformed", "error-table-malformed", str(error)) from None
            if isinstance(request, m.Open):
                raise Complaint("order", "error-table-order", "this connection is open")
            id = request.id
            self.hub.metrics.count("requests", type(request).__name__.lower())
            if isinstance(request, m.Ping):
                self._reply(m.Pong(id))
                return
            if request.seat not in self.seats or not self._holds(request.seat, self.room.live):
                raise Complaint("seat", "error-table-not-yours")
            await self._do(request)
        except Declined as refused:
            self.hub.metrics.count("refusals", "rule")
            assert id is not None
            self._reply(m.Refused(id, refused.word, refused.refusal))
        except Complaint as error:
            self.hub.metrics.count("refusals", error.code)
            self._reply(problem(id, error))
        except (asyncio.CancelledError, HungUp):
            raise
        except Archived:
            self._reply(problem(id, Complaint("archived", "error-table-archived")))
        except WorkCrowded:
            self._reply(problem(id, Complaint("too-many", "error-table-too-often")))
        except Exception as error:
            reason = error.reason if isinstance(error, PolanaError) else None
            if reason is not None:
                self.hub.metrics.count("refusals", "not-now")
                self._reply(m.Problem(id, "not-now", str(error), refusal_info(reason)))
                return
            log.exception("request failed", extra={"table": self.room.id})
            self.hub.metrics.count("refusals", "fault")
            self._reply(problem(id, Complaint("fault", "error-table-fault")))

    async def _may_go_on(self) -> bool:
        """Nothing is read from somebody who does not read himself, or who asks far too much; False: that is the end."""
        if len(self._replies) >= MOST_REPLIES:
            self._taken.clear()
            try:
                async with self.hub.clock.timeout(READ_SECONDS):
                    await self._taken.wait()
            except TimeoutError:
                return False
        if self._refused > MOST_REFUSED / 4:
            # Reading slowly holds up the sender, and nobody else.
            await self.hub.clock.sleep(0.8 / self.hub.settings.requests_per_second)
        return self._refused < MOST_REFUSED

    def _may_ask(self) -> bool:
        """Nobody may keep the server busy all by himself."""
        now = self.hub.clock.now()
        self._refused = max(0.0, self._refused - (now - self._counted))
        self._counted = now
        if not self._purse.spend(now) or not self.hub.purses.spend(self.address):
            self._refused += 1
            return False
        return True

    async def _do(self, request: m.FromReader) -> None:
        hub, table, game = self.hub, self.room.id, self.room.live.ledger.row.game
        match request:
            case m.AskWhy(id, seat, word, ask):
                async with self.room.lock:
                    self._need_hold(seat, self.room.live)
                    refusal = self.room.live.why(seat, word)
                bars: list[m.Barred] = []
                if refusal is not None and refusal.message == OTHER_QUESTION.message and ask >= 0:
                    bars = await self.room.bars_of(seat, ask, word, hub.outlooks, self.address)
                    self._need_hold(seat, self.room.live)
                self._reply(m.Why(id, seat, word, None if refusal is None else refusal_info(refusal), bars))
            case m.Ahead(id, seat, ask, words):
                final, at, options = await self.room.ahead_of(seat, ask, words, hub.outlooks, self.address)
                self._need_hold(seat, self.room.live)
                self._reply(m.Outlook(id, seat, ask, words, final, at, options))
            case m.Consult(id, seat, ask, on):
                await self._consult(id, seat, ask, on)
            case m.Say(id, seat, ask, words, check):
                if check:
                    final, at, options = await self.room.ahead_of(seat, ask, words, hub.outlooks, self.address)
                    if final:
                        self._need_hold(seat, self.room.live)
                        self._reply(m.Outlook(id, seat, ask, words, final, at, options))
                        return
                began = time.perf_counter()
                self._done(id, await self._act(seat, lambda live: live.say(seat, ask, words)))
                hub.metrics.observe("say_seconds", time.perf_counter() - began)
            case m.Undo(id, seat):
                await not_too_often(hub, "undo", f"{table} {seat}", hub.settings.undos_per_minute)
                await self._undo(id, seat)
            case m.Chat(id, seat, text):
                await not_too_often(hub, "chat", f"{table} {seat}", hub.settings.chat_per_minute)
                self._done(id, await self._act(seat, lambda live: live.chat(seat, text)))
            case m.Propose(id, seat, what, of, level):
                await not_too_often(hub, "propose", f"{table} {seat}", hub.settings.proposals_per_minute)
                if level and not bots.known(game, level):
                    raise Complaint("malformed", "error-table-no-level", name=level)
                plea = Plea(what, of, level or bots.usual(game) if what == "bot" else "")
                if what == "return":
                    if self.room.live.is_late(seat):
                        self._late.add(seat)
                    self._done(id, await self._act(seat, lambda live: live.take_back_seat(seat, of)))
                    return
                away = self.room.away_since(of, hub.hears_since)
                seq = await self._act(seat, lambda live: live.propose(seat, plea, away))
                self._done(id, seq)
                hub.waiting.tell_of_undo(self.room, seq)
            case m.Nudge(id, seat, of):
                here = self.room.presence().here
                self._done(id, await self._act(seat, lambda live: live.nudge(seat, of, here)))
                hub.waiting.nudge(self.room, seat, of)
            case m.Passes(id, seat, on):
                await not_too_often(hub, "passes", f"{table} {seat}", hub.settings.proposals_per_minute)
                self._need_hold(seat, self.room.live)
                await hub.waiting.set_passes(self.room, seat, on)
                self._desks[seat].passes = on
                self.state_changed()
                self._done(id, self.room.live.ledger.seq)
            case m.Vote(id, seat, proposal, agree):
                self._done(id, await self._act(seat, lambda live: live.vote(seat, proposal, agree)))
            case m.Lay(id, seat, commitment):
                await not_too_often(hub, "lay", f"{table} {seat}", hub.settings.proposals_per_minute)
                self._done(id, await self._act(seat, lambda live: live.lay(seat, commitment)))
            case m.Reveal(id, seat, number):
                self._done(id, await self._act(seat, lambda live: live.reveal(seat, number)))
            case m.Resign(id, seat):
                self._done(id, await self._act(seat, lambda live: live.resign(seat, bots.usual(game))))
            case m.Rename(id, seat, name):
                await not_too_often(hub, "name", f"{table} {seat}", hub.settings.names_per_minute)
                self._done(id, await self._act(seat, lambda live: live.rename(seat, name)))
            case m.Title(id, seat, title):
                await not_too_often(hub, "name", f"{table} {seat}", hub.settings.names_per_minute)
                self._done(id, await self._act(seat, lambda live: live.retitle(seat, title)))
            case m.Leave(id, seat):
                self._leaving = True
                try:
                    self._done(id, await seating.leave(hub, table, seat, self._hands[seat]))
                finally:
                    self._leaving = False
                    self._wake.set()

    async def _undo(self, id: int, seat: int) -> None:
        taken: list[Entry] = []

        def request(live: Live) -> list[Entry]:
            taken[:] = live.undo(seat)
            return taken

        self._done(id, await self._act(seat, request))
        if taken[0].kind == "undo":
            # An answer that lay face down was nobody's yet.
            self.hub.waiting.tell_undone(self.room, seat)

    async def _consult(self, id: int, seat: int, ask: int, on: bool) -> None:
        if not on:
            self._advising.end()
            self._done(id, self.room.live.ledger.seq)
            return
        await not_too_often(self.hub, "consult", self.address, self.hub.settings.hints_per_minute)
        self._advising.begin(self.room, id, seat, ask)

    def _no_hint(self, id: int) -> None:
        self._reply(problem(id, Complaint("not-now", "error-table-no-hint")))

    def _done(self, id: int, seq: int) -> None:
        self._reply(m.Done(id, seq), seq)


def _come_back(seat: int, live: Live) -> list[Entry]:
    return live.come_back(seat)


def problem(id: int | None, error: Complaint) -> m.Problem:
    return m.Problem(id, error.code, error.text, refusal_info(error.reason))


def _id_of(text: str) -> int | None:
    """The id of a message that is otherwise wrong, for the answer."""
    try:
        id = msgspec.json.decode(text, type=dict).get("id")
    except UNREADABLE:
        return None
    return id if isinstance(id, int) else None
