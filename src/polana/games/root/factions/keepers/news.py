"""What can happen to the Keepers in Iron, line by line."""

from __future__ import annotations

from polana.games.root.components import NONE
from polana.games.root.factions.keepers.words import RELIC_WORDS, RETAINER, RETINUE_WORDS
from polana.games.root.state import Side, State
from polana.games.root.words import CARD_WORDS, PLACE_WORDS
from polana.kernel.word import Word


def card_word(card: int) -> Word:
    """A card of the Retinue; NONE: a Faithful Retainer."""
    return RETAINER if card == NONE else CARD_WORDS[card]


def encamped(g: State, me: Side, where: int, shows: int, law: str) -> None:
    """A waystation stands in a clearing and shows a type."""
    if g.news is not None:
        g.tell("news-root-keepers-encamped", law, seat=me.who, where=PLACE_WORDS[where], relic=RELIC_WORDS[shows])


def decamped(g: State, me: Side, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-keepers-decamped", "15.4.2", seat=me.who, where=PLACE_WORDS[where])


def acted(g: State, me: Side, card: int, column: int) -> None:
    """A card of the Retinue acts."""
    if g.news is not None:
        g.tell("news-root-keepers-acted", "15.5.2", seat=me.who, card=card_word(card), column=RETINUE_WORDS[column])


def delved(g: State, me: Side, kind: int, forest: int, where: int) -> None:
    if g.news is not None:
        piece = me.rules.pieces[kind].word
        args = {"piece": piece, "origin": PLACE_WORDS[forest], "where": PLACE_WORDS[where]}
        g.tell("news-root-keepers-delved", "15.5.2.II.a", seat=me.who, **args)


def carried(g: State, me: Side, kind: int, origin: int, destination: int) -> None:
    if g.news is not None:
        piece = me.rules.pieces[kind].word
        args = {"piece": piece, "origin": PLACE_WORDS[origin], "destination": PLACE_WORDS[destination]}
        g.tell("news-root-keepers-carried", "15.2.4", seat=me.who, **args)


def recovered(g: State, me: Side, kind: int, where: int) -> None:
    if g.news is not None:
        piece = me.rules.pieces[kind].word
        g.tell("news-root-keepers-recovered", "15.5.2.III.a", seat=me.who, piece=piece, where=PLACE_WORDS[where])


def column_filled(g: State, me: Side) -> None:
    if g.news is not None:
        g.tell("news-root-keepers-column-filled", "15.5.2.III.b", seat=me.who)


def lost_card(g: State, me: Side, card: int, law: str) -> None:
    """A card of the Retinue is discarded."""
    if g.news is not None:
        g.tell("news-root-keepers-lost-card", law, seat=me.who, card=card_word(card))


def devout(g: State, me: Side) -> None:
    """15.2.4: the first hit is ignored."""
    if g.news is not None:
        g.tell("news-root-keepers-devout", "15.2.4", seat=me.who)


def trophy(g: State, chooser: Side, kind: int, owner: Side, forest: int) -> None:
    if g.news is not None:
        piece = owner.rules.pieces[kind].word
        g.tell("news-root-keepers-trophy", "15.2.5", seat=chooser.who, piece=piece, where=PLACE_WORDS[forest])


def tucked(g: State, me: Side, card: int, column: int) -> None:
    if g.news is not None:
        g.tell("news-root-keepers-tucked", "15.6.2", seat=me.who, card=CARD_WORDS[card], column=RETINUE_WORDS[column])


def shifted(g: State, me: Side, card: int, column: int) -> None:
    if g.news is not None:
        g.tell("news-root-keepers-shifted", "15.6.2", seat=me.who, card=card_word(card), column=RETINUE_WORDS[column])
