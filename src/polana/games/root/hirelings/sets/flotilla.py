"""Riverfolk Flotilla, and Otter Divers."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle
from polana.games.root.cards import draw
from polana.games.root.effects.base import START_OF_BIRDSONG, Effect, register_boon
from polana.games.root.hirelings import asks
from polana.games.root.hirelings import news as told
from polana.games.root.hirelings.base import NOTHING_TO_DO, SAFE, AnyHireling, Hireling, may_battle_at, words_of
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.move import why_barred, why_not_enter
from polana.games.root.removal import Loss
from polana.games.root.state import Side, State
from polana.games.root.words import YES
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

MOST_HITS: Final = 3


class RiverfolkFlotilla(Hireling[HirelingSide]):
    """Cannot be battled or removed; those who are with it draw a card, it goes along the river and may battle there."""

    def __init__(self) -> None:
        super().__init__("riverfolk_flotilla", START_OF_BIRDSONG, mandatory=True)

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        places = [where for where in sorted(g.woodland.edge) if g.woodland.river[where]]
        word = yield asks.move(player, me, words_of(places), "A.6.3")
        self.sail(g, me, word.value)

    def sail(self, g: State, me: HirelingSide, where: int) -> None:
        me.pawn = where
        told.pawn_moved(g, me, where)

    def ahead(self, g: State, me: HirelingSide) -> list[int]:
        if why_barred(g, me, me.pawn) is not None:
            return []
        return [where for where in g.woodland.rivers[me.pawn] if why_not_enter(g, me, where) is None]

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        return None if self.ahead(g, me) else NOTHING_TO_DO

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        for other in g.in_turn_order(g.turn):
            if other.has_pieces(me.pawn):
                word = yield asks.draw(other, me)
                if word is YES:
                    draw(g, other, 1, "E.2.3")
        word = yield asks.move(player, me, words_of(self.ahead(g, me)), "E.2.3")
        self.sail(g, me, word.value)
        yield from may_battle_at(g, me, player, me.pawn, "E.2.3")

    def why_not_attacked(self, g: State, me: HirelingSide, attacker: Side, where: int) -> Refusal | None:
        return super().why_not_attacked(g, me, attacker, where) or SAFE

    def most_rolled_hits(self, g: State, me: HirelingSide, battle: Battle) -> int:
        return MOST_HITS

    def choose_losses(self, g: State, me: HirelingSide, battle: Battle, hits: int) -> Flow[list[Loss]]:
        """It cannot be removed."""
        yield from ()
        return []


class Diving(Effect):
    """Its owner moves into and out of river clearings whoever rules there."""

    def moves_without_rule(self, g: State, me: Side, origin: int, destination: int) -> bool:
        return g.woodland.river[origin] or g.woodland.river[destination]


class OtterDivers(Hireling[HirelingSide]):
    """Whoever controls them ignores rule when moving into or out of a river clearing."""

    def __init__(self) -> None:
        super().__init__("otter_divers")
        self.boon = DIVING


DIVING: Final = register_boon(Diving())
HIRELINGS: Final[list[AnyHireling]] = [RiverfolkFlotilla(), OtterDivers()]
