"""Questions of those who move, retreat, meet neutral units, or are too many (RW.move, RW.retreat, RW.diplomacy)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.deed import Deeds
from polana.games.runewars.map import board
from polana.games.runewars.map.asks import AreaAsk
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.state import Table
from polana.games.runewars.words import (
    AREA,
    COUNT,
    FATE,
    HERO,
    INFLUENCE,
    ROUTED,
    SKIP,
    UNIT,
)
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.shelf.options import Others
from polana.kernel.word import Word

# --- moves ------------------------------------------------------------------------------------------------------------


def activate(g: Table, seat: int, judge: Judge) -> Ask:
    """The first area of an order: before any battle."""
    return AreaAsk(g, seat, topics.ACTIVATE, "RW.move.activation.1", judge, [])


def activate_again(g: Table, seat: int, judge: Judge) -> Ask:
    """The supremacy bonus of Mobilize, which nobody has to use. Where a hero could come may be a secret."""
    return AreaAsk(g, seat, topics.ACTIVATE_AGAIN, "RW.orders.2.supremacy", judge, [SKIP], None, _hides_any(g, seat))


def _hides_any(g: Table, seat: int) -> bool:
    """Does a reward lie face down under the card of one of a player's heroes?"""
    for hero in board.heroes_of(g, seat):
        if rewards.hides_any(g, hero):
            return True
    return False


def march_from(g: Table, seat: int, target: int, deeds: Deeds, law: str) -> Menu[Table, int]:
    """Who sets out? A reward that nobody else sees may carry a hero farther: veiled where one lies face down."""
    args: dict[str, Arg] = {"area": AREA[target]}
    return Menu(seat, topics.MARCH, law, g, seat, deeds, veiled=_hides_any(g, seat), args=args, within=True)


def strategize_from(g: Table, seat: int, deeds: Deeds) -> Menu[Table, int]:
    """The same, with the order Strategize."""
    law = "RW.orders.1.primary"
    return Menu(seat, topics.STRATEGIZE, law, g, seat, deeds, veiled=_hides_any(g, seat), within=True)


def unit(g: Table, seat: int, area: int, judge: Judge, law: str) -> Ask:
    words = [UNIT[kind] for kind in board.kinds_of(g, seat, area)]
    return Ask(seat, topics.MOVE_UNIT, words, law, judge, veiled=False, args={"area": AREA[area]})


def count(seat: int, kind: int, area: int, to: int, most: int, law: str) -> Ask:
    args: dict[str, object] = {"unit": UNIT[kind], "area": AREA[area], "to": AREA[to]}
    return Ask(seat, topics.MOVE_COUNT, COUNT[1 : most + 1], law, None, veiled=False, args=args)


def unit_to(g: Table, seat: int, kind: int, area: int, judge: Judge) -> Ask:
    args: dict[str, object] = {"unit": UNIT[kind], "area": AREA[area]}
    return AreaAsk(g, seat, topics.MOVE_TO, "RW.move.strategize.1", judge, [], args)


def hero_to(g: Table, seat: int, hero: int, judge: Judge) -> Ask:
    """Where does a hero go? A reward that nobody else sees may open more ways, so the question may be veiled."""
    veiled = rewards.hides_any(g, hero)
    return AreaAsk(g, seat, topics.HERO_MOVE_TO, "RW.move.strategize.1", judge, [], {"hero": HERO[hero]}, veiled)


# --- retreats ---------------------------------------------------------------------------------------------------------


def retreat_to(g: Table, seat: int, area: int, law: str, judge: Judge) -> Ask:
    return AreaAsk(g, seat, topics.RETREAT_TO, law, judge, [], {"area": AREA[area]})


def heroes_to(g: Table, seat: int, area: int, law: str, judge: Judge, veiled: bool) -> Ask:
    """Where do heroes retreat? A reward that nobody else sees may open more ways, so the question may be veiled."""
    return AreaAsk(g, seat, topics.HEROES_TO, law, judge, [], {"area": AREA[area]}, veiled)


@final
class SurplusAsk(Ask):
    """Which unit is one of those that have to leave?"""

    __slots__ = ("_area", "_g", "_leaving")

    def __init__(self, g: Table, seat: int, area: int, leaving: list[Word], count: int) -> None:
        args: dict[str, object] = {"area": AREA[area], "count": count - len(leaving)}
        super().__init__(seat, topics.SURPLUS, [], "RW.move.limit.3", None, veiled=False, args=args)
        self._g: Table = g
        self._area: int = area
        self._leaving: list[Word] = leaving

    def candidates(self) -> list[Word]:
        words: list[Word] = []
        for kind in board.kinds_of(self._g, self.seat, self._area):
            at = self._area * KIND_COUNT + kind
            if self._g.standing[at] > self._leaving.count(UNIT[kind]):
                words.append(UNIT[kind])
            if self._g.routed[at] > self._leaving.count(ROUTED[kind]):
                words.append(ROUTED[kind])
        return words


def surplus(g: Table, seat: int, area: int, leaving: list[Word], count: int) -> Ask:
    return SurplusAsk(g, seat, area, leaving, count)


# --- talks ------------------------------------------------------------------------------------------------------------


NOT_SO_MUCH: Final = Others("influence", Refusal("RW.diplomacy.1", "why-runewars-parley-spend"))


def meet(g: Table, seat: int, area: int, deeds: Deeds) -> Menu[Table, int]:
    return Menu(seat, topics.MEET, "RW.move.2", g, seat, deeds, args={"area": AREA[area]}, within=True)


def spend(seat: int, area: int, most: int) -> Ask:
    words = INFLUENCE[1 : most + 1]
    return Ask(seat, topics.PARLEY_SPEND, words, "RW.diplomacy.1", args={"area": AREA[area]}, elsewhere=NOT_SO_MUCH)


def card(g: Table, seat: int) -> Ask:
    """Which of the open cards counts?"""
    return Ask(seat, topics.PARLEY_CARD, [FATE[card] for card in g.fate_open], "RW.diplomacy.3")


def failed(g: Table, seat: int, area: int, deeds: Deeds) -> Menu[Table, int]:
    args: dict[str, Arg] = {"area": AREA[area]}
    return Menu(seat, topics.PARLEY_FAILED, "RW.diplomacy.result.fight", g, seat, deeds, args=args, within=True)


# --- too many units ---------------------------------------------------------------------------------------------------


def destroy(seat: int, figures: list[Word], area: int, surplus: int, law: str) -> Ask:
    """Which of his own figures goes, with this many still to go?"""
    return Ask(seat, topics.DESTROY, figures, law, None, veiled=False, args={"area": AREA[area], "count": surplus})
