"""python -m polana.lab.learn PART GAME FOLDER ...: one part of a training, or all of it (`docs/learning.md`)."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from polana.kernel.errors import PolanaError
from polana.lab.cluster import Cluster
from polana.lab.learn import train
from polana.lab.learn.draw import draw
from polana.lab.learn.mix import BY_POINTS, VARIED
from polana.lab.learn.selfplay import Terms

PARTS = ("generate", "imitate", "selfplay", "evaluate", "export", "all", "draw")


def reader() -> argparse.ArgumentParser:
    told = argparse.ArgumentParser(prog="python -m polana.lab.learn", description=__doc__)
    told.add_argument("part", choices=PARTS)
    told.add_argument("game")
    told.add_argument("folder", type=Path, help="takes positions, networks and the log")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="worker processes")
    told.add_argument(
        "--engine", choices=("local", "ray"), default="local", help="who plays what is generated: processes, a cluster"
    )
    told.add_argument("--address", help="with --engine ray: where the cluster is, as Ray names it (of this machine)")
    told.add_argument("--seats", default="", help="how often matches of so many seats come: 2:4,4:3")
    told.add_argument("--fixed", default="", help="options of the setup that keep their default: automaton,campaign")
    told.add_argument("--varied", type=int, default=VARIED, help="of 100 matches so many have options by lot")
    told.add_argument("--points", type=float, default=BY_POINTS, help="how much of what a match brings goes by points")
    told.add_argument("--bot", default="greedy", help="who is imitated")
    told.add_argument("--foe", default="greedy", help="against whom it is tried")
    told.add_argument("--matches", type=int, default=1_000_000)
    told.add_argument("--seconds", type=float, default=1e9)
    told.add_argument("--rounds", type=int, default=100, help="of imitation")
    told.add_argument("--iterations", type=int, default=1_000_000, help="of self-play")
    told.add_argument("--hidden", type=int, default=256)
    told.add_argument("--wide", type=int, default=48)
    told.add_argument("--depth", type=int, default=2)
    told.add_argument("--count", type=int, default=128, help="matches side by side in a worker, in each of two groups")
    told.add_argument("--greedy", type=int, default=1, help="of these, matches against greedy")
    told.add_argument("--steps", type=int, default=128, help="of all matches between two lessons")
    told.add_argument("--batch", type=int, default=8192)
    told.add_argument("--epochs", type=int, default=3, help="how often a lesson goes through what was played")
    told.add_argument("--rate", type=float, default=3e-4, help="of learning, at first")
    told.add_argument("--move", type=float, default=0.02, help="how far a lesson is to move the policy, at first")
    told.add_argument("--trace", type=float, default=0.95)
    told.add_argument("--leash", type=float, default=0.08)
    told.add_argument("--entropy", type=float, default=0.006)
    told.add_argument("--course", default="0:1", help="where in the course of the training this run begins and ends")
    told.add_argument(
        "--from", type=Path, dest="source", help="weights that bots read, instead of an imitator: GAME.npz"
    )
    told.add_argument("--again", action="store_true", help="go on from the network in the folder")
    told.add_argument("--network", default="network.pt", help="which network is tried")
    return told


def main(arguments: list[str]) -> None:
    said = reader().parse_args(arguments)
    first, _, last = said.course.partition(":")
    terms = Terms(
        steps=said.steps, epochs=said.epochs, batch=said.batch, rate=said.rate, move=(said.move, said.move / 4),
        trace=said.trace, leash=(said.leash, 0.003), entropy=(said.entropy, 0.001), course=(float(first), float(last)),
    )  # fmt: skip
    mix = train.mix_of(said.seats, said.game, tuple(said.fixed.split(",")), said.varied, said.points)
    plan = train.Plan(
        mix, said.folder, said.seed, said.jobs, said.hidden, said.wide, said.depth, said.count, said.greedy, terms
    )

    def say(text: str) -> None:
        print(f"{said.game}: {text}", flush=True)

    if said.part in ("generate", "all"):
        workers = Cluster(said.address, None if said.address else said.jobs) if said.engine == "ray" else None
        train.play_positions(plan, said.bot, said.matches, said.seconds, say, workers)
    if said.part in ("imitate", "all"):
        train.learn_to_imitate(plan, said.rounds, said.seconds, say)
    if said.part in ("selfplay", "all"):
        if said.source is not None:
            train.begin_with(plan, said.source, say)
        stage = train.open_stage(plan, said.seed)
        try:
            train.play_oneself(plan, stage, said.seconds, said.iterations, said.again, say)
        finally:
            stage.close()
    if said.part in ("evaluate", "all"):
        stage = train.field_of(mix, said.matches, said.jobs, said.seed + 1_000_000, said.foe)
        stage.open()
        try:
            train.try_out(
                plan, plan.folder / said.network, stage, said.seconds, f"{said.seats or 'all seats'} {said.foe}", say
            )
        finally:
            stage.close()
    if said.part in ("export", "all"):
        train.bring_out(plan, plan.folder / said.network, plan.folder / f"{said.game}.npz", say)
    if said.part in ("draw", "all"):
        drawing = plan.folder / "log.svg"
        draw(plan.log, said.game, drawing)
        say(f"{drawing}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except PolanaError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None
