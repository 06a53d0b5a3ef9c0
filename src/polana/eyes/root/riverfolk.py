"""The board of the Riverfolk Company, as numbers."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, register
from polana.games.root.components import CLEARING_SUITS, FACTION_NAMES, NONE
from polana.games.root.factions.riverfolk.services import allowed
from polana.games.root.factions.riverfolk.side import MOST_PLAYERS, SERVICES, riverfolk
from polana.games.root.factions.riverfolk.words import SERVICE_WORDS
from polana.games.root.state import Side, State

_F: Final = len(FACTION_NAMES)


class RiverfolkBoard(Board):
    def __init__(self) -> None:
        factions = ", ".join(FACTION_NAMES)
        services = ", ".join(word.label for word in SERVICE_WORDS)
        super().__init__(
            [
                ("prices", len(SERVICES), f"what a service costs: {services}"),
                ("funds", _F, f"warriors in the Funds box, by faction: {factions}"),
                ("payments", _F, "by faction: warriors in the Payments box"),
                ("commitments", _F, "by faction: warriors in the Commitments box"),
                ("tracks", len(CLEARING_SUITS) * _F, "by suit and faction: warriors on the trade post tracks"),
                ("lost_posts", len(CLEARING_SUITS), "by suit: trade posts in the box for good"),
                ("sold", 1, "services that the player on turn has bought"),
                ("allowed", 1, "services that he may buy in all"),
                ("boats", 1, "he has bought riverboats"),
                ("hired", 1, "he has hired mercenaries"),
            ]
        )
        #: What `Side.changes` was for both, and what else the last numbers were made from.
        self.marks: list[int] = []
        self.prices: list[int] = []
        self.funds: list[int] = []
        self.payments: list[int] = []
        self.commitments: list[int] = []
        self.tracks: list[int] = []
        self.gone: list[int] = []
        self.part: Part = b""

    def forget(self) -> None:
        self.marks = []

    def read(self, g: State, side: Side, reader: int) -> Part:
        own = riverfolk(side)
        buyer = g.sides[g.turn]
        # what he may buy depends on where his pieces and the trade posts are; a pawn moves without a count
        marks = [own.changes, buyer.index, buyer.changes, buyer.pawn, own.sold, own.boats, own.hirer]
        if (
            marks != self.marks
            or own.funds != self.funds
            or own.payments != self.payments
            or own.commitments != self.commitments
            or own.tracks != self.tracks
            or own.prices != self.prices
            or own.gone != self.gone
        ):
            self.marks = marks
            self.prices = own.prices[:]
            self.funds = own.funds[:]
            self.payments = own.payments[:]
            self.commitments = own.commitments[:]
            self.tracks = own.tracks[:]
            self.gone = own.gone[:]
            row = bytearray(own.prices)
            for box in (own.funds, own.payments, own.commitments):
                row += by_faction(g, box)
            for suit in CLEARING_SUITS:
                row += by_faction(g, own.tracks[suit * MOST_PLAYERS : (suit + 1) * MOST_PLAYERS])
            row += bytes(own.gone)
            may_buy = 0 if buyer is side else allowed(own, buyer)
            row += bytes((own.sold, may_buy, own.boats, own.hirer != NONE))
            self.part = bytes(row)
        return self.part


def by_faction(g: State, box: list[int]) -> bytearray:
    row = bytearray(_F)
    for side in g.players:
        if box[side.index]:
            row[side.rules.word.value] = box[side.index]
    return row


register("riverfolk", RiverfolkBoard)
