"""What a side lends to another: for rule (E.3.1, 11.2.7.III), and in a battle (11.2.7.III, 9.2.9.II, D.5.2, D.4.2).

A side that lends is noted in `g.lenders` (`control.start_lending`); only those are asked, so that it costs nothing
where nobody lends. `rules.lends` says how much, for which purpose:

| purpose | what is counted |
|---|---|
| `FOR_RULE` | pieces that the borrower treats as his own for rule (2.5) |
| `FOR_DOMINANCE` | those of them that count toward dominance too (3.3.1) |
| `AS_WARRIORS` | those of them that are warriors (8.4.2.II.a) |
| `IN_BATTLE` | warriors that fight for the borrower against somebody; he may start a battle with them alone |

What is lent within one battle is a `Loan` of that battle. Those of the lenders come by themselves when it begins;
others follow from a choice: an ally (9.2.9.II.c), a Protector (D.5.2), whoever instigated it (D.4.2).
"""

from __future__ import annotations

from typing import Final, final

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


def enemy_warriors(g: State, me: Side, other: Side, where: int) -> int:
    """G.1.24: the warriors of another side in a clearing that are enemies: those it lends to me are not."""
    count = other.warriors[where]
    if other.index in g.lenders:
        count -= other.rules.lends(g, other, me, where, AS_WARRIORS, None)
    return count


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
