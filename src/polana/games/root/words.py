"""The vocabulary of Root: every choice is one of its words.

Here are those that any side may say; what only one faction says is in the `words.py` of its folder, what hirelings and
the woodland say in those rooms. The numbers of all of them are in `numbers.toml`. The message of a word is
`word-root-<kind>-<label>`, or `word-root-<kind>` for kinds whose labels are numbers.

The words of an ask must differ by themselves: a card used from the play area is `use:...`, one from the hand is
`card:...`, so both may stand in one ask.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import (
    AUTOMATON_NAMES,
    CARDS,
    FACTION_NAMES,
    HIRELING_NAMES,
    ITEMS,
    LANDMARK_NAMES,
    NONE,
    NUMBERS,
    SUITS,
    piece_names,
)
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST, MOST_FORESTS
from polana.kernel.word import Vocabulary, Word

VOCABULARY: Final = Vocabulary("root", NUMBERS["words"])

# --- saying no, saying that it is enough ---
PASS: Final = VOCABULARY.word("pass")
DONE: Final = VOCABULARY.word("done")
YES: Final = VOCABULARY.word("yes")
NO: Final = VOCABULARY.word("no")

# --- places: `place_word(where)` finds the word of any place ---
_CLEARINGS: Final = VOCABULARY.words_of("clearing", [*map(str, range(1, CLEARINGS + 1)), "burrow"])
_FORESTS: Final = VOCABULARY.words_of("forest", [str(number) for number in range(1, MOST_FORESTS + 1)])
PLACE_WORDS: Final[list[Word]] = [*_CLEARINGS, *_FORESTS]

# --- things: a word's value is its index in the component tables ---
CARD_WORDS: Final[list[Word]] = VOCABULARY.words_of("card", [card.name for card in CARDS])
#: Using a card in the play area. Index: the card's.
USE_WORDS: Final[list[Word]] = VOCABULARY.words_of("use", [card.name for card in CARDS])
SUIT_WORDS: Final[list[Word]] = VOCABULARY.words_of("suit", list(SUITS))
ITEM_WORDS: Final[list[Word]] = VOCABULARY.words_of("item", list(ITEMS))
FACTION_WORDS: Final[list[Word]] = VOCABULARY.words_of("faction", FACTION_NAMES)
HIRELING_WORDS: Final[list[Word]] = VOCABULARY.words_of("hireling", HIRELING_NAMES)
AUTOMATON_WORDS: Final[list[Word]] = VOCABULARY.words_of("automaton", AUTOMATON_NAMES)
LANDMARK_WORDS: Final[list[Word]] = VOCABULARY.words_of("landmark", LANDMARK_NAMES)
PIECE_NAMES: Final[list[str]] = piece_names()
PIECE_WORDS: Final[list[Word]] = VOCABULARY.words_of("piece", PIECE_NAMES)
COUNT_WORDS: Final[list[Word]] = VOCABULARY.numbers("count", 30)

# --- actions that any side may have ---
CRAFT: Final = VOCABULARY.word("craft")
MOVE: Final = VOCABULARY.word("move")
BATTLE: Final = VOCABULARY.word("battle")
RECRUIT: Final = VOCABULARY.word("recruit")
BUILD: Final = VOCABULARY.word("build")
EXPLORE: Final = VOCABULARY.word("explore")
#: Activate a dominance card (3.3.1); take an available one (3.3.4).
DOMINANCE: Final = VOCABULARY.word("dominance")
TAKE: Final = VOCABULARY.word("take")

#: The word of every side that there can be, by its name.
_SIDES: Final[dict[str, Word]] = {word.label: word for word in [*FACTION_WORDS, *HIRELING_WORDS, *AUTOMATON_WORDS]}
_PIECES: Final[dict[str, Word]] = {word.label: word for word in PIECE_WORDS}


def place_word(where: int) -> Word:
    """The word of a clearing, the Burrow or a forest."""
    return PLACE_WORDS[where]


def place_of(word: Word) -> int:
    """The place that a word names, or NONE if it names none."""
    if word.kind == "clearing":
        return word.value
    if word.kind == "forest":
        return FIRST_FOREST + word.value
    return NONE


def side_word(name: str) -> Word:
    """The word of a faction, a hireling or an automaton."""
    return _SIDES[name]


def piece_word(name: str) -> Word:
    return _PIECES[name]
