"""The board of the Underground Duchy, as numbers."""

from __future__ import annotations

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, register
from polana.games.root.components import NONE
from polana.games.root.factions.duchy.side import RANK_OF, RANKS, DuchySide
from polana.games.root.state import State


class DuchyBoard(Board[DuchySide]):
    def __init__(self) -> None:
        super().__init__(
            [
                ("step", 3, "the step of Daylight: Assembly, Parliament, Sway"),
                ("actions", 1, "actions of the Assembly taken this turn"),
                ("swayed", len(RANK_OF), "by minister: swayed"),
                ("acted", len(RANK_OF), "by minister: has acted this turn"),
                ("crowns", len(RANKS), "by rank: crowns on the board"),
            ]
        )
        self.step: int = NONE
        self.actions: int = 0
        self.swayed: int = 0
        self.acted: int = 0
        self.crowns: list[int] = []
        self.part: Part = b""

    def read(self, g: State, own: DuchySide, reader: int) -> Part:
        if (
            own.step != self.step
            or own.actions != self.actions
            or own.swayed != self.swayed
            or own.acted != self.acted
            or own.crowns != self.crowns
        ):
            self.step = own.step
            self.actions = own.actions
            self.swayed = own.swayed
            self.acted = own.acted
            self.crowns = own.crowns[:]
            row = bytearray(own.step == step for step in range(3))
            row.append(own.actions)
            row.extend(own.swayed >> minister & 1 for minister in range(len(RANK_OF)))
            row.extend(own.acted >> minister & 1 for minister in range(len(RANK_OF)))
            row.extend(own.crowns)
            self.part = bytes(row)
        return self.part


register("duchy", DuchyBoard)
