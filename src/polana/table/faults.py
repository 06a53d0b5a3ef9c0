"""What went wrong with a request, as an answer: a status, and a body that programs and people understand."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException

from polana.kernel.errors import PolanaError, RecordError, SetupError
from polana.kernel.refusal import Refusal, wrong
from polana.table import lobby
from polana.table.complaint import Complaint
from polana.table.database import Archived, Gone
from polana.table.files import SAFE
from polana.table.wire import refusal_info

log = logging.getLogger("polana.table.app")

AnyRequest = Request[Any, Any, State]

#: Errors that odd input causes, wherever it is looked at.
NONSENSE = (RecursionError, UnicodeError, OverflowError)

STATUS = {
    "malformed": 400,
    "setup": 400,
    "record": 400,
    "key": 403,
    "seat": 403,
    "not-found": 404,
    "not-now": 409,
    "archived": 410,
    "damaged": 500,
    "foreign": 403,
    "content-type": 415,
    "guessing": 429,
    "too-many": 429,
    "fault": 500,
}


def _fault(status: int, code: str, text: str, reason: Refusal, line: int = 0) -> Response[lobby.Fault]:
    body = lobby.Fault(code, text, refusal_info(reason), line)
    return Response(body, status_code=status, media_type="application/json", headers=SAFE)


def on_complaint(_: AnyRequest, error: Complaint) -> Response[lobby.Fault]:
    return _fault(STATUS.get(error.code, 400), error.code, error.text, error.reason)


def on_polana(request: AnyRequest, error: PolanaError) -> Response[lobby.Fault]:
    if error.reason is None:
        return on_fault(request, error)
    line = error.line if isinstance(error, RecordError) else 0
    code = "record" if line else "setup" if isinstance(error, SetupError) else "malformed"
    return _fault(400, code, str(error), error.reason, line)


def on_gone(request: AnyRequest, error: Gone) -> Response[lobby.Fault]:
    if isinstance(error, Archived):
        return on_complaint(request, Complaint("archived", "error-table-archived"))
    return on_complaint(request, Complaint("not-found", "error-table-no-table"))


def on_http(_: AnyRequest, error: HTTPException) -> Response[lobby.Fault]:
    code = {404: "not-found", 405: "not-found", 413: "too-big"}.get(error.status_code, "malformed")
    detail = error.detail
    if isinstance(error, ClientException) and error.extra:
        detail = f"{detail}: {error.extra[0] if isinstance(error.extra, list) else error.extra}"
    return _fault(error.status_code, code, str(detail)[:300], wrong(f"error-table-{code}"))


def on_nonsense(_: AnyRequest, error: Exception) -> Response[lobby.Fault]:
    """What somebody sent cannot be read: nested too deep, not UTF-8, numbers without end."""
    return _fault(400, "malformed", type(error).__name__, wrong("error-table-malformed"))


def on_fault(request: AnyRequest, error: Exception) -> Response[lobby.Fault]:
    # What broke tells whether the fault was ours or the sender's: only what is sent can be as odd as this.
    if isinstance(error, NONSENSE):
        log.warning("nonsense was sent", extra={"path": request.url.path[:100], "error": type(error).__name__})
        return on_nonsense(request, error)
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return on_complaint(request, Complaint("fault", "error-table-fault"))
