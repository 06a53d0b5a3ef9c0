"""Requests to other servers, which must not reach what only this machine can reach."""

from __future__ import annotations

import socket

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from polana.table.notices import is_public


class PublicOnly(AbstractResolver):
    """Finds addresses, but none of the own network."""

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


def new_session(private: bool) -> aiohttp.ClientSession:
    """`private` lets it reach the own network too."""
    connector = aiohttp.TCPConnector(resolver=None if private else PublicOnly(), limit=20)
    return aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(total=10))
