"""What the Marquise de Cat is asked, question by question."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, Elsewhere, Wording
from polana.games.root.promise import Promise
from polana.games.root.state import Side
from polana.games.root.words import PLACE_WORDS
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.topic import BETWEEN
from polana.kernel.topic import BUILD as BUILDS
from polana.kernel.word import Word

NOT_A_CORNER: Final = Elsewhere(Refusal("6.3.2", "why-root-not-a-corner"))
NOT_BY_THE_KEEP: Final = Elsewhere(Refusal("6.3.4", "why-root-not-by-the-keep"))
NO_WOOD_THERE: Final = Elsewhere(Refusal("6.5.4.II", "why-root-no-wood-there"))

_KEEP: Final = TOPICS.topic("ask-root-marquise-keep")
_FIRST_BUILDING: Final = TOPICS.topic("ask-root-marquise-first-building")
HOMELAND: Final = Wording(TOPICS.topic("ask-root-marquise-home"))
WOOD: Final = Wording(TOPICS.topic("ask-root-marquise-wood"))
RECRUIT: Final = Wording(TOPICS.topic("ask-root-marquise-recruit"))
DAYLIGHT: Final = TOPICS.topic("ask-root-marquise-daylight", BETWEEN)
EXTRA: Final = Wording(TOPICS.topic("ask-root-marquise-extra", BETWEEN))
_BUILD_WHERE: Final = TOPICS.topic("ask-root-marquise-build-where", BUILDS)
_BUILD_WHAT: Final = TOPICS.topic("ask-root-marquise-build-what", BUILDS)
_PAY_WOOD: Final = TOPICS.topic("ask-root-marquise-pay-wood")
_OVERWORK: Final = TOPICS.topic("ask-root-marquise-overwork")
_OVERWORK_CARD: Final = TOPICS.topic("ask-root-marquise-overwork-card")
_HOSPITALS: Final = TOPICS.topic("ask-root-marquise-hospitals")


def keep(me: Side, corners: list[Word]) -> Ask:
    # 6.3.3: where her warriors begin follows from it.
    return Ask(me.seat, _KEEP, corners, "6.3.2", args={"garrison": 1}, elsewhere=NOT_A_CORNER)


def keep_by_card(me: Side, homelands: list[Word]) -> Ask:
    """The same in the advanced setup, among her homelands."""
    return Ask(me.seat, _KEEP, homelands, "A.8.2")


def first_building(me: Side, clearings: list[Word], kind: int) -> Ask:
    args: dict[str, object] = {"piece": me.rules.pieces[kind].word}
    return Ask(me.seat, _FIRST_BUILDING, clearings, "6.3.4", args=args, elsewhere=NOT_BY_THE_KEEP)


def first_building_by_card(me: Side, homelands: list[Word], kind: int) -> Ask:
    """The same in the advanced setup, among her homelands."""
    return Ask(me.seat, _FIRST_BUILDING, homelands, "A.8.2", args={"piece": me.rules.pieces[kind].word})


def one_of(me: Side, about: Wording, clearings: list[Word], law: str) -> Ask:
    """Where does the next wood or warrior go, if there are too few for all?"""
    return Ask(me.seat, about.topic, clearings, law)


def daylight(left: int) -> Wording:
    """6.5: the next of this many actions?"""
    return Wording(DAYLIGHT, {"left": left})


def build_where(me: Side, clearings: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _BUILD_WHERE, clearings, "6.5.4.I", judge)


def build_what(me: Side, kinds: list[Word], where: int, judge: Judge) -> Ask:
    return Ask(me.seat, _BUILD_WHAT, kinds, "6.5.4.I", judge, args={"where": PLACE_WORDS[where]})


def pay_wood(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _PAY_WOOD, clearings, "6.5.4.II", elsewhere=NO_WOOD_THERE)


def overwork(me: Side, clearings: list[Word], judge: Judge, implies: Promise) -> Ask:
    """6.5.5. Veiled: where she can depends on her hand."""
    return Ask(me.seat, _OVERWORK, clearings, "6.5.5", judge, veiled=True, implies=implies)


def overwork_card(where: int) -> Wording:
    return Wording(_OVERWORK_CARD, {"where": PLACE_WORDS[where]})


def hospitals(where: int, count: int) -> Wording:
    """6.2.3: a card for this many warriors removed there?"""
    return Wording(_HOSPITALS, {"where": PLACE_WORDS[where], "count": count})
