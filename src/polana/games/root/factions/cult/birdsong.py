"""Birdsong (10.4): the Outcast is found, the Lost Souls go, acolytes conspire."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import Battle, BattleHere, Move
from polana.games.root.cards import lay_aside
from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS, faction_table
from polana.games.root.control import is_enemy, is_safe_from, why_not_place
from polana.games.root.deed import NO_MORE, OwnDeed, OwnDeeds
from polana.games.root.factions.cult import asks
from polana.games.root.factions.cult import news as told
from polana.games.root.factions.cult.side import CultSide
from polana.games.root.factions.cult.words import CONVERT, CRUSADE, SANCTIFY
from polana.games.root.menu import choose, pause
from polana.games.root.move import take_any_move
from polana.games.root.price import is_tempted, is_tempted_at
from polana.games.root.removal import Loss, Removal, remove, replace_warrior
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit, suit_list
from polana.games.root.words import place_word
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

_TABLE: Final = faction_table("cult")["conspiracies"]
HATED_DISCOUNT: Final[int] = _TABLE["hated_discount"]

TOO_FEW_ACOLYTES: Final = Refusal("10.4.3", "why-root-cult-too-few-acolytes")
NO_CRUSADE: Final = Refusal("10.4.3.I", "why-root-cult-no-crusade")
NOBODY_TO_CONVERT: Final = Refusal("10.4.3.II", "why-root-cult-nobody-to-convert")
NOTHING_TO_SANCTIFY: Final = Refusal("10.4.3.III", "why-root-cult-nothing-to-sanctify")


def birdsong(g: State, me: CultSide) -> Flow[bool]:
    """10.4."""
    if not me.adjusted:
        yield from pause(g, me)
        adjust_outcast(g, me)
        discard_lost_souls(g, me)
        me.adjusted = True
    return (yield from choose(g, me, asks.BIRDSONG, CONSPIRACIES, "10.4.3"))


def adjust_outcast(g: State, own: CultSide) -> None:
    """10.4.1: the suit of most Lost Souls, birds aside; it is Hated if it was the Outcast before, or if suits tie."""
    counts = [0, 0, 0]
    for card in own.lost_souls:
        suit = CARDS[card].suit
        if suit != BIRD:
            counts[suit] += 1
    leading = [suit for suit in CLEARING_SUITS if counts[suit] == max(counts)]
    own.hated = len(leading) > 1 or leading[0] == own.outcast
    if len(leading) == 1:
        own.outcast = leading[0]
    told.outcast(g, own, own.outcast, own.hated, "10.4.1")


def discard_lost_souls(g: State, own: CultSide) -> None:
    """10.4.2: dominance cards become available, the others go to the discard pile."""
    for card in own.lost_souls:
        lay_aside(g, card)
    own.lost_souls.clear()


# --- conspiracies (10.4.3) --------------------------------------------------------------------------------------------


class Conspiracy(OwnDeed[CultSide]):
    """10.4.3: for acolytes, in clearings of the Outcast suit."""

    def __init__(self, word: Word, law: str, cost: int) -> None:
        super().__init__(word, law)
        self.cost: int = cost

    def cost_of(self, own: CultSide) -> int:
        """10.4.3: one acolyte fewer while the Outcast is Hated."""
        return self.cost - HATED_DISCOUNT if own.hated else self.cost

    def why_impossible(self, g: State, own: CultSide) -> Refusal | None:
        """Can it be completed?"""
        return None

    def conspire(self, g: State, own: CultSide) -> Flow[None]:
        yield from ()

    def why_not(self, g: State, me: CultSide) -> Refusal | None:
        return TOO_FEW_ACOLYTES if me.acolytes < self.cost_of(me) else self.why_impossible(g, me)

    def terms(self, g: State, me: CultSide) -> dict[str, Arg]:
        return {"acolytes": self.cost_of(me)}

    def do(self, g: State, me: CultSide) -> Flow[None]:
        cost = self.cost_of(me)
        me.acolytes -= cost
        me.supply += cost
        told.conspiracy(g, me, self.word, cost)
        return self.conspire(g, me)


class Crusade(Conspiracy):
    """10.4.3.I: a battle in an Outcast clearing, or a move from one and perhaps a battle where it ends."""

    def why_impossible(self, g: State, own: CultSide) -> Refusal | None:
        for way in CRUSADES[own.outcast]:
            if way.why_not(g, own) is None:
                return None
        return NO_CRUSADE

    def conspire(self, g: State, own: CultSide) -> Flow[None]:
        yield from asks.crusade(g, own, CRUSADES[own.outcast], is_tempted(g, own, own.outcast)).settle()


class Convert(Conspiracy):
    """10.4.3.II."""

    def why_impossible(self, g: State, own: CultSide) -> Refusal | None:
        return None if fields(g, own, True) else NOBODY_TO_CONVERT

    def conspire(self, g: State, own: CultSide) -> Flow[None]:
        return convert(g, own)


class Sanctify(Conspiracy):
    """10.4.3.III."""

    def why_impossible(self, g: State, own: CultSide) -> Refusal | None:
        return None if fields(g, own, False) else NOTHING_TO_SANCTIFY

    def conspire(self, g: State, own: CultSide) -> Flow[None]:
        return sanctify(g, own)


CONSPIRACIES: Final[OwnDeeds[CultSide]] = [
    Crusade(CRUSADE, "10.4.3.I", _TABLE["crusade"]["acolytes"]),
    Convert(CONVERT, "10.4.3.II", _TABLE["convert"]["acolytes"]),
    Sanctify(SANCTIFY, "10.4.3.III", _TABLE["sanctify"]["acolytes"]),
    NO_MORE,
]


# --- crusade (10.4.3.I) -----------------------------------------------------------------------------------------------


class CrusadeByMove(OwnDeed[CultSide]):
    """A move out of the suit, and then perhaps a battle where it ends."""

    def __init__(self, suit: int) -> None:
        self.move: Move = Move("10.4.3.I", barred=NO_CRUSADE, suit=suit)
        super().__init__(self.move.word, self.move.law)

    def why_not(self, g: State, me: CultSide) -> Refusal | None:
        return self.move.why_not(g, me)

    def do(self, g: State, me: CultSide) -> Flow[None]:
        destination = yield from take_any_move(g, me, self.law, self.move.suit)
        tempted = is_tempted_at(g, me, destination)
        battle = BattleHere(self.law, destination)
        if tempted or battle.why_not(g, me) is None:
            yield from asks.crusade_battle(g, me, destination, [battle, NO_MORE], tempted).settle()


#: By the suit of the Outcast.
CRUSADES: Final[list[OwnDeeds[CultSide]]] = [
    [Battle("10.4.3.I", barred=NO_CRUSADE, suit=suit), CrusadeByMove(suit)] for suit in CLEARING_SUITS
]


# --- convert, sanctify (10.4.3.II, 10.4.3.III) ------------------------------------------------------------------------


def fields(g: State, own: CultSide, warriors: bool) -> list[int]:
    """Outcast clearings where an enemy warrior (or building) can be replaced: both steps are possible (G.1.30)."""
    found: list[int] = []
    for where in range(CLEARINGS):
        if not has_suit(g, where, own.outcast):
            continue
        if victims(g, own, where) if warriors else (gardens_for(g, own, where) and buildings(g, own, where)):
            found.append(where)
    return found


def barred(g: State, own: CultSide, where: int, without: Side) -> bool:
    """Does somebody forbid placing here? `without` may have lost the piece there by which it does so."""
    for side in g.sides:
        if side is not own and side is not without and side.rules.bars_placing(g, side, own, where) is not None:
            return True
    return without.rules.bars_placing(g, without, own, where) is not None


def victims(g: State, own: CultSide, where: int) -> list[Side]:
    """Enemies with a warrior that can be converted. Acolytes that were spent are in the supply by then."""
    if why_not_place(g, own, where) is not None:
        return []
    return [
        side
        for side in g.sides
        if is_enemy(own, side) and side.rules.removable(g, side, where) > 0 and not is_safe_from(g, side, own, where)
    ]


def convert(g: State, own: CultSide) -> Flow[None]:
    """10.4.3.II: an enemy warrior becomes one of the Cult's."""
    words = [place_word(where) for where in fields(g, own, True)]
    word = yield asks.convert(own, words)
    where = word.value
    enemies = [side.rules.word for side in victims(g, own, where)]
    word = yield asks.convert_whom(own, enemies, where)
    for side in g.sides:
        if side.rules.word is word:
            yield from replace_warrior(g, own, side, where, "10.4.3.II")
            return


def gardens_for(g: State, own: CultSide, where: int) -> list[int]:
    """The suits of a clearing of which a garden is left."""
    return [suit for suit in suit_list(g, where) if own.left[suit]]


def buildings(g: State, own: CultSide, where: int) -> list[tuple[Side, int]]:
    """Enemy buildings in a clearing that a garden could replace: the owner and the kind."""
    found: list[tuple[Side, int]] = []
    for side in g.sides:
        if not is_enemy(own, side) or not side.buildings[where] or is_safe_from(g, side, own, where):
            continue
        if not barred(g, own, where, side):
            for kind, piece in enumerate(side.rules.pieces):
                if piece.building and side.at(kind, where):
                    found.append((side, kind))
    return found


def sanctify(g: State, own: CultSide) -> Flow[None]:
    """10.4.3.III: an enemy building becomes a garden of that clearing's suit."""
    words = [place_word(where) for where in fields(g, own, False)]
    word = yield asks.sanctify(own, words)
    where = word.value
    targets = buildings(g, own, where)
    owners = [side.rules.word for side in g.sides if any(owner is side for owner, _ in targets)]
    whose = yield asks.sanctify_whose(own, owners, where)
    pieces = [owner.rules.pieces[kind].word for owner, kind in targets if owner.rules.word is whose]
    which = yield asks.sanctify_which(own, pieces, where)
    suit = yield asks.garden(own, gardens_for(g, own, where), "10.4.3.III")
    for owner, kind in targets:
        if owner.rules.word is whose and owner.rules.pieces[kind].word is which:
            removal = Removal([Loss(owner, where, kind, 1, own)], "10.4.3.III")
            removal.replaced = True
            removal.successor = suit.value
            yield from remove(g, removal)
            return
