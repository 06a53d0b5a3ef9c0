"""Drawing cards: plainly, and by Draw actions that keep, discard and put back (NG.draw)."""

from __future__ import annotations

from typing import Final

from polana.games.northgard import news as told
from polana.games.northgard.actions import asks
from polana.games.northgard.components import Action
from polana.games.northgard.pieces.zones import (
    draw_apart,
    draw_to_hand,
    drawable,
    move_card,
    put_back,
)
from polana.games.northgard.state import NOBODY, Table
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

TOO_FEW_CARDS: Final = Refusal("NG.draw.5", "why-northgard-too-few-cards")


def draw_up(g: Table, seat: int, count: int) -> int:
    """Draw this many cards from the draw pile into the hand, or what there is (NG.start.1); says how many."""
    player = g.players[seat]
    drawn = min(count, drawable(player))
    draw_to_hand(g, player, drawn)
    told.drew(g, seat, player.hand, drawn, "NG.deck.1")
    return drawn


def why_not_draw(g: Table, seat: int, action: Action) -> Refusal | None:
    """NG.draw.5: draw pile and discard pile together must hold what the action draws."""
    return None if drawable(g.players[seat]) >= action.n else TOO_FEW_CARDS


def draw(g: Table, seat: int, action: Action) -> Flow[None]:
    """NG.draw.1: draw this many; of these, keep some, discard some, put some back on top."""
    if action.keep == action.n:
        draw_up(g, seat, action.n)
        return
    player = g.players[seat]
    g.drawn_by = seat
    for _ in range(action.n):
        draw_apart(g, player)
    told.drew(g, seat, g.drawn, action.n, "NG.draw.1")
    # NG.draw.2: only the cards just drawn; NG.draw.3: in an order of the player's choice.
    for _ in range(action.keep):
        word = yield asks.keep(g, seat)
        move_card(player, g.drawn, player.hand, word.value)
    for _ in range(action.discard):
        word = yield asks.discard_drawn(g, seat)
        move_card(player, g.drawn, player.discard, word.value)
        told.discarded(g, seat, word.value, "NG.draw.2")
    for _ in range(action.top):
        word = yield asks.put_back(g, seat)
        put_back(g, player, word.value)
    g.drawn_by = NOBODY
