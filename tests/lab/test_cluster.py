"""The same arena on a Ray cluster: a real one, of this machine, as `ray start` begins it."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from polana.kernel.errors import PolanaError
from polana.lab import cluster
from polana.lab.arena import Arena
from polana.lab.learn.generate import FEW, generate, generate_elsewhere
from polana.lab.learn.mix import Mix
from polana.lab.played import Terms
from polana.lab.tally import summary

#: What those who may use the test's cluster know.
KEY = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
#: So long may a busy machine take to begin or end something.
PATIENCE = 240


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    port = free_port()
    beginning = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block"]
    settings = {
        "--node-ip-address": "127.0.0.1",
        "--port": str(port),
        "--num-cpus": "2",
        "--object-store-memory": str(cluster.STORE),
        "--include-dashboard": "false",
    }
    log = tmp_path_factory.mktemp("ray") / "log"
    with log.open("w") as file:
        running = subprocess.Popen(
            beginning + [f"{name}={value}" for name, value in settings.items()],
            stdout=file,
            stderr=subprocess.STDOUT,
            env={**os.environ, **cluster.QUIET, **KEY},
            start_new_session=True,
        )
    try:
        while "Ray runtime started" not in log.read_text():
            assert running.poll() is None, log.read_text()
            time.sleep(0.1)
        yield f"127.0.0.1:{port}"
    finally:
        running.terminate()  # it ends what it has begun, and nothing else
        running.wait(PATIENCE)


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "polana.cli.main", "arena", "northgard", "--seats", "random,random", *args]


def test_a_cluster_plays_the_same_to_the_byte_and_can_be_interrupted_and_resumed(address, tmp_path):
    there = tmp_path / "there.json"
    kept = tmp_path / "there.json.matches.jsonl"
    far = ["--engine", "ray", "--address", address, "--json", str(there)]
    running = subprocess.Popen(
        command("--matches", "20000", *far),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **KEY},
        start_new_session=True,
    )
    try:
        while not kept.exists() or kept.read_text().count("\n") < 6:
            assert running.poll() is None, running.communicate()
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)  # as a keyboard does
        _, noise = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert running.returncode == 130, noise
    assert b"Traceback" not in noise
    assert not there.exists()
    matches = 5 + max(json.loads(line)["number"] for line in kept.read_text().splitlines()[1:])
    ran = subprocess.run(
        command("--matches", str(matches), *far),
        capture_output=True,
        text=True,
        env={**os.environ, **KEY},
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stderr
    assert f"{matches}/{matches}" in ran.stderr  # the progress bar
    here = Arena("northgard", ["random", "random"], matches, keep=tmp_path / "here.jsonl")
    here.run(1)
    assert sorted((tmp_path / "here.jsonl").read_text().splitlines()) == sorted(kept.read_text().splitlines())
    told = summary(here)
    assert told["errors"] == 0
    assert there.read_text(encoding="utf-8") == json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def test_without_ray_one_line_says_what_to_install(monkeypatch):
    for name in (*cluster.QUIET, *KEY, "RAY_ADDRESS"):
        monkeypatch.setenv(name, "")  # so that they are as before afterwards
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(PolanaError, match=r"pip install 'polana\[ray\]'"):
        cluster.Cluster()


def test_an_address_where_nobody_answers_is_refused_at_once():
    with pytest.raises(PolanaError, match=r"no Ray cluster answers at 127\.0\.0\.1:\d+"):
        cluster.knock(f"127.0.0.1:{free_port()}")
    with pytest.raises(PolanaError, match="no cluster's address"):
        cluster.knock("somewhere")


def test_a_worker_of_another_version_is_refused():
    arena = Arena("northgard", ["random", "random"], 1)
    terms = Terms("northgard", arena.options, 10, {})
    expected = cluster.same_for_all("northgard")
    assert len(cluster.play_there(expected, terms, arena._plan)) == 1
    with pytest.raises(PolanaError, match=r"polana .* instead of 0\.0\.0"):
        cluster.play_there({**expected, "polana": "0.0.0"}, terms, arena._plan)


def test_positions_to_learn_from_are_played_elsewhere_and_come_here(address, tmp_path, monkeypatch):
    for name, value in {**cluster.QUIET, **KEY}.items():
        monkeypatch.setenv(name, value)
    mix = Mix("northgard", {2: 1}, varied=0)
    told: list[tuple[int, int]] = []

    def tell(played: int, positions: int) -> None:
        told.append((played, positions))

    workers = cluster.Cluster(address)
    far = generate_elsewhere(mix, "random", tmp_path / "far", 7, workers, matches=FEW + 1, seconds=1e9, told=tell)
    near = generate(mix, "random", tmp_path / "near", 7, jobs=1, matches=FEW + 1, seconds=1e9)
    assert far == near == told[-1]
    assert len(told) == 2
    said = []
    for folder in ("far", "near"):
        parts = [dict(np.load(file)) for file in (tmp_path / folder).glob("*.npz")]
        parts.sort(key=lambda part: part["match"][0])
        said.append(np.concatenate([part["said"] for part in parts]).tolist())
    assert said[0] == said[1]
