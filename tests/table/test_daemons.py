"""Tests that are interrupted leave no PostgreSQL and no Redis behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.table.conftest import ROOT
from tests.table.daemons import at_work, clear

SESSION = """
import signal, sys, threading
from pathlib import Path
from tests.table.daemons import Redis, own_postgres

# What a shell has started in the background has Ctrl-C ignored, and whatever it starts inherits that.
signal.signal(signal.SIGINT, signal.default_int_handler)

with own_postgres() as postgres:
    redis = Redis(Path(sys.argv[1]))
    redis.start()
    folder = postgres.pgdata
    print((folder / "postmaster.pid").read_text().split()[0], redis.process.pid, folder.parent, flush=True)
    threading.Event().wait()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the system tells a child of the end of its parent on Linux")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whatever_ends_the_tests_ends_what_they_have_started(tmp_path, how):
    session = subprocess.Popen(
        [sys.executable, "-c", SESSION, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert session.stdout is not None
    postgres, redis, folder = session.stdout.readline().decode().split()
    daemons = [psutil.Process(int(postgres)), psutil.Process(int(redis))]
    try:
        assert all(daemon.is_running() for daemon in daemons)
        session.send_signal(how)
        session.wait()
        psutil.wait_procs(daemons)
        while Path(folder).exists():
            # The janitor is the last to go.
            [one.wait() for one in janitors(folder)]
    finally:
        session.kill()
        session.wait()
        session.stdout.close()
        clear(Path(folder))


@pytest.mark.skipif(sys.platform != "linux", reason="the system tells a child of the end of its parent on Linux")
def test_a_load_test_that_is_killed_leaves_nothing_behind():
    """It left its PostgreSQL running."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as around:
        os.chmod(around, 0o755)
        script = subprocess.Popen(
            [sys.executable, "benchmarks/table_faults.py", "--fault", "redis", "--seconds", "600"],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": around},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not (found := [path for path in Path(around).glob("*/pg") if at_work(path)]):
                assert script.poll() is None
            (folder,) = found
            script.kill()
            script.wait()
            while folder.parent.exists():
                # The janitor is the last to go.
                [one.wait() for one in janitors(str(folder.parent))]
            assert at_work(folder) == []
        finally:
            script.kill()
            script.wait()
            for one in Path(around).iterdir():
                clear(one)


def janitors(folder: str) -> list[psutil.Process]:
    """Those that clear up this folder."""
    return [one for one in psutil.process_iter(["cmdline"]) if folder in (one.info["cmdline"] or [])]
