"""Too much, too fast, too odd, or from somebody else's page."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
import websockets

from polana.table.gate import address_of
from tests.table.client import Lobby, Reader, say_reason
from tests.table.conftest import Process, run
from tests.table.test_play import code_of

JSON = {"content-type": "application/json"}


def test_a_socket_that_floods_and_does_not_read_is_cut_off_and_holds_up_nobody(tmp_path):
    server = Process(tmp_path, POLANA_REQUESTS_PER_SECOND="40")

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            where = server.url.replace("http", "ws") + "/api/play"
            before = psutil.Process(server.process.pid).memory_info().rss
            flood = await websockets.connect(where, compression=None, ping_interval=None, max_queue=1)
            await flood.send(json.dumps({"type": "open", "keys": [table.keys[0]]}))
            ping = json.dumps({"type": "ping", "id": 1})

            async def pour() -> None:
                while True:
                    await flood.send(ping)

            pouring = asyncio.create_task(pour())
            async with table.reader(1) as bystander:
                for _ in range(60):
                    await bystander.request("ping")
                    await asyncio.sleep(0.05)
            grown = psutil.Process(server.process.pid).memory_info().rss - before
            assert grown < 40_000_000
            async with asyncio.timeout(90):
                with pytest.raises(websockets.ConnectionClosed):
                    await pouring

    run(scenario())
    server.end()


def test_a_megabyte_of_blank_lines_keeps_nobody_waiting(tmp_path):
    server = Process(tmp_path)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            head = "polana 1\ngame hoard 1 data 0\nseats ? ?\noption rounds 30\nseed 7\n"
            async with table.reader(0) as me:
                for record, status, too_long in (
                    (head + "\n" * 90_000, 201, False),
                    (head + "\n" * 990_000, 400, True),  # counted, not read
                    ("x \n" * 90_000, 400, False),
                ):
                    # While the processes that read records stand still, the house goes on and the record waits.
                    readers = psutil.Process(server.process.pid).children()
                    for reader in readers:
                        reader.suspend()
                    importing = asyncio.create_task(
                        lobby.call("POST", "/api/tables/import", json={"record": record}, want=status)
                    )
                    for _ in range(10):
                        await me.request("ping")
                        await asyncio.sleep(0.02)
                    assert too_long or not importing.done()
                    for reader in readers:
                        reader.resume()
                    fault = await importing
                    assert status == 201 or say_reason(fault)["en"]

    run(scenario())
    server.end()


def test_a_record_that_takes_too_long_is_given_up(serve):
    server = serve(read_seconds=0.01)

    async def scenario():
        async with Lobby(server.url) as lobby:
            record = "polana 1\ngame hoard 1 data 0\nseats ? ?\noption rounds 30\nseed 7\n" + "#\n" * 99_000
            fault = await lobby.call("POST", "/api/tables/import", json={"record": record}, want=400)
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
            async with websockets.connect(where, origin="https://evil.example") as socket:  # type: ignore[arg-type]
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
        async with httpx.AsyncClient(base_url=plain.url, timeout=60) as http:
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
    server = serve(chat_per_minute=5, replays_per_minute=6)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", rounds=2)
            path = f"/api/tables/{table.table}"
            async with table.reader(0, 1) as we:
                codes = [await code_of(we.request("chat", seat=0, text="hi")) for _ in range(12)]
                assert codes.count("done") <= 10  # a new minute may begin in between
                assert "too-many" in codes
                assert await code_of(we.request("chat", seat=1, text="hello")) == "done"
                while not we.over:
                    for seat in (0, 1):
                        if not we.over and (ask := we.ask(seat)) and not we.side(seat)["sealed"]:
                            await we.say(ask["options"][-1], seat=seat)
            links = [(await lobby.http.post(f"{path}/watch", headers=bearer(table.keys[0]))) for _ in range(51)]
            assert [answer.status_code for answer in links].count(201) == 49  # one came with the table
            assert say_reason(links[-1].json())
            shown = [(await lobby.http.get(f"{path}/replay", headers=bearer(table.keys[0]))) for _ in range(14)]
            assert [answer.status_code for answer in shown].count(200) <= 12
            assert 429 in [answer.status_code for answer in shown]
            again = [(await lobby.http.post(f"{path}/rematch", headers=bearer(table.keys[0]))) for _ in range(12)]
            assert [answer.status_code for answer in again] == [201] * 10 + [429] * 2

    run(scenario())


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def test_all_addresses_of_one_network_of_ipv6_count_as_one():
    def counted(host: str) -> str:
        connection: Any = SimpleNamespace(client=SimpleNamespace(host=host))
        return address_of(connection)

    assert counted("2001:db8:1:2::1") == counted("2001:db8:1:2:ffff::9") != counted("2001:db8:1:3::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7"
    assert counted("192.0.2.8") != counted("192.0.2.7")


def test_many_spectators_come_without_telling_everybody_of_each(serve):
    server = serve()

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
                await me.until(lambda: me.presence["watchers"] == 200)
                assert told < 60
                assert all(one.presence for one in watchers)
                await asyncio.gather(*(one.close() for one in watchers))
                await me.until(lambda: me.presence["watchers"] == 0)
                assert told < 90

    run(scenario())
