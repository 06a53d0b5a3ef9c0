"""Birdsong (15.4): encamp, decamp, recruit."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import NO_WARRIORS_LEFT, NONE_LEFT
from polana.games.root.cards import holds_of, spend_of
from polana.games.root.components import CARDS, NONE
from polana.games.root.control import why_not_build, why_not_place
from polana.games.root.deed import NO_MORE, Counted, OwnDeed, OwnDeeds
from polana.games.root.factions.keepers import asks
from polana.games.root.factions.keepers import news as told
from polana.games.root.factions.keepers.side import FACES, WAYSTATIONS, KeepersSide, clearings_with_stations
from polana.games.root.factions.keepers.words import DECAMP, ENCAMP
from polana.games.root.homelands import edge_clearings
from polana.games.root.menu import choose
from polana.games.root.pieces import bring_piece, lift_piece, lift_warriors, place_warriors, return_pieces
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import matching
from polana.games.root.words import RECRUIT, place_of, place_word
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.options import any_option
from polana.kernel.word import Word

#: Warriors for a spent card (15.4.3).
RECRUITS: Final = 2

TOO_LATE: Final = Refusal("15.4", "why-root-keepers-too-late")
ENCAMPED: Final = Refusal("15.4.1", "why-root-keepers-encamped")
DECAMPED: Final = Refusal("15.4.2", "why-root-keepers-decamped")
NO_WARRIOR: Final = Refusal("15.4.1", "why-root-no-warriors-there")
NO_STATION: Final = Refusal("15.4.2", "why-root-keepers-no-station")
CANNOT_ENCAMP: Final = Refusal("15.4.1", "why-root-keepers-cannot-encamp")
CANNOT_DECAMP: Final = Refusal("15.4.2", "why-root-keepers-cannot-decamp")
CANNOT_RECRUIT: Final = Refusal("15.4.3", "why-root-keepers-cannot-recruit")

#: The steps of Birdsong, in their order (15.4).
ENCAMPING: Final = 0
DECAMPING: Final = 1
RECRUITING: Final = 2


def birdsong(g: State, own: KeepersSide) -> Flow[bool]:
    """15.4."""
    if own.step == 0 and not own.stations_on_map and not sum(own.warriors):
        own.step = 1
        yield from reinforce(g, own)
        return False
    return (yield from choose(g, own, asks.BIRDSONG, BIRDSONG, "15.4"))


class Step(Counted[KeepersSide]):
    """15.4: a step of Birdsong; those before it can no longer be done."""

    def __init__(self, deed: OwnDeed[KeepersSide], step: int) -> None:
        super().__init__(deed)
        self.step: int = step

    def why_no_more(self, g: State, me: KeepersSide) -> Refusal | None:
        return TOO_LATE if self.step < me.step else None

    def count(self, g: State, me: KeepersSide) -> None:
        me.step = self.step


# --- encamp (15.4.1) --------------------------------------------------------------------------------------------------


def with_warriors(own: KeepersSide) -> list[Word]:
    return [place_word(where) for where in range(CLEARINGS) if own.warriors[where]]


class EncampAt(Judge):
    """15.4.1: clearings where a warrior can be replaced with a waystation (G.1.30), each once."""

    def __init__(self, g: State, own: KeepersSide) -> None:
        self.g: State = g
        self.own: KeepersSide = own

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        if not self.own.warriors[where]:
            return NO_WARRIOR
        if self.own.encamped >> where & 1:
            return ENCAMPED
        return why_not_build(self.g, self.own, where)


class Encamp(OwnDeed[KeepersSide]):
    """15.4.1."""

    def __init__(self) -> None:
        super().__init__(ENCAMP, "15.4.1")

    def why_not(self, g: State, me: KeepersSide) -> Refusal | None:
        if not sum(me.left[:WAYSTATIONS]):
            return NONE_LEFT
        return None if any_option(with_warriors(me), EncampAt(g, me)) else CANNOT_ENCAMP

    def do(self, g: State, me: KeepersSide) -> Flow[None]:
        return encamp(g, me)


def encamp(g: State, own: KeepersSide) -> Flow[None]:
    word = yield asks.encamp(own, with_warriors(own), EncampAt(g, own))
    where = word.value
    own.encamped |= 1 << where
    lift_warriors(g, own, where, 1)
    own.supply += 1
    yield from pitch(g, own, where)


def pitch(g: State, own: KeepersSide, where: int) -> Flow[None]:
    """A waystation comes into a clearing, either side up."""
    free = [tile for tile in range(WAYSTATIONS) if own.left[tile]]
    types = sorted({kind for tile in free for kind in FACES[tile]})
    word = yield asks.face(own, types, where)
    shows = word.value
    tiles = [own.rules.pieces[tile].word for tile in free if shows in FACES[tile]]
    word = yield asks.tile(own, tiles)
    for tile in free:
        if own.rules.pieces[tile].word is word:
            own.faces[tile] = shows
            bring_piece(g, own, tile, where)
    told.encamped(g, own, where, shows, "15.4.1")


def reinforce(g: State, own: KeepersSide) -> Flow[None]:
    """15.4.1: without warriors and waystations on the map, one of each comes to its edge (1.5.4: as far as it can)."""
    edge = edge_clearings(g)
    places = [where for where in edge if why_not_build(g, own, where) is None]
    room = bool(places)
    places = places or [where for where in edge if why_not_place(g, own, where) is None]
    if not places:
        return
    word = yield asks.reinforce(own, [place_word(where) for where in places])
    if room:
        yield from pitch(g, own, word.value)
    place_warriors(g, own, word.value, 1, "15.4.1")


# --- decamp (15.4.2) --------------------------------------------------------------------------------------------------


def with_stations(own: KeepersSide) -> list[Word]:
    return [place_word(where) for where in clearings_with_stations(own)]


class DecampAt(Judge):
    """15.4.2: clearings where a waystation can be replaced with a warrior, each once."""

    def __init__(self, g: State, own: KeepersSide) -> None:
        self.g: State = g
        self.own: KeepersSide = own

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        if not self.own.buildings[where]:
            return NO_STATION
        if self.own.decamped >> where & 1:
            return DECAMPED
        return why_not_place(self.g, self.own, where)


class Decamp(OwnDeed[KeepersSide]):
    """15.4.2."""

    def __init__(self) -> None:
        super().__init__(DECAMP, "15.4.2")

    def why_not(self, g: State, me: KeepersSide) -> Refusal | None:
        if not me.supply:
            return NO_WARRIORS_LEFT
        return None if any_option(with_stations(me), DecampAt(g, me)) else CANNOT_DECAMP

    def do(self, g: State, me: KeepersSide) -> Flow[None]:
        return decamp(g, me)


def decamp(g: State, own: KeepersSide) -> Flow[None]:
    word = yield asks.decamp(own, with_stations(own), DecampAt(g, own))
    where = word.value
    own.decamped |= 1 << where
    tiles = own.stations_at(where)
    word = yield asks.decamp_which(own, [own.rules.pieces[tile].word for tile in tiles], where)
    for tile in tiles:
        if own.rules.pieces[tile].word is word:
            own.faces[tile] = NONE
            lift_piece(g, own, tile, where)
            return_pieces(own, tile, 1)
    told.decamped(g, own, where)
    place_warriors(g, own, where, 1, "15.4.2")


# --- recruit (15.4.3) -------------------------------------------------------------------------------------------------


def camps(g: State, own: KeepersSide) -> list[int]:
    return [where for where in clearings_with_stations(own) if why_not_place(g, own, where) is None]


def recruitable(g: State, own: KeepersSide) -> int:
    """The suits of cards, as bits, for which warriors can be recruited."""
    suits = 0
    for where in camps(g, own):
        suits |= matching(g, where)
    return suits


class Recruit(OwnDeed[KeepersSide]):
    """15.4.3."""

    def __init__(self) -> None:
        super().__init__(RECRUIT, "15.4.3")

    def why_not(self, g: State, me: KeepersSide) -> Refusal | None:
        if not me.supply:
            return NO_WARRIORS_LEFT
        return None if holds_of(me, recruitable(g, me)) else CANNOT_RECRUIT

    def do(self, g: State, me: KeepersSide) -> Flow[None]:
        return recruit(g, me)


def recruit(g: State, own: KeepersSide) -> Flow[None]:
    card = yield from spend_of(g, own, asks.RECRUIT_CARD, "15.4.3", recruitable(g, own), None)
    places = [where for where in camps(g, own) if matching(g, where) >> CARDS[card].suit & 1]
    word = yield asks.recruit(own, [place_word(where) for where in places])
    place_warriors(g, own, word.value, RECRUITS, "15.4.3")


BIRDSONG: Final[OwnDeeds[KeepersSide]] = [
    Step(Encamp(), ENCAMPING),
    Step(Decamp(), DECAMPING),
    Step(Recruit(), RECRUITING),
    NO_MORE,
]
