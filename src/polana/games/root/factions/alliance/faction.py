"""The Woodland Alliance (8)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle
from polana.games.root.cards import choose_matching, discard, holds_match
from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS, NONE, faction_table
from polana.games.root.deed import OwnDeeds
from polana.games.root.factions.alliance import asks, birdsong, daylight, evening
from polana.games.root.factions.alliance import news as told
from polana.games.root.factions.alliance.side import NOTATION, SYMPATHY, AllianceSide, has_base
from polana.games.root.factions.alliance.supporters import CAPACITY, draw_supporters, gain_supporter, spend_supporter
from polana.games.root.factions.alliance.view import AllianceBoard
from polana.games.root.factions.alliance.words import BASE_LOST, OUTRAGE
from polana.games.root.factions.base import AnyFaction, Faction
from polana.games.root.removal import Removal, Trigger
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import PLACES
from polana.games.root.woodland.suits import suit_list
from polana.games.root.words import SUIT_WORDS
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation
from polana.kernel.refusal import Note

#: 8.3.4.
FIRST_SUPPORTERS: Final[int] = faction_table("alliance")["setup_standard"]["starting_supporters"]


class Alliance(Faction[AllianceSide]):
    """8: sympathy scores when it is placed, supporters pay for it, and officers fight."""

    def __init__(self) -> None:
        super().__init__("alliance")

    def new_side(self, index: int) -> Side:
        return AllianceSide(self, index)

    # --- rules and abilities (8.2) ----------------------------------------------------------------------------------

    def crafting_pieces(self, g: State, me: AllianceSide) -> list[int]:
        """8.2.1."""
        return [SYMPATHY]

    def takes_higher_roll(self, g: State, me: AllianceSide, battle: Battle) -> bool:
        """8.2.2: Guerrilla War."""
        return True

    def warns(self, g: State, me: AllianceSide, other: Side, where: int, moving: bool) -> list[Note]:
        """8.2.6: whoever removes sympathy here, or moves warriors to it, pays a card."""
        payer = g.player_of(other)
        if not me.cardboard[SYMPATHY * PLACES + where] or payer is None or payer is me:
            return []
        suits = [SUIT_WORDS[suit] for suit in suit_list(g, where)]
        message = "note-root-alliance-outrage-move" if moving else "note-root-alliance-outrage"
        return [Note("8.2.6", message, {"who": me.rules.word, "suits": suits})]

    def watch_move(self, g: State, me: AllianceSide, mover: Side, destination: int, count: int) -> Trigger | None:
        """8.2.6: outrage at warriors that move into a sympathetic clearing."""
        if me.cardboard[SYMPATHY * PLACES + destination]:
            return Trigger(me, OUTRAGE, destination, 0, mover)
        return None

    def reactions(self, g: State, me: AllianceSide, removal: Removal) -> list[Trigger]:
        """8.2.4, 8.2.6: bases and sympathy that are removed."""
        triggers: list[Trigger] = []
        for loss in removal.losses:
            if loss.owner is not me or loss.kind == NONE:
                continue
            if loss.kind != SYMPATHY:
                triggers.append(Trigger(me, BASE_LOST, loss.where, loss.kind))
            elif loss.remover is not None and loss.remover is not me:
                triggers.append(Trigger(me, OUTRAGE, loss.where, 0, loss.remover))
        return triggers

    def react(self, g: State, me: AllianceSide, trigger: Trigger) -> Flow[None]:
        if trigger.word is BASE_LOST:
            yield from self._lose_base(g, me, trigger.count)
        elif trigger.other is not None:
            payer = g.player_of(trigger.other)  # E.3.7: for what hirelings do, whoever controls them
            if payer is not None and payer is not me:
                yield from self._outrage(g, me, payer, trigger.where)

    def _outrage(self, g: State, own: AllianceSide, payer: Side, where: int) -> Flow[None]:
        """8.2.6: a card that matches the clearing goes to the stack, from the payer's hand or else from the deck."""
        g.chance.reveal()  # everybody sees whether the payer holds a match
        if holds_match(g, payer, where):
            card = yield from choose_matching(g, payer, asks.outrage(where, own), "8.2.6", where)
            g.chance.reveal()
            told.outrage_paid(g, payer, own, card)
            gain_supporter(g, own, card)
            return
        told.hand_seen(g, payer, own)
        draw_supporters(g, own, 1, "8.2.6")

    def _lose_base(self, g: State, own: AllianceSide, suit: int) -> Flow[None]:
        """8.2.4: with a base go its supporters, all birds, and half of the officers, rounded up."""
        lost = [card for card in own.supporters if CARDS[card].suit in (suit, BIRD)]
        if own.supporters:
            g.chance.reveal()  # everybody sees which of them go
        officers = (own.officers + 1) // 2
        own.officers -= officers
        own.supply += officers
        told.base_lost(g, own, suit, lost, officers)
        for card in lost:
            own.supporters.remove(card)
            discard(g, card)
        while len(own.supporters) > CAPACITY and not has_base(own):
            yield from spend_supporter(g, own, asks.DISCARD_SUPPORTER, "8.2.4")

    # --- setup (8.3) ------------------------------------------------------------------------------------------------

    def setup(self, g: State, me: AllianceSide) -> Flow[None]:
        """8.3.1 to 8.3.3: all pieces are in the supply and on the board; 8.3.4 three supporters."""
        draw_supporters(g, me, FIRST_SUPPORTERS, "8.3.4")
        yield from ()

    # --- the turn (8.4 to 8.6) --------------------------------------------------------------------------------------

    def begin_turn(self, g: State, me: AllianceSide) -> None:
        me.operations = 0
        me.spreading = False

    def birdsong(self, g: State, me: AllianceSide) -> Flow[bool]:
        """8.4."""
        return birdsong.birdsong(g, me)

    def daylight(self, g: State, me: AllianceSide) -> Flow[bool]:
        """8.5."""
        return daylight.daylight(g, me)

    def deeds_in(self, g: State, me: AllianceSide, phase: int) -> OwnDeeds[AllianceSide]:
        return [[], daylight.DAYLIGHT, evening.OPERATIONS][phase]

    def evening(self, g: State, me: AllianceSide) -> Flow[bool]:
        """8.6."""
        return evening.evening(g, me)

    def evening_draws(self, g: State, me: AllianceSide) -> int:
        """8.6.2: each base on the map uncovers a draw bonus."""
        draws = 1
        for suit in CLEARING_SUITS:
            if not me.left[suit]:
                draws += 1
        return draws

    # --- sight and invariants -----------------------------------------------------------------------------------------

    def view(self, g: State, me: AllianceSide, reader: int) -> AllianceBoard:
        return {
            "kind": "alliance",
            "officers": me.officers,
            "operations": me.operations,
            "spreading": me.spreading,
            "supporters": len(me.supporters),
            "stack": sorted(CARDS[card].name for card in me.supporters) if reader == me.seat else None,
        }

    def secret_cards(self, g: State, me: AllianceSide, reader: int) -> list[list[int]]:
        """8.2.3: only the Alliance may look at the supporters."""
        return [] if reader == me.seat else [me.supporters]

    def warriors_elsewhere(self, g: State, me: AllianceSide) -> int:
        return me.officers

    def cards_elsewhere(self, g: State, me: AllianceSide) -> list[int]:
        return me.supporters

    def notation(self) -> Notation:
        return NOTATION

    def check(self, g: State, me: AllianceSide) -> None:
        for where in range(PLACES):
            assert me.at(SYMPATHY, where) <= 1, f"two sympathy tokens in clearing {where + 1} (8.2.5.I)"
        assert me.officers >= 0, "negative officers"
        assert 0 <= me.operations <= self.warriors, f"{me.operations} operations"


#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [Alliance()]
