"""The server as whoever runs it sees it: settings, page, figures, and the types it shares with the page."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, event

from polana.cli.main import main
from polana.kernel.errors import PolanaError
from polana.table.ledger import Ledger, Setting
from polana.table.live import plain_text
from polana.table.lobby import SeatInfo
from polana.table.rows import Conflict, Entry, Head, LastLook, Opens, TableRow
from polana.table.schema import view_module
from polana.table.server.database import metadata
from polana.table.server.files import Page
from polana.table.server.logs import JsonLines
from polana.table.server.metrics import Metrics
from polana.table.server.store import running
from polana.table.settings import Settings
from tests.table import toy
from tests.table.client import Lobby
from tests.table.conftest import ROOT, run, script

#: The games that have a page of their own.
DRAWN = sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/view.ts"))


def test_the_types_of_the_page_are_those_of_the_server():
    # In a process of its own: it reads its sources with `ast`, which Python 3.11 cannot do in two threads at once.
    written = subprocess.run([sys.executable, "-m", "polana.table.schema"], capture_output=True, text=True, check=True)
    assert (ROOT / "web/src/lib/protocol.ts").read_text() == written.stdout, (
        "run `python -m polana.table.schema > web/src/lib/protocol.ts`"
    )


@pytest.mark.parametrize("game", [game for game in DRAWN if view_module(game)])
def test_the_types_of_the_page_are_those_of_what_a_game_shows(game):
    command = [sys.executable, "-m", "polana.table.schema", game]
    written = subprocess.run(command, capture_output=True, text=True, check=True)
    kept = ROOT / "web/src/games" / game / "view.ts"
    assert kept.read_text() == written.stdout, f"run `python -m polana.table.schema {game} > {kept.relative_to(ROOT)}`"


def test_games_messages_and_openapi(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            games = {game["name"]: game for game in await lobby.call("GET", "/api/games")}
            assert games["hoard"]["options"][0] == {
                "name": "rounds",
                "values": [6, 2, 30],
                "default": 6,
                "about": "kernel-nothing",
            }
            assert games["northgard"]["bots"][:3] == ["easy", "normal", "hard"]
            assert "random" in games["hoard"]["bots"]
            book = await lobby.call("GET", "/api/games/hoard")
            assert book["words"][0] == {"text": "bid:0", "kind": "bid", "label": "0", "value": 0}
            assert book["laws"][0]["title_pl"] == "Licytacja"
            assert book["laws"][0]["text_pl"]
            assert not {"does", "note"} & book["laws"][0].keys()  # these speak to programmers
            assert "table-note-cut" in await lobby.call("GET", "/api/messages/pl")
            assert (await lobby.call("GET", "/api/messages/xx", want=404))["code"] == "not-found"
            # what the page was built with is not brought by anybody
            assert await lobby.call("GET", "/api/messages/pl/root") == ""
            assert (await lobby.call("GET", "/api/messages/xx/root", want=404))["code"] == "not-found"
            assert (await lobby.call("GET", "/api/games/xx", want=404))["code"] == "not-found"
            schema = json.loads((await lobby.http.get("/api/schema/openapi.json")).text)
            assert {"/api/tables", "/api/join", "/api/mine", "/api/tables/{table}/replay"} <= set(schema["paths"])

    run(scenario())


def test_bad_setups_are_refused_with_a_reason(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            me = {"player": "me"}
            for wish, code in (
                ({"game": "hoard", "seats": [me]}, "setup"),
                ({"game": "hoard", "seats": [me] * 9}, "malformed"),
                ({"game": "hoard", "seats": [me, {"player": "me", "value": "pink"}]}, "setup"),
                ({"game": "hoard", "seats": [me, me], "options": {"rounds": 7}}, "setup"),
                ({"game": "hoard", "seats": [me, me], "options": {"rounds": True}}, "setup"),
                ({"game": "hoard", "seats": [me, {"player": "bot", "level": "genius"}]}, "setup"),
                ({"game": "chess", "seats": [me, me]}, "malformed"),
                ({"seats": [me, me]}, "malformed"),
            ):
                fault = await lobby.call("POST", "/api/tables", json=wish, want=400)
                assert fault["code"] == code, fault
                assert fault["text"]

    run(scenario())


def test_health_and_figures(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                await me.say("bid:1")
            assert (await lobby.call("GET", "/health"))["good"] is True
            text = await lobby.call("GET", "/metrics")
            figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert float(figures["polana_words_total"]) >= 1
            assert float(figures['polana_say_seconds_bucket{le="+Inf"}']) >= 1
            assert "polana_connections" in figures

    run(scenario())


def test_health_tells_of_a_database_that_is_gone(serve, monkeypatch):
    server = serve()

    def gone() -> None:
        raise OSError("no connection")

    monkeypatch.setattr(server.hub.store.engine.sync_engine, "raw_connection", gone)
    monkeypatch.setattr(server.hub.store.engine.sync_engine, "connect", gone)

    async def scenario():
        async with Lobby(server.url) as lobby:
            told = await lobby.call("GET", "/health", want=503)
            assert (told["good"], told["fault"]) == (False, "database")

    run(scenario())


class Asked:
    """A request, as far as the page looks at it."""

    def __init__(self, **headers: str) -> None:
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}


def test_the_page_is_served_from_its_folder(tmp_path: Path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Polana</title>")
    (tmp_path / "assets/main-1234.js").write_text("hello();" * 1000)
    page = Page(tmp_path)
    index = page.answer("/", Asked())  # type: ignore[arg-type]
    assert index.headers["cache-control"] == "no-cache"
    assert page.answer("/t/abc", Asked()).content == index.content  # type: ignore[arg-type]
    assert page.answer("/law/root/4.3.1", Asked()).content == index.content  # type: ignore[arg-type]
    script = page.answer("/assets/main-1234.js", Asked(accept_encoding="gzip, br"))  # type: ignore[arg-type]
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    again = page.answer("/", Asked(if_none_match=index.headers["etag"]))  # type: ignore[arg-type]
    assert again.status_code == 304
    assert page.answer("/assets/none.js", Asked()).status_code == 404  # type: ignore[arg-type]
    assert page.answer("/../pyproject.toml", Asked()).status_code == 404  # type: ignore[arg-type]
    assert not Page(tmp_path / "none").built


def test_the_migrations_lead_to_the_tables_that_the_code_uses(tmp_path: Path):
    async def scenario():
        url = f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3"
        async with running(url, Metrics()) as store, store.engine.connect() as connection:
            return await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))

    assert run(scenario()) == []


def test_what_was_said_and_what_was_seen_are_stored_together(tmp_path: Path):
    """SQLite lets a second writer sleep, so desks that are left do not hold up words."""
    begun: list[object] = []

    async def scenario() -> list[LastLook]:
        url = f"sqlite+aiosqlite:///{tmp_path}/x.sqlite3"
        async with running(url, Metrics()) as store:
            head = Head("{}", "", False, False)
            await store.open_table(TableRow("t", "hoard", "{}", "1", "1", "1", 0.0), [], [], head)
            await store.keep_desk("t", 0, passes=True)
            assert store._direct is not None
            for engine in (store.engine.sync_engine, store._direct):
                event.listen(engine, "begin", begun.append)
            await asyncio.gather(
                store.append("t", [Entry("say", 0, "x", 1, 1.0)], head),
                store.keep_desk("t", 0, words=5, at=2.0),
                store.keep_desk("t", 1, words=6),
                store.keep_desk("t", 0, lines=7),
                *(
                    store.open_table(
                        TableRow(id, "hoard", "{}", "1", "1", "1", 0.0), [(id, Opens(id, "seat", 0))], [], head
                    )
                    for id in ("u", "v")
                ),
            )
            assert len(begun) == 1
            assert await store.opens(["u", "v"]) == [Opens("u", "seat", 0), Opens("v", "seat", 0)]
            # A table that is gone has no desks, and spoils nothing for the others.
            with pytest.raises(Conflict):
                await asyncio.gather(
                    store.append("t", [Entry("say", 0, "y", 1, 1.0)], head),
                    store.keep_desk("gone", 0, words=1),
                    store.keep_desk("t", 2, chat=8),
                )
            while (await store.desk("t", 2)).chat != 8:
                await asyncio.sleep(0)
            assert await store.desk("gone", 0) == LastLook()
            return [await store.desk("t", seat) for seat in range(2)]

    assert run(scenario()) == [LastLook(words=5, lines=7, at=2.0, passes=True), LastLook(words=6)]


def test_whoever_opens_a_table_or_goes_costs_one_statement(serve):
    """However many seats he has: strangers may come and go all day."""
    server = serve()
    here = str(server.settings.data)
    said: list[tuple[str, int]] = []

    def note(connection: Any, _cursor: Any, statement: str, given: Any, _context: Any, many: bool) -> None:
        if here in str(connection.engine.url):
            said.append((statement.split()[0], len(given) if many else 1))

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", "me")
            await table.deal()
            while not all([(await server.hub.store.desk(table.table, seat)).at for seat in range(3)]):
                await asyncio.sleep(0.01)
            event.listen(Engine, "before_cursor_execute", note)
            async with table.reader(0, 1, 2) as reader:
                assert [reader.side(seat)["seen"] is not None for seat in range(3)] == [True] * 3
            while len(said) < 2:
                await asyncio.sleep(0.01)

    try:
        run(scenario())
        server.stop()
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert said == [("SELECT", 1), ("INSERT", 3)]


def test_the_load_test_runs():
    small = ["--tables", "2", "--seconds", "1", "--rate", "20", "--floods", "2"]
    done = script("benchmarks/table_load.py", "--json", *small)
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads(done.stdout)
    assert figures["errors"] == 0
    assert {"words_per_s", "p50_ms", "p99_ms"} <= set(figures)


def test_settings_come_from_the_environment():
    read = Settings.read({"POLANA_DATABASE": "postgresql://a/b", "POLANA_URL": "https://x.example/"})
    assert read.database_url == "postgresql+asyncpg://a/b"
    assert read.url == "https://x.example"
    assert Settings.read({"POLANA_DATA": "/tmp/x"}).database_url == "sqlite+aiosqlite:////tmp/x/tables.sqlite3"
    with pytest.raises(PolanaError, match="POLANA_WORKERS cannot be 'many'"):
        Settings.read({"POLANA_WORKERS": "many"})
    assert Settings.read({"POLANA_BOT_PACE": "0.5"}).bot_pace == 0.5
    with pytest.raises(PolanaError, match="POLANA_BOT_PACE cannot be '0'"):
        Settings.read({"POLANA_BOT_PACE": "0"})


def test_a_port_that_is_taken_is_one_line(capsys, plain):
    port = plain.url.rpartition(":")[2]
    with pytest.raises(SystemExit) as end:
        main(["serve", "--port", port])
    assert end.value.code == 2
    assert capsys.readouterr().err.startswith(f"polana: cannot listen on 127.0.0.1 port {port}")


def test_logs_are_json():
    record = logging.LogRecord("polana", logging.INFO, "", 0, "hello %s", ("you",), None)
    record.table = "abc"
    line = json.loads(JsonLines().format(record))
    assert (line["text"], line["table"], line["level"]) == ("hello you", "abc", "info")


def test_figures_read_like_prometheus():
    metrics = Metrics()
    metrics.count("words", by=3)
    metrics.observe("say_seconds", 0.002)
    text = metrics.text()
    assert "polana_words_total 3" in text
    assert 'polana_say_seconds_bucket{le="0.0025"} 1' in text


def test_text_is_made_plain():
    assert plain_text(" a\n\tb \x00c\u200bd\u202e ") == "a b c d"


def ledger_of(*entries: tuple[str, int, str]) -> Ledger:
    import msgspec

    seats = [SeatInfo(seat, "?", "person", "", "", False, False) for seat in range(2)]
    setup = msgspec.json.encode(Setting(["?", "?"], {}, seats, "")).decode()
    ledger = Ledger(TableRow("t", "hoard", setup, "1", "1", "0", 0.0))
    for n, (kind, seat, text) in enumerate(entries, 1):
        ledger.take(Entry(kind, seat, text, n, 0.0))
    return ledger


def test_what_was_said_follows_from_the_log_alone():
    ledger = ledger_of(
        ("seal", 0, "bid:1"), ("seal", 1, "bid:2"), ("reseal", 0, "bid:3"), ("unseal", 1, ""), ("word", 1, "bid:0")
    )
    assert ledger.said == [(0, "bid:3"), (1, "bid:0")]
    assert ledger.ask_id == 5
    ledger.take(Entry("word", 0, "card:c1", 6))
    ledger.take(Entry("undo", 0, "", 7))
    assert (len(ledger.said), ledger.ask_id) == (2, 7)
    ledger.take(Entry("word", 0, "roll", 8))
    ledger.take(Entry("rewind", 0, "2", 9))
    assert ledger.said == [(0, "bid:3"), (1, "bid:0")]


def test_a_game_whose_rules_are_not_all_there_is_not_offered(plain, monkeypatch):
    async def offered() -> set[str]:
        async with Lobby(plain.url) as lobby:
            return {game["name"] for game in await lobby.call("GET", "/api/games")}

    assert {"northgard", "root", "runewars", "hoard"} <= run(offered())
    monkeypatch.setattr(toy.game, "unfinished", True)
    assert "hoard" not in run(offered())
