"""What a bot knows about the Marquise: her buildings, her wood, her Keep."""

from __future__ import annotations

from typing import Final, final

from polana.bots.root.habits import Habits, register
from polana.games.root.components import NONE
from polana.games.root.control import free_slots, ruler
from polana.games.root.factions.marquise.build import POINTS, connected, cost_of, why_not_build_anything
from polana.games.root.factions.marquise.daylight import ACTIONS
from polana.games.root.factions.marquise.side import (
    BUILDINGS,
    KEEP,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
    MarquiseSide,
)
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS

#: Wood beyond this much is worth nothing.
WOOD_COUNTED: Final = 6


@final
class MarquiseHabits(Habits[MarquiseSide]):
    def worth(self, g: State, own: MarquiseSide, w: dict[str, float]) -> float:
        value = (
            w["sawmill"] * own.on_map(SAWMILL)
            + w["workshop"] * own.on_map(WORKSHOP)
            + w["recruiter"] * own.on_map(RECRUITER)
            + w["keep"] * own.on_map(KEEP)
        )
        for kind in BUILDINGS:
            if cost_of(own, kind) != NONE:
                value += w["next"] * points_of(own, kind)  # a track is worth more the further it has come
        value += self.works(g, own, w)
        if g.turn == own.index and own.actions >= ACTIONS and own.actions < ACTIONS + own.extra:
            # 6.5: for a bird she may act once more; worth it if there is something to build
            value += w["extra"] if why_not_build_anything(g, own) is None else w["action"]
        return value

    def works(self, g: State, side: Side, w: dict[str, float]) -> float:
        """Wood and room for buildings: what she could build of one with the other, where her land connects them."""
        best = sites = useful = stuck = 0
        seen: list[int] = []
        for where in range(CLEARINGS):
            if ruler(g, where) != side.index:
                stuck += side.at(WOOD, where)
                continue
            if where in seen:
                continue
            land = connected(g, side, where)
            seen += land
            wood = room = 0
            for at in land:
                wood += side.at(WOOD, at)
                room += max(0, free_slots(g, at))
            if not room:
                stuck += wood
                continue
            sites += room
            useful += wood
            for kind in BUILDINGS:
                cost = cost_of(side, kind)
                if cost != NONE and cost <= wood:
                    best = max(best, points_of(side, kind))
        value = w["plan"] * best + w["site"] * min(sites, int(w["sites_counted"]))
        return value + w["wood"] * min(useful, WOOD_COUNTED) + w["stuck"] * min(stuck, WOOD_COUNTED)


def points_of(side: Side, kind: int) -> int:
    """What the next building of a type scores, if there is one."""
    return POINTS[kind][side.rules.pieces[kind].total - side.left[kind]]


register("marquise", MarquiseHabits("marquise"))
