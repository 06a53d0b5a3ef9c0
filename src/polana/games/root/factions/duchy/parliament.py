"""The Parliament (12.5.2): each swayed minister acts once. Then one more may be swayed (12.5.3)."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NO_MOVE, Battle, Move
from polana.games.root.battle import can_battle
from polana.games.root.cards import ANY_CARD, holds_of, reveal, spend_of, stands_for
from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS, NONE
from polana.games.root.deed import NO_MORE, Counted, Deed, OwnDeed, OwnDeeds
from polana.games.root.factions.duchy import asks
from polana.games.root.factions.duchy import news as told
from polana.games.root.factions.duchy.assembly import Build
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
from polana.games.root.factions.duchy.words import MINISTER_WORDS
from polana.games.root.menu import choose, pause
from polana.games.root.move import can_move
from polana.games.root.price import is_tempted
from polana.games.root.promise import Promise
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import suit_list
from polana.games.root.words import DONE
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Arg, Refusal
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
    deeds: OwnDeeds[DuchySide] = [MINISTERS[minister] for minister in range(len(RANK_OF)) if own.has_swayed(minister)]
    deeds.append(NO_MORE)
    if (yield from choose(g, own, asks.PARLIAMENT, deeds, "12.5.2")):
        own.step = SWAY


def ministers(own: DuchySide) -> OwnDeeds[DuchySide]:
    """12.5.2, 12.5.3: those who are swayed act, the others may be swayed."""
    return [MINISTERS[each] if own.has_swayed(each) else SWAYS[each] for each in range(len(RANK_OF))]


class Minister(Counted[DuchySide]):
    """12.5.2: a swayed minister who has not acted this turn."""

    def __init__(self, minister: int) -> None:
        super().__init__(ACTIONS[minister])
        self.minister: int = minister

    def why_no_more(self, g: State, me: DuchySide) -> Refusal | None:
        if not me.has_swayed(self.minister):
            return NOT_SWAYED
        return ACTED_ALREADY if me.acted >> self.minister & 1 else None

    def count(self, g: State, me: DuchySide) -> None:
        me.acted |= 1 << self.minister
        told.acts(g, me, self.minister)


class Brigadier(OwnDeed[DuchySide]):
    """12.5.2.IV: up to two moves or up to two battles, not one of each."""

    def __init__(self) -> None:
        super().__init__(MINISTER_WORDS[BRIGADIER], LAWS[BRIGADIER])
        self.ways: OwnDeeds[DuchySide] = [Move(self.law, moves=2), Battle(self.law, battles=2)]

    def why_not(self, g: State, me: DuchySide) -> Refusal | None:
        return None if can_move(g, me) or can_battle(g, me) else NO_MOVE

    def do(self, g: State, me: DuchySide) -> Flow[None]:
        yield from asks.brigadier(g, me, self.ways, is_tempted(g, me)).settle()


class Banker(OwnDeed[DuchySide]):
    """12.5.2.V."""

    def why_not(self, g: State, me: DuchySide) -> Refusal | None:
        return None if me.hand else NO_CARDS

    def do(self, g: State, me: DuchySide) -> Flow[None]:
        return bank(g, me)


class Mayor(OwnDeed[DuchySide]):
    """12.5.2.VI: the action of a swayed noble or squire, whether or not he has acted."""

    def why_not(self, g: State, me: DuchySide) -> Refusal | None:
        for other in copyable(me):
            if ACTIONS[other].why_not(g, me) is None:
                return None
        return NOBODY_TO_COPY

    def do(self, g: State, me: DuchySide) -> Flow[None]:
        # The Foremole shows a card of the hand, and a battle may cost one.
        veiled = me.has_swayed(FOREMOLE) or is_tempted(g, me)
        menu = asks.mayor(g, me, [ACTIONS[other] for other in copyable(me)], veiled)
        copied = menu.deed_of((yield menu))
        told.acts(g, me, copied.word.value)
        yield from copied.do(g, me)


def copyable(own: DuchySide) -> list[int]:
    return [
        minister
        for minister in range(len(RANK_OF))
        if own.has_swayed(minister) and RANK_OF[minister] != LORD and minister != MAYOR
    ]


class Duchess(Deed):
    """12.5.2.VII: points if all tunnels are on the map."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return TOO_FEW_TUNNELS if me.left[TUNNEL] else None

    def terms(self, g: State, me: Side) -> dict[str, Arg]:
        return {"points": DUCHESS_POINTS}

    def do(self, g: State, me: Side) -> Flow[None]:
        score(g, me, DUCHESS_POINTS, self.law)
        yield from ()


class ByBuildings(Deed):
    """12.5.2.VIII, 12.5.2.IX: a point for each market, or citadel, on the map."""

    def __init__(self, word: Word, law: str, kind: int, none: Refusal) -> None:
        super().__init__(word, law)
        self.kind: int = kind
        self.none: Refusal = none

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return None if me.on_map(self.kind) else self.none

    def terms(self, g: State, me: Side) -> dict[str, Arg]:
        return {"points": me.on_map(self.kind)}

    def do(self, g: State, me: Side) -> Flow[None]:
        score(g, me, me.on_map(self.kind), self.law)
        yield from ()


#: What each minister does (12.5.2.I to 12.5.2.IX).
ACTIONS: Final[OwnDeeds[DuchySide]] = [
    Build(MINISTER_WORDS[FOREMOLE], LAWS[FOREMOLE], any_card=True),
    Battle(LAWS[CAPTAIN], MINISTER_WORDS[CAPTAIN]),
    Move(LAWS[MARSHAL], MINISTER_WORDS[MARSHAL]),
    Brigadier(),
    Banker(MINISTER_WORDS[BANKER], LAWS[BANKER]),
    Mayor(MINISTER_WORDS[MAYOR], LAWS[MAYOR]),
    Duchess(MINISTER_WORDS[DUCHESS], LAWS[DUCHESS]),
    ByBuildings(MINISTER_WORDS[BARON], LAWS[BARON], MARKET, NO_MARKET),
    ByBuildings(MINISTER_WORDS[EARL], LAWS[EARL], CITADEL, NO_CITADEL),
]
MINISTERS: Final = [Minister(minister) for minister in range(len(RANK_OF))]


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
    deeds: OwnDeeds[DuchySide] = [SWAYS[minister] for minister in range(len(RANK_OF)) if not own.has_swayed(minister)]
    deeds.append(NO_MORE)
    return choose(g, own, asks.SWAY, deeds, "12.5.3")


class Sway(OwnDeed[DuchySide]):
    """12.5.3: a minister, for a card for each of several clearings. One a turn: then Daylight is over."""

    def __init__(self, minister: int) -> None:
        super().__init__(MINISTER_WORDS[minister], "12.5.3")
        self.minister: int = minister

    def why_not(self, g: State, me: DuchySide) -> Refusal | None:
        if me.has_swayed(self.minister):
            return SWAYED_ALREADY
        rank = RANK_OF[self.minister]
        if not me.crowns[rank]:
            return NO_CROWN
        suits = [CARDS[card].suit for card in me.hand]
        return None if most_supported(g, me, suits) >= SWAY_CARDS[rank] else TOO_FEW_CARDS

    def terms(self, g: State, me: DuchySide) -> dict[str, Arg]:
        rank = RANK_OF[self.minister]
        return {"cards": SWAY_CARDS[rank], "which": "show", "points": CROWN_POINTS[rank]}

    def do(self, g: State, me: DuchySide) -> Flow[None]:
        rank = RANK_OF[self.minister]
        # 12.5.3.II
        shown: list[int] = []
        for left in range(SWAY_CARDS[rank], 0, -1):
            suits = supported(g, me, shown)
            if not holds_of(me, suits):
                break  # only an imagined hand can lack the next card
            word = yield asks.sway_card(me, self.minister, left, Supported(suits), Promise(me, suits))
            reveal(g, me, word.value, "12.5.3.II")
            shown.append(CARDS[word.value].suit)
        # 12.5.3.III
        me.swayed |= 1 << self.minister
        me.crowns[rank] -= 1
        told.swayed(g, me, self.minister)
        score(g, me, CROWN_POINTS[rank], "12.5.3.III")
        yield from pause(g, me)

    def ends(self, g: State, me: DuchySide) -> bool:
        return True


SWAYS: Final = [Sway(minister) for minister in range(len(RANK_OF))]


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
