"""How the Hundreds set up (14.3, A.8.2), and their Birdsong (14.4)."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CLEARING_SUITS, NONE
from polana.games.root.control import is_enemy, near, why_not_place
from polana.games.root.deed import Deed
from polana.games.root.factions.hundreds import asks
from polana.games.root.factions.hundreds import news as told
from polana.games.root.factions.hundreds.hoard import gain, throw_away
from polana.games.root.factions.hundreds.side import FORBIDDEN_BY, LAVISH, MOB, STRONGHOLD, STUBBORN, HundredsSide
from polana.games.root.factions.hundreds.words import MOOD_WORDS
from polana.games.root.homelands import choose_homeland, corners_for, edge_clearings
from polana.games.root.menu import pause
from polana.games.root.pieces import lift_warriors, place_piece, place_warriors, raise_warrior
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.ruins import clear_ruin, populate, put_back, take_items
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import DONE, place_word
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

FIRST_WARRIORS: Final = 4
HOMELAND_APART: Final = 2
LAVISH_WARRIORS: Final = 2

NO_WARLORD: Final = Refusal("14.7.4", "why-root-hundreds-no-warlord")


# --- setup (14.3) ---------------------------------------------------------------------------------------------------


def set_up(g: State, own: HundredsSide) -> Flow[None]:
    word = yield asks.home(own, [place_word(where) for where in corners_for(g, own)])
    own.homelands.append(word.value)
    begin(g, own, word.value, "14.3.1")


def set_up_by_card(g: State, own: HundredsSide) -> Flow[None]:
    home = yield from choose_homeland(g, own, edge_clearings(g), HOMELAND_APART, asks.HOME)
    begin(g, own, home, "A.8.2")


def begin(g: State, own: HundredsSide, home: int, law: str) -> None:
    place_warlord(g, own, home)
    place_warriors(g, own, home, FIRST_WARRIORS, law)
    place_piece(g, own, STRONGHOLD, home, law)
    populate(g, 1)  # 14.3.2
    own.mood = STUBBORN  # 14.3.3


def place_warlord(g: State, own: HundredsSide, where: int) -> None:
    """14.2.2: only at setup and by Anoint."""
    own.warlord = where
    raise_warrior(g, own, where)
    told.anointed(g, own, where)


# --- Birdsong (14.4) ------------------------------------------------------------------------------------------------


def birdsong(g: State, own: HundredsSide) -> Flow[bool]:
    """14.4: raze, recruit, anoint, choose a mood."""
    if not own.razed:
        yield from pause(g, own)
        own.razed = True
        yield from raze(g, own)
        return False
    yield from pause(g, own)
    yield from recruit(g, own)
    yield from pause(g, own)
    if own.warlord == NONE:
        yield from anoint(g, own)
        yield from pause(g, own)
    yield from choose_mood(g, own)
    yield from pause(g, own)
    return True


def raze(g: State, own: HundredsSide) -> Flow[None]:
    """14.4.1: mobs remove all enemy buildings and tokens where they are, and rob ruins; then they spread."""
    mobs = own.where(MOB)
    losses: list[Loss] = []
    for where in mobs:
        for side in g.sides:
            if is_enemy(own, side) and (side.buildings[where] or side.tokens[where]):
                for kind in range(len(side.rules.pieces)):
                    if side.at(kind, where):
                        losses.append(Loss(side, where, kind, side.at(kind, where), own))
    if losses:
        yield from remove(g, Removal(losses, "14.4.1"))
    for where in mobs:
        if g.ruins[where]:
            yield from rob_ruin(g, own, where)
    if mobs:
        yield from spread(g, own, "14.4.1")


def rob_ruin(g: State, own: HundredsSide, where: int) -> Flow[None]:
    """14.4.1, 9.7.3: one item, and the ruin goes with the last."""
    g.chance.reveal()
    own.looked = take_items(g, where)
    if own.looked:
        word = yield asks.found(own, where)
        item = word.value
        own.looked.remove(item)
        put_back(g, where, own.looked)
        own.looked = []
        told.found(g, own, item, where)
        yield from gain(g, own, item)
    if not g.ruin_items[where]:
        clear_ruin(g, where)


def spread(g: State, own: HundredsSide, law: str) -> Flow[None]:
    """The mob die: a mob in a clearing of its suit that has none and is next to one that has."""
    suit = g.chance.die(len(CLEARING_SUITS), "mob die")
    told.mob_rolled(g, own, suit, law)
    mobs = own.where(MOB)
    places = [
        where
        for where in range(CLEARINGS)
        if has_suit(g, where, suit)
        and not own.at(MOB, where)
        and any(other in mobs for other in near(g, own, where))
        and why_not_place(g, own, where) is None
    ]
    if places and own.left[MOB]:
        word = yield asks.spread(own, [place_word(where) for where in places], law)
        place_piece(g, own, MOB, word.value, law)


def recruit(g: State, own: HundredsSide) -> Flow[None]:
    """14.4.2: as many as Prowess at the warlord, then one in each clearing with a stronghold."""
    if own.warlord != NONE and why_not_place(g, own, own.warlord) is None:
        place_warriors(g, own, own.warlord, own.prowess, "14.4.2")
    left = [where for where in own.where(STRONGHOLD) if why_not_place(g, own, where) is None]
    while left and own.supply:
        if own.supply >= len(left):
            for where in left:
                place_warriors(g, own, where, 1, "14.4.2")
            return
        word = yield asks.recruit(own, [place_word(where) for where in left])
        place_warriors(g, own, word.value, 1, "14.4.2")
        left.remove(word.value)


def anoint(g: State, own: HundredsSide) -> Flow[None]:
    """14.4.3: a warrior becomes the warlord, or he comes to any clearing."""
    # G.1.30: a warrior is replaced only where the warlord may be placed
    open_to_him = [where for where in range(CLEARINGS) if why_not_place(g, own, where) is None]
    places = [where for where in open_to_him if own.warriors[where]]
    replaced = bool(places)
    places = places or open_to_him
    if places:
        word = yield asks.anoint(own, [place_word(where) for where in places])
        if replaced:
            lift_warriors(g, own, word.value, 1)
            own.supply += 1
        place_warlord(g, own, word.value)


def choose_mood(g: State, own: HundredsSide) -> Flow[None]:
    """14.4.4: another mood, but not one that shows an item of the Hoard."""
    moods = [
        mood
        for mood in range(len(FORBIDDEN_BY))
        if mood != own.mood and (FORBIDDEN_BY[mood] == NONE or FORBIDDEN_BY[mood] not in own.hoard)
    ]
    if moods:
        word = yield asks.mood(own, moods)
        own.mood = word.value
        told.mood(g, own, own.mood)


class BeLavish(Deed):
    """14.7.4: at the end of Birdsong (1.4.1)."""

    def __init__(self, own: HundredsSide) -> None:
        super().__init__(MOOD_WORDS[LAVISH], "14.7.4")
        self.own: HundredsSide = own

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return NO_WARLORD if self.own.warlord == NONE else why_not_place(g, me, self.own.warlord)

    def do(self, g: State, me: Side) -> Flow[None]:
        yield from be_lavish(g, self.own)


def be_lavish(g: State, own: HundredsSide) -> Flow[None]:
    """14.7.4: items for two warriors each."""
    while own.hoard and why_not_place(g, own, own.warlord) is None:
        word = yield asks.lavish(own, own.hoard)
        if word is DONE:
            return
        own.hoard.remove(word.value)
        throw_away(g, own, word.value, "14.7.4")
        place_warriors(g, own, own.warlord, LAVISH_WARRIORS, "14.7.4")
