"""Which feeling a bot has for which game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from polana.bots import northgard, root
from polana.bots.northgard import NorthgardSense, Weights
from polana.bots.player import Sense
from polana.bots.root import RootSense
from polana.kernel.law import PolanaError

#: By game: the figures that its bots play by.
FILES: Final[dict[str, Path]] = {"northgard": northgard.FILE, "root": root.FILE}


def sense_of(game: str, figures: dict[str, Any] | None = None, searching: bool = False) -> Sense:
    """The feeling for a game, by its own figures or others; the error says where there is none.

    For a search, the tables within the table `search` have the last word.
    """
    if game not in FILES:
        raise PolanaError(f"the bots have no feeling for {game!r}: let the random bot play it")
    if figures is None:
        with FILES[game].open("rb") as file:
            figures = tomllib.load(file)
    if searching:
        figures = for_search(figures)
    return NorthgardSense(Weights(figures)) if game == "northgard" else RootSense(figures)


def for_search(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures as a search uses them."""
    own: dict[str, Any] = figures["search"]
    tables = {name: {**table, **own[name]} if name in own else table for name, table in figures.items()}
    tables["search"] = {name: value for name, value in own.items() if name not in figures}
    return tables
