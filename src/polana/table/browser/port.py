"""The port to the page: the requests of the lobby and the lines to tables, as they would come over HTTP and WebSockets.

Everything that crosses between Python and the browser's side is text.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from polana.table import lessons, lobby, puzzles, reception
from polana.table.brake import Brake
from polana.table.browser.channel import Tabs
from polana.table.browser.chest import Chest
from polana.table.browser.store import BrowserStore
from polana.table.browser.workers import Other, OtherWorker
from polana.table.clock import Clock
from polana.table.complaint import Complaint
from polana.table.faults import fault_of
from polana.table.hub import Hub
from polana.table.messages import Learn, OwnLesson, Solve
from polana.table.play import Connection, HungUp
from polana.table.reception import Caller
from polana.table.settings import Settings

log = logging.getLogger("polana.table.browser.port")

#: All pages of a browser are one customer.
ADDRESS = "here"

#: Nobody guesses keys here, and nobody is kept from his own device: only what would hang it is limited.
SETTINGS = Settings(
    data=Path(),
    tables_per_minute=10_000,
    lists_per_minute=10_000,
    lessons_per_minute=10_000,
    replays_per_minute=10_000,
    hints_per_minute=10_000,
    wrong_keys=10_000,
    requests_per_second=1_000.0,
    requests_per_address=1_000.0,
    # A device may be slower than a server: `hard` has the time that it needs.
    bot_seconds=60.0,
    read_seconds=120.0,
)

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode


class Reply(msgspec.Struct):
    """The answer to a request: its status, what kind of text it is, and the text."""

    status: int
    kind: str
    body: str


def _json(body: object, status: int = 200) -> Reply:
    text = body if isinstance(body, bytes) else _encode(body)
    return Reply(status, "application/json", text.decode())


def _read(body: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.MsgspecError as error:
        raise Complaint("malformed", "error-table-malformed", str(error)) from None


class PageLine:
    """A line to a page. `send` brings it a text, `end` tells it that we have hung up."""

    def __init__(self, send: Callable[[str], object], end: Callable[[int, str], object]) -> None:
        self.address = ADDRESS
        self._send = send
        self._end = end
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._gone = False

    def say(self, text: str) -> None:
        """The page says something."""
        self._said.put_nowait(text)

    def hang_up(self) -> None:
        """The page has gone."""
        self._gone = True
        self._said.put_nowait(None)

    async def accept(self) -> None:
        pass

    async def receive(self) -> str:
        text = await self._said.get()
        if text is None:
            raise HungUp
        return text

    async def send(self, text: str) -> None:
        if self._gone:
            raise HungUp
        self._send(text)

    async def close(self, code: int, reason: str) -> None:
        if not self._gone:
            self._gone = True
            self._end(code, reason)
            self._said.put_nowait(None)


class Port:
    """The hub of a tab, and what its page asks of it."""

    def __init__(self, chest: Chest, other: Other, shout: Callable[[str], object], clock: Clock | None = None) -> None:
        clock = clock or Clock()
        self.hub = Hub(SETTINGS, clock, BrowserStore(chest), OtherWorker(other), Brake(clock))
        self._tabs = Tabs(shout, self.hub.hear)
        self.hub.channel = self._tabs

    async def start(self) -> None:
        await self.hub.start()

    async def stop(self) -> None:
        await self.hub.stop()

    def heard(self, message: str) -> None:
        """Another tab says something."""
        self._tabs.heard(message)

    def line(self, send: Callable[[str], object], end: Callable[[int, str], object]) -> PageLine:
        """A new line to a table."""
        line = PageLine(send, end)
        self.hub.spawn(Connection(self.hub, line).run(), "line")
        return line

    async def request(self, method: str, address: str, authorization: str, body: str) -> str:
        """What a request of the lobby is answered with, as the JSON of a `Reply`."""
        try:
            reply = await self._answer(method, address, Caller(ADDRESS, authorization), body)
        except Exception as error:
            found = fault_of(error)
            if found is None:
                log.error("request failed", exc_info=error, extra={"path": address})
                found = fault_of(Complaint("fault", "error-table-fault"))
                assert found is not None
            reply = _json(found[1], found[0])
        return _encode(reply).decode()

    async def _answer(self, method: str, address: str, caller: Caller, body: str) -> Reply:
        parts = urlsplit(address)
        query: dict[str, Any] = dict(parse_qsl(parts.query))
        hub, path = self.hub, [unquote(part) for part in parts.path.removeprefix("/api/").split("/")]
        match method, path:
            case "GET", ["games"]:
                return _json(reception.list_games())
            case "GET", ["games", name]:
                return _json(reception.book(reception.game_named(name)))
            case "GET", ["games", name, "examples", law]:
                return _json(await reception.example(hub, caller, name, law))
            case "GET", ["lessons"]:
                return _json(lessons.course_list())
            case "GET", ["coach", game]:
                return _json(lessons.coach_info(game))
            case "GET", ["lessons", game, name]:
                return _json(await reception.lesson(hub, caller, game, name))
            case "POST", ["lessons"]:
                return _json(await reception.own_lesson(hub, caller, _read(body, OwnLesson)))
            case "POST", ["lessons", game, name]:
                return _json(await reception.learn(hub, caller, game, name, _read(body, Learn)))
            case "GET", ["puzzles"]:
                return _json(puzzles.puzzle_list())
            case "GET", ["puzzles", game, name]:
                return _json(await reception.puzzle(hub, caller, game, name))
            case "POST", ["puzzles", game, name]:
                return _json(await reception.solve(hub, caller, game, name, _read(body, Solve)))
            case "GET", ["puzzles", game, name, "line"]:
                return _json(await reception.solution(hub, caller, game, name))
            case "GET", ["messages", language]:
                return Reply(200, "text/plain", reception.messages(language))
            case "GET", ["messages", language, game]:
                return Reply(200, "text/plain", reception.messages(language, game))
            case "POST", ["tables"]:
                return _json(await reception.open_table(hub, caller, _read(body, lobby.NewTable)), 201)
            case "POST", ["tables", "import"]:
                return _json(await reception.import_table(hub, caller, _read(body, lobby.ImportTable)), 201)
            case "POST", ["join"]:
                return _json(await reception.join(hub, caller, _read(body, lobby.Join)), 201)
            case "POST", ["invited"]:
                return _json(await reception.invited(hub, caller, _read(body, lobby.Invited)))
            case "POST", ["mine"]:
                return _json(await reception.mine(hub, caller, _read(body, lobby.Mine)))
            case "POST", ["tables", table, "invite"]:
                seat, lang = int(query.get("seat", -1)), query.get("lang", "en")
                return _json(await reception.invite(hub, caller, table, seat, lang), 201)
            case "POST", ["tables", table, "watch"]:
                return _json(await reception.watch(hub, caller, table), 201)
            case "POST", ["tables", table, "rematch"]:
                return _json(await reception.rematch(hub, caller, table), 201)
            case "GET", ["tables", table, "record"]:
                return Reply(200, "text/plain", (await reception.record(hub, caller, table)).text)
            case "GET", ["tables", table, "replay"]:
                start, count = int(query.get("start", 0)), min(200, int(query.get("count", 50)))
                return _json(await reception.replay(hub, caller, table, start, count, query.get("as", "")))
            case "GET", ["tables", table, "outline"]:
                return _json(await reception.outline(hub, caller, table, query.get("as", "")))
            case "GET", ["tables", table, "review"]:
                return _json(await reception.review(hub, caller, table))
            case "GET", ["tables", table, "review", "start"]:
                record = await reception.try_from(hub, caller, table, int(query.get("at", 0)))
                return Reply(200, "text/plain", record.text)
            case "GET", ["tables", table, "notices"]:
                await reception.seat_of(hub, caller, table)
                return _json(lobby.NoticesInfo(False, "", 0))
        raise Complaint("not-found", "error-table-not-found")
