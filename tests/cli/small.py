"""Stones: a game of one page, so that the command line can be tested without waiting for a big one.

Each seat bids in secret who begins; then each takes one to three stones in turn; who takes the last one wins.
"""

from __future__ import annotations

from polana.kernel.flow import Ask, Flow, Judge, Together
from polana.kernel.game import Game, Option, Result, Setup
from polana.kernel.law import Law
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Chance, Rng
from polana.kernel.state import State
from polana.kernel.topic import Topics
from polana.kernel.word import Vocabulary, Word

VOCABULARY = Vocabulary("stones")
BID = VOCABULARY.numbers("bid", 2)
TAKE = VOCABULARY.numbers("take", 3)
TOPICS = Topics("stones")
_QUESTION = TOPICS.topic("kernel-nothing")
TOO_MANY = Refusal("S.2", "why-kernel-other-question")


class Stones(State):
    def __init__(self, chance: Chance, seats: int, pile: int) -> None:
        super().__init__(chance)
        self.seats = seats
        self.pile = pile
        self.turn = -1

    def copy(self) -> Stones:
        twin = Stones(self.chance.copy(), self.seats, self.pile)
        twin.turn = self.turn
        return twin


class Few(Judge):
    def __init__(self, pile: int) -> None:
        self.pile = pile

    def why_not(self, word: Word) -> Refusal | None:
        return TOO_MANY if word.value > self.pile else None


class StonesGame(Game[Stones]):
    def __init__(self) -> None:
        laws = {
            "S.1": Law(
                "S.1",
                "setup",
                {"en": "The bid", "pl": "Licytacja"},
                "The highest bid begins.",
                "A tie: the first seat.",
            ),
            "S.2": Law("S.2", "rule", {"en": "Taking", "pl": "Branie"}, "Take one to three stones.", page="2"),
        }
        options = [Option("pile", [9, 5], "kernel-nothing"), Option("quick", [False, True], "kernel-nothing")]
        super().__init__("stones", "1", "0", VOCABULARY, laws, (2, 3), ["red", "blue"], options)

    def new(self, setup: Setup, chance: Chance) -> Stones:
        pile = setup.options["pile"]
        assert isinstance(pile, int)
        return Stones(chance, len(setup.seats), pile)

    def step(self, state: Stones) -> Flow[None]:
        if state.turn < 0:
            bids = Together([Ask(seat, _QUESTION, BID, "S.1") for seat in range(state.seats)])
            yield bids
            values = [word.value for word in bids.answers]
            state.turn = values.index(max(values))
            return
        word = yield Ask(state.turn, _QUESTION, TAKE[1:], "S.2", Few(state.pile))
        state.pile -= word.value
        state.tell("kernel-seat", "S.2", number=state.turn)
        if state.pile:
            state.turn = (state.turn + 1) % state.seats

    def result(self, state: Stones) -> Result | None:
        if state.pile:
            return None
        return Result([state.turn], [int(seat == state.turn) for seat in range(state.seats)], "kernel-nothing", "S.2")

    def view(self, state: Stones, reader: int) -> dict[str, object]:
        return {"pile": state.pile, "turn": state.turn}

    def imagine(self, state: Stones, seat: int, rng: Rng) -> None:
        pass

    def check(self, state: Stones) -> None:
        assert state.pile >= 0


game = StonesGame()
