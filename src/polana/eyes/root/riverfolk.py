"""The board of the Riverfolk Company, as numbers."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, register
from polana.games.root.components import CLEARING_SUITS, FACTION_NAMES, NONE
from polana.games.root.factions.riverfolk.services import allowed
from polana.games.root.factions.riverfolk.side import MOST_PLAYERS, SERVICES, RiverfolkSide
from polana.games.root.factions.riverfolk.words import SERVICE_WORDS
from polana.games.root.state import Side, State

_F: Final = len(FACTION_NAMES)
#: Where the services of this turn begin.
_TURN: Final = len(SERVICES) + (3 + len(CLEARING_SUITS)) * _F + len(CLEARING_SUITS)
_EMPTY: Final = bytes(_TURN)


class RiverfolkBoard(Board[RiverfolkSide]):
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
        self.changes: int = NONE
        self.buyer: int = NONE
        self.buyer_changes: int = NONE
        self.pawn: int = NONE
        self.sold: int = 0
        self.boats: bool = False
        self.hirer: int = NONE
        self.prices: list[int] = []
        self.funds: list[int] = []
        self.payments: list[int] = []
        self.commitments: list[int] = []
        self.tracks: list[int] = []
        self.gone: list[int] = []
        #: The board, and behind it the services of this turn.
        self.part: bytearray = bytearray(_TURN + 4)

    def forget(self) -> None:
        self.changes = NONE
        self.prices = []

    def read(self, g: State, own: RiverfolkSide, reader: int) -> Part:
        if (
            own.funds != self.funds
            or own.payments != self.payments
            or own.commitments != self.commitments
            or own.tracks != self.tracks
            or own.prices != self.prices
            or own.gone != self.gone
        ):
            self._read_boxes(g, own)
        buyer = g.sides[g.turn]
        # what he may buy depends on where his pieces and the trade posts are; a pawn moves without a count
        if (
            own.changes != self.changes
            or buyer.index != self.buyer
            or buyer.changes != self.buyer_changes
            or buyer.pawn != self.pawn
            or own.sold != self.sold
            or own.boats != self.boats
            or own.hirer != self.hirer
        ):
            self._read_turn(own, buyer)
        return self.part

    def _read_boxes(self, g: State, own: RiverfolkSide) -> None:
        self.prices = own.prices[:]
        self.funds = own.funds[:]
        self.payments = own.payments[:]
        self.commitments = own.commitments[:]
        self.tracks = own.tracks[:]
        self.gone = own.gone[:]
        part = self.part
        part[:_TURN] = _EMPTY
        for at, price in enumerate(own.prices):
            part[at] = price
        for index in range(g.playing):
            at = len(SERVICES) + g.sides[index].rules.word.value
            if own.funds[index]:
                part[at] = own.funds[index]
            if own.payments[index]:
                part[at + _F] = own.payments[index]
            if own.commitments[index]:
                part[at + 2 * _F] = own.commitments[index]
            for suit in CLEARING_SUITS:
                if own.tracks[suit * MOST_PLAYERS + index]:
                    part[at + (3 + suit) * _F] = own.tracks[suit * MOST_PLAYERS + index]
        for suit, posts in enumerate(own.gone):
            part[_TURN - len(CLEARING_SUITS) + suit] = posts

    def _read_turn(self, own: RiverfolkSide, buyer: Side) -> None:
        self.changes = own.changes
        self.buyer = buyer.index
        self.buyer_changes = buyer.changes
        self.pawn = buyer.pawn
        self.sold = own.sold
        self.boats = own.boats
        self.hirer = own.hirer
        may_buy = 0 if buyer is own else allowed(own, buyer)
        self.part[_TURN:] = bytes((own.sold, may_buy, own.boats, own.hirer != NONE))


register("riverfolk", RiverfolkBoard)
