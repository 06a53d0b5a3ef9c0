"""The vocabulary of Root: every choice is one of these words.

Add words at the end of their section while no release has been made; ids are fixed from the first release on. The
message of a word is `word-root-<kind>-<label>`, or `word-root-<kind>` for kinds whose labels are numbers.

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
    RELICS,
    SUITS,
    faction_table,
    piece_names,
)
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST, MOST_FORESTS
from polana.kernel.word import Vocabulary, Word

VOCABULARY: Final = Vocabulary("root")

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
#: The same items lying face down.
EXHAUSTED_WORDS: Final[list[Word]] = VOCABULARY.words_of("exhausted", list(ITEMS))
#: The same items in the Damaged box (9.2.7), face up and face down.
DAMAGED_WORDS: Final[list[Word]] = VOCABULARY.words_of("damaged", list(ITEMS))
WRECKED_WORDS: Final[list[Word]] = VOCABULARY.words_of("wrecked", list(ITEMS))
FACTION_WORDS: Final[list[Word]] = VOCABULARY.words_of("faction", FACTION_NAMES)
HIRELING_WORDS: Final[list[Word]] = VOCABULARY.words_of("hireling", HIRELING_NAMES)
AUTOMATON_WORDS: Final[list[Word]] = VOCABULARY.words_of("automaton", AUTOMATON_NAMES)
LANDMARK_WORDS: Final[list[Word]] = VOCABULARY.words_of("landmark", LANDMARK_NAMES)
PIECE_NAMES: Final[list[str]] = piece_names()
PIECE_WORDS: Final[list[Word]] = VOCABULARY.words_of("piece", PIECE_NAMES)
COUNT_WORDS: Final[list[Word]] = VOCABULARY.numbers("count", 30)

# --- actions that any faction may have ---
CRAFT: Final = VOCABULARY.word("craft")
MOVE: Final = VOCABULARY.word("move")
BATTLE: Final = VOCABULARY.word("battle")
RECRUIT: Final = VOCABULARY.word("recruit")
BUILD: Final = VOCABULARY.word("build")
#: Activate a dominance card (3.3.1); take an available one (3.3.4); open a closed path (C.3.3); go by ferry (C.2.5).
DOMINANCE: Final = VOCABULARY.word("dominance")
TAKE: Final = VOCABULARY.word("take")
OPEN_PATH: Final = VOCABULARY.word("open-path")
FERRY: Final = VOCABULARY.word("ferry")
#: One more action for a card.
EXTRA: Final = VOCABULARY.word("extra")

# --- actions of single factions ---
MARCH: Final = VOCABULARY.word("march")
OVERWORK: Final = VOCABULARY.word("overwork")

MOBILIZE: Final = VOCABULARY.word("mobilize")
TRAIN: Final = VOCABULARY.word("train")
ORGANIZE: Final = VOCABULARY.word("organize")

SLIP: Final = VOCABULARY.word("slip")
EXPLORE: Final = VOCABULARY.word("explore")
AID: Final = VOCABULARY.word("aid")
QUEST: Final = VOCABULARY.word("quest")
STRIKE: Final = VOCABULARY.word("strike")
REPAIR: Final = VOCABULARY.word("repair")
SPECIAL: Final = VOCABULARY.word("special")

CRUSADE: Final = VOCABULARY.word("crusade")
CONVERT: Final = VOCABULARY.word("convert")
SANCTIFY: Final = VOCABULARY.word("sanctify")
SCORE: Final = VOCABULARY.word("score")
SACRIFICE: Final = VOCABULARY.word("sacrifice")

ADVANCE: Final = VOCABULARY.word("advance")
INCITE: Final = VOCABULARY.word("incite")
#: What becomes of a crafted item (14.2.3).
HOARD_ITEM: Final = VOCABULARY.word("hoard-item")
SELL_ITEM: Final = VOCABULARY.word("sell-item")
MOOD_WORDS: Final[list[Word]] = VOCABULARY.words_of("mood", [row["id"] for row in faction_table("hundreds")["mood"]])

FLIP: Final = VOCABULARY.word("flip")
PLACE_PLOT: Final = VOCABULARY.word("place-plot")
TRICK: Final = VOCABULARY.word("trick")
EXERT: Final = VOCABULARY.word("exert")
EXPOSE: Final = VOCABULARY.word("expose")
PLOT_WORDS: Final[list[Word]] = VOCABULARY.words_of("plot", [row["id"] for row in faction_table("corvid")["plot"]])

DRAW: Final = VOCABULARY.word("draw")
ESTABLISH: Final = VOCABULARY.word("establish")
EXPORT: Final = VOCABULARY.word("export")
SERVICE_WORDS: Final[list[Word]] = VOCABULARY.words_of("service", faction_table("riverfolk")["tracks"]["services"])

DIG: Final = VOCABULARY.word("dig")
MINISTER_WORDS: Final[list[Word]] = VOCABULARY.words_of(
    "minister", [row["id"] for row in faction_table("duchy")["minister"]]
)

ENCAMP: Final = VOCABULARY.word("encamp")
DECAMP: Final = VOCABULARY.word("decamp")
RECOVER: Final = VOCABULARY.word("recover")
#: Adding cards to the Retinue, or moving one of it to another column (15.6.2).
TUCK: Final = VOCABULARY.word("tuck")
SHIFT: Final = VOCABULARY.word("shift")
#: A card of the Retinue that is not one of the deck (15.3.4).
RETAINER: Final = VOCABULARY.word("retainer")
RETINUE_WORDS: Final[list[Word]] = VOCABULARY.words_of(
    "retinue", [row["action"] for row in faction_table("keepers")["retinue_column"]]
)
#: The type of a relic, where its value is under it, and that of a waystation. Index: `components.RELICS`.
RELIC_WORDS: Final[list[Word]] = VOCABULARY.words_of("relic", RELICS)

#: Orders of an automaton's queue from left to right (R.M.5); a spy is played (R.S.1).
ORDER_WORDS: Final[list[Word]] = VOCABULARY.words_of("order", ["1", "2", "3", "4", "5"])
PLAY_SPY: Final = VOCABULARY.word("play-spy")

#: What hirelings do besides moving and battling: rise, rob; and what others do with them: give an item.
REVOLT: Final = VOCABULARY.word("revolt")
ROB: Final = VOCABULARY.word("rob")
GIVE_ITEM: Final = VOCABULARY.word("give-item")

LEADER_WORDS: Final[list[Word]] = VOCABULARY.words_of("leader", [row["id"] for row in faction_table("eyrie")["leader"]])
COLUMN_WORDS: Final[list[Word]] = VOCABULARY.words_of("column", faction_table("eyrie")["turn"]["decree_columns"])
CHARACTER_WORDS: Final[list[Word]] = VOCABULARY.words_of(
    "character", [row["id"] for row in faction_table("vagabond")["character"]]
)
QUEST_WORDS: Final[list[Word]] = VOCABULARY.words_of("quest", [row["id"] for row in faction_table("vagabond")["quest"]])
#: What a quest brings (9.5.5).
REWARD_POINTS: Final = VOCABULARY.words_of("reward", ["points", "cards"])[0]
REWARD_CARDS: Final = VOCABULARY["reward:cards"]

# --- what is triggered when pieces leave or move, for choosing an order (1.1.3, 4.3.4) ---
HOSPITALS: Final = VOCABULARY.words_of(
    "trigger",
    [
        *("hospitals", "outrage", "base", "sweep", "hostile", "infamy", "fear", "failure", "raid", "disruption"),
        "trophy",
    ],
)[0]
OUTRAGE: Final = VOCABULARY["trigger:outrage"]
BASE_LOST: Final = VOCABULARY["trigger:base"]
SWEPT: Final = VOCABULARY["trigger:sweep"]
HOSTILE: Final = VOCABULARY["trigger:hostile"]
INFAMY: Final = VOCABULARY["trigger:infamy"]
FEAR: Final = VOCABULARY["trigger:fear"]
FAILURE: Final = VOCABULARY["trigger:failure"]
RAIDED: Final = VOCABULARY["trigger:raid"]
DISRUPTION: Final = VOCABULARY["trigger:disruption"]
TROPHY: Final = VOCABULARY["trigger:trophy"]

#: Cards and places as positions name them.
CARD_NAMES: Final[list[str]] = [word.label for word in CARD_WORDS]
PLACE_NAMES: Final[list[str]] = [word.text for word in PLACE_WORDS]

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
