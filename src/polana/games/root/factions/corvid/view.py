"""What a reader may see of the faction's own board."""

from __future__ import annotations

from typing import Literal, TypedDict


class CorvidBoard(TypedDict):
    """Plots and the actions of this turn. Only the Corvids see what lies face down."""

    kind: Literal["corvid"]
    #: Actions taken and plots placed this turn.
    actions: int
    plotted: int
    recruited: bool
    exerted: bool
    step: int
    #: Kinds that a wrong guess has ruled out, by the number of the clearing.
    denied: dict[str, list[str]]
    #: Kinds of face-down plots by the number of the clearing, and what is left in the supply; for the Corvids alone.
    kinds: dict[str, str] | None
    stock: dict[str, int] | None
