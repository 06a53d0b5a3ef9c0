"""The components as data: tiles, cards, buildings, creatures, dice, read from `data/` and checked when loaded.

Everything is numbered, and what the rules need often is laid out in flat lists:

- A *tile* is numbered in the order of `tiles.toml`; 0 is the starting tile, 1 the five-player starting tile.
- A *region* is one of the (at most four) parts of a tile; regions are numbered through all tiles, and since every tile
  exists once, a region's number never changes. Territories are sets of regions (`map/chart.py`).
- A *site* is one building slot on a region, numbered through all tiles.
- Sides go clockwise: N 0, E 1, S 2, W 3; corners: NW 0, NE 1, SE 2, SW 3. A tile turned by r quarter turns shows at
  side s what its face has at edge (s - r) mod 4.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from polana.kernel.shelf.tables import fingerprint, read_table

DATA: Final = Path(__file__).parent / "data"
DATA_VERSION: Final = fingerprint(DATA)


def _load(name: str) -> dict[str, Any]:
    return read_table(DATA, name)


# --- resources, packed: food | wood << 8 | lore << 16, so that territories merge by adding ---------------------------

FOOD: Final = 0
WOOD: Final = 1
LORE: Final = 2
RESOURCES: Final = ["food", "wood", "lore"]


def pack(food: int, wood: int, lore: int) -> int:
    return food | wood << 8 | lore << 16


def part(packed: int, which: int) -> int:
    """One of three packed counts: a resource of yields, a kind of slot."""
    return packed >> (8 * which) & 255


def unpack(packed: int) -> tuple[int, int, int]:
    """Food, wood and lore."""
    return packed & 255, packed >> 8 & 255, packed >> 16 & 255


# --- buildings -------------------------------------------------------------------------------------------------------

FOOD_SILO: Final = 0
WOODCUTTER: Final = 1
MENHIR: Final = 2
TRAINING_CAMP: Final = 3
TOWER: Final = 4
FORTRESS: Final = 5
FORGE: Final = 6
ALTAR: Final = 7
BUILDINGS: Final = [
    "food_silo",
    "woodcutter_lodge",
    "menhir",
    "training_camp",
    "defense_tower",
    "fortress",
    "forge",
    "altar_of_kings",
]
FIRST_LARGE: Final = FORTRESS  # buildings from here on are Large (NG.buildings.large)
BUILDING_COUNT: Final = 8
TOKENS_PER_BUILDING: Final = 7

#: A building's place in the packed `houses` of a territory: four bits a type.
HOUSE: Final = [1 << (4 * kind) for kind in range(8)]


def count_of(houses: int, kind: int) -> int:
    """How many buildings of a kind are among packed houses."""
    return houses >> (4 * kind) & 15


SMALL: Final = 0
STONE: Final = 1
LARGE: Final = 2
SITE_KINDS: Final = ["small", "stone", "large"]
#: One free slot of a kind among the packed `slots` of a territory (`part` counts them).
SLOT: Final = [pack(1, 0, 0), pack(0, 1, 0), pack(0, 0, 1)]

# --- tiles -----------------------------------------------------------------------------------------------------------

NO_REGION: Final = -1
SIDES: Final = ["N", "E", "S", "W"]

TILES: Final[list[str]] = []
TILE_REGIONS: Final[list[list[int]]] = []
#: Borders within a tile: pairs of regions, and whether the border is rough.
TILE_BORDERS: Final[list[list[tuple[int, int, bool]]]] = []
#: EDGE_AT[(tile * 4 + rotation) * 4 + side]: the region that owns this side of the turned tile.
EDGE_AT: Final[list[int]] = []
#: CORNERS_AT[tile * 4 + rotation]: which corners of the turned tile a border ends at, one bit a corner.
CORNERS_AT: Final[list[int]] = []

REGIONS: Final[list[str]] = []
REGION_TILE: Final[list[int]] = []
REGION_EDGES: Final[list[int]] = []
REGION_YIELDS: Final[list[int]] = []
REGION_SLOTS: Final[list[int]] = []
REGION_DENS: Final[list[int]] = []
REGION_SITES: Final[list[list[int]]] = []

SITE_KIND: Final[list[int]] = []
SITE_REGION: Final[list[int]] = []

START_TILE: Final = 0
START_TILE_FIVE: Final = 1
FIVE_PLAYERS: Final = 5  # with this many the second starting tile is laid out too (NG.map.7)


def _load_tiles() -> None:
    data = _load("tiles")
    for tile in data["tile"]:
        number = len(TILES)
        TILES.append(tile["id"])
        names: dict[str, int] = {}
        owner: dict[str, int] = {}
        for region in tile["region"]:
            at = len(REGIONS)
            names[region["id"]] = at
            REGIONS.append(f"{tile['id']}.{region['id']}")
            REGION_TILE.append(number)
            REGION_EDGES.append(len(region["edges"]))
            REGION_YIELDS.append(pack(region["food"], region["wood"], region["lore"]))
            kinds = [SITE_KINDS.index(kind) for kind in region["sites"]]
            REGION_SLOTS.append(pack(kinds.count(SMALL), kinds.count(STONE), kinds.count(LARGE)))
            REGION_DENS.append(1 if region["den"] else 0)
            sites: list[int] = []
            for kind in kinds:
                sites.append(len(SITE_KIND))
                SITE_KIND.append(kind)
                SITE_REGION.append(at)
            REGION_SITES.append(sites)
            for edge in region["edges"]:
                owner[edge] = at
        TILE_REGIONS.append(list(names.values()))
        TILE_BORDERS.append(
            [(names[line["a"]], names[line["b"]], line["kind"] == "difficult") for line in tile.get("border", [])]
        )
        ends = [0 if kind == "none" else 1 for kind in tile["corners"]]
        for rotation in range(4):
            for side in range(4):
                EDGE_AT.append(owner[SIDES[(side - rotation) % 4]])
            CORNERS_AT.append(sum(ends[(corner - rotation) % 4] << corner for corner in range(4)))
        _check_tile(tile, number, owner, ends)
    _check_totals(data["totals"])


def _check_tile(tile: dict[str, Any], number: int, owner: dict[str, int], ends: list[int]) -> None:
    """Every edge has one owner; a border ends at a corner exactly where the two edges there differ in owner."""
    assert sorted(owner) == sorted(SIDES), f"{tile['id']}: edges {sorted(owner)}"
    assert sum(REGION_EDGES[region] for region in TILE_REGIONS[number]) == 4, tile["id"]
    assert len(TILE_REGIONS[number]) <= 4, tile["id"]
    for corner in range(4):
        differ = owner[SIDES[corner]] != owner[SIDES[(corner - 1) % 4]]
        assert ends[corner] == int(differ), f"{tile['id']}: corner {corner}"


def _check_totals(totals: dict[str, Any]) -> None:
    rough = sum(is_rough for lines in TILE_BORDERS for _, _, is_rough in lines)
    found = {
        "tiles": len(TILES),
        "regions": len(REGIONS),
        "food": sum(part(packed, FOOD) for packed in REGION_YIELDS),
        "wood": sum(part(packed, WOOD) for packed in REGION_YIELDS),
        "lore": sum(part(packed, LORE) for packed in REGION_YIELDS),
        "small": SITE_KIND.count(SMALL),
        "stone": SITE_KIND.count(STONE),
        "large": SITE_KIND.count(LARGE),
        "den": sum(REGION_DENS),
        "difficult_borders": rough,
        "regular_borders": sum(len(lines) for lines in TILE_BORDERS) - rough,
    }
    for name, count in found.items():
        assert totals[name] == count, f"tiles.toml: {name} is {count}, not {totals[name]}"


_load_tiles()
TILE_COUNT: Final = 35
REGION_COUNT: Final = 103

# --- cards -----------------------------------------------------------------------------------------------------------

START: Final = 0
CLAN: Final = 1
EARLY: Final = 2
ADVANCED: Final = 3
ACHIEVEMENT: Final = 4
UNREST_DECK: Final = 5
DECKS: Final = ["start", "clan", "early", "advanced", "achievement", "unrest"]

CLANS: Final = ["bear", "boar", "goat", "raven", "snake", "stag", "wolf"]
BEAR: Final = 0
BOAR: Final = 1
GOAT: Final = 2
RAVEN: Final = 3
SNAKE: Final = 4
STAG: Final = 5
WOLF: Final = 6


#: The verbs of the actions that cards print, in the order in which the cards first use them.
ACTION_VERBS: Final[list[str]] = []


def _verb(entry: dict[str, Any]) -> int:
    """The place of an action's verb in that list; Special actions have verbs of their own."""
    name = str(entry["effect"] if entry["do"] == "special" else entry["do"])
    if name not in ACTION_VERBS:
        ACTION_VERBS.append(name)
    return ACTION_VERBS.index(name)


@final
class Action:
    """One action printed on a card: a verb with its figures. `of` lists the actions of a choice."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.do: str = entry["do"]
        self.verb: int = _verb(entry)
        self.n: int = entry.get("n", 0)
        self.where: str = entry.get("where", "own")
        self.spread: str = entry.get("spread", "any")
        self.filter: str = entry.get("filter", "")
        self.points: int = entry.get("points", 0)
        self.draw: int = entry.get("draw", 0)
        self.keep: int = entry.get("keep", 0)
        self.discard: int = entry.get("discard", 0)
        self.top: int = entry.get("top", 0)
        self.times: int = entry.get("times", 1)
        self.discount: int = entry.get("discount", 0)
        self.redraw: int = entry.get("redraw", 0)
        self.pick: int = entry.get("pick", 0)
        self.pay_any: int = entry.get("pay_any", 0)
        self.min_tiles: int = entry.get("min_tiles", 0)
        self.min_small: int = entry.get("min_small", 0)
        self.food: int = entry.get("food", 0)
        self.wood: int = entry.get("wood", 0)
        self.lore: int = entry.get("lore", 0)
        self.push_defender: int = entry.get("push_defender", 0)
        self.cancel_casualties: int = entry.get("cancel_casualties", 0)
        self.from_any_open: bool = entry.get("from", "own") == "any_open"
        self.optional: bool = entry.get("optional", False)
        self.before_or_after: bool = entry.get("when", "") == "before_or_after"
        self.duplicate: bool = entry.get("duplicate", False)
        self.collect_tile: bool = entry.get("collect_tile", False)
        self.ignore_rough: bool = entry.get("ignore_difficult", False)
        self.retreat_ignores_rough: bool = entry.get("retreat_ignores_difficult", False)
        self.pass_enemies: bool = entry.get("pass_enemies", False)
        self.kaija_collects: bool = "kaija_collects" in entry
        self.choose_after_roll: bool = "choose_after_roll" in entry
        self.small_needs_no_site: bool = entry.get("small_needs_no_site", False)
        self.distinct: bool = entry.get("distinct", False)
        self.target: str = entry.get("target", "")
        self.chooser: str = entry.get("chooser", "")
        self.owner: str = entry.get("owner", "")
        self.icon: str = entry.get("icon", "")
        self.of: list[Action] = [Action(inner) for inner in entry.get("of", [])]


CARDS: Final[list[str]] = []
CARD_DECK: Final[list[int]] = []
CARD_CLAN: Final[list[int]] = []
CARD_UPGRADE: Final[list[bool]] = []
CARD_FLASH: Final[list[bool]] = []
CARD_FAME: Final[list[int]] = []
CARD_COUNT: Final[list[int]] = []
CARD_PER_PLAYER: Final[list[int]] = []
CARD_PLAYABLE: Final[list[bool]] = []
CARD_ACTIONS: Final[list[list[Action]]] = []
#: What an Achievement counts, with the Fame for each (NG.endgame.2.4).
CARD_SCORES: Final[list[list[tuple[str, int]]]] = []


def _load_cards() -> None:
    data = _load("cards")
    totals: dict[str, int] = dict.fromkeys(DECKS, 0)
    for card in data["card"]:
        CARDS.append(card["id"])
        CARD_DECK.append(DECKS.index(card["deck"]))
        CARD_CLAN.append(CLANS.index(card["clan"]) if "clan" in card else -1)
        CARD_UPGRADE.append(card.get("tier") == "upgrade")
        CARD_FLASH.append(card["flash"])
        CARD_FAME.append(card["fame"])
        CARD_COUNT.append(card["count"])
        CARD_PER_PLAYER.append(card.get("per_player", 0))
        CARD_PLAYABLE.append(card.get("playable", True))
        CARD_ACTIONS.append([Action(entry) for entry in card["actions"]])
        CARD_SCORES.append([(str(entry["per"]), int(entry["fame"])) for entry in card.get("score", [])])
        totals[card["deck"]] += card["count"]
    assert totals == data["meta"]["totals"], f"cards.toml: {totals}"
    assert [clan["id"] for clan in data["clan"]] == CLANS


_load_cards()


def card(name: str) -> int:
    return CARDS.index(name)


UNREST: Final = card("unrest")
UNREST_CARDS: Final = CARD_COUNT[UNREST]
#: The six starting cards of a player (NG.setup.g).
STARTING_CARDS: Final = [at for at in range(len(CARDS)) for _ in range(CARD_PER_PLAYER[at])]
CLAN_CARD: Final = [
    next(at for at in range(len(CARDS)) if CARD_CLAN[at] == clan and not CARD_UPGRADE[at]) for clan in range(7)
]
CLAN_UPGRADES: Final = [
    [at for at in range(len(CARDS)) if CARD_CLAN[at] == clan and CARD_UPGRADE[at]] for clan in range(7)
]
EARLY_CARDS: Final = [at for at in range(len(CARDS)) for _ in range(CARD_COUNT[at]) if CARD_DECK[at] == EARLY]
ADVANCED_CARDS: Final = [at for at in range(len(CARDS)) for _ in range(CARD_COUNT[at]) if CARD_DECK[at] == ADVANCED]
ACHIEVEMENTS: Final = [at for at in range(len(CARDS)) if CARD_DECK[at] == ACHIEVEMENT]

# --- creatures -------------------------------------------------------------------------------------------------------

CREATURES: Final[list[str]] = []
CREATURE_KIND: Final[list[int]] = []
WOLF_KIND: Final = 0
DRAUGR: Final = 1
BEAR_KIND: Final = 2
VALKYRIE: Final = 3
KINDS: Final = ["wolf", "draugr", "brown_bear", "fallen_valkyrie"]
KIND_STRENGTH: Final[list[int]] = []
KIND_FAME: Final[list[int]] = []
#: What a creature goes for, from left to right (NG.creatures.values).
KIND_PRIORITY: Final[list[list[str]]] = []
KIND_SHARES: Final[list[bool]] = []
WEAK_LIMIT: Final = 6  # creatures of this strength or less are the upper part of the deck (NG.creatures.setup.1)


def _load_creatures() -> None:
    data = _load("creatures")
    assert [kind["id"] for kind in data["kind"]] == KINDS
    for kind in data["kind"]:
        KIND_STRENGTH.append(kind["strength"])
        KIND_FAME.append(kind["fame"])
        KIND_PRIORITY.append(list(kind["priority"]))
        KIND_SHARES.append(kind["shares_territory"])
    for creature in data["creature"]:
        CREATURES.append(creature["id"])
        CREATURE_KIND.append(KINDS.index(creature["kind"]))
    assert len(CREATURES) == data["meta"]["cards"]


_load_creatures()

# --- dice, winter, setup ---------------------------------------------------------------------------------------------

#: The faces of the combat die: points, wounds, and whether it is one or the other (NG.combat.die).
FACES: Final = [(face["points"], face["casualties"], bool(face["choice"])) for face in _load("dice")["face"]]
FACE_NAMES: Final = [str(face["id"]) for face in _load("dice")["face"]]
assert len(FACES) == 6

#: The winter table: up to this many units cost this much food and wood (NG.winter.2).
WINTER: Final = [(row["max"], row["food"], row["wood"]) for row in _load("winter")["row"]]

COLOURS: Final = [str(colour) for colour in _load("setup")["colours"]["cards_and_units"]]
UNITS: Final = 14
assert _load("setup")["components"]["units_per_player"] == UNITS
