"""Daylight (6.5): craft, then battle, march, recruit, build and overwork."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NO_WARRIORS_LEFT, Battle, Craft, Move
from polana.games.root.cards import holds_match, holds_suit, spend_card, spend_matching
from polana.games.root.components import BIRD, faction_table
from polana.games.root.control import why_not_place
from polana.games.root.deed import NO_MORE, Counted, Deed, OwnDeed, OwnDeeds
from polana.games.root.factions.marquise import asks
from polana.games.root.factions.marquise.birdsong import one_each
from polana.games.root.factions.marquise.build import build, why_not_build_anything
from polana.games.root.factions.marquise.side import RECRUITER, SAWMILL, WOOD, MarquiseSide
from polana.games.root.factions.marquise.words import EXTRA, MARCH, OVERWORK
from polana.games.root.menu import choose
from polana.games.root.pieces import place_piece
from polana.games.root.promise import Promise
from polana.games.root.state import Side, State
from polana.games.root.woodland.suits import matching
from polana.games.root.words import BUILD, RECRUIT, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

_TABLE: Final = faction_table("marquise")
ACTIONS: Final[int] = _TABLE["turn"]["actions"]
MARCH_MOVES: Final[int] = _TABLE["turn"]["march_moves"]

CRAFT_FIRST: Final = Refusal("6.5", "why-root-marquise-craft-first")
NO_ACTION_LEFT: Final = Refusal("6.5", "why-root-no-action-left")
NO_BIRD: Final = Refusal("6.5", "why-root-no-bird")
RECRUITED: Final = Refusal("6.5.3", "why-root-marquise-recruited")
NO_RECRUITER: Final = Refusal("6.5.3", "why-root-marquise-no-recruiter")
NO_SAWMILL: Final = Refusal("6.5.5", "why-root-marquise-no-sawmill")
NO_WOOD_LEFT: Final = Refusal("1.5.1", "why-root-marquise-no-wood-left")
NO_MATCHING_CARD: Final = Refusal("6.5.5", "why-root-no-matching-card")


def daylight(g: State, me: MarquiseSide) -> Flow[bool]:
    """6.5: craft, then up to three actions, and one more for each bird."""
    return choose(g, me, asks.daylight(ACTIONS + me.extra - me.actions), DAYLIGHT, "6.5")


class CraftFirst(Counted[MarquiseSide]):
    """6.5: crafting comes before any action."""

    def why_no_more(self, g: State, me: MarquiseSide) -> Refusal | None:
        return CRAFT_FIRST if me.actions else None


class Action(Counted[MarquiseSide]):
    """6.5: as many actions as she has."""

    def why_no_more(self, g: State, me: MarquiseSide) -> Refusal | None:
        return NO_ACTION_LEFT if me.actions >= ACTIONS + me.extra else None

    def count(self, g: State, me: MarquiseSide) -> None:
        me.actions += 1


class Extra(OwnDeed[MarquiseSide]):
    """6.5: a bird for one more action."""

    def __init__(self) -> None:
        super().__init__(EXTRA, "6.5")

    def why_not(self, g: State, me: MarquiseSide) -> Refusal | None:
        return None if holds_suit(me, BIRD) else NO_BIRD

    def terms(self, g: State, me: MarquiseSide) -> dict[str, Arg]:
        return {"cards": 1, "which": "bird"}

    def do(self, g: State, me: MarquiseSide) -> Flow[None]:
        yield from spend_card(g, me, asks.EXTRA, "6.5", BIRD)
        me.extra += 1


class Recruit(OwnDeed[MarquiseSide]):
    """6.5.3: once a turn, a warrior at each recruiter."""

    def __init__(self) -> None:
        super().__init__(RECRUIT, "6.5.3")

    def why_not(self, g: State, me: MarquiseSide) -> Refusal | None:
        if me.recruited:
            return RECRUITED
        if not me.on_map(RECRUITER):
            return NO_RECRUITER
        return None if me.supply else NO_WARRIORS_LEFT

    def terms(self, g: State, me: MarquiseSide) -> dict[str, Arg]:
        return {"brings_warriors": min(me.supply, me.on_map(RECRUITER))}

    def do(self, g: State, me: MarquiseSide) -> Flow[None]:
        me.recruited = True
        return one_each(g, me, RECRUITER, asks.RECRUIT, "6.5.3")


class Build(Deed):
    """6.5.4."""

    def __init__(self) -> None:
        super().__init__(BUILD, "6.5.4")

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return why_not_build_anything(g, me)

    def do(self, g: State, me: Side) -> Flow[None]:
        return build(g, me)


# --- overwork (6.5.5) -------------------------------------------------------------------------------------------------


class Overwork(Deed):
    """6.5.5: a card that matches a sawmill's clearing, for one wood there."""

    def __init__(self) -> None:
        super().__init__(OVERWORK, "6.5.5")

    def why_not(self, g: State, me: Side) -> Refusal | None:
        if not me.left[WOOD]:
            return NO_WOOD_LEFT
        refusal: Refusal | None = NO_SAWMILL
        for where in me.where(SAWMILL):
            refusal = why_not_overwork_at(g, me, where)
            if refusal is None:
                return None
        return refusal

    def terms(self, g: State, me: Side) -> dict[str, Arg]:
        return {"cards": 1, "which": "sawmill", "brings_wood": 1}

    def do(self, g: State, me: Side) -> Flow[None]:
        return overwork(g, me)


def overwork(g: State, me: Side) -> Flow[None]:
    words = [place_word(where) for where in me.where(SAWMILL)]
    suits = 0
    for where in me.where(SAWMILL):
        if why_not_place(g, me, where) is None:
            suits |= matching(g, where)
    word = yield asks.overwork(me, words, OverworkWhere(g, me), Promise(me, suits))
    where = word.value
    yield from spend_matching(g, me, asks.overwork_card(where), "6.5.5", where)
    place_piece(g, me, WOOD, where, "6.5.5")


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


DAYLIGHT: Final[OwnDeeds[MarquiseSide]] = [
    CraftFirst(Craft("6.2.1")),
    Action(Battle("6.5.1")),
    Action(Move("6.5.2", MARCH, MARCH_MOVES)),
    Action(Recruit()),
    Action(Build()),
    Action(Overwork()),
    Extra(),
    NO_MORE,
]
