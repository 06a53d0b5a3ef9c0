"""Plays another engine's game at random and says how fast it went; benchmarks/peers.py runs it beside that engine.

    python benchmarks/peers_inside.py catanatron 10

Everything that a player answers is a decision, even where there is only one option (Polana does not count those). A
clone is what the engine offers for it, or a deep copy where it offers nothing, in the middle of matches.
"""

import copy
import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import process_time
from typing import Any

#: A match is stopped at this many places and cloned this many times at each.
STOPS, CLONES = 8, 25


class Peer:
    """One engine's game: begin a match, make a random move, copy."""

    package = ""

    def begin(self, seed: int) -> Any:
        raise NotImplementedError

    def move(self, match: Any, rng: random.Random) -> bool:
        """One decision; False if the match was over."""
        raise NotImplementedError

    def clone(self, match: Any) -> Any:
        return copy.deepcopy(match)


class Catanatron(Peer):
    package = "catanatron"

    def begin(self, seed: int) -> Any:
        from catanatron import Color, Game, RandomPlayer

        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def move(self, match: Any, rng: random.Random) -> bool:
        from catanatron.game import TURNS_LIMIT

        if match.winning_color() is not None or match.state.num_turns >= TURNS_LIMIT:
            return False
        match.play_tick()
        return True

    def clone(self, match: Any) -> Any:
        return match.copy()


class Spiel(Peer):
    package = "open_spiel"

    def __init__(self, name: str) -> None:
        import pyspiel
        from open_spiel.python.games import block_dominoes  # noqa: F401  # registers the game

        self.game = pyspiel.load_game(name)

    def begin(self, seed: int) -> Any:
        return self.game.new_initial_state()

    def move(self, match: Any, rng: random.Random) -> bool:
        while match.is_chance_node():
            outcomes = match.chance_outcomes()
            match.apply_action(rng.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0])
        if match.is_terminal():
            return False
        match.apply_action(rng.choice(match.legal_actions()))
        return True

    def clone(self, match: Any) -> Any:
        return match.clone()


class Zoo(Peer):
    package = "pettingzoo"

    def __init__(self, module: str) -> None:
        from importlib import import_module

        self.make: Callable[[], Any] = import_module(f"pettingzoo.classic.{module}").env

    def begin(self, seed: int) -> Any:
        env = self.make()
        env.reset(seed=seed)
        return env

    def move(self, match: Any, rng: random.Random) -> bool:
        seen, _, terminated, truncated, _ = match.last()
        if terminated or truncated:
            return False
        mask = seen["action_mask"]
        match.step(rng.choice([at for at in range(len(mask)) if mask[at]]))
        return True


MAKERS: dict[str, Callable[[], Peer]] = {
    "catanatron": Catanatron,
    "openspiel-dominoes": lambda: Spiel("python_block_dominoes"),
    "openspiel-backgammon": lambda: Spiel("backgammon"),
    "pettingzoo-chess": lambda: Zoo("chess_v6"),
    "pettingzoo-connect-four": lambda: Zoo("connect_four_v3"),
}


def measure(peer: Peer, seconds: float) -> dict[str, Any]:
    rng = random.Random(1)
    random.seed(1)  # catanatron's players use the global generator
    length = through(peer, peer.begin(0), rng)  # fills caches, and is not counted
    matches = decisions = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        decisions += through(peer, peer.begin(matches + 1), rng)
        matches += 1
    return {
        "version": version(peer.package),
        "decisions_per_s": round(decisions / spent, 1),
        "matches_per_s": round(matches / spent, 3),
        "clone_us": round(clone_us(peer, rng, length), 2),
        "matches": matches,
    }


def through(peer: Peer, match: Any, rng: random.Random) -> int:
    """Play to the end; how many decisions that took."""
    count = 0
    while peer.move(match, rng):
        count += 1
    return count


def clone_us(peer: Peer, rng: random.Random, length: int) -> float:
    spent = 0.0
    count = 0
    for seed in range(4):
        match = peer.begin(seed)
        for _ in range(STOPS):
            for _ in range(rng.randint(1, max(1, 2 * length // (STOPS + 2)))):
                if not peer.move(match, rng):
                    break
            begun = process_time()
            for _ in range(CLONES):
                peer.clone(match)
            spent += process_time() - begun
            count += CLONES
    return 1e6 * spent / count


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in MAKERS:
        sys.exit(f"usage: peers_inside.py {{{','.join(MAKERS)}}} SECONDS")
    print(json.dumps(measure(MAKERS[sys.argv[1]](), float(sys.argv[2]))))
