"""Many matches side by side: whoever is asked in each of them is shown in one array, and all answer at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from polana.eyes.observer import observer_of
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.game import Value
from polana.kernel.match import Match
from polana.kernel.still import GLANCE, STOOD_STILL, Stillness
from polana.lab.envs.board import Board
from polana.lab.envs.observation import Array, Features, Mask


@dataclass
class Ended:
    """A match of the batch that is over; a new one has begun in its place."""

    at: int
    #: Who has won: nobody, if the match was cut off.
    winners: list[int]
    scores: list[int]
    #: It was cut off because nobody had scored for `still` rounds.
    stood_still: bool = False


@dataclass
class Round:
    """What all matches ask now. Row `at` of both arrays belongs to the seat `asks[at].seat` of match `at`.

    The next step writes over both arrays: whoever keeps them copies them.
    """

    observations: Array
    masks: Mask
    asks: list[Ask]
    ended: list[Ended]


class PolanaVector:
    """`count` matches of one setup; one that ends makes room for the next.

    One that has had `limit` decisions, or in which nobody has scored for `still` rounds, is cut off.

    An action is the number of a word, one for each match. A word that is not an option raises `NotAllowed`; by then the
    matches before it in the batch have gone on, so begin anew with `reset`. A copy, or one that was pickled, plays the
    words of its matches again and goes on as this one would.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seed: int | None,
        seats: Sequence[str] | int,
        options: dict[str, Value],
        limit: int,
        still: int = STOOD_STILL,
    ) -> None:
        if count < 1:
            raise PolanaError("a batch has at least one match")
        self.board = Board(game, seed, seats, options, None, keep=False)
        self.count = count
        self.limit = limit
        self.still = still
        self.matches: list[Match] = []
        self._made = (game, count, 0, seats, options, limit, still)
        #: What was said in each match.
        self._actions: list[list[int]] = []
        self._stillness: list[Stillness] = []
        # An observer remembers what it saw last, so each match has its own.
        self._observers = [
            observer for _ in range(count) if (observer := observer_of(self.board.game.name)) is not None
        ]
        # Rows are written where they were before. Fresh ones at every step would drive the matches out of the
        # processor's cache.
        size = self.board.sight.size
        row = size + len(self.board.words)
        rows = bytearray(count * row if self._observers else 0)
        self._rows = [memoryview(rows)[at * row : (at + 1) * row] for at in range(count)]
        both: Array = np.ndarray((count, row) if self._observers else (0, size), np.uint8, rows)
        self._seen: tuple[Array, Mask] = both[:, :size], both[:, size:].view(np.int8)

    def __reduce__(self) -> tuple[Any, ...]:
        played = [(match.seed, said) for match, said in zip(self.matches, self._actions, strict=True)]
        return type(self), self._made, (self.board.series, played, self._stillness)

    def __setstate__(self, state: tuple[int, list[tuple[int, list[int]]], list[Stillness]]) -> None:
        self.board.series, played, self._stillness = state
        self._actions = [said for _, said in played]
        self.matches = [self.board.repeat(seed, said) for seed, said in played]

    def reset(self, seed: int | None = None) -> Round:
        """New matches in all places; a seed begins a new series of them."""
        self.matches = [self.board.deal(seed if at == 0 else None) for at in range(self.count)]
        self._actions = [[] for _ in self.matches]
        self._stillness = [Stillness() for _ in self.matches]
        return self._round([self._look(at) for at in range(self.count)], [])

    def step(self, actions: Sequence[int] | Array) -> Round:
        """Say one word in every match."""
        if len(actions) != self.count or not self.matches:
            raise PolanaError(f"a step of this batch has {self.count} actions, after reset()")
        # a list of plain numbers is gone through much faster than an array
        said: Sequence[int] = actions.tolist() if isinstance(actions, np.ndarray) else actions
        word, limit, observers, rows = self.board.word, self.limit, self._observers, self._rows
        asks: list[Ask] = []
        ended: list[Ended] = []
        for at, match in enumerate(self.matches):
            ask = match.ask
            assert ask is not None
            choice = word(said[at])
            match.choose(ask.seat, choice)
            self._actions[at].append(choice.id)
            decided = match.decisions
            ask = match.ask
            if ask is None or decided >= limit or decided % GLANCE == 0:
                over = self._over(at, match)
                if over is not None:
                    ended.append(over)
                    match = self._renew(at)
                    ask = match.ask
            assert ask is not None
            asks.append(ask)
            if observers:  # at once, while this match is still in the processor's cache
                rows[at][:] = observers[at].look(match.state, ask.seat, ask)
        return self._round(asks, ended)

    def _over(self, at: int, match: Match) -> Ended | None:
        """What came of a match, if it is over or is cut off."""
        result = match.result
        if result is not None:
            return Ended(at, result.winners, result.scores)
        if match.decisions >= self.limit:
            return Ended(at, [], [])
        return Ended(at, [], [], True) if self._stands_still(at) else None

    def _stands_still(self, at: int) -> bool:
        return self._stillness[at].look(self.board.game, self.matches[at].state) >= self.still

    def _renew(self, at: int) -> Match:
        self.matches[at] = match = self.board.deal(None)
        self._actions[at] = []
        self._stillness[at] = Stillness()
        return match

    def _look(self, at: int) -> Ask:
        match = self.matches[at]
        ask = match.ask
        assert ask is not None
        if self._observers:
            self._rows[at][:] = self._observers[at].look(match.state, ask.seat, ask)
        return ask

    def _round(self, asks: list[Ask], ended: list[Ended]) -> Round:
        sight = self.board.sight
        seen = sight.rows(self.matches, asks) if isinstance(sight, Features) else self._seen
        return Round(*seen, asks, ended)
