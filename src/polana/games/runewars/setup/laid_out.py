"""A table whose setup is over, with nothing on its board yet: where positions and tests begin."""

from __future__ import annotations

from polana.games.runewars.box.decks import (
    CITY_COUNT,
    EXPLORATION_FAR,
    EXPLORATION_NEAR,
    HERO_COUNT,
    QUEST_COUNT,
    QUEST_TILE,
    copies,
)
from polana.games.runewars.components import START_DIAL, UNIT_FIGURES
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import HOME, TILE_NUMBER
from polana.games.runewars.setup.markers import cells_of
from polana.games.runewars.setup.muster import make_decks
from polana.games.runewars.setup.placing import home_first, why_no_home
from polana.games.runewars.setup.ready import READY
from polana.games.runewars.state import SEASON_CARD, Table


def ready(g: Table, chart: Chart | None) -> None:
    """Setup is done: the board lies (the ready-made one unless it is given) with nothing on it but its home realms, all
    cards and figures are in their piles, and the first season begins."""
    for player in g.players:
        g.seat_of[player.faction] = player.seat
        player.dials = START_DIAL[player.faction * 3 : player.faction * 3 + 3]
        player.changes += 1
    g.chart = _ready_made(g) if chart is None else chart
    make_decks(g)
    g.unused = UNIT_FIGURES.copy()
    g.tiles_left = [[] for _ in g.players]
    g.spare_cities = list(range(CITY_COUNT))
    on_board = [0] + [TILE_NUMBER[tile] for tile in g.chart.tiles if TILE_NUMBER[tile]]
    g.quest_deck = [quest for quest in range(QUEST_COUNT) if QUEST_TILE[quest] in on_board]
    g.quest_box = [quest for quest in range(QUEST_COUNT) if quest not in g.quest_deck]
    g.hero_deck = list(range(HERO_COUNT))
    if g.explore:
        g.tokens_near, g.tokens_far = copies(EXPLORATION_NEAR), copies(EXPLORATION_FAR)
    for pile in (g.quest_deck, g.hero_deck, g.tokens_near, g.tokens_far):
        g.chance.shuffle(pile)
    g.deck_moves += 1
    g.phase = SEASON_CARD


def _ready_made(g: Table) -> Chart:
    """The ready-made board; home realms lie on the markers in the order of the seats, turned as little as possible."""
    chart = Chart()
    ready = READY[len(g.players)]
    for tile, rotation, first in ready.tiles:
        chart = chart.laid(tile, rotation, first)
    for player, marker in zip(g.players, ready.markers, strict=True):
        home = HOME[player.faction]
        one, two = cells_of(marker)
        turns = [at for at in range(6) if why_no_home(chart, home, at, one, two) is None]
        chart = chart.laid(home, turns[0], home_first(home, turns[0], one, two))
    return chart
