"""What the Underground Duchy is asked, question by question."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, CardAsk, Wording
from polana.games.root.deed import OwnDeeds
from polana.games.root.factions.duchy.side import DuchySide
from polana.games.root.factions.duchy.words import MINISTER_WORDS
from polana.games.root.promise import Promise
from polana.games.root.state import Side, State
from polana.games.root.words import COUNT_WORDS, PLACE_WORDS
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.topic import BETWEEN, WHO
from polana.kernel.topic import BUILD as BUILDS
from polana.kernel.word import Word

HOME: Final = Wording(TOPICS.topic("ask-root-duchy-home"))
ASSEMBLY: Final = TOPICS.topic("ask-root-duchy-assembly", BETWEEN)
PARLIAMENT: Final = Wording(TOPICS.topic("ask-root-duchy-parliament"))
SWAY: Final = Wording(TOPICS.topic("ask-root-duchy-sway", WHO))
EVENING: Final = Wording(TOPICS.topic("ask-root-duchy-evening"))
#: 12.5.1.V: which card is spent for a tunnel? 12.5.2.V: which for points?
DIG_CARD: Final = Wording(TOPICS.topic("ask-root-duchy-dig-card"))
BANKER: Final = Wording(TOPICS.topic("ask-root-duchy-banker"))
_SURFACE: Final = TOPICS.topic("ask-root-duchy-surface")
_BUILD_CARD: Final = Wording(TOPICS.topic("ask-root-duchy-build-card", BUILDS))
_BUILD_WHERE: Final = TOPICS.topic("ask-root-duchy-build-where", BUILDS)
_BUILD_WHAT: Final = TOPICS.topic("ask-root-duchy-build-what", BUILDS)
_DIG_WHERE: Final = TOPICS.topic("ask-root-duchy-dig-where")
_DIG_REMOVE: Final = TOPICS.topic("ask-root-duchy-dig-remove")
_DIG_COUNT: Final = TOPICS.topic("ask-root-duchy-dig-count")
_BRIGADIER: Final = TOPICS.topic("ask-root-duchy-brigadier")
_MAYOR: Final = TOPICS.topic("ask-root-duchy-mayor")
_SWAY_CARD: Final = TOPICS.topic("ask-root-duchy-sway-card")
_FAILURE: Final = TOPICS.topic("ask-root-duchy-failure")


def home(me: Side, corners: list[Word]) -> Ask:
    return Ask(me.seat, HOME.topic, corners, "12.3.3")


def surface(me: Side, clearings: list[Word]) -> Ask:
    """A.8.2: where does the next warrior stand?"""
    return Ask(me.seat, _SURFACE, clearings, "A.8.2")


def assembly(left: int) -> Wording:
    """12.5.1: the next action, with this many left?"""
    return Wording(ASSEMBLY, {"left": left})


def build_card(me: Side, law: str, judge: Judge, implies: Promise) -> Ask:
    return CardAsk(me, _BUILD_CARD, law, judge, [], implies=implies)


def build_where(me: Side, clearings: list[Word], law: str) -> Ask:
    return Ask(me.seat, _BUILD_WHERE, clearings, law)


def build_what(me: Side, pieces: list[Word], where: int, law: str) -> Ask:
    return Ask(me.seat, _BUILD_WHAT, pieces, law, args={"where": PLACE_WORDS[where]})


def dig_where(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _DIG_WHERE, clearings, "12.5.1.V")


def dig_remove(me: Side, clearings: list[Word]) -> Ask:
    """12.2.4: which tunnel is removed first?"""
    return Ask(me.seat, _DIG_REMOVE, clearings, "12.2.4")


def dig_count(me: Side, most: int, where: int) -> Ask:
    """12.5.1.V: how many warriors come up from the Burrow?"""
    return Ask(me.seat, _DIG_COUNT, COUNT_WORDS[: most + 1], "12.5.1.V", args={"where": PLACE_WORDS[where]})


def brigadier(g: State, me: DuchySide, actions: OwnDeeds[DuchySide], veiled: bool) -> Menu[State, DuchySide]:
    """12.5.2.IV: moves, or battles?"""
    return Menu(me.seat, _BRIGADIER, "12.5.2.IV", g, me, actions, veiled=veiled, within=True)


def mayor(g: State, me: DuchySide, actions: OwnDeeds[DuchySide], veiled: bool) -> Menu[State, DuchySide]:
    """12.5.2.VI: whose action?"""
    return Menu(me.seat, _MAYOR, "12.5.2.VI", g, me, actions, veiled=veiled, within=True)


def sway_card(me: Side, minister: int, left: int, judge: Judge, implies: Promise) -> Ask:
    """12.5.3.II: which card comes next, of this many?"""
    args: dict[str, object] = {"minister": MINISTER_WORDS[minister], "count": left}
    return CardAsk(me, Wording(_SWAY_CARD, args), "12.5.3.II", judge, [], implies=implies)


def failure(me: Side, ministers: list[int]) -> Ask:
    """12.2.3: which of the highest ministers leaves?"""
    return Ask(me.seat, _FAILURE, [MINISTER_WORDS[minister] for minister in ministers], "12.2.3")
