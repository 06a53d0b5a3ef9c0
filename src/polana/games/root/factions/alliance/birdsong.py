"""Birdsong (8.4): revolts, then sympathy."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NONE_LEFT
from polana.games.root.components import faction_table
from polana.games.root.control import (
    NO_SLOT,
    free_slots,
    is_enemy,
    is_safe_from,
    near,
    warriors_for_rule,
    why_not_place,
)
from polana.games.root.deed import NO_MORE, OwnDeed, OwnDeeds
from polana.games.root.factions.alliance import asks
from polana.games.root.factions.alliance import news as told
from polana.games.root.factions.alliance.side import (
    COST,
    SYMPATHY,
    AllianceSide,
    add_officer,
    is_sympathetic,
    next_points,
    place_sympathy,
)
from polana.games.root.factions.alliance.supporters import spend_supporters, supporters_for
from polana.games.root.menu import choose
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.removal import sweep
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS, PLACES
from polana.games.root.woodland.suits import has_suit, suit_list
from polana.games.root.words import PLACE_WORDS, SUIT_WORDS
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal

_TABLE: Final = faction_table("alliance")
REVOLT_COST: Final[int] = _TABLE["turn"]["revolt_cost_supporters"]
MARTIAL_LAW: Final[int] = _TABLE["turn"]["martial_law_warriors"]
MARTIAL_LAW_COST: Final[int] = _TABLE["turn"]["martial_law_extra"]

REVOLT_FIRST: Final = Refusal("8.4", "why-root-alliance-revolt-first")
BASE_BUILT: Final = Refusal("8.4.1.I", "why-root-alliance-base-built")
TOO_FEW_FOR_REVOLT: Final = Refusal("8.4.1.II", "why-root-alliance-too-few-supporters")
NOT_NEXT_TO_SYMPATHY: Final = Refusal("8.4.2.I", "why-root-alliance-not-next-to-sympathy")
TOO_FEW_TO_SPREAD: Final = Refusal("8.4.2.II", "why-root-alliance-too-few-supporters")
TOO_FEW_UNDER_MARTIAL_LAW: Final = Refusal("8.4.2.II.a", "why-root-alliance-martial-law")


def birdsong(g: State, me: AllianceSide) -> Flow[bool]:
    """8.4: revolts in sympathetic clearings, then sympathy for others, each any number of times."""
    return choose(g, me, asks.BIRDSONG, BIRDSONG, "8.4", bool(me.supporters))


class Rouse(OwnDeed[AllianceSide]):
    """8.4: revolt in a sympathetic clearing, spread sympathy to another."""

    def __init__(self, where: int) -> None:
        super().__init__(PLACE_WORDS[where], "8.4")
        self.where: int = where

    def why_not(self, g: State, me: AllianceSide) -> Refusal | None:
        if not is_sympathetic(me, self.where):
            return why_not_spread(g, me, self.where)
        return REVOLT_FIRST if me.spreading else why_not_revolt(g, me, self.where)

    def terms(self, g: State, me: AllianceSide) -> dict[str, Arg]:
        if is_sympathetic(me, self.where):
            return {"supporters": REVOLT_COST}
        if not me.left[SYMPATHY]:
            return {}
        return {"supporters": cost_of(g, me, self.where), "points": next_points(me)}

    def do(self, g: State, me: AllianceSide) -> Flow[None]:
        if is_sympathetic(me, self.where):
            return revolt(g, me, self.where)
        me.spreading = True
        return spread(g, me, self.where)


BIRDSONG: Final[OwnDeeds[AllianceSide]] = [*[Rouse(where) for where in range(CLEARINGS)], NO_MORE]


# --- revolt (8.4.1) ---------------------------------------------------------------------------------------------------


def revolt(g: State, own: AllianceSide, where: int) -> Flow[None]:
    """8.4.1: the clearing is chosen (8.4.1.I)."""
    words = [SUIT_WORDS[suit] for suit in base_suits(g, own, where)]
    word = yield asks.revolt_suit(own, words)
    suit = word.value
    told.revolt(g, own, where)
    # 8.4.1.II two supporters
    yield from spend_supporters(g, own, where, REVOLT_COST, "8.4.1.II")
    # 8.4.1.III everything of enemies goes, then come the base, warriors and an officer
    yield from sweep(g, own, [where], "8.4.1.III")
    place_piece(g, own, suit, where, "8.4.1.III")
    sympathetic = 0
    for at in own.where(SYMPATHY):
        if has_suit(g, at, suit):
            sympathetic += 1
    place_warriors(g, own, where, sympathetic, "8.4.1.III")
    add_officer(g, own, "8.4.1.III")


def base_suits(g: State, own: AllianceSide, where: int) -> list[int]:
    """8.4.1: the suits of a clearing whose base is not on the map."""
    return [suit for suit in suit_list(g, where) if own.left[suit]]


def why_not_revolt(g: State, own: AllianceSide, where: int) -> Refusal | None:
    """8.4.1, in a sympathetic clearing."""
    if not base_suits(g, own, where):
        return BASE_BUILT
    if supporters_for(g, own, where) < REVOLT_COST:
        return TOO_FEW_FOR_REVOLT
    # Once the buildings and tokens of enemies are gone, they forbid nothing and their slots are free. A pawn stays.
    free = free_slots(g, where)
    for side in g.sides:
        goes = is_enemy(own, side) and not is_safe_from(g, side, own, where)
        if goes:
            free += side.buildings[where]
        if side is not own and not (goes and (side.buildings[where] or side.tokens[where])):
            refusal = side.rules.bars_placing(g, side, own, where)
            if refusal is not None:
                return refusal
    return None if free > 0 else NO_SLOT


# --- sympathy (8.4.2) -------------------------------------------------------------------------------------------------


def spread(g: State, own: AllianceSide, where: int) -> Flow[None]:
    """8.4.2: the clearing is chosen (8.4.2.I)."""
    yield from spend_supporters(g, own, where, cost_of(g, own, where), "8.4.2.II")
    place_sympathy(g, own, where, "8.4.2.III")


def why_not_spread(g: State, own: AllianceSide, where: int) -> Refusal | None:
    """8.4.2, in an unsympathetic clearing."""
    if not own.left[SYMPATHY]:
        return NONE_LEFT
    if own.left[SYMPATHY] < len(COST) and not next_to_sympathy(g, own, where):
        return NOT_NEXT_TO_SYMPATHY
    refusal = why_not_place(g, own, where)
    if refusal is not None:
        return refusal
    if supporters_for(g, own, where) >= cost_of(g, own, where):
        return None
    return TOO_FEW_UNDER_MARTIAL_LAW if martial_law(g, own, where) else TOO_FEW_TO_SPREAD


def cost_of(g: State, own: AllianceSide, where: int) -> int:
    """8.4.2.II: what is printed above the next token, and one more under martial law."""
    cost = COST[len(COST) - own.left[SYMPATHY]]
    return cost + MARTIAL_LAW_COST if martial_law(g, own, where) else cost


def martial_law(g: State, own: AllianceSide, where: int) -> bool:
    """8.4.2.II.a: three or more warriors of one other player, with those that he treats as his own for rule."""
    for side in g.players:
        if side is not own and warriors_for_rule(g, side, where) >= MARTIAL_LAW:
            return True
    return False


def next_to_sympathy(g: State, own: AllianceSide, where: int) -> bool:
    for other in near(g, own, where):
        if own.cardboard[SYMPATHY * PLACES + other]:
            return True
    return False
