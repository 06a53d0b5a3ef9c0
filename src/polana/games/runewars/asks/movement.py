"""Questions about moves (RW.move). What may move is read from the board when somebody looks."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import board
from polana.games.runewars.asks.areas import AreaAsk
from polana.games.runewars.asks.topics import TOPICS
from polana.games.runewars.movement import PORTAL, portals
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.state import Table
from polana.games.runewars.tiles import NOWHERE
from polana.games.runewars.words import AREA, COUNT, DONE, EXPLORATION, HERO, SKIP, UNIT
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg
from polana.kernel.topic import Topic
from polana.kernel.word import Word

_ACTIVATE: Final = TOPICS.topic("ask-runewars-activate")
_ACTIVATE_AGAIN: Final = TOPICS.topic("ask-runewars-activate-again")
_MARCH: Final = TOPICS.topic("ask-runewars-march")
_STRATEGIZE: Final = TOPICS.topic("ask-runewars-strategize")
_MOVE_UNIT: Final = TOPICS.topic("ask-runewars-move-unit")
_MOVE_COUNT: Final = TOPICS.topic("ask-runewars-move-count")
_MOVE_TO: Final = TOPICS.topic("ask-runewars-move-to")
_HERO_TO: Final = TOPICS.topic("ask-runewars-hero-move-to")


def activate(g: Table, seat: int, judge: Judge) -> Ask:
    return AreaAsk(g, seat, _ACTIVATE, "RW.move.activation.1", judge, [])


def activate_again(g: Table, seat: int, judge: Judge) -> Ask:
    """The supremacy bonus of Mobilize, which nobody has to use."""
    return AreaAsk(g, seat, _ACTIVATE_AGAIN, "RW.orders.2.supremacy", judge, [SKIP])


@final
class OriginAsk(Ask):
    """From where do units move, or which hero does? A reward that nobody else sees may carry a hero farther, so the
    question is veiled where one lies face down."""

    __slots__ = ("_g",)

    def __init__(self, g: Table, seat: int, topic: Topic, law: str, judge: Judge, args: dict[str, Arg] | None) -> None:
        super().__init__(seat, topic, [], law, judge, False, args)
        self._g: Table = g
        for hero in board.heroes_of(g, seat):
            if rewards.hides_any(g, hero):
                self.veiled = True

    def candidates(self) -> list[Word]:
        g = self._g
        words = [DONE]
        if g.explore and not g.acts.portal_paid and len(portals(g)) > 1:
            words.append(EXPLORATION[PORTAL])
        words += [HERO[hero] for hero in board.heroes_of(g, self.seat) if g.hero_area[hero] != NOWHERE]
        for area in g.chart.areas:
            if g.owner[area] == self.seat:
                words.append(AREA[area])
        return words


def march_from(g: Table, seat: int, target: int, judge: Judge, law: str) -> Ask:
    return OriginAsk(g, seat, _MARCH, law, judge, {"area": AREA[target]})


def strategize_from(g: Table, seat: int, judge: Judge) -> Ask:
    return OriginAsk(g, seat, _STRATEGIZE, "RW.orders.1.primary", judge, None)


def unit(g: Table, seat: int, area: int, judge: Judge, law: str) -> Ask:
    words = [UNIT[kind] for kind in board.kinds_of(g, seat, area)]
    return Ask(seat, _MOVE_UNIT, words, law, judge, False, {"area": AREA[area]})


def count(seat: int, kind: int, area: int, to: int, most: int, law: str) -> Ask:
    args: dict[str, object] = {"unit": UNIT[kind], "area": AREA[area], "to": AREA[to]}
    return Ask(seat, _MOVE_COUNT, COUNT[1 : most + 1], law, None, False, args)


def unit_to(g: Table, seat: int, kind: int, area: int, judge: Judge) -> Ask:
    args: dict[str, object] = {"unit": UNIT[kind], "area": AREA[area]}
    return AreaAsk(g, seat, _MOVE_TO, "RW.move.strategize.1", judge, [], args)


def hero_to(g: Table, seat: int, hero: int, judge: Judge) -> Ask:
    """Where does a hero go? A reward that nobody else sees may open more ways, so the question may be veiled."""
    veiled = rewards.hides_any(g, hero)
    return AreaAsk(g, seat, _HERO_TO, "RW.move.strategize.1", judge, [], {"hero": HERO[hero]}, veiled)
