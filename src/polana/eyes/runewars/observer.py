"""What a seat sees of a match of Runewars, as a row of small numbers (`polana.eyes.observer`).

Seats are counted from the one that looks, clockwise: 0 is the reader, 1 the next player. Most of the board is kept in
flat lists by area, so a row is little more than those lists, one after the other, with what the reader may not know
left out. Numbers above 255 are shown as 255.

The parts are kept, and the list of them for every reader. The state counts what changes in each area, what heroes go
through and what each player has: only such areas are written anew. Every other part remembers what it was made from,
and what differs is written into it, since comparing is much faster than writing.
"""

from __future__ import annotations

from typing import Final, final

from polana.eyes.observer import Observer, Part, one_hot
from polana.eyes.runewars.beside import Course, Decks, Stock, Titles, seen_from
from polana.eyes.runewars.fields import SEATS, A, H, K, R, S, T, fields, shape
from polana.eyes.runewars.ground import NOWHERE_HIS, Ground
from polana.eyes.runewars.players import ABSENT, Belongings
from polana.eyes.runewars.sides import NO_BATTLE, NO_DUEL, battle_parts, duel_parts
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import NOWHERE, place_of
from polana.games.runewars.player import NOBODY
from polana.games.runewars.sight import sees_rewards
from polana.games.runewars.state import PLACE_HOMES, Table
from polana.games.runewars.topics import TOPICS
from polana.games.runewars.words import VOCABULARY

_AREA: Final = one_hot(A)
_NO_SPOTS: Final = bytes(S)
_NO_FORCE: Final = bytes(K + SEATS + A)
#: By the number of players and the seat that looks: all seats in the order in which they are shown.
_AROUND: Final = [
    [[(seat + at) % seats if at < seats else NOBODY for at in range(SEATS)] for seat in range(seats)]
    for seats in range(SEATS + 1)
]

# Places in the list of parts, of what is not written into but replaced.
_BUILDING: Final = 1
_FORCE: Final = 3 + 4 * SEATS + 5
_BATTLE: Final = _FORCE + 1
_DUEL: Final = _BATTLE + 1


@final
class RunewarsObserver(Observer[Table]):
    """Writes what `sight.view` shows."""

    def __init__(self) -> None:
        super().__init__(VOCABULARY, TOPICS, fields(), shape())
        #: The match that was looked at last.
        self._state: Table | None = None
        self._ground: Ground = Ground()
        self._building: Building = Building()
        self._stock: Stock = Stock()
        self._titles: Titles = Titles()
        self._decks: Decks = Decks()
        # By reader: each sees something different, or counts seats from another one.
        self._courses: list[Course] = [Course() for _ in range(SEATS)]
        self._heroes: list[Heroes] = [Heroes() for _ in range(SEATS)]
        #: By player, as he sees himself and as all others see him.
        self._own: list[Belongings] = [Belongings() for _ in range(SEATS)]
        self._others: list[Belongings] = [Belongings() for _ in range(SEATS)]
        self._dealt: list[list[int]] = []
        self._tiles: list[list[int]] = []
        self._drawn: list[int] = []
        self._drawn_by: int = NOBODY
        #: By reader: the parts of the row. Most of them are written into and never replaced.
        self._rows: list[list[Part]] = []

    def forget(self) -> None:
        """What the counters of a state say means nothing for another state."""
        self._state = None

    def parts(self, state: Table, seat: int) -> list[Part]:
        g = state
        ground = self._ground
        if g is not self._state:
            self._meet(g)
        elif g.changes != ground.changes:
            ground.read(g)
        row = self._rows[seat]
        self._courses[seat].read(g, seat)
        self._read_building(g, row)
        row[_FORCE] = _NO_FORCE if g.force_seat == NOBODY and g.force_area == NOWHERE else force_part(g, seat)
        row[_BATTLE] = NO_BATTLE if g.battle is None else b"".join(battle_parts(g, g.battle, seat))
        row[_DUEL] = NO_DUEL if g.duel is None else b"".join(duel_parts(g, g.duel, seat))
        heroes = self._heroes[seat]
        if heroes.moves != g.hero_moves:
            heroes.read(g, seat)
        self._stock.read(g)
        self._titles.read(g)
        self._decks.read(g)
        if (
            g.dealt_quests != self._dealt
            or g.tiles_left != self._tiles
            or g.drawn_heroes != self._drawn
            or g.drawn_by != self._drawn_by
        ):
            self._read_setup(g)
        for player in g.players:
            kept = self._own[seat] if player.seat == seat else self._others[player.seat]
            if kept.changes != player.changes:
                kept.read(player, player.seat == seat)
        return row

    def _meet(self, g: Table) -> None:
        self._state = g
        self._ground.read_all(g)
        self._stock.forget()
        self._titles.forget()
        self._decks.moves = NOBODY
        for seat in range(SEATS):
            self._courses[seat].forget()
            self._heroes[seat].moves = NOBODY
            self._own[seat].changes = self._others[seat].changes = NOBODY
        self._read_setup(g)
        self._rows = [self._row(g, reader) for reader in range(len(g.players))]

    def _row(self, g: Table, reader: int) -> list[Part]:
        """The parts for one reader, in the order of the fields."""
        order = _AROUND[len(g.players)][reader]
        ground = self._ground
        row: list[Part] = [self._courses[reader].part, self._building.part, ground.units]
        for planes in (ground.owners, ground.allies, ground.strongholds, ground.activated):
            row += [NOWHERE_HIS if other == NOBODY else planes[other] for other in order]
        row += [ground.sites, ground.runes[reader], ground.runes_up, ground.tokens[reader], ground.tokens_seen]
        row += [_NO_FORCE, NO_BATTLE, NO_DUEL, self._heroes[reader].part, self._stock.part]
        row += [self._titles.parts[reader], self._decks.part]
        for other in order:
            if other == NOBODY:
                row.append(ABSENT)
            else:
                row.append(self._own[other].part if other == reader else self._others[other].part)
        row.append(b"")
        return row

    def _read_building(self, g: Table, row: list[Part]) -> None:
        kept = self._building
        placing = g.phase <= PLACE_HOMES
        if g.chart is not kept.chart or placing != kept.placing or g.markers != kept.markers:
            kept.chart = g.chart
            kept.placing = placing
            kept.markers = g.markers.copy()
            kept.part = b"".join(building_parts(g))
        row[_BUILDING] = kept.part

    def _read_setup(self, g: Table) -> None:
        """What is dealt out before the first year, and heroes whom somebody draws."""
        self._dealt = [cards[:] for cards in g.dealt_quests]
        self._tiles = [tiles[:] for tiles in g.tiles_left]
        self._drawn = g.drawn_heroes[:]
        self._drawn_by = g.drawn_by
        for player in g.players:
            self._own[player.seat].read_setup(g, player.seat, True)
            self._others[player.seat].read_setup(g, player.seat, False)


@final
class Building:
    """Where the tiles lie, and what that was made from; a chart never changes."""

    def __init__(self) -> None:
        self.chart: Chart | None = None
        self.placing: bool = False
        self.markers: list[int] = []
        self.part: bytes = b""


# Where the fields of heroes begin.
_AREAS: Final = SEATS * H
_ROUTED: Final = _AREAS + H
_DAMAGE: Final = _ROUTED + H
_TRAINING: Final = _DAMAGE + H
_DEFEATED: Final = _TRAINING + 3 * H
_UP: Final = _DEFEATED + H
_DOWN: Final = _UP + H * R
_HIDDEN: Final = _DOWN + H * R
_NO_HEROES: Final = bytes(_HIDDEN + H)


@final
class Heroes:
    """Heroes who are on the board, and markers of defeated ones, for one reader."""

    def __init__(self) -> None:
        #: What `Table.hero_moves` was when this was read.
        self.moves: int = NOBODY
        self.part: bytearray = bytearray(_NO_HEROES)

    def read(self, g: Table, seat: int) -> None:
        self.moves = g.hero_moves
        part = self.part
        part[:] = _NO_HEROES
        count = len(g.players)
        for hero in range(H):
            if g.hero_area[hero] == NOWHERE:
                continue
            if g.hero_seat[hero] != NOBODY:
                part[(g.hero_seat[hero] - seat) % count * H + hero] = 1
            part[_AREAS + hero] = g.hero_area[hero] + 1
            part[_ROUTED + hero] = g.hero_routed[hero]
            part[_DAMAGE + hero] = g.hero_damage[hero]
            part[_DEFEATED + hero] = g.hero_gone[hero]
            for at in range(hero * 3, hero * 3 + 3):
                if g.hero_training[at]:
                    part[_TRAINING + at] = g.hero_training[at]
            if g.rewards[hero]:
                sees = sees_rewards(g, seat, hero)
                for reward in g.rewards[hero]:
                    if reward & 1:
                        part[_UP + hero * R + (reward >> 1)] += 1
                    elif sees:
                        part[_DOWN + hero * R + (reward >> 1)] += 1
                    else:
                        part[_HIDDEN + hero] += 1


def building_parts(g: Table) -> list[Part]:
    """Where the tiles lie; while the board is built, where more may go."""
    chart = g.chart
    q, r, rotation = bytearray(T), bytearray(T), bytearray(T)
    for tile in chart.tiles:
        place = place_of(chart.first[tile])
        q[tile], r[tile] = place[0] + 64, place[1] + 64
        rotation[tile] = chart.rotation[tile]
    steps = bytearray(A * A)
    for area in chart.areas:
        for other in chart.from_here(area):
            steps[area * A + other] = 1
    if g.phase > PLACE_HOMES and not g.markers:
        return [q, r, rotation, _NO_SPOTS, _NO_SPOTS, steps]
    spots, markers = bytearray(S), bytearray(S)
    if g.phase <= PLACE_HOMES:
        for spot in chart.beside.values():
            spots[spot] = 1
    for marker in g.markers:
        markers[chart.beside[marker // 6]] = marker % 6 + 1
    return [q, r, rotation, spots, markers, steps]


def force_part(g: Table, seat: int) -> bytes:
    return bytes(g.force) + seen_from(g, seat, g.force_seat) + _AREA[g.force_area]
