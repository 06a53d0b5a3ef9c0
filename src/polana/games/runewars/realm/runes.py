"""Dragon runes: gaining and placing tokens (RW.runes)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import EXPLORATIONS
from polana.games.runewars.map import board
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import asks as realm_asks
from polana.games.runewars.realm import news as told
from polana.games.runewars.state import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, Table
from polana.games.runewars.words import AREA, DONE, RUNE
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

DISCARDS: Final = 2  # RW.runes.gain.1
DRAGON_THRONE: Final = EXPLORATIONS.index("dragon_throne")

NOT_YOURS: Final = Refusal("RW.runes.gain.3", "why-runewars-rune-enemy-area")
TAKEN: Final = Refusal("RW.runes.one_per_area", "why-runewars-one-rune-an-area")


@final
class OtherArea(Judge):
    """The same judge, but one area is now taken (RW.runes.one_per_area)."""

    __slots__ = ("judge", "taken")

    def __init__(self, judge: Judge, taken: Word) -> None:
        self.judge: Judge = judge
        self.taken: Word = taken

    def why_not(self, word: Word) -> Refusal | None:
        return TAKEN if word is self.taken else self.judge.why_not(word)


@final
class GainJudge(Judge):
    """RW.runes.gain.3: a friendly area or one that nobody controls, without a rune token."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if self.g.rune[word.value] != NO_RUNE:
            return TAKEN
        return None if self.g.owner[word.value] in (NOBODY, self.seat) else NOT_YOURS


def gain(g: Table, seat: int, law: str) -> Flow[None]:
    """RW.runes.gain: up to two false runes go, then a dragon rune and a false one come onto the board."""
    for _ in range(DISCARDS):
        word = yield realm_asks.discard_false(g, seat)
        if word is DONE:
            break
        board.return_rune(g, board.lift_rune(g, word.value))
        told.false_discarded(g, seat, word)
    told.gained(g, seat, law)
    pick_up(g, 1, 1)
    yield from place(g, seat, GainJudge(g, seat), "RW.runes.gain.3")


def pick_up(g: Table, dragons: int, falses: int) -> None:
    """Tokens from the piles into the hand; an empty pile gives none (RW.runes.gain.2)."""
    dragons = min(dragons, g.dragon_pile)
    falses = min(falses, g.false_pile)
    g.dragon_pile -= dragons
    g.false_pile -= falses
    g.runes_held += [FALSE_RUNE] * falses + [DRAGON_RUNE] * dragons


def place(g: Table, seat: int, judge: Judge, law: str) -> Flow[None]:
    """A player who has looked at the one or two tokens in his hand places each face down, in an area of its own.

    Two areas are chosen first, and only then the one that gets the dragon rune: so nothing that others can watch, not
    even the order in which tokens appear, depends on the faces. A token without a legal area goes face up to its pile
    (RW.runes.gain.4).
    """
    held = g.runes_held
    room = 0
    for area in g.chart.areas:
        if judge.why_not(AREA[area]) is None:
            room += 1
    if len(held) > 1 and room == 1:
        word = yield realm_asks.which_rune(seat, law)
        give_back(g, seat, FALSE_RUNE if word is RUNE[1] else DRAGON_RUNE)
    if room == 0:
        for rune in held.copy():
            give_back(g, seat, rune)
    elif len(held) == 1:
        word = yield realm_asks.where(g, seat, judge, law, 1)
        lay(g, seat, word, held[0], law)
    elif held:
        one = yield realm_asks.where(g, seat, judge, law, 2)
        two = yield realm_asks.where(g, seat, OtherArea(judge, one), law, 1)
        dragon = yield realm_asks.which_is_dragon(seat, [one, two], law)
        for word in (one, two):
            lay(g, seat, word, DRAGON_RUNE if word is dragon else FALSE_RUNE, law)


def lay(g: Table, seat: int, area: Word, rune: int, law: str) -> None:
    """A token that is in hand comes face down into an area."""
    g.runes_held.remove(rune)
    board.lay_rune(g, area.value, rune, 1 << seat)
    told.rune_placed(g, seat, area, law)


def give_back(g: Table, seat: int, rune: int) -> None:
    """RW.runes.gain.4: a token that is in hand goes face up to its pile."""
    g.runes_held.remove(rune)
    board.return_rune(g, rune)
    told.rune_returned(g, seat, RUNE[rune - 1])


def knows(g: Table, seat: int, area: int) -> bool:
    """RW.runes.peek.1: whoever has looked at a rune token, controls its area, or has a hero there, knows it."""
    if g.rune[area] == NO_RUNE or g.rune_up[area]:
        return True
    return seat != NOBODY and g.rune_known[area] >> seat & 1 == 1


def dragons_of(g: Table, seat: int) -> int:
    """RW.victory.card.1: the dragon runes that a player controls, face up or down, with the Dragon Throne."""
    count = 0
    for area in g.chart.areas:
        if g.owner[area] == seat:
            count += (g.rune[area] == DRAGON_RUNE) + (g.token[area] == DRAGON_THRONE and g.token_up[area])
    return count


def dragons_shown(g: Table, seat: int) -> int:
    """How many of them lie face up."""
    count = 0
    for area in g.chart.areas:
        if g.owner[area] == seat:
            count += g.rune[area] == DRAGON_RUNE and g.rune_up[area]
            count += g.token[area] == DRAGON_THRONE and g.token_up[area]
    return count


# --- revealing --------------------------------------------------------------------------------------------------------


def hidden_of(g: Table, seat: int) -> list[int]:
    """Areas of a player with a face-down token."""
    return [area for area in g.chart.areas if g.owner[area] == seat and g.rune[area] and not g.rune_up[area]]


def reveal(g: Table, seat: int, dragon: bool, law: str) -> Flow[None]:
    """RW.runes.reveal.1: a token of the player's choice in his areas; a dragon rune, if the effect asks for one."""
    word = yield realm_asks.reveal(g, seat, dragon, law)
    turn_up(g, word.value)


def turn_up(g: Table, area: int) -> None:
    """RW.runes.reveal.2: a token is turned up, and stays so."""
    if not g.rune_up[area]:
        g.chance.reveal()
        g.rune_up[area] = True
        g.touch(area)
        told.revealed(g, area)
