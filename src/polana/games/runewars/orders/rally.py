"""Rally Support, the sixth order (RW.orders.6)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import CITY_INFLUENCE, CITY_QUESTS, CITY_SHAPE, CITY_TACTICS, CITY_UNITS
from polana.games.runewars.components import FIRST_NEUTRAL, KIND_COUNT, UNIT_SHAPE
from polana.games.runewars.deed import Deed, Deeds
from polana.games.runewars.heroes import news as told
from polana.games.runewars.heroes import service
from polana.games.runewars.map import board
from polana.games.runewars.moves import limits
from polana.games.runewars.orders import asks
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import hands
from polana.games.runewars.state import Table
from polana.games.runewars.words import GAIN, UNIT
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

MOST_HEROES: Final = 3

NO_FIGURES: Final = Refusal("RW.orders.6.units", "why-runewars-city-units")
TOO_POOR: Final = Refusal("RW.orders.6.supremacy", "why-runewars-rally-poor")
NO_HEROES: Final = Refusal("RW.orders.6.supremacy", "why-runewars-rally-no-heroes")


def types_of(g: Table, city: int) -> list[int]:
    """The neutral kinds of a city's shape of which there is an unused figure."""
    return [
        kind for kind in range(FIRST_NEUTRAL, KIND_COUNT) if UNIT_SHAPE[kind] == CITY_SHAPE[city] and g.unused[kind]
    ]


class Gain(Deed):
    """RW.orders.6.primary: what a city in an area may give."""

    def __init__(self, word: Word, law: str, area: int) -> None:
        super().__init__(word, law)
        self.area: int = area

    def count(self, city: int) -> int:
        """How much of it."""
        return 0

    def terms(self, g: Table, me: int) -> dict[str, Arg]:
        return {f"brings_{self.word.label}": self.count(g.city[self.area])}

    def do(self, g: Table, me: int) -> Flow[None]:
        told.city(g, me, self.area, self.word)
        return self.give(g, me, self.count(g.city[self.area]))

    def give(self, g: Table, seat: int, count: int) -> Flow[None]:
        yield from ()


@final
class GainUnits(Gain):
    """RW.orders.6.units: figures that are not there cannot be placed."""

    def count(self, city: int) -> int:
        return CITY_UNITS[city]

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return None if types_of(g, g.city[self.area]) else NO_FIGURES

    def give(self, g: Table, seat: int, count: int) -> Flow[None]:
        area = self.area
        kind = yield asks.unit(seat, area, [UNIT[kind] for kind in types_of(g, g.city[area])])
        count = min(count, g.unused[kind.value])
        board.muster(g, area, kind.value, count)
        told.city_units(g, seat, area, kind, count)
        yield from limits.trim(g, seat, area, board.UNIT_LIMIT, "RW.move.limit.1")


@final
class GainTactics(Gain):
    def count(self, city: int) -> int:
        return CITY_TACTICS[city]

    def give(self, g: Table, seat: int, count: int) -> Flow[None]:
        return hands.draw_tactics(g, seat, count, self.law)


@final
class GainInfluence(Gain):
    def count(self, city: int) -> int:
        return CITY_INFLUENCE[city]

    def give(self, g: Table, seat: int, count: int) -> Flow[None]:
        hands.gain_influence(g, seat, count, self.law)
        yield from ()


@final
class GainQuests(Gain):
    def count(self, city: int) -> int:
        return CITY_QUESTS[city]

    def give(self, g: Table, seat: int, count: int) -> Flow[None]:
        return hands.draw_quests(g, seat, count, self.law)


def gains_at(area: int) -> Deeds:
    """RW.orders.6.primary: one of four."""
    return [
        GainUnits(GAIN[0], "RW.orders.6.units", area),
        GainTactics(GAIN[1], "RW.orders.6.tactics", area),
        GainInfluence(GAIN[2], "RW.orders.6.influence", area),
        GainQuests(GAIN[3], "RW.orders.6.quests", area),
    ]


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
            yield from asks.gain(g, seat, cities[0], gains_at(cities[0])).settle()
        return not cities_left(g, seat)

    def supremacy(self, g: Table, seat: int) -> Flow[bool]:
        """RW.orders.6.supremacy: 1 to 3 influence for as many heroes, of whom one stays."""
        word = yield asks.heroes(seat, MOST_HEROES, SpendJudge(g, seat))
        if word.value:
            hands.spend_influence(g, seat, word.value, "RW.orders.6.supremacy")
            yield from service.recruit(g, seat, word.value)
        return True


register(RallySupport(6))
