"""What a learner sees: a view, and the question put to it, as an array of fixed size.

A view is first taken apart into named features, numbers that are mostly zero:

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

from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from polana.kernel.flow import Ask

Array = npt.NDArray[np.float32]


def slot(feature: str, size: int) -> int:
    """Where a feature lies in an observation; the same in every process and version."""
    return int.from_bytes(blake2b(feature.encode(), digest_size=8).digest(), "big") % size


class Features:
    """Takes views apart; remembers where each feature lies."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._slots: dict[str, int] = {}

    def array(self, view: dict[str, object], ask: Ask | None) -> Array:
        """The observation of a view and of the question put to the reader."""
        slots = self._slots
        places: list[int] = []
        values: list[int] = []
        for name, value in named(view, ask):
            at = slots.get(name)
            if at is None:
                at = slots[name] = slot(name, self.size)
            places.append(at)
            values.append(value)
        array: Array = np.zeros(self.size, dtype=np.float32)
        np.add.at(array, places, values)
        return array


def named(view: dict[str, object], ask: Ask | None) -> list[tuple[str, int]]:
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
