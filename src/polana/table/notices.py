"""Telling people elsewhere that it is their turn: web push and webhooks.

One notice per question and way, and none while the page is open; who may send it is settled in the database, so that
two processes never both tell.
"""

from __future__ import annotations

import base64
import ipaddress
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from polana.locale import Speech
from polana.table import lobby
from polana.table.complaint import Complaint
from polana.table.metrics import Metrics
from polana.table.settings import Settings
from polana.table.store import Store

# What sends is imported when something is to be sent: most servers never send anything, and importing takes a while.
if TYPE_CHECKING:
    from polana.table.outside import Outside

#: Addresses under which a network behind a translator sees those of IPv4.
NAT64 = ipaddress.ip_network("64:ff9b::/96")

log = logging.getLogger("polana.table.notices")


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
        if inner is not None:
            return is_public(str(inner))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


class Post:
    """Sends notices."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self._outside: Outside | None = None
        self._pem = ""

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

        from polana.table.outside import literal

        try:
            # As the sender will read it: dots and digits of other scripts are dots and digits.
            where = URL(url)
            host = (where.raw_host or "").lower().rstrip(".")
        except ValueError:
            raise Complaint("malformed", "error-table-no-address") from None
        private = self._settings.private_webhooks
        if where.scheme not in (("https",) if https and not private else ("https", "http")) or not host:
            raise Complaint("malformed", "error-table-no-address")
        if not private:
            address = literal(host)
            local = host == "localhost" or host.endswith((".localhost", ".local", ".internal"))
            if where.user or local or (address is not None and not is_public(address)):
                raise Complaint("malformed", "error-table-private-address")

    async def turn(self, table: lobby.Summary, seat: int, ask: int) -> None:
        """Tell the holder of a seat that it is asked, once per question."""
        for row in await self._store.notices_of(table.table, seat):
            if await self._store.claim_notice(row.id, ask):
                await self._send(row, table, seat)

    async def nudge(self, table: lobby.Summary, seat: int, by: str) -> None:
        """Somebody at the table asks the holder of a seat to come."""
        for row in await self._store.notices_of(table.table, seat):
            await self._send(row, table, seat, by)

    async def farewell(self, table: lobby.Summary, days: int) -> None:
        """The table will be put away in this many days; told once by each way for as long as nobody touches it."""
        for row in await self._store.notices_of(table.table):
            if await self._store.claim_farewell(row.id, int(table.moved)):
                await self._send(row, table, row.seat, days=days)

    async def _send(self, row: Any, table: lobby.Summary, seat: int, by: str | None = None, days: int = 0) -> None:
        speech = Speech(row.lang, table.game)
        title = table.title or speech.say("table-untitled", game=table.game)
        name = table.seats[seat].name or speech.say("kernel-seat", number=seat + 1)
        if days:
            body = speech.say("table-notice-farewell", count=days)
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
                await self._push(row.target, message)
            else:
                await self._hook(msgspec.json.decode(row.target, type=lobby.Webhook), table, seat, title, body, url)
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

    async def _push(self, target: str, message: dict[str, str]) -> None:
        from py_vapid import Vapid02
        from pywebpush import webpush_async  # type: ignore[import-untyped]

        subscription = msgspec.json.decode(target)
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
            from polana.table.outside import Outside

            self._outside = Outside(None if self._settings.private_webhooks else is_public)
        return self._outside


def _quiet(text: str) -> str:
    """Text without Discord's marks."""
    return "".join("\\" + c if c in "*_~`|<>@#[]()\\" else c for c in text)
