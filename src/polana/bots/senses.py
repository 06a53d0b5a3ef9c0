"""Which feel a bot has for which game."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from polana.bots.player import AnySense, Feeling
from polana.kernel import brought
from polana.kernel.errors import PolanaError

#: Where packages say what feel bots have for a game: `name = "package.module:feeling"`.
ENTRY_POINTS: Final = "polana.senses"


def sense_of(game: str, figures: dict[str, Any] | None = None, searching: bool = False) -> AnySense:
    """The feel for a game, by its own figures or others; the error says for which there is none.

    For a search, the tables within the table `search` have the last word.
    """
    feeling = brought.load(ENTRY_POINTS, game)
    if not isinstance(feeling, Feeling):
        raise PolanaError(f"the bots have no feeling for {game!r}: let the random bot play it")
    if figures is None:
        with feeling.file.open("rb") as file:
            figures = tomllib.load(file)
    if searching:
        figures = for_search(figures)
    return feeling.make(figures)


def for_search(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures as a search uses them."""
    own: dict[str, Any] = figures["search"]
    tables = {name: {**table, **own[name]} if name in own else table for name, table in figures.items()}
    tables["search"] = {name: value for name, value in own.items() if name not in figures}
    return tables
