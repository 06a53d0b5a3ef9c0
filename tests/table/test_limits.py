"""Too much, too fast, too odd, or from somebody else's page."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import threading
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
import websockets

from polana.kernel.word import Word
from polana.table.complaint import Complaint
from polana.table.live import MOST_CHAT
from polana.table.outlook import Outlook
from polana.table.room import LATER, Foreseen, foresee
from polana.table.server.threshold import REFUSALS, REST
from polana.table.work import WorkFailed
from tests.table.client import Lobby, Opened, Reader, say_reason
from tests.table.conftest import PATIENCE, Process, Server, run
from tests.table.moved import House, Moved
from tests.table.serverless import Serverless
from tests.table.test_play import code_of

JSON = {"content-type": "application/json"}


def test_a_socket_that_floods_and_does_not_read_is_cut_off_and_holds_up_nobody(tmp_path):
    server = Process(tmp_path, POLANA_REQUESTS_PER_SECOND="40")

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            where = server.url.replace("http", "ws") + "/api/play"
            before = psutil.Process(server.process.pid).memory_info().rss
            flooding = websockets.connect(
                where, compression=None, ping_interval=None, max_queue=1, open_timeout=None, close_timeout=0
            )
            async with flooding as flood, table.reader(1) as bystander:
                await flood.send(json.dumps({"type": "open", "keys": [table.keys[0]]}))
                ping = json.dumps({"type": "ping", "id": 1})

                async def pour() -> None:
                    while True:
                        await flood.send(ping)
                        # What is sent at once leaves the bystander, who lives in the same loop, no time.
                        await asyncio.sleep(0)

                pouring = asyncio.create_task(pour())
                while not pouring.done():
                    await bystander.request("ping")
                    await asyncio.sleep(0.05)
                await bystander.request("ping")
                grown = psutil.Process(server.process.pid).memory_info().rss - before
                assert grown < 40_000_000
                with pytest.raises(websockets.ConnectionClosed):
                    await pouring

    run(scenario())
    server.end()


HEAD = "polana 1\ngame hoard 1 data 0\nseats ? ?\noption rounds 30\nseed 7\n"


async def the_reader(lobby: Lobby, server: Server) -> psutil.Process:
    """The process that reads records: it is started for the first of them."""
    await lobby.call("POST", "/api/tables/import", json={"record": HEAD}, want=201)
    (worker,) = server.hub.workers._reader._all
    assert worker._process is not None
    return psutil.Process(worker._process.pid)


def test_a_megabyte_of_blank_lines_keeps_nobody_waiting(serve):
    clock = Moved()
    server = serve(clock, read_seconds=7)

    async def scenario():
        async with Lobby(server.url) as lobby:
            reader = await the_reader(lobby, server)
            table = await lobby.open("me", "me")

            async def brings(record: str, want: int) -> Any:
                return await lobby.call("POST", "/api/tables/import", json={"record": record}, want=want)

            async with table.reader(0) as me:
                # While the process that reads records stands still, the house goes on and the record waits.
                reader.suspend()
                fault = await brings(HEAD + "\n" * 990_000, 400)  # counted, not read
                assert say_reason(fault)["en"]
                for record, status in ((HEAD + "\n" * 90_000, 201), ("x \n" * 90_000, 400)):
                    reader.suspend()
                    importing = asyncio.create_task(brings(record, status))
                    await clock.awaited(7, 7)
                    for _ in range(10):
                        await me.request("ping")
                    assert not importing.done()
                    reader.resume()
                    fault = await importing
                    assert status == 201 or say_reason(fault)["en"]

    run(scenario())


def test_a_record_that_takes_too_long_is_given_up(serve):
    clock = Moved()
    server = serve(clock, read_seconds=7)

    async def scenario():
        async with Lobby(server.url) as lobby:
            # A reader that stands still never comes to an end.
            (await the_reader(lobby, server)).suspend()
            reading = asyncio.create_task(lobby.call("POST", "/api/tables/import", json={"record": HEAD}, want=400))
            await clock.awaited(7, 7)
            clock.move(7)
            fault = await reading
            assert fault["reason"]["message"] == "error-table-unread-record"

    run(scenario())


# --- other people's pages -----------------------------------------------------------------------------------------


def test_requests_of_foreign_pages_and_other_content_types_are_refused(serve):
    server = serve(wrong_keys=5, url="https://polana.example")

    async def scenario():
        async with httpx.AsyncClient(base_url=server.url) as http, Lobby(server.url) as lobby:
            guess = json.dumps({"keys": ["x" * 32]})
            host = server.url.removeprefix("http://")
            for headers, status in (
                ({"content-type": "text/plain"}, 415),
                ({"content-type": "application/x-www-form-urlencoded"}, 415),
                ({**JSON, "origin": "https://evil.example"}, 403),
                ({**JSON, "origin": "null"}, 403),
                ({**JSON, "origin": "null", "host": ""}, 403),
                ({**JSON, "sec-fetch-site": "cross-site"}, 403),
                ({**JSON, "origin": f"http://{host}"}, 200),
                ({**JSON, "origin": "https://polana.example"}, 200),
                (JSON, 200),
            ):
                for _ in range(7 if status != 200 else 1):
                    answer = await http.post("/api/mine", content=guess, headers=headers)
                    assert answer.status_code == status, headers
                    if status != 200:
                        assert say_reason(answer.json())
            # What was refused has not counted as a guess.
            await lobby.open("me", "me")
            async with Reader(server.url, "y" * 32) as wrong:
                assert wrong.errors[0]["code"] == "key"
            where = server.url.replace("http", "ws") + "/api/play"
            async with websockets.connect(where, origin="https://evil.example", open_timeout=None) as socket:  # type: ignore[arg-type]
                assert json.loads(await socket.recv())["code"] == "foreign"

    run(scenario())


# --- odd input ----------------------------------------------------------------------------------------------------

DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    "body",
    [
        DEEP.encode(),
        b'{"game":"hoard","seats":' + DEEP.encode() + b"}",
        b'{"game":"hoard","options":{"rounds":' + b"9" * 5000 + b'},"seats":[{"player":"me"},{"player":"me"}]}',
        b'{"game":"hoard","options":{"rounds":1e999},"seats":[{"player":"me"},{"player":"me"}]}',
        b'{"game":"ho\xff\xfeard","seats":[]}',
        b'{"game":"\\ud800","seats":[{"player":"me"},{"player":"me"}]}',
        b'{"game":"hoard","title":"\\ud800","seats":[{"player":"me"},{"player":"me"}]}',
        b'{"game":"hoard","away":1e400,"seats":[{"player":"me"},{"player":"me"}]}',
        b"",
        b"\x00",
        b"null",
    ],
    ids=range(11),
)
def test_what_cannot_be_read_is_the_senders_mistake(plain, body):
    async def scenario():
        async with httpx.AsyncClient(base_url=plain.url, timeout=PATIENCE) as http:
            for path in ("/api/tables", "/api/join", "/api/mine", "/api/tables/import", "/api/invited"):
                answer = await http.post(path, content=body, headers=JSON)
                assert 400 <= answer.status_code < 500, (path, answer.text)
                assert say_reason(answer.json())

    run(scenario())


def test_odd_keys_and_numbers_in_addresses_are_the_senders_mistake(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await lobby.open("me", "me")
            path = f"/api/tables/{table.table}"
            key = {"authorization": f"Bearer {table.keys[0]}"}
            for odd in (
                f"{path}/replay?start={'9' * 400}",
                f"{path}/replay?start=-1",
                f"{path}/replay?count={'9' * 40}",
                f"{path}/replay?as=%ff%fe",
                f"{path}/replay?as=99999",
                f"{path}/replay?as=%C2%B3",
                f"{path}%00/replay",
                "/api/tables/%ff/replay",
                f"/api/tables/{'x' * 5000}/replay",
                "/api/games/%ff",
                "/api/games/..%2f..",
            ):
                answer = await lobby.http.get(odd, headers=key)
                assert 400 <= answer.status_code < 500, (odd[:80], answer.status_code)
            for seat in ("9" * 400, "-1", "x", "1e3"):
                answer = await lobby.http.post(f"{path}/invite?seat={seat}", headers=key)
                assert 400 <= answer.status_code < 500, seat
            answer = await lobby.http.get(f"{path}/replay", headers=[(b"authorization", b"Bearer \xff\xfe\xfd")])
            assert answer.status_code == 403
            async with table.reader(0) as me:
                for odd_message in (
                    '{"type":"say","id":1,"seat":0,"ask":' + "9" * 400 + ',"words":["bid:1"]}',
                    '{"type":"say","id":1,"seat":0,"ask":0,"words":["\\ud800"]}',
                    '{"type":"chat","id":1,"seat":0,"text":"\\ud800"}',
                    '{"type":"vote","id":1,"seat":0,"proposal":' + "9" * 300 + ',"agree":true}',
                    '{"type":"ping","id":' + "9" * 300 + "}",
                ):
                    me.errors.clear()
                    me._answers.clear()
                    await me.send(odd_message)
                    await me.until(lambda: me.errors)
                    assert me.errors[0].get("code") != "fault", odd_message[:60]
                await me.request("ping")

    run(scenario())


# --- quotas -------------------------------------------------------------------------------------------------------


def test_chat_watching_replays_and_keys_have_their_limits(serve):
    server = serve(Moved(), chat_per_minute=5, replays_per_minute=6)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=2)
            path = f"/api/tables/{table.table}"
            async with table.reader(0, 1) as we:
                codes = [await code_of(we.request("chat", seat=0, text="hi")) for _ in range(12)]
                assert codes == ["done"] * 5 + ["too-many"] * 7
                assert await code_of(we.request("chat", seat=1, text="hello")) == "done"
                while not we.over:
                    for seat in (0, 1):
                        if not we.over and (ask := we.ask(seat)) and not we.side(seat)["sealed"]:
                            await we.say(ask["options"][-1], seat=seat)
            links = [(await lobby.http.post(f"{path}/watch", headers=bearer(table.keys[0]))) for _ in range(51)]
            assert [answer.status_code for answer in links].count(201) == 49  # one came with the table
            assert say_reason(links[-1].json())
            shown = [(await lobby.http.get(f"{path}/replay", headers=bearer(table.keys[0]))) for _ in range(14)]
            assert [answer.status_code for answer in shown] == [200] * 6 + [429] * 8
            again = [(await lobby.http.post(f"{path}/rematch", headers=bearer(table.keys[0]))) for _ in range(12)]
            assert [answer.status_code for answer in again] == [201] * 10 + [429] * 2

    run(scenario())


def test_words_are_taken_back_only_so_often(serve):
    server = serve(Moved(), undos_per_minute=3)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0, 1) as we:
                codes = []
                for _ in range(5):
                    if we.side(0)["sealed"] is None:
                        await we.say("bid:1", seat=0)
                    codes.append(await code_of(we.request("undo", seat=0)))
                assert codes == ["done"] * 3 + ["too-many"] * 2

    run(scenario())


def test_rematches_are_tables_and_count_as_such(serve):
    server = serve(Moved(), tables_per_minute=2)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            for status in (201, 429):
                async with table.reader(0, 1) as we:
                    await we.request("propose", seat=0, what="draw", of=0)
                    id = we.state["table"]["proposals"][0]["id"]
                    await we.request("vote", seat=1, proposal=id, agree=True)
                    await we.until(lambda we=we: we.over)
                path = f"/api/tables/{table.table}/rematch"
                held = await lobby.http.post(path, headers=bearer(table.keys[0]))
                assert held.status_code == status
                if status == 201:
                    # To sit down at one that is open already opens none.
                    other = await lobby.call("POST", path, table.keys[1])
                    seats = [{**one, "invite": None} for one in (held.json(), other)]
                    table = Opened(server.url, {"table": other["table"], "watch": "", "seats": seats})

    run(scenario())


def test_what_one_seat_says_in_the_chat_of_a_table_comes_to_an_end():
    desk = Serverless("person", "person")
    line = "x" * 500
    for _ in range(MOST_CHAT // len(line)):
        desk.act(lambda live: live.chat(0, line))
    with pytest.raises(Complaint) as refused:
        desk.act(lambda live: live.chat(0, "y"))
    assert refused.value.reason.message == "error-table-chat-full"
    desk.act(lambda live: live.chat(1, line))
    assert desk.rebuilt().ledger.chatted == [MOST_CHAT, len(line)]


def test_names_titles_proposals_wishes_and_lists_have_their_limits(serve):
    server = serve(Moved(), names_per_minute=5, proposals_per_minute=4, lists_per_minute=8)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0, 1) as we:
                named = [await code_of(we.request("rename", seat=0, name=f"Jan {n}")) for n in range(4)]
                named += [await code_of(we.request("title", seat=0, title=f"Friday {n}")) for n in range(4)]
                assert named == ["done"] * 5 + ["too-many"] * 3
                assert await code_of(we.request("rename", seat=1, name="Ala")) == "done"
                proposed = [await code_of(we.request("propose", seat=0, what="bot", of=1)) for _ in range(6)]
                assert proposed == ["not-now"] * 4 + ["too-many"] * 2
                passed = [await code_of(we.request("passes", seat=1, on=bool(n % 2))) for n in range(6)]
                assert passed == ["done"] * 4 + ["too-many"] * 2
            path, head = f"/api/tables/{table.table}/notices", {"authorization": f"Bearer {table.keys[0]}"}
            hook = {"webhook": {"url": "https://example.org/x"}, "lang": "en"}
            told = [await lobby.http.put(path, json=hook, headers=head) for _ in range(3)]
            told += [await lobby.http.delete(path, headers=head) for _ in range(3)]
            assert [answer.status_code for answer in told] == [200] * 4 + [429] * 2
            lists = [await lobby.http.post("/api/mine", json={"keys": [table.keys[0]]}) for _ in range(10)]
            assert [answer.status_code for answer in lists] == [200] * 8 + [429] * 2

    run(scenario())


def test_a_key_that_comes_many_times_is_answered_once(plain):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await lobby.open("me", "me")
            mine = await lobby.call("POST", "/api/mine", json={"keys": ["x" * 32] + [table.keys[0]] * 199})
            assert [(one["key_at"], one["table"] is None) for one in mine] == [(0, True), (1, False)]

    run(scenario())


def test_all_connections_of_an_address_share_what_it_may_ask_for_in_a_second(serve):
    clock = Moved()
    server = serve(clock, forwarded="127.0.0.1", requests_per_address=10)

    async def scenario():
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            elsewhere = {"x-forwarded-for": "192.0.2.7"}
            answer = await http.post("/api/tables", json={"game": "hoard", "seats": [{"player": "me"}] * 2})
            table = Opened(server.url, answer.json())
            async with table.reader(0) as one, table.reader(1) as other:
                codes = [await code_of(each.request("ping")) for _ in range(10) for each in (one, other)]
                spent = 3  # the table, and two sockets
                assert codes == ["done"] * (20 - spent) + ["slow-down"] * spent
                # Files of the page are no burden, and others have their own.
                assert (await http.get("/")).status_code != 429
                refused = await http.get("/api/games")
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
                assert (await http.get("/health")).status_code == 429
                assert (await http.get("/api/games", headers=elsewhere)).status_code == 200
                clock.move(1)
                codes = [await code_of(one.request("ping")) for _ in range(12)]
                assert codes == ["done"] * 10 + ["slow-down"] * 2
                files = [(await http.get("/")).status_code for _ in range(102)]
                assert files == [200] * 100 + [429] * 2
                assert (await http.get("/", headers=elsewhere)).status_code == 200

    run(scenario())


def test_whoever_asks_again_at_once_after_many_refusals_waits_for_the_next(serve):
    """A refusal costs as much as many an answer: nobody may have them as fast as they can be made."""
    clock = Moved()
    server = serve(clock, forwarded="127.0.0.1", lists_per_minute=1)

    async def scenario():
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:

            async def ask(address: str) -> int:
                headers = {"x-forwarded-for": address}
                return (await http.post("/api/mine", json={"keys": ["x" * 32]}, headers=headers)).status_code

            found = [await ask("192.0.2.7") for _ in range(1 + 2 * REFUSALS)]
            assert found == [200] + [429] * 2 * REFUSALS
            more = asyncio.create_task(ask("192.0.2.7"))
            await clock.awaited(REST, REST)
            # Nobody else waits with him.
            assert [await ask("192.0.2.8") for _ in range(2)] == [200, 429]
            assert not more.done()
            clock.move(REST)
            assert await more == 429
            # In that second he has been given others to spend.
            assert [await ask("192.0.2.7") for _ in range(REFUSALS)] == [429] * REFUSALS

    run(scenario())


def test_seats_change_hands_only_so_often(serve):
    server = serve(Moved(), names_per_minute=3)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "friend")
            path = f"/api/tables/{table.table}/invite?seat=1"
            found = [(await lobby.http.post(path, headers=bearer(table.keys[0]))).status_code for _ in range(5)]
            assert found == [201] * 3 + [429] * 2

    run(scenario())


def test_whoever_wants_to_know_what_would_follow_waits_his_turn_and_holds_up_nobody_else(serve, monkeypatch):
    monkeypatch.setattr("polana.table.hub.MOST_OUTLOOKS", 8)
    server = serve(Moved(), forwarded="127.0.0.1")
    looked: list[int] = []
    free = threading.Event()

    def slowly(outlook: Outlook, phrase: list[Word]) -> Foreseen:
        looked.append(outlook.seat)
        assert free.wait(PATIENCE)
        return foresee(outlook, phrase)

    monkeypatch.setattr("polana.table.room.foresee", slowly)

    async def scenario():
        async with Lobby(server.url) as lobby, contextlib.AsyncExitStack() as stack:
            table = await lobby.open("me", "me", "me")
            asks = []

            async def wants(seat: int, address: str, *words: str) -> asyncio.Task[str]:
                me = table.reader(seat)
                me.headers["x-forwarded-for"] = address
                await stack.enter_async_context(me)
                ask = me.ask(seat)["id"]
                task = asyncio.create_task(code_of(me.request("ahead", seat=seat, ask=ask, words=list(words))))
                asks.append(task)
                return task

            turns = server.hub.outlooks
            await wants(0, "192.0.2.1")
            while not looked:
                await asyncio.sleep(0.002)
            # One looks, eight wait; one more is sent away.
            for at in range(8):
                await wants(at % 2, "192.0.2.1", f"bid:{at // 2}")
                while turns.waits["192.0.2.1"] <= at:
                    await asyncio.sleep(0.002)
            assert await (await wants(1, "192.0.2.1")) == "too-many"
            await wants(2, "192.0.2.2")
            while not turns.waits["192.0.2.2"]:
                await asyncio.sleep(0.002)
            free.set()
            await asyncio.gather(*asks)
            # Whoever asks once is not last.
            assert looked.index(2) < 3

    run(scenario())


def test_whoever_looks_ahead_rests_for_as_long_as_he_has_looked(serve, monkeypatch):
    clock = Moved()
    server = serve(clock)

    def slowly(outlook: Outlook, phrase: list[Word]) -> Foreseen:
        clock.move(3)
        return foresee(outlook, phrase)

    monkeypatch.setattr("polana.table.room.foresee", slowly)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me, table.reader(1) as other:
                await me.request("ahead", seat=0, ask=me.ask()["id"])
                waiting = asyncio.create_task(other.request("ahead", seat=1, ask=other.ask()["id"]))
                await clock.awaited(3, 3)
                assert not waiting.done()
                await me.say("bid:1")  # the table goes on
                clock.move(3)
                await waiting

    run(scenario())


def test_the_networks_of_one_house_share_a_quota(serve):
    server = serve(Moved(), forwarded="127.0.0.1", tables_per_minute=2)

    async def scenario():
        async with Lobby(server.url) as lobby:
            wish = {"game": "hoard", "seats": [{"player": "me"}] * 2}

            async def opens(address: str) -> int:
                answer = await lobby.http.post("/api/tables", json=wish, headers={"x-forwarded-for": address})
                return answer.status_code

            found = [await opens(f"2001:db8:1:{network:x}::1") for network in range(12)]
            assert found == [201] * 8 + [429] * 4
            assert await opens("2001:db8:1:100::1") == 201
            # Whoever asks for it is given a /48 for nothing, with 256 such networks in it.
            found = [await opens(f"2001:db8:2:{network:x}00::1") for network in range(36)]
            assert found == [201] * 32 + [429] * 4
            assert await opens("2001:db8:3::1") == 201

    run(scenario())


def test_an_example_of_a_rule_is_sent_once_and_not_to_one_address_without_end(serve):
    clock = Moved()
    server = serve(clock, lists_per_minute=6)

    async def scenario():
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            path = "/api/games/northgard/examples/NG.move.1"
            first = await http.get(path)
            assert first.json()["scenes"]
            again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert (await http.get(path, headers={"accept-encoding": "gzip"})).content == first.content
            found = [(await http.get(path)).status_code for _ in range(5)]
            assert found == [200, 200, 200, 429, 429]
            clock.move(60)
            assert (await http.get(path)).status_code == 200

    run(scenario())


def test_what_is_the_same_for_everybody_is_made_once_and_sent_once(plain, monkeypatch):
    async def scenario():
        async with httpx.AsyncClient(base_url=plain.url, timeout=PATIENCE) as http:
            kept = ("/api/games", "/api/games/hoard", "/api/lessons", "/api/coach/root", "/api/puzzles")
            for path in (*kept, "/api/messages/pl", "/api/messages/pl/hoard"):
                first = await http.get(path)
                assert first.status_code == 200
                tag = first.headers["etag"]
                again = await http.get(path, headers={"if-none-match": f'W/"x", {tag}'})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
                assert "no-cache" in first.headers["cache-control"]
                assert (await http.get(path, headers={"if-none-match": '"x"'})).content == first.content
            monkeypatch.setattr("polana.table.reception.book", None)
            monkeypatch.setattr("polana.table.lessons.course_list", None)
            monkeypatch.setattr("polana.table.lessons.coach_info", None)
            monkeypatch.setattr("polana.table.puzzles.puzzle_list", None)
            assert (await http.get("/api/puzzles")).json()
            assert (await http.get("/api/lessons")).json()
            assert (await http.get("/api/coach/root")).json()
            book = (await http.get("/api/games/hoard")).json()
            assert book["words"]
            assert (await http.get("/api/games/chess")).status_code == 404

    run(scenario())


def test_deep_json_in_requests_fills_no_log(serve, caplog):
    """A line for each of 300 a second was 4 GB a day."""
    clock = Moved()
    server = serve(clock)

    async def scenario():
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            for minutes in range(2):
                for _ in range(20):
                    answer = await http.post(
                        "/api/mine", content=b"[" * 100_000, headers={"content-type": "application/json"}
                    )
                    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
                assert [record.message for record in caplog.records].count("nonsense was sent") == 1 + minutes
                clock.move(60)

    run(scenario())


def test_deep_json_on_a_socket_is_refused_and_leaves_no_traceback(plain, caplog):
    deep = "[" * 5_000 + "]" * 5_000

    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                for text in (deep, '{"type":"say","id":1,"seat":0,"ask":0,"words":' + deep + "}"):
                    me.errors.clear()
                    await me.send(text)
                    await me.until(lambda: me.errors)
                    assert me.errors[0]["code"] == "malformed"
                await me.request("ping")
            where = plain.url.replace("http", "ws") + "/api/play"
            async with websockets.connect(where, open_timeout=None) as socket:
                await socket.send(deep)
                assert json.loads(await socket.recv())["code"] == "malformed"

    run(scenario())
    assert not [record for record in caplog.records if record.exc_info]


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def test_many_spectators_come_without_telling_everybody_of_each(serve):
    clock = Moved()
    server = serve(clock)
    house = House(server.url, clock)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as me:
                told = 0
                take = me._take

                def count(message, text):
                    nonlocal told
                    told += message["type"] == "presence"
                    take(message, text)

                me._take = count  # type: ignore[method-assign]
                watchers = [table.reader() for _ in range(200)]
                for at in range(0, 200, 20):
                    await asyncio.gather(*(one.open() for one in watchers[at : at + 20]))
                    clock.move(LATER)
                await house.until(me, lambda: me.presence["watchers"] == 200, LATER)
                assert told < 15
                for one in watchers:
                    await one.until(lambda one=one: one.presence)
                await asyncio.gather(*(one.close() for one in watchers))
                await server.until(lambda: not server.hub.rooms[table.table].local_watchers())
                await house.until(me, lambda: me.presence["watchers"] == 0, LATER)
                assert told < 20

    run(scenario())


def test_hints_for_learners_are_counted_as_hints_and_leave_room_for_others_in_between(serve, monkeypatch):
    """Each of 1,200 requests a minute might have kept a worker for four seconds."""
    clock = Moved()
    server = serve(clock, hints_per_minute=2)
    slices: list[float] = []
    think = server.hub.workers.think

    async def thinks(job, seconds, rank, customer):
        slices.append(job.seconds)
        return await think(msgspec.structs.replace(job, seconds=0.01), seconds, rank, customer)

    monkeypatch.setattr(server.hub.workers, "think", thinks)

    async def scenario():
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            path = "/api/lessons/root/rule"
            answer = await http.post(path, json={"acts": ["at 6"], "consult": 2.5})
            assert answer.json()["answer"]["seconds"] == 2.5
            assert slices == [1, 1, 0.5]
            found = [(await http.post(path, json={"acts": ["at 6"], "consult": 1})).status_code for _ in range(2)]
            assert found == [200, 429]
            # What else they do goes on.
            assert (await http.post(path, json={"acts": ["at 6"]})).status_code == 200

    run(scenario())


def test_only_so_many_hints_for_one_address_are_on_their_way(serve, monkeypatch):
    """More were asked for than workers can think of, and the last had to wait for minutes."""
    monkeypatch.setattr("polana.table.advising.MOST_HINTS", 3)
    server = serve(forwarded="127.0.0.1")
    gate = threading.Event()
    asked: list[str] = []

    async def thinks(job, seconds, rank, customer):
        asked.append(customer)
        while not gate.is_set():
            await asyncio.sleep(0.002)
        raise WorkFailed("enough")

    monkeypatch.setattr(server.hub.workers, "think", thinks)

    async def scenario():
        path = "/api/lessons/root/rule"
        async with Lobby(server.url) as lobby, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            wish = {"game": "northgard", "seats": [{"player": "me"}, {"player": "me"}]}
            table = Opened(server.url, await lobby.call("POST", "/api/tables", json=wish))
            record = await lobby.call("GET", f"/api/tables/{table.table}/record", *table.keys.values())
            table = Opened(server.url, await lobby.call("POST", "/api/tables/import", json={"record": record}))

            async def learn(address: str) -> int:
                headers = {"x-forwarded-for": address}
                return (await http.post(path, json={"acts": ["at 6"], "consult": 4}, headers=headers)).status_code

            learning = [asyncio.create_task(learn("192.0.2.1")) for _ in range(3)]
            await server.until(lambda: len(asked) == 3)
            assert await learn("192.0.2.1") == 429
            we = table.reader(0, 1)
            we.headers["x-forwarded-for"] = "192.0.2.1"
            async with we:
                seat = we.state["table"]["waiting"][0]["seat"]
                ask = we.ask(seat)["id"]
                assert await code_of(we.request("consult", seat=seat, ask=ask)) == "too-many"
                other = asyncio.create_task(learn("192.0.2.2"))
                await server.until(lambda: len(asked) == 4)
                gate.set()
                assert await asyncio.gather(*learning, other) == [409] * 4
                # Those that came to an end are not counted any longer.
                assert await code_of(we.request("consult", seat=seat, ask=ask)) == "not-now"
                await server.until(lambda: not server.hub.hints)
                # Nor are those that somebody has given up by asking anew: the last one is answered.
                gate.clear()
                for id in range(100, 105):
                    await we.send(json.dumps({"type": "consult", "id": id, "seat": seat, "ask": ask}))
                await we.request("ping")
                assert await server.there(lambda: server.hub.hints["192.0.2.1"]) == 1
                gate.set()
                await we.until(lambda: we.errors)
                assert [(error["id"], error["code"]) for error in we.errors] == [(104, "not-now")]

    try:
        run(scenario())
    finally:
        gate.set()


def test_learners_are_served_one_at_a_time_each_address_in_turn(serve, monkeypatch):
    """Six threads of the server solved puzzles for one address, and everybody waited for it."""
    monkeypatch.setattr("polana.table.hub.MOST_LEARNERS", 4)
    server = serve(forwarded="127.0.0.1")
    begun: list[str] = []
    free = threading.Event()

    def slowly(game: str, name: str, wish: Any) -> bytes:
        begun.append(name)
        assert free.wait(PATIENCE)
        return b"{}"

    monkeypatch.setattr("polana.table.puzzles.solve", slowly)

    async def scenario():
        turns = server.hub.lectern
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:

            async def solve(address: str, name: str) -> int:
                headers = {"x-forwarded-for": address}
                return (await http.post(f"/api/puzzles/root/{name}", json={}, headers=headers)).status_code

            first = asyncio.create_task(solve("192.0.2.1", "first"))
            await server.until(lambda: begun)
            many = [asyncio.create_task(solve("192.0.2.1", "many")) for _ in range(4)]
            await server.until(lambda: turns.waits["192.0.2.1"] == 4)
            assert begun == ["first"]
            assert await solve("192.0.2.1", "more") == 429
            other = asyncio.create_task(solve("192.0.2.2", "other"))
            await server.until(lambda: turns.waits["192.0.2.2"] == 1)
            free.set()
            assert await asyncio.gather(first, other, *many) == [200] * 6
            assert begun.index("other") <= 2

    try:
        run(scenario())
    finally:
        free.set()


def test_what_learners_do_has_a_share_of_its_own(serve):
    """A class takes a lesson behind one address: it would be too much for lists of tables."""
    clock = Moved()
    server = serve(clock, lists_per_minute=2, lessons_per_minute=4)

    async def scenario():
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            path, begun = "/api/lessons/root/rule", {"acts": [], "seq": 0}
            found = [(await http.post(path, json=begun)).status_code for _ in range(6)]
            assert found == [200, 200, 200, 200, 429, 429]
            clock.move(60)
            assert (await http.post(path, json=begun)).status_code == 200

    run(scenario())


def test_a_server_that_is_stopped_while_learners_wait_for_hints_leaves_no_traceback(serve, monkeypatch, caplog):
    server = serve()
    asked: list[str] = []

    async def thinks(job, seconds, rank, customer):
        asked.append(customer)
        await asyncio.Event().wait()

    monkeypatch.setattr(server.hub.workers, "think", thinks)

    async def scenario():
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            path = "/api/lessons/root/rule"
            waiting = [asyncio.create_task(http.post(path, json={"acts": ["at 6"], "consult": 4})) for _ in range(3)]
            await server.until(lambda: len(asked) == 3)
            await asyncio.to_thread(server.stop)
            for end in await asyncio.gather(*waiting, return_exceptions=True):
                assert isinstance(end, httpx.HTTPError) or (isinstance(end, httpx.Response) and end.is_server_error)

    with caplog.at_level(logging.INFO):
        run(scenario())
    assert not [record for record in caplog.records if record.exc_info]
    assert sum(record.message == "a request was cut off" for record in caplog.records) == 3
