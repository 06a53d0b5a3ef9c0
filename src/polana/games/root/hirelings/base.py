"""Hireling: what all hirelings have in common (E.3), as a faction that is no player.

A hireling is a `Side` behind the players (`seats.add_hireling`); `seats.take_control` gives it to a player or to the
supply. `side.controller` is that player's index and `side.seat` the seat that is asked: for its moves and battles call
the general procedures with the hireling's own side (`take_move(g, me, ...)`, `start_battle(g, me, ...)`), and the asks
go to its controller (E.3.4). All hooks of `Faction` are asked of hirelings too, so abilities are overrides:
`watch_move`, `reactions`, `bars_placing`, `why_not_attacked`, `lends`, `offers` (to its controller:
`other.index == me.controller`).
"""

from __future__ import annotations

from polana.games.root.battle import Battle
from polana.games.root.control import start_lending, stop_lending
from polana.games.root.factions.base import Faction
from polana.games.root.lending import AS_WARRIORS, IN_BATTLE
from polana.games.root.state import Side, State


class Hireling(Faction):
    """E.3."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.plays = False
        self.seated = False

    def control_changed(self, g: State, me: Side) -> None:
        """Called by `seats.take_control`: from now on its pieces count for its controller's rule (E.3.1)."""
        if g.player_of(me) is None:
            stop_lending(g, me)
        else:
            start_lending(g, me)

    def strength(self, g: State, me: Side, where: int) -> int:
        """2.5, E.3.1: by itself it never rules, and keeps nobody from ruling."""
        return 0

    def lends(self, g: State, me: Side, borrower: Side, where: int, purpose: int, against: Side | None) -> int:
        """E.3.1: its warriors and buildings are its controller's for rule only, never in battle (E.3.4)."""
        if borrower.index != me.controller or purpose == IN_BATTLE:
            return 0
        warriors = me.warriors[where]
        return warriors if purpose == AS_WARRIORS else warriors + me.buildings[where]

    def may_ambush(self, g: State, me: Side, battle: Battle) -> bool:
        """E.3.5."""
        return False
