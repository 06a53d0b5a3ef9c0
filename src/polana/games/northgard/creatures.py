"""Creatures: how they appear, move and act (the Creatures module, NG.creatures)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import asks
from polana.games.northgard.combat import news as combat_news
from polana.games.northgard.combat.hunt import strike
from polana.games.northgard.combat.losses import suffer
from polana.games.northgard.components import (
    BUILDING_COUNT,
    CREATURE_KIND,
    DRAUGR,
    FIRST_LARGE,
    FOOD,
    KIND_PRIORITY,
    LORE,
    REGION_DENS,
    VALKYRIE,
    WOOD,
    count_of,
    part,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import figures
from polana.games.northgard.pieces.resources import shown_in
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import LAND, SKIP
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.piles import reshuffle
from polana.kernel.word import Word

LARGE_BUILDING_POINTS: Final = 3  # NG.creatures.move.priority.buildings

NOT_PLAYED: Final = Refusal("NG.creatures.more.0", "why-northgard-no-more-creatures")
ENOUGH: Final = Refusal("NG.creatures.more.1", "why-northgard-enough-creatures")
NONE_LEFT: Final = Refusal("NG.creatures.appear.4", "why-northgard-no-creature-left")
OCCUPIED: Final = Refusal("NG.creatures.more.3", "why-northgard-creature-there")
NO_LAIR: Final = Refusal("NG.creatures.more.3", "why-northgard-no-lair-there")


# --- appearing --------------------------------------------------------------------------------------------------------


def appear(g: Table, region: int, acts: bool) -> Flow[None]:
    """NG.creatures.appear: a creature is drawn and put in a territory; it acts at once unless this is setup."""
    creature = draw_creature(g)
    if creature == NOWHERE:
        return
    put_creature(g, creature, region)
    if acts:
        yield from take_effect(g, creature)


def stack_creatures(g: Table, deck: list[int], weak: int) -> None:
    """NG.creatures.setup.2: the creature deck; this many cards on top belong to its weaker part."""
    g.creature_deck = deck
    g.weak_left = weak
    g.table_moves += 1


def draw_creature(g: Table) -> int:
    """NG.creatures.appear.1, .4: the top card of the deck, which is refilled; NOWHERE if all are on the map."""
    if not g.creature_deck:
        if not reshuffle(g.creature_deck, g.creature_discard, g.chance):
            return NOWHERE
        g.weak_left = 0
    creature = g.chance.draw(g.creature_deck, "creature")
    g.table_moves += 1
    if g.weak_left > 0:
        g.weak_left -= 1
    return creature


def put_creature(g: Table, creature: int, region: int) -> None:
    """NG.creatures.appear.1, .3: its card at the right end of the line, its figure in the territory."""
    g.line.append(creature)
    g.creature_at[creature] = region
    combat_news.creature_appeared(g, creature, g.chart.root[region])


# --- acting -----------------------------------------------------------------------------------------------------------


def activate(g: Table, creature: int) -> Flow[None]:
    """NG.creatures.phase.2: a creature moves if it can, then applies its effect; one that stays applies none."""
    lands = goals(g, creature)
    if not lands:
        combat_news.creature_stays(g, creature, g.chart.root[g.creature_at[creature]])
        return
    land = lands[0]
    if len(lands) > 1:
        # NG.creatures.move.6
        words = [LAND[each] for each in lands]
        word = yield asks.creature_goes(g.first, words, creature)
        land = word.value
    g.creature_at[creature] = land
    combat_news.creature_moved(g, creature, land)
    yield from take_effect(g, creature)


def take_effect(g: Table, creature: int) -> Flow[None]:
    """NG.creatures.effects.1: what a creature does where it appears or moves to; Wolf and Bear are just there."""
    land = g.chart.root[g.creature_at[creature]]
    seat = g.owner[land]
    if seat == NOBODY:
        return
    kind = CREATURE_KIND[creature]
    if kind == DRAUGR:
        yield from suffer(g, seat, land, False, 1, "NG.creatures.draugr")
    elif kind == VALKYRIE:
        yield from strike(g, creature, land)


# --- moving -----------------------------------------------------------------------------------------------------------


def goals(g: Table, creature: int) -> list[int]:
    """NG.creatures.move: the territories where a creature may go, as far as its priorities decide; none: it stays."""
    here = g.chart.root[g.creature_at[creature]]
    taken = [g.chart.root[g.creature_at[other]] for other in g.line]
    held: list[int] = []
    neutral: list[int] = []
    for land in g.chart.adjacent(here):  # NG.creatures.move.2: Rough Borders too
        if land not in taken:  # NG.creatures.move.3
            (held if g.owner[land] != NOBODY else neutral).append(land)
    lands = held if held else neutral  # NG.creatures.move.4
    for priority in KIND_PRIORITY[CREATURE_KIND[creature]]:  # NG.creatures.move.5
        if len(lands) < 2:
            break
        lands = _most(g, lands, priority)
    return lands


def _most(g: Table, lands: list[int], priority: str) -> list[int]:
    """The territories that have the most of something."""
    best: list[int] = []
    top = -1
    for land in lands:
        if priority == "units":
            count = figures(g, land)  # NG.creatures.move.priority.units
        elif priority == "buildings":
            count = building_points(g, land)
        else:
            shown = shown_in(g, land)  # NG.creatures.move.priority.resources
            count = part(shown, FOOD) + part(shown, WOOD) + part(shown, LORE)
        if count > top:
            top = count
            best = [land]
        elif count == top:
            best.append(land)
    return best


def building_points(g: Table, land: int) -> int:
    """NG.creatures.move.priority.buildings: 1 for a Small Building, 3 for a Large one."""
    houses = g.houses[land]
    if houses == 0:
        return 0
    points = 0
    for kind in range(BUILDING_COUNT):
        count = count_of(houses, kind)
        points += count * LARGE_BUILDING_POINTS if kind >= FIRST_LARGE else count
    return points


# --- the more-creatures variant ---------------------------------------------------------------------------------------


@final
class LairJudge(Judge):
    """NG.creatures.more.3: a territory with a lair and no creature, or, if there is none, any without a creature."""

    def __init__(self, g: Table) -> None:
        self.g: Table = g
        self.taken: list[int] = [g.chart.root[g.creature_at[creature]] for creature in g.line]
        self.lairs: bool = False
        for land in g.chart.lands:
            if g.chart.dens[land] > 0 and land not in self.taken:
                self.lairs = True
                break

    def why_not(self, word: Word) -> Refusal | None:
        if word.value in self.taken:
            return OCCUPIED
        return NO_LAIR if self.lairs and self.g.chart.dens[word.value] == 0 else None


def why_not_more(g: Table) -> Refusal | None:
    """Why no creature can be brought into the game by passing."""
    if not g.more_creatures:
        return NOT_PLAYED
    if len(g.line) >= len(g.players):
        return ENOUGH  # NG.creatures.more.1
    return None if g.creature_deck or g.creature_discard else NONE_LEFT


def more_creatures(g: Table, seat: int) -> Flow[None]:
    """NG.creatures.more: a player who has passed may make a creature appear, which acts but does not move."""
    if why_not_more(g) is not None:
        return
    word = yield asks.more_creatures(seat)
    if word is SKIP:
        return
    creature = draw_creature(g)
    g.summoned = creature
    judge = LairJudge(g)
    words = [LAND[land] for land in g.chart.lands]
    word = yield asks.creature_lair(seat, words, judge, creature)
    g.summoned = NOWHERE
    put_creature(g, creature, lair_region(g, word.value))
    yield from take_effect(g, creature)


def lair_region(g: Table, land: int) -> int:
    """The part of a territory where its lair is, if it has one."""
    for region in g.chart.members[land]:
        if REGION_DENS[region]:
            return region
    return land
