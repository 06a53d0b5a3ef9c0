"""The Lizard Cult (10)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle
from polana.games.root.cards import discard, draw_and_discard, random_card, take_back_revealed
from polana.games.root.components import CARDS, CLEARING_SUITS, NONE
from polana.games.root.craft import can_craft, craft
from polana.games.root.factions.base import ALWAYS, Faction
from polana.games.root.factions.cult import asks, birdsong, daylight, setup
from polana.games.root.factions.cult import news as told
from polana.games.root.factions.cult.side import DRAW_BONUSES, NOTATION, CultSide, cult
from polana.games.root.factions.cult.view import CultBoard
from polana.games.root.menu import choose_action
from polana.games.root.removal import Loss, Removal, Trigger
from polana.games.root.state import Side, State
from polana.games.root.words import CRAFT, DONE, FEAR, SUIT_WORDS
from polana.kernel.flow import Flow, Judge
from polana.kernel.notation import Notation
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOTHING_TO_CRAFT: Final = Refusal("10.6.2", "why-root-nothing-to-craft")


class Cult(Faction):
    """10: cards are revealed and not spent; gardens rule, and acolytes conspire against the Outcast."""

    def __init__(self) -> None:
        super().__init__("cult")

    def new_side(self, index: int) -> Side:
        return CultSide(self, index)

    # --- rules and abilities (10.2) ---------------------------------------------------------------------------------

    def crafting_suits(self, g: State, me: Side) -> list[int]:
        """10.2.1: gardens whose printed suit is the Outcast."""
        own = cult(me)
        suits = [0, 0, 0, 0]
        suits[own.outcast] = own.gardens(own.outcast)
        return suits

    def before_battle(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        """10.2.3: Revenge, as defender."""
        cult(me).defending = battle.defender is me
        yield from ()

    def after_battle(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        cult(me).defending = False
        yield from ()

    def lose(self, g: State, me: Side, loss: Loss, removal: Removal) -> None:
        """10.2.3: warriors removed while the Cult defends become acolytes."""
        own = cult(me)
        if loss.kind == NONE and own.defending:
            own.acolytes += loss.count
            told.acolytes(g, me, loss.count, "10.2.3")
            return
        super().lose(g, me, loss, removal)

    def calls_back(self, g: State, me: Side, count: int) -> None:
        """10.2.3: whoever returns to the map leaves the Acolytes box."""
        own = cult(me)
        if own.defending:
            count = min(count, own.acolytes)
            own.acolytes -= count
            own.supply += count

    def strength(self, g: State, me: Side, where: int) -> int:
        """10.2.4: Pilgrims: a garden rules over everything."""
        return ALWAYS if me.buildings[where] else me.warriors[where]

    def reactions(self, g: State, me: Side, removal: Removal) -> list[Trigger]:
        """10.2.5: Fear of the Faithful."""
        return [
            Trigger(me, FEAR, loss.where, loss.count)
            for loss in removal.losses
            if loss.owner is me and loss.kind != NONE
        ]

    def react(self, g: State, me: Side, trigger: Trigger) -> Flow[None]:
        """10.2.5: a random card for each garden."""
        for _ in range(trigger.count):
            card = random_card(g, me)
            if card != NONE:
                discard(g, card)
                told.fear(g, me, card)
        yield from ()

    def catches_card(self, g: State, me: Side, card: int) -> bool:
        """10.2.6: the Lost Souls."""
        cult(me).lost_souls.append(card)
        return True

    # --- setup (10.3) and the turn (10.4 to 10.6) -------------------------------------------------------------------

    def setup(self, g: State, me: Side) -> Flow[None]:
        """10.3."""
        return setup.set_up(g, cult(me))

    def setup_advanced(self, g: State, me: Side) -> Flow[None]:
        """A.8.2."""
        return setup.set_up_by_card(g, cult(me))

    def begin_turn(self, g: State, me: Side) -> None:
        own = cult(me)
        own.adjusted = False
        own.scored = 0

    def birdsong(self, g: State, me: Side) -> Flow[bool]:
        """10.4."""
        return birdsong.birdsong(g, me)

    def daylight(self, g: State, me: Side) -> Flow[bool]:
        """10.5."""
        return daylight.daylight(g, me)

    def evening(self, g: State, me: Side) -> Flow[bool]:
        """10.6."""
        if me.revealed:
            take_back_revealed(me)  # 10.6.1
        word = yield from choose_action(g, me, asks.EVENING, [CRAFT, DONE], "10.6.2", Evening(g, me))
        if word is None:
            return False
        if word is CRAFT:
            yield from craft(g, me, "10.6.2")
            return False
        yield from draw_and_discard(g, me, "10.6.3")
        return True

    def evening_draws(self, g: State, me: Side) -> int:
        """10.6.3."""
        draws = 1
        for suit in CLEARING_SUITS:
            for uncovered in DRAW_BONUSES:
                if cult(me).gardens(suit) >= uncovered:
                    draws += 1
        return draws

    # --- sight and invariants ---------------------------------------------------------------------------------------

    def view(self, g: State, me: Side, reader: int) -> CultBoard:
        """All of it is open."""
        own = cult(me)
        return {
            "acolytes": own.acolytes,
            "outcast": SUIT_WORDS[own.outcast].label,
            "hated": own.hated,
            "lost_souls": sorted(CARDS[card].name for card in own.lost_souls),
            "scored": [SUIT_WORDS[suit].label for suit in CLEARING_SUITS if own.scored >> suit & 1],
        }

    def warriors_elsewhere(self, g: State, me: Side) -> int:
        return cult(me).acolytes

    def cards_elsewhere(self, g: State, me: Side) -> list[int]:
        return cult(me).lost_souls

    def notation(self) -> Notation:
        return NOTATION

    def check(self, g: State, me: Side) -> None:
        own = cult(me)
        assert own.acolytes >= 0, "negative acolytes"
        assert own.outcast in CLEARING_SUITS, "the Outcast is no suit of a clearing"


class Evening(Judge):
    """10.6.2."""

    def __init__(self, g: State, me: Side) -> None:
        self.g: State = g
        self.me: Side = me

    def why_not(self, word: Word) -> Refusal | None:
        return NOTHING_TO_CRAFT if word is CRAFT and not can_craft(self.g, self.me) else None


#: What this folder brings to the table.
FACTIONS: Final[list[Faction]] = [Cult()]
