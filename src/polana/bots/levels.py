"""Which bots can play which game."""

from __future__ import annotations

from typing import Final

from polana.bots import BOTS
from polana.bots.senses import sense_of
from polana.kernel.law import PolanaError

#: Bots that need no feeling for a game.
FOR_ANY_GAME: Final = ("random",)

#: Who is meant when nobody says which bot: plays sensibly and does not keep people waiting.
USUAL: Final = ("greedy", "random")


def levels(game: str) -> list[str]:
    """The bots that can play a game, from weak to strong."""
    try:
        sense_of(game)
    except PolanaError:
        return [name for name in BOTS if name in FOR_ANY_GAME]
    return list(BOTS)


def usual(game: str) -> str:
    """The bot for a game where nobody says which."""
    found = levels(game)
    for name in USUAL:
        if name in found:
            return name
    return found[0]
