"""A battle or a duel in progress, as part of the state: `battle/` and `heroes/duel.py` hold their rules."""

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


@final
class Duel:
    """A duel in progress (RW.duels): of two heroes, or of a hero and a neutral unit that a quest sets against him.

    Lists by side hold the attacker's entries first. All cards of a duel lie open.
    """

    __slots__ = (
        "armour",
        "blocked",
        "cards",
        "dealt",
        "heroes",
        "master",
        "round",
        "seats",
        "spared",
        "spent",
        "struck",
        "toughness",
        "unit",
        "weapon",
        "wounds",
    )

    def __init__(self, attacker: int, defender: int, seats: list[int]) -> None:
        #: By side: the hero, or NOBODY where the unit fights.
        self.heroes: list[int] = [attacker, defender]
        #: By side: who decides for it.
        self.seats: list[int] = seats
        #: The kind of neutral unit that fights, its toughness and its damage (RW.duels.quest.1).
        self.unit: int = NOBODY
        self.toughness: int = 0
        self.wounds: int = 0
        self.round: int = 0
        #: By side: the Fate cards of this round.
        self.cards: list[list[int]] = [[], []]
        #: By side: damage dealt to it in this round, and damage that it negates.
        self.dealt: list[int] = [0, 0]
        self.blocked: list[int] = [0, 0]
        #: By side: the weapon and the armour used in this duel (RW.rewards.duel.1), or NOBODY.
        self.weapon: list[int] = [NOBODY, NOBODY]
        self.armour: list[int] = [NOBODY, NOBODY]
        #: By side: the reward with which it struck in this round, or NOBODY.
        self.struck: list[int] = [NOBODY, NOBODY]
        #: By side: rewards that prevent nothing more, in this round (reward * 2) or in this duel (reward * 2 + 1).
        self.spent: list[list[int]] = [[], []]
        #: By side: has the hero's own ability prevented its damage?
        self.spared: list[bool] = [False, False]
        #: By side: two cards instead of one in the first round.
        self.master: list[bool] = [False, False]

    def copy(self) -> Duel:
        twin = Duel(self.heroes[0], self.heroes[1], self.seats.copy())
        twin.unit = self.unit
        twin.toughness = self.toughness
        twin.wounds = self.wounds
        twin.round = self.round
        twin.cards = [self.cards[0].copy(), self.cards[1].copy()]
        twin.dealt = self.dealt.copy()
        twin.blocked = self.blocked.copy()
        twin.weapon = self.weapon.copy()
        twin.armour = self.armour.copy()
        twin.struck = self.struck.copy()
        twin.spent = [self.spent[0].copy(), self.spent[1].copy()]
        twin.spared = self.spared.copy()
        twin.master = self.master.copy()
        return twin
