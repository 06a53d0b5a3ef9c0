"""Questions about heroes: who serves, what they learn, what they do in the Quest phase."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.asks.areas import AreaAsk
from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.state import Table
from polana.games.runewars.words import ATTRIBUTE, HERO
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

_STRONGHOLD: Final = TOPICS.topic("ask-runewars-hero-stronghold")
_SURPLUS: Final = TOPICS.topic("ask-runewars-hero-surplus")
_KEEP: Final = TOPICS.topic("ask-runewars-hero-keep")
_TRAIN: Final = TOPICS.topic("ask-runewars-train")


def stronghold(g: Table, seat: int, hero: int, judge: Judge) -> Ask:
    """At which stronghold does a new hero begin?"""
    return AreaAsk(g, seat, _STRONGHOLD, "RW.heroes.gain.1", judge, [], {"hero": HERO[hero]})


def surplus(seat: int, heroes: list[Word]) -> Ask:
    """Which hero leaves, now that there are four?"""
    return Ask(seat, _SURPLUS, heroes, "RW.heroes.gain.2")


@final
class DrawnHeroAsk(Ask):
    """Which of the heroes that were drawn? Only whoever drew them knows them, so they are read when somebody looks."""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(seat, _KEEP, [], "RW.orders.6.supremacy")
        self._g: Table = g

    def candidates(self) -> list[Word]:
        return [HERO[hero] for hero in sorted(self._g.drawn_heroes)]


def keep(g: Table, seat: int) -> Ask:
    return DrawnHeroAsk(g, seat)


def train(g: Table, hero: int, count: int, judge: Judge, law: str) -> Ask:
    """Which attribute is raised? This many times in all."""
    return Ask(g.hero_seat[hero], _TRAIN, list(ATTRIBUTE), law, judge, False, {"hero": HERO[hero], "count": count})
