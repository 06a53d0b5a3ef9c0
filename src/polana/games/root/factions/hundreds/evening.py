"""Evening (14.6): incite, oppress, draw."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NONE_LEFT
from polana.games.root.cards import draw_and_discard, holds_of, spend_of
from polana.games.root.components import CARDS, NONE, faction_table
from polana.games.root.control import is_enemy, rules, why_not_place
from polana.games.root.deed import NO_MORE, OwnDeed, OwnDeeds
from polana.games.root.factions.hundreds import asks
from polana.games.root.factions.hundreds.birdsong import spread
from polana.games.root.factions.hundreds.side import JUBILANT, MOB, ROWDY, HundredsSide
from polana.games.root.factions.hundreds.words import INCITE
from polana.games.root.lending import enemy_warriors
from polana.games.root.menu import choose
from polana.games.root.pieces import place_piece
from polana.games.root.score import score
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import matching
from polana.games.root.words import NO, place_word
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal

_TABLE: Final = faction_table("hundreds")
#: 14.6.2: points for this many oppressed clearings.
POINTS: Final[list[int]] = _TABLE["tracks"]["oppress_vp_by_clearings"]
#: 14.7.3.
ROLLS: Final[int] = _TABLE["mood"][JUBILANT]["max_rolls"]
#: 14.7.6: this many enemy pieces bring the second card.
CROWD: Final = 3

CANNOT_INCITE: Final = Refusal("14.6.1", "why-root-hundreds-cannot-incite")


def evening(g: State, own: HundredsSide) -> Flow[bool]:
    """14.6."""
    if not (yield from choose(g, own, asks.EVENING, EVENING, "14.6.1")):
        return False
    score(g, own, POINTS[min(oppressed(g, own), len(POINTS) - 1)], "14.6.2")
    yield from draw_and_discard(g, own, "14.6.3")
    return True


class Incite(OwnDeed[HundredsSide]):
    """14.6.1."""

    def __init__(self) -> None:
        super().__init__(INCITE, "14.6.1")

    def why_not(self, g: State, me: HundredsSide) -> Refusal | None:
        if not me.left[MOB]:
            return NONE_LEFT
        return None if holds_of(me, incitable(g, me)) else CANNOT_INCITE

    def terms(self, g: State, me: HundredsSide) -> dict[str, Arg]:
        return {"cards": 1, "which": "there"}

    def do(self, g: State, me: HundredsSide) -> Flow[None]:
        return incite(g, me)


EVENING: Final[OwnDeeds[HundredsSide]] = [Incite(), NO_MORE]


def crowds(g: State, own: HundredsSide) -> list[int]:
    """14.6.1: clearings with a warrior and without a mob."""
    return [
        where
        for where in range(CLEARINGS)
        if own.warriors[where] and not own.at(MOB, where) and why_not_place(g, own, where) is None
    ]


def incitable(g: State, own: HundredsSide) -> int:
    suits = 0
    for where in crowds(g, own):
        suits |= matching(g, where)
    return suits


def incite(g: State, own: HundredsSide) -> Flow[None]:
    """14.6.1: a card for a mob; the Jubilant let it spread (14.7.3)."""
    card = yield from spend_of(g, own, asks.INCITE_CARD, "14.6.1", incitable(g, own), None)
    places = [where for where in crowds(g, own) if matching(g, where) >> CARDS[card].suit & 1]
    word = yield asks.incite_where(own, [place_word(where) for where in places])
    place_piece(g, own, MOB, word.value, "14.6.1")
    if own.mood == JUBILANT and own.warlord == word.value:
        for left in range(ROLLS, 0, -1):
            word = yield asks.jubilant(own, left)
            if word is NO:
                return
            yield from spread(g, own, "14.7.3")


def oppressed(g: State, own: HundredsSide) -> int:
    """14.6.2: clearings that they rule, with a piece of theirs and no enemy piece."""
    count = 0
    for where in range(CLEARINGS):
        if rules(g, own, where) and own.has_pieces(where) and not enemy_pieces(g, own, where):
            count += 1
    return count


def enemy_pieces(g: State, own: HundredsSide, where: int) -> int:
    count = 0
    for side in g.sides:
        if is_enemy(own, side):
            count += (
                enemy_warriors(g, own, side, where) + side.buildings[where] + side.tokens[where] + (side.pawn == where)
            )
    return count


def draws(g: State, own: HundredsSide) -> int:
    """14.6.3, 14.7.6."""
    if own.mood != ROWDY:
        return 1
    crowded = own.warlord != NONE and enemy_pieces(g, own, own.warlord) >= CROWD
    return 3 if crowded else 2
