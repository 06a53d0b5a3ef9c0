"""A card of the hand, or a choice of the turn, at another time: what it lacks, or when it is its turn."""

from __future__ import annotations

from typing import Final

from polana.games.northgard.cards.copies import ONLY_AS_ANSWER
from polana.games.northgard.cards.play import why_not_play
from polana.games.northgard.components import CARD_PLAYABLE
from polana.games.northgard.state import ACTIONS, Table
from polana.games.northgard.year.turn import CHOICES, DEFENSIVE_STRATEGY, PLAY
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

ON_YOUR_TURN: Final = Refusal("NG.actions.2", "why-northgard-card-on-your-turn")
CHOICE_ON_YOUR_TURN: Final = "why-northgard-choice-on-your-turn"
FINISH_CHOICE: Final = "why-northgard-choice-finish-first"
FINISH_FIRST: Final = Refusal("NG.actions.play.3", "why-northgard-card-finish-first")


def why_not_now(g: Table, seat: int, word: Word) -> Refusal | None:
    """Of a card that the seat holds, or a choice of its turn. Nothing of it depends on what others hold."""
    me = g.players[seat]
    for choice in CHOICES:
        if choice.word is word:
            return Refusal(choice.law, FINISH_CHOICE if g.phase == ACTIONS and g.turn == seat else CHOICE_ON_YOUR_TURN)
    if word.kind != "card" or word.value not in me.hand:
        return None
    number = word.value
    if not CARD_PLAYABLE[number]:
        return why_not_play(g, seat, number)
    if number == DEFENSIVE_STRATEGY:
        return ONLY_AS_ANSWER
    if g.phase != ACTIONS or g.turn != seat:
        return ON_YOUR_TURN
    refusal = PLAY[number].why_not(g, me)
    return FINISH_FIRST if refusal is None else refusal
