"""Mobilize and Conquer: an area is activated, and figures move into it (RW.orders.2, RW.orders.3, RW.move.mobilize)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle.battle import join
from polana.games.runewars.components import CONQUER, FIRST_NEUTRAL, MOBILIZE
from polana.games.runewars.deed import Deed, Deeds, End, choose
from polana.games.runewars.map import board
from polana.games.runewars.map.chart import FLYING
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.moves import asks, diplomacy, limits, movement
from polana.games.runewars.moves import news as told
from polana.games.runewars.moves.barred import ACTIVATED, ALONE, BORDER, HERO_ROUTED, ROUTED
from polana.games.runewars.moves.diplomacy import ONE_BATTLE
from polana.games.runewars.moves.movement import FAR, FAST, MARCH
from polana.games.runewars.orders import portal
from polana.games.runewars.orders.base import Order, register
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, DONE, HERO, SKIP
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Note, Refusal
from polana.kernel.word import Word

LAW: Final = "RW.move.mobilize.1"

ACTIVATED_TWICE: Final = Refusal("RW.move.activation.4", "why-runewars-activated-twice")
THERE: Final = Refusal(LAW, "why-runewars-there-already")
NO_UNITS: Final = Refusal(LAW, "why-runewars-no-units-there")
TOO_FAR: Final = Refusal(LAW, "why-runewars-too-far")
BLOCKED: Final = Refusal("RW.move.mobilize.3", "why-runewars-way-blocked")
ALL_MOVE: Final = Refusal(LAW, "why-runewars-all-move")
NOBODY_COMES: Final = Refusal("RW.orders.2.one_battle", "why-runewars-nobody-comes")
MUST_TALK: Final = Refusal("RW.orders.2.one_battle", "why-runewars-must-talk")
HERO_RIDES: Final = Refusal(LAW, "why-runewars-hero-rides")


@final
class ActivateJudge(Judge):
    """RW.move.activation.4: no area with one's own activation token. After the one battle of the order no area that
    units would have to fight for, unless a hero could come (RW.orders.2.one_battle)."""

    __slots__ = ("_reached", "g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat
        self._reached: list[int] | None = None

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP:
            return None
        if self.g.activated[word.value] >> self.seat & 1:
            return ACTIVATED_TWICE
        if self.g.acts.battles and room_in(self.g, self.seat, word.value) < 1 and not self.hero_comes(word.value):
            return NOBODY_COMES
        return None

    def hero_comes(self, area: int) -> bool:
        """Could a hero move there, perhaps through a portal that is still to be paid?"""
        g = self.g
        if movement.portals_on_offer(g) and portal.why_not(g, self.seat) is None:
            return True
        if self._reached is None:
            self._reached = []
            for hero in board.heroes_of(g, self.seat):
                if not g.hero_routed[hero]:
                    self._reached += movement.hero_march(g, hero)[1:]
        return area in self._reached

    def notes(self, word: Word) -> list[Note]:
        """RW.move.mobilize.1: how many units could come there, or that only a hero could, or nobody."""
        if word is SKIP:
            return []
        count = Reach(self.g, self.seat, word.value).most_units()
        if count:
            return [Note(LAW, "note-runewars-units-come", {"count": count})]
        if movement.portals_on_offer(self.g) and portal.why_not(self.g, self.seat) is None:
            return []  # who knows what comes through them
        hero = self.hero_comes(word.value)
        return [Note(LAW, "note-runewars-hero-comes" if hero else "note-runewars-nobody-comes", {})]


@final
class Reach:
    """Who may move into the activated area, or into another if it were. Ways are measured once for a question."""

    __slots__ = ("_flight", "_walk", "g", "seat", "target")

    def __init__(self, g: Table, seat: int, target: int = NOWHERE) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.target: int = g.acts.target if target == NOWHERE else target
        self._walk: list[int] | None = None
        self._flight: list[int] | None = None

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
        return ONE_BATTLE if room_in(g, self.seat, self.target) < 1 else None

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

    def most_units(self) -> int:
        """How many units may come at most: allies only along with units of one's own (RW.neutral.ally.6)."""
        g, own, allies, waiting = self.g, 0, 0, 0
        for area in board.areas_of(g, self.seat):
            if area == self.target:
                continue
            for kind in board.kinds_of(g, self.seat, area):
                why = self.why_not_unit(area, kind)
                if why is ALONE:
                    waiting += movement.idle(g, area, kind)
                elif why is None and kind < FIRST_NEUTRAL:
                    own += movement.idle(g, area, kind)
                elif why is None:
                    allies += movement.idle(g, area, kind)
        together = own + allies + (waiting if own else 0)
        return min(together, room_in(g, self.seat, self.target), board.UNIT_LIMIT)

    def why_not_hero(self, hero: int) -> Refusal | None:
        """RW.move.hero, RW.move.mobilize.5: standing heroes pass everywhere, and leave activated areas."""
        g = self.g
        if g.hero_routed[hero]:
            return HERO_ROUTED
        if g.hero_area[hero] == self.target:
            return THERE
        if movement.rides(g, hero):
            return HERO_RIDES
        if self.target in movement.hero_march(g, hero):
            return None
        steps = MARCH + (FAST if movement.hero_is_fast(g, hero) else 0)
        found = movement.distances(g, self.seat, self.target, FLYING, steps, True)
        return TOO_FAR if found[g.hero_area[hero]] == FAR else BORDER


@final
class UnitJudge(Judge):
    """Which of the units in an area may come."""

    __slots__ = ("area", "reach")

    def __init__(self, reach: Reach, area: int) -> None:
        self.reach: Reach = reach
        self.area: int = area

    def why_not(self, word: Word) -> Refusal | None:
        return self.reach.why_not_unit(self.area, word.value)


def room(g: Table, seat: int) -> int:
    """How many more units may come: RW.orders.2.one_battle forbids those that would cause a second battle.

    Whoever enters a neutral area then has to negotiate, which takes influence and no more than eight units.
    """
    return room_in(g, seat, g.acts.target)


def room_in(g: Table, seat: int, area: int) -> int:
    """The same of an area that is to be activated."""
    if not g.acts.battles or movement.is_open(g, seat, area):
        return FAR
    if board.is_enemy(g, seat, area) or not g.players[seat].influence:
        return 0
    return board.UNIT_LIMIT - movement.marching(g)


def activate(g: Table, seat: int, area: int) -> None:
    """RW.move.activation.1: the token first, then the figures."""
    g.activated[area] |= 1 << seat
    g.touch(area)
    g.acts.target = area
    told.activated(g, seat, area)


@final
class SetOut(End):
    """All set out who were chosen."""

    def do(self, g: Table, me: int) -> Flow[None]:
        return arrive(g, me)


@final
class PayPortals(portal.OpenPortals):
    """RW.orders.2.one_battle: units that may not fight where they go need influence to negotiate."""

    def why_not(self, g: Table, me: int) -> Refusal | None:
        target = g.acts.target
        must_talk = g.acts.battles and movement.marching(g) and not movement.is_open(g, me, target)
        if must_talk and g.players[me].influence == portal.PRICE:
            return MUST_TALK
        return super().why_not(g, me)


SET_OUT: Final = SetOut(DONE, LAW)
PAY_PORTALS: Final = PayPortals()


@final
class HeroMarches(Deed):
    """RW.move.hero: a hero comes."""

    def __init__(self, hero: int, reach: Reach) -> None:
        super().__init__(HERO[hero], LAW)
        self.hero: int = hero
        self.reach: Reach = reach

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return self.reach.why_not_hero(self.hero)

    def do(self, g: Table, me: int) -> Flow[None]:
        movement.ride(g, self.hero, g.acts.target, MARCH)
        yield from ()


@final
class UnitsMarch(Deed):
    """RW.move.mobilize.1: units of one kind come from an area."""

    def __init__(self, area: int, reach: Reach) -> None:
        super().__init__(AREA[area], LAW)
        self.area: int = area
        self.reach: Reach = reach

    def why_not(self, g: Table, me: int) -> Refusal | None:
        if self.area == self.reach.target:
            return THERE
        reason: Refusal = NO_UNITS
        for kind in board.kinds_of(g, me, self.area):
            why = self.reach.why_not_unit(self.area, kind)
            if why is None:
                return None
            reason = why
        return reason

    def do(self, g: Table, me: int) -> Flow[None]:
        area, target = self.area, g.acts.target
        unit = yield asks.unit(g, me, area, UnitJudge(Reach(g, me), area), LAW)
        most = min(movement.idle(g, area, unit.value), room(g, me))
        count = yield asks.count(me, unit.value, area, target, most, LAW)
        movement.march(g, area, target, unit.value, count.value)


def advance(g: Table, seat: int) -> Flow[bool]:
    """One more group of figures, or all set out: True if they have arrived, and have fought or talked."""
    reach = Reach(g, seat)
    deeds: Deeds = [SET_OUT]
    if movement.portals_on_offer(g):
        deeds.append(PAY_PORTALS)
    for hero in movement.heroes_abroad(g, seat):
        deeds.append(HeroMarches(hero, reach))
    for area in board.areas_of(g, seat):
        deeds.append(UnitsMarch(area, reach))
    return (yield from choose(asks.march_from(g, seat, g.acts.target, deeds, LAW)))


def arrive(g: Table, seat: int) -> Flow[None]:
    """RW.move.1, RW.move.2: units fight where enemies are, and fight or talk where neutral units are."""
    target = g.acts.target
    g.acts.target = NOWHERE
    for area in movement.set_out(g, seat):
        yield from limits.trim(g, seat, area, board.UNIT_LIMIT, "RW.move.limit.1")
    if g.force_area == NOWHERE:
        return
    if board.is_enemy(g, seat, target):
        join(g, seat, target)
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
