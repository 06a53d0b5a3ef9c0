from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import psutil  # type: ignore[import-untyped]
import pytest
import uvicorn

from polana.kernel import game as registry
from polana.table.clock import Clock
from polana.table.server import doorway
from polana.table.server.app import create_app
from polana.table.server.channel import Channel
from polana.table.server.hub import ServerHub
from polana.table.settings import Settings
from tests.table import toy
from tests.table.client import end_with_us
from tests.table.daemons import Redis, own_postgres
from tests.table.moved import House, Moved, Running

ROOT = Path(__file__).parents[2]
T = TypeVar("T")
TOY = "tests.table.toy:game"
GUARD = "tests.table.toy:guard"

#: Seconds after which a test gives up waiting for something that never comes. No test is about them.
PATIENCE = 300.0


class Server:
    """A real server on a free port, in a thread of its own."""

    def __init__(self, settings: Settings, clock: Clock | None = None, forwarded: str | None = None) -> None:
        self.settings = settings
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.app = create_app(settings, clock)
        self.hub: ServerHub = self.app.state.hub
        self.server = uvicorn.Server(doorway.config(self.app, forwarded))
        #: The event loop of the server, for what has to be done in it.
        self.loop: asyncio.AbstractEventLoop
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve([self.socket])

        asyncio.run(serve())

    def start(self) -> Server:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)
        return self

    async def there(self, look: Callable[[], T]) -> T:
        """What somebody sees who looks in the server's own thread, where nothing changes meanwhile."""

        async def see() -> T:
            return look()

        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(see(), self.loop))

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until this is so there."""
        while not await self.there(condition):
            await asyncio.sleep(0.002)

    def stop(self) -> None:
        self.server.should_exit = True
        if self.thread.ident is not None:
            self.thread.join(PATIENCE)
        self.socket.close()


class Process:
    """A server in a process of its own, which can be killed."""

    #: Those that nobody has ended yet.
    running: ClassVar[list[Process]] = []

    def __init__(self, data: Path, **env: str) -> None:
        #: Does it serve more than one test?
        self.lasting = False
        self.output = open(data / "server.log", "a")  # noqa: SIM115  (closed in `end`)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "polana.cli.main", "serve", "--port", "0", "--data", str(data), "--lang", "en"],
            env={
                **os.environ,
                "POLANA_GAMES": f"{TOY},{GUARD}",
                "POLANA_WORKERS": "1",
                "POLANA_WRONG_KEYS": "1000",
                "POLANA_LEAST_AWAY": "0.01",
                "POLANA_BOT_SECONDS": f"{PATIENCE}",
                "POLANA_TABLES_PER_MINUTE": "100000",
                "POLANA_REQUESTS_PER_SECOND": "100000",
                "POLANA_REQUESTS_PER_ADDRESS": "100000",
                "POLANA_CONNECTIONS_PER_ADDRESS": "10000",
                **env,
            },
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=self.output,
            text=True,
            preexec_fn=end_with_us,
        )
        Process.running.append(self)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (data / "server.log").read_text()
        self.url = line.split()[4]

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it, and the workers that it leaves behind."""
        try:
            workers = psutil.Process(self.process.pid).children(recursive=True)
        except psutil.NoSuchProcess:
            workers = []
        try:
            self.process.send_signal(how)
            return self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.wait()
            for worker in workers:
                with contextlib.suppress(psutil.NoSuchProcess):
                    worker.kill()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.output.close()
            Process.running.remove(self)


def script(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a program that starts others; if it comes to no end, none of them is left behind."""
    process = subprocess.Popen(
        [sys.executable, *command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=end_with_us,
    )
    try:
        told, complained = process.communicate(timeout=PATIENCE)
    except BaseException:
        for one in [*psutil.Process(process.pid).children(recursive=True), process]:
            with contextlib.suppress(psutil.NoSuchProcess):
                one.kill()
        process.communicate()
        raise
    return subprocess.CompletedProcess(command, process.returncode, told, complained)


@pytest.fixture(autouse=True)
def nothing_is_left_running() -> Iterator[None]:
    """A test that fails in the middle leaves no server behind."""
    before = list(Process.running)
    yield
    for process in [one for one in Process.running if one not in before and not one.lasting]:
        process.end()


@pytest.fixture(autouse=True, scope="session")
def hoard() -> None:
    registry._GAMES.setdefault("hoard", toy.game)
    registry._GAMES.setdefault("guard", toy.guard)


@pytest.fixture(autouse=True, scope="session")
def workers_may_start_slowly() -> Iterator[None]:
    """On a busy machine Python takes its time to start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("polana.table.server.workers.START_SECONDS", PATIENCE)
        yield


USUAL = Settings(
    games=(TOY, GUARD),
    workers=1,
    wrong_keys=1000,
    tables_per_minute=10_000,
    connections_per_address=10_000,
    requests_per_address=100_000,
    least_away=0.01,
    # On a busy machine a worker may take its time.
    bot_seconds=PATIENCE,
    read_seconds=PATIENCE,
)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers; without other settings all of them use one folder, one after the other."""
    running: list[Server] = []

    def start(clock: Clock | None = None, forwarded: str | None = None, **settings: Any) -> Server:
        server = Server(replace(USUAL, data=tmp_path, **settings), clock, forwarded)
        running.append(server)
        return server.start()

    with contextlib.ExitStack() as stack:
        stack.callback(lambda: [stack.callback(server.stop) for server in running])
        yield start


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that need nothing special of it."""
    server = Server(replace(USUAL, data=tmp_path_factory.mktemp("table")))
    try:
        yield server.start()
    finally:
        server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    with own_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def grown_up(postgres: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A PostgreSQL and a Redis of our own."""
    redis = Redis(tmp_path_factory.mktemp("redis"))
    try:
        redis.start()
        yield {"POLANA_DATABASE": postgres.get_uri(), "POLANA_CHANNELS": f"unix://{redis.socket}"}
    finally:
        redis.stop()


@pytest.fixture(scope="session")
def two(grown_up: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Two server processes on one PostgreSQL and one Redis."""
    servers = [Process(tmp_path_factory.mktemp(name), **grown_up) for name in ("one", "two")]
    for server in servers:
        server.lasting = True
    try:
        yield servers
    finally:
        assert [server.end(signal.SIGTERM) for server in servers] == [0, 0]


class Several:
    """Servers of which a client takes each in turn."""

    def __init__(self, servers: list[Process]) -> None:
        self.url = ",".join(server.url for server in servers)


@pytest.fixture(params=["sqlite", "two-on-postgres"])
def server(request: pytest.FixtureRequest) -> Any:
    """A test that takes this runs on SQLite, and on two processes with PostgreSQL and Redis."""
    if request.param == "sqlite":
        return request.getfixturevalue("plain")
    return Several(request.getfixturevalue("two"))


@pytest.fixture(scope="session")
def moved_plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    clock = Moved()
    server = Server(replace(USUAL, data=tmp_path_factory.mktemp("moved")), clock)
    try:
        yield House(server.start().url, clock)
    finally:
        server.stop()


@pytest.fixture(scope="session")
def moved_two(postgres: Any, grown_up: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two servers with one clock. What others have stored would be long ago for them: they have their own database."""
    clock = Moved()
    postgres.psql("CREATE DATABASE moved")
    shared = replace(USUAL, database=postgres.get_uri("moved"), channels=grown_up["POLANA_CHANNELS"])
    servers = [Server(replace(shared, data=tmp_path_factory.mktemp(name)), clock) for name in ("three", "four")]
    with contextlib.ExitStack() as stack:
        for server in servers:
            stack.callback(server.stop)
            channel = server.hub.channel
            assert isinstance(channel, Channel)
            channel.clock = Running(clock)
            server.start()
        yield House(",".join(server.url for server in servers), clock, [server.hub for server in servers])


@pytest.fixture(params=["sqlite", "two-on-postgres"])
def house(request: pytest.FixtureRequest) -> Any:
    """As `server`, for a test in which time passes: when, and how much, it says itself."""
    return request.getfixturevalue("moved_plain" if request.param == "sqlite" else "moved_two").together()


def run(scenario: Any) -> Any:
    return asyncio.run(asyncio.wait_for(scenario, PATIENCE))
