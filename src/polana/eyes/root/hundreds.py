"""The board of the Lord of the Hundreds, as numbers."""

from __future__ import annotations

from polana.eyes.observer import Part
from polana.eyes.root.board import Board, register
from polana.games.root.components import ITEMS
from polana.games.root.factions.hundreds.side import FORBIDDEN_BY, hundreds
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS


class HundredsBoard(Board):
    def __init__(self) -> None:
        super().__init__(
            [
                ("warlord", CLEARINGS, "by clearing: the warlord is there"),
                ("mood", len(FORBIDDEN_BY), "by mood: the present one"),
                ("hoard", len(ITEMS), "by item: the Hoard"),
                ("command", 1, "Command"),
                ("prowess", 1, "Prowess"),
                ("commands", 1, "actions of Command taken this turn"),
                ("advances", 1, "advances of the warlord made this turn"),
                ("step", 1, "how far Daylight has come"),
                ("looking", 1, "items found under a ruin that wait for a choice"),
                ("looked", len(ITEMS), "by item: those, for the Hundreds alone"),
            ]
        )

    def read(self, g: State, side: Side, reader: int) -> Part:
        own = hundreds(side)
        row = bytearray(own.warlord == where for where in range(CLEARINGS))
        row.extend(own.mood == mood for mood in range(len(FORBIDDEN_BY)))
        row.extend(own.hoard.count(item) for item in range(len(ITEMS)))
        row.extend((own.command, own.prowess, own.commands, own.advances, own.step, len(own.looked)))
        seen = own.looked if reader == side.seat else []
        row.extend(seen.count(item) for item in range(len(ITEMS)))
        return bytes(row)


register("hundreds", HundredsBoard)
