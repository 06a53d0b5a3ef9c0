"""The Gymnasium environment: one seat, with bots in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np

from polana.bots import Bot, bot
from polana.kernel.errors import PolanaError
from polana.kernel.game import Value
from polana.kernel.match import Match
from polana.kernel.still import GLANCE, STOOD_STILL, Stillness
from polana.lab.envs.board import Board, Seen, told
from polana.lab.envs.observation import Mask
from polana.lab.played import BLIND


class PolanaGym(gymnasium.Env[Seen, np.int64]):
    """An action is the number of a word. Winning is worth 1, losing -1, everything before that 0.

    A word that is not an option loses the match; `info["refusal"]` says what was wrong. A match in which the seat is
    asked `limit` times is truncated, and so is one in which nobody has scored for `still` rounds
    (`info["stood_still"]`). The observation after the end of a match is the seat's last view of it.
    A copy, or one that was pickled, plays its match again, bots included, and goes on as this one would.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seat: int,
        opponents: str | Sequence[str],
        seed: int | None,
        seats: Sequence[str] | int,
        options: dict[str, Value],
        size: int | None,
        limit: int,
        still: int = STOOD_STILL,
    ) -> None:
        count = len(seats) if not isinstance(seats, int) else seats
        names = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
        for name in names:
            bot(name, 0)
        if len(names) != count - 1 or not 0 <= seat < count:
            raise PolanaError(f"seat {seat} of {count} has {count - 1} opponents, not {len(names)}")
        self.board = Board(game, seed, seats, options, size, keep=not BLIND.issuperset(names))
        self.metadata = {**self.metadata, "vocabulary": self.board.vocabulary}
        self.seat = seat
        self.limit = limit
        self.still = still
        #: For how many rounds nobody has scored.
        self._stood = 0
        self._stillness = Stillness()
        self.opponents = names
        self.observation_space = self.board.space()
        self.action_space = self.board.actions()
        self.match: Match | None = None
        self._made = (game, seat, opponents, 0, seats, options, size, limit, still)
        #: Where the series of matches stood before this one was dealt, and what the seat has said in it.
        self._before = 0
        self._actions: list[int] = []
        self._bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.board.rng.reseed(seed)
        self._begin()
        assert self.match is not None
        ask = self.match.ask
        return self.board.see(self.match, self.seat, ask), told(ask)

    def _begin(self) -> None:
        """The next match of the series in which the seat is asked anything."""
        while True:
            self._before = self.board.series
            self._actions = []
            self._stood = 0
            self._stillness = Stillness()
            self.match = self.board.deal(None)
            others = [seat for seat in range(self.board.seats) if seat != self.seat]
            self._bots = {
                seat: bot(name, self.board.rng.fork()) for seat, name in zip(others, self.opponents, strict=True)
            }
            self._let_others()
            if not self.match.over:
                return

    def __reduce__(self) -> tuple[Any, ...]:
        kept = ("observation_space", "action_space", "_np_random", "_np_random_seed")
        rest = {name: value for name, value in vars(self).items() if name in kept}
        played = None if self.match is None else (self._before, self._actions)
        return type(self), self._made, (self.board.series, played, rest)

    def __setstate__(self, state: tuple[int, tuple[int, list[int]] | None, dict[str, Any]]) -> None:
        series, played, rest = state
        vars(self).update(rest)
        if played is not None:
            self.board.series, actions = played
            self._begin()
            for action in actions:
                self._say(action)
        self.board.series = series

    def _let_others(self) -> None:
        """The bots choose until the seat is asked or the match is over."""
        match = self.match
        assert match is not None
        while (ask := match.ask) is not None and ask.seat != self.seat:
            match.choose(ask.seat, self._bots[ask.seat].choose(match, ask))
            if match.decisions % GLANCE == 0 and self._stillness.look(self.board.game, match.state) >= self.still:
                return  # the seat may never be asked again

    def _say(self, action: int) -> None:
        assert self.match is not None
        self.match.choose(self.seat, self.board.words[action])
        self._actions.append(action)
        self._let_others()
        self._stood = self._stillness.look(self.board.game, self.match.state)

    def action_masks(self) -> Mask:
        """The options of the open question, as libraries with masked policies ask for them."""
        return self.board.mask(self.match.ask if self.match is not None else None)

    def step(self, action: SupportsIndex) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match is None or match.over:
            raise PolanaError("the match is over: reset() begins another")
        word = self.board.word(action)
        refusal = match.why_not(self.seat, word)
        if refusal is not None:
            seen = self.board.see(match, self.seat, match.ask)
            self.match = None
            return seen, -1.0, True, False, {"refusal": refusal.message, "law": refusal.law}
        self._say(word.id)
        result = match.result
        ask = match.ask_of(self.seat)
        seen = self.board.see(match, self.seat, ask)
        if result is not None:
            reward = 1.0 if self.seat in result.winners else -1.0
            return seen, reward, True, False, {"winners": result.winners, "scores": result.scores}
        stood_still = self._stood >= self.still
        if stood_still or len(self._actions) >= self.limit:
            return seen, 0.0, False, True, {**told(ask), "stood_still": stood_still}
        return seen, 0.0, False, False, told(ask)
