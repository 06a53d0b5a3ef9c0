"""The bots that can sit at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polana.bots import BOTS
from polana.bots import levels as installed
from polana.kernel.match import Chooser

#: A bot that searches for as long as it may answers within this many times as long.
GRACE: Final = 1.25

#: Bots that a module of the setting `games` brings, for games under development.
EXTRA: dict[str, Callable[[int], Chooser]] = {}


def levels(game: str) -> list[str]:
    """The bots that people are offered for a game, from weak to strong."""
    return [*installed.levels(game), *EXTRA]


def known(game: str, level: str) -> bool:
    """Can a bot of this level play the game? Levels no longer offered can, too: they sit at older tables."""
    return level in EXTRA or (level in BOTS and installed.known(game, level))


def usual(game: str) -> str:
    """The bot for a game where nobody says which."""
    return installed.usual(game)


def learned(game: str) -> bool:
    """Does what a bot has learned about this game guide its search here?"""
    return installed.guides(game)


def pace(level: str, game: str, usual: float) -> float:
    """The most seconds that a bot of this level needs for a word, as a rule; `usual`: one that does not search."""
    budget = installed.thinks(game, level)
    return usual if budget is None else GRACE * budget.seconds


def searches(level: str) -> bool:
    """Does a bot of this level think for as long as it may?"""
    return level in ("hard", "master")


def recalls(level: str) -> bool:
    """Does a bot of this level say at once what it has learned?"""
    return level == installed.REFLEX


def bot(level: str, game: str, luck: int) -> Chooser:
    """A bot of a level; the usual one where that level has gone since the table was opened."""
    if level in EXTRA:
        return EXTRA[level](luck)
    return BOTS[level if known(game, level) else usual(game)](luck)
