"""Which cards have a test of their own, and the position in which most of them are tested."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from polana.games.northgard.components import BUILDINGS, CARDS, count_of
from polana.games.northgard.state import Table
from polana.kernel.match import Match
from tests.northgard.bench import PURPLE, RED, Foretold, asked, deal, land, put, say, table, turn

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


def duel(clan: str = "wolf", other: str = "raven", creatures: bool = False) -> Table:
    """Red has two units in the east and Purple two in the west of the starting tile, across a Regular Border."""
    g = table(clan, other, creatures=creatures)
    put(g, RED, "start.e", 2)
    put(g, PURPLE, "start.w", 2)
    deal(g, PURPLE, ["feast", "move"])
    return g


def play(g: Table, card: str, chance: Foretold | None = None, hand: Sequence[str] = ()) -> Match:
    """Red plays a card, with these others in hand."""
    match = turn(g, RED, [card, *hand], chance)
    say(match, RED, f"card:{card}")
    return match


def done(match: Match) -> None:
    """The card is resolved and lies in the active zone; all that was foretold has happened; Red's turn is over."""
    asked(match, PURPLE, "ask-northgard-turn")
    assert not match.state.chance.foretold


def names(pile: list[int]) -> list[str]:
    return [CARDS[card] for card in pile]


def goods(g: Table, seat: int) -> tuple[int, int, int]:
    player = g.players[seat]
    return player.food, player.wood, player.lore


def stands(g: Table, where: str, name: str) -> int:
    """How many buildings of a type stand in a territory."""
    return count_of(g.houses[land(g, where)], BUILDINGS.index(name))
