"""Questions of the year: orders, seasons."""

from __future__ import annotations

from polana.games.runewars import topics
from polana.games.runewars.words import ORDER
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word


def order(seat: int, judge: Judge) -> Ask:
    return Ask(seat, topics.ORDER, ORDER[1:], "RW.orders.choose.1", judge)


def autumn_gain(seat: int, gains: list[Word]) -> Ask:
    return Ask(seat, topics.AUTUMN_GAIN, gains, "RW.season.autumn.2")
