"""Recruiting: where, how many, Training Camps, Kaija, and players without units (NG.recruit)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import asks as general
from polana.games.northgard import news as told
from polana.games.northgard.actions import asks
from polana.games.northgard.clans import has_kaija_to_place
from polana.games.northgard.components import (
    BEAR_KIND,
    TRAINING_CAMP,
    VALKYRIE,
    WOOD,
    Action,
    count_of,
    part,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.map.tiles import make_room
from polana.games.northgard.pieces.control import has_creature, is_on_map
from polana.games.northgard.pieces.figures import add_kaija, add_units
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import DONE, KAIJA, LAND, SKIP
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOT_YOURS: Final = Refusal("NG.recruit.2", "why-northgard-recruit-not-yours")
NOT_NEUTRAL: Final = Refusal("NG.special.1", "why-northgard-not-neutral")
NOT_YOURS_NOR_NEUTRAL: Final = Refusal("NG.special.1", "why-northgard-not-yours-nor-neutral")
NOT_NEUTRAL_FOR_LONE: Final = Refusal("NG.recruit.7", "why-northgard-not-neutral")
BEAR_FORBIDS_RECRUITS: Final = Refusal("NG.creatures.bear.1", "why-northgard-bear-forbids-recruits")
VALKYRIE_SHARES_NOT: Final = Refusal("NG.creatures.valkyrie", "why-northgard-valkyrie-shares-not")
NEITHER_OPEN_NOR_WOOD: Final = Refusal("NG.special.1", "why-northgard-neither-open-nor-wood")
NO_MORE_THERE: Final = Refusal("NG.special.1", "why-northgard-no-more-recruits-there")
NO_FIGURES: Final = Refusal("NG.recruit.5", "why-northgard-no-figures")
NOWHERE_TO_RECRUIT: Final = Refusal("NG.recruit.2", "why-northgard-nowhere-to-recruit")

JUST_DONE: Final = [DONE]


@final
class RecruitJudge(Judge):
    """May new units come to this territory?

    `lone` is a player without units on the map (NG.recruit.7), whatever card recruits. What was neutral when the action
    began stays so for it: `neutral` lists these, where the action may go there. `quota` says how many units a territory
    may still take, if the card limits that; `full` lists those that have theirs.
    """

    __slots__ = ("filter", "full", "g", "lone", "neutral", "own", "quota", "seat")

    def __init__(self, g: Table, seat: int, where: str = "own", filter: str = "") -> None:
        self.g: Table = g
        self.seat: int = seat
        self.filter: str = filter
        self.lone: bool = not is_on_map(g, seat)
        self.own: bool = not self.lone and where != "neutral"
        self.neutral: list[int] = []
        if self.lone or where != "own":
            owner = g.owner
            self.neutral = [land for land in g.chart.lands if owner[land] == NOBODY]
        self.quota: dict[int, int] | None = None
        self.full: list[int] = []

    def lands(self) -> list[Word]:
        """The territories where units may be recruited."""
        found: list[Word] = []
        for land in self.neutral:
            if self._why_not_inside(land) is None:
                found.append(LAND[land])
        if self.own:
            owner = self.g.owner
            seat = self.seat
            for land in self.g.chart.lands:
                if owner[land] == seat and land not in self.neutral and self._why_not_inside(land) is None:
                    found.append(LAND[land])
        return found

    def finds_land(self) -> bool:
        """Is there any territory where units may be recruited?"""
        for land in self.neutral:
            if self._why_not_inside(land) is None:
                return True
        if self.own:
            owner = self.g.owner
            seat = self.seat
            for land in self.g.chart.lands:
                if owner[land] == seat and self._why_not_inside(land) is None:
                    return True
        return False

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        land = word.value
        if land in self.neutral:
            return self._why_not_inside(land)
        if self.own:
            if self.g.owner[land] == self.seat:
                return self._why_not_inside(land)
            return NOT_YOURS_NOR_NEUTRAL if self.neutral else NOT_YOURS
        return NOT_NEUTRAL_FOR_LONE if self.lone else NOT_NEUTRAL

    def _why_not_inside(self, land: int) -> Refusal | None:
        """Why not, although it is the right kind of territory."""
        g = self.g
        if g.line:
            # NG.creatures.bear.1; and nothing but a move brings units into a Valkyrie's territory
            if has_creature(g, land, BEAR_KIND):
                return BEAR_FORBIDS_RECRUITS
            if has_creature(g, land, VALKYRIE):
                return VALKYRIE_SHARES_NOT
        if self.filter and g.chart.open[land] == 0 and part(g.chart.yields[land], WOOD) == 0:
            return NEITHER_OPEN_NOR_WOOD  # the one filter that cards print, open_or_tile_wood
        if self.quota is not None and land not in self.quota:
            return NO_MORE_THERE
        return NO_MORE_THERE if land in self.full else None


def spare_figures(g: Table, seat: int) -> int:
    """NG.recruit.5: units in the reserve, and Kaija for the Bear clan if she is not on the map."""
    reserve = g.players[seat].reserve
    return reserve + 1 if has_kaija_to_place(g, seat) else reserve


def why_not_recruit(g: Table, seat: int, action: Action) -> Refusal | None:
    """Is there a figure left and a place for it?"""
    if spare_figures(g, seat) == 0:
        return NO_FIGURES
    if not g.line and not action.filter and action.where != "neutral" and is_on_map(g, seat):
        return None  # where his figures stand is his, and nothing is in the way there
    judge = RecruitJudge(g, seat, action.where, action.filter)
    # NG.recruit.7: for a player without units, where no territory is neutral, a tile may make one
    if judge.finds_land() or (judge.lone and g.stack):
        return None
    return NOWHERE_TO_RECRUIT


def recruit(g: Table, seat: int, action: Action) -> Flow[int]:
    """NG.recruit.1: up to this many new units. Gives the territory of the last of them, or NOWHERE."""
    judge = RecruitJudge(g, seat, action.where, action.filter)
    # NG.recruit.7; a card that goes to neutral territories anyway spreads its units as it says
    if judge.lone and (action.where == "own" or not judge.finds_land()):
        return (yield from recruit_alone(g, seat, judge, 1 if action.spread == "one_each" else action.n))
    if action.spread == "same":
        return (yield from recruit_in_one(g, seat, judge, action.n))
    return (yield from recruit_in_several(g, seat, judge, action.n, action.spread == "one_each"))


def recruit_in_several(g: Table, seat: int, judge: RecruitJudge, count: int, one_each: bool) -> Flow[int]:
    """NG.recruit.3: unit by unit, each in a territory of the player's choice."""
    last = NOWHERE
    trained: list[int] = []
    for left in range(count, 0, -1):
        lands = judge.lands()
        if not lands or spare_figures(g, seat) == 0:
            break
        word = yield asks.recruit(g, seat, judge, lands, left)
        if word is DONE:
            break
        last = word.value
        yield from add_figure(g, seat, last)
        if last not in trained:
            trained.append(last)
            train(g, seat, last)
        if one_each:
            judge.full.append(last)
    return last


def recruit_in_one(g: Table, seat: int, judge: RecruitJudge, count: int) -> Flow[int]:
    """All units of the action in one territory."""
    word = yield asks.recruit_in_one(g, seat, judge, judge.lands(), count)
    if word is DONE:
        return NOWHERE
    yield from recruit_group(g, seat, word.value, count)
    return word.value


def recruit_group(g: Table, seat: int, land: int, count: int) -> Flow[None]:
    """Up to this many figures in this territory, at least one."""
    most = min(count, spare_figures(g, seat))
    word = yield asks.recruit_how_many(seat, most, land)
    for _ in range(word.value):
        yield from add_figure(g, seat, land)
    train(g, seat, land)


def recruit_alone(g: Table, seat: int, judge: RecruitJudge, count: int) -> Flow[int]:
    """NG.recruit.7: without units on the map all go to one neutral territory, or to a new tile if there is none."""
    if judge.finds_land():
        return (yield from recruit_in_one(g, seat, judge, count))
    land = yield from may_make_room(g, seat, "NG.recruit.7", True)
    if land != NOWHERE:
        yield from recruit_group(g, seat, land, count)
    return land


def may_make_room(g: Table, seat: int, law: str, recruits: bool) -> Flow[int]:
    """NG.recruit.7, NG.endyear.3: a tile may be drawn and placed to make a neutral territory."""
    if not g.stack:
        return NOWHERE
    word = yield asks.may_make_room(seat, law)
    if word is SKIP:
        return NOWHERE
    return (yield from make_room(g, seat, recruits))


def add_figure(g: Table, seat: int, land: int) -> Flow[None]:
    """One new figure: an ordinary unit, or Kaija in its place (NG.clans.bear.2)."""
    if has_kaija_to_place(g, seat):
        word = KAIJA
        if g.players[seat].reserve > 0:
            word = yield general.unit_or_kaija(seat, land)
        if word is KAIJA:
            add_kaija(g, seat, land)
            told.kaija_recruited(g, seat, land)
            return
    add_units(g, seat, land, 1)
    told.recruited(g, seat, land)


def train(g: Table, seat: int, land: int) -> None:
    """NG.recruit.6: each Training Camp adds one unit, once per action and territory, as far as there are figures."""
    camps = count_of(g.houses[land], TRAINING_CAMP)
    extra = min(camps, g.players[seat].reserve)
    if extra > 0:
        add_units(g, seat, land, extra)
        told.trained(g, seat, land, extra)
