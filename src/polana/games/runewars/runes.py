"""Dragon runes: placing tokens face down (RW.runes)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import board
from polana.games.runewars.asks import runes as asks
from polana.games.runewars.news import runes as told
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import DRAGON_RUNE, NO_RUNE, Table
from polana.games.runewars.words import AREA, RUNE
from polana.kernel.flow import Flow, Judge
from polana.kernel.law import Refusal
from polana.kernel.word import Word


TAKEN: Final = Refusal("RW.runes.one_per_area", "why-runewars-one-rune-an-area")


@final
class OtherArea(Judge):
    """The same judge, but one area is taken now (RW.runes.one_per_area)."""

    __slots__ = ("judge", "taken")

    def __init__(self, judge: Judge, taken: Word) -> None:
        self.judge: Judge = judge
        self.taken: Word = taken

    def why_not(self, word: Word) -> Refusal | None:
        return TAKEN if word is self.taken else self.judge.why_not(word)


def place(g: Table, seat: int, tokens: list[int], judge: Judge, law: str) -> Flow[None]:
    """A player who has looked at one or two tokens places each face down, in areas of their own (RW.runes.gain.3).

    Two areas are chosen first, and only then the one that gets the dragon rune: so nothing that others can watch, not
    even the order in which tokens appear, depends on the faces. A token without a legal area goes face up to its pile
    (RW.runes.gain.4).
    """
    legal = [AREA[area] for area in g.chart.areas if judge.why_not(AREA[area]) is None]
    if len(tokens) == 2 and len(legal) >= 2:
        one = yield asks.where(g, seat, judge, law, len(tokens))
        rest = OtherArea(judge, one)
        two = yield asks.where(g, seat, rest, law, 1)
        dragon = yield asks.which_is_dragon(seat, [one, two], law)
        for word in (one, two):
            rune = max(tokens) if word is dragon else min(tokens)
            board.lay_rune(g, word.value, rune, 1 << seat)
            told.rune_placed(g, seat, word, law)
        return
    token = tokens[0]
    if len(tokens) == 2 and legal:
        word = yield asks.which_rune(seat, law)
        token = word.value + 1
    for rune in tokens:
        if rune == token and legal:
            word = yield asks.where(g, seat, judge, law, 1)
            board.lay_rune(g, word.value, rune, 1 << seat)
            told.rune_placed(g, seat, word, law)
        else:
            board.return_rune(g, rune)
            told.rune_returned(g, seat, RUNE[rune - 1])


def knows(g: Table, seat: int, area: int) -> bool:
    """RW.runes.peek.1: who has looked at a rune token, controls its area, or has a hero there, knows it."""
    if g.rune[area] == NO_RUNE or g.rune_up[area]:
        return True
    return seat != NOBODY and g.rune_known[area] >> seat & 1 == 1


def dragons_of(g: Table, seat: int) -> int:
    """RW.victory.card.1: the dragon runes that a player controls, face up or down."""
    count = 0
    for area in g.chart.areas:
        if g.owner[area] == seat and g.rune[area] == DRAGON_RUNE:
            count += 1
    return count
