"""What a bot knows about the Marquise: her buildings, her wood, her Keep."""

from __future__ import annotations

from typing import final

from polana.bots.root.habits import Habits, register
from polana.games.root.components import NONE
from polana.games.root.control import free_slots, ruler
from polana.games.root.factions.marquise import asks
from polana.games.root.factions.marquise.build import POINTS, cost_of, why_not_build_anything
from polana.games.root.factions.marquise.daylight import ACTIONS
from polana.games.root.factions.marquise.side import BUILDINGS, KEEP, RECRUITER, SAWMILL, WOOD, WORKSHOP, marquise
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS


@final
class MarquiseHabits(Habits):
    def worth(self, g: State, side: Side, w: dict[str, float]) -> float:
        own = marquise(side)
        value = (
            w["sawmill"] * side.on_map(SAWMILL)
            + w["workshop"] * side.on_map(WORKSHOP)
            + w["recruiter"] * side.on_map(RECRUITER)
            + w["wood"] * min(6, side.on_map(WOOD))
            + w["keep"] * side.on_map(KEEP)
        )
        wood = side.on_map(WOOD)
        best = 0
        for kind in BUILDINGS:
            cost = cost_of(side, kind)
            if cost != NONE:
                points = POINTS[kind][side.rules.pieces[kind].total - side.left[kind]]
                value += w["next"] * points  # a track is worth more the further it has come
                if cost <= wood:
                    best = max(best, points)
        sites = 0
        for where in range(CLEARINGS):
            if ruler(g, where) == side.index:
                sites += max(0, free_slots(g, where))
        if sites:
            value += w["plan"] * best  # there is wood for it, and room
        value += w["site"] * min(sites, int(w["sites_counted"]))
        if g.turn == side.index and own.actions >= ACTIONS and own.actions < ACTIONS + own.extra:
            # 6.5: for a bird she may act once more; worth it if there is something to build
            value += w["extra"] if why_not_build_anything(g, side) is None else w["action"]
        return value


register("marquise", MarquiseHabits("marquise", [asks.DAYLIGHT], []))
