"""The bots that can sit at a table."""

from __future__ import annotations

from polana.bots import BOTS
from polana.bots.senses import sense_of
from polana.kernel.law import PolanaError
from polana.kernel.match import Chooser

#: Bots that need no feeling for a game.
FOR_ANY_GAME = {"random"}

#: Who is meant when nobody says which bot: plays sensibly and does not keep people waiting.
USUAL = ("greedy", "random")


def levels(game: str) -> list[str]:
    """The bots that can play a game, from weak to strong."""
    try:
        sense_of(game)
    except PolanaError:
        return [name for name in BOTS if name in FOR_ANY_GAME]
    return list(BOTS)


def usual(game: str) -> str:
    found = levels(game)
    return next((name for name in USUAL if name in found), found[0])


def bot(level: str, game: str, luck: int) -> Chooser:
    """A bot of a level; the usual one where that level has gone since the table was opened."""
    return BOTS[level if level in levels(game) else usual(game)](luck)
