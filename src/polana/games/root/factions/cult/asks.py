"""What the Lizard Cult is asked, question by question."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, CardAsk, Wording
from polana.games.root.deed import OwnDeeds
from polana.games.root.factions.cult.side import CultSide
from polana.games.root.promise import Promise
from polana.games.root.state import Side, State
from polana.games.root.words import PLACE_WORDS, SUIT_WORDS
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

HOME: Final = Wording(TOPICS.topic("ask-root-cult-home"))
BIRDSONG: Final = Wording(TOPICS.topic("ask-root-cult-birdsong"))
DAYLIGHT: Final = Wording(TOPICS.topic("ask-root-cult-daylight"))
EVENING: Final = Wording(TOPICS.topic("ask-root-cult-evening"))
_GARDEN: Final = TOPICS.topic("ask-root-cult-garden")
_PILGRIMS: Final = TOPICS.topic("ask-root-cult-pilgrims")
_OUTCAST: Final = TOPICS.topic("ask-root-cult-outcast")
_CRUSADE: Final = TOPICS.topic("ask-root-cult-crusade")
_CRUSADE_BATTLE: Final = TOPICS.topic("ask-root-cult-crusade-battle")
_CONVERT: Final = TOPICS.topic("ask-root-cult-convert")
_CONVERT_WHOM: Final = TOPICS.topic("ask-root-cult-convert-whom")
_SANCTIFY: Final = TOPICS.topic("ask-root-cult-sanctify")
_SANCTIFY_WHOSE: Final = TOPICS.topic("ask-root-cult-sanctify-whose")
_SANCTIFY_WHICH: Final = TOPICS.topic("ask-root-cult-sanctify-which")
_REVEAL: Final = TOPICS.topic("ask-root-cult-reveal")
_BUILD: Final = TOPICS.topic("ask-root-cult-build")
_RECRUIT: Final = TOPICS.topic("ask-root-cult-recruit")


def home(me: Side, corners: list[Word]) -> Ask:
    return Ask(me.seat, HOME.topic, corners, "10.3.2")


def garden(me: Side, suits: list[int], law: str) -> Ask:
    """Of which suit, in a clearing of several?"""
    return Ask(me.seat, _GARDEN, [SUIT_WORDS[suit] for suit in suits], law)


def pilgrims(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _PILGRIMS, clearings, "A.8.2")


def outcast(me: Side, suits: list[Word], law: str) -> Ask:
    return Ask(me.seat, _OUTCAST, suits, law)


def crusade(g: State, me: CultSide, ways: OwnDeeds[CultSide], veiled: bool) -> Menu[State, CultSide]:
    """10.4.3.I: a battle, or a move?"""
    return Menu(me.seat, _CRUSADE, "10.4.3.I", g, me, ways, veiled=veiled, within=True)


def crusade_battle(
    g: State, me: CultSide, where: int, deeds: OwnDeeds[CultSide], veiled: bool
) -> Menu[State, CultSide]:
    """10.4.3.I: a battle where the move has ended?"""
    args: dict[str, object] = {"where": PLACE_WORDS[where]}
    return Menu(me.seat, _CRUSADE_BATTLE, "10.4.3.I", g, me, deeds, veiled=veiled, args=args, within=True)


def convert(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _CONVERT, clearings, "10.4.3.II")


def convert_whom(me: Side, factions: list[Word], where: int) -> Ask:
    return Ask(me.seat, _CONVERT_WHOM, factions, "10.4.3.II", args={"where": PLACE_WORDS[where]})


def sanctify(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _SANCTIFY, clearings, "10.4.3.III")


def sanctify_whose(me: Side, factions: list[Word], where: int) -> Ask:
    return Ask(me.seat, _SANCTIFY_WHOSE, factions, "10.4.3.III", args={"where": PLACE_WORDS[where]})


def sanctify_which(me: Side, pieces: list[Word], where: int) -> Ask:
    return Ask(me.seat, _SANCTIFY_WHICH, pieces, "10.4.3.III", args={"where": PLACE_WORDS[where]})


def reveal(me: Side, ritual: Word, law: str, judge: Judge, implies: Promise) -> Ask:
    """10.5: which card, for this ritual?"""
    return CardAsk(me, Wording(_REVEAL, {"ritual": ritual}), law, judge, [], implies=implies)


def build(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _BUILD, clearings, "10.5.1")


def recruit(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _RECRUIT, clearings, "10.5.2")
