"""How figures get about (RW.move): over which borders, through which areas, how far; and moves that are made together.

Figures that an order moves are chosen group by group (`Turn.marches`) and set out when the last has been chosen. So
what somebody leaves behind or takes along never depends on the order in which he names his figures.
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.box.decks import EXPLORATIONS
from polana.games.runewars.components import FIRST_NEUTRAL, KIND_COUNT, UNIT_FAST, UNIT_FLYING
from polana.games.runewars.map import board
from polana.games.runewars.map.chart import FLYING
from polana.games.runewars.map.tiles import AREA_COUNT, AREA_HOME, NOWHERE, OPEN, WATER
from polana.games.runewars.moves import news as told
from polana.games.runewars.player import NOBODY
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.state import Table

MARCH: Final = 2  # RW.move.mobilize.1: areas
FAST: Final = 1  # RW.terms.fast: areas farther
FAR: Final = 99  # out of reach

PORTAL: Final = EXPLORATIONS.index("magic_portal")
DUNGEON: Final = EXPLORATIONS.index("dungeon")


# --- borders and distances --------------------------------------------------------------------------------------------


def ground(g: Table, seat: int) -> int:
    """The borders that figures on foot may cross: water in a frozen Winter (RW.season.winter.5), and what a card of the
    turn allows (RW.move.border.3)."""
    mask = WATER if g.frozen else OPEN
    return mask | g.acts.crossing if seat != NOBODY and seat == g.turn else mask


def crossing(g: Table, seat: int, kind: int) -> int:
    """RW.move.border.2: flying units cross every border."""
    return FLYING if UNIT_FLYING[kind] else ground(g, seat)


def hero_crossing(g: Table, hero: int) -> int:
    return FLYING if rewards.is_flying(g, hero) else ground(g, g.hero_seat[hero])


def hero_is_fast(g: Table, hero: int) -> bool:
    return rewards.is_fast(g, hero)


def beside(g: Table, area: int, mask: int) -> list[int]:
    """RW.move.border: the areas one step away. There is no way over a hole (RW.move.border.5), but from one portal to
    another there is for whoever has paid (RW.explore.portal)."""
    near = g.chart.from_here(area, mask)
    if g.acts.portal_paid and g.token[area] == PORTAL and g.token_up[area]:
        return near + [other for other in portals(g) if other != area and other not in near]
    return near


def portals(g: Table) -> list[int]:
    """The areas with a face-up Magic Portal."""
    return [area for area in g.chart.areas if g.token[area] == PORTAL and g.token_up[area]]


def portals_on_offer(g: Table) -> bool:
    """Are there portals to open that are not open yet?"""
    return g.explore and not g.acts.portal_paid and len(portals(g)) > 1


def heroes_abroad(g: Table, seat: int) -> list[int]:
    """A player's heroes who are on the board."""
    return [hero for hero in board.heroes_of(g, seat) if g.hero_area[hero] != NOWHERE]


def is_open(g: Table, seat: int, area: int) -> bool:
    """RW.move.mobilize.3: friendly or empty, so that units of the player may pass, and may end a safe move there."""
    owner = g.owner[area]
    return owner == seat or (owner == NOBODY and not board.neutrals_in(g, area))


def distances(g: Table, seat: int, start: int, mask: int, most: int, heroes: bool = False) -> list[int]:
    """By area: in how many steps figures come from there to `start` or from `start` there, FAR if not within `most`.

    Units pass through friendly and empty areas only, heroes through all (RW.move.mobilize.5, RW.move.hero.2). What is
    in the areas at the two ends does not matter.
    """
    found = [FAR] * AREA_COUNT
    found[start] = 0
    rim = [start]
    ways = g.chart.ways
    portals_open = g.acts.portal_paid
    for step in range(1, most + 1):
        wider: list[int] = []
        for area in rim:
            if area != start and not heroes and not is_open(g, seat, area):
                continue
            near = beside(g, area, mask) if portals_open else ways[mask * AREA_COUNT + area]
            for other in near:
                if found[other] == FAR:
                    found[other] = step
                    wider.append(other)
        rim = wider
    return found


def range_of(g: Table, kind: int) -> int:
    """RW.move.mobilize.1: two areas, three if fast (RW.terms.fast), and more if a card says so."""
    return MARCH + g.acts.farther + (FAST if UNIT_FAST[kind] else 0)


def reach(g: Table, seat: int, area: int, kind: int) -> list[int]:
    """The areas from which such units of a player may come into an area with Mobilize or Conquer, nearest or not."""
    most = range_of(g, kind)
    found = distances(g, seat, area, crossing(g, seat, kind), most)
    return [other for other in g.chart.areas if other != area and found[other] <= most and leaves(g, seat, other, kind)]


def leaves(g: Table, seat: int, area: int, kind: int) -> bool:
    """Does a unit of the kind stand there that may leave (RW.move.activation.5)?"""
    if g.owner[area] != seat or g.activated[area] >> seat & 1:
        return False
    return (kind < FIRST_NEUTRAL or g.ally[area] == seat) and idle(g, area, kind) > 0


def hero_reach(g: Table, hero: int, steps: int, halt: bool = False) -> list[int]:
    """RW.move.hero.2: the areas to which a hero may move in this many steps, his own the first; he passes everywhere.

    With `halt` he has to stop in a Dungeon (RW.explore.dungeon).
    """
    start = g.hero_area[hero]
    mask = hero_crossing(g, hero)
    found = [start]
    rim = found
    for _ in range(steps):
        wider: list[int] = []
        for area in rim:
            if halt and area != start and g.token[area] == DUNGEON and g.token_up[area]:
                continue
            for other in beside(g, area, mask):
                if other not in found and other not in wider:
                    wider.append(other)
        found = found + wider
        rim = wider
    return found


def hero_march(g: Table, hero: int) -> list[int]:
    """RW.move.mobilize.1: where a hero may come with Mobilize or Conquer, where he is the first."""
    return hero_reach(g, hero, MARCH + (FAST if hero_is_fast(g, hero) else 0))


# --- moves that are made together -------------------------------------------------------------------------------------


def march(g: Table, origin: int, to: int, kind: int, count: int) -> None:
    """This many standing units are to move; they do when all have been chosen."""
    g.acts.marches.append(packed(origin, to, kind, count))


def ride(g: Table, hero: int, to: int, steps: int) -> None:
    """A hero is to move. Rewards that he needs to get there in this many steps are turned up (RW.rewards.1)."""
    seat, start = g.hero_seat[hero], g.hero_area[hero]
    on_foot = distances(g, seat, start, ground(g, seat), steps + FAST, True)[to]
    by_air = distances(g, seat, start, hero_crossing(g, hero), steps + FAST, True)[to]
    if on_foot > steps and (by_air <= steps or on_foot == FAR):
        rewards.show(g, hero, "flying")
        on_foot = by_air
    if on_foot > steps:
        rewards.show(g, hero, "fast")
    g.acts.marches.append(packed(g.hero_area[hero], to, KIND_COUNT + hero, 1))


def packed(origin: int, to: int, who: int, count: int) -> int:
    return ((origin * 64 + to) * 64 + who) * 32 + count


def unpacked(each: int) -> tuple[int, int, int, int]:
    """From where, where to, who (a kind, or KIND_COUNT + hero), and how many."""
    return each >> 17, each >> 11 & 63, each >> 5 & 63, each & 31


def rides(g: Table, hero: int) -> bool:
    """Is the hero among those who are to move?"""
    for each in g.acts.marches:
        if each >> 5 & 63 == KIND_COUNT + hero:
            return True
    return False


def standing(g: Table, area: int, kind: int) -> int:
    return g.standing[area * KIND_COUNT + kind]


def idle(g: Table, area: int, kind: int) -> int:
    """Standing units of a kind in an area that are not to move."""
    count = standing(g, area, kind)
    for each in g.acts.marches:
        if each >> 17 == area and each >> 5 & 63 == kind:
            count -= each & 31
    return count


def marching(g: Table) -> int:
    """How many units are to move."""
    count = 0
    for each in g.acts.marches:
        if each >> 5 & 63 < KIND_COUNT:
            count += each & 31
    return count


def allies_come(g: Table, area: int) -> bool:
    """Are neutral units to move into an area?"""
    for each in g.acts.marches:
        if each >> 11 & 63 == area and FIRST_NEUTRAL <= each >> 5 & 63 < KIND_COUNT:
            return True
    return False


def own_troops(g: Table, seat: int, area: int) -> int:
    """The units of a player's own faction that an area will hold once all have moved."""
    count = g.troops[area * 5 + g.players[seat].faction]
    for each in g.acts.marches:
        if each >> 5 & 63 < FIRST_NEUTRAL:
            if each >> 11 & 63 == area:
                count += each & 31
            if each >> 17 == area:
                count -= each & 31
    return count


def stands_without(g: Table, seat: int, area: int) -> bool:
    """Does the player control an area even without units: by a stronghold, or as part of his home realm?"""
    home = AREA_HOME[area] == g.players[seat].faction and g.owner[area] == seat
    return g.stronghold[area] == seat or home


def will_hold(g: Table, seat: int, area: int) -> bool:
    """RW.neutral.ally.6: will the area be friendly once all have moved, so that allies may move there?"""
    return stands_without(g, seat, area) or own_troops(g, seat, area) > 0


def spare(g: Table, seat: int, area: int, kind: int) -> int:
    """How many of the idle units may leave: not the last of the player's own where allies are to arrive."""
    count = idle(g, area, kind)
    if kind < FIRST_NEUTRAL and allies_come(g, area) and not stands_without(g, seat, area):
        return min(count, own_troops(g, seat, area) - 1)
    return count


def set_out(g: Table, seat: int) -> list[int]:
    """All who were chosen move at once. Where others are, units become the force; gives the areas that got units.

    Figures arrive before others leave, the player's own first, so that no alliance ends between two groups.
    """
    marches = g.acts.marches
    g.acts.marches = []
    arrived: list[int] = []
    for own in (True, False):
        for each in marches:
            to, kind, count = each >> 11 & 63, each >> 5 & 63, each & 31
            if kind >= KIND_COUNT or (kind < FIRST_NEUTRAL) is not own:
                continue
            if is_open(g, seat, to):
                board.put(g, to, kind, count)
                if to not in arrived:
                    arrived.append(to)
            else:
                g.force[kind] += count
                g.force_seat, g.force_area = seat, to
            told.moved(g, seat, kind, count, each >> 17, to)
    left: list[int] = []
    for each in marches:
        area, kind = each >> 17, each >> 5 & 63
        if kind < KIND_COUNT:
            if g.ally[area] == seat and area not in left:
                left.append(area)
            board.take(g, area, kind, each & 31)
        else:
            board.send_hero(g, kind - KIND_COUNT, each >> 11 & 63)
            told.hero_moved(g, kind - KIND_COUNT, area, each >> 11 & 63)
    for area in left:
        told.parted(g, seat, area)
    return arrived


def enter(g: Table) -> None:
    """The force takes its place in the area that it entered, the player's own units first."""
    area = g.force_area
    for kind in range(KIND_COUNT):
        count = g.force[kind]
        if count:
            g.force[kind] = 0
            board.put(g, area, kind, count)
    g.force_seat, g.force_area = NOBODY, NOWHERE


def force_size(g: Table) -> int:
    return sum(g.force)
