"""Turmoil (7.7), and how a leader is chosen."""

from __future__ import annotations

from typing import Final

from polana.games.root.cards import discard
from polana.games.root.components import NONE, SUITS
from polana.games.root.factions.eyrie import asks
from polana.games.root.factions.eyrie import news as told
from polana.games.root.factions.eyrie.side import LEADERS, VIZIERS, EyrieSide, birds
from polana.games.root.score import lose_points
from polana.games.root.state import State
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

LEADER_DEPOSED: Final = Refusal("7.7.3", "why-root-eyrie-leader-deposed")


def turmoil(g: State, own: EyrieSide) -> Flow[None]:
    """7.7; when it is over, Daylight is too (7.7.4)."""
    told.turmoil(g, own, own.column)
    # 7.7.1 humiliate
    lose_points(g, own, birds(own), "7.7.1")
    # 7.7.2 purge
    for cards in own.decree:
        for card in cards:
            discard(g, card)
        cards.clear()
    own.due = [0] * len(SUITS)
    own.column = NONE
    # 7.7.3 depose
    own.leader = NONE
    if True not in own.leaders:
        own.leaders = [True] * LEADERS  # 7.7.3.I a new clutch
    yield from choose_leader(g, own, "7.7.3")


def choose_leader(g: State, own: EyrieSide, law: str) -> Flow[None]:
    """One of the leaders that lie face up; the viziers go to the columns that he names."""
    word = yield asks.leader(own, law, FaceUp(own))
    own.leader = word.value
    own.leaders[word.value] = False
    told.leader(g, own, word.value, VIZIERS[word.value], law)


class FaceUp(Judge):
    """7.7.3: leaders that lie face up."""

    def __init__(self, own: EyrieSide) -> None:
        self.own: EyrieSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return None if self.own.leaders[word.value] else LEADER_DEPOSED
