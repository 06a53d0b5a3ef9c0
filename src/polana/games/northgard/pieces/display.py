"""Cards of the table: Development deck, display, Achievements, Unrest; and the year marker (NG.start, NG.endyear)."""

from __future__ import annotations

from typing import Final

from polana.games.northgard.components import ACHIEVEMENTS, ADVANCED_CARDS, EARLY_CARDS, UNREST, UNREST_CARDS
from polana.games.northgard.pieces.marks import mark_offer_taken
from polana.games.northgard.pieces.zones import put_on_top
from polana.games.northgard.state import Player, Table

EARLY_PER_PLAYER: Final = 2  # NG.setup.d.1
ADVANCED_PER_PLAYER: Final = 4  # NG.setup.d.2
EARLY_PER_PLAYER_LONG: Final = 3  # NG.variant.long.2
ADVANCED_PER_PLAYER_LONG: Final = 6


def lay_out_cards(g: Table, count: int) -> None:
    """NG.setup.c to .e: Unrest, the Development deck, and as many Achievements as players."""
    g.unrest = UNREST_CARDS
    # NG.setup.d: Early cards on top of Advanced ones; the last of the list is the top
    early, advanced = EARLY_CARDS.copy(), ADVANCED_CARDS.copy()
    g.chance.shuffle(early)
    g.chance.shuffle(advanced)
    few = count * (EARLY_PER_PLAYER_LONG if g.long_game else EARLY_PER_PLAYER)
    many = count * (ADVANCED_PER_PLAYER_LONG if g.long_game else ADVANCED_PER_PLAYER)
    g.development = advanced[:many] + early[:few]
    g.box_advanced = advanced[many:]
    g.box_early = early[few:]
    achievements = ACHIEVEMENTS.copy()
    g.chance.shuffle(achievements)
    g.achievements = achievements[:count]
    g.table_moves += 1


def display_development(g: Table, count: int) -> None:
    """NG.start.2: this many Development cards, or what there is."""
    for _ in range(min(count, len(g.development))):
        g.offer.append(g.chance.draw(g.development, "development"))
    g.table_moves += 1


def display_achievements(g: Table) -> None:
    """NG.start.4: all of them."""
    g.offer += g.achievements
    g.achievements = []
    g.table_moves += 1


def take_displayed(g: Table, player: Player, card: int) -> None:
    """NG.actions.pass.2: a displayed card on top of the draw pile, once a year."""
    g.offer.remove(card)
    g.table_moves += 1
    put_on_top(player, card, True)
    mark_offer_taken(player)


def take_unrest(g: Table, player: Player) -> None:
    """NG.winter.3: an Unrest card on top of the draw pile."""
    g.unrest -= 1
    g.table_moves += 1
    put_on_top(player, UNREST, True)


def turn_year(g: Table) -> None:
    """NG.endyear.4: the year marker goes on."""
    g.year += 1
    g.table_moves += 1
