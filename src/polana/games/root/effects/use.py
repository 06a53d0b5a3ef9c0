"""Using the effect of a card in the play area (4.1.3), as a deed."""

from __future__ import annotations

from typing import Final

from polana.games.root import news as told
from polana.games.root.components import CARDS
from polana.games.root.deed import Deed
from polana.games.root.effects.base import EFFECTS
from polana.games.root.state import Side, State
from polana.games.root.words import USE_WORDS
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal


class UseCard(Deed):
    """4.1.3: the effect of a card in the play area."""

    def __init__(self, card: int) -> None:
        super().__init__(USE_WORDS[card], "4.1.3")
        self.card: int = card

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return EFFECTS[self.card].why_not(g, me)

    def is_veiled(self, g: State, me: Side) -> bool:
        return EFFECTS[self.card].is_veiled(g, me)

    def is_mandatory(self) -> bool:
        return EFFECTS[self.card].mandatory

    def do(self, g: State, me: Side) -> Flow[None]:
        mark_used(me, self.card)
        told.used(g, me, self.card, self.law)
        return EFFECTS[self.card].use(g, me)


def mark_used(me: Side, card: int) -> None:
    """The effect of a card in play is used this turn."""
    me.used = [*me.used, card]
    me.changes += 1


#: By card.
USE: Final[list[Deed]] = [UseCard(card) for card in range(len(CARDS))]
