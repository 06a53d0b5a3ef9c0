"""Rally Support, the sixth order (RW.orders.6)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import board, hands, limits
from polana.games.runewars.asks import rally as asks
from polana.games.runewars.components import FIRST_NEUTRAL, KIND_COUNT, UNIT_SHAPE
from polana.games.runewars.decks import CITY_INFLUENCE, CITY_QUESTS, CITY_SHAPE, CITY_TACTICS, CITY_UNITS
from polana.games.runewars.heroes import service
from polana.games.runewars.news import quests as told
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.words import GAIN, UNIT
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

MOST_HEROES: Final = 3
UNITS: Final = GAIN[0]
TACTICS: Final = GAIN[1]
INFLUENCE_GAIN: Final = GAIN[2]

NO_FIGURES: Final = Refusal("RW.orders.6.units", "why-runewars-city-units")
TOO_POOR: Final = Refusal("RW.orders.6.supremacy", "why-runewars-rally-poor")
NO_HEROES: Final = Refusal("RW.orders.6.supremacy", "why-runewars-rally-no-heroes")


def types_of(g: Table, city: int) -> list[int]:
    """The neutral kinds of a city's shape of which there is an unused figure."""
    return [
        kind for kind in range(FIRST_NEUTRAL, KIND_COUNT) if UNIT_SHAPE[kind] == CITY_SHAPE[city] and g.unused[kind]
    ]


@final
class GainJudge(Judge):
    """RW.orders.6.units: figures that are not there cannot be placed; everything else can be had."""

    __slots__ = ("city", "g")

    def __init__(self, g: Table, city: int) -> None:
        self.g: Table = g
        self.city: int = city

    def why_not(self, word: Word) -> Refusal | None:
        return NO_FIGURES if word is UNITS and not types_of(self.g, self.city) else None


@final
class SpendJudge(Judge):
    """RW.orders.6.supremacy: as many heroes as influence, and as there are in the deck; nothing at all without a
    stronghold to receive one (RW.heroes.gain.1)."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if word.value == 0:
            return None
        if not service.may_gain(self.g, self.seat):
            return service.NO_STRONGHOLD
        if word.value > len(self.g.hero_deck):
            return NO_HEROES
        return None if word.value <= self.g.players[self.seat].influence else TOO_POOR


def cities_left(g: Table, seat: int) -> list[int]:
    """The areas with a city that a player controls and has yet to choose for."""
    return [
        area for area in g.chart.areas if area > g.acts.rallied and g.owner[area] == seat and g.city[area] != NOBODY
    ]


@final
class RallySupport(Order):
    """Each controlled city gives one of four gains; with supremacy influence brings a hero."""

    def primary(self, g: Table, seat: int) -> Flow[bool]:
        """RW.orders.6.primary: one city in each step, in the order of the areas. A city may be lost on the way: whoever
        has too many units there may destroy the last of his own."""
        cities = cities_left(g, seat)
        if cities:
            g.acts.rallied = cities[0]
            yield from self.ask_city(g, seat, cities[0])
        return not cities_left(g, seat)

    def ask_city(self, g: Table, seat: int, area: int) -> Flow[None]:
        city = g.city[area]
        word = yield asks.gain(seat, area, GainJudge(g, city))
        told.city(g, seat, area, word)
        if word is UNITS:
            kind = yield asks.unit(seat, area, [UNIT[kind] for kind in types_of(g, city)])
            count = min(CITY_UNITS[city], g.unused[kind.value])
            board.muster(g, area, kind.value, count)
            told.city_units(g, seat, area, kind, count)
            yield from limits.trim(g, seat, area, board.UNIT_LIMIT, "RW.move.limit.1")
        elif word is TACTICS:
            yield from hands.draw_tactics(g, seat, CITY_TACTICS[city], "RW.orders.6.tactics")
        elif word is INFLUENCE_GAIN:
            hands.gain_influence(g, seat, CITY_INFLUENCE[city], "RW.orders.6.influence")
        else:
            yield from hands.draw_quests(g, seat, CITY_QUESTS[city], "RW.orders.6.quests")

    def supremacy(self, g: Table, seat: int) -> Flow[bool]:
        """RW.orders.6.supremacy: 1 to 3 influence for as many heroes, of whom one stays."""
        word = yield asks.heroes(seat, MOST_HEROES, SpendJudge(g, seat))
        if word.value:
            hands.spend_influence(g, seat, word.value, "RW.orders.6.supremacy")
            yield from service.recruit(g, seat, word.value)
        return True


register(RallySupport(6))
