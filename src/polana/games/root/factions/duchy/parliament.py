"""The Parliament (12.5.2): each swayed minister acts once. Then one more may be swayed (12.5.3)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import can_battle, start_battle
from polana.games.root.cards import ANY_CARD, holds_of, promise, reveal, spend_of, stands_for
from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS, NONE
from polana.games.root.factions.duchy import asks
from polana.games.root.factions.duchy import news as told
from polana.games.root.factions.duchy.assembly import NO_BATTLE, NO_MOVE, build, why_not_build_by_card
from polana.games.root.factions.duchy.side import (
    CITADEL,
    CROWN_POINTS,
    LORD,
    MARKET,
    RANK_OF,
    SWAY,
    SWAY_CARDS,
    TUNNEL,
    DuchySide,
)
from polana.games.root.menu import choose_action
from polana.games.root.move import can_move, take_move
from polana.games.root.price import is_tempted
from polana.games.root.score import score
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import suit_list
from polana.games.root.words import DONE, MINISTER_WORDS, MOVE
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

FOREMOLE, CAPTAIN, MARSHAL, BRIGADIER, BANKER, MAYOR, DUCHESS, BARON, EARL = range(9)
#: 12.5.2.I to 12.5.2.IX.
LAWS: Final = [f"12.5.2.{number}" for number in ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")]
DUCHESS_POINTS: Final = 2

NOT_SWAYED: Final = Refusal("12.5.2", "why-root-duchy-not-swayed")
ACTED_ALREADY: Final = Refusal("12.5.2", "why-root-duchy-acted")
NO_CARDS: Final = Refusal("12.5.2.V", "why-root-duchy-no-cards")
NOBODY_TO_COPY: Final = Refusal("12.5.2.VI", "why-root-duchy-nobody-to-copy")
TOO_FEW_TUNNELS: Final = Refusal("12.5.2.VII", "why-root-duchy-too-few-tunnels")
NO_MARKET: Final = Refusal("12.5.2.VIII", "why-root-duchy-no-market")
NO_CITADEL: Final = Refusal("12.5.2.IX", "why-root-duchy-no-citadel")
SWAYED_ALREADY: Final = Refusal("12.5.3.I", "why-root-duchy-swayed")
NO_CROWN: Final = Refusal("12.5.3.I", "why-root-duchy-no-crown")
TOO_FEW_CARDS: Final = Refusal("12.5.3.II", "why-root-duchy-too-few-cards")
NO_CLEARING_FOR_IT: Final = Refusal("12.5.3.II", "why-root-duchy-no-clearing-for-it")


def parliament(g: State, own: DuchySide) -> Flow[None]:
    """12.5.2."""
    words = [word for word in MINISTER_WORDS if own.has_swayed(word.value)]
    word = yield from choose_action(g, own, asks.PARLIAMENT, [*words, DONE], "12.5.2", Parliament(g, own))
    if word is None:
        return
    if word is DONE:
        own.step = SWAY
        return
    own.acted |= 1 << word.value
    yield from act(g, own, word.value)


class Parliament(Judge):
    """12.5.2: swayed ministers who have not acted this turn."""

    def __init__(self, g: State, own: DuchySide) -> None:
        self.g: State = g
        self.own: DuchySide = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        if not self.own.has_swayed(word.value):
            return NOT_SWAYED
        if self.own.acted >> word.value & 1:
            return ACTED_ALREADY
        return why_not_act(self.g, self.own, word.value)


class Copied(Judge):
    """12.5.2.VI: swayed nobles and squires whose action can be taken, whether or not they have acted."""

    def __init__(self, g: State, own: DuchySide) -> None:
        self.g: State = g
        self.own: DuchySide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_act(self.g, self.own, word.value)


def copyable(own: DuchySide) -> list[int]:
    return [
        minister
        for minister in range(len(RANK_OF))
        if own.has_swayed(minister) and RANK_OF[minister] != LORD and minister != MAYOR
    ]


def why_not_act(g: State, own: DuchySide, minister: int) -> Refusal | None:
    """Can the action of a minister be taken now?"""
    if minister == FOREMOLE:
        return why_not_build_by_card(g, own, True)
    if minister == CAPTAIN:
        return None if can_battle(g, own) else NO_BATTLE
    if minister == MARSHAL:
        return None if can_move(g, own) else NO_MOVE
    if minister == BRIGADIER:
        return None if can_move(g, own) or can_battle(g, own) else NO_MOVE
    if minister == BANKER:
        return None if own.hand else NO_CARDS
    if minister == MAYOR:
        for other in copyable(own):
            if why_not_act(g, own, other) is None:
                return None
        return NOBODY_TO_COPY
    if minister == DUCHESS:
        return TOO_FEW_TUNNELS if own.left[TUNNEL] else None
    if minister == BARON:
        return None if own.on_map(MARKET) else NO_MARKET
    return None if own.on_map(CITADEL) else NO_CITADEL


def act(g: State, own: DuchySide, minister: int) -> Flow[None]:
    """The action of a minister (12.5.2.I to 12.5.2.IX)."""
    told.acts(g, own, minister)
    law = LAWS[minister]
    if minister == FOREMOLE:
        yield from build(g, own, law, True)
    elif minister == CAPTAIN:
        yield from start_battle(g, own, law)
    elif minister == MARSHAL:
        yield from take_move(g, own, law)
    elif minister == BRIGADIER:
        yield from brigadier(g, own)
    elif minister == BANKER:
        yield from bank(g, own)
    elif minister == MAYOR:
        # The Foremole shows a card of the hand, and a battle may cost one.
        veiled = own.has_swayed(FOREMOLE) or is_tempted(g, own)
        word = yield asks.mayor(own, copyable(own), Copied(g, own), veiled)
        yield from act(g, own, word.value)
    elif minister == DUCHESS:
        score(g, own, DUCHESS_POINTS, law)
    elif minister == BARON:
        score(g, own, own.on_map(MARKET), law)
    else:
        score(g, own, own.on_map(CITADEL), law)


class MovesOrBattles(Judge):
    """12.5.2.IV: what the Brigadier can begin with."""

    def __init__(self, g: State, own: DuchySide) -> None:
        self.g: State = g
        self.own: DuchySide = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is MOVE:
            return None if can_move(self.g, self.own) else NO_MOVE
        return None if can_battle(self.g, self.own) else NO_BATTLE


def brigadier(g: State, own: DuchySide) -> Flow[None]:
    """12.5.2.IV: up to two moves or up to two battles, not one of each."""
    word = yield asks.brigadier(own, MovesOrBattles(g, own), is_tempted(g, own))
    if word is MOVE:
        yield from take_move(g, own, LAWS[BRIGADIER])
        if can_move(g, own):
            yield from take_move(g, own, LAWS[BRIGADIER], stop=DONE)
        return
    yield from start_battle(g, own, LAWS[BRIGADIER])
    if can_battle(g, own) or is_tempted(g, own):
        yield from start_battle(g, own, LAWS[BRIGADIER], stop=DONE)


def bank(g: State, own: DuchySide) -> Flow[None]:
    """12.5.2.V: any number of cards of one suit, at least one; birds are wild."""
    suits = ANY_CARD
    spent = 0
    while own.hand:
        card = yield from spend_of(g, own, asks.BANKER, LAWS[BANKER], suits, DONE if spent else None)
        if card == NONE:
            break
        spent += 1
        if CARDS[card].suit != BIRD:
            suits = stands_for(CARDS[card].suit)
    score(g, own, spent, LAWS[BANKER])


# --- sway (12.5.3) --------------------------------------------------------------------------------------------------


def sway(g: State, own: DuchySide) -> Flow[bool]:
    """12.5.3: one minister a turn; True when Daylight is over."""
    words = [word for word in MINISTER_WORDS if not own.has_swayed(word.value)]
    word = yield from choose_action(g, own, asks.SWAY, [*words, DONE], "12.5.3", Sway(g, own))
    if word is None:
        return False
    if word is DONE:
        return True
    minister = word.value
    rank = RANK_OF[minister]
    # 12.5.3.II a card for each of several clearings
    shown: list[int] = []
    for left in range(SWAY_CARDS[rank], 0, -1):
        suits = supported(g, own, shown)
        if not holds_of(own, suits):
            break  # only an imagined hand can lack the next card
        promise(own, suits, 1)
        word = yield asks.sway_card(own, minister, left, Supported(suits))
        promise(own, 0)
        reveal(g, own, word.value, "12.5.3.II")
        shown.append(CARDS[word.value].suit)
    # 12.5.3.III
    own.swayed |= 1 << minister
    own.crowns[rank] -= 1
    told.swayed(g, own, minister)
    score(g, own, CROWN_POINTS[rank], "12.5.3.III")
    return True


class Sway(Judge):
    """12.5.3.I, 12.5.3.II."""

    def __init__(self, g: State, own: DuchySide) -> None:
        self.g: State = g
        self.own: DuchySide = own

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        if self.own.has_swayed(word.value):
            return SWAYED_ALREADY
        rank = RANK_OF[word.value]
        if not self.own.crowns[rank]:
            return NO_CROWN
        suits = [CARDS[card].suit for card in self.own.hand]
        return None if most_supported(self.g, self.own, suits) >= SWAY_CARDS[rank] else TOO_FEW_CARDS


class Supported(Judge):
    """12.5.3.II: cards for which there is one more clearing."""

    def __init__(self, suits: int) -> None:
        self.suits: int = suits

    def why_not(self, word: Word) -> Refusal | None:
        return None if self.suits >> CARDS[word.value].suit & 1 else NO_CLEARING_FOR_IT


def support(g: State, own: DuchySide) -> list[int]:
    """Clearings with a piece of the Duchy, by suit; the last have all suits. The Burrow supports nothing."""
    counts = [0, 0, 0, 0]
    for where in range(CLEARINGS):
        if own.has_pieces(where):
            suits = suit_list(g, where)
            counts[suits[0] if len(suits) == 1 else BIRD] += 1
    return counts


def most_supported(g: State, own: DuchySide, suits: list[int]) -> int:
    """How many of these cards can be matched to different clearings: a bird to any of them."""
    have = support(g, own)
    matched = 0
    excess = 0
    for suit in CLEARING_SUITS:
        cards = suits.count(suit)
        matched += min(cards, have[suit])
        excess += max(0, cards - have[suit])
    matched += min(excess, have[BIRD])
    return min(sum(have), matched + suits.count(BIRD))


def supported(g: State, own: DuchySide, shown: list[int]) -> int:
    """The suits, as bits, of which one more card could be shown besides those."""
    return sum(
        1 << suit for suit in (*CLEARING_SUITS, BIRD) if most_supported(g, own, [*shown, suit]) == len(shown) + 1
    )
