"""Who is let in: requests from other people's pages are not, and whoever asks too much has to wait."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from polana.table.complaint import Complaint
from polana.table.database import Opens
from polana.table.secret import hashed

if TYPE_CHECKING:
    from polana.table.hub import Hub

AnyRequest = Request[Any, Any, State]

#: Methods that change something.
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """Where a request comes from, as it is counted. Whoever has one IPv6 address has a whole network of them."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def check_origin(connection: ASGIConnection[Any, Any, Any, State], own: str) -> None:
    """A browser says which page a request comes from: it has to be ours. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Complaint("foreign", "error-table-foreign")
        return
    host = connection.headers.get("host", "")
    if urlsplit(origin).netloc.lower() != host.lower() and origin != own:
        raise Complaint("foreign", "error-table-foreign")


async def at_the_gate(request: AnyRequest) -> None:
    """Before anything is done: no foreign pages, and a body must say it is JSON, which they could not send unasked."""
    if request.method not in CHANGING:
        return
    check_origin(request, request.app.state.hub.settings.url)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    if kind != "application/json" and (has_body or kind):
        raise Complaint("content-type", "error-table-content-type")


async def check_keys(hub: Hub, address: str, keys: list[str]) -> list[Opens]:
    """What these keys open. One that opens nothing counts as a guess, and whoever guesses too often has to wait.

    Right keys are never made to wait: whoever has one is not guessing, even if others at the same address are.
    """
    found = await hub.store.opens([hashed(key) for key in keys])
    wrong = sum(one is None for one in found)
    if wrong:
        hub.metrics.count("wrong_keys", by=wrong)
        if await hub.brake.add("wrong", address, wrong) > hub.settings.wrong_keys + wrong - 1:
            raise Complaint("guessing", "error-table-guessing")
        raise Complaint("key", "error-table-wrong-key")
    return [one for one in found if one is not None]


async def not_too_often(hub: Hub, what: str, who: str, most: int) -> None:
    """This many times a minute, and no more."""
    if await hub.brake.add(what, who) > most:
        raise Complaint("too-many", "error-table-too-often")
