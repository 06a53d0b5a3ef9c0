"""What the Keepers have: waystations with two faces, relics in clearings, the Retinue, and the tracks of relics.

A relic is a `Relic` of the table wherever it is (`woodland/relics.py`). One that lies in a clearing is also a token of
the Keepers, of a kind for each type and value, so that it can be fought for like any other token (15.2.5).
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import NONE, faction_table
from polana.games.root.factions.base import AnyFaction
from polana.games.root.factions.keepers.words import RETINUE_WORDS
from polana.games.root.names import CARD_NAMES, CLEARING_NAMES
from polana.games.root.state import Relic, Side, State
from polana.games.root.woodland.maps import CLEARINGS, PLACES
from polana.games.root.woodland.relics import RELICS
from polana.kernel.notation import Notation

_TABLE: Final = faction_table("keepers")
#: 15.2.2: for each waystation the types on its front and its back, as places in `RELICS`.
FACES: Final[list[list[int]]] = [[RELICS.index(name) for name in faces] for faces in _TABLE["waystations"]]
WAYSTATIONS: Final = len(FACES)
#: 15.2.1: the values of the relics of one type, and the highest of them.
VALUES: Final[list[int]] = _TABLE["relic_values_per_type"]
HIGHEST: Final = max(VALUES)
#: Kinds of piece: the waystations, then relics by type and value.
KINDS: Final = WAYSTATIONS + len(RELICS) * HIGHEST
#: The columns of the Retinue (15.5.2), from left to right.
MOVE_COLUMN, DELVE_COLUMN, RECOVER_COLUMN = range(3)
COLUMNS: Final = 3
RETAINERS: Final[int] = _TABLE["turn"]["faithful_retainer"]["count"]
#: 15.6.2: the most cards that the Retinue holds.
MOST_CARDS: Final[int] = _TABLE["tracks"]["retinue_max_cards"]


def relic_kind(relic: Relic) -> int:
    """The kind of token that a relic is in a clearing."""
    return WAYSTATIONS + relic.kind * HIGHEST + relic.value - 1


def type_of(kind: int) -> int:
    """The type of a relic by its kind of token."""
    return (kind - WAYSTATIONS) // HIGHEST


def value_of(kind: int) -> int:
    return (kind - WAYSTATIONS) % HIGHEST + 1


#: How the board is written in positions.
_COLUMNS: Final = [word.label for word in RETINUE_WORDS]
_RELICS: Final[list[str]] = [*_TABLE["buildings"], *_TABLE["tokens"]]
NOTATION: Final = Notation(
    {"retinue": CARD_NAMES, "waiting": CARD_NAMES, "column": [*_COLUMNS, "done"], "faces": RELICS, "trophies": _RELICS},
    {"retainers": _COLUMNS},
    {"retinue": _COLUMNS, "tracks": RELICS, "faces": _TABLE["buildings"]},
    {"encamped": CLEARING_NAMES, "decamped": CLEARING_NAMES},
)


class KeepersSide(Side):
    """The Retinue, the waystations and the relics that came home."""

    __slots__ = (
        "acting", "column", "decamped", "encamped", "faces", "gathered", "ignored", "lived", "retainers", "retinue",
        "step", "tracks", "trophies", "waiting", "waiting_retainers",
    )  # fmt: skip

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        if empty:
            return
        #: The cards of the Retinue by column, and the Faithful Retainers among them, which are not cards of the deck.
        self.retinue: list[list[int]] = [[] for _ in range(COLUMNS)]
        self.retainers: list[int] = [0] * COLUMNS
        #: Of the column at work: the cards that have not acted yet.
        self.column: int = 0
        self.waiting: list[int] = []
        self.waiting_retainers: int = 0
        #: Has the Retinue begun to act (15.5.2), so that nothing more is crafted?
        self.acting: bool = False
        #: Recovered relics by type: their values, from the left.
        self.tracks: list[list[int]] = [[] for _ in RELICS]
        #: Kinds of relic that were removed and wait for a forest (15.2.5).
        self.trophies: list[int] = []
        #: The type that each waystation on the map shows; NONE for the others.
        self.faces: list[int] = [NONE] * WAYSTATIONS
        #: How far Birdsong has come, and the clearings, as bits, where they have encamped and decamped this turn.
        self.step: int = 0
        self.encamped: int = 0
        self.decamped: int = 0
        #: In Evening: have they lived off the land (15.6.1), and have they added cards to the Retinue (15.6.2)?
        self.lived: bool = False
        self.gathered: bool = False
        #: In a battle: was the first hit ignored (15.2.4)?
        self.ignored: bool = False

    def copy(self) -> KeepersSide:
        twin = KeepersSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.retinue = [column[:] for column in self.retinue]
        twin.retainers = self.retainers[:]
        twin.column = self.column
        twin.waiting = self.waiting[:]
        twin.waiting_retainers = self.waiting_retainers
        twin.acting = self.acting
        twin.tracks = [track[:] for track in self.tracks]
        twin.trophies = self.trophies[:]
        twin.faces = self.faces[:]
        twin.step = self.step
        twin.encamped = self.encamped
        twin.decamped = self.decamped
        twin.lived = self.lived
        twin.gathered = self.gathered
        twin.ignored = self.ignored
        return twin

    @property
    def retinue_size(self) -> int:
        """15.6.2: Faithful Retainers count too."""
        return sum(self.retainers) + sum([len(column) for column in self.retinue])

    def waiting_in(self, column: int) -> tuple[list[int], int]:
        """The cards and Faithful Retainers of a column that can still act this turn."""
        if not self.acting or column > self.column:
            return self.retinue[column], self.retainers[column]
        return (self.waiting, self.waiting_retainers) if column == self.column else ([], 0)

    @property
    def stations_on_map(self) -> int:
        return sum(self.buildings)

    def stations_at(self, where: int) -> list[int]:
        """The waystations in a clearing."""
        return [tile for tile in range(WAYSTATIONS) if self.cardboard[tile * PLACES + where]]

    def relics_at(self, where: int) -> list[int]:
        """The kinds of relic in a clearing, each once."""
        if not self.tokens[where]:
            return []
        return [kind for kind in range(WAYSTATIONS, KINDS) if self.at(kind, where)]


def clearings_with_stations(own: KeepersSide) -> list[int]:
    return [where for where in range(CLEARINGS) if own.buildings[where]]


def relic_in(g: State, where: int, kind: int) -> Relic:
    """A relic of a kind of token that lies face up in a place; NONE: one that has just left the map."""
    for relic in g.relics:
        if relic.where == where and relic.face_up and relic_kind(relic) == kind:
            return relic
    raise LookupError(kind)
