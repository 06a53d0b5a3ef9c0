"""Telling people elsewhere that it is their turn."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import pytest
from aiohttp import web
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from polana.table.complaint import Complaint
from polana.table.notices import Post, is_public
from polana.table.outside import PublicOnly
from polana.table.settings import Settings
from tests.table.client import Lobby, Opened
from tests.table.conftest import run


class Letterbox:
    """A web server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, dict[str, str], bytes]] = []

    async def __aenter__(self) -> Letterbox:
        app = web.Application()
        app.router.add_post("/{name}", self._take)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    async def _take(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        self.letters.append((name, dict(request.headers), await request.read()))
        return web.Response(status=410 if name == "ended" else 201)

    async def wait_for(self, count: int) -> None:
        async with asyncio.timeout(40):
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
    server = serve(notice_after=0.15, private_webhooks=True, url="https://polana.example")

    async def scenario():
        async with Lobby(server.url) as lobby, Letterbox() as box:
            table = await lobby.open("me", "me")
            path = f"/api/tables/{table.table}/notices"
            hook = {"webhook": {"url": f"{box.url}/plain"}, "lang": "pl"}
            assert (await lobby.call("PUT", path, table.keys[1], json=hook))["webhook"] is True
            async with table.reader(0) as me:
                await me.request("rename", seat=1 - 1, name="Ala")
                await me.say("bid:3")
                await box.wait_for(1)
                # Nothing more about the same question, whatever else happens at the table.
                await me.say("bid:2")
                await me.request("chat", seat=0, text="hurry up")
                await asyncio.sleep(0.5)
                assert len(box.letters) == 1
                _, _, body = box.letters[0]
                assert b'"event": "turn"' in body
                assert f"https://polana.example/t/{table.table}".encode() in body
                assert "Twoja kolej" in body.decode("unicode-escape")
                async with table.reader(1) as other:
                    await other.say("bid:0")
                    await me.say("roll")
                    await other.my_turn()
                    await asyncio.sleep(0.4)
                    assert len(box.letters) == 1  # the page is open
                await box.wait_for(2)
            assert table.keys[1] not in str(box.letters)
            await lobby.call("DELETE", path, table.keys[1])
            assert (await lobby.call("GET", path, table.keys[1])) == {"webhook": False, "form": "", "push": 0}

    run(scenario())


def test_discord_and_web_push_have_their_forms(serve):
    server = serve(notice_after=0.5, private_webhooks=True, url="https://polana.example")

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
            async with asyncio.timeout(40):
                while (await lobby.call("GET", path, table.keys[1]))["push"] != 1:
                    await asyncio.sleep(0.02)

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
    ],
)
def test_notices_do_not_reach_into_the_own_network(url):
    nothing: Any = None
    post = Post(Settings(), nothing, nothing)
    with pytest.raises(Complaint):
        post.check(url, https=False)
    post.check("https://discord.com/api/webhooks/1/x", https=True)


def test_public_addresses():
    assert is_public("93.184.216.34")
    assert not any(map(is_public, ("127.0.0.1", "10.1.2.3", "::1", "fe80::1%eth0", "0.0.0.0", "example.org")))


def test_a_name_that_leads_into_the_own_network_is_refused():
    async def scenario():
        resolver = PublicOnly()
        with pytest.raises(OSError, match="not a public address"):
            await resolver.resolve("localhost", 80)
        await resolver.close()

    run(scenario())
