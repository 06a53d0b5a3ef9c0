"""Strategize, the first order: figures move one area, where it is safe (RW.orders.1, RW.move.strategize)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.components import FIRST_NEUTRAL, STRATEGIZE, TACTICS_ICON, dial_gains
from polana.games.runewars.deed import Deed, Deeds, End, choose
from polana.games.runewars.map import board
from polana.games.runewars.moves import asks, limits, movement
from polana.games.runewars.moves.barred import ALONE, BORDER, HERO_ROUTED, ROUTED
from polana.games.runewars.orders import portal
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.realm import hands
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, DONE, HERO
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

LAW: Final = "RW.orders.1.primary"

NOT_BESIDE: Final = Refusal("RW.move.strategize.2", "why-runewars-one-area")
NOT_SAFE: Final = Refusal("RW.move.strategize.1", "why-runewars-not-safe")
NO_UNITS: Final = Refusal("RW.move.strategize.1", "why-runewars-no-units-there")
ACTIVATED: Final = Refusal("RW.move.strategize.3", "why-runewars-activated")
HERO_RIDES: Final = Refusal("RW.move.strategize.2", "why-runewars-hero-rides")
ALL_MOVE: Final = Refusal("RW.move.strategize.2", "why-runewars-all-move")
NOWHERE_TO_GO: Final = Refusal("RW.move.strategize.1", "why-runewars-nowhere-to-go")


def why_not_to(g: Table, seat: int, kind: int, area: int, to: int) -> Refusal | None:
    """RW.move.strategize.1: one step, over a border that the unit may cross, to an empty or friendly area."""
    if to not in movement.beside(g, area, movement.crossing(g, seat, kind)):
        return BORDER if to in g.chart.adjacent(area) else NOT_BESIDE
    if not movement.is_open(g, seat, to):
        return NOT_SAFE
    return ALONE if kind >= FIRST_NEUTRAL and not movement.will_hold(g, seat, to) else None


def why_not_kind(g: Table, seat: int, area: int, kind: int) -> Refusal | None:
    """Why no unit of a kind leaves an area."""
    if g.activated[area] >> seat & 1:
        return ACTIVATED
    if movement.spare(g, seat, area, kind) < 1:
        if movement.idle(g, area, kind):
            return ALONE
        return ALL_MOVE if movement.standing(g, area, kind) else ROUTED
    for to in movement.beside(g, area, movement.crossing(g, seat, kind)):
        if why_not_to(g, seat, kind, area, to) is None:
            return None
    return NOWHERE_TO_GO


def why_not_hero(g: Table, hero: int) -> Refusal | None:
    if g.hero_routed[hero]:
        return HERO_ROUTED
    if movement.rides(g, hero):
        return HERO_RIDES
    for to in movement.beside(g, g.hero_area[hero], movement.hero_crossing(g, hero)):
        if movement.is_open(g, g.hero_seat[hero], to):
            return None
    return NOWHERE_TO_GO


@final
class UnitJudge(Judge):
    """Which of the units in an area may move."""

    __slots__ = ("area", "g", "seat")

    def __init__(self, g: Table, seat: int, area: int) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.area: int = area

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_kind(self.g, self.seat, self.area, word.value)


@final
class UnitToJudge(Judge):
    """Where units of a kind may move from an area."""

    __slots__ = ("area", "g", "kind", "seat")

    def __init__(self, g: Table, seat: int, kind: int, area: int) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.kind: int = kind
        self.area: int = area

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_to(self.g, self.seat, self.kind, self.area, word.value)


@final
class HeroToJudge(Judge):
    """RW.move.hero.2: with Strategize a hero ends in a safe area as well."""

    __slots__ = ("g", "hero")

    def __init__(self, g: Table, hero: int) -> None:
        self.g: Table = g
        self.hero: int = hero

    def why_not(self, word: Word) -> Refusal | None:
        g, area = self.g, self.g.hero_area[self.hero]
        if word.value not in movement.beside(g, area, movement.hero_crossing(g, self.hero)):
            return BORDER if word.value in g.chart.adjacent(area) else NOT_BESIDE
        return None if movement.is_open(g, g.hero_seat[self.hero], word.value) else NOT_SAFE


@final
class SetOut(End):
    """All step over who were chosen."""

    def do(self, g: Table, me: int) -> Flow[None]:
        for area in movement.set_out(g, me):
            yield from limits.trim(g, me, area, board.UNIT_LIMIT, "RW.move.limit.1")


@final
class HeroSteps(Deed):
    """RW.move.hero: a hero goes one area."""

    def __init__(self, hero: int) -> None:
        super().__init__(HERO[hero], LAW)
        self.hero: int = hero

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return why_not_hero(g, self.hero)

    def do(self, g: Table, me: int) -> Flow[None]:
        to = yield asks.hero_to(g, me, self.hero, HeroToJudge(g, self.hero))
        movement.ride(g, self.hero, to.value, 1)


@final
class UnitsStep(Deed):
    """RW.move.strategize.1: which units move from an area, where to, and how many."""

    def __init__(self, area: int) -> None:
        super().__init__(AREA[area], LAW)
        self.area: int = area

    def why_not(self, g: Table, me: int) -> Refusal | None:
        reason: Refusal = NO_UNITS
        for kind in board.kinds_of(g, me, self.area):
            why = why_not_kind(g, me, self.area, kind)
            if why is None:
                return None
            reason = why
        return reason

    def do(self, g: Table, me: int) -> Flow[None]:
        area = self.area
        unit = yield asks.unit(g, me, area, UnitJudge(g, me, area), LAW)
        kind = unit.value
        to = yield asks.unit_to(g, me, kind, area, UnitToJudge(g, me, kind, area))
        most = movement.spare(g, me, area, kind)
        count = yield asks.count(me, kind, area, to.value, most, LAW)
        movement.march(g, area, to.value, kind, count.value)


SET_OUT: Final = SetOut(DONE, LAW)
HERO_STEPS: Final[Deeds] = [HeroSteps(hero) for hero in range(len(HERO))]
UNITS_STEP: Final[Deeds] = [UnitsStep(area) for area in range(len(AREA))]


@final
class Strategize(Order):
    """RW.orders.1: move figures to adjacent friendly or empty areas; with supremacy draw Tactics cards."""

    def primary(self, g: Table, seat: int) -> Flow[bool]:
        """One group of figures after the other, each a step; no token is placed (RW.move.strategize.4)."""
        deeds: Deeds = [SET_OUT]
        if movement.portals_on_offer(g):
            deeds.append(portal.OPEN_PORTALS)
        for hero in movement.heroes_abroad(g, seat):
            deeds.append(HERO_STEPS[hero])
        for area in board.areas_of(g, seat):
            deeds.append(UNITS_STEP[area])
        return (yield from choose(asks.strategize_from(g, seat, deeds)))

    def supremacy(self, g: Table, seat: int) -> Flow[bool]:
        """RW.orders.1.supremacy: a Tactics card for each symbol at or below the arrows of the three dials."""
        player = g.players[seat]
        count = dial_gains(player.faction, player.dials, TACTICS_ICON)
        yield from hands.draw_tactics(g, seat, count, "RW.orders.1.supremacy")
        return True


register(Strategize(STRATEGIZE))
