"""Special actions: each carried out exactly as its card says (NG.special.1).

What a card says is an effect in `cards.toml`; this file finds the function for it. An effect that belongs to what the
card did before (one more unit there, a resource of that territory) is told the territory: `here`.
"""

from __future__ import annotations

from typing import Final

from polana.games.northgard.actions.recruit import recruit_by_quota, recruit_one_more, why_not_recruit_by_quota
from polana.games.northgard.cards.hands import (
    draw_for_lands,
    extort,
    lose_from_hand,
    pay_to_draw,
    take_back,
    take_offer,
    why_no_hand,
    why_not_draw_for_lands,
    why_not_take_back,
    why_not_take_offer,
)
from polana.games.northgard.cards.lands import (
    add_unit,
    collect_one,
    pull_unit,
    remove_enemy,
    swap_building,
    why_not_add_unit,
    why_not_remove_enemy,
    why_not_swap_any,
)
from polana.games.northgard.cards.moves import bribe, move_hidden, why_no_way
from polana.games.northgard.clans import place_scorched
from polana.games.northgard.components import SNAKE, Action
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import Table
from polana.kernel.flow import Flow
from polana.kernel.law import Refusal, RuleError

ONLY_AS_ANSWER: Final = Refusal("NG.special.1", "why-northgard-only-as-answer")
#: An effect that only follows another: what the card begins with decides whether it can be played.
NOT_ALONE: Final = Refusal("NG.special.1", "why-northgard-not-alone")
NO_TOKEN_TO_PLACE: Final = Refusal("NG.clans.snake.1", "why-northgard-no-scorched-token")


def why_not_special(g: Table, seat: int, action: Action) -> Refusal | None:
    """Why a Special action would come to nothing."""
    effect = action.effect
    if effect in ("ignore_enemy_buildings", "kaija_may_enter_enemy"):
        return None
    if effect == "remove_enemy_unit":
        return why_not_remove_enemy(g, seat, action)
    if effect in ("recruit_per_icon", "recruit_in_each"):
        return why_not_recruit_by_quota(g, seat, action)
    if effect in ("discard_from_hand", "pick_from_hand"):
        return why_no_hand(g, seat)
    if effect == "take_from_own_discard":
        return why_not_take_back(g, seat)
    if effect == "take_offer_card_now":
        return why_not_take_offer(g, seat)
    if effect == "draw_per_own_closed_territory":
        return why_not_draw_for_lands(g, seat, action)
    if effect == "add_unit_to_own":
        return why_not_add_unit(g, seat)
    if effect == "replace_own_building":
        return why_not_swap_any(g, seat)
    if effect == "move_group_to_any_open":
        return why_no_way(g, seat, True)
    if effect == "move_enemy_units":
        return why_no_way(g, seat, False)
    if effect == "place_scorched_earth":
        return None if g.players[seat].clan == SNAKE else NO_TOKEN_TO_PLACE
    if effect == "cancel_opponent_card":
        return ONLY_AS_ANSWER
    return NOT_ALONE


def special(g: Table, seat: int, action: Action, here: int) -> Flow[int]:
    """Carry out a Special action. Gives the territory that it was about, or NOWHERE."""
    effect = action.effect
    if effect == "remove_enemy_unit":
        return (yield from remove_enemy(g, seat, action))
    if effect == "collect_one_shown_there":
        yield from collect_one(g, seat, here)
    elif effect == "add_unit_to_own":
        yield from add_unit(g, seat)
    elif effect == "pull_unit":
        yield from pull_unit(g, seat, here)
    elif effect in ("recruit_per_icon", "recruit_in_each"):
        yield from recruit_by_quota(g, seat, action)
    elif effect == "pay_to_recruit_same":
        yield from recruit_one_more(g, seat, action, here)
    elif effect == "replace_own_building":
        yield from swap_building(g, seat)
    elif effect == "discard_from_hand":
        yield from lose_from_hand(g, seat, action)
    elif effect == "pick_from_hand":
        yield from extort(g, seat)
    elif effect == "take_from_own_discard":
        yield from take_back(g, seat)
    elif effect == "take_offer_card_now":
        yield from take_offer(g, seat, "NG.special.1")
    elif effect == "draw_per_own_closed_territory":
        draw_for_lands(g, seat, action)
    elif effect == "pay_to_draw":
        yield from pay_to_draw(g, seat, action)
    elif effect == "place_scorched_earth":
        yield from place_scorched(g, seat, action.optional)
    elif effect == "move_group_to_any_open":
        yield from move_hidden(g, seat, action)
    elif effect == "move_enemy_units":
        yield from bribe(g, seat, action)
    elif effect == "ignore_enemy_buildings":
        g.players[seat].conqueror = True
        g.players[seat].changes += 1
    elif effect == "kaija_may_enter_enemy":
        g.players[seat].kaija_roams = True
        g.players[seat].changes += 1
    else:
        raise RuleError(f"no rule carries out the effect {effect!r}")
    return NOWHERE
