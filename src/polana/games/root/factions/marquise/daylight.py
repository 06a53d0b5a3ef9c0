"""Daylight (6.5): craft, then battle, march, recruit, build and overwork."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import can_battle, start_battle
from polana.games.root.cards import holds_match, holds_suit, promise, spend_card, spend_matching
from polana.games.root.components import BIRD, NONE, faction_table
from polana.games.root.control import why_not_place
from polana.games.root.craft import can_craft, craft
from polana.games.root.factions.marquise import asks
from polana.games.root.factions.marquise.birdsong import one_each
from polana.games.root.factions.marquise.build import build, why_not_build_anything
from polana.games.root.factions.marquise.side import RECRUITER, SAWMILL, WOOD, MarquiseSide, marquise
from polana.games.root.menu import choose_action
from polana.games.root.move import can_move, take_move
from polana.games.root.pieces import place_piece
from polana.games.root.state import Side, State
from polana.games.root.woodland.suits import matching
from polana.games.root.words import BATTLE, BUILD, CRAFT, DONE, EXTRA, MARCH, OVERWORK, RECRUIT, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

_TABLE: Final = faction_table("marquise")
ACTIONS: Final[int] = _TABLE["turn"]["actions"]
MARCH_MOVES: Final[int] = _TABLE["turn"]["march_moves"]

CRAFT_FIRST: Final = Refusal("6.5", "why-root-marquise-craft-first")
NOTHING_TO_CRAFT: Final = Refusal("4.1", "why-root-nothing-to-craft")
NO_ACTION_LEFT: Final = Refusal("6.5", "why-root-no-action-left")
NO_BIRD: Final = Refusal("6.5", "why-root-no-bird")
NO_MOVE: Final = Refusal("4.2.1", "why-root-no-move")
NO_BATTLE: Final = Refusal("4.3", "why-root-no-battle")
RECRUITED: Final = Refusal("6.5.3", "why-root-marquise-recruited")
NO_RECRUITER: Final = Refusal("6.5.3", "why-root-marquise-no-recruiter")
NO_WARRIORS_LEFT: Final = Refusal("1.5.1", "why-root-no-warriors-left")
NO_SAWMILL: Final = Refusal("6.5.5", "why-root-marquise-no-sawmill")
NO_WOOD_LEFT: Final = Refusal("1.5.1", "why-root-marquise-no-wood-left")
NO_MATCHING_CARD: Final = Refusal("6.5.5", "why-root-no-matching-card")


def daylight(g: State, me: Side) -> Flow[bool]:
    """6.5: craft, then up to three actions, and one more for each bird."""
    own = marquise(me)
    words = [CRAFT, BATTLE, MARCH, RECRUIT, BUILD, OVERWORK, EXTRA, DONE]
    about = asks.daylight(ACTIONS + own.extra - own.actions)
    word = yield from choose_action(g, me, about, words, "6.5", Daylight(g, own))
    if word is None:
        return False
    if word is DONE:
        return True
    if word is CRAFT:
        yield from craft(g, me, "6.2.1")
        return False
    if word is EXTRA:
        yield from spend_card(g, me, asks.EXTRA, "6.5", BIRD)
        own.extra += 1
        return False
    own.actions += 1
    if word is BATTLE:
        yield from start_battle(g, me, "6.5.1")
    elif word is MARCH:
        yield from march(g, me)
    elif word is RECRUIT:
        own.recruited = True
        yield from one_each(g, me, RECRUITER, asks.RECRUIT, "6.5.3")
    elif word is BUILD:
        yield from build(g, me)
    else:
        yield from overwork(g, me)
    return False


class Daylight(Judge):
    """6.5: crafting before any action, and as many actions as she has."""

    def __init__(self, g: State, own: MarquiseSide) -> None:
        self.g: State = g
        self.own: MarquiseSide = own

    def why_not(self, word: Word) -> Refusal | None:
        g, own = self.g, self.own
        if word is DONE:
            return None
        if word is CRAFT:
            if own.actions:
                return CRAFT_FIRST
            return None if can_craft(g, own) else NOTHING_TO_CRAFT
        if word is EXTRA:
            return None if holds_suit(own, BIRD) else NO_BIRD
        if own.actions >= ACTIONS + own.extra:
            return NO_ACTION_LEFT
        if word is BATTLE:
            return None if can_battle(g, own) else NO_BATTLE
        if word is MARCH:
            return None if can_move(g, own) else NO_MOVE
        if word is RECRUIT:
            return why_not_recruit(own)
        if word is BUILD:
            return why_not_build_anything(g, own)
        return why_not_overwork(g, own)


# --- march (6.5.2) ----------------------------------------------------------------------------------------------------


def march(g: State, me: Side) -> Flow[None]:
    """6.5.2: up to two moves."""
    yield from take_move(g, me, "6.5.2")
    for _ in range(MARCH_MOVES - 1):
        if not can_move(g, me) or not (yield from take_move(g, me, "6.5.2", NONE, DONE)):
            return


# --- recruit (6.5.3) --------------------------------------------------------------------------------------------------


def why_not_recruit(own: MarquiseSide) -> Refusal | None:
    """6.5.3: once a turn."""
    if own.recruited:
        return RECRUITED
    if not own.on_map(RECRUITER):
        return NO_RECRUITER
    return None if own.supply else NO_WARRIORS_LEFT


# --- overwork (6.5.5) -------------------------------------------------------------------------------------------------


def overwork(g: State, me: Side) -> Flow[None]:
    """6.5.5: a card that matches a sawmill's clearing, for one wood there."""
    words = [place_word(where) for where in me.where(SAWMILL)]
    suits = 0
    for where in me.where(SAWMILL):
        if why_not_place(g, me, where) is None:
            suits |= matching(g, where)
    promise(me, suits)
    word = yield asks.overwork(me, words, OverworkWhere(g, me))
    where = word.value
    yield from spend_matching(g, me, asks.overwork_card(where), "6.5.5", where)
    place_piece(g, me, WOOD, where, "6.5.5")


def why_not_overwork(g: State, me: Side) -> Refusal | None:
    """6.5.5."""
    if not me.left[WOOD]:
        return NO_WOOD_LEFT
    refusal: Refusal | None = NO_SAWMILL
    for where in me.where(SAWMILL):
        refusal = why_not_overwork_at(g, me, where)
        if refusal is None:
            return None
    return refusal


def why_not_overwork_at(g: State, me: Side, where: int) -> Refusal | None:
    if not holds_match(g, me, where):
        return NO_MATCHING_CARD
    return why_not_place(g, me, where)


class OverworkWhere(Judge):
    def __init__(self, g: State, me: Side) -> None:
        self.g: State = g
        self.me: Side = me

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_overwork_at(self.g, self.me, word.value)
