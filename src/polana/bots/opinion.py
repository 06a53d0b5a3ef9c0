"""What a search thinks of a decision: which words are worth a try, how likely they win, what it expects to follow.

Two things are kept apart. The *search* (`mcts.py`) finds out which words are good and what goes on from there. *Trials*
then say how good: each candidate is said in the same imagined worlds, none of which the search has seen, and played on
to the horizon the way the search would; there the odds (`odds.py`) say how likely each seat is to win. Since all
candidates are tried in the same worlds, the difference between two of them is known far better than either, and carries
its own interval.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import sqrt
from typing import Final, final

from polana.bots.mcts import PATIENCE, Search
from polana.bots.odds import Odds, odds_of
from polana.bots.player import AnySense
from polana.bots.senses import sense_of
from polana.bots.tree import UNKNOWN, Node
from polana.kernel.deed import opens_deed
from polana.kernel.flow import Ask
from polana.kernel.match import Chooser, Match
from polana.kernel.rng import Rng
from polana.kernel.word import Word

#: How often a word must have been tried at a point of the tree for that to count as what is to be expected.
TRUSTED: Final = 2
#: Half of a 95 % interval, in standard errors, by the number of trials less one (Student's t); beyond these 1.96.
STUDENT: Final = [12.7, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12]
NORMAL: Final = 1.96
#: The same of an interval of 99 %; beyond these 2.58.
STUDENT_99: Final = [63.7, 9.92, 5.84, 4.6, 4.03, 3.71, 3.5, 3.36, 3.25, 3.17, 3.11, 3.05, 3.01, 2.98, 2.95, 2.92]
NORMAL_99: Final = 2.58
#: A line is told as far as at least this share of the worlds agree on it.
AGREED: Final = 0.5


@final
class Spoken:
    """A word, who says it, and in answer to what."""

    __slots__ = ("about", "args", "begins", "seat", "word")

    def __init__(self, seat: int, about: str, args: Mapping[str, object], word: Word, begins: bool) -> None:
        self.seat: int = seat
        self.about: str = about
        #: The question is a menu: the word begins a deed.
        self.begins: bool = begins
        self.args: Mapping[str, object] = args
        self.word: Word = word


@final
class Trial:
    """A candidate in one world: everybody's chance and points at the horizon, and what was said on the way."""

    __slots__ = ("chances", "line", "points", "world")

    def __init__(self, world: Match, chances: list[float], points: list[int], line: list[Spoken]) -> None:
        self.world: Match = world
        self.chances: list[float] = chances
        self.points: list[int] = points
        self.line: list[Spoken] = line


@final
class Estimate:
    """A mean, and half of its interval (95 %, where nothing else is said)."""

    __slots__ = ("half", "mean")

    def __init__(self, mean: float, half: float) -> None:
        self.mean: float = mean
        self.half: float = half


def estimate(values: list[float], surely: bool = False) -> Estimate:
    """The mean of what was seen, and its interval of 95 %, or `surely` of 99 %.

    One look says nothing about how far others would lie from it.
    """
    count = len(values)
    total = 0.0
    for value in values:
        total += value
    mean = total / count
    if count < 2:
        return Estimate(mean, 1.0)
    spread = 0.0
    for value in values:
        spread += (value - mean) * (value - mean)
    if surely:
        times = STUDENT_99[count - 2] if count - 2 < len(STUDENT_99) else NORMAL_99
    else:
        times = STUDENT[count - 2] if count - 2 < len(STUDENT) else NORMAL
    return Estimate(mean, times * sqrt(spread / (count - 1) / count))


@final
class _Expected(Chooser):
    """Says a candidate, and then for every seat what the search would say."""

    def __init__(self, search: Search, first: Word, rng: Rng) -> None:
        self.search: Search = search
        self.first: Word = first
        self.rng: Rng = rng
        self.line: list[Spoken] = []
        self._node: Node | None = None
        self._begun: bool = False
        self._last: list[int] = [-1] * search.seats

    def choose(self, match: Match, ask: Ask) -> Word:
        seat = ask.seat
        if not self._begun and seat == self.search.seat:
            self._begun = True
            word = self.first
            edge = self.search.root.edges.get(word.id)
        else:
            node = self._node
            word = self._likely(ask, node)
            edge = None if node is None else node.edges.get(word.id)
        if self._begun:
            self._node = None if edge is None else edge.below
            self.line.append(Spoken(seat, ask.about, ask.args or {}, word, opens_deed(ask)))
        self._last[seat] = word.id
        return word

    def _likely(self, ask: Ask, node: Node | None) -> Word:
        options = ask.options
        if node is not None:
            most = TRUSTED - 1
            best: Word | None = None
            for option in options:
                edge = node.edges.get(option.id)
                if edge is not None and edge.count > most:
                    most = edge.count
                    best = option
            if best is not None:
                return best
        habits = self.search.habits[ask.seat]
        plain = habits.of(ask.about)
        after = habits.after(ask.about, self._last[ask.seat])
        count = len(options)
        first = self.rng.below(count)  # of equals, any
        word = options[first]
        high = -1.0
        for step in range(count):
            at = first + step
            option = options[at - count if at >= count else at]
            found = after.get(option.id)
            if found is None:
                found = plain.get(option.id)
            value = UNKNOWN if found is None else found.total / found.count
            if value > high:
                high = value
                word = option
        return word


def _open_ask(match: Match) -> Ask | None:
    """The question that waits for an answer."""
    for ask in match.asks:
        if match.sealed(ask.seat) is None:
            return ask
    return None


@final
class Opinion:
    """About one question to one seat, as far as the seat can know.

    The same seed and iterations give the same opinion.
    """

    def __init__(
        self, match: Match, seat: int, seed: int, sense: AnySense | None = None, odds: Odds | None = None
    ) -> None:
        rng = Rng(seed)
        self.match: Match = match
        self.seat: int = seat
        self.seats: int = len(match.setup.seats)
        ask = match.ask_of(seat)
        assert ask is not None
        self.options: list[Word] = list(ask.options)
        self.sense: AnySense = sense_of(match.game.name, searching=True) if sense is None else sense
        self.odds: Odds = odds_of(match.game.name, match.setup.options) if odds is None else odds
        self.search: Search = Search(match, seat, self.sense, rng.fork())
        self._rng: Rng = rng
        #: By the id of the word: how often it was tried because that was wanted, not because it seemed good.
        self._forced: dict[int, int] = {}
        self._worlds: list[int] = []
        #: By the id of the word: what came of it, world by world.
        self.trials: dict[int, list[Trial]] = {}
        # What the position is worth as it stands, as it is looked at.
        self._now: list[list[float]] = []
        self._points: list[list[int]] = []

    def think(self, iterations: int, until: float = 0.0) -> None:
        """Search for this many iterations more, or, if that is 0, until the clock shows a time."""
        self.search.think(iterations, until)

    def focus(self, words: list[Word], iterations: int, until: float = 0.0) -> None:
        """Find out what follows each of these words: as much about each, or their trials could not be compared.

        So many iterations for each, or, if that is 0, until the clock shows a time.
        """
        search = self.search
        done = 0
        while done < iterations if iterations else time.perf_counter() < until:
            for word in words:
                search.first = word
                search.iterate()
                self._forced[word.id] = self._forced.get(word.id, 0) + 1
            done += 1
        search.first = None
        self.afresh()

    def afresh(self) -> None:
        """Forget the trials: what is tried from now on is tried in other worlds."""
        self.trials = {}
        self._worlds = []
        self._now = []
        self._points = []

    def tries(self, word: Word) -> int:
        """How often the search has tried a word because it seemed good."""
        edge = self.search.root.edges.get(word.id)
        return 0 if edge is None else edge.count - self._forced.get(word.id, 0)

    def mean(self, word: Word) -> float:
        """What the search thinks of a word, on its own curve from 0 to 1."""
        edge = self.search.root.edges.get(word.id)
        return 0.0 if edge is None or not edge.count else edge.total / edge.count

    def ranked(self) -> list[Word]:
        """The options, the one that was tried most first; of equals the one that did better."""
        rank = {word.id: at for at, word in enumerate(self.options)}
        return sorted(self.options, key=lambda word: (-self.tries(word), -self.mean(word), rank[word.id]))

    # --- trials -----------------------------------------------------------------------------------------------

    def try_out(self, words: list[Word], worlds: int) -> None:
        """Try these words in so many worlds, the same ones for each. Those that were tried already count."""
        while len(self._worlds) < worlds:
            self._worlds.append(self._rng.fork())
        for word in words:
            seen = self.trials.get(word.id)
            if seen is None:
                seen = []
                self.trials[word.id] = seen
            while len(seen) < worlds:
                seen.append(self._try(word, self._worlds[len(seen)]))

    def _try(self, word: Word, seed: int) -> Trial:
        world = self.match.imagine(self.seat, seed)
        sense = self.sense
        since = sense.moment(world.state)
        chooser = _Expected(self.search, word, Rng(seed))
        for _ in range(PATIENCE):
            world.playout(chooser, 1)
            if world.over or sense.settled(world.state, world.ask, self.seat, since):
                break
        game = self.match.game
        chances = self.odds.of(game, world.state, sense, self.seats)
        return Trial(world, chances, game.scored(world.state, self.seats), chooser.line)

    def again(self, word: Word, number: int) -> Match:
        """A trial played again, as a match that keeps what is said: others may look ahead in it, and play on."""
        seed = self._worlds[number]
        world = self.match.imagine(self.seat, seed)
        sense = self.sense
        since = sense.moment(world.state)
        chooser = _Expected(self.search, word, Rng(seed))
        for _ in range(PATIENCE):
            ask = _open_ask(world)
            if ask is None:
                break
            world.choose(ask.seat, chooser.choose(world, ask))
            if world.over or sense.settled(world.state, world.ask, self.seat, since):
                break
        return world

    def chance(self, word: Word, seat: int = -1) -> Estimate:
        """How likely a seat is to win with a word that was tried; without a seat, the one who is asked."""
        who = self.seat if seat < 0 else seat
        return estimate([trial.chances[who] for trial in self.trials[word.id]])

    def behind(self, word: Word, best: Word, surely: bool = False) -> Estimate:
        """How much less likely the seat is to win with a word than with a better one, in the same worlds."""
        pairs = zip(self.trials[best.id], self.trials[word.id], strict=False)
        return estimate([one.chances[self.seat] - other.chances[self.seat] for one, other in pairs], surely)

    def points(self, word: Word) -> float:
        """How many points more the seat has at the horizon."""
        seen = self.trials[word.id]
        total = 0.0
        for trial in seen:
            total += trial.points[self.seat]
        return total / len(seen) - self.points_now

    def line(self, word: Word) -> list[Spoken]:
        """What is expected to be said, the word first: as far as most worlds agree, so that nothing is told of it that
        hangs on what was only imagined."""
        lines = [trial.line for trial in self.trials[word.id]]
        found: list[Spoken] = []
        need = AGREED * len(lines)
        while True:
            at = len(found)
            counts: dict[tuple[int, int], int] = {}
            for line in lines:
                if at < len(line):
                    key = (line[at].seat, line[at].word.id)
                    counts[key] = counts.get(key, 0) + 1
            best = (-1, -1)
            most = 0
            for key, count in counts.items():
                if count > most:
                    most = count
                    best = key
            if most == 0 or most < need:
                return found
            lines = [line for line in lines if at < len(line) and (line[at].seat, line[at].word.id) == best]
            found.append(lines[0][at])

    # --- the position as it stands ------------------------------------------------------------------------------

    def look(self, worlds: int) -> None:
        """Value the position as it stands in so many worlds."""
        while len(self._worlds) < worlds:
            self._worlds.append(self._rng.fork())
        game = self.match.game
        while len(self._now) < worlds:
            state = self.match.imagine(self.seat, self._worlds[len(self._now)]).state
            self._now.append(self.odds.of(game, state, self.sense, self.seats))
            self._points.append(game.scored(state, self.seats))

    def now(self, seat: int = -1) -> Estimate:
        """How likely a seat is to win as the position stands."""
        self.look(1)
        who = self.seat if seat < 0 else seat
        return estimate([chances[who] for chances in self._now])

    @property
    def points_now(self) -> float:
        self.look(1)
        total = 0.0
        for points in self._points:
            total += points[self.seat]
        return total / len(self._points)
