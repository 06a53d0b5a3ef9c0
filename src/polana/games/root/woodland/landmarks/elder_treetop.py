"""The Elder Treetop (F): a slot in the tree, and one more point for whoever brings down what stands there."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import NONE
from polana.games.root.control import is_enemy
from polana.games.root.removal import Removal
from polana.games.root.state import Side, Site, State
from polana.games.root.view import TreetopView
from polana.games.root.woodland.landmark import Landmark
from polana.kernel.refusal import Refusal

NO_CORNER: Final = Refusal("A.5.3", "why-root-landmark-no-corner")
#: More than any side has kinds of piece: the tenant of the slot is noted as one number, 0 for none.
_KINDS: Final = 32


class ElderTreetop(Landmark):
    """Its clearing has one more slot, and an enemy building that is removed from that slot scores one more point.

    A building goes to the tree only when no other slot is free, and of several equal ones the one in the tree falls
    last: its owner would not choose otherwise.
    """

    def __init__(self) -> None:
        super().__init__("elder_treetop")
        self.slots = 1
        self.least_players = 3

    def why_not_lie(self, g: State, where: int) -> Refusal | None:
        """A.5.3: in a corner."""
        return super().why_not_lie(g, where) if where in g.woodland.corners else NO_CORNER

    def placed(self, g: State, site: Site, me: Side, kind: int, where: int) -> None:
        """Whoever builds where all other slots are taken builds in the tree."""
        if where != site.where or not me.rules.pieces[kind].building:
            return
        if site.note and not self.tenant_stands(g, site):
            site.note = 0
        standing = sum(side.buildings[where] for side in g.sides) + g.ruins[where]
        if not site.note and standing > g.woodland.slots[where]:
            site.note = self.note_of(me, kind)

    def tenant_stands(self, g: State, site: Site) -> bool:
        """Does the building in the tree still stand?"""
        owner, kind = self.tenant(g, site)
        return owner.at(kind, site.where) > 0

    def note_of(self, owner: Side, kind: int) -> int:
        return owner.index * _KINDS + kind + 1

    def tenant(self, g: State, site: Site) -> tuple[Side, int]:
        return g.sides[(site.note - 1) // _KINDS], (site.note - 1) % _KINDS

    def removed(self, g: State, site: Site, removal: Removal) -> None:
        """3.2.1: two points in all for the building in the tree."""
        if not site.note or self.tenant_stands(g, site):
            return
        owner, kind = self.tenant(g, site)
        site.note = 0
        for loss in removal.losses:
            if loss.owner is owner and loss.kind == kind and loss.where == site.where:
                remover = loss.remover
                if remover is not None and is_enemy(remover, owner):
                    removal.points.append((remover, 1))
                    if removal.successor != NONE:  # G.1.30: in the same spot
                        site.note = self.note_of(remover, removal.successor)
                return

    def view(self, g: State, site: Site, reader: int) -> TreetopView:
        if not site.note or not self.tenant_stands(g, site):
            return {"side": None, "building": None}
        owner, kind = self.tenant(g, site)
        return {"side": owner.index, "building": owner.rules.pieces[kind].name}


LANDMARK: Final = ElderTreetop()
