"""Telling people elsewhere that it is their turn: web push and webhooks.

One notice a question and way, and none while the page is open; who may tell is settled in the database, so that two
processes never tell twice.
"""

from __future__ import annotations

import base64
import ipaddress
import logging
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from polana.locale import Speech
from polana.table import lobby
from polana.table.complaint import Complaint
from polana.table.metrics import Metrics
from polana.table.settings import Settings
from polana.table.store import Store

# What sends is imported when something is to be sent: most servers never do, and it takes a while.
if TYPE_CHECKING:
    from aiohttp import ClientSession

log = logging.getLogger("polana.table.notices")


def is_public(address: str) -> bool:
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_global
    except ValueError:
        return False


class Post:
    """Sends notices."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self._session: ClientSession | None = None
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
        if self._session is not None:
            await self._session.close()

    def check(self, url: str, https: bool) -> None:
        """Complain about an address that nothing would ever be sent to."""
        try:
            where = urlsplit(url)
            host = where.hostname or ""
        except ValueError:
            raise Complaint("malformed", "error-table-no-address") from None
        private = self._settings.private_webhooks
        if where.scheme not in (("https",) if https and not private else ("https", "http")) or not host:
            raise Complaint("malformed", "error-table-no-address")
        if not private:
            literal = host.replace(".", "").isalnum() and host[-1:].isdigit()
            if where.username or ((literal or ":" in host) and not is_public(host)) or host == "localhost":
                raise Complaint("malformed", "error-table-private-address")

    async def turn(self, table: lobby.Summary, seat: int, ask: int) -> None:
        """Tell the holder of a seat that it is asked, once a question."""
        for row in await self._store.notices_of(table.table, seat):
            if await self._store.claim_notice(row.id, ask):
                await self._send(row, table, seat)

    async def nudge(self, table: lobby.Summary, seat: int, by: str) -> None:
        """Somebody at the table asks the holder of a seat to come."""
        for row in await self._store.notices_of(table.table, seat):
            await self._send(row, table, seat, by)

    async def _send(self, row: Any, table: lobby.Summary, seat: int, by: str | None = None) -> None:
        speech = Speech(row.lang, table.game)
        title = table.title or speech.say("table-untitled", game=table.game)
        name = table.seats[seat].name or speech.say("kernel-seat", number=seat + 1)
        if by is None:
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
            # No mentions: a name that somebody chose must not call everybody of a server.
            message: dict[str, Any] = {"content": f"**{_quiet(title)}**: {_quiet(body)}\n<{url}>"}
            message["allowed_mentions"] = {"parse": []}
        else:
            message = {"event": "turn", "table": table.table, "game": table.game, "seat": seat}
            message.update(title=title, text=body, url=url)
        async with self._client().post(hook.url, json=message, allow_redirects=False) as response:
            if response.status >= 300:
                raise OSError(f"status {response.status}")

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

    def _client(self) -> ClientSession:
        if self._session is None:
            from polana.table.outside import new_session

            self._session = new_session(self._settings.private_webhooks)
        return self._session


def _quiet(text: str) -> str:
    """Text without Discord's marks."""
    return "".join("\\" + c if c in "*_~`|<>@#[]()\\" else c for c in text)
