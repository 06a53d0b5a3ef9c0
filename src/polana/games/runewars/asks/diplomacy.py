"""Questions of those who meet neutral units (RW.diplomacy)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, FATE, FIGHT, INFLUENCE, NEGOTIATE, RETREAT
from polana.kernel.flow import Ask, Judge

_MEET: Final = TOPICS.topic("ask-runewars-meet")
_PARLEY_SPEND: Final = TOPICS.topic("ask-runewars-parley-spend")
_PARLEY_CARD: Final = TOPICS.topic("ask-runewars-parley-card")
_PARLEY_FAILED: Final = TOPICS.topic("ask-runewars-parley-failed")


def meet(seat: int, area: int, judge: Judge) -> Ask:
    return Ask(seat, _MEET, [NEGOTIATE, FIGHT], "RW.move.2", judge, False, {"area": AREA[area]})


def spend(seat: int, area: int, most: int) -> Ask:
    return Ask(seat, _PARLEY_SPEND, INFLUENCE[1 : most + 1], "RW.diplomacy.1", None, False, {"area": AREA[area]})


def card(g: Table, seat: int) -> Ask:
    """Which of the open cards counts?"""
    return Ask(seat, _PARLEY_CARD, [FATE[card] for card in g.fate_open], "RW.diplomacy.3")


def failed(seat: int, area: int, judge: Judge) -> Ask:
    law = "RW.diplomacy.result.fight"
    return Ask(seat, _PARLEY_FAILED, [FIGHT, RETREAT], law, judge, False, {"area": AREA[area]})
