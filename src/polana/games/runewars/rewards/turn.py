"""Reward cards of one's own turn, and the one of the Quest phase (RW.rewards.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import REWARD_TIMING, REWARDS
from polana.games.runewars.components import FIRST_NEUTRAL, KIND_COUNT
from polana.games.runewars.deed import Deed, Deeds
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.moves import limits
from polana.games.runewars.moves.barred import ACTIVATED, ALONE
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import hands, runes
from polana.games.runewars.rewards import asks
from polana.games.runewars.rewards import news as told
from polana.games.runewars.rewards.base import Reward, discard, has, held, keeps_secret_whose, register, rule_of
from polana.games.runewars.state import NO_RUNE, Table
from polana.games.runewars.words import AREA, DONE, HERO, REWARD, UNIT
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

SUMMONED: Final = 4
ROUTED: Final = 2
SEALED: Final = 3

NO_STRONGHOLD: Final = Refusal("RW.rewards.1", "why-runewars-reward-stronghold")
NO_NEUTRALS: Final = Refusal("RW.rewards.1", "why-runewars-reward-neutrals")
NOT_EMPTY: Final = Refusal("RW.rewards.1", "why-runewars-reward-empty")
NO_UNITS: Final = Refusal("RW.rewards.1", "why-runewars-reward-no-units")
NOBODY_LIES: Final = Refusal("RW.rewards.1", "why-runewars-reward-nobody-lies")
NO_ENEMIES: Final = Refusal("RW.rewards.1", "why-runewars-reward-no-enemies")
NOT_BESIDE: Final = Refusal("RW.rewards.1", "why-runewars-reward-beside")
CONTESTED: Final = Refusal("RW.terms.contested", "why-runewars-reward-contested")
AFTER_BATTLE: Final = Refusal("RW.terms.turn", "why-runewars-reward-after-battle")
NO_RUNES: Final = Refusal("RW.rewards.1", "why-runewars-reward-no-runes")


def contested(g: Table, area: int) -> bool:
    """Is a battle being fought there? Those who fight are not in the area."""
    return g.battle is not None and g.battle.area == area


@final
class TimmorransShard(Reward):
    """Discard it while the hero stands in an area with your stronghold to receive one dragon rune."""

    def why_not(self, g: Table, hero: int) -> Refusal | None:
        if g.battle is not None:
            return AFTER_BATTLE
        return None if g.stronghold[g.hero_area[hero]] == g.hero_seat[hero] else NO_STRONGHOLD

    def do(self, g: Table, hero: int) -> Flow[None]:
        return runes.gain(g, g.hero_seat[hero], "RW.rewards.1")


@final
class BesideJudge(Judge):
    """An area beside this one, in which no battle is being fought."""

    __slots__ = ("area", "g")

    def __init__(self, g: Table, area: int) -> None:
        self.g: Table = g
        self.area: int = area

    def why_not(self, word: Word) -> Refusal | None:
        if contested(self.g, word.value):
            return CONTESTED
        return None if word.value in self.g.chart.adjacent(self.area) else NOT_BESIDE


@final
class FluteOfPossession(Reward):
    """Discard it to move all neutral units of the hero's area to one adjacent area of your choice."""

    def why_not(self, g: Table, hero: int) -> Refusal | None:
        area = g.hero_area[hero]
        if area == NOWHERE:
            return NO_NEUTRALS  # he is not on the board
        if contested(g, area):
            return CONTESTED
        if not board.neutrals_in(g, area):
            return NO_NEUTRALS
        for other in g.chart.adjacent(area):
            if not contested(g, other):
                return None
        return CONTESTED

    def do(self, g: Table, hero: int) -> Flow[None]:
        area = g.hero_area[hero]
        word = yield asks.flute_to(g, g.hero_seat[hero], BesideJudge(g, area))
        told.lured(g, hero, area, word.value)
        for kind in board.neutral_kinds(g, area):
            for down, counts in ((False, g.standing), (True, g.routed)):
                count = counts[area * KIND_COUNT + kind]
                if count:
                    board.take(g, area, kind, count, down)
                    board.put(g, word.value, kind, count, down)
        if g.owner[word.value] != NOBODY:
            yield from limits.trim(g, g.owner[word.value], word.value, board.UNIT_LIMIT, "RW.move.limit.1")


@final
class SummonJudge(Judge):
    """A friendly area that units may leave, some of the player's own faction among them."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        g, seat, area = self.g, self.seat, word.value
        if contested(g, area):
            return CONTESTED
        if g.owner[area] != seat or not standing(g, seat, area):
            return NO_UNITS
        if g.activated[area] >> seat & 1:
            return ACTIVATED
        return None if standing(g, seat, area)[0] < FIRST_NEUTRAL else ALONE


@final
class SummonedJudge(Judge):
    """RW.neutral.ally.6: allies do not come alone, since the area that they would come to is empty."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: list[int]) -> None:
        self.chosen: list[int] = chosen

    def why_not(self, word: Word) -> Refusal | None:
        return ALONE if word.kind == "unit" and word.value >= FIRST_NEUTRAL and not self.chosen else None


def standing(g: Table, seat: int, area: int) -> list[int]:
    """The kinds of which a player has standing units there."""
    return [kind for kind in board.kinds_of(g, seat, area) if g.standing[area * KIND_COUNT + kind]]


@final
class RuneOfSummoning(Reward):
    """Discard it to move up to 4 of your units from one friendly area to the hero's area if that area is empty."""

    def why_not(self, g: Table, hero: int) -> Refusal | None:
        if contested(g, g.hero_area[hero]):
            return CONTESTED
        if not board.is_empty(g, g.hero_area[hero]):
            return NOT_EMPTY
        judge = SummonJudge(g, g.hero_seat[hero])
        reason = NO_UNITS
        for area in board.areas_of(g, g.hero_seat[hero]):
            why = judge.why_not(AREA[area])
            if why is None:
                return None
            if why is not NO_UNITS:
                reason = why
        return reason

    def do(self, g: Table, hero: int) -> Flow[None]:
        seat, to = g.hero_seat[hero], g.hero_area[hero]
        source = yield asks.summon_from(g, seat, SummonJudge(g, seat))
        chosen: list[int] = []
        while len(chosen) < SUMMONED:
            kinds = standing(g, seat, source.value)
            words = [UNIT[kind] for kind in kinds if g.standing[source.value * KIND_COUNT + kind] > chosen.count(kind)]
            if not words:
                break
            words = [DONE, *words] if chosen else words
            word = yield asks.summon(seat, words, SummonedJudge(chosen), SUMMONED - len(chosen))
            if word is DONE:
                break
            chosen.append(word.value)
        chosen.sort()  # the player's own units come first, so that allies are still allies when they arrive
        for kind in distinct_kinds(chosen):
            board.take(g, source.value, kind, chosen.count(kind))
        for kind in distinct_kinds(chosen):
            board.put(g, to, kind, chosen.count(kind))
            told.summoned(g, hero, UNIT[kind], chosen.count(kind), to)


def distinct_kinds(kinds: list[int]) -> list[int]:
    found: list[int] = []
    for kind in kinds:
        if kind not in found:
            found.append(kind)
    return found


@final
class StaffOfLight(Reward):
    """Discard it to stand up all your routed units in the hero's area."""

    def routed(self, g: Table, hero: int) -> list[int]:
        area = g.hero_area[hero]
        return [kind for kind in board.kinds_of(g, g.hero_seat[hero], area) if g.routed[area * KIND_COUNT + kind]]

    def why_not(self, g: Table, hero: int) -> Refusal | None:
        if contested(g, g.hero_area[hero]):
            return CONTESTED
        return None if self.routed(g, hero) else NOBODY_LIES

    def do(self, g: Table, hero: int) -> Flow[None]:
        yield from ()
        area = g.hero_area[hero]
        for kind in self.routed(g, hero):
            board.stand_up(g, area, kind, g.routed[area * KIND_COUNT + kind])
        told.rallied(g, hero, area)


@final
class IceStorm(Reward):
    """Discard it to rout two enemy or neutral units in the hero's area."""

    def targets(self, g: Table, hero: int) -> list[int]:
        area = g.hero_area[hero]
        own = board.kinds_of(g, g.hero_seat[hero], area)
        return [kind for kind in range(KIND_COUNT) if g.standing[area * KIND_COUNT + kind] and kind not in own]

    def why_not(self, g: Table, hero: int) -> Refusal | None:
        if contested(g, g.hero_area[hero]):
            return CONTESTED
        return None if self.targets(g, hero) else NO_ENEMIES

    def do(self, g: Table, hero: int) -> Flow[None]:
        area = g.hero_area[hero]
        for left in range(ROUTED, 0, -1):
            targets = self.targets(g, hero)
            if targets:
                word = yield asks.ice_storm(g.hero_seat[hero], [UNIT[kind] for kind in targets], left)
                board.rout(g, area, word.value)
                told.frozen(g, hero, word, area)


@final
class SealOfTheCouncil(Reward):
    """Discard it to gain 3 influence."""

    def do(self, g: Table, hero: int) -> Flow[None]:
        yield from ()
        hands.gain_influence(g, g.hero_seat[hero], SEALED, "RW.rewards.1")


@final
class MirrorOfScrying(Reward):
    """Discard it to look at all face-down rune tokens within two areas of the hero."""

    def near(self, g: Table, hero: int) -> list[int]:
        """Areas with a rune token that lies face down, at most two areas away."""
        area = g.hero_area[hero]
        areas = [area, *g.chart.adjacent(area)]
        for other in g.chart.adjacent(area):
            areas += g.chart.adjacent(other)
        return [
            other for other in g.chart.areas if other in areas and g.rune[other] != NO_RUNE and not g.rune_up[other]
        ]

    def why_not(self, g: Table, hero: int) -> Refusal | None:
        return None if self.near(g, hero) else NO_RUNES

    def do(self, g: Table, hero: int) -> Flow[None]:
        yield from ()
        for area in self.near(g, hero):
            board.see_rune(g, g.hero_seat[hero], area)
        told.scried(g, hero)


# --- using a card -----------------------------------------------------------------------------------------------------


def users(g: Table, seat: int, card: int) -> list[int]:
    """The heroes of a player who have a card."""
    return [hero for hero in board.heroes_of(g, seat) if has(g, hero, card)]


@final
class UseReward(Deed):
    """RW.rewards.1: a card of one of the player's heroes is discarded for what it does."""

    def __init__(self, card: int) -> None:
        super().__init__(REWARD[card], "RW.rewards.1")
        self.card: int = card

    def why_not(self, g: Table, me: int) -> Refusal | None:
        """Why none of the player's heroes can use his card now."""
        reason: Refusal | None = None
        for hero in users(g, me, self.card):
            reason = rule_of(self.card).why_not(g, hero)
            if reason is None:
                return None
        return reason

    def do(self, g: Table, me: int) -> Flow[None]:
        """If several heroes could, the player says which."""
        card = self.card
        able = [hero for hero in users(g, me, card) if rule_of(card).why_not(g, hero) is None]
        veiled = keeps_secret_whose(g, board.heroes_of(g, me), card)
        word = yield asks.owner(me, card, [HERO[hero] for hero in able], veiled)
        discard(g, word.value, card, "RW.rewards.1")
        yield from rule_of(card).do(g, word.value)


USE: Final[Deeds] = [UseReward(card) for card in range(len(REWARDS))]


def in_play(g: Table, seat: int, timing: str) -> Deeds:
    """The rewards of a player's heroes that work at a moment, allowed just now or not, each once."""
    deeds: Deeds = []
    for hero in board.heroes_of(g, seat):
        for card in held(g, hero):
            if REWARD_TIMING[card] == timing and USE[card] not in deeds:
                deeds.append(USE[card])
    return deeds


register(TimmorransShard("timmorrans_shard"))
register(FluteOfPossession("flute_of_possession"))
register(RuneOfSummoning("rune_of_summoning"))
register(StaffOfLight("staff_of_light"))
register(IceStorm("ice_storm"))
register(SealOfTheCouncil("seal_of_the_council"))
register(MirrorOfScrying("mirror_of_scrying"))
