"""The board of the Lizard Cult, as numbers."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part, recount
from polana.eyes.root.board import Board, C, register
from polana.games.root.components import CLEARING_SUITS, NONE
from polana.games.root.factions.cult.side import CultSide
from polana.games.root.state import State

#: Where the fields begin.
_HATED: Final = 1 + len(CLEARING_SUITS)
_SOULS: Final = _HATED + 1 + len(CLEARING_SUITS)


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
        self.part: bytearray = bytearray(_SOULS + C)

    def read(self, g: State, own: CultSide, reader: int) -> Part:
        part = self.part
        if (
            own.acolytes != self.acolytes
            or own.outcast != self.outcast
            or own.hated != self.hated
            or own.scored != self.scored
        ):
            self.acolytes = own.acolytes
            self.outcast = own.outcast
            self.hated = own.hated
            self.scored = own.scored
            part[0] = own.acolytes
            part[_HATED] = own.hated
            for at, suit in enumerate(CLEARING_SUITS):
                part[1 + at] = own.outcast == suit
                part[_HATED + 1 + at] = own.scored >> suit & 1
        if own.lost_souls != self.lost_souls:
            recount(part, _SOULS, self.lost_souls, own.lost_souls)
        return part


register("cult", CultBoard)
