"""Plays what the compiled engine is mostly used for, so that it can be profiled (`benchmarks/make_profile.py`).

Playouts of every game with each value of each option, matches that are kept, cloned and imagined, and a bot that looks
ahead.
"""

import sys

import polana
from polana.bots import bot
from polana.kernel.game import AnyGame, Setup, Value, games
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import KEYED, Rng

PLAYOUTS = 40
KEPT = 4
BOT_WORDS = 12


def setups(game: AnyGame) -> list[Setup]:
    """Each value of each option once, with three and four seats that choose at the table."""
    found: list[Setup] = []
    for seats in (3, 4):
        for option in game.options:
            for value in option.values:
                options: dict[str, Value] = {option.name: value}
                try:
                    found.append(game.setup(max(game.min_seats, min(seats, game.max_seats)), options))
                except polana.PolanaError:
                    continue  # needs other options with it
    return found


def main() -> int:
    if not polana.compiled():
        sys.exit("the compiled engine is not in use")
    rng = Rng(1)
    chooser = RandomChooser(rng)
    for game in games().values():
        every = setups(game)
        for number in range(PLAYOUTS):
            Match(game, every[number % len(every)], number, keep=False).playout(chooser)
        for number in range(KEPT):
            match = Match(game, every[number % len(every)], number, generator=KEYED)
            while not match.over:
                ask = match.ask
                assert ask is not None
                if not rng.below(8):
                    match.clone()
                    match.imagine(ask.seat, rng.fork()).playout(chooser, 20)
                match.choose(ask.seat, chooser.choose(match, ask))
        think(game, every[0])
        print(f"{game.name}: played", flush=True)
    return 0


def think(game: AnyGame, setup: Setup) -> None:
    """Some words of a bot that looks ahead, from the middle of a match."""
    match, chooser = Match(game, setup, 1), RandomChooser(Rng(2))
    match.run_to("turn", chooser, 200)
    player = bot("greedy", 1)
    for _ in range(BOT_WORDS):
        ask = match.ask
        if ask is None:
            return
        match.choose(ask.seat, player.choose(match, ask))


if __name__ == "__main__":
    sys.exit(main())
