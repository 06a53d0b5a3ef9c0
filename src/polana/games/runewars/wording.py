"""What the Quest cards of somebody who owns the box say. Ours are told by the `.text` of their messages."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.components import BOX, FAILURE, MIDDLE, SUCCESS
from polana.games.runewars.decks import QUEST_AGAINST, QUEST_AREA, QUEST_COUNT, QUEST_DUEL, QUEST_OUTCOME, QUEST_PLACE
from polana.games.runewars.tiles import AREAS
from polana.games.runewars.words import ATTRIBUTE, QUEST, UNIT
from polana.kernel.game import Sentence
from polana.kernel.word import Word

DESTINIES: Final = ((SUCCESS, "success"), (MIDDLE, "middle"), (FAILURE, "failure"))
DUEL_ENDS: Final = ((SUCCESS, "victory"), (FAILURE, "defeat"))


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
    for destiny, name in DUEL_ENDS if QUEST_DUEL[quest] else DESTINIES:
        outcomes = QUEST_OUTCOME[quest * 3 + destiny]
        if not outcomes and QUEST_DUEL[quest]:
            continue
        sentence: Sentence = [(f"quest-runewars-{name}", {})]
        for outcome, figure in outcomes:
            lost = outcome == "influence" and figure < 0
            sentence.append((f"quest-runewars-brings-{'loss' if lost else outcome}", {"count": abs(figure)}))
        if not outcomes:
            sentence.append(("quest-runewars-brings-nothing", {}))
        sentences.append(sentence)
    return sentences
