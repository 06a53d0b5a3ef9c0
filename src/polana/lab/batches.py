"""Many matches side by side: whoever is asked in each of them is shown in one array, and all answer at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from polana.eyes.observer import Part, observer_of
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.game import Value
from polana.kernel.match import Match
from polana.lab.board import Board
from polana.lab.observation import Array, Mask


@dataclass
class Ended:
    """A match of the batch that is over; a new one has begun in its place."""

    at: int
    #: Who has won: nobody, if the match was cut off.
    winners: list[int]
    scores: list[int]


@dataclass
class Round:
    """What all matches ask now. Row `at` of both arrays belongs to the seat `asks[at].seat` of match `at`."""

    observations: Array
    masks: Mask
    asks: list[Ask]
    ended: list[Ended]


class Batch:
    """`count` matches of one setup; one that ends, or has had `limit` decisions, makes room for the next.

    An action is the number of a word, one for each match. A word that is not an option raises `NotAllowed`; by then the
    matches before it in the batch have gone on, so begin anew with `reset`.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seed: int | None,
        seats: Sequence[str] | int,
        options: dict[str, Value],
        limit: int,
    ) -> None:
        if count < 1:
            raise PolanaError("a batch has at least one match")
        self.board = Board(game, seed, seats, options, None, keep=False)
        self.count = count
        self.limit = limit
        self.matches: list[Match] = []
        # An observer remembers what it saw last, so each match has its own.
        self._observers = [
            observer for _ in range(count) if (observer := observer_of(self.board.game.name)) is not None
        ]
        self._shape = (count, self.board.sight.size + len(self.board.words))

    def reset(self, seed: int | None = None) -> Round:
        """New matches in all places; a seed begins a new series of them."""
        self.matches = [self.board.deal(seed if at == 0 else None) for at in range(self.count)]
        asks: list[Ask] = []
        rows: list[Part] = []
        for at in range(self.count):
            self._look(at, asks, rows)
        return self._round(asks, rows, [])

    def step(self, actions: Sequence[int] | Array) -> Round:
        """Say one word in every match."""
        if len(actions) != self.count or not self.matches:
            raise PolanaError(f"a step of this batch has {self.count} actions, after reset()")
        words = self.board.words
        asks: list[Ask] = []
        rows: list[Part] = []
        ended: list[Ended] = []
        for at, match in enumerate(self.matches):
            ask = match.ask
            assert ask is not None
            match.choose(ask.seat, words[actions[at]])
            result = match.result
            if result is not None:
                ended.append(Ended(at, result.winners, result.scores))
                self.matches[at] = self.board.deal(None)
            elif match.decisions >= self.limit:
                ended.append(Ended(at, [], []))
                self.matches[at] = self.board.deal(None)
            # at once, while this match is still in the processor's cache
            self._look(at, asks, rows)
        return self._round(asks, rows, ended)

    def _look(self, at: int, asks: list[Ask], rows: list[Part]) -> None:
        match = self.matches[at]
        ask = match.ask
        assert ask is not None
        asks.append(ask)
        if self._observers:
            rows += self._observers[at].look_parts(match.state, ask.seat, ask)

    def _round(self, asks: list[Ask], rows: list[Part], ended: list[Ended]) -> Round:
        if not self._observers:  # a game without one shows hashed features of its views
            seen = [self.board.sight.see(match, ask.seat, ask) for match, ask in zip(self.matches, asks, strict=True)]
            return Round(np.stack([row for row, _ in seen]), np.stack([mask for _, mask in seen]), asks, ended)
        both: Array = np.ndarray(self._shape, np.uint8, bytearray().join(rows))
        size = self.board.sight.size
        return Round(both[:, :size], both[:, size:].view(np.int8), asks, ended)
