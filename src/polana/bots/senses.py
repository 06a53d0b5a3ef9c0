"""Which feeling a bot has for which game."""

from __future__ import annotations

from polana.bots.northgard import NorthgardSense
from polana.bots.player import Sense
from polana.bots.root import RootSense
from polana.kernel.law import PolanaError


def sense_of(game: str) -> Sense:
    """The feeling for a game; the error says where there is none."""
    if game == "northgard":
        return NorthgardSense()
    if game == "root":
        return RootSense()
    raise PolanaError(f"the bots have no feeling for {game!r}: let the random bot play it")
