"""What whoever runs a server relies on: private files, honest health, one server a file, an archive."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import re
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from polana.kernel.errors import PolanaError
from polana.kernel.match import Match
from polana.table.complaint import Complaint
from polana.table.rows import Entry, Head
from polana.table.server.hub import ServerHub
from polana.table.server.metrics import Metrics
from polana.table.server.store import TRY_AGAIN, running
from polana.table.settings import Settings
from tests.table.client import Lobby, Reader, end_with_us, say_reason
from tests.table.conftest import PATIENCE, ROOT, Process, run
from tests.table.moved import Moved
from tests.table.test_notices import Letterbox
from tests.table.test_play import code_of


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


def test_the_data_folder_and_the_database_are_private(tmp_path):
    folder = tmp_path / "fresh" / "data"
    folder.mkdir(parents=True, mode=0o755)
    old = os.umask(0)
    try:
        server = Process(tmp_path, POLANA_DATA=str(folder))
        server.end(signal.SIGTERM)
        folder = tmp_path / "again"
        script = [sys.executable, "-m", "polana.cli.main", "serve", "--port", "0", "--data", str(folder)]
        with subprocess.Popen(
            script,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=end_with_us,
        ) as process:
            try:
                assert process.stdout is not None
                assert "http" in process.stdout.readline()
                files = list(folder.iterdir())
                modes = {mode(path) for path in files}
            finally:
                process.terminate()
                process.wait(PATIENCE)
    finally:
        os.umask(old)
    assert mode(folder) == "0o700"
    assert {path.name for path in files} >= {"tables.sqlite3", "tables.sqlite3-wal"}
    assert modes == {"0o600"}


def test_a_second_server_on_one_file_refuses_to_start(tmp_path):
    first = Process(tmp_path)
    script = [sys.executable, "-m", "polana.cli.main", "serve", "--port", "0", "--data", str(tmp_path)]
    second = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert second.returncode != 0
    assert "another server uses" in second.stderr
    assert "Traceback" not in second.stderr

    async def scenario():
        async with Lobby(first.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                await me.say("bid:1")

    run(scenario())
    assert first.end() != 0
    third = Process(tmp_path)  # one that was killed holds nothing
    assert third.end(signal.SIGTERM) == 0


def test_what_is_stored_is_not_in_the_log(tmp_path, caplog):
    async def scenario():
        url = f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3"
        async with running(url, Metrics()) as store:
            hidden = " ".join(["a", "secret", "that", "I", "told"])
            entry = Entry("chat", 0, hidden, 1, 0.0)
            with pytest.raises(Exception) as failed:
                await store.append("nowhere" * 3, [entry], Head("{}", "", False, False))
            logging.getLogger("polana").error("failed", exc_info=failed.value)
            with pytest.raises(Exception) as refused:
                await store.keep_setting("x", {"secret": hidden})  # type: ignore[arg-type]
            logging.getLogger("polana").error("failed", exc_info=refused.value)

    run(scenario())
    assert "a secret" not in caplog.text
    assert caplog.text


# --- health -------------------------------------------------------------------------------------------------------


async def health(url: str) -> tuple[int, dict[str, Any]]:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        answer = await http.get("/health")
        return answer.status_code, answer.json()


async def until_health(url: str, status: int) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            found, told = await health(url)
            if found == status:
                return told
            await asyncio.sleep(0.3)


def test_health_tells_of_storage_that_takes_nothing(tmp_path):
    """A limit on the size of files stands in for a full disk."""
    server = Process(tmp_path)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=30)
            async with table.reader(0) as me:
                await me.say("bid:1")
                assert (await health(server.url))[0] == 200
                size = max(path.stat().st_size for path in tmp_path.iterdir())
                free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size // 2, free[1]))
                told = await until_health(server.url, 503)
                assert told["fault"] == "storage"
                assert await code_of(me.say("bid:2")) == "fault"
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
                assert (await until_health(server.url, 200))["good"] is True
                async with asyncio.timeout(PATIENCE):
                    while await code_of(me.say("bid:3")) != "done":
                        await asyncio.sleep(0.3)
                assert me.side()["sealed"] == "bid:3"

    run(scenario())
    assert server.end(signal.SIGTERM) == 0


def test_health_tells_of_storage_that_is_read_only(serve):
    clock = Moved()
    server = serve(clock)

    async def scenario():
        assert (await health(server.url))[0] == 200
        async with server.hub.store.engine.begin() as connection:
            raw = await connection.get_raw_connection()
            await raw.driver_connection.execute("PRAGMA query_only=ON")
        clock.move(TRY_AGAIN - 1)
        assert (await health(server.url))[0] == 200  # not yet
        clock.move(2)
        status, told = await health(server.url)
        assert (status, told["fault"]) == (503, "storage")

    # The connection is of the server's own loop.
    asyncio.run_coroutine_threadsafe(scenario(), server.loop).result(PATIENCE)


# --- damage -------------------------------------------------------------------------------------------------------


def test_a_damaged_row_costs_its_own_table_only_and_says_so(serve):
    server = serve()

    async def open_four():
        async with Lobby(server.url) as lobby:
            tables = [await lobby.open("me", "me", rounds=30) for _ in range(4)]
            for table in tables:
                async with table.reader(0) as me:
                    await me.say("bid:3")
                    await me.say("bid:2")
            return tables

    tables = run(open_four())
    server.stop()
    with sqlite3.connect(server.settings.data / "tables.sqlite3") as database:
        database.execute("UPDATE tables SET setup = '{broken' WHERE id = ?", (tables[0].table,))
        database.execute("UPDATE tables SET summary = 'x' WHERE id = ?", (tables[0].table,))
        database.execute("DELETE FROM entries WHERE n = 1 AND table_id = ?", (tables[1].table,))
        database.execute("UPDATE tables SET game = 'gone' WHERE id = ?", (tables[2].table,))
    database.close()
    again = serve()

    async def scenario():
        async with Lobby(again.url) as lobby:
            mine = await lobby.call("POST", "/api/mine", json={"keys": [one.keys[0] for one in tables]})
            assert [one["damaged"] for one in mine] == [True, False, False, False]
            for table in tables[:3]:
                async with Reader(again.url, table.keys[0]) as me:
                    assert me.errors[0]["code"] == "damaged", table
                answer = await lobby.http.get(
                    f"/api/tables/{table.table}/replay", headers={"authorization": f"Bearer {table.keys[0]}"}
                )
                assert answer.json()["code"] == "damaged"
                assert say_reason(answer.json())["pl"].startswith("Zapisane dane")
            async with Reader(again.url, tables[3].keys[0]) as me:
                await me.say("bid:1")
            assert (await health(again.url))[0] == 200

    run(scenario())


# --- the archive --------------------------------------------------------------------------------------------------


def test_tables_that_nobody_touches_are_written_out_and_put_away_and_people_are_told(serve):
    clock = Moved()
    server = serve(clock, archive_days=10.0, private_webhooks=True, url="https://polana.example")
    hub = server.hub

    async def clear_up() -> None:
        hub.archive._looked = float("-inf")
        await hub.archive.clear_up()

    def days_ago(id: str, days: float) -> None:
        with sqlite3.connect(server.settings.data / "tables.sqlite3") as database:
            database.execute("UPDATE tables SET moved = ? WHERE id = ?", (clock.now() - days * 86_400, id))
        database.close()

    async def scenario():
        async with Lobby(server.url) as lobby, Letterbox() as box:
            old, late, new = [await lobby.open("me", "me", rounds=30) for _ in range(3)]
            for table in (old, late, new):
                hook = {"webhook": {"url": f"{box.url}/{table.table}"}, "lang": "pl"}
                await lobby.call("PUT", f"/api/tables/{table.table}/notices", table.keys[1], json=hook)
                async with table.reader(0, 1) as we:
                    await we.say("bid:3", seat=0)
                    await we.say("bid:0", seat=1)
                    await we.say("roll", seat=0)
            record = await lobby.call("GET", f"/api/tables/{old.table}/record", *old.keys.values())
            for table in (old, late, new):
                hub.rooms.pop(table.table)
            days_ago(old.table, 11)
            days_ago(late.table, 9)
            for _ in range(2):
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(clear_up(), server.loop))
            await box.wait_for(1)
            told = [name for name, _, body in box.letters if "archiwum" in json.loads(body)["text"]]
            assert told == [late.table]
            mine = await lobby.call("POST", "/api/mine", json={"keys": [one.keys[0] for one in (old, late, new)]})
            assert [one["table"]["archived"] > 0 for one in mine] == [True, False, False]
            assert mine[1]["table"]["archive_at"] == pytest.approx(clock.now() + 86_400)
            async with Reader(server.url, old.keys[0]) as me:
                assert me.errors[0]["code"] == "archived"
            path = f"/api/tables/{old.table}"
            await lobby.call("GET", f"{path}/replay", old.keys[0], want=410)
            # Its record is kept, on the same terms as before.
            await lobby.call("GET", f"{path}/record", old.keys[0], want=409)
            assert await lobby.call("GET", f"{path}/record", *old.keys.values()) == record
            assert Match.replay(record).said
            kept = server.settings.data / "archive" / f"{old.table}.polana"
            assert kept.read_text() == record
            assert (mode(kept), mode(kept.parent)) == ("0o600", "0o700")

    run(scenario())
    with sqlite3.connect(server.settings.data / "tables.sqlite3") as database:
        left = database.execute("SELECT table_id FROM entries WHERE kind != 'archived' GROUP BY table_id").fetchall()
    database.close()
    assert len(left) == 2


def test_nobody_adds_a_word_to_a_table_that_another_process_has_put_away(serve):
    server = serve(archive_days=10.0)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=30)
            async with table.reader(0) as me:
                await me.say("bid:3")
                now = server.hub.clock.now()
                last = Entry("archived", -1, "", me.state["seq"] + 1, now)
                away = server.hub.store.put_away(table.table, now + 60, last)
                assert await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(away, server.loop))
                assert await code_of(me.say("bid:2")) == "archived"

    run(scenario())


def test_a_table_that_cannot_be_read_is_not_removed(serve):
    server = serve(archive_days=10.0)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=30)
            with sqlite3.connect(server.settings.data / "tables.sqlite3") as database:
                change = "UPDATE tables SET moved = 0, setup = 'x' WHERE id = ?"
                database.execute(change, (table.table,))
            database.close()
            await server.hub.archive.clear_up()
            assert (await server.hub.store.lines([table.table]))[table.table].archived == 0
            with pytest.raises(Complaint):
                await server.hub._load(table.table)

    asyncio.run_coroutine_threadsafe(scenario(), server.loop).result(PATIENCE)


# --- a database that is not what it was ---------------------------------------------------------------------------


def cut(path: Path) -> None:
    with open(path, "r+b") as file:
        file.truncate(path.stat().st_size // 2)


def scribble(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[8192:16384] = b"x" * 8192
    path.write_bytes(data)


def change(how: str, path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute(how)


def replace(path: Path) -> None:
    """Another program's database lies in its place."""
    path.unlink()
    change("CREATE TABLE notes (text)", path)


@pytest.mark.parametrize(
    ("break_it", "says"),
    [
        (lambda path: path.unlink(), "is missing, and there was one"),
        (lambda path: path.write_bytes(b""), "is empty"),
        (lambda path: path.write_bytes(b"not a database" * 1000), "is damaged"),
        (cut, "is damaged"),
        (scribble, "is damaged"),
        (partial(change, "DROP TABLE entries"), "is damaged (it lacks entries)"),
        (partial(change, "UPDATE alembic_version SET version_num = 'later'"), "is of a newer Polana"),
        (partial(change, "DELETE FROM alembic_version"), "is damaged (it does not say of what form it is)"),
        (partial(change, "ALTER TABLE entries RENAME COLUMN text TO words"), "is damaged (it lacks entries.text)"),
        (replace, "is not Polana's"),
    ],
    ids=["missing", "empty", "other", "cut", "scribbled", "half a form", "newer", "no form", "column", "replaced"],
)
def test_a_database_that_is_not_what_it_was_stops_the_server_with_one_line(serve, tmp_path, break_it, says):
    server = serve()

    async def scenario():
        async with Lobby(server.url) as lobby:
            for _ in range(5):
                await lobby.open("me", "me")

    run(scenario())
    server.stop()
    path = tmp_path / "tables.sqlite3"
    kept = path.read_bytes()
    break_it(path)
    left = path.read_bytes() if path.exists() else None
    with pytest.raises(PolanaError, match=re.escape(says)) as error:
        ServerHub(server.settings).store.claim()
    assert "put a backup in its place" in str(error.value)
    assert "\n" not in str(error.value)
    assert (path.read_bytes() if path.exists() else None) == left
    # With the backup in its place it goes on, and without any of the files it begins anew.
    path.write_bytes(kept)
    for name in ("tables.sqlite3-wal", "tables.sqlite3-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    again = serve()
    again.stop()
    for file in tmp_path.glob("tables.*"):
        file.unlink()
    assert serve().hub.store is not None


def test_a_database_of_another_program_is_left_alone(tmp_path):
    path = tmp_path / "tables.sqlite3"
    change("CREATE TABLE notes (text)", path)
    left = path.read_bytes()
    with pytest.raises(PolanaError, match="is not Polana's"):
        ServerHub(Settings(data=tmp_path)).store.claim()
    assert path.read_bytes() == left
