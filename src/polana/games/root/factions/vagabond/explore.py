"""Explore (9.5.3): what lies under a ruin, for one Vagabond or two (9.7.3)."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import NONE, TORCH, faction_table
from polana.games.root.factions.vagabond import asks
from polana.games.root.factions.vagabond import news as told
from polana.games.root.factions.vagabond.items import exhaust, gain
from polana.games.root.factions.vagabond.relations import IN_FOREST
from polana.games.root.factions.vagabond.side import VagabondSide
from polana.games.root.score import score
from polana.games.root.state import State
from polana.games.root.woodland.ruins import clear_ruin, put_back, take_items
from polana.games.root.words import ITEM_WORDS, PASS
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.piles import each_once
from polana.kernel.word import Word

EXPLORE_POINTS: Final[int] = faction_table("vagabond")["actions"]["explore"]["vp"]

NO_TORCH: Final = Refusal("9.5.3", "why-root-vagabond-no-torch")
NO_RUIN: Final = Refusal("9.5.3", "why-root-vagabond-no-ruin")
SAME_RUIN_ITEM: Final = Refusal("9.7.3", "why-root-vagabond-same-ruin-item")


def why_not_explore(g: State, own: VagabondSide) -> Refusal | None:
    if own.in_forest:
        return IN_FOREST
    if not g.ruin_items[own.pawn]:
        return NO_RUIN
    return None if own.pack[TORCH] else NO_TORCH


def why_not_take_marked(own: VagabondSide, item: int) -> Refusal | None:
    """9.7.3: no second item marked R of a kind."""
    return SAME_RUIN_ITEM if own.marked >> item & 1 else None


class RuinAsk(Ask):
    """Which of the items of a ruin? Only whoever looks at them knows what there is to choose."""

    __slots__ = ("_own",)

    def __init__(self, own: VagabondSide) -> None:
        super().__init__(own.seat, asks.EXPLORE, [], "9.7.3", RuinItem(own), veiled=True)
        self._own: VagabondSide = own

    def candidates(self) -> list[Word]:
        return [*each_once(self._own.looked, ITEM_WORDS), PASS]


class RuinItem(Judge):
    def __init__(self, own: VagabondSide) -> None:
        self.own: VagabondSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is PASS else why_not_take_marked(self.own, word.value)


def explore(g: State, own: VagabondSide) -> Flow[None]:
    """9.5.3: take the item under the ruin; of two he picks one (9.7.3)."""
    exhaust(g, own, TORCH, "9.5.3")
    where = own.pawn
    own.looked = take_items(g, where)
    g.chance.reveal()
    item = own.looked[0]
    if len(own.looked) > 1:
        word = yield RuinAsk(own)
        item = NONE if word is PASS else word.value
    elif why_not_take_marked(own, item) is not None:
        item = NONE
    if item != NONE:
        own.looked.remove(item)
        own.marked |= 1 << item
        gain(own, item)
    put_back(g, where, own.looked)
    own.looked = []
    if item == NONE:
        told.found_nothing(g, own, where)
        return
    told.found(g, own, item, where)
    if not g.ruin_items[where]:
        clear_ruin(g, where)
    score(g, own, EXPLORE_POINTS, "9.5.3")
