"""What an observation of Runewars must be, worked out slowly from the view alone."""

from typing import Any

from polana.eyes.runewars.fields import SEATS, WOUNDS
from polana.games.runewars.box.decks import (
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
from polana.games.runewars.components import DEVELOPMENTS, FACTIONS, FATE_COUNT, KINDS, ORDERS
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import AREAS, SIDES, TILES, cell_of
from polana.games.runewars.sight import PHASES, SEASON_NAMES, STAGES
from polana.games.runewars.words import SPOT

FATES = [str(number) for number in range(1, FATE_COUNT + 1)]
SPOTS = [word.label for word in SPOT]
FACES = {None: 1, "false": 2, "dragon": 3}


def marks(names, things):
    """A count for each of the things that a list may name."""
    return [things.count(name) for name in names]


def one(names, thing):
    return [int(name == thing) for name in names]


def by_area(view, read):
    areas = {area["area"]: area for area in view["areas"]}
    return [int(read(areas[name])) if name in areas else 0 for name in AREAS]


def number(names, thing):
    """From 1 on; 0 for what is not there."""
    return 0 if thing is None else names.index(thing) + 1


def steps(view):
    """Which areas lie beside each other with nothing between them, found by laying the tiles anew."""
    chart = Chart()
    for tile in view["tiles"]:
        chart = chart.laid(TILES.index(tile["tile"]), tile["rotation"], cell_of(tile["q"], tile["r"]))
    found = [[0] * len(AREAS) for _ in AREAS]
    for area in chart.areas:
        for other in chart.from_here(area):
            found[area][other] = 1
    return [step for row in found for step in row]


def by_kind(units, what):
    found = {each["unit"]: each[what] for each in units}
    return [found.get(kind, 0) for kind in KINDS]


def rows(view, seat):
    """Every field but those of the question, by name."""
    seats = len(view["players"])
    order = [(seat + at) % seats if at < seats else None for at in range(SEATS)]

    def seen_from(other):
        return [int(other is not None and each == other) for each in order]

    tiles = {tile["tile"]: tile for tile in view["tiles"]}
    markers = {marker["spot"]: SIDES.index(marker["side"]) + 1 for marker in view["markers"]}
    force = view["force"] or {"units": [], "seat": None, "area": None}
    setup = view["setup"]
    decks = view["decks"]
    found = {
        "reader": [int(at == seat) for at in range(SEATS)],
        "first": seen_from(view["first"]),
        "turn": seen_from(view["turn"]),
        "winners": [int(each in view["winners"]) for each in order],
        "sequence": [number(view["sequence"], each if each in view["sequence"] else None) for each in order],
        "phase": one(PHASES, view["phase"]),
        "stage": one(STAGES, view["stage"]),
        "season": one(SEASON_NAMES, view["season"]),
        "year": [view["year"]],
        "players": [setup["players"]],
        "explore": [int(setup["explore"])],
        "ready_made": [int(setup["ready_made"])],
        "frozen": [int(view["frozen"])],
        "season_card": one(SEASON_CARDS, view["season_card"]),
        "tiles/q": [tiles[name]["q"] + 64 if name in tiles else 0 for name in TILES],
        "tiles/r": [tiles[name]["r"] + 64 if name in tiles else 0 for name in TILES],
        "tiles/rotation": [tiles[name]["rotation"] if name in tiles else 0 for name in TILES],
        "steps": steps(view),
        "spots": marks(SPOTS, [spot["spot"] for spot in view["spots"]]),
        "markers": [markers.get(spot, 0) for spot in SPOTS],
        "standing": units(view, "standing"),
        "routed": units(view, "routed"),
        "damaged": by_area(view, lambda area: area["stronghold"] is not None and area["stronghold"]["damaged"]),
        "development": by_area(
            view, lambda area: number(DEVELOPMENTS, area["stronghold"]["development"] if area["stronghold"] else None)
        ),
        "city": by_area(view, lambda area: number(CITIES, area["city"])),
        "rune": by_area(view, lambda area: FACES[area["rune"]["face"]] if area["rune"] else 0),
        "rune/up": by_area(view, lambda area: area["rune"] is not None and area["rune"]["up"]),
        "token": by_area(view, lambda area: number(EXPLORATIONS, area["token"]["kind"]) + 1 if area["token"] else 0),
        "token/near": by_area(view, lambda area: area["token"] is not None and area["token"]["back"] == "1"),
        "token/up": by_area(view, lambda area: area["token"] is not None and area["token"]["up"]),
        "force": by_kind(force["units"], "standing"),
        "force/seat": seen_from(force["seat"]),
        "force/area": one(AREAS, force["area"]),
        "unused": [view["unused"].get(kind, 0) for kind in KINDS],
        "dragon_pile": [view["dragon_pile"]],
        "false_pile": [view["false_pile"]],
        "runes_held": [view["runes_held"]],
        "title/influence": [title["influence"] for title in view["titles"]],
        "fate": [decks["fate"]],
        "fate/discard": marks(FATES, decks["fate_discard"]),
        "fate/open": marks(FATES, decks["fate_open"]),
        "quest_deck": [decks["quests"]],
        "quest_discard": marks(QUESTS, decks["quest_discard"]),
        "reward_deck": [decks["rewards"]],
        "reward_discard": marks(REWARDS, decks["reward_discard"]),
        "tactics_deck": [decks["tactics"]],
        "tactics_discard": marks(TACTICS, decks["tactics_discard"]),
        "hero_deck": marks(HEROES, decks["heroes"]),
        "objective_decks": decks["objectives"],
        "objective_discard": marks(OBJECTIVES, decks["objective_discard"]),
        "season_decks": decks["seasons"],
        "season_discard": marks(SEASON_CARDS, decks["season_discard"]),
    }
    for at, other in enumerate(order):
        found[f"owner/{at}"] = by_area(view, lambda area, other=other: is_his(area["owner"], other))
        found[f"ally/{at}"] = by_area(view, lambda area, other=other: is_his(area["ally"], other))
        found[f"stronghold/{at}"] = by_area(
            view, lambda area, other=other: area["stronghold"] is not None and is_his(area["stronghold"]["seat"], other)
        )
        found[f"activated/{at}"] = by_area(view, lambda area, other=other: other in area["activated"])
        found[f"heroes/{at}"] = by_hero(view, lambda hero, other=other: is_his(hero["seat"], other))
        found[f"titles/{at}"] = [int(is_his(title["owner"], other)) for title in view["titles"]]
        player = None if other is None else view["players"][other]
        found.update({f"players/{at}/{name}": row for name, row in player_rows(player).items()})
    found.update(battle_rows(view["battle"], seen_from))
    found.update(duel_rows(view["duel"], seen_from))
    found.update(hero_rows(view))
    assert [title["title"] for title in view["titles"]] == TITLES
    return found


def is_his(owner, other):
    return other is not None and owner == other


def units(view, what):
    areas = {area["area"]: area["units"] for area in view["areas"]}
    return [count for name in AREAS for count in by_kind(areas.get(name, []), what)]


def by_hero(view, read):
    heroes = {hero["hero"]: hero for hero in view["heroes"]}
    return [int(read(heroes[name])) if name in heroes else 0 for name in HEROES]


def hero_rows(view):
    heroes = {hero["hero"]: hero for hero in view["heroes"]}
    training, up, down = [], [], []
    for name in HEROES:
        hero = heroes.get(name, {"training": [0, 0, 0], "rewards": []})
        training += hero["training"]
        up += marks(REWARDS, [reward["reward"] for reward in hero["rewards"] if reward["up"]])
        down += marks(REWARDS, [reward["reward"] for reward in hero["rewards"] if not reward["up"]])
    return {
        "hero/area": by_hero(view, lambda hero: number(AREAS, hero["area"])),
        "hero/routed": by_hero(view, lambda hero: hero["routed"]),
        "hero/damage": by_hero(view, lambda hero: hero["damage"]),
        "hero/training": training,
        "hero/defeated": by_hero(view, lambda hero: hero["defeated"]),
        "hero/rewards_up": up,
        "hero/rewards_down": down,
        "hero/rewards_hidden": by_hero(view, lambda hero: [each["reward"] for each in hero["rewards"]].count(None)),
    }


def battle_rows(battle, seen_from):
    nothing: dict[str, Any] = {
        "seat": None,
        "decider": None,
        "units": [],
        "wounds": [],
        "support": {},
        "attacking": None,
        "drawn": 0,
        "cards": [],
        "revealed": [],
        "bonus": 0,
        "killed": 0,
    }
    battle = battle or {"area": None, "initiative": 0, "strength": None, "sides": [nothing, nothing]}
    found = {
        "battle/area": one(AREAS, battle["area"]),
        "battle/initiative": [battle["initiative"]],
        "battle/strength": [strength + 1 for strength in battle["strength"]] if battle["strength"] else [0, 0],
    }
    for at, side in enumerate(battle["sides"]):
        wounds = [(wound["unit"], wound["routed"], min(wound["damage"], WOUNDS)) for wound in side["wounds"]]
        places = [(kind, down, damage) for kind in KINDS for down in (False, True) for damage in range(1, WOUNDS + 1)]
        lines = {
            "seat": seen_from(side["seat"]),
            "decider": seen_from(side["decider"]),
            "standing": by_kind(side["units"], "standing"),
            "routed": by_kind(side["units"], "routed"),
            "wounds": marks(places, wounds),
            "support": [number(HEROES, side["support"].get(kind)) for kind in KINDS],
            "attacking": one(KINDS, side["attacking"]),
            "drawn": [side["drawn"]],
            "cards": marks(FATES, side["cards"]),
            "revealed": marks(FATES, side["revealed"]),
            "bonus": [side["bonus"]],
            "killed": [side["killed"]],
        }
        found.update({f"battle/{at}/{name}": row for name, row in lines.items()})
    return found


def duel_rows(duel, seen_from):
    nothing: dict[str, Any] = {"damage": 0, "cards": [], "dealt": 0, "blocked": 0}
    nothing.update(dict.fromkeys(("seat", "hero", "unit", "weapon", "armour")))
    duel = duel or {"area": None, "round": 0, "sides": [nothing, nothing]}
    found = {"duel/area": one(AREAS, duel["area"]), "duel/round": [duel["round"]]}
    for at, side in enumerate(duel["sides"]):
        lines = {
            "seat": seen_from(side["seat"]),
            "hero": one(HEROES, side["hero"]),
            "unit": one(KINDS, side["unit"]),
            "damage": [side["damage"]],
            "cards": marks(FATES, side["cards"]),
            "dealt": [side["dealt"]],
            "blocked": [side["blocked"]],
            "weapon": one(REWARDS, side["weapon"]),
            "armour": one(REWARDS, side["armour"]),
        }
        found.update({f"duel/{at}/{name}": row for name, row in lines.items()})
    return found


def player_rows(player):
    here = player is not None
    player = player or {}
    numbers = ("influence", "food", "wood", "ore", "tactics_count", "quest_count")
    found = {
        "present": [int(here)],
        "faction": one(FACTIONS, player.get("faction")),
        "objective": one(OBJECTIVES, player.get("objective")),
        "order": one(ORDERS, player.get("order")),
        "victory_on": one(SEASON_NAMES, player.get("victory_on")),
    }
    found.update({name: [min(255, player.get(name, 0))] for name in numbers})
    found.update({name: [int(player.get(name, False))] for name in ("has_objective", "supremacy", "out")})
    for name, names in (
        ("tactics", TACTICS),
        ("fresh", TACTICS),
        ("quests", QUESTS),
        ("played", ORDERS),
        ("banned", ORDERS),
        ("setup_quests", QUESTS),
        ("tiles", TILES),
        ("drawn_heroes", HEROES),
    ):
        found[name] = marks(names, player.get(name, []))
    return found
