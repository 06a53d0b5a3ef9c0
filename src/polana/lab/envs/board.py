"""What both environments are made of: matches, spaces, observations, masks, readable information."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces

from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.game import Setup, Value, find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.word import Word
from polana.lab.envs.observation import Mask, sight

Seen = dict[str, Any]


class Board:
    """Deals matches of one setup and shows them to learners."""

    def __init__(
        self,
        game: str,
        seed: int | None,
        seats: Sequence[str] | int,
        options: dict[str, Value],
        size: int | None,
        keep: bool,
    ) -> None:
        self.game = find(game)
        self.setup: Setup = self.game.setup(seats, options)
        self.seats = len(self.setup.seats)
        self.keep = keep
        self.sight = sight(self.game, size)
        self.words = self.game.vocabulary.words
        self._count = len(self.words)
        #: The fingerprint of the words, whose numbers are the actions.
        self.vocabulary = self.game.vocabulary.fingerprint
        self.rng = Rng(int.from_bytes(os.urandom(8), "big") if seed is None else seed)

    @property
    def series(self) -> int:
        """Where the series of matches stands: a board at the same place deals the same matches."""
        return self.rng._x

    @series.setter
    def series(self, place: int) -> None:
        self.rng._x = place

    def word(self, action: SupportsIndex) -> Word:
        """The word of that number. Python would count negative numbers from the end, and that is nobody's action."""
        if type(action) is int and 0 <= action < self._count:  # as nearly all are
            return self.words[action]
        try:
            number = index(action)
            if number >= 0:
                return self.words[number]
        except (TypeError, IndexError):
            pass
        raise PolanaError(f"an action is the number of a word, 0 to {len(self.words) - 1}; not {action!r}")

    def space(self) -> spaces.Dict:
        look = self.sight
        return spaces.Dict(
            {
                "observation": spaces.Box(look.least, look.most, (look.size,), look.dtype),
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

    def repeat(self, seed: int, actions: Sequence[int]) -> Match:
        """The match of that seed after these actions: how a copy of an environment finds where it was."""
        match = Match(self.game, self.setup, seed, keep=self.keep)
        for action in actions:
            ask = match.ask
            assert ask is not None
            match.choose(ask.seat, self.words[action])
        return match

    def see(self, match: Match, seat: int, ask: Ask | None) -> Seen:
        """What a seat sees. `ask` is the question put to it, if there is one."""
        observation, mask = self.sight.see(match, seat, ask)
        return {"observation": observation, "action_mask": mask}

    def mask(self, ask: Ask | None) -> Mask:
        mask: Mask = np.zeros(len(self.words), dtype=np.int8)
        if ask is not None:
            mask[[word.id for word in ask.options]] = 1
        return mask


class Words(Mapping[int, str]):
    """The words that may be said, by action: `{17: "land:start.n"}`, written out only when somebody looks."""

    __slots__ = ("options",)

    def __init__(self, options: list[Word]) -> None:
        self.options = options

    def __getitem__(self, action: int) -> str:
        for word in self.options:
            if word.id == action:
                return word.text
        raise KeyError(action)

    def __iter__(self) -> Iterator[int]:
        return iter([word.id for word in self.options])

    def __len__(self) -> int:
        return len(self.options)

    def __repr__(self) -> str:
        return repr(dict(self))

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to another process, it is a plain dictionary."""
        return dict, (dict(self),)


def told(ask: Ask | None) -> dict[str, Any]:
    """The question in words: its message, its paragraph, and the words that may be said, by action."""
    if ask is None:
        return {}
    return {"ask": ask.about, "law": ask.law, "words": Words(ask.options)}
