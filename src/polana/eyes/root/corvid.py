"""The board of the Corvid Conspiracy, as numbers."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, register
from polana.games.root.components import NONE
from polana.games.root.factions.corvid.side import KINDS, CorvidSide
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS

#: Where the plots begin, and how long it all is.
_DENIED: Final = 5
_SIZE: Final = _DENIED + 2 * CLEARINGS + len(KINDS)


class CorvidBoard(Board[CorvidSide]):
    def __init__(self) -> None:
        super().__init__(
            [
                ("actions", 1, "actions taken this turn"),
                ("plotted", 1, "plots placed this turn"),
                ("recruited", 1, "has recruited this turn"),
                ("exerted", 1, "has exerted itself this turn"),
                ("step", 1, "how far Birdsong has come: 1 flipping, 2 recruiting"),
                ("denied", CLEARINGS, "by clearing: kinds that a wrong guess has ruled out, as bits"),
                ("kinds", CLEARINGS, "by clearing: the kind of the face-down plot, plus 1, for the Corvids alone"),
                ("stock", len(KINDS), "by kind: plots in the supply, for the Corvids alone"),
            ]
        )
        #: What `Side.changes` was, which counts plots on the map, and what else the last numbers were made from.
        self.changes: int = NONE
        self.actions: int = NONE
        self.plotted: int = 0
        self.recruited: bool = False
        self.exerted: bool = False
        self.step: int = 0
        self.kinds: list[int] = []
        self.denied: list[int] = []
        self.stock: list[int] = []
        #: For the others, and for the Corvids themselves.
        self.part: bytearray = bytearray(_SIZE)
        self.own_part: bytearray = bytearray(_SIZE)

    def forget(self) -> None:
        self.changes = self.actions = NONE

    def read(self, g: State, own: CorvidSide, reader: int) -> Part:
        if (
            own.actions != self.actions
            or own.plotted != self.plotted
            or own.recruited != self.recruited
            or own.exerted != self.exerted
            or own.step != self.step
        ):
            self.actions = own.actions
            self.plotted = own.plotted
            self.recruited = own.recruited
            self.exerted = own.exerted
            self.step = own.step
            turn = bytes((own.actions, own.plotted, own.recruited, own.exerted, own.step))
            self.part[:_DENIED] = turn
            self.own_part[:_DENIED] = turn
        if (
            own.changes != self.changes
            or own.kinds != self.kinds
            or own.denied != self.denied
            or own.stock != self.stock
        ):
            self._read_plots(own)
        return self.own_part if reader == own.seat else self.part

    def _read_plots(self, own: CorvidSide) -> None:
        self.changes = own.changes
        self.kinds = own.kinds[:]
        self.denied = own.denied[:]
        self.stock = own.stock[:]
        part = bytearray(_SIZE - _DENIED)
        down = own.plots_down()
        for where in down:
            part[where] = own.denied[where]
        self.part[_DENIED:] = part
        for where in down:
            part[CLEARINGS + where] = own.kinds[where] + 1
        part[2 * CLEARINGS :] = bytes(own.stock)
        self.own_part[_DENIED:] = part


register("corvid", CorvidBoard)
