"""Who controls what: figures in territories, creatures in territories, partners (NG.terms.owner, NG.terms.neutral)."""

from __future__ import annotations

from polana.games.northgard.components import (
    BEAR,
    CREATURE_KIND,
    KIND_SHARES,
    UNITS,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import NOBODY, Table


def lands_of(g: Table, seat: int) -> list[int]:
    """The territories that a player controls."""
    owner = g.owner
    return [land for land in g.chart.lands if owner[land] == seat]


def neutral_lands(g: Table) -> list[int]:
    """NG.terms.neutral: territories without any player's units."""
    owner = g.owner
    return [land for land in g.chart.lands if owner[land] == NOBODY]


def partner_of(g: Table, seat: int) -> int:
    """NG.variant.team.1: partners sit opposite each other."""
    return (seat + 2) % 4 if g.teams else NOBODY


def enemies(g: Table, seat: int, other: int) -> bool:
    """Another player who is not the partner."""
    return other not in (NOBODY, seat, partner_of(g, seat))


def in_order(g: Table, first: int) -> list[int]:
    """All seats clockwise from one of them."""
    count = len(g.players)
    return [(first + step) % count for step in range(count)]


# --- figures ----------------------------------------------------------------------------------------------------------


def kaija_in(g: Table, land: int) -> bool:
    """Is Kaija in this territory as one of its controller's figures?"""
    return g.kaija != NOWHERE and not g.kaija_raids and g.chart.root[g.kaija] == land


def kaija_raiding(g: Table, land: int) -> bool:
    """Is Kaija among those who have entered this territory to fight?"""
    return g.kaija_raids and g.chart.root[g.kaija] == land


def figures(g: Table, land: int) -> int:
    """Units of the controller, Kaija being one figure (NG.clans.bear.1)."""
    return g.units[land] + 1 if kaija_in(g, land) else g.units[land]


def units_on_map(g: Table, seat: int) -> int:
    """Ordinary units on the map; Kaija is not one of the fourteen."""
    return UNITS - g.players[seat].reserve


def is_on_map(g: Table, seat: int) -> bool:
    """Has the player any figure on the map, Kaija included (NG.endyear.2)?"""
    player = g.players[seat]
    return player.reserve < UNITS or (player.clan == BEAR and g.kaija != NOWHERE)


# --- creatures --------------------------------------------------------------------------------------------------------


def creatures_in(g: Table, land: int) -> list[int]:
    """The creatures in a territory, in the order of the line."""
    if not g.line:
        return []
    root = g.chart.root
    return [creature for creature in g.line if root[g.creature_at[creature]] == land]


def has_creature(g: Table, land: int, kind: int) -> bool:
    """Is there a creature of this kind in the territory?"""
    if not g.line:
        return False
    root = g.chart.root
    for creature in g.line:
        if CREATURE_KIND[creature] == kind and root[g.creature_at[creature]] == land:
            return True
    return False


def unsharing_in(g: Table, land: int) -> int:
    """How many creatures in the territory share it with nobody (NG.creatures.noshare.1)."""
    return sum(1 for creature in creatures_in(g, land) if not KIND_SHARES[CREATURE_KIND[creature]])
