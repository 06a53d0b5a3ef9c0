"""A card of the hand at another time: what it is for, what it lacks, and when it is asked for."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CARDS
from polana.games.root.craft import COST_TOO_HIGH, why_not_craft
from polana.games.root.state import State
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

AMBUSH_IN_BATTLE: Final = Refusal("4.3.1", "why-root-ambush-in-battle")
DOMINANCE_IN_DAYLIGHT: Final = Refusal("3.3.1", "why-root-dominance-in-daylight")
CRAFT_IN_DAYLIGHT: Final = Refusal("4.1", "why-root-craft-in-daylight")
CRAFT_IN_EVENING: Final = Refusal("4.1", "why-root-craft-in-evening")


def why_not_now(g: State, seat: int, word: Word) -> Refusal | None:
    """Of a card that the seat holds. Nothing of it depends on what others hold."""
    me = g.sides[seat]
    card = word.value
    if word.kind != "card" or card not in me.hand:
        return None
    kind = CARDS[card]
    if kind.ambush:
        return AMBUSH_IN_BATTLE
    if kind.dominance:
        refusal = me.rules.why_not_dominance(g, me, card)
        return DOMINANCE_IN_DAYLIGHT if refusal is None else refusal
    refusal = why_not_craft(g, me, card)
    # What he has left to craft with is counted in his own turn.
    if refusal is not None and (g.turn == seat or refusal is not COST_TOO_HIGH):
        return refusal
    return CRAFT_IN_EVENING if me.rules.crafts_in_evening else CRAFT_IN_DAYLIGHT
