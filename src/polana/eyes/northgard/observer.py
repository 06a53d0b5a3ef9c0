"""What a seat sees of a match of Northgard, as a row of small numbers (`polana.eyes.observer`).

Seats are counted from the one that looks, clockwise: 0 is the reader, 1 the next player. Lists "by land" have a place
for every region and say something at the region that names a territory, its root. Numbers above 255 are shown as 255.
Which territories border on which follows from how the tiles lie, and is not written out.
"""

from __future__ import annotations

from typing import Final, final

from polana.eyes.northgard.fields import SEATS, C, M, R, T, fields, shape
from polana.eyes.northgard.ground import Ground
from polana.eyes.northgard.players import (
    NO_CARDS,
    PUBLIC_SIZE,
    SECRET_SIZE,
    Block,
    Secret,
    unusual_part,
)
from polana.eyes.observer import Observer, Part, capped, one_hot, recount
from polana.games.northgard.components import CARD_DECK, CREATURE_KIND, EARLY, KIND_STRENGTH
from polana.games.northgard.map.chart import NOWHERE, Chart
from polana.games.northgard.sight import PHASES, tiles_seen
from polana.games.northgard.state import GAME_OVER, NOBODY, Table
from polana.games.northgard.topics import TOPICS
from polana.games.northgard.words import VOCABULARY

_SEAT: Final = one_hot(SEATS)
_PHASE: Final = one_hot(len(PHASES))
_NO_SCORES: Final = bytes(2 * SEATS)
#: By the seat that looks, then counted from it: who has the first player marker, and whose turn it is.
_FIRST_AND_TURN: Final = [[[reader + first + turn for turn in _SEAT] for first in _SEAT] for reader in _SEAT]
#: By the number of players: the lands and the blocks of those who are not there.
_EMPTY_SEATS: Final = [bytes((SEATS - seats) * 2 * R) for seats in range(SEATS + 1)]
_ABSENT: Final = [bytes((SEATS - seats) * (SECRET_SIZE + PUBLIC_SIZE)) for seats in range(SEATS + 1)]
#: By the number of players and the seat that looks: all seats in the order in which they are shown.
_ORDER: Final = [
    [[(seat + step) % seats for step in range(seats)] for seat in range(seats)] for seats in range(SEATS + 1)
]


# Places in the list of parts.
_WHO: Final = 0
_RAIDER: Final = 1
_SCORES: Final = 2
#: How many numbers say how far the match is, and where among them those of the turn are.
_COURSE_SIZE: Final = len(PHASES) + 14
_MAIN_PLAYED: Final = len(PHASES) + 6


@final
class NorthgardObserver(Observer[Table]):
    """Writes what `sight.view` shows."""

    def __init__(self) -> None:
        super().__init__(VOCABULARY, TOPICS, fields(), shape())
        self._state: Table | None = None
        self._course: Course = Course()
        self._ground: Ground = Ground()
        self._creatures: Creatures = Creatures()
        self._blocks: list[Block] = [Block() for _ in range(SEATS)]
        self._secrets: list[Secret] = [Secret() for _ in range(SEATS)]
        self._tiles: list[list[int]] = []
        self._laying: int = NOBODY
        self._turn: int = NOBODY
        self._first: int = NOBODY
        #: By reader: the parts of the row. Most of them are written into and never replaced.
        self._rows: list[list[Part]] = []

    def forget(self) -> None:
        """What the counters of a state say means nothing for another state."""
        self._state = None

    def _meet(self, g: Table) -> None:
        self._state = g
        self._ground.forget(len(g.players))
        self._course.moves = self._course.phase = self._course.development = NOBODY
        self._creatures.forget()
        for seat in range(SEATS):
            self._blocks[seat].changes = self._blocks[seat].moves = self._secrets[seat].moves = NOBODY
        self._turn = NOBODY
        self._rows = [self._row(reader, len(g.players)) for reader in range(len(g.players))]

    def _row(self, reader: int, seats: int) -> list[Part]:
        """The parts for one reader, in the order of the fields."""
        row: list[Part] = [b"", b"", _NO_SCORES, self._course.part]
        row += [self._ground.supply_part, self._course.display, self._course.bottom_part, self._ground.part]
        row += [self._ground.held[seat] for seat in _ORDER[seats][reader]]
        row += [_EMPTY_SEATS[seats], self._ground.special_part, self._creatures.part]
        for seat in _ORDER[seats][reader]:
            row.append(self._secrets[seat].part if seat == reader else self._blocks[seat].shown)
            row.append(self._blocks[seat].part)
        row += [_ABSENT[seats], b""]
        return row

    def parts(self, state: Table, seat: int) -> list[Part]:
        g = state
        if g is not self._state:
            self._meet(g)
        players = g.players
        ground = self._ground
        if g.map_moves != ground.moves:
            ground.read(g)
            for reader, row in enumerate(self._rows):
                row[_RAIDER] = raider_part(g, reader)
        if g.creatures_on:
            self._creatures.read(g)
        course = self._course
        if g.table_moves != course.moves:
            course.read_table(g)
            if g.drawn_tiles != self._tiles or g.laying != self._laying:
                self._read_tiles(g)
        if g.phase != course.phase or g.main_played != course.main_played or g.flash_played != course.flash_played:
            course.read_turn(g)
        blocks = self._blocks
        for player in players:
            block = blocks[player.seat]
            if player.changes != block.changes:
                block.read_figures(player)
            if player.card_moves != block.moves:
                block.read_cards(player, g.drawn if g.drawn_by == player.seat else NO_CARDS)
        player = players[seat]
        secret = self._secrets[seat]
        if player.fame != secret.fame:
            secret.read_fame(player)
        if player.card_moves != secret.moves:
            secret.read_cards(player, g.drawn if g.drawn_by == seat else NO_CARDS)
        if g.turn != self._turn or g.first != self._first:
            self._read_order(g)
        if course.unusual or g.looker == seat:
            return self._unusual_row(g, seat)
        return self._rows[seat]

    def _read_order(self, g: Table) -> None:
        """Who has the first player marker, and whose turn it is."""
        self._turn = g.turn
        self._first = g.first
        seats = len(g.players)
        for reader, row in enumerate(self._rows):
            row[_WHO] = _FIRST_AND_TURN[reader][(g.first - reader) % seats][(g.turn - reader) % seats]

    def _read_tiles(self, g: Table) -> None:
        """Tiles in the hands of players."""
        self._tiles = [tiles.copy() for tiles in g.drawn_tiles]
        self._laying = g.laying
        for seat in range(SEATS):
            self._blocks[seat].read_tiles(tiles_seen(g, NOBODY, seat))
            self._secrets[seat].read_tiles(tiles_seen(g, seat, seat))

    def _unusual_row(self, g: Table, seat: int) -> list[Part]:
        """Where the reader knows more than usual: of a partner, after the end, by a card."""
        row = self._rows[seat].copy()
        if g.winners:
            row[_SCORES] = scores_part(g, seat)
        seats = len(g.players)
        first = len(row) - 2 - 2 * seats
        for at, other in enumerate(_ORDER[seats][seat]):
            row[first + 2 * at] = unusual_part(g, g.players[other], seat)
        return row


@final
class Course:
    """How far the match is, and the cards and tiles of the table. Cards never return to the Development deck."""

    def __init__(self) -> None:
        #: What `Table.table_moves` was when the table was read.
        self.moves: int = NOBODY
        self.phase: int = NOBODY
        self.main_played: bool = False
        self.flash_played: bool = False
        #: Is more known about other players than usual?
        self.unusual: bool = False
        self.development: int = NOBODY
        self.early: int = 0
        self.part: bytearray = bytearray(_COURSE_SIZE)
        self.offer: list[int] = []
        self.achievements: list[int] = []
        self.display: bytearray = bytearray(2 * C)
        self.bottom: list[int] = []
        self.bottom_part: bytearray = bytearray(T)

    def read_table(self, g: Table) -> None:
        self.moves = g.table_moves
        if g.offer != self.offer:
            recount(self.display, 0, self.offer, g.offer)
        if g.achievements != self.achievements:
            recount(self.display, C, self.achievements, g.achievements)
        bottom = g.stack[: g.stack_known]
        if bottom != self.bottom:
            self.bottom = bottom
            self.bottom_part[:] = bytes(T)
            for at, tile in enumerate(bottom):
                self.bottom_part[tile] = at + 1
        if len(g.development) != self.development:
            self.development = len(g.development)
            self.early = len([card for card in g.development if CARD_DECK[card] == EARLY])
        self.part[len(PHASES) :] = bytes(
            (
                len(g.players),
                g.creatures_on,
                g.more_creatures,
                g.long_game,
                g.teams,
                g.year,
                g.main_played,
                g.flash_played,
                g.unrest,
                self.development,
                self.early,
                len(g.stack),
                len(g.creature_deck),
                g.weak_left,
            )
        )

    def read_turn(self, g: Table) -> None:
        self.phase = g.phase
        self.unusual = g.teams or g.phase == GAME_OVER
        self.part[: len(PHASES)] = _PHASE[g.phase]
        self.main_played = g.main_played
        self.part[_MAIN_PLAYED] = g.main_played
        self.flash_played = g.flash_played
        self.part[_MAIN_PLAYED + 1] = g.flash_played


@final
class Creatures:
    """The creatures, if they are played with."""

    def __init__(self) -> None:
        self.where: list[int] = []
        self.line: list[int] = []
        self.discard: list[int] = []
        self.summoned: int = NOWHERE
        self.chart: Chart | None = None
        self.hunted: bool = False
        self.part: bytearray = bytearray(5 * M + R)

    def forget(self) -> None:
        self.chart = None
        self.part[:] = bytes(5 * M + R)

    def read(self, g: Table) -> None:
        if (
            g.creature_at != self.where
            or g.line != self.line
            or g.creature_discard != self.discard
            or g.summoned != self.summoned
            or g.chart is not self.chart
            or g.hunts
            or self.hunted
        ):
            self.where = g.creature_at.copy()
            self.line = g.line.copy()
            self.discard = g.creature_discard.copy()
            self.summoned = g.summoned
            self.chart = g.chart
            self.hunted = bool(g.hunts)
            self._write(g)

    def _write(self, g: Table) -> None:
        part = self.part
        part[:] = bytes(5 * M + R)
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


def raider_part(g: Table, seat: int) -> Part:
    """Whose units have yet to fight, if there are any."""
    if g.raider == NOBODY or not (g.raids or g.kaija_raids):
        return _SEAT[NOBODY]
    return _SEAT[(g.raider - seat) % len(g.players)]


def scores_part(g: Table, seat: int) -> Part:
    part = bytearray(_NO_SCORES)
    seats = len(g.players)
    for winner in g.winners:
        part[(winner - seat) % seats] = 1
    for who, score in enumerate(g.scores):
        part[SEATS + (who - seat) % seats] = capped(score + 100)  # it can be negative
    return part
