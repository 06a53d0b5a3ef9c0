"""The board of the Keepers in Iron, as numbers, and the relics in the forests."""

from __future__ import annotations

from typing import Final

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, C, count, register
from polana.games.root.components import NONE
from polana.games.root.factions.keepers.evening import TOO_MANY
from polana.games.root.factions.keepers.side import (
    COLUMNS,
    HIGHEST,
    WAYSTATIONS,
    KeepersSide,
)
from polana.games.root.factions.keepers.words import RETINUE_WORDS
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST, MOST_FORESTS
from polana.games.root.woodland.relics import RELICS

# Where the parts begin: the Retinue is first.
_RETAINERS: Final = COLUMNS + 1 + 2 * COLUMNS * C
_LAND: Final = _RETAINERS + 2 * COLUMNS
_TRACKS: Final = WAYSTATIONS * len(RELICS)  # within the land, as the next
_ENCAMPED: Final = _TRACKS + 4 * len(RELICS)
_FORESTS: Final = _LAND + _ENCAMPED + 3 * CLEARINGS + 1
_SIZE: Final = _FORESTS + len(RELICS) * MOST_FORESTS * (1 + HIGHEST)


class KeepersBoard(Board[KeepersSide]):
    def __init__(self) -> None:
        fields = [("column", COLUMNS + 1, "the column of the Retinue at work, the last when all are through")]
        for word in RETINUE_WORDS:
            fields += [
                (f"retinue/{word.label}", C, "by card: the Retinue in this column"),
                (f"waiting/{word.label}", C, "by card: those that can still act this turn"),
            ]
        fields += [
            ("retainers", COLUMNS, "by column: Faithful Retainers"),
            ("waiting_retainers", COLUMNS, "by column: those that can still act this turn"),
            ("faces", WAYSTATIONS * len(RELICS), "by waystation and type: what it shows on the map"),
            ("tracks", len(RELICS) * 4, "by type, from the left: the values of recovered relics"),
            ("encamped", CLEARINGS, "by clearing: they have encamped there this turn"),
            ("decamped", CLEARINGS, "by clearing: they have decamped there this turn"),
            ("crowded", CLEARINGS, "by clearing: too many warriors for the land"),
            ("gathered", 1, "cards have been added to the Retinue this turn"),
        ]
        for name in RELICS:
            fields += [
                (f"hidden/{name}", MOST_FORESTS, "by forest: relics of this type that lie face down"),
                (f"shown/{name}", MOST_FORESTS * HIGHEST, "by forest and value: those that lie face up"),
            ]
        super().__init__(fields)
        self.nowhere = ("tracks",)
        #: What `Side.changes` and `State.relic_moves` were when they were read.
        self.changes: int = NONE
        self.relic_moves: int = NONE
        self.column: int = NONE
        self.acting: bool = False
        self.waiting_retainers: int = 0
        self.encamped: int = 0
        self.decamped: int = 0
        self.gathered: bool = False
        self.retinue: list[list[int]] = []
        self.retainers: list[int] = []
        self.waiting: list[int] = []
        self.faces: list[int] = []
        self.tracks: list[list[int]] = []
        #: The Retinue; waystations, tracks and clearings; the forests.
        self.part: bytearray = bytearray(_SIZE)

    def forget(self) -> None:
        self.changes = self.relic_moves = self.column = NONE

    def read(self, g: State, own: KeepersSide, reader: int) -> Part:
        if (
            own.column != self.column
            or own.acting != self.acting
            or own.waiting_retainers != self.waiting_retainers
            or own.waiting != self.waiting
            or own.retainers != self.retainers
            or own.retinue != self.retinue
        ):
            self._read_retinue(own)
        if (
            own.changes != self.changes
            or own.encamped != self.encamped
            or own.decamped != self.decamped
            or own.gathered != self.gathered
            or own.faces != self.faces
            or own.tracks != self.tracks
        ):
            self._read_land(own)
        if g.relic_moves != self.relic_moves:
            self._read_forests(g)
        return self.part

    def _read_retinue(self, own: KeepersSide) -> None:
        self.column = own.column
        self.acting = own.acting
        self.waiting_retainers = own.waiting_retainers
        self.waiting = own.waiting[:]
        self.retainers = own.retainers[:]
        self.retinue = [cards[:] for cards in own.retinue]
        part = bytearray(_LAND)
        part[own.column] = 1
        for column in range(COLUMNS):
            waiting, retainers = own.waiting_in(column)
            first = COLUMNS + 1 + 2 * column * C
            count(part, first, own.retinue[column])
            count(part, first + C, waiting)
            part[_RETAINERS + column] = own.retainers[column]
            part[_RETAINERS + COLUMNS + column] = retainers
        self.part[:_LAND] = part

    def _read_land(self, own: KeepersSide) -> None:
        self.changes = own.changes
        self.encamped = own.encamped
        self.decamped = own.decamped
        self.gathered = own.gathered
        self.faces = own.faces[:]
        self.tracks = [track[:] for track in own.tracks]
        part = bytearray(_FORESTS - _LAND)
        for tile, kind in enumerate(own.faces):
            if kind != NONE:
                part[tile * len(RELICS) + kind] = 1
        for kind, track in enumerate(own.tracks):
            for place, value in enumerate(track):
                part[_TRACKS + 4 * kind + place] = value
        for where in range(CLEARINGS):
            part[_ENCAMPED + where] = own.encamped >> where & 1
            part[_ENCAMPED + CLEARINGS + where] = own.decamped >> where & 1
            if own.warriors[where] >= TOO_MANY:
                part[_ENCAMPED + 2 * CLEARINGS + where] = 1
        part[_ENCAMPED + 3 * CLEARINGS] = own.gathered
        self.part[_LAND:_FORESTS] = part

    def _read_forests(self, g: State) -> None:
        self.relic_moves = g.relic_moves
        part = bytearray(_SIZE - _FORESTS)
        for relic in g.relics:
            if relic.where >= FIRST_FOREST:
                forest = relic.where - FIRST_FOREST
                first = relic.kind * MOST_FORESTS * (1 + HIGHEST)
                if relic.face_up:
                    part[first + MOST_FORESTS + forest * HIGHEST + relic.value - 1] += 1
                else:
                    part[first + forest] += 1
        self.part[_FORESTS:] = part


register("keepers", KeepersBoard)
