"""Furious Protector, and Stoic Protector."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import NONE
from polana.games.root.control import is_enemy, near
from polana.games.root.effects.base import START_OF_BIRDSONG, Effect, register_boon
from polana.games.root.hirelings import asks
from polana.games.root.hirelings import news as told
from polana.games.root.hirelings.base import (
    NOTHING_TO_DO,
    SAFE,
    AnyHireling,
    Hireling,
    among,
    at_home,
    open_clearings,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.move import why_barred, why_not_enter
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

BARS_PLACING: Final = Refusal("E.2.2", "why-root-hireling-bars-placing")


class Protector(Hireling[HirelingSide]):
    """A pawn that cannot be battled or removed and that must move in Birdsong, whoever rules."""

    def __init__(self, name: str) -> None:
        super().__init__(name, START_OF_BIRDSONG, mandatory=True)

    def go(self, g: State, me: HirelingSide, where: int) -> None:
        me.pawn = where
        told.pawn_moved(g, me, where)

    def ways(self, g: State, me: HirelingSide) -> list[int]:
        if me.pawn == NONE or why_barred(g, me, me.pawn) is not None:
            return []
        return [where for where in near(g, me, me.pawn) if why_not_enter(g, me, where) is None]

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        return None if self.ways(g, me) else NOTHING_TO_DO

    def walk(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        word = yield asks.move(player, me, words_of(self.ways(g, me)), "E.2.3")
        self.go(g, me, word.value)

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        return self.walk(g, me, player)

    def why_not_attacked(self, g: State, me: HirelingSide, attacker: Side, where: int) -> Refusal | None:
        return super().why_not_attacked(g, me, attacker, where) or SAFE


class FuriousProtector(Protector):
    """Enemies place nothing where it is; wherever it goes it removes a faction warrior of every player."""

    def __init__(self) -> None:
        super().__init__("furious_protector")

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        word = yield asks.move(player, me, words_of(list(range(CLEARINGS))), "A.6.3")
        self.go(g, me, word.value)

    def bars_placing(self, g: State, me: HirelingSide, other: Side, where: int) -> Refusal | None:
        return BARS_PLACING if where == me.pawn and is_enemy(me, other) else None

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        yield from self.walk(g, me, player)
        where = me.pawn
        losses = [
            Loss(side, where, NONE, 1, me)
            for side in g.in_turn_order(g.turn)
            if side.rules.removable(g, side, where) > 0
        ]
        if losses:
            yield from remove(g, Removal(losses, "E.2.3"))


class Shield(Effect):
    """No enemy battles or removes faction pieces of its owner at the Protector."""

    def shields(self, g: State, me: Side, where: int) -> bool:
        for side in g.hirelings:
            if side.rules is STOIC and side.controller == me.index:
                return side.pawn == where
        return False


class StoicProtector(Protector):
    """Faction pieces of its controller are safe where it is."""

    def __init__(self) -> None:
        super().__init__("stoic_protector")
        self.boon = SHIELD

    def hired(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        home = among(at_home(g, player), open_clearings(g, me))
        if me.pawn == NONE and home:
            word = yield asks.move(player, me, words_of(home), "E.2.1")
            self.go(g, me, word.value)


SHIELD: Final = register_boon(Shield())
STOIC: Final = StoicProtector()
HIRELINGS: Final[list[AnyHireling]] = [FuriousProtector(), STOIC]
