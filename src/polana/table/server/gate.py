"""Who is let in to a server: requests from other people's pages are not."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from polana.table import addresses
from polana.table.complaint import Complaint

AnyRequest = Request[Any, Any, State]

#: Methods that change something.
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """Where a request comes from, as it is counted."""
    return addresses.address_of(connection.client.host if connection.client else "")


def check_origin(connection: ASGIConnection[Any, Any, Any, State], own: str) -> None:
    """A browser says which page a request comes from: it has to be ours. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Complaint("foreign", "error-table-foreign")
        return
    host = connection.headers.get("host", "")
    page = urlsplit(origin).netloc
    if (not page or page.lower() != host.lower()) and origin != own:
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
