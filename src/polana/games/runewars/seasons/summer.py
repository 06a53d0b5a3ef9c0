"""The Season cards of Summer (RW.season.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.cards import asks, effects
from polana.games.runewars.cards import news as told
from polana.games.runewars.components import KIND_COUNT, TRIANGLE
from polana.games.runewars.heroes import asks as hero_asks
from polana.games.runewars.heroes import training
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREA_HOME
from polana.games.runewars.moves import limits
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import bids, hands
from polana.games.runewars.realm.runes import NOT_YOURS
from polana.games.runewars.seasons.base import Effect, register
from polana.games.runewars.state import NO_RUNE, Table
from polana.games.runewars.words import AREA, SKIP, UNIT
from polana.games.runewars.year.turnorder import order_of_play
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

LAW: Final = "RW.season.1"
BAND: Final = 2
MANY: Final = 3  # this many units in an area, and the heat fells one

NOT_HOME: Final = Refusal(LAW, "why-runewars-rune-not-home")
NO_HERD: Final = Refusal(LAW, "why-runewars-no-herd")
NO_WAY: Final = Refusal(LAW, "why-runewars-herd-way")
NOT_FRIENDLY: Final = Refusal(LAW, "why-runewars-not-friendly")


@final
class ThreatenedHomeRealms(Effect):
    """Each player moves 1 rune token from his home realm to a legal area outside it."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        home = g.players[seat].faction
        held = [area for area in g.chart.areas if AREA_HOME[area] == home and g.rune[area] != NO_RUNE]
        free = [area for area in effects.rune_areas(g, seat) if AREA_HOME[area] != home]
        if held and free:
            area = yield asks.where(g, seat, topics.RUNE_FROM, effects.Among(held, NOT_HOME), LAW)
            to = yield asks.where_to(g, seat, topics.RUNE_TO, effects.Among(free, NOT_YOURS), LAW, area.value)
            effects.move_rune(g, seat, area.value, to.value, LAW)


@final
class PowerForThePious(Effect):
    """Influence bid: all but the lowest bidder get a dragon rune token, and he chooses the legal areas."""

    def resolve(self, g: Table) -> Flow[None]:
        made = yield from bids.bid(g)
        lowest = yield from bids.lowest(g, made)
        for seat in order_of_play(g):
            areas = effects.rune_areas(g, seat)
            if seat != lowest and g.dragon_pile and areas:
                word = yield asks.where_for(g, lowest, topics.PIOUS, effects.Among(areas, NOT_YOURS), LAW, seat)
                effects.place_dragon(g, seat, word.value, LAW)


@final
class TravellingTutors(Effect):
    """Each player may train one attribute of one of his heroes by 1."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        heroes = [hero for hero in board.heroes_of(g, seat) if training.can_train_any(g, hero)]
        if heroes:
            hero = yield asks.tutors(seat, heroes)
            if hero is not SKIP:
                word = yield hero_asks.train(g, hero.value, 1, training.TrainJudge(g, hero.value), LAW)
                training.train(g, hero.value, word.value, LAW)


@final
class TradeCaravans(Effect):
    """Each player gains 1 influence for each city he controls, and at least 1."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        cities = [area for area in board.areas_of(g, seat) if g.city[area] != NOBODY]
        hands.gain_influence(g, seat, max(1, len(cities)), LAW)


@final
class MercenaryBands(Effect):
    """Influence bid: the highest bidder places 2 unused neutral triangle units in one area he controls."""

    def resolve(self, g: Table) -> Flow[None]:
        made = yield from bids.bid(g)
        seat = yield from bids.highest(g, made)
        if not effects.spare_neutrals(g, [TRIANGLE]):
            return
        where = yield asks.where(g, seat, topics.BANDS, effects.Among(board.areas_of(g, seat), NOT_FRIENDLY), LAW)
        for _ in range(BAND):
            yield from effects.place_neutral(g, seat, [TRIANGLE], where.value, LAW)
        yield from limits.trim(g, seat, where.value, board.UNIT_LIMIT, "RW.move.limit.1")


@final
class BlazingHeat(Effect):
    """Influence bid: the lowest bidder routs one standing unit in each area where he has at least three units."""

    def resolve(self, g: Table) -> Flow[None]:
        made = yield from bids.bid(g)
        seat = yield from bids.lowest(g, made)
        for area in board.areas_of(g, seat):
            kinds = [kind for kind in board.kinds_of(g, seat, area) if g.standing[area * KIND_COUNT + kind]]
            if board.army(g, seat, area) >= MANY and kinds:
                words = [UNIT[kind] for kind in kinds]
                word = yield asks.which(seat, topics.HEAT, words, LAW, {"area": AREA[area]})
                board.rout(g, area, word.value)
                told.routed(g, seat, word.value, area, LAW)


@final
class WarCouncils(Effect):
    """Each player draws 1 Tactics card."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        return hands.draw_tactics(g, seat, 1, LAW)


@final
class RestlessBeasts(Effect):
    """Each player may move the unallied neutral units of one area to one adjacent uncontrolled area."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        herds = effects.herds(g, NOBODY)
        if not herds:
            return
        area = yield asks.where(g, seat, topics.BEASTS_FROM, effects.Among(herds, NO_HERD), LAW, True)
        if area is not SKIP:
            ways = effects.Among(effects.neutral_ways(g, area.value, NOBODY), NO_WAY)
            to = yield asks.where_to(g, seat, topics.BEASTS_TO, ways, LAW, area.value)
            effects.drive(g, seat, area.value, to.value, LAW)


register(ThreatenedHomeRealms("threatened_home_realms"))
register(PowerForThePious("power_for_the_pious"))
register(TravellingTutors("travelling_tutors"))
register(TradeCaravans("trade_caravans"))
register(MercenaryBands("mercenary_bands"))
register(BlazingHeat("blazing_heat"))
register(WarCouncils("war_councils"))
register(RestlessBeasts("restless_beasts"))
