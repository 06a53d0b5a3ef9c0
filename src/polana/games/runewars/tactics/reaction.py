"""Winter Stores, the Tactics card that answers the hunger of Winter (RW.tactics.1). Counterspell is in `base.py`."""

from __future__ import annotations

from typing import Final

from polana.games.runewars import board, cards
from polana.games.runewars.asks import cards as asks
from polana.games.runewars.news import cards as told
from polana.games.runewars.state import Table
from polana.games.runewars.tactics.base import announce
from polana.games.runewars.words import DONE
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

NOT_YOURS: Final = Refusal("RW.tactics.1", "why-runewars-not-friendly")


def winter_stores(g: Table, seat: int) -> Flow[list[int]]:
    """When the limit of Winter is looked at, areas of a player may be exempt: one for each card he plays."""
    exempt: list[int] = []
    while True:
        word = yield asks.winter_stores(g, seat)
        if word is DONE:
            return exempt
        stands = yield from announce(g, seat, word.value)
        if stands:
            judge = cards.Among(board.areas_of(g, seat), NOT_YOURS)
            area = yield asks.where(g, seat, asks.STORES_WHERE, judge, "RW.tactics.1")
            exempt.append(area.value)
            told.stores(g, seat, area.value)
        g.tactics_played.remove(word.value)
        g.tactics_discard.append(word.value)
