"""Questions of Rally Support (RW.orders.6)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.words import AREA, GAIN, INFLUENCE
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_CITY: Final = TOPICS.topic("ask-runewars-city")
_CITY_UNIT: Final = TOPICS.topic("ask-runewars-city-unit")
_HEROES: Final = TOPICS.topic("ask-runewars-rally-heroes")


def gain(seat: int, area: int, judge: Judge) -> Ask:
    """What does a city give?"""
    return Ask(seat, _CITY, list(GAIN), "RW.orders.6.primary", judge, False, {"area": AREA[area]})


def unit(seat: int, area: int, words: list[Word]) -> Ask:
    return Ask(seat, _CITY_UNIT, words, "RW.orders.6.units", None, False, {"area": AREA[area]})


def heroes(seat: int, most: int, judge: Judge) -> Ask:
    """How much influence is spent, to draw this many heroes?"""
    return Ask(seat, _HEROES, INFLUENCE[: most + 1], "RW.orders.6.supremacy", judge)
