"""The secondary effects of the seasons (RW.season.2), in order of play (RW.season.3)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.components import AUTUMN, FOOD, KIND_COUNT, SPRING, SUMMER, WINTER
from polana.games.runewars.heroes import questphase
from polana.games.runewars.map import board
from polana.games.runewars.moves import limits
from polana.games.runewars.orders import news as economy
from polana.games.runewars.realm import hands
from polana.games.runewars.state import CHOOSE_ORDERS, Table
from polana.games.runewars.tactics import base as tactics
from polana.games.runewars.words import GAIN
from polana.games.runewars.year import asks
from polana.games.runewars.year import news as told
from polana.games.runewars.year.turnorder import order_of_play
from polana.kernel.flow import Flow

AUTUMN_INFLUENCE: Final = 2  # RW.season.autumn.2
AUTUMN_TACTICS: Final = 1
TACTICS_GAIN: Final = GAIN[1]
INFLUENCE_GAIN: Final = GAIN[2]


def secondary(g: Table) -> Flow[None]:
    """One player's part of the secondary effect, in Summer a part of it; what concerns all is done with the first."""
    if g.at == 0 and g.stage == 0:
        g.sequence = order_of_play(g)
        begin(g)
    seat = g.sequence[g.at]
    if not g.players[seat].out:
        if g.season == SUMMER:
            done = yield from questphase.act(g, seat)  # RW.season.summer.1
            if not done:
                return
        if g.season == AUTUMN:
            yield from autumn(g, seat)
        elif g.season == WINTER:
            yield from winter(g, seat)
    g.at += 1
    if g.at == len(g.sequence):
        g.phase = CHOOSE_ORDERS
        g.at = 0


def begin(g: Table) -> None:
    """What the secondary effect does for the whole table."""
    if g.season == SPRING:
        spring(g)
    elif g.season == SUMMER:
        questphase.begin(g)
    elif g.season == AUTUMN:
        # RW.season.autumn.1
        g.fate += g.fate_discard
        g.fate_discard.clear()
        g.chance.shuffle(g.fate)
        told.fate_shuffled(g)
    elif g.season == WINTER:
        g.frozen = True  # RW.season.winter.5
        economy.frozen(g)


def spring(g: Table) -> None:
    """RW.season.spring.1 to .3: activation tokens go, orders come back, then every routed figure stands up."""
    for player in g.players:
        player.played.clear()
        player.changes += 1
        player.heroes_beaten = 0
    for area in g.chart.areas:
        if g.activated[area]:
            g.activated[area] = 0
            g.touch(area)
        for at in range(area * KIND_COUNT, (area + 1) * KIND_COUNT):
            if g.routed[at]:
                g.standing[at] += g.routed[at]
                g.routed[at] = 0
                g.touch(area)
    for hero in range(len(g.hero_routed)):
        g.hero_routed[hero] = False
    g.hero_moves += 1
    told.spring(g)


def autumn(g: Table, seat: int) -> Flow[None]:
    """RW.season.autumn.2: two influence or one Tactics card."""
    word = yield asks.autumn_gain(seat, [INFLUENCE_GAIN, TACTICS_GAIN])
    if word is INFLUENCE_GAIN:
        hands.gain_influence(g, seat, AUTUMN_INFLUENCE, "RW.season.autumn.2")
    else:
        yield from hands.draw_tactics(g, seat, AUTUMN_TACTICS, "RW.season.autumn.2")


def food_limit(g: Table, seat: int) -> int:
    """RW.season.winter.1: as many units in each area as the food dial shows, less what the Season card says."""
    food = g.players[seat].dials[FOOD]
    return max(min(1, food), food - g.winters_bite)


def starving(g: Table, seat: int, limit: int) -> list[int]:
    """The areas in which a player has more units than he can feed; allies count, heroes do not (RW.season.winter.3)."""
    stores = g.players[seat].stores
    return [area for area in g.chart.areas if board.army(g, seat, area) > limit and not stores >> area & 1]


def winter(g: Table, seat: int) -> Flow[None]:
    """RW.season.winter.2: units above the food limit are destroyed; the limit binds at this moment only (.4)."""
    limit = food_limit(g, seat)
    if not starving(g, seat, limit):
        return
    economy.food_limit(g, seat, limit)
    if g.players[seat].tactics or g.players[seat].fresh:
        # whether one of the cards helps is a secret of the hand
        yield from tactics.window(g, seat, "reaction", "RW.season.winter.1")
    for area in starving(g, seat, limit):
        yield from limits.trim(g, seat, area, limit, "RW.season.winter.2")
