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
    CARDS,
    CLANS,
    CREATURE_KIND,
    CREATURES,
    EARLY,
    KIND_STRENGTH,
    REGIONS,
    RESOURCES,
    SITE_KINDS,
    TILES,
)
from polana.games.northgard.lands import NOWHERE, Chart, place_of
from polana.games.northgard.sight import PHASES, knows_fame, looks_into
from polana.games.northgard.state import GAME_OVER, NOBODY, Player, Table
from polana.games.northgard.words import VOCABULARY
from polana.kernel.observer import Observer, Part, capped, one_hot
from polana.kernel.state import State

SEATS: Final = 5
R: Final = 103  # regions
C: Final = 86  # kinds of card
T: Final = 35  # tiles
M: Final = 9  # creatures
assert (len(REGIONS), len(CARDS), len(TILES), len(CREATURES)) == (R, C, T, M)

#: The questions of the game, without `ask-northgard-`. Add new ones at the end: learners rely on the places.
ASKS: Final = [
    "add-unit", "axe-or-wound", "bribe-from", "bribe-to", "build", "build-where", "cancel-card", "casualty",
    "choose-action", "clan", "collect-one", "colour", "combat-food", "combat-next", "copy", "creature-goes",
    "creature-lair", "declare", "discard", "discard-drawn", "discard-or-pay", "exchange", "explore", "explore-too",
    "hand-over", "harvest-here", "harvest-or-build", "hidden-from", "hidden-to", "kaija-too", "keep", "make-room",
    "may-make-room", "more-cards", "more-creatures", "move-count", "move-from", "move-to", "opponent",
    "partner-agree", "partner-give", "partner-take", "pay", "pay-for-card", "pay-for-recruit", "pick-from-hand",
    "pull-unit", "push-to", "push-whom", "put-back", "recruit", "recruit-by-card", "recruit-how-many",
    "recruit-in-one", "remove", "remove-enemy", "retreat-count", "retreat-to", "room", "rotation", "scorched",
    "second-chance", "setup-exchange", "setup-group", "setup-spot", "setup-tile", "slot", "snake-takes", "swap",
    "swap-for", "swap-where", "take-back", "take-card", "throw-axe", "tile", "tile-under-stack", "trade",
    "trade-give", "turn", "unit-or-kaija", "upgrade", "upgrade-where", "upgrade-which", "wait", "which-figure",
    "which-first",
]  # fmt: skip

#: What only some may see of a player; cards are counts by kind of card.
PRIVATE: Final = [
    ("fame", 1, "Fame plus 1, 0 if the reader may not know it"),
    ("hand", C, "by card: the hand, if the reader may look into it"),
    ("drawn", C, "by card: cards just drawn and not yet given a place, the reader's own"),
    ("top", C, "by card: cards on top of the draw pile that the reader knows"),
]
#: What all may see.
PUBLIC: Final = [
    ("clan", len(CLANS), "the clan: " + ", ".join(CLANS)),
    ("present", 1, "1 if somebody sits there"),
    ("food", 1, "food"),
    ("wood", 1, "wood"),
    ("lore", 1, "lore"),
    ("reserve", 1, "units that are not on the map"),
    ("passed", 1, "has passed this year"),
    ("conqueror", 1, "until the end of the year: Conqueror"),
    ("kaija_roams", 1, "until the end of the year: Kaija roams"),
    ("took_offer", 1, "has taken a card of the display this year"),
    ("cards", 1, "cards in hand"),
    ("pile", 1, "cards in the draw pile"),
    ("drawing", 1, "cards just drawn"),
    ("tiles", T, "tiles drawn and neither placed nor returned"),
    ("unseen", C, "by card: hand, draw pile and drawn cards together; what they hold is known, not where"),
    ("active", C, "by card: the active zone"),
    ("discard", C, "by card: the discard pile"),
    ("gone", C, "by card: cards removed from the game"),
    ("upgrades", C, "by card: clan upgrades still set aside"),
    ("played", C, "by card: cards played for their effect this year"),
]

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
#: A list by region as four bytes each, the lowest first; and what is in the lower and the upper half of a byte.
_BY_REGION: Final = Struct(f"<{R}I")
_LOW: Final = bytes([value & 15 for value in range(256)])
_HIGH: Final = bytes([value >> 4 for value in range(256)])


def _fields() -> list[tuple[str, int, str]]:
    fields = [
        ("reader", SEATS, "the seat that looks, counted as words count seats"),
        ("first", SEATS, "who has the first player marker"),
        ("turn", SEATS, "whose turn it is"),
        ("raider", SEATS, "whose units have entered territories and have yet to fight there"),
        ("winners", SEATS, "who has won, when the match is over"),
        ("scores", SEATS, "the final scores"),
        ("phase", len(PHASES), "the phase: " + ", ".join(PHASES)),
        ("players", 1, "how many play"),
        ("creatures_on", 1, "played with creatures"),
        ("more_creatures", 1, "played with more creatures"),
        ("long_game", 1, "the long game, of ten years"),
        ("teams", 1, "the team game"),
        ("year", 1, "the year"),
        ("main_played", 1, "this turn the main card is played"),
        ("flash_played", 1, "this turn a Flash card is played"),
        ("unrest", 1, "Unrest cards left"),
        ("development", 1, "cards in the Development deck"),
        ("development/early", 1, "Early cards among them"),
        ("stack", 1, "tiles in the stack"),
        ("creatures/deck", 1, "cards in the creature deck"),
        ("creatures/weak", 1, "so many of them, on top, are weak creatures"),
        ("supply", len(BUILDINGS), "building tokens left: " + ", ".join(BUILDINGS)),
        ("offer", C, "the display, by card"),
        ("achievements", C, "Achievements in play, by card"),
        ("stack/bottom", T, "tiles known to lie at the bottom of the stack: 1 for the lowest, 2 for the next"),
        ("tiles/x", T, "by tile: its x plus 64 (the starting tile lies at 0, 0), 0 if it is not on the map"),
        ("tiles/y", T, "by tile: its y plus 64, downwards"),
        ("tiles/rotation", T, "by tile: quarter turns"),
        ("spots", 4 * T, "free cells beside the map, as words name them: by tile and side"),
        ("root", R, "by region: the root of its territory plus 1, 0 if it is not on the map"),
        ("closed", R, "by land: 1 if it is closed"),
        ("span", R, "by land: how many tiles it lies on"),
        ("dens", R, "by land: lairs"),
    ]
    fields += [(f"yields/{name}", R, f"by land: {name} that it brings") for name in RESOURCES]
    fields += [(f"free/{name}", R, f"by land: free {name} slots") for name in SITE_KINDS]
    fields += [(f"buildings/{name}", R, "by land: how many stand there") for name in BUILDINGS]
    for seat in range(SEATS):
        fields.append((f"lands/{seat}", R, "by land: 1 if that player controls it"))
        fields.append((f"units/{seat}", R, "by land: ordinary units of that player there"))
    fields += [
        ("kaija", R, "by land: 1 if Kaija stands there, 2 if she has entered to fight"),
        ("raid", R, "by land: units that have entered to fight"),
        ("scorched", R, "by land: 1 where the Scorched Earth token lies"),
        ("creatures/region", M, "by creature: the number of its region plus 1, 0 if it is not on the map"),
        ("creatures/line", M, "by creature: its place in the order of appearance, from 1"),
        ("creatures/discard", M, "by creature: 1 if it was defeated"),
        ("creatures/summoned", M, "by creature: 1 if it was drawn and is about to appear"),
        ("creatures/attacked", M, "by creature: 1 if it is about to be fought"),
        ("creatures/strength", R, "by land: the strength of the creatures there"),
    ]
    for seat in range(SEATS):
        at = f"players/{seat}"
        fields += [(f"{at}/{name}", count, about) for name, count, about in PRIVATE + PUBLIC]
    return fields


@final
class _Board:
    """What all may see of one player, as it last was, and what was made of it."""

    def __init__(self) -> None:
        self.figures: list[int] = []
        self.row: Part = b""
        self.piles: list[list[int]] = [_NONE] * 8
        #: Made of each pile; hand, draw pile and drawn cards are one of them.
        self.planes: list[Part] = [_NO_CARDS] * 6
        self.part: Part = b""

    def read(self, player: Player, drawn: list[int], tiles: list[int]) -> Part:
        figures = [
            player.clan,
            1,
            player.food,
            player.wood,
            player.lore,
            player.reserve,
            player.passed,
            player.conqueror,
            player.kaija_roams,
            player.took_offer,
            len(player.hand),
            len(player.deck),
            len(drawn),
        ]
        figures += tiles
        piles = [
            player.active,
            player.discard,
            player.gone,
            player.upgrades,
            player.played,
            player.hand,
            player.deck,
            drawn,
        ]
        if figures != self.figures:
            self._read_figures(figures, tiles)
            if piles != self.piles:
                self._read_piles(piles)
            self.part = self.row + b"".join(self.planes)
        elif piles != self.piles:
            self._read_piles(piles)
            self.part = self.row + b"".join(self.planes)
        return self.part

    def _read_figures(self, figures: list[int], tiles: list[int]) -> None:
        self.figures = figures
        shown = figures[1:13]
        try:
            row = bytes(shown)
        except ValueError:  # more than a byte holds: rare enough to pay for it only then
            row = bytes([capped(figure) for figure in shown])
        self.row = _CLAN[figures[0]] + row + (tiles_part(tiles) if tiles else _NO_TILES)

    def _read_piles(self, piles: list[list[int]]) -> None:
        before = self.piles
        for at in range(5):
            if piles[at] != before[at]:
                self.planes[1 + at] = counted(piles[at])
        if piles[5] != before[5] or piles[6] != before[6] or piles[7] != before[7]:
            self.planes[0] = counted(piles[5] + piles[6] + piles[7])
        self.piles = [pile.copy() for pile in piles]


def counted(cards: list[int]) -> Part:
    part = bytearray(C)
    for card in cards:
        part[card] += 1
    return part


def count(part: bytearray, first: int, cards: list[int]) -> None:
    for card in cards:
        part[first + card] += 1


@final
class NorthgardObserver(Observer):
    """Writes what `sight.view` shows."""

    def __init__(self) -> None:
        super().__init__(VOCABULARY, [f"ask-northgard-{name}" for name in ASKS], _fields())
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
        self._development: list[int] = []
        self._early: int = 0
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
        if g.development != self._development:
            self._development = g.development.copy()
            self._early = len([card for card in g.development if CARD_DECK[card] == EARLY])
        table = [g.offer, g.achievements]
        if table != self._table:
            self._table = [pile.copy() for pile in table]
            part = bytearray(2 * C)
            count(part, 0, g.offer)
            count(part, C, g.achievements)
            self._display = part
        self._read_course(g)
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
            _NO_TILES if not g.stack_known else known_tiles(g),
            self._built,
        ]
        held = self._held
        parts += held[seat:]
        parts += held[:seat]
        parts.append(_EMPTY_SEATS[seats])
        parts.append(self._special)
        parts.append(creatures_part(g) if g.creatures_on else _NO_CREATURES)
        revealed = g.teams or g.phase == GAME_OVER
        for step in range(seat, seat + seats):
            at = step % seats
            player = players[at]
            drawn: list[int] = g.drawn if g.drawn_by == at else _NONE
            tiles: list[int] = g.drawn_tiles[at] if at < len(g.drawn_tiles) else _NONE
            if at == seat or player.shown or revealed or (g.looker == seat and g.looked_at == at):
                parts.append(private_part(g, player, seat, drawn))
            else:
                parts.append(_NO_PRIVATE)
            parts.append(self._boards[at].read(player, drawn, tiles))
        parts.append(_ABSENT[seats])
        return parts

    def _read_course(self, g: Table) -> None:
        """How far the match is, and what is left of its piles."""
        course = [
            g.phase,
            len(g.players),
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


def private_part(g: Table, player: Player, reader: int, drawn: list[int]) -> Part:
    """What the reader may see of a player and others may not."""
    seat = player.seat
    own = reader == seat
    top = player.known if own else player.shown
    fame = own or g.phase == GAME_OVER or (g.teams and knows_fame(g, reader, seat))
    looks = own or looks_into(g, reader, seat)
    if not (fame or looks or top):
        return _NO_PRIVATE
    part = bytearray(_PRIVATE)
    if fame:
        part[0] = capped(player.fame + 1)
    if looks:
        count(part, 1, player.hand)
    if own:
        count(part, 1 + C, drawn)
    if top:
        count(part, 1 + 2 * C, player.deck[len(player.deck) - top :])
    return part


def scores_part(g: Table, seat: int) -> Part:
    part = bytearray(_NO_SCORES)
    seats = len(g.players)
    for winner in g.winners:
        part[(winner - seat) % seats] = 1
    for who, score in enumerate(g.scores):
        part[SEATS + (who - seat) % seats] = capped(score)
    return part


def tiles_part(tiles: list[int]) -> Part:
    part = bytearray(T)
    for tile in tiles:
        part[tile] = 1
    return part


def known_tiles(g: Table) -> Part:
    part = bytearray(T)
    for at in range(g.stack_known):
        part[g.stack[at]] = at + 1
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
