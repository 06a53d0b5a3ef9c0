"""What a reader may see of the faction's own board."""

from __future__ import annotations

from typing import Literal, TypedDict


class DuchyBoard(TypedDict):
    """Ministers and crowns. All of it is open."""

    kind: Literal["duchy"]
    #: The step of Daylight.
    step: Literal["assembly", "parliament", "sway"]
    #: Actions of the Assembly taken this turn.
    actions: int
    swayed: list[str]
    #: Ministers who have acted this turn.
    acted: list[str]
    #: Crowns that are left, by rank.
    crowns: dict[str, int]
