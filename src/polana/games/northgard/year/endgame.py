"""The end of the year and of the game: end check, second chances, scores, victory and ties (NG.endyear, NG.endgame)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.actions.recruit import VALKYRIE_SHARES_NOT, may_make_room
from polana.games.northgard.components import (
    BUILDING_COUNT,
    CARD_FAME,
    CARD_SCORES,
    FIRST_LARGE,
    FOOD,
    LARGE,
    LORE,
    SMALL,
    STONE,
    UNREST,
    WOOD,
    count_of,
    part,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.map.tiles import is_free
from polana.games.northgard.pieces.control import in_order, is_on_map, kaija_in, lands_of, units_on_map
from polana.games.northgard.pieces.display import turn_year
from polana.games.northgard.pieces.figures import add_units
from polana.games.northgard.pieces.resources import held_in_all, shown_in
from polana.games.northgard.state import GAME_OVER, NOBODY, START_OF_YEAR, Table
from polana.games.northgard.words import LAND, SKIP
from polana.games.northgard.year import asks
from polana.games.northgard.year import news as year_news
from polana.kernel.errors import RuleError
from polana.kernel.flow import Flow, Judge
from polana.kernel.game import Result
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

YEARS: Final = 7  # NG.endgame.2.1
LONG_YEARS: Final = 10  # NG.variant.long.1
LANDS_TO_WIN: Final = 3  # NG.endgame.1.1
LANDS_TO_WIN_AS_TEAM: Final = 5  # NG.variant.team.6
RESOURCES_PER_FAME: Final = 3  # NG.endgame.2.3
SECOND_CHANCE_UNITS: Final = 3  # NG.endyear.2

BY_LANDS: Final = "NG.endgame.1.1"
BY_FAME: Final = "NG.endgame.2.6"
BY_FAME_AFTER_TEN: Final = "NG.variant.long.3"

NOT_NEUTRAL: Final = Refusal("NG.endyear.2", "why-northgard-not-neutral")


def last_year(g: Table) -> int:
    return LONG_YEARS if g.long_game else YEARS


def end_of_year(g: Table) -> Flow[None]:
    """NG.endyear: the end check, then second chances, then the year marker."""
    if ends(g):
        return
    for seat in in_order(g, g.first):
        if not is_on_map(g, seat):
            yield from second_chance(g, seat)
    turn_year(g)
    g.phase = START_OF_YEAR


# --- the end check ----------------------------------------------------------------------------------------------------


def ends(g: Table) -> bool:
    """NG.endyear.1: does the game end now? NG.endgame.3: a territorial victory goes before Fame."""
    rivals = sides(g)
    qualified: list[list[int]] = []
    if not g.long_game:  # NG.variant.long.3
        need = LANDS_TO_WIN_AS_TEAM if g.teams else LANDS_TO_WIN
        for side in rivals:
            if sum([strongholds(g, seat) for seat in side]) >= need:
                qualified.append(side)
    if qualified:
        decide(g, qualified, BY_LANDS)
        return True
    if g.year >= last_year(g):
        decide(g, rivals, BY_FAME_AFTER_TEN if g.long_game else BY_FAME)
        return True
    return False


def sides(g: Table) -> list[list[int]]:
    """Who wins or loses together: every player alone, or two teams (NG.variant.team.5)."""
    if g.teams:
        return [[0, 2], [1, 3]]
    return [[player.seat] for player in g.players]


def strongholds(g: Table, seat: int) -> int:
    """NG.endgame.1.1: closed territories with at least one Large Building that a player controls."""
    count = 0
    for land in lands_of(g, seat):
        if g.chart.open[land] == 0 and large_buildings(g, land) > 0:
            count += 1
    return count


def decide(g: Table, rivals: list[list[int]], law: str) -> None:
    """NG.endgame.2.6, .7: most Fame, then territories, units, buildings; those still equal share the victory."""
    g.scores = [score(g, player.seat) for player in g.players]
    best = max([standing(g, side) for side in rivals])
    g.winners = [seat for side in rivals if standing(g, side) == best for seat in side]
    g.winners.sort()
    g.won_by = law
    g.phase = GAME_OVER
    for player in g.players:
        year_news.score(g, player.seat, sources(g, player.seat))


def standing(g: Table, side: list[int]) -> tuple[int, int, int, int]:
    """What decides between sides, in this order; a team as a whole."""
    fame = lands = units = buildings = 0
    for seat in side:
        fame += g.scores[seat]
        units += figures_on_map(g, seat)
        for land in lands_of(g, seat):
            lands += 1
            buildings += small_buildings(g, land) + large_buildings(g, land)
    return fame, lands, units, buildings


def result(g: Table) -> Result | None:
    """How the match ended, None while it goes on."""
    if g.phase != GAME_OVER:
        return None
    message = "result-northgard-lands" if g.won_by == BY_LANDS else "result-northgard-fame"
    return Result(g.winners, g.scores, message, g.won_by)


# --- scores -----------------------------------------------------------------------------------------------------------


def score(g: Table, seat: int) -> int:
    """NG.endgame.2.2 to .5."""
    return sum(sources(g, seat))


def sources(g: Table, seat: int) -> list[int]:
    """Where Fame comes from: tokens, resources, cards wherever they are, what they count, Unrest (printed at -5)."""
    player = g.players[seat]
    cards = counts = unrest = 0
    for pile in (player.deck, player.hand, player.active, player.discard):
        for card in pile:
            if card == UNREST:
                unrest += CARD_FAME[card]
            else:
                cards += CARD_FAME[card]
            for per, each in CARD_SCORES[card]:
                counts += each * counted(g, seat, per)
    return [player.fame, held_in_all(player) // RESOURCES_PER_FAME, cards, counts, unrest]


def counted(g: Table, seat: int, per: str) -> int:
    """NG.endgame.2.4: how much a player has of what an Achievement counts."""
    if per == "unit":
        return figures_on_map(g, seat)
    count = 0
    for land in lands_of(g, seat):
        if per == "small_building":
            count += small_buildings(g, land)
        elif per == "large_building":
            count += large_buildings(g, land)
        elif per == "empty_small_site":
            count += part(g.slots[land], SMALL) + part(g.slots[land], STONE)
        elif per == "empty_large_site":
            count += part(g.slots[land], LARGE)
        elif per == "food_icon":
            count += part(shown_in(g, land), FOOD)
        elif per == "wood_icon":
            count += part(shown_in(g, land), WOOD)
        elif per == "lore_icon":
            count += part(shown_in(g, land), LORE)
        elif per == "den":
            count += g.chart.dens[land]
        else:
            raise RuleError(f"no rule counts {per!r}")
    return count


def figures_on_map(g: Table, seat: int) -> int:
    """Units on the map; Kaija is one of them (NG.clans.bear.1)."""
    count = units_on_map(g, seat)
    if g.kaija != NOWHERE:
        for land in lands_of(g, seat):
            if kaija_in(g, land):
                count += 1
    return count


def small_buildings(g: Table, land: int) -> int:
    houses = g.houses[land]
    return sum([count_of(houses, kind) for kind in range(FIRST_LARGE)]) if houses else 0


def large_buildings(g: Table, land: int) -> int:
    """NG.buildings.large."""
    houses = g.houses[land]
    return sum([count_of(houses, kind) for kind in range(FIRST_LARGE, BUILDING_COUNT)]) if houses else 0


# --- second chances ---------------------------------------------------------------------------------------------------


@final
class ChanceJudge(Judge):
    """NG.endyear.2: a neutral territory, but not a Fallen Valkyrie's."""

    __slots__ = ("g",)

    def __init__(self, g: Table) -> None:
        self.g: Table = g

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP or is_free(self.g, word.value, False):
            return None
        return NOT_NEUTRAL if self.g.owner[word.value] != NOBODY else VALKYRIE_SHARES_NOT


def second_chance(g: Table, seat: int) -> Flow[None]:
    """NG.endyear.2: a player without units may place three in one neutral territory, made for it if there is none."""
    lands = [LAND[land] for land in g.chart.lands if is_free(g, land, False)]
    if lands:
        word = yield asks.second_chance(g, seat, ChanceJudge(g), lands)
        if word is SKIP:
            return
        land = word.value
    else:
        land = yield from may_make_room(g, seat, "NG.endyear.3", False)
        if land == NOWHERE:
            return
    add_units(g, seat, land, SECOND_CHANCE_UNITS)
    year_news.second_chance(g, seat, land, SECOND_CHANCE_UNITS)
