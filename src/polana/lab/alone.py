"""The Gymnasium environment: one seat, with bots in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from polana.bots import Bot, bot
from polana.kernel.errors import PolanaError
from polana.kernel.game import Value
from polana.kernel.match import Match
from polana.lab.board import Board, Seen, told
from polana.lab.observation import Mask
from polana.lab.played import BLIND


class Solo(gymnasium.Env[Seen, np.int64]):
    """An action is the number of a word. Winning is worth 1, losing -1, everything before that 0.

    A word that is not an option loses the match; `info["refusal"]` says what was wrong. A match in which the seat is
    asked `limit` times is truncated. The observation after the end of a match is the seat's last view of it.
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
    ) -> None:
        count = len(seats) if not isinstance(seats, int) else seats
        names = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
        for name in names:
            bot(name, 0)
        if len(names) != count - 1 or not 0 <= seat < count:
            raise PolanaError(f"seat {seat} of {count} has {count - 1} opponents, not {len(names)}")
        self.board = Board(game, seed, seats, options, size, keep=not BLIND.issuperset(names))
        self.seat = seat
        self.limit = limit
        self.opponents = names
        self.observation_space = self.board.space()
        self.action_space = self.board.actions()
        self.match: Match | None = None
        self._bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self.match = self.board.deal(seed)
            others = [seat for seat in range(self.board.seats) if seat != self.seat]
            self._bots = {
                seat: bot(name, self.board.rng.fork()) for seat, name in zip(others, self.opponents, strict=True)
            }
            self._asked = 0
            self._let_others()
            if not self.match.over:
                break
            seed = None  # over before the seat was asked anything: the next one
        ask = self.match.ask
        return self.board.see(self.match, self.seat, ask), told(ask)

    def _let_others(self) -> None:
        """The bots choose until the seat is asked or the match is over."""
        match = self.match
        assert match is not None
        while (ask := match.ask) is not None and ask.seat != self.seat:
            match.choose(ask.seat, self._bots[ask.seat].choose(match, ask))

    def action_masks(self) -> Mask:
        """The options of the open question, as libraries with masked policies ask for them."""
        return self.board.mask(self.match.ask if self.match is not None else None)

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match is None or match.over:
            raise PolanaError("the match is over: reset() begins another")
        word = self.board.words[int(action)]
        refusal = match.why_not(self.seat, word)
        if refusal is not None:
            seen = self.board.see(match, self.seat, match.ask)
            self.match = None
            return seen, -1.0, True, False, {"refusal": refusal.message, "law": refusal.law}
        match.choose(self.seat, word)
        self._asked += 1
        self._let_others()
        result = match.result
        ask = match.ask
        seen = self.board.see(match, self.seat, ask)
        if result is not None:
            reward = 1.0 if self.seat in result.winners else -1.0
            return seen, reward, True, False, {"winners": result.winners, "scores": result.scores}
        return seen, 0.0, False, self._asked >= self.limit, told(ask)
