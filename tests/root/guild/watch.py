"""The night watch: a hireling that moves once in its controller's Daylight."""

from polana.games.root.deed import Deed
from polana.games.root.effects.base import IN_DAYLIGHT
from polana.games.root.hirelings.base import Hireling
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.move import can_move, take_move
from polana.games.root.words import VOCABULARY
from polana.kernel.refusal import Refusal

TIRED = Refusal("E.2.4", "why-root-effect-used")


class Round(Deed):
    def __init__(self, watch):
        super().__init__(VOCABULARY["slip"], "E.2.4")
        self.watch = watch

    def why_not(self, g, me):
        return None if self.watch.used != [g.round] and can_move(g, self.watch) else TIRED

    def do(self, g, me):
        self.watch.used = [g.round]
        yield from take_move(g, self.watch, "E.2.4")


class NightWatch(Hireling[HirelingSide]):
    def __init__(self):
        super().__init__("corvid_spies")

    def offers(self, g, me, other, moment):
        return [Round(me)] if moment == IN_DAYLIGHT and other.index == me.controller else []
