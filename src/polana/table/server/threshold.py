"""The threshold: who is let in with what he wants, once the proxies have said where he comes from.

Each address carries on only so much at a time, and a page that calls us by a name that is not ours (somebody made it
point here) gets nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from polana.table.addresses import Crowd, address_of
from polana.table.brake import Purses
from polana.table.complaint import Complaint
from polana.table.faults import STATUS
from polana.table.lobby import Fault
from polana.table.server.files import SAFE
from polana.table.wire import refusal_info

if TYPE_CHECKING:
    from polana.table.hub import Hub
    from polana.table.settings import Settings

log = logging.getLogger("polana.table.server.threshold")

#: Asked by those who watch over servers, under whatever name they know them.
ANY_NAME: Final = ("/health", "/metrics")

#: How many files of the page an address may have for each request: they cost little, and a browser wants many at once.
FILES: Final = 5

#: How many refusals an address is given in a second without waiting for them (twice as many at once), and how many
#: seconds it waits for each of the others: whoever asks again at once, whatever he hears, asks seldom that way.
REFUSALS: Final = 10
REST: Final = 1.0


class Threshold:
    """An ASGI application around the server's."""

    def __init__(self, app: Any, hub: Hub) -> None:
        self._app = app
        self._hub = hub
        self._crowd = Crowd(hub.settings.connections_per_address)
        self._files = Purses(FILES * hub.settings.requests_per_address, hub.clock)
        self._refusals = Purses(REFUSALS, hub.clock)
        self._names = known_names(hub.settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if scope["path"] not in ANY_NAME and not all(self._is_ours(host) for host in _hosts(scope)):
            await _refuse(scope, receive, send, Complaint("host", "error-table-host", "POLANA_URL, POLANA_HOSTS"))
            return
        client = scope.get("client")
        address = address_of(client[0]) if client else ""
        asks = scope["path"].startswith("/api/") or scope["path"] in ANY_NAME
        if not self._crowd.enter(address):
            self._hub.metrics.count("turned_away", "429")
            await _refuse(scope, receive, send, Complaint("too-many", "error-table-crowd"))
            return

        async def slowly(message: Any) -> None:
            """Send what was answered; whoever was refused too often waits for it."""
            if message.get("status") == HTTPStatus.TOO_MANY_REQUESTS and not self._refusals.spend(address):
                await self._hub.clock.sleep(REST)
            await send(message)

        try:
            if (self._hub.purses if asks else self._files).spend(address):
                await self._app(scope, receive, slowly)
            else:
                self._hub.metrics.count("turned_away", "429")
                await _refuse(scope, receive, slowly, Complaint("too-many", "error-table-slow-down"))
        except asyncio.CancelledError:
            # Whoever stops the server waits no longer for what somebody was to get; nobody hears of it.
            log.info("a request was cut off", extra={"path": scope["path"][:100]})
        finally:
            self._crowd.leave(address)

    def _is_ours(self, host: str) -> bool:
        """Is this a name of ours? Digits are: no name was looked up for them."""
        name = host_name(host)
        if not name or name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def known_names(settings: Settings) -> set[str]:
    """The names under which people reach this server."""
    own = socket.gethostname().lower()
    names = {"localhost", own, own.partition(".")[0], own.partition(".")[0] + ".local", *settings.hosts}
    return {name.lower() for name in names} | {host_name(urlsplit(settings.url).netloc)}


def host_name(host: str) -> str:
    """The name in a header `host`, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        name, _, port = host[1:].partition("]")
        # What stands behind the bracket, if it is no port, makes another name of it.
        return host if port.strip(":0123456789") else name
    return host.partition(":")[0].rstrip(".")


def _hosts(scope: Any) -> list[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]


async def _refuse(scope: Any, receive: Any, send: Any, why: Complaint) -> None:
    """The complaint as an answer; to a WebSocket, instead of a handshake."""
    body = msgspec.json.encode(Fault(why.code, why.text, refusal_info(why.reason), 0))
    headers = {**SAFE, "content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    if why.code == "too-many":
        headers["retry-after"] = "60"
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()  # its `connect`
        kind = "websocket.http.response"
    given = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{kind}.start", "status": STATUS.get(why.code, 400), "headers": given})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
