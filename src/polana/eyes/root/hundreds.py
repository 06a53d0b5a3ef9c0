"""The board of the Lord of the Hundreds, as numbers."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part, one_hot
from polana.eyes.root.board import Board, count, register
from polana.games.root.components import ITEMS, NONE
from polana.games.root.factions.hundreds.side import FORBIDDEN_BY, HundredsSide
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS

_MOOD: Final = one_hot(len(FORBIDDEN_BY))
#: By clearing; the warlord is in none while he waits beside the board.
_WARLORD: Final = one_hot(CLEARINGS)
_HOARD: Final = CLEARINGS + len(FORBIDDEN_BY)
_TURN: Final = _HOARD + len(ITEMS)
_LOOKING: Final = _TURN + 5
_SIZE: Final = _LOOKING + 1 + len(ITEMS)


class HundredsBoard(Board[HundredsSide]):
    def __init__(self) -> None:
        super().__init__(
            [
                ("warlord", CLEARINGS, "by clearing: the warlord is there"),
                ("mood", len(FORBIDDEN_BY), "by mood: the present one"),
                ("hoard", len(ITEMS), "by item: the Hoard"),
                ("command", 1, "Command"),
                ("prowess", 1, "Prowess"),
                ("commands", 1, "actions of Command taken this turn"),
                ("advances", 1, "advances of the warlord made this turn"),
                ("step", 1, "how far Daylight has come"),
                ("looking", 1, "items found under a ruin that wait for a choice"),
                ("looked", len(ITEMS), "by item: those, for the Hundreds alone"),
            ]
        )

        self.warlord: int = NONE
        self.mood: int = NONE
        self.hoard: list[int] | None = None
        self.commands: int = 0
        self.advances: int = 0
        self.step: int = 0
        self.part: bytearray = bytearray(_SIZE)

    def forget(self) -> None:
        self.hoard = None

    def read(self, g: State, own: HundredsSide, reader: int) -> Part:
        if own.warlord != self.warlord or own.mood != self.mood:
            self.warlord = own.warlord
            self.mood = own.mood
            self.part[:_HOARD] = _WARLORD[own.warlord if own.warlord < CLEARINGS else NONE] + _MOOD[own.mood]
        if own.hoard != self.hoard:
            self._read_hoard(own)
        if own.commands != self.commands or own.advances != self.advances or own.step != self.step:
            self.commands = own.commands
            self.advances = own.advances
            self.step = own.step
            self.part[_TURN + 2 : _LOOKING] = bytes((own.commands, own.advances, own.step))
        if not own.looked:
            return self.part
        part = self.part.copy()
        part[_LOOKING] = len(own.looked)
        if reader == own.seat:
            count(part, _LOOKING + 1, own.looked)
        return part

    def _read_hoard(self, own: HundredsSide) -> None:
        self.hoard = own.hoard[:]
        part = self.part
        part[_HOARD:_TURN] = bytes(len(ITEMS))
        count(part, _HOARD, own.hoard)
        part[_TURN] = own.command
        part[_TURN + 1] = own.prowess


register("hundreds", HundredsBoard)
