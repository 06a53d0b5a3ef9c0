"""What a reader may see of the faction's own board."""

from __future__ import annotations

from typing import Literal, TypedDict


class CultBoard(TypedDict):
    """Acolytes, the Outcast and the Lost Souls. All of it is open."""

    kind: Literal["cult"]
    acolytes: int
    outcast: str
    hated: bool
    lost_souls: list[str]
    #: Suits whose gardens have scored this turn.
    scored: list[str]
