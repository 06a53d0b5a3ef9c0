"""Which cards and tokens are house-made, because no source prints them: the page and the terminal mark them."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.components import load
from polana.games.runewars.words import CITY, EXPLORATION, HERO, OBJECTIVE, QUEST, REWARD, SEASON_CARD, TACTIC, TITLE
from polana.kernel.word import Word

HOUSE: Final = "house"


def house_made() -> list[Word]:
    """The words of all records whose `source` says so. An owner of the box may write in what the cards really say."""
    found: list[Word] = []
    for name, key, words in (
        ("tactics", "tactics_card", TACTIC),
        ("objectives", "objective", OBJECTIVE),
        ("seasons", "season_card", SEASON_CARD),
        ("titles", "title", TITLE),
        ("quests", "quest", QUEST),
        ("rewards", "reward", REWARD),
        ("heroes", "hero", HERO),
        ("cities", "city", CITY),
        ("explorations", "exploration", EXPLORATION),
    ):
        for word, row in zip(words, load(name).rows(key), strict=True):
            if row.text("source").startswith(HOUSE):
                found.append(word)
    return found
