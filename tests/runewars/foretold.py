"""Cards of Runewars by their names, in the order in which a test wants them drawn."""

from __future__ import annotations

from collections.abc import Sequence

from polana.games.runewars.box.decks import HEROES, OBJECTIVES, QUESTS, REWARDS, SEASON_CARDS, TACTICS
from tests import scene as stage

Foretold = stage.Foretold


def fate(*numbers: int) -> Foretold:
    """Fate cards by their printed numbers, in the order in which they are drawn."""
    return [("fate", number - 1) for number in numbers]


def _named(what: str, names: list[str], drawn: Sequence[str]) -> Foretold:
    return [(what, names.index(name)) for name in drawn]


def drawn_tactics(*names: str) -> Foretold:
    return _named("tactic", TACTICS, names)


def drawn_quests(*names: str) -> Foretold:
    return _named("quest", QUESTS, names)


def drawn_rewards(*names: str) -> Foretold:
    return _named("reward", REWARDS, names)


def drawn_heroes(*names: str) -> Foretold:
    return _named("hero", HEROES, names)


def drawn_objectives(*names: str) -> Foretold:
    return _named("objective", OBJECTIVES, names)


def drawn_seasons(*names: str) -> Foretold:
    return _named("season", SEASON_CARDS, names)
