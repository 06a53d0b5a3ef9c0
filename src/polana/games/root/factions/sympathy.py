"""What the Woodland Alliance (8) has and what it may do with it: supporters, officers, sympathy.

`alliance.py` is the chapter in its order; here are the side, the stack of supporters, and the judges of its asks.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import can_battle
from polana.games.root.cards import ANY_CARD, discard, draw_one, promise, why_not_of, why_not_suit
from polana.games.root.components import CARDS, CLEARING_SUITS, NONE, faction_table
from polana.games.root.control import NO_SLOT, free_slots, is_enemy, why_not_place
from polana.games.root.craft import can_craft
from polana.games.root.factions.base import Faction
from polana.games.root.maps import CLEARINGS, PLACES
from polana.games.root.move import can_move
from polana.games.root.pieces import place_piece
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland.suits import matching, suit_list
from polana.games.root.words import (
    BATTLE,
    CARD_WORDS,
    CRAFT,
    DONE,
    MOBILIZE,
    MOVE,
    RECRUIT,
    place_of,
)
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.law import Arg, Refusal
from polana.kernel.word import Word

#: The bases come first, so that a base's kind is its printed suit.
SYMPATHY: Final = 3

_TABLE: Final = faction_table("alliance")
#: 8.4.2.II, 8.4.2.III: supporters and points for the first, second, ... sympathy token.
COST: Final[list[int]] = _TABLE["tracks"]["sympathy_cost_supporters"]
POINTS: Final[list[int]] = _TABLE["tracks"]["sympathy_vp"]
REVOLT_COST: Final[int] = _TABLE["turn"]["revolt_cost_supporters"]
MARTIAL_LAW: Final[int] = _TABLE["turn"]["martial_law_warriors"]
MARTIAL_LAW_COST: Final[int] = _TABLE["turn"]["martial_law_extra"]
#: 8.2.3.I: supporters that the stack can hold without a base.
CAPACITY: Final[int] = _TABLE["turn"]["supporters_limit_without_base"]
#: The stack among the `secret_cards`, for promises.
STACK: Final = 1

REVOLT_FIRST: Final = Refusal("8.4", "why-root-alliance-revolt-first")
BASE_BUILT: Final = Refusal("8.4.1.I", "why-root-alliance-base-built")
TOO_FEW_FOR_REVOLT: Final = Refusal("8.4.1.II", "why-root-alliance-too-few-supporters")
NOT_NEXT_TO_SYMPATHY: Final = Refusal("8.4.2.I", "why-root-alliance-not-next-to-sympathy")
TOO_FEW_TO_SPREAD: Final = Refusal("8.4.2.II", "why-root-alliance-too-few-supporters")
TOO_FEW_UNDER_MARTIAL_LAW: Final = Refusal("8.4.2.II.a", "why-root-alliance-martial-law")
SYMPATHETIC: Final = Refusal("8.2.5.I", "why-root-alliance-sympathetic")
NO_SYMPATHY_LEFT: Final = Refusal("1.5.1", "why-root-none-left")
NOTHING_TO_CRAFT: Final = Refusal("4.1", "why-root-nothing-to-craft")
NO_CARDS: Final = Refusal("8.5.2", "why-root-alliance-no-cards")
NO_BASE: Final = Refusal("8.5.3", "why-root-alliance-no-base-on-map")
WRONG_BASE: Final = Refusal("8.5.3", "why-root-alliance-no-base-of-that-suit")
NO_WARRIORS_LEFT: Final = Refusal("1.5.1", "why-root-no-warriors-left")
NO_MOVE: Final = Refusal("4.2.1", "why-root-no-move")
NO_BATTLE: Final = Refusal("4.3", "why-root-no-battle")
NO_BASE_THERE: Final = Refusal("8.6.1.III", "why-root-alliance-no-base")
NO_WARRIOR_THERE: Final = Refusal("8.6.1.IV", "why-root-no-warriors-there")


class Rebels(Side):
    """The supporters and the officers."""

    __slots__ = ("officers", "operations", "spreading", "supporters")

    def __init__(self, rules: Faction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        self.officers: int = 0
        #: Officers used this Evening (8.6.1).
        self.operations: int = 0
        #: Has sympathy been spread this turn, so that no revolt can follow (8.4)?
        self.spreading: bool = False
        #: Face-down cards that only their owner may look at (8.2.3).
        self.supporters: list[int] = []

    def copy(self) -> Rebels:
        twin = Rebels(self.rules, self.index, True)
        self.copy_to(twin)
        twin.officers = self.officers
        twin.operations = self.operations
        twin.spreading = self.spreading
        twin.supporters = self.supporters[:]
        return twin


def rebels(me: Side) -> Rebels:
    assert isinstance(me, Rebels)
    return me


def has_base(own: Rebels) -> bool:
    """Is there a base on the map? The others are on the board."""
    return 0 in own.left[:SYMPATHY]


def add_officer(g: State, own: Rebels, law: str) -> None:
    """A warrior from the supply becomes an officer, if there is one."""
    if own.supply:
        own.supply -= 1
        own.officers += 1
        if g.loud:
            g.tell("news-root-alliance-officer", law, seat=own.seat, count=own.officers)


def place_sympathy(g: State, own: Rebels, where: int, law: str) -> None:
    """8.4.2.III, 8.6.1.IV: the next token of the track, and the points that it uncovers."""
    placed = len(POINTS) - own.left[SYMPATHY]
    place_piece(g, own, SYMPATHY, where, law)
    score(g, own, POINTS[placed], law)


# --- supporters (8.2.3) -----------------------------------------------------------------------------------------------


def gain_supporter(g: State, own: Rebels, card: int) -> None:
    """8.2.3.I: without a base the stack holds five cards, and any further one is discarded."""
    if len(own.supporters) >= CAPACITY and not has_base(own):
        discard(g, card)
        if g.loud:
            g.tell("news-root-alliance-stack-full", "8.2.3.I", seat=own.seat, card=CARD_WORDS[card])
    else:
        own.supporters.append(card)


def draw_supporters(g: State, own: Rebels, count: int, law: str) -> None:
    """The top cards of the deck become supporters. Only the Alliance sees them."""
    for _ in range(count):
        card = draw_one(g)
        if card == NONE:
            return
        if g.loud:
            seen, hidden = "news-root-alliance-drew-supporter", "news-root-alliance-drew"
            g.tell_only((own.seat,), seen, hidden, law, seat=own.seat, card=CARD_WORDS[card])
        gain_supporter(g, own, card)


def supporters_for(g: State, own: Rebels, where: int) -> int:
    """How many supporters match a clearing; birds match every one (2.1.1)."""
    suits = matching(g, where)
    count = 0
    for card in own.supporters:
        if suits >> CARDS[card].suit & 1:
            count += 1
    return count


class SupporterAsk(Ask):
    """A question about the supporters: identical cards are one option. As secret as one about the hand."""

    __slots__ = ("_own",)

    def __init__(self, own: Rebels, about: str, law: str, judge: Judge | None, args: dict[str, Arg] | None) -> None:
        super().__init__(own.seat, about, [], law, judge, True, args)
        self._own: Rebels = own

    def candidates(self) -> list[Word]:
        seen: list[Word] = []
        for card in self._own.supporters:
            word = CARD_WORDS[card]
            if word not in seen:
                seen.append(word)
        return seen


class Matching(Judge):
    """Supporters of one of these suits."""

    def __init__(self, suits: int) -> None:
        self.suits: int = suits

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_of(word.value, self.suits)


def spend_supporter(
    g: State, own: Rebels, about: str, law: str, suits: int = ANY_CARD, args: dict[str, Arg] | None = None
) -> Flow[None]:
    """One supporter goes to the discard pile."""
    word = yield SupporterAsk(own, about, law, Matching(suits), args)
    own.supporters.remove(word.value)
    discard(g, word.value)
    if g.loud:
        g.tell("news-root-alliance-spent-supporter", law, seat=own.seat, card=word)


def spend_supporters(g: State, own: Rebels, where: int, count: int, law: str) -> Flow[None]:
    """8.4.1.II, 8.4.2.II: so many supporters that match a clearing, of the player's choice. There must be enough."""
    suits = matching(g, where)
    for left in range(count, 0, -1):
        promise(own, suits, left, STACK)
        args: dict[str, Arg] = {"count": left}
        yield from spend_supporter(g, own, "ask-root-alliance-spend-supporter", law, suits, args)
    promise(own, 0)


# --- Birdsong (8.4) ---------------------------------------------------------------------------------------------------


def is_sympathetic(own: Rebels, where: int) -> bool:
    """8.2.5.II."""
    return own.cardboard[SYMPATHY * PLACES + where] > 0


def cost_of(g: State, own: Rebels, where: int) -> int:
    """8.4.2.II: what is printed above the next token, and one more under martial law."""
    cost = COST[len(COST) - own.left[SYMPATHY]]
    return cost + MARTIAL_LAW_COST if martial_law(g, own, where) else cost


def martial_law(g: State, own: Rebels, where: int) -> bool:
    """8.4.2.II.a: three or more warriors of one other player, with those that he treats as his own for rule."""
    for side in g.sides[: g.players]:
        if side is not own and side.rules.warriors_for_rule(g, side, where) >= MARTIAL_LAW:
            return True
    return False


def base_suits(g: State, own: Rebels, where: int) -> list[int]:
    """8.4.1: the suits of a clearing whose base is not on the map."""
    return [suit for suit in suit_list(g, where) if own.left[suit]]


def why_not_revolt(g: State, own: Rebels, where: int) -> Refusal | None:
    """8.4.1, in a sympathetic clearing."""
    if not base_suits(g, own, where):
        return BASE_BUILT
    if supporters_for(g, own, where) < REVOLT_COST:
        return TOO_FEW_FOR_REVOLT
    # Once the pieces of enemies are gone, so is what they forbid and the slots they fill.
    free = free_slots(g, where)
    for side in g.sides:
        if is_enemy(own, side):
            free += side.buildings[where]
        if side is not own and not (is_enemy(own, side) and side.has_pieces(where)):
            refusal = side.rules.bars_placing(g, side, own, where)
            if refusal is not None:
                return refusal
    return None if free > 0 else NO_SLOT


def why_not_spread(g: State, own: Rebels, where: int) -> Refusal | None:
    """8.4.2, in an unsympathetic clearing."""
    if not own.left[SYMPATHY]:
        return NO_SYMPATHY_LEFT
    if own.left[SYMPATHY] < len(COST) and not next_to_sympathy(g, own, where):
        return NOT_NEXT_TO_SYMPATHY
    refusal = why_not_place(g, own, where)
    if refusal is not None:
        return refusal
    if supporters_for(g, own, where) >= cost_of(g, own, where):
        return None
    return TOO_FEW_UNDER_MARTIAL_LAW if martial_law(g, own, where) else TOO_FEW_TO_SPREAD


def next_to_sympathy(g: State, own: Rebels, where: int) -> bool:
    for other in own.rules.near(g, own, where):
        if own.cardboard[SYMPATHY * PLACES + other]:
            return True
    return False


class Birdsong(Judge):
    """8.4: revolt in a sympathetic clearing, spread sympathy to another."""

    def __init__(self, g: State, own: Rebels) -> None:
        self.g: State = g
        self.own: Rebels = own

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        if where == NONE:
            return None
        if not is_sympathetic(self.own, where):
            return why_not_spread(self.g, self.own, where)
        return REVOLT_FIRST if self.own.spreading else why_not_revolt(self.g, self.own, where)


# --- Daylight (8.5) ---------------------------------------------------------------------------------------------------


def why_not_train_with(own: Rebels, card: int) -> Refusal | None:
    """8.5.3: a card that matches the printed suit of a base on the map."""
    if not has_base(own):
        return NO_BASE
    for suit in CLEARING_SUITS:
        if not own.left[suit] and why_not_suit(card, suit) is None:
            return None
    return WRONG_BASE


def why_not_train(own: Rebels) -> Refusal | None:
    if not own.supply:
        return NO_WARRIORS_LEFT
    refusal: Refusal | None = NO_CARDS if has_base(own) else NO_BASE
    for card in own.hand:
        refusal = why_not_train_with(own, card)
        if refusal is None:
            return None
    return refusal


class OfBase(Judge):
    """8.5.3: cards to train an officer with."""

    def __init__(self, own: Rebels) -> None:
        self.own: Rebels = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_train_with(self.own, word.value)


class Daylight(Judge):
    """8.5."""

    def __init__(self, g: State, own: Rebels) -> None:
        self.g: State = g
        self.own: Rebels = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        if word is CRAFT:
            return None if can_craft(self.g, self.own) else NOTHING_TO_CRAFT
        if word is MOBILIZE:
            return None if self.own.hand else NO_CARDS
        return why_not_train(self.own)


# --- Evening (8.6) ----------------------------------------------------------------------------------------------------


def why_not_recruit_at(g: State, own: Rebels, where: int) -> Refusal | None:
    """8.6.1.III: at a base."""
    if not own.buildings[where]:
        return NO_BASE_THERE
    return why_not_place(g, own, where) if own.supply else NO_WARRIORS_LEFT


def why_not_organize_at(g: State, own: Rebels, where: int) -> Refusal | None:
    """8.6.1.IV: with a warrior of the Alliance's own, in an unsympathetic clearing."""
    if not own.warriors[where]:
        return NO_WARRIOR_THERE
    if is_sympathetic(own, where):
        return SYMPATHETIC
    return why_not_place(g, own, where) if own.left[SYMPATHY] else NO_SYMPATHY_LEFT


class AtBase(Judge):
    def __init__(self, g: State, own: Rebels) -> None:
        self.g: State = g
        self.own: Rebels = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_recruit_at(self.g, self.own, place_of(word))


class Organize(Judge):
    def __init__(self, g: State, own: Rebels) -> None:
        self.g: State = g
        self.own: Rebels = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_organize_at(self.g, self.own, place_of(word))


class Operations(Judge):
    """8.6.1: what an officer can do now."""

    def __init__(self, g: State, own: Rebels) -> None:
        self.g: State = g
        self.own: Rebels = own

    def why_not(self, word: Word) -> Refusal | None:
        g, own = self.g, self.own
        if word is DONE:
            return None
        if word is MOVE:
            return None if can_move(g, own) else NO_MOVE
        if word is BATTLE:
            return None if can_battle(g, own) else NO_BATTLE
        refusal: Refusal | None = NO_BASE_THERE if word is RECRUIT else NO_WARRIOR_THERE
        for where in range(CLEARINGS):
            if word is RECRUIT:
                if own.buildings[where]:
                    refusal = why_not_recruit_at(g, own, where)
            elif own.warriors[where]:
                refusal = why_not_organize_at(g, own, where)
            if refusal is None:
                return None
        return refusal
