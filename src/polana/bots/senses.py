"""Which feeling a bot has for which game."""

from __future__ import annotations

from typing import Any

from polana.bots.northgard import NorthgardSense, Weights
from polana.bots.player import Sense
from polana.bots.root import RootSense
from polana.kernel.law import PolanaError


def sense_of(game: str, figures: dict[str, Any] | None = None) -> Sense:
    """The feeling for a game, by its own figures or others; the error says where there is none."""
    if game == "northgard":
        return NorthgardSense(None if figures is None else Weights(figures))
    if game == "root":
        return RootSense(figures)
    raise PolanaError(f"the bots have no feeling for {game!r}: let the random bot play it")
