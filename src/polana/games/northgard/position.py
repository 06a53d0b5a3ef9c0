"""Positions of Northgard as text (`kernel/position.py`): what lies where, and what follows from it.

Tiles are written in the order in which they were laid, "tile_07 1 0 2" (x, y, quarter turns); territories by their
lowest region. What is in the supply, in a reserve or on no named pile is worked out.
"""

from __future__ import annotations

from typing import Final

from polana.games.northgard.components import (
    ACHIEVEMENTS,
    BUILDINGS,
    CARDS,
    CLAN_CARD,
    CLAN_UPGRADES,
    CLANS,
    COLOURS,
    CREATURES,
    HOUSE,
    REGION_SITES,
    REGIONS,
    SITE_KIND,
    SLOT,
    STARTING_CARDS,
    TILES,
    UNREST,
    UNREST_CARDS,
)
from polana.games.northgard.map.chart import NOWHERE, cell_of, place_of
from polana.games.northgard.map.tiles import place_tile
from polana.games.northgard.setup import build_creature_deck
from polana.games.northgard.sight import PHASES
from polana.games.northgard.state import ACTIONS, NOBODY, START_OF_YEAR, Player, Table
from polana.games.northgard.year.endgame import last_year
from polana.kernel.errors import PositionError
from polana.kernel.notation import NOTHING, Notation, Page, bad, index_of, index_or_nothing, side_told
from polana.kernel.refusal import wrong

#: The piles of a player, and those of the table that hold cards.
PILES: Final = ("deck", "hand", "active", "discard", "gone", "upgrades")
TABLE_PILES: Final = ("development", "offer", "achievements", "box_early", "box_advanced")

PLAYER: Final = Notation(
    {"clan": CLANS, "colour": COLOURS, "played": CARDS, **dict.fromkeys(PILES, CARDS)},
    skip=("seat", "reserve", "card_moves", "changes"),
)
TABLE: Final = Notation(
    {
        "phase": PHASES,
        "kaija": REGIONS,
        "scorched": REGIONS,
        "stack": TILES,
        "drawn_tiles": TILES,
        "creature_deck": CREATURES,
        "creature_discard": CREATURES,
        **dict.fromkeys(TABLE_PILES, CARDS),
    },
    # The setup, what is written in another way, what is worked out, and what is over when a step is.
    skip=(
        *("chance", "news", "creatures_on", "more_creatures", "long_game", "teams"),
        *("players", "chart", "owner", "units", "built", "yard", "creature_at", "line"),
        *("slots", "houses", "supply", "unrest", "map_moves", "table_moves"),
        *("raider", "raids", "kaija_raids", "hunts", "clash"),
        *("laying", "drawn", "drawn_by", "looker", "looked_at", "summoned"),
        *("winners", "scores", "won_by"),
    ),
)


def write(g: Table, blank: Table) -> dict[str, object]:
    """Everything in which a table differs from one that was just laid out."""
    if g.phase < START_OF_YEAR:
        raise PositionError("a position can be written once the setup is over", wrong("error-position-setup"))
    chosen = [seat.clan == NOTHING for seat in blank.players]
    for player, seat in zip(g.players, blank.players, strict=True):
        seat.clan = player.clan
    _ready(blank)
    # What was shuffled is never as it was at the start.
    for pile in (*TABLE_PILES, "stack", "creature_deck"):
        setattr(blank, pile, [])
    for seat in blank.players:
        seat.deck = []
    blank.opener = g.first
    values: dict[str, object] = {"year": g.year, "phase": PHASES[g.phase], "turn": g.turn}
    values.update(TABLE.write(g, blank))
    if g.chart.tile_at != blank.chart.tile_at:
        values["tiles"] = [_tile(g, cell, tile) for cell, tile in g.chart.tile_at.items()]
    lands = {REGIONS[land]: _held(g, land) for land in g.chart.lands if g.owner[land] != NOBODY and g.units[land]}
    if lands:
        values["lands"] = lands
    buildings = {REGIONS[region]: built for region in range(len(REGIONS)) if (built := _built(g, region))}
    if buildings:
        values["buildings"] = buildings
    if g.yard:
        values["yard"] = [f"{REGIONS[region]} {BUILDINGS[kind]}" for region, kind in g.yard]
    if g.line:
        values["creatures"] = [f"{CREATURES[one]} {REGIONS[g.creature_at[one]]}" for one in g.line]
    players: dict[str, object] = {}
    for player in g.players:
        own: dict[str, object] = {"clan": CLANS[player.clan]} if chosen[player.seat] else {}
        own.update(PLAYER.write(player, blank.players[player.seat]))
        players[str(player.seat)] = own
    values["players"] = players
    return values


def _tile(g: Table, cell: int, tile: int) -> str:
    x, y = place_of(cell)
    return f"{TILES[tile]} {x} {y} {g.chart.rotation[tile]}"


def _held(g: Table, land: int) -> dict[str, object]:
    return {"seat": g.owner[land], "units": g.units[land]}


def _built(g: Table, region: int) -> list[str]:
    """What stands on the building slots of a region, if anything does."""
    kinds = [g.built[site] for site in REGION_SITES[region]]
    if all(kind == NOBODY for kind in kinds):
        return []
    return ["-" if kind == NOBODY else BUILDINGS[kind] for kind in kinds]


def read(g: Table, page: Page) -> Table:
    """The table that a page describes, made from one that was just laid out."""
    players = page.page("players")
    pages = [players.page(str(player.seat)) for player in g.players]
    for player, own in zip(g.players, pages, strict=True):
        clan = side_told(own, "clan", None if player.clan == NOTHING else CLANS[player.clan])
        player.clan = index_of(clan, CLANS, own.path("clan"))
    _ready(g)
    said = [pile for pile in (*TABLE_PILES, "stack", "creature_deck", "weak_left", "opener") if pile in page]
    TABLE.read(g, page)
    if g.phase < START_OF_YEAR:
        raise bad("phase", "a position begins once the setup is over")
    if not 1 <= g.year <= last_year(g):
        raise bad("year", f"years are counted from 1 to {last_year(g)}")
    if "opener" not in said:
        g.opener = g.first
    for name in ("turn", "first", "opener"):
        if not 0 <= getattr(g, name) < len(g.players):
            raise bad(name, f"there is no seat {getattr(g, name)}")
    own_piles = [[pile for pile in PILES if pile in own] for own in pages]
    for player, own in zip(g.players, pages, strict=True):
        player.colour = NOTHING
        PLAYER.read(player, own)
        own.done()
    players.done()
    _settle_colours(g)
    _check_players(g)
    _lay_map(g, page)
    _settle_cards(g, said, own_piles)
    _settle_tiles(g, said)
    _settle_creatures(g, page, said)
    if not 0 <= g.at <= max(len(g.players), len(g.line)):
        raise bad("at", "no phase has come so far")
    return g


def _settle_colours(g: Table) -> None:
    """Whoever was given no colour has the one of his seat, or another that nobody has."""
    for player in g.players:
        if player.colour == NOTHING:
            taken = [other.colour for other in g.players]
            free = [colour for colour in range(len(COLOURS)) if colour not in taken]
            player.colour = player.seat if player.seat in free else free[-1]


def _check_players(g: Table) -> None:
    """Everybody has a colour of his own, and it is the turn of somebody who has not passed (NG.actions.1)."""
    for player in g.players:
        if player.colour in [other.colour for other in g.players[: player.seat]]:
            raise bad(f"players.{player.seat}.colour", f"somebody else plays {COLOURS[player.colour]}")
        for card in player.played:
            if card not in player.active + player.discard + player.gone:
                raise bad(
                    f"players.{player.seat}.played", f"{CARDS[card]} lies neither in the active zone nor discarded"
                )
        if not 0 <= player.shown <= player.known <= len(player.deck):
            raise bad(
                f"players.{player.seat}.known", "of the deck, all cards at most are known, and of these some shown"
            )
    if g.phase == ACTIONS and g.players[g.turn].passed:
        raise bad("turn", f"seat {g.turn} has passed")
    if g.scorched != NOWHERE and "snake" not in [CLANS[player.clan] for player in g.players]:
        raise bad("scorched", "nobody plays the Snake clan")


def _ready(g: Table) -> None:
    """Setup is done: cards are dealt, and the first player is to act."""
    for player in g.players:
        player.deck = STARTING_CARDS + [CLAN_CARD[player.clan]]
        g.chance.shuffle(player.deck)
        player.upgrades = CLAN_UPGRADES[player.clan].copy()
    if g.creatures_on:
        build_creature_deck(g)
    g.phase = ACTIONS


# --- the map --------------------------------------------------------------------------------------------------------


def _lay_map(g: Table, page: Page) -> None:
    if "tiles" in page:
        empty = Table(g.chance)
        g.chart, g.owner, g.units, g.slots, g.houses = empty.chart, empty.owner, empty.units, empty.slots, empty.houses
        for text in page.texts("tiles"):
            _lay_tile(g, text)
    lands = page.page("lands")
    for name in lands.rest():
        held = lands.page(name)
        missing = [key for key in ("seat", "units") if key not in held]
        land, seat, units = _land(g, name, held.where), held.number("seat"), held.number("units")
        held.done()
        if missing:
            raise bad(held.path(missing[0]), "is missing")
        if g.owner[land] != NOBODY:
            raise bad(held.where, f"the territory of {name} is described twice")
        if not 0 <= seat < len(g.players):
            raise bad(held.path("seat"), f"there is no seat {seat}")
        g.owner[land], g.units[land] = seat, units
        g.players[seat].reserve -= units
    if g.kaija != NOWHERE:
        bears = [player.seat for player in g.players if CLANS[player.clan] == "bear"]
        if not bears:
            raise bad("kaija", "nobody plays the Bear clan")
        den = _land(g, REGIONS[g.kaija], "kaija")
        if g.owner[den] not in (NOBODY, bears[0]):
            raise bad("kaija", f"the territory is held by seat {g.owner[den]}")
        g.owner[den] = bears[0]
    _build(g, page)
    g.map_moves += 1


def _lay_tile(g: Table, text: str) -> None:
    parts = text.split()
    if len(parts) != 4 or not all(part.lstrip("-").isdecimal() for part in parts[1:]):
        raise bad("tiles", f"{text!r} should be a tile, x, y and quarter turns")
    tile = index_of(parts[0], TILES, "tiles")
    cell, turns = cell_of(int(parts[1]), int(parts[2])), int(parts[3])
    chart = g.chart
    if not 0 <= turns < 4 or tile in chart.tile_at.values() or cell in chart.tile_at:
        raise bad("tiles", f"{text!r} cannot lie there: the tile or its place is taken, or it is turned too far")
    if chart.tile_at and (cell not in chart.frontier or not chart.continues(tile, turns, cell)):
        raise bad("tiles", f"{text!r} does not fit beside the tiles before it")
    place_tile(g, tile, turns, cell)


def _land(g: Table, name: str, where: str) -> int:
    region = index_of(name, REGIONS, where)
    land = g.chart.root[region]
    if land == NOWHERE:
        raise bad(where, f"{name} is not on the map")
    return land


def _build(g: Table, page: Page) -> None:
    """Buildings on their slots and beside them; the supply has the rest."""
    buildings = page.page("buildings")
    for name in buildings.rest():
        where = buildings.path(name)
        land, region = _land(g, name, where), index_of(name, REGIONS, where)
        kinds = [index_or_nothing(kind, BUILDINGS, where) for kind in buildings.texts(name)]
        if len(kinds) != len(REGION_SITES[region]):
            raise bad(where, f"the region has {len(REGION_SITES[region])} building slots, not {len(kinds)}")
        for site, kind in zip(REGION_SITES[region], kinds, strict=True):
            if kind != NOTHING:
                g.built[site] = kind
                g.slots[land] -= SLOT[SITE_KIND[site]]
                _raise(g, land, kind)
    for text in page.texts("yard"):
        name, _, building = text.partition(" ")
        land, kind = _land(g, name, "yard"), index_of(building, BUILDINGS, "yard")
        g.yard.append((index_of(name, REGIONS, "yard"), kind))
        _raise(g, land, kind)


def _raise(g: Table, land: int, kind: int) -> None:
    g.houses[land] += HOUSE[kind]
    g.supply[kind] -= 1


# --- piles ----------------------------------------------------------------------------------------------------------


def _settle_cards(g: Table, said: list[str], own_piles: list[list[str]]) -> None:
    """A pile that nobody described has what is in no other."""
    for player, named in zip(g.players, own_piles, strict=True):
        for pile in ("deck", "upgrades"):
            if pile not in named:
                _without(getattr(player, pile), [card for other in named for card in getattr(player, other)])
    held = [
        card
        for player, named in zip(g.players, own_piles, strict=True)
        for pile in named
        for card in _pile(player, pile)
    ]
    held += [card for pile in TABLE_PILES if pile in said for card in getattr(g, pile)]
    for pile in TABLE_PILES:
        if pile not in said:
            _without(getattr(g, pile), held)
    if "achievements" not in said:
        taken = [card for card in held if card in ACHIEVEMENTS]
        del g.achievements[max(0, len(g.players) - len(taken)) :]
    everywhere = [card for player in g.players for pile in PILES for card in _pile(player, pile)]
    g.unrest = UNREST_CARDS - everywhere.count(UNREST)


def _pile(player: Player, name: str) -> list[int]:
    pile: list[int] = getattr(player, name)
    return pile


def _settle_tiles(g: Table, said: list[str]) -> None:
    if len(g.drawn_tiles) != len(g.players):
        raise bad("drawn_tiles", f"should be a list for each of {len(g.players)} seats")
    if "stack" not in said:
        _without(g.stack, [*g.chart.tile_at.values(), *[tile for tiles in g.drawn_tiles for tile in tiles]])


def _settle_creatures(g: Table, page: Page, said: list[str]) -> None:
    for text in page.texts("creatures"):
        name, _, region = text.partition(" ")
        creature = index_of(name, CREATURES, "creatures")
        _land(g, region, "creatures")
        g.creature_at[creature] = index_of(region, REGIONS, "creatures")
        g.line.append(creature)
    if "creature_deck" not in said:
        upper = g.creature_deck[len(g.creature_deck) - g.weak_left :]
        gone = g.line + g.creature_discard
        _without(g.creature_deck, gone)
        if "weak_left" not in said:
            g.weak_left = sum(creature not in gone for creature in upper)


def _without(pile: list[int], gone: list[int]) -> None:
    """Take out of a pile what lies elsewhere, one for one."""
    for thing in gone:
        if thing in pile:
            pile.remove(thing)
