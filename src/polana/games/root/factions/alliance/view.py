"""What a reader may see of the faction's own board."""

from __future__ import annotations

from typing import Literal, TypedDict


class AllianceBoard(TypedDict):
    """Officers and supporters."""

    kind: Literal["alliance"]
    officers: int
    #: Officers used this Evening.
    operations: int
    spreading: bool
    #: How many supporters there are, and which, for the Alliance alone.
    supporters: int
    stack: list[str] | None
