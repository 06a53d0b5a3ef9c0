"""The course of a match, step by step: setup, then season after season in three parts (RW.flow)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle import battle
from polana.games.runewars.components import SPRING, WINTER, YEARS
from polana.games.runewars.deed import action, action_over
from polana.games.runewars.orders.base import rule_of
from polana.games.runewars.player import NOBODY, Player, Turn
from polana.games.runewars.realm import titles
from polana.games.runewars.seasons.base import effect_of
from polana.games.runewars.seasons.secondary import secondary
from polana.games.runewars.setup.markers import place_marker
from polana.games.runewars.setup.muster import muster, place_hero
from polana.games.runewars.setup.opening import (
    choose_faction,
    find_first_player,
    place_home,
    place_start_runes,
    place_tile,
)
from polana.games.runewars.state import (
    AFTER,
    BEFORE,
    BETWEEN,
    CHOOSE_FACTIONS,
    CHOOSE_ORDERS,
    FIRST_PLAYER,
    GAME_OVER,
    MUSTER,
    PLACE_HEROES,
    PLACE_HOMES,
    PLACE_MARKERS,
    PLACE_RUNES,
    PLACE_TILES,
    PRIMARY,
    RESOLVE_ORDERS,
    SEASON_CARD,
    SECONDARY,
    SUPREMACY,
    Table,
)
from polana.games.runewars.year import asks, deeds, elimination, victory
from polana.games.runewars.year import news as told
from polana.games.runewars.year.turnorder import order_of_orders
from polana.kernel.flow import Flow, Judge, Together
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

ORDER_PLAYED: Final = Refusal("RW.orders.choose.2", "why-runewars-order-played")
ORDER_BANNED: Final = Refusal("RW.season.1", "why-runewars-order-banned")


def step(g: Table) -> Flow[None]:
    """The next step: of the battle that is being fought, else by the phase; is anybody out (RW.elimination.1)?"""
    if g.battle is not None:
        return go_on_fighting(g)
    elimination.look(g)
    if g.phase == GAME_OVER:
        return _nothing()
    phase = g.phase
    if phase == RESOLVE_ORDERS:
        return resolve_order(g)
    if phase == CHOOSE_ORDERS:
        return choose_orders(g)
    if phase == SECONDARY:
        return secondary(g)
    if phase == SEASON_CARD:
        return season_card(g)
    if phase == FIRST_PLAYER:
        find_first_player(g)
        return choose_faction(g)
    if phase == CHOOSE_FACTIONS:
        return choose_faction(g)
    if phase == PLACE_TILES:
        return place_tile(g)
    if phase == PLACE_MARKERS:
        return place_marker(g)
    if phase == PLACE_RUNES:
        return place_start_runes(g)
    if phase == PLACE_HOMES:
        return place_home(g)
    if phase == MUSTER:
        return muster(g)
    assert phase == PLACE_HEROES
    return place_hero(g)


def _nothing() -> Flow[None]:
    yield from ()


def take_up(g: Table) -> None:
    """A match begins in the middle of a season, perhaps of a turn: what is told next is part of it."""
    if g.phase > SEASON_CARD:
        told.season_goes_on(g)
        if g.turn != NOBODY:
            g.begin("turn", headed=False, seat=g.turn)
        if g.battle is not None:
            g.begin("battle", headed=False)
            if g.battle.opened:
                g.begin("round", headed=False)


# --- the season -------------------------------------------------------------------------------------------------------


def season_card(g: Table) -> Flow[None]:
    """RW.flow.1: a new season; the top card of its deck is revealed and does what it says (RW.flow.year.2)."""
    for player in g.players:
        # RW.tactics.4: what was drawn in a season before may be used now
        player.tactics += player.fresh
        player.fresh.clear()
        player.changes += 1
    told.season(g)
    victory.resolve_claim(g)  # RW.victory.card.2
    if g.phase == GAME_OVER:
        return
    g.season_card = g.chance.draw(g.season_decks[g.season], "season")
    g.season_discard.append(g.season_card)  # RW.season.current
    g.deck_moves += 1
    told.season_card(g, g.season_card)
    titles.council_drawn(g)
    yield from effect_of(g.season_card).resolve(g)
    g.phase = SECONDARY
    g.stage = 0
    g.at = 0


def end_season(g: Table) -> None:
    """RW.flow.2: resolved orders lie in the play areas, and the next season begins; the last Winter ends the game."""
    for player in g.players:
        if player.order:
            player.played.append(player.order)  # RW.orders.choose.2
            player.last_order = player.order
        player.order = 0
        player.supremacy = False
        player.banned = 0
        player.changes += 1
        player.stores = 0
    g.frozen = False  # RW.season.winter.5
    g.winters_bite = 0
    g.turn = NOBODY
    g.at = 0
    g.phase = SEASON_CARD
    if g.season < WINTER:
        g.season += 1
    elif g.year < YEARS:
        g.season = SPRING
        g.year += 1
    else:
        victory.last_winter_is_over(g)
    g.end("season")


# --- orders -----------------------------------------------------------------------------------------------------------


@final
class OrderJudge(Judge):
    """RW.orders.choose.2: an order that lies in the play area is not in hand; some are forbidden for a season."""

    __slots__ = ("player",)

    def __init__(self, player: Player) -> None:
        self.player: Player = player

    def why_not(self, word: Word) -> Refusal | None:
        if word.value in self.player.played:
            return ORDER_PLAYED
        return ORDER_BANNED if self.player.banned >> word.value & 1 else None


def has_supremacy(player: Player) -> bool:
    """RW.orders.supremacy.1: the revealed order has a higher number than all others in the play area."""
    for number in player.played:
        if number > player.order:
            return False
    return True


def choose_orders(g: Table) -> Flow[None]:
    """RW.orders.choose.1, RW.orders.resolve.1: everybody chooses in secret, and all are revealed at once."""
    players = [player for player in g.players if not player.out]
    orders = Together([asks.order(player.seat, OrderJudge(player)) for player in players])
    yield orders
    for player, word in zip(players, orders.answers, strict=True):
        player.order = word.value
        player.supremacy = has_supremacy(player)
        player.changes += 1
    g.sequence = order_of_orders(g)
    told.orders_revealed(g)
    g.phase = RESOLVE_ORDERS
    g.stage = BEFORE
    g.at = 0


def resolve_order(g: Table) -> Flow[None]:
    """RW.orders.resolve.2: one player's order, by ascending numbers: its primary effect, then the supremacy bonus."""
    seat = g.sequence[g.at]
    player = g.players[seat]
    if player.out:
        end_turn(g)
        return
    rule = rule_of(player.order)
    stage = g.stage
    if stage == BEFORE:
        g.turn = seat
        g.acts = Turn()
        g.begin("turn", seat=seat)
        told.resolves(g, seat)
        yield from deeds.window(g, seat, deeds.BEFORE_ORDER)
        g.stage = PRIMARY
    elif stage == PRIMARY:
        action(g)
        done = yield from rule.primary(g, seat)
        action_over(g, None)
        if done and g.battle is None:
            end_effect(g)
    elif stage == BETWEEN:
        yield from deeds.window(g, seat, deeds.BEFORE_BONUS)
        g.stage = SUPREMACY
    elif stage == SUPREMACY:
        action(g)
        done = yield from rule.supremacy(g, seat)
        action_over(g, None)
        if done and g.battle is None:
            end_effect(g)
    else:
        yield from deeds.window(g, seat, deeds.AFTER_ORDER)
        end_turn(g)


def go_on_fighting(g: Table) -> Flow[None]:
    """A battle is the last thing that an effect brings."""
    yield from battle.go_on(g)
    if g.battle is None:
        action_over(g, None)
        end_effect(g)


def end_effect(g: Table) -> None:
    """RW.orders.resolve.2: after the primary effect comes the supremacy bonus, if there is one."""
    player = g.players[g.turn]
    bonus = g.stage == PRIMARY and player.supremacy and rule_of(player.order).has_supremacy
    g.stage = BETWEEN if bonus else AFTER


def end_turn(g: Table) -> None:
    elimination.look(g)
    if g.phase == GAME_OVER:
        return
    g.end("turn")
    g.turn = NOBODY  # RW.terms.active_player
    g.acts = Turn()
    g.stage = BEFORE
    g.at += 1
    if g.at == len(g.sequence):
        end_season(g)
