"""Special actions that move units: one's own by hidden ways, enemy ones for a bribe (NG.special).

They are not Move actions: no moves are counted, and no creature may be attacked with them. The combats they cause are
resolved at once.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import asks as general
from polana.games.northgard.actions.asks import move_count
from polana.games.northgard.actions.move import move_units, settle
from polana.games.northgard.actions.ways import KAIJA_STAYS, NO_END_AT_PARTNER, kaija_may_enter, why_not_enter
from polana.games.northgard.cards import asks
from polana.games.northgard.cards.effect import BEAR_HOLDS, NOT_AN_ENEMYS, NOT_YOURS, Effect, register
from polana.games.northgard.combat.losses import pick_group
from polana.games.northgard.components import BEAR_KIND, Action
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import enemies, has_creature, kaija_in, partner_of
from polana.games.northgard.pieces.figures import Group
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import KAIJA, LAND
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOT_OPEN: Final = Refusal("NG.special.1", "why-northgard-not-open")
NOT_ADJACENT: Final = Refusal("NG.special.1", "why-northgard-not-adjacent")
SAME_LAND: Final = Refusal("NG.special.1", "why-northgard-same-land")
NO_WAY: Final = Refusal("NG.special.1", "why-northgard-no-way")

NOTHING_MORE: Final[list[Word]] = []


@final
class WayJudge(Judge):
    """From where units may go (`origin` NOWHERE), or from there to where.

    `hidden`: the player's own units to any open territory. Otherwise: enemy units to a neighbouring territory.
    """

    __slots__ = ("g", "hidden", "origin", "seat")

    def __init__(self, g: Table, seat: int, hidden: bool, origin: int = NOWHERE) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.hidden: bool = hidden
        self.origin: int = origin

    def why_not(self, word: Word) -> Refusal | None:
        return self.why_not_from(word.value) if self.origin == NOWHERE else self.why_not_to(self.origin, word.value)

    def why_not_from(self, land: int) -> Refusal | None:
        g = self.g
        if self.hidden:
            if g.owner[land] != self.seat:
                return NOT_YOURS
        elif not enemies(g, self.seat, g.owner[land]):
            return NOT_AN_ENEMYS
        if has_creature(g, land, BEAR_KIND):
            return BEAR_HOLDS  # NG.creatures.bear.1
        return None if self.targets(land) else NO_WAY

    def why_not_to(self, origin: int, target: int) -> Refusal | None:
        g = self.g
        if target == origin:
            return SAME_LAND
        if self.hidden:
            if g.chart.open[target] == 0:
                return NOT_OPEN
        elif target not in g.chart.near[origin] and target not in g.chart.far[origin]:
            return NOT_ADJACENT
        mover = g.owner[origin]
        if g.owner[target] != NOBODY and g.owner[target] == partner_of(g, mover):
            return NO_END_AT_PARTNER  # NG.variant.team.3
        if g.units[origin] == 0 and not kaija_may_enter(g, mover, target):
            return KAIJA_STAYS  # NG.clans.bear.4
        return why_not_enter(g, target)

    def origins(self) -> list[Word]:
        owner = self.g.owner
        found: list[Word] = []
        for land in self.g.chart.lands:
            if owner[land] != NOBODY and self.why_not_from(land) is None:
                found.append(LAND[land])
        return found

    def targets(self, origin: int) -> list[Word]:
        chart = self.g.chart
        if self.hidden:
            return [LAND[land] for land in chart.lands if self.why_not_to(origin, land) is None]
        return [LAND[land] for land in chart.adjacent(origin) if self.why_not_to(origin, land) is None]


def choose_way(g: Table, seat: int, hidden: bool) -> Flow[tuple[int, Word]]:
    """From where to where."""
    judge = WayJudge(g, seat, hidden)
    word = yield asks.way_from(g, seat, hidden, judge, judge.origins())
    origin = word.value
    judge = WayJudge(g, seat, hidden, origin)
    to = yield asks.way_to(g, seat, hidden, judge, judge.targets(origin), origin)
    return origin, to


@final
class HiddenWays(Effect):
    """Hidden Ways: any number of units from one territory of one's own to any open territory."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None if WayJudge(g, seat, True).origins() else NO_WAY

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        origin, to = yield from choose_way(g, seat, True)
        kaija = kaija_in(g, origin) and kaija_may_enter(g, seat, to.value)
        group = yield from pick_group(seat, g.units[origin], kaija, to, False)
        move_units(g, seat, origin, to.value, group)
        yield from settle(g, seat, action)
        return NOWHERE


@final
class Bribe(Effect):
    """Bribery: up to two enemy units to a neighbouring territory, by a border of either kind."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None if WayJudge(g, seat, False).origins() else NO_WAY

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        origin, to = yield from choose_way(g, seat, False)
        victim = g.owner[origin]
        units = g.units[origin]
        goes = kaija_in(g, origin) and kaija_may_enter(g, victim, to.value)
        if goes and units > 0:
            word = yield general.kaija_too(seat, to, "NG.special.1")
            goes = word is KAIJA
        least, most = (0, min(units, action.n - 1)) if goes else (1, min(units, action.n))
        count = yield move_count(seat, least, most, to, "NG.special.1")
        move_units(g, victim, origin, to.value, Group(count.value, goes))
        # The bribed units attack, and their owner fights; the active player says in which order.
        yield from settle(g, seat, action)
        return NOWHERE


register("move_group_to_any_open", HiddenWays())
register("move_enemy_units", Bribe())
