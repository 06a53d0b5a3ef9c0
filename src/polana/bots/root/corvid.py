"""What a bot knows about the Corvid Conspiracy: plots that wait beside a warrior, and those that lie face up."""

from __future__ import annotations

from typing import Final, final

from polana.bots.root.habits import Habits, register
from polana.games.root.factions.corvid.side import BOMB, EXTORTION, CorvidSide
from polana.games.root.state import Side, State

#: More warriors than this beside a plot make it no safer.
GUARDS: Final = 3


@final
class CorvidHabits(Habits[CorvidSide]):
    def worth(self, g: State, own: CorvidSide, w: dict[str, float]) -> float:
        up = own.plots_up()
        value = w["up"] * up + w["extortion"] * own.on_map(EXTORTION)
        for where in own.plots_down():
            # a plot beside a warrior can be flipped: it scores for itself and for those that lie face up
            guards = min(own.warriors[where], GUARDS)
            value += w["down"]
            if guards:
                hope = w["ready"] + w["guard"] * (guards - 1)
                if watched(g, own, where):
                    hope *= w["watched"]
                value += hope * (1 + up + self.more(g, own, where, w))
        if own.exerted:
            value += w["exerted"]
        return value

    def more(self, g: State, own: CorvidSide, where: int, w: dict[str, float]) -> float:
        """What a plot does besides scoring once it is flipped: a bomb clears the clearing and goes, others stay."""
        kind = own.kinds[where]
        if kind != BOMB:
            return w["lasting"] + (w["extortion"] if kind == EXTORTION else 0.0)
        hurt = 0.0
        for side in g.players:
            if side is not own:
                hurt += w["blast"] * (side.buildings[where] + side.tokens[where])
                hurt += w["blasted"] * side.warriors[where]
        return hurt


def watched(g: State, own: Side, where: int) -> bool:
    """13.2.4: could an enemy expose a plot here? Whoever has no piece in the clearing has to come there first."""
    for side in g.players:
        if side is not own and (side.has_pieces(where) or side.pawn == where):
            return True
    return False


register("corvid", CorvidHabits("corvid"))
