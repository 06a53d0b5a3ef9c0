"""The Marquise de Cat (6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polana.games.root.cards import draw_and_discard, spend_matching, uncovered_draws
from polana.games.root.components import AUTOMATON_NAMES, NONE, faction_table, replaced_by
from polana.games.root.control import why_not_place
from polana.games.root.deed import OwnDeeds
from polana.games.root.factions.base import AnyFaction, Faction
from polana.games.root.factions.marquise import asks, birdsong, daylight, setup
from polana.games.root.factions.marquise.side import KEEP, RECRUITER, WORKSHOP, MarquiseSide
from polana.games.root.factions.marquise.view import MarquiseBoard
from polana.games.root.factions.marquise.words import HOSPITALS
from polana.games.root.menu import pause
from polana.games.root.removal import Loss, Removal, Trigger, bring_back
from polana.games.root.state import DAYLIGHT, Side, State
from polana.games.root.woodland.maps import PLACES
from polana.games.root.words import PASS
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

_TABLE: Final = faction_table("marquise")
#: How many recruiters uncover each draw bonus (6.6).
DRAW_BONUSES: Final[list[int]] = _TABLE["tracks"]["recruiter_draw_bonus_at"]

PIECES_IN_USE: Final = Refusal("R.M.1", "why-root-pieces-in-use")
KEEP_HERE: Final = Refusal("6.2.2", "why-root-keep")


class Marquise(Faction[MarquiseSide]):
    """6: sawmills bring wood, wood builds more buildings, buildings score."""

    def __init__(self) -> None:
        super().__init__("marquise")

    def new_side(self, index: int) -> Side:
        return MarquiseSide(self, index)

    def why_not_seat(self, names: Sequence[str]) -> Refusal | None:
        """R.M.1: an automaton has her pieces."""
        machines = [name for name in AUTOMATON_NAMES if name in names]
        return PIECES_IN_USE if any(replaced_by(name) == self.name for name in machines) else None

    # --- rules and abilities (6.2) ----------------------------------------------------------------------------------

    def crafting_pieces(self, g: State, me: MarquiseSide) -> list[int]:
        """6.2.1."""
        return [WORKSHOP]

    def bars_placing(self, g: State, me: MarquiseSide, other: Side, where: int) -> Refusal | None:
        """6.2.2: only the Marquise places pieces in the clearing with the keep."""
        return KEEP_HERE if me.cardboard[KEEP * PLACES + where] else None

    def lose(self, g: State, me: MarquiseSide, loss: Loss, removal: Removal) -> None:
        """6.2.2: the keep never comes back."""
        if loss.kind == KEEP:
            me.keep_lost = True
            return
        super().lose(g, me, loss, removal)

    def gone(self, g: State, me: MarquiseSide, kind: int) -> int:
        return 1 if kind == KEEP and me.keep_lost else 0

    def reactions(self, g: State, me: MarquiseSide, removal: Removal) -> list[Trigger]:
        """6.2.3: field hospitals, once for each clearing that lost warriors."""
        if not me.hand or not me.on_map(KEEP):
            return []
        triggers: list[Trigger] = []
        for loss in removal.losses:
            if loss.owner is me and loss.kind == NONE:
                triggers.append(Trigger(me, HOSPITALS, loss.where, loss.count))
        return triggers

    def react(self, g: State, me: MarquiseSide, trigger: Trigger) -> Flow[None]:
        """6.2.3: one card that matches the clearing brings all of its warriors to the keep."""
        keeps = me.where(KEEP)
        if not me.hand or not keeps or why_not_place(g, me, keeps[0]) is not None:
            return
        where = trigger.where
        card = yield from spend_matching(g, me, asks.hospitals(where, trigger.count), "6.2.3", where, PASS)
        if card != NONE:
            bring_back(g, me, keeps[0], trigger.count, "6.2.3")

    # --- setup (6.3) and the turn (6.4 to 6.6) ------------------------------------------------------------------------

    def setup(self, g: State, me: MarquiseSide) -> Flow[None]:
        """6.3."""
        return setup.set_up(g, me)

    def setup_advanced(self, g: State, me: MarquiseSide) -> Flow[None]:
        """A.8.2."""
        return setup.set_up_by_card(g, me)

    def begin_turn(self, g: State, me: MarquiseSide) -> None:
        me.actions = 0
        me.extra = 0
        me.recruited = False

    def birdsong(self, g: State, me: MarquiseSide) -> Flow[bool]:
        """6.4."""
        return birdsong.birdsong(g, me)

    def daylight(self, g: State, me: MarquiseSide) -> Flow[bool]:
        """6.5."""
        return daylight.daylight(g, me)

    def deeds_in(self, g: State, me: MarquiseSide, phase: int) -> OwnDeeds[MarquiseSide]:
        return daylight.DAYLIGHT if phase == DAYLIGHT else []

    def evening(self, g: State, me: MarquiseSide) -> Flow[bool]:
        """6.6."""
        yield from pause(g, me)
        yield from draw_and_discard(g, me, "6.6")
        return True

    def evening_draws(self, g: State, me: MarquiseSide) -> int:
        return uncovered_draws(me, RECRUITER, DRAW_BONUSES)

    def view(self, g: State, me: MarquiseSide, reader: int) -> MarquiseBoard:
        return {"kind": "marquise", "actions": me.actions, "extra": me.extra, "recruited": me.recruited}

    def check(self, g: State, me: MarquiseSide) -> None:
        assert me.extra >= 0, "fewer extra actions than none"
        assert 0 <= me.actions <= daylight.ACTIONS + me.extra, f"{me.actions} actions were taken"


#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [Marquise()]
