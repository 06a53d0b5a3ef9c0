"""What a reader may see of the faction's own board."""

from __future__ import annotations

from typing import Literal, TypedDict


class ColumnView(TypedDict):
    """A column of the Decree."""

    cards: list[str]
    viziers: int


class EyrieBoard(TypedDict):
    """The Decree and its leader. All of it is open."""

    kind: Literal["eyrie"]
    leader: str | None
    #: Leaders that may still be chosen.
    leaders: list[str]
    decree: dict[str, ColumnView]
    #: The column that is being resolved, and by suit the cards of it that wait.
    column: str | None
    due: dict[str, int]
    resolved: int
