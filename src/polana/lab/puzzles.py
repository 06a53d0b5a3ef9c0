"""Finds puzzles: turns in matches between bots that search, in which the best line is easily overlooked.

    python -m polana.lab.puzzles GAME --matches 40 --seed 1 --out build/puzzles/GAME

Wherever a turn begins, a bot that looks one action ahead plays it, and so does a short search that wants nothing but
the points of this turn (or to win it, or to leave the leader little). Where the search does clearly better, and not by
luck, long ones look again, from several seeds. A puzzle is kept if two of them come to the same best result, and if its
line comes to that in every one of some imagined worlds. Then what the line does not need is taken out of it, and longer
and longer searches say how difficult it was. Of a turn one puzzle is kept: about a victory or the leader rather than
about points. What was found, and which matches were looked at, is kept in the folder: the same command goes on where it
was stopped. `--sides`, `--kinds` and `--fights` look only for what there is too little of;
`--close` makes victories of points in the last year, and `--ways` looks at the last year of each match in many ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.progress import Progress

from polana.bots import bot
from polana.bots.player import AnySense, Manner, Sense
from polana.bots.senses import sense_of
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.game import AnyGame, find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.state import State
from polana.lab.last_years import last_years
from polana.lab.lines import line_of, played_out, shortened, with_fame
from polana.lab.plan import fixtures, pool_of
from polana.school.puzzle import Kind, Puzzle, write
from polana.school.puzzle_judge import Judge, follow, looks_ahead, next_ask, won
from polana.school.puzzle_try import best_line, fights
from polana.school.tutor import PASSES

KINDS: Final = ("score", "win", "stop")
#: Iterations of the searches for each decision: the first look, the long ones, and those that measure the difficulty.
FIRST: Final = {"northgard": 100, "root": 100, "runewars": 60}
DEEP: Final = 800
LADDER: Final = (40, 160)
#: From how many of them on a puzzle is of the second and third difficulty.
MIDDLE: Final = 160
HARD: Final = 640
DEEP_SEEDS: Final = (11, 12, 13)
#: By how much the best line has to be better than the usual one.
CLEARLY: Final = {"root": 2.0, "northgard": 2.0, "runewars": 1.0}
#: So much at least is to be scored.
LEAST: Final = {"root": 3.0, "northgard": 3.0}
#: So many puzzles at most are taken from one match, and from one side in it.
FROM_MATCH: Final = 6
FROM_SIDE: Final = 3
#: A puzzle about the leader: his chance is at least this without it, and at least this lower with it, in percent.
THREATENS: Final = 60.0
LOWERED: Final = 35.0
#: Whoever has so many points may win this turn; elsewhere whoever plays a turn with which the match can end.
#: In Northgard, territories win in any year.
NEAR: Final = {"root": 19, "northgard": 0}
#: In so many imagined worlds the line comes to the same.
SURE: Final = 32
FEW: Final = 4
#: Where only victories are looked for: whoever looks one action ahead misses his by no more points than this.
WITHIN: Final = 6
#: A line of more words than this is no puzzle for people.
LONGEST: Final = 40
#: A victory counts for so many points, and the usual feel for the position for so few.
VICTORY: Final = 60.0
FEEL: Final = 0.15


class TurnSense(Sense[Any]):
    """Wants nothing but what a puzzle is about; all others want what they usually do."""

    def __init__(self, game: AnyGame, inner: AnySense, kind: Kind, seat: int, rival: int, feel: float = FEEL) -> None:
        self.game = game
        self.inner = inner
        self.kind = kind
        self.seat = seat
        self.rival = rival
        self.feel = feel
        self.scale = inner.manner().scale

    def value(self, state: State, seat: int) -> float:
        return self.values(state, seat + 1)[seat]

    def values(self, state: State, seats: int) -> list[float]:
        worths = [worth / self.scale for worth in self.inner.values(state, seats)]
        feel = max(-5.0, min(5.0, worths[self.seat] / 10.0)) * self.feel
        if self.kind == "stop":
            aim = -float(self.game.shown(state, self.rival)) - worths[self.rival]
            aim += -VICTORY if won(self.game, state, self.rival) else 0.0
        else:
            aim = float(self.game.counted(state, self.seat))
        if won(self.game, state, self.seat):
            aim += VICTORY
        worths[self.seat] = aim + feel
        return worths

    def rests(self, state: State, ask: Ask | None, seat: int, since: int) -> bool:
        return self.inner.rests(state, ask, seat, since)

    def moment(self, state: State) -> int:
        return self.inner.moment(state)

    def settled(self, state: State, ask: Ask | None, seat: int, since: int) -> bool:
        return self.inner.settled(state, ask, seat, since)

    def manner(self) -> Manner:
        own = self.inner.manner()
        return Manner({"scale": 1.5, "curiosity": own.curiosity, "whim": own.whim, "surprise": own.surprise})


@dataclass
class Tally:
    """What became of the turns that were looked at."""

    turns: int = 0
    promising: int = 0
    found: dict[str, int] = field(default_factory=dict)
    dropped: dict[str, int] = field(default_factory=dict)

    def drop(self, why: str) -> None:
        self.dropped[why] = self.dropped.get(why, 0) + 1


def turns(game: AnyGame, match: Match, bots: Sequence[Any]) -> Iterator[int]:
    """Play a match; stops at the beginning of each turn, and says whose it is."""
    before: object = None
    while match.ask is not None:
        ask = next_ask(match)
        key = game.lone_turn(match.state)
        if key is not None and key != before and key[0] == ask.seat and not match._answers and ready(match):
            before = key
            yield ask.seat
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))


def ready(match: Match) -> bool:
    """Is the setup over, so that there is a position?"""
    try:
        match.position()
    except PolanaError:
        return False
    return True


class Finder:
    """Looks at turns of one game."""

    def __init__(
        self,
        game: AnyGame,
        deep: int = DEEP,
        kinds: Sequence[str] = KINDS,
        sides: Sequence[str] = (),
        fights: bool = False,
        close: bool = False,
    ) -> None:
        self.game = game
        self.deep = deep
        self.kinds = kinds
        self.sides = sides
        #: Only lines in which somebody is fought.
        self.fights = fights
        #: In the last turn of a match, the others are given so many points that only the best line wins.
        self.close = close
        self.inner = sense_of(game.name, searching=True)
        self.tally = Tally()

    def look(self, match: Match, seat: int) -> Iterator[Puzzle]:
        """The puzzle in this turn, if there is one."""
        if self.sides and match.setup.seats[seat] not in self.sides:
            return
        rival = self._leader(match, seat) if "stop" in self.kinds else -1
        if self.close and not self.game.may_end(match.state):
            return
        scores = "score" in self.kinds or ("win" in self.kinds and self._near(match, seat))
        if rival < 0 and not scores:
            return
        self.tally.turns += 1
        if tuple(self.kinds) == ("win",) and not self._missed(match, seat):
            return self.tally.drop("won anyway, or far away")
        text = match.position()
        start = Match.at(text)
        mine, theirs = match.ask_of(seat), start.ask_of(seat)
        if mine is None or theirs is None or mine.options != theirs.options or start.view(seat) != match.view(seat):
            self.tally.drop("position")
            return
        found: list[Puzzle] = []
        # Who wins has stopped the leader, too: elsewhere that is the better puzzle.
        ahead = looks_ahead(self.game)
        if rival >= 0 and ahead:
            found += self._best("stop", rival, start, text, seat)
        if scores and not found:
            found += self._best("score", -1, start, text, seat)
        if rival >= 0 and not ahead and not found:
            found += self._best("stop", rival, start, text, seat)
        for one in found[:1]:
            yield from self._closed(one) if self.close and one.kind == "score" else [one]

    def _near(self, match: Match, seat: int) -> bool:
        """May this turn win?"""
        state = match.state
        near = NEAR.get(self.game.name)
        return self.game.may_end(state) if near is None else self.game.counted(state, seat) >= near

    def _missed(self, match: Match, seat: int) -> bool:
        """Does somebody who looks one action ahead miss the victory, and not by much? All else costs long searches."""
        played = played_out(match.clone(), seat, line_of(match, seat, self.inner, 0, 7, 0))
        result = self.game.result(played.state)
        if result is None:
            return True
        return seat not in result.winners and max(result.scores) - result.scores[seat] <= WITHIN

    def _leader(self, match: Match, seat: int) -> int:
        """Whoever else threatens to win, or -1."""
        state = match.state
        count = len(match.setup.seats)
        points = [self.game.shown(state, other) if other != seat else -1 for other in range(count)]
        best = max(points)
        least = {"root": 23, "runewars": 1}.get(self.game.name, 0)
        if best < least or (looks_ahead(self.game) and not self.game.may_end(state)):
            return -1
        # Where no chance to win is asked for, he is the leader only if he has more than whoever solves it.
        if not looks_ahead(self.game) and best <= self.game.shown(state, seat):
            return -1
        return points.index(best)

    def _best(self, kind: Kind, rival: int, start: Match, text: str, seat: int) -> Iterator[Puzzle]:
        draft = Puzzle(kind, seat, 0, 0, 1, 1, text, [], rival, game=self.game.name)
        judge = Judge(draft)
        sense = TurnSense(self.game, self.inner, kind, seat, rival)
        least = LEAST.get(self.game.name, 1.0)
        if judge.percent:
            idle = line_of(start, seat, self.inner, 0, 7, 0)
            # A look at a few worlds says whether there is any danger.
            if sum(judge.in_worlds(idle, FEW)) / FEW < THREATENS:
                return
            usual = judge.expected(idle)
            if usual < THREATENS:
                return
        else:
            # A look at one world says whether there is anything to be had.
            first = self._line(start, seat, sense, FIRST.get(self.game.name, 150), 1)
            played = played_out(start.clone(), seat, first)
            wins = won(self.game, played.state, seat)
            worth = judge.worth(played)
            if kind == "score" and not wins and (worth < least or "score" not in self.kinds):
                return
            usual = judge.expected(line_of(start, seat, self.inner, 0, 7, 0))
            if not wins and not self._clear(judge, worth, usual):
                return
            # What luck brought is mostly seen in a few worlds.
            seen = judge.in_worlds(first, FEW)
            if not wins and not self._clear(judge, sum(seen) / FEW, usual):
                return self.tally.drop("luck at the first look")
        self.tally.promising += 1
        lines: list[list[str]] = []
        for luck in DEEP_SEEDS:
            lines.append(self._line(start, seat, sense, self.deep, luck))
            if not judge.percent and len(lines) == 1:
                seen = judge.in_worlds(lines[0])
                if not self._wins(start, seat, lines[0]) and not self._clear(judge, sum(seen) / len(seen), usual):
                    return self.tally.drop("not clearly better")
                if len(set(seen)) > 1:
                    return self.tally.drop("chance decides")
            if len(lines) == 2 and judge.expected(lines[0]) == judge.expected(lines[1]):
                break
        if judge.percent:
            lines += [self._line(start, seat, self.inner, self.deep, luck) for luck in DEEP_SEEDS]
        worths = [judge.in_worlds(line) for line in lines]
        means = [sum(one) / len(one) for one in worths]
        order = sorted(range(len(lines)), key=lambda at: (judge.better(means[at], means[0]), -len(lines[at])))
        best = order[-1]
        goal, line = means[best], lines[best]
        draft.goal, draft.usual, draft.line = round(goal, 2), round(usual, 2), line
        if kind == "score" and self._wins(start, seat, line):
            yield from self._victory(draft, start)
            return
        if kind not in self.kinds:
            return
        if not self._clear(judge, goal, usual):
            return self.tally.drop("not clearly better")
        if not judge.percent and set(judge.in_worlds(line, SURE)) != {goal}:
            return self.tally.drop("chance decides")
        if not judge.percent and sum(mean == goal for mean in means) < 2:
            return self.tally.drop("only one search found it")
        yield from self._finish(draft, start)

    def _closed(self, found: Puzzle) -> Iterator[Puzzle]:
        """With the same line, a match in which it is needed: the best of the others ends one point behind it."""
        seat, judge = found.seat, Judge(found)
        ends: list[list[int]] = []
        for luck in range(SURE):
            match = judge.start.imagine(seat, luck + 1)
            played = follow(match, seat, found.line, judge.span, luck + 1).match
            result = self.game.result(played.state)
            if result is None:
                return self.tally.drop("not the last turn")
            ends.append(result.scores)
        self.tally.found["score"] -= 1
        # What nobody sees of the others comes to something else in each world: the most of it counts.
        own = min(scores[seat] for scores in ends)
        most = [max(scores[other] for scores in ends) for other in range(len(ends[0]))]
        others = [other for other in range(len(most)) if other != seat]
        leader = max(others, key=lambda other: most[other])
        text = found.position
        for other in others:
            change = own - (1 if other == leader else 3) - most[other]
            if other == leader or change < 0:
                text = with_fame(text, other, change)
        draft = Puzzle("win", seat, 1.0, 0.0, 1, 1, text, found.line, game=self.game.name)
        yield from self._victory(draft, draft.match())

    def _victory(self, draft: Puzzle, start: Match) -> Iterator[Puzzle]:
        draft.kind = "win"
        judge = Judge(draft)
        draft.goal, draft.usual = 1.0, judge.expected(line_of(start, draft.seat, self.inner, 0, 7, 0))
        if draft.usual > 0.3:
            return self.tally.drop("a victory that nobody overlooks")
        if min(judge.in_worlds(draft.line, SURE)) < 1.0:
            return self.tally.drop("chance decides")
        yield from self._finish(draft, start)

    def _finish(self, draft: Puzzle, start: Match) -> Iterator[Puzzle]:
        judge = Judge(draft)
        draft.line = shortened(judge, start, draft.line)
        if judge.percent:
            draft.goal = judge.expected(draft.line)
        if len(draft.line) > LONGEST:
            return self.tally.drop("long")
        if all(word in PASSES for word in draft.line):
            return self.tally.drop("nothing to be done")
        if self.fights and not fights(best_line(Judge(draft))):
            return self.tally.drop("nobody is fought")
        sense = TurnSense(self.game, self.inner, draft.kind, draft.seat, draft.rival)
        draft.iterations = self.deep
        for iterations in LADDER:
            lines = (self._line(start, draft.seat, sense, iterations, luck) for luck in (21, 22))
            if all(judge.solved(judge.expected(line)) for line in lines):
                draft.iterations = iterations
                break
        draft.difficulty = 3 if draft.iterations >= HARD else 2 if draft.iterations >= MIDDLE else 1
        self.tally.found[draft.kind] = self.tally.found.get(draft.kind, 0) + 1
        yield draft

    def _wins(self, start: Match, seat: int, line: list[str]) -> bool:
        match = start.clone()
        played = played_out(match, seat, line)
        return won(self.game, played.state, seat)

    def _line(self, start: Match, seat: int, sense: AnySense, iterations: int, luck: int) -> list[str]:
        return line_of(start, seat, sense, iterations, luck, 0)

    def _clear(self, judge: Judge, worth: float, usual: float) -> bool:
        need = LOWERED if judge.percent else CLEARLY.get(self.game.name, 1.0)
        return judge.better(worth, usual) >= need


class Looked(msgspec.Struct):
    """What is kept of a run: the matches that were looked at."""

    matches: list[int] = []


@click.command()
@click.argument("name", metavar="GAME")
@click.option("--matches", default=20, show_default=True, help="So many matches are looked at in all.")
@click.option("--seats", type=int, help="At a table of so many; otherwise of two to four.")
@click.option("--seed", default=1, show_default=True)
@click.option("--bots", default="search:60", show_default=True, help="Who plays the matches.")
@click.option("--deep", default=DEEP, show_default=True, help="Iterations of the long searches for each decision.")
@click.option("--kinds", multiple=True, type=click.Choice(KINDS), default=KINDS, help="Only these kinds.")
@click.option("--sides", help="Only turns of these sides, with commas between them.")
@click.option("--fights", is_flag=True, help="Only lines in which somebody is fought.")
@click.option("--close", is_flag=True, help="Northgard: set the Fame of the others so that only the best line wins.")
@click.option("--ways", default=0, help="Play the last year of each match in so many ways, in which others pass early.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The folder for what is found.")
def main(
    name: str,
    matches: int,
    seats: int | None,
    seed: int,
    bots: str,
    deep: int,
    kinds: tuple[str, ...],
    sides: str | None,
    fights: bool,
    close: bool,
    ways: int,
    out: Path,
) -> None:
    """Look for puzzles in matches of a game."""
    game = find(name)
    out.mkdir(parents=True, exist_ok=True)
    state = out / "looked.json"
    looked = msgspec.json.decode(state.read_bytes(), type=Looked) if state.exists() else Looked()
    finder = Finder(game, deep, kinds, sides.split(",") if sides else (), fights, close)
    with Progress() as progress:
        bar = progress.add_task(name, total=matches)
        for number in range(matches):
            if number not in looked.matches:
                for found in in_match(finder, number, seats, seed, bots, ways):
                    side = Match.at(found.position).setup.seats[found.seat]
                    count = len(list(out.glob(f"{found.kind}-{side}-*.toml")))
                    (out / f"{found.kind}-{side}-{number}-{count}.toml").write_text(write(found), encoding="utf-8")
                looked.matches.append(number)
                state.write_bytes(msgspec.json.encode(looked))
            done = ", ".join(f"{count} {kind}" for kind, count in finder.tally.found.items())
            progress.update(bar, advance=1, description=f"{name}: {done or 'nothing yet'}")
    print(finder.tally)


def in_match(finder: Finder, number: int, seats: int | None, seed: int, bots: str, ways: int = 0) -> Iterator[Puzzle]:
    """The puzzles of one match; of its last year, played in several ways, one for each seat at most."""
    game = finder.game
    count = seats or max(game.min_seats, 2 + number % 3)
    line_up = fixtures(game, [bots] * count, pool_of(game, count, {}, None), {}, seed + number)
    skipped = Rng(seed * 1000 + number).below(40)
    fixture = next(one for at, one in enumerate(line_up) if at == skipped)
    match = Match(game, game.setup(fixture.lineup, {}), fixture.deal)
    if finder.sides and not set(finder.sides) & set(fixture.lineup):
        return
    seated = [bot(name, luck) for name, luck in zip(fixture.bots, fixture.seeds, strict=True)]
    taken: list[int] = []
    begun = ((seat, match) for seat in turns(game, match, seated))
    most = 1 if ways else FROM_SIDE
    for seat, at in last_years(match, seated, fixture, ways) if ways else begun:
        if taken.count(seat) < most:
            for found in finder.look(at, seat):
                taken.append(seat)
                yield found
        if len(taken) >= FROM_MATCH:
            return


if __name__ == "__main__":
    try:
        main()
    except PolanaError as error:
        raise SystemExit(f"polana.lab.puzzles: {error}") from None
