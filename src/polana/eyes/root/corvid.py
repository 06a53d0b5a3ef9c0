"""The board of the Corvid Conspiracy, as numbers."""

from __future__ import annotations

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, register
from polana.games.root.components import NONE
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
        self.changes: int = NONE
        #: For the others, and for the Corvids themselves.
        self.part: Part = b""
        self.own_part: Part = b""

    def forget(self) -> None:
        self.changes = NONE

    def read(self, g: State, side: Side, reader: int) -> Part:
        own = corvid(side)
        # Imagined worlds differ in what lies face down and not in the count of changes.
        row = bytearray((own.actions, own.plotted, own.recruited, own.exerted, own.step))
        down = own.plots_down()
        row.extend(own.denied[where] if where in down else 0 for where in range(CLEARINGS))
        self.part = bytes(row) + UNSEEN
        row.extend(own.kinds[where] + 1 if where in down else 0 for where in range(CLEARINGS))
        row.extend(own.stock)
        self.own_part = bytes(row)
        return self.own_part if reader == side.seat else self.part


register("corvid", CorvidBoard)
