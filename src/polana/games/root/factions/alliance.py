"""The Woodland Alliance (8)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle, start_battle
from polana.games.root.cards import (
    CardAsk,
    choose_card,
    choose_matching,
    discard,
    draw_and_discard,
    holds_match,
    promise,
    stands_for,
)
from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS, NONE, faction_table
from polana.games.root.craft import craft
from polana.games.root.factions.base import Faction
from polana.games.root.factions.sympathy import (
    CAPACITY,
    REVOLT_COST,
    SYMPATHY,
    AtBase,
    Birdsong,
    Daylight,
    OfBase,
    Operations,
    Organize,
    Rebels,
    add_officer,
    base_suits,
    cost_of,
    draw_supporters,
    gain_supporter,
    has_base,
    is_sympathetic,
    place_sympathy,
    rebels,
    spend_supporter,
    spend_supporters,
)
from polana.games.root.maps import CLEARINGS, PLACES
from polana.games.root.menu import choose_action, pause
from polana.games.root.move import take_move
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.removal import Loss, Removal, Trigger, remove, sweep
from polana.games.root.state import Side, State
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import (
    BASE_LOST,
    BATTLE,
    CARD_WORDS,
    CRAFT,
    DONE,
    MOBILIZE,
    MOVE,
    ORGANIZE,
    OUTRAGE,
    PLACE_WORDS,
    RECRUIT,
    SUIT_WORDS,
    TRAIN,
    place_word,
)
from polana.kernel.flow import Ask, Flow
from polana.kernel.word import Word

#: 8.3.4.
FIRST_SUPPORTERS: Final[int] = faction_table("alliance")["setup_standard"]["starting_supporters"]


class Alliance(Faction):
    """8: sympathy scores when it is placed, supporters pay for it, and officers fight."""

    def __init__(self) -> None:
        super().__init__("alliance")

    def new_side(self, index: int) -> Side:
        return Rebels(self, index)

    # --- rules and abilities (8.2) ----------------------------------------------------------------------------------

    def crafting_pieces(self, g: State, me: Side) -> list[int]:
        """8.2.1."""
        return [SYMPATHY]

    def takes_higher_roll(self, g: State, me: Side, battle: Battle) -> bool:
        """8.2.2: Guerrilla War."""
        return True

    def watch_move(self, g: State, me: Side, mover: Side, destination: int, count: int) -> Trigger | None:
        """8.2.6: outrage at warriors that move into a sympathetic clearing."""
        if me.cardboard[SYMPATHY * PLACES + destination]:
            return Trigger(me, OUTRAGE, destination, 0, mover)
        return None

    def reactions(self, g: State, me: Side, removal: Removal) -> list[Trigger]:
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

    def react(self, g: State, me: Side, trigger: Trigger) -> Flow[None]:
        if trigger.word is BASE_LOST:
            yield from self._lose_base(g, rebels(me), trigger.count)
        elif trigger.other is not None:
            yield from self._outrage(g, rebels(me), g.sides[trigger.other.seat], trigger.where)

    def _outrage(self, g: State, own: Rebels, payer: Side, where: int) -> Flow[None]:
        """8.2.6: a card that matches the clearing goes to the stack, from the payer's hand or else from the deck."""
        if holds_match(g, payer, where):
            args: dict[str, object] = {"where": place_word(where), "other": own.seat}
            card = yield from choose_matching(g, payer, "ask-root-alliance-outrage", "8.2.6", where, None, args)
            g.chance.reveal()
            if g.loud:
                seats = (payer.seat, own.seat)
                word = CARD_WORDS[card]
                paid, hidden = "news-root-alliance-outrage-paid", "news-root-alliance-outrage"
                g.tell_only(seats, paid, hidden, "8.2.6", seat=payer.seat, other=own.seat, card=word)
            gain_supporter(g, own, card)
            return
        g.chance.reveal()
        if g.loud:
            cards = [CARD_WORDS[card] for card in payer.hand]
            shown, hidden = "news-root-alliance-hand-seen", "news-root-alliance-hand-shown"
            g.tell_only((own.seat,), shown, hidden, "8.2.6", seat=payer.seat, other=own.seat, cards=cards)
        draw_supporters(g, own, 1, "8.2.6")

    def _lose_base(self, g: State, own: Rebels, suit: int) -> Flow[None]:
        """8.2.4: with a base go its supporters, all birds, and half of the officers, rounded up."""
        lost = [card for card in own.supporters if CARDS[card].suit in (suit, BIRD)]
        officers = (own.officers + 1) // 2
        own.officers -= officers
        own.supply += officers
        if g.loud:
            words = [CARD_WORDS[card] for card in lost]
            base = self.pieces[suit].word
            g.tell("news-root-alliance-base-lost", "8.2.4", seat=own.seat, base=base, cards=words, count=officers)
        for card in lost:
            own.supporters.remove(card)
            discard(g, card)
        while len(own.supporters) > CAPACITY and not has_base(own):
            yield from spend_supporter(g, own, "ask-root-alliance-discard-supporter", "8.2.4")

    # --- setup (8.3) ------------------------------------------------------------------------------------------------

    def setup(self, g: State, me: Side) -> Flow[None]:
        """8.3.1 to 8.3.3: all pieces are in the supply and on the board; 8.3.4 three supporters."""
        draw_supporters(g, rebels(me), FIRST_SUPPORTERS, "8.3.4")
        yield from ()

    # --- Birdsong (8.4) ---------------------------------------------------------------------------------------------

    def begin_turn(self, g: State, me: Side) -> None:
        super().begin_turn(g, me)
        own = rebels(me)
        own.operations = 0
        own.spreading = False

    def birdsong(self, g: State, me: Side) -> Flow[bool]:
        """8.4: revolts in sympathetic clearings, then sympathy for others, each any number of times."""
        own = rebels(me)
        words = [*PLACE_WORDS[:CLEARINGS], DONE]
        judge = Birdsong(g, own)
        veiled = bool(own.supporters)
        word = yield from choose_action(g, me, "ask-root-alliance-birdsong", words, "8.4", judge, None, veiled)
        if word is None:
            return False
        if word is DONE:
            return True
        where = word.value
        if is_sympathetic(own, where):
            yield from self._revolt(g, own, where)
        else:
            own.spreading = True
            yield from self._spread(g, own, where)
        return False

    def _revolt(self, g: State, own: Rebels, where: int) -> Flow[None]:
        """8.4.1: the clearing is chosen (8.4.1.I)."""
        words = [SUIT_WORDS[suit] for suit in base_suits(g, own, where)]
        word = yield Ask(own.seat, "ask-root-alliance-revolt-suit", words, "8.4.1.I")
        suit = word.value
        if g.loud:
            g.tell("news-root-alliance-revolt", "8.4.1", seat=own.seat, where=place_word(where))
        # 8.4.1.II two supporters
        yield from spend_supporters(g, own, where, REVOLT_COST, "8.4.1.II")
        # 8.4.1.III everything of enemies goes, then come the base, warriors and an officer
        yield from sweep(g, own, [where], "8.4.1.III")
        place_piece(g, own, suit, where, "8.4.1.III")
        sympathetic = 0
        for at in own.where(SYMPATHY):
            if has_suit(g, at, suit):
                sympathetic += 1
        place_warriors(g, own, where, sympathetic, "8.4.1.III")
        add_officer(g, own, "8.4.1.III")

    def _spread(self, g: State, own: Rebels, where: int) -> Flow[None]:
        """8.4.2: the clearing is chosen (8.4.2.I)."""
        yield from spend_supporters(g, own, where, cost_of(g, own, where), "8.4.2.II")
        place_sympathy(g, own, where, "8.4.2.III")

    # --- Daylight (8.5) ---------------------------------------------------------------------------------------------

    def daylight(self, g: State, me: Side) -> Flow[bool]:
        """8.5: craft, mobilize and train, in any order."""
        own = rebels(me)
        words = [CRAFT, MOBILIZE, TRAIN, DONE]
        word = yield from choose_action(g, me, "ask-root-alliance-daylight", words, "8.5", Daylight(g, own))
        if word is None:
            return False
        if word is DONE:
            return True
        if word is CRAFT:
            yield from craft(g, me, "8.5.1")
        elif word is MOBILIZE:
            card = yield from choose_card(g, me, "ask-root-alliance-mobilize", "8.5.2")
            if g.loud:
                mobilized, hidden = "news-root-alliance-mobilized-card", "news-root-alliance-mobilized"
                g.tell_only((me.seat,), mobilized, hidden, "8.5.2", seat=me.seat, card=CARD_WORDS[card])
            gain_supporter(g, own, card)
        else:
            yield from self._train(g, own)
        return False

    def _train(self, g: State, own: Rebels) -> Flow[None]:
        """8.5.3: a card of a base's suit for an officer."""
        suits = 0
        for suit in CLEARING_SUITS:
            if not own.left[suit]:
                suits |= stands_for(suit)
        promise(own, suits)
        word = yield CardAsk(own, "ask-root-alliance-train", "8.5.3", OfBase(own), [])
        promise(own, 0)
        own.hand.remove(word.value)
        discard(g, word.value)
        if g.loud:
            g.tell("news-root-spent", "8.5.3", seat=own.seat, card=word)
        add_officer(g, own, "8.5.3")

    # --- Evening (8.6) ----------------------------------------------------------------------------------------------

    def evening(self, g: State, me: Side) -> Flow[bool]:
        """8.6: an operation for each officer (8.6.1), then cards (8.6.2)."""
        own = rebels(me)
        if own.operations < own.officers:
            words = [MOVE, BATTLE, RECRUIT, ORGANIZE, DONE]
            args: dict[str, object] = {"left": own.officers - own.operations}
            judge = Operations(g, own)
            word = yield from choose_action(g, me, "ask-root-alliance-evening", words, "8.6.1", judge, args)
            if word is not DONE:
                if word is not None:
                    own.operations += 1
                    yield from self._operate(g, own, word)
                return False
        else:
            yield from pause(g, me)
        yield from draw_and_discard(g, me, "8.6.2")
        return True

    def _operate(self, g: State, own: Rebels, word: Word) -> Flow[None]:
        """8.6.1.I to 8.6.1.IV."""
        if word is MOVE:
            yield from take_move(g, own, "8.6.1.I")
        elif word is BATTLE:
            yield from start_battle(g, own, "8.6.1.II")
        elif word is RECRUIT:
            words = [place_word(where) for where in range(CLEARINGS) if own.buildings[where]]
            word = yield Ask(own.seat, "ask-root-alliance-recruit", words, "8.6.1.III", AtBase(g, own))
            place_warriors(g, own, word.value, 1, "8.6.1.III")
        else:
            words = [place_word(where) for where in range(CLEARINGS) if own.warriors[where]]
            word = yield Ask(own.seat, "ask-root-alliance-organize", words, "8.6.1.IV", Organize(g, own))
            yield from remove(g, Removal([Loss(own, word.value, NONE, 1, None)], "8.6.1.IV"))
            place_sympathy(g, own, word.value, "8.6.1.IV")

    def evening_draws(self, g: State, me: Side) -> int:
        """8.6.2: each base on the map uncovers a draw bonus."""
        draws = 1
        for suit in CLEARING_SUITS:
            if not me.left[suit]:
                draws += 1
        return draws

    # --- sight and invariants -----------------------------------------------------------------------------------------

    def view(self, g: State, me: Side, reader: int) -> dict[str, object]:
        own = rebels(me)
        return {
            "officers": own.officers,
            "operations": own.operations,
            "spreading": own.spreading,
            "supporters": len(own.supporters),
            "stack": sorted(CARDS[card].name for card in own.supporters) if reader == me.seat else None,
        }

    def secret_cards(self, g: State, me: Side, reader: int) -> list[list[int]]:
        """8.2.3: only the Alliance may look at the supporters."""
        return [] if reader == me.seat else [rebels(me).supporters]

    def warriors_elsewhere(self, g: State, me: Side) -> int:
        return rebels(me).officers

    def cards_elsewhere(self, g: State, me: Side) -> list[int]:
        return rebels(me).supporters

    def check(self, g: State, me: Side) -> None:
        own = rebels(me)
        for where in range(PLACES):
            assert own.at(SYMPATHY, where) <= 1, f"two sympathy tokens in clearing {where + 1} (8.2.5.I)"
        assert own.officers >= 0, "negative officers"
