"""Runewars: battles are reached by a march, effects by their order, duels and quests in the Quest phase of Summer."""

from __future__ import annotations

from typing import Any

from polana.games.runewars import game
from polana.games.runewars.box.decks import HEROES
from polana.games.runewars.components import KIND_COUNT, ORDERS, SEASONS
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.player import NOBODY, Turn
from polana.games.runewars.state import BEFORE, PRIMARY, RESOLVE_ORDERS, SEASON_CARD, SECONDARY, SUPREMACY, Table
from polana.games.runewars.year.turnorder import order_of_orders
from polana.kernel import position
from polana.kernel.errors import PolanaError
from polana.kernel.game import Setup
from tests.examples.retold import Retelling

HARVEST, MOBILIZE, CONQUER, FORTIFY = (ORDERS.index(name) for name in ("harvest", "mobilize", "conquer", "fortify"))
QUESTING = ("quest_phase", "acting", "challenging", "duelling", "attempt")


def retold(state: Table, setup: Setup, name: str, given: dict[str, Any]) -> list[Retelling]:
    """`name` is the function whose flow it was, `given` what it was called with."""
    if state.force_area != NOWHERE:
        seat = state.force_seat
        order = state.players[seat].order or CONQUER
        return [each for g in marching(state) for each in resolving(g, setup, seat, order, PRIMARY)]
    if name == "order":
        seat = given.get("seat", 0)
        return resolving(state, setup, seat, state.players[seat].order, PRIMARY)
    if name in QUESTING:
        return questing(state, setup, given)
    if name == "drawn":
        return of_season(state, setup, SEASON_CARD, state.season)
    stages = ((state.players[0].order or HARVEST, BEFORE), (MOBILIZE, SUPREMACY))
    return [each for order, stage in stages for each in resolving(state, setup, 0, order, stage)]


def marching(state: Table) -> list[Table]:
    """The force stands in a neighbouring area and is about to set out."""
    seat, area = state.force_seat, state.force_area
    units = [(kind, count) for kind, count in enumerate(state.force) if count]
    found: list[Table] = []
    for start in state.chart.from_here(area):
        g = state.copy()
        g.force = [0] * len(g.force)
        g.force_seat, g.force_area = NOBODY, NOWHERE
        troops = any(g.standing[start * KIND_COUNT : (start + 1) * KIND_COUNT])
        if g.owner[start] not in (seat, NOBODY) or (g.owner[start] == NOBODY and troops):
            continue
        for kind, count in units:
            board.put(g, start, kind, count)
        g.acts = Turn()
        g.acts.target = area
        g.acts.marches = [start << 17 | area << 11 | kind << 5 | count for kind, count in units]
        g.activated[area] |= 1 << seat
        if g.owner[start] == seat:
            found.append(g)
    return found


def resolving(state: Table, setup: Setup, seat: int, order: int, stage: int) -> list[Retelling]:
    g = state.copy()
    for player in g.players:
        if player.seat == seat:
            player.order = order
        elif not player.order:
            player.order = FORTIFY if order != FORTIFY else HARVEST
            player.supremacy = False
        if player.order in player.played:
            player.played.remove(player.order)
    g.phase, g.stage = RESOLVE_ORDERS, stage
    g.sequence = order_of_orders(g)
    g.at = g.sequence.index(seat)
    g.turn = NOBODY if stage == BEFORE else seat
    return written(g, setup)


def questing(state: Table, setup: Setup, given: dict[str, Any]) -> list[Retelling]:
    before: list[tuple[int, str]] = []
    name = given.get("name")
    if isinstance(name, str):
        seat = state.hero_seat[HEROES.index(name)]
        before = [(seat, f"hero:{name}"), (seat, "move"), (seat, "done")]
        for kind, word in (("other", "hero"), ("quest", "quest")):
            if isinstance(given.get(kind), str):
                before.append((seat, f"{word}:{given[kind]}"))
    summer = of_season(state, setup, SECONDARY, SEASONS.index("summer"))
    return [Retelling(each.start, before) for each in summer] + summer


def of_season(state: Table, setup: Setup, phase: int, season: int) -> list[Retelling]:
    g = state.copy()
    g.phase, g.season, g.stage, g.at, g.turn = phase, season, 0, 0, NOBODY
    for player in g.players:
        player.order = 0
    return written(g, setup)


def written(g: Table, setup: Setup) -> list[Retelling]:
    try:
        return [Retelling(position.write(game, game.setup(setup.seats, setup.options), g))]
    except (PolanaError, ValueError, AssertionError):
        return []
