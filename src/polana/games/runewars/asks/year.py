"""Questions of the year: orders, seasons."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.words import ORDER
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_ORDER: Final = TOPICS.topic("ask-runewars-order")
_AUTUMN_GAIN: Final = TOPICS.topic("ask-runewars-autumn-gain")


def order(seat: int, judge: Judge) -> Ask:
    return Ask(seat, _ORDER, ORDER[1:], "RW.orders.choose.1", judge)


def autumn_gain(seat: int, gains: list[Word]) -> Ask:
    return Ask(seat, _AUTUMN_GAIN, gains, "RW.season.autumn.2")
