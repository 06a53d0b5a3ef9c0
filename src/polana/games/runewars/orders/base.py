"""What an order is (RW.orders.card), and which rules are known.

An order may take several steps: `primary` and `supremacy` give back whether they are done, and are called again in a
step of their own if not. What has to be remembered between two steps is in the state (`Table.acts`).
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.components import ORDER_COUNT
from polana.games.runewars.state import Table
from polana.kernel import mypyc_attr
from polana.kernel.flow import Flow


@mypyc_attr(allow_interpreted_subclasses=True)
class Order:
    """One of the eight orders: what it does first, and what it does with supremacy (RW.orders.resolve.4)."""

    def __init__(self, number: int, has_supremacy: bool = True) -> None:
        self.number: int = number
        self.has_supremacy: bool = has_supremacy

    def primary(self, g: Table, seat: int) -> Flow[bool]:
        """Resolve the primary effect, or a part of it: False if there is more to come."""
        yield from ()
        return True

    def supremacy(self, g: Table, seat: int) -> Flow[bool]:
        """Resolve the supremacy bonus, or a part of it: False if there is more to come."""
        yield from ()
        return True


_RULES: Final[list[Order]] = [Order(number) for number in range(ORDER_COUNT + 1)]


def register(order: Order) -> None:
    _RULES[order.number] = order


def rule_of(number: int) -> Order:
    """What an order does."""
    return _RULES[number]
