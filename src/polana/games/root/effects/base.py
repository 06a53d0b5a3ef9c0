"""Persistent and immediate effects of cards: objects without state that the general rules ask at named moments.

An effect that a player *uses* names its `moment`. At the start or end of a part of the turn it is offered together with
everything else of that moment, in the order that the current player likes (1.1.3); within Birdsong and Daylight it is
offered between actions, never inside one (1.4.2). `why_not` says whether it can be used now, `use` carries it out.

An effect that simply *holds* overrides the questions below (`strength`, `near`, ...); they are asked only about cards
in a play area. An effect whose answer to `strength` changes for reasons other than pieces moving must have rule worked
out again (`control.settle_all`).

What holds for a side and is not a card (a service it has bought, a hireling that it controls) is a *boon*: an effect
too, registered by `register_boon`, in force as long as its number is in `Side.boons`.

Adding a card: derive a class, `register("card_name", TheClass())` in the file of its deck, write its messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polana.games.root.components import CARDS, card_named
from polana.games.root.words import CARD_WORDS
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

if TYPE_CHECKING:
    from polana.games.root.battle import Battle
    from polana.games.root.state import Side, State

#: When an effect may be used. NEVER: not by itself (it holds, or is asked in battle, or was immediate).
NEVER: Final = 0
START_OF_BIRDSONG: Final = 1
IN_BIRDSONG: Final = 2
END_OF_BIRDSONG: Final = 3
START_OF_DAYLIGHT: Final = 4
IN_DAYLIGHT: Final = 5
START_OF_EVENING: Final = 6
#: In place of the cards that are drawn in Evening.
EVENING_DRAW: Final = 7
END_OF_EVENING: Final = 8
IN_EVENING: Final = 9

USED: Final = Refusal("4.1.3", "why-root-effect-used")


class Effect:
    """What one card does. The general answers: nothing."""

    def __init__(self, moment: int = NEVER, mandatory: bool = False) -> None:
        self.card: int = -1
        self.moment: int = moment
        #: Must it be used when its moment comes (4.1.3: only where the card says so)?
        self.mandatory: bool = mandatory

    # --- used by its owner ------------------------------------------------------------------------------------

    def why_not(self, g: State, me: Side) -> Refusal | None:
        """None if it can be used now. General rule: once a turn."""
        return USED if self.card in me.used else None

    def is_veiled(self, g: State, me: Side) -> bool:
        """Does the owner's hand decide whether it can be used now? Then he is asked either way."""
        return False

    def use(self, g: State, me: Side) -> Flow[None]:
        """Carry it out. `menu.use_effect` has already noted that it is used this turn."""
        yield from ()

    # --- when it is crafted -------------------------------------------------------------------------------------

    def crafted(self, g: State, me: Side) -> Flow[None]:
        """4.1.2: the immediate effect of a card without an item (favors)."""
        yield from ()

    # --- when it leaves the play area -----------------------------------------------------------------------------

    def left_play(self, g: State, me: Side) -> None:
        """The card has left the play area: what lay on it goes where it belongs."""

    # --- what holds while it is in a play area ----------------------------------------------------------------

    def strength(self, g: State, me: Side, where: int) -> int:
        """Added to what the owner counts for rule in a clearing (2.5)."""
        return 0

    def rules_ties(self, g: State, me: Side, where: int) -> bool:
        """Does the owner rule where he ties for the most (2.5)?"""
        return False

    def near(self, g: State, me: Side, where: int) -> tuple[int, ...]:
        """Clearings that the owner treats as adjacent besides those along paths (2.2.1)."""
        return ()

    def moves_without_rule(self, g: State, me: Side, origin: int, destination: int) -> bool:
        """Is the owner's move exempt from 4.2.1?"""
        return False

    def craft_bonus(self, g: State, me: Side, card: int) -> int:
        """Points that the owner scores besides the printed ones for crafting a card with an item (3.2.2)."""
        return 0

    def saw_craft(self, g: State, me: Side, crafter: Side, card: int) -> None:
        """Another player has crafted a card."""

    def catches_warriors(self, g: State, me: Side, owner: Side, count: int) -> bool:
        """Takes warriors that would return to a supply when removed; True if it did."""
        return False

    def gives_back(self, g: State, me: Side, owner: Side, count: int) -> int:
        """Some of these warriors, which were caught just now, leave the card again; says how many."""
        return 0

    def warriors_held(self, g: State, me: Side, owner: Side) -> int:
        """How many of a side's warriors lie on this card (for counting the pieces)."""
        return 0

    def shields(self, g: State, me: Side, where: int) -> bool:
        """Are the owner's faction pieces in a clearing safe from battle and removal?"""
        return False

    def keeps_card(self, g: State, me: Side, card: int) -> Flow[bool]:
        """The owner has crafted a card with an item: True if it goes anywhere but to the discard pile."""
        yield from ()
        return False

    # --- in battle ----------------------------------------------------------------------------------------------

    def ignores_ambush(self, g: State, me: Side, battle: Battle) -> bool:
        """As attacker: no ambush can be played against the owner."""
        return False

    def extra_hits(self, g: State, me: Side, battle: Battle) -> int:
        """4.3.3.I: extra hits that the owner deals without a decision."""
        return 0

    def told_as(self) -> Word:
        """What its extra hits are told to come from: the card."""
        return CARD_WORDS[self.card]

    def spares_first_hit(self, g: State, me: Side, battle: Battle) -> bool:
        """Does the owner ignore the first hit that he takes in a battle?"""
        return False

    def why_not_in_battle(self, g: State, me: Side, battle: Battle) -> Refusal | None:
        """4.3.3: None if the owner may use it in this battle now. `NO_BATTLE_EFFECT` if it has no use in battle."""
        return NO_BATTLE_EFFECT

    def use_in_battle(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        yield from ()

    def hits_more(self, g: State, me: Side, battle: Battle) -> int:
        """How many hits more the owner deals by using it: what it shows before it is used."""
        return 1

    def hits_less(self, g: State, me: Side, battle: Battle) -> int:
        """How many hits less the owner takes by using it."""
        return 0


NO_BATTLE_EFFECT: Final = Refusal("4.3.3", "why-root-no-battle-effect")

_NOTHING: Final = Effect()
#: The effect of each card, by card index; then those that belong to no card (`register_boon`).
EFFECTS: Final[list[Effect]] = [_NOTHING] * len(CARDS)
#: Which effects have an answer to what is asked most often? Only they are asked.
COUNTS_FOR_RULE: Final[list[bool]] = []
ADDS_PATHS: Final[list[bool]] = []


def give_effect(card: int, effect: Effect) -> None:
    """From now on the card, or the boon, has this effect and no other."""
    effect.card = card
    EFFECTS[card] = effect
    COUNTS_FOR_RULE[:] = [type(one).strength is not Effect.strength for one in EFFECTS]
    ADDS_PATHS[:] = [type(one).near is not Effect.near for one in EFFECTS]


def register_boon(effect: Effect) -> int:
    """An effect that belongs to no card: its number, to be put into `Side.boons` while it is in force for a side."""
    EFFECTS.append(effect)
    give_effect(len(EFFECTS) - 1, effect)
    return effect.card


def give_boon(me: Side, boon: int) -> None:
    """From now on it is in force for a side; if it counts for rule, `control.settle_all` comes next."""
    me.boons = [*me.boons, boon]


def take_boon(me: Side, boon: int) -> None:
    me.boons = [other for other in me.boons if other != boon]


def in_force(me: Side) -> list[int]:
    """The effects that hold for a side: of the cards in its play area, and its boons."""
    return me.play + me.boons if me.boons else me.play


def register(name: str, effect: Effect) -> None:
    """Give a card its effect. Called once for each card when its deck's file is imported."""
    card = card_named(name)
    if EFFECTS[card] is not _NOTHING:
        raise ValueError(f"{name} has an effect already")
    give_effect(card, effect)
