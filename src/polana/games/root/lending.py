"""What a side lends to another: for rule (E.3.1, 11.2.7.III), and in a battle (11.2.7.III, 9.2.9.II, D.5.2, D.4.2).

A side that lends is noted in `g.lenders` (`control.start_lending`); only those are asked, so that it costs nothing
where nobody lends. `rules.lends` says how much, for which purpose:

| purpose | what is counted |
|---|---|
| `FOR_RULE` | pieces that the borrower treats as his own for rule (2.5) |
| `FOR_DOMINANCE` | those of them that count toward dominance too (3.3.1) |
| `AS_WARRIORS` | those of them that are warriors (8.4.2.II.a) |
| `IN_BATTLE` | warriors that fight for the borrower against somebody; he may start a battle with them alone |

What is lent for rule counts for the borrower and no more for the lender (`control.strength`).

What is lent within one battle is a `Loan` of that battle. Those of the lenders come by themselves when it begins;
others follow from a choice: an ally (9.2.9.II.c), a Protector (D.5.2), whoever instigated it (D.4.2).
"""

from __future__ import annotations

from typing import Final, final

from polana.games.root.components import NONE
from polana.games.root.state import Side, State

FOR_RULE: Final = 0
FOR_DOMINANCE: Final = 1
AS_WARRIORS: Final = 2
IN_BATTLE: Final = 3


def lent(g: State, borrower: Side, where: int, purpose: int, against: Side | None = None) -> int:
    """What all lenders together lend to a side in a clearing. Nobody's pieces fight against their owner."""
    count = 0
    for index in g.lenders:
        lender = g.sides[index]
        if lender is not borrower and lender is not against:
            count += lender.rules.lends(g, lender, borrower, where, purpose, against)
    return count


def lent_out(g: State, lender: Side, where: int, purpose: int) -> int:
    """What a lender lends in a clearing, to whomever."""
    count = 0
    for borrower in g.players:
        if borrower is not lender:
            count += lender.rules.lends(g, lender, borrower, where, purpose, None)
    return count


def enemy_warriors(g: State, me: Side, other: Side, where: int) -> int:
    """G.1.24: the warriors of another side in a clearing that are enemies: those it lends to me are not.

    What is no enemy of a player is none of the hirelings that he controls (E.3.2).
    """
    count = other.warriors[where]
    if other.index in g.lenders:
        borrower = me if me.controller == NONE else g.sides[me.controller]
        count -= other.rules.lends(g, other, borrower, where, AS_WARRIORS, None)
    return count


def has_enemy_pieces(g: State, me: Side, enemy: Side, where: int) -> bool:
    """G.1.6: has an enemy any faction piece here that I do not treat as my own?"""
    if enemy.index not in g.lenders:
        return enemy.has_pieces(where)
    others = enemy.buildings[where] or enemy.tokens[where] or enemy.pawn == where
    return bool(others) or enemy_warriors(g, me, enemy, where) > 0


@final
class Loan:
    """What one side lends to another in one battle."""

    def __init__(
        self,
        lender: Side,
        borrower: Side,
        warriors: bool = False,
        in_turns: bool = False,
        rolled_hits: int = 0,
        directs: bool = False,
    ) -> None:
        self.lender: Side = lender
        self.borrower: Side = borrower
        #: Do the lender's warriors in the clearing fight for the borrower?
        self.warriors: bool = warriors
        #: Do they take every other hit (11.2.7.III.a)? Otherwise the borrower's `choose_losses` has to see to them.
        self.in_turns: bool = in_turns
        #: What is added to the borrower's cap on rolled hits besides warriors (D.5.2).
        self.rolled_hits: int = rolled_hits
        #: Does the lender pick the buildings and tokens that the borrower loses, and remove all that he loses (D.4.2)?
        self.directs: bool = directs
