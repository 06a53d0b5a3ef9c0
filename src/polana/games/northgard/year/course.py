"""The course of a match, step by step: setup, then year after year in five phases (NG.year)."""

from __future__ import annotations

from typing import Final

from polana.games.northgard import news as told
from polana.games.northgard.actions.draw import draw_up
from polana.games.northgard.components import FORGE, count_of
from polana.games.northgard.creatures import activate
from polana.games.northgard.pieces.control import in_order, lands_of
from polana.games.northgard.pieces.display import display_achievements, display_development
from polana.games.northgard.pieces.marks import begin_year
from polana.games.northgard.pieces.zones import forget_played
from polana.games.northgard.setup import choose_clan, place_start, prepare
from polana.games.northgard.state import (
    ACTIONS,
    CHOOSE_CLANS,
    CREATURES_ACT,
    HARVEST,
    PLACE_TILES,
    ROLL_FOR_FIRST,
    START_OF_YEAR,
    WINTER,
    Table,
)
from polana.games.northgard.year import news as year_news
from polana.games.northgard.year.endgame import end_of_year, last_year
from polana.games.northgard.year.harvest import harvest
from polana.games.northgard.year.turn import turn
from polana.games.northgard.year.winter import winter
from polana.kernel.flow import Flow

CARDS_A_YEAR: Final = 4  # NG.start.1


def step(g: Table) -> Flow[None]:
    """The next step, by the phase. Phases in which nobody has a choice are done on the way to the next that asks."""
    phase = g.phase
    if phase == ACTIONS:
        return turn(g)
    if phase == HARVEST:
        return harvest(g)
    if phase == CREATURES_ACT:
        return creature_acts(g)
    if phase == START_OF_YEAR:
        start_of_year(g)
        return turn(g)
    if phase == WINTER:
        winter(g)
        return end_of_year(g)
    if phase == CHOOSE_CLANS:
        return choose_clan(g)
    if phase == ROLL_FOR_FIRST:
        prepare(g)
        return place_start(g)
    if phase == PLACE_TILES:
        return place_start(g)
    return end_of_year(g)


def start_of_year(g: Table) -> None:
    """NG.start: what lasted a year ends, everybody draws, the display is laid out; the first player begins."""
    told.year(g)
    told.phase(g)
    for player in g.players:
        begin_year(player)
        forget_played(player)
    for seat in in_order(g, g.first):
        draw_up(g, seat, CARDS_A_YEAR + forges(g, seat))
    lay_out_offer(g)
    g.opener = g.turn = g.first
    g.main_played = g.flash_played = False
    g.phase = ACTIONS
    g.at = 0
    told.phase(g)


def forges(g: Table, seat: int) -> int:
    """NG.buildings.forge: one more card for each Forge."""
    count = 0
    for land in lands_of(g, seat):
        count += count_of(g.houses[land], FORGE)
    return count


def lay_out_offer(g: Table) -> None:
    """NG.start.2, NG.start.4: as many Development cards as players; in the last year the Achievements."""
    if g.year == last_year(g):
        display_achievements(g)
    else:
        display_development(g, len(g.players))
    year_news.display(g)


def creature_acts(g: Table) -> Flow[None]:
    """NG.creatures.phase.2: the next creature of the line moves and acts."""
    if g.at < len(g.line):
        creature = g.line[g.at]
        yield from activate(g, creature)
        # One that was beaten has left the line, and the next has taken its place.
        if g.at < len(g.line) and g.line[g.at] == creature:
            g.at += 1
    if g.at >= len(g.line):
        g.phase = HARVEST
        g.at = 0
        told.phase(g)
