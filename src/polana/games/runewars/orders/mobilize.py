"""Mobilize and Conquer: an area is activated, and figures move into it (RW.orders.2, RW.orders.3, RW.move.mobilize)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import board, diplomacy, limits, movement
from polana.games.runewars.asks import movement as asks
from polana.games.runewars.battle.battle import fight
from polana.games.runewars.chart import FLYING
from polana.games.runewars.components import CONQUER, FIRST_NEUTRAL, MOBILIZE
from polana.games.runewars.movement import FAR, FAST, MARCH
from polana.games.runewars.news import movement as told
from polana.games.runewars.orders import portal
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.state import Table
from polana.games.runewars.tiles import NOWHERE
from polana.games.runewars.words import DONE, SKIP
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

LAW: Final = "RW.move.mobilize.1"

ACTIVATED_TWICE: Final = Refusal("RW.move.activation.4", "why-runewars-activated-twice")
ACTIVATED: Final = Refusal("RW.move.activation.5", "why-runewars-activated")
THERE: Final = Refusal(LAW, "why-runewars-there-already")
NO_UNITS: Final = Refusal(LAW, "why-runewars-no-units-there")
TOO_FAR: Final = Refusal(LAW, "why-runewars-too-far")
BORDER: Final = Refusal("RW.move.border.1", "why-runewars-border")
BLOCKED: Final = Refusal("RW.move.mobilize.3", "why-runewars-way-blocked")
ROUTED: Final = Refusal("RW.terms.routed", "why-runewars-routed")
ALL_MOVE: Final = Refusal(LAW, "why-runewars-all-move")
ALONE: Final = Refusal("RW.neutral.ally.6", "why-runewars-allies-alone")
ONE_BATTLE: Final = Refusal("RW.orders.2.one_battle", "why-runewars-one-battle")
MUST_TALK: Final = Refusal("RW.orders.2.one_battle", "why-runewars-must-talk")
HERO_ROUTED: Final = Refusal("RW.move.hero.4", "why-runewars-routed-hero")
HERO_RIDES: Final = Refusal(LAW, "why-runewars-hero-rides")


@final
class ActivateJudge(Judge):
    """RW.move.activation.4: no area with one's own activation token."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP:
            return None
        return ACTIVATED_TWICE if self.g.activated[word.value] >> self.seat & 1 else None


@final
class MarchJudge(Judge):
    """Who may move into the activated area: areas with units in reach, units by kind, heroes."""

    __slots__ = ("_flight", "_walk", "area", "g", "seat", "target")

    def __init__(self, g: Table, seat: int, area: int = NOWHERE) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.target: int = g.acts.target
        #: Where the units being chosen are.
        self.area: int = area
        self._walk: list[int] | None = None
        self._flight: list[int] | None = None

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        if word.kind == "unit":
            return self.why_not_unit(self.area, word.value)
        if word.kind == "hero":
            return self.why_not_hero(word.value)
        if word.kind == "exploration":
            return self.why_not_portal()
        if word.value == self.target:
            return THERE
        reason: Refusal = NO_UNITS
        for kind in board.kinds_of(self.g, self.seat, word.value):
            why = self.why_not_unit(word.value, kind)
            if why is None:
                return None
            reason = why
        return reason

    def why_not_portal(self) -> Refusal | None:
        """RW.orders.2.one_battle: units that may not fight where they go need influence to negotiate."""
        g = self.g
        must_talk = g.acts.battles and movement.marching(g) and not movement.is_open(g, self.seat, self.target)
        if must_talk and g.players[self.seat].influence == portal.PRICE:
            return MUST_TALK
        return portal.why_not(g, self.seat)

    def why_not_unit(self, area: int, kind: int) -> Refusal | None:
        g = self.g
        if g.activated[area] >> self.seat & 1:
            return ACTIVATED
        if not movement.idle(g, area, kind):
            return ALL_MOVE if movement.standing(g, area, kind) else ROUTED
        if self.distance(area, kind) > movement.range_of(g, kind):
            return self.obstacle(area, kind)
        if kind >= FIRST_NEUTRAL and not movement.will_hold(g, self.seat, self.target):
            return ALONE
        return ONE_BATTLE if room(g, self.seat) < 1 else None

    def distance(self, area: int, kind: int) -> int:
        """RW.move.mobilize.1: the length of the shortest legal way to the activated area."""
        g = self.g
        most = MARCH + g.acts.farther + FAST
        if movement.crossing(g, self.seat, kind) == FLYING:
            if self._flight is None:
                self._flight = movement.distances(g, self.seat, self.target, FLYING, most)
            return self._flight[area]
        if self._walk is None:
            self._walk = movement.distances(g, self.seat, self.target, movement.ground(g, self.seat), most)
        return self._walk[area]

    def obstacle(self, area: int, kind: int) -> Refusal:
        """What is in the way of units that would come otherwise."""
        g = self.g
        most = movement.range_of(g, kind)
        mask = movement.crossing(g, self.seat, kind)
        if movement.distances(g, self.seat, self.target, mask, most, True)[area] != FAR:
            return BLOCKED
        return BORDER if movement.distances(g, self.seat, self.target, FLYING, most, True)[area] != FAR else TOO_FAR

    def why_not_hero(self, hero: int) -> Refusal | None:
        """RW.move.hero, RW.move.mobilize.5: standing heroes pass everywhere, and leave activated areas."""
        g = self.g
        if g.hero_routed[hero]:
            return HERO_ROUTED
        if g.hero_area[hero] == self.target:
            return THERE
        if movement.rides(g, hero):
            return HERO_RIDES
        steps = MARCH + (FAST if movement.hero_is_fast(g, hero) else 0)
        if self.target in movement.hero_reach(g, hero, steps):
            return None
        found = movement.distances(g, self.seat, self.target, FLYING, steps, True)
        return TOO_FAR if found[g.hero_area[hero]] == FAR else BORDER


def room(g: Table, seat: int) -> int:
    """How many more units may come: RW.orders.2.one_battle forbids those that would cause a second battle.

    Whoever enters a neutral area then has to negotiate, which takes influence and no more than eight units.
    """
    target = g.acts.target
    if not g.acts.battles or movement.is_open(g, seat, target):
        return FAR
    if board.is_enemy(g, seat, target) or not g.players[seat].influence:
        return 0
    return board.UNIT_LIMIT - movement.marching(g)


def activate(g: Table, seat: int, area: int) -> None:
    """RW.move.activation.1: the token first, then the figures."""
    g.activated[area] |= 1 << seat
    g.acts.target = area
    told.activated(g, seat, area)


def advance(g: Table, seat: int) -> Flow[bool]:
    """One more group of figures, or all set out: True if they have arrived, and have fought or talked."""
    target = g.acts.target
    word = yield asks.march_from(g, seat, target, MarchJudge(g, seat), LAW)
    if word is DONE:
        yield from arrive(g, seat)
        return True
    if word.kind == "hero":
        movement.ride(g, word.value, target, MARCH)
    elif word.kind == "exploration":
        portal.pay(g, seat)
    else:
        area = word.value
        unit = yield asks.unit(g, seat, area, MarchJudge(g, seat, area), LAW)
        most = min(movement.idle(g, area, unit.value), room(g, seat))
        count = yield asks.count(seat, unit.value, area, target, most, LAW)
        movement.march(g, area, target, unit.value, count.value)
    return False


def arrive(g: Table, seat: int) -> Flow[None]:
    """RW.move.1, RW.move.2: units fight where enemies are, and fight or talk where neutral units are."""
    target = g.acts.target
    g.acts.target = NOWHERE
    for area in movement.set_out(g, seat):
        yield from limits.trim(g, seat, area, board.UNIT_LIMIT, "RW.move.limit.1")
    if g.force_area == NOWHERE:
        return
    if board.is_enemy(g, seat, target):
        yield from fight(g, seat, target)
    else:
        yield from diplomacy.meet(g, seat, target, g.acts.battles == 0)


class March(Order):
    """RW.orders.3.primary: both orders begin alike. Conquer's supremacy already counts in its battle."""

    def primary(self, g: Table, seat: int) -> Flow[bool]:
        if g.acts.target == NOWHERE:
            word = yield asks.activate(g, seat, ActivateJudge(g, seat))
            activate(g, seat, word.value)
            return False
        return (yield from advance(g, seat))


@final
class Mobilize(March):
    """RW.orders.2.supremacy: the same once more, with another area."""

    def supremacy(self, g: Table, seat: int) -> Flow[bool]:
        if g.acts.target == NOWHERE:
            word = yield asks.activate_again(g, seat, ActivateJudge(g, seat))
            if word is SKIP:
                return True
            activate(g, seat, word.value)
            return False
        return (yield from advance(g, seat))


register(Mobilize(MOBILIZE))
register(March(CONQUER))
