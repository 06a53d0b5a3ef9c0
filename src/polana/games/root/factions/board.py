"""Board: what lies on the board of a faction, who may see it, how it is written, as hooks of `Faction`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic

from polana.games.root.deed import P
from polana.games.root.state import Side, State
from polana.games.root.view import HirelingView
from polana.kernel.notation import Notation
from polana.kernel.rng import Rng

#: Fields that are written as they are.
PLAIN: Final = Notation({})


class Board(Generic[P]):
    """The general answers: nothing lies there but what every side has."""

    # === sight ======================================================================================================

    def view(self, g: State, me: P, reader: int) -> Mapping[str, object]:
        """What a reader may see of the faction's own board, besides what every side has."""
        return {}

    def hireling_view(self, g: State, me: P) -> HirelingView | None:
        """E: what lies on the card of a hireling."""
        return None

    def secret_cards(self, g: State, me: P, reader: int) -> list[list[int]]:
        """Piles of cards besides hands that the reader may not see: the lists that `imagine` fills anew."""
        return []

    def imagine(self, g: State, me: P, seat: int, rng: Rng) -> None:
        """Re-deal secrets that are not cards (face-down tokens)."""

    # === positions ==================================================================================================

    def notation(self) -> Notation:
        """How the fields of my side are written in a position, besides those that every side has."""
        return PLAIN

    def settle_position(self, g: State, me: P, told: list[str]) -> None:
        """A position was read: work out what follows from it and is not among the fields that were told of me."""

    def is_lending(self, g: State, me: P) -> bool:
        """Do I lend anything to anybody now? Then I am among the lenders (`lending.py`)."""
        return False

    def ruin_sets(self, g: State, me: P) -> int:
        """How many sets of items lie under the ruins when the match begins, because I play (9.3.4, 14.3.2)."""
        return 0

    # === invariants =================================================================================================

    def warriors_elsewhere(self, g: State, me: P) -> int:
        """My warriors that are neither on the map nor in the supply (officers, acolytes, payments)."""
        return 0

    def warriors_held(self, g: State, me: P, owner: Side) -> int:
        """How many warriors of a side, perhaps another's, lie on my board and are not in `warriors_elsewhere`."""
        return 0

    def cards_elsewhere(self, g: State, me: P) -> list[int]:
        """Cards on my board that are neither in hand nor in the play area (supporters, the Decree, lost souls)."""
        return []

    def items_elsewhere(self, g: State, me: P) -> list[int]:
        """Items by kind that are on my board outside the Crafted Items box, or have left the game from there."""
        return []

    def items_brought(self, g: State, me: P) -> list[int]:
        """Items by kind that are mine from the start, and none of the supply."""
        return []

    def gone(self, g: State, me: P, kind: int) -> int:
        """Buildings or tokens of a kind that left the game for good (the keep)."""
        return 0

    def check(self, g: State, me: P) -> None:
        """Raise AssertionError if an invariant of the faction is broken."""
