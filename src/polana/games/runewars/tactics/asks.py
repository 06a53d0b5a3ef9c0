"""Questions about Tactics cards. Whether there is anything to play is a secret of the hand: such are veiled."""

from __future__ import annotations

from typing import Final

from polana.games.runewars import topics
from polana.games.runewars.box.decks import TACTICS, TACTICS_TIMING
from polana.games.runewars.state import Table
from polana.kernel.flow import Ask
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

# --- playing a card ---------------------------------------------------------------------------------------------------


FRESH: Final = Refusal("RW.tactics.4", "why-runewars-tactic-fresh")
#: When a card is played, by its timing.
MOMENTS: Final[dict[str, Refusal]] = {
    "your_turn": Refusal("RW.tactics.1", "why-runewars-tactic-your-turn"),
    "battle_start": Refusal("RW.tactics.1", "why-runewars-tactic-battle-start"),
    "battle": Refusal("RW.tactics.1", "why-runewars-tactic-in-battle"),
    "duel_start": Refusal("RW.tactics.1", "why-runewars-tactic-duel-start"),
    "quest_phase": Refusal("RW.tactics.1", "why-runewars-tactic-quest-phase"),
}
#: Those that answer something of their own.
REACTIONS: Final[dict[int, Refusal]] = {
    TACTICS.index("counterspell"): Refusal("RW.tactics.1", "why-runewars-tactic-as-answer"),
    TACTICS.index("winter_stores"): Refusal("RW.tactics.1", "why-runewars-tactic-in-winter"),
}


def why_held_back(g: Table, seat: int, word: Word) -> Refusal | None:
    """Why a card of a player's hand is not offered at all; None if it is in another hand, or no Tactics card."""
    if word.kind != "tactic":
        return None
    player = g.players[seat]
    if word.value in player.tactics:
        timing = TACTICS_TIMING[word.value]
        return REACTIONS[word.value] if timing == "reaction" else MOMENTS[timing]
    return FRESH if word.value in player.fresh else None


# --- cards of a battle ------------------------------------------------------------------------------------------------


def rally(g: Table, seat: int, words: list[Word], count: int) -> Ask:
    """Which routed unit stands up?"""
    return Ask(seat, topics.RALLY, words, "RW.tactics.2", None, veiled=False, args={"count": count})


def champion(g: Table, seat: int, words: list[Word]) -> Ask:
    """Which hero supports two types?"""
    return Ask(seat, topics.CHAMPION, words, "RW.tactics.2")
