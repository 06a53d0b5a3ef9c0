"""What a search is told by a player that has learned: what it would do, and who it thinks will win.

A guide is made from weights that belong to one vocabulary and one observation of a game. Where there are none, or where
they were learned under others, there is no guide, and `why_no_guide` says why; bots then play without.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from importlib.util import find_spec
from math import log
from typing import Final, final

from polana.bots.adding import added
from polana.kernel import mypyc_attr
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.refusal import Refusal, wrong
from polana.kernel.state import State

#: The module that reads weights: its `read(game)` gives a guide or raises `NoGuide`.
NETWORK: Final = "polana.bots.network"
#: A prior is used at this temperature: what was learned is surer of itself than it should be.
TEMPER: Final = 1.5
#: So much of a prior is shared out evenly, so that no option is overlooked.
EVEN: Final = 0.05
#: No chance to win is thought to be nearer to 0 or 1 than this.
SURE: Final = 0.01


class NoGuide(PolanaError):
    """There is nothing learned that could guide the bots of a game."""

    def __init__(self, text: str, reason: Refusal) -> None:
        super().__init__(text, reason)


@final
class Judgement:
    """What a guide says of a position."""

    __slots__ = ("prior", "values")

    def __init__(self, prior: list[float], values: list[float]) -> None:
        #: How likely it would take each option of the ask, in their order; together 1.
        self.prior: list[float] = prior
        #: The chance to win of every seat, together about 1.
        self.values: list[float] = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(ABC):
    """What a learned player says of a position, seen with the eyes of one seat."""

    @property
    def swift(self) -> bool:
        """Does it answer so soon that a search gains by asking it at every step?"""
        return True

    @abstractmethod
    def judge(self, state: State, ask: Ask, seat: int) -> Judgement:
        """What it thinks of an imagined state in which the seat is asked."""


def tempered(prior: list[float]) -> list[float]:
    """A prior as a search uses it: less sure of itself, and nothing in it is 0."""
    even = 1.0 / len(prior)
    flat = [share ** (1.0 / TEMPER) if share > 0.0 else 0.0 for share in prior]
    whole = added(flat)
    if whole <= 0.0:
        return [even] * len(prior)
    return [(1.0 - EVEN) * share / whole + EVEN * even for share in flat]


def odds(chance: float) -> float:
    """The logarithm of the odds: what is added to a position's worth on the search's curve."""
    held = max(SURE, min(1.0 - SURE, chance))
    return log(held / (1.0 - held))


_GUIDES: Final[dict[str, Guide]] = {}
_NONE: Final[dict[str, NoGuide]] = {}


def guide_of(game: str) -> Guide | None:
    """What was learned about a game, as it is shipped; None where there is nothing that fits."""
    _look(game)
    return _GUIDES.get(game)


def look_again(game: str) -> None:
    """Something was learned about a game meanwhile, or has come from elsewhere."""
    _NONE.pop(game, None)


def why_no_guide(game: str) -> NoGuide | None:
    """Why there is no guide for a game, to be shown; None where there is one."""
    _look(game)
    return _NONE.get(game)


def _look(game: str) -> None:
    if game in _GUIDES or game in _NONE:
        return
    try:
        _GUIDES[game] = _read(game)
    except NoGuide as none:
        _NONE[game] = none


def _read(game: str) -> Guide:
    if find_spec(NETWORK) is None:
        raise NoGuide(f"nothing was learned about {game} yet", wrong("error-guide-none"))
    found: object = import_module(NETWORK).read(game)
    if not isinstance(found, Guide):
        raise TypeError(f"{NETWORK} has made a {type(found).__name__} for {game}, which is no guide")
    return found
