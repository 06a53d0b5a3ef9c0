"""Monte Carlo tree search over imagined worlds, for any number of players.

Each iteration imagines the hidden things anew, walks down the tree of words built so far, goes on by habit (the words
that did well before, and now and then any other), and stops where the sense says that the position can be valued:
mostly at the end of the turn. The value is one figure for each seat, and every seat in the tree chooses what was best
for itself (max^n). Words lead through the tree, not states: what dice and cards make of the same words is averaged.

A guide, what was learned from many matches, says of each new node how likely it would take which word, which then
counts instead of curiosity (PUCT), and of each position at the horizon who will win, which is added to its worth.
"""

from __future__ import annotations

import time
from math import exp, log, sqrt
from typing import Final, final

from polana.bots.guide import Guide, odds, tempered
from polana.bots.player import AnySense
from polana.bots.tree import UNKNOWN, Edge, Experience, Habit, Node, habit
from polana.kernel.flow import Ask
from polana.kernel.match import Chooser, Match
from polana.kernel.rng import Rng
from polana.kernel.word import Word

#: Words that were never said are tried before words that did worse than this.
UNTRIED: Final = 0.9
#: A turn that takes longer than this in thought is valued as it stands.
PATIENCE: Final = 200
#: Every so many iterations it checks whether more of them can change the choice.
CHECK: Final = 8
#: An exponent beyond which the curve from 0 to 1 is flat.
FLAT: Final = 30.0
#: With a guide: how much a word is preferred that the guide would say and that was tried less.
TRUST: Final = 1.5
#: With a guide: what its odds count beside the worth of the position.
FORESIGHT: Final = 1.0


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
class Search(Chooser):
    """One decision of one seat. In each iteration it chooses for all seats."""

    def __init__(self, match: Match, seat: int, sense: AnySense, seed: int, guide: Guide | None = None) -> None:
        self.match: Match = match
        self.seat: int = seat
        self.sense: AnySense = sense
        self.guide: Guide | None = guide
        manner = sense.manner()
        self.scale: float = manner.scale
        self.curiosity: float = manner.curiosity
        self.whim: float = manner.whim
        #: Of 1000.
        self.surprise: int = int(1000 * manner.surprise)
        self.rng: Rng = Rng(seed)
        self.seats: int = len(match.setup.seats)
        self.root: Node = Node()
        #: The word that the seat says first, whatever else it could say: what follows it is to be found out.
        self.first: Word | None = None
        self.habits: list[Experience] = [Experience() for _ in range(self.seats)]
        #: What the position is worth now: values are given as differences from it.
        here = match.imagine(seat, self.rng.fork())
        self.now: list[float] = sense.values(here.state, self.seats)
        #: And the odds of each seat now, if there is a guide that says them.
        self.odds: list[float] = self._odds(here)
        # Of the iteration: where in the tree it is, what was said, each seat's last word, has the seat had its say?
        self._node: Node | None = None
        self._said: list[_Said] = []
        self._last: list[int] = []
        self._begun: bool = False

    def think(self, iterations: int, until: float, alone: bool = False) -> None:
        """Iterate this many times, or, if that is 0, until the clock shows a time, and at least once.

        Where the tally will not be added to others (`alone`) it stops as soon as the word tried most will stay the most
        tried.
        """
        if iterations:
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
                # At the speed so far, with a little to spare.
                if alone and done % CHECK == 0 and self.decided(int(1.2 * done * (until - now) / (now - start)) + 1):
                    break
                self.iterate()
                done += 1

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
            if world.over or sense.settled(world.state, world.ask, self.seat, since):
                break
        self._learn(sense.values(world.state, self.seats), self._odds(world))

    def _odds(self, world: Match) -> list[float]:
        """What the guide thinks of the chances of each seat; nothing if there is none, or nobody is asked."""
        guide = self.guide
        if guide is None:
            return []
        if world.result is not None:
            winners = world.result.winners
            return [odds(1.0 if seat in winners else 0.0) for seat in range(self.seats)]
        ask = world.ask
        if ask is None:
            return []
        return [odds(chance) for chance in guide.judge(world.state, ask, ask.seat).values]

    def _learn(self, values: list[float], odds: list[float]) -> None:
        scale = self.scale
        shares: list[float] = []
        for seat in range(self.seats):
            gain = (values[seat] - self.now[seat]) / scale
            if odds and self.odds:
                gain += FORESIGHT * (odds[seat] - self.odds[seat])
            shares.append(1.0 / (1.0 + exp(-max(-FLAT, min(FLAT, gain)))))
        for said in self._said:
            share = shares[said.seat]
            node, edge = said.node, said.edge
            if node is not None and edge is not None:
                node.count += 1
                node.total += share
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
            word = self._by_habit(ask.options, plain, after, self.sense.instinct(match.state, ask))
        else:
            if node is self.root and self.first is not None:
                word = self.first
            elif self.guide is None:
                word = self._by_tree(node, ask.options, plain, after, self.sense.instinct(match.state, ask))
            else:
                word = self._by_prior(self.guide, node, match, ask, plain, after)
            edge = node.edge(word.id)
            self._node = edge.below
            if self._node is None:
                edge.below = Node()
        self._said.append(_Said(seat, node, edge, habit(plain, word.id), habit(after, word.id)))
        self._last[seat] = word.id
        return word

    def _by_tree(
        self, node: Node, options: list[Word], plain: dict[int, Habit], after: dict[int, Habit], tip: Word | None
    ) -> Word:
        """The upper confidence bound; what was not tried here is as good as its habit, what suggests itself better."""
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
                if word is tip:
                    value += 1.0
            if value > high:
                high = value
                best = word
        return best

    def _by_prior(
        self, guide: Guide, node: Node, match: Match, ask: Ask, plain: dict[int, Habit], after: dict[int, Habit]
    ) -> Word:
        """What has done well, and what the guide would say and was tried little (PUCT)."""
        options = ask.options
        count = len(options)
        if count == 1:
            return options[0]
        prior = node.prior
        if prior is None:
            prior = {}
            judged = tempered(guide.judge(match.state, ask, ask.seat).prior)
            for at in range(count):
                prior[options[at].id] = judged[at]
            node.prior = prior
        first = self.rng.below(count)  # of equals, any
        best = options[first]
        high = -1.0
        edges = node.edges
        trust = TRUST * sqrt(node.count + 1.0)
        mean = node.total / node.count if node.count else UNKNOWN
        for step in range(count):
            at = first + step
            word = options[at - count if at >= count else at]
            # A word that was no option in the world in which the node was judged is as likely as any other.
            share = prior.get(word.id, 1.0 / count)
            edge = edges.get(word.id)
            if edge is not None and edge.count:
                value = edge.total / edge.count + trust * share / (1 + edge.count)
            else:
                found = after.get(word.id)
                if found is None:
                    found = plain.get(word.id)
                value = (mean if found is None else found.total / found.count) + trust * share
            if value > high:
                high = value
                best = word
        return best

    def _by_habit(
        self, options: list[Word], plain: dict[int, Habit], after: dict[int, Habit], tip: Word | None
    ) -> Word:
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
            if found is None and word is tip:
                value += 1.0
            if value > high:
                high = value
                best = word
        return best
