"""A card of the hand, one in play, dominance, a hireling, an action or a service at another time: what it is for, what
it lacks, and when it is asked for."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CARDS
from polana.games.root.craft import COST_TOO_HIGH, why_not_craft
from polana.games.root.effects.base import (
    EFFECTS,
    END_OF_BIRDSONG,
    EVENING_DRAW,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    IN_EVENING,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    USED,
    Effect,
)
from polana.games.root.menu import FREE_ACTIONS, offers_to
from polana.games.root.state import DAYLIGHT, Side, State
from polana.games.root.words import DOMINANCE
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

AMBUSH_IN_BATTLE: Final = Refusal("4.3.1", "why-root-ambush-in-battle")
DOMINANCE_IN_DAYLIGHT: Final = Refusal("3.3.1", "why-root-dominance-in-daylight")
CRAFT_IN_DAYLIGHT: Final = Refusal("4.1", "why-root-craft-in-daylight")
CRAFT_IN_EVENING: Final = Refusal("4.1", "why-root-craft-in-evening")
#: When the effect of a card in play is used, by its moment.
USED_AT: Final[dict[int, Refusal]] = {
    START_OF_BIRDSONG: Refusal("4.1.3", "why-root-use-at-start-of-birdsong"),
    IN_BIRDSONG: Refusal("4.1.3", "why-root-use-in-birdsong"),
    END_OF_BIRDSONG: Refusal("4.1.3", "why-root-use-at-end-of-birdsong"),
    START_OF_DAYLIGHT: Refusal("4.1.3", "why-root-use-at-start-of-daylight"),
    IN_DAYLIGHT: Refusal("4.1.3", "why-root-use-in-daylight"),
    START_OF_EVENING: Refusal("4.1.3", "why-root-use-at-start-of-evening"),
    EVENING_DRAW: Refusal("4.1.3", "why-root-use-when-drawing"),
}
#: When a faction's own deeds are done, by phase, and what is offered to it besides, by moment.
DONE_IN: Final = ["why-root-done-in-birdsong", "why-root-done-in-daylight", "why-root-done-in-evening"]
OFFERED_AT: Final[dict[int, str]] = {
    START_OF_BIRDSONG: "why-root-done-at-start-of-birdsong",
    IN_BIRDSONG: "why-root-done-in-turn",
    IN_DAYLIGHT: DONE_IN[DAYLIGHT],
    IN_EVENING: "why-root-done-in-turn",
}
USED_IN_BATTLE: Final = Refusal("4.3.3", "why-root-use-in-battle")
HOLDS: Final = Refusal("4.1.3", "why-root-use-holds")


def why_not_now(g: State, seat: int, word: Word) -> Refusal | None:
    """Of a card that the seat holds or has in play, of dominance, of its hireling, of an action or a service. Nothing
    of it depends on what others hold."""
    me = g.sides[seat]
    if word is DOMINANCE:
        return DOMINANCE_IN_DAYLIGHT
    if word.kind == "card":
        refusal = why_not_card(g, me, word.value)
        return why_not_deed(g, me, word) if refusal is None else refusal
    if word.kind == "hireling":
        return why_not_act(g, me, word)
    return why_not_use(g, me, word.value) if word.kind == "use" else why_not_deed(g, me, word)


def why_not_deed(g: State, me: Side, word: Word) -> Refusal | None:
    """An action of the faction's own, what the table lets everybody do, or what others offer: each has its time."""
    for phase, done_in in enumerate(DONE_IN):
        for deed in me.rules.deeds_in(g, me, phase):
            if deed.word is word and not deed.is_end():
                return Refusal(deed.law, done_in)
    for action in FREE_ACTIONS:
        if action.word is word:
            return Refusal(action.law, DONE_IN[DAYLIGHT])
    for moment, offered_at in OFFERED_AT.items():
        for deed in offers_to(g, me, moment):
            if deed.word is word:
                return Refusal(deed.law, offered_at)
    for side in g.sides:
        if side is not me:
            refusal = side.rules.why_no_offer(g, side, me, word)
            if refusal is not None:
                return refusal
    return None


def why_not_act(g: State, me: Side, word: Word) -> Refusal | None:
    """E.2.2 to E.2.4: a hireling that the player controls has its moment, or is of use all the time."""
    for side in g.hirelings:
        if side.rules.word is word and side.controller == me.index:
            return side.rules.why_rests(g, side)
    return None


def why_not_use(g: State, me: Side, card: int) -> Refusal | None:
    """4.1.3: a card in play has its moment, or is of use in battles, or simply holds."""
    if card not in me.play:
        return None
    if g.turn == me.index and card in me.used:
        return USED
    effect = EFFECTS[card]
    at = USED_AT.get(effect.moment)
    if at is not None:
        return at
    return HOLDS if type(effect).why_not_in_battle is Effect.why_not_in_battle else USED_IN_BATTLE


def why_not_card(g: State, me: Side, card: int) -> Refusal | None:
    """A card of the hand: an ambush, dominance, or one to be crafted."""
    if card not in me.hand:
        return None
    kind = CARDS[card]
    if kind.ambush:
        return AMBUSH_IN_BATTLE
    if kind.dominance:
        refusal = me.rules.why_not_dominance(g, me, card)
        return DOMINANCE_IN_DAYLIGHT if refusal is None else refusal
    refusal = why_not_craft(g, me, card)
    # What he has left to craft with is counted in his own turn.
    if refusal is not None and (g.turn == me.index or refusal is not COST_TOO_HIGH):
        return refusal
    return CRAFT_IN_EVENING if me.rules.crafts_in_evening else CRAFT_IN_DAYLIGHT
