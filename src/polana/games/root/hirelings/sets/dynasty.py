"""Last Dynasty, and Bluebird Nobles."""

from __future__ import annotations

from typing import Final

from polana.games.root import asks as general
from polana.games.root.battle import why_not_battle
from polana.games.root.control import ruled_clearings, rules
from polana.games.root.effects.base import IN_DAYLIGHT, START_OF_BIRDSONG, Effect, register_boon
from polana.games.root.hirelings import asks
from polana.games.root.hirelings.base import (
    NOTHING_TO_DO,
    AnyHireling,
    Hireling,
    among,
    open_clearings,
    standing,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.move import To, goes_by, march, movable, why_not_from, within_reach
from polana.games.root.pieces import place_warriors
from polana.games.root.price import is_tempted_at, must_battle_at
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

#: Clearings ruled for one point.
CLEARINGS_A_POINT: Final = 3


class LastDynasty(Hireling[HirelingSide]):
    """Its warriors stay together: they move where they rule and battle, battle twice where they do not, or return."""

    def __init__(self) -> None:
        super().__init__("last_dynasty", IN_DAYLIGHT)

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        yield from self.arrive(g, me, player, "A.6.3")

    def arrive(self, g: State, me: HirelingSide, player: Side, law: str) -> Flow[int]:
        """All of them in one clearing at the edge of the map."""
        places = among(sorted(g.woodland.edge), open_clearings(g, me))
        word = yield asks.place(player, me, words_of(places), law)
        place_warriors(g, me, word.value, me.supply, law)
        return word.value

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        there = standing(me)
        if not there:
            return None if among(sorted(g.woodland.edge), open_clearings(g, me)) else NOTHING_TO_DO
        return why_not_from(g, me, there[0]) if rules(g, me, there[0]) else why_not_battle(g, me, there[0])

    def is_veiled(self, g: State, me: HirelingSide, player: Side) -> bool:
        there = standing(me)
        return bool(there) and not rules(g, me, there[0]) and is_tempted_at(g, me, there[0])

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        there = standing(me)
        battles = 1
        if not there:
            where = yield from self.arrive(g, me, player, "E.2.4")
        elif rules(g, me, there[0]):
            where = yield from self.march_on(g, me, there[0])
        else:
            where = there[0]
            battles = 2
        for _ in range(battles):
            yield from must_battle_at(g, me, where, "E.2.4")

    def march_on(self, g: State, me: HirelingSide, origin: int) -> Flow[int]:
        """4.2, with all of them."""
        places = words_of(list(within_reach(g, me, origin)))
        word = yield general.move_to(me, places, origin, "E.2.4", To(g, me, origin))
        site = yield from goes_by(g, me, origin, word.value)
        yield from march(g, me, origin, word.value, movable(g, me, origin), "E.2.4", site, [me])
        return word.value


class Nobility(Effect):
    """Its owner rules where he ties for the most."""

    def rules_ties(self, g: State, me: Side, where: int) -> bool:
        return True


NOBILITY: Final = register_boon(Nobility())


class BluebirdNobles(Hireling[HirelingSide]):
    """Whoever controls them rules where he ties, and scores a point for every three clearings that he rules."""

    def __init__(self) -> None:
        super().__init__("bluebird_nobles", START_OF_BIRDSONG)
        self.boon = NOBILITY

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        return None if len(ruled_clearings(g, player)) >= CLEARINGS_A_POINT else NOTHING_TO_DO

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        score(g, player, len(ruled_clearings(g, player)) // CLEARINGS_A_POINT, "E.2.3")
        yield from ()


HIRELINGS: Final[list[AnyHireling]] = [LastDynasty(), BluebirdNobles()]
