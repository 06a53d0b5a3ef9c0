"""What is asked: one function for each question. A judge makes the options and explains what is none."""

from __future__ import annotations

from typing import Final

from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.topic import Topics
from polana.kernel.word import Word

from NAME.state import Table
from NAME.words import COINS, GUESS, MOST_COINS, SIDE

TOPICS: Final = Topics("NAME")
_SIDE: Final = TOPICS.topic("ask-NAME-side")
_HIDE: Final = TOPICS.topic("ask-NAME-hide")
_GUESS: Final = TOPICS.topic("ask-NAME-guess")

SIDE_TAKEN: Final = Refusal("LAW.setup.1", "why-NAME-side-taken")
GUESS_TAKEN: Final = Refusal("LAW.round.2", "why-NAME-guess-taken")


class NotAmong(Judge):
    """Refuses what somebody else has said or taken."""

    def __init__(self, taken: list[int], refusal: Refusal) -> None:
        self.taken = taken
        self.refusal = refusal

    def why_not(self, word: Word) -> Refusal | None:
        return self.refusal if word.value in self.taken else None


def side(g: Table, seat: int) -> Ask:
    return Ask(seat, _SIDE, SIDE, "LAW.setup.1", NotAmong(g.sides, SIDE_TAKEN))


def hide(seat: int) -> Ask:
    return Ask(seat, _HIDE, COINS, "LAW.round.1")


def guess(g: Table, seat: int) -> Ask:
    return Ask(seat, _GUESS, GUESS[: MOST_COINS * g.seats + 1], "LAW.round.2", NotAmong(g.guesses, GUESS_TAKEN))
