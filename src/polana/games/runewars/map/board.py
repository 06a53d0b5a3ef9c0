"""Changing the board: units come and go, strongholds are built and lost, and who controls an area follows.

`settle` keeps what is worked out from the rest (`owner`, `ally`, `troops`); whoever changes what lies in an area goes
through this file.
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.components import (
    FACTION_COUNT,
    FIRST_NEUTRAL,
    KIND_COUNT,
    NEUTRAL,
    OWN_KINDS,
    STRONGHOLDS_EACH,
    faction_of,
)
from polana.games.runewars.map.tiles import AREA_HOME
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import FALSE_RUNE, NO_RUNE, Table

UNIT_LIMIT: Final = 8  # RW.move.limit.1

# --- units ------------------------------------------------------------------------------------------------------------


def put(g: Table, area: int, kind: int, count: int = 1, down: bool = False) -> None:
    """Figures that a rule has picked up come to stand (or lie) in an area.

    Neutral units that come where a player controls ally with him at once (RW.neutral.cards.1, RW.neutral.ally.5).
    """
    if kind >= FIRST_NEUTRAL and g.owner[area] != NOBODY:
        g.ally[area] = g.owner[area]
    (g.routed if down else g.standing)[area * KIND_COUNT + kind] += count
    g.touch(area)
    g.troops[area * 5 + faction_of(kind)] += count
    settle(g, area)


def take(g: Table, area: int, kind: int, count: int = 1, down: bool = False) -> None:
    """Figures are picked up from an area."""
    (g.routed if down else g.standing)[area * KIND_COUNT + kind] -= count
    g.touch(area)
    g.troops[area * 5 + faction_of(kind)] -= count
    settle(g, area)


def muster(g: Table, area: int, kind: int, count: int = 1) -> None:
    """Unused figures come onto the board."""
    g.unused[kind] -= count
    put(g, area, kind, count)


def destroy(g: Table, area: int, kind: int, count: int = 1, down: bool = False) -> None:
    """Figures go back to the unused ones (RW.battle.damage.2)."""
    g.unused[kind] += count
    take(g, area, kind, count, down)


def rout(g: Table, area: int, kind: int, count: int = 1) -> None:
    """Standing figures are laid down (RW.terms.routed)."""
    g.standing[area * KIND_COUNT + kind] -= count
    g.routed[area * KIND_COUNT + kind] += count
    g.touch(area)


def stand_up(g: Table, area: int, kind: int, count: int = 1) -> None:
    """Routed figures stand up (RW.terms.standing)."""
    g.routed[area * KIND_COUNT + kind] -= count
    g.standing[area * KIND_COUNT + kind] += count
    g.touch(area)


def join(g: Table, area: int, seat: int) -> None:
    """The neutral units of an area that this player controls ally with him (RW.neutral.ally.1)."""
    g.ally[area] = seat
    g.touch(area)
    settle(g, area)


# --- counting ---------------------------------------------------------------------------------------------------------


def units_in(g: Table, area: int) -> int:
    """Units of any side, standing and routed. Heroes are not units (RW.terms.units)."""
    at = area * 5
    troops = g.troops
    return troops[at] + troops[at + 1] + troops[at + 2] + troops[at + 3] + troops[at + 4]


def neutrals_in(g: Table, area: int) -> int:
    return g.troops[area * 5 + NEUTRAL]


def army(g: Table, seat: int, area: int) -> int:
    """How many units a player has in an area, allied neutral ones included (RW.neutral.ally.2)."""
    count = g.troops[area * 5 + g.players[seat].faction]
    return count + g.troops[area * 5 + NEUTRAL] if g.ally[area] == seat else count


def kinds_of(g: Table, seat: int, area: int) -> list[int]:
    """The kinds of unit of which a player has any in an area, standing or routed."""
    found: list[int] = []
    faction = g.players[seat].faction
    for kind in range(faction * OWN_KINDS, faction * OWN_KINDS + OWN_KINDS):
        if g.standing[area * KIND_COUNT + kind] or g.routed[area * KIND_COUNT + kind]:
            found.append(kind)
    if g.ally[area] == seat:
        found += neutral_kinds(g, area)
    return found


def neutral_kinds(g: Table, area: int) -> list[int]:
    found: list[int] = []
    if not neutrals_in(g, area):
        return found
    for kind in range(FIRST_NEUTRAL, KIND_COUNT):
        if g.standing[area * KIND_COUNT + kind] or g.routed[area * KIND_COUNT + kind]:
            found.append(kind)
    return found


def areas_of(g: Table, seat: int) -> list[int]:
    """The areas that a player controls: his friendly areas (RW.terms.friendly_area)."""
    return [area for area in g.chart.areas if g.owner[area] == seat]


def strongholds_of(g: Table, seat: int) -> list[int]:
    return [area for area in g.chart.areas if g.stronghold[area] == seat]


def spare_strongholds(g: Table, seat: int) -> int:
    return STRONGHOLDS_EACH - len(strongholds_of(g, seat))


def is_empty(g: Table, area: int) -> bool:
    """RW.terms.empty_area: outside all home realms, no units, no stronghold; a city, heroes and runes do not matter."""
    return AREA_HOME[area] < 0 and g.stronghold[area] == NOBODY and units_in(g, area) == 0


def is_neutral(g: Table, area: int) -> bool:
    """RW.terms.neutral_area: neutral units that nobody controls."""
    return g.owner[area] == NOBODY and neutrals_in(g, area) > 0


def is_enemy(g: Table, seat: int, area: int) -> bool:
    """RW.terms.enemy_area: controlled by another player."""
    return g.owner[area] not in (NOBODY, seat)


# --- strongholds ------------------------------------------------------------------------------------------------------


def raise_stronghold(g: Table, area: int, seat: int, damaged: bool = False) -> None:
    """A stronghold token comes onto the board."""
    g.stronghold[area] = seat
    g.damaged[area] = damaged
    g.touch(area)
    settle(g, area)


def raze_stronghold(g: Table, area: int) -> None:
    """A stronghold leaves the board, and its development with it (RW.developments.loss, RW.limits.5)."""
    g.stronghold[area] = NOBODY
    g.damaged[area] = False
    g.development[area] = NOBODY
    g.touch(area)
    settle(g, area)


# --- control ----------------------------------------------------------------------------------------------------------


def controller(g: Table, area: int) -> int:
    """RW.terms.controlled, RW.terms.home_realm: whoever has figures of his colour, a stronghold or his home there."""
    for faction in range(FACTION_COUNT):
        if g.troops[area * 5 + faction]:
            return g.seat_of[faction]
    if g.stronghold[area] != NOBODY:
        return g.stronghold[area]
    if AREA_HOME[area] >= 0:
        seat = g.seat_of[AREA_HOME[area]]
        # Neutral units that are not allied with him are enemies (RW.neutral.1) and keep his home from him.
        if seat != NOBODY and not g.players[seat].out and (g.ally[area] == seat or not neutrals_in(g, area)):
            return seat
    return NOBODY


def settle(g: Table, area: int) -> None:
    """Work out who controls an area and whose allies the neutral units there are. A contested area waits."""
    battle = g.battle
    if battle is not None and battle.area == area:
        return  # RW.terms.contested, RW.neutral.ally.4
    owner = controller(g, area)
    if g.ally[area] != NOBODY and (g.ally[area] != owner or not neutrals_in(g, area)):
        g.ally[area] = NOBODY  # RW.neutral.ally.3
        g.touch(area)
        owner = controller(g, area)
    if g.owner[area] != owner:
        g.owner[area] = owner
        g.touch(area)
    if owner != NOBODY:
        see_rune(g, owner, area)


# --- runes ------------------------------------------------------------------------------------------------------------


def see_rune(g: Table, seat: int, area: int) -> None:
    """A player sees the rune token of an area, if there is one (RW.runes.peek.1).

    Whoever sees a face-down token for the first time has learned something, so the move cannot be taken back.
    """
    if g.rune[area] == NO_RUNE or g.rune_known[area] >> seat & 1:
        return
    if not g.rune_up[area]:
        g.chance.reveal()
    g.rune_known[area] |= 1 << seat
    g.touch(area)


def lay_rune(g: Table, area: int, rune: int, known: int = 0, up: bool = False) -> None:
    """A rune token comes into an area (RW.runes.one_per_area); `known` are those who have seen it."""
    g.rune[area] = rune
    g.rune_up[area] = up
    g.rune_known[area] = known
    g.touch(area)
    if g.owner[area] != NOBODY:
        see_rune(g, g.owner[area], area)
    for hero, where in enumerate(g.hero_area):
        if where == area and g.hero_seat[hero] != NOBODY:
            see_rune(g, g.hero_seat[hero], area)


def lift_rune(g: Table, area: int) -> int:
    """The rune token of an area is picked up."""
    rune = g.rune[area]
    g.rune[area] = NO_RUNE
    g.rune_up[area] = False
    g.rune_known[area] = 0
    g.touch(area)
    return rune


def return_rune(g: Table, rune: int) -> None:
    """A rune token goes face up to its pile (RW.runes.gain.4)."""
    if rune == FALSE_RUNE:
        g.false_pile += 1
    else:
        g.dragon_pile += 1


# --- heroes -----------------------------------------------------------------------------------------------------------


def send_hero(g: Table, hero: int, area: int) -> None:
    """A hero's figure comes to stand in an area, and sees the rune token there (RW.runes.peek.1)."""
    g.hero_area[hero] = area
    g.hero_moves += 1
    see_rune(g, g.hero_seat[hero], area)


def heroes_of(g: Table, seat: int) -> list[int]:
    """RW.terms.heroes: the heroes whose cards lie before a player."""
    return [hero for hero, owner in enumerate(g.hero_seat) if owner == seat]


def heroes_in(g: Table, seat: int, area: int) -> list[int]:
    return [hero for hero, owner in enumerate(g.hero_seat) if owner == seat and g.hero_area[hero] == area]
