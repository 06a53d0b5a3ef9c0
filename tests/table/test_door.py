"""What a connection may cost before anybody knows what it wants, and how many of them one address has."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import signal
import socket
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import httpx
import pytest
import websockets
from websockets.frames import Frame, Opcode

from polana.table.addresses import Crowd, address_of, shares
from polana.table.server import doorway
from polana.table.server.doorway import (
    BITE,
    BODY_SECONDS,
    FRAMES_PER_SECOND,
    HEAD_SECONDS,
    HELD_SECONDS,
    MOST_FRAMES,
    MOST_HEAD,
    MOST_PIPELINED,
    MOST_UNREAD,
    STUCK_SECONDS,
    Visitor,
)
from tests.table.client import Lobby, say_reason
from tests.table.conftest import ROOT, Process, Server, run
from tests.table.moved import Moved

GET = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/mine HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"


async def connect(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = server.socket.getsockname()
    return await asyncio.open_connection(host, port, limit=10_000_000)


async def status_of(reader: asyncio.StreamReader) -> int:
    """The status of the answer, when the connection has ended; 0: it ended without one."""
    try:
        answer = await reader.read()
    except ConnectionError:
        return 0
    return int(answer.split(b" ", 2)[1]) if answer else 0


async def pour(writer: asyncio.StreamWriter, what: bytes, most: int) -> None:
    """Send this again and again, until nobody takes it any more."""
    try:
        for _ in range(most // len(what)):
            writer.write(what)
            await writer.drain()
    except ConnectionError:
        pass


def visitors(server: Server) -> list[Visitor]:
    return [one for one in server.server.server_state.connections if isinstance(one, Visitor)]


def sockets(server: Server) -> list[doorway.Socket]:
    return [one for one in server.server.server_state.connections if isinstance(one, doorway.Socket)]


async def until(server: Server, condition: Callable[[list[Visitor]], bool]) -> None:
    await server.until(lambda: condition(visitors(server)))


def arrived(length: int, all: list[Visitor]) -> bool:
    return any(one._body >= length for one in all)


@pytest.mark.parametrize(
    ("begin", "more", "status"),
    [
        (GET + b"x: ", b"a" * 1000, 431),
        (GET, b"x: 1\r\n", 431),
        (b"GET /", b"a" * 1000, 414),
        (POST + b"transfer-encoding: chunked\r\n\r\n1;", b"a" * 1000, 431),
        (POST + b"transfer-encoding: chunked\r\n\r\n0\r\nx: ", b"a" * 1000, 431),
    ],
    ids=["a header", "headers", "an address", "an extension of a piece", "a trailer"],
)
def test_a_head_that_never_ends_is_cut_off_and_answered(serve, begin, more, status):
    server = serve()

    async def scenario():
        reader, writer = await connect(server)
        writer.write(begin)
        answer = asyncio.create_task(status_of(reader))
        await pour(writer, more, 100 * MOST_HEAD)
        # What is sent into a connection that has ended may destroy the answer on its way.
        assert await answer in (status, 0)
        writer.close()

    run(scenario())
    refused = server.hub.metrics.counted("turned_away", str(status))
    assert refused == 1


def test_a_head_just_over_the_limit_is_told_so(serve):
    server = serve()

    async def scenario():
        for length, status in ((MOST_HEAD // 2, 200), (MOST_HEAD + BITE, 431)):
            reader, writer = await connect(server)
            writer.write(GET + b"connection: close\r\nx: " + b"a" * length + b"\r\n\r\n")
            assert await status_of(reader) == status
            writer.close()

    run(scenario())


def test_what_is_no_http_is_counted_and_fills_no_log(serve, caplog):
    server = serve()

    async def scenario():
        for _ in range(3):
            reader, writer = await connect(server)
            writer.write(b"what is this\r\n\r\n")
            assert await status_of(reader) == 400
            writer.close()
        reader, writer = await connect(server)
        writer.write(GET + b"connection: upgrade, close\r\nupgrade: h2c\r\n\r\n")
        assert await status_of(reader) == 200
        writer.close()

    run(scenario())
    assert server.hub.metrics.counted("turned_away", "400") == 3
    assert [record.getMessage() for record in caplog.records if record.name.startswith("uvicorn")] == []


def test_whoever_hangs_up_before_his_answers_fills_no_log(tmp_path):
    # A process, since a loop of another kind says nothing of what cannot be sent.
    server = Process(tmp_path)
    host, _, port = server.url.removeprefix("http://").partition(":")
    asked = POST + b'content-length: 11\r\n\r\n{"keys":[]}'
    for count in (1, 2, MOST_PIPELINED) * 10:
        with socket.create_connection((host, int(port))) as hasty:
            # Not a farewell, but a reset.
            hasty.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            hasty.sendall(asked * count)
    assert server.end(signal.SIGTERM) == 0
    told = [json.loads(line) for line in (tmp_path / "server.log").read_text().splitlines()]
    assert [line["text"] for line in told if line["level"] != "info"] == []


def test_half_a_head_a_silent_connection_and_a_slow_body_end_in_time(serve):
    clock = Moved()
    server = serve(clock)

    async def scenario():
        slow, silent, body = [await connect(server) for _ in range(3)]
        slow[1].write(GET)
        body[1].write(POST + b"content-length: 100000\r\n\r\n[")
        await until(server, lambda all: sorted(one._message for one in all) == [False, True, True])
        await until(server, lambda all: any(one._head_done for one in all))
        clock.move(HEAD_SECONDS - 1)
        # Another byte buys no time.
        before = await server.there(lambda: sum(one._beside for one in visitors(server)))
        slow[1].write(b"x")
        await until(server, lambda all: sum(one._beside for one in all) > before)
        clock.move(1)
        assert await status_of(slow[0]) == 408
        assert await status_of(silent[0]) == 0
        assert await status_of(body[0]) == 408
        for _, writer in (slow, silent, body):
            writer.close()

    run(scenario())
    assert server.hub.metrics.counted("turned_away", "408") == 3


def test_a_body_that_comes_along_may_take_its_time(serve):
    clock = Moved()
    server = serve(clock)

    async def scenario():
        reader, writer = await connect(server)
        body = b'{"keys": ["' + b"x" * 32 + b'"]}' + b" " * 100_000
        writer.write(POST + b"connection: close\r\ncontent-length: " + str(len(body)).encode() + b"\r\n\r\n")
        for at in range(0, len(body), 20_000):
            writer.write(body[at : at + 20_000])
            if at + 20_000 < len(body):
                await until(server, partial(arrived, at + 20_000))
                clock.move(BODY_SECONDS)
        assert await status_of(reader) == 200
        writer.close()

    run(scenario())


def test_whoever_does_not_take_his_answer_is_cut_off(serve):
    clock = Moved()
    server = serve(clock)

    async def scenario():
        _, writer = await connect(server)
        transport: Any = writer.transport
        transport.pause_reading()
        state = server.server.server_state
        asked = 0
        while not clock.waits(STUCK_SECONDS, STUCK_SECONDS):
            if state.total_requests == asked:
                writer.write(b"GET /api/games/root HTTP/1.1\r\nhost: localhost\r\n\r\n")
                asked += 1
            await asyncio.sleep(0.002)
        clock.move(STUCK_SECONDS)
        while state.connections:
            await asyncio.sleep(0.002)
        writer.close()

    run(scenario())


@asynccontextmanager
async def socket_to(server: Server, key: str) -> AsyncIterator[websockets.ClientConnection]:
    where = server.url.replace("http", "ws") + "/api/play"
    async with websockets.connect(where, ping_interval=None, open_timeout=None, close_timeout=0) as socket:
        await socket.send(json.dumps({"type": "open", "keys": [key]}))
        yield socket


async def close_code(socket: websockets.ClientConnection) -> int | None:
    """Why a socket was closed; 1006: what was sent into it has destroyed the reason on its way."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code


async def let_go(server: Server, clock: Moved) -> None:
    """Whoever is cut off for what he sends hears of it after a while."""
    await server.until(lambda: server.hub.metrics.counted("turned_away", "429"))
    clock.move(HELD_SECONDS[1])


def test_pings_which_the_protocol_answers_by_itself_close_a_socket_if_there_is_no_end_of_them(serve):
    clock = Moved()
    server = serve(clock)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with socket_to(server, table.keys[0]) as socket:
                for _ in range(3):
                    for answered in [await socket.ping() for _ in range(MOST_FRAMES)]:
                        await answered
                    clock.move(MOST_FRAMES / FRAMES_PER_SECOND)
                for _ in range(MOST_FRAMES + 1):
                    await socket.ping()
                await let_go(server, clock)
                assert await close_code(socket) in (1008, 1006)

    run(scenario())
    assert server.hub.metrics.counted("turned_away", "429") == 1


@pytest.mark.parametrize("piece", ["", "x"])
def test_a_message_in_pieces_without_end_closes_a_socket(serve, piece):
    clock = Moved()
    server = serve(clock)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with socket_to(server, table.keys[0]) as socket:
                # A few pieces are a message like any other.
                await socket.send(iter(['{"type":"ping",', '"id"', ":1}"]))
                while json.loads(await socket.recv())["type"] != "pong":
                    pass
                with contextlib.suppress(websockets.ConnectionClosed):
                    await socket.send(piece for _ in range(2 * MOST_FRAMES))
                await let_go(server, clock)
                assert await close_code(socket) in (1008, 1006)

    run(scenario())
    assert server.hub.metrics.counted("turned_away", "429") == 1


def test_whoever_sends_messages_faster_than_they_are_looked_at_is_heard_no_more_and_cut_off_later(serve):
    """He was cut off at once, and so was back at once."""
    clock = Moved()
    server = serve(clock)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with table.reader(0) as reader:
                (found,) = await server.there(lambda: sockets(server))
                text = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
                await server.there(lambda: found.data_received(text * (2 * MOST_UNREAD)))
                # The table has none of it: he has gone, for all others.
                await server.until(lambda: not server.hub.rooms[table.table].readers)
                assert reader.errors == []
                assert await server.there(lambda: (found.queue.empty(), found.transport.is_reading())) == (True, False)
                assert not await server.there(found.transport.is_closing)
                clock.move(HELD_SECONDS[0] - 1)
                assert not await server.there(found.transport.is_closing)
                await let_go(server, clock)
                await reader.until(reader._task_done)
                assert reader._socket.close_code == 1008

    run(scenario())


@pytest.mark.parametrize(
    "more",
    [b"content-length: 5\r\n", b"transfer-encoding: chunked\r\n", b"x: " + b"a" * 9000 + b"\r\n", b"x: y\r\n" * 140],
    ids=["body", "pieces", "long line", "many lines"],
)
def test_a_handshake_that_cannot_be_one_is_answered(serve, more):
    """It was left lying, for ever: no limit of time was about it."""
    server = serve()

    async def scenario():
        reader, writer = await connect(server)
        writer.write(
            b"GET /api/play HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n" + more + b"\r\n"
        )
        assert await status_of(reader) == 400
        writer.close()

    run(scenario())
    assert server.hub.metrics.counted("turned_away", "400") == 1


def test_a_socket_that_does_not_take_what_it_is_sent_is_cut_off(serve):
    clock = Moved()
    server = serve(clock, names_per_minute=100_000, requests_per_second=100_000)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me", "me", "me", game="root")
            mine = socket.create_connection(server.socket.getsockname())
            mine.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            reader, writer = await asyncio.open_connection(sock=mine)
            writer.write(
                b"GET /api/play HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
            )
            await reader.readuntil(b"\r\n\r\n")
            transport: Any = writer.transport
            transport.pause_reading()
            opening = json.dumps({"type": "open", "keys": [table.watch]}).encode()
            writer.write(Frame(Opcode.TEXT, opening).serialize(mask=True))
            async with table.reader(0) as me:
                await server.until(lambda: server.hub.rooms[table.table].local_watchers())
                # The system takes only so much for him.
                for one in await server.there(lambda: sockets(server)):
                    one.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
                while not clock.waits(STUCK_SECONDS, STUCK_SECONDS):
                    await me.request("rename", seat=0, name="Jan")
                clock.move(STUCK_SECONDS)
                await server.until(lambda: not server.hub.rooms[table.table].local_watchers())
                await me.request("ping")
            writer.close()

    run(scenario())


def test_nonsense_on_a_socket_fills_no_log(serve, caplog):
    server = serve()

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            async with socket_to(server, table.keys[0]) as socket:
                await socket.send(b"\xff\xfe", text=True)
                assert await close_code(socket) == 1007

    run(scenario())
    assert [record.getMessage() for record in caplog.records if record.name.startswith("uvicorn")] == []


def test_requests_that_are_piled_up_behind_one_another_end_the_connection(serve):
    server = serve()

    async def scenario():
        reader, writer = await connect(server)
        writer.write((GET + b"\r\n") * 100)
        await status_of(reader)
        writer.close()

    run(scenario())
    assert server.hub.metrics.counted("turned_away", "429") == 1


def test_an_address_has_only_so_many_connections_and_others_still_come_in(serve):
    # The proxy's word counts for who comes through it; who comes directly is counted at the door.
    server = serve(forwarded="", connections_per_address=5)

    async def scenario():
        open_ones = [await connect(server) for _ in range(5)]
        for reader, writer in open_ones:
            writer.write(GET + b"\r\n")
            assert (await reader.readline()).split()[1] == b"200"
        reader, writer = await connect(server)
        writer.write(GET + b"\r\n")
        assert await status_of(reader) == 429
        writer.close()
        open_ones.pop()[1].close()
        while True:
            reader, writer = await connect(server)
            writer.write(GET + b"connection: close\r\n\r\n")
            status = await status_of(reader)
            writer.close()
            if status == 200:
                break
        for _, writer in open_ones:
            writer.close()

    run(scenario())


def test_a_server_that_is_full_says_so(serve, monkeypatch):
    server = serve(connections=3)

    async def scenario():
        open_ones = [await connect(server) for _ in range(3)]
        for reader, writer in open_ones:
            writer.write(GET + b"\r\n")
            assert (await reader.readline()).split()[1] == b"200"
        reader, writer = await connect(server)
        writer.write(GET + b"\r\n")
        assert await status_of(reader) == 503
        for _, one in open_ones:
            one.close()
        writer.close()

    run(scenario())


def test_through_a_proxy_each_address_is_counted_by_itself(serve):
    server = serve(forwarded="127.0.0.1", connections_per_address=3)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            where = server.url.replace("http", "ws") + "/api/play"

            def come(address: str) -> Any:
                return websockets.connect(
                    where, additional_headers={"x-forwarded-for": address}, open_timeout=None, ping_interval=None
                )

            held = [await come("192.0.2.1") for _ in range(3)]
            for one in held:
                await one.send(json.dumps({"type": "open", "keys": [table.watch]}))
                assert json.loads(await one.recv())["type"] in ("state", "presence")
            with pytest.raises(websockets.InvalidStatus) as refused:
                await come("192.0.2.1")
            assert refused.value.response.status_code == 429
            assert say_reason(json.loads(refused.value.response.body or b""))["pl"]
            answer = await lobby.http.get("/api/games", headers={"x-forwarded-for": "192.0.2.1"})
            assert answer.status_code == 429
            assert answer.headers["retry-after"]
            other = await come("192.0.2.2")
            for one in (*held, other):
                await one.close()
            while (await lobby.http.get("/api/games", headers={"x-forwarded-for": "192.0.2.1"})).status_code != 200:
                await asyncio.sleep(0.01)

    run(scenario())


def test_a_seat_has_only_so_many_connections(serve):
    server = serve(connections_per_seat=3)

    async def scenario():
        async with Lobby(server.url) as lobby:
            table = await lobby.open("me", "me")
            readers = [table.reader(0) for _ in range(3)]
            for one in readers:
                await one.open()
            async with table.reader(0) as fourth:
                assert fourth.errors[0]["code"] == "too-many"
            async with table.reader(1) as other:
                assert not other.errors
            for _ in range(5):
                async with table.reader() as watcher:
                    assert not watcher.errors
            for one in readers:
                await one.close()

    run(scenario())


# --- names --------------------------------------------------------------------------------------------------------


def test_whoever_calls_the_server_by_a_name_that_is_not_its_own_gets_nothing(serve):
    server = serve(url="https://polana.example", hosts=("games.example",))

    async def scenario():
        async with httpx.AsyncClient(base_url=server.url) as http:
            for host, status in (
                ("evil.example", 421),
                ("evil.example:8076", 421),
                ("polana.example.evil.example", 421),
                ("127.0.0.1.evil.example", 421),
                ("[::1].evil.example", 421),
                ("polana.example", 200),
                ("Polana.Example.:443", 200),
                ("games.example", 200),
                ("localhost:8076", 200),
                ("127.0.0.1", 200),
                ("192.168.1.20:8076", 200),
                ("[::1]:8076", 200),
            ):
                answer = await http.get("/api/games", headers={"host": host})
                assert answer.status_code == status, host
                if status != 200:
                    assert say_reason(answer.json())["pl"]
            # Whoever watches over the server may call it as he likes.
            assert (await http.get("/health", headers={"host": "polana-1:8076"})).status_code == 200
            where = server.url.replace("http", "ws") + "/api/play"
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(where, additional_headers={"host": "evil.example"}, open_timeout=None)
            assert refused.value.response.status_code == 421

    run(scenario())


# --- addresses ----------------------------------------------------------------------------------------------------


def test_all_addresses_of_one_network_of_ipv6_count_as_one():
    assert address_of("2001:db8:1:2::1") == address_of("2001:db8:1:2:ffff::9") != address_of("2001:db8:1:3::1")
    assert address_of("::ffff:192.0.2.7") == address_of("192.0.2.7") == "192.0.2.7"
    assert address_of("192.0.2.8") != address_of("192.0.2.7")


def test_the_networks_of_one_house_are_counted_together_as_well():
    crowd = Crowd(10)
    networks = [address_of(f"2001:db8:1:{number:x}::1") for number in range(200)]
    assert len({tuple(shares(one)[1:]) for one in networks}) == 1
    assert sum(crowd.enter(one) for one in networks for _ in range(2)) == 10 * 4
    assert crowd.enter(address_of("2001:db8:1:100::1"))
    assert [crowd.enter("192.0.2.7") for _ in range(11)] == [True] * 10 + [False]
    for one in networks[: 5 * 4]:
        crowd.leave(one)
        crowd.leave(one)
    assert crowd.enter(networks[0])


def test_so_are_the_houses_of_one_tunnel():
    crowd = Crowd(10)
    networks = [address_of(f"2001:db8:1:{number << 8:x}::1") for number in range(256)]
    assert sum(crowd.enter(one) for one in networks) == 10 * 16
    assert crowd.enter(address_of("2001:db8:2::1"))
    crowd.leave(networks[0])
    assert crowd.enter(networks[-1])


def test_more_files_are_opened_where_the_system_allows_it(monkeypatch):
    import resource

    limits = [(1024, 4096), (1024, resource.RLIM_INFINITY), (100_000, 100_000)]
    given = []
    monkeypatch.setattr(resource, "setrlimit", lambda what, pair: given.append(pair))
    for pair in limits:
        monkeypatch.setattr(resource, "getrlimit", lambda what, pair=pair: pair)
        doorway.open_more_files()
    assert given == [(4096, 4096), (65_536, resource.RLIM_INFINITY)]
    assert doorway.files_left() == 100_000 - doorway.OWN_FILES


# --- what comes with it -------------------------------------------------------------------------------------------


def test_the_compose_file_names_its_proxy_and_servers_may_open_many_files():
    compose = (ROOT / "deploy" / "compose.yaml").read_text()
    trusted = re.findall(r"FORWARDED_ALLOW_IPS: ([\d.]+)", compose)
    assert trusted == re.findall(r"ipv4_address: ([\d.]+)", compose)
    assert len(trusted) == 1
    assert "nofile: 65536" in compose
    assert "LimitNOFILE=65536" in (ROOT / "deploy" / "polana.service").read_text()
