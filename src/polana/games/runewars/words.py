"""The vocabulary of Runewars."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.box.decks import (
    ATTRIBUTES,
    CITIES,
    EXPLORATIONS,
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
)
from polana.games.runewars.components import DEVELOPMENTS, FACTIONS, FATE_COUNT, KINDS, ORDERS, RESOURCES
from polana.games.runewars.map.tiles import AREAS, SIDES, TILES
from polana.kernel.word import Vocabulary

VOCABULARY: Final = Vocabulary("runewars")

#: Enough: of moves, cards, anything that is done up to a number of times.
DONE: Final = VOCABULARY.word("done")
#: Not this: an optional effect is left out.
SKIP: Final = VOCABULARY.word("skip")
YES: Final = VOCABULARY.word("yes")

# Where units meet neutral or enemy ones (RW.move.2, RW.diplomacy).
FIGHT: Final = VOCABULARY.word("fight")
NEGOTIATE: Final = VOCABULARY.word("negotiate")
RETREAT: Final = VOCABULARY.word("retreat")

# What a hero does in the Quest phase (RW.questphase.2), and the special symbol in a duel (RW.duels.3.special).
MOVE: Final = VOCABULARY.word("move")
HEAL: Final = VOCABULARY.word("heal")
TRAIN: Final = VOCABULARY.word("train")
HIT: Final = VOCABULARY.word("hit")

# The actions of Fortify (RW.orders.8).
BUILD: Final = VOCABULARY.word("build")
REPAIR: Final = VOCABULARY.word("repair")
MIX: Final = VOCABULARY.word("mix")

# What may be done at any moment of one's own turn (`year/deeds.py`).
CLAIM: Final = VOCABULARY.word("claim")  # put the Victory card on a season deck (RW.victory.card.1)
FULFIL: Final = VOCABULARY.word("fulfil")  # discard the Objective card for a dragon rune (RW.objectives.2)
TAKE: Final = VOCABULARY.word("take")  # take the rewards that a defeated hero left (RW.defeat.marker.2)
SWAP: Final = VOCABULARY.word("swap")  # exchange rewards between heroes of one's own (RW.rewards.2)
RAZE: Final = VOCABULARY.word("raze")  # discard a removable place (RW.explore.types)

FACTION: Final = VOCABULARY.words_of("faction", FACTIONS)
TILE: Final = VOCABULARY.words_of("tile", TILES)
AREA: Final = VOCABULARY.words_of("area", AREAS)
#: A free hex beside the board, named by an area and the side of it that the hex lies on: area * 6 + side.
SPOT: Final = VOCABULARY.words_of("spot", [f"{area}.{side}" for area in AREAS for side in SIDES])
SIDE: Final = VOCABULARY.words_of("side", SIDES)
ROTATE: Final = VOCABULARY.numbers("rotate", 5)
SEAT: Final = VOCABULARY.numbers("seat", 3)
COUNT: Final = VOCABULARY.numbers("count", 20)
#: Influence tokens that are bid or spent.
INFLUENCE: Final = VOCABULARY.numbers("influence", 60)
RESOURCE: Final = VOCABULARY.words_of("resource", RESOURCES)
ATTRIBUTE: Final = VOCABULARY.words_of("attribute", ATTRIBUTES)
ORDER: Final = VOCABULARY.words_of("order", ORDERS)
#: One figure of a kind: standing, lying, and the same with damage on it in a battle.
UNIT: Final = VOCABULARY.words_of("unit", KINDS)
ROUTED: Final = VOCABULARY.words_of("routed", KINDS)
WOUNDED: Final = VOCABULARY.words_of("wounded", KINDS)
FALLEN: Final = VOCABULARY.words_of("fallen", KINDS)
HERO: Final = VOCABULARY.words_of("hero", HEROES)
QUEST: Final = VOCABULARY.words_of("quest", QUESTS)
REWARD: Final = VOCABULARY.words_of("reward", REWARDS)
TACTIC: Final = VOCABULARY.words_of("tactic", TACTICS)
OBJECTIVE: Final = VOCABULARY.words_of("objective", OBJECTIVES)
SEASON_CARD: Final = VOCABULARY.words_of("season", SEASON_CARDS)
TITLE: Final = VOCABULARY.words_of("title", TITLES)
CITY: Final = VOCABULARY.words_of("city", CITIES)
#: A rune token by its face, for the eyes of the one who places it.
RUNE: Final = VOCABULARY.words_of("rune", ["false", "dragon"])
#: The four gains of a city (RW.orders.6), two of which Autumn offers too (RW.season.autumn.2).
GAIN: Final = VOCABULARY.words_of("gain", ["units", "tactics", "influence", "quests"])
DEVELOPMENT: Final = VOCABULARY.words_of("development", DEVELOPMENTS)
EXPLORATION: Final = VOCABULARY.words_of("exploration", EXPLORATIONS)
FATE: Final = VOCABULARY.words_of("fate", [str(number) for number in range(1, FATE_COUNT + 1)])
