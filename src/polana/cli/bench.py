"""polana bench: how fast a game is played by random players, in one process on one core."""

from __future__ import annotations

import math
import os
import sys
from dataclasses import asdict, dataclass
from time import process_time
from typing import TYPE_CHECKING, Any

import click
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from polana import engine
from polana.cli.common import (
    console,
    json_option,
    lang_option,
    print_json,
    read_seats,
    read_settings,
    settings_option,
)
from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, Setup, find
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.locale import Speech

if TYPE_CHECKING:
    from polana.lab.envs.pace import Pace

#: Where clones are measured: this many matches, each stopped at this many asks, each cloned this many times.
STOPPED_MATCHES, STOPS, CLONES = 4, 12, 25


class Seconds(click.FloatRange):
    """How long to play: NaN is neither too small nor too large, and infinity never ends."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds = float(super().convert(value, param, ctx))
        if not math.isfinite(seconds):
            self.fail(f"{value} is no number of seconds", param, ctx)
        return seconds


@dataclass
class Speed:
    """Rates are per second of processor time, so that a busy machine does not change them much."""

    game: str
    compiled: bool
    seats: int
    matches: int
    decisions: int
    decisions_per_s: float
    matches_per_s: float
    clone_us: float
    copy_us: float


@click.command()
@click.argument("game")
@click.option("--seats", help="How many play (4, or as many as the game is for), or who: wolf,raven.")
@click.option("--matches", type=click.IntRange(min=1), help="Play so many matches.")
@click.option("--seconds", type=Seconds(min=0.1), default=5.0, help="Play for so long (5).")
@click.option("--env", is_flag=True, help="Measure the PettingZoo environment beside the engine; needs polana[lab].")
@click.option("--plain", is_flag=True, help="Measure the Python sources, even if a compiled engine is there.")
@settings_option
@json_option
@lang_option
def bench(
    game: str,
    seats: str | None,
    matches: int | None,
    seconds: float,
    env: bool,
    plain: bool,
    settings: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Measure decisions and matches a second, and the cost of a clone, with random players of GAME."""
    if plain and engine.compiled():
        # The engine is chosen when it is imported, so another one takes a new process.
        os.environ["POLANA_PLAIN"] = "1"
        os.execv(sys.executable, [sys.executable, "-m", "polana.cli.main", *sys.argv[1:]])
    found = find(game)
    setup = found.setup(read_seats(found, seats, 4), read_settings(found, settings))
    speech = Speech(lang)
    if env:
        show(asdict(pace(found, setup, matches, seconds)), as_json, speech)
        return
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=console(stderr=True),
        transient=True,
        disable=as_json or not sys.stderr.isatty(),
    ) as progress:
        speed = measure(found, setup, matches, seconds, progress, speech)
    show(asdict(speed), as_json, speech)


def pace(game: AnyGame, setup: Setup, matches: int | None, seconds: float) -> Pace:
    try:
        from polana.lab.envs import pace
    except ImportError as error:
        raise PolanaError(f"{error.name} is missing: pip install 'polana[lab]'") from None
    return pace.measure(game, setup, matches, seconds)


def show(figures: dict[str, str | bool | float], as_json: bool, speech: Speech) -> None:
    if as_json:
        print_json(figures)
        return
    out = console()
    out.print(f"[bold]{figures.pop('game')}[/bold], {speech.say('cli-bench-seats', count=figures.pop('seats'))}")
    out.print(speech.say("cli-bench-compiled" if figures.pop("compiled") else "cli-bench-plain"))
    for key, figure in figures.items():
        out.print(f"{figure:>12,} {key}")


def measure(
    game: AnyGame, setup: Setup, matches: int | None, seconds: float, progress: Progress, speech: Speech
) -> Speed:
    chooser = RandomChooser(Rng(1))
    task = progress.add_task(speech.say("cli-bench-playing"), total=matches or seconds)
    # The first match fills caches and is not counted.
    Match(game, setup, 0, keep=False).playout(chooser)
    played = decisions = 0
    spent = 0.0
    while played < matches if matches else spent < seconds:
        begun = process_time()
        decisions += Match(game, setup, played + 1, keep=False).playout(chooser)
        took = process_time() - begun
        spent += took
        played += 1
        progress.update(task, advance=1 if matches else took)
    clone_us, copy_us = measure_copies(game, setup, decisions // played)
    return Speed(
        game.name,
        engine.compiled(),
        len(setup.seats),
        played,
        decisions,
        round(decisions / spent),
        round(played / spent, 2),
        round(clone_us, 2),
        round(copy_us, 2),
    )


def measure_copies(game: AnyGame, setup: Setup, length: int) -> tuple[float, float]:
    """Microseconds for a clone and for a copy of the state, at random asks in the middle of steps."""
    rng = Rng(2)
    chooser = RandomChooser(rng)
    cloning = copying = 0.0
    count = 0
    for seed in range(STOPPED_MATCHES):
        match = Match(game, setup, seed)
        for _ in range(STOPS):
            advance(match, chooser, 1 + rng.below(max(1, 2 * length // STOPS)))
            while match.ask is not None and not match._answers:  # at the beginning of a step
                advance(match, chooser, 1)
            if match.over:
                break
            begun = process_time()
            for _ in range(CLONES):
                match.clone()
            middle = process_time()
            for _ in range(CLONES):
                match.state.copy()
            cloning += middle - begun
            copying += process_time() - middle
            count += CLONES
    return (1e6 * cloning / count, 1e6 * copying / count) if count else (0.0, 0.0)


def advance(match: Match, chooser: RandomChooser, decisions: int) -> None:
    for _ in range(decisions):
        ask = match.ask
        if ask is None:
            return
        match.choose(ask.seat, chooser.choose(match, ask))
