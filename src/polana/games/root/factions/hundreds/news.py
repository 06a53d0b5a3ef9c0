"""What can happen to the Lord of the Hundreds, line by line."""

from __future__ import annotations

from polana.games.root.factions.hundreds.words import MOOD_WORDS
from polana.games.root.state import Side, State
from polana.games.root.words import ITEM_WORDS, PLACE_WORDS, SUIT_WORDS


def mood(g: State, me: Side, which: int) -> None:
    if g.news is not None:
        g.tell("news-root-hundreds-mood", "14.4.4", seat=me.who, mood=MOOD_WORDS[which])


def anointed(g: State, me: Side, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-hundreds-anointed", "14.4.3", seat=me.who, where=PLACE_WORDS[where])


def fell(g: State, me: Side, where: int) -> None:
    """14.2.2: the warlord is removed in battle."""
    if g.news is not None:
        g.tell("news-root-hundreds-fell", "14.2.2", seat=me.who, where=PLACE_WORDS[where])


def led(g: State, me: Side, where: int) -> None:
    """The warlord goes along."""
    if g.news is not None:
        g.tell("news-root-hundreds-led", "14.2.2", seat=me.who, where=PLACE_WORDS[where])


def mob_rolled(g: State, me: Side, suit: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-hundreds-mob-rolled", law, seat=me.who, suit=SUIT_WORDS[suit])


def found(g: State, me: Side, item: int, where: int) -> None:
    """14.4.1: an item from under a ruin."""
    if g.news is not None:
        g.tell("news-root-hundreds-found", "14.4.1", seat=me.who, item=ITEM_WORDS[item], where=PLACE_WORDS[where])


def hoarded(g: State, me: Side, item: int) -> None:
    if g.news is not None:
        g.tell("news-root-hundreds-hoarded", "14.2.4.I", seat=me.who, item=ITEM_WORDS[item])


def item_gone(g: State, me: Side, item: int, law: str) -> None:
    """An item leaves the game."""
    if g.news is not None:
        g.tell("news-root-hundreds-item-gone", law, seat=me.who, item=ITEM_WORDS[item])


def looting(g: State, me: Side) -> None:
    if g.news is not None:
        g.tell("news-root-hundreds-looting", "14.2.5", seat=me.who)


def looted(g: State, me: Side, victim: Side, item: int) -> None:
    if g.news is not None:
        g.tell("news-root-hundreds-looted", "14.2.5", seat=me.who, other=victim.who, item=ITEM_WORDS[item])


def mob_removed(g: State, me: Side, where: int) -> None:
    """14.7.1: a mob becomes a warrior."""
    if g.news is not None:
        g.tell("news-root-hundreds-mob-removed", "14.7.1", seat=me.who, where=PLACE_WORDS[where])
