"""How fast an environment is, beside the bare engine: the same setup, random players, one process, one core."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time

from polana import engine
from polana.kernel.game import Game, Setup
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.lab.turns import Turns


@dataclass
class Pace:
    """Rates are per second of processor time. `of_engine` is the environment's share of the engine's rate."""

    game: str
    compiled: bool
    seats: int
    matches: int
    engine_decisions_per_s: int
    env_steps_per_s: int
    of_engine: float
    observation_size: int


def measure(game: Game, setup: Setup, matches: int | None, seconds: float) -> Pace:
    """Engine and environment take turns, match by match, so that a busy machine slows both alike.

    Both rates count whole matches, their setup included. In the environment the seat that is asked gets its
    observation and mask at every step (`last()`); its player picks one of `info["words"]` and looks at nothing else.
    """
    env = Turns(game.name, 1, setup.seats, setup.options, None, 1_000_000)
    rng = Rng(1)
    chooser = RandomChooser(rng)
    bare = decisions = steps = played = 0
    bare_time = env_time = 0.0
    play(env, rng)  # the first matches fill caches and are not counted
    Match(game, setup, 0, keep=False).playout(chooser)
    while played < matches if matches else bare_time + env_time < seconds:
        played += 1
        begun = process_time()
        decisions += Match(game, setup, played, keep=False).playout(chooser)
        middle = process_time()
        steps += play(env, rng)
        env_time += process_time() - middle
        bare_time += middle - begun
    bare = round(decisions / bare_time)
    rate = round(steps / env_time)
    return Pace(
        game.name, engine.compiled(), len(setup.seats), played, bare, rate, round(rate / bare, 3), env.board.sight.size
    )


def play(env: Turns, rng: Rng) -> int:
    """One match as anybody would play it through PettingZoo; gives the number of steps."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        _seen, _reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        options = info["words"].options
        env.step(options[rng.below(len(options))].id)
        steps += 1
    return steps
