"""The Season cards of Winter (RW.season.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.cards import asks, effects
from polana.games.runewars.cards import news as told
from polana.games.runewars.components import KIND_COUNT, RECRUIT
from polana.games.runewars.heroes import defeat
from polana.games.runewars.map import board
from polana.games.runewars.moves import asks as limit_asks
from polana.games.runewars.moves import news as told_limits
from polana.games.runewars.realm import bids, hands, runes
from polana.games.runewars.seasons.base import Effect, register
from polana.games.runewars.seasons.spring import ban
from polana.games.runewars.state import NO_RUNE, Table
from polana.games.runewars.words import INFLUENCE, ROUTED, SKIP, UNIT
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

LAW: Final = "RW.season.1"

NOT_BARE: Final = Refusal(LAW, "why-runewars-not-bare")
NO_ACTIVATION: Final = Refusal(LAW, "why-runewars-no-activation")
NOTHING_TO_SEE: Final = Refusal(LAW, "why-runewars-nothing-to-see")


@final
class GiftOfTheCouncil(Effect):
    """Influence bid: the highest bidder receives one dragon rune."""

    def resolve(self, g: Table) -> Flow[None]:
        made = yield from bids.bid(g)
        seat = yield from bids.highest(g, made)
        yield from runes.gain(g, seat, LAW)


@final
class TheFrozenVault(Effect):
    """Influence bid: the highest bidder places a dragon rune in any uncontrolled area without a rune token."""

    def resolve(self, g: Table) -> Flow[None]:
        made = yield from bids.bid(g)
        seat = yield from bids.highest(g, made)
        areas = effects.bare_areas(g)
        if g.dragon_pile and areas:
            word = yield asks.where(g, seat, topics.VAULT, effects.Among(areas, NOT_BARE), LAW)
            effects.place_dragon(g, seat, word.value, LAW)


@final
class BitterWinter(Effect):
    """In the secondary effect of this season each player counts his food dial as 1 lower, but not below 1."""

    def resolve(self, g: Table) -> Flow[None]:
        yield from ()
        g.winters_bite = 1
        told.bitter(g)


@final
class Snowbound(Effect):
    """No player may choose Recruit this season."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        ban(g, g.players[seat], [RECRUIT])


@final
class WinterQuarters(Effect):
    """Each player may remove one of his activation tokens from the board."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        areas = [area for area in g.chart.areas if g.activated[area] >> seat & 1]
        if areas:
            word = yield asks.where(g, seat, topics.QUARTERS, effects.Among(areas, NO_ACTIVATION), LAW, True)
            if word is not SKIP:
                g.activated[word.value] &= ~(1 << seat)
                g.touch(word.value)
                told.activation_removed(g, seat, word.value)


@final
class WhispersInTheDark(Effect):
    """Each player may look at the rune token in one area adjacent to an area he controls."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        areas: list[int] = []
        for area in g.chart.areas:
            if g.rune[area] != NO_RUNE and not runes.knows(g, seat, area):
                if seat in [g.owner[other] for other in g.chart.adjacent(area)]:
                    areas.append(area)
        if areas:
            word = yield asks.where(g, seat, topics.WHISPERS, effects.Among(areas, NOTHING_TO_SEE), LAW, True)
            if word is not SKIP:
                board.see_rune(g, seat, word.value)
                told.looked(g, seat, word.value)


@final
class LostInTheBlizzard(Effect):
    """Each hero in an area that his player does not control takes 1 damage."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        for hero in board.heroes_of(g, seat):
            if g.owner[g.hero_area[hero]] != seat:
                defeat.wound(g, hero, 1, LAW)


@final
class ColdHearts(Effect):
    """Each player spends 1 influence or one of his allied neutral units, if he has any, is destroyed."""

    def each(self, g: Table, seat: int) -> Flow[None]:
        areas = [area for area in g.chart.areas if g.ally[area] == seat]
        if not areas:
            return
        word = yield asks.cold_hearts(g, seat, areas)
        if word is INFLUENCE[1]:
            hands.spend_influence(g, seat, 1, LAW)
            return
        area = word.value
        unit = yield limit_asks.destroy(seat, _allies(g, area), area, 1, LAW)
        board.destroy(g, area, unit.value, 1, unit.kind == "routed")
        told_limits.destroyed(g, seat, unit, area, LAW)


def _allies(g: Table, area: int) -> list[Word]:
    """The neutral units of an area as words."""
    words: list[Word] = []
    for kind in board.neutral_kinds(g, area):
        if g.standing[area * KIND_COUNT + kind]:
            words.append(UNIT[kind])
        if g.routed[area * KIND_COUNT + kind]:
            words.append(ROUTED[kind])
    return words


register(GiftOfTheCouncil("gift_of_the_council"))
register(TheFrozenVault("the_frozen_vault"))
register(BitterWinter("bitter_winter"))
register(Snowbound("snowbound"))
register(WinterQuarters("winter_quarters"))
register(WhispersInTheDark("whispers_in_the_dark"))
register(LostInTheBlizzard("lost_in_the_blizzard"))
register(ColdHearts("cold_hearts"))
