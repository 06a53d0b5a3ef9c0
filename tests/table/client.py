"""A page without a picture: speaks the protocol of docs/protocol.md, for tests and for the load test."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import itertools
import json
import os
import random
import secrets
import signal
import sys
from typing import Any

import httpx
import websockets

from polana.kernel.seal import stake
from polana.locale import LANGUAGES, Speech


def end_with_us() -> None:
    """In a child: whatever becomes of who has started it, it does not outlive him (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)


class Refused(Exception):
    """An answer that is not `done`."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(json.dumps(answer))
        self.answer = answer
        self.code = answer.get("code", answer["type"])


def say_reason(error: dict[str, Any]) -> dict[str, str]:
    """Why something was not carried out, in each language; raises `LookupError` where there are no words for it."""
    reason = error["reason"]
    # Words of a game come as {"word": text}; what they are called is tested elsewhere.
    args = {name: value["word"] if isinstance(value, dict) else value for name, value in reason["args"].items()}
    return {language: Speech(language, strict=True).say(reason["message"], **args) for language in LANGUAGES}


#: Seconds that a message may be on its way to a reader: `POLANA_TEST_LAG=0.2` finds tests that wait for too little.
LAG = float(os.environ.get("POLANA_TEST_LAG", "0"))

#: The numbers that pages of this browser have drawn for deals, by table and seat.
DRAWN: dict[tuple[str, int], str] = {}


class Reader:
    """One connection. Keeps the log and the chat as a page does, by cutting and appending.

    It also has its part in the deal as a page does, unless `deals` is false.
    """

    def __init__(self, url: str, *keys: str) -> None:
        self.url = one_of(url).replace("http", "ws", 1) + "/api/play"
        self.keys = list(keys)
        self.headers: dict[str, str] = {}
        self.state: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self.news: dict[int, list[Any]] = {}
        self.chat: list[Any] = []
        self.errors: list[Any] = []
        self.advice: list[Any] = []
        self.raw: list[str] = []
        self.deals = True
        self._laid: set[int] = set()
        self._dealing: set[asyncio.Task[None]] = set()
        self._socket: Any = None
        self._id = 0
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Reader:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        self._changed = asyncio.Event()  # of this event loop
        self._socket = await websockets.connect(
            self.url,
            additional_headers=self.headers,
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=None,
        )
        opening: dict[str, Any] = {"type": "open", "keys": self.keys}
        if self.state:
            opening["seq"] = self.state["seq"]
        await self._socket.send(json.dumps(opening))
        self._task = asyncio.create_task(self._read())
        before = self.state
        await self.until(lambda: self.state is not before or bool(self.errors) or self._task_done())
        if self.deals and any(key >= 0 for key in self.news):
            await self.until(lambda: not self.to_be_dealt or self._task_done())

    @property
    def to_be_dealt(self) -> bool:
        """Does everybody sit, and has everybody laid down: is it about to be dealt?"""
        table = self.state.get("table")
        if table is None or table["dealing"] is None:
            return False
        laid = [one["seat"] for one in table["dealing"]["stakes"]]
        mine = [side["seat"] for side in self.state["sides"]]
        return all(
            info["player"] == "bot" or (info["player"] == "person" and (info["seat"] in laid or info["seat"] in mine))
            for info in table["seats"]
        )

    def _deal(self) -> None:
        """Lay down a number for each seat, and open it once nothing more is laid down."""
        table = self.state["table"]["table"]
        dealing = self.state["table"]["dealing"]
        stakes = {one["seat"]: one["commitment"] for one in dealing["stakes"]}
        for side in self.state["sides"]:
            seat = side["seat"]
            if seat < 0:
                continue
            number = DRAWN.setdefault((table, seat), secrets.token_hex(16))
            mine = stakes.get(seat) == stake(table, seat, number)
            if not dealing["closed"] and not mine and seat not in self._laid:
                self._laid.add(seat)
                self._send_later("lay", seat=seat, commitment=stake(table, seat, number))
            elif dealing["closed"] and mine and seat not in dealing["opened"]:
                self._send_later("reveal", seat=seat, number=number)

    def _send_later(self, type: str, **fields: Any) -> None:
        async def ask() -> None:
            with contextlib.suppress(Refused, ConnectionError, websockets.ConnectionClosed):
                await self.request(type, **fields)

        task = asyncio.create_task(ask())
        self._dealing.add(task)
        task.add_done_callback(self._dealing.discard)

    def _task_done(self) -> bool:
        return self._task is not None and self._task.done()

    async def close(self) -> None:
        await self._socket.close()
        if self._task is not None:
            await self._task

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                message = json.loads(text)
                if LAG:
                    await asyncio.sleep(LAG * random.random())
                self._take(message, text)
                self._changed.set()
        except websockets.ConnectionClosed:
            pass
        for future in self._answers.values():
            if not future.done():
                future.set_exception(ConnectionError("closed"))
        self._changed.set()

    def _take(self, message: dict[str, Any], text: str) -> None:
        match message["type"]:
            case "state":
                self.raw.append(text)
                self.state = message
                for side in message["sides"]:
                    lines = self.news.setdefault(side["seat"], [])
                    assert len(lines) >= side["news_from"]
                    lines[side["news_from"] :] = side["news"]
                assert len(self.chat) >= message["chat_from"]
                self.chat[message["chat_from"] :] = message["chat"]
                if self.deals and message["table"]["dealing"] is not None:
                    self._deal()
            case "presence":
                self.presence = message
            case _:
                if message["type"] == "error":
                    say_reason(message)
                if message["type"] == "advice":
                    # Several come to one request; the first one answers it.
                    self.advice.append(message)
                    if message["id"] not in self._answers:
                        return
                future = self._answers.pop(message["id"], None)
                if future is None:
                    self.errors.append(message)
                elif not future.done():
                    future.set_result(message)

    async def until(self, condition: Any, seconds: float = 240.0) -> None:
        async with asyncio.timeout(seconds):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def heard(self, seconds: float) -> None:
        """Wait until something comes, or so long: for those who look at something else as well."""
        self._changed.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)

    async def request(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer; raises `Refused` unless it was carried out."""
        self._id += 1
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[self._id] = future
        await self._socket.send(json.dumps({"type": type, "id": self._id, **fields}))
        answer = await asyncio.wait_for(future, 240)
        if answer["type"] in ("error", "refused"):
            raise Refused(answer)
        return answer

    async def send(self, text: str | bytes) -> None:
        await self._socket.send(text)

    @property
    def closed(self) -> int | None:
        code: int | None = self._socket.close_code
        return code

    def side(self, seat: int | None = None) -> dict[str, Any]:
        for side in self.state["sides"]:
            if seat is None or side["seat"] == seat:
                return dict(side)
        raise LookupError(seat)

    def ask(self, seat: int | None = None) -> Any:
        return self.side(seat)["ask"]

    async def say(self, *words: str, seat: int | None = None) -> dict[str, Any]:
        await self.until(lambda: self.state["table"]["dealing"] is None)
        side = self.side(seat)
        assert side["ask"] is not None, "it is not my turn"
        return await self.request("say", seat=side["seat"], ask=side["ask"]["id"], words=list(words))

    async def my_turn(self, seat: int | None = None) -> None:
        await self.until(lambda: self.over or (self.ask(seat) is not None and self.side(seat)["sealed"] is None))

    @property
    def over(self) -> bool:
        return bool(self.state["table"]["over"])


async def level(*readers: Reader) -> None:
    """Wait until all have seen what one of them has."""
    last = max(reader.state["seq"] for reader in readers)
    for reader in readers:
        await reader.until(lambda r=reader: r.state["seq"] >= last)


_turn = itertools.count()


def one_of(url: str) -> str:
    """One of several servers, each in turn."""
    urls = url.split(",")
    return urls[next(_turn) % len(urls)]


class Lobby:
    """The HTTP part."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=one_of(url), timeout=240)

    async def __aenter__(self) -> Lobby:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, *keys: str, want: int = 0, **args: Any) -> Any:
        headers = {"authorization": "Bearer " + ",".join(keys)} if keys else {}
        answer = await self.http.request(method, path, headers=headers, **args)
        assert answer.status_code == want if want else answer.is_success, (answer.status_code, answer.text)
        kind = answer.headers.get("content-type", "")
        if answer.is_error and path.startswith("/api/"):
            say_reason(answer.json())
        return answer.json() if kind.startswith("application/json") else answer.text

    async def open(
        self, *players: str, game: str = "hoard", more: dict[str, Any] | None = None, **options: Any
    ) -> Opened:
        """Open a table; `more` are further wishes, `options` those of the game."""
        wish = {"game": game, "seats": [{"player": player} for player in players], "options": options, **(more or {})}
        return Opened(self.url, await self.call("POST", "/api/tables", json=wish, want=201))

    async def join(self, table: Opened, seat: int, name: str = "") -> str:
        """Sit down by an invite; the key."""
        held = await self.call("POST", "/api/join", json={"invite": table.invites[seat], "name": name}, want=201)
        table.keys[seat] = held["key"]
        return str(held["key"])


class Opened:
    """The keys of a table that was just opened."""

    def __init__(self, url: str, opened: dict[str, Any]) -> None:
        self.url = url
        self.table: str = opened["table"]
        self.watch: str = opened["watch"]
        self.keys: dict[int, str] = {one["seat"]: one["key"] for one in opened["seats"] if one["key"]}
        self.invites: dict[int, str] = {one["seat"]: one["invite"] for one in opened["seats"] if one["invite"]}

    def reader(self, *seats: int) -> Reader:
        return Reader(self.url, *(self.keys[seat] for seat in seats)) if seats else Reader(self.url, self.watch)

    async def deal(self) -> None:
        """All pages of its people are open until the match is dealt."""
        async with self.reader(*self.keys) as all_of_them:
            await all_of_them.until(lambda: all_of_them.state["table"]["dealing"] is None)
