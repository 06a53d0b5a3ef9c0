"""What an observation of Northgard must be, worked out slowly from the view alone."""

from polana.eyes.northgard.fields import SEATS
from polana.games.northgard.components import (
    BUILDINGS,
    CARDS,
    CLANS,
    CREATURE_KIND,
    CREATURES,
    KIND_STRENGTH,
    REGIONS,
    RESOURCES,
    SIDES,
    SITE_KINDS,
    TILES,
)
from polana.games.northgard.sight import PHASES

FLAGS = ("passed", "conqueror", "kaija_roams", "took_offer")


def marks(names, things):
    """A count for each of the things that a list may name."""
    return [things.count(name) for name in names]


def by_land(view, read):
    """A plane: for every region what `read` finds in the territory that is named by it."""
    lands = {land["land"]: land for land in view["lands"]}
    return [int(read(lands[region])) if region in lands else 0 for region in REGIONS]


def rows(view, seat):
    """Every field but those of the question, by name."""
    seats = len(view["players"])

    def seen_from(other):
        return [int(other is not None and at == (other - seat) % seats) for at in range(SEATS)]

    tiles = {tile["tile"]: tile for tile in view["tiles"]}
    lands = {region["region"]: region["land"] for tile in view["tiles"] for region in tile["regions"]}
    raids = [land["raid"] for land in view["lands"] if land["raid"] is not None]
    line = {creature["creature"]: creature for creature in view["creatures"]["line"]}
    order = list(line)
    setup = view["setup"]
    scores = [0] * SEATS
    for who, score in enumerate(view["scores"]):
        scores[(who - seat) % seats] = min(255, score + 100)
    found = {
        "reader": [int(at == seat) for at in range(SEATS)],
        "first": seen_from(view["first"]),
        "turn": seen_from(view["turn"]),
        "raider": seen_from(raids[0]["seat"] if raids else None),
        "winners": [int((at + seat) % seats in view["winners"] and at < seats) for at in range(SEATS)],
        "scores": scores,
        "phase": [int(name == view["phase"]) for name in PHASES],
        "players": [setup["players"]],
        "creatures_on": [int(setup["creatures"])],
        "more_creatures": [int(setup["more_creatures"])],
        "long_game": [int(setup["long_game"])],
        "teams": [int(setup["teams"])],
        "year": [view["year"]],
        "main_played": [int(view["main_played"])],
        "flash_played": [int(view["flash_played"])],
        "unrest": [view["unrest"]],
        "development": [view["development"]["count"]],
        "development/early": [view["development"]["early"]],
        "stack": [view["stack"]["count"]],
        "creatures/deck": [view["creatures"]["deck"]],
        "creatures/weak": [view["creatures"]["weak"]],
        "supply": [view["supply"][name] for name in BUILDINGS],
        "offer": marks(CARDS, view["offer"]),
        "achievements": marks(CARDS, view["achievements"]),
        "stack/bottom": [_place(view["stack"]["bottom"], name) for name in TILES],
        "tiles/x": [tiles[name]["x"] + 64 if name in tiles else 0 for name in TILES],
        "tiles/y": [tiles[name]["y"] + 64 if name in tiles else 0 for name in TILES],
        "tiles/rotation": [tiles[name]["rotation"] if name in tiles else 0 for name in TILES],
        "spots": marks([f"{tile}.{side}" for tile in TILES for side in SIDES], [s["spot"] for s in view["spots"]]),
        "root": [REGIONS.index(lands[region]) + 1 if region in lands else 0 for region in REGIONS],
        "closed": by_land(view, lambda land: land["closed"]),
        "span": by_land(view, lambda land: land["tiles"]),
        "dens": by_land(view, lambda land: land["dens"]),
        "kaija": by_land(view, lambda land: 2 if land["raid"] and land["raid"]["kaija"] else land["kaija"]),
        "raid": by_land(view, lambda land: land["raid"]["units"] if land["raid"] else 0),
        "scorched": by_land(view, lambda land: land["scorched"]),
        "creatures/region": [REGIONS.index(line[name]["region"]) + 1 if name in line else 0 for name in CREATURES],
        "creatures/line": [_place(order, name) for name in CREATURES],
        "creatures/discard": marks(CREATURES, view["creatures"]["discard"]),
        "creatures/summoned": [int(name == view["creatures"]["summoned"]) for name in CREATURES],
        "creatures/attacked": marks(CREATURES, view["creatures"]["attacked"]),
        "creatures/strength": by_land(view, lambda land: sum(map(_strength, land["creatures"]))),
    }
    for name in RESOURCES:
        found[f"yields/{name}"] = by_land(view, lambda land, name=name: land["yields"][name])
    for name in SITE_KINDS:
        found[f"free/{name}"] = by_land(view, lambda land, name=name: land["free"][name])
    for name in BUILDINGS:
        found[f"buildings/{name}"] = by_land(view, lambda land, name=name: land["buildings"].get(name, 0))
    for at in range(SEATS):
        owner = (seat + at) % seats if at < seats else None
        found[f"lands/{at}"] = by_land(view, lambda land, owner=owner: owner is not None and land["owner"] == owner)
        found[f"units/{at}"] = by_land(
            view, lambda land, owner=owner: land["units"] if owner is not None and land["owner"] == owner else 0
        )
        player = view["players"][owner] if owner is not None else None
        found.update({f"players/{at}/{name}": row for name, row in player_rows(player).items()})
    return found


def player_rows(player):
    here = player is not None
    player = player or {}
    found = {
        "fame": [0 if player.get("fame") is None else min(255, player["fame"] + 1)],
        "hand": marks(CARDS, player["hand"]["cards"] if here else []),
        "drawn": marks(CARDS, player["drawn"]["cards"] if here else []),
        "top": marks(CARDS, player["deck"]["top"] if here else []),
        "clan": [int(name == player.get("clan")) for name in CLANS],
        "present": [int(here)],
        "cards": [player["hand"]["count"] if here else 0],
        "pile": [player["deck"]["count"] if here else 0],
        "drawing": [player["drawn"]["count"] if here else 0],
        "tiles": marks(TILES, player.get("tiles", [])),
    }
    found.update({name: [min(255, player.get(name, 0))] for name in ("food", "wood", "lore", "reserve")})
    found.update({name: [int(player.get(name, False))] for name in FLAGS})
    for name in ("unseen", "active", "discard", "gone", "upgrades", "played"):
        found[name] = marks(CARDS, player.get(name, []))
    return found


def _place(names, name):
    """From 1 on; 0 for what is not there."""
    return names.index(name) + 1 if name in names else 0


def _strength(creature):
    return KIND_STRENGTH[CREATURE_KIND[CREATURES.index(creature)]]
