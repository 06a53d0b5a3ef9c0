"""What is told about cards drawn and discarded, influence and dials."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import RESOURCE
from polana.kernel.word import Word


def drew_tactics(g: Table, seat: int, cards: list[Word], law: str) -> None:
    if g.news is not None:
        g.tell_to((seat,), "news-runewars-drew-tactics", law, seat=seat, cards=cards)
        g.tell_except((seat,), "news-runewars-drew-tactics-hidden", law, seat=seat, count=len(cards))


def discarded_tactic(g: Table, seat: int, card: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-discarded-tactic", "RW.tactics.3", seat=seat, card=card)


def drew_quests(g: Table, seat: int, quests: list[Word], law: str) -> None:
    if g.news is not None:
        g.tell_to((seat,), "news-runewars-drew-quests", law, seat=seat, quests=quests)
        g.tell_except((seat,), "news-runewars-drew-quests-hidden", law, seat=seat, count=len(quests))


def discarded_quest(g: Table, seat: int, quest: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-discarded-quest", "RW.quests.2", seat=seat, quest=quest)


def gained_influence(g: Table, seat: int, count: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-gained-influence", law, seat=seat, count=count)


def spent_influence(g: Table, seat: int, count: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-spent-influence", law, seat=seat, count=count)


def dial_turned(g: Table, seat: int, resource: int, value: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-dial", law, seat=seat, resource=RESOURCE[resource], value=value)
