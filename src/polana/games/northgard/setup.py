"""Setup: from an empty table to the first year (NG.setup)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import asks
from polana.games.northgard import news as told
from polana.games.northgard.clans import has_kaija_to_place
from polana.games.northgard.components import (
    CLAN_CARD,
    CLAN_UPGRADES,
    CREATURE_KIND,
    CREATURES,
    FACES,
    FIVE_PLAYERS,
    KIND_STRENGTH,
    REGION_DENS,
    START_TILE,
    START_TILE_FIVE,
    STARTING_CARDS,
    TILE_COUNT,
    TILE_REGIONS,
    VALKYRIE,
    WEAK_LIMIT,
    pack,
)
from polana.games.northgard.creatures import appear, stack_creatures
from polana.games.northgard.map import asks as map_asks
from polana.games.northgard.map.chart import cell_of
from polana.games.northgard.map.spots import FREE, MAP, START_TILES, SpotJudge, TileJudge
from polana.games.northgard.map.stack import draw_tile, fill_stack, return_tiles, show_tile, to_bottom
from polana.games.northgard.map.tiles import lay_tile, place_tile
from polana.games.northgard.pieces.control import has_creature, in_order
from polana.games.northgard.pieces.display import lay_out_cards
from polana.games.northgard.pieces.figures import add_kaija, add_units
from polana.games.northgard.pieces.marks import join
from polana.games.northgard.pieces.resources import gain
from polana.games.northgard.pieces.zones import receive
from polana.games.northgard.state import (
    NOBODY,
    PLACE_TILES,
    ROLL_FOR_FIRST,
    START_OF_YEAR,
    Table,
)
from polana.games.northgard.words import KAIJA, LAND, TILE
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

TILES_EACH: Final = 3  # NG.setup.l.1
ROUNDS: Final = 2  # NG.setup.l.4
GROUP: Final = 3  # NG.setup.l.3

CLAN_TAKEN: Final = Refusal("NG.setup.h", "why-northgard-clan-taken")
COLOUR_TAKEN: Final = Refusal("NG.setup.g", "why-northgard-colour-taken")
NOT_ON_THE_TILE: Final = Refusal("NG.setup.l.3", "why-northgard-not-on-the-tile")
UNITS_THERE: Final = Refusal("NG.setup.l.6", "why-northgard-units-there")
VALKYRIE_THERE: Final = Refusal("NG.creatures.setup.5", "why-northgard-valkyrie-there")


# --- the common part --------------------------------------------------------------------------------------------------


def lay_out_table(g: Table) -> None:
    """NG.setup.a to .f: supply, decks, starting tile and tile stack."""
    count = len(g.players)
    lay_out_cards(g, count)  # NG.setup.c to .e
    # NG.setup.f, NG.map.6, NG.map.7: with five players the second starting tile lies to the right of the first
    place_tile(g, START_TILE, 0, cell_of(0, 0))
    if count == FIVE_PLAYERS:
        place_tile(g, START_TILE_FIVE, 0, cell_of(1, 0))
    fill_stack(g, [tile for tile in range(TILE_COUNT) if tile not in g.chart.tile_at.values()])


# --- clans and colours ------------------------------------------------------------------------------------------------


@final
class TakenJudge(Judge):
    """No clan and no colour twice."""

    __slots__ = ("g",)

    def __init__(self, g: Table) -> None:
        self.g: Table = g

    def why_not(self, word: Word) -> Refusal | None:
        for player in self.g.players:
            if word.kind == "clan":
                if player.clan == word.value:
                    return CLAN_TAKEN
            elif player.colour == word.value:
                return COLOUR_TAKEN
        return None


def choose_clan(g: Table) -> Flow[None]:
    """NG.setup.g, NG.setup.h: in seat order, those who have none yet choose a colour and a clan."""
    player = g.players[g.at]
    g.turn = player.seat
    if player.clan == NOBODY:
        judge = TakenJudge(g)
        word = yield asks.colour(player.seat, judge)
        colour = word.value
        word = yield asks.clan(player.seat, judge)
        join(player, word.value, colour)
    told.clan(g, player)
    # NG.setup.h, NG.setup.i: six starting cards and the clan's starting card; its two upgrades are set aside
    receive(g, player, STARTING_CARDS + [CLAN_CARD[player.clan]], CLAN_UPGRADES[player.clan].copy())
    g.at += 1
    if g.at == len(g.players):
        g.phase = ROLL_FOR_FIRST
        g.at = 0


# --- first player, resources, creatures -------------------------------------------------------------------------------


def prepare(g: Table) -> None:
    """NG.setup.j, .k, NG.creatures.setup.1, .2, NG.setup.l.1: all that is left to do before tiles are placed."""
    g.first = roll_for_first(g)
    told.first_player(g, g.first, "NG.setup.j")
    for place, seat in enumerate(in_order(g, g.first)):
        # NG.setup.k: 2 food and 2 wood; 3 food from the fourth player on
        gain(g, seat, pack(2 if place < 3 else 3, 2, 0))
    if g.creatures_on:
        build_creature_deck(g)
    for seat in in_order(g, g.first):
        for _ in range(TILES_EACH):
            draw_tile(g, seat)
        told.setup_tiles(g, seat)
    g.phase = PLACE_TILES
    g.at = 0
    told.phase(g)


def roll_for_first(g: Table) -> int:
    """NG.setup.j: two dice each, the most axes; those who tie roll again. Wound-or-axe is one axe."""
    rolling = [player.seat for player in g.players]
    while len(rolling) > 1:
        axes = [0] * len(g.players)
        for seat in rolling:
            for _ in range(2):
                axes[seat] += FACES[g.chance.die(len(FACES), "first")][0]
            told.rolled_for_first(g, seat, axes[seat])
        most = max(axes)
        rolling = [seat for seat in rolling if axes[seat] == most]
    return rolling[0]


def build_creature_deck(g: Table) -> None:
    """NG.creatures.setup.1, .2: one more weaker creature than there are players on top, all others below."""
    weak: list[int] = []
    rest: list[int] = []
    for creature in range(len(CREATURES)):
        (weak if KIND_STRENGTH[CREATURE_KIND[creature]] <= WEAK_LIMIT else rest).append(creature)
    g.chance.shuffle(weak)
    upper = weak[: len(g.players) + 1]
    rest += weak[len(g.players) + 1 :]
    g.chance.shuffle(rest)
    stack_creatures(g, rest + upper, len(upper))


# --- tiles and groups -------------------------------------------------------------------------------------------------


def place_start(g: Table) -> Flow[None]:
    """NG.setup.l: one tile and one group of three units, in two rounds from the first player on."""
    seat = in_order(g, g.first)[g.at % len(g.players)]
    g.turn = seat
    first_round = g.at < len(g.players)
    reach, law = (START_TILES, "NG.setup.l.2") if first_round else (MAP, "NG.setup.l.4")
    tile = yield from choose_start_tile(g, seat, reach, law)
    spots = SpotJudge(g, seat, tile, reach, FREE)
    word = yield map_asks.setup_spot(seat, spots, law)
    # NG.setup.l.8: nothing is gained by what this closes
    yield from lay_tile(g, seat, spots, g.chart.cell_at_spot(word.value))
    if g.creatures_on:
        for region in TILE_REGIONS[tile]:
            if REGION_DENS[region]:
                yield from appear(g, region, False)  # NG.creatures.setup.3, .4
    yield from place_group(g, seat, tile, "NG.setup.l.3" if first_round else "NG.setup.l.6")
    g.at += 1
    if g.at == ROUNDS * len(g.players):
        return_tiles(g)
        g.phase = START_OF_YEAR
        g.at = 0


@final
class HeldTileJudge(Judge):
    """A tile that fits somewhere; if none in hand does, any of them, to be exchanged."""

    __slots__ = ("drawn", "tiles")

    def __init__(self, g: Table, seat: int, reach: int) -> None:
        self.tiles: TileJudge = TileJudge(g, seat, reach, FREE)
        self.drawn: list[int] = g.drawn_tiles[seat]

    def any_fits(self) -> bool:
        for tile in self.drawn:
            if self.tiles.why_not(TILE[tile]) is None:
                return True
        return False

    def why_not(self, word: Word) -> Refusal | None:
        refusal = self.tiles.why_not(word)
        return refusal if refusal is not None and self.any_fits() else None


def choose_start_tile(g: Table, seat: int, reach: int, law: str) -> Flow[int]:
    """One of the drawn tiles, which all then see; if none of them fits anywhere, one is exchanged."""
    judge = HeldTileJudge(g, seat, reach)
    while True:
        word = yield map_asks.setup_tile(seat, g.drawn_tiles[seat], judge, judge.any_fits(), law)
        if judge.tiles.why_not(word) is None:
            show_tile(g, word.value)
            return word.value
        to_bottom(g, seat, word.value, False)
        draw_tile(g, seat)


@final
class GroupJudge(Judge):
    """NG.setup.l.3, .6: a territory of the tile without units; not a Valkyrie's, unless there is no other."""

    __slots__ = ("g", "lands", "valkyrie")

    def __init__(self, g: Table, tile: int) -> None:
        self.g: Table = g
        self.lands: list[int] = []
        for region in TILE_REGIONS[tile]:
            land = g.chart.root[region]
            if land not in self.lands:
                self.lands.append(land)
        self.valkyrie: bool = True
        for land in self.lands:
            if g.owner[land] == NOBODY and not has_creature(g, land, VALKYRIE):
                self.valkyrie = False

    def why_not(self, word: Word) -> Refusal | None:
        land = word.value
        if land not in self.lands:
            return NOT_ON_THE_TILE
        if self.g.owner[land] != NOBODY:
            return UNITS_THERE
        return VALKYRIE_THERE if not self.valkyrie and has_creature(self.g, land, VALKYRIE) else None


def place_group(g: Table, seat: int, tile: int, law: str) -> Flow[None]:
    """Three figures in one territory; for the Bear clan Kaija may be one of them (NG.clans.bear.2)."""
    judge = GroupJudge(g, tile)
    lands = [LAND[land] for land in judge.lands if judge.why_not(LAND[land]) is None]
    word = yield asks.setup_group(g, seat, judge, lands, GROUP, law)
    land = word.value
    units = GROUP
    if has_kaija_to_place(g, seat):
        word = yield asks.unit_or_kaija(seat, land)
        if word is KAIJA:
            add_kaija(g, seat, land)
            units -= 1
    add_units(g, seat, land, units)
    told.group_placed(g, seat, land, GROUP, law)
