"""Who controls what: figures in territories, creatures in territories, partners (NG.terms.owner, NG.terms.neutral)."""

from __future__ import annotations

from polana.games.northgard.components import (
    BEAR,
    CREATURE_KIND,
    FOOD_SILO,
    KIND_SHARES,
    MENHIR,
    UNITS,
    WOLF_KIND,
    WOODCUTTER,
    count_of,
    pack,
)
from polana.games.northgard.lands import NOWHERE
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
    """Ordinary units on the map; Kaija is none of the fourteen."""
    return UNITS - g.players[seat].reserve


def is_on_map(g: Table, seat: int) -> bool:
    """Has the player any figure on the map, Kaija included (NG.endyear.2)?"""
    player = g.players[seat]
    return player.reserve < UNITS or (player.clan == BEAR and g.kaija != NOWHERE)


def add_units(g: Table, seat: int, land: int, count: int) -> None:
    """Units from the reserve to a territory that the player controls or that is neutral."""
    assert g.owner[land] in (NOBODY, seat), "units of two players in one territory outside combat"
    g.players[seat].reserve -= count
    g.players[seat].changes += 1
    assert g.players[seat].reserve >= 0, "more units than figures (NG.recruit.5)"
    g.units[land] += count
    g.owner[land] = seat
    g.map_moves += 1


def lose_units(g: Table, land: int, count: int) -> None:
    """Units of the controller back to the reserve."""
    player = g.players[g.owner[land]]
    player.reserve += count
    player.changes += 1
    g.units[land] -= count
    g.map_moves += 1
    assert g.units[land] >= 0
    abandon_if_empty(g, land)


def add_kaija(g: Table, seat: int, land: int) -> None:
    g.kaija = land
    g.kaija_raids = False
    g.owner[land] = seat
    g.map_moves += 1


def lose_kaija(g: Table) -> None:
    """Kaija leaves the map; she may be recruited again."""
    land = g.chart.root[g.kaija]
    raided = g.kaija_raids
    g.kaija = NOWHERE
    g.kaija_raids = False
    g.map_moves += 1
    if not raided:
        abandon_if_empty(g, land)


def abandon_if_empty(g: Table, land: int) -> None:
    """A territory without figures is neutral, whatever buildings it has (NG.terms.neutral)."""
    if g.units[land] == 0 and not kaija_in(g, land):
        g.owner[land] = NOBODY
        g.map_moves += 1


# --- resources --------------------------------------------------------------------------------------------------------


def gain(g: Table, seat: int, packed: int) -> None:
    """Packed resources from the supply."""
    player = g.players[seat]
    player.food += packed & 255
    player.wood += packed >> 8 & 255
    player.lore += packed >> 16
    player.changes += 1


def tell_gain(g: Table, seat: int, packed: int, law: str) -> None:
    """Tell everybody what a player gains; in hot paths ask `loud` first."""
    g.tell(
        "news-northgard-gained",
        law,
        seat=seat,
        food=packed & 255,
        wood=packed >> 8 & 255,
        lore=packed >> 16,
    )


def built_yield(g: Table, land: int) -> int:
    """The resources that the buildings of a territory show, packed."""
    houses = g.houses[land]
    if houses == 0:
        return 0
    return pack(count_of(houses, FOOD_SILO), count_of(houses, WOODCUTTER), count_of(houses, MENHIR))


def shown_in(g: Table, land: int) -> int:
    """The resources that tiles and buildings of a territory show, packed."""
    return g.chart.yields[land] + built_yield(g, land)


def harvest_of(g: Table, land: int) -> int:
    """NG.harvest.resources, NG.creatures.wolf.1: what a territory yields as in Harvest, packed."""
    if has_creature(g, land, WOLF_KIND):
        return built_yield(g, land)
    return shown_in(g, land)


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
