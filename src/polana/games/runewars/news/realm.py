"""What is told about bids, titles, objectives, Victory cards and players who are out."""

from __future__ import annotations

from polana.games.runewars.components import SEASONS
from polana.games.runewars.state import Table
from polana.games.runewars.words import HERO
from polana.kernel.word import Word


def announced(g: Table, seat: int, count: int) -> None:
    """RW.bidding.1: everybody says truthfully what he owns."""
    if g.news is not None:
        g.tell("news-runewars-announced", "RW.bidding.1", seat=seat, count=count)


def bid(g: Table, seat: int, influence: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-bid", "RW.bidding.3", seat=seat, count=influence.value)


def tie_settled(g: Table, judge: int, seat: int, first: bool, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-tied-first" if first else "news-runewars-tied-last", law, seat=judge, other=seat)


def title_taken(g: Table, seat: int, title: Word, count: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-title-taken", "RW.orders.7.supremacy.2", seat=seat, title=title, count=count)


def title_used(g: Table, seat: int, title: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-title-used", "RW.titles.1", seat=seat, title=title)


def discarded(g: Table, seat: int, card: Word, law: str) -> None:
    """A Tactics card is given up for something."""
    if g.news is not None:
        g.tell("news-runewars-discarded-tactic", law, seat=seat, card=card)


def reward_discarded(g: Table, seat: int, reward: Word, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-reward-given-up", "RW.titles.1", seat=seat, reward=reward, hero=HERO[hero])


def fulfilled(g: Table, seat: int, objective: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-fulfilled", "RW.objectives.2", seat=seat, objective=objective)


def swapped(g: Table, seat: int, objective: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-objective-discarded", "RW.objectives.4", seat=seat, objective=objective)


def drew_objective(g: Table, seat: int, objective: Word, law: str) -> None:
    if g.news is not None:
        g.tell_to((seat,), "news-runewars-drew-objective", law, seat=seat, objective=objective)
        g.tell_except((seat,), "news-runewars-drew-objective-hidden", law, seat=seat)


def claimed(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell(f"news-runewars-claimed-{SEASONS[g.season]}", "RW.victory.card.1", seat=seat)


def claim_failed(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-claim-failed", "RW.victory.card.3", seat=seat)


def eliminated(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-eliminated", "RW.elimination.1", seat=seat)
