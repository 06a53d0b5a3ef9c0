"""What can happen in Northgard, line by line: each is told by its function, by name.

Where nobody listens a function returns at once. A line is part of whatever is going on: a year, a phase of it, a turn,
a card that is resolved, a combat. What is told of combats, Special actions, turns and phases is in `news.py` of the
rooms `combat`, `cards` and `year`.
"""

from __future__ import annotations

from typing import Final

from polana.games.northgard.components import unpack
from polana.games.northgard.state import (
    ACTIONS,
    CREATURES_ACT,
    END_OF_YEAR,
    HARVEST,
    PLACE_TILES,
    START_OF_YEAR,
    WINTER,
    Player,
    Table,
)
from polana.games.northgard.words import (
    BUILDING,
    CARD,
    CLAN,
    COLOUR,
    LAND,
    ROTATE,
    SPOT,
    TILE,
)

# What lines are part of, from the outermost inwards.
YEAR: Final = "year"
PHASES: Final = {
    PLACE_TILES: "setup",
    START_OF_YEAR: "start",
    ACTIONS: "actions",
    CREATURES_ACT: "creatures",
    HARVEST: "harvest",
    WINTER: "winter",
    END_OF_YEAR: "end",
}
TURN: Final = "turn"
ACTION: Final = "action"
BATTLE: Final = "battle"


# --- what goes on -----------------------------------------------------------------------------------------------------


def year(g: Table) -> None:
    """A year begins; all that was left open of the one before it is over."""
    if g.news is not None:
        g.end(YEAR)
        phase_over(g)
        g.begin(YEAR, headed=False, year=g.year)
        g.tell("news-northgard-year", "NG.year.1", year=g.year)


def phase(g: Table) -> None:
    """The phase that the state is in begins."""
    if g.news is not None:
        phase_over(g)
        if g.phase in PHASES:
            g.begin(PHASES[g.phase], headed=False)


def phase_over(g: Table) -> None:
    for name in PHASES.values():
        g.end(name)


def taken_up(g: Table) -> None:
    """A match begins in the middle of a year."""
    if g.news is not None and g.phase > START_OF_YEAR:
        g.begin(YEAR, headed=False, year=g.year)
        phase(g)
        if g.main_played or g.flash_played:
            turn(g)


def turn(g: Table) -> None:
    if g.news is not None:
        g.end(TURN)
        g.begin(TURN, headed=False, seat=g.turn)


def turn_over(g: Table) -> None:
    if g.news is not None:
        g.end(TURN)


def action(g: Table) -> None:
    """What is told from now on is part of the card or choice that the next line names."""
    if g.news is not None:
        g.end(ACTION)
        g.begin(ACTION)


def action_over(g: Table) -> None:
    if g.news is not None:
        g.end(ACTION)


def battle_over(g: Table) -> None:
    if g.news is not None:
        g.end(BATTLE)


# --- setup ------------------------------------------------------------------------------------------------------------


def clan(g: Table, player: Player) -> None:
    if g.news is not None:
        g.tell(
            "news-northgard-clan", "NG.setup.h", seat=player.seat, clan=CLAN[player.clan], colour=COLOUR[player.colour]
        )


def rolled_for_first(g: Table, seat: int, axes: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-rolled-for-first", "NG.setup.j", seat=seat, count=axes)


def first_player(g: Table, seat: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-northgard-first-player", law, seat=seat)


def setup_tiles(g: Table, seat: int) -> None:
    """NG.setup.l.1: the tiles are in the hand, so others learn only how many there are."""
    if g.news is not None:
        drawn = g.drawn_tiles[seat]
        tiles = [TILE[tile] for tile in drawn]
        law = "NG.setup.l.1"
        g.tell_to((seat,), "news-northgard-setup-tiles", law, seat=seat, count=len(drawn), tiles=tiles)
        g.tell_except((seat,), "news-northgard-drew-tiles", law, seat=seat, count=len(drawn))


def group_placed(g: Table, seat: int, land: int, count: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-northgard-group-placed", law, seat=seat, land=LAND[land], count=count)


# --- what players get -------------------------------------------------------------------------------------------------


def gained(g: Table, seat: int, packed: int, law: str) -> None:
    """Packed resources, perhaps none."""
    if g.news is not None:
        food, wood, lore = unpack(packed)
        g.tell("news-northgard-gained", law, seat=seat, food=food, wood=wood, lore=lore)


def fame(g: Table, seat: int, count: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-northgard-fame", law, seat=seat, count=count)


def clan_fame(g: Table, seat: int, count: int, law: str) -> None:
    """Fame that the power of a clan brings beside what everybody gains."""
    if g.news is not None:
        g.tell("news-northgard-clan-fame", law, seat=seat, count=count)


def drew(g: Table, seat: int, pile: list[int], count: int, law: str) -> None:
    """Cards were drawn, now the last of a pile; others learn only how many."""
    if g.news is not None and count:
        cards = [CARD[card] for card in pile[-count:]]
        g.tell_to((seat,), "news-northgard-drew", law, seat=seat, count=count, cards=cards)
        g.tell_except((seat,), "news-northgard-drew-cards", law, seat=seat, count=count)


def discarded(g: Table, seat: int, card: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-northgard-discarded", law, seat=seat, card=CARD[card])


def took_card(g: Table, seat: int, card: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-northgard-took-card", law, seat=seat, card=CARD[card])


# --- tiles and territories --------------------------------------------------------------------------------------------


def tile_drawn(g: Table, seat: int, tile: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-tile-drawn", "NG.explore.1", seat=seat, tile=TILE[tile])


def tile_placed(g: Table, seat: int, tile: int, cell: int, rotation: int) -> None:
    """Before it lies there: the free cell is named after its neighbour."""
    if g.news is not None:
        spot = SPOT[g.chart.spot[cell]]
        tile_word, turned = TILE[tile], ROTATE[rotation]
        g.tell("news-northgard-tile-placed", "NG.explore.1", seat=seat, tile=tile_word, spot=spot, rotation=turned)


def tile_under_stack(g: Table, seat: int, tile: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-tile-under-stack", "NG.explore.5", seat=seat, tile=TILE[tile])


def no_tile_fits(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-no-tile-fits", "NG.explore.5", seat=seat)


def closed(g: Table, land: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-closed", "NG.terms.closed", land=LAND[land], count=g.chart.span(land))


def scorched(g: Table, seat: int, land: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-scorched", "NG.clans.snake.1", seat=seat, land=LAND[land])


def built(g: Table, seat: int, land: int, kind: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-built", "NG.build.1", seat=seat, land=LAND[land], building=BUILDING[kind])


# --- units ------------------------------------------------------------------------------------------------------------


def recruited(g: Table, seat: int, land: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-recruited", "NG.recruit.1", seat=seat, land=LAND[land], count=1)


def kaija_recruited(g: Table, seat: int, land: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-kaija-recruited", "NG.clans.bear.2", seat=seat, land=LAND[land])


def trained(g: Table, seat: int, land: int, count: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-trained", "NG.recruit.6", seat=seat, land=LAND[land], count=count)


def moved(g: Table, seat: int, origin: int, target: int, units: int, kaija: bool) -> None:
    if g.news is not None:
        here, there = LAND[origin], LAND[target]
        if units:
            g.tell("news-northgard-moved", "NG.move.2", seat=seat, land=here, to=there, count=units)
        if kaija:
            g.tell("news-northgard-kaija-moved", "NG.clans.bear.4", seat=seat, land=here, to=there)
