"""Strategize, the first order: figures move one area, where it is safe (RW.orders.1, RW.move.strategize)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import board, hands, limits, movement
from polana.games.runewars.asks import movement as asks
from polana.games.runewars.components import FIRST_NEUTRAL, STRATEGIZE, TACTICS_ICON, dial_gains
from polana.games.runewars.orders import portal
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.state import Table
from polana.games.runewars.words import DONE
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOT_BESIDE: Final = Refusal("RW.move.strategize.2", "why-runewars-one-area")
BORDER: Final = Refusal("RW.move.border.1", "why-runewars-border")
NOT_SAFE: Final = Refusal("RW.move.strategize.1", "why-runewars-not-safe")
NO_UNITS: Final = Refusal("RW.move.strategize.1", "why-runewars-no-units-there")
ACTIVATED: Final = Refusal("RW.move.strategize.3", "why-runewars-activated")
ROUTED: Final = Refusal("RW.terms.routed", "why-runewars-routed")
HERO_ROUTED: Final = Refusal("RW.move.hero.4", "why-runewars-routed-hero")
HERO_RIDES: Final = Refusal("RW.move.strategize.2", "why-runewars-hero-rides")
ALONE: Final = Refusal("RW.neutral.ally.6", "why-runewars-allies-alone")
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
class OriginJudge(Judge):
    """From where somebody may move."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        g, seat = self.g, self.seat
        if word is DONE:
            return None
        if word.kind == "hero":
            return why_not_hero(g, word.value)
        if word.kind == "exploration":
            return portal.why_not(g, seat)
        reason: Refusal = NO_UNITS
        for kind in board.kinds_of(g, seat, word.value):
            why = why_not_kind(g, seat, word.value, kind)
            if why is None:
                return None
            reason = why
        return reason


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
class Strategize(Order):
    """RW.orders.1: move figures to adjacent friendly or empty areas; with supremacy draw Tactics cards."""

    def primary(self, g: Table, seat: int) -> Flow[bool]:
        """One group of figures after the other, each a step; no token is placed (RW.move.strategize.4)."""
        word = yield asks.strategize_from(g, seat, OriginJudge(g, seat))
        if word is DONE:
            for area in movement.set_out(g, seat):
                yield from limits.trim(g, seat, area, board.UNIT_LIMIT, "RW.move.limit.1")
            return True
        if word.kind == "hero":
            to = yield asks.hero_to(g, seat, word.value, HeroToJudge(g, word.value))
            movement.ride(g, word.value, to.value, 1)
        elif word.kind == "exploration":
            portal.pay(g, seat)
        else:
            yield from self.choose(g, seat, word.value)
        return False

    def choose(self, g: Table, seat: int, area: int) -> Flow[None]:
        """Which units move from an area, where to, and how many."""
        unit = yield asks.unit(g, seat, area, UnitJudge(g, seat, area), "RW.orders.1.primary")
        kind = unit.value
        to = yield asks.unit_to(g, seat, kind, area, UnitToJudge(g, seat, kind, area))
        most = movement.spare(g, seat, area, kind)
        count = yield asks.count(seat, kind, area, to.value, most, "RW.orders.1.primary")
        movement.march(g, area, to.value, kind, count.value)

    def supremacy(self, g: Table, seat: int) -> Flow[bool]:
        """RW.orders.1.supremacy: a Tactics card for each symbol at or below the arrows of the three dials."""
        player = g.players[seat]
        count = dial_gains(player.faction, player.dials, TACTICS_ICON)
        yield from hands.draw_tactics(g, seat, count, "RW.orders.1.supremacy")
        return True


register(Strategize(STRATEGIZE))
