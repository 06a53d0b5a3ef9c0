"""What is told about Reward cards: those who may know which card it is hear its name (RW.rewards.secret)."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, HERO, REWARD
from polana.kernel.word import Word


def drew(g: Table, hero: int, card: int, law: str) -> None:
    if g.news is not None:
        seat = g.hero_seat[hero]
        g.tell_to((seat,), "news-runewars-drew-reward", law, hero=HERO[hero], card=REWARD[card])
        g.tell_except((seat,), "news-runewars-drew-reward-hidden", law, hero=HERO[hero])


def none_left(g: Table, hero: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-no-reward-left", law, hero=HERO[hero])


def revealed(g: Table, hero: int, card: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-reward-revealed", "RW.rewards.1", hero=HERO[hero], card=REWARD[card])


def discarded(g: Table, hero: int, card: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-reward-discarded", law, hero=HERO[hero], card=REWARD[card])


def handed_over(g: Table, hero: int, card: int, to: int, up: bool) -> None:
    if g.news is None:
        return
    if up:
        g.tell("news-runewars-reward-handed", "RW.rewards.2", hero=HERO[hero], card=REWARD[card], other=HERO[to])
        return
    seat = g.hero_seat[to]
    g.tell_to(
        (seat,), "news-runewars-reward-handed", "RW.rewards.2", hero=HERO[hero], card=REWARD[card], other=HERO[to]
    )
    g.tell_except((seat,), "news-runewars-reward-handed-hidden", "RW.rewards.2", hero=HERO[hero], other=HERO[to])


def took(g: Table, hero: int, gone: int, rewards: list[int]) -> None:
    """What a defeated hero had left was taken: whoever took it sees the cards."""
    if g.news is None:
        return
    seat = g.hero_seat[hero]
    words = [REWARD[reward >> 1] for reward in sorted(rewards)]
    law = "RW.defeat.marker.2"
    g.tell_to((seat,), "news-runewars-took-marker", law, hero=HERO[hero], other=HERO[gone], cards=words)
    g.tell_except((seat,), "news-runewars-took-marker-hidden", law, hero=HERO[hero], other=HERO[gone], count=len(words))


def summoned(g: Table, hero: int, unit: Word, count: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-summoned", "RW.rewards.1", hero=HERO[hero], unit=unit, count=count, area=AREA[area])


def lured(g: Table, hero: int, area: int, to: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-lured", "RW.rewards.1", hero=HERO[hero], area=AREA[to], other=AREA[area])


def rallied(g: Table, hero: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-light", "RW.rewards.1", hero=HERO[hero], area=AREA[area])


def frozen(g: Table, hero: int, unit: Word, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-ice", "RW.rewards.1", hero=HERO[hero], unit=unit, area=AREA[area])


def scried(g: Table, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-scried", "RW.rewards.1", hero=HERO[hero])
