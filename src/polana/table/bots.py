"""The bots that can sit at a table."""

from __future__ import annotations

from polana.cli.players import BOTS, USUAL
from polana.kernel.match import Chooser


def levels() -> list[str]:
    return list(BOTS)


def usual() -> str:
    return USUAL


def bot(level: str, luck: int) -> Chooser:
    """A bot of a level; of the usual one where that level has gone."""
    return BOTS[level if level in BOTS else USUAL](luck)
