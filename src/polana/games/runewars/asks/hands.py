"""Questions about the cards in a hand: what they are about is read from the hand when somebody looks."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import QUEST, TACTIC
from polana.kernel.flow import Ask, distinct
from polana.kernel.word import Word


class TacticsAsk(Ask):
    """Which Tactics card of the hand, drawn this season or before?"""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int, about: str, law: str) -> None:
        super().__init__(seat, about, [], law, None, True)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        player = self._g.players[self.seat]
        return distinct([TACTIC[card] for card in sorted(player.tactics + player.fresh)])


class QuestAsk(Ask):
    """Which Quest card of the hand?"""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int, about: str, law: str) -> None:
        super().__init__(seat, about, [], law, None, True)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        return [QUEST[quest] for quest in sorted(self._g.players[self.seat].quests)]


def discard_tactic(g: Table, seat: int) -> Ask:
    return TacticsAsk(g, seat, "ask-runewars-discard-tactic", "RW.tactics.3")


def discard_quest(g: Table, seat: int) -> Ask:
    return QuestAsk(g, seat, "ask-runewars-discard-quest", "RW.quests.2")
