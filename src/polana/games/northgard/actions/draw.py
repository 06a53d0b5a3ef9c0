"""Drawing cards: plainly, and by Draw actions that keep, discard and put back (NG.draw)."""

from __future__ import annotations

from typing import Final

from polana.games.northgard.components import Action
from polana.games.northgard.pieces.zones import (
    DRAWN,
    CardAsk,
    draw_apart,
    draw_to_hand,
    drawable,
    move_card,
    put_back,
)
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import CARD
from polana.kernel.flow import Flow
from polana.kernel.law import Refusal

TOO_FEW_CARDS: Final = Refusal("NG.draw.5", "why-northgard-too-few-cards")


def draw_up(g: Table, seat: int, count: int) -> int:
    """So many cards from the draw pile into the hand, or what there is (NG.start.1); how many that were."""
    player = g.players[seat]
    drawn = 0
    while drawn < count and drawable(player) > 0:
        draw_to_hand(g, player)
        drawn += 1
    if g.loud and drawn > 0:
        cards = [CARD[card] for card in player.hand[-drawn:]]
        g.tell_only(
            (seat,),
            "news-northgard-drew",
            "news-northgard-drew-cards",
            "NG.deck.1",
            seat=seat,
            count=drawn,
            cards=cards,
        )
    return drawn


def why_not_draw(g: Table, seat: int, action: Action) -> Refusal | None:
    """NG.draw.5: draw pile and discard pile together must hold what the action draws."""
    return None if drawable(g.players[seat]) >= action.n else TOO_FEW_CARDS


def draw(g: Table, seat: int, action: Action) -> Flow[None]:
    """NG.draw.1: draw so many; of these, keep some, discard some, put some back on top."""
    if action.keep == action.n:
        draw_up(g, seat, action.n)
        return
    player = g.players[seat]
    g.drawn_by = seat
    for _ in range(action.n):
        draw_apart(g, player)
    if g.loud:
        cards = [CARD[card] for card in g.drawn]
        g.tell_only(
            (seat,),
            "news-northgard-drew",
            "news-northgard-drew-cards",
            "NG.draw.1",
            seat=seat,
            count=action.n,
            cards=cards,
        )
    # NG.draw.2: only the cards just drawn; NG.draw.3: in an order of the player's choice.
    for _ in range(action.keep):
        word = yield CardAsk(g, seat, "ask-northgard-keep", "NG.draw.1", DRAWN, veiled=len(g.drawn) > 1)
        move_card(player, g.drawn, player.hand, word.value)
    for _ in range(action.discard):
        word = yield CardAsk(g, seat, "ask-northgard-discard-drawn", "NG.draw.3", DRAWN, veiled=len(g.drawn) > 1)
        move_card(player, g.drawn, player.discard, word.value)
        if g.loud:
            g.tell("news-northgard-discarded", "NG.draw.2", seat=seat, card=word)
    for _ in range(action.top):
        word = yield CardAsk(g, seat, "ask-northgard-put-back", "NG.draw.3", DRAWN, veiled=len(g.drawn) > 1)
        put_back(g, player, word.value)
    g.drawn_by = NOBODY
