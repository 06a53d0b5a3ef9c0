"""Moving (4.2): from where, to where, how many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polana.games.root import asks
from polana.games.root import news as told
from polana.games.root.asks import NO_WARRIORS, NOT_ADJACENT
from polana.games.root.components import NONE
from polana.games.root.control import WRONG_CLEARING_SUIT, near, ruler
from polana.games.root.effects.base import EFFECTS, in_force
from polana.games.root.pieces import shift_warriors
from polana.games.root.removal import Trigger, resolve
from polana.games.root.state import Side, Site, State
from polana.games.root.woodland.maps import PLACES
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import COUNT_WORDS, PLACE_WORDS, place_of
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Note, Refusal
from polana.kernel.word import Word

NEITHER_RULED: Final = Refusal("4.2.1", "why-root-neither-ruled")
HELD_BACK: Final = Refusal("E.2.2", "why-root-held-back")
NOWHERE_TO_GO: Final = Refusal("4.2.1", "why-root-nowhere-to-go")


def why_not_leave(g: State, me: Side, origin: int) -> Refusal | None:
    """May anything of mine leave this clearing at all?"""
    if me.rules.movable(g, me, origin) <= 0:
        return NO_WARRIORS
    if len(g.sides) > g.playing and movable(g, me, origin) <= 0:
        return HELD_BACK
    return why_barred(g, me, origin)


def why_barred(g: State, me: Side, origin: int) -> Refusal | None:
    """1.1.2: does the rule of another side keep my pieces, a pawn among them, in this clearing?"""
    if not g.any_bars_leaving:
        return None
    for side in g.sides:
        if side.rules.may_bar_leaving and side.index != me.controller:
            refusal = side.rules.bars_leaving(g, side, me, origin)
            if refusal is not None:
                return refusal
    return None


def movable(g: State, me: Side, where: int) -> int:
    """How many warriors of a side may leave a clearing in one move, by its own rules and by those of hirelings."""
    count = me.rules.movable(g, me, where)
    if len(g.sides) > g.playing:
        for side in g.hirelings:
            if side.rules.may_hold_back:
                count -= side.rules.holds_back(g, side, me, where)
    return count


def why_not_enter(g: State, me: Side, destination: int) -> Refusal | None:
    for side in g.sides:
        if side.rules.may_bar_entering:
            refusal = side.rules.bars_entering(g, side, me, destination)
            if refusal is not None:
                return refusal
    return None


def why_not_move(g: State, me: Side, origin: int, destination: int) -> Refusal | None:
    """4.2, 4.2.1: may my warriors move from here to there? `why_not_leave` has been asked already."""
    if destination not in near(g, me, origin) and landmark_to(g, me, origin, destination) is None:
        return NOT_ADJACENT
    return why_not_arrive(g, me, origin, destination)


def why_not_arrive(g: State, me: Side, origin: int, destination: int) -> Refusal | None:
    """4.2.1: may my warriors move to this clearing, which is within reach?"""
    if ruler(g, origin) != me.controller and ruler(g, destination) != me.controller:
        if needs_rule(g, me, origin, destination):
            return NEITHER_RULED
    return why_not_enter(g, me, destination)


def needs_rule(g: State, me: Side, origin: int, destination: int) -> bool:
    """4.2.1: must a side rule one end of this move, by its own rules and by what is in force for it?"""
    if not me.rules.needs_rule(g, me, origin, destination):
        return False
    for effect in in_force(me):
        if EFFECTS[effect].moves_without_rule(g, me, origin, destination):
            return False
    return True


def why_not_from(g: State, me: Side, origin: int, suit: int = NONE) -> Refusal | None:
    """May a move begin here? There must be somewhere to go."""
    refusal = why_not_leave(g, me, origin)
    if refusal is not None:
        return refusal
    if suit != NONE and not has_suit(g, origin, suit):
        return WRONG_CLEARING_SUIT
    for destination in within_reach(g, me, origin):
        if why_not_arrive(g, me, origin, destination) is None:
            return None
    return NOWHERE_TO_GO


def within_reach(g: State, me: Side, origin: int) -> Sequence[int]:
    """Clearings to which a move could go: the adjacent ones, and those within reach of a landmark (C.2.5)."""
    if not g.landmarks:
        return near(g, me, origin)
    reached = list(near(g, me, origin))
    for site in g.landmarks:
        reached.extend(where for where in site.rules.reach(g, site, me, origin) if where not in reached)
    return reached


def landmark_to(g: State, me: Side, origin: int, destination: int) -> Site | None:
    """The landmark by which a move may go from here to there, if there is one."""
    for site in g.landmarks:
        if destination in site.rules.reach(g, site, me, origin):
            return site
    return None


def can_move(g: State, me: Side, suit: int = NONE) -> bool:
    """Is any move possible (from a clearing of this suit)?"""
    for origin in range(PLACES):
        if me.warriors[origin] and why_not_from(g, me, origin, suit) is None:
            return True
    return False


class From(Judge):
    """Clearings from which a move can begin; other words pass."""

    def __init__(self, g: State, me: Side, suit: int = NONE) -> None:
        self.g: State = g
        self.me: Side = me
        self.suit: int = suit

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        return None if where == NONE else why_not_from(self.g, self.me, where, self.suit)


class To(Judge):
    """Clearings to which a move from a given clearing can go."""

    def __init__(self, g: State, me: Side, origin: int) -> None:
        self.g: State = g
        self.me: Side = me
        self.origin: int = origin

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_move(self.g, self.me, self.origin, word.value)

    def notes(self, word: Word) -> list[Note]:
        where = place_of(word)
        return [] if where == NONE else arrival_notes(self.g, self.me, where)


class HowMany(Judge):
    """How many warriors arrive somewhere: any number that there is."""

    def __init__(self, g: State, me: Side, destination: int) -> None:
        self.g: State = g
        self.me: Side = me
        self.destination: int = destination

    def sift(self, words: list[Word]) -> list[Word]:
        return words

    def notes(self, word: Word) -> list[Note]:
        return arrival_notes(self.g, self.me, self.destination)


def arrival_notes(g: State, me: Side, where: int) -> list[Note]:
    """What the rules of others will have me pay if my warriors move here."""
    return [note for side in g.sides if side is not me for note in side.rules.warns(g, side, me, where, True)]


def take_move(g: State, me: Side, law: str, suit: int = NONE, stop: Word | None = None) -> Flow[bool]:
    """One move of my warriors, from a clearing of a suit if one is given; False if I say `stop` instead.

    There must be a legal move (`can_move`) or a `stop`.
    """
    origins = [PLACE_WORDS[where] for where in range(PLACES) if me.warriors[where]]
    if stop is not None:
        origins.append(stop)
    word = yield asks.move_from(me, origins, law, From(g, me, suit))
    if word is stop:
        return False
    yield from take_move_from(g, me, word.value, law)
    return True


def take_any_move(g: State, me: Side, law: str, suit: int = NONE) -> Flow[int]:
    """One move of my warriors, from a clearing of a suit if one is given; says where it went.

    There must be a legal one (`can_move`).
    """
    origins = [PLACE_WORDS[where] for where in range(PLACES) if me.warriors[where]]
    word = yield asks.move_from(me, origins, law, From(g, me, suit))
    return (yield from take_move_from(g, me, word.value, law))


def take_move_from(g: State, me: Side, origin: int, law: str, own: str = "4.2") -> Flow[int]:
    """A move that begins in a given clearing: to where, how many. Says where it went.

    `own` is the paragraph by which the warriors go, where that is not the general one.
    """
    clearings = [PLACE_WORDS[where] for where in within_reach(g, me, origin)]
    word = yield asks.move_to(me, clearings, origin, law, To(g, me, origin))
    destination = word.value
    site = yield from goes_by(g, me, origin, destination)
    most = movable(g, me, origin)
    counts = COUNT_WORDS[1 : most + 1]
    word = yield asks.move_count(me, counts, origin, destination, own, HowMany(g, me, destination))
    yield from march(g, me, origin, destination, word.value, own, site, [me])
    return destination


def goes_by(g: State, me: Side, origin: int, destination: int) -> Flow[Site | None]:
    """The landmark by which this move goes, if it does. Where there is a path too, the player says."""
    site = landmark_to(g, me, origin, destination)
    if site is None:
        return None
    adjacent = destination in near(g, me, origin)
    return site if (yield from site.rules.goes_by(g, site, me, destination, adjacent)) else None


def drivable(g: State, me: Side, origin: int, by_landmark: bool) -> list[int]:
    """1.5.5: where an effect can make the warriors of a clearing go; by a landmark only if it says so (C.2.5)."""
    if not me.warriors[origin] or why_not_leave(g, me, origin) is not None:
        return []
    reached = within_reach(g, me, origin) if by_landmark else near(g, me, origin)
    return [where for where in sorted(reached) if why_not_arrive(g, me, origin, where) is None]


def drive(g: State, me: Side, origin: int, destination: int, by_landmark: bool) -> Flow[None]:
    """1.5.5: an effect makes as many warriors as possible move."""
    site = (yield from goes_by(g, me, origin, destination)) if by_landmark else None
    yield from march(g, me, origin, destination, movable(g, me, origin), "1.5.5", site)


def march(
    g: State,
    me: Side,
    origin: int,
    destination: int,
    count: int,
    law: str = "4.2",
    site: Site | None = None,
    movers: list[Side] | None = None,
) -> Flow[None]:
    """Warriors go from one clearing to another, and whoever watches that reacts.

    A landmark by which they go, and the sides whose pieces move with it, are named too: the player on turn decides the
    order of what it then does and what others do (1.1.3).

    Every move of warriors comes this way, even one that somebody else's effect forces (1.5.5): the mover is their
    owner.
    """
    shift_warriors(g, me, origin, destination, count)
    told.moved(g, me, count, origin, destination, law)
    yield from me.rules.moved(g, me, origin, destination, count)
    triggers: list[Trigger] = []
    for side in g.everyone(g.turn):
        if side is not me:
            trigger = side.rules.watch_move(g, side, me, destination, count)
            if trigger is not None:
                triggers.append(trigger)
    if len(g.sides) > g.playing and site is None:
        triggers.extend(along_path(g, me, origin, destination, count))
    if site is not None:
        trigger = Trigger(me, site.rules.word, destination)
        trigger.site = site
        trigger.movers = [me] if movers is None else movers
        triggers.append(trigger)
    if triggers:
        yield from resolve(g, triggers)


def along_path(g: State, me: Side, origin: int, destination: int, count: int) -> list[Trigger]:
    """What lies in wait on a path reacts to whoever passes: this many warriors, or a pawn (0)."""
    triggers: list[Trigger] = []
    if destination in g.near[origin]:
        for side in g.hirelings:
            if side.rules.watches_paths:
                trigger = side.rules.watch_path(g, side, me, origin, destination, count)
                if trigger is not None:
                    triggers.append(trigger)
    return triggers
