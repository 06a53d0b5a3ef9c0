"""Tactics cards of one's own turn (RW.tactics.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import topics
from polana.games.runewars.battle import asks as battle_asks
from polana.games.runewars.battle import news as told_battle
from polana.games.runewars.battle.aftermath import TokenJudge
from polana.games.runewars.cards import asks, effects
from polana.games.runewars.cards import news as told
from polana.games.runewars.components import CIRCLE, TRIANGLE
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import MOUNTAIN
from polana.games.runewars.moves import limits, retreat
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import hands
from polana.games.runewars.state import NO_RUNE, Table
from polana.games.runewars.tactics.base import Tactic, register
from polana.games.runewars.words import INFLUENCE, ORDER, SKIP
from polana.games.runewars.year.turnorder import clockwise, left_of
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

LAW: Final = "RW.tactics.1"
FAVOURS: Final = 3
COUNSEL: Final = 4
RESERVES: Final = 2
SUPPLIES: Final = 2

NOT_NOW: Final = Refusal(LAW, "why-runewars-tactic-battle")
NO_EFFECT: Final = Refusal(LAW, "why-runewars-tactic-no-effect")
HIS_OWN: Final = Refusal(LAW, "why-runewars-rumours-his")
NO_LOST_CITY: Final = Refusal(LAW, "why-runewars-no-lost-city")
NO_NEUTRALS: Final = Refusal(LAW, "why-runewars-no-neutrals")
NOT_FOR_WILD: Final = Refusal(LAW, "why-runewars-not-for-wild")
NO_HERD: Final = Refusal(LAW, "why-runewars-no-herd")
NO_WAY: Final = Refusal(LAW, "why-runewars-herd-way")
NO_RUNE_THERE: Final = Refusal(LAW, "why-runewars-no-shifting-rune")
NOT_BARE: Final = Refusal(LAW, "why-runewars-not-bare")


def opponents(g: Table, seat: int) -> list[int]:
    return [other for other in clockwise(g, seat)[1:] if not g.players[other].out]


class Manoeuvre(Tactic):
    """A card that changes what lies on the board: not in the middle of a battle."""

    def why_not(self, g: Table, seat: int) -> Refusal | None:
        if g.battle is not None:
            return NOT_NOW
        return None if self.works(g, seat) else NO_EFFECT

    def works(self, g: Table, seat: int) -> bool:
        """Is there anything that it could do?"""
        return True


# --- influence, dials, cards ------------------------------------------------------------------------------------------


@final
class FavoursCalledIn(Tactic):
    """Gain 3 influence."""

    def do(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        hands.gain_influence(g, seat, FAVOURS, LAW)


@final
class SupplyTrain(Tactic):
    """Raise one of your dials by 2."""

    def do(self, g: Table, seat: int) -> Flow[None]:
        word = yield asks.dial(seat, topics.RAISE_DIAL, LAW, {"count": SUPPLIES})
        hands.turn_dial(g, seat, word.value, SUPPLIES, LAW)


@final
class ScorchedEarth(Tactic):
    """An opponent whose area is adjacent to one of yours lowers one dial of your choice by 1."""

    def why_not(self, g: Table, seat: int) -> Refusal | None:
        return None if _neighbours(g, seat) else NO_EFFECT

    def do(self, g: Table, seat: int) -> Flow[None]:
        other = yield asks.opponent(seat, topics.SCORCH, _neighbours(g, seat), LAW)
        word = yield asks.dial(seat, topics.SCORCH_DIAL, LAW, {"other": other.value})
        hands.turn_dial(g, other.value, word.value, -1, LAW)


def _neighbours(g: Table, seat: int) -> list[int]:
    beside: list[int] = []
    for area in board.areas_of(g, seat):
        beside += [g.owner[other] for other in g.chart.adjacent(area)]
    return [other for other in opponents(g, seat) if other in beside]


@final
class SharedCounsel(Tactic):
    """Choose an opponent and spend up to 4 influence: you and he each draw that many Tactics cards."""

    def why_not(self, g: Table, seat: int) -> Refusal | None:
        return None if g.players[seat].influence else NO_EFFECT

    def do(self, g: Table, seat: int) -> Flow[None]:
        other = yield asks.opponent(seat, topics.COUNSEL_WITH, opponents(g, seat), LAW)
        most = min(COUNSEL, g.players[seat].influence)
        word = yield asks.counsel_price(seat, INFLUENCE[1 : most + 1], other.value)
        hands.spend_influence(g, seat, word.value, LAW)
        yield from hands.draw_tactics(g, seat, word.value, LAW)
        yield from hands.draw_tactics(g, other.value, word.value, LAW)


@final
class SpyGuild(Tactic):
    """Take one of your resolved Order cards, other than the active one, back to your hand."""

    def why_not(self, g: Table, seat: int) -> Refusal | None:
        return None if g.players[seat].played else NO_EFFECT

    def do(self, g: Table, seat: int) -> Flow[None]:
        played = g.players[seat].played
        word = yield asks.which(seat, topics.SPY_GUILD, [ORDER[order] for order in sorted(played)], LAW)
        played.remove(word.value)
        g.players[seat].changes += 1
        told.order_back(g, seat, word.value)


# --- movement ---------------------------------------------------------------------------------------------------------


@final
class MountainPass(Tactic):
    """Your figures may cross mountain borders until the end of your turn."""

    def do(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        g.acts.crossing |= MOUNTAIN
        told.crosses_mountains(g, seat)


@final
class ForcedMarch(Tactic):
    """This turn your units may move from one area farther with Mobilize or Conquer."""

    def do(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        g.acts.farther += 1
        told.marches_farther(g, seat)


@final
class HorrificRumors(Tactic):
    """Place one activation token of an opponent in any area he does not control."""

    def do(self, g: Table, seat: int) -> Flow[None]:
        word = yield asks.opponent(seat, topics.RUMOURS_OF, opponents(g, seat), LAW)
        other = word.value
        areas = [area for area in g.chart.areas if g.owner[area] != other]
        where = yield asks.where_for(g, seat, topics.RUMOURS_WHERE, effects.Among(areas, HIS_OWN), LAW, other)
        g.activated[where.value] |= 1 << other
        g.touch(where.value)
        told.activation_placed(g, seat, other, where.value)


# --- strongholds and own units ----------------------------------------------------------------------------------------


@final
class HiddenReserves(Manoeuvre):
    """Place 2 triangle units of your faction at one of your strongholds."""

    def works(self, g: Table, seat: int) -> bool:
        return len(board.strongholds_of(g, seat)) > 0 and len(effects.spare_triangles(g, seat)) > 0

    def do(self, g: Table, seat: int) -> Flow[None]:
        return effects.levy(g, seat, RESERVES, LAW)


@final
class LostCity(Manoeuvre):
    """In an uncontrolled area with one of your heroes, neutral units retreat and you place a damaged stronghold."""

    def works(self, g: Table, seat: int) -> bool:
        return len(_ruins(g, seat)) > 0

    def do(self, g: Table, seat: int) -> Flow[None]:
        word = yield asks.where(g, seat, topics.LOST_CITY, effects.Among(_ruins(g, seat), NO_LOST_CITY), LAW)
        area = word.value
        if not board.spare_strongholds(g, seat):  # RW.limits.4
            old = yield battle_asks.move_stronghold(g, seat, area, TokenJudge(g, seat))
            if old is SKIP:
                return
            board.raze_stronghold(g, old.value)
            told_battle.stronghold_given_up(g, seat, old.value)
        yield from _drive_off(g, seat, area)
        board.raise_stronghold(g, area, seat, True)
        told.city_found(g, seat, area)


def _drive_off(g: Table, seat: int, area: int) -> Flow[None]:
    """RW.retreat.3, RW.neutral.ally.7: their ally says where neutral units go, or else the player to the left."""
    chooser = left_of(g, seat) if g.ally[area] == NOBODY else g.ally[area]
    yield from retreat.neutrals_retreat(g, area, chooser, LAW)


def _ruins(g: Table, seat: int) -> list[int]:
    areas = [g.hero_area[hero] for hero in board.heroes_of(g, seat)]
    return [area for area in g.chart.areas if area in areas and g.owner[area] == NOBODY]


# --- neutral units and runes ------------------------------------------------------------------------------------------


@final
class DriveOut(Manoeuvre):
    """All neutral units of one area, allied or not, retreat to one adjacent uncontrolled area or are destroyed."""

    def works(self, g: Table, seat: int) -> bool:
        return len(_peopled(g)) > 0

    def do(self, g: Table, seat: int) -> Flow[None]:
        word = yield asks.where(g, seat, topics.DRIVE_OUT, effects.Among(_peopled(g), NO_NEUTRALS), LAW)
        yield from _drive_off(g, seat, word.value)


def _peopled(g: Table) -> list[int]:
    return [area for area in g.chart.areas if board.neutrals_in(g, area)]


@final
class CallOfTheWild(Manoeuvre):
    """Place one unused neutral triangle or circle unit in any area you control or any neutral area."""

    def works(self, g: Table, seat: int) -> bool:
        return len(effects.spare_neutrals(g, [TRIANGLE, CIRCLE])) > 0

    def do(self, g: Table, seat: int) -> Flow[None]:
        areas = [area for area in g.chart.areas if g.owner[area] == seat or board.is_neutral(g, area)]
        word = yield asks.where(g, seat, topics.WILD_WHERE, effects.Among(areas, NOT_FOR_WILD), LAW)
        yield from effects.place_neutral(g, seat, [TRIANGLE, CIRCLE], word.value, LAW)
        if g.owner[word.value] == seat:
            yield from limits.trim(g, seat, word.value, board.UNIT_LIMIT, "RW.move.limit.1")


@final
class GreatMigration(Manoeuvre):
    """Unallied neutral units of one area move to an adjacent one, not an enemy's; in yours they ally with you."""

    def works(self, g: Table, seat: int) -> bool:
        return len(effects.herds(g, seat)) > 0

    def do(self, g: Table, seat: int) -> Flow[None]:
        area = yield asks.where(g, seat, topics.BEASTS_FROM, effects.Among(effects.herds(g, seat), NO_HERD), LAW)
        ways = effects.Among(effects.neutral_ways(g, area.value, seat), NO_WAY)
        to = yield asks.where_to(g, seat, topics.BEASTS_TO, ways, LAW, area.value)
        effects.drive(g, seat, area.value, to.value, LAW)
        if g.owner[to.value] == seat:
            yield from limits.trim(g, seat, to.value, board.UNIT_LIMIT, "RW.move.limit.1")


@final
class ShiftingRunes(Manoeuvre):
    """Move one face-down rune token from an uncontrolled area to an adjacent uncontrolled area without one."""

    def works(self, g: Table, seat: int) -> bool:
        return len(_shifting(g)) > 0

    def do(self, g: Table, seat: int) -> Flow[None]:
        area = yield asks.where(g, seat, topics.RUNE_FROM, effects.Among(_shifting(g), NO_RUNE_THERE), LAW)
        bare = effects.Among(_bare_beside(g, area.value), NOT_BARE)
        to = yield asks.where_to(g, seat, topics.RUNE_TO, bare, LAW, area.value)
        effects.move_rune(g, seat, area.value, to.value, LAW)


def _bare_beside(g: Table, area: int) -> list[int]:
    return [other for other in g.chart.adjacent(area) if g.owner[other] == NOBODY and g.rune[other] == NO_RUNE]


def _shifting(g: Table) -> list[int]:
    found: list[int] = []
    for area in g.chart.areas:
        if g.owner[area] == NOBODY and g.rune[area] != NO_RUNE and not g.rune_up[area] and _bare_beside(g, area):
            found.append(area)
    return found


register(FavoursCalledIn("favours_called_in"))
register(SupplyTrain("supply_train"))
register(ScorchedEarth("scorched_earth"))
register(SharedCounsel("shared_counsel"))
register(SpyGuild("spy_guild"))
register(MountainPass("mountain_pass"))
register(ForcedMarch("forced_march"))
register(HorrificRumors("horrific_rumors"))
register(HiddenReserves("hidden_reserves"))
register(LostCity("lost_city"))
register(DriveOut("drive_out"))
register(CallOfTheWild("call_of_the_wild"))
register(GreatMigration("great_migration"))
register(ShiftingRunes("shifting_runes"))
