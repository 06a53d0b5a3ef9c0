"""What holds in every position, worked out from scratch: pieces are conserved and the map is what its tiles make it.

Nothing here shares code with the rules that keep these things up to date, or a fault would hide itself.
"""

from __future__ import annotations

from typing import Final

from polana.games.northgard.components import (
    ACHIEVEMENTS,
    ADVANCED_CARDS,
    BUILDING_COUNT,
    BUILDINGS,
    CARDS,
    CLAN_CARD,
    CLAN_UPGRADES,
    CORNERS_AT,
    CREATURES,
    EARLY_CARDS,
    EDGE_AT,
    HOUSE,
    REGION_DENS,
    REGION_SITES,
    REGION_SLOTS,
    REGION_TILE,
    REGION_YIELDS,
    REGIONS,
    SITE_KIND,
    SLOT,
    STARTING_CARDS,
    TILE_BORDERS,
    TILE_COUNT,
    TILE_REGIONS,
    TILES,
    TOKENS_PER_BUILDING,
    UNITS,
    UNREST,
    UNREST_CARDS,
    part,
)
from polana.games.northgard.map.chart import NOWHERE, Chart, place_of
from polana.games.northgard.state import NOBODY, PLACE_TILES, Player, Table

#: The chart that was last found in order. Charts never change, so one that was checked need not be checked again.
_IN_ORDER: Final[list[Chart]] = []


def check(g: Table) -> None:
    """Raise `AssertionError` if anything is broken. Holds at every ask and between steps."""
    if not _IN_ORDER or _IN_ORDER[0] is not g.chart:
        check_chart(g.chart)
        _IN_ORDER[:] = [g.chart]
    check_units(g)
    check_buildings(g)
    check_resources(g)
    check_tiles(g)
    if g.phase > PLACE_TILES:
        check_cards(g)
    check_creatures(g)


# --- figures and buildings --------------------------------------------------------------------------------------------


def check_units(g: Table) -> None:
    """Fourteen units a player; a territory has one controller if there are figures in it, and none otherwise."""
    on_map = [0] * len(g.players)
    kaija_land = NOWHERE if g.kaija == NOWHERE else g.chart.root[g.kaija]
    for land in g.chart.lands:
        owner, units = g.owner[land], g.units[land]
        assert units >= 0, f"{REGIONS[land]}: {units} units"
        kaija = kaija_land == land and not g.kaija_raids
        assert (owner != NOBODY) == (units > 0 or kaija), f"{REGIONS[land]}: owner {owner}, {units} units, {kaija=}"
        if owner != NOBODY:
            on_map[owner] += units
    for land, count in g.raids.items():
        assert g.raider != NOBODY, "units have entered, and nobody's"
        assert count > 0 or (kaija_land == land and g.kaija_raids), f"{REGIONS[land]}: nobody has entered"
        assert g.chart.root[land] == land, f"{REGIONS[land]} is no territory"
        assert g.owner[land] != g.raider, f"{REGIONS[land]} is raided by its own controller"
        on_map[g.raider] += count
    for player in g.players:
        seat = player.seat
        assert player.reserve >= 0, f"seat {seat}: reserve {player.reserve}"
        assert on_map[seat] + player.reserve == UNITS, f"seat {seat}: {on_map[seat]} on the map + {player.reserve}"


def check_buildings(g: Table) -> None:
    """Seven tokens of each building; what a territory counts is what stands on its regions."""
    built = [0] * BUILDING_COUNT
    for land in g.chart.lands:
        houses = slots = 0
        for region in g.chart.members[land]:
            slots += REGION_SLOTS[region]
            for site in REGION_SITES[region]:
                kind = g.built[site]
                if kind != NOBODY:
                    houses += HOUSE[kind]
                    built[kind] += 1
                    slots -= SLOT[SITE_KIND[site]]
        for region, kind in g.yard:
            if g.chart.root[region] == land:
                houses += HOUSE[kind]
                built[kind] += 1
        assert g.houses[land] == houses, f"{REGIONS[land]}: houses {g.houses[land]:x}, not {houses:x}"
        assert g.slots[land] == slots, f"{REGIONS[land]}: free slots {g.slots[land]:x}, not {slots:x}"
    for kind in range(BUILDING_COUNT):
        assert g.supply[kind] >= 0, f"more of {BUILDINGS[kind]} than there are"
        assert g.supply[kind] + built[kind] == TOKENS_PER_BUILDING, f"building {kind}: {g.supply[kind]} + {built[kind]}"


def check_resources(g: Table) -> None:
    for player in g.players:
        assert min(player.food, player.wood, player.lore) >= 0, f"seat {player.seat}: a resource below nothing"
        assert player.fame >= 0, f"seat {player.seat}: Fame {player.fame}"


# --- cards, tiles, creatures ------------------------------------------------------------------------------------------


def check_cards(g: Table) -> None:
    """Every card of the game is in exactly one place."""
    expected = [0] * len(CARDS)
    for pile in (EARLY_CARDS, ADVANCED_CARDS):
        for card in pile:
            expected[card] += 1
    for player in g.players:
        for card in [*STARTING_CARDS, CLAN_CARD[player.clan], *CLAN_UPGRADES[player.clan]]:
            expected[card] += 1
    expected[UNREST] = UNREST_CARDS

    found = [0] * len(CARDS)
    for player in g.players:
        for pile in (player.deck, player.hand, player.active, player.discard, player.gone, player.upgrades):
            for card in pile:
                found[card] += 1
        _check_piles(player)
    for pile in (g.development, g.offer, g.achievements, g.box_early, g.box_advanced, g.drawn):
        for card in pile:
            found[card] += 1
    found[UNREST] += g.unrest

    achievements = 0
    for card in ACHIEVEMENTS:
        assert found[card] <= 1, f"{CARDS[card]} is there {found[card]} times"
        achievements += found[card]
        expected[card] = found[card]
    assert achievements == len(g.players), f"{achievements} Achievements"
    for card in range(len(CARDS)):
        assert found[card] == expected[card], f"{CARDS[card]}: {found[card]}, not {expected[card]}"
    assert (g.drawn_by == NOBODY) <= (not g.drawn), "cards are drawn, and nobody sees them"


def _check_piles(player: Player) -> None:
    assert 0 <= player.shown <= player.known <= len(player.deck), (
        f"seat {player.seat}: {player.shown} shown, {player.known} known of {len(player.deck)}"
    )


def check_tiles(g: Table) -> None:
    """Every tile is on the map, in the stack, or drawn."""
    found = [0] * TILE_COUNT
    for tile in g.chart.tile_at.values():
        found[tile] += 1
    for tile in g.stack:
        found[tile] += 1
    for held in g.drawn_tiles:
        for tile in held:
            found[tile] += 1
    if g.phase < PLACE_TILES:
        assert max(found) <= 1, "a tile is there twice"
    else:
        assert found == [1] * TILE_COUNT, f"tiles that are there twice or missing: {_not_once(found)}"
    assert 0 <= g.stack_known <= len(g.stack), f"{g.stack_known} tiles of the stack are known, of {len(g.stack)}"


def _not_once(found: list[int]) -> str:
    return ", ".join(TILES[tile] for tile in range(TILE_COUNT) if found[tile] != 1)


def check_creatures(g: Table) -> None:
    """Every creature is in the line and on the map, in the deck, or discarded."""
    for creature in range(len(CREATURES)):
        on_map = g.creature_at[creature] != NOWHERE
        assert on_map == (creature in g.line), f"{CREATURES[creature]} at {g.creature_at[creature]}, line {g.line}"
        if on_map:
            assert g.chart.root[g.creature_at[creature]] != NOWHERE, f"{CREATURES[creature]} is nowhere"
    summoned = [] if g.summoned == NOWHERE else [g.summoned]
    everywhere = sorted(g.line + g.creature_deck + g.creature_discard + summoned)
    if g.creatures_on and g.phase >= PLACE_TILES:
        assert everywhere == list(range(len(CREATURES))), "creatures are there twice or missing"
    elif not g.creatures_on:
        assert not everywhere, "creatures in a match without them"
    assert 0 <= g.weak_left <= len(g.creature_deck), f"{g.weak_left} weak creatures of {len(g.creature_deck)}"


# --- the map ----------------------------------------------------------------------------------------------------------


def check_chart(chart: Chart) -> None:
    """The territories, worked out anew from how the tiles lie; and no border breaks off (NG.explore.4)."""
    grid: dict[tuple[int, int], int] = {}
    for cell, tile in chart.tile_at.items():
        assert chart.cell[tile] == cell
        grid[place_of(cell)] = tile
    check_continuity(chart, grid)
    root = _roots(chart, grid)
    for region in range(len(REGIONS)):
        assert chart.root[region] == root.get(region, NOWHERE), f"{REGIONS[region]}: root {chart.root[region]}"
    lands = sorted(set(root.values()))
    assert sorted(chart.lands) == lands, f"territories {chart.lands}, not {lands}"
    for land in lands:
        _check_land(chart, grid, root, land)
    free = {
        (x + dx, y + dy)
        for x, y in grid
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
        if (x + dx, y + dy) not in grid
    }
    assert {place_of(cell) for cell in chart.frontier} == free, "the free cells beside the map"
    assert chart.frontier.keys() == chart.facing.keys() == chart.spot.keys()
    for cell in chart.frontier:
        _check_free_cell(chart, grid, cell)


def check_continuity(chart: Chart, grid: dict[tuple[int, int], int]) -> None:
    """NG.explore.4: the border ends that meet at a point with four tiles around it are never exactly one."""
    # The cells around the point at the top left corner of (x, y), with the corner of each that lies there.
    for x, y in grid:
        around = (((x - 1, y - 1), 2), ((x, y - 1), 3), ((x, y), 0), ((x - 1, y), 1))
        ends = 0
        full = True
        for place, corner in around:
            if place not in grid:
                full = False
                break
            tile = grid[place]
            ends += CORNERS_AT[tile * 4 + chart.rotation[tile]] >> corner & 1
        assert not full or ends != 1, f"a border breaks off at the corner of {x}, {y}"


def _check_free_cell(chart: Chart, grid: dict[tuple[int, int], int], cell: int) -> None:
    """What faces a free cell, how it is named, and which corners of a tile there must or must not end a border."""
    x, y = place_of(cell)
    facing: list[int] = []
    for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        tile = grid.get((x + dx, y + dy), NOWHERE)
        facing.append(NOWHERE if tile == NOWHERE else EDGE_AT[(tile * 4 + chart.rotation[tile]) * 4 + (side + 2) % 4])
    assert chart.facing[cell] == tuple(facing), f"{x}, {y}: facing {chart.facing[cell]}, not {facing}"
    assert chart.cell_at_spot(chart.spot[cell]) == cell, f"{x}, {y}: the spot {chart.spot[cell]} names another cell"
    must = must_not = 0
    for corner, (cx, cy) in enumerate(((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))):
        around = [((cx - 1, cy - 1), 2), ((cx, cy - 1), 3), ((cx, cy), 0), ((cx - 1, cy), 1)]
        others = [(grid.get(place, NOWHERE), theirs) for place, theirs in around if place != (x, y)]
        if any(tile == NOWHERE for tile, _ in others):
            continue
        ends = sum(CORNERS_AT[tile * 4 + chart.rotation[tile]] >> theirs & 1 for tile, theirs in others)
        if ends == 0:
            must_not |= 1 << corner
        elif ends == 1:
            must |= 1 << corner
    assert chart.frontier[cell] == must | must_not << 4, f"{x}, {y}: rule {chart.frontier[cell]:x}"


def _roots(chart: Chart, grid: dict[tuple[int, int], int]) -> dict[int, int]:
    """The lowest region that each region on the map is joined with."""
    joined: dict[int, list[int]] = {region: [] for tile in grid.values() for region in TILE_REGIONS[tile]}
    for (x, y), tile in grid.items():
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            other = grid.get((x + dx, y + dy))
            if other is None:
                continue
            here = EDGE_AT[(tile * 4 + chart.rotation[tile]) * 4 + side]
            there = EDGE_AT[(other * 4 + chart.rotation[other]) * 4 + (side + 2) % 4]
            joined[here].append(there)
    root: dict[int, int] = {}
    for region in sorted(joined):
        if region in root:
            continue
        waiting = [region]
        while waiting:
            at = waiting.pop()
            if at not in root:
                root[at] = region
                waiting.extend(joined[at])
    return root


def _check_land(chart: Chart, grid: dict[tuple[int, int], int], root: dict[int, int], land: int) -> None:
    name = REGIONS[land]
    members = sorted(region for region in root if root[region] == land)
    assert sorted(chart.members[land]) == members, f"{name}: members {chart.members[land]}"
    assert chart.span(land) == len({REGION_TILE[region] for region in members}), f"{name}: tiles"
    for which in range(3):
        assert part(chart.yields[land], which) == sum(part(REGION_YIELDS[region], which) for region in members), name
    assert chart.dens[land] == sum(REGION_DENS[region] for region in members), f"{name}: lairs"
    free_edges = 0
    for (x, y), tile in grid.items():
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if (x + dx, y + dy) not in grid:
                free_edges += root[EDGE_AT[(tile * 4 + chart.rotation[tile]) * 4 + side]] == land
    assert chart.open[land] == free_edges, f"{name}: {chart.open[land]} free edges, not {free_edges}"
    near: set[int] = set()
    rough: set[int] = set()
    for tile in grid.values():
        for one, other, is_rough in TILE_BORDERS[tile]:
            for here, there in ((root[one], root[other]), (root[other], root[one])):
                if here == land and there != land:
                    (rough if is_rough else near).add(there)
    assert sorted(chart.near[land]) == sorted(near), f"{name}: near {chart.near[land]}, not {sorted(near)}"
    assert sorted(chart.far[land]) == sorted(rough - near), f"{name}: far {chart.far[land]}"
