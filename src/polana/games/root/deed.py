"""Deeds of Root: what a player may do at a moment of his turn, whoever brings it.

A faction's own actions, a card in the play area, the rules of the table (dominance, a path to open), another side
(services 11.2.6, Exposure 13.2.4), a hireling (E.2), a landmark: each is a word, a paragraph, `why_not` and `do`
(`kernel.deed`). `menu.choose` asks for one of them. What is not the faction's own is an *offer*: `menu.offers_to`
gathers the offers of a moment of `effects.base`. No two deeds of a menu have the same word.

Whether a deed is offered must not depend on anything secret; whether it can be done may, if it says so (`is_veiled`).
"""

from __future__ import annotations

from typing import Final, TypeVar

from polana.games.root.state import Side, State
from polana.games.root.words import DONE
from polana.kernel import deed as kernel
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

MANDATORY_FIRST: Final = Refusal("1.4.1", "why-root-mandatory-first")


#: A side: any, or that of a faction.
P = TypeVar("P", bound=Side)
P_contra = TypeVar("P_contra", bound=Side, contravariant=True)


class OwnDeed(kernel.Deed[State, P_contra]):
    """Something that a player of one faction may do. General: always, and nothing happens."""

    def __init__(self, word: Word, law: str, veiled: bool = False) -> None:
        super().__init__(word, law)
        self._veiled: bool = veiled

    def is_veiled(self, g: State, me: P_contra) -> bool:
        return self._veiled


class Deed(OwnDeed[Side]):
    """Something that any player may do."""


class FreeAction(Deed):
    """What the rules of the table offer to everybody in Daylight."""

    def is_made(self, g: State, me: Side) -> bool:
        """Is it this player's to take at all, by what everybody can see?"""
        return False


class Counted(OwnDeed[P_contra]):
    """A deed within the limits of a faction's turn: so many actions, in such an order."""

    def __init__(self, deed: kernel.Deed[State, P_contra]) -> None:
        super().__init__(deed.word, deed.law)
        self.deed: kernel.Deed[State, P_contra] = deed

    def why_no_more(self, g: State, me: P_contra) -> Refusal | None:
        """None while the limits leave room for it."""
        return None

    def count(self, g: State, me: P_contra) -> None:
        """Note that it is done."""

    def why_not(self, g: State, me: P_contra) -> Refusal | None:
        refusal = self.why_no_more(g, me)
        return self.deed.why_not(g, me) if refusal is None else refusal

    def terms(self, g: State, me: P_contra) -> dict[str, Arg]:
        return self.deed.terms(g, me)

    def do(self, g: State, me: P_contra) -> Flow[None]:
        self.count(g, me)
        return self.deed.do(g, me)


class End(kernel.End[State, Side]):
    """How a menu ends."""


#: The end of most menus: nothing more.
NO_MORE: Final = End(DONE, "1.4.2")

#: What a menu is made of.
Deeds = list[kernel.Deed[State, Side]]
#: The same with deeds of one faction among them.
OwnDeeds = list[kernel.Deed[State, P]]
