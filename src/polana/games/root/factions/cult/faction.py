"""The Lizard Cult (10)."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import Craft
from polana.games.root.battle import Battle
from polana.games.root.cards import discard, draw_and_discard, random_card, take_back_revealed
from polana.games.root.components import CARDS, CLEARING_SUITS, NONE
from polana.games.root.deed import NO_MORE, OwnDeeds
from polana.games.root.factions.base import ALWAYS, AnyFaction, Faction
from polana.games.root.factions.cult import asks, birdsong, daylight, setup
from polana.games.root.factions.cult import news as told
from polana.games.root.factions.cult.side import DRAW_BONUSES, NOTATION, CultSide
from polana.games.root.factions.cult.view import CultBoard
from polana.games.root.factions.cult.words import FEAR
from polana.games.root.menu import choose
from polana.games.root.removal import Loss, Removal, Trigger
from polana.games.root.state import Side, State
from polana.games.root.words import SUIT_WORDS
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation


class Cult(Faction[CultSide]):
    """10: cards are revealed and not spent; gardens rule, and acolytes conspire against the Outcast."""

    def __init__(self) -> None:
        super().__init__("cult")
        self.crafts_in_evening = True

    def new_side(self, index: int) -> Side:
        return CultSide(self, index)

    # --- rules and abilities (10.2) ---------------------------------------------------------------------------------

    def crafting_suits(self, g: State, me: CultSide) -> list[int]:
        """10.2.1: gardens whose printed suit is the Outcast."""
        suits = [0, 0, 0, 0]
        suits[me.outcast] = me.gardens(me.outcast)
        return suits

    def before_battle(self, g: State, me: CultSide, battle: Battle) -> Flow[None]:
        """10.2.3: Revenge, as defender."""
        me.defending = battle.defender is me
        yield from ()

    def after_battle(self, g: State, me: CultSide, battle: Battle) -> Flow[None]:
        me.defending = False
        yield from ()

    def lose(self, g: State, me: CultSide, loss: Loss, removal: Removal) -> None:
        """10.2.3: warriors removed while the Cult defends become acolytes."""
        if loss.kind == NONE and me.defending:
            me.acolytes += loss.count
            told.acolytes(g, me, loss.count, "10.2.3")
            return
        super().lose(g, me, loss, removal)

    def calls_back(self, g: State, me: CultSide, count: int) -> None:
        """10.2.3: whoever returns to the map leaves the Acolytes box."""
        if me.defending:
            count = min(count, me.acolytes)
            me.acolytes -= count
            me.supply += count

    def strength(self, g: State, me: CultSide, where: int) -> int:
        """10.2.4: Pilgrims: a garden rules over everything."""
        return ALWAYS if me.buildings[where] else me.warriors[where]

    def reactions(self, g: State, me: CultSide, removal: Removal) -> list[Trigger]:
        """10.2.5: Fear of the Faithful."""
        return [
            Trigger(me, FEAR, loss.where, loss.count)
            for loss in removal.losses
            if loss.owner is me and loss.kind != NONE
        ]

    def react(self, g: State, me: CultSide, trigger: Trigger) -> Flow[None]:
        """10.2.5: a random card for each garden."""
        for _ in range(trigger.count):
            card = random_card(g, me)
            if card != NONE:
                discard(g, card)
                told.fear(g, me, card)
        yield from ()

    def catches_card(self, g: State, me: CultSide, card: int) -> bool:
        """10.2.6: the Lost Souls."""
        me.lost_souls.append(card)
        return True

    # --- setup (10.3) and the turn (10.4 to 10.6) -------------------------------------------------------------------

    def setup(self, g: State, me: CultSide) -> Flow[None]:
        """10.3."""
        return setup.set_up(g, me)

    def setup_advanced(self, g: State, me: CultSide) -> Flow[None]:
        """A.8.2."""
        return setup.set_up_by_card(g, me)

    def begin_turn(self, g: State, me: CultSide) -> None:
        me.adjusted = False
        me.scored = 0

    def birdsong(self, g: State, me: CultSide) -> Flow[bool]:
        """10.4."""
        return birdsong.birdsong(g, me)

    def daylight(self, g: State, me: CultSide) -> Flow[bool]:
        """10.5."""
        return daylight.daylight(g, me)

    def deeds_in(self, g: State, me: CultSide, phase: int) -> OwnDeeds[CultSide]:
        return [birdsong.CONSPIRACIES, daylight.RITUALS, EVENING][phase]

    def evening(self, g: State, me: CultSide) -> Flow[bool]:
        """10.6."""
        if me.revealed:
            take_back_revealed(me)  # 10.6.1
        if not (yield from choose(g, me, asks.EVENING, EVENING, "10.6.2")):
            return False
        yield from draw_and_discard(g, me, "10.6.3")
        return True

    def evening_draws(self, g: State, me: CultSide) -> int:
        """10.6.3."""
        draws = 1
        for suit in CLEARING_SUITS:
            for uncovered in DRAW_BONUSES:
                if me.gardens(suit) >= uncovered:
                    draws += 1
        return draws

    # --- sight and invariants ---------------------------------------------------------------------------------------

    def view(self, g: State, me: CultSide, reader: int) -> CultBoard:
        """All of it is open."""
        return {
            "kind": "cult",
            "acolytes": me.acolytes,
            "outcast": SUIT_WORDS[me.outcast].label,
            "hated": me.hated,
            "lost_souls": sorted(CARDS[card].name for card in me.lost_souls),
            "scored": [SUIT_WORDS[suit].label for suit in CLEARING_SUITS if me.scored >> suit & 1],
        }

    def warriors_elsewhere(self, g: State, me: CultSide) -> int:
        return me.acolytes

    def cards_elsewhere(self, g: State, me: CultSide) -> list[int]:
        return me.lost_souls

    def notation(self) -> Notation:
        return NOTATION

    def check(self, g: State, me: CultSide) -> None:
        assert me.acolytes >= 0, "negative acolytes"
        assert me.outcast in CLEARING_SUITS, "the Outcast is no suit of a clearing"


#: 10.6.2.
EVENING: Final[OwnDeeds[CultSide]] = [Craft("10.6.2", "10.6.2"), NO_MORE]

#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [Cult()]
