"""Offers: what a player may do at a moment of his turn besides his faction's own actions.

An offer brings its word, its judge (`why_not`) and its flow (`take`), whoever makes it: a card in the play area, the
rules of the table (dominance, a path to open), another side (services 11.2.6, Exposure 13.2.4), a hireling (E.2).
`menu.offers_to` gathers them for a moment of `effects.base`. No two offers to a player, nor one of them and his
faction's menu, may use the same word at the same moment.

Whether an offer is made must not depend on anything secret; whether it can be taken may, if it says so (`is_veiled`).
"""

from __future__ import annotations

from polana.games.root.state import Side, State
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word


class Offer:
    """A word that a player may say, whether he may say it now, and what happens then. General: always, and nothing."""

    def __init__(self, word: Word, veiled: bool = False) -> None:
        self.word: Word = word
        self._veiled: bool = veiled

    def why_not(self, g: State, me: Side) -> Refusal | None:
        """None if the player may take it now."""
        return None

    def is_veiled(self, g: State, me: Side) -> bool:
        """Do secrets of the player (his hand) decide whether he can take it? Then he is asked either way."""
        return self._veiled

    def is_mandatory(self) -> bool:
        """Must it be taken before its moment is over (1.4.1)?"""
        return False

    def take(self, g: State, me: Side) -> Flow[None]:
        yield from ()


class FreeAction(Offer):
    """An offer that the rules of the table make to everybody in Daylight."""

    def is_made(self, g: State, me: Side) -> bool:
        """Is it this player's to take at all, by what everybody can see?"""
        return False
