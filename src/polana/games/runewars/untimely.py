"""A card of one's own at another time: what it lacks, or when it is used."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.player import Player
from polana.games.runewars.realm import objectives
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import asks as tactics
from polana.games.runewars.year.course import OrderJudge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

ORDERS_CHOSEN: Final = Refusal("RW.orders.choose.1", "why-runewars-order-chosen")
ORDER_ACTIVE: Final = Refusal("RW.orders.choose.1", "why-runewars-order-active")
QUEST_WHEN: Final = Refusal("RW.quests.1", "why-runewars-quest-when")
FINISH_FIRST: Final = Refusal("RW.terms.turn", "why-runewars-card-finish-first")


def why_not_now(g: Table, seat: int, word: Word) -> Refusal | None:
    """Of an order, or a card that the seat holds. Nothing of it depends on what others hold."""
    me = g.players[seat]
    if word.kind == "tactic":
        return tactics.why_held_back(g, seat, word)
    if word.kind == "order":
        return why_not_order(me, word)
    if word.kind == "objective" and word.value == me.objective:
        return why_not_objective(g, seat)
    return QUEST_WHEN if word.kind == "quest" and word.value in me.quests else None


def why_not_order(me: Player, word: Word) -> Refusal:
    """RW.orders.choose: played or forbidden this year, being carried out, or to be chosen next season."""
    if word.value == me.order:
        return ORDER_ACTIVE
    refusal = OrderJudge(me).why_not(word)
    return ORDERS_CHOSEN if refusal is None else refusal


def why_not_objective(g: Table, seat: int) -> Refusal:
    """RW.objectives.2: its condition, then its moment."""
    refusal = objectives.FULFIL_OBJECTIVE.why_not(g, seat)
    if refusal is not None:
        return refusal
    return FINISH_FIRST if g.turn == seat else objectives.NOT_YOUR_TURN
