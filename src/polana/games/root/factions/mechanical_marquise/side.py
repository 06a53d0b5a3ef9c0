"""The pieces of the Mechanical Marquise, its Order queue, and what it remembers."""

from __future__ import annotations

from typing import Final

from polana.games.root.factions.base import AnyFaction
from polana.games.root.names import CARD_NAMES
from polana.games.root.state import Side, State
from polana.kernel.notation import Notation

#: Its only kind of cardboard.
KEEP: Final = 0

#: The parts of its Daylight (R.M.9).
REVEAL: Final = 0
BATTLE: Final = 1
MOVE: Final = 2
RECRUIT: Final = 3
#: How the board is written in positions.
NOTATION: Final = Notation(
    {
        **dict.fromkeys(("hidden_orders", "open_orders", "followed"), CARD_NAMES),
        "stage": ["reveal", "battle", "move", "recruit"],
    }
)


class MachineSide(Side):
    """The Order queue, from left to right, lies partly face up where spies have been (R.S.3).

    What lies face down is a list of its own: it can be dealt anew without the rest.
    """

    __slots__ = ("due", "faces", "followed", "hidden_orders", "keep_lost", "open_orders", "reached", "stage")

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        #: For each Order of the queue: 1 if it lies face up.
        self.faces: list[int] = []
        #: The Orders that lie face down, and those that lie face up, each from left to right.
        self.hidden_orders: list[int] = []
        self.open_orders: list[int] = []
        #: Orders revealed this Daylight; the last is being followed.
        self.followed: list[int] = []
        #: The part of Daylight, and the clearing that comes next in it.
        self.stage: int = REVEAL
        self.due: int = 0
        self.keep_lost: bool = False
        #: The players, by their index, who have had 30 points (R.K.1).
        self.reached: list[int] = []

    def copy(self) -> MachineSide:
        twin = MachineSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.faces = self.faces[:]
        twin.hidden_orders = self.hidden_orders[:]
        twin.open_orders = self.open_orders[:]
        twin.followed = self.followed[:]
        twin.stage = self.stage
        twin.due = self.due
        twin.keep_lost = self.keep_lost
        twin.reached = self.reached[:]
        return twin


def machine_of(g: State) -> MachineSide | None:
    """The Mechanical Marquise, if it plays."""
    for side in g.players[g.seats :]:
        if isinstance(side, MachineSide):
            return side
    return None


# --- the Order queue ----------------------------------------------------------------------------------------------


def queue(own: MachineSide) -> list[int]:
    """All Orders from left to right. Those that lie face down are nobody's to know."""
    cards: list[int] = []
    up = down = 0
    for face in own.faces:
        if face:
            cards.append(own.open_orders[up])
            up += 1
        else:
            cards.append(own.hidden_orders[down])
            down += 1
    return cards


def lay_queue(own: MachineSide, cards: list[int], faces: list[int]) -> None:
    own.faces = faces
    own.open_orders = [card for card, face in zip(cards, faces, strict=True) if face]
    own.hidden_orders = [card for card, face in zip(cards, faces, strict=True) if not face]


def add_order(own: MachineSide, card: int) -> None:
    """R.M.5, R.M.17: face down, at the right end."""
    own.faces.append(0)
    own.hidden_orders.append(card)


def turn_up(g: State, own: MachineSide, slot: int) -> int:
    """An Order is turned face up; says which it is."""
    cards, faces = queue(own), own.faces[:]
    faces[slot] = 1
    lay_queue(own, cards, faces)
    g.chance.reveal()
    return cards[slot]


def swap_orders(own: MachineSide, one: int, other: int) -> None:
    """R.S.3: each goes as it lies."""
    cards, faces = queue(own), own.faces[:]
    cards[one], cards[other] = cards[other], cards[one]
    faces[one], faces[other] = faces[other], faces[one]
    lay_queue(own, cards, faces)


def take_leftmost(g: State, own: MachineSide) -> int:
    """R.M.9: the leftmost Order is revealed and leaves the queue."""
    cards, faces = queue(own), own.faces[:]
    lay_queue(own, cards[1:], faces[1:])
    own.followed.append(cards[0])
    g.chance.reveal()
    return cards[0]
