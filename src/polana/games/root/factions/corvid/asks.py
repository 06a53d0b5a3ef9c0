"""What the Corvid Conspiracy and those who guess at its plots are asked, question by question."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, Wording
from polana.games.root.deed import OwnDeeds
from polana.games.root.factions.corvid.side import CorvidSide
from polana.games.root.factions.corvid.words import PLOT_WORDS
from polana.games.root.promise import Promise
from polana.games.root.state import Side, State
from polana.games.root.words import PLACE_WORDS, SUIT_WORDS
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg
from polana.kernel.topic import BETWEEN
from polana.kernel.word import Word

HOME: Final = Wording(TOPICS.topic("ask-root-corvid-home"))
BIRDSONG: Final = Wording(TOPICS.topic("ask-root-corvid-birdsong"))
DAYLIGHT: Final = TOPICS.topic("ask-root-corvid-daylight", BETWEEN)
EVENING: Final = Wording(TOPICS.topic("ask-root-corvid-evening"))
#: 13.4.3: which card is spent to recruit?
RECRUIT_CARD: Final = Wording(TOPICS.topic("ask-root-corvid-recruit-card"))
_SCATTER: Final = TOPICS.topic("ask-root-corvid-scatter")
_FLIP: Final = TOPICS.topic("ask-root-corvid-flip")
_RECRUIT_SUIT: Final = TOPICS.topic("ask-root-corvid-recruit-suit")
_RECRUIT_WHERE: Final = TOPICS.topic("ask-root-corvid-recruit-where")
_EXERT: Final = TOPICS.topic("ask-root-corvid-exert")
_PLOT_WHERE: Final = TOPICS.topic("ask-root-corvid-plot-where")
_PLOT_WHICH: Final = TOPICS.topic("ask-root-corvid-plot-which")
_TRICK: Final = TOPICS.topic("ask-root-corvid-trick")
_TRICK_WITH: Final = TOPICS.topic("ask-root-corvid-trick-with")
_EXPOSE: Final = TOPICS.topic("ask-root-corvid-expose")
_GUESS: Final = TOPICS.topic("ask-root-corvid-guess")
_EXPOSE_CARD: Final = TOPICS.topic("ask-root-corvid-expose-card")
_RAID: Final = TOPICS.topic("ask-root-corvid-raid")


def scatter(me: Side, clearings: list[Word], suit: int, law: str) -> Ask:
    """13.3.2: in which clearing of this suit?"""
    return Ask(me.seat, _SCATTER, clearings, law, args={"suit": SUIT_WORDS[suit]})


def flip(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _FLIP, clearings, "13.4.2")


def recruit_suit(me: Side, suits: list[Word]) -> Ask:
    """13.4.3: of which suit, for a bird?"""
    return Ask(me.seat, _RECRUIT_SUIT, suits, "13.4.3")


def recruit_where(me: Side, clearings: list[Word]) -> Ask:
    """1.5.4: where, if there are too few warriors for all?"""
    return Ask(me.seat, _RECRUIT_WHERE, clearings, "13.4.3")


def daylight(left: int) -> Wording:
    """13.5: the next action, with this many left?"""
    return Wording(DAYLIGHT, {"left": left})


def exert(g: State, me: CorvidSide, deeds: OwnDeeds[CorvidSide]) -> Menu[State, CorvidSide]:
    """13.6.1: which further action?"""
    return Menu(me.seat, _EXERT, "13.6.1", g, me, deeds, within=True)


def plot_where(me: Side, clearings: list[Word], cost: int) -> Ask:
    return Ask(me.seat, _PLOT_WHERE, clearings, "13.5.2", args={"count": cost})


def plot_which(me: Side, plots: list[Word], where: int, law: str) -> Ask:
    """Which plot? How many kinds are left is nobody else's business."""
    return Ask(me.seat, _PLOT_WHICH, plots, law, veiled=True, args={"where": PLACE_WORDS[where]})


def trick(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _TRICK, clearings, "13.5.4")


def trick_with(me: Side, clearings: list[Word], where: int) -> Ask:
    return Ask(me.seat, _TRICK_WITH, clearings, "13.5.4", args={"where": PLACE_WORDS[where]})


def expose(other: Side, clearings: list[Word], judge: Judge, implies: Promise) -> Ask:
    """13.2.4: which plot? Which can be guessed at depends on the guesser's hand."""
    return Ask(other.seat, _EXPOSE, clearings, "13.2.4", judge, veiled=True, implies=implies)


def guess(other: Side, where: int, implies: Promise) -> Ask:
    args: dict[str, Arg] = {"where": PLACE_WORDS[where]}
    return Ask(other.seat, _GUESS, list(PLOT_WORDS), "13.2.4", args=args, implies=implies)


def expose_card(where: int) -> Wording:
    return Wording(_EXPOSE_CARD, {"where": PLACE_WORDS[where]})


def raid(me: Side, clearings: list[Word]) -> Ask:
    """13.7.4, 1.5.4: where, if there are too few warriors for all?"""
    return Ask(me.seat, _RAID, clearings, "13.7.4")
