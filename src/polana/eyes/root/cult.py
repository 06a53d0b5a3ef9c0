"""The board of the Lizard Cult, as numbers."""

from __future__ import annotations

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, C, count, register
from polana.games.root.components import CLEARING_SUITS, NONE
from polana.games.root.factions.cult.side import cult
from polana.games.root.state import Side, State


class CultBoard(Board):
    def __init__(self) -> None:
        super().__init__(
            [
                ("acolytes", 1, "acolytes"),
                ("outcast", len(CLEARING_SUITS), "by suit: the Outcast"),
                ("hated", 1, "the Outcast is Hated"),
                ("scored", len(CLEARING_SUITS), "by suit: has scored this turn"),
                ("lost_souls", C, "by card: the Lost Souls"),
            ]
        )
        self.changes: int = NONE
        self.scored: int = NONE
        self.part: Part = b""

    def forget(self) -> None:
        self.changes = NONE

    def read(self, g: State, side: Side, reader: int) -> Part:
        own = cult(side)
        if own.changes != self.changes or own.scored != self.scored:
            self.changes = own.changes
            self.scored = own.scored
            row = bytearray((own.acolytes,))
            row.extend(own.outcast == suit for suit in CLEARING_SUITS)
            row.append(own.hated)
            row.extend(own.scored >> suit & 1 for suit in CLEARING_SUITS)
            souls = bytearray(C)
            count(souls, 0, own.lost_souls)
            self.part = bytes(row + souls)
        return self.part


register("cult", CultBoard)
