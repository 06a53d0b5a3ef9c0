"""What a Season card does first (RW.season.1), as a class of one sentence for each card."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.box.decks import SEASON_CARD_COUNT, SEASON_CARDS
from polana.games.runewars.state import Table
from polana.games.runewars.year.turnorder import order_of_play
from polana.kernel import mypyc_attr
from polana.kernel.flow import Flow


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """The primary effect of a Season card. Most say "each player ...": those override `each`, others `resolve`."""

    def __init__(self, card: str) -> None:
        self.card: int = SEASON_CARDS.index(card)

    def resolve(self, g: Table) -> Flow[None]:
        for seat in order_of_play(g):
            yield from self.each(g, seat)

    def each(self, g: Table, seat: int) -> Flow[None]:
        """What happens to one player."""
        yield from ()


_EFFECTS: Final[list[Effect]] = [Effect(SEASON_CARDS[card]) for card in range(SEASON_CARD_COUNT)]


def register(effect: Effect) -> None:
    _EFFECTS[effect.card] = effect


def effect_of(card: int) -> Effect:
    """What a Season card does."""
    return _EFFECTS[card]
