"""The Hoard (14.2.3, 14.2.4) and loot (14.2.5)."""

from __future__ import annotations

from typing import Final

from polana.games.root import items
from polana.games.root.battle import Battle
from polana.games.root.components import CARDS, faction_table
from polana.games.root.control import rules, rules_for_dominance
from polana.games.root.craft import general_resolve
from polana.games.root.factions.hundreds import asks
from polana.games.root.factions.hundreds import news as told
from polana.games.root.factions.hundreds.side import COMMAND_ITEMS, PROWESS_ITEMS, SPACES, HundredsSide
from polana.games.root.factions.hundreds.words import HOARD_ITEM, SELL_ITEM
from polana.games.root.score import score
from polana.games.root.state import State
from polana.games.root.words import ITEM_WORDS, YES
from polana.kernel.flow import Flow

OVERFLOW_POINTS: Final[int] = faction_table("hundreds")["tracks"]["overflow_vp"]


def throw_away(g: State, own: HundredsSide, item: int, law: str) -> None:
    """An item leaves the game."""
    own.gone_items[item] += 1
    told.item_gone(g, own, item, law)


def gain(g: State, own: HundredsSide, item: int) -> Flow[None]:
    """14.2.4.I: to its track; if that is full, an item of it or the new one leaves the game for a point."""
    items_of_track = COMMAND_ITEMS if item in COMMAND_ITEMS else PROWESS_ITEMS
    there = own.track(items_of_track)
    if len(there) < SPACES:
        own.hoard.append(item)
        told.hoarded(g, own, item)
        return
    own.gone_items[item] += 1  # while the question is which of them goes, the new one lies nowhere else
    word = yield asks.full(own, [*there, item])
    own.gone_items[item] -= 1
    if word.value != item:
        own.hoard.remove(word.value)
        own.hoard.append(item)
        told.hoarded(g, own, item)
    throw_away(g, own, word.value, "14.2.4.I")
    score(g, own, OVERFLOW_POINTS, "14.2.4.I")


def resolve_crafted(g: State, own: HundredsSide, card: int) -> Flow[None]:
    """14.2.3: a crafted item comes into the Hoard without its points, or leaves the game for them."""
    if CARDS[card].item >= 0:
        word = yield asks.trade(own, CARDS[card].item, [HOARD_ITEM, SELL_ITEM])
        own.selling = word is SELL_ITEM
    yield from general_resolve(g, own, card)
    own.selling = False


# --- loot (14.2.5) --------------------------------------------------------------------------------------------------


def declare_loot(g: State, own: HundredsSide, battle: Battle) -> Flow[None]:
    """14.2.5: before the defender decides about an ambush."""
    own.looting = False
    if battle.attacker is not own or not sum(battle.defender.items):
        return
    word = yield asks.loot(own, battle.defender, battle.where)
    if word is YES:
        own.looting = True
        told.looting(g, own)


def take_loot(g: State, own: HundredsSide, battle: Battle) -> Flow[None]:
    """14.2.5: at the end, if they rule the clearing."""
    looting = own.looting
    own.looting = False
    victim = battle.defender
    # 11.2.7.III: mercenaries do not count against those who lend them.
    ruled = rules_for_dominance(g, own, battle.where) if victim.index in g.lenders else rules(g, own, battle.where)
    if not looting or not ruled or not sum(victim.items):
        return
    words = [ITEM_WORDS[item] for item in range(len(victim.items)) if victim.items[item]]
    word = yield asks.loot_item(own, words, victim)
    item = word.value
    items.lose(victim, item, victim.exhausted[item] == victim.items[item])
    told.looted(g, own, victim, item)
    yield from gain(g, own, item)
