"""Which bots can play which game, and the levels that people choose from."""

from __future__ import annotations

from typing import Final

from polana.bots import BOTS, there_is
from polana.bots.senses import sense_of
from polana.kernel.errors import PolanaError

#: Bots that need no feel for a game.
FOR_ANY_GAME: Final = ("random",)

#: What people choose from, from weak to strong.
FOR_PEOPLE: Final = ("easy", "normal", "hard")

#: Which bot is meant when nobody says: plays sensibly and does not keep people waiting.
USUAL: Final = "normal"


def known(game: str, name: str) -> bool:
    """Can a bot of this name play the game? Those that people are not offered can, too: they sit at older tables.

    What a package brings may need no sense; whether it can play is its own to say.
    """
    kind = name.partition(":")[0]
    return kind in FOR_ANY_GAME or (_has_sense(game) if kind in BOTS else there_is(name))


def levels(game: str) -> list[str]:
    """The bots that people are offered for a game, from weak to strong."""
    return list(FOR_PEOPLE if _has_sense(game) else FOR_ANY_GAME)


def usual(game: str) -> str:
    """The bot for a game where nobody says which."""
    return USUAL if _has_sense(game) else FOR_ANY_GAME[0]


def _has_sense(game: str) -> bool:
    try:
        sense_of(game)
    except PolanaError:
        return False
    return True
