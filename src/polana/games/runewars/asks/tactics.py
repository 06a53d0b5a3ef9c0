"""Questions about Tactics cards: whether there is anything to play is a secret of the hand, so all are veiled."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.decks import TACTICS, TACTICS_TIMING
from polana.games.runewars.state import Table
from polana.games.runewars.words import DONE, TACTIC
from polana.kernel.flow import Ask, Judge, distinct
from polana.kernel.word import Word

_TACTIC: Final = TOPICS.topic("ask-runewars-tactic")
_COUNTER: Final = TOPICS.topic("ask-runewars-counter")
_COUNTERSPELL: Final = TACTICS.index("counterspell")


class TacticAsk(Ask):
    """Which card of a timing does a player use?"""

    __slots__ = ("_g", "_timing")

    def __init__(self, g: Table, seat: int, timing: str, judge: Judge, law: str) -> None:
        super().__init__(seat, _TACTIC, [], law, judge, True)
        self._g: Table = g
        self._timing: str = timing

    def candidates(self) -> list[Word]:
        words = [DONE]
        for card in sorted(self._g.players[self.seat].tactics):
            if TACTICS_TIMING[card] == self._timing:
                words.append(TACTIC[card])
        return distinct(words)


class CounterAsk(Ask):
    """Does an opponent cancel the card that was just played?"""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int, other: int, card: int) -> None:
        super().__init__(seat, _COUNTER, [], "RW.tactics.1", None, True, {"other": other, "card": TACTIC[card]})
        self._g: Table = g

    def candidates(self) -> list[Word]:
        held = _COUNTERSPELL in self._g.players[self.seat].tactics
        return [DONE, TACTIC[_COUNTERSPELL]] if held else [DONE]


def tactic(g: Table, seat: int, timing: str, judge: Judge, law: str) -> Ask:
    return TacticAsk(g, seat, timing, judge, law)


def counter(g: Table, seat: int, other: int, card: int) -> Ask:
    return CounterAsk(g, seat, other, card)
