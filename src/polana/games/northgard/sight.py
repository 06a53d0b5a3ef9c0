"""What each seat may see, and a re-deal of what it may not (NG.deck.1, NG.harvest.hidden).

Open to all are the map, resources, units, buildings, discard piles, active zones, removed cards, the display, and how
many cards everybody holds; tiles that are drawn to explore too, since no rule hides them. Hidden are hands, the tiles
drawn at setup, the order of draw piles, the Development deck, the tile stack, the creature deck, and Fame, which lies
face down.
"""

from __future__ import annotations

from typing import Final

from polana.games.northgard.combat.clash import clash_view
from polana.games.northgard.components import (
    ADVANCED,
    BUILDINGS,
    CARD_DECK,
    CARDS,
    CLANS,
    COLOURS,
    CREATURE_KIND,
    CREATURES,
    EARLY,
    FOOD,
    HOUSE,
    KIND_STRENGTH,
    KINDS,
    LARGE,
    LORE,
    REGION_SITES,
    REGIONS,
    SIDES,
    SITE_KIND,
    SITE_KINDS,
    SMALL,
    STONE,
    TILE_REGIONS,
    TILES,
    WEAK_LIMIT,
    WOOD,
    count_of,
    part,
)
from polana.games.northgard.map.chart import NOWHERE, place_of
from polana.games.northgard.pieces.control import creatures_in, kaija_in, kaija_raiding, partner_of
from polana.games.northgard.state import GAME_OVER, NOBODY, PLACE_TILES, Player, Table
from polana.games.northgard.view import (
    CreatureView,
    LandView,
    NorthView,
    Phase,
    PlayerView,
    RaidView,
    RegionView,
    SiteView,
    Slot,
    SlotsView,
    SpotView,
    TileView,
    YieldsView,
)
from polana.kernel.rng import Rng
from polana.kernel.shelf.piles import mix, redeal, redeal_below

PHASES: Final[list[Phase]] = [
    "choose_clans",
    "roll_for_first",
    "place_tiles",
    "start_of_year",
    "actions",
    "creatures",
    "harvest",
    "winter",
    "end_of_year",
    "game_over",
]
SLOTS: Final[list[Slot]] = ["small", "stone", "large"]
assert SITE_KINDS == SLOTS


def knows_fame(g: Table, reader: int, seat: int) -> bool:
    """NG.harvest.hidden: Fame lies face down; NG.variant.team.2: partners may tell each other theirs."""
    return reader != NOBODY and reader in (seat, partner_of(g, seat))


# --- the view ---------------------------------------------------------------------------------------------------------


def view(g: Table, reader: int) -> NorthView:
    """What a seat (or `SPECTATOR`) may see, as plain JSON data: things are named by the labels of their words."""
    seen: NorthView = {
        "setup": {
            "players": len(g.players),
            "creatures": g.creatures_on,
            "more_creatures": g.more_creatures,
            "long_game": g.long_game,
            "teams": g.teams,
        },
        "reader": reader,
        "year": g.year,
        "years": 10 if g.long_game else 7,
        "phase": PHASES[g.phase],
        "first": g.first,
        "turn": g.turn,
        "main_played": g.main_played,
        "flash_played": g.flash_played,
        "tiles": _tiles(g),
        "lands": [_land(g, land) for land in g.chart.lands],
        "spots": _spots(g),
        "kaija": _region(g.kaija),
        "scorched": _region(g.scorched),
        "supply": {BUILDINGS[kind]: g.supply[kind] for kind in range(len(BUILDINGS))},
        "unrest": g.unrest,
        "offer": _cards(g.offer),
        "achievements": _cards(g.achievements),
        "development": {
            "count": len(g.development),
            "early": sum(1 for card in g.development if CARD_DECK[card] == EARLY),
        },
        "stack": {"count": len(g.stack), "bottom": [TILES[tile] for tile in g.stack[: g.stack_known]]},
        "creatures": {
            "line": [_creature(g, creature) for creature in g.line],
            "deck": len(g.creature_deck),
            "weak": g.weak_left,
            "discard": [CREATURES[creature] for creature in g.creature_discard],
            "summoned": None if g.summoned == NOWHERE else CREATURES[g.summoned],
            "attacked": [CREATURES[creature] for creature in g.hunts.values()],
        },
        "players": [_player(g, player, reader) for player in g.players],
        "winners": list(g.winners),
        "scores": list(g.scores),
        "won_by": g.won_by,
    }
    if g.clash is not None:
        seen["battle"] = clash_view(g.clash)
    return seen


def _cards(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _region(region: int) -> str | None:
    return None if region == NOWHERE else REGIONS[region]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _slots(packed: int) -> SlotsView:
    return {"small": part(packed, SMALL), "stone": part(packed, STONE), "large": part(packed, LARGE)}


def _yields(packed: int) -> YieldsView:
    return {"food": part(packed, FOOD), "wood": part(packed, WOOD), "lore": part(packed, LORE)}


def _tiles(g: Table) -> list[TileView]:
    """The tiles on the map in the order in which they were placed, with what stands on their building slots."""
    found: list[TileView] = []
    for cell, tile in g.chart.tile_at.items():
        x, y = place_of(cell)
        regions: list[RegionView] = []
        for region in TILE_REGIONS[tile]:
            sites: list[SiteView] = [
                {"slot": SLOTS[SITE_KIND[site]], "building": _building(g.built[site])} for site in REGION_SITES[region]
            ]
            yard = [BUILDINGS[kind] for where, kind in g.yard if where == region]
            regions.append(
                {"region": REGIONS[region], "land": REGIONS[g.chart.root[region]], "sites": sites, "yard": yard}
            )
        found.append({"tile": TILES[tile], "x": x, "y": y, "rotation": g.chart.rotation[tile], "regions": regions})
    return found


def _building(kind: int) -> str | None:
    return None if kind == NOBODY else BUILDINGS[kind]


def _land(g: Table, land: int) -> LandView:
    chart = g.chart
    houses = g.houses[land]
    raid: RaidView | None = None
    if land in g.raids or kaija_raiding(g, land):
        raid = {"seat": _seat(g.raider), "units": g.raids.get(land, 0), "kaija": kaija_raiding(g, land)}
    return {
        "land": REGIONS[land],
        "regions": [REGIONS[region] for region in chart.members[land]],
        "tiles": chart.span(land),
        "owner": _seat(g.owner[land]),
        "units": g.units[land],
        "kaija": kaija_in(g, land),
        "raid": raid,
        "buildings": {BUILDINGS[kind]: count_of(houses, kind) for kind in range(len(HOUSE)) if count_of(houses, kind)},
        "free": _slots(g.slots[land]),
        "yields": _yields(chart.yields[land]),
        "dens": chart.dens[land],
        "closed": chart.closed(land),
        "near": [REGIONS[other] for other in chart.near[land]],
        "far": [REGIONS[other] for other in chart.far[land]],
        "creatures": [CREATURES[creature] for creature in creatures_in(g, land)],
        "scorched": g.scorched != NOWHERE and chart.root[g.scorched] == land,
    }


def _spots(g: Table) -> list[SpotView]:
    """The free cells beside the map."""
    found: list[SpotView] = []
    for cell in g.chart.frontier:
        spot = g.chart.spot[cell]
        x, y = place_of(cell)
        found.append({"spot": f"{TILES[spot // 4]}.{SIDES[spot & 3]}", "x": x, "y": y})
    return found


def _creature(g: Table, creature: int) -> CreatureView:
    region = g.creature_at[creature]
    return {
        "creature": CREATURES[creature],
        "kind": KINDS[CREATURE_KIND[creature]],
        "region": _region(region),
        "land": None if region == NOWHERE else REGIONS[g.chart.root[region]],
    }


def _player(g: Table, player: Player, reader: int) -> PlayerView:
    seat = player.seat
    own = reader == seat
    drawn = g.drawn if g.drawn_by == seat else []
    seen = len(player.hand) if own or looks_into(g, reader, seat) else 0
    top = player.known if own else player.shown
    return {
        "seat": seat,
        "clan": None if player.clan == NOBODY else CLANS[player.clan],
        "colour": None if player.colour == NOBODY else COLOURS[player.colour],
        "food": player.food,
        "wood": player.wood,
        "lore": player.lore,
        "fame": player.fame if knows_fame(g, reader, seat) or g.phase == GAME_OVER else None,
        "reserve": player.reserve,
        "passed": player.passed,
        "hand": {"count": len(player.hand), "cards": sorted(_cards(player.hand[:seen]))},
        "deck": {"count": len(player.deck), "top": _cards(player.deck[len(player.deck) - top :])},
        "drawn": {"count": len(drawn), "cards": sorted(_cards(drawn)) if own else []},
        # Which cards hand and draw pile hold together follows from what everybody saw; where each one is does not.
        "unseen": sorted(_cards(player.hand + player.deck + drawn)),
        "active": _cards(player.active),
        "discard": _cards(player.discard),
        "gone": _cards(player.gone),
        "upgrades": _cards(player.upgrades),
        "played": _cards(player.played),
        "tiles": [TILES[tile] for tile in tiles_seen(g, reader, seat)],
        "tile_count": len(g.drawn_tiles[seat]) if seat < len(g.drawn_tiles) else 0,
        "conqueror": player.conqueror,
        "kaija_roams": player.kaija_roams,
        "took_offer": player.took_offer,
    }


def looks_into(g: Table, reader: int, seat: int) -> bool:
    """Does a card let the reader see this player's hand just now?"""
    return reader != NOBODY and g.looker == reader and g.looked_at == seat


def tiles_seen(g: Table, reader: int, seat: int) -> list[int]:
    """The tiles drawn by a player that the reader sees: at setup they are in the hand (NG.setup.l.1)."""
    if seat >= len(g.drawn_tiles):
        return []
    if g.phase != PLACE_TILES or reader == seat:
        return g.drawn_tiles[seat]
    return [g.laying] if g.turn == seat and g.laying != NOWHERE else []


# --- the re-deal ------------------------------------------------------------------------------------------------------


def imagine(g: Table, seat: int, rng: Rng) -> None:
    """Re-deal, in place, all that the seat may not know."""
    deal_anew(g, [seat], rng)


def deal_anew(g: Table, eyes: list[int], rng: Rng) -> None:
    """The same for what none of several seats may know.

    What is hidden is gathered, sorted and dealt anew (into the same lists, since flows may hold on to them), so that
    the outcome depends on the seats' views and the generator only. Cards keep their owners: everybody has seen who took
    which. Fame lies face down, but every gain is made in the open, so an attentive player knows it all the same and it
    is kept. That a card which lay open on a draw pile has since been drawn into the hand is something to remember, not
    to see, and it is dealt anew like the rest.
    """
    for player in g.players:
        if player.seat in eyes:
            _shuffle_own_deck(player, rng)
        else:
            _redeal_player(g, player, eyes, rng)
    _redeal_development(g, rng)
    _redeal_tiles(g, eyes, rng)
    _redeal_creatures(g, rng)


def _shuffle_own_deck(player: Player, rng: Rng) -> None:
    """The owner knows what the draw pile holds but not its order, except for cards put on top."""
    redeal_below([player.deck], [len(player.deck) - player.known], rng)
    player.card_moves += 1


def _redeal_player(g: Table, player: Player, eyes: list[int], rng: Rng) -> None:
    """Another player's hand and draw pile among themselves, but for cards on top that everybody has seen."""
    piles = [player.deck]
    counts = [len(player.deck) - player.shown]
    if g.looker not in eyes or not looks_into(g, g.looker, player.seat):
        piles.append(player.hand)
        counts.append(len(player.hand))
    if g.drawn_by == player.seat:
        piles.append(g.drawn)
        counts.append(len(g.drawn))
    redeal_below(piles, counts, rng)
    player.card_moves += 1


def _redeal_development(g: Table, rng: Rng) -> None:
    """NG.setup.d: what is left of the Early pile on top of the Advanced pile; the box holds the rest of both."""
    deck = g.development
    early = [card for card in deck if CARD_DECK[card] == EARLY]
    advanced = [card for card in deck if CARD_DECK[card] == ADVANCED]
    for pile, box in ((early, g.box_early), (advanced, g.box_advanced)):
        redeal([pile, box], rng)
    deck[:] = advanced + early


def _redeal_tiles(g: Table, eyes: list[int], rng: Rng) -> None:
    """The stack but for its known bottom, and at setup the tiles in the hands of others."""
    tiles = g.stack[g.stack_known :]
    hands = [drawn for owner, drawn in enumerate(g.drawn_tiles) if owner not in eyes] if g.phase == PLACE_TILES else []
    for drawn in hands:
        tiles += [tile for tile in drawn if tile != g.laying]
    mix(tiles, rng)
    for drawn in hands:
        open_tiles = [tile for tile in drawn if tile == g.laying]
        hidden = len(drawn) - len(open_tiles)
        drawn[:] = open_tiles + tiles[:hidden]
        del tiles[:hidden]
    g.stack[g.stack_known :] = tiles
    g.table_moves += 1


def _redeal_creatures(g: Table, rng: Rng) -> None:
    """NG.creatures.setup.1, .2: weaker creatures in the upper part, all that are left in the lower."""
    if not g.creature_deck:
        return
    deck = g.creature_deck
    weak = [creature for creature in deck if KIND_STRENGTH[CREATURE_KIND[creature]] <= WEAK_LIMIT]
    mix(weak, rng)
    upper = weak[: g.weak_left]
    lower = [creature for creature in deck if creature not in upper]
    mix(lower, rng)
    deck[:] = lower + upper
    g.table_moves += 1
