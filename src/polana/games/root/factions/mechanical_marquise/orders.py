"""The turn of the Mechanical Marquise (R.M.8 to R.M.17): all by priorities, nothing by choice."""

from __future__ import annotations

from typing import Any, Final

from polana.games.root.battle import Battle, battle, why_not_defender
from polana.games.root.cards import discard
from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS, COOPERATIVE, NONE, automaton_rules
from polana.games.root.control import enemies_at, near, rules, why_not_place
from polana.games.root.factions.mechanical_marquise import news as told
from polana.games.root.factions.mechanical_marquise.setup import fill_queue
from polana.games.root.factions.mechanical_marquise.side import (
    BATTLE,
    KEEP,
    MOVE,
    RECRUIT,
    REVEAL,
    MachineSide,
    take_leftmost,
)
from polana.games.root.move import march, movable, why_not_arrive, why_not_leave
from polana.games.root.pieces import place_warriors
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import ANY, has_suit
from polana.kernel.flow import Flow

_TABLE: Final[dict[str, Any]] = automaton_rules("mechanical_marquise")
#: R.M.8.
POINTS: Final[int] = _TABLE["birdsong"]["vp_per_clearing"]
GUARDS: Final[int] = _TABLE["birdsong"]["min_warriors"]
#: R.M.11: how many stay behind.
STAY: Final[int] = _TABLE["daylight"]["step"][1]["leave_warriors"]
#: R.K.2.
POINTS_EACH: Final[int] = _TABLE["cooperative"]["extra_birdsong_vp_per_other_player"]
#: A setup letter behind all others: sides without one (hirelings) come last (R.M.10).
LAST: Final = "~"


def cooperative(g: State) -> bool:
    """R.K: do all others play together?"""
    return g.settings.get("automaton") == COOPERATIVE


# --- Birdsong (R.M.8, R.K.2) --------------------------------------------------------------------------------------


def birdsong(g: State, own: MachineSide) -> Flow[bool]:
    held = [where for where in range(CLEARINGS) if rules(g, own, where) and own.warriors[where] >= GUARDS]
    score(g, own, POINTS * len(held), "R.M.8")
    if cooperative(g):
        score(g, own, POINTS_EACH * (g.playing - 1), "R.K.2")
    yield from ()
    return True


# --- Daylight (R.M.9 to R.M.16) -----------------------------------------------------------------------------------


def daylight(g: State, own: MachineSide) -> Flow[bool]:
    """R.M.9: reveal, battle, move, recruit; one battle or one part a step."""
    if own.stage == REVEAL:
        if not own.faces:
            told.no_more_orders(g, own)  # R.M.16
            end_daylight(g, own)
            return True
        told.order(g, own, take_leftmost(g, own))
        own.stage, own.due = BATTLE, 0
    elif own.stage == BATTLE:
        yield from fight_next(g, own)
    elif own.stage == MOVE:
        yield from move_next(g, own)
    else:
        order = own.followed[-1]
        own.stage = REVEAL
        if not CARDS[order].symbols:
            told.starts_over(g, own, order)  # R.M.16
            return False
        recruit(g, own, order)
        end_daylight(g, own)
        return True
    return False


def end_daylight(g: State, own: MachineSide) -> None:
    """R.M.17: used Orders are discarded at the end of the Daylight in which they were revealed."""
    for card in own.followed:
        discard(g, card)
    own.followed.clear()


def matches(g: State, own: MachineSide, where: int) -> bool:
    """R.M.9: has a clearing the suit of the Order? A bird Order matches every clearing."""
    suit = CARDS[own.followed[-1]].suit
    return suit == BIRD or has_suit(g, where, suit)


def fight_next(g: State, own: MachineSide) -> Flow[None]:
    """R.M.10: once in every matching clearing with its warriors and enemy pieces, by ascending priority."""
    for where in range(own.due, CLEARINGS):
        if own.warriors[where] and matches(g, own, where):
            other = defender(g, own, where)
            if other is not None:
                own.due = where + 1
                yield from battle(g, Battle(own, other, where))
                return
    own.stage, own.due = MOVE, 0


def defender(g: State, own: MachineSide, where: int) -> Side | None:
    """R.M.10: the enemy with the most pieces there, then the most points, then the first setup letter."""
    best: Side | None = None
    for side in g.everyone(own.index):
        if why_not_defender(g, own, side, where) is None and (best is None or comes_first(side, best, where)):
            best = side
    return best


def comes_first(one: Side, other: Side, where: int) -> bool:
    """R.M.10: is one of two enemies in a clearing attacked rather than the other?"""
    if pieces_at(one, where) != pieces_at(other, where):
        return pieces_at(one, where) > pieces_at(other, where)
    if points_of(one) != points_of(other):
        return points_of(one) > points_of(other)
    return (one.rules.letter or LAST) < (other.rules.letter or LAST)


def points_of(side: Side) -> int:
    return side.score if side.rules.plays else NONE


def pieces_at(side: Side, where: int) -> int:
    """G.1.5: warriors, buildings, tokens and pawns."""
    return side.warriors[where] + side.buildings[where] + side.tokens[where] + (side.pawn == where)


def enemy_pieces(g: State, own: MachineSide, where: int) -> int:
    return sum(pieces_at(side, where) for side in enemies_at(g, own, where))


def move_next(g: State, own: MachineSide) -> Flow[None]:
    """R.M.11: from each matching clearing that it rules all but three go where most enemy pieces are."""
    for where in range(own.due, CLEARINGS):
        count = min(own.warriors[where] - STAY, movable(g, own, where))
        if count <= 0 or not rules(g, own, where) or not matches(g, own, where):
            continue
        if why_not_leave(g, own, where) is not None:
            continue
        goal = goal_of(g, own, where)
        if goal != NONE:
            own.due = where + 1
            yield from march(g, own, where, goal, count, "R.M.11")
            return
    own.stage = RECRUIT


def goal_of(g: State, own: MachineSide, where: int) -> int:
    """R.M.11: the adjacent clearing with the most enemy pieces, ties to the lowest priority number; NONE: none."""
    goal, most = NONE, NONE
    for to in near(g, own, where):
        if to >= CLEARINGS or why_not_arrive(g, own, where, to) is not None:
            continue
        pieces = enemy_pieces(g, own, to)
        if pieces > most or (pieces == most and to < goal):
            goal, most = to, pieces
    return goal


def recruit(g: State, own: MachineSide, order: int) -> None:
    """R.M.12 to R.M.15: by the crafting cost, in clearings that it rules; in co-operative play in all (R.K.3)."""
    cost = CARDS[order].cost
    suits = [suit for suit in CLEARING_SUITS if cost[suit]]
    if cost[ANY]:  # R.M.15, and fewer of any suit alike
        places, count, law = own.where(KEEP), cost[ANY], "R.M.15"
    elif len(suits) > 1:  # R.M.14
        places, count, law = list(range(CLEARINGS)), 1, "R.M.14"
    else:  # R.M.13
        places = [where for where in range(CLEARINGS) if has_suit(g, where, suits[0])]
        count, law = cost[suits[0]], "R.M.13"
    if not cooperative(g):
        places = [where for where in places if rules(g, own, where)]
    for where in places:
        if why_not_place(g, own, where) is None:
            place_warriors(g, own, where, count, law)


# --- Evening (R.M.17) -----------------------------------------------------------------------------------------------


def evening(g: State, own: MachineSide) -> Flow[bool]:
    fill_queue(g, own, "R.M.17")
    yield from ()
    return True
