"""The tally of one side in a combat, source by source (NG.combat.5)."""

from __future__ import annotations

from typing import final


@final
class Tally:
    """What one side brings into a combat, source by source: points, and wounds for the other side."""

    __slots__ = (
        "card", "clan", "die", "die_wounds", "food", "fortress", "kaija", "thrown", "thrown_wounds", "tower_wounds",
        "units",
    )  # fmt: skip

    def __init__(self, units: int = 0) -> None:
        self.units: int = units
        self.kaija: int = 0
        self.card: int = 0
        self.clan: int = 0
        self.fortress: int = 0
        self.food: int = 0
        self.die: int = 0
        self.thrown: int = 0
        self.die_wounds: int = 0
        self.thrown_wounds: int = 0
        self.tower_wounds: int = 0

    def copy(self) -> Tally:
        twin = Tally(self.units)
        twin.kaija = self.kaija
        twin.card = self.card
        twin.clan = self.clan
        twin.fortress = self.fortress
        twin.food = self.food
        twin.die = self.die
        twin.thrown = self.thrown
        twin.die_wounds = self.die_wounds
        twin.thrown_wounds = self.thrown_wounds
        twin.tower_wounds = self.tower_wounds
        return twin

    def points(self) -> int:
        """NG.combat.5."""
        return self.units + self.kaija + self.card + self.clan + self.fortress + self.food + self.die + self.thrown

    def wounds(self) -> int:
        """What the other side would suffer."""
        return self.die_wounds + self.thrown_wounds + self.tower_wounds
