"""Building tokens, put up from the supply or swapped for others, and the Scorched Earth token (NG.build, NG.clans)."""

from __future__ import annotations

from typing import Final

from polana.games.northgard.components import HOUSE, REGION_SITES, SITE_KIND, SLOT, STONE
from polana.games.northgard.state import NOBODY, Table

NO_SLOT: Final = -1  # a building may stand on none, if a card says so


def put_up(g: Table, land: int, kind: int, slot: int) -> None:
    """A token from the supply to the first free slot of a kind, or to no slot at all."""
    g.map_moves += 1
    g.supply[kind] -= 1
    g.houses[land] += HOUSE[kind]
    if slot == NO_SLOT:
        g.yard.append((land, kind))
        return
    g.slots[land] -= SLOT[slot]
    for region in g.chart.members[land]:
        for site in REGION_SITES[region]:
            if SITE_KIND[site] == slot and g.built[site] == NOBODY:
                g.built[site] = kind
                return


def swap(g: Table, land: int, old: int, new: int, stone: bool) -> None:
    """One building for another from the supply, on a slot with the stone symbol or elsewhere."""
    g.map_moves += 1
    g.supply[old] += 1
    g.supply[new] -= 1
    g.houses[land] += HOUSE[new] - HOUSE[old]
    for region in g.chart.members[land]:
        for site in REGION_SITES[region]:
            if g.built[site] == old and (SITE_KIND[site] == STONE) == stone:
                g.built[site] = new
                return
    for at, (region, built) in enumerate(g.yard):
        if built == old and g.chart.root[region] == land:
            g.yard[at] = (region, new)
            return


def scorch(g: Table, land: int) -> None:
    """NG.clans.snake.3: the Scorched Earth token lies here now."""
    g.scorched = land
    g.map_moves += 1
