"""Why a place is not what a question is about: a question names only where its answer can be."""

from __future__ import annotations

from typing import Final

from polana.games.root.move import NO_WARRIORS, NOT_ADJACENT
from polana.games.root.state import State
from polana.kernel.flow import Ask
from polana.kernel.law import OTHER_QUESTION, Refusal
from polana.kernel.word import Word

PLACES: Final = ("clearing", "forest")

#: The advanced setup asks some questions of the standard one again, and there the reasons are others.
NOT_THERE: Final = ("A.8.2",)

#: The general questions; a faction has reasons of its own for those that it alone is asked (`Faction.elsewhere`).
REASONS: Final[dict[str, Refusal]] = {
    "ask-root-move-from": NO_WARRIORS,
    "ask-root-move-to": NOT_ADJACENT,
    "ask-root-battle-where": NO_WARRIORS,
}


def why_not_there(g: State, ask: Ask, word: Word) -> Refusal:
    """Tells nothing that the board does not show."""
    if word.kind not in PLACES:
        return OTHER_QUESTION
    for side in g.sides:
        if side.seat == ask.seat:
            own = side.rules.elsewhere.get(ask.about)
            if own is not None and ask.law not in NOT_THERE:
                return own
    return REASONS.get(ask.about, OTHER_QUESTION)
