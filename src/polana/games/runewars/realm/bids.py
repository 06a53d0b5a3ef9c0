"""Influence bids (RW.bidding): what everybody bids in secret, who comes first and last, and how ties are settled."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.box.decks import PRIMARCH
from polana.games.runewars.components import START_INFLUENCE
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import asks, hands
from polana.games.runewars.realm import news as told
from polana.games.runewars.state import Table
from polana.games.runewars.words import SEAT
from polana.games.runewars.year.turnorder import order_of_play
from polana.kernel.flow import Flow, Together

NO_BID: Final = -1


def bid(g: Table) -> Flow[list[int]]:
    """What each seat has bid, or `NO_BID` for one that is out of the game. Bids are paid at once (RW.bidding.4)."""
    bidders = order_of_play(g)
    for seat in bidders:
        told.announced(g, seat, g.players[seat].influence)  # RW.bidding.1
    question = Together([asks.bid(seat, g.players[seat].influence) for seat in bidders])  # RW.bidding.2
    yield question
    bids = [NO_BID] * len(g.players)
    for seat, word in zip(bidders, question.answers, strict=True):  # RW.bidding.3
        bids[seat] = word.value
        told.bid(g, seat, word)
    for seat in bidders:
        hands.spend_influence(g, seat, bids[seat], "RW.bidding.4")
    return bids


def highest(g: Table, bids: list[int]) -> Flow[int]:
    """The player with the highest bid."""
    best = max(bids)
    return (yield from _among(g, [seat for seat in range(len(bids)) if bids[seat] == best], True))


def lowest(g: Table, bids: list[int]) -> Flow[int]:
    """The player with the lowest bid: ties for any place are settled the same way."""
    least = min([made for made in bids if made != NO_BID])
    return (yield from _among(g, [seat for seat in range(len(bids)) if bids[seat] == least], False))


def arbiter(g: Table, tied: list[int]) -> int:
    """RW.bidding.tie.1: the Primarch decides, tied or not; RW.bidding.tie.2: else whoever of the tied has most left."""
    primarch = g.title_owner[PRIMARCH]
    if primarch != NOBODY:
        return primarch
    ranks: list[int] = []
    for seat in tied:
        player = g.players[seat]
        ranks.append((player.influence * 10 + START_INFLUENCE[player.faction]) * 4 + seat)
    return max(ranks) & 3


def _among(g: Table, tied: list[int], first: bool) -> Flow[int]:
    """Which of those with equal bids it is."""
    if len(tied) == 1:
        return tied[0]
    judge = arbiter(g, tied)
    words = [SEAT[seat] for seat in tied]
    law = "RW.bidding.tie.1" if g.title_owner[PRIMARCH] == judge else "RW.bidding.tie.2"
    word = yield asks.tied(judge, words, first, law)
    told.tie_settled(g, judge, word.value, first, law)
    return word.value
