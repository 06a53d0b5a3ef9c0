"""A card of one's own, or something that is done in a turn, at another time: what it lacks, or when it is done."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.heroes.questphase import HERO_ACTIONS
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.orders.fortify import FORTIFY_DEEDS
from polana.games.runewars.player import Player
from polana.games.runewars.realm import objectives, titles
from polana.games.runewars.state import CHOOSE_ORDERS, Table
from polana.games.runewars.tactics import asks as tactics
from polana.games.runewars.words import AREA, FULFIL
from polana.games.runewars.year.course import OrderJudge
from polana.games.runewars.year.deeds import deeds_of
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

ORDERS_CHOSEN: Final = Refusal("RW.orders.choose.1", "why-runewars-order-chosen")
ORDERS_LATER: Final = Refusal("RW.orders.choose.1", "why-runewars-order-later")
ORDER_ACTIVE: Final = Refusal("RW.orders.choose.1", "why-runewars-order-active")
QUEST_WHEN: Final = Refusal("RW.quests.1", "why-runewars-quest-when")
FINISH_FIRST: Final = Refusal("RW.terms.turn", "why-runewars-card-finish-first")
#: When something is done, whatever it needs besides.
ON_YOUR_TURN: Final = "why-runewars-done-on-your-turn"
IN_QUEST_PHASE: Final = "why-runewars-done-in-quest-phase"
BY_FORTIFY: Final = "why-runewars-done-by-fortify"


def why_not_now(g: Table, seat: int, word: Word) -> Refusal | None:
    """Of an order, a card that the seat holds, or what its turn brings; nothing of it depends on what others hold."""
    me = g.players[seat]
    if word.kind == "tactic":
        return tactics.why_held_back(g, seat, word)
    if word.kind == "order":
        return why_not_order(g, me, word)
    if word.kind == "area":
        return why_not_area(g, seat)
    if word.kind == "objective" and word.value == me.objective:
        return why_not_objective(g, seat)
    if word.kind == "quest":
        return QUEST_WHEN if word.value in me.quests else None
    return why_not_deed(g, seat, word)


def why_not_deed(g: Table, seat: int, word: Word) -> Refusal | None:
    """What is done in one's own turn, by heroes in the Quest phase, or by an order."""
    for deeds, done in ((deeds_of(g, seat), ON_YOUR_TURN), (HERO_ACTIONS, IN_QUEST_PHASE), (FORTIFY_DEEDS, BY_FORTIFY)):
        for deed in deeds:
            if deed.word is word and not deed.is_end():
                return Refusal(deed.law, done)
    if word.kind == "title":
        return titles.why_no_deed(g, seat, word.value)
    return objectives.NO_OBJECTIVE if word is FULFIL else None


def why_not_order(g: Table, me: Player, word: Word) -> Refusal:
    """RW.orders.choose: played or forbidden this year, being carried out, to be chosen later or next season."""
    if word.value == me.order:
        return ORDER_ACTIVE
    refusal = OrderJudge(me).why_not(word)
    if refusal is None:
        return ORDERS_CHOSEN if g.phase > CHOOSE_ORDERS else ORDERS_LATER
    return refusal


def why_not_area(g: Table, seat: int) -> Refusal | None:
    """RW.move.activation.1: whoever moves now goes to the area that has been activated."""
    if g.turn != seat or g.acts.target == NOWHERE:
        return None
    return Refusal("RW.move.activation.1", "why-runewars-other-target", {"area": AREA[g.acts.target]})


def why_not_objective(g: Table, seat: int) -> Refusal:
    """RW.objectives.2: its condition, then its moment."""
    refusal = objectives.FULFIL_OBJECTIVE.why_not(g, seat)
    if refusal is not None:
        return refusal
    return FINISH_FIRST if g.turn == seat else objectives.NOT_YOUR_TURN
