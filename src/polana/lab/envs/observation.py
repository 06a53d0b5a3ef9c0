"""What a learner sees: an observation as an array of fixed size, and the mask of what may be said.

A game that has an observer of its own (`polana.eyes.observer`; all games that come with Polana do) writes named fields
of bytes straight from its state. For any other game the view is taken apart into named features, numbers that are
mostly zero:

    year                          3       a number n is n + 1, so that 0 is left for null
    flash_played                  1       a switch is 1 if it is on
    phase=actions                 1       a name is a feature of its own
    players/0/hand/cards=feast    2       a list of names counts each of them
    lands/start.n/units           4       a list of things that begin with their name goes by that name,
    clearings/3/slots             2       any other list by the place in it
    ask=ask-northgard-turn        1       the question, for the seat that is asked

Then each feature is added to the slot that a hash of its name gives (feature hashing: Weinberger et al., 2009). So the
size does not depend on the game or its setup, a card added later moves nothing, and no list of features has to be kept.
Two features that share a slot are added up; a larger `size` makes that rarer.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy import ndarray

from polana.eyes.observer import MOST, AnyObserver, Field, observer_of
from polana.kernel.flow import Ask
from polana.kernel.game import AnyGame
from polana.kernel.match import Match

Array = npt.NDArray[Any]
Mask = npt.NDArray[np.int8]

#: Types that numpy need not look up at every step.
_BYTE = np.dtype(np.uint8)
_SWITCH = np.dtype(np.int8)


class Sight(ABC):
    """Makes the observations of one learner: arrays of `size` numbers of `dtype`, none of them above `most`."""

    def __init__(self, size: int, dtype: type[np.generic], least: float, most: float) -> None:
        self.size = size
        self.dtype = dtype
        self.least = least
        self.most = most
        #: What is where in the array; empty where features are hashed.
        self.fields: list[Field] = []

    @abstractmethod
    def see(self, match: Match, seat: int, ask: Ask | None) -> tuple[Array, Mask]:
        """What a seat sees, and which words it may say. `ask` is the question put to it, if there is one."""

    def where(self, name: str) -> slice:
        """The place of a field in the array: `seen["observation"][sight.where("players/0/hand")]`."""
        for field in self.fields:
            if field.name == name:
                return slice(field.first, field.first + field.count)
        raise KeyError(name)


class Fields(Sight):
    """Observations by the game's own observer."""

    def __init__(self, observer: AnyObserver) -> None:
        super().__init__(observer.size, np.uint8, 0, MOST)
        self.observer = observer
        self.fields = observer.fields
        self._look = observer.look
        self._shape = (observer.size,)
        self._mask_shape = (observer.words,)

    def see(self, match: Match, seat: int, ask: Ask | None) -> tuple[Array, Mask]:
        row = self._look(match.state, seat, ask)
        return ndarray(self._shape, _BYTE, row), ndarray(self._mask_shape, _SWITCH, row, self.size)


class Features(Sight):
    """Observations by hashed features of the view; remembers where each feature lies."""

    def __init__(self, size: int, words: int) -> None:
        super().__init__(size, np.float32, -10_000.0, 10_000.0)
        self.words = words
        self._slots: dict[str, int] = {}

    def see(self, match: Match, seat: int, ask: Ask | None) -> tuple[Array, Mask]:
        row = np.zeros(self.size, dtype=np.float32)
        mask: Mask = np.zeros(self.words, dtype=np.int8)
        self.write(match.view(seat), ask, row, mask)
        return row, mask

    def rows(self, matches: list[Match], asks: list[Ask]) -> tuple[Array, Mask]:
        """What is seen of many matches by the seats that are asked."""
        # Filled and not `zeros`: so large an array of zeros would be fresh pages of the system's every time.
        rows = np.empty((len(matches), self.size), dtype=np.float32)
        rows.fill(0)
        masks: Mask = np.zeros((len(matches), self.words), dtype=np.int8)
        for match, ask, row, mask in zip(matches, asks, rows, masks, strict=True):
            self.write(match.view(ask.seat), ask, row, mask)
        return rows, masks

    def write(self, view: Mapping[str, object], ask: Ask | None, row: Array, mask: Mask) -> None:
        """The observation of a view and of the question put to the reader, into zeros."""
        if ask is not None:
            mask[[word.id for word in ask.options]] = 1
        slots = self._slots
        places: list[int] = []
        values: list[int] = []
        for name, value in named(view, ask):
            at = slots.get(name)
            if at is None:
                at = slots[name] = slot(name, self.size)
            places.append(at)
            values.append(value)
        np.add.at(row, places, values)


def sight(game: AnyGame, size: int | None) -> Sight:
    """The observations of a game: its own fields, or hashed features if it has none or a `size` is asked for."""
    observer = observer_of(game.name) if size is None else None
    if observer is not None:
        return Fields(observer)
    return Features(HASHED if size is None else size, len(game.vocabulary))


#: How many numbers hashed features are spread over, unless told otherwise.
HASHED = 8192


def slot(feature: str, size: int) -> int:
    """Where a feature lies in an observation; the same in every process and version."""
    return int.from_bytes(blake2b(feature.encode(), digest_size=8).digest(), "big") % size


def named(view: Mapping[str, object], ask: Ask | None) -> list[tuple[str, int]]:
    """The features of a view and of the question put to the reader, by name; a name may come more than once."""
    found: list[tuple[str, int]] = []
    for key, value in view.items():
        _take_apart(key, value, found)
    if ask is not None:
        found.append((f"ask={ask.about}", 1))
        for key, argument in (ask.args or {}).items():
            _take_apart(f"ask/{key}", argument, found)
    return found


def _take_apart(name: str, value: object, found: list[tuple[str, int]]) -> None:
    if value is None or value is False:
        return
    if isinstance(value, bool):
        found.append((name, 1))
    elif isinstance(value, int):
        found.append((name, value + 1))
    elif isinstance(value, dict):
        for key, inner in value.items():
            _take_apart(f"{name}/{key}", inner, found)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            if isinstance(inner, dict):
                first = next(iter(inner.values()), None)
                _take_apart(f"{name}/{first if isinstance(first, str) else at}", inner, found)
            elif isinstance(inner, str):
                found.append((f"{name}={inner}", 1))
            else:
                _take_apart(f"{name}/{at}", inner, found)
    else:
        found.append((f"{name}={value}", 1))  # a string, or a word among the arguments of an ask
