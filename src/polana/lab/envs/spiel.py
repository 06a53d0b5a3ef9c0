"""The OpenSpiel game: every installed game, as `python_polana(game=northgard,seats=wolf/raven,options=creatures:on)`.

The first move is chance's: it deals one of `DEALS` matches, and with it all dice and draws to come. So a history is the
number of the deal and the words that were said, and a state can be written down and resumed.

Where the value of an option has signs that mean something here, they are written as in a link: a campaign that goes on
with `2/cobbler:` is `campaign:2%2Fcobbler%3A`.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.game import AnyGame, Setup, find, written
from polana.kernel.match import Match
from polana.kernel.still import GLANCE, STOOD_STILL, Stillness
from polana.lab.envs.observation import Sight, sight

DEALS = 4096
LIMIT = 20_000
#: Asks for the game's own fields, not for hashed features of some size.
FIELDS = 0

_TYPE = pyspiel.GameType(
    short_name="python_polana",
    long_name="Polana",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "northgard", "seats": "?/?", "options": "", "size": FIELDS},
)


class PolanaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """One game in one setup."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"game": "northgard", "seats": "?/?", "options": "", "size": FIELDS, **(params or {})}
        self.game: AnyGame = find(given["game"])
        #: The fingerprint of the words, whose numbers are the actions.
        self.vocabulary = self.game.vocabulary.fingerprint
        known = {option.name: option for option in self.game.options}
        options = {}
        for setting in filter(None, given["options"].split("/")):
            name, _, value = setting.partition(":")
            if name not in known:
                raise PolanaError(f"{self.game.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
            options[name] = known[name].read(unquote(value))
        self.setup: Setup = self.game.setup(given["seats"].split("/"), options)
        self.sight = sight(self.game, given["size"] or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.vocabulary),
            max_chance_outcomes=DEALS,
            num_players=len(self.setup.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LIMIT,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self, state: object = None) -> PolanaState:
        return PolanaState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        return Observer(self.sight)


class _Held:
    """Holds a match, so that a copy of a state has a clone of it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __deepcopy__(self, memo: object) -> _Held:
        return _Held(self.match.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down, a match is its record."""
        return _held, (self.match.record(),)


def _held(text: str) -> _Held:
    return _Held(Match.replay(text))


class PolanaState(pyspiel.State):  # type: ignore[misc]
    """A match, or none before the deal."""

    def __init__(self, game: PolanaGame) -> None:
        super().__init__(game)
        self._held: _Held | None = None
        self._said = 0
        self._stillness = Stillness()
        self._stood = False

    @property
    def match(self) -> Match | None:
        return self._held.match if self._held is not None else None

    @property
    def ask(self) -> Ask | None:
        return self.match.ask if self.match is not None else None

    def is_terminal(self) -> bool:
        return self.match is not None and (self.match.over or self._stood or self._said >= LIMIT)

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.ask
        return int(pyspiel.PlayerId.TERMINAL) if ask is None or self.is_terminal() else ask.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.ask
        return sorted(word.id for word in ask.options) if ask is not None and ask.seat == player else []

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        ask = self.ask
        if ask is None or self.match is None:
            self._held = _Held(Match(game.game, game.setup, action))
            return
        self._said += 1
        self.match.choose(ask.seat, game.game.vocabulary.words[action])
        if self._said % GLANCE == 0:
            self._stood = self._stillness.look(game.game, self.match.state) >= STOOD_STILL

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal:{action}"
        text: str = self.get_game().game.vocabulary.words[action].text
        return text

    def returns(self) -> list[float]:
        seats = range(self.num_players())
        result = self.match.result if self.match is not None else None
        return [0.0 if result is None else 1.0 if seat in result.winners else -1.0 for seat in seats]

    def __str__(self) -> str:
        match = self.match
        return "not dealt" if match is None else f"deal {match.seed}: {' '.join(word.text for _, word in match.said)}"


class Observer:
    """The same observation as the other environments have: made from the view and the question alone."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.tensor = np.zeros(sight.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PolanaState, player: int) -> None:
        if state.match is None:
            self.tensor[:] = 0
        else:
            self.tensor[:] = self.sight.see(state.match, player, self._asked(state, player))[0]

    @staticmethod
    def _asked(state: PolanaState, player: int) -> Ask | None:
        ask = state.ask
        return ask if ask is not None and ask.seat == player else None

    def string_from(self, state: PolanaState, player: int) -> str:
        if state.match is None:
            return "not dealt"
        ask = self._asked(state, player)
        return f"{state.match.view(player)} {'' if ask is None else ask.about}"


pyspiel.register_game(_TYPE, PolanaGame)


def load(name: str, setup: Setup, size: int | None) -> PolanaGame:
    """The game in this setup."""
    options = "/".join(f"{key}:{quote(written(value), safe='')}" for key, value in setup.options.items())
    return PolanaGame({"game": name, "seats": "/".join(setup.seats), "options": options, "size": size or FIELDS})
