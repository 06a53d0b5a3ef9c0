"""What can be seen of the Mechanical Marquise's board."""

from __future__ import annotations

from typing import Literal, TypedDict


class MechanicalMarquiseBoard(TypedDict):
    """The Order queue and the match it plays."""

    kind: Literal["mechanical_marquise"]
    #: From left to right; null lies face down.
    orders: list[str | None]
    #: The Orders of this Daylight; the last is being followed.
    resolved: list[str]
    #: Do all others play together against it?
    cooperative: bool
    #: The indices of the players who have had 30 points (co-operative play).
    reached: list[int]
    #: Campaign: matches won so far, and the cards that each seat kept from them.
    wins: int
    kept: list[list[str]]
