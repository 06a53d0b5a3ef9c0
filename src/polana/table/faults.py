"""What went wrong with a request, as an answer: a status, and a body that programs and people understand."""

from __future__ import annotations

from polana.kernel.errors import PolanaError, RecordError, SetupError
from polana.kernel.refusal import wrong
from polana.table import lobby
from polana.table.complaint import Complaint
from polana.table.rows import Archived, Gone
from polana.table.wire import refusal_info

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
    "host": 421,
    "content-type": 415,
    "guessing": 429,
    "too-many": 429,
    "fault": 500,
    "storage": 507,
}


def fault_of(error: Exception) -> tuple[int, lobby.Fault] | None:
    """What to answer; None: the fault is ours, and is logged before anybody hears of it."""
    if isinstance(error, Archived):
        error = Complaint("archived", "error-table-archived")
    elif isinstance(error, Gone):
        error = Complaint("not-found", "error-table-no-table")
    if isinstance(error, Complaint):
        fault = lobby.Fault(error.code, error.text, refusal_info(error.reason))
        return STATUS.get(error.code, 400), fault
    if isinstance(error, PolanaError) and error.reason is not None:
        line = error.line if isinstance(error, RecordError) else 0
        code = "record" if line else "setup" if isinstance(error, SetupError) else "malformed"
        return 400, lobby.Fault(code, str(error), refusal_info(error.reason), line)
    if isinstance(error, NONSENSE):
        # What somebody sent cannot be read: nested too deep, not UTF-8, numbers without end.
        return 400, lobby.Fault("malformed", type(error).__name__, refusal_info(wrong("error-table-malformed")))
    return None
