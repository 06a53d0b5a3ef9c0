"""Faction: the general rules as methods. A faction's file overrides what its chapter of the Law overrides (1.1.1).

The object has no state and all matches share it; every method gets the position `g` and its own side `me`. A faction
that has more to remember than a `Side` derives its own side class and returns it from `new_side`.

The general procedures (battle.py, move.py, craft.py, ...) know no faction. They ask these hooks, and this is all they
ask: `factions/__init__.py` lists when and by whom each is asked, and who changes it. Where a hook is a `Flow`, it may
ask players; where it returns `Refusal | None`, None means "allowed".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from polana.games.root import items
from polana.games.root.battle import Battle, general_losses
from polana.games.root.cards import draw
from polana.games.root.components import (
    CARDS,
    DOMINANCE_SCORE,
    HAND_LIMIT,
    NONE,
    faction_table,
)
from polana.games.root.craft import activate_pieces, general_resolve, suits_of_pieces, why_pieces_do_not_pay
from polana.games.root.deed import Deed, OwnDeeds, P
from polana.games.root.dominance import dominates
from polana.games.root.effects.in_battle import InBattle
from polana.games.root.factions.board import Board
from polana.games.root.move import can_move, drivable, drive, take_any_move
from polana.games.root.pieces import Piece, return_pieces
from polana.games.root.removal import Loss, Removal, Trigger, go_home, remove
from polana.games.root.state import Side, State
from polana.games.root.words import side_word
from polana.kernel.flow import Flow
from polana.kernel.game import Option, Setup, Value
from polana.kernel.refusal import Note, Refusal
from polana.kernel.word import Word

#: A strength that beats every number of warriors and buildings.
ALWAYS: Final = 1000

NO_PIECES: Final = Refusal("4.3", "why-root-no-pieces-there")
DOMINANCE_ACTIVE: Final = Refusal("3.3.2", "why-root-dominance-active")
TOO_FEW_POINTS: Final = Refusal("3.3.1", "why-root-dominance-too-few-points")


class Faction(Board[P]):
    """The general rules, seen by one faction."""

    def __init__(self, name: str) -> None:
        table = faction_table(name)
        self.name: str = name
        self.word: Word = side_word(name)
        #: Setup order (5.1.7) and reach (5.2).
        self.letter: str = table["setup_letter"]
        self.reach: int = table["reach"]
        self.militant: bool = table["type"] == "militant"
        #: Does it score and take turns? And has it a seat of its own, or does it play by itself?
        self.plays: bool = True
        self.seated: bool = True
        #: Does it hold cards? Otherwise it draws none (R.M.2).
        self.has_hand: bool = True
        #: In which part of its turn does it craft: in its Evening, or as most do in its Daylight?
        self.crafts_in_evening: bool = False
        #: Options of the setup that concern it alone; `State.settings` has what was chosen.
        self.options: list[Option] = []
        self.warriors: int = table["warriors"]
        counts: dict[str, int] = table["pieces"]
        #: Buildings first, then tokens. Kinds are told apart by their place here.
        self.pieces: list[Piece] = [Piece(kind, True, counts[kind]) for kind in table.get("buildings", [])]
        self.pieces.extend(Piece(kind, False, counts[kind]) for kind in table.get("tokens", []) if kind in counts)

        #: Which of the questions that are put to every side again and again has it an answer to? The others are not
        #: asked.
        kind = type(self)
        self.makes_offers: bool = kind.offers is not Faction.offers
        self.may_bar_placing: bool = kind.bars_placing is not Faction.bars_placing
        self.may_bar_entering: bool = kind.bars_entering is not Faction.bars_entering
        self.may_bar_leaving: bool = kind.bars_leaving is not Faction.bars_leaving
        self.may_attack_otherwise: bool = kind.can_attack is not Faction.can_attack
        self.acts_before_roll: bool = kind.before_roll is not Faction.before_roll
        self.acts_after_battle: bool = kind.after_battle is not Faction.after_battle
        self.charges_attackers: bool = kind.charge is not Faction.charge
        self.may_hold_back: bool = kind.holds_back is not Faction.holds_back
        self.watches_paths: bool = kind.watch_path is not Faction.watch_path
        self.may_catch_cards: bool = kind.catches_card is not Faction.catches_card
        self.watches_turns: bool = kind.turn_over is not Faction.turn_over

    # === the table ================================================================================================

    def new_side(self, index: int) -> Side:
        """An empty board for a seat. Override to give a side of your own class."""
        return Side(self, index)

    def why_not_seat(self, names: Sequence[str]) -> Refusal | None:
        """May it join these factions at the table?"""
        return None

    def check_setup(self, setup: Setup) -> None:
        """Asked of players without a seat, whether they play or not: `SetupError` for options that are impossible."""

    def result_message(self, g: State, me: P) -> str:
        """Asked of a player without a seat when the match is over: the message that says how it ended."""
        return "result-root-won"

    def sequel(self, g: State, me: P) -> dict[str, Value]:
        """Asked of a player without a seat when the match is over: the options of the next match (R.P)."""
        return {}

    def control_changed(self, g: State, me: P) -> None:
        """E.1: a player has gained control of this hireling, or nobody controls it any more (`seats.take_control`)."""

    def set_up(self, g: State, me: P, player: Side) -> Flow[None]:
        """A.6.3: a hireling is set up by a player."""
        yield from ()

    def hire(self, g: State, me: P, player: Side) -> Flow[None]:
        """E.1.2, E.2.1: a player gains control of this hireling."""
        yield from ()

    def evening_over(self, g: State, me: P) -> None:
        """Asked of hirelings: the Evening of a player is over; control is about to be lost and gained."""

    def lose_marker(self, g: State, me: P, player: Side) -> bool:
        """E.1.3: this hireling loses a control marker. Is none left?"""
        return False

    def why_rests(self, g: State, me: P) -> Refusal | None:
        """E.2: why this hireling does nothing at a time like this."""
        return None

    def prepare(self, g: State, me: P) -> Flow[None]:
        """Before anything is laid out, asked of players without a seat: what was settled before this match (R.P)."""
        yield from ()

    def change_deck(self, g: State, me: P, cards: list[int]) -> list[int]:
        """5.1.3: the deck of the match, given the cards that would be in it without me (R.M.5)."""
        return cards

    def settles_victory(self, g: State, me: P) -> bool:
        """3.1: somebody has 30 points. True if a rule of mine says who wins now, if anybody does (R.K.1)."""
        return False

    def draw_first_hand(self, g: State, me: P, count: int, law: str) -> None:
        """5.1.3, A.7."""
        draw(g, me, count, law)

    def take_items(self, g: State, me: P) -> None:
        """5.1.5: the items have just been laid beside the map; do I begin with some of them (R.M.6)?"""

    def setup(self, g: State, me: P) -> Flow[None]:
        """5.1.7: the faction's own setup."""
        yield from ()

    def setup_advanced(self, g: State, me: P) -> Flow[None]:
        """A.8.2: the faction's setup by its setup card. General: as in the standard setup."""
        yield from self.setup(g, me)

    def comes_after(self) -> str:
        """A.8.1: the name of the faction with an equal setup card that is in the game before this one, if any."""
        return ""

    def deal_with_card(self, g: State) -> int:
        """A.8.1.III: what is dealt with its setup card, or NONE."""
        return NONE

    def take_with_card(self, g: State, me: P, dealt: int) -> None:
        """A.8.1.III: the faction is chosen, with what was dealt with its card."""

    def dealt_name(self, dealt: int) -> str:
        """How the page names what was dealt with its setup card."""
        return ""

    # === the turn (1.4.1) ===========================================================================================

    def begin_turn(self, g: State, me: P) -> None:
        """Reset what I count within a turn. Cards and crafting pieces can be used again without me (`turn.py`)."""

    def birdsong(self, g: State, me: P) -> Flow[bool]:
        """One step of Birdsong; True when it is over.

        A step is a short stretch: one action, one procedure without asks. Between steps the position is in `me`. A
        step that begins with a menu asks through `menu.choose`, which adds what any player may do between
        actions; a fixed procedure calls `menu.pause` where the player might want to do such a thing.
        """
        yield from ()
        return True

    def daylight(self, g: State, me: P) -> Flow[bool]:
        """One step of Daylight; True when it is over. See `birdsong`."""
        yield from ()
        return True

    def evening(self, g: State, me: P) -> Flow[bool]:
        """One step of Evening; True when it is over. Most end with `cards.draw_and_discard`."""
        yield from ()
        return True

    def deeds_in(self, g: State, me: P, phase: int) -> OwnDeeds[P]:
        """What my menus of a phase of my turn are made of, whether it can be done or not: for whoever names one of them
        at another time. Not what is named by a place or a suit: that may mean anything."""
        return []

    def at_moment(self, g: State, me: P, moment: int) -> list[Deed]:
        """1.4.1: what my chapter has happen at the start or end of a part of my turn (`effects.base`), each once."""
        return []

    def end_turn(self, g: State, me: P) -> Flow[None]:
        """After Evening, before the next player's turn."""
        yield from ()

    def turn_over(self, g: State, me: P) -> None:
        """A turn is over, mine or another player's: what I lend or grant until its end comes back to me."""

    # === rule and placing (2.2.3, 2.5) ==============================================================================

    def strength(self, g: State, me: P, where: int) -> int:
        """2.5: what counts for rule in a clearing: warriors and buildings, never tokens or pawns.

        Cards and what others lend are counted by `control.strength`.
        """
        return me.warriors[where] + me.buildings[where]

    def rules_ties(self, g: State, me: P, where: int) -> bool:
        """Does it rule where it ties for the most? General: no (2.5)."""
        return False

    def bars_placing(self, g: State, me: P, other: Side, where: int) -> Refusal | None:
        """Does a rule of mine forbid another side to place pieces here?"""
        return None

    # === moving (4.2) ===============================================================================================

    def near(self, g: State, me: P, where: int) -> Sequence[int]:
        """2.2.1: clearings adjacent to a clearing for me. `control.near` adds those that my cards make adjacent."""
        return g.near[where]

    def needs_rule(self, g: State, me: P, origin: int, destination: int) -> bool:
        """4.2.1: must I rule the origin or the destination of this move? A card may say no (`move.needs_rule`)."""
        return True

    def movable(self, g: State, me: P, where: int) -> int:
        """How many of my warriors may leave a clearing in one move."""
        return me.warriors[where]

    def bars_entering(self, g: State, me: P, mover: Side, where: int) -> Refusal | None:
        """Does a rule of mine forbid a side (me too) to move into this clearing?"""
        return None

    def bars_leaving(self, g: State, me: P, mover: Side, where: int) -> Refusal | None:
        """Does a rule of mine forbid another side to move out of this clearing?"""
        return None

    def holds_back(self, g: State, me: P, mover: Side, where: int) -> int:
        """How many warriors of another side in this clearing may not leave it, by a rule of mine."""
        return 0

    def can_move(self, g: State, me: P) -> bool:
        """Could I make a move that an effect grants?"""
        return can_move(g, me)

    def take_move(self, g: State, me: P, law: str) -> Flow[int]:
        """One move that an effect grants; says where it went. There must be one (`can_move`)."""
        return (yield from take_any_move(g, me, law))

    def drivable(self, g: State, me: P, origin: int, by_landmark: bool) -> list[int]:
        """1.5.5: where an effect can make my pieces in a clearing move; by a landmark only if it says so."""
        return drivable(g, me, origin, by_landmark)

    def drive(self, g: State, me: P, origin: int, destination: int, by_landmark: bool) -> Flow[None]:
        """1.5.5: an effect makes my pieces move, as many as may."""
        yield from drive(g, me, origin, destination, by_landmark)

    def moved(self, g: State, me: P, origin: int, destination: int, count: int) -> Flow[None]:
        """My warriors have arrived: whatever goes along with them."""
        yield from ()

    def watch_move(self, g: State, me: P, mover: Side, destination: int, count: int) -> Trigger | None:
        """Another side has moved warriors into a clearing."""
        return None

    def watch_path(self, g: State, me: P, mover: Side, origin: int, destination: int, count: int) -> Trigger | None:
        """A side has moved this many warriors, or its pawn (0), along the path between two clearings."""
        return None

    def robbed(self, g: State, me: P, where: int, count: int, by: Side) -> Flow[None]:
        """Somebody's rule takes one of my pieces, of which this many have just moved here. General: a warrior."""
        if min(count, self.removable(g, me, where)) > 0:
            yield from remove(g, Removal([Loss(me, where, NONE, 1, by)], "E.2.2"))

    # === battle (4.3) ===============================================================================================

    def can_attack(self, g: State, me: P, where: int) -> bool:
        """4.3: a battle is started where one has a warrior or a pawn."""
        return me.warriors[where] > 0 or me.pawn == where

    def why_not_attacked(self, g: State, me: P, attacker: Side, where: int) -> Refusal | None:
        """4.3: any enemy with pieces in the clearing can be the defender."""
        return None if me.has_pieces(where) else NO_PIECES

    def warns(self, g: State, me: P, other: Side, where: int, moving: bool) -> list[Note]:
        """What my rules will cost somebody who moves warriors here or attacks me here, as everybody can tell before."""
        return []

    def charge(self, g: State, me: P, attacker: Side, where: int) -> Flow[None]:
        """I am attacked: what does that cost the attacker, before anything else happens?"""
        yield from ()

    def before_battle(self, g: State, me: P, battle: Battle) -> Flow[None]:
        """The battle has been declared and no ambush played yet; asked of attacker and defender."""
        yield from ()

    def may_ambush(self, g: State, me: P, battle: Battle) -> bool:
        """4.3.1: also without warriors in the clearing."""
        return True

    def fighters(self, g: State, me: P, battle: Battle) -> int:
        """My own warriors in the battle. What others lend me is counted separately (`Battle.loans`)."""
        return me.warriors[battle.where]

    def can_fight(self, g: State, me: P, battle: Battle) -> bool:
        """4.3.1.II: is there a warrior or a pawn left to attack with?"""
        return self.fighters(g, me, battle) > 0 or me.pawn == battle.where

    def before_roll(self, g: State, me: P, battle: Battle) -> Flow[None]:
        """Asked of every side at the table just before the roll."""
        yield from ()

    def takes_higher_roll(self, g: State, me: P, battle: Battle) -> bool:
        """4.3.2: as defender, do I deal the higher roll?"""
        return False

    def most_rolled_hits(self, g: State, me: P, battle: Battle) -> int:
        """4.3.2.I: no more than my warriors in the clearing."""
        return self.fighters(g, me, battle)

    def is_defenseless(self, g: State, me: P, battle: Battle) -> bool:
        """4.3.3.II: as defender, have I no warriors in the clearing?"""
        return self.fighters(g, me, battle) == 0

    def extra_hits(self, g: State, me: P, battle: Battle) -> int:
        """4.3.3.I: extra hits that I deal without a decision."""
        return 0

    def hits_told_as(self) -> Word:
        """What these are told to come from."""
        return self.word

    def battle_deeds(self, g: State, me: P, battle: Battle) -> list[InBattle]:
        """4.3.3: the optional effects of mine (not of my cards) that I may use now."""
        return []

    def hits_due(self, g: State, me: P, battle: Battle, hits: int) -> int:
        """How many of these hits I take."""
        return hits

    def choose_losses(self, g: State, me: P, battle: Battle, hits: int) -> Flow[list[Loss]]:
        """4.3.4: what I lose for hits. All warriors in the clearing first, then buildings and tokens as I like.

        Nothing leaves the map here: the losses of both sides fall together.
        """
        return (yield from general_losses(g, me, battle, hits))

    def after_battle(self, g: State, me: P, battle: Battle) -> Flow[None]:
        """Asked of every side when a battle has ended, however it ended."""
        yield from ()

    # === removal (1.5.4, G.1.27) ====================================================================================

    def removable(self, g: State, me: P, where: int) -> int:
        """Warriors in a clearing that an effect other than battle can remove."""
        return me.warriors[where]

    def lose(self, g: State, me: P, loss: Loss, removal: Removal) -> None:
        """My pieces have left the map: where do they go? To the supply, or back to their track."""
        if loss.kind != NONE:
            return_pieces(me, loss.kind, loss.count)
            return
        go_home(g, me, loss.count, removal)

    def calls_back(self, g: State, me: P, count: int) -> None:
        """This many of my warriors, just removed, return to the map: those that `lose` kept go to the supply first."""

    def removed(self, g: State, me: P, removal: Removal) -> None:
        """I have removed pieces, and points are about to be scored. Nothing is asked here."""

    def reactions(self, g: State, me: P, removal: Removal) -> list[Trigger]:
        """What a removal triggers on my side, of my pieces or others', by me or others. Nothing is asked here."""
        return []

    def react(self, g: State, me: P, trigger: Trigger) -> Flow[None]:
        """Carry out one of my triggers, when its turn has come."""
        yield from ()

    # === crafting (4.1) =============================================================================================

    def crafting_pieces(self, g: State, me: P) -> list[int]:
        """The kinds of piece that I craft with (each faction's x.2.1)."""
        return []

    def crafting_suits(self, g: State, me: P) -> list[int]:
        """4.1.1: crafting pieces on the map by suit: a piece has the suit of its clearing.

        The last are those in a clearing that has all suits: each stands for any one of them.
        """
        return suits_of_pieces(g, me)

    def why_not_pay(self, g: State, me: P, card: int) -> Refusal | None:
        """4.1.1: are there pieces for all symbols that were not activated this turn?"""
        return why_pieces_do_not_pay(g, me, card)

    def pay(self, g: State, me: P, card: int) -> Flow[None]:
        """4.1.1: activate crafting pieces."""
        yield from activate_pieces(g, me, card)

    def resolve_crafted(self, g: State, me: P, card: int) -> Flow[None]:
        """4.1.2, 4.1.3: what a crafted card brings. The card lies in `g.shown` and must leave it."""
        yield from general_resolve(g, me, card)

    def card_points(self, g: State, me: P, card: int) -> int:
        """3.2.2: the points printed on the card."""
        return CARDS[card].points

    def gain_item(self, g: State, me: P, item: int) -> Flow[None]:
        """An item comes to me: into the Crafted Items box (4.1.2)."""
        items.gain(me, item)
        yield from ()

    def ready_items(self, g: State, me: P) -> list[int]:
        """The kinds of item in my Crafted Items box of which one is not exhausted."""
        return [item for item in range(len(me.items)) if me.items[item] > me.exhausted[item]]

    def exhaust_item(self, g: State, me: P, item: int) -> None:
        """Turn an item of mine face down."""
        items.exhaust(me, item)

    # === cards (2.1) ================================================================================================

    def evening_draws(self, g: State, me: P) -> int:
        """Cards drawn in Evening: one, and one for each uncovered draw bonus."""
        return 1

    def hand_limit(self, g: State, me: P) -> int:
        return HAND_LIMIT

    def public_hand(self, g: State, me: P) -> bool:
        """1.2.1: hands are secret."""
        return False

    def holds_cards(self, g: State, me: P) -> bool:
        """Is there a card of mine that another player can take?"""
        return bool(me.hand)

    def give_up_card(self, g: State, me: P) -> int:
        """Another player takes a random card of mine; NONE if there is none."""
        return g.chance.pick(me.hand, "random card") if me.hand else NONE

    def receive_card(self, g: State, me: P, card: int) -> None:
        """Another player gives me a card of his hand."""
        me.hand.append(card)

    def catches_card(self, g: State, me: P, card: int) -> bool:
        """A card would go to the discard pile: do I take it instead? True if it was taken."""
        return False

    # === dominance (3.3) ============================================================================================

    def why_not_dominance(self, g: State, me: P, card: int) -> Refusal | None:
        """3.3.1: may I activate this dominance card of my hand now?"""
        if me.dominance != NONE:
            return DOMINANCE_ACTIVE
        return None if me.score >= DOMINANCE_SCORE else TOO_FEW_POINTS

    def activate_dominance(self, g: State, me: P, card: int) -> Flow[None]:
        """3.3.1: the card has left the hand; from now on it lies in the play area and I no longer score."""
        me.dominance = card
        yield from ()

    def dominates(self, g: State, me: P) -> bool:
        """3.3.1.I, 3.3.1.II: at the start of my Birdsong, does my dominance card win?"""
        return dominates(g, me)

    # === what I lend to others ======================================================================================

    def lends(self, g: State, me: P, borrower: Side, where: int, purpose: int, against: Side | None) -> int:
        """How many pieces of mine in a clearing another side may treat as its own, for a purpose of `lending.py`.

        Asked only while I am among the lenders (`control.start_lending`, `stop_lending`). `against`: in battle, the
        enemy, or None where it is only asked whether there is anybody to start a battle with.
        """
        return 0

    # === what I offer to others =====================================================================================

    def offers(self, g: State, me: P, other: Side, moment: int) -> list[Deed]:
        """What another player may take from me at a moment (`effects.base`) of his own turn, by what all can see."""
        return []

    def why_no_offer(self, g: State, me: P, other: Side, word: Word) -> Refusal | None:
        """Why something that I offer to another player at times is not offered to him now, whoever is on turn."""
        return None


#: A faction, whatever its side is.
AnyFaction = Faction[Any]
