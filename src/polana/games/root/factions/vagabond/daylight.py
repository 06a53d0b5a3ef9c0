"""Daylight (9.5): whatever he has the items for, in any order."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import Craft
from polana.games.root.battle import start_battle_at
from polana.games.root.components import BOOTS, CROSSBOW, HAMMER, SWORD, TORCH
from polana.games.root.deed import NO_MORE, OwnDeed, OwnDeeds
from polana.games.root.factions.vagabond import asks, explore, items, moves, quests, relations, strike
from polana.games.root.factions.vagabond import battle as fight
from polana.games.root.factions.vagabond.characters import SPECIAL_ACTION
from polana.games.root.factions.vagabond.side import VagabondSide
from polana.games.root.factions.vagabond.words import AID, QUEST, REPAIR, STRIKE
from polana.games.root.menu import choose
from polana.games.root.state import State
from polana.games.root.words import BATTLE, EXPLORE, ITEM_WORDS, MOVE
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal

NO_HAMMER: Final = Refusal("9.5.7", "why-root-vagabond-no-hammer")
NOTHING_DAMAGED: Final = Refusal("9.5.7", "why-root-vagabond-nothing-damaged")


def daylight(g: State, me: VagabondSide) -> Flow[bool]:
    """9.5."""
    return choose(g, me, asks.DAYLIGHT, DAYLIGHT, "9.5")


class Move(OwnDeed[VagabondSide]):
    """9.5.1: for a boot."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        return moves.why_not_move_pawn(g, me, 1)

    def terms(self, g: State, me: VagabondSide) -> dict[str, Arg]:
        return {"item": ITEM_WORDS[BOOTS]}

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        yield from moves.move_pawn(g, me, 1, "9.5.1")


class Battle(OwnDeed[VagabondSide]):
    """9.5.2: for a sword."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        return fight.why_not_fight(g, me)

    def terms(self, g: State, me: VagabondSide) -> dict[str, Arg]:
        return {"item": ITEM_WORDS[SWORD]}

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        items.exhaust(g, me, SWORD, "9.5.2")
        return start_battle_at(g, me, me.pawn, "9.5.2")


class Explore(OwnDeed[VagabondSide]):
    """9.5.3."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        return explore.why_not_explore(g, me)

    def terms(self, g: State, me: VagabondSide) -> dict[str, Arg]:
        return {"item": ITEM_WORDS[TORCH]}

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        return explore.explore(g, me)


class Aid(OwnDeed[VagabondSide]):
    """9.5.4."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        return relations.why_not_aid(g, me)

    def terms(self, g: State, me: VagabondSide) -> dict[str, Arg]:
        return {"items": 1, "cards": 1, "which": "here"}

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        return relations.aid(g, me)


class Quest(OwnDeed[VagabondSide]):
    """9.5.5."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        return quests.why_not_any_quest(g, me)

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        return quests.do_quest(g, me)


class Strike(OwnDeed[VagabondSide]):
    """9.5.6."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        return strike.why_not_strike(g, me)

    def terms(self, g: State, me: VagabondSide) -> dict[str, Arg]:
        return {"item": ITEM_WORDS[CROSSBOW]}

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        return strike.strike(g, me)


class Repair(OwnDeed[VagabondSide]):
    """9.5.7: for a hammer."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        if not me.pack[HAMMER]:
            return NO_HAMMER
        return None if items.damaged(me) else NOTHING_DAMAGED

    def terms(self, g: State, me: VagabondSide) -> dict[str, Arg]:
        return {"item": ITEM_WORDS[HAMMER]}

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        items.exhaust(g, me, HAMMER, "9.5.7")
        return items.repair_items(g, me, 1, "9.5.7")


DAYLIGHT: Final[OwnDeeds[VagabondSide]] = [
    Move(MOVE, "9.5.1"),
    Battle(BATTLE, "9.5.2"),
    Explore(EXPLORE, "9.5.3"),
    Aid(AID, "9.5.4"),
    Quest(QUEST, "9.5.5"),
    Strike(STRIKE, "9.5.6"),
    Repair(REPAIR, "9.5.7"),
    Craft("9.5.8", "9.5.8"),
    SPECIAL_ACTION,
    NO_MORE,
]
