"""The board of the Eyrie, as numbers."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part, one_hot
from polana.eyes.root.board import Board, C, count, register
from polana.games.root.components import NONE, SUITS
from polana.games.root.factions.eyrie.side import (
    COLUMNS,
    LEADERS,
    VIZIERS,
    EyrieSide,
)
from polana.games.root.factions.eyrie.words import COLUMN_WORDS, LEADER_WORDS
from polana.games.root.state import State

_COLUMN: Final = one_hot(COLUMNS)
_LEADER: Final = one_hot(LEADERS)
#: Where the cards of the Decree begin.
_DECREE: Final = 2 * LEADERS + 2 * COLUMNS + len(SUITS) + 1


class EyrieBoard(Board[EyrieSide]):
    def __init__(self) -> None:
        columns = ", ".join(word.label for word in COLUMN_WORDS)
        leaders = ", ".join(word.label for word in LEADER_WORDS)
        fields = [
            ("leader", LEADERS, f"the leader: {leaders}"),
            ("leaders", LEADERS, "leaders beside the board"),
            ("column", COLUMNS, f"the column that is being resolved: {columns}"),
            ("due", len(SUITS), "by suit: cards of the column that wait to be resolved"),
            ("resolved", 1, "cards resolved this turn"),
            ("viziers", COLUMNS, "by column: Loyal Viziers"),
        ]
        fields += [(f"decree/{word.label}", C, "by card: the cards of the column") for word in COLUMN_WORDS]
        super().__init__(fields)

        self.leader: int = NONE
        self.column: int = NONE
        self.resolved: int = NONE
        self.due: list[int] = []
        self.leaders: list[bool] = []
        self.decree: list[list[int]] = []
        #: What may change at every step of the Decree, and behind it the Decree itself.
        self.part: bytearray = bytearray(_DECREE + COLUMNS * C)

    def read(self, g: State, own: EyrieSide, reader: int) -> Part:
        if (
            own.resolved != self.resolved
            or own.column != self.column
            or own.leader != self.leader
            or own.due != self.due
            or own.leaders != self.leaders
        ):
            self._read_turn(own)
        if own.decree != self.decree:
            self.decree = [cards[:] for cards in own.decree]
            decree = bytearray(COLUMNS * C)
            for column, cards in enumerate(own.decree):
                count(decree, column * C, cards)
            self.part[_DECREE:] = decree
        return self.part

    def _read_turn(self, own: EyrieSide) -> None:
        self.resolved = own.resolved
        self.column = own.column
        self.leader = own.leader
        self.due = own.due[:]
        self.leaders = own.leaders[:]
        viziers = [0] * COLUMNS
        if own.leader != NONE:
            for column in VIZIERS[own.leader]:
                viziers[column] += 1
        self.part[:_DECREE] = (
            _LEADER[own.leader]
            + bytes(own.leaders)
            + (_COLUMN[own.column] if own.column < COLUMNS else _COLUMN[NONE])
            + bytes([*own.due, own.resolved, *viziers])
        )


register("eyrie", EyrieBoard)
