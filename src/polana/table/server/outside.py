"""Requests to other servers, which must not reach what only this machine can reach.

The address is looked at when a socket is made for it: whatever led there (a name, a literal, digits of another script,
a redirect), that is where the request would go.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from typing import Any, Final

import aiohttp
from aiohttp.abc import AbstractResolver

from polana.table.clock import REAL, Clock
from polana.table.server.notices import is_public, is_web_port

#: How much of an answer is read; the rest may be anything.
LONGEST: Final = 4096

#: How long all of it may take.
SECONDS: Final = 10.0


class Forbidden(OSError):
    """An address of our own network."""


class Answer:
    """What came back: enough for whoever sends to see whether it went well."""

    def __init__(self, status: int, reason: str, body: bytes) -> None:
        self.status = status
        self.status_code = status
        self.reason = reason
        self._body = body

    async def text(self) -> str:
        return self._body.decode("utf-8", "replace")


class Outside:
    """Posts letters to other servers: never into our own network, never where a redirect leads."""

    def __init__(
        self,
        allowed: Callable[[str], bool] | None = is_public,
        resolver: AbstractResolver | None = None,
        web_port: Callable[[int], bool] = is_web_port,
        clock: Clock = REAL,
    ) -> None:
        """`allowed` and `web_port` say which addresses and ports may be reached; no `allowed`: all."""
        self._allowed = allowed
        self._web_port = web_port
        factory = None if allowed is None else self._socket
        # No pool: a connection that is kept would be used again without its address being looked at.
        connector = aiohttp.TCPConnector(resolver=resolver, limit=20, force_close=True, socket_factory=factory)
        no_end = aiohttp.ClientTimeout()
        jar = aiohttp.DummyCookieJar()
        self._session = aiohttp.ClientSession(connector=connector, timeout=no_end, trust_env=False, cookie_jar=jar)
        self._clock = clock

    def _socket(self, info: tuple[Any, ...]) -> socket.socket:
        family, kind, protocol, _, address = info
        if self._allowed is not None and not self._allowed(address[0]):
            raise Forbidden(f"{address[0]} is not a public address")
        if self._allowed is not None and not self._web_port(address[1]):
            raise Forbidden(f"port {address[1]} is not for letters")
        return socket.socket(family, kind, protocol)

    async def post(self, url: str, **args: Any) -> Answer:
        args.pop("timeout", None)  # ours is shorter than any that is asked for
        try:
            async with self._clock.timeout(SECONDS), self._session.post(url, allow_redirects=False, **args) as response:
                return Answer(response.status, response.reason or "", await response.content.read(LONGEST))
        except aiohttp.ClientConnectorError as error:
            if isinstance(error.os_error, Forbidden):
                raise error.os_error from None
            raise

    async def close(self) -> None:
        await self._session.close()


def literal(host: str) -> str | None:
    """The address that a host stands for without asking anybody; None where it is a name."""
    try:
        return str(ipaddress.ip_address(host.partition("%")[0]))
    except ValueError:
        pass
    try:
        # The old ways of writing one: 2130706433, 0x7f.1, 0177.0.0.1
        return socket.inet_ntoa(socket.inet_aton(host))
    except (OSError, ValueError):
        return None
