"""The board of the Mechanical Marquise, as numbers."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, C, register
from polana.games.root.factions.mechanical_marquise.orders import cooperative
from polana.games.root.factions.mechanical_marquise.setup import ORDERS
from polana.games.root.factions.mechanical_marquise.side import MachineSide, queue
from polana.games.root.state import State

#: This many or more may play together against it.
SEATS: Final = 6


class MechanicalMarquiseBoard(Board[MachineSide]):
    def __init__(self) -> None:
        super().__init__(
            [
                ("queue", 1, "Orders in its queue, face up or not"),
                ("orders", ORDERS * C, "by place in the queue and card: Orders that lie face up"),
                ("resolved", C, "by card: the Orders of this Daylight"),
                ("cooperative", 1, "1 if all others play together against it"),
                ("reached", SEATS, "by seat, as the setup counts them: 1 if it has had 30 points in co-operative play"),
            ]
        )
        self.faces: list[int] = []
        self.open_orders: list[int] = []
        self.followed: list[int] = []
        self.reached: list[int] = []
        self.part: Part = b""

    def forget(self) -> None:
        self.part = b""

    def read(self, g: State, own: MachineSide, reader: int) -> Part:
        if (
            not self.part
            or own.faces != self.faces
            or own.open_orders != self.open_orders
            or own.followed != self.followed
            or own.reached != self.reached
        ):
            self.faces = own.faces[:]
            self.open_orders = own.open_orders[:]
            self.followed = own.followed[:]
            self.reached = own.reached[:]
            part = bytearray(1 + (ORDERS + 1) * C + 1 + SEATS)
            part[0] = len(own.faces)
            for slot, card in enumerate(queue(own)):
                if own.faces[slot]:
                    part[1 + slot * C + card] = 1
            for card in own.followed:
                part[1 + ORDERS * C + card] += 1
            part[1 + (ORDERS + 1) * C] = cooperative(g)
            for index in own.reached:
                part[2 + (ORDERS + 1) * C + index] = 1
            self.part = part
        return self.part


register("mechanical_marquise", MechanicalMarquiseBoard)
