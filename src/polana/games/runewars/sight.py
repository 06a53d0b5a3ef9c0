"""Who sees what (RW.setup.layout): the view of a seat."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle.sight import NUMBERS, battle_view, duel_view, units
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
from polana.games.runewars.components import DEVELOPMENTS, FACTIONS, KIND_COUNT, KINDS, ORDERS
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import AREA_HOME, AREA_TILE, AREA_YIELD, AREAS, NOWHERE, SIDES, TILES, place_of
from polana.games.runewars.moves.movement import unpacked
from polana.games.runewars.player import NO_CARD, NOBODY, Player
from polana.games.runewars.realm.runes import knows
from polana.games.runewars.state import DRAGON_RUNE, NO_RUNE, PLACE_HOMES, RESOLVE_ORDERS, Table
from polana.games.runewars.view import (
    AreaView,
    Border,
    DecksView,
    ForceView,
    HeroView,
    MarchView,
    MarkerView,
    Phase,
    PlayerView,
    RewardView,
    RuneView,
    RunewarsView,
    Season,
    SpotView,
    Stage,
    StrongholdView,
    TileView,
    TokenView,
)
from polana.games.runewars.words import SPOT

PHASES: Final[list[Phase]] = [
    "first_player",
    "choose_factions",
    "place_tiles",
    "place_markers",
    "place_runes",
    "place_homes",
    "muster",
    "place_heroes",
    "season_card",
    "secondary",
    "choose_orders",
    "resolve_orders",
    "game_over",
]
STAGES: Final[list[Stage]] = ["before", "primary", "between", "supremacy", "after"]
SEASON_NAMES: Final[list[Season]] = ["spring", "summer", "autumn", "winter"]
BORDER_NAMES: Final[list[Border]] = ["none", "water", "mountain", "mountain"]


def view(g: Table, reader: int) -> RunewarsView:
    """What a seat (or `SPECTATOR`) may see, as plain JSON data: things are named by the labels of their words."""
    building = g.phase <= PLACE_HOMES
    return {
        "setup": {"players": len(g.players), "explore": g.explore, "ready_made": g.ready_made},
        "reader": reader,
        "year": g.year,
        "season": SEASON_NAMES[g.season],
        "phase": PHASES[g.phase],
        "stage": STAGES[g.stage] if g.phase == RESOLVE_ORDERS else None,
        "first": g.first,
        "turn": _seat(g.turn),
        "sequence": list(g.sequence),
        "season_card": _name(SEASON_CARDS, g.season_card),
        "frozen": g.frozen,
        "tiles": [_tile(g, tile) for tile in g.chart.tiles],
        "areas": [_area(g, area, reader) for area in g.chart.areas],
        "spots": [_spot(cell, spot) for cell, spot in g.chart.beside.items()] if building else [],
        "markers": [_marker(g, marker) for marker in g.markers],
        "marches": [_march(each) for each in g.acts.marches],
        "force": _force(g),
        "battle": None if g.battle is None else battle_view(g.battle, reader),
        "duel": None if g.duel is None else duel_view(g.duel, g.hero_damage),
        "heroes": [_hero(g, hero, reader) for hero in range(len(HEROES)) if g.hero_area[hero] != NOWHERE],
        "unused": {KINDS[kind]: g.unused[kind] for kind in range(len(g.unused))},
        "dragon_pile": g.dragon_pile,
        "false_pile": g.false_pile,
        "runes_held": len(g.runes_held),
        "titles": [
            {"title": TITLES[title], "owner": _seat(g.title_owner[title]), "influence": g.title_influence[title]}
            for title in range(len(TITLES))
        ],
        "decks": _decks(g),
        "players": [_player(g, player, reader) for player in g.players],
        "winners": list(g.winners),
        "won_by": g.won_by,
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _name(names: list[str], number: int) -> str | None:
    return None if number < 0 else names[number]


def _names(names: list[str], numbers: list[int]) -> list[str]:
    return [names[number] for number in numbers]


# --- the board --------------------------------------------------------------------------------------------------------


def _tile(g: Table, tile: int) -> TileView:
    q, r = place_of(g.chart.first[tile])
    return {"tile": TILES[tile], "q": q, "r": r, "rotation": g.chart.rotation[tile]}


def _borders(chart: Chart, area: int) -> list[Border]:
    return [BORDER_NAMES[chart.face(area, side) | chart.walls[area * 6 + side]] for side in range(6)]


def _area(g: Table, area: int, reader: int) -> AreaView:
    q, r = place_of(g.chart.cell[area])
    stronghold: StrongholdView | None = None
    if g.stronghold[area] != NOBODY:
        stronghold = {
            "seat": g.stronghold[area],
            "damaged": g.damaged[area],
            "development": _name(DEVELOPMENTS, g.development[area]),
        }
    at = area * KIND_COUNT
    return {
        "area": AREAS[area],
        "tile": TILES[AREA_TILE[area]],
        "q": q,
        "r": r,
        "borders": _borders(g.chart, area),
        "food": AREA_YIELD[area * 3],
        "wood": AREA_YIELD[area * 3 + 1],
        "ore": AREA_YIELD[area * 3 + 2],
        "city": _name(CITIES, g.city[area]),
        "home": _name(FACTIONS, AREA_HOME[area]),
        "owner": _seat(g.owner[area]),
        "units": units(g.standing, g.routed, at),
        "ally": _seat(g.ally[area]),
        "stronghold": stronghold,
        "activated": [player.seat for player in g.players if g.activated[area] >> player.seat & 1],
        "rune": _rune(g, area, reader),
        "token": _token(g, area, reader),
    }


def _rune(g: Table, area: int, reader: int) -> RuneView | None:
    """RW.runes.peek: whoever controls the area or has had a hero there knows the token."""
    if g.rune[area] == NO_RUNE:
        return None
    if not knows(g, reader, area):
        return {"up": False, "face": None}
    return {"up": g.rune_up[area], "face": "dragon" if g.rune[area] == DRAGON_RUNE else "false"}


def knows_token(g: Table, reader: int, area: int) -> bool:
    return g.token_up[area] or (reader != NOBODY and g.token_known[area] >> reader & 1 == 1)


def _token(g: Table, area: int, reader: int) -> TokenView | None:
    if g.token[area] == NOBODY:
        return None
    kind = EXPLORATIONS[g.token[area]] if knows_token(g, reader, area) else None
    return {"back": "1" if g.token_near[area] else "2+", "up": g.token_up[area], "kind": kind}


def _spot(cell: int, spot: int) -> SpotView:
    q, r = place_of(cell)
    return {"spot": SPOT[spot].label, "q": q, "r": r}


def _marker(g: Table, marker: int) -> MarkerView:
    q, r = place_of(marker // 6)
    return {"spot": SPOT[g.chart.beside[marker // 6]].label, "q": q, "r": r, "side": SIDES[marker % 6]}


def _march(each: int) -> MarchView:
    origin, to, who, count = unpacked(each)
    unit = KINDS[who] if who < KIND_COUNT else None
    hero = None if who < KIND_COUNT else HEROES[who - KIND_COUNT]
    return {"area": AREAS[origin], "to": AREAS[to], "unit": unit, "hero": hero, "count": count}


def _force(g: Table) -> ForceView | None:
    if g.force_area == NOWHERE:
        return None
    return {"seat": g.force_seat, "area": AREAS[g.force_area], "units": units(g.force, [], 0)}


# --- battle and heroes ------------------------------------------------------------------------------------------------


def sees_rewards(g: Table, reader: int, hero: int) -> bool:
    """RW.rewards.secret: only the controller of a hero looks at what lies face down under his card."""
    return reader != NOBODY and g.hero_seat[hero] == reader


def _hero(g: Table, hero: int, reader: int) -> HeroView:
    rewards: list[RewardView] = []
    for reward in sorted(g.rewards[hero]):
        up = reward & 1 == 1
        if up or sees_rewards(g, reader, hero):
            rewards.append({"reward": REWARDS[reward >> 1], "up": up})
    hidden: RewardView = {"reward": None, "up": False}
    rewards += [hidden] * (len(g.rewards[hero]) - len(rewards))
    return {
        "hero": HEROES[hero],
        "seat": _seat(g.hero_seat[hero]),
        "area": AREAS[g.hero_area[hero]],
        "routed": g.hero_routed[hero],
        "damage": g.hero_damage[hero],
        "training": g.hero_training[hero * 3 : hero * 3 + 3],
        "defeated": g.hero_gone[hero],
        "rewards": rewards,
    }


# --- cards and players ------------------------------------------------------------------------------------------------


def _decks(g: Table) -> DecksView:
    return {
        "fate": len(g.fate),
        "fate_discard": _names(NUMBERS, sorted(g.fate_discard)),  # RW.fate.2
        "fate_open": _names(NUMBERS, g.fate_open),
        "quests": len(g.quest_deck),
        "quest_discard": _names(QUESTS, g.quest_discard),
        "rewards": len(g.reward_deck),
        "reward_discard": _names(REWARDS, g.reward_discard),
        "tactics": len(g.tactics_deck),
        "tactics_discard": _names(TACTICS, g.tactics_discard),
        "heroes": _names(HEROES, sorted(g.hero_deck + g.drawn_heroes)),
        "objectives": [len(deck) for deck in g.objective_decks],
        "objective_discard": _names(OBJECTIVES, g.objective_discard),
        "seasons": [len(deck) for deck in g.season_decks],
        "season_discard": _names(SEASON_CARDS, g.season_discard),
    }


def _player(g: Table, player: Player, reader: int) -> PlayerView:
    seat = player.seat
    own = reader == seat
    return {
        "seat": seat,
        "faction": _name(FACTIONS, player.faction),
        "influence": player.influence,
        "food": player.dials[0],
        "wood": player.dials[1],
        "ore": player.dials[2],
        "tactics_count": len(player.tactics) + len(player.fresh),
        "tactics": _names(TACTICS, sorted(player.tactics)) if own else [],
        "fresh": _names(TACTICS, sorted(player.fresh)) if own else [],
        "quest_count": len(player.quests),
        "quests": _names(QUESTS, sorted(player.quests if own else player.quests_seen)),
        "objective": _name(OBJECTIVES, player.objective) if own else None,
        "has_objective": player.objective != NO_CARD,
        "order": ORDERS[player.order] if player.order else None,
        "supremacy": player.supremacy,
        "played": _names(ORDERS, player.played),
        "banned": [ORDERS[number] for number in range(1, len(ORDERS)) if player.banned >> number & 1],
        "victory_on": None if player.victory_on == NOBODY else SEASON_NAMES[player.victory_on],
        "setup_quests": _names(QUESTS, g.dealt_quests[seat]) if seat < len(g.dealt_quests) else [],
        "tiles": _names(TILES, g.tiles_left[seat]) if seat < len(g.tiles_left) else [],
        "drawn_heroes": _names(HEROES, sorted(g.drawn_heroes)) if own and g.drawn_by == seat else [],
        "out": player.out,
    }
