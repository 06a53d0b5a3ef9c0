"""The board of the Corvid Conspiracy, as numbers."""

from __future__ import annotations

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, register
from polana.games.root.factions.corvid.side import KINDS, corvid
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS

#: What others see of the kinds of face-down plots and of the supply.
UNSEEN = bytes(CLEARINGS + len(KINDS))


class CorvidBoard(Board):
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
        self.marks: list[int] = []
        self.kinds: list[int] = []
        self.denied: list[int] = []
        self.stock: list[int] = []
        #: For the others, and for the Corvids themselves.
        self.part: Part = b""
        self.own_part: Part = b""

    def forget(self) -> None:
        self.marks = []

    def read(self, g: State, side: Side, reader: int) -> Part:
        own = corvid(side)
        marks = [own.changes, own.actions, own.plotted, own.recruited, own.exerted, own.step]
        if marks != self.marks or own.kinds != self.kinds or own.denied != self.denied or own.stock != self.stock:
            self.marks = marks
            self.kinds = own.kinds[:]
            self.denied = own.denied[:]
            self.stock = own.stock[:]
            row = bytearray(marks[1:])
            down = own.plots_down()
            row.extend(own.denied[where] if where in down else 0 for where in range(CLEARINGS))
            self.part = bytes(row) + UNSEEN
            row.extend(own.kinds[where] + 1 if where in down else 0 for where in range(CLEARINGS))
            row.extend(own.stock)
            self.own_part = bytes(row)
        return self.own_part if reader == side.seat else self.part


register("corvid", CorvidBoard)
