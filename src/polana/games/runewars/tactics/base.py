"""What a Tactics card is, when it may be played, and how (RW.tactics).

A card's effect is a class derived from `Tactic` that is registered. Cards of the timing `your_turn` are offered with
everything else that may be done in one's own turn (`deeds.py`); the others in a window that their chapter opens:

    yield from tactics.window(g, seat, "battle_start", "RW.battle.4.1")
"""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.box.decks import TACTICS, TACTICS_TIMING
from polana.games.runewars.deed import NO_MORE, Deed, Deeds, choose
from polana.games.runewars.player import NO_CARD
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import asks
from polana.games.runewars.tactics import news as told
from polana.games.runewars.words import TACTIC
from polana.games.runewars.year.turnorder import clockwise
from polana.kernel import mypyc_attr
from polana.kernel.deed import Menu
from polana.kernel.flow import Flow
from polana.kernel.refusal import OTHER_QUESTION, Refusal
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


@final
class PlayTactic(Deed):
    """RW.tactics.1: "in your turn" is just before, during or just after one's own order; other cards have their own
    moment."""

    def __init__(self, card: int) -> None:
        super().__init__(TACTIC[card], "RW.tactics.1")
        self.card: int = card

    def why_not(self, g: Table, me: int) -> Refusal | None:
        tactic = _TACTICS[self.card]
        return None if tactic is None else tactic.why_not(g, me)

    def do(self, g: Table, me: int) -> Flow[None]:
        return play(g, me, self.card)


PLAY: Final[Deeds] = [PlayTactic(card) for card in range(len(TACTICS))]


def in_hand(g: Table, seat: int, timing: str) -> Deeds:
    """The cards of a timing that a player may use this season (RW.tactics.4), allowed just now or not."""
    deeds: Deeds = []
    before = NO_CARD
    for card in sorted(g.players[seat].tactics):
        if card != before and TACTICS_TIMING[card] == timing:
            deeds.append(PLAY[card])
        before = card
    return deeds


# --- playing a card ---------------------------------------------------------------------------------------------------


def play(g: Table, seat: int, card: int) -> Flow[None]:
    """A card is played for its effect, unless an opponent cancels it, and discarded."""
    stands = yield from announce(g, seat, card)
    tactic = _TACTICS[card]
    if stands and tactic is not None:
        yield from tactic.do(g, seat)
    g.tactics_played.remove(card)
    g.tactics_discard.append(card)
    g.deck_moves += 1


def announce(g: Table, seat: int, card: int) -> Flow[bool]:
    """The card lies on the table. Every opponent could hold a Counterspell, so each is asked (`veiled`).

    A Counterspell is a Tactics card itself, and can be cancelled like any other.
    """
    g.players[seat].tactics.remove(card)
    g.players[seat].changes += 1
    g.tactics_played.append(card)
    told.played(g, seat, card)
    for other in clockwise(g, seat)[1:]:
        if g.players[other].out:
            continue
        cancel = Cancel(card)
        yield from CounterMenu(g, other, seat, cancel).settle()
        if cancel.worked:
            return False
    return True


@final
class Cancel(Deed):
    """An opponent plays his Counterspell on a card that was just played. Made for that one card."""

    def __init__(self, card: int) -> None:
        super().__init__(TACTIC[COUNTERSPELL], "RW.tactics.1")
        self.card: int = card
        self.worked: bool = False

    def do(self, g: Table, me: int) -> Flow[None]:
        stands = yield from announce(g, me, COUNTERSPELL)
        g.tactics_played.remove(COUNTERSPELL)
        g.tactics_discard.append(COUNTERSPELL)
        g.deck_moves += 1
        if stands:
            told.cancelled(g, me, self.card)
            self.worked = True


class HandMenu(Menu[Table, int]):
    """A menu with cards of a hand: they are read when somebody looks, and one that is held back says why."""

    __slots__ = ()

    def in_hand(self) -> Deeds:
        """What the player may choose from."""
        return [NO_MORE]

    def forget(self) -> None:
        self._deeds = self.in_hand()
        super().forget()

    def why_not(self, word: Word) -> Refusal | None:
        reason = super().why_not(word)
        held_back = asks.why_held_back(self.g, self.me, word) if reason is OTHER_QUESTION else None
        return reason if held_back is None else held_back


@final
class CounterMenu(HandMenu):
    """Does an opponent cancel the card that was just played?"""

    __slots__ = ("_cancel",)

    def __init__(self, g: Table, seat: int, other: int, cancel: Cancel) -> None:
        self._cancel: Cancel = cancel
        args: dict[str, object] = {"other": other, "card": TACTIC[cancel.card]}
        super().__init__(seat, topics.COUNTER, "RW.tactics.1", g, seat, [], veiled=True, args=args, within=True)
        self._deeds = self.in_hand()

    def in_hand(self) -> Deeds:
        held = COUNTERSPELL in self.g.players[self.me].tactics
        return [NO_MORE, self._cancel] if held else [NO_MORE]


@final
class TacticMenu(HandMenu):
    """Which card of a timing does a player use? Whether he has one is a secret of the hand."""

    __slots__ = ("_timing",)

    def __init__(self, g: Table, seat: int, timing: str, law: str) -> None:
        self._timing: str = timing
        super().__init__(seat, topics.TACTIC, law, g, seat, [], veiled=True)
        self._deeds = self.in_hand()

    def in_hand(self) -> Deeds:
        return [NO_MORE, *in_hand(self.g, self.me, self._timing)]


def holds_any(g: Table, seat: int) -> bool:
    """Could a player play a card? Everybody sees how many he holds, but not which."""
    player = g.players[seat]
    return len(player.tactics) + len(player.fresh) > 0


def window(g: Table, seat: int, timing: str, law: str) -> Flow[None]:
    """A moment at which a player may use any number of cards of one timing (RW.battle.4, RW.duels.2)."""
    done = False
    while not done:
        done = yield from choose(TacticMenu(g, seat, timing, law))
