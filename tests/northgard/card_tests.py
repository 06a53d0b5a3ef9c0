"""Which cards have a test of their own, and the position in which most of them are tested."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from polana.games.northgard.components import CARDS
from tests.northgard.bench import PURPLE, RED, Bench, Foretold, table

T = TypeVar("T", bound=Callable[..., None])

#: The cards that some test plays, or explains why they are not played.
TESTED: set[str] = set()


def of_card(*names: str) -> Callable[[T], T]:
    """Marks the test of a card."""
    for name in names:
        assert name in CARDS, name
    TESTED.update(names)

    def mark(test: T) -> T:
        return test

    return mark


def duel(clan: str = "wolf", other: str = "raven", creatures: bool = False) -> Bench:
    """Red has two units in the east and Purple two in the west of the starting tile, across a Regular Border."""
    t = table(clan, other, creatures=creatures)
    t.put(RED, "start.e", 2)
    t.put(PURPLE, "start.w", 2)
    t.deal(PURPLE, ["feast", "move"])
    return t


def play(t: Bench, card: str, chance: Foretold | None = None, hand: Sequence[str] = ()) -> None:
    """Red plays a card, with these others in hand."""
    t.turn(RED, [card, *hand], chance)
    t.say(RED, f"card:{card}")


def done(t: Bench) -> None:
    """The card is resolved and lies in the active zone; all that was foretold has happened; Red's turn is over."""
    t.asked(PURPLE, "ask-northgard-turn")
    assert not t.g.chance.foretold
