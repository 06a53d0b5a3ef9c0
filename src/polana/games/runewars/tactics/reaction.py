"""Tactics cards that answer something: Winter Stores the hunger of Winter, Counterspell another card (RW.tactics.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.cards import asks, effects
from polana.games.runewars.cards import news as told
from polana.games.runewars.map import board
from polana.games.runewars.state import Table
from polana.games.runewars.tactics.base import Tactic, register
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

LAW: Final = "RW.tactics.1"
NOT_YOURS: Final = Refusal(LAW, "why-runewars-not-friendly")
NOTHING_TO_CANCEL: Final = Refusal(LAW, "why-runewars-nothing-to-cancel")


@final
class WinterStores(Tactic):
    """When the food limit of Winter is checked, one of your areas is exempt this season."""

    def do(self, g: Table, seat: int) -> Flow[None]:
        areas = [area for area in board.areas_of(g, seat) if not g.players[seat].stores >> area & 1]
        if areas:
            word = yield asks.where(g, seat, topics.STORES_WHERE, effects.Among(areas, NOT_YOURS), LAW)
            g.players[seat].stores |= 1 << word.value
            told.stores(g, seat, word.value)


@final
class Counterspell(Tactic):
    """It is played when an opponent has just played a card (`announce`), and at no other moment."""

    def why_not(self, g: Table, seat: int) -> Refusal | None:
        return NOTHING_TO_CANCEL


register(WinterStores("winter_stores"))
register(Counterspell("counterspell"))
