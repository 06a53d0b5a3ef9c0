"""A battle in progress, as part of the state: `battle/` holds its rules."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.player import NOBODY

# The sides of a battle or a duel.
ATTACKER: Final = 0
DEFENDER: Final = 1


@final
class Battle:
    """A battle in progress (RW.battle). Lists by side hold the attacker's entries first.

    A *line* is side * KIND_COUNT + kind: the units of one type on one side.
    """

    __slots__ = (
        "area",
        "attacker",
        "bonus",
        "cancelled",
        "counted",
        "decider",
        "defender",
        "discarded",
        "drawing",
        "drawn",
        "initiative",
        "killed",
        "prizes",
        "raised_toughness",
        "routed",
        "spent",
        "standing",
        "strength",
        "support",
        "wounds",
    )

    def __init__(self, area: int, attacker: int, defender: int) -> None:
        self.area: int = area
        self.attacker: int = attacker
        #: NOBODY for unallied neutral units.
        self.defender: int = defender
        #: By side: who makes its decisions (RW.neutral.battle.1).
        self.decider: list[int] = [attacker, defender]
        #: By line: units in the battle, the damaged ones included.
        self.standing: list[int] = [0] * (2 * KIND_COUNT)
        self.routed: list[int] = [0] * (2 * KIND_COUNT)
        #: Units with damage: (line * 2 + routed) * 16 + damage.
        self.wounds: list[int] = []
        #: By line: the hero that supports it, or NOBODY.
        self.support: list[int] = [NOBODY] * (2 * KIND_COUNT)
        self.initiative: int = 0
        #: By line: has it drawn its cards this battle?
        self.spent: list[bool] = [False] * (2 * KIND_COUNT)
        #: By side: the kind of unit whose cards are being resolved, or NOBODY.
        self.drawing: list[int] = [NOBODY, NOBODY]
        #: By side: Fate cards drawn and not yet revealed, which their side alone may see; and those revealed.
        self.drawn: list[list[int]] = [[], []]
        self.discarded: list[list[int]] = [[], []]
        #: By side: strength added by abilities and cards.
        self.bonus: list[int] = [0, 0]
        #: By side: units destroyed.
        self.killed: list[int] = [0, 0]
        #: By line: toughness until the battle ends, 0 if as printed.
        self.raised_toughness: list[int] = [0] * (2 * KIND_COUNT)
        #: Tactics cards that the winner draws.
        self.prizes: int = 0
        #: By side: strength, once it has been counted.
        self.strength: list[int] = [0, 0]
        self.counted: bool = False
        self.cancelled: bool = False

    def copy(self) -> Battle:
        twin = Battle(self.area, self.attacker, self.defender)
        twin.decider = self.decider.copy()
        twin.standing = self.standing.copy()
        twin.routed = self.routed.copy()
        twin.wounds = self.wounds.copy()
        twin.support = self.support.copy()
        twin.initiative = self.initiative
        twin.spent = self.spent.copy()
        twin.drawing = self.drawing.copy()
        twin.drawn = [self.drawn[0].copy(), self.drawn[1].copy()]
        twin.discarded = [self.discarded[0].copy(), self.discarded[1].copy()]
        twin.bonus = self.bonus.copy()
        twin.killed = self.killed.copy()
        twin.raised_toughness = self.raised_toughness.copy()
        twin.prizes = self.prizes
        twin.strength = self.strength.copy()
        twin.counted = self.counted
        twin.cancelled = self.cancelled
        return twin
