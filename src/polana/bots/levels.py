"""Which bots can play which game, and the levels that people choose from."""

from __future__ import annotations

from typing import Final

from polana.bots import BOTS, there_is
from polana.bots.budget import Budget
from polana.bots.guide import NoGuide, guide_of, why_no_guide
from polana.bots.guided import LONGER, MASTER
from polana.bots.search import HARD
from polana.bots.senses import sense_of
from polana.kernel.errors import PolanaError
from polana.kernel.refusal import wrong

#: Bots that need no feel for a game.
FOR_ANY_GAME: Final = ("random",)

#: What people choose from, from weak to strong.
FOR_PEOPLE: Final = ("easy", "normal", "hard", "master")

#: What they are offered besides where it has learned the game: at once it says what it would do.
REFLEX: Final = "reflex"

#: Bots that play by what they have learned, where they have.
LEARNED: Final = ("guided", "master", REFLEX)

#: Which bot is meant when nobody says: plays sensibly and does not keep people waiting.
USUAL: Final = "normal"


def known(game: str, name: str) -> bool:
    """Can a bot of this name play the game? Those that people are not offered can, too: they sit at older tables.

    What a package brings may need no sense; whether it can play is its own to say.
    """
    kind = name.partition(":")[0]
    return kind in FOR_ANY_GAME or (_has_sense(game) if kind in BOTS else there_is(name))


def levels(game: str) -> list[str]:
    """The bots that people are offered for a game, from weak to strong; the one that never thinks comes last."""
    if not _has_sense(game):
        return list(FOR_ANY_GAME)
    return [*FOR_PEOPLE, REFLEX] if learned(game) else list(FOR_PEOPLE)


def learned(game: str) -> bool:
    """Has a bot learned this game? Then it can say at once what it would do."""
    return guide_of(game) is not None


def guides(game: str) -> bool:
    """Does what was learned guide a search here? Otherwise `master` searches for longer."""
    guide = guide_of(game)
    return guide is not None and guide.swift


def plays_without(game: str, name: str) -> PolanaError | None:
    """Why a bot plays without what it should have learned; None for one that needs nothing or has it."""
    kind = name.partition(":")[0]
    if kind not in LEARNED:
        return None
    if kind != REFLEX and learned(game) and not guides(game):
        return NoGuide(f"what was learned about {game} is read too slowly to guide a search", wrong("error-guide-slow"))
    return why_no_guide(game)


def thinks(game: str, name: str) -> Budget | None:
    """How long a level for people thinks about a word; None for one that answers at once."""
    if name == "hard":
        return HARD
    if name == "master":
        return MASTER if guides(game) else LONGER
    return None


def usual(game: str) -> str:
    """The bot for a game where nobody says which."""
    return USUAL if _has_sense(game) else FOR_ANY_GAME[0]


def _has_sense(game: str) -> bool:
    try:
        sense_of(game)
    except PolanaError:
        return False
    return True
