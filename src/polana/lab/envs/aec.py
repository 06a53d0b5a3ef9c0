"""The PettingZoo environment: all seats of a match, one after the other as they are asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from polana.kernel.flow import Ask
from polana.kernel.game import Value
from polana.kernel.match import Match
from polana.kernel.still import GLANCE, STOOD_STILL, Stillness
from polana.lab.envs.board import Board, Seen, told


class PolanaAEC(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # PettingZoo is not typed
    """Agents are `seat_0`, `seat_1` ... in the order of the setup; an action is the number of a word.

    At the end a winner gets 1 and everybody else -1; until then rewards are 0. Questions that several seats answer in
    secret are put to them one after the other, and none sees an answer before all are given. A match of `limit`
    decisions is truncated, and so is one in which nobody has scored for `still` rounds (`info["stood_still"]`). A word
    that is not an option raises `NotAllowed`, with the paragraph that forbids it.
    A copy, or one that was pickled, plays the words of its match again and goes on as this one would.
    """

    metadata = {"name": "polana_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seed: int | None,
        seats: Sequence[str] | int,
        options: dict[str, Value],
        size: int | None,
        limit: int,
        still: int = STOOD_STILL,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"polana_{game}_v0"}
        self.render_mode = "ansi"
        self.board = Board(game, seed, seats, options, size, keep=False)
        self.metadata["vocabulary"] = self.board.vocabulary
        self._word = self.board.word
        self._see = self.board.sight.see
        self._made = (game, 0, seats, options, size, limit, still)
        self.limit = limit
        self.still = still
        self._stillness = Stillness()
        self.possible_agents = [f"seat_{seat}" for seat in range(self.board.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, spaces.Space[Any]] = {one: self.board.space() for one in self._seat}
        self.action_spaces: dict[str, spaces.Space[Any]] = {one: self.board.actions() for one in self._seat}
        self.agents: list[str] = []
        self.match: Match | None = None
        self._ask: Ask | None = None
        self._actions: list[int] = []

    def __reduce__(self) -> tuple[Any, ...]:
        left_out = ("board", "match", "_ask", "_word", "_see")
        rest = {name: value for name, value in vars(self).items() if name not in left_out}
        seed = self.match.seed if self.match is not None else None
        return type(self), self._made, (self.board.series, seed, rest)

    def __setstate__(self, state: tuple[int, int | None, dict[str, Any]]) -> None:
        self.board.series, seed, rest = state
        self.__dict__.update(rest)
        if seed is not None:
            self.match = self.board.repeat(seed, self._actions)
            self._ask = ask = self.match.ask
            if ask is not None:
                self.infos[self.possible_agents[ask.seat]] = told(ask)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match = self.board.deal(seed)
        self._actions = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._stillness = Stillness()
        self._ended = False
        self._next()

    def _next(self) -> None:
        """Whose turn it is, or what came of the match."""
        assert self.match is not None
        self._ask = ask = self.match.ask
        if ask is None:
            self._end()
            return
        self.agent_selection = agent = self.possible_agents[ask.seat]
        self.infos[agent] = told(ask)
        decisions = self._decisions
        if decisions % GLANCE and decisions < self.limit:
            return
        stood_still = decisions % GLANCE == 0 and self._stands_still()
        if stood_still or decisions >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
            self._ended = True
            for other in self.agents:
                self.infos[other] = {**self.infos[other], "stood_still": stood_still}

    def _stands_still(self) -> bool:
        assert self.match is not None
        return self._stillness.look(self.board.game, self.match.state) >= self.still

    def _end(self) -> None:
        assert self.match is not None
        result = self.match.result
        assert result is not None
        self._ended = True
        for agent, seat in self._seat.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = 1.0 if seat in result.winners else -1.0
            self.terminations[agent] = True
            self.infos[agent] = {"winners": result.winners, "scores": result.scores}

    def observe(self, agent: str) -> Seen:
        assert self.match is not None
        seat = self._seat[agent]
        ask = self._ask
        # a question is for the eyes of the seat that is asked, and no other's
        observation, mask = self._see(self.match, seat, ask if ask is not None and ask.seat == seat else None)
        return {"observation": observation, "action_mask": mask}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whose turn it is, as PettingZoo's own goes through them; a generator takes half the time."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        if self._ended:
            self._was_dead_step(action)
            return
        ask = self._ask
        assert self.match is not None
        assert ask is not None
        assert action is not None
        self.match.choose(ask.seat, self._word(action))
        self._actions.append(action)
        self._decisions += 1
        self.infos[self.agent_selection] = {}
        self._next()  # rewards are 0 before the end, so there is nothing to clear or add up until then

    def render(self) -> str:
        """The question and its options."""
        ask = self.match.ask if self.match is not None else None
        if ask is None:
            return "over"
        return f"{self.possible_agents[ask.seat]}: {ask.about} ({ask.law}): {' '.join(map(str, ask.options))}"

    def close(self) -> None:
        self.match = None
