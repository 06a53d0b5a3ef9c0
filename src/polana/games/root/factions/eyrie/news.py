"""What can happen to the Eyrie Dynasties, line by line."""

from __future__ import annotations

from polana.games.root.factions.eyrie.words import COLUMN_WORDS, LEADER_WORDS
from polana.games.root.state import Side, State
from polana.games.root.words import CARD_WORDS


def decreed(g: State, me: Side, card: int, column: int) -> None:
    if g.news is not None:
        g.tell("news-root-eyrie-decreed", "7.4.2", seat=me.who, card=CARD_WORDS[card], column=COLUMN_WORDS[column])


def turmoil(g: State, me: Side, column: int) -> None:
    """7.7: a card of this column cannot be carried out."""
    if g.news is not None:
        g.tell("news-root-eyrie-turmoil", "7.7", seat=me.who, column=COLUMN_WORDS[column])


def leader(g: State, me: Side, leader: int, columns: list[int], law: str) -> None:
    """A new leader, and the columns of his viziers."""
    if g.news is not None:
        words = [COLUMN_WORDS[column] for column in columns]
        g.tell("news-root-eyrie-leader", law, seat=me.who, leader=LEADER_WORDS[leader], columns=words)
