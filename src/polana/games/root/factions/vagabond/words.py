"""The words that only Vagabonds say."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import ITEMS, faction_table
from polana.games.root.words import VOCABULARY
from polana.kernel.word import Word

AID: Final = VOCABULARY.word("aid")
QUEST: Final = VOCABULARY.word("quest")
STRIKE: Final = VOCABULARY.word("strike")
REPAIR: Final = VOCABULARY.word("repair")
SPECIAL: Final = VOCABULARY.word("special")

#: Items lying face down.
EXHAUSTED_WORDS: Final[list[Word]] = VOCABULARY.words_of("exhausted", list(ITEMS))
#: Items in the Damaged box (9.2.7), face up and face down.
DAMAGED_WORDS: Final[list[Word]] = VOCABULARY.words_of("damaged", list(ITEMS))
WRECKED_WORDS: Final[list[Word]] = VOCABULARY.words_of("wrecked", list(ITEMS))

CHARACTER_WORDS: Final[list[Word]] = VOCABULARY.words_of(
    "character", [row["id"] for row in faction_table("vagabond")["character"]]
)
QUEST_WORDS: Final[list[Word]] = VOCABULARY.words_of("quest", [row["id"] for row in faction_table("vagabond")["quest"]])
#: What positions call them.
QUEST_NAMES: Final[list[str]] = [word.label for word in QUEST_WORDS]
#: What a quest brings (9.5.5).
REWARD_POINTS: Final = VOCABULARY.word("reward", "points")
REWARD_CARDS: Final = VOCABULARY.word("reward", "cards")

SWEPT: Final = VOCABULARY.word("trigger", "sweep")
