"""The Assembly (12.5.1): up to two actions."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NO_WARRIORS_LEFT, NONE_LEFT, Battle, Move
from polana.games.root.cards import WRONG_SUIT, holds_of, reveal, spend_of
from polana.games.root.components import CARDS, NONE, faction_table
from polana.games.root.control import rules, why_not_build, why_not_place
from polana.games.root.deed import NO_MORE, Counted, Deed, OwnDeed, OwnDeeds
from polana.games.root.factions.duchy import asks
from polana.games.root.factions.duchy import news as told
from polana.games.root.factions.duchy.side import BUILDINGS, PARLIAMENT, TUNNEL, DuchySide
from polana.games.root.factions.duchy.words import DIG
from polana.games.root.menu import choose
from polana.games.root.move import march, why_not_move
from polana.games.root.pieces import place_piece, place_warriors, take_back
from polana.games.root.promise import Promise
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import BURROW, CLEARINGS
from polana.games.root.woodland.suits import matching
from polana.games.root.words import BUILD, RECRUIT, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

_TURN: Final = faction_table("duchy")["turn"]
ACTIONS: Final[int] = _TURN["assembly_actions"]
DIGGERS: Final[int] = _TURN["dig_max_warriors"]

NOWHERE_TO_BUILD: Final = Refusal("12.5.1.I", "why-root-duchy-nowhere-to-build")
NO_CARD_FOR_BUILDING: Final = Refusal("12.5.1.I", "why-root-duchy-no-card-for-building")
NO_CARD_TO_DIG: Final = Refusal("12.5.1.V", "why-root-duchy-no-card-to-dig")


def assembly(g: State, own: DuchySide) -> Flow[None]:
    """12.5.1: one of the two actions, or on to the Parliament."""
    ended = yield from choose(g, own, asks.assembly(ACTIONS - own.actions), DEEDS, "12.5.1")
    if ended or own.actions == ACTIONS:
        own.step = PARLIAMENT


class Action(Counted[DuchySide]):
    """12.5.1: one of two."""

    def count(self, g: State, me: DuchySide) -> None:
        me.actions += 1


class Recruit(Deed):
    """12.5.1.II: a warrior in the Burrow."""

    def __init__(self) -> None:
        super().__init__(RECRUIT, "12.5.1.II")

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return None if me.supply else NO_WARRIORS_LEFT

    def terms(self, g: State, me: Side) -> dict[str, Arg]:
        return {"brings_warriors": 1}

    def do(self, g: State, me: Side) -> Flow[None]:
        place_warriors(g, me, BURROW, 1, "12.5.1.II")
        yield from ()


# --- build (12.5.1.I, 12.5.2.I) -------------------------------------------------------------------------------------


def sites(g: State, own: DuchySide) -> list[int]:
    """Clearings that the Duchy rules, with room for a building. The Burrow has none (U.D.1)."""
    return [where for where in range(CLEARINGS) if rules(g, own, where) and why_not_build(g, own, where) is None]


def suits_for(g: State, own: DuchySide, any_card: bool) -> int:
    """The suits of cards, as bits, with which the Duchy could build now; for the Foremole any card will do."""
    suits = 0
    for where in sites(g, own):
        suits |= 15 if any_card else matching(g, where)
    return suits


def why_not_build_by_card(g: State, own: DuchySide, any_card: bool) -> Refusal | None:
    if not any(own.left[kind] for kind in BUILDINGS):
        return NONE_LEFT
    suits = suits_for(g, own, any_card)
    if not suits:
        return NOWHERE_TO_BUILD
    return None if holds_of(own, suits) else NO_CARD_FOR_BUILDING


class Revealable(Judge):
    """Cards of one of these suits."""

    def __init__(self, suits: int) -> None:
        self.suits: int = suits

    def why_not(self, word: Word) -> Refusal | None:
        return None if self.suits >> CARDS[word.value].suit & 1 else WRONG_SUIT


class Build(OwnDeed[DuchySide]):
    """A building for a card that is revealed: one that matches the clearing, or for the Foremole any."""

    def __init__(self, word: Word, law: str, any_card: bool) -> None:
        super().__init__(word, law)
        self.any_card: bool = any_card

    def why_not(self, g: State, me: DuchySide) -> Refusal | None:
        return why_not_build_by_card(g, me, self.any_card)

    def do(self, g: State, me: DuchySide) -> Flow[None]:
        return build(g, me, self.law, self.any_card)


def build(g: State, own: DuchySide, law: str, any_card: bool) -> Flow[None]:
    """A card is revealed, then a citadel or a market is placed."""
    suits = suits_for(g, own, any_card)
    word = yield asks.build_card(own, law, Revealable(suits), Promise(own, suits))
    card = word.value
    reveal(g, own, card, law)
    suit = CARDS[card].suit
    places = [where for where in sites(g, own) if any_card or matching(g, where) >> suit & 1]
    word = yield asks.build_where(own, [place_word(where) for where in places], law)
    where = word.value
    kinds = [kind for kind in BUILDINGS if own.left[kind]]
    word = yield asks.build_what(own, [own.rules.pieces[kind].word for kind in kinds], where, law)
    for kind in kinds:
        if own.rules.pieces[kind].word is word:
            place_piece(g, own, kind, where, law)


# --- dig (12.5.1.V) -------------------------------------------------------------------------------------------------


def tunnel_sites(g: State, own: DuchySide) -> list[int]:
    """12.2.4: clearings without a tunnel; if all tunnels are on the map, also those whose tunnel is removed first."""
    return [
        where
        for where in range(CLEARINGS)
        if (not own.at(TUNNEL, where) or not own.left[TUNNEL]) and why_not_place(g, own, where) is None
    ]


def diggable(g: State, own: DuchySide) -> int:
    """The suits of cards, as bits, for which a tunnel could be dug."""
    suits = 0
    for where in tunnel_sites(g, own):
        suits |= matching(g, where)
    return suits


class Dig(OwnDeed[DuchySide]):
    """12.5.1.V."""

    def __init__(self) -> None:
        super().__init__(DIG, "12.5.1.V")

    def why_not(self, g: State, me: DuchySide) -> Refusal | None:
        return None if holds_of(me, diggable(g, me)) else NO_CARD_TO_DIG

    def terms(self, g: State, me: DuchySide) -> dict[str, Arg]:
        return {"cards": 1, "which": "there"}

    def do(self, g: State, me: DuchySide) -> Flow[None]:
        return dig(g, me)


def dig(g: State, own: DuchySide) -> Flow[None]:
    """12.5.1.V: a card, a tunnel where it matches, and up to four warriors come up from the Burrow."""
    card = yield from spend_of(g, own, asks.DIG_CARD, "12.5.1.V", diggable(g, own), None)
    assert card != NONE
    places = [where for where in tunnel_sites(g, own) if matching(g, where) >> CARDS[card].suit & 1]
    word = yield asks.dig_where(own, [place_word(where) for where in places])
    where = word.value
    if not own.left[TUNNEL]:
        removed = where
        if not own.at(TUNNEL, where):
            word = yield asks.dig_remove(own, [place_word(at) for at in own.where(TUNNEL)])
            removed = word.value
        take_back(g, own, TUNNEL, removed)
        told.tunnel_removed(g, own, removed)
    place_piece(g, own, TUNNEL, where, "12.5.1.V")
    most = min(DIGGERS, own.warriors[BURROW])
    if most and why_not_move(g, own, BURROW, where) is None:
        word = yield asks.dig_count(own, most, where)
        if word.value:
            yield from march(g, own, BURROW, where, word.value, "12.5.1.V")


DEEDS: Final[OwnDeeds[DuchySide]] = [
    Action(Build(BUILD, "12.5.1.I", any_card=False)),
    Action(Recruit()),
    Action(Move("12.5.1.III")),
    Action(Battle("12.5.1.IV")),
    Action(Dig()),
    NO_MORE,
]
