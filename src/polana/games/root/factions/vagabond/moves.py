"""How the Vagabond moves (9.2.3, 9.4.2, 9.5.1) and who goes with him (9.2.9.II.b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polana.games.root import asks as general
from polana.games.root.battle import side_of
from polana.games.root.components import BOOTS
from polana.games.root.control import near
from polana.games.root.deed import OwnDeed
from polana.games.root.factions.vagabond import asks
from polana.games.root.factions.vagabond import news as told
from polana.games.root.factions.vagabond.items import exhaust
from polana.games.root.factions.vagabond.relations import allies_at, hostile_warriors
from polana.games.root.factions.vagabond.side import VagabondSide
from polana.games.root.menu import pause
from polana.games.root.move import (
    along_path,
    goes_by,
    march,
    movable,
    why_barred,
    why_not_enter,
    why_not_leave,
    why_not_move,
    within_reach,
)
from polana.games.root.removal import resolve
from polana.games.root.state import Side, Site, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST
from polana.games.root.words import COUNT_WORDS, PASS, PLACE_WORDS, place_of
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NO_BOOTS: Final = Refusal("9.5.1", "why-root-vagabond-no-boots")
NO_SECOND_BOOTS: Final = Refusal("9.2.9.III.b", "why-root-vagabond-hostile-boots")
NOWHERE: Final = Refusal("9.5.1", "why-root-nowhere-to-go")
HERE_ALREADY: Final = Refusal("4.2", "why-root-vagabond-here-already")


def clearings_near(g: State, own: VagabondSide) -> Sequence[int]:
    """2.2.1, 2.4.1, C.2.5: the clearings adjacent to the pawn, and those that the ferry reaches."""
    if own.in_forest:
        return g.woodland.forest_clearings[own.pawn - FIRST_FOREST]
    return within_reach(g, own, own.pawn)


def forests_near(g: State, own: VagabondSide) -> Sequence[int]:
    """2.4.1: the forests adjacent to the pawn."""
    if own.in_forest:
        return g.woodland.forest_near[own.pawn - FIRST_FOREST]
    return g.woodland.forests_at[own.pawn]


def why_not_go(g: State, own: VagabondSide) -> Refusal | None:
    """May the pawn leave where it is? What others forbid binds him (a snare), who rules does not (9.2.3)."""
    return None if own.in_forest else why_barred(g, own, own.pawn)


def boots_for(g: State, own: VagabondSide, destination: int, boots: int) -> int:
    """9.5.1, 9.2.9.III.b: the boots to exhaust: one more, however many Hostile warriors are there."""
    return boots + 1 if hostile_warriors(g, own, destination) else boots


def why_not_walk(g: State, own: VagabondSide, destination: int, boots: int) -> Refusal | None:
    """May the pawn go to this adjacent clearing for this many boots and what Hostile warriors cost?"""
    if own.pack[BOOTS] < boots_for(g, own, destination, boots):
        return NO_SECOND_BOOTS if own.pack[BOOTS] >= boots else NO_BOOTS
    return why_not_enter(g, own, destination)


def why_not_move_pawn(g: State, own: VagabondSide, boots: int) -> Refusal | None:
    """Is there any clearing to go to?"""
    if own.pack[BOOTS] < boots:
        return NO_BOOTS
    refusal = why_not_go(g, own)
    if refusal is not None:
        return refusal
    refusal = NOWHERE
    for destination in clearings_near(g, own):
        refusal = why_not_walk(g, own, destination, boots)
        if refusal is None:
            return None
    return refusal


class WalkTo(Judge):
    """Clearings next to the pawn that he can pay for."""

    def __init__(self, g: State, own: VagabondSide, boots: int) -> None:
        self.g: State = g
        self.own: VagabondSide = own
        self.boots: int = boots

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_walk(self.g, self.own, place_of(word), self.boots)


class Slip(OwnDeed[VagabondSide]):
    """9.4.2: to a place next to the pawn that nobody bars. It is the last thing of Birdsong."""

    def __init__(self, where: int) -> None:
        super().__init__(PLACE_WORDS[where], "9.4.2")
        self.where: int = where

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        return None if self.where >= FIRST_FOREST else why_not_enter(g, me, self.where)

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        yield from go_with_allies(g, me, self.where, "9.4.2")
        yield from pause(g, me)

    def ends(self, g: State, me: VagabondSide) -> bool:
        return True


SLIP: Final = [Slip(where) for where in range(len(PLACE_WORDS))]


class GlideTo(Judge):
    """D.9.2: any clearing that nobody bars."""

    def __init__(self, g: State, own: VagabondSide) -> None:
        self.g: State = g
        self.own: VagabondSide = own

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        return HERE_ALREADY if where == self.own.pawn else why_not_enter(self.g, self.own, where)


def move_pawn(g: State, own: VagabondSide, boots: int, law: str) -> Flow[int]:
    """9.5.1, 4.2: go to an adjacent clearing; says where he went. There must be one (`why_not_move_pawn`)."""
    words = [PLACE_WORDS[where] for where in clearings_near(g, own)]
    word = yield general.move_to(own, words, own.pawn, law, WalkTo(g, own, boots))
    destination = place_of(word)
    for _ in range(boots_for(g, own, destination, boots)):
        exhaust(g, own, BOOTS, law)
    yield from go_with_allies(g, own, destination, law)
    return destination


def pawn_drivable(g: State, own: VagabondSide, origin: int, by_landmark: bool) -> list[int]:
    """1.5.5: where an effect can make the pawn go: for no boots but what Hostile warriors cost (9.2.9.III.b)."""
    if own.pawn != origin or why_not_go(g, own) is not None:
        return []
    reached = clearings_near(g, own) if by_landmark else near(g, own, origin)
    return [where for where in sorted(reached) if why_not_walk(g, own, where, 0) is None]


def drive_pawn(g: State, own: VagabondSide, destination: int, by_landmark: bool) -> Flow[None]:
    """1.5.5: an effect makes the pawn go. Whom he leads is still his to say (9.2.9.II.b)."""
    for _ in range(boots_for(g, own, destination, 0)):
        exhaust(g, own, BOOTS, "9.2.9.III.b")
    yield from go_with_allies(g, own, destination, "1.5.5", by_landmark)


def slips(g: State, own: VagabondSide) -> list[Slip]:
    """9.4.2: to adjacent clearings and forests."""
    return [SLIP[where] for where in (*clearings_near(g, own), *forests_near(g, own))]


def go(g: State, own: VagabondSide, destination: int, law: str) -> None:
    """The pawn alone. It is not a warrior, so it causes no outrage (8.2.6)."""
    origin = own.pawn
    own.pawn = destination
    told.pawn_moved(g, own, origin, destination, law)


def go_with_allies(g: State, own: VagabondSide, destination: int, law: str, by_landmark: bool = True) -> Flow[None]:
    """9.2.9.II.b: from clearing to clearing he may take along warriors of one ally, by the ally's own rules (1.5.5)."""
    origin = own.pawn
    if origin >= CLEARINGS or destination >= CLEARINGS:
        go(g, own, destination, law)
        return
    site = (yield from goes_by(g, own, origin, destination)) if by_landmark else None
    led = yield from lead_ally(g, own, origin, destination, law, site)
    if site is not None and not led:
        site.rules.went_by(g, site, [own], destination)
    if site is None and len(g.sides) > g.playing:
        yield from resolve(g, along_path(g, own, origin, destination, 0))


def lead_ally(g: State, own: VagabondSide, origin: int, destination: int, law: str, site: Site | None) -> Flow[bool]:
    """The pawn goes, with warriors of an ally if he likes; says whether any went. Both may go by a landmark."""
    allies = [side for side in allies_at(g, own, origin) if why_not_lead(g, side, origin, destination) is None]
    if not allies:
        go(g, own, destination, law)
        return False
    words = [side.rules.word for side in allies]
    word = yield asks.lead(own, words, origin, destination)
    if word is PASS:
        go(g, own, destination, law)
        return False
    ally = side_of(g, word)
    counts = COUNT_WORDS[1 : movable(g, ally, origin) + 1]
    word = yield general.move_count(own, counts, origin, destination, "9.2.9.II.b")
    go(g, own, destination, law)
    yield from march(g, ally, origin, destination, word.value, "9.2.9.II.b", site, [own, ally])
    return True


def why_not_lead(g: State, ally: Side, origin: int, destination: int) -> Refusal | None:
    refusal = why_not_leave(g, ally, origin)
    return why_not_move(g, ally, origin, destination) if refusal is None else refusal
