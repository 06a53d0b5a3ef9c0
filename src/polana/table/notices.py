"""Telling people elsewhere that it is their turn: web push and webhooks.

One notice a question and way, and none while the page is open; who may tell is settled in the database, so that two
processes never tell twice.
"""

from __future__ import annotations

import base64
import ipaddress
import logging
import socket
from typing import Any

import aiohttp
import msgspec
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush_async  # type: ignore[import-untyped]
from yarl import URL

from polana.locale import Speech
from polana.table import messages as m
from polana.table.live import Complaint
from polana.table.metrics import Metrics
from polana.table.settings import Settings
from polana.table.store import Store

log = logging.getLogger("polana.table.notices")


class PublicOnly(AbstractResolver):
    """Finds addresses, but none of the own network: a webhook must not reach what only this machine can reach."""

    def __init__(self) -> None:
        self._inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._inner.resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise OSError(f"{host} is not a public address")
        return found

    async def close(self) -> None:
        await self._inner.close()


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
        self._session: aiohttp.ClientSession | None = None
        self._vapid: Vapid02 | None = None
        self.public_key = ""

    async def start(self) -> None:
        """Make the keys for web push at the first start; all processes share them."""
        kept = await self._store.setting("vapid")
        if kept is None:
            fresh = Vapid02()
            fresh.generate_keys()
            kept = await self._store.keep_setting("vapid", fresh.private_pem().decode())
        self._vapid = Vapid02.from_pem(kept.encode())
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def stop(self) -> None:
        if self._session is not None:
            await self._session.close()

    def check(self, url: str, https: bool) -> None:
        """Complain about an address that nothing would ever be sent to."""
        try:
            where = URL(url)
        except ValueError:
            raise Complaint("malformed", "that is no address") from None
        private = self._settings.private_webhooks
        if where.scheme not in (("https",) if https and not private else ("https", "http")) or not where.host:
            raise Complaint("malformed", "an address begins with https://")
        if not private:
            literal = where.host.replace(".", "").isdigit() or ":" in where.host
            if where.user or (literal and not is_public(where.host)) or where.host == "localhost":
                raise Complaint("malformed", "notices go to public addresses only")

    async def turn(self, table: m.Summary, seat: int, ask: int) -> None:
        """Tell the holder of a seat that it is asked, once a question."""
        for row in await self._store.notices_of(table.table, seat):
            if await self._store.claim_notice(row.id, ask):
                await self._send(row, table, seat)

    async def _send(self, row: Any, table: m.Summary, seat: int) -> None:
        speech = Speech(row.lang, table.game)
        title = table.title or speech.say("table-untitled", game=table.game)
        name = table.seats[seat].name or speech.say("kernel-seat", number=seat + 1)
        body = speech.say("table-notice-turn", name=name)
        url = f"{self._settings.url}/t/{table.table}"
        try:
            if row.kind == "push":
                message = {"title": title, "body": body, "url": f"/t/{table.table}", "tag": table.table}
                await self._push(row.target, message)
            else:
                await self._hook(msgspec.json.decode(row.target, type=m.Webhook), table, seat, title, body, url)
            self._metrics.count("notices", row.kind)
        except Exception as error:
            self._metrics.count("notices", row.kind + "-failed")
            log.warning("notice failed", extra={"table": table.table, "kind": row.kind, "error": str(error)[:200]})
            # The browser has ended its subscription.
            if isinstance(error, WebPushException) and getattr(error.response, "status", 0) in (404, 410):
                await self._store.drop_notice(row.id)

    async def _hook(self, hook: m.Webhook, table: m.Summary, seat: int, title: str, body: str, url: str) -> None:
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
        subscription = msgspec.json.decode(target)
        self.check(subscription["endpoint"], https=True)
        await webpush_async(
            subscription,
            msgspec.json.encode(message).decode(),
            vapid_private_key=self._vapid,
            vapid_claims={"sub": self._settings.url or "mailto:table@polana.invalid"},
            ttl=24 * 3600,
            timeout=10,
            aiohttp_session=self._client(),
        )

    def _client(self) -> aiohttp.ClientSession:
        if self._session is None:
            resolver = None if self._settings.private_webhooks else PublicOnly()
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=resolver, limit=20),
                timeout=aiohttp.ClientTimeout(total=10),
            )
        return self._session


def _quiet(text: str) -> str:
    """Text without Discord's marks."""
    return "".join("\\" + c if c in "*_~`|<>@#[]()\\" else c for c in text)
