"""Helpers of the kernel's tests: sit down at the toy game, play it at random, and look at all of a match."""

from typing import Any

from polana.kernel.game import Game
from polana.kernel.match import Chooser, Match
from polana.kernel.rng import Chance, Rng
from polana.kernel.state import dump
from tests.kernel.lanterns import COPIES, HOUSES, TURNS
from tests.kernel.toy import Fair, game


def sit(seats=("fox", "owl"), seed=1, keep=True, **options):
    """A new match; with two named houses its first question is the bids of both."""
    return Match(game, game.setup(seats if isinstance(seats, int) else list(seats), options), seed, keep=keep)


def built(hands, coins=(2, 2), seat=0, pile=None, rounds=1, faults=False, keep=True, script=None, strict=True):
    """A match at the beginning of a seat's turn, with hands as they are given."""
    g = Fair(Chance(7), len(hands))
    g.phase, g.rounds, g.faults, g.first = TURNS, rounds, faults, seat
    g.houses = list(range(len(hands)))
    g.coins = list(coins)
    g.hands = [list(hand) for hand in hands]
    held = [card for hand in hands for card in hand]
    rest = [card for card, copies in enumerate(COPIES) for _ in range(copies - held.count(card))]
    g.pile = rest if pile is None else list(pile)
    if pile is not None:
        for card in pile:
            rest.remove(card)
        g.discard = rest
    if script is not None:
        g.chance.script(script, strict)
    names = HOUSES[: len(hands)]
    return Match.of_state(game, game.setup(names, {"rounds": rounds, "faults": faults}), g, keep)


def go_on(other, state):
    """A match of an altered game from a state of the toy's."""
    return Match.of_state(other, other.setup(len(state.coins), {}), state)


def texts(words):
    return [word.text for word in words]


def questions(match):
    """All open questions, with what lies sealed under them."""
    return [
        (ask.seat, ask.about, ask.law, ask.veiled, texts(ask.options), str(match.sealed(ask.seat)))
        for ask in match.asks
    ]


def position(match):
    """Everything of a match but its past: state, questions, count of decisions, result."""
    return {
        "state": dump(match.state),
        "questions": questions(match),
        "asked": match.ask.seat if match.ask else None,
        "decisions": match.decisions,
        "result": repr(match.result),
    }


def played(match):
    """The position and the words that led to it."""
    return {**position(match), "said": [(seat, word.text) for seat, word in match.said]}


def whole(match):
    """All that anybody could see of a match: position, record, news, and what may be taken back."""
    return {
        **played(match),
        "record": match.record() if match.keep and match._from_start else None,
        "news": [dump(line) for line in match.news],
        "undo": [match.undo_depth(seat) for seat in range(len(match.setup.seats))],
    }


class Altered(Game[Any]):
    """The toy with other steps; `step` may fall back on the toy's."""

    def __init__(self, step):
        super().__init__("altered", "1", "1", game.vocabulary, game.laws, (2, 4), game.seat_values, game.options)
        self._step = step

    def new(self, setup, chance):
        return game.new(setup, chance)

    def step(self, state):
        return self._step(state)

    def result(self, state):
        return game.result(state)

    def view(self, state, reader):
        return game.view(state, reader)

    def imagine(self, state, seat, rng):
        game.imagine(state, seat, rng)

    def check(self, state):
        game.check(state)


class Says(Chooser):
    """Says one word wherever it is an option, and else the first."""

    def __init__(self, text):
        self.text = text

    def choose(self, match, ask):
        return next((word for word in ask.options if word.text == self.text), ask.options[0])


class Repeats(Chooser):
    """Says what somebody said before, in that order."""

    def __init__(self, said):
        self.said = list(said)

    def choose(self, match, ask):
        seat, word = self.said.pop(0)
        assert seat == ask.seat
        assert word in ask.options
        return word


def say_random(match, rng):
    """One random word of whoever may speak (in a Together also of one who speaks again); the seat and the word."""
    asks = match.asks
    ask = asks[rng.below(len(asks))]
    word = ask.options[rng.below(len(ask.options))]
    match.choose(ask.seat, word)
    return ask.seat, word


def wander(match, rng, words):
    """Say so many random words, or until the match is over."""
    for _ in range(words):
        if match.over:
            break
        say_random(match, rng)
    return match


def until(about, seats=3, seed=1, **options):
    """A random match that has come to a question of this kind."""
    for attempt in range(1000):
        rng = Rng(seed * 1000 + attempt)
        match = sit(seats, attempt, **options)
        while not match.over:
            if match.asks[0].about == about:
                return match
            say_random(match, rng)
    raise AssertionError(f"no match came to {about}")
