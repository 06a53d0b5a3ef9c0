"""The turn of the Riverfolk Company (11.4 to 11.6)."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NO_WARRIORS_LEFT, Battle, Craft, Move
from polana.games.root.battle import side_of
from polana.games.root.cards import discard_to_limit, draw
from polana.games.root.components import CARDS, CLEARING_SUITS, NONE, faction_table
from polana.games.root.control import ruler, why_not_place
from polana.games.root.deed import NO_MORE, Counted, Deed, OwnDeed, OwnDeeds
from polana.games.root.factions.riverfolk import asks
from polana.games.root.factions.riverfolk.funds import (
    NO_FUNDS,
    LeavesWarrior,
    commit,
    gather,
    owners,
    pay_in,
    spend,
)
from polana.games.root.factions.riverfolk.setup import on_the_river, set_prices
from polana.games.root.factions.riverfolk.side import POINTS, POSTS, RiverfolkSide
from polana.games.root.factions.riverfolk.words import DRAW, ESTABLISH
from polana.games.root.menu import choose, pause
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import suit_list
from polana.games.root.words import RECRUIT, place_of, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

PROTECTION: Final[int] = faction_table("riverfolk")["turn"]["protectionism_warriors"]
#: 11.4.2: funds for a point.
FUNDS_A_POINT: Final = 2
#: 11.5.6: funds for a trade post.
POST_COST: Final = 2

NOTHING_TO_DRAW: Final = Refusal("11.5.4", "why-root-riverfolk-nothing-to-draw")
NOWHERE_TO_RECRUIT: Final = Refusal("11.5.5", "why-root-riverfolk-nowhere-to-recruit")
NOWHERE_TO_ESTABLISH: Final = Refusal("11.5.6", "why-root-riverfolk-nowhere-to-establish")
HAS_POST: Final = Refusal("11.5.6.I", "why-root-riverfolk-has-post")
NOT_RULED: Final = Refusal("11.5.6.I", "why-root-riverfolk-not-ruled")
NOT_THEIR_FUNDS: Final = Refusal("11.5.6.II", "why-root-riverfolk-not-their-funds")
NO_POST_LEFT: Final = Refusal("11.5.6.III", "why-root-riverfolk-no-post-left")


# --- Birdsong (11.4) --------------------------------------------------------------------------------------------------


def birdsong(g: State, me: RiverfolkSide) -> Flow[bool]:
    # 11.4.1
    if not sum(me.payments):
        pay_in(g, me, me, PROTECTION, "11.4.1")
    # 11.4.2
    if any(me.on_map(suit) for suit in POSTS):
        score(g, me, sum(me.funds) // FUNDS_A_POINT, "11.4.2")
    # 11.4.3
    gather(g, me)
    yield from pause(g, me)
    return True


# --- Daylight (11.5) --------------------------------------------------------------------------------------------------


def daylight(g: State, me: RiverfolkSide) -> Flow[bool]:
    """11.5: any number of actions, each for funds."""
    return choose(g, me, asks.DAYLIGHT, DAYLIGHT, "11.5")


class Funded(Counted[RiverfolkSide]):
    """11.5: an action that needs funds; it sees to their being spent."""

    def why_no_more(self, g: State, me: RiverfolkSide) -> Refusal | None:
        return None if sum(me.funds) else NO_FUNDS


class Committed(Funded):
    """11.5: an action for which one fund is committed."""

    def terms(self, g: State, me: RiverfolkSide) -> dict[str, Arg]:
        return {"funds": 1, **self.deed.terms(g, me)}

    def do(self, g: State, me: RiverfolkSide) -> Flow[None]:
        yield from commit(g, me, self.law)
        yield from self.deed.do(g, me)


class Draw(Deed):
    """11.5.4."""

    def __init__(self) -> None:
        super().__init__(DRAW, "11.5.4")

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return None if g.deck or g.discard else NOTHING_TO_DRAW

    def terms(self, g: State, me: Side) -> dict[str, Arg]:
        return {"brings_cards": 1}

    def do(self, g: State, me: Side) -> Flow[None]:
        draw(g, me, 1, "11.5.4")
        yield from ()


class Recruit(OwnDeed[RiverfolkSide]):
    """11.5.5."""

    def __init__(self) -> None:
        super().__init__(RECRUIT, "11.5.5")

    def why_not(self, g: State, me: RiverfolkSide) -> Refusal | None:
        return why_not_recruit(g, me)

    def terms(self, g: State, me: RiverfolkSide) -> dict[str, Arg]:
        return {"funds": 1, "brings_warriors": 1}

    def do(self, g: State, me: RiverfolkSide) -> Flow[None]:
        return recruit(g, me)


class Establish(OwnDeed[RiverfolkSide]):
    """11.5.6."""

    def __init__(self) -> None:
        super().__init__(ESTABLISH, "11.5.6")

    def why_not(self, g: State, me: RiverfolkSide) -> Refusal | None:
        for where in range(CLEARINGS):
            if why_not_establish(g, me, where) is None:
                return None
        return NOWHERE_TO_ESTABLISH

    def terms(self, g: State, me: RiverfolkSide) -> dict[str, Arg]:
        return {"funds": POST_COST}

    def do(self, g: State, me: RiverfolkSide) -> Flow[None]:
        return establish(g, me)


DAYLIGHT: Final[OwnDeeds[RiverfolkSide]] = [
    Committed(Move("11.5.1", barred=Refusal("11.5.1", "why-root-no-move"))),
    Committed(Battle("11.5.2", barred=Refusal("11.5.2", "why-root-no-battle"))),
    Funded(Craft("11.5.3", "11.5.3")),
    Committed(Draw()),
    Funded(Recruit()),
    Funded(Establish()),
    NO_MORE,
]


def why_not_recruit(g: State, own: RiverfolkSide) -> Refusal | None:
    """11.5.5: a warrior that is spent can be the one that is placed."""
    if not own.supply and not own.funds[own.index]:
        return NO_WARRIORS_LEFT
    return None if on_the_river(g, own) else NOWHERE_TO_RECRUIT


def recruit(g: State, own: RiverfolkSide) -> Flow[None]:
    """11.5.5."""
    word = yield asks.spend(own, owners(g, own), "11.5.5", LeavesWarrior(g, own))
    spend(g, own, side_of(g, word), 1, "11.5.5")
    word = yield asks.recruit(own, on_the_river(g, own))
    place_warriors(g, own, word.value, 1, "11.5.5")


# --- trade posts (11.5.6) ---------------------------------------------------------------------------------------------


def posts_for(g: State, own: RiverfolkSide, where: int) -> list[int]:
    """The suits of a clearing of which a trade post is left."""
    return [suit for suit in suit_list(g, where) if own.left[suit]]


def why_not_establish(g: State, own: RiverfolkSide, where: int) -> Refusal | None:
    if own.tokens[where]:
        return HAS_POST
    ruled_by = ruler(g, where)
    if ruled_by == NONE:
        return NOT_RULED
    if own.funds[ruled_by] < POST_COST:
        return NOT_THEIR_FUNDS
    if not posts_for(g, own, where):
        return NO_POST_LEFT
    return why_not_place(g, own, where)


class EstablishAt(Judge):
    """11.5.6.I, 11.5.6.II: clearings for whose ruler's warriors a trade post can be had."""

    def __init__(self, g: State, own: RiverfolkSide) -> None:
        self.g: State = g
        self.own: RiverfolkSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_establish(self.g, self.own, place_of(word))


def establish(g: State, own: RiverfolkSide) -> Flow[None]:
    """11.5.6."""
    clearings = [place_word(where) for where in range(CLEARINGS)]
    word = yield asks.establish(own, clearings, EstablishAt(g, own))
    where = word.value
    word = yield asks.post(own, posts_for(g, own, where), where)
    suit = word.value
    # 11.5.6.II
    spend(g, own, g.sides[ruler(g, where)], POST_COST, "11.5.6.II")
    # 11.5.6.III
    points = POINTS[own.rules.pieces[suit].total - own.left[suit]]
    place_piece(g, own, suit, where, "11.5.6.III")
    place_warriors(g, own, where, 1, "11.5.6.III")
    score(g, own, points, "11.5.6.III")


# --- crafting (11.5.3) ------------------------------------------------------------------------------------------------


def can_pay(own: RiverfolkSide, card: int) -> bool:
    """11.5.3: a fund and an empty space of the suit for each symbol."""
    if sum(own.funds) < CARDS[card].symbols:
        return False
    cost = CARDS[card].cost
    spaces = 0
    for suit in CLEARING_SUITS:
        if own.spaces(suit) < cost[suit]:
            return False
        spaces += own.spaces(suit)
    return spaces >= CARDS[card].symbols


# --- Evening (11.6) ---------------------------------------------------------------------------------------------------


def evening(g: State, me: RiverfolkSide) -> Flow[bool]:
    """11.6: no card is drawn."""
    yield from pause(g, me)
    yield from discard_to_limit(g, me, "11.6.1")
    yield from set_prices(g, me, "11.6.2")
    return True
