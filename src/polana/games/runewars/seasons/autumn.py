"""The Season cards of Autumn (RW.season.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.box.decks import HERO_ALIGNMENT
from polana.games.runewars.cards import asks
from polana.games.runewars.components import FACTION_ALIGNMENT, FOOD
from polana.games.runewars.heroes import service
from polana.games.runewars.map import board
from polana.games.runewars.moves import limits
from polana.games.runewars.realm import bids, hands, resources, runes, titles
from polana.games.runewars.realm import news as told
from polana.games.runewars.seasons.base import Effect, register
from polana.games.runewars.state import Table
from polana.games.runewars.words import GAIN
from polana.games.runewars.year.turnorder import order_of_play
from polana.kernel.flow import Flow

LAW: Final = "RW.season.1"
CROWD: Final = 6  # this many units in an area, and one dies of fever
ROBBED: Final = 2  # influence


@final
class BountifulHarvest(Effect):
    """Each player resets his dials as with the Harvest order, then raises food by 1."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        resources.harvest(g, seat, LAW)
        hands.turn_dial(g, seat, FOOD, 1, LAW)


@final
class EarlyFrost(Effect):
    """Each player lowers food by 1."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        hands.turn_dial(g, seat, FOOD, -1, LAW)


@final
class TollRoads(Effect):
    """Each player gains 1 influence for each of his strongholds."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        hands.gain_influence(g, seat, len(board.strongholds_of(g, seat)), LAW)


@final
class MarshFever(Effect):
    """Each player destroys 1 unit in each area where he has six or more units."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        for area in board.areas_of(g, seat):
            count = board.army(g, seat, area)
            if count >= CROWD:
                yield from limits.trim(g, seat, area, count - 1, LAW)


@final
class Brigands(Effect):
    """Each player discards 1 Tactics card or 2 influence if he can."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        player = g.players[seat]
        has_card = bool(player.tactics or player.fresh)
        has_influence = player.influence >= ROBBED
        gives_card = has_card
        if has_card and has_influence:
            word = yield asks.brigands(seat)
            gives_card = word is GAIN[1]
        if gives_card:
            card = yield asks.brigands_tactic(g, seat)
            hands.discard_tactic(g, seat, card.value)
            told.discarded(g, seat, card, LAW)
        elif has_influence:
            hands.spend_influence(g, seat, ROBBED, LAW)


@final
class DisillusionedHeroes(Effect):
    """Each good hero of an evil faction and each evil hero of a good faction deserts."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        if titles.keeps_heroes(g, seat):
            return
        against = 1 - FACTION_ALIGNMENT[g.players[seat].faction]
        for hero in board.heroes_of(g, seat):
            if HERO_ALIGNMENT[hero] == against:
                service.leave(g, hero)


@final
class JudgementOfTheCouncil(Effect):
    """Influence bid: the highest bidder names an opponent, who reveals one of his face-down rune tokens."""

    def resolve(self, g: Table) -> Flow[None]:
        made = yield from bids.bid(g)
        seat = yield from bids.highest(g, made)
        others = [other for other in order_of_play(g) if other != seat and runes.hidden_of(g, other)]
        if others:
            word = yield asks.opponent(seat, topics.JUDGEMENT, others, LAW)
            yield from runes.reveal(g, word.value, False, "RW.runes.reveal.1")


@final
class BurningFields(Effect):
    """Each player in play order chooses one resource; the next player in that order lowers that dial by 1."""

    def resolve(self, g: Table) -> Flow[None]:
        order = order_of_play(g)
        for at, seat in enumerate(order):
            other = order[(at + 1) % len(order)]
            word = yield asks.dial(seat, topics.BURN, LAW, {"other": other})
            hands.turn_dial(g, other, word.value, -1, LAW)


register(BountifulHarvest("bountiful_harvest"))
register(EarlyFrost("early_frost"))
register(TollRoads("toll_roads"))
register(MarshFever("marsh_fever"))
register(Brigands("brigands"))
register(DisillusionedHeroes("disillusioned_heroes"))
register(JudgementOfTheCouncil("judgement_of_the_council"))
register(BurningFields("burning_fields"))
