"""What the Lord of the Hundreds is asked, question by question."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, Wording
from polana.games.root.deed import OwnDeeds
from polana.games.root.factions.hundreds.side import HundredsSide
from polana.games.root.factions.hundreds.words import MOOD_WORDS
from polana.games.root.state import Side, State
from polana.games.root.words import DONE, ITEM_WORDS, NO, PLACE_WORDS, YES
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask
from polana.kernel.topic import BETWEEN, WHO
from polana.kernel.topic import BUILD as BUILDS
from polana.kernel.word import Word

HOME: Final = Wording(TOPICS.topic("ask-root-hundreds-home"))
DAYLIGHT: Final = TOPICS.topic("ask-root-hundreds-daylight", BETWEEN)
EVENING: Final = Wording(TOPICS.topic("ask-root-hundreds-evening"))
#: Which card is spent for a stronghold (14.5.2.III), which to incite a mob (14.6.1)?
BUILD_CARD: Final = Wording(TOPICS.topic("ask-root-hundreds-build-card", BUILDS))
INCITE_CARD: Final = Wording(TOPICS.topic("ask-root-hundreds-incite-card"))
_FOUND: Final = TOPICS.topic("ask-root-hundreds-found")
_SPREAD: Final = TOPICS.topic("ask-root-hundreds-spread")
_RECRUIT: Final = TOPICS.topic("ask-root-hundreds-recruit")
_ANOINT: Final = TOPICS.topic("ask-root-hundreds-anoint")
_MOOD: Final = TOPICS.topic("ask-root-hundreds-mood", WHO)
_LAVISH: Final = TOPICS.topic("ask-root-hundreds-lavish")
_FULL: Final = TOPICS.topic("ask-root-hundreds-full")
_TRADE: Final = TOPICS.topic("ask-root-hundreds-trade")
_LOOT: Final = TOPICS.topic("ask-root-hundreds-loot")
_LOOT_ITEM: Final = TOPICS.topic("ask-root-hundreds-loot-item")
_GOES_ALONG: Final = TOPICS.topic("ask-root-hundreds-goes-along")
_FALLS: Final = TOPICS.topic("ask-root-hundreds-falls")
_BITTER: Final = TOPICS.topic("ask-root-hundreds-bitter")
_ADVANCE: Final = TOPICS.topic("ask-root-hundreds-advance")
_ADVANCE_BATTLE: Final = TOPICS.topic("ask-root-hundreds-advance-battle")
_RELENTLESS: Final = TOPICS.topic("ask-root-hundreds-relentless")
_BUILD_WHERE: Final = TOPICS.topic("ask-root-hundreds-build-where", BUILDS)
_INCITE_WHERE: Final = TOPICS.topic("ask-root-hundreds-incite-where")
_JUBILANT: Final = TOPICS.topic("ask-root-hundreds-jubilant")


def home(me: Side, corners: list[Word]) -> Ask:
    return Ask(me.seat, HOME.topic, corners, "14.3.1")


class FoundAsk(Ask):
    """9.7.3: which of the items under a ruin? Only the Hundreds see them, so they are read when somebody looks."""

    __slots__ = ("_own",)

    def __init__(self, own: HundredsSide, where: int) -> None:
        super().__init__(own.seat, _FOUND, [], "14.4.1", None, veiled=True, args={"where": PLACE_WORDS[where]})
        self._own: HundredsSide = own

    def candidates(self) -> list[Word]:
        return [ITEM_WORDS[item] for item in sorted(set(self._own.looked))]


def found(own: HundredsSide, where: int) -> Ask:
    return FoundAsk(own, where)


def spread(me: Side, clearings: list[Word], law: str) -> Ask:
    """Where does the mob that the die brings go?"""
    return Ask(me.seat, _SPREAD, clearings, law)


def recruit(me: Side, clearings: list[Word]) -> Ask:
    """1.5.4: where, if there are too few warriors for all?"""
    return Ask(me.seat, _RECRUIT, clearings, "14.4.2")


def anoint(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _ANOINT, clearings, "14.4.3")


def mood(me: Side, moods: list[int]) -> Ask:
    return Ask(me.seat, _MOOD, [MOOD_WORDS[mood] for mood in moods], "14.4.4")


def lavish(me: Side, items: list[int]) -> Ask:
    words = [ITEM_WORDS[item] for item in sorted(set(items))]
    return Ask(me.seat, _LAVISH, [*words, DONE], "14.7.4")


def full(me: Side, items: list[int]) -> Ask:
    """14.2.4.I: which item leaves the game?"""
    return Ask(me.seat, _FULL, [ITEM_WORDS[item] for item in sorted(set(items))], "14.2.4.I")


def trade(me: Side, item: int, words: list[Word]) -> Ask:
    """14.2.3: for the Hoard, or for the points?"""
    return Ask(me.seat, _TRADE, words, "14.2.3", args={"item": ITEM_WORDS[item]})


def loot(me: Side, other: Side, where: int) -> Ask:
    args: dict[str, object] = {"other": other.who, "where": PLACE_WORDS[where]}
    return Ask(me.seat, _LOOT, [YES, NO], "14.2.5", args=args)


def loot_item(me: Side, items: list[Word], other: Side) -> Ask:
    return Ask(me.seat, _LOOT_ITEM, items, "14.2.5", args={"other": other.who})


def goes_along(me: Side, destination: int) -> Ask:
    """14.2.2: does the warlord go with those who move?"""
    return Ask(me.seat, _GOES_ALONG, [YES, NO], "14.2.2", args={"destination": PLACE_WORDS[destination]})


def falls(me: Side, where: int) -> Ask:
    """14.2.2: is the warlord among those who fall?"""
    return Ask(me.seat, _FALLS, [YES, NO], "14.2.2", args={"where": PLACE_WORDS[where]})


def bitter(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _BITTER, [*clearings, DONE], "14.7.1")


def daylight(left: int) -> Wording:
    """14.5: the next action, with this many of Command left?"""
    return Wording(DAYLIGHT, {"left": left})


def advance(g: State, me: HundredsSide, ways: OwnDeeds[HundredsSide], veiled: bool) -> Menu[State, HundredsSide]:
    """14.5.3: a move, or a battle where he is?"""
    return Menu(me.seat, _ADVANCE, "14.5.3", g, me, ways, veiled=veiled, within=True)


def advance_battle(
    g: State, me: HundredsSide, where: int, deeds: OwnDeeds[HundredsSide], veiled: bool
) -> Menu[State, HundredsSide]:
    args: dict[str, object] = {"where": PLACE_WORDS[where]}
    return Menu(me.seat, _ADVANCE_BATTLE, "14.5.3", g, me, deeds, veiled=veiled, args=args, within=True)


def relentless(g: State, me: HundredsSide, deeds: OwnDeeds[HundredsSide], veiled: bool) -> Menu[State, HundredsSide]:
    """14.7.5: once more?"""
    return Menu(me.seat, _RELENTLESS, "14.7.5", g, me, deeds, veiled=veiled, within=True)


def build_where(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _BUILD_WHERE, clearings, "14.5.2.III")


def incite_where(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _INCITE_WHERE, clearings, "14.6.1")


def jubilant(me: Side, left: int) -> Ask:
    """14.7.3: roll once more?"""
    return Ask(me.seat, _JUBILANT, [YES, NO], "14.7.3", args={"count": left})
