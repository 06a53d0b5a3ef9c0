"""The stage: many matches side by side, in worker processes that share memory with the learner.

Each worker holds two groups of matches. While the learner answers for one group on its device, the workers step the
other. A word without an alternative is said at once. Some matches are played against the greedy bot: there one seat
learns and the bot answers for all others, one word at a step; rows of such steps are not `live`.
"""

from __future__ import annotations

import gc
import mmap
import multiprocessing
import os
import traceback
from contextlib import suppress
from math import prod
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGTERM, signal
from typing import Any

import numpy as np
import numpy.typing as npt

from polana.bots import bot
from polana.eyes.observer import observer_of
from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.lab.learn.mix import LIMIT, Mix

Array = npt.NDArray[Any]
GROUPS = 2
#: How a step ended the match of a row.
GOES_ON, OVER, CUT_OFF = 0, 1, 2


def shared(shape: tuple[int, ...], kind: type[np.generic]) -> Array:
    """An array that processes forked from here share."""
    return np.frombuffer(mmap.mmap(-1, max(1, prod(shape) * np.dtype(kind).itemsize)), kind, prod(shape)).reshape(shape)


class Stage:
    """`count` matches in every group of every worker; the first `greedy` of them against a bot, mostly greedy.

    Rows of a group lie together: `rows[group]` are observations with masks behind them, `seat` who is asked, `seats`
    how many play, `hero` the seat that learns where only one does. `act` is what the learner answers. `ended`, `share`
    and `sides` are of the match that the last step ended, if it did.
    """

    def __init__(
        self, mix: Mix, workers: int, count: int, greedy: int, seed: int, matches: int = 0, bot: str = "greedy"
    ) -> None:
        observer = observer_of(mix.game)
        if observer is None:
            raise PolanaError(f"{mix.game} has no observer: see docs/adding.md")
        self.mix, self.workers, self.count, self.greedy, self.seed = mix, workers, count, greedy, seed
        self.bot = bot
        #: How many matches each row plays; 0: without end.
        self.matches = matches
        self.most = find(mix.game).max_seats
        self.size, self.words = observer.size, observer.words
        self.many = many = workers * count
        self.rows = shared((GROUPS, many, self.size + self.words), np.uint8)
        self.seat = shared((GROUPS, many), np.int64)
        self.seats = shared((GROUPS, many), np.int64)
        self.hero = shared((GROUPS, many), np.int64)
        self.live = shared((GROUPS, many), np.uint8)
        self.act = shared((GROUPS, many), np.int64)
        self.ended = shared((GROUPS, many), np.uint8)
        self.share = shared((GROUPS, many, self.most), np.float32)
        #: The place of the hero's faction among all, and whether he has won.
        self.side = shared((GROUPS, many), np.int64)
        self.won = shared((GROUPS, many), np.uint8)
        self._ends: list[Connection] = []
        self._processes: list[Any] = []

    def open(self) -> None:
        """Start the workers. Before the learner's device is used: they are forked."""
        fork: Any = multiprocessing.get_context("fork")
        gc.collect()
        gc.freeze()
        for number in range(self.workers):
            here, there = fork.Pipe()
            process = fork.Process(target=_work, args=(self, number, there), daemon=True)
            process.start()
            self._ends.append(here)
            self._processes.append(process)
        for group in range(GROUPS):
            self.wait(group)

    def send(self, group: int) -> None:
        """The answers of a group lie in `act`: go on with it."""
        for end in self._ends:
            end.send_bytes(bytes((group,)))

    def wait(self, group: int) -> None:
        """Until the workers have stepped the group."""
        for number, end in enumerate(self._ends):
            try:
                told = end.recv_bytes()
            except (EOFError, OSError):
                raise PolanaError(f"worker {number} of the stage has died") from None
            if told != bytes((group,)):
                raise PolanaError(f"worker {number} of the stage: {told.decode(errors='replace')}")

    def close(self) -> None:
        for end in self._ends:
            with suppress(OSError):  # it has died
                end.send_bytes(b"q")
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
        self._ends, self._processes = [], []


def _work(stage: Stage, number: int, end: Connection) -> None:
    signal(
        SIGTERM, SIG_IGN
    )  # a group of processes is told to end: the learner ends its lesson first, and this one then
    try:
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) > stage.workers:
            os.sched_setaffinity(0, {cores[1 + number % (len(cores) - 1)]})
        _Worker(stage, number).serve(end)
    except (EOFError, OSError, KeyboardInterrupt):
        pass
    except Exception:
        end.send_bytes(traceback.format_exc().encode())


class _Worker:
    def __init__(self, stage: Stage, number: int) -> None:
        self.stage = stage
        self.first = number * stage.count
        self.rng = Rng(stage.seed * 1009 + number + 1)
        game = find(stage.mix.game)
        self.words = game.vocabulary.words
        self.factions = {name: at for at, name in enumerate(game.seat_values)}
        self.bot = bot(stage.bot, self.rng.fork())
        places = GROUPS * stage.count
        self.observers = [observer_of(stage.mix.game) for _ in range(places)]
        self.matches: list[Match | None] = [None] * places
        self.left = [stage.matches or -1] * places
        self.heroes = [0] * places
        #: How many matches the rules broke off, and why the last one.
        self.broken = 0

    def serve(self, end: Connection) -> None:
        for group in range(GROUPS):
            for at in range(self.stage.count):
                self.deal(group, at)
            end.send_bytes(bytes((group,)))
        while True:
            told = end.recv_bytes()
            if told == b"q":
                return
            group = told[0]
            acts = self.stage.act[group, self.first : self.first + self.stage.count].tolist()
            for at, act in enumerate(acts):
                self.step(group, at, act)
            end.send_bytes(told)

    def deal(self, group: int, at: int) -> None:
        """A new match in this row, if it has one left."""
        place = group * self.stage.count + at
        row = self.first + at
        while True:
            if self.left[place] == 0:
                self.matches[place] = None
                self.stage.live[group, row] = 0
                return
            self.left[place] -= 1
            try:
                match = self.stage.mix.deal(self.rng, keep=at < self.stage.greedy)
                self.forced(match)
            except Exception:
                self.complain()
                continue
            if not match.over:
                break
        self.matches[place] = match
        seats = len(match.setup.seats)
        self.stage.seats[group, row] = seats
        self.heroes[place] = self.rng.below(seats)
        self.stage.hero[group, row] = self.heroes[place]
        self.put(group, at, match)

    def forced(self, match: Match) -> None:
        """What has no alternative teaches nothing."""
        ask = match.ask
        while ask is not None and len(ask.options) == 1:
            match.choose(ask.seat, ask.options[0])
            ask = match.ask

    def step(self, group: int, at: int, act: int) -> None:
        place = group * self.stage.count + at
        row = self.first + at
        self.stage.ended[group, row] = GOES_ON
        match = self.matches[place]
        if match is None:
            return
        try:
            ask = match.ask
            assert ask is not None
            if self.against_greedy(place, at, ask.seat):
                match.choose(ask.seat, self.bot.choose(match, ask))
            else:
                match.choose(ask.seat, self.words[act])
            self.forced(match)
            if not match.over and match.decisions < LIMIT:
                self.put(group, at, match)
                return
        except Exception:
            self.complain()
        self.end(group, at, match)
        self.deal(group, at)

    def against_greedy(self, place: int, at: int, seat: int) -> bool:
        return at < self.stage.greedy and seat != self.heroes[place]

    def end(self, group: int, at: int, match: Match) -> None:
        row = self.first + at
        stage = self.stage
        seats = len(match.setup.seats)
        stage.ended[group, row] = OVER if match.over else CUT_OFF
        stage.share[group, row, :seats] = stage.mix.shares(match.result, seats)
        stage.share[group, row, seats:] = 0
        hero = self.heroes[group * stage.count + at]
        stage.won[group, row] = match.result is not None and hero in match.result.winners
        stage.side[group, row] = self.factions.get(match.setup.seats[hero], 0)

    def put(self, group: int, at: int, match: Match) -> None:
        ask = match.ask
        assert ask is not None
        place = group * self.stage.count + at
        row = self.first + at
        stage = self.stage
        stage.seat[group, row] = ask.seat
        if self.against_greedy(place, at, ask.seat):
            stage.live[group, row] = 0
            return
        observer = self.observers[place]
        assert observer is not None
        stage.live[group, row] = 1
        stage.rows[group, row] = np.frombuffer(observer.look(match.state, ask.seat, ask), np.uint8)

    def complain(self) -> None:
        """A rule that breaks costs one match; the first one is shown."""
        self.broken += 1
        if self.broken == 1:
            print(traceback.format_exc(limit=-4), flush=True)
