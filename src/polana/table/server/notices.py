"""Telling people elsewhere that it is their turn: web push and webhooks.

One notice per question and way, and none while the page is open; who may send it is settled in the database, so that
two processes never both tell.
"""

from __future__ import annotations

import base64
import ipaddress
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from polana.locale import Speech
from polana.table import lobby
from polana.table.clock import REAL, Clock
from polana.table.complaint import Complaint
from polana.table.house import Post
from polana.table.server.metrics import Metrics
from polana.table.server.store import Database
from polana.table.settings import Settings
from polana.table.turns import Turns
from polana.table.work import WorkCrowded

# What sends is imported when something is to be sent: most servers never send anything, and importing takes a while.
if TYPE_CHECKING:
    from polana.table.server.outside import Outside

#: Addresses under which a network behind a translator sees those of IPv4.
NAT64 = ipaddress.ip_network("64:ff9b::/96")
#: The second half of an address of ISATAP, before the address of IPv4 that it stands for.
ISATAP = (0x00005EFE, 0x02005EFE)
#: Not the world's, whatever this Python knows of them: sites of old, relays of 6to4, documentation, and NAT64 at home.
NEVER = [
    ipaddress.ip_network(one)
    for one in (
        *("fec0::/10", "192.0.0.0/24", "192.88.99.0/24", "3fff::/20", "2001:db8::/32", "64:ff9b:1::/48", "100::/64"),
        "5f00::/16",
    )
]
#: Ports below 1024 that letters go to, and ports above that belong to something else than a web server.
WEB_PORTS = (80, 443)
OTHER_PORTS = {
    *(1433, 1521, 1719, 1720, 1723, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432),
    *(5672, 5900, 6000, 6379, 6380, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 9092, 9200, 9300, 10080),
    *(10250, 11211, 26379, 27017, 27018),
}

#: Letters that are on their way at the same time, and those to one server that may wait for it.
MESSENGERS: Final = 20
MOST_WAITING: Final = 200

log = logging.getLogger("polana.table.server.notices")


def is_public(address: str) -> bool:
    """May a letter go to this address? One that stands for another is judged as that one."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is None and (int(ip) >> 32) & 0xFFFFFFFF in ISATAP:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    if any(ip in network for network in NEVER):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def is_web_port(port: int) -> bool:
    """Does something listen on this port that a letter could be meant for?"""
    return port in WEB_PORTS or (port >= 1024 and port not in OTHER_PORTS)


class Messenger:
    """Carries one letter at a time."""


class Letters(Post):
    """Sends notices."""

    def __init__(self, settings: Settings, store: Database, metrics: Metrics, clock: Clock = REAL) -> None:
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self._clock = clock
        self._outside: Outside | None = None
        self._pem = ""
        #: Whose letter is next: each server that they go to in turn, so that one which never answers holds up few.
        self._turns = Turns([Messenger() for _ in range(MESSENGERS)])

    async def start(self) -> None:
        """Make the keys for web push at the first start; all processes share them."""
        kept = await self._store.setting("vapid")
        if kept is None:
            from py_vapid import Vapid02  # type: ignore[import-untyped]

            fresh = Vapid02()
            fresh.generate_keys()
            kept = await self._store.keep_setting("vapid", fresh.private_pem().decode())
        self._pem = kept

    @property
    def public_key(self) -> str:
        """As the browser's `applicationServerKey` wants it."""
        from cryptography.hazmat.primitives import serialization

        key = serialization.load_pem_private_key(self._pem.encode(), None).public_key()
        point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def stop(self) -> None:
        if self._outside is not None:
            await self._outside.close()

    def check(self, url: str, https: bool) -> None:
        """Complain about an address that nothing would ever be sent to."""
        from yarl import URL

        from polana.table.server.outside import literal

        try:
            # As the sender will read it: dots and digits of other scripts are dots and digits.
            where = URL(url)
            host = (where.raw_host or "").lower().rstrip(".")
        except ValueError:
            raise Complaint("malformed", "error-table-no-address") from None
        private = self._settings.private_webhooks
        if where.scheme not in (("https",) if https and not private else ("https", "http")) or not host or " " in host:
            raise Complaint("malformed", "error-table-no-address")
        if not private:
            address = literal(host)
            local = host == "localhost" or host.endswith((".localhost", ".local", ".internal"))
            if where.user or local or (address is not None and not is_public(address)):
                raise Complaint("malformed", "error-table-private-address")
            if where.port is None or not is_web_port(where.port):
                raise Complaint("malformed", "error-table-no-address")

    async def turn(self, table: lobby.Summary, seat: int, ask: int) -> None:
        """Tell the holder of a seat that it is asked, once per question."""
        for row in await self._store.notices_of(table.table, seat):
            if await self._store.claim_notice(row.id, ask):
                await self._send(row, table, seat)

    async def nudge(self, table: lobby.Summary, seat: int, by: str) -> None:
        """Somebody at the table asks the holder of a seat to come."""
        for row in await self._store.notices_of(table.table, seat):
            await self._send(row, table, seat, by)

    async def undo(self, table: lobby.Summary, seat: int, by: str) -> None:
        """Somebody at the table asks to take words back, and the holder of a seat has a say in it."""
        for row in await self._store.notices_of(table.table, seat):
            await self._send(row, table, seat, by, "table-notice-undo")

    async def undone(self, table: lobby.Summary, seat: int, by: str) -> None:
        """Somebody at the table has taken words of his own back, while a bot stands in for the holder of a seat."""
        for row in await self._store.notices_of(table.table, seat):
            await self._send(row, table, seat, by, "table-notice-undone")

    async def farewell(self, table: lobby.Summary, days: int) -> None:
        """The table will be put away in this many days; told once by each way for as long as nobody touches it."""
        for row in await self._store.notices_of(table.table):
            if await self._store.claim_farewell(row.id, int(table.moved)):
                await self._send(row, table, row.seat, days=days)

    async def _send(
        self, row: Any, table: lobby.Summary, seat: int, by: str | None = None, what: str = "", days: int = 0
    ) -> None:
        speech = Speech(row.lang, table.game)
        title = table.title or speech.say("table-untitled", game=table.game)
        name = table.seats[seat].name or speech.say("kernel-seat", number=seat + 1)
        if days:
            body = speech.say("table-notice-farewell", count=days)
        elif what:
            body = speech.say(what, name=name, by=by or speech.say("table-somebody"))
        elif by is None:
            body = speech.say("table-notice-turn", name=name)
        elif by:
            body = speech.say("table-notice-nudge", name=name, by=by)
        else:
            body = speech.say("table-notice-nudge-unnamed", name=name)
        url = f"{self._settings.url}/t/{table.table}"
        try:
            if row.kind == "push":
                message = {"title": title, "body": body, "url": f"/t/{table.table}", "tag": table.table}
                subscription = msgspec.json.decode(row.target)
                async with self._turn(subscription["endpoint"]):
                    await self._push(subscription, message)
            else:
                hook = msgspec.json.decode(row.target, type=lobby.Webhook)
                async with self._turn(hook.url):
                    await self._hook(hook, table, seat, title, body, url)
            self._metrics.count("notices", row.kind)
        except Exception as error:
            self._metrics.count("notices", row.kind + "-failed")
            log.warning("notice failed", extra={"table": table.table, "kind": row.kind, "error": str(error)[:200]})
            # The browser has ended its subscription.
            if row.kind == "push" and getattr(getattr(error, "response", None), "status", 0) in (404, 410):
                await self._store.drop_notice(row.id)

    async def _hook(
        self, hook: lobby.Webhook, table: lobby.Summary, seat: int, title: str, body: str, url: str
    ) -> None:
        self.check(hook.url, https=False)
        if hook.form == "discord":
            # No mentions: a name that somebody chose must not call everybody on a server.
            message: dict[str, Any] = {"content": f"**{_quiet(title)}**: {_quiet(body)}\n<{url}>"}
            message["allowed_mentions"] = {"parse": []}
        else:
            message = {"event": "turn", "table": table.table, "game": table.game, "seat": seat}
            message.update(title=title, text=body, url=url)
        answer = await self._client().post(hook.url, json=message)
        if answer.status >= 300:
            raise OSError(f"status {answer.status}")

    @asynccontextmanager
    async def _turn(self, url: str) -> AsyncIterator[None]:
        """Wait until it is this server's turn to get a letter; raises `WorkCrowded`."""
        host = (urlsplit(url).hostname or "").lower()
        if self._turns.waits[host] >= MOST_WAITING:
            raise WorkCrowded("too many letters to one server wait")
        async with self._turns.one(host):
            yield

    async def _push(self, subscription: dict[str, Any], message: dict[str, str]) -> None:
        from py_vapid import Vapid02
        from pywebpush import webpush_async  # type: ignore[import-untyped]

        self.check(subscription["endpoint"], https=True)
        await webpush_async(
            subscription,
            msgspec.json.encode(message).decode(),
            vapid_private_key=Vapid02.from_pem(self._pem.encode()),
            vapid_claims={"sub": self._settings.url or "mailto:table@polana.invalid"},
            ttl=24 * 3600,
            timeout=10,
            aiohttp_session=self._client(),
        )

    def _client(self) -> Outside:
        if self._outside is None:
            from polana.table.server.outside import Outside

            self._outside = Outside(None if self._settings.private_webhooks else is_public, clock=self._clock)
        return self._outside


def _quiet(text: str) -> str:
    """Text without Discord's marks."""
    return "".join("\\" + c if c in "*_~`|<>@#[]()\\" else c for c in text)
