"""A page without a picture: speaks the protocol of docs/protocol.md, for tests and for the load test."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

import httpx
import websockets

from polana.locale import LANGUAGES, Speech


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


class Reader:
    """One connection. Keeps the log and the chat as a page does, by cutting and appending."""

    def __init__(self, url: str, *keys: str) -> None:
        self.url = one_of(url).replace("http", "ws", 1) + "/api/play"
        self.keys = list(keys)
        self.state: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self.news: dict[int, list[Any]] = {}
        self.chat: list[Any] = []
        self.errors: list[Any] = []
        self.raw: list[str] = []
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
        self._socket = await websockets.connect(self.url, max_size=None, compression=None, ping_interval=None)
        opening: dict[str, Any] = {"type": "open", "keys": self.keys}
        if self.state:
            opening["seq"] = self.state["seq"]
        await self._socket.send(json.dumps(opening))
        self._task = asyncio.create_task(self._read())
        before = self.state
        await self.until(lambda: self.state is not before or bool(self.errors) or self._task_done())

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
            case "presence":
                self.presence = message
            case _:
                if message["type"] == "error":
                    say_reason(message)
                future = self._answers.pop(message["id"], None)
                if future is None:
                    self.errors.append(message)
                elif not future.done():
                    future.set_result(message)

    async def until(self, condition: Any, seconds: float = 60.0) -> None:
        async with asyncio.timeout(seconds):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def request(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer; raises `Refused` unless it was carried out."""
        self._id += 1
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[self._id] = future
        await self._socket.send(json.dumps({"type": type, "id": self._id, **fields}))
        answer = await asyncio.wait_for(future, 60)
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
        self.http = httpx.AsyncClient(base_url=one_of(url), timeout=180)

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
