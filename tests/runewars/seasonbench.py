"""What tests of Season cards share: a card that is drawn, bids, and a realm with influence to bid."""

from __future__ import annotations

from polana.games.runewars.box.decks import SEASON_CARDS
from polana.games.runewars.seasons.base import effect_of
from polana.games.runewars.state import Table
from polana.kernel.match import Match
from tests.runewars.bench import (
    Foretold,
    say,
    scene,
    state,
    table,
)


def drawn(g: Table, card: str, chance: Foretold | None = None) -> Match:
    """The primary effect of a Season card."""
    effect = effect_of(SEASON_CARDS.index(card))
    return scene(g, lambda g: effect.resolve(g), chance)


def bid(match: Match, *bids: int) -> None:
    for seat, count in enumerate(bids):
        say(match, seat, f"influence:{count}")


def influence(match: Match) -> list[int]:
    return [player.influence for player in state(match).players]


def realm(*factions: str, tokens: int = 5) -> Table:
    g = table(*(factions or ("daqan", "uthuk")))
    for player in g.players:
        player.influence = tokens
    return g
