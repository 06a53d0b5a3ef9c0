"""The table as a browser keeps it: the same rooms behind a chest, another worker and a port, in one process here."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from polana.table.browser.chest import Change
from polana.table.browser.port import Port
from polana.table.browser.store import BrowserStore
from polana.table.browser.workers import Bench
from polana.table.complaint import Complaint
from polana.table.rows import Conflict, Entry, Gone, Head, LastLook, Opens, TableRow, Way
from polana.table.server.api import HANDLERS
from tests.table.conftest import PATIENCE, run

NEW = {
    "game": "northgard",
    "seats": [{"player": "me", "value": "wolf", "name": "Ola"}, {"player": "bot", "value": "bear", "level": "easy"}],
}

#: What only a server can do: it tells people elsewhere of their turn.
ONLY_SERVER = {("PUT", "/tables/{table:str}/notices"), ("DELETE", "/tables/{table:str}/notices"), ("GET", "/push")}


class Box:
    """A chest in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.wrong = ""

    async def read(self, start: str) -> str:
        return json.dumps([one for one in sorted(self.kept.items()) if one[0].startswith(start)])

    async def write(self, changes: str) -> str:
        await asyncio.sleep(0)
        if self.wrong:
            return self.wrong
        kept = dict(self.kept)
        for verb, name, text in msgspec.json.decode(changes, type=list[Change]):
            if verb in ("add", "take") and (name in kept) is (verb == "add"):
                return "clash"
            if verb in ("add", "put"):
                kept[name] = text
            else:
                kept.pop(name, None)
        self.kept = kept
        return ""


class Beside:
    """The other worker, in a thread."""

    def __init__(self) -> None:
        self.bench = Bench()
        self.ended = 0
        #: The games about which something was asked for, and whether it can be had.
        self.recalled: list[str] = []
        self.net = True

    async def ready(self) -> None:
        pass

    async def learned(self, game: str) -> None:
        self.recalled.append(game)
        if not self.net:
            raise ConnectionError("Failed to fetch")
        self.bench.learned(game)

    async def do(self, job: str) -> str:
        return await asyncio.to_thread(self.bench.do, job)

    def end(self) -> None:
        self.ended += 1


class Tab:
    """A tab: its port, and what the table has told it."""

    def __init__(self, box: Box, others: list[Tab]) -> None:
        self.beside = Beside()
        self.port = Port(box, self.beside, self.shout)
        self.others = others
        others.append(self)
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def shout(self, text: str) -> None:
        for one in self.others:
            if one is not self:
                one.port.heard(text)

    async def ask(self, method: str, path: str, body: object = None, keys: list[str] | None = None) -> Any:
        said = json.dumps(body) if body is not None else ""
        bearer = f"Bearer {','.join(keys)}" if keys else ""
        reply = json.loads(await self.port.request(method, path, bearer, said))
        got = json.loads(reply["body"]) if reply["kind"] == "application/json" else reply["body"]
        return reply["status"], got

    async def sit(self, key: str) -> None:
        self.line = self.port.line(lambda text: self.heard.put_nowait(json.loads(text)), lambda code, why: None)
        self.line.say(json.dumps({"type": "open", "keys": [key]}))

    async def asked(self) -> dict[str, Any]:
        """The next state in which this seat is asked something, or the match is over."""
        while True:
            message = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if message["type"] == "state" and (message["sides"][0]["ask"] or message["table"]["over"]):
                return message

    async def answer(self, state: dict[str, Any], id: int) -> None:
        """Say the first word that is an option."""
        ask = state["sides"][0]["ask"]
        words = [ask["options"][0]]
        self.line.say(json.dumps({"type": "say", "id": id, "seat": 0, "ask": ask["id"], "words": words}))


def test_hints_and_reviews_are_made_without_a_server():
    async def play() -> None:
        tab = Tab(Box(), [])
        await tab.port.start()
        _, opened = await tab.ask("POST", "/api/tables", NEW)
        table, key = opened["table"], opened["seats"][0]["key"]
        await tab.sit(key)
        state = await tab.asked()
        ask = state["sides"][0]["ask"]
        tab.line.say(json.dumps({"type": "consult", "id": 1, "seat": 0, "ask": ask["id"]}))
        while (message := await asyncio.wait_for(tab.heard.get(), PATIENCE))["type"] != "advice":
            pass
        assert message["hint"]["candidates"][0]["word"] in ask["options"]
        await tab.answer(state, 2)
        await tab.asked()
        _, record = await tab.ask("GET", f"/api/tables/{table}/record", keys=[key])
        wish = {"record": record.rstrip() + "\ndraw\n"}
        status, opened = await tab.ask("POST", "/api/tables/import", wish)
        assert status == 201, opened
        table, key = opened["table"], opened["seats"][0]["key"]
        review: dict[str, Any] = {"done": -1, "words": 0}
        while review["done"] != review["words"]:
            status, review = await tab.ask("GET", f"/api/tables/{table}/review", keys=[key])
            assert status == 200, review
            await asyncio.sleep(0.5)
        assert review["chances"][0]["at"] == 0
        status, start = await tab.ask("GET", f"/api/tables/{table}/review/start?at=1", keys=[key])
        assert (status, start.startswith("polana 1")) == (200, True)
        await tab.port.stop()

    run(play())


def test_what_was_learned_is_fetched_for_a_bot_that_plays_by_it_and_for_no_other():
    async def play() -> None:
        recalled = []
        for level in ("easy", "reflex"):
            tab = Tab(Box(), [])
            await tab.port.start()
            # Without a net it plays all the same, and asks again at its next word.
            tab.beside.net = False
            bot = {"player": "bot", "value": "bear", "level": level}
            _, opened = await tab.ask("POST", "/api/tables", NEW | {"seats": [NEW["seats"][0], bot]})
            await tab.sit(opened["seats"][0]["key"])
            for n in range(8):
                await tab.answer(await tab.asked(), n)
                tab.beside.net = n > 3
            recalled.append(tab.beside.recalled)
            await tab.port.stop()
        easy, reflex = recalled
        assert easy == []
        assert len(reflex) > 1
        assert set(reflex) == {"northgard"}

    run(play())


def test_a_match_goes_on_after_the_tab_was_closed_and_its_record_goes_out_and_comes_in():
    async def play() -> None:
        box = Box()
        tab = Tab(box, [])
        await tab.port.start()
        status, opened = await tab.ask("POST", "/api/tables", NEW)
        assert status == 201, opened
        table, key = opened["table"], opened["seats"][0]["key"]
        await tab.sit(key)
        for n in range(8):
            state = await tab.asked()
            await tab.answer(state, n)
        before = await tab.asked()
        await tab.port.stop()
        again = Tab(box, [])
        await again.port.start()
        await again.sit(key)
        state = await again.asked()
        assert state["table"]["words"] == before["table"]["words"]
        assert state["sides"][0]["ask"] == before["sides"][0]["ask"]
        status, record = await again.ask("GET", f"/api/tables/{table}/record", keys=[key])
        assert status == 200, record
        status, other = await again.ask("POST", "/api/tables/import", {"record": record, "seats": NEW["seats"]})
        assert status == 201, other
        _, told = await again.ask("GET", f"/api/tables/{other['table']}/record", keys=[other["seats"][0]["key"]])
        # Above the words the record says that it was brought.
        assert told.partition("\n\n")[2] == record.partition("\n\n")[2] != ""
        status, mine = await again.ask("POST", "/api/mine", {"keys": [key, other["seats"][0]["key"], "x" * 32]})
        assert [one["table"] is not None for one in mine] == [True, True, False]
        status, frames = await again.ask("GET", f"/api/tables/{table}/replay?start=0&count=3", keys=[key])
        assert (status, len(frames["frames"])) == (200, 3)
        await again.port.stop()

    run(play())


def test_two_tabs_at_one_table_hear_of_each_other_and_neither_loses_a_word():
    async def play() -> None:
        box = Box()
        tabs: list[Tab] = []
        one, two = Tab(box, tabs), Tab(box, tabs)
        await one.port.start()
        await two.port.start()
        _, opened = await one.ask("POST", "/api/tables", NEW)
        key = opened["seats"][0]["key"]
        await one.sit(key)
        await two.sit(key)
        for n in range(6):
            first, second = await one.asked(), await two.asked()
            while first["seq"] != second["seq"]:
                if first["seq"] < second["seq"]:
                    first = await one.asked()
                else:
                    second = await two.asked()
            assert first["sides"][0]["ask"] == second["sides"][0]["ask"]
            # Both answer: one is taken, the other is told that it comes too late.
            await one.answer(first, n)
            await two.answer(second, n)
        await one.port.stop()
        await two.port.stop()
        numbers = [name for name in box.kept if name.startswith("entry/")]
        assert len(numbers) >= 6

    run(play())


def test_a_browser_that_keeps_nothing_says_so_in_one_line():
    async def play() -> None:
        box = Box()
        tab = Tab(box, [])
        await tab.port.start()
        box.wrong = "QuotaExceededError"
        status, fault = await tab.ask("POST", "/api/tables", NEW)
        assert (status, fault["code"], fault["reason"]["message"]) == (507, "storage", "error-table-storage")
        box.wrong = ""
        await tab.port.stop()
        box.wrong = "SecurityError"
        with pytest.raises(Complaint):
            await Tab(box, []).port.start()

    run(play())


def test_where_storage_is_full_the_match_can_still_be_saved_as_a_file():
    async def play() -> None:
        box = Box()
        tab = Tab(box, [])
        await tab.port.start()
        _, opened = await tab.ask("POST", "/api/tables", NEW)
        table, key = opened["table"], opened["seats"][0]["key"]
        await tab.sit(key)
        await tab.answer(await tab.asked(), 1)
        state = await tab.asked()
        box.wrong = "QuotaExceededError"
        await tab.answer(state, 2)
        while (fault := await asyncio.wait_for(tab.heard.get(), PATIENCE))["type"] != "error":
            pass
        assert fault["code"] == "storage"
        # What was kept before is in the file, and the word that was refused is not.
        status, record = await tab.ask("GET", f"/api/tables/{table}/record", keys=[key])
        assert status == 200, record
        box.wrong = ""
        assert (await tab.ask("GET", f"/api/tables/{table}/record", keys=[key])) == (200, record)
        await tab.port.stop()
        # Another browser goes on from the file.
        fresh = Tab(Box(), [])
        await fresh.port.start()
        status, opened = await fresh.ask("POST", "/api/tables/import", {"record": record})
        assert status == 201, opened
        await fresh.sit(opened["seats"][0]["key"])
        assert (await fresh.asked())["sides"][0]["ask"]["options"] == state["sides"][0]["ask"]["options"]
        await fresh.port.stop()

    run(play())


def test_the_port_answers_every_request_that_a_server_answers():
    async def play() -> None:
        tab = Tab(Box(), [])
        await tab.port.start()
        for handler in HANDLERS:
            for path in handler.paths:
                for method in getattr(handler, "http_methods", ()):
                    if (method, path) in ONLY_SERVER:
                        continue
                    _, answer = await tab.ask(method, "/api" + path.replace("{language:str}", "en"))
                    # It may complain about the key, the name or the body: then it knows what was wanted.
                    wrong = answer.get("reason", {}).get("message", "") if isinstance(answer, dict) else ""
                    assert wrong != "error-table-not-found", (method, path)
        await tab.port.stop()

    run(play())


def test_the_store_of_a_browser_takes_a_number_once_and_an_invite_once():
    async def play() -> None:
        store = BrowserStore(Box())
        head = Head("{}", "p", False, True, 0.0)
        row = TableRow("t", "northgard", "{}", "1", "v", "d", 5.0)
        await store.open_table(row, [("a", Opens("t", "invite", 1))], [], head)
        await store.append("t", [Entry("word", 0, "x", 1, 6.0)], head)
        with pytest.raises(Conflict):
            await store.append("t", [Entry("word", 1, "y", 1, 7.0)], head)
        assert [entry.text for entry in await store.entries("t")] == ["x"]
        assert await store.latest() == 6.0
        assert await store.unfinished() == ["t"]
        assert await store.last_entries(["t", "u"]) == {"t": 1}
        assert await store.spend_invite("a", "b", Opens("t", "seat", 1))
        assert not await store.spend_invite("a", "c", Opens("t", "seat", 1))
        assert await store.opens(["a", "b"]) == [None, Opens("t", "seat", 1)]
        await store.keep_desk("t", 1, words=3)
        await store.keep_desk("t", 1, passes=True)
        assert await store.desk("t", 1) == LastLook(words=3, passes=True)
        assert await store.ways(["b", "z"]) == [Way(Opens("t", "seat", 1), 1, LastLook(words=3, passes=True)), None]
        await store.void_seat("t", 1)
        assert await store.desk("t", 1) == LastLook()
        assert await store.count_keys("t", "seat", 1) == 0
        await store.drop_table("t")
        with pytest.raises(Gone):
            await store.table("t")

    run(play())
