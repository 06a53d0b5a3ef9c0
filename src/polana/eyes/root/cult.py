"""The board of the Lizard Cult, as numbers."""

from __future__ import annotations

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, C, count, register
from polana.games.root.components import CLEARING_SUITS, NONE
from polana.games.root.factions.cult.side import CultSide
from polana.games.root.state import State


class CultBoard(Board[CultSide]):
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
        self.acolytes: int = 0
        self.outcast: int = NONE
        self.hated: bool = False
        self.scored: int = 0
        self.lost_souls: list[int] = []
        self.part: Part = b""

    def read(self, g: State, own: CultSide, reader: int) -> Part:
        if (
            own.acolytes != self.acolytes
            or own.outcast != self.outcast
            or own.hated != self.hated
            or own.scored != self.scored
            or own.lost_souls != self.lost_souls
        ):
            self.acolytes = own.acolytes
            self.outcast = own.outcast
            self.hated = own.hated
            self.scored = own.scored
            self.lost_souls = own.lost_souls[:]
            row = bytearray((own.acolytes,))
            row.extend(own.outcast == suit for suit in CLEARING_SUITS)
            row.append(own.hated)
            row.extend(own.scored >> suit & 1 for suit in CLEARING_SUITS)
            souls = bytearray(C)
            count(souls, 0, own.lost_souls)
            self.part = bytes(row + souls)
        return self.part


register("cult", CultBoard)
