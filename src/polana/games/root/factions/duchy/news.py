"""What can happen to the Underground Duchy, line by line."""

from __future__ import annotations

from polana.games.root.factions.duchy.words import MINISTER_WORDS
from polana.games.root.state import Side, State
from polana.games.root.words import CARD_WORDS, PLACE_WORDS


def swayed(g: State, me: Side, minister: int) -> None:
    if g.news is not None:
        g.tell("news-root-duchy-swayed", "12.5.3.III", seat=me.seat, minister=MINISTER_WORDS[minister])


def acts(g: State, me: Side, minister: int) -> None:
    """12.5.2: a minister acts in Parliament."""
    if g.news is not None:
        g.tell("news-root-duchy-acts", "12.5.2", seat=me.seat, minister=MINISTER_WORDS[minister])


def tunnel_removed(g: State, me: Side, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-duchy-tunnel-removed", "12.2.4", seat=me.seat, where=PLACE_WORDS[where])


def left(g: State, me: Side, minister: int) -> None:
    """12.2.3: the price of failure."""
    if g.news is not None:
        g.tell("news-root-duchy-left", "12.2.3", seat=me.seat, minister=MINISTER_WORDS[minister])


def lost_card(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-duchy-lost-card", "12.2.3", seat=me.seat, card=CARD_WORDS[card])


def birds_discarded(g: State, me: Side, cards: list[int]) -> None:
    """12.6.1: revealed birds do not come back."""
    if g.news is not None:
        words = [CARD_WORDS[card] for card in cards]
        g.tell("news-root-discarded", "12.6.1", seat=me.seat, cards=words)
