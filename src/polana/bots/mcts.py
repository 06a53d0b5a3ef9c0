"""Monte Carlo tree search over imagined worlds, for any number of players.

Each iteration imagines the hidden things anew, walks down the tree of words that was built so far, goes on by habit
(the words that did well before, and now and then any other), and stops where the sense says that the position can be
valued: mostly at the end of the turn. The value is one figure for each seat, and every seat in the tree chooses what
was best for itself (max^n). Words lead through the tree, not states: what dice and cards make of the same words is
averaged.
"""

from __future__ import annotations

import time
from math import exp, log, sqrt
from typing import Final, final

from polana.bots.player import Sense
from polana.bots.tree import Edge, Habit, Habits, Node, habit
from polana.kernel.flow import Ask
from polana.kernel.match import Chooser, Match
from polana.kernel.rng import Rng
from polana.kernel.word import Word

#: Words that were never said are tried before words that did worse than this.
UNTRIED: Final = 0.9
#: A turn that takes longer than this in thought is valued as it stands.
PATIENCE: Final = 200
#: So many lines are tried to see what values there are, before any is learned from.
FIRST_LINES: Final = 24
#: Every so many iterations it is looked whether more of them can change the choice.
CHECK: Final = 8
#: Values that differ by less are alike.
NARROW: Final = 0.1
#: An exponent beyond which the curve from 0 to 1 is flat.
FLAT: Final = 30.0


@final
class _Said:
    """One word of an iteration, and all that will learn from it."""

    __slots__ = ("after", "edge", "node", "plain", "seat")

    def __init__(self, seat: int, node: Node | None, edge: Edge | None, plain: Habit, after: Habit) -> None:
        self.seat: int = seat
        self.node: Node | None = node
        self.edge: Edge | None = edge
        self.plain: Habit = plain
        self.after: Habit = after


@final
class _Line:
    """What was said in an iteration, and what it was worth to each seat."""

    __slots__ = ("said", "values")

    def __init__(self, said: list[_Said], values: list[float]) -> None:
        self.said: list[_Said] = said
        self.values: list[float] = values


@final
class Search(Chooser):
    """One decision of one seat. In each iteration it chooses for all seats."""

    def __init__(self, match: Match, seat: int, sense: Sense, seed: int) -> None:
        self.match: Match = match
        self.seat: int = seat
        self.sense: Sense = sense
        manner = sense.manner()
        self.scale: float = manner.scale
        self.curiosity: float = manner.curiosity
        self.whim: float = manner.whim
        #: Of 1000.
        self.surprise: int = int(1000 * manner.surprise)
        self.rng: Rng = Rng(seed)
        self.seats: int = len(match.setup.seats)
        self.root: Node = Node()
        self.habits: list[Habits] = [Habits() for _ in range(self.seats)]
        #: By seat: what a line of words is worth in the middle, and how far apart such values lie. Known after the
        #: first lines; these wait until then.
        self.centre: list[float] = []
        self.spread: list[float] = []
        self._waiting: list[_Line] = []
        self.first_lines: int = FIRST_LINES
        # Of the iteration: where in the tree it is, what was said, each seat's last word, has the seat had its say?
        self._node: Node | None = None
        self._said: list[_Said] = []
        self._last: list[int] = []
        self._begun: bool = False

    def think(self, iterations: int, until: float, alone: bool = False) -> None:
        """Iterate so many times, or, if that is 0, until the clock shows a time, and at least once.

        Where the tally will not be added to others (`alone`) it stops as soon as the most tried word will stay so.
        """
        if iterations:
            self.first_lines = max(1, min(FIRST_LINES, iterations // 4))
            for done in range(iterations):
                if alone and done % CHECK == 0 and self.decided(iterations - done):
                    break
                self.iterate()
        else:
            start = time.perf_counter()
            self.iterate()
            done = 1
            while True:
                now = time.perf_counter()
                if now >= until:
                    break
                # At the speed so far, and a little more.
                if alone and done % CHECK == 0 and self.decided(int(1.2 * done * (until - now) / (now - start)) + 1):
                    break
                self.iterate()
                done += 1
        if self._waiting:
            self._measure()

    def decided(self, left: int) -> bool:
        """Will no other word be tried more often, whatever the iterations that are left bring?"""
        most = second = 0
        for edge in self.root.edges.values():
            if edge.count > most:
                second = most
                most = edge.count
            elif edge.count > second:
                second = edge.count
        return most - second > left

    def tally(self) -> list[tuple[int, int, float]]:
        """The words at the root: id, how often it was tried, and what all tries together brought."""
        return [(word, edge.count, edge.total) for word, edge in self.root.edges.items()]

    def iterate(self) -> None:
        """Try one line of words in one imagined world, and learn from it."""
        world = self.match.imagine(self.seat, self.rng.fork())
        self._node = self.root
        self._said = []
        self._last = [-1] * self.seats
        self._begun = False
        sense = self.sense
        since = sense.moment(world.state)
        for _ in range(PATIENCE):
            world.playout(self, 1)
            if world.over or sense.settled(world, self.seat, since):
                break
        self._take(_Line(self._said, sense.values(world.state, self.seats)))

    def _take(self, line: _Line) -> None:
        if self.centre:
            self._learn(line)
            return
        self._waiting.append(line)
        if len(self._waiting) >= self.first_lines:
            self._measure()

    def _measure(self) -> None:
        """From the first lines: which values are middling, and which are far from it.

        Middle and spread are those of the inner two thirds, so that a match that is won or lost now and then does not
        make all else look alike.
        """
        count = len(self._waiting)
        for seat in range(self.seats):
            values = sorted([line.values[seat] for line in self._waiting])
            self.centre.append(values[count // 2])
            self.spread.append(max(NARROW, (values[count * 5 // 6] - values[count // 6]) / 2.0) * self.scale)
        for line in self._waiting:
            self._learn(line)
        self._waiting = []

    def _learn(self, line: _Line) -> None:
        shares: list[float] = []
        for seat in range(self.seats):
            gain = (line.values[seat] - self.centre[seat]) / self.spread[seat]
            shares.append(1.0 / (1.0 + exp(-max(-FLAT, min(FLAT, gain)))))
        for said in line.said:
            share = shares[said.seat]
            node, edge = said.node, said.edge
            if node is not None and edge is not None:
                node.count += 1
                edge.count += 1
                edge.total += share
            said.plain.count += 1
            said.plain.total += share
            said.after.count += 1
            said.after.total += share

    # --- choosing in an iteration -----------------------------------------------------------------------------

    def choose(self, match: Match, ask: Ask) -> Word:
        seat = ask.seat
        habits = self.habits[seat]
        plain = habits.of(ask.about)
        after = habits.after(ask.about, self._last[seat])
        # In a Together others may be asked first: the tree begins with the seat's own answer.
        if not self._begun and seat == self.seat:
            self._begun = True
        node = self._node if self._begun else None
        edge: Edge | None = None
        if node is None:
            word = self._by_habit(ask.options, plain, after)
        else:
            word = self._by_tree(node, ask.options, plain, after)
            edge = node.edge(word.id)
            self._node = edge.below
            if self._node is None:
                edge.below = Node()
        self._said.append(_Said(seat, node, edge, habit(plain, word.id), habit(after, word.id)))
        self._last[seat] = word.id
        return word

    def _by_tree(self, node: Node, options: list[Word], plain: dict[int, Habit], after: dict[int, Habit]) -> Word:
        """The upper confidence bound; what was not tried here is as good as its habit."""
        count = len(options)
        first = self.rng.below(count)  # of equals, any
        best = options[first]
        high = -1.0
        edges = node.edges
        curiosity = self.curiosity
        known = log(node.count + 1.0)
        fresh = curiosity * sqrt(known + 0.5)
        for step in range(count):
            at = first + step
            word = options[at - count if at >= count else at]
            edge = edges.get(word.id)
            if edge is not None and edge.count:
                value = edge.total / edge.count + curiosity * sqrt(known / edge.count)
            else:
                found = after.get(word.id)
                if found is None:
                    found = plain.get(word.id)
                value = 2.0 if found is None else found.total / found.count + fresh
            if value > high:
                high = value
                best = word
        return best

    def _by_habit(self, options: list[Word], plain: dict[int, Habit], after: dict[int, Habit]) -> Word:
        rng = self.rng
        count = len(options)
        first = rng.below(count)
        best = options[first]
        if rng.below(1000) < self.surprise:
            return best
        whim = self.whim
        high = -1.0
        for step in range(count):
            at = first + step
            word = options[at - count if at >= count else at]
            found = after.get(word.id)
            if found is None:
                found = plain.get(word.id)
            value = UNTRIED if found is None else found.total / found.count + whim / sqrt(found.count + 1.0)
            if value > high:
                high = value
                best = word
        return best
