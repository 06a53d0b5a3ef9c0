"""What a reader may see of the faction's own board. What lies where on the map is in `RootView.relics`."""

from __future__ import annotations

from typing import Literal, TypedDict


class RetinueColumn(TypedDict):
    """One column of the Retinue (15.5.2)."""

    #: What its cards do: move, battle_then_delve, move_or_recover.
    action: str
    cards: list[str]
    #: Faithful Retainers among them, which count as birds.
    retainers: int
    #: Those that can still act this turn: all of a column that is still to come, none of one that is over.
    waiting: list[str]
    waiting_retainers: int


class WaystationView(TypedDict):
    """One of the three waystations (15.2.2)."""

    #: The name of its piece, and the types on its two sides.
    piece: str
    faces: list[str]
    #: The number of its clearing and the type that shows there, or nothing for one on the board.
    where: str | None
    shows: str | None


class KeepersBoard(TypedDict):
    """The Retinue, waystations and recovered relics. All of it is open."""

    kind: Literal["keepers"]
    retinue: list[RetinueColumn]
    #: The column at work in Daylight, from 0; the number of columns when all are through.
    column: int
    #: The most cards that the Retinue holds.
    most: int
    waystations: list[WaystationView]
    #: By type, in the order of the board: the values of recovered relics from the left.
    tracks: dict[str, list[int]]
    #: How many columns of the tracks are filled.
    columns_filled: int
    #: Clearings with a relic and a Keeper warrior, where the first hit is ignored (15.2.4).
    devout: list[str]
    #: Clearings where Live Off the Land would remove a warrior now (15.6.1).
    crowded: list[str]
    #: Clearings where they have encamped and decamped this turn.
    encamped: list[str]
    decamped: list[str]
    #: Cards have been added to the Retinue this turn, so none can be moved (15.6.2).
    gathered: bool
