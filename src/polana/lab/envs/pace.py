"""How fast an environment is, beside the bare engine: the same setup, random players, one process, one core."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time

from polana import engine
from polana.kernel.game import AnyGame, Setup
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.lab.envs.aec import PolanaAEC
from polana.lab.envs.vector import PolanaVector

#: No match is cut off.
ENDLESS = 1_000_000


@dataclass
class Pace:
    """Rates are per second of processor time; `..._of_engine` are shares of the engine's rate."""

    game: str
    compiled: bool
    seats: int
    matches: int
    observation_size: int
    engine_decisions_per_s: int
    env_steps_per_s: int
    env_of_engine: float
    unseen_steps_per_s: int
    unseen_of_engine: float
    batch_steps_per_s: int
    batch_of_engine: float


#: This many matches are played side by side in a batch.
SIDE_BY_SIDE = 16


def measure(game: AnyGame, setup: Setup, matches: int | None, seconds: float) -> Pace:
    """Engine, environment and batch take turns, match by match, so that a busy machine slows all of them alike.

    All rates count whole matches, their setup included. In the environment the seat that is asked gets its
    observation and mask at every step (`last()`); its player picks one of `info["words"]` and looks at nothing else.
    `unseen` is the same without observations (`last(observe=False)`): what stepping alone costs.
    In the batch all seats that are asked get theirs in one array.
    """
    env = PolanaAEC(game.name, 1, setup.seats, setup.options, None, ENDLESS)
    side_by_side = PolanaVector(game.name, SIDE_BY_SIDE, 1, setup.seats, setup.options, ENDLESS)
    rng = Rng(1)
    chooser = RandomChooser(rng)
    decisions = steps = unseen = said = played = 0
    bare_time = env_time = unseen_time = batch_time = 0.0
    asks = side_by_side.reset().asks
    play(env, rng)  # the first matches fill caches and are not counted
    Match(game, setup, 0, keep=False).playout(chooser)
    while played < matches if matches else bare_time + env_time + unseen_time + batch_time < seconds:
        played += 1
        begun = process_time()
        decided = Match(game, setup, played, keep=False).playout(chooser)
        decisions += decided
        then = process_time()
        bare_time += then - begun
        steps += play(env, rng)
        begun = process_time()
        env_time += begun - then
        unseen += play(env, rng, observe=False)
        then = process_time()
        unseen_time += then - begun
        # as many decisions as the engine has made: whole matches on average, since one that ends makes room for another
        for _ in range(1 + decided // SIDE_BY_SIDE):
            asks = side_by_side.step([ask.options[rng.below(len(ask.options))].id for ask in asks]).asks
            said += SIDE_BY_SIDE
        batch_time += process_time() - then
    bare = decisions / bare_time
    rate = steps / env_time
    unseen_rate = unseen / unseen_time
    batch_rate = said / batch_time
    return Pace(
        game.name,
        engine.compiled(),
        len(setup.seats),
        played,
        env.board.sight.size,
        round(bare),
        round(rate),
        round(rate / bare, 3),
        round(unseen_rate),
        round(unseen_rate / bare, 3),
        round(batch_rate),
        round(batch_rate / bare, 3),
    )


def play(env: PolanaAEC, rng: Rng, observe: bool = True) -> int:
    """One match as anybody would play it through PettingZoo; gives the number of steps."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        _seen, _reward, terminated, truncated, info = env.last(observe)
        if terminated or truncated:
            env.step(None)
            continue
        options = info["words"].options
        env.step(options[rng.below(len(options))].id)
        steps += 1
    return steps
