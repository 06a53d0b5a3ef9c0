"""What a position of Runewars may say, and what follows from what it says (`position.py`).

A position lies between two steps: some things that may be for a moment in the middle of one cannot be there (a fourth
hero, an eleventh Tactics card). What follows from the rest need not be told, and may not be told otherwise.
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle import position as battle
from polana.games.runewars.box.decks import (
    CARD_SEASON,
    HEROES,
    OBJECTIVE_ALIGNMENT,
    OBJECTIVES,
    SEASON_CARDS,
    TITLES,
)
from polana.games.runewars.components import (
    CONQUER,
    FACTION_ALIGNMENT,
    KIND_COUNT,
    KINDS,
    MOBILIZE,
    ORDERS,
    SEASONS,
    SPRING,
    WINTER,
    YEARS,
)
from polana.games.runewars.heroes.service import HERO_LIMIT
from polana.games.runewars.map.tiles import AREA_CITY, AREAS, NOWHERE
from polana.games.runewars.moves import movement
from polana.games.runewars.orders.power import MOST as TITLE_MOST
from polana.games.runewars.player import NO_CARD, NOBODY, Player, Turn
from polana.games.runewars.realm.hands import QUEST_LIMIT, TACTICS_LIMIT
from polana.games.runewars.state import BEFORE, BETWEEN, RESOLVE_ORDERS, SEASON_CARD, SECONDARY, SUPREMACY, Table
from polana.games.runewars.year.course import has_supremacy
from polana.games.runewars.year.turnorder import order_of_orders, order_of_play
from polana.kernel.notation import bad
from polana.kernel.state import fields

ORDERS_A_YEAR: Final = 4


# --- what follows -----------------------------------------------------------------------------------------------------


def begun(g: Table) -> bool:
    """Has the secondary effect of the season begun?"""
    return g.phase > SECONDARY or (g.phase == SECONDARY and (g.at > 0 or g.stage > 0))


def frozen(g: Table) -> bool:
    """RW.season.winter.5: from the secondary effect of Winter on."""
    return g.season == WINTER and begun(g)


def sequence(g: Table) -> list[int]:
    """In which order the seats act, as far as it can be worked out: whoever has spent influence since may have tied."""
    if g.phase == RESOLVE_ORDERS:
        return order_of_orders(g)
    return order_of_play(g) if g.phase == SECONDARY and begun(g) else []


def turn(g: Table) -> int:
    """RW.terms.active_player: whose order is being resolved, once it has begun."""
    return g.sequence[g.at] if g.phase == RESOLVE_ORDERS and g.stage != BEFORE else NOBODY


def last_order(player: Player) -> int:
    """The order of the season before, unless a card has taken it back, or Spring all of them."""
    return player.played[-1] if player.played else 0


def supremacy(g: Table, player: Player) -> bool:
    """RW.orders.supremacy.1, unless a card has since taken back the order that was higher."""
    return g.phase == RESOLVE_ORDERS and not player.out and has_supremacy(player)


# --- what cannot be ---------------------------------------------------------------------------------------------------


def check(g: Table) -> None:
    """Refuse what cannot be between two steps, with the place where it stands."""
    if not 1 <= g.year <= YEARS:
        raise bad("year", f"years are counted from 1 to {YEARS}")
    _check_course(g)
    for player in g.players:
        _check_player(g, player)
    for hero, damage in enumerate(g.hero_damage):
        if damage < 0 or min(g.hero_training[hero * 3 : hero * 3 + 3]) < 0:
            raise bad(f"heroes.{HEROES[hero]}", "nobody has less damage or training than none")
    for area in g.chart.areas:
        if g.city[area] != NOBODY and not AREA_CITY[area]:
            raise bad(f"areas.{AREAS[area]}.city", "no city is printed there")
    for title, influence in enumerate(g.title_influence):
        if not 0 <= influence <= TITLE_MOST:
            raise bad("title_influence", f"on {TITLES[title]} lie 0 to {TITLE_MOST} influence")
        if influence and g.title_owner[title] == NOBODY and not any(player.out for player in g.players):
            raise bad("title_owner", f"influence lies on {TITLES[title]}, so somebody has it")
    _check_acts(g)
    if g.battle is not None:
        battle.check(g, g.battle)


def _check_course(g: Table) -> None:
    if g.season_card != NO_CARD and g.phase > SEASON_CARD and CARD_SEASON[g.season_card] != g.season:
        raise bad("season_card", f"{SEASON_CARDS[g.season_card]} is no card of {SEASONS[g.season]}")
    if g.season_card != NO_CARD and g.season_card not in g.season_discard:
        raise bad("season_discard", "the card of the season lies there (season_card)")
    if g.phase not in (SECONDARY, RESOLVE_ORDERS):
        if g.at or g.stage:
            raise bad("at" if g.at else "stage", "in this phase everybody acts at once")
        return
    if not begun(g):
        return
    playing = [player.seat for player in g.players if not player.out]
    if len(set(g.sequence)) != len(g.sequence) or not set(playing) <= set(g.sequence):
        raise bad("sequence", "should have every seat that is in the game, once")
    if not 0 <= g.at < len(g.sequence):
        raise bad("at", f"should count from 0 whose it is of {g.sequence}")
    if g.phase == RESOLVE_ORDERS:
        orders = [g.players[seat].order for seat in g.sequence if not g.players[seat].out]
        if orders != sorted(orders):
            raise bad("sequence", "orders are resolved by their numbers, the lowest first")
        if g.stage in (BETWEEN, SUPREMACY) and not g.players[g.sequence[g.at]].supremacy:
            raise bad("stage", f"seat {g.sequence[g.at]} has no supremacy")


def _check_player(g: Table, player: Player) -> None:
    where = f"players.{player.seat}"
    if len(player.tactics) + len(player.fresh) > TACTICS_LIMIT:
        raise bad(f"{where}.tactics", f"nobody holds more than {TACTICS_LIMIT} Tactics cards, fresh ones included")
    if len(player.quests) > QUEST_LIMIT:
        raise bad(f"{where}.quests", f"nobody holds more than {QUEST_LIMIT} Quest cards")
    if g.hero_seat.count(player.seat) > HERO_LIMIT:
        raise bad("heroes", f"seat {player.seat} has more than {HERO_LIMIT} heroes")
    objective = player.objective
    if objective != NO_CARD and OBJECTIVE_ALIGNMENT[objective] != FACTION_ALIGNMENT[player.faction]:
        raise bad(f"{where}.objective", f"{OBJECTIVES[objective]} is of the other alignment")
    for other in g.players[: player.seat]:
        if player.victory_on != NOBODY and player.victory_on == other.victory_on:
            raise bad(f"{where}.victory_on", "another Victory card lies on that deck")
    _check_orders(g, player, where)


def _check_orders(g: Table, player: Player, where: str) -> None:
    if g.season == SPRING and not begun(g):
        most = 0 if g.year == 1 else ORDERS_A_YEAR
    else:
        most = g.season
    if len(player.played) > most:
        raise bad(f"{where}.played", f"at most {most} orders lie there by then, one for each season that is over")
    if 0 in player.played:
        raise bad(f"{where}.played", "there is no order of that name")
    if player.last_order in player.played[:-1]:
        raise bad(f"{where}.last_order", f"the last of the orders played is {ORDERS[player.played[-1]]}")
    if player.last_order and g.year == 1 and g.season == SPRING:
        raise bad(f"{where}.last_order", "no season is over yet")
    if g.phase != RESOLVE_ORDERS:
        if player.order:
            raise bad(f"{where}.order", "no order is revealed in this phase")
        if player.supremacy:
            raise bad(f"{where}.supremacy", "no order is revealed in this phase")
    elif not player.out:
        if not player.order:
            raise bad(f"{where}.order", "a position in which orders are resolved says which each player has revealed")
        if player.order in player.played:
            raise bad(f"{where}.order", "it lies among the orders played")
        if player.supremacy and not has_supremacy(player):
            raise bad(f"{where}.supremacy", "a higher order lies in the play area")


# --- a turn -----------------------------------------------------------------------------------------------------------


def _check_acts(g: Table) -> None:
    acts, blank = g.acts, Turn()
    if g.turn == NOBODY:
        for field in fields(acts):
            if getattr(acts, field) != getattr(blank, field):
                raise bad(f"acts.{field}", "nobody's turn is going on")
        return
    seat = g.turn
    if acts.target != NOWHERE:
        if g.players[seat].order not in (MOBILIZE, CONQUER):
            raise bad("acts.target", f"the order of seat {seat} activates no area")
        if acts.target not in g.chart.areas or not g.activated[acts.target] >> seat & 1:
            raise bad("acts.target", f"no activation token of seat {seat} lies there")
    for each in acts.marches:
        _check_march(g, seat, each)


def _check_march(g: Table, seat: int, each: int) -> None:
    """Who is to move stands where he is said to come from, and is a figure of the player on turn."""
    origin, to, who, count = movement.unpacked(each)
    where = "acts.marches"
    if origin not in g.chart.areas or to not in g.chart.areas or origin == to:
        raise bad(where, "figures go from one area of the board to another")
    if g.acts.target not in (NOWHERE, to):
        raise bad(where, f"the area that was activated is {AREAS[g.acts.target]} (target)")
    if who >= KIND_COUNT:
        hero = who - KIND_COUNT
        twice = len([other for other in g.acts.marches if movement.unpacked(other)[2] == who]) > 1
        if g.hero_seat[hero] != seat or g.hero_area[hero] != origin or g.hero_routed[hero] or twice:
            raise bad(where, f"that hero does not stand in {AREAS[origin]}, or moves twice")
    elif count < 1 or g.owner[origin] != seat or movement.idle(g, origin, who) < 0:
        raise bad(where, f"in {AREAS[origin]} do not stand so many of {KINDS[who]}")
