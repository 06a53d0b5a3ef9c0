"""What a reader may see of the faction's own board."""

from __future__ import annotations

from typing import Literal, TypedDict


class HundredsBoard(TypedDict):
    """The warlord, his mood and the Hoard. All of it is open but what he finds under a ruin."""

    kind: Literal["hundreds"]
    #: The number of the warlord's clearing.
    warlord: str | None
    mood: str
    #: Items by track, in the order in which they came.
    command_items: list[str]
    prowess_items: list[str]
    command: int
    prowess: int
    #: Actions taken this turn.
    commands: int
    advances: int
    step: int
    #: What was found under a ruin, for the Hundreds; how many, for others.
    looked: list[str] | int
