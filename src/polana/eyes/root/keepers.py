"""The board of the Keepers in Iron, as numbers, and the relics in the forests."""

from __future__ import annotations

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, C, register
from polana.games.root.components import NONE
from polana.games.root.factions.keepers.evening import TOO_MANY
from polana.games.root.factions.keepers.side import COLUMNS, HIGHEST, WAYSTATIONS, KeepersSide, keepers
from polana.games.root.factions.keepers.words import RETINUE_WORDS
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST, MOST_FORESTS
from polana.games.root.woodland.relics import RELICS


class KeepersBoard(Board):
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
        #: What `Side.changes` and `State.relic_moves` were when they were read.
        self.changes: int = NONE
        self.relic_moves: int = NONE
        self.marks: list[int] = []
        self.retinue: list[list[int]] = []
        self.retainers: list[int] = []
        self.waiting: list[int] = []
        self.faces: list[int] = []
        self.tracks: list[list[int]] = []
        self.part: bytes = b""

    def forget(self) -> None:
        self.changes = NONE

    def read(self, g: State, side: Side, reader: int) -> Part:
        own = keepers(side)
        marks = [own.column, own.acting, own.waiting_retainers, own.encamped, own.decamped, own.gathered]
        if (
            own.changes != self.changes
            or g.relic_moves != self.relic_moves
            or marks != self.marks
            or own.retinue != self.retinue
            or own.retainers != self.retainers
            or own.waiting != self.waiting
            or own.faces != self.faces
            or own.tracks != self.tracks
        ):
            self.changes = own.changes
            self.relic_moves = g.relic_moves
            self.marks = marks
            self.retinue = [cards[:] for cards in own.retinue]
            self.retainers = own.retainers[:]
            self.waiting = own.waiting[:]
            self.faces = own.faces[:]
            self.tracks = [track[:] for track in own.tracks]
            self.part = self._read(g, own)
        return self.part

    def _read(self, g: State, own: KeepersSide) -> bytes:
        row = bytearray(own.column == column for column in range(COLUMNS + 1))
        waiting_retainers = bytearray(COLUMNS)
        for column in range(COLUMNS):
            waiting, waiting_retainers[column] = own.waiting_in(column)
            row.extend(counted(own.retinue[column]))
            row.extend(counted(waiting))
        row.extend(own.retainers)
        row.extend(waiting_retainers)
        for tile in range(WAYSTATIONS):
            row.extend(own.faces[tile] == kind for kind in range(len(RELICS)))
        for track in own.tracks:
            row.extend(track)
            row.extend(bytes(4 - len(track)))
        row.extend(own.encamped >> where & 1 for where in range(CLEARINGS))
        row.extend(own.decamped >> where & 1 for where in range(CLEARINGS))
        row.extend(own.warriors[where] >= TOO_MANY for where in range(CLEARINGS))
        row.append(own.gathered)
        forests = bytearray(len(RELICS) * MOST_FORESTS * (1 + HIGHEST))
        for relic in g.relics:
            if relic.where >= FIRST_FOREST:
                forest = relic.where - FIRST_FOREST
                first = relic.kind * MOST_FORESTS * (1 + HIGHEST)
                if relic.face_up:
                    forests[first + MOST_FORESTS + forest * HIGHEST + relic.value - 1] += 1
                else:
                    forests[first + forest] += 1
        return bytes(row + forests)


def counted(cards: list[int]) -> Part:
    part = bytearray(C)
    for card in cards:
        part[card] += 1
    return part


register("keepers", KeepersBoard)
