"""What a seat may not know: no world that is imagined for the seat has anything of it, and no word that shows it can be
taken back.

What is hidden in a game nobody says here. It is found by play: two matches in which the same was said, and other chance
fell or other words were put down in secret, so that a seat sees the same in both. Whatever else differs between them is
hidden from that seat. `Game.imagine` must not tell them apart: with the same seed it makes the same world of both.
"""

from __future__ import annotations

from collections.abc import Callable

from polana.kernel.errors import PolanaError, ScriptError
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR
from polana.kernel.rng import Rng, Script

#: A word is said again in so many imagined worlds.
WORLDS = 3
#: So many words are said in two worlds that should be the same.
FURTHER = 6
#: Chance that falls this often at once is left alone.
MOST_EVENTS = 60
#: No pile holds such a thing.
NOTHING = -1 << 40


def seen(match: Match, seat: int) -> object:
    """All by which a seat can tell one world from another."""
    ask = match.ask_of(seat)
    asked = None if ask is None else (ask.about, ask.options)
    return match.view(seat), match.view(SPECTATOR), asked, match.over


def listening(match: Match) -> Match:
    """A clone, or an imagined world, that keeps from now on what is told in it."""
    match.state.news = match.chronicle
    return match


def told(match: Match, seat: int) -> object:
    """What a seat has been told, since somebody listens."""
    return [(line.kind, line.args, line.law) for line in match.news_for(seat)]


def tells_apart(before: Match, seat: int, text: str) -> bool:
    """Does the seat see, or is it told, after this word, in which of several worlds it is?"""
    found: list[object] = []
    for seed in range(WORLDS):
        world = listening(before.imagine(seat, seed))
        world.choose(seat, text)
        found.append((seen(world, seat), told(world, seat)))
    return any(one != found[0] for one in found[1:])


def may_be_taken_back(before: Match, seat: int, text: str) -> bool:
    after = before.clone()
    after.choose(seat, text)
    return after.undo_depth(seat) > before.undo_depth(seat)


def shows_nothing(before: Match, seat: int, text: str) -> None:
    """A word that may be taken back shows its seat nothing that it did not know (`chance.reveal`)."""
    if len(before.asks) > 1 or not may_be_taken_back(before, seat, text):
        return
    try:
        shown = tells_apart(before, seat, text)
    except PolanaError as error:
        raise AssertionError(f"{text} of seat {seat}: an option depends on what the seat may not know") from error
    assert not shown, f"{text} of seat {seat} shows something and may be taken back"


# --- two matches that look alike ------------------------------------------------------------------------------------


def look_alike(one: Match, other: Match, seat: int) -> bool:
    """Is all that a seat sees the same, all that it was told just now, and all that is asked?"""
    if one.over or seen(one, seat) != seen(other, seat) or told(one, seat) != told(other, seat):
        return False
    asked = [[(ask.seat, ask.about, ask.law, ask.args) for ask in match.asks] for match in (one, other)]
    return asked[0] == asked[1]


def are_imagined_alike(one: Match, other: Match, seed: int) -> None:
    """For every seat to which both look alike, the same world is imagined of both."""
    for seat in range(len(one.setup.seats)):
        if look_alike(one, other, seat):
            world = one.imagine(seat, seed)
            assert world.view(seat) == one.view(seat), f"what is imagined for seat {seat} is not what it sees"
            are_the_same(world, other.imagine(seat, seed), seat, seed)


def are_the_same(world: Match, again: Match, seat: int, seed: int) -> None:
    """Two worlds that were imagined for a seat look the same to everybody, and go the same way."""
    rng = Rng(seed)
    for _ in range(FURTHER):
        for reader in (*range(len(world.setup.seats)), SPECTATOR):
            same = again.view(reader) == world.view(reader)
            assert same, f"what is imagined for seat {seat} depends on what is hidden from it"
        ask = world.ask
        if ask is None:
            break
        word = ask.options[rng.below(len(ask.options))]
        world.choose(ask.seat, word)
        again.choose(ask.seat, word)


def in_secret(before: Match, rng: Rng) -> tuple[Match, Match]:
    """A question that all answer in secret, and two ways to answer it: one seat says the same in both."""
    ways = listening(before.clone()), listening(before.clone())
    keeps = before.asks[rng.below(len(before.asks))].seat
    for ask in [ask for ask in before.asks if before.sealed(ask.seat) is None]:
        first = ask.options[rng.below(len(ask.options))]
        second = first if ask.seat == keeps else ask.options[rng.below(len(ask.options))]
        for match, word in zip(ways, (first, second), strict=True):
            match.choose(ask.seat, word)
    return ways


class Fate:
    """One way in which chance may fall until the next question: what each die and draw brings, and each shuffle.

    What is asked of chance is not known before: a script that lacks something says what.
    """

    def __init__(self) -> None:
        self.events: list[tuple[str, int]] = []
        self.piles: list[list[int]] = []

    def fulfil(self, go: Callable[[Script], Match], rng: Rng, like: Fate | None = None) -> Match | None:
        """Let chance fall at random, or as in another fate as far as it can, until the next question.

        None: it falls too often.
        """
        while len(self.events) + len(self.piles) <= MOST_EVENTS:
            try:
                match = go(Script(self.events, True, [*self.piles, [NOTHING]]))
            except ScriptError as lacks:
                if lacks.what == "shuffle" and lacks.foretold is None:
                    self.piles.append(self._pile(lacks.among, rng, like))
                else:
                    self.events.append((lacks.what, self._value(lacks.among, rng, like)))
            else:
                match.state.chance.unscript()
                return match
        return None

    def _pile(self, among: list[int], rng: Rng, like: Fate | None) -> list[int]:
        at = len(self.piles)
        if like is not None and at < len(like.piles) and sorted(like.piles[at]) == sorted(among):
            return like.piles[at]
        pile = among[:]
        rng.shuffled(pile)
        return pile

    def _value(self, among: list[int], rng: Rng, like: Fate | None) -> int:
        at = len(self.events)
        if like is not None and at < len(like.events) and like.events[at][1] in among:
            return like.events[at][1]
        return among[rng.below(len(among))]

    def bent(self, rng: Rng) -> Fate:
        """The same fate but for one thing: two things of a shuffled pile lie the other way round, two that were drawn
        came the other way round, or a die shows something else."""
        fate = Fate()
        fate.events = self.events[:]
        fate.piles = [pile[:] for pile in self.piles]
        at = rng.below(len(self.events) + len(self.piles))
        if at < len(self.events):
            what, value = self.events[at]
            other = rng.below(len(self.events))
            if other != at and self.events[other][0] == what:
                fate.events[at], fate.events[other] = self.events[other], (what, value)
            else:
                fate.events[at] = (what, NOTHING)
        else:
            pile = fate.piles[at - len(self.events)]
            if pile:
                one, other = rng.below(len(pile)), rng.below(len(pile))
                pile[one], pile[other] = pile[other], pile[one]
        return fate


def falls_alike(go: Callable[[Script], Match], rng: Rng, times: int) -> None:
    """Wherever other chance has fallen and a seat cannot see it, the same world is imagined for the seat."""
    fate = Fate()
    one = fate.fulfil(go, rng)
    if one is None or not (fate.events or fate.piles):
        return
    for _ in range(times):
        other = Fate().fulfil(go, rng, fate.bent(rng))
        if other is not None:
            are_imagined_alike(one, other, rng.fork())
