"""Questions of combats and retreats (NG.combat)."""

from __future__ import annotations

from polana.games.northgard import topics
from polana.games.northgard.words import AXE, COUNT, KAIJA, LAND, UNIT, WOUND
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word


def combat_food(seat: int, most: int, land: int) -> Ask:
    """NG.combat.3: how much food?"""
    return Ask(seat, topics.COMBAT_FOOD, COUNT[: most + 1], "NG.combat.3", args={"land": LAND[land]})


def axe_or_wound(seat: int) -> Ask:
    """NG.combat.4.choice."""
    return Ask(seat, topics.AXE_OR_WOUND, [AXE, WOUND], "NG.combat.4.choice")


def throw_axe(seat: int) -> Ask:
    """The card Axe Throwers: a point or a wound?"""
    return Ask(seat, topics.THROW_AXE, [AXE, WOUND], "NG.move.4")


def push_to(seat: int, lands: list[Word], judge: Judge, land: int) -> Ask:
    """The card Intimidate: where is a defender pushed?"""
    return Ask(seat, topics.PUSH_TO, lands, "NG.cards.2", judge, args={"land": LAND[land]})


def push_whom(seat: int) -> Ask:
    """The card Intimidate: which figure?"""
    return Ask(seat, topics.PUSH_WHOM, [UNIT, KAIJA], "NG.cards.2")


def casualty(seat: int, land: int, law: str) -> Ask:
    """NG.combat.6: is Kaija among the casualties?"""
    return Ask(seat, topics.CASUALTY, [UNIT, KAIJA], law, args={"land": LAND[land]})


def retreat_to(seat: int, lands: list[Word], judge: Judge, land: int) -> Ask:
    """NG.combat.7: where does a group go?"""
    return Ask(seat, topics.RETREAT_TO, lands, "NG.combat.7", judge, args={"land": LAND[land]})


def retreat_count(seat: int, least: int, most: int, to: Word) -> Ask:
    """NG.combat.7: how many go there?"""
    return Ask(seat, topics.RETREAT_COUNT, COUNT[least : most + 1], "NG.combat.7", args={"to": to})
