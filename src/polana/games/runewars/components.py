"""Factions, units and Fate cards as data, read from `data/` and checked when loaded.

Cards are in `decks.py`, the map is in `tiles.py`.

Everything is numbered, and what the rules need often is laid out in flat lists:

- A *faction* is numbered in the order of `factions.toml`; NEUTRAL comes after the last.
- A *kind* of unit is numbered through all factions, four each, and then the neutral ones: kind // 4 is its faction.
- A *Fate card* is numbered from 0, so its printed number is one more.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from polana.games.runewars.box.reading import Row, read
from polana.kernel.shelf.box import Box

#: Where the tables lie; whoever owns the box may have replaced some.
BOX: Final = Box("runewars", Path(__file__).parent / "data")


def load(name: str) -> Row:
    """One table. A replaced one has the records of ours, in the same order: rules and messages go by their ids."""
    if name not in BOX.replaced:
        return read(BOX.path(name))
    theirs = read(BOX.path(name), str(BOX.path(name)))
    theirs.same_records(read(BOX.data / f"{name}.toml"))
    return theirs


DATA_VERSION: Final = BOX.fingerprint()

# --- resources, seasons, orders ---------------------------------------------------------------------------------------

FOOD: Final = 0
WOOD: Final = 1
ORE: Final = 2
RESOURCES: Final = ["food", "wood", "ore"]
DIAL_TOP: Final = 8  # RW.resources.5

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASONS: Final = ["spring", "summer", "autumn", "winter"]
YEARS: Final = 7  # RW.flow.year.1

STRATEGIZE: Final = 1
MOBILIZE: Final = 2
CONQUER: Final = 3
HARVEST: Final = 4
RECRUIT: Final = 5
RALLY_SUPPORT: Final = 6
ACQUIRE_POWER: Final = 7
FORTIFY: Final = 8
ORDER_COUNT: Final = 8
#: ORDERS[number]; there is no order 0.
ORDERS: Final[list[str]] = ["none"]

# --- factions and units -----------------------------------------------------------------------------------------------

DAQAN: Final = 0
LATARI: Final = 1
WAIQAR: Final = 2
UTHUK: Final = 3
FACTION_COUNT: Final = 4
FACTIONS: Final[list[str]] = []

GOOD: Final = 0
EVIL: Final = 1
NEITHER: Final = 2
ALIGNMENTS: Final = ["good", "evil", "neutral"]

TRIANGLE: Final = 0
RECTANGLE: Final = 1
CIRCLE: Final = 2
HEXAGON: Final = 3
SHAPES: Final = ["triangle", "rectangle", "circle", "hexagon"]

#: Kinds of unit: four for each faction, then the neutral ones.
KINDS: Final[list[str]] = []
KIND_COUNT: Final = 22
OWN_KINDS: Final = 4
NEUTRAL: Final = 4  # kind // OWN_KINDS of the first neutral kinds; `faction_of` says it for all
FIRST_NEUTRAL: Final = 16
UNIT_SHAPE: Final[list[int]] = []
UNIT_FIGURES: Final[list[int]] = []
UNIT_INITIATIVE: Final[list[int]] = []
UNIT_TOUGHNESS: Final[list[int]] = []
UNIT_FAST: Final[list[bool]] = []
UNIT_FLYING: Final[list[bool]] = []
UNIT_ABILITY: Final[list[str]] = []

FACTION_ALIGNMENT: Final[list[int]] = []
START_INFLUENCE: Final[list[int]] = []
START_TACTICS: Final[list[int]] = []
#: START_DIAL[faction * 3 + resource]
START_DIAL: Final[list[int]] = []
#: What a field of a dial grants: a kind of unit, or one of these.
NOTHING: Final = -1
TACTICS_ICON: Final = -2
INFLUENCE_ICON: Final = -3
#: DIALS[faction * 3 + resource][value]
DIALS: Final[list[list[int]]] = []
HOME_TILE: Final[list[str]] = []

STRONGHOLDS_EACH: Final = 4
STRENGTH: Final = 5
STRENGTH_DAMAGED: Final = 3

RESOURCE_SITE: Final = 0
DIPLOMAT: Final = 1
TRAINING_GROUND: Final = 2
FIRST_FORTIFICATION: Final = 3  # a faction's own is FIRST_FORTIFICATION + faction
DEVELOPMENTS: Final[list[str]] = ["resources", "diplomat", "training_ground"]
DEVELOPMENTS_EACH: Final = 5
#: DEVELOPMENT_TOKENS[faction][development]: how many of them the faction owns.
DEVELOPMENT_TOKENS: Final[list[list[int]]] = []


def faction_of(kind: int) -> int:
    """The faction that a kind of unit belongs to, or NEUTRAL."""
    return kind // OWN_KINDS if kind < FIRST_NEUTRAL else NEUTRAL


def _unit(row: Row) -> None:
    KINDS.append(row.text("id"))
    UNIT_SHAPE.append(row.one_of("shape", SHAPES))
    UNIT_FIGURES.append(row.number("figures", 1))
    UNIT_INITIATIVE.append(row.number("initiative", 1, 5))
    UNIT_TOUGHNESS.append(row.number("toughness", 1))
    UNIT_ABILITY.append(row.text("ability_id"))
    traits = row.texts("traits")
    row.need(all(trait in ("fast", "flying") for trait in traits), f"traits can be fast and flying, not {traits}")
    UNIT_FAST.append("fast" in traits)
    UNIT_FLYING.append("flying" in traits)


def _icon(row: Row, name: str) -> int:
    if name in ("none", "tactics", "influence"):
        return {"none": NOTHING, "tactics": TACTICS_ICON, "influence": INFLUENCE_ICON}[name]
    row.need(name in KINDS, f"a dial shows {name!r}, which is no unit of the faction")
    return KINDS.index(name)


def _load_factions() -> None:
    data = load("factions")
    stronghold = data.row("stronghold")
    stronghold.need(stronghold.number("per_faction") == STRONGHOLDS_EACH, "there are 4 strongholds for each faction")
    stronghold.need(stronghold.number("strength_undamaged") == STRENGTH, "an undamaged stronghold has strength 5")
    stronghold.need(stronghold.number("strength_damaged") == STRENGTH_DAMAGED, "a damaged stronghold has strength 3")
    factions = data.named("faction", FACTION_COUNT)
    for row in factions:
        FACTIONS.append(row.text("id"))
        FACTION_ALIGNMENT.append(row.one_of("alignment", ["good", "evil"]))
        START_INFLUENCE.append(row.number("start_influence", 1))
        START_TACTICS.append(row.number("start_tactics"))
        HOME_TILE.append(row.text("home_tile"))
        for unit in row.named("unit", OWN_KINDS):
            _unit(unit)
        dials = row.row("dials")
        start = row.row("start_resources")
        for resource in RESOURCES:
            fields = dials.texts(resource)
            dials.need(len(fields) == DIAL_TOP + 1, f"the {resource} dial has 9 fields, not {len(fields)}")
            DIALS.append([_icon(dials, field) for field in fields])
            START_DIAL.append(start.number(resource, 0, DIAL_TOP))
    data.need(len(set(START_INFLUENCE)) == FACTION_COUNT, "starting influence has to differ: it breaks the last tie")
    for row in factions:
        _load_developments(row)
    for unit in data.named("neutral_unit", KIND_COUNT - FIRST_NEUTRAL):
        _unit(unit)
    data.need(len(set(KINDS)) == KIND_COUNT, "every kind of unit needs an id of its own")


def _load_developments(row: Row) -> None:
    tokens = [0] * (FIRST_FORTIFICATION + FACTION_COUNT)
    for development in row.named("development", 4):
        name = development.text("id")
        if development.has("fortification") and development.switch("fortification"):
            development.need(name not in DEVELOPMENTS, "a fortification belongs to one faction")
            DEVELOPMENTS.append(name)
        development.need(name in DEVELOPMENTS, "no such development")
        tokens[DEVELOPMENTS.index(name)] = development.number("count", 1)
    row.need(sum(tokens) == DEVELOPMENTS_EACH, f"a faction has 5 development tokens, not {sum(tokens)}")
    DEVELOPMENT_TOKENS.append(tokens)
    row.need(len(DEVELOPMENTS) == FIRST_FORTIFICATION + len(DEVELOPMENT_TOKENS), "a faction has one fortification")


def _load_orders() -> None:
    for number, row in enumerate(load("orders").named("order", ORDER_COUNT), 1):
        row.need(row.number("number") == number, f"the orders stand in the order of their numbers, {number} here")
        ORDERS.append(row.text("id"))


_load_factions()
_load_orders()

# --- Fate cards -------------------------------------------------------------------------------------------------------

SUCCESS: Final = 0
MIDDLE: Final = 1
FAILURE: Final = 2
DESTINIES: Final = ["success", "middle", "failure"]

MISS: Final = 0
DAMAGE: Final = 1
ROUT: Final = 2
SPECIAL: Final = 3
SYMBOLS: Final = ["miss", "damage", "rout", "special"]

FATE_COUNT: Final = 30
FATE_DESTINY: Final[list[int]] = []
#: FATE_SYMBOL[card * 4 + shape] and the number in it, FATE_NUMBER[card * 4 + shape].
FATE_SYMBOL: Final[list[int]] = []
FATE_NUMBER: Final[list[int]] = []


def _load_fate() -> None:
    cards = load("fate").rows("card")
    for number, row in enumerate(cards, 1):
        row.need(row.number("number") == number, f"the Fate cards are numbered from 1 on, {number} here")
        FATE_DESTINY.append(row.one_of("destiny", DESTINIES))
        for shape in SHAPES:
            quadrant = row.row(shape)
            FATE_SYMBOL.append(quadrant.one_of("kind", SYMBOLS))
            FATE_NUMBER.append(quadrant.number("n", 0, 3))
    load("fate").need(len(cards) == FATE_COUNT, f"there are 30 Fate cards, not {len(cards)}")


_load_fate()


def dial_gains(faction: int, dials: list[int], icon: int) -> int:
    """RW.orders.1.supremacy, RW.orders.7.primary: how often an icon stands at or below the arrows of all dials."""
    count = 0
    for resource in range(3):
        count += DIALS[faction * 3 + resource][: dials[resource] + 1].count(icon)
    return count


def dial_units(faction: int, resource: int, value: int) -> list[int]:
    """RW.orders.5.primary.1: the units at the pointed field and all lower ones of one dial."""
    return [icon for icon in DIALS[faction * 3 + resource][: value + 1] if icon >= 0]
