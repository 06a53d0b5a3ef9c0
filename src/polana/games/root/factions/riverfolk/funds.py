"""Funds (11.2.4): warriors of any faction on the board, how they come there and how they leave."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NO_WARRIORS_LEFT
from polana.games.root.battle import side_of
from polana.games.root.components import NONE
from polana.games.root.factions.riverfolk import asks
from polana.games.root.factions.riverfolk import news as told
from polana.games.root.factions.riverfolk.side import MOST_PLAYERS, RiverfolkSide
from polana.games.root.state import Side, State
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NO_FUNDS: Final = Refusal("11.5", "why-root-riverfolk-no-funds")


def owners(g: State, own: RiverfolkSide) -> list[Word]:
    """Whose warriors lie in the Funds box."""
    return [side.rules.word for side in g.players if own.funds[side.index]]


# --- into the boxes ---------------------------------------------------------------------------------------------------


def pay_in(g: State, own: RiverfolkSide, owner: Side, count: int, law: str) -> None:
    """Warriors from a supply go to the Payments box, as many of them as there are (1.5.4)."""
    count = min(count, owner.supply)
    owner.supply -= count
    own.payments[owner.index] += count
    told.paid(g, own, owner, count, law)


def gather(g: State, own: RiverfolkSide) -> None:
    """11.4.3: all warriors on the board are funds."""
    for owner in range(MOST_PLAYERS):
        own.funds[owner] = own.held(owner)
        own.payments[owner] = 0
        own.commitments[owner] = 0
    for space in range(len(own.tracks)):
        own.tracks[space] = 0
    told.gathered(g, own, sum(own.funds))


# --- out of the Funds box ---------------------------------------------------------------------------------------------


def commit(g: State, own: RiverfolkSide, law: str, suit: int = NONE) -> Flow[None]:
    """11.5: a fund goes to the Commitments box, or onto the track of a suit (11.5.3)."""
    word = yield asks.commit(own, owners(g, own), law)
    owner = side_of(g, word)
    own.funds[owner.index] -= 1
    if suit == NONE:
        own.commitments[owner.index] += 1
    else:
        own.tracks[suit * MOST_PLAYERS + owner.index] += 1
    told.committed(g, own, owner, law)


def go_home(own: RiverfolkSide, owner: Side, count: int) -> None:
    """Funds return to the supply of their owner (11.5, G.1.27)."""
    own.funds[owner.index] -= count
    owner.supply += count


def spend(g: State, own: RiverfolkSide, owner: Side, count: int, law: str) -> None:
    """11.5: this many warriors of one owner."""
    go_home(own, owner, count)
    told.spent(g, own, owner, count, law)


class LeavesWarrior(Judge):
    """Funds after whose spending there is a warrior in the Company's own supply."""

    def __init__(self, g: State, own: RiverfolkSide) -> None:
        self.g: State = g
        self.own: RiverfolkSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return None if self.own.supply or side_of(self.g, word) is self.own else NO_WARRIORS_LEFT


def disrupt(g: State, own: RiverfolkSide) -> Flow[None]:
    """11.2.5.I: half of the funds, rounded up; the Company picks them."""
    lost = [0] * MOST_PLAYERS
    for left in range((sum(own.funds) + 1) // 2, 0, -1):
        word = yield asks.disruption(own, owners(g, own), left)
        owner = side_of(g, word)
        go_home(own, owner, 1)
        lost[owner.index] += 1
    for side in g.players:
        told.disrupted(g, own, side, lost[side.index])
