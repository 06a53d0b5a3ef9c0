"""Cards and tokens as data: heroes, quests, rewards, tactics, objectives, season cards, titles, cities, explorations.

A deck is a list of numbers of cards; copies of one card share its number. What a card *does* is a class registered by
its id in the chapter it belongs to; here is what it says about itself.
"""

from __future__ import annotations

from typing import Any, Final, final

from polana.games.runewars.box.reading import Row
from polana.games.runewars.components import ALIGNMENTS, KINDS, RESOURCES, SEASONS, load
from polana.games.runewars.map.tiles import AREAS

# --- heroes -----------------------------------------------------------------------------------------------------------

ATTRIBUTES: Final = ["strength", "agility", "wisdom"]
HERO_COUNT: Final = 12
HEROES: Final[list[str]] = []
HERO_ALIGNMENT: Final[list[int]] = []
#: HERO_ATTRIBUTE[hero * 3 + attribute]
HERO_ATTRIBUTE: Final[list[int]] = []
HERO_TOUGHNESS: Final[list[int]] = []


def _load_heroes() -> None:
    data = load("heroes")
    for row in data.named("hero", HERO_COUNT):
        HEROES.append(row.text("id"))
        HERO_ALIGNMENT.append(row.one_of("alignment", ALIGNMENTS))
        for attribute in ATTRIBUTES:
            HERO_ATTRIBUTE.append(row.number(attribute, 0, 9))
        HERO_TOUGHNESS.append(row.number("toughness", 1))
    for alignment in range(2):
        enough = HERO_ALIGNMENT.count(alignment) >= 2
        data.need(enough, f"two factions are {ALIGNMENTS[alignment]} and need a hero each")


# --- quests -----------------------------------------------------------------------------------------------------------

QUEST_COUNT: Final = 24
QUESTS: Final[list[str]] = []
QUEST_SETUP: Final[list[bool]] = []
#: The number of the map tile that the quest needs; 0: none.
QUEST_TILE: Final[list[int]] = []
#: The area it names, or -1 where `QUEST_PLACE` says which areas will do.
QUEST_AREA: Final[list[int]] = []
QUEST_PLACE: Final[list[str]] = []
PLACES: Final = [
    "any_city",
    "any_enemy_home_realm",
    "any_neutral_area",
    "any_uncontrolled_area",
    "any_area_with_mountain_border",
    "any_area_with_water_border",
]
QUEST_DUEL: Final[list[bool]] = []
#: The attribute that is tested, or the kind of unit that is fought.
QUEST_AGAINST: Final[list[int]] = []
OUTCOMES: Final = ["reward", "damage", "rout", "train", "influence", "tactics", "discard"]
#: QUEST_OUTCOME[quest * 3 + destiny]: outcomes with their figures.
QUEST_OUTCOME: Final[list[list[tuple[str, int]]]] = []


def _outcomes(row: Row, key: str) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for text in row.texts(key) if row.has(key) else []:
        name, _, figure = text.partition(" ")
        row.need(name in OUTCOMES, f"{key} says {text!r}; an outcome is one of {', '.join(OUTCOMES)}")
        row.need(figure.lstrip("-").isdigit() or not figure, f"{key} says {text!r}; a number has to follow {name}")
        found.append((name, int(figure) if figure else 1))
    return found


def _load_quests() -> None:
    data = load("quests")
    for row in data.named("quest", QUEST_COUNT):
        QUESTS.append(row.text("id"))
        QUEST_SETUP.append(row.switch("setup"))
        QUEST_TILE.append(row.number("tile", 0, 9))
        place = row.text("area")
        row.need(place in AREAS or place in PLACES, f"area is {place!r}, which is no area and none of {PLACES}")
        QUEST_AREA.append(AREAS.index(place) if place in AREAS else -1)
        QUEST_PLACE.append("" if place in AREAS else place)
        duel = row.one_of("kind", ["test", "duel"]) == 1
        QUEST_DUEL.append(duel)
        QUEST_AGAINST.append(row.one_of("opponent", KINDS) if duel else row.one_of("attribute", ATTRIBUTES))
        for destiny in ("success", "middle", "failure"):
            QUEST_OUTCOME.append(_outcomes(row, destiny))
    tiles = sorted(QUEST_TILE[quest] for quest in range(QUEST_COUNT) if QUEST_SETUP[quest])
    data.need(tiles == list(range(1, 10)), "there has to be one setup quest for each of the nine map tiles")


# --- tactics, rewards, objectives, season cards -----------------------------------------------------------------------

TACTICS_TOTAL: Final = 50
TACTICS: Final[list[str]] = []
TACTICS_COPIES: Final[list[int]] = []
TACTICS_TIMING: Final[list[str]] = []
TIMINGS: Final = ["your_turn", "battle_start", "battle", "duel_start", "quest_phase", "reaction"]

REWARD_TOTAL: Final = 25
REWARDS: Final[list[str]] = []
REWARD_COPIES: Final[list[int]] = []
REWARD_TIMING: Final[list[str]] = []
REWARD_TIMINGS: Final = ["your_turn", "quest_phase", "passive", "duel", "duel_special"]
REWARD_TRAIT: Final[list[int]] = []
NO_TRAIT: Final = 0
WEAPON: Final = 1
ARMOUR: Final = 2

OBJECTIVE_COUNT: Final = 16
OBJECTIVES: Final[list[str]] = []
OBJECTIVE_ALIGNMENT: Final[list[int]] = []
#: An objective that may be shown in another player's turn.
OBJECTIVE_ANY_TURN: Final[list[bool]] = []
#: An objective that may be exchanged for another when the units it asks for are gone.
OBJECTIVE_SWAP: Final[list[bool]] = []


@final
class Check:
    """What an Objective card asks for: an operation with its figures (`objectives.py` knows the operations)."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.op: str = entry["op"]
        self.n: int = entry.get("n", 1)
        self.spend: int = entry.get("spend", 0)
        self.shape: str = entry.get("shape", "")
        self.none_of: str = entry.get("none_of", "")
        self.units: list[int] = [KINDS.index(unit) for unit in entry.get("units", [])]


OBJECTIVE_CHECK: Final[list[Check]] = []

SEASON_CARD_COUNT: Final = 32
CARDS_A_SEASON: Final = 8
SEASON_CARDS: Final[list[str]] = []
CARD_SEASON: Final[list[int]] = []
CARD_COUNCIL: Final[list[bool]] = []
CARD_BID: Final[list[bool]] = []


def _load_tactics() -> None:
    data = load("tactics")
    rows = data.rows("tactics_card")
    for row in data.named("tactics_card", len(rows)):
        TACTICS.append(row.text("id"))
        TACTICS_COPIES.append(row.number("copies", 1))
        TACTICS_TIMING.append(TIMINGS[row.one_of("timing", TIMINGS)])
    data.need(sum(TACTICS_COPIES) == TACTICS_TOTAL, f"there are 50 Tactics cards, not {sum(TACTICS_COPIES)}")


def _load_rewards() -> None:
    data = load("rewards")
    rows = data.rows("reward")
    for row in data.named("reward", len(rows)):
        REWARDS.append(row.text("id"))
        REWARD_COPIES.append(row.number("copies", 1))
        REWARD_TIMING.append(REWARD_TIMINGS[row.one_of("timing", REWARD_TIMINGS)])
        REWARD_TRAIT.append(row.one_of("trait", ["none", "weapon", "armor"]))
    data.need(sum(REWARD_COPIES) == REWARD_TOTAL, f"there are 25 Reward cards, not {sum(REWARD_COPIES)}")


def _load_objectives() -> None:
    data = load("objectives")
    for row in data.named("objective", OBJECTIVE_COUNT):
        OBJECTIVES.append(row.text("id"))
        OBJECTIVE_ALIGNMENT.append(row.one_of("alignment", ["good", "evil"]))
        OBJECTIVE_ANY_TURN.append(row.has("any_turn") and row.switch("any_turn"))
        OBJECTIVE_SWAP.append(row.has("swap_if_impossible") and row.switch("swap_if_impossible"))
        check = row.row("check")
        check.text("op")
        OBJECTIVE_CHECK.append(Check(check.entry))
    data.need(OBJECTIVE_ALIGNMENT.count(0) == 8, "there are 8 good and 8 evil Objective cards")


def _load_seasons() -> None:
    data = load("seasons")
    names = ["spring", "summer", "fall", "winter"]
    for row in data.named("season_card", SEASON_CARD_COUNT):
        SEASON_CARDS.append(row.text("id"))
        CARD_SEASON.append(row.one_of("season", names))
        CARD_COUNCIL.append(row.switch("wizards_council"))
        CARD_BID.append(row.switch("bid"))
    for season in range(len(SEASONS)):
        data.need(CARD_SEASON.count(season) == CARDS_A_SEASON, f"there are 8 cards for {SEASONS[season]}")


# --- titles, cities, explorations -------------------------------------------------------------------------------------

TITLE_COUNT: Final = 3
TITLES: Final[list[str]] = []
PRIMARCH: Final = 0
CAPTAIN: Final = 1
WARLORD: Final = 2

CITY_COUNT: Final = 7
CITIES: Final[list[str]] = []
CITY_SHAPE: Final[list[int]] = []
CITY_UNITS: Final[list[int]] = []
CITY_TACTICS: Final[list[int]] = []
CITY_INFLUENCE: Final[list[int]] = []
CITY_QUESTS: Final[list[int]] = []

EXPLORATION_TOTAL: Final = 35
EXPLORATIONS: Final[list[str]] = []
EVENT: Final = 0
PLACE: Final = 1
REMOVABLE: Final = 2
EXPLORATION_TYPE: Final[list[int]] = []
#: How many tokens of a kind have the back "1" (beside home realms) and the back "2+".
EXPLORATION_NEAR: Final[list[int]] = []
EXPLORATION_FAR: Final[list[int]] = []
#: What a village yields, or -1.
EXPLORATION_RESOURCE: Final[list[int]] = []


def _load_places() -> None:
    shapes = ["triangle", "rectangle", "circle", "hexagon"]
    names = ["primarch_wizards_council", "captain_heroes_league", "lord_warriors_guild"]
    for title in load("titles").named("title", TITLE_COUNT):
        title.need(title.text("id") == names[len(TITLES)], f"here stands the title {names[len(TITLES)]}")
        TITLES.append(title.text("id"))
    for city in load("cities").named("city", CITY_COUNT):
        CITIES.append(city.text("id"))
        CITY_SHAPE.append(city.one_of("unit_shape", shapes))
        CITY_UNITS.append(city.number("unit_count"))
        CITY_TACTICS.append(city.number("tactics"))
        CITY_INFLUENCE.append(city.number("influence"))
        CITY_QUESTS.append(city.number("quests"))
    data = load("explorations")
    rows = data.rows("exploration")
    for row in data.named("exploration", len(rows)):
        EXPLORATIONS.append(row.text("id"))
        EXPLORATION_TYPE.append(row.one_of("type", ["event", "location", "destructible_location"]))
        EXPLORATION_NEAR.append(row.number("count_back_1"))
        EXPLORATION_FAR.append(row.number("count_back_2plus"))
        EXPLORATION_RESOURCE.append(row.one_of("resource", RESOURCES) if row.has("resource") else -1)
    total = sum(EXPLORATION_NEAR) + sum(EXPLORATION_FAR)
    data.need(total == EXPLORATION_TOTAL, f"there are 35 exploration tokens, not {total}")


_load_heroes()
_load_quests()
_load_tactics()
_load_rewards()
_load_objectives()
_load_seasons()
_load_places()


def copies(counts: list[int]) -> list[int]:
    """A whole deck, unshuffled: every card as often as it is printed."""
    return [card for card in range(len(counts)) for _ in range(counts[card])]
