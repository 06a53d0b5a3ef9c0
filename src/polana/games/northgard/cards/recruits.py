"""Special actions that recruit in ways of their own, and the Snake's token (NG.special, NG.clans.snake)."""

from __future__ import annotations

from typing import final

from polana.games.northgard.actions.recruit import (
    NO_FIGURES,
    NOWHERE_TO_RECRUIT,
    RecruitJudge,
    add_figure,
    recruit_group,
    spare_figures,
)
from polana.games.northgard.cards import asks
from polana.games.northgard.cards.effect import Effect, register
from polana.games.northgard.cards.hands import pay_any
from polana.games.northgard.clans import NO_TOKEN_TO_PLACE, place_scorched
from polana.games.northgard.components import RESOURCES, SNAKE, Action, part
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import enemies
from polana.games.northgard.pieces.resources import held_in_all, shown_in
from polana.games.northgard.state import Table
from polana.games.northgard.words import DONE, YES
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal


class RecruitByQuota(Effect):
    """Up to this many in each of the player's territories, one by one; subclasses say how many."""

    def quota(self, g: Table, seat: int, land: int, action: Action) -> int:
        """How many units this territory may take."""
        return 0

    def judge(self, g: Table, seat: int, action: Action) -> RecruitJudge:
        """A judge that knows how many units each of the player's territories may take."""
        judge = RecruitJudge(g, seat)
        quota: dict[int, int] = {}
        owner = g.owner
        for land in g.chart.lands:
            if owner[land] == seat:
                count = self.quota(g, seat, land, action)
                if count > 0:
                    quota[land] = count
        judge.quota = quota
        return judge

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        if spare_figures(g, seat) == 0:
            return NO_FIGURES
        return None if self.judge(g, seat, action).finds_land() else NOWHERE_TO_RECRUIT

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        judge = self.judge(g, seat, action)
        quota = judge.quota
        assert quota is not None
        while spare_figures(g, seat) > 0:
            lands = judge.lands()
            if not lands:
                break
            word = yield asks.recruit_by_card(g, seat, judge, lands)
            if word is DONE:
                break
            yield from recruit_group(g, seat, word.value, quota.pop(word.value))
        return NOWHERE


@final
class RecruitPerIcon(RecruitByQuota):
    """One for each unit of a resource that the territory's tiles and buildings show."""

    def quota(self, g: Table, seat: int, land: int, action: Action) -> int:
        return part(shown_in(g, land), RESOURCES.index(action.icon))


@final
class RecruitBesideEnemies(RecruitByQuota):
    """One in each territory next to an enemy's."""

    def quota(self, g: Table, seat: int, land: int, action: Action) -> int:
        for other in g.chart.adjacent(land):
            if enemies(g, seat, g.owner[other]):
                return action.n
        return 0


@final
class PayToRecruit(Effect):
    """One more unit where the others were recruited, for resources of any types."""

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        price = action.pay_any
        if here == NOWHERE or held_in_all(g.players[seat]) < price or spare_figures(g, seat) == 0:
            return NOWHERE
        word = yield asks.pay_for_recruit(seat, price)
        if word is YES:
            yield from pay_any(g, seat, price)
            yield from add_figure(g, seat, here)
        return NOWHERE


@final
class PlaceScorched(Effect):
    """NG.clans.snake.1: the Scorched Earth token, for the Snake clan only."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None if g.players[seat].clan == SNAKE else NO_TOKEN_TO_PLACE

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        yield from place_scorched(g, seat, action.optional)
        return NOWHERE


register("recruit_per_icon", RecruitPerIcon())
register("recruit_in_each", RecruitBesideEnemies())
register("pay_to_recruit_same", PayToRecruit(follows=True))
register("place_scorched_earth", PlaceScorched())
