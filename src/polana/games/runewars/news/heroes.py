"""What is told about heroes: who serves whom, damage, training, defeat."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import ATTRIBUTE, HERO, REWARD
from polana.kernel.word import Word


def drew(g: Table, seat: int, heroes: list[int]) -> None:
    if g.news is not None:
        words = [HERO[hero] for hero in sorted(heroes)]
        g.tell_to((seat,), "news-runewars-drew-heroes", "RW.orders.6.supremacy", seat=seat, heroes=words)
        g.tell_except((seat,), "news-runewars-drew-heroes-hidden", "RW.orders.6.supremacy", seat=seat, count=len(words))


def gained(g: Table, seat: int, hero: int, area: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-gained", "RW.heroes.gain.1", seat=seat, hero=HERO[hero], area=area)


def left(g: Table, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-left", "RW.heroes.leave.1", seat=g.hero_seat[hero], hero=HERO[hero])


def trained(g: Table, hero: int, attribute: int, value: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-trained", law, hero=HERO[hero], attribute=ATTRIBUTE[attribute], value=value)


def damaged(g: Table, hero: int, damage: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-damaged", law, hero=HERO[hero], count=damage, damage=g.hero_damage[hero])


def defeated(g: Table, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-defeated", "RW.defeat.1", hero=HERO[hero])


def left_behind(g: Table, hero: int, count: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-rewards-left", "RW.defeat.marker.1", hero=HERO[hero], count=count)


def spoils(g: Table, hero: int, other: int, cards: list[int]) -> None:
    """The winner sees what he has won; others only how many cards."""
    if g.news is not None:
        seat = g.hero_seat[hero]
        words = [REWARD[card] for card in sorted(cards)]
        g.tell_to((seat,), "news-runewars-spoils", "RW.defeat.2", hero=HERO[hero], other=HERO[other], cards=words)
        g.tell_except(
            (seat,), "news-runewars-spoils-hidden", "RW.defeat.2", hero=HERO[hero], other=HERO[other], count=len(words)
        )
