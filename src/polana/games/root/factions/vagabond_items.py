"""The Vagabond's board (9.2.5): items face up and face down, on tracks, in the Satchel, in the Damaged box.

All of an item that matters is its kind and how it lies, so `Wanderer.pack` counts them: the items of kind `item` are at
`item` face up, at `EXHAUSTED + item` face down, at `DAMAGED + item` and `WRECKED + item` the same in the Damaged box,
and at `GONE + item` those that have left the game. `PACK_WORDS` has the word of each. Where the items on a track end
and the Satchel begins follows from the numbers (9.2.5.I): up to three face-up teas, coins and bags are on their tracks.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import BAG, COINS, HAMMER, ITEMS, NONE, SWORD, TEA, faction_table
from polana.games.root.factions.base import Faction
from polana.games.root.maps import FIRST_FOREST
from polana.games.root.state import Side, State
from polana.games.root.words import DAMAGED_WORDS, EXHAUSTED_WORDS, ITEM_WORDS, WRECKED_WORDS
from polana.kernel.flow import Ask, Flow
from polana.kernel.word import Word

KINDS: Final = len(ITEMS)
EXHAUSTED: Final = KINDS
DAMAGED: Final = 2 * KINDS
WRECKED: Final = 3 * KINDS
GONE: Final = 4 * KINDS
#: The word of each place in a pack, but those that are gone.
PACK_WORDS: Final[list[Word]] = [*ITEM_WORDS, *EXHAUSTED_WORDS, *DAMAGED_WORDS, *WRECKED_WORDS]
_FIRST: Final[dict[str, int]] = {"item": 0, "exhausted": EXHAUSTED, "damaged": DAMAGED, "wrecked": WRECKED}

_TABLE: Final = faction_table("vagabond")
_TRACKS: Final = _TABLE["tracks"]
TRACKED: Final = (TEA, COINS, BAG)
TRACK_CAPACITY: Final[int] = _TRACKS["item_track_capacity"]
REFRESHED: Final[int] = _TRACKS["refresh_base"]
REFRESHED_PER_TEA: Final[int] = _TRACKS["refresh_per_tea"]
DRAWN: Final[int] = _TRACKS["draw_base"]
DRAWN_PER_COINS: Final[int] = _TRACKS["draw_per_coins"]
CAPACITY: Final[int] = _TRACKS["capacity_base"]
CAPACITY_PER_BAG: Final[int] = _TRACKS["capacity_per_bag"]

#: Room for the relationship markers of six players, by the index of their side.
MOST_PLAYERS: Final = 6


class Wanderer(Side):
    """The board of one Vagabond."""

    __slots__ = (
        "aids",
        "ally",
        "character",
        "completed",
        "hurt",
        "improvised",
        "looked",
        "marked",
        "pack",
        "refreshed",
        "relations",
        "scorched",
        "started",
    )

    def __init__(self, rules: Faction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        #: The character card (9.3.1), or NONE before it is chosen.
        self.character: int = NONE
        #: Has he refreshed items this Birdsong (9.4.1)? Has he improvised this turn (D.7.2)?
        self.refreshed: bool = False
        self.improvised: bool = False
        #: In the battle that is fought: the index of the side that fights for him (9.2.9.II.c), and how many items
        #: were damaged in it (9.2.9.II.d).
        self.ally: int = NONE
        self.hurt: int = 0
        #: The kinds of item, as bits, of which he has one marked R (9.7.3).
        self.marked: int = 0
        if empty:
            return
        self.pack: list[int] = [0] * (5 * KINDS)
        #: The items that he brought into the game (9.3.5), by kind. Never changed afterwards: copies share it.
        self.started: list[int] = [0] * KINDS
        #: The relationship with each player (9.2.9), and Aids this turn that have improved nothing yet.
        self.relations: list[int] = [0] * MOST_PLAYERS
        self.aids: list[int] = [0] * MOST_PLAYERS
        #: Quests that he has completed (9.5.5).
        self.completed: list[int] = []
        #: Clearings where his torch lies for good (D.6.2).
        self.scorched: list[int] = []
        #: Items of a ruin that he, and nobody else, is looking at (9.7.3).
        self.looked: list[int] = []

    def copy(self) -> Wanderer:
        twin = Wanderer(self.rules, self.index, True)
        self.copy_to(twin)
        twin.character = self.character
        twin.refreshed = self.refreshed
        twin.improvised = self.improvised
        twin.ally = self.ally
        twin.hurt = self.hurt
        twin.marked = self.marked
        twin.pack = self.pack[:]
        twin.started = self.started
        twin.relations = self.relations[:]
        twin.aids = self.aids[:]
        twin.completed = self.completed[:]
        twin.scorched = self.scorched[:]
        twin.looked = self.looked[:]
        return twin

    @property
    def in_forest(self) -> bool:
        return self.pawn >= FIRST_FOREST


def wanderer(me: Side) -> Wanderer:
    assert isinstance(me, Wanderer)
    return me


# --- counting -------------------------------------------------------------------------------------------------------


def on_track(own: Wanderer, item: int) -> int:
    """9.2.5.I: face-up teas, coins or bags on their track. A fourth one stays in the Satchel."""
    return min(own.pack[item], TRACK_CAPACITY)


def swords(own: Wanderer) -> int:
    """9.2.4, 9.2.6: undamaged swords, face up or face down."""
    return own.pack[SWORD] + own.pack[EXHAUSTED + SWORD]


def undamaged(own: Wanderer) -> int:
    return sum(own.pack[:DAMAGED])


def damaged(own: Wanderer) -> int:
    return sum(own.pack[DAMAGED:GONE])


def loose(own: Wanderer, item: int) -> int:
    """Face-up items of a kind in the Satchel, not on a track."""
    count = own.pack[item]
    return max(0, count - TRACK_CAPACITY) if item in TRACKED else count


def carried(own: Wanderer) -> int:
    """9.6.4: items in the Satchel and in the Damaged box."""
    count = sum(own.pack[EXHAUSTED:GONE])
    for item in range(KINDS):
        count += loose(own, item)
    return count


def has_any_ready(own: Wanderer) -> bool:
    for item in range(KINDS):
        if own.pack[item]:
            return True
    return False


# --- turning and moving single items ----------------------------------------------------------------------------------


def place_in_pack(word: Word) -> int:
    """Where in a pack an item lies that a word names."""
    return _FIRST[word.kind] + word.value


def pack_words(own: Wanderer, first: int, end: int) -> list[Word]:
    """The words of the items that lie in a part of the pack."""
    return [PACK_WORDS[at] for at in range(first, end) if own.pack[at]]


def shift(own: Wanderer, origin: int, destination: int) -> None:
    own.pack[origin] -= 1
    own.pack[destination] += 1


def gain(own: Wanderer, item: int) -> None:
    """9.2.5: what he gains lies face up in the Satchel or on its track."""
    own.pack[item] += 1


def exhaust(g: State, own: Wanderer, item: int, law: str) -> None:
    """9.2.5: turn a face-up item face down; from a track it goes to the Satchel (9.2.5.I)."""
    shift(own, item, EXHAUSTED + item)
    if g.loud:
        g.tell("news-root-vagabond-exhausted", law, seat=own.seat, item=ITEM_WORDS[item])


def exhaust_any(g: State, own: Wanderer, law: str) -> Flow[None]:
    """Exhaust one item of his choice."""
    word = yield Ask(own.seat, "ask-root-vagabond-exhaust", pack_words(own, 0, KINDS), law)
    exhaust(g, own, word.value, law)


def damage(g: State, own: Wanderer, at: int, law: str) -> None:
    """9.2.7: an item goes to the Damaged box as it lies."""
    shift(own, at, DAMAGED + at)
    own.hurt += 1
    if g.loud:
        g.tell("news-root-vagabond-damaged", law, seat=own.seat, item=ITEM_WORDS[at % KINDS])


def repair(g: State, own: Wanderer, at: int, law: str) -> None:
    """9.5.7: an item leaves the Damaged box and shows the same side as before."""
    shift(own, at, at - DAMAGED)
    if g.loud:
        g.tell("news-root-vagabond-repaired", law, seat=own.seat, item=ITEM_WORDS[at % KINDS])


# --- several items ----------------------------------------------------------------------------------------------------


def damage_items(g: State, own: Wanderer, count: int, law: str) -> Flow[None]:
    """Damage items of his choice, or all undamaged ones if they are no more than that."""
    left = undamaged(own)
    if count >= left:
        for at in range(DAMAGED):
            for _ in range(own.pack[at]):
                damage(g, own, at, law)
        return
    for due in range(count, 0, -1):
        args: dict[str, object] = {"count": due}
        word = yield Ask(own.seat, "ask-root-vagabond-damage", pack_words(own, 0, DAMAGED), law, args=args)
        damage(g, own, place_in_pack(word), law)


def repair_items(g: State, own: Wanderer, count: int, law: str) -> Flow[None]:
    """Repair items of his choice, or all if there are no more than that."""
    for due in range(min(count, damaged(own)), 0, -1):
        args: dict[str, object] = {"count": due}
        word = yield Ask(own.seat, "ask-root-vagabond-repair", pack_words(own, DAMAGED, GONE), law, args=args)
        repair(g, own, place_in_pack(word), law)


def refresh(g: State, own: Wanderer) -> Flow[None]:
    """9.4.1: turn up two exhausted items for each tea on its track, and three more; damaged ones stay damaged."""
    pack = own.pack
    count = REFRESHED + REFRESHED_PER_TEA * on_track(own, TEA)
    tired = sum(pack[EXHAUSTED:DAMAGED]) + sum(pack[WRECKED:GONE])
    if count >= tired:
        for item in range(KINDS):
            pack[item] += pack[EXHAUSTED + item]
            pack[DAMAGED + item] += pack[WRECKED + item]
            pack[EXHAUSTED + item] = 0
            pack[WRECKED + item] = 0
        if tired and g.loud:
            g.tell("news-root-vagabond-refreshed-all", "9.4.1", seat=own.seat)
        return
    for due in range(count, 0, -1):
        words = pack_words(own, EXHAUSTED, DAMAGED) + pack_words(own, WRECKED, GONE)
        args: dict[str, object] = {"count": due}
        word = yield Ask(own.seat, "ask-root-vagabond-refresh", words, "9.4.1", args=args)
        at = place_in_pack(word)
        shift(own, at, at - EXHAUSTED)
        if g.loud:
            g.tell("news-root-vagabond-refreshed", "9.4.1", seat=own.seat, item=ITEM_WORDS[word.value])


def rest(g: State, own: Wanderer) -> None:
    """9.6.1: in a forest all damaged items come back face up."""
    pack = own.pack
    if not own.in_forest or not damaged(own):
        return
    for item in range(KINDS):
        pack[item] += pack[DAMAGED + item] + pack[WRECKED + item]
        pack[DAMAGED + item] = 0
        pack[WRECKED + item] = 0
    if g.loud:
        g.tell("news-root-vagabond-rested", "9.6.1", seat=own.seat)


def check_capacity(g: State, own: Wanderer) -> Flow[None]:
    """9.6.4: six items, and two more for each bag on its track; the rest leaves the game."""
    while carried(own) > CAPACITY + CAPACITY_PER_BAG * on_track(own, BAG):
        words = [ITEM_WORDS[item] for item in range(KINDS) if loose(own, item)]
        words.extend(pack_words(own, EXHAUSTED, GONE))
        word = yield Ask(own.seat, "ask-root-vagabond-too-many", words, "9.6.4")
        item = word.value
        shift(own, place_in_pack(word), GONE + item)
        own.marked &= ~(1 << item)  # of two equal items the one marked R goes first
        if g.loud:
            g.tell("news-root-vagabond-discarded-item", "9.6.4", seat=own.seat, item=ITEM_WORDS[item])


def hammers(own: Wanderer) -> int:
    """9.2.1: hammers to craft with."""
    return own.pack[HAMMER]
