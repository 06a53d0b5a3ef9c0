"""The items of the Vagabond (9.2.5): counting, turning, damaging and repairing them."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import BAG, COINS, SWORD, TEA, faction_table
from polana.games.root.factions.vagabond import asks
from polana.games.root.factions.vagabond import news as told
from polana.games.root.factions.vagabond.side import DAMAGED, EXHAUSTED, GONE, KINDS, WRECKED, VagabondSide
from polana.games.root.factions.vagabond.words import DAMAGED_WORDS, EXHAUSTED_WORDS, WRECKED_WORDS
from polana.games.root.promise import Promise
from polana.games.root.state import State
from polana.games.root.words import ITEM_WORDS
from polana.kernel.flow import Flow
from polana.kernel.word import Word

#: The word of each place in a pack, but for items that are gone.
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


# --- counting -------------------------------------------------------------------------------------------------------


def on_track(own: VagabondSide, item: int) -> int:
    """9.2.5.I: face-up teas, coins or bags on their track. A fourth one stays in the Satchel."""
    return min(own.pack[item], TRACK_CAPACITY)


def swords(own: VagabondSide) -> int:
    """9.2.4, 9.2.6: undamaged swords, face up or face down."""
    return own.pack[SWORD] + own.pack[EXHAUSTED + SWORD]


def undamaged(own: VagabondSide) -> int:
    return sum(own.pack[:DAMAGED])


def damaged(own: VagabondSide) -> int:
    return sum(own.pack[DAMAGED:GONE])


def loose(own: VagabondSide, item: int) -> int:
    """Face-up items of a kind in the Satchel, not on a track."""
    count = own.pack[item]
    return max(0, count - TRACK_CAPACITY) if item in TRACKED else count


def carried(own: VagabondSide) -> int:
    """9.6.4: items in the Satchel and in the Damaged box."""
    count = sum(own.pack[EXHAUSTED:GONE])
    for item in range(KINDS):
        count += loose(own, item)
    return count


def has_any_ready(own: VagabondSide) -> bool:
    for item in range(KINDS):
        if own.pack[item]:
            return True
    return False


# --- turning and moving single items ----------------------------------------------------------------------------------


def place_in_pack(word: Word) -> int:
    """Where in a pack the item that a word names lies."""
    return _FIRST[word.kind] + word.value


def pack_words(own: VagabondSide, first: int, end: int) -> list[Word]:
    """The words of the items that lie in a part of the pack."""
    return [PACK_WORDS[at] for at in range(first, end) if own.pack[at]]


def shift(own: VagabondSide, origin: int, destination: int) -> None:
    own.pack[origin] -= 1
    own.pack[destination] += 1


def gain(own: VagabondSide, item: int) -> None:
    """9.2.5: what he gains lies face up in the Satchel or on its track."""
    own.pack[item] += 1


def exhaust(g: State, own: VagabondSide, item: int, law: str) -> None:
    """9.2.5: turn a face-up item face down; from a track it goes to the Satchel (9.2.5.I)."""
    shift(own, item, EXHAUSTED + item)
    told.exhausted(g, own, item, law)


def exhaust_any(g: State, own: VagabondSide, law: str, implies: Promise | None = None) -> Flow[None]:
    """Exhaust one item of his choice."""
    word = yield asks.exhaust(own, pack_words(own, 0, KINDS), law, implies)
    exhaust(g, own, word.value, law)


def damage(g: State, own: VagabondSide, at: int, law: str) -> None:
    """9.2.7: an item goes to the Damaged box as it lies."""
    shift(own, at, DAMAGED + at)
    own.hurt += 1
    told.damaged(g, own, at % KINDS, law)


def repair(g: State, own: VagabondSide, at: int, law: str) -> None:
    """9.5.7: an item leaves the Damaged box and shows the same side as before."""
    shift(own, at, at - DAMAGED)
    told.repaired(g, own, at % KINDS, law)


# --- several items ----------------------------------------------------------------------------------------------------


def damage_items(g: State, own: VagabondSide, count: int, law: str) -> Flow[None]:
    """Damage items of his choice, or all undamaged ones if there are no more than that."""
    left = undamaged(own)
    if count >= left:
        for at in range(DAMAGED):
            for _ in range(own.pack[at]):
                damage(g, own, at, law)
        return
    for due in range(count, 0, -1):
        word = yield asks.damage(own, pack_words(own, 0, DAMAGED), due, law)
        damage(g, own, place_in_pack(word), law)


def repair_items(g: State, own: VagabondSide, count: int, law: str) -> Flow[None]:
    """Repair items of his choice, or all if there are no more than that."""
    for due in range(min(count, damaged(own)), 0, -1):
        word = yield asks.repair(own, pack_words(own, DAMAGED, GONE), due, law)
        repair(g, own, place_in_pack(word), law)


def refresh(g: State, own: VagabondSide) -> Flow[None]:
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
        if tired:
            told.refreshed_all(g, own)
        return
    for due in range(count, 0, -1):
        words = pack_words(own, EXHAUSTED, DAMAGED) + pack_words(own, WRECKED, GONE)
        word = yield asks.refresh(own, words, due)
        at = place_in_pack(word)
        shift(own, at, at - EXHAUSTED)
        told.refreshed(g, own, word.value)


def rest(g: State, own: VagabondSide) -> None:
    """9.6.1: in a forest all damaged items come back face up."""
    pack = own.pack
    if not own.in_forest or not damaged(own):
        return
    for item in range(KINDS):
        pack[item] += pack[DAMAGED + item] + pack[WRECKED + item]
        pack[DAMAGED + item] = 0
        pack[WRECKED + item] = 0
    told.rested(g, own)


def check_capacity(g: State, own: VagabondSide) -> Flow[None]:
    """9.6.4: six items, and two more for each bag on its track; the rest leave the game."""
    while carried(own) > CAPACITY + CAPACITY_PER_BAG * on_track(own, BAG):
        words = [ITEM_WORDS[item] for item in range(KINDS) if loose(own, item)]
        words.extend(pack_words(own, EXHAUSTED, GONE))
        word = yield asks.too_many(own, words)
        item = word.value
        shift(own, place_in_pack(word), GONE + item)
        own.marked &= ~(1 << item)  # of two equal items the one marked R goes first
        told.discarded_item(g, own, item)
