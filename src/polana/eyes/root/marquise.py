"""The board of the Marquise, as numbers."""

from __future__ import annotations

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, register
from polana.games.root.components import NONE
from polana.games.root.factions.marquise.side import MarquiseSide
from polana.games.root.state import State


class MarquiseBoard(Board[MarquiseSide]):
    def __init__(self) -> None:
        super().__init__(
            [
                ("actions", 1, "actions taken this turn"),
                ("extra", 1, "extra actions bought this turn"),
                ("recruited", 1, "has recruited this turn"),
            ]
        )
        self.actions: int = NONE
        self.extra: int = 0
        self.recruited: bool = False
        self.part: Part = b""

    def read(self, g: State, own: MarquiseSide, reader: int) -> Part:
        if own.actions != self.actions or own.extra != self.extra or own.recruited != self.recruited:
            self.actions = own.actions
            self.extra = own.extra
            self.recruited = own.recruited
            self.part = bytes((own.actions, own.extra, own.recruited))
        return self.part


register("marquise", MarquiseBoard)
