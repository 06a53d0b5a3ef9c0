"""What both environments are made of: matches, spaces, observations, masks, readable information."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from polana.kernel.flow import Ask
from polana.kernel.game import Setup, Value, find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.lab.observation import Features

Mask = npt.NDArray[np.int8]
Seen = dict[str, Any]

#: No number of an observation is larger.
MOST = 10_000.0


class Board:
    """Deals matches of one setup and shows them to learners."""

    def __init__(
        self, game: str, seed: int | None, seats: Sequence[str] | int, options: dict[str, Value], size: int, keep: bool
    ) -> None:
        self.game = find(game)
        self.setup: Setup = self.game.setup(seats, options)
        self.seats = len(self.setup.seats)
        self.keep = keep
        self.features = Features(size)
        self.words = self.game.vocabulary.words
        self.rng = Rng(int.from_bytes(os.urandom(8), "big") if seed is None else seed)

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self.features.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.words),), np.int8),
            }
        )

    def actions(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(len(self.words))

    def deal(self, seed: int | None) -> Match:
        """A new match; a seed begins a new series of them."""
        if seed is not None:
            self.rng = Rng(seed)
        return Match(self.game, self.setup, self.rng.fork(), keep=self.keep)

    def see(self, match: Match, seat: int, ask: Ask | None) -> Seen:
        """What a seat sees. `ask` is the question put to it, if there is one."""
        return {"observation": self.features.array(match.view(seat), ask), "action_mask": self.mask(ask)}

    def mask(self, ask: Ask | None) -> Mask:
        mask: Mask = np.zeros(len(self.words), dtype=np.int8)
        if ask is not None:
            mask[[word.id for word in ask.options]] = 1
        return mask


def told(ask: Ask | None) -> dict[str, Any]:
    """The question in words: its message, its paragraph, and the words that may be said, by action."""
    if ask is None:
        return {}
    return {"ask": ask.about, "law": ask.law, "words": {word.id: word.text for word in ask.options}}
