"""What a reader may see of the faction's own board."""

from __future__ import annotations

from typing import Literal, TypedDict


class RiverfolkBoard(TypedDict):
    """Prices and warriors in the boxes. All of it is open."""

    kind: Literal["riverfolk"]
    #: By service.
    prices: dict[str, int]
    #: Warriors in a box, by the faction of their owner; owners without any are left out.
    funds: dict[str, int]
    payments: dict[str, int]
    commitments: dict[str, int]
    #: The same for the tracks, by suit.
    tracks: dict[str, dict[str, int]]
    #: Trade posts in the box for good, by suit.
    lost_posts: dict[str, int]
    #: How many services the player on turn has bought this turn, and how many he may buy.
    sold: int
    allowed: int
    #: Has he riverboats? And the index of the player who has hired mercenaries.
    boats: bool
    hirer: int | None
