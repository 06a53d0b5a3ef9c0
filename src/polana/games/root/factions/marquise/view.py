"""What a reader may see of the faction's own board."""

from __future__ import annotations

from typing import Literal, TypedDict


class MarquiseBoard(TypedDict):
    """The actions of this Daylight."""

    kind: Literal["marquise"]
    #: Actions taken, and those bought with birds.
    actions: int
    extra: int
    recruited: bool
