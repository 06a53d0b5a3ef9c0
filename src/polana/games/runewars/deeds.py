"""What a player may do at any moment of his own turn (RW.terms.turn): Tactics cards, objective, Victory card, rewards.

Such moments are the windows before, between and after the effects of his order, and the start of a battle
(RW.battle.4). A chapter that has something to offer derives a class from `Deed` and registers it. Whether there is
anything to do is a secret of the hand, so people are asked in every window (`veiled`).
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.topics import DEED
from polana.games.runewars.state import Table
from polana.games.runewars.words import DONE
from polana.kernel import mypyc_attr
from polana.kernel.flow import Ask, Flow
from polana.kernel.refusal import OTHER_QUESTION, Refusal
from polana.kernel.word import Word


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One sort of thing that a player may do in his own turn. `kind` is the kind of the words that say it."""

    def __init__(self, kind: str) -> None:
        self.kind: str = kind

    def words(self, g: Table, seat: int) -> list[Word]:
        """All that the player might want to do, allowed or not, each once."""
        return []

    def why_not(self, g: Table, seat: int, word: Word) -> Refusal | None:
        return None

    def do(self, g: Table, seat: int, word: Word) -> Flow[None]:
        yield from ()


_DEEDS: Final[list[Deed]] = []


def register(deed: Deed) -> None:
    _DEEDS.append(deed)


def deed_of(word: Word) -> Deed | None:
    for deed in _DEEDS:
        if deed.kind == word.kind:
            return deed
    return None


class DeedAsk(Ask):
    """Anything else this turn? The options come out of the hand, so they are read from it when somebody looks."""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(seat, DEED, [], "RW.terms.turn", None, True)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        words = [DONE]
        for deed in _DEEDS:
            words += deed.words(self._g, self.seat)
        return words

    @property
    def options(self) -> list[Word]:
        options = self._options
        if options is None:
            options = [word for word in self.candidates() if self._objection(word) is None]
            self._options = options
        return options

    def why_not(self, word: Word) -> Refusal | None:
        return self._objection(word) if word in self.candidates() else OTHER_QUESTION

    def _objection(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        deed = deed_of(word)
        return OTHER_QUESTION if deed is None else deed.why_not(self._g, self.seat, word)


def window(g: Table, seat: int) -> Flow[None]:
    """The player does as many things as he likes."""
    while _DEEDS:
        word = yield DeedAsk(g, seat)
        deed = deed_of(word)
        if deed is None:
            return
        yield from deed.do(g, seat, word)
