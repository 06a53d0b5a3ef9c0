"""What the Keepers in Iron are asked, question by question."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, Wording
from polana.games.root.deed import OwnDeeds
from polana.games.root.factions.keepers.side import KeepersSide
from polana.games.root.factions.keepers.words import RELIC_WORDS, RETINUE_WORDS
from polana.games.root.state import Side, State
from polana.games.root.words import DONE, PASS, PLACE_WORDS
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word

HOME: Final = Wording(TOPICS.topic("ask-root-keepers-home"))
SECOND_HOME: Final = Wording(TOPICS.topic("ask-root-keepers-second-home"))
BIRDSONG: Final = Wording(TOPICS.topic("ask-root-keepers-birdsong"))
_DAYLIGHT: Final = TOPICS.topic("ask-root-keepers-daylight")
#: Nothing of the Retinue is left to act.
CRAFTING: Final = Wording(TOPICS.topic("ask-root-keepers-crafting"))
EVENING: Final = Wording(TOPICS.topic("ask-root-keepers-evening"))
RECRUIT_CARD: Final = Wording(TOPICS.topic("ask-root-keepers-recruit-card"))
TUCK_CARD: Final = Wording(TOPICS.topic("ask-root-keepers-tuck-card"))
_ENCAMP: Final = TOPICS.topic("ask-root-keepers-encamp")
_REINFORCE: Final = TOPICS.topic("ask-root-keepers-reinforce")
_FACE: Final = TOPICS.topic("ask-root-keepers-face")
_TILE: Final = TOPICS.topic("ask-root-keepers-tile")
_DECAMP: Final = TOPICS.topic("ask-root-keepers-decamp")
_DECAMP_WHICH: Final = TOPICS.topic("ask-root-keepers-decamp-which")
_RECRUIT: Final = TOPICS.topic("ask-root-keepers-recruit")
_DELVE_WHERE: Final = TOPICS.topic("ask-root-keepers-delve-where")
_DELVE_FOREST: Final = TOPICS.topic("ask-root-keepers-delve-forest")
_DELVE_RELIC: Final = TOPICS.topic("ask-root-keepers-delve-relic")
_MOVE_OR_RECOVER: Final = TOPICS.topic("ask-root-keepers-move-or-recover")
_RECOVER_WHERE: Final = TOPICS.topic("ask-root-keepers-recover-where")
_RECOVER: Final = TOPICS.topic("ask-root-keepers-recover")
_CARRY: Final = TOPICS.topic("ask-root-keepers-carry")
_TROPHY: Final = TOPICS.topic("ask-root-keepers-trophy")
_COLUMN: Final = TOPICS.topic("ask-root-keepers-column")
_SHIFT_FROM: Final = TOPICS.topic("ask-root-keepers-shift-from")
_SHIFT_CARD: Final = TOPICS.topic("ask-root-keepers-shift-card")


def home(me: Side, corners: list[Word]) -> Ask:
    return Ask(me.seat, HOME.topic, corners, "15.3.2")


def second_home(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, SECOND_HOME.topic, clearings, "15.3.2")


def encamp(me: Side, clearings: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _ENCAMP, clearings, "15.4.1", judge)


def reinforce(me: Side, clearings: list[Word]) -> Ask:
    """15.4.1: where do a waystation and a warrior come onto the map?"""
    return Ask(me.seat, _REINFORCE, clearings, "15.4.1")


def face(me: Side, types: list[int], where: int) -> Ask:
    """Which type shall the waystation show?"""
    return Ask(me.seat, _FACE, [RELIC_WORDS[kind] for kind in types], "15.4.1", args={"where": PLACE_WORDS[where]})


def tile(me: Side, tiles: list[Word]) -> Ask:
    """Which of the waystations with that type? They differ on the other side."""
    return Ask(me.seat, _TILE, tiles, "15.4.1")


def decamp(me: Side, clearings: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _DECAMP, clearings, "15.4.2", judge)


def decamp_which(me: Side, tiles: list[Word], where: int) -> Ask:
    return Ask(me.seat, _DECAMP_WHICH, tiles, "15.4.2", args={"where": PLACE_WORDS[where]})


def recruit(me: Side, clearings: list[Word]) -> Ask:
    return Ask(me.seat, _RECRUIT, clearings, "15.4.3")


def daylight(column: int) -> Wording:
    """15.5.2: which card of the column acts next?"""
    return Wording(_DAYLIGHT, {"column": RETINUE_WORDS[column]})


def delve_where(me: Side, clearings: list[Word], judge: Judge, veiled: bool) -> Ask:
    return Ask(me.seat, _DELVE_WHERE, clearings, "15.5.2.II", judge, veiled=veiled)


def delve_forest(me: Side, forests: list[Word], where: int) -> Ask:
    return Ask(me.seat, _DELVE_FOREST, [*forests, PASS], "15.5.2.II.a", args={"where": PLACE_WORDS[where]})


def delve_relic(me: Side, relics: list[Word], forest: int) -> Ask:
    return Ask(me.seat, _DELVE_RELIC, relics, "15.5.2.II.a", args={"where": PLACE_WORDS[forest]})


def move_or_recover(g: State, me: KeepersSide, ways: OwnDeeds[KeepersSide]) -> Menu[State, KeepersSide]:
    return Menu(me.seat, _MOVE_OR_RECOVER, "15.5.2.III", g, me, ways, within=True)


def recover_where(me: Side, clearings: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _RECOVER_WHERE, clearings, "15.5.2.III", judge)


def recover(me: Side, relics: list[Word], where: int, first: bool) -> Ask:
    """15.5.2.III.a: which relic? After the first they may stop (15.5.2.III.c)."""
    words = relics if first else [*relics, DONE]
    return Ask(me.seat, _RECOVER, words, "15.5.2.III.a", args={"where": PLACE_WORDS[where]})


def carry(me: Side, relics: list[Word], destination: int) -> Ask:
    """15.2.4: does a relic go along?"""
    return Ask(me.seat, _CARRY, [*relics, DONE], "15.2.4", args={"destination": PLACE_WORDS[destination]})


def trophy(me: Side, forests: list[Word], relic: Word) -> Ask:
    return Ask(me.seat, _TROPHY, forests, "15.2.5", args={"piece": relic})


def column(me: Side, card: Word, columns: list[Word]) -> Ask:
    """15.6.2: into which column?"""
    return Ask(me.seat, _COLUMN, columns, "15.6.2", args={"card": card})


def shift_from(me: Side, columns: list[Word]) -> Ask:
    return Ask(me.seat, _SHIFT_FROM, columns, "15.6.2")


def shift_card(me: Side, cards: list[Word], column: int) -> Ask:
    return Ask(me.seat, _SHIFT_CARD, cards, "15.6.2", args={"column": RETINUE_WORDS[column]})
