"""A battle or a duel in progress, as part of the state: `battle/` and `heroes/duel.py` hold their rules."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.components import KIND_COUNT, UNIT_TOUGHNESS
from polana.games.runewars.player import NOBODY

# The sides of a battle or a duel.
ATTACKER: Final = 0
DEFENDER: Final = 1

# How far a battle has come.
LINED_UP: Final = 0
ROUND: Final = 1
FOUGHT: Final = 2  # the last round is over
FORTIFIED: Final = 3  # the defender may use his fortification
COUNTED: Final = 4
OVER: Final = 5

#: Rounds of a battle are counted from 1 (RW.battle.5.0).
ROUND_MOST: Final = 5


@final
class Reveal:
    """Fate cards of one symbol that one side has laid open, and what they come to. Never changed."""

    __slots__ = ("cards", "initiative", "kind", "side", "symbol", "total")

    def __init__(self, initiative: int, side: int, kind: int, symbol: int, cards: list[int], total: int) -> None:
        self.initiative: int = initiative
        self.side: int = side
        #: The kind of unit that drew them: its base says what they show.
        self.kind: int = kind
        self.symbol: int = symbol
        self.cards: list[int] = cards
        self.total: int = total


@final
class Source:
    """What one source adds to the strength of attacker and defender. Never changed."""

    __slots__ = ("attacker", "defender", "law", "name")

    def __init__(self, name: str, law: str, attacker: int, defender: int) -> None:
        self.name: str = name
        self.law: str = law
        self.attacker: int = attacker
        self.defender: int = defender


@final
class WayOut:
    """An area to which units of the battle may retreat: how many are there, and would be. Never changed."""

    __slots__ = ("area", "over", "then", "there")

    def __init__(self, area: int, there: int, then: int, over: int) -> None:
        self.area: int = area
        self.there: int = there
        self.then: int = then
        #: How many of them would be too many (RW.retreat.8).
        self.over: int = over


def stronger(strength: list[int]) -> int:
    """RW.battle.7.1: the side with the greater strength wins, and the defender wins ties."""
    return ATTACKER if strength[ATTACKER] > strength[DEFENDER] else DEFENDER


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
        "draws",
        "going",
        "initiative",
        "killed",
        "last",
        "lost",
        "opened",
        "prizes",
        "raised_toughness",
        "resolving",
        "reveals",
        "routed",
        "sources",
        "spent",
        "stage",
        "standing",
        "strength",
        "struck",
        "support",
        "ways",
        "winner",
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
        #: How far it has come; and has the round of this initiative begun?
        self.stage: int = LINED_UP
        self.opened: bool = False
        # What follows is there for whoever looks at the battle; no rule reads it.
        #: By initiative * 2 + side: Fate cards drawn; and those of all rounds that were laid open.
        self.draws: list[int] = [0] * (2 * ROUND_MOST + 2)
        self.reveals: list[Reveal] = []
        #: By side: cards drawn for the hero who supports, and laid aside.
        self.struck: list[list[int]] = [[], []]
        #: The symbol that is being resolved, or 0.
        self.resolving: int = 0
        #: By line: units destroyed in the battle.
        self.lost: list[int] = [0] * (2 * KIND_COUNT)
        #: What the strength of both is made of, once it has been counted.
        self.sources: list[Source] = []
        #: The side that has won, or NOBODY.
        self.winner: int = NOBODY
        #: Standing, routed and wounded units as they were when it was decided; empty before.
        self.last: list[list[int]] = []
        #: How many units are about to retreat, and to which areas they may.
        self.going: int = 0
        self.ways: list[WayOut] = []

    def toughness(self, line: int) -> int:
        """How much damage destroys a unit."""
        return self.raised_toughness[line] or UNIT_TOUGHNESS[line % KIND_COUNT]

    def decide(self, winner: int) -> None:
        """It is over; its units are seen as they are now, wherever they go."""
        self.stage = OVER
        self.winner = winner
        self.last = [self.standing.copy(), self.routed.copy(), self.wounds.copy()]

    def equals(self, other: Battle) -> bool:
        """Is everything about both the same?"""
        return (
            self.area == other.area
            and self.attacker == other.attacker
            and self.defender == other.defender
            and self.stage == other.stage
            and self.initiative == other.initiative
            and self.resolving == other.resolving
            and self.counted == other.counted
            and self.cancelled == other.cancelled
            and self.opened == other.opened
            and self.winner == other.winner
            and self.going == other.going
            and self.prizes == other.prizes
            and self.standing == other.standing
            and self.routed == other.routed
            and self.wounds == other.wounds
            and self.drawn == other.drawn
            and self.discarded == other.discarded
            and self.struck == other.struck
            and self.draws == other.draws
            and self.reveals == other.reveals
            and self.sources == other.sources
            and self.ways == other.ways
            and self.strength == other.strength
            and self.drawing == other.drawing
            and self.spent == other.spent
            and self.support == other.support
            and self.bonus == other.bonus
            and self.killed == other.killed
            and self.lost == other.lost
            and self.last == other.last
            and self.decider == other.decider
            and self.raised_toughness == other.raised_toughness
        )

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
        twin.stage = self.stage
        twin.opened = self.opened
        twin.draws = self.draws.copy()
        twin.reveals = self.reveals.copy()
        twin.struck = [self.struck[0].copy(), self.struck[1].copy()]
        twin.resolving = self.resolving
        twin.lost = self.lost.copy()
        twin.sources = self.sources.copy()
        twin.winner = self.winner
        twin.last = [part.copy() for part in self.last]
        twin.going = self.going
        twin.ways = self.ways.copy()
        return twin


@final
class Exchange:
    """A round of a duel as it went: by side the Fate cards drawn, and the damage taken."""

    __slots__ = ("cards", "taken")

    def __init__(self) -> None:
        self.cards: list[list[int]] = [[], []]
        self.taken: list[int] = [0, 0]

    def copy(self) -> Exchange:
        twin = Exchange()
        twin.cards = [self.cards[0].copy(), self.cards[1].copy()]
        twin.taken = self.taken.copy()
        return twin


@final
class Duel:
    """A duel in progress (RW.duels): of two heroes, or of a hero and a neutral unit that a quest sets against him.

    Lists by side hold the attacker's entries first. All cards of a duel lie open.
    """

    __slots__ = (
        "area",
        "armour",
        "blocked",
        "cards",
        "dealt",
        "exchanges",
        "heroes",
        "master",
        "over",
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

    def __init__(self, area: int, attacker: int, defender: int, seats: list[int]) -> None:
        self.area: int = area
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
        #: For whoever looks at it: the rounds one by one, and what comes before the first; and is it decided?
        self.exchanges: list[Exchange] = [Exchange()]
        self.over: bool = False

    def copy(self) -> Duel:
        twin = Duel(self.area, self.heroes[0], self.heroes[1], self.seats.copy())
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
        twin.exchanges = [each.copy() for each in self.exchanges]
        twin.over = self.over
        return twin
