"""A scene: a position of any game in which a test says words and looks at what is asked.

The bench of each game (`tests/GAME/bench.py`) builds positions in a few lines and derives its own `Scene`, which knows
how the bench names seats and words. What happens then is the same in all of them:

    t.say("marquise", "battle", "clearing:5")       each word must be an option of the question that is open
    t.options("marquise", "ask-root-battle-whom")   the open question must be this one
    t.reason("marquise", "clearing:7").law          why a word is no option
    t.play_to("turn")                               idle on to the end of the turn, the phase or the step
    t.over()                                        nothing more is asked, and all that was foretold has happened

A scene begins with a position that a bench has built, with one that was written down (`at`), or with a flow of its own
in the place of the turn (`Staged`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from polana.kernel.chooser import Chooser
from polana.kernel.errors import NotAllowed
from polana.kernel.flow import Ask, Flow
from polana.kernel.game import AnyGame, Game, Result, Setup
from polana.kernel.match import Match
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Chance, Rng
from polana.kernel.state import State
from polana.kernel.word import Word

Foretold = list[tuple[str, int]]
Who = int | str
Said = Word | str | int

#: What somebody says who wants no more, in this order.
IDLE = ("done", "pass", "skip", "no")


class Idler(Chooser):
    """Ends what can be ended, and otherwise says the first word there is."""

    def choose(self, match: Any, ask: Ask) -> Word:
        for text in IDLE:
            for word in ask.options:
                if word.text == text:
                    return word
        return ask.options[0]


class Scene(ABC):
    """What a test does with a match, whatever game it is."""

    @property
    @abstractmethod
    def match(self) -> Match:
        """The match, from the first look on."""

    def seat(self, who: Who) -> int:
        """How the bench names seats. General: by number."""
        assert isinstance(who, int)
        return who

    def word(self, said: Said) -> Word:
        """How the bench writes words. General: as in a record, and a number for a count."""
        if isinstance(said, Word):
            return said
        return self.match.game.vocabulary[f"count:{said}" if isinstance(said, int) else said]

    def check(self) -> None:
        self.match.game.check(self.match.state)

    # --- saying -----------------------------------------------------------------------------------------------------

    def say(self, who: Who, *said: Said) -> None:
        """One word after the other, each of which must be an option of an ask to this seat."""
        seat = self.seat(who)
        for each in said:
            ask = self.match.ask_of(seat)
            found = [(other.seat, other.about, other.law) for other in self.match.asks]
            assert ask is not None, f"{who} cannot say {each}: asked are {found}"
            self.match.choose(seat, self.word(each))
            self.check()

    def play_to(self, end: str) -> int:
        """Idle on to the end of the "turn", the "phase" or the "step"; how many words it took."""
        said = self.match.run_to(end, Idler())
        self.check()
        return said

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask:
        ask = self.match.ask
        assert ask is not None, "nothing is asked: the match is over"
        return ask

    def options(self, who: Who, about: str, law: str = "") -> list[Word]:
        """The open question must be this one; what can be answered."""
        ask = self.ask
        assert (ask.seat, ask.about) == (self.seat(who), about)
        assert law in ("", ask.law), f"{about} is asked by {ask.law}"
        return ask.options

    def may(self, said: Said) -> bool:
        """Is this word an option now?"""
        return self.match.ask is not None and self.word(said) in self.match.ask.options

    def reason(self, who: Who, said: Said) -> Refusal:
        """The word is no option, and saying it changes nothing; why."""
        seat, word = self.seat(who), self.word(said)
        refusal = self.match.why_not(seat, word)
        assert refusal is not None, f"{who} may say {said} to {self.ask.about}"
        try:
            self.match.choose(seat, word)
        except NotAllowed:
            return refusal
        raise AssertionError(f"{said} was refused by {refusal.law} and yet taken")

    def news_of(self, kind: str) -> list[dict[str, object]]:
        """What the lines of one kind say, in order."""
        return [line.args for line in self.match.news if line.kind == kind]

    def over(self) -> None:
        """The match is over, or the flow of a scene at its end, and all that was foretold has happened."""
        open_ask = self.match.ask
        assert self.match.over, f"seat {open_ask and open_ask.seat} is asked {open_ask and open_ask.about}"
        assert self.match.state.chance.foretold == []
        self.check()


class Played(Scene):
    """A scene of a match that there is already."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def match(self) -> Match:
        return self._match


def at(position: str, chance: Foretold | None = None) -> Played:
    """A scene that begins with a position as it is written (`Match.at`); with `chance` all of it is foretold."""
    match = Match.at(position)
    if chance is not None:
        match.state.chance.script(chance)
    return Played(match)


class Staged(Game[Any]):
    """A game with one flow in the place of its steps: it is over when the flow has come to its end."""

    def __init__(self, game: AnyGame, flow: Callable[[Any], Flow[Any]]) -> None:
        seats = (1, game.max_seats)
        super().__init__(
            game.name,
            game.version,
            game.data_version,
            game.vocabulary,
            game.laws,
            seats,
            game.seat_values,
            game.options,
        )
        self.game = game
        self.flow = flow
        #: What the flow gave.
        self.outcome: Any = None

    @abstractmethod
    def close(self, state: State) -> None:
        """Note in the state that the flow is over."""

    @abstractmethod
    def result(self, state: State) -> Result | None: ...

    def new(self, setup: Setup, chance: Chance) -> State:
        state: State = self.game.new(setup, chance)
        return state

    def step(self, state: State) -> Flow[None]:
        self.outcome = yield from self.flow(state)
        self.close(state)

    def view(self, state: State, reader: int) -> Mapping[str, object]:
        return self.game.view(state, reader)

    def imagine(self, state: State, seat: int, rng: Rng) -> None:
        self.game.imagine(state, seat, rng)

    def deal_anew(self, state: State, eyes: list[int], rng: Rng) -> None:
        self.game.deal_anew(state, eyes, rng)

    def why_not_now(self, state: State, seat: int, word: Word) -> Refusal | None:
        return self.game.why_not_now(state, seat, word)

    def check(self, state: State) -> None:
        self.game.check(state)
