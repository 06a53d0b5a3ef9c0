"""Questions about the cards in a hand: what they are about is read from the hand when somebody looks."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import Table
from polana.games.runewars.words import QUEST, TACTIC
from polana.kernel.flow import Ask
from polana.kernel.refusal import Arg
from polana.kernel.shelf.piles import each_once
from polana.kernel.topic import Topic
from polana.kernel.word import Word

_DISCARD_TACTIC: Final = TOPICS.topic("ask-runewars-discard-tactic")
_DISCARD_QUEST: Final = TOPICS.topic("ask-runewars-discard-quest")


class TacticsAsk(Ask):
    """Which Tactics card of the hand, drawn this season or before?"""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int, topic: Topic, law: str, args: dict[str, Arg] | None = None) -> None:
        super().__init__(seat, topic, [], law, None, True, args)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        player = self._g.players[self.seat]
        return each_once(sorted(player.tactics + player.fresh), TACTIC)


class QuestAsk(Ask):
    """Which Quest card of the hand?"""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int, topic: Topic, law: str) -> None:
        super().__init__(seat, topic, [], law, None, True)
        self._g: Table = g

    def candidates(self) -> list[Word]:
        return [QUEST[quest] for quest in sorted(self._g.players[self.seat].quests)]


def discard_tactic(g: Table, seat: int) -> Ask:
    return TacticsAsk(g, seat, _DISCARD_TACTIC, "RW.tactics.3")


def discard_quest(g: Table, seat: int) -> Ask:
    return QuestAsk(g, seat, _DISCARD_QUEST, "RW.quests.2")
