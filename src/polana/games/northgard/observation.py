"""What a seat sees of a match of Northgard, as a row of small numbers (`polana.kernel.observer`).

Seats are counted from the one that looks, clockwise: 0 is the reader, 1 the next player. Lists "by land" have a place
for every region and say something at the region that names a territory, its root. Numbers above 255 are shown as 255.
Which territories border on which follows from how the tiles lie, and is not written out.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from polana.games.northgard.components import (
    BUILDINGS,
    CARD_DECK,
    CLANS,
    CREATURE_KIND,
    EARLY,
    KIND_STRENGTH,
)
from polana.games.northgard.lands import NOWHERE, Chart, place_of
from polana.games.northgard.observation_fields import ASKS, PRIVATE, PUBLIC, SEATS, C, M, R, T, fields
from polana.games.northgard.sight import PHASES, knows_fame, looks_into
from polana.games.northgard.state import GAME_OVER, NOBODY, Player, Table
from polana.games.northgard.words import VOCABULARY
from polana.kernel.observer import Observer, Part, capped, one_hot
from polana.kernel.state import State

_SEAT: Final = one_hot(SEATS)
_PHASE: Final = one_hot(len(PHASES))
_CLAN: Final = one_hot(len(CLANS))
_PRIVATE: Final = sum(count for _, count, _ in PRIVATE)
_PUBLIC: Final = sum(count for _, count, _ in PUBLIC)
_NO_PRIVATE: Final = bytes(_PRIVATE)
_NO_CARDS: Final = bytes(C)
_NO_TILES: Final = bytes(T)
_NO_CREATURES: Final = bytes(5 * M + R)
_NO_SCORES: Final = bytes(2 * SEATS)
#: By the number of players: the lands and the blocks of those who are not there.
_EMPTY_SEATS: Final = [bytes((SEATS - seats) * 2 * R) for seats in range(SEATS + 1)]
_ABSENT: Final = [bytes((SEATS - seats) * (_PRIVATE + _PUBLIC)) for seats in range(SEATS + 1)]
_NONE: Final[list[int]] = []
#: By the number of players and the seat that looks: all seats in the order in which they are shown.
_ORDER: Final = [
    [[(seat + step) % seats for step in range(seats)] for seat in range(seats)] for seats in range(SEATS + 1)
]
#: A list by region as four bytes each, the lowest first; and what is in the lower and the upper half of a byte.
_BY_REGION: Final = Struct(f"<{R}I")
_LOW: Final = bytes([value & 15 for value in range(256)])
_HIGH: Final = bytes([value >> 4 for value in range(256)])


@final
class _Board:
    """What all may see of one player, as it last was, and what was made of it."""

    def __init__(self) -> None:
        self.clan: int = NOBODY
        self.food: int = NOBODY
        self.wood: int = 0
        self.lore: int = 0
        self.reserve: int = 0
        self.passed: bool = False
        self.conqueror: bool = False
        self.kaija_roams: bool = False
        self.took_offer: bool = False
        self.tiles: list[int] = []
        self.row: Part = b""
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.drawn: list[int] = []
        self.active: list[int] = []
        self.discard: list[int] = []
        self.gone: list[int] = []
        self.upgrades: list[int] = []
        self.played: list[int] = []
        self.lengths: Part = bytes(3)
        self.changed: bool = True
        #: Made of each pile; hand, draw pile and drawn cards are one of them.
        self.planes: list[Part] = [_NO_CARDS] * 6
        self.part: Part = b""
        #: What the owner alone sees: Fame, and hand, drawn cards and the top of the draw pile.
        self.fame: int = NOBODY
        self.own: list[list[int]] = []
        self.own_part: Part = b""
        #: Cards on top of the draw pile that all know.
        self.top: list[int] = []
        self.top_part: Part = b""

    def read_own(self, player: Player, drawn: list[int]) -> Part:
        """What a player sees of his own cards."""
        own = [player.hand, drawn, player.deck[len(player.deck) - player.known :] if player.known else _NONE]
        if player.fame != self.fame or own != self.own:
            self.fame = player.fame
            self.own = [pile.copy() for pile in own]
            self.own_part = private_row(player.fame + 1, own[0], drawn, own[2])
        return self.own_part

    def read_shown(self, player: Player) -> Part:
        """What the others see of them."""
        top = player.deck[len(player.deck) - player.shown :]
        if top != self.top:
            self.top = top
            self.top_part = private_row(0, _NONE, _NONE, top)
        return self.top_part

    def read(self, player: Player, drawn: list[int], tiles: list[int]) -> Part:
        # Field by field, since a compiled comparison of two numbers costs next to nothing and a list of them does not.
        if (
            player.food != self.food
            or player.wood != self.wood
            or player.lore != self.lore
            or player.reserve != self.reserve
            or player.passed != self.passed
            or player.clan != self.clan
            or player.conqueror != self.conqueror
            or player.kaija_roams != self.kaija_roams
            or player.took_offer != self.took_offer
            or tiles != self.tiles
        ):
            self._read_figures(player, tiles)
            self.changed = True
        if (
            player.hand != self.hand
            or player.deck != self.deck
            or drawn != self.drawn
            or player.active != self.active
            or player.discard != self.discard
            or player.gone != self.gone
            or player.upgrades != self.upgrades
            or player.played != self.played
        ):
            self._read_piles(player, drawn)
            self.changed = True
        if self.changed:
            self.changed = False
            self.part = self.row + self.lengths + (tiles_part(tiles) if tiles else _NO_TILES) + b"".join(self.planes)
        return self.part

    def _read_figures(self, player: Player, tiles: list[int]) -> None:
        self.clan = player.clan
        self.food = player.food
        self.wood = player.wood
        self.lore = player.lore
        self.reserve = player.reserve
        self.passed = player.passed
        self.conqueror = player.conqueror
        self.kaija_roams = player.kaija_roams
        self.took_offer = player.took_offer
        self.tiles = tiles.copy()
        self.row = _CLAN[player.clan] + bytes(
            [
                1,
                capped(player.food),
                capped(player.wood),
                capped(player.lore),
                player.reserve,
                player.passed,
                player.conqueror,
                player.kaija_roams,
                player.took_offer,
            ]
        )

    def _read_piles(self, player: Player, drawn: list[int]) -> None:
        if player.active != self.active:
            self.active = player.active.copy()
            self.planes[1] = counted(self.active)
        if player.discard != self.discard:
            self.discard = player.discard.copy()
            self.planes[2] = counted(self.discard)
        if player.gone != self.gone:
            self.gone = player.gone.copy()
            self.planes[3] = counted(self.gone)
        if player.upgrades != self.upgrades:
            self.upgrades = player.upgrades.copy()
            self.planes[4] = counted(self.upgrades)
        if player.played != self.played:
            self.played = player.played.copy()
            self.planes[5] = counted(self.played)
        if player.hand != self.hand or player.deck != self.deck or drawn != self.drawn:
            self.hand = player.hand.copy()
            self.deck = player.deck.copy()
            self.drawn = drawn.copy()
            self.lengths = bytes([len(self.hand), len(self.deck), len(drawn)])
            self.planes[0] = counted(self.hand + self.deck + drawn)


def counted(cards: list[int]) -> Part:
    plane = [0] * C
    for card in cards:
        plane[card] += 1
    return bytes(plane)


def count(part: bytearray, first: int, cards: list[int]) -> None:
    for card in cards:
        part[first + card] += 1


@final
class NorthgardObserver(Observer):
    """Writes what `sight.view` shows."""

    def __init__(self) -> None:
        super().__init__(VOCABULARY, [f"ask-northgard-{name}" for name in ASKS], fields())
        self._chart: Chart | None = None
        self._map: Part = b""
        self._slots: list[int] = []
        self._houses: list[int] = []
        self._built: Part = b""
        self._owner: list[int] = []
        self._units: list[int] = []
        self._held: list[Part] = []
        self._table: list[list[int]] = []
        self._display: Part = b""
        self._early: int = 0
        self._bottom: list[int] = []
        self._bottom_part: Part = _NO_TILES
        self._tokens: list[int] = []
        self._special: Part = b""
        self._course: list[int] = []
        self._head: Part = b""
        self._boards: list[_Board] = [_Board() for _ in range(SEATS)]

    def parts(self, state: State, seat: int) -> list[Part]:
        assert isinstance(state, Table)
        g = state
        players = g.players
        seats = len(players)
        if g.chart is not self._chart:
            self._chart = g.chart
            self._map = chart_part(g.chart)
            self._slots = []
            self._owner = []
            self._tokens = []
        if g.slots != self._slots or g.houses != self._houses:
            self._slots = g.slots.copy()
            self._houses = g.houses.copy()
            self._built = self._map + built_part(g)
        if g.owner != self._owner or g.units != self._units:
            self._owner = g.owner.copy()
            self._units = g.units.copy()
            self._held = held_parts(g)
        table = [g.offer, g.achievements, g.development]
        if table != self._table:
            self._table = [pile.copy() for pile in table]
            self._display = counted(g.offer) + counted(g.achievements)
            self._early = len([card for card in g.development if CARD_DECK[card] == EARLY])
        course = [
            g.phase,
            seats,
            g.creatures_on,
            g.more_creatures,
            g.long_game,
            g.teams,
            g.year,
            g.main_played,
            g.flash_played,
            g.unrest,
            len(g.development),
            self._early,
            len(g.stack),
            len(g.creature_deck),
            g.weak_left,
        ]
        course += g.supply
        if course != self._course:
            self._course = course
            self._head = _PHASE[g.phase] + bytes(course[1:])
        bottom = g.stack[: g.stack_known]
        if bottom != self._bottom:
            self._bottom = bottom
            self._bottom_part = known_tiles(bottom)
        raided = g.raider != NOBODY and (g.raids or g.kaija_raids)
        tokens = [g.kaija, g.scorched, g.kaija_raids]
        if g.raids or tokens != self._tokens:
            self._tokens = [] if g.raids else tokens
            self._special = special_part(g)
        parts: list[Part] = [
            _SEAT[seat],
            _SEAT[(g.first - seat) % seats],
            _SEAT[(g.turn - seat) % seats],
            _SEAT[(g.raider - seat) % seats] if raided else _SEAT[NOBODY],
            _NO_SCORES if not g.winners else scores_part(g, seat),
            self._head,
            self._display,
            self._bottom_part,
            self._built,
        ]
        held = self._held
        parts += held[seat:]
        parts += held[:seat]
        parts.append(_EMPTY_SEATS[seats])
        parts.append(self._special)
        parts.append(creatures_part(g) if g.creatures_on else _NO_CREATURES)
        revealed = g.teams or g.phase == GAME_OVER
        held_tiles = g.drawn_tiles
        boards = self._boards
        drawn_by = g.drawn_by
        looked_at = g.looked_at if g.looker == seat else NOBODY
        for at in _ORDER[seats][seat]:
            player = players[at]
            drawn = g.drawn if drawn_by == at else _NONE
            if revealed or looked_at == at:
                parts.append(private_part(g, player, seat, drawn))
            elif at == seat:
                parts.append(boards[at].read_own(player, drawn))
            elif player.shown:
                parts.append(boards[at].read_shown(player))
            else:
                parts.append(_NO_PRIVATE)
            parts.append(boards[at].read(player, drawn, held_tiles[at] if held_tiles else _NONE))
        parts.append(_ABSENT[seats])
        return parts


def private_part(g: Table, player: Player, reader: int, drawn: list[int]) -> Part:
    """What the reader may see of a player and others may not, when something unusual is known."""
    seat = player.seat
    own = reader == seat
    known = player.known if own else player.shown
    fame = own or g.phase == GAME_OVER or knows_fame(g, reader, seat)
    return private_row(
        player.fame + 1 if fame else 0,
        player.hand if own or looks_into(g, reader, seat) else _NONE,
        drawn if own else _NONE,
        player.deck[len(player.deck) - known :] if known else _NONE,
    )


def private_row(fame: int, hand: list[int], drawn: list[int], top: list[int]) -> Part:
    part = bytearray(_PRIVATE)
    part[0] = capped(fame)
    count(part, 1, hand)
    count(part, 1 + C, drawn)
    count(part, 1 + 2 * C, top)
    return part


def scores_part(g: Table, seat: int) -> Part:
    part = bytearray(_NO_SCORES)
    seats = len(g.players)
    for winner in g.winners:
        part[(winner - seat) % seats] = 1
    for who, score in enumerate(g.scores):
        part[SEATS + (who - seat) % seats] = capped(score + 100)  # it can be negative
    return part


def tiles_part(tiles: list[int]) -> Part:
    part = bytearray(T)
    for tile in tiles:
        part[tile] = 1
    return part


def known_tiles(bottom: list[int]) -> Part:
    part = bytearray(T)
    for at, tile in enumerate(bottom):
        part[tile] = at + 1
    return part


def chart_part(chart: Chart) -> Part:
    """How the tiles lie, and what they say of the territories they make."""
    tiles = bytearray(7 * T)
    for cell, tile in chart.tile_at.items():
        x, y = place_of(cell)
        tiles[tile] = x + 64
        tiles[T + tile] = y + 64
        tiles[2 * T + tile] = chart.rotation[tile]
    for spot in chart.spot.values():
        tiles[3 * T + spot] = 1
    closed = bytearray(2 * R)
    for land in chart.lands:
        if not chart.open[land]:
            closed[land] = 1
        closed[R + land] = chart.tiles[land].bit_count()
    # the lists "by root" hold zeros wherever there is no root
    yields = _BY_REGION.pack(*chart.yields)
    root = bytes([land + 1 for land in chart.root])
    return tiles + root + closed + bytes(chart.dens) + yields[0::4] + yields[1::4] + yields[2::4]


def built_part(g: Table) -> Part:
    """Free slots, and buildings, by land: both lists hold packed counts, a byte or half a byte for each kind."""
    slots = _BY_REGION.pack(*g.slots)
    parts: list[Part] = [slots[0::4], slots[1::4], slots[2::4]]
    houses = _BY_REGION.pack(*g.houses)
    for pair in range(len(BUILDINGS) // 2):
        both = houses[pair::4]
        parts.append(both.translate(_LOW))
        parts.append(both.translate(_HIGH))
    return b"".join(parts)


def held_parts(g: Table) -> list[Part]:
    """By seat: its lands, and the units in them."""
    held = [bytearray(2 * R) for _ in g.players]
    owner = g.owner
    units = g.units
    for land in g.chart.lands:
        who = owner[land]
        if who != NOBODY:
            part = held[who]
            part[land] = 1
            part[R + land] = units[land]
    parts: list[Part] = []
    parts += held
    return parts


def special_part(g: Table) -> Part:
    """Kaija, units that have yet to fight, scorched earth."""
    part = bytearray(3 * R)
    root = g.chart.root
    if g.kaija != NOWHERE:
        part[root[g.kaija]] = 2 if g.kaija_raids else 1
    for land, count in g.raids.items():
        part[R + land] = count
    if g.scorched != NOWHERE:
        part[2 * R + root[g.scorched]] = 1
    return part


def creatures_part(g: Table) -> Part:
    part = bytearray(_NO_CREATURES)
    strength = 5 * M
    root = g.chart.root
    for place, creature in enumerate(g.line):
        region = g.creature_at[creature]
        if region != NOWHERE:
            part[creature] = region + 1
            part[strength + root[region]] += KIND_STRENGTH[CREATURE_KIND[creature]]
        part[M + creature] = place + 1
    for creature in g.creature_discard:
        part[2 * M + creature] = 1
    if g.summoned != NOWHERE:
        part[3 * M + g.summoned] = 1
    for creature in g.hunts.values():
        part[4 * M + creature] = 1
    return part
