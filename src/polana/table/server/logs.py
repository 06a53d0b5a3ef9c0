"""Structured logs: one JSON object per line, or plain lines for a person at a terminal. No secrets of a match."""

from __future__ import annotations

import json
import logging
import sys
import time

_USUAL = {*vars(logging.LogRecord("", 0, "", 0, "", (), None)), "message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in _USUAL})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        extra = [f"{name}={value}" for name, value in vars(record).items() if name not in _USUAL]
        line = " ".join([time.strftime("%H:%M:%S"), record.getMessage(), *extra])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(form: str, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("polana").setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
