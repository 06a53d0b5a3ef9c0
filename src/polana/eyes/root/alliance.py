"""The board of the Alliance, as numbers."""

from __future__ import annotations

from polana.eyes.observer import Part
from polana.eyes.root.board import NO_CARDS, Board, C, count, register
from polana.games.root.components import NONE
from polana.games.root.factions.alliance.side import AllianceSide
from polana.games.root.state import State


class AllianceBoard(Board[AllianceSide]):
    def __init__(self) -> None:
        super().__init__(
            [
                ("officers", 1, "officers"),
                ("operations", 1, "officers used this Evening"),
                ("spreading", 1, "has spread sympathy this turn"),
                ("supporters", 1, "supporters"),
                ("stack", C, "by card: the supporters, for the Alliance alone"),
            ]
        )
        self.officers: int = NONE
        self.operations: int = 0
        self.spreading: bool = False
        self.supporters: list[int] = []
        #: For the others, and for the Alliance itself.
        self.part: Part = b""
        self.own_part: Part = b""

    def read(self, g: State, own: AllianceSide, reader: int) -> Part:
        if (
            own.operations != self.operations
            or own.officers != self.officers
            or own.spreading != self.spreading
            or own.supporters != self.supporters
        ):
            self.officers = own.officers
            self.operations = own.operations
            self.spreading = own.spreading
            self.supporters = own.supporters[:]
            row = bytes((own.officers, own.operations, own.spreading, len(own.supporters)))
            self.part = row + NO_CARDS
            stack = bytearray(C)
            count(stack, 0, own.supporters)
            self.own_part = row + stack
        return self.own_part if reader == own.seat else self.part


register("alliance", AllianceBoard)
