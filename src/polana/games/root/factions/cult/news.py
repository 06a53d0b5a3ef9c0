"""What can happen to the Lizard Cult, line by line."""

from __future__ import annotations

from polana.games.root.state import Side, State
from polana.games.root.words import CARD_WORDS, SUIT_WORDS
from polana.kernel.word import Word


def outcast(g: State, me: Side, suit: int, hated: bool, law: str) -> None:
    """A suit becomes, or stays, the Outcast; perhaps it is Hated."""
    if g.news is not None:
        kind = "news-root-cult-hated" if hated else "news-root-cult-outcast"
        g.tell(kind, law, seat=me.seat, suit=SUIT_WORDS[suit])


def conspiracy(g: State, me: Side, what: Word, cost: int) -> None:
    if g.news is not None:
        g.tell("news-root-cult-conspiracy", "10.4.3", seat=me.seat, what=what, count=cost)


def acolytes(g: State, me: Side, count: int, law: str) -> None:
    """Warriors join the acolytes."""
    if g.news is not None:
        g.tell("news-root-cult-acolytes", law, seat=me.seat, count=count)


def fear(g: State, me: Side, card: int) -> None:
    """10.2.5: a garden is lost, and with it a card."""
    if g.news is not None:
        g.tell("news-root-cult-fear", "10.2.5", seat=me.seat, card=CARD_WORDS[card])
