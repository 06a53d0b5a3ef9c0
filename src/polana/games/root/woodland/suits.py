"""The suits of clearings (2.2.2). Nobody looks at `State.suits` but through here: a clearing may have all of them.

Suits are handed on as bits, `1 << suit`, so that one number says which suits a clearing has, or which cards will do.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS
from polana.games.root.state import State
from polana.games.root.view import Suit

#: The place of clearings with every suit in lists by suit.
ANY: Final = 3
#: Fox, rabbit and mouse at once.
EVERY_SUIT: Final = 7
SUIT_NAMES: Final[tuple[Suit, ...]] = ("fox", "rabbit", "mouse")
_BIRD_BIT: Final = 1 << BIRD


def suits_at(g: State, where: int) -> int:
    """2.2.2: the suits of a clearing, as bits: one, or all three (F)."""
    return EVERY_SUIT if where == g.every_suit else 1 << g.suits[where]


def suit_list(g: State, where: int) -> list[int]:
    """The suits of a clearing, for asking which of them is meant."""
    bits = suits_at(g, where)
    return [suit for suit in CLEARING_SUITS if bits >> suit & 1]


def crafting_suit(g: State, where: int) -> int:
    """4.1.1: the suit of the crafting pieces in a clearing: one, or ANY of them."""
    return ANY if where == g.every_suit else g.suits[where]


def suit_name(g: State, where: int) -> Suit:
    """The printed suit of a clearing, or that of its marker."""
    return SUIT_NAMES[g.suits[where]]


def has_suit(g: State, where: int, suit: int) -> bool:
    return g.suits[where] == suit or where == g.every_suit


def matching(g: State, where: int) -> int:
    """2.1.1: the suits of the cards that match a clearing, as bits: birds match every clearing."""
    return suits_at(g, where) | _BIRD_BIT


def matches(g: State, card: int, where: int) -> bool:
    """Does a card match a clearing? Birds always do (2.1.1)."""
    suit = CARDS[card].suit
    return suit == BIRD or has_suit(g, where, suit)
