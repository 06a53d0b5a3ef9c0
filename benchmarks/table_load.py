"""How the table's server bears up: many tables, a page open at every seat, words at a steady rate.

    python benchmarks/table_load.py --tables 200 --seats 4 --seconds 60 --json

One server process on SQLite in a folder of its own, started by this script; the readers live in this process. A word's
time runs from when it was due to be said until the server has acknowledged it, so a server that falls behind shows.

The server has the limits that it has by default; so that they hold nobody up, each table has an address of its own
(127.1.0.1 and so on, which Linux gives to anybody).

With `--floods N`, N connections of another process ask as fast as they can all the while, and come back when they are
cut off: for pongs that they do not wait for, lists of tables, what would follow their words. They come from 127.0.0.2
on, ten from each address.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
import uvloop
import websockets

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.table.client import end_with_us  # noqa: E402

#: Floods from one address.
TOGETHER = 10


class Ask(msgspec.Struct):
    id: int
    options: list[str]


class Side(msgspec.Struct):
    seat: int
    ask: Ask | None
    sealed: str | None


class Info(msgspec.Struct):
    over: bool


class State(msgspec.Struct, tag="state", tag_field="type"):
    table: Info
    sides: list[Side]


class Done(msgspec.Struct, tag="done", tag_field="type"):
    id: int


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    id: int


class Problem(msgspec.Struct, tag="error", tag_field="type"):
    id: int | None
    code: str
    text: str


class Presence(msgspec.Struct, tag="presence", tag_field="type"):
    here: list[int]


_decode = msgspec.json.Decoder(State | Done | Refused | Problem | Presence).decode


class Page:
    """A reader of one seat."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.side: Side | None = None
        self.over = False
        self.ready = asyncio.Event()
        self.waiting: dict[int, asyncio.Future[bool]] = {}
        self.count = 0

    async def open(self, url: str, key: str, home: str) -> None:
        self.socket = await websockets.connect(
            url, max_size=None, compression=None, ping_interval=None, open_timeout=60, local_addr=(home, 0)
        )
        await self.socket.send(json.dumps({"type": "open", "keys": [key]}))
        self.task = asyncio.create_task(self._read())
        await asyncio.wait_for(self.ready.wait(), 60)

    async def _read(self) -> None:
        async for text in self.socket:
            self.load.messages += 1
            self.load.bytes += len(text)
            message = _decode(text)
            if isinstance(message, State):
                self.side, self.over = message.sides[0], message.table.over
                self.ready.set()
            elif isinstance(message, Done):
                self.waiting.pop(message.id).set_result(True)
            elif isinstance(message, Refused | Problem):
                if self.load.first_error is None:
                    self.load.first_error = str(message)
                if message.id in self.waiting:
                    self.waiting.pop(message.id).set_result(False)

    async def say(self, word: str, ask: int, seat: int) -> bool:
        self.count += 1
        self.waiting[self.count] = future = asyncio.get_running_loop().create_future()
        request = {"type": "say", "id": self.count, "seat": seat, "ask": ask, "words": [word]}
        await self.socket.send(json.dumps(request))
        return await asyncio.wait_for(future, 30)


class Load:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.random = random.Random(args.seed)
        self.times: list[float] = []
        self.errors = 0
        self.first_error: str | None = None
        self.messages = 0
        self.bytes = 0

    async def run(self, url: str, pid: int) -> dict[str, object]:
        tables = [await self._table(url, number) for number in range(self.args.tables)]
        # Let the first words of every table get out of the way.
        await asyncio.sleep(1)
        async with flooding(url, self.args):
            return await self._measured(tables, pid)

    async def _measured(self, tables: list[list[Page]], pid: int) -> dict[str, object]:
        self.messages = self.bytes = 0
        worked = cpu_seconds(pid)
        began = time.perf_counter()
        saying: set[asyncio.Task[None]] = set()
        due = began
        while due < began + self.args.seconds:
            due += self.random.expovariate(self.args.rate)
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            task = asyncio.create_task(self._word(tables, due))
            saying.add(task)
            task.add_done_callback(saying.discard)
        await asyncio.gather(*saying)
        took = time.perf_counter() - began
        worked = cpu_seconds(pid) - worked
        times = sorted(self.times)
        return {
            "game": self.args.game,
            "tables": self.args.tables,
            "seats": self.args.seats,
            "seconds": round(took, 1),
            "words": len(times),
            "words_per_s": round(len(times) / took, 1),
            "p50_ms": round(times[len(times) // 2] * 1000, 1),
            "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
            "max_ms": round(times[-1] * 1000, 1),
            "messages_per_s": round(self.messages / took),
            "megabytes_per_s": round(self.bytes / took / 1e6, 2),
            "server_cpu": round(worked / took, 2),
            "floods": self.args.floods,
            "errors": self.errors,
            "first_error": self.first_error,
        }

    async def _table(self, url: str, number: int) -> list[Page]:
        wish = {"game": self.args.game, "seats": [{"player": "me"}] * self.args.seats}
        home = f"127.1.{number // 250}.{1 + number % 250}"
        async with client(url, home) as http:
            answer = await http.post("/api/tables", json=wish)
        answer.raise_for_status()
        pages = [Page(self) for _ in range(self.args.seats)]
        where = url.replace("http", "ws") + "/api/play"
        keys = [seat["key"] for seat in answer.json()["seats"]]
        await asyncio.gather(*(page.open(where, key, home) for page, key in zip(pages, keys, strict=True)))
        return pages

    async def _word(self, tables: list[list[Page]], due: float) -> None:
        """Somebody who is asked says a word: any option, at any table."""
        for _ in range(50):
            pages = self.random.choice(tables)
            asked = [
                page for page in pages if page.side and page.side.ask and not page.side.sealed and not page.waiting
            ]
            if asked and not any(page.waiting for page in pages):
                break
        else:
            return
        page = self.random.choice(asked)
        side = page.side
        assert side is not None
        assert side.ask is not None
        try:
            good = await page.say(self.random.choice(side.ask.options), side.ask.id, side.seat)
        except Exception as error:
            good = False
            self.first_error = self.first_error or repr(error)
        self.times.append(time.perf_counter() - due)
        self.errors += not good


def client(url: str, home: str) -> httpx.AsyncClient:
    """Somebody at this address."""
    way = httpx.AsyncHTTPTransport(local_address=home)
    return httpx.AsyncClient(base_url=url, timeout=60, transport=way)


@contextlib.asynccontextmanager
async def flooding(url: str, args: argparse.Namespace) -> AsyncIterator[None]:
    """Floods for as long as the block runs, in a process of their own."""
    if not args.floods:
        yield
        return
    command = [sys.executable, __file__, "--flood", url, "--game", args.game, "--floods", str(args.floods)]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, preexec_fn=end_with_us)
    try:
        assert process.stdout is not None
        await process.stdout.readline()  # all of them have begun
        yield
    finally:
        process.kill()
        await process.wait()


async def flood_all(url: str, args: argparse.Namespace) -> None:
    """What the process of the floods does, until it is ended."""
    floods = [asyncio.create_task(flood(url, args.game, number)) for number in range(args.floods)]
    await asyncio.sleep(1)
    print("begun", flush=True)
    await asyncio.gather(*floods)


async def flood(url: str, game: str, number: int) -> None:
    """One connection after the other, as fast as it goes."""
    home = f"127.0.0.{2 + number // TOGETHER}"
    wish = {"game": game, "seats": [{"player": "me"}] * 4}
    async with client(url, home) as http:
        keys = [seat["key"] for seat in (await http.post("/api/tables", json=wish)).json()["seats"]]
        while True:
            with contextlib.suppress(OSError, httpx.HTTPError, websockets.WebSocketException):
                if number % 3 == 0:
                    await http.post("/api/mine", json={"keys": keys})
                else:
                    await flood_socket(url.replace("http", "ws") + "/api/play", home, keys, number % 3 == 1)
            await asyncio.sleep(0.01)


async def flood_socket(url: str, home: str, keys: list[str], pings: bool) -> None:
    connect = websockets.connect(
        url, max_size=None, compression=None, ping_interval=None, open_timeout=60, local_addr=(home, 0)
    )
    async with connect as socket:
        await socket.send(json.dumps({"type": "open", "keys": keys}))
        state = json.loads(await socket.recv())
        asked = next(side for side in state["sides"] if side["ask"])
        reading = asyncio.create_task(read_on(socket))
        try:
            for id in range(1_000_000):
                request: dict[str, object] = {"type": "ping", "id": id}
                if not pings:
                    options = asked["ask"]["options"]
                    words = [options[id % len(options)]] * (1 + id % 3)
                    request = {"type": "ahead", "id": id, "seat": asked["seat"], "ask": asked["ask"]["id"]}
                    request["words"] = words
                await socket.send(json.dumps(request))
                await asyncio.sleep(0 if pings else 0.02)
        finally:
            reading.cancel()


async def read_on(socket: websockets.ClientConnection) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        async for _ in socket:
            pass


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used so far."""
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="northgard")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=200, help="words a second, over all tables")
    parser.add_argument("--floods", type=int, default=0, help="connections that ask as fast as they can, beside it")
    parser.add_argument("--flood", metavar="URL", help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON for a program")
    args = parser.parse_args()
    if args.flood:
        uvloop.run(flood_all(args.flood, args))
        return
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "polana.cli.main", "serve", "--port", "0", "--data", folder, "--lang", "en"],
            env={**os.environ, "POLANA_LOG": "json"},
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=end_with_us,
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[4]
            load = Load(args)
            result = uvloop.run(load.run(url, server.pid))
        finally:
            server.terminate()
            server.wait(30)
    if args.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:16} {value}")
    sys.exit(1 if result["errors"] else 0)


if __name__ == "__main__":
    main()
