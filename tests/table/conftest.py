from __future__ import annotations

import asyncio
import socket
import threading
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

TOY = "tests.table.toy:game"


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
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],), daemon=True)

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


@pytest.fixture
def hoard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "hoard", toy.game)


@pytest.fixture
def serve(tmp_path: Path, hoard: None) -> Iterator[Callable[..., Server]]:
    """Starts servers; without other settings all of them use one folder, one after the other."""
    running: list[Server] = []
    usual = Settings(data=tmp_path, games=(TOY,), workers=1, wrong_keys=1000)

    def start(**settings: Any) -> Server:
        server = Server(replace(usual, **settings)).start()
        running.append(server)
        return server

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def server(serve: Callable[..., Server]) -> Server:
    return serve()


def run(scenario: Any) -> Any:
    return asyncio.run(asyncio.wait_for(scenario, 60))
