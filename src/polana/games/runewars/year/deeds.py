"""What a player may do at any moment of his own turn (RW.terms.turn): Tactics cards, objective, Victory card, rewards.

Such moments are the windows before, between and after the effects of his order, and the start of a battle
(RW.battle.4). Whether there is anything to do is a secret of the hand, so people are asked in every window (`veiled`).
"""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.deed import NO_MORE, Deeds, choose
from polana.games.runewars.heroes import exploration
from polana.games.runewars.realm import objectives, titles
from polana.games.runewars.rewards import exchange
from polana.games.runewars.rewards import turn as rewards
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import base as tactics
from polana.games.runewars.words import FULFIL, ORDER
from polana.games.runewars.year import victory
from polana.kernel.flow import Flow
from polana.kernel.refusal import OTHER_QUESTION, Arg, Refusal
from polana.kernel.word import Word

#: Where in a turn a window opens, for the words of its question: anywhere, before the order, before its bonus,
#: after it, at the start of a battle.
ANYWHERE: Final = 0
BEFORE_ORDER: Final = 1
BEFORE_BONUS: Final = 2
AFTER_ORDER: Final = 3
BEFORE_BATTLE: Final = 4


def deeds_of(g: Table, seat: int) -> Deeds:
    """All that the player might want to do, allowed or not."""
    deeds: Deeds = [NO_MORE]
    if g.explore:
        deeds.append(exploration.RAZE_PLACE)
    deeds += objectives.deeds_of(g, seat)
    deeds += titles.deeds_of(g, seat)
    deeds.append(victory.CLAIM_VICTORY)
    deeds += tactics.in_hand(g, seat, "your_turn")
    deeds.append(exchange.SWAP_REWARDS)
    deeds.append(exchange.TAKE_REWARDS)
    deeds += rewards.in_play(g, seat, "your_turn")
    return deeds


@final
class TurnMenu(tactics.HandMenu):
    """Anything else this turn?"""

    __slots__ = ()

    def __init__(self, g: Table, seat: int, moment: int) -> None:
        args: dict[str, Arg] = {"moment": moment, "order": ORDER[g.players[seat].order]}
        super().__init__(seat, topics.DEED, "RW.terms.turn", g, seat, deeds_of(g, seat), veiled=True, args=args)

    def in_hand(self) -> Deeds:
        return deeds_of(self.g, self.me)

    def why_not(self, word: Word) -> Refusal | None:
        reason = super().why_not(word)
        if reason is not OTHER_QUESTION:
            return reason
        if word is FULFIL:
            return objectives.NO_OBJECTIVE
        if word.kind == "title":
            return titles.why_no_deed(self.g, self.me, word.value)
        return reason


def window(g: Table, seat: int, moment: int = ANYWHERE) -> Flow[None]:
    """The player does as many things as he likes."""
    done = False
    while not done:
        done = yield from choose(TurnMenu(g, seat, moment))
