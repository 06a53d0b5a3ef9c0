"""What a Tactics card is, when it may be played, and how (RW.tactics).

A card's effect is a class derived from `Tactic` that is registered. Cards of the timing `your_turn` are offered with
everything else that may be done in one's own turn (`deeds.py`); the others in a window that their chapter opens:

    yield from tactics.window(g, seat, "battle_start", "RW.battle.4.1")
"""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import deeds
from polana.games.runewars.asks import tactics as asks
from polana.games.runewars.decks import TACTICS, TACTICS_TIMING
from polana.games.runewars.news import tactics as told
from polana.games.runewars.state import Table
from polana.games.runewars.turnorder import clockwise
from polana.games.runewars.words import DONE, TACTIC
from polana.kernel import mypyc_attr
from polana.kernel.flow import Flow, Judge, distinct
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

COUNTERSPELL: Final = TACTICS.index("counterspell")


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactic:
    """The effect of a Tactics card."""

    def __init__(self, card: str) -> None:
        self.card: int = TACTICS.index(card)
        self.timing: str = TACTICS_TIMING[self.card]

    def why_not(self, g: Table, seat: int) -> Refusal | None:
        """Why it would do nothing, or may not be played now, its timing aside."""
        return None

    def do(self, g: Table, seat: int) -> Flow[None]:
        yield from ()


_TACTICS: Final[list[Tactic | None]] = [None] * len(TACTICS)


def register(tactic: Tactic) -> None:
    _TACTICS[tactic.card] = tactic


def in_hand(g: Table, seat: int, timing: str) -> list[Word]:
    """The cards of a timing that a player may use this season (RW.tactics.4), allowed just now or not."""
    words: list[Word] = []
    for card in sorted(g.players[seat].tactics):
        tactic = _TACTICS[card]
        if tactic is not None and tactic.timing == timing:
            words.append(TACTIC[card])
    return distinct(words)


def why_not(g: Table, seat: int, card: int) -> Refusal | None:
    tactic = _TACTICS[card]
    return None if tactic is None else tactic.why_not(g, seat)


# --- playing a card ---------------------------------------------------------------------------------------------------


def play(g: Table, seat: int, card: int) -> Flow[None]:
    """A card is played for its effect, unless an opponent cancels it, and discarded."""
    stands = yield from announce(g, seat, card)
    tactic = _TACTICS[card]
    if stands and tactic is not None:
        yield from tactic.do(g, seat)
    g.tactics_played.remove(card)
    g.tactics_discard.append(card)


def announce(g: Table, seat: int, card: int) -> Flow[bool]:
    """The card lies on the table. Every opponent could hold a Counterspell, so each is asked (`veiled`).

    A Counterspell is a Tactics card itself, and can be cancelled like any other.
    """
    g.players[seat].tactics.remove(card)
    g.tactics_played.append(card)
    told.played(g, seat, card)
    for other in clockwise(g, seat)[1:]:
        if g.players[other].out:
            continue
        word = yield asks.counter(g, other, seat, card)
        if word is DONE:
            continue
        stands = yield from announce(g, other, COUNTERSPELL)
        g.tactics_played.remove(COUNTERSPELL)
        g.tactics_discard.append(COUNTERSPELL)
        if stands:
            told.cancelled(g, other, card)
            return False
    return True


@final
class WindowJudge(Judge):
    """What may be played in a window: whatever its own text does not forbid."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is DONE else why_not(self.g, self.seat, word.value)


def holds_any(g: Table, seat: int) -> bool:
    """Could a player play a card? Everybody sees how many he holds, but not which."""
    player = g.players[seat]
    return len(player.tactics) + len(player.fresh) > 0


def window(g: Table, seat: int, timing: str, law: str) -> Flow[None]:
    """A moment at which a player may use any number of cards of one timing (RW.battle.4, RW.duels.2)."""
    while True:
        word = yield asks.tactic(g, seat, timing, WindowJudge(g, seat), law)
        if word is DONE:
            return
        yield from play(g, seat, word.value)


@final
class TacticDeed(deeds.Deed):
    """RW.tactics.1: "in your turn" is just before, during or just after one's own order."""

    def __init__(self) -> None:
        super().__init__("tactic")

    def words(self, g: Table, seat: int) -> list[Word]:
        return in_hand(g, seat, "your_turn")

    def why_not(self, g: Table, seat: int, word: Word) -> Refusal | None:
        return why_not(g, seat, word.value)

    def do(self, g: Table, seat: int, word: Word) -> Flow[None]:
        return play(g, seat, word.value)


deeds.register(TacticDeed())
