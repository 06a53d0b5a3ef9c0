"""What the Quest cards of somebody who owns the box say. What ours say is in the `.text` of their messages."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.box.decks import (
    QUEST_AGAINST,
    QUEST_AREA,
    QUEST_COUNT,
    QUEST_DUEL,
    QUEST_OUTCOME,
    QUEST_PLACE,
)
from polana.games.runewars.components import BOX, FAILURE, MIDDLE, SUCCESS
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.words import ATTRIBUTE, QUEST, UNIT
from polana.kernel.game import Sentence
from polana.kernel.word import Word

DESTINIES: Final = (
    (SUCCESS, "quest-runewars-success"),
    (MIDDLE, "quest-runewars-middle"),
    (FAILURE, "quest-runewars-failure"),
)
DUEL_ENDS: Final = ((SUCCESS, "quest-runewars-victory"), (FAILURE, "quest-runewars-defeat"))
#: By the name of an outcome.
BRINGS: Final = {
    "reward": "quest-runewars-brings-reward",
    "damage": "quest-runewars-brings-damage",
    "rout": "quest-runewars-brings-rout",
    "train": "quest-runewars-brings-train",
    "influence": "quest-runewars-brings-influence",
    "tactics": "quest-runewars-brings-tactics",
    "discard": "quest-runewars-brings-discard",
}


def retold() -> dict[Word, list[Sentence]]:
    if "quests" not in BOX.replaced:
        return {}
    return {QUEST[quest]: tell_quest(quest) for quest in range(QUEST_COUNT)}


def tell_quest(quest: int) -> list[Sentence]:
    """RW.quests.card: where it takes a hero, what he does there, and what comes of it."""
    where: Sentence = []
    if QUEST_PLACE[quest]:
        where.append(("quest-runewars-at", {"place": QUEST_PLACE[quest]}))
    else:
        where.append(("quest-runewars-in", {"name": AREAS[QUEST_AREA[quest]]}))
    if QUEST_DUEL[quest]:
        where.append(("quest-runewars-duel", {"unit": UNIT[QUEST_AGAINST[quest]]}))
    else:
        where.append(("quest-runewars-test", {"attribute": ATTRIBUTE[QUEST_AGAINST[quest]]}))
    sentences = [where]
    for destiny, message in DUEL_ENDS if QUEST_DUEL[quest] else DESTINIES:
        outcomes = QUEST_OUTCOME[quest * 3 + destiny]
        if not outcomes and QUEST_DUEL[quest]:
            continue
        sentence: Sentence = [(message, {})]
        for outcome, figure in outcomes:
            lost = outcome == "influence" and figure < 0
            sentence.append(("quest-runewars-brings-loss" if lost else BRINGS[outcome], {"count": abs(figure)}))
        if not outcomes:
            sentence.append(("quest-runewars-brings-nothing", {}))
        sentences.append(sentence)
    return sentences
