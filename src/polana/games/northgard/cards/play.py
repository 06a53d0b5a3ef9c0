"""Playing a card: whether it could do anything, and its actions one after the other (NG.actions.cards).

Each action is carried out if it can be; what cannot be is left out. Only a card none of whose actions could do anything
is refused: laying such a card down would be waiting (NG.actions.wait).
"""

from __future__ import annotations

from typing import Final

from polana.games.northgard.actions.explore import explore
from polana.games.northgard.cards import asks
from polana.games.northgard.cards.effect import EFFECTS, why_not_act
from polana.games.northgard.clans import place_scorched
from polana.games.northgard.components import CARD_ACTIONS, CARD_CLAN, CARD_PLAYABLE, SNAKE, UNREST, Action
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import is_on_map
from polana.games.northgard.state import Table
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

UNREST_DOES_NOTHING: Final = Refusal("NG.winter.4", "why-northgard-unrest-does-nothing")
ACHIEVEMENT_SCORES: Final = Refusal("NG.endgame.2.4", "why-northgard-achievement-scores")


def why_not_play(g: Table, seat: int, number: int) -> Refusal | None:
    """None if playing the card could do something, else why it could not."""
    if not CARD_PLAYABLE[number]:
        return UNREST_DOES_NOTHING if number == UNREST else ACHIEVEMENT_SCORES
    first: Refusal | None = None
    actions = CARD_ACTIONS[number]
    for action in actions:
        refusal = EFFECTS[action.verb].why_not(g, seat, action)
        if refusal is None:
            return None
        if first is None:
            first = refusal
    if are_joined(actions):
        return EFFECTS[actions[1].verb].why_not_together(g, seat, actions[0])
    # NG.clans.snake.1: its clan cards at least let the Snake place the token
    if places_scorched(g, seat, number) and is_on_map(g, seat):
        return None
    return first


def are_joined(actions: list[Action]) -> bool:
    """Does the second action happen where the first does, before or after it (Glory of the Clan)?"""
    return len(actions) == 2 and EFFECTS[actions[1].verb].joins


def places_scorched(g: Table, seat: int, number: int) -> bool:
    """NG.clans.snake.1: the Snake clan may place its token before it resolves one of its clan cards."""
    return CARD_CLAN[number] == SNAKE and g.players[seat].clan == SNAKE


def resolve(g: Table, seat: int, number: int) -> Flow[None]:
    """Carry out the actions of a card, in their order."""
    actions = CARD_ACTIONS[number]
    if places_scorched(g, seat, number):
        yield from place_scorched(g, seat, True)
    elif len(actions) == 1:
        yield from EFFECTS[actions[0].verb].act(g, seat, actions[0], NOWHERE, number)
        return
    if are_joined(actions):
        yield from EFFECTS[actions[1].verb].act_together(g, seat, actions[0])
        return
    if len(actions) == 2 and actions[1].before_or_after:
        yield from before_or_after(g, seat, actions[0], actions[1], number)
        return
    here = NOWHERE
    for action in actions:
        effect = EFFECTS[action.verb]
        if effect.follows or effect.why_not(g, seat, action) is None:
            here = yield from effect.act(g, seat, action, here, number)


def before_or_after(g: Table, seat: int, main: Action, other: Action, number: int) -> Flow[None]:
    """An Explore action that may be carried out before or after the main one of the card, or not at all."""
    first, second = EFFECTS[main.verb], EFFECTS[other.verb]
    if why_not_act(g, seat, other) is None and why_not_act(g, seat, main) is None:
        word = yield asks.which_first(seat, first.word, second.word)
        if word is second.word:
            yield from explore(g, seat, other)
            yield from first.act(g, seat, main, NOWHERE, number)
            return
    if why_not_act(g, seat, main) is None:
        yield from first.act(g, seat, main, NOWHERE, number)
    if why_not_act(g, seat, other) is None:
        yield from second.act(g, seat, other, NOWHERE, number)
