"""The Season cards of Spring (RW.season.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.box.decks import HERO_ALIGNMENT
from polana.games.runewars.cards import asks, effects
from polana.games.runewars.cards import news as told
from polana.games.runewars.components import CONQUER, FACTION_ALIGNMENT, MOBILIZE, STRATEGIZE
from polana.games.runewars.heroes import service
from polana.games.runewars.map import board
from polana.games.runewars.player import NO_CARD, Player
from polana.games.runewars.realm import bids, hands, objectives, resources, titles
from polana.games.runewars.seasons.base import Effect, register
from polana.games.runewars.state import Table
from polana.games.runewars.words import INFLUENCE, YES
from polana.kernel.flow import Flow

LAW: Final = "RW.season.1"
MARCHES: Final = [STRATEGIZE, MOBILIZE, CONQUER]


def ban(g: Table, player: Player, orders: list[int]) -> None:
    """A player may not choose these orders this season."""
    for order in orders:
        player.banned |= 1 << order
    player.changes += 1
    told.banned(g, player.seat, orders)


@final
class Famine(Effect):
    """Dials that stand above what the controlled areas provide fall to that; developments do not count."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        totals = resources.yields(g, seat)
        for resource in range(3):
            surplus = g.players[seat].dials[resource] - totals[resource]
            if surplus > 0:
                hands.turn_dial(g, seat, resource, -surplus, LAW)


@final
class StormyWeather(Effect):
    """Influence bid: whoever bids nothing may not choose Strategize, Mobilize or Conquer this season."""

    def resolve(self, g: Table) -> Flow[None]:
        made = yield from bids.bid(g)
        for player in g.players:
            if made[player.seat] == 0:
                ban(g, player, MARCHES)


@final
class PrepareForTheComingYear(Effect):
    """Each player may discard his Objective card and draw a new one."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        if g.players[seat].objective != NO_CARD:
            word = yield asks.whether(seat, topics.NEW_OBJECTIVE, LAW)
            if word is YES:
                objectives.exchange(g, seat, LAW)


@final
class NewGrowth(Effect):
    """Each player raises one dial of his choice by 1."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        word = yield asks.dial(seat, topics.RAISE_DIAL, LAW, {"count": 1})
        hands.turn_dial(g, seat, word.value, 1, LAW)


@final
class CallOfAdventure(Effect):
    """Each player draws 1 Quest card, and keeps at most three."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        return hands.draw_quests(g, seat, 1, LAW)


@final
class EnvoysOfTheCouncil(Effect):
    """Influence bid: the highest bidder takes a Tactics card of his choice from the discard pile."""

    def resolve(self, g: Table) -> Flow[None]:
        made = yield from bids.bid(g)
        seat = yield from bids.highest(g, made)
        if g.tactics_discard:
            word = yield asks.envoys(g, seat)
            g.tactics_discard.remove(word.value)
            g.deck_moves += 1
            g.players[seat].fresh.append(word.value)
            g.players[seat].changes += 1
            told.took_tactic(g, seat, word.value)
            yield from hands.draw_tactics(g, seat, 0, LAW)  # the limit of ten


@final
class WaveringLoyalties(Effect):
    """For each hero whose alignment is not his faction's a player spends 1 influence, or the hero deserts."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        if titles.keeps_heroes(g, seat):
            return
        for hero in board.heroes_of(g, seat):
            if HERO_ALIGNMENT[hero] == FACTION_ALIGNMENT[g.players[seat].faction]:
                continue
            pays = False
            if g.players[seat].influence:
                word = yield asks.loyalty(seat, hero)
                pays = word is INFLUENCE[1]
            if pays:
                hands.spend_influence(g, seat, 1, LAW)
            else:
                service.leave(g, hero)


@final
class BorderLevies(Effect):
    """Each player places 1 triangle unit of his faction at one of his strongholds."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        return effects.levy(g, seat, 1, LAW)


register(Famine("famine"))
register(StormyWeather("stormy_weather"))
register(PrepareForTheComingYear("prepare_for_the_coming_year"))
register(NewGrowth("new_growth"))
register(CallOfAdventure("call_of_adventure"))
register(EnvoysOfTheCouncil("envoys_of_the_council"))
register(WaveringLoyalties("wavering_loyalties"))
register(BorderLevies("border_levies"))
