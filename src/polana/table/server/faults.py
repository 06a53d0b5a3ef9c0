"""What went wrong with a request, as an answer over HTTP."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException

from polana.kernel.refusal import wrong
from polana.table import lobby
from polana.table.complaint import Complaint
from polana.table.faults import NONSENSE, fault_of
from polana.table.server.files import SAFE
from polana.table.wire import refusal_info

log = logging.getLogger("polana.table.server.app")

AnyRequest = Request[Any, Any, State]


def _answer(status: int, fault: lobby.Fault) -> Response[lobby.Fault]:
    return Response(fault, status_code=status, media_type="application/json", headers=SAFE)


def on_http(_: AnyRequest, error: HTTPException) -> Response[lobby.Fault]:
    code = {404: "not-found", 405: "not-found", 413: "too-big"}.get(error.status_code, "malformed")
    detail = error.detail
    if isinstance(error, ClientException) and error.extra:
        detail = f"{detail}: {error.extra[0] if isinstance(error.extra, list) else error.extra}"
    return _answer(error.status_code, lobby.Fault(code, str(detail)[:300], refusal_info(wrong(f"error-table-{code}"))))


def on_fault(request: AnyRequest, error: Exception) -> Response[lobby.Fault]:
    # What broke tells whether the fault was ours or the sender's: only what is sent can be as odd as this.
    # Anybody can send it, as often as he likes: a line now and then is enough.
    if isinstance(error, NONSENSE) and request.app.state.complaints.spend(request.app.state.hub.clock.now()):
        log.warning("nonsense was sent", extra={"path": request.url.path[:100], "error": type(error).__name__})
    found = fault_of(error)
    if found is None:
        log.error("request failed", exc_info=error, extra={"path": request.url.path})
        found = fault_of(Complaint("fault", "error-table-fault"))
        assert found is not None
    return _answer(*found)
