"""Positions of Runewars as text (`kernel/position.py`): what lies where, and what follows from it.

Tiles, home realms included, are written in the order in which they were laid, "tile_1 0 0 2": where their first area
lies (q, r), and by how many sixths they are turned; without them the ready-made board is used. Areas and heroes have a
table each. Who controls what, what is unused and what is in no named pile is worked out.
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars import possible
from polana.games.runewars.battle import position as battle
from polana.games.runewars.battle.sight import NUMBERS
from polana.games.runewars.box.decks import (
    CITIES,
    EXPLORATIONS,
    HERO_COUNT,
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
)
from polana.games.runewars.components import (
    DEVELOPMENTS,
    FACTIONS,
    KIND_COUNT,
    KINDS,
    ORDERS,
    RESOURCES,
    faction_of,
)
from polana.games.runewars.map import board
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import AREAS, BORDERS, TILE_AREAS, TILES, cell_of, place_of
from polana.games.runewars.moves import movement
from polana.games.runewars.orders.fortify import ACTIONS
from polana.games.runewars.player import NO_CARD, NOBODY, Player
from polana.games.runewars.setup import laid_out
from polana.games.runewars.sight import PHASES, SEASON_NAMES, STAGES
from polana.games.runewars.state import (
    DRAGON_RUNE,
    DRAGON_RUNES,
    FALSE_RUNE,
    FALSE_RUNES,
    GAME_OVER,
    NO_RUNE,
    RESOLVE_ORDERS,
    SEASON_CARD,
    Table,
)
from polana.kernel.errors import PositionError
from polana.kernel.notation import NOTHING, Notation, Page, bad, index_of, side_told, text_in, whole
from polana.kernel.refusal import wrong

#: Which names the cards of a pile have.
PILES: Final[dict[str, list[str]]] = {
    "fate": NUMBERS,
    "fate_discard": NUMBERS,
    "quest_deck": QUESTS,
    "quest_discard": QUESTS,
    "quest_box": QUESTS,
    "reward_deck": REWARDS,
    "reward_discard": REWARDS,
    "tactics_deck": TACTICS,
    "tactics_discard": TACTICS,
    "hero_deck": HEROES,
    "objective_decks": OBJECTIVES,
    "objective_discard": OBJECTIVES,
    "season_decks": SEASON_CARDS,
    "season_discard": SEASON_CARDS,
    "tokens_near": EXPLORATIONS,
    "tokens_far": EXPLORATIONS,
    "tokens_gone": EXPLORATIONS,
    "spare_cities": CITIES,
}
PLAYER: Final = Notation(
    {
        "faction": FACTIONS,
        "tactics": TACTICS,
        "fresh": TACTICS,
        "quests": QUESTS,
        "quests_seen": QUESTS,
        "objective": OBJECTIVES,
        "played": ORDERS,
        "order": ORDERS,
        "victory_on": SEASON_NAMES,
    },
    flags={"banned": ORDERS, "stores": AREAS},
    skip=("seat", "last_order", "supremacy", "changes"),
)
TURN: Final = Notation(
    {"target": AREAS, "rallied": AREAS, "recruited": RESOURCES},
    flags={
        "crossing": BORDERS[1:],
        "fortified": [action.kind for action in ACTIONS],
        "swapped": STAGES,
        "titles_used": TITLES,
        "won_defending": ["0", "1", "2", "3"],
    },
    skip=("marches",),
)
TABLE: Final = Notation(
    {"phase": PHASES, "stage": STAGES, "season": SEASON_NAMES, "season_card": SEASON_CARDS, **PILES},
    # The setup, what is written in another way, what is worked out, and what is over when a step is.
    skip=(
        *("chance", "news", "explore", "ready_made", "players", "acts", "chart", "seat_of"),
        *("tiles_left", "dealt_quests", "markers", "sites", "frozen", "sequence", "turn"),
        *("standing", "routed", "troops", "ally", "owner", "stronghold", "damaged", "development", "activated", "city"),
        *("rune", "rune_up", "rune_known", "token", "token_up", "token_known", "token_near"),
        *("force", "force_seat", "force_area", "battle", "duel", "runes_held", "fate_open", "tactics_played"),
        *(
            "hero_seat",
            "hero_area",
            "hero_routed",
            "hero_damage",
            "hero_training",
            "hero_gone",
            "hero_acted",
            "rewards",
        ),
        *("changes", "changed", "hero_moves", "deck_moves"),
        *("unused", "dragon_pile", "false_pile", "drawn_heroes", "drawn_by", "winners", "won_by"),
    ),
)
RUNES: Final = {"false": FALSE_RUNE, "dragon": DRAGON_RUNE}
UP: Final = " up"
MOST_TOGETHER: Final = 31  # units that are named together


# --- writing ----------------------------------------------------------------------------------------------------------


def write(g: Table, blank: Table) -> dict[str, object]:
    """Everything in which a table differs from one that was just laid out."""
    if g.phase < SEASON_CARD:
        raise PositionError("a position can be written once the setup is over", wrong("error-position-setup"))
    chosen = [player.faction == NOTHING for player in blank.players]
    for player, seat in zip(g.players, blank.players, strict=True):
        seat.faction = player.faction
    laid_out.ready(blank, g.chart)
    # What was shuffled is never as it was at the start.
    for pile in PILES:
        setattr(blank, pile, [])
    blank.phase = GAME_OVER
    values: dict[str, object] = {"year": g.year, **TABLE.write(g, blank)}
    values["tiles"] = [_tile(g.chart, tile) for tile in g.chart.tiles]
    if g.sequence != possible.sequence(g):
        values["sequence"] = list(g.sequence)
    turn = TURN.write(g.acts, blank.acts)
    if g.acts.marches:
        turn["marches"] = [_march(each) for each in g.acts.marches]
    if turn:
        values["acts"] = turn
    if g.battle is not None:
        values["battle"] = battle.write(g.battle)
    areas = {AREAS[area]: found for area in g.chart.areas if (found := _area(g, area))}
    if areas:
        values["areas"] = areas
    heroes = {HEROES[hero]: found for hero in range(HERO_COUNT) if (found := _hero(g, hero))}
    if heroes:
        values["heroes"] = heroes
    players: dict[str, object] = {}
    for player in g.players:
        own: dict[str, object] = {"faction": FACTIONS[player.faction]} if chosen[player.seat] else {}
        own.update(PLAYER.write(player, blank.players[player.seat]))
        if player.last_order != possible.last_order(player):
            own["last_order"] = ORDERS[player.last_order]
        if player.supremacy != possible.supremacy(g, player):
            own["supremacy"] = player.supremacy
        players[str(player.seat)] = own
    values["players"] = players
    return values


def _tile(chart: Chart, tile: int) -> str:
    q, r = place_of(chart.first[tile])
    return f"{TILES[tile]} {q} {r} {chart.rotation[tile]}"


def _march(each: int) -> str:
    """Figures that are to move: how many, who, from where and where to; a hero without a number."""
    origin, to, who, count = movement.unpacked(each)
    name = f"{count} {KINDS[who]}" if who < KIND_COUNT else HEROES[who - KIND_COUNT]
    return f"{name} {AREAS[origin]} {AREAS[to]}"


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(4) if mask >> seat & 1]


def _area(g: Table, area: int) -> dict[str, object]:
    """What is in an area, if anything is."""
    found: dict[str, object] = {}
    start = area * KIND_COUNT
    for name, counts in (("units", g.standing), ("routed", g.routed)):
        units = {KINDS[kind]: counts[start + kind] for kind in range(KIND_COUNT) if counts[start + kind]}
        if units:
            found[name] = units
    if g.ally[area] != NOBODY:
        found["ally"] = g.ally[area]
    if g.stronghold[area] != NOBODY:
        found["stronghold"] = g.stronghold[area]
        if g.damaged[area]:
            found["damaged"] = True
        if g.development[area] != NOBODY:
            found["development"] = DEVELOPMENTS[g.development[area]]
    if g.activated[area]:
        found["activated"] = _seats(g.activated[area])
    if g.city[area] != NOBODY:
        found["city"] = CITIES[g.city[area]]
    if g.rune[area] != NO_RUNE:
        found["rune"] = "dragon" if g.rune[area] == DRAGON_RUNE else "false"
        if g.rune_up[area]:
            found["up"] = True
        if g.rune_known[area]:
            found["known"] = _seats(g.rune_known[area])
    if g.token[area] != NOBODY:
        found["token"] = EXPLORATIONS[g.token[area]]
        if g.token_up[area]:
            found["token_up"] = True
        if g.token_known[area]:
            found["token_known"] = _seats(g.token_known[area])
    if g.token_near[area]:
        found["near"] = True
    return found


def _hero(g: Table, hero: int) -> dict[str, object]:
    """Whom a hero serves and where, or what became of him."""
    found: dict[str, object] = {}
    if g.hero_seat[hero] != NOBODY:
        found["seat"] = g.hero_seat[hero]
    if g.hero_area[hero] != NOTHING:
        found["area"] = AREAS[g.hero_area[hero]]
    for name, marks in (("routed", g.hero_routed), ("acted", g.hero_acted), ("gone", g.hero_gone)):
        if marks[hero]:
            found[name] = True
    if g.hero_damage[hero]:
        found["damage"] = g.hero_damage[hero]
    training = g.hero_training[hero * 3 : hero * 3 + 3]
    if any(training):
        found["training"] = training
    if g.rewards[hero]:
        found["rewards"] = [REWARDS[reward >> 1] + (UP if reward & 1 else "") for reward in g.rewards[hero]]
    return found


# --- reading ----------------------------------------------------------------------------------------------------------


def read(g: Table, page: Page) -> Table:
    """The table that a page describes, made from one that was just laid out."""
    players = page.page("players")
    pages = [players.page(str(player.seat)) for player in g.players]
    for player, own in zip(g.players, pages, strict=True):
        faction = side_told(own, "faction", None if player.faction == NOTHING else FACTIONS[player.faction])
        player.faction = index_of(faction, FACTIONS, own.path("faction"))
    laid_out.ready(g, _chart(page) if "tiles" in page else None)
    said = [pile for pile in PILES if pile in page]
    TABLE.read(g, page)
    for name, seats in (("first", [g.first]), ("title_owner", g.title_owner)):
        for seat in seats:
            if not -1 <= seat < len(g.players):
                raise bad(name, f"there is no seat {seat}")
    if g.phase < SEASON_CARD:
        raise bad("phase", "a position begins once the setup is over")
    for player, own in zip(g.players, pages, strict=True):
        PLAYER.read(player, own)
        _read_orders(g, player, own)
        own.done()
    players.done()
    _read_course(g, page)
    acts = page.page("acts")
    TURN.read(g.acts, acts)
    g.acts.marches = _marches(acts)
    acts.done()
    _fill_areas(g, page.page("areas"))
    if "battle" in page:
        g.battle = battle.read(g, page.page("battle"))
    _check_box(g)
    _fill_heroes(g, page.page("heroes"))
    _settle_cards(g, said)
    for area in g.chart.areas:
        board.settle(g, area)
    possible.check(g)
    return g


def _read_orders(g: Table, player: Player, page: Page) -> None:
    """What follows from the orders played and revealed, unless a card has changed them since."""
    player.last_order = possible.last_order(player)
    if "last_order" in page:
        player.last_order = index_of(page.take("last_order"), ORDERS, page.path("last_order"))
    player.supremacy = possible.supremacy(g, player)
    if "supremacy" in page:
        player.supremacy = _switch(page, "supremacy")


def _read_course(g: Table, page: Page) -> None:
    """How far the season is: who acts in which order, whose turn it is, whether the water is frozen."""
    g.sequence = possible.sequence(g)
    found = page.take("sequence")
    if found is not None:
        if not isinstance(found, list):
            raise bad("sequence", "should be a list of seats")
        g.sequence = [_seat(g, whole(seat, "sequence"), "sequence") for seat in found]
    told = page.take("turn")
    if told not in (None, "-", NOTHING):
        seat = _seat(g, whole(told, "turn"), "turn")
        if g.phase != RESOLVE_ORDERS:
            raise bad("turn", "nobody has a turn before orders are resolved")
        if g.sequence[g.at : g.at + 1] != [seat]:
            raise bad("turn", f"whose it is follows from sequence {g.sequence} and at {g.at}")
    if g.phase == RESOLVE_ORDERS and not 0 <= g.at < len(g.sequence):
        raise bad("at", f"should count from 0 whose it is of {g.sequence}")
    g.turn = possible.turn(g)
    g.frozen = possible.frozen(g)
    if "frozen" in page and _switch(page, "frozen") is not g.frozen:
        raise bad("frozen", "the water is frozen from the secondary effect of Winter on, and at no other time")


def _marches(page: Page) -> list[int]:
    """ "3 footman 5A 5B", "corbin DC 5B". Texts from before have them as numbers."""
    found = page.take("marches")
    where = page.path("marches")
    if found is None:
        return []
    if not isinstance(found, list):
        raise bad(where, "should be a list of texts")
    marches: list[int] = []
    for each in found:
        if isinstance(each, int) and not isinstance(each, bool):
            origin, to, who, count = movement.unpacked(whole(each, where))
            if not (0 <= origin < len(AREAS) and to < len(AREAS) and who < KIND_COUNT + HERO_COUNT):
                raise bad(where, f"{each} stands for no figures")
            marches.append(each)
            continue
        parts = text_in(each, where).split()
        if len(parts) == 4 and parts[0].isdecimal() and int(parts[0]) <= MOST_TOGETHER:
            count, who = int(parts[0]), index_of(parts[1], KINDS, where)
        elif len(parts) == 3:
            count, who = 1, KIND_COUNT + index_of(parts[0], HEROES, where)
        else:
            raise bad(where, f"{each!r} should be a number, a unit, or a hero, and two areas")
        marches.append(
            movement.packed(index_of(parts[-2], AREAS, where), index_of(parts[-1], AREAS, where), who, count)
        )
    return marches


def _chart(page: Page) -> Chart:
    chart = Chart()
    for text in page.texts("tiles"):
        parts = text.split()
        if len(parts) != 4 or not all(part.lstrip("-").isdecimal() for part in parts[1:]):
            raise bad("tiles", f"{text!r} should be a tile, q, r and sixths of a turn")
        tile, turns = index_of(parts[0], TILES, "tiles"), int(parts[3])
        if not 0 <= turns < 6 or tile in chart.tiles:
            raise bad("tiles", f"{text!r} cannot lie there: the tile lies already, or it is turned too far")
        q, r = int(parts[1]), int(parts[2])
        if max(abs(q), abs(r)) > 30:
            raise bad("tiles", f"{text!r} lies too far away")
        before = len(chart.areas)
        chart = chart.laid(tile, turns, cell_of(q, r))
        if len(chart.areas) != before + len(TILE_AREAS[tile]):
            raise bad("tiles", f"{text!r} lies on another tile")
    return chart


def _seat(g: Table, seat: int, where: str) -> int:
    if not 0 <= seat < len(g.players):
        raise bad(where, f"there is no seat {seat}")
    return seat


def _mask(g: Table, page: Page, key: str) -> int:
    found = page.take(key)
    if found is None:
        return 0
    if not isinstance(found, list):
        raise bad(page.path(key), "should be a list of seats")
    mask = 0
    for seat in found:
        mask |= 1 << _seat(g, whole(seat, page.path(key)), page.path(key))
    return mask


def _switch(page: Page, key: str) -> bool:
    found = page.take(key)
    if found is not None and not isinstance(found, bool):
        raise bad(page.path(key), f"{found!r} should be true or false")
    return found is True


def _fill_areas(g: Table, areas: Page) -> None:
    for name in areas.rest():
        page = areas.page(name)
        area = index_of(name, AREAS, page.where)
        if area not in g.chart.areas:
            raise bad(page.where, f"{name} is not on the board")
        for key, counts in (("units", g.standing), ("routed", g.routed)):
            units = page.page(key)
            for label in units.rest():
                kind, count = index_of(label, KINDS, units.path(label)), units.number(label)
                counts[area * KIND_COUNT + kind] += count
                g.troops[area * 5 + faction_of(kind)] += count
                g.unused[kind] -= count
        if "stronghold" in page:
            g.stronghold[area] = _seat(g, page.number("stronghold"), page.path("stronghold"))
        g.damaged[area] = _switch(page, "damaged")
        if g.damaged[area] and g.stronghold[area] == NOBODY:
            raise bad(page.path("damaged"), "there is no stronghold")
        for key, names, field in (
            ("development", DEVELOPMENTS, g.development),
            ("city", CITIES, g.city),
            ("token", EXPLORATIONS, g.token),
        ):
            if key in page:
                field[area] = index_of(page.take(key), names, page.path(key))
        if "rune" in page:
            face = page.take("rune")
            if face not in RUNES:
                raise bad(page.path("rune"), f"{face!r} should be dragon or false")
            g.rune[area] = RUNES[str(face)]
        g.rune_up[area], g.rune_known[area] = _switch(page, "up"), _mask(g, page, "known")
        g.token_up[area], g.token_known[area] = _switch(page, "token_up"), _mask(g, page, "token_known")
        g.token_near[area] = _switch(page, "near")
        g.activated[area] = _mask(g, page, "activated")
        if "ally" in page:
            g.ally[area] = _seat(g, page.number("ally"), page.path("ally"))
        elif board.neutrals_in(g, area):
            g.ally[area] = board.controller(g, area)  # neutral units beside somebody's units are allied with him
        page.done()


def _check_box(g: Table) -> None:
    """The box holds as many figures and rune tokens."""
    dragons, falses = g.rune.count(DRAGON_RUNE), g.rune.count(FALSE_RUNE)
    g.dragon_pile, g.false_pile = DRAGON_RUNES - dragons, FALSE_RUNES - falses
    if min(g.unused) < 0 or min(g.dragon_pile, g.false_pile) < 0:
        raise bad("areas", "there are more figures or rune tokens than the box holds")


def _fill_heroes(g: Table, heroes: Page) -> None:
    for name in heroes.rest():
        page = heroes.page(name)
        hero = index_of(name, HEROES, page.where)
        if "seat" in page:
            g.hero_seat[hero] = _seat(g, page.number("seat"), page.path("seat"))
        if "area" in page:
            area = index_of(page.take("area"), AREAS, page.path("area"))
            g.hero_area[hero] = area
            if g.rune[area] != NO_RUNE and g.hero_seat[hero] != NOBODY:
                g.rune_known[area] |= 1 << g.hero_seat[hero]
        for key, marks in (("routed", g.hero_routed), ("acted", g.hero_acted), ("gone", g.hero_gone)):
            marks[hero] = _switch(page, key)
        g.hero_damage[hero] = page.number("damage")
        training = page.take("training")
        if training is not None:
            if not isinstance(training, list) or len(training) != 3:
                raise bad(page.path("training"), "should be three numbers: strength, agility, wisdom")
            g.hero_training[hero * 3 : hero * 3 + 3] = [whole(value, page.path("training")) for value in training]
        for text in page.texts("rewards"):
            reward = index_of(text.removesuffix(UP), REWARDS, page.path("rewards"))
            g.rewards[hero].append(reward * 2 + text.endswith(UP))
        page.done()


def _settle_cards(g: Table, said: list[str]) -> None:
    """A pile that nobody described has what is in no other."""
    tactics = [card for player in g.players for card in player.tactics + player.fresh]
    quests = [card for player in g.players for card in player.quests]
    held = [player.objective for player in g.players if player.objective != NO_CARD]
    rewards = [reward >> 1 for under in g.rewards for reward in under]
    away = [hero for hero in range(HERO_COUNT) if g.hero_seat[hero] != NOBODY or g.hero_gone[hero]]
    if g.season_card != NO_CARD and "season_discard" not in said:
        g.season_discard = [g.season_card]
    for pile, gone in (
        ("fate", g.fate_discard),
        ("tactics_deck", tactics + g.tactics_discard),
        ("quest_box", quests + (g.quest_deck if "quest_deck" in said else []) + g.quest_discard),
        ("quest_deck", quests + g.quest_discard + (g.quest_box if "quest_box" in said else [])),
        ("reward_deck", rewards + g.reward_discard),
        ("hero_deck", away),
        ("spare_cities", [city for city in g.city if city != NOBODY]),
    ):
        if pile not in said:
            _without(getattr(g, pile), gone)
    for name, gone in (("objective_decks", held + g.objective_discard), ("season_decks", g.season_discard)):
        if name not in said:
            for deck in getattr(g, name):
                _without(deck, gone)
    for area in g.chart.areas:
        pile = "tokens_near" if g.token_near[area] else "tokens_far"
        if g.token[area] != NOBODY and pile not in said:
            _without(getattr(g, pile), [g.token[area]])
    if "tokens_near" not in said and "tokens_far" not in said:
        for token in g.tokens_gone:
            _without(g.tokens_near if token in g.tokens_near else g.tokens_far, [token])


def _without(pile: list[int], gone: list[int]) -> None:
    """Take out of a pile what lies elsewhere, one for one."""
    for thing in gone:
        if thing in pile:
            pile.remove(thing)
