"""Highway Bandits, and Bandit Gangs."""

from __future__ import annotations

from typing import Final

from polana.games.root.control import is_enemy, why_not_place
from polana.games.root.effects.base import IN_DAYLIGHT
from polana.games.root.factions.base import AnyFaction
from polana.games.root.hirelings import asks
from polana.games.root.hirelings import news as told
from polana.games.root.hirelings.base import (
    NOTHING_TO_DO,
    SAFE,
    AnyHireling,
    AnyPart,
    Hireling,
    Part,
    among,
    any_part,
    at_home,
    can_place,
    choose,
    open_clearings,
    place_one,
    standing,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.names import PLACE_NAMES
from polana.games.root.pieces import place_warriors
from polana.games.root.removal import Trigger
from polana.games.root.state import Side, State
from polana.games.root.view import HirelingView
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import MOVE, RECRUIT, YES
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation
from polana.kernel.refusal import Refusal

Path = tuple[int, int]


#: How its card is written in positions.
NOTATION: Final = Notation({"paths": PLACE_NAMES})


class BanditsSide(HirelingSide):
    """The paths on which a bandit lies in wait."""

    __slots__ = ("paths",)

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        #: The ends of each path, one after the other, the smaller number first.
        self.paths: list[int] = []

    def copy(self) -> BanditsSide:
        twin = BanditsSide(self.rules, self.index, True)
        self.copy_card_to(twin)
        twin.paths = self.paths[:]
        return twin

    def held(self) -> list[Path]:
        return [(self.paths[at], self.paths[at + 1]) for at in range(0, len(self.paths), 2)]


def path(one: int, other: int) -> Path:
    return (one, other) if one < other else (other, one)


class HighwayBandits(Hireling[BanditsSide]):
    """On paths: enemies who pass lose a piece, and a warrior of the controller may join his own who pass."""

    def __init__(self) -> None:
        super().__init__("highway_bandits", IN_DAYLIGHT)

    def new_side(self, index: int) -> Side:
        return BanditsSide(self, index)

    def notation(self) -> Notation:
        return NOTATION

    def set_up(self, g: State, me: BanditsSide, player: Side) -> Flow[None]:
        for _ in range(2):
            yield from self.lie_in_wait(g, me, player, self.free(g, me), "A.6.3")

    def free(self, g: State, me: BanditsSide) -> list[Path]:
        """Paths without a bandit."""
        held = me.held()
        every = [(one, other) for one in range(CLEARINGS) for other in g.near[one] if one < other]
        return [way for way in every if way not in held]

    def choose_path(self, g: State, me: BanditsSide, player: Side, paths: list[Path], law: str) -> Flow[Path]:
        """A path by its two ends."""
        ends = [where for where in range(CLEARINGS) if any(where in way for way in paths)]
        word = yield asks.path_from(player, me, words_of(ends), law)
        one = word.value
        others = [where for where in range(CLEARINGS) if path(one, where) in paths]
        word = yield asks.path_to(player, me, words_of(others), one, law)
        return path(one, word.value)

    def lie_in_wait(self, g: State, me: BanditsSide, player: Side, paths: list[Path], law: str) -> Flow[None]:
        way = yield from self.choose_path(g, me, player, paths, law)
        me.supply -= 1
        me.paths.extend(way)
        told.on_path(g, me, way[0], way[1])

    def targets(self, g: State, me: BanditsSide, player: Side) -> list[Path]:
        """Free paths to a clearing with faction pieces of the controller."""
        home = at_home(g, player)
        return [way for way in self.free(g, me) if way[0] in home or way[1] in home]

    def why_not_act(self, g: State, me: BanditsSide, player: Side) -> Refusal | None:
        return None if self.targets(g, me, player) else NOTHING_TO_DO

    def act(self, g: State, me: BanditsSide, player: Side) -> Flow[None]:
        if not me.supply:
            way = yield from self.choose_path(g, me, player, me.held(), "E.2.4")
            at = me.held().index(way) * 2
            me.paths = me.paths[:at] + me.paths[at + 2 :]
            me.supply += 1
        yield from self.lie_in_wait(g, me, player, self.targets(g, me, player), "E.2.4")

    def watch_path(
        self, g: State, me: BanditsSide, mover: Side, origin: int, destination: int, count: int
    ) -> Trigger | None:
        if path(origin, destination) not in me.held():
            return None
        if is_enemy(me, mover) or mover.index == me.controller:
            return Trigger(me, self.word, destination, count, mover)
        return None

    def react(self, g: State, me: BanditsSide, trigger: Trigger) -> Flow[None]:
        mover = trigger.other
        assert mover is not None
        if is_enemy(me, mover):
            yield from mover.rules.robbed(g, mover, trigger.where, trigger.count, me)
        elif mover.supply and why_not_place(g, mover, trigger.where) is None:
            word = yield asks.join(mover, me, trigger.where)
            if word is YES:
                place_warriors(g, mover, trigger.where, 1, "E.2.2")

    def warriors_elsewhere(self, g: State, me: BanditsSide) -> int:
        return len(me.held())

    def hireling_view(self, g: State, me: BanditsSide) -> HirelingView | None:
        seen = super().hireling_view(g, me)
        if seen is not None:
            seen["paths"] = [(one + 1, other + 1) for one, other in me.held()]
        return seen

    def check(self, g: State, me: BanditsSide) -> None:
        held = me.held()
        assert len(set(held)) == len(held), "two bandits on one path"


class BanditGangs(Hireling[HirelingSide]):
    """Safe where their controller has pieces; his warriors gather at them, or one more bandit comes to his."""

    def __init__(self) -> None:
        super().__init__("bandit_gangs", IN_DAYLIGHT)

    def hired(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        if not standing(me):
            yield from place_one(g, me, player, at_home(g, player), "E.2.1")

    def why_not_attacked(self, g: State, me: HirelingSide, attacker: Side, where: int) -> Refusal | None:
        player = g.player_of(me)
        if player is not None and me.has_pieces(where) and player.has_pieces(where):
            return SAFE
        return super().why_not_attacked(g, me, attacker, where)

    def parts(self, me: HirelingSide) -> list[AnyPart]:
        return [Gather(me, MOVE), Ambush(me, RECRUIT)]

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        return None if any_part(g, player, self.parts(me)) else NOTHING_TO_DO

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        yield from choose(g, me, player, self.parts(me), "E.2.4")


class Gather(Part[HirelingSide]):
    """A warrior of its controller comes to each bandit."""

    def due(self, g: State, player: Side) -> list[int]:
        """A clearing for each bandit where the controller may place a warrior."""
        places = among(standing(self.me), open_clearings(g, player))
        return [where for where in places for _ in range(self.me.warriors[where])]

    def can(self, g: State, player: Side) -> bool:
        return player.supply > 0 and bool(self.due(g, player))

    def do(self, g: State, me: Side) -> Flow[None]:
        due = self.due(g, me)
        while due and me.supply:
            where = due[0]
            if me.supply < len(due):  # 1.5.4: too few for all: the player says where
                places = [place for place in range(CLEARINGS) if place in due]
                word = yield asks.place(me, self.me, words_of(places), "E.2.4")
                where = word.value
            due.remove(where)
            place_warriors(g, me, where, 1, "E.2.4")


class Ambush(Part[HirelingSide]):
    """A bandit comes to pieces of its controller."""

    def can(self, g: State, player: Side) -> bool:
        return can_place(g, self.me, at_home(g, player))

    def do(self, g: State, me: Side) -> Flow[None]:
        yield from place_one(g, self.me, me, at_home(g, me), "E.2.4")


HIRELINGS: Final[list[AnyHireling]] = [HighwayBandits(), BanditGangs()]
