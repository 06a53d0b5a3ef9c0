"""What is told of duels (RW.duels)."""

from __future__ import annotations

from polana.games.runewars.battlefield import Duel
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, FATE, HERO, UNIT
from polana.kernel.word import Word


def who(duel: Duel, side: int) -> Word:
    """The hero, or the unit of a quest."""
    return HERO[duel.heroes[side]] if duel.heroes[side] != NOBODY else UNIT[duel.unit]


def challenged(g: Table, hero: int, other: int) -> None:
    if g.news is not None:
        area = AREA[g.hero_area[hero]]
        g.tell("news-runewars-challenged", "RW.duels.1", hero=HERO[hero], other=HERO[other], area=area)


def fights_unit(g: Table, hero: int, unit: int) -> None:
    if g.news is not None:
        area = AREA[g.hero_area[hero]]
        g.tell("news-runewars-fights-unit", "RW.duels.quest.1", hero=HERO[hero], unit=UNIT[unit], area=area)


def evaded(g: Table, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-evaded", "RW.duels.2", hero=HERO[hero])


def round_begins(g: Table, duel: Duel) -> None:
    if g.news is not None:
        g.tell("news-runewars-duel-round", "RW.duels.3", count=duel.round)


def drew(g: Table, duel: Duel, side: int, card: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-duel-card", "RW.duels.3", fighter=who(duel, side), card=FATE[card])


def unit_hurt(g: Table, duel: Duel, damage: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-unit-hurt", "RW.duels.3.damage", unit=UNIT[duel.unit], count=damage, damage=duel.wounds)


def negated(g: Table, hero: Word, damage: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-negated", law, fighter=hero, count=damage)


def unit_beaten(g: Table, duel: Duel) -> None:
    if g.news is not None:
        g.tell("news-runewars-unit-beaten", "RW.duels.quest.3", unit=UNIT[duel.unit])


def drawn_game(g: Table) -> None:
    if g.news is not None:
        g.tell("news-runewars-duel-undecided", "RW.duels.4.2")
