"""Daylight (9.5): whatever he has the items for, in any order."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import start_battle_at
from polana.games.root.components import HAMMER, SWORD
from polana.games.root.craft import can_craft, craft
from polana.games.root.factions.vagabond import asks, characters, explore, items, moves, quests, relations, strike
from polana.games.root.factions.vagabond import battle as fight
from polana.games.root.factions.vagabond.side import VagabondSide
from polana.games.root.menu import choose_action
from polana.games.root.state import State
from polana.games.root.words import AID, BATTLE, CRAFT, DONE, EXPLORE, MOVE, QUEST, REPAIR, SPECIAL, STRIKE
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOTHING_TO_CRAFT: Final = Refusal("9.5.8", "why-root-nothing-to-craft")
NO_HAMMER: Final = Refusal("9.5.7", "why-root-vagabond-no-hammer")
NOTHING_DAMAGED: Final = Refusal("9.5.7", "why-root-vagabond-nothing-damaged")


def daylight(g: State, own: VagabondSide) -> Flow[bool]:
    """9.5."""
    words = [MOVE, BATTLE, EXPLORE, AID, QUEST, STRIKE, REPAIR, CRAFT, SPECIAL, DONE]
    word = yield from choose_action(g, own, asks.DAYLIGHT, words, "9.5", Daylight(g, own))
    if word is None:
        return False
    if word is DONE:
        return True
    if word is MOVE:
        yield from moves.move_pawn(g, own, 1, "9.5.1")
    elif word is BATTLE:
        items.exhaust(g, own, SWORD, "9.5.2")
        yield from start_battle_at(g, own, own.pawn, "9.5.2")
    elif word is EXPLORE:
        yield from explore.explore(g, own)
    elif word is AID:
        yield from relations.aid(g, own)
    elif word is QUEST:
        yield from quests.do_quest(g, own)
    elif word is STRIKE:
        yield from strike.strike(g, own)
    elif word is REPAIR:
        items.exhaust(g, own, HAMMER, "9.5.7")
        yield from items.repair_items(g, own, 1, "9.5.7")
    elif word is CRAFT:
        yield from craft(g, own, "9.5.8")
    else:
        return (yield from characters.special(g, own))
    return False


class Daylight(Judge):
    """9.5: what he has the items for."""

    def __init__(self, g: State, own: VagabondSide) -> None:
        self.g: State = g
        self.own: VagabondSide = own

    def why_not(self, word: Word) -> Refusal | None:
        g, own = self.g, self.own
        if word is DONE:
            return None
        if word is MOVE:
            return moves.why_not_move_pawn(g, own, 1)
        if word is BATTLE:
            return fight.why_not_fight(g, own)
        if word is EXPLORE:
            return explore.why_not_explore(g, own)
        if word is AID:
            return relations.why_not_aid(g, own)
        if word is QUEST:
            return quests.why_not_any_quest(g, own)
        if word is STRIKE:
            return strike.why_not_strike(g, own)
        if word is REPAIR:
            if not own.pack[HAMMER]:
                return NO_HAMMER
            return None if items.damaged(own) else NOTHING_DAMAGED
        if word is CRAFT:
            return None if can_craft(g, own) else NOTHING_TO_CRAFT
        return characters.why_not_special(g, own)
