"""Attributes, and how training raises them (RW.questphase.train)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import ATTRIBUTES, HERO_ATTRIBUTE
from polana.games.runewars.heroes import asks
from polana.games.runewars.heroes import news as told
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

TRAINING_LIMIT: Final = 2  # RW.questphase.train.2
TRAIN_ACTION: Final = 2  # RW.questphase.train.1

TRAINED: Final = Refusal("RW.questphase.train.2", "why-runewars-trained")


def attribute_of(g: Table, hero: int, attribute: int) -> int:
    """What is printed, and what training has added."""
    return HERO_ATTRIBUTE[hero * 3 + attribute] + g.hero_training[hero * 3 + attribute]


def can_train(g: Table, hero: int, attribute: int) -> bool:
    return g.hero_training[hero * 3 + attribute] < TRAINING_LIMIT


def can_train_any(g: Table, hero: int) -> bool:
    for attribute in range(len(ATTRIBUTES)):
        if can_train(g, hero, attribute):
            return True
    return False


def train(g: Table, hero: int, attribute: int, law: str) -> None:
    """One attribute is raised by 1, unless it is trained as far as it can be (RW.questphase.train.2)."""
    if can_train(g, hero, attribute):
        g.hero_training[hero * 3 + attribute] += 1
        g.hero_moves += 1
        told.trained(g, hero, attribute, attribute_of(g, hero, attribute), law)


@final
class TrainJudge(Judge):
    """RW.questphase.train.2: never by more than 2 in all."""

    __slots__ = ("g", "hero")

    def __init__(self, g: Table, hero: int) -> None:
        self.g: Table = g
        self.hero: int = hero

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind != "attribute":
            return None
        return None if can_train(self.g, self.hero, word.value) else TRAINED


def train_twice(g: Table, hero: int) -> Flow[None]:
    """RW.questphase.train.1: two attributes by 1, or one by 2, that is twice by 1."""
    for left in range(TRAIN_ACTION, 0, -1):
        if can_train_any(g, hero):
            word = yield asks.train(g, hero, left, TrainJudge(g, hero), "RW.questphase.train.1")
            train(g, hero, word.value, "RW.questphase.train.1")
