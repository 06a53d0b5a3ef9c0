"""How the Mechanical Marquise comes to the table (R.M.5 to R.M.7, R.J)."""

from __future__ import annotations

from typing import Any, Final

from polana.games.root.cards import draw_one
from polana.games.root.components import CARDS, CLEARING_SUITS, ITEMS, NONE, SPIES, automaton_rules, card_named
from polana.games.root.factions.marquise.setup import next_homelands
from polana.games.root.factions.mechanical_marquise import asks
from polana.games.root.factions.mechanical_marquise import news as told
from polana.games.root.factions.mechanical_marquise.side import KEEP, MachineSide, add_order
from polana.games.root.homelands import between_enemies, choose_homeland, taken
from polana.games.root.items import gain
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import place_word
from polana.kernel.flow import Flow

_TABLE: Final[dict[str, Any]] = automaton_rules("mechanical_marquise")
#: R.M.5, R.M.17: the length of the Order queue.
ORDERS: Final[int] = _TABLE["order_queue_size"]
#: R.M.6.
FOR_SALE: Final[list[int]] = [ITEMS.index(name) for name in _TABLE["items_for_sale"]]
#: R.J.
SOLO_REMOVED: Final[list[int]] = [card_named(name) for name in _TABLE["cooperative"]["solo_removed_cards"]]
assert len(SOLO_REMOVED) == len(CLEARING_SUITS)


def deck_with_spies(g: State, cards: list[int]) -> list[int]:
    """R.M.5: spies in the place of the dominance cards. R.J: alone against it, without the three favors."""
    left = [card for card in cards if not CARDS[card].dominance]
    if g.seats == 1:
        left = [card for card in left if card not in SOLO_REMOVED]
    return left + SPIES


def fill_queue(g: State, own: MachineSide, law: str) -> None:
    """R.M.5, R.M.17: cards from the deck, face down, until there are five Orders."""
    count = 0
    while len(own.faces) < ORDERS:
        card = draw_one(g)
        if card == NONE:
            break
        add_order(own, card)
        count += 1
    told.queue_filled(g, own, count, law)


def set_up(g: State, own: MachineSide) -> Flow[None]:
    """R.M.7: as 6.3, without buildings."""
    # 6.3.2 the keep
    corners = [place_word(where) for where in g.woodland.corners if not taken(g, where)]
    word = yield asks.keep(own, corners, "6.3.2")
    home = word.value
    place_piece(g, own, KEEP, home, "6.3.2")
    own.homelands.append(home)
    # 6.3.3 the garrison
    for where in range(CLEARINGS):
        if where != g.woodland.opposite[home]:
            place_warriors(g, own, where, 1, "6.3.3")


def set_up_by_card(g: State, own: MachineSide) -> Flow[None]:
    """R.M.7 by the setup card of the faction that it replaces (A.8.2), without buildings."""
    while among := next_homelands(g, own, builds=False):
        yield from choose_homeland(g, own, among, 0, asks.HOMELAND, builds=False)
    for where in range(CLEARINGS):
        place_warriors(g, own, where, 2 if where in own.homelands else 1, "A.8.2")
    homes = [where for where in own.homelands if between_enemies(g, own, where) > 0] or own.homelands
    word = yield asks.keep(own, [place_word(where) for where in homes], "A.8.2")
    place_piece(g, own, KEEP, word.value, "A.8.2")


def take_for_sale(g: State, own: MachineSide) -> None:
    """R.M.6: a sword, a boot, a bag and a tea are for sale."""
    for item in FOR_SALE:
        g.items[item] -= 1
        gain(own, item)
    told.for_sale(g, own)
