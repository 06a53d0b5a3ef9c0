"""What the Eyrie Dynasties are asked, question by question."""

from __future__ import annotations

from typing import Final

from polana.games.root.asks import TOPICS, CardAsk, Wording
from polana.games.root.factions.eyrie.words import COLUMN_WORDS, LEADER_WORDS
from polana.games.root.state import Side
from polana.games.root.words import DONE
from polana.kernel.flow import Ask, Judge
from polana.kernel.topic import BETWEEN, WHO
from polana.kernel.word import Word

_HOME: Final = TOPICS.topic("ask-root-eyrie-home")
HOMELAND: Final = Wording(_HOME)
_LEADER: Final = TOPICS.topic("ask-root-eyrie-leader", WHO)
_FIRST_CARD: Final = Wording(TOPICS.topic("ask-root-eyrie-first-card"))
_SECOND_CARD: Final = Wording(TOPICS.topic("ask-root-eyrie-second-card"))
_COLUMN: Final = TOPICS.topic("ask-root-eyrie-column")
_NEW_ROOST: Final = TOPICS.topic("ask-root-eyrie-new-roost")
DECREE: Final = TOPICS.topic("ask-root-eyrie-decree", BETWEEN)
RESOLVED: Final = Wording(TOPICS.topic("ask-root-eyrie-resolved", BETWEEN))
_RECRUIT: Final = TOPICS.topic("ask-root-eyrie-recruit")
_BUILD: Final = TOPICS.topic("ask-root-eyrie-build")


def home(me: Side, corners: list[Word]) -> Ask:
    return Ask(me.seat, _HOME, corners, "7.3.2")


def leader(me: Side, law: str, judge: Judge) -> Ask:
    return Ask(me.seat, _LEADER, LEADER_WORDS, law, judge)


def first_card(me: Side, judge: Judge) -> Ask:
    """7.4.2: the card that must go to the Decree."""
    return CardAsk(me, _FIRST_CARD, "7.4.2", judge, [])


def second_card(me: Side, judge: Judge) -> Ask:
    """7.4.2: the card that may."""
    return CardAsk(me, _SECOND_CARD, "7.4.2", judge, [DONE])


def column(me: Side, card: Word) -> Ask:
    return Ask(me.seat, _COLUMN, COLUMN_WORDS, "7.4.2", args={"card": card})


def new_roost(me: Side, clearings: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _NEW_ROOST, clearings, "7.4.3", judge)


def decree(column: int) -> Wording:
    """7.5.2: which card of the column comes next?"""
    return Wording(DECREE, {"column": COLUMN_WORDS[column]})


def recruit(me: Side, clearings: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _RECRUIT, clearings, "7.5.2.I", judge)


def build(me: Side, clearings: list[Word], judge: Judge) -> Ask:
    return Ask(me.seat, _BUILD, clearings, "7.5.2.IV", judge)
