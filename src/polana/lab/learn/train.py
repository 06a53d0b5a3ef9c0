"""A whole training in one go: play, imitate, play against oneself, try. Each part can be left out or taken up again."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGTERM, signal
from typing import Any

import torch

from polana.kernel.game import find
from polana.lab.cluster import Cluster
from polana.lab.learn import kept
from polana.lab.learn.evaluate import evaluate, field_of
from polana.lab.learn.export import export
from polana.lab.learn.generate import generate, generate_elsewhere
from polana.lab.learn.imitate import Data, imitate
from polana.lab.learn.log import Log
from polana.lab.learn.mix import BY_POINTS, Mix
from polana.lab.learn.net import Net, device
from polana.lab.learn.selfplay import FOES, GREEDY, IMITATOR, LEARNED, SelfPlay, Terms
from polana.lab.learn.stage import Stage

#: A sentence of progress.
Say = Callable[[str], None]
#: Checkpoints come this often, in seconds.
OFTEN = 45.0
#: And sentences of progress this often.
SOMETIMES = 10.0


@dataclass
class Plan:
    """What is trained, with what, for how long. `folder` takes everything that comes of it."""

    mix: Mix
    folder: Path
    seed: int = 1
    jobs: int = 1
    hidden: int = 256
    wide: int = 48
    depth: int = 2
    #: How many matches a worker plays side by side, in each of two groups; how many of them against greedy.
    count: int = 8
    greedy: int = 1
    terms: Terms = field(default_factory=Terms)

    @property
    def game(self) -> str:
        return self.mix.game

    @property
    def positions(self) -> Path:
        return self.folder / "positions"

    @property
    def imitator(self) -> Path:
        return self.folder / "imitator.pt"

    @property
    def network(self) -> Path:
        return self.folder / "network.pt"

    @property
    def log(self) -> Log:
        return Log(self.folder / "log.jsonl")


def seed_all(seed: int) -> None:
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")


def play_positions(
    plan: Plan, bot: str, matches: int, seconds: float, say: Say, workers: Cluster | None = None
) -> None:
    """Matches of a bot, to be imitated; played by worker processes here, or by the workers of a cluster."""
    began = told_at = time.time()

    def told(played: int, positions: int) -> None:
        nonlocal told_at
        now = time.time()
        if now - told_at > SOMETIMES:
            told_at = now
            say(f"{now - began:4.0f} s: {played} matches of {bot}, {positions} positions")

    if workers is None:
        played, positions = generate(plan.mix, bot, plan.positions, plan.seed, plan.jobs, matches, seconds, told)
    else:
        played, positions = generate_elsewhere(
            plan.mix, bot, plan.positions, plan.seed, workers, matches, seconds, told
        )
    spent = time.time() - began
    plan.log.tell("generate", {"bot": bot, "matches": played, "positions": positions, "seconds": spent})
    say(f"{played} matches of {bot}, {positions} positions, {spent:.0f} s")


def learn_to_imitate(plan: Plan, rounds: int, seconds: float, say: Say) -> None:
    where = device()
    seed_all(plan.seed)
    began = time.time()
    net = kept.new(plan.game, plan.hidden, plan.wide, plan.depth, drop=0.1).to(where)
    data = Data(plan.positions, net.size, net.words, where)
    say(
        f"{len(data)} positions, read in {time.time() - began:.0f} s; "
        f"{sum(part.numel() for part in net.parameters())} weights"
    )

    def told(figures: dict[str, float]) -> None:
        plan.log.tell("imitate", figures)
        say(
            f"{figures['seconds']:4.0f} s round {figures['round']:.0f}: words {figures['words']:.3f}, "
            f"{100 * figures['hits']:.1f} % hit, outcome {figures['outcome']:.3f}{' *' if figures['kept'] else ''}"
        )

    imitate(net, data, rounds, seconds, lambda best: kept.keep(best, plan.game, plan.imitator, half=True), told)


def begin_with(plan: Plan, path: Path, say: Say) -> None:
    """What bots know takes the place of an imitator: a training goes on from it, and is held near it at first."""
    kept.keep(kept.read(plan.game, path), plan.game, plan.imitator, half=True)
    say(f"{plan.imitator}: made of {path}")


def open_stage(plan: Plan, seed: int) -> Stage:
    stage = Stage(plan.mix, plan.jobs, plan.count, plan.greedy, seed)
    stage.open()
    return stage


def play_oneself(plan: Plan, stage: Stage, seconds: float, iterations: int, again: bool, say: Say) -> None:
    """Go on from the imitator, or (`again`) from the network as it was kept. SIGTERM ends it after the lesson."""
    where = device()
    seed_all(plan.seed)
    teacher: Net | None = None
    if plan.imitator.exists():
        teacher, _ = kept.load(plan.game, plan.imitator, where)
    done: dict[str, Any] = {}
    if again:
        net, done = kept.load(plan.game, plan.network, where)
    elif teacher is not None:
        net, _ = kept.load(plan.game, plan.imitator, where)
    else:
        net = kept.new(plan.game, plan.hidden, plan.wide, plan.depth).to(where)
    sides = list(find(plan.game).seat_values)
    play = SelfPlay(net, teacher, stage, plan.terms, sides, plan.seed)
    play.iteration = done.get("iteration", 0)
    play.decisions, play.matches = done.get("decisions", 0), done.get("matches", 0)
    before = play.decisions
    optimizer = plan.folder / "optimizer.pt"
    if again and optimizer.exists():
        play.optimizer.load_state_dict(torch.load(optimizer, map_location=where, weights_only=True))
    began = kept_at = told_at = time.time()

    def keep() -> None:
        counted = {"iteration": play.iteration, "decisions": play.decisions, "matches": play.matches}
        kept.keep(net, plan.game, plan.network, counted)

    def told(figures: dict[str, Any]) -> None:
        nonlocal kept_at, told_at
        now = time.time()
        plan.log.tell("selfplay", figures)
        if now - told_at > SOMETIMES or figures["iteration"] < 3:
            told_at = now
            foes = [(name, play.book.told(at)) for at, name in enumerate(FOES) if at]
            against = ", ".join(f"{name} {one['won']}/{one['matches']}" for name, one in foes)
            rate = (play.decisions - before) / max(1e-9, now - began) / 1000
            say(
                f"{now - began:4.0f} s it {play.iteration}: {play.decisions / 1e6:.2f} M decisions ({rate:.0f} k/s; "
                f"{figures['playing']:.2f} s playing, {figures['learning']:.2f} s learning), {play.matches} matches, "
                + ", ".join(f"{name} {figures.get(name, 0):.3f}" for name in LEARNED)
                + f", rate {figures.get('rate', 0):.1e}"
                + f"; won: {against}"
            )
        if now - kept_at > OFTEN:
            kept_at = now
            keep()
            for foe in (GREEDY, IMITATOR):
                found = play.book.told(foe)
                if found["matches"]:
                    plan.log.tell(f"against {FOES[foe]}", {"decisions": play.decisions, **found})
                    say(f"against {FOES[foe]}: {_table(found)}")
            play.book.matches.clear()

    def end(number: int, frame: object) -> None:
        play.enough = True

    before_this = signal(SIGTERM, end)
    try:
        play.run(seconds, iterations, told)
    finally:
        signal(SIGTERM, before_this)
    keep()
    torch.save(play.optimizer.state_dict(), optimizer)


def try_out(plan: Plan, path: Path, stage: Stage, seconds: float, name: str, say: Say) -> dict[str, Any]:
    """The network as one seat among bots."""
    net, _ = kept.load(plan.game, path, device())
    found = evaluate(net, stage, seconds)
    plan.log.tell("evaluate", {"name": name, "network": path.name, **found})
    say(
        f"{name}: {_table(found)}; {found['unfinished']} unfinished, {found['cut_off']} cut off, "
        f"{found['seconds']:.0f} s"
    )
    return found


def bring_out(plan: Plan, path: Path, to: Path, say: Say) -> None:
    """The network as bots read it."""
    net, _ = kept.load(plan.game, path, torch.device("cpu"))
    size = export(net, plan.game, to)
    plan.log.tell("export", {"file": str(to), "bytes": size})
    say(f"{to}: {size} bytes")


def _table(found: dict[str, Any]) -> str:
    from polana.lab.tally import interval

    won, played = found["won"], found["matches"]
    low, high = interval(won, played)
    by = ", ".join(f"{name} {w}/{n} ({100 * w / max(1, n):.0f} %)" for name, (w, n) in sorted(found["by"].items()))
    return f"{won} of {played}, {100 * won / max(1, played):.1f} % ({100 * low:.1f} to {100 * high:.1f}); {by}"


def mix_of(text: str, game: str, fixed: tuple[str, ...], varied: int, points: float = BY_POINTS) -> Mix:
    """`2:4,4:3` as a mix: how often matches of so many seats come."""
    seats = {int(k): int(v) for k, _, v in (part.partition(":") for part in text.split(",") if part)}
    return Mix(game, seats, fixed, varied, points)


__all__ = ["Plan", "field_of", "learn_to_imitate", "open_stage", "play_oneself", "play_positions", "try_out"]
