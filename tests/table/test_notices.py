"""Telling people elsewhere that it is their turn."""

from __future__ import annotations

import asyncio
import base64
import socket
from typing import Any

import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from polana.table.complaint import Complaint
from polana.table.server.metrics import Metrics
from polana.table.server.notices import MESSENGERS, MOST_WAITING, Letters, is_public
from polana.table.server.outside import SECONDS, Forbidden, Outside
from polana.table.settings import Settings
from polana.table.work import WorkCrowded
from tests.table.client import Lobby, Opened
from tests.table.conftest import PATIENCE, run
from tests.table.moved import Moved


class Letterbox:
    """A web server that keeps what is posted to it."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        self.letters: list[tuple[str, dict[str, str], bytes]] = []
        self.address = address
        self.redirect = ""

    async def __aenter__(self) -> Letterbox:
        app = web.Application()
        app.router.add_post("/{name}", self._take)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.address, 0)
        await site.start()
        self.url = f"http://{self.address}:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    async def _take(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        self.letters.append((name, dict(request.headers), await request.read()))
        if name == "cookies":
            answer = web.Response()
            for number in range(40):
                answer.set_cookie(f"c{len(self.letters)}-{number}", "x" * 50)
            return answer
        if name == "redirect":
            return web.Response(status=307, headers={"location": self.redirect})
        return web.Response(status=410 if name == "ended" else 201, body=b"x" * (10_000_000 if name == "long" else 0))

    async def wait_for(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) < count:
                await asyncio.sleep(0.02)


def subscription(url: str) -> dict[str, object]:
    """What a browser would give."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return {"endpoint": url, "keys": {"p256dh": text(point), "auth": text(b"0123456789abcdef")}}


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_one_notice_a_question_and_none_while_the_page_is_open(serve):
    clock = Moved()
    server = serve(clock, private_webhooks=True, url="https://polana.example")

    async def pass_time() -> None:
        """Long enough for a notice, and whoever is to be told is told."""
        clock.move(2 * server.settings.notice_after)
        while any(task.get_name() == "notice" for task in list(server.hub._tasks)):
            await asyncio.sleep(0.005)

    async def scenario():
        async with Lobby(server.url) as lobby, Letterbox() as box:
            table = await lobby.open("me", "me")
            path = f"/api/tables/{table.table}/notices"
            hook = {"webhook": {"url": f"{box.url}/plain"}, "lang": "pl"}
            assert (await lobby.call("PUT", path, table.keys[1], json=hook))["webhook"] is True
            async with table.reader(0) as me:
                await me.request("rename", seat=1 - 1, name="Ala")
                await me.say("bid:3")
                assert box.letters == []
                await pass_time()
                assert len(box.letters) == 1
                # Nothing more about the same question, whatever else happens at the table.
                await me.say("bid:2")
                await me.request("chat", seat=0, text="hurry up")
                await pass_time()
                assert len(box.letters) == 1
                _, _, body = box.letters[0]
                assert b'"event": "turn"' in body
                assert f"https://polana.example/t/{table.table}".encode() in body
                assert "Twoja kolej" in body.decode("unicode-escape")
                async with table.reader(1) as other:
                    await other.say("bid:0")
                    await me.say("roll")
                    await other.my_turn()
                    await pass_time()
                    assert len(box.letters) == 1  # the page is open
                await clock.awaited(server.settings.notice_after, server.settings.notice_after)
                await pass_time()
                assert len(box.letters) == 2
            assert table.keys[1] not in str(box.letters)
            await lobby.call("DELETE", path, table.keys[1])
            assert (await lobby.call("GET", path, table.keys[1])) == {"webhook": False, "form": "", "push": 0}

    run(scenario())


def test_discord_and_web_push_have_their_forms(serve):
    clock = Moved()
    server = serve(clock, private_webhooks=True, url="https://polana.example")

    async def scenario():
        async with Lobby(server.url) as lobby, Letterbox() as box:
            key = (await lobby.call("GET", "/api/push"))["key"]
            assert len(base64.urlsafe_b64decode(key + "=")) == 65
            wish = {"game": "hoard", "seats": [{"player": "me"}] * 2, "title": "@everyone *look*"}
            table = Opened(server.url, await lobby.call("POST", "/api/tables", json=wish))
            path = f"/api/tables/{table.table}/notices"
            hook = {"webhook": {"url": f"{box.url}/discord", "form": "discord"}}
            await lobby.call("PUT", path, table.keys[1], json=hook)
            for name in ("push", "ended"):
                await lobby.call("PUT", path, table.keys[1], json={"push": subscription(f"{box.url}/{name}")})
            clock.move(2 * server.settings.notice_after)
            await box.wait_for(3)
            letters = {name: (headers, body) for name, headers, body in box.letters}
            _, body = letters["discord"]
            assert b'"allowed_mentions": {"parse": []}' in body
            assert b"\\\\*look" in body
            headers, body = letters["push"]
            assert headers["Content-Encoding"] == "aes128gcm"
            assert f"k={key}" in headers["Authorization"]
            assert b"turn" not in body  # encrypted for the browser
            # A browser that has ended its subscription is forgotten.
            async with asyncio.timeout(PATIENCE):
                while (await lobby.call("GET", path, table.keys[1]))["push"] != 1:
                    await asyncio.sleep(0.02)

    run(scenario())


def test_a_server_that_never_answers_holds_up_the_letters_to_itself_only(tmp_path):
    async def scenario():
        letters = Letters(Settings(data=tmp_path), None, Metrics())  # type: ignore[arg-type]
        arrived: list[str] = []
        answers = asyncio.Semaphore(0)

        async def letter(url: str) -> None:
            async with letters._turn(url):
                arrived.append(url)
                await answers.acquire()

        async def settled() -> None:
            for _ in range(10):
                await asyncio.sleep(0)

        slow, good = "https://slow.example/hook", "https://good.example/hook"
        sent = [asyncio.create_task(letter(slow)) for _ in range(MESSENGERS + MOST_WAITING)]
        await settled()
        assert arrived == [slow] * MESSENGERS
        with pytest.raises(WorkCrowded):
            await letter(slow)
        sent.append(asyncio.create_task(letter(good)))
        await settled()
        # One more of the slow ones had its turn already; nobody else has two before him.
        for _ in range(2):
            answers.release()
        await settled()
        assert arrived[MESSENGERS:] == [slow, good]
        for _ in sent:
            answers.release()
        await asyncio.gather(*sent)
        assert arrived.count(slow) == MESSENGERS + MOST_WAITING

    run(scenario())


def test_a_letter_that_nobody_answers_is_given_up_after_a_while():
    clock = Moved()

    async def scenario():
        gone = asyncio.Event()

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()
            gone.set()

        silent = await asyncio.start_server(listen, "127.0.0.1", 0)
        outside = Outside(None, clock=clock)
        port = silent.sockets[0].getsockname()[1]
        letter = asyncio.create_task(outside.post(f"http://127.0.0.1:{port}/hook", json={}))
        await clock.awaited(SECONDS - 1, SECONDS + 1)
        clock.move(2 * SECONDS)
        with pytest.raises(TimeoutError):
            await letter
        await outside.close()
        await gone.wait()
        silent.close()
        await silent.wait_closed()

    run(scenario())


def test_keys_for_web_push_are_made_once(serve):
    first = serve()
    key = first.hub.post.public_key
    first.stop()
    assert serve().hub.post.public_key == key


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/x",
        "http://127.0.0.1:8076/api",
        "http://localhost/x",
        "http://[::1]/x",
        "http://169.254.169.254/latest/meta-data",
        "https://10.0.0.1/",
        "https://user@example.org/",
        "nonsense",
        "http://127。0。0。1/x",
        "http://１２７．０．０．１/x",
        "http://127｡0｡0｡1/x",
        "http://2130706433/x",
        "http://0x7f.1/x",
        "http://0177.0.0.1/x",
        "http://[::ffff:127.0.0.1]/x",
        "http://[::ffff:a00:1]/x",
        "http://[64:ff9b::7f00:1]/x",
        "http://[2002:7f00:1::]/x",
        "http://localhost./x",
        "http://db.internal/x",
        "http://exa mple.org/x",
    ],
)
def test_notices_do_not_reach_into_the_own_network(url):
    nothing: Any = None
    post = Letters(Settings(), nothing, nothing)
    with pytest.raises(Complaint):
        post.check(url, https=False)
    post.check("https://discord.com/api/webhooks/1/x", https=True)


def test_public_addresses():
    assert is_public("93.184.216.34")
    assert not any(map(is_public, ("::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1", "ff02::1")))
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")
    old = ("fec0::1", "192.88.99.1", "2002:c058:6301::", "3fff::1", "64:ff9b:1::a00:1", "100::1", "5f00::1")
    assert not any(map(is_public, old))
    # What Python calls the world's in one version and not in another: addresses of protocols, none of them a host's.
    assert not any(map(is_public, ("192.0.0.1", "192.0.0.8", "192.0.0.9", "192.0.0.171")))
    isatap = ("2606:2800:220:1::5efe:a00:1", "2606:2800:220:1:200:5efe:a00:1", "fe80::5efe:5db8:d822")
    assert not any(map(is_public, isatap[:2]))
    assert is_public("2606:2800:220:1::5efe:5db8:d822")
    assert not any(map(is_public, ("127.0.0.1", "10.1.2.3", "::1", "fe80::1%eth0", "0.0.0.0", "example.org")))


def test_a_name_that_leads_into_the_own_network_is_refused():
    async def scenario():
        async with Letterbox() as box:
            port = box.url.rpartition(":")[2]
            outside = Outside(resolver=Names({"inside.example": "127.0.0.1", "v6.example": "::1"}))
            literals = ("127.0.0.1", "127。0。0。1", "１２７.0.0.1", "[::1]")
            for host in ("inside.example", "v6.example", *literals):
                with pytest.raises(Forbidden, match="not a public address"):
                    await outside.post(f"http://{host}:{port}/hook", json={})
            await outside.close()
            assert box.letters == []

    run(scenario())


class Names(AbstractResolver):
    """A resolver that knows these names and asks nobody."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    async def resolve(self, host, port=0, family=socket.AF_INET):
        address = self.names[host]
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        return [ResolveResult(hostname=host, host=address, port=port, family=family, proto=0, flags=0)]

    async def close(self) -> None:
        pass


def test_the_address_that_is_connected_to_is_judged_and_no_redirect_is_followed():
    """127.0.0.2 plays the internet here, 127.0.0.1 the own network."""

    async def scenario():
        async with Letterbox() as own, Letterbox("127.0.0.2") as far:
            far.redirect = f"{own.url}/taken"
            names = Names({"far.example": "127.0.0.2", "near.example": "127.0.0.1"})
            outside = Outside(lambda address: address == "127.0.0.2", names)
            port = far.url.rpartition(":")[2]
            answer = await outside.post(f"http://far.example:{port}/hook", json={"a": 1})
            assert answer.status == 201
            assert (await outside.post(f"http://far.example:{port}/redirect", json={})).status == 307
            with pytest.raises(Forbidden, match="not a public address"):
                await outside.post(f"http://near.example:{own.url.rpartition(':')[2]}/hook", json={})
            # A name that leads elsewhere the second time does not get through either.
            names.names["far.example"] = "127.0.0.1"
            with pytest.raises(Forbidden, match="not a public address"):
                await outside.post(f"http://far.example:{own.url.rpartition(':')[2]}/hook", json={})
            # However long its answer is, little of it is read.
            names.names["far.example"] = "127.0.0.2"
            answer = await outside.post(f"http://far.example:{port}/long", json={})
            assert len(await answer.text()) <= 4096
            await outside.close()
            assert [name for name, _, _ in far.letters] == ["hook", "redirect", "long"]
            assert own.letters == []

    run(scenario())


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "", "auth": ""},
        {"p256dh": "é" * 87, "auth": text(b"0123456789abcdef")},
        {"p256dh": text(b"\2" + bytes(64)), "auth": text(b"0123456789abcdef")},
        {"p256dh": text(b"\4" + bytes(63)), "auth": text(b"0123456789abcdef")},
        {"p256dh": text(b"\4" + bytes(64)), "auth": text(b"0123456789")},
    ],
)
def test_a_subscription_that_nothing_can_be_sealed_for_is_not_taken(plain, keys):
    async def scenario():
        async with Lobby(plain.url) as lobby:
            table = await lobby.open("me", "me")
            path, push = f"/api/tables/{table.table}/notices", {"endpoint": "https://example.com/push", "keys": keys}
            await lobby.call("PUT", path, table.keys[0], json={"push": push}, want=400)
            assert (await lobby.call("GET", path, table.keys[0]))["push"] == 0

    run(scenario())


def test_web_push_follows_no_redirect(serve):
    clock = Moved()
    server = serve(clock, private_webhooks=True)

    async def scenario():
        async with Lobby(server.url) as lobby, Letterbox() as own, Letterbox() as far:
            far.redirect = f"{own.url}/taken"
            table = await lobby.open("me", "me")
            path = f"/api/tables/{table.table}/notices"
            await lobby.call("PUT", path, table.keys[1], json={"push": subscription(f"{far.url}/redirect")})
            async with table.reader(0) as me:
                await me.say("bid:1")
                clock.move(2 * server.settings.notice_after)
                await far.wait_for(1)
                while any(task.get_name() == "notice" for task in list(server.hub._tasks)):
                    await asyncio.sleep(0.005)
            assert own.letters == []

    run(scenario())


def test_letters_go_to_ports_of_web_servers_only():
    nothing: Any = None
    post = Letters(Settings(), nothing, nothing)
    for port in (22, 25, 53, 2375, 3306, 5432, 6379, 6667, 9200, 11211, 0):
        with pytest.raises(Complaint):
            post.check(f"https://example.org:{port}/hook", https=True)
    for port in (80, 443, 8443, 8065):
        post.check(f"https://example.org:{port}/hook", https=True)

    async def scenario():
        outside = Outside(lambda address: True)
        try:
            with pytest.raises(Forbidden, match="port"):
                await outside.post("http://127.0.0.1:6379/")
        finally:
            await outside.close()

    run(scenario())


def test_whoever_gets_letters_gives_us_nothing_to_keep():
    """Cookies were kept for every server that set some, as many as it liked."""

    async def scenario():
        async with Letterbox("127.0.0.2") as box:
            outside = Outside(lambda address: True, Names({"box.example": "127.0.0.2"}))
            url = box.url.replace("127.0.0.2", "box.example")
            for _ in range(3):
                assert (await outside.post(f"{url}/cookies", json={})).status == 200
            assert [head.get("Cookie") for _, head, _ in box.letters] == [None] * 3
            await outside.close()

    run(scenario())
