"""Popular Band, and Street Band."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import side_of
from polana.games.root.control import is_enemy, near
from polana.games.root.effects.base import IN_DAYLIGHT
from polana.games.root.hirelings import asks
from polana.games.root.hirelings.base import (
    NOTHING_TO_DO,
    AnyHireling,
    Hireling,
    at_home,
    can_place,
    open_clearings,
    place_one,
    standing,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.move import HELD_BACK, march, why_not_leave, why_not_move
from polana.games.root.pieces import place_warriors
from polana.games.root.removal import Trigger
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import BURROW, CLEARINGS, PLACES
from polana.games.root.words import PASS
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal


class Band(Hireling[HirelingSide]):
    """Enemies that moved to a warrior of the band this turn do not leave it this turn."""

    def __init__(self, name: str) -> None:
        super().__init__(name, IN_DAYLIGHT)

    # `turn_note` has pairs: side and clearing as one number, and how many warriors came; 0 for a pawn.

    def check(self, g: State, me: HirelingSide) -> None:
        note = me.turn_note
        told = f"of who came to {self.name} this turn is told: side and clearing, how many"
        assert len(note) % 2 == 0, told
        for at in range(0, len(note), 2):
            side, where = divmod(note[at], PLACES)
            assert 0 <= side < len(g.sides), told
            assert where < CLEARINGS, told
            assert note[at + 1] >= 0, told

    def note(self, me: HirelingSide, mover: Side, where: int, count: int) -> None:
        me.turn_note.extend((mover.index * PLACES + where, count))

    def came(self, me: HirelingSide, mover: Side, where: int) -> list[int]:
        """How many came with each move of a side into a clearing this turn."""
        note = me.turn_note
        return [note[at + 1] for at in range(0, len(note), 2) if note[at] == mover.index * PLACES + where]

    def watch_move(self, g: State, me: HirelingSide, mover: Side, destination: int, count: int) -> Trigger | None:
        if me.warriors[destination] and is_enemy(me, mover):
            self.note(me, mover, destination, count)
        return None

    def watch_path(
        self, g: State, me: HirelingSide, mover: Side, origin: int, destination: int, count: int
    ) -> Trigger | None:
        if not count and me.warriors[destination] and is_enemy(me, mover):
            self.note(me, mover, destination, 0)
        return None

    def holds_back(self, g: State, me: HirelingSide, mover: Side, where: int) -> int:
        if not me.warriors[where] or not is_enemy(me, mover):
            return 0
        return min(sum(self.came(me, mover, where)), mover.warriors[where])

    def bars_leaving(self, g: State, me: HirelingSide, mover: Side, where: int) -> Refusal | None:
        """A pawn that came this turn."""
        if mover.pawn == where and me.warriors[where] and is_enemy(me, mover) and 0 in self.came(me, mover, where):
            return HELD_BACK
        return None

    def play_anywhere(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        """One more of the band in any clearing, or not."""
        places = open_clearings(g, me)
        if me.supply and places:
            word = yield asks.place(player, me, [*words_of(places), PASS], "E.2.4")
            if word is not PASS:
                place_warriors(g, me, word.value, 1, "E.2.4")


class PopularBand(Band):
    """Draws a faction warrior from each clearing around, as its controller likes; then one more of it may come."""

    def __init__(self) -> None:
        super().__init__("popular_band")

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        first = yield from place_one(g, me, player, list(range(CLEARINGS)), "A.6.3")
        yield from place_one(g, me, player, [where for where in range(CLEARINGS) if where != first], "A.6.3")

    def hired(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        if not standing(me):
            yield from place_one(g, me, player, at_home(g, player), "E.2.1")

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        return None if standing(me) or can_place(g, me, list(range(CLEARINGS))) else NOTHING_TO_DO

    def fans(self, g: State, origin: int, where: int) -> list[Side]:
        """Players of whom a warrior can be made to come from there to here (1.5.5: by their own rules)."""
        return [
            side
            for side in g.players
            if side.warriors[origin]
            and why_not_leave(g, side, origin) is None
            and why_not_move(g, side, origin, where) is None
        ]

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        if standing(me):
            word = yield asks.where(player, me, [*words_of(standing(me)), PASS], "E.2.4")
            if word is not PASS:
                yield from self.gather(g, me, player, word.value)
        yield from self.play_anywhere(g, me, player)

    def gather(self, g: State, me: HirelingSide, player: Side, where: int) -> Flow[None]:
        origins = list(g.near[where])
        if any(BURROW in near(g, side, where) for side in g.players):  # 12.2.2: it is adjacent to tunnels
            origins.append(BURROW)
        for origin in origins:
            fans = [side.rules.word for side in self.fans(g, origin, where)]
            if fans:
                word = yield asks.fan(player, me, [*fans, PASS], origin)
                if word is not PASS:
                    yield from march(g, side_of(g, word), origin, where, 1, "1.5.5")


class StreetBand(Band):
    """One more of it in any clearing."""

    def __init__(self) -> None:
        super().__init__("street_band")

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        return None if can_place(g, me, list(range(CLEARINGS))) else NOTHING_TO_DO

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        yield from place_one(g, me, player, list(range(CLEARINGS)), "E.2.4")


HIRELINGS: Final[list[AnyHireling]] = [PopularBand(), StreetBand()]
