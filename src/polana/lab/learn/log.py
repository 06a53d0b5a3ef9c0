"""The log of a training: what `draw.py` draws, and anybody may read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class Log:
    """A line of JSON for everything that is told."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path

    def tell(self, what: str, figures: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            print(json.dumps({"what": what, **figures}), file=file)

    def read(self, what: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.path.read_text("utf-8").splitlines()] if self.path.exists() else []
        return [line for line in lines if line["what"] == what]
