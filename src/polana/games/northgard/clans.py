"""The clans' powers, called where they apply (NG.clans). What the Goat clan gains is with building."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import asks
from polana.games.northgard import news as told
from polana.games.northgard.components import BEAR, BOAR, FOOD, LORE, RAVEN, SNAKE, STAG, WOLF
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.buildings import scorch
from polana.games.northgard.pieces.resources import ONE_OF, change_fame, gain, harvest_of
from polana.games.northgard.state import Table
from polana.games.northgard.words import LAND, SKIP
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.options import any_option
from polana.kernel.word import Word

KAIJA_STRENGTH: Final = 2  # NG.clans.bear.3
SCORCHED_POINTS: Final = 1  # NG.clans.snake.4

LIES_THERE: Final = Refusal("NG.clans.snake.3", "why-northgard-scorched-lies-there")
NO_TOKEN_TO_PLACE: Final = Refusal("NG.clans.snake.1", "why-northgard-no-scorched-token")
NOT_BESIDE_OWN: Final = Refusal("NG.clans.snake.1", "why-northgard-scorched-not-beside-own")


# --- gains ------------------------------------------------------------------------------------------------------------


def gain_for_exploring(g: Table, seat: int, closed: list[int]) -> None:
    """What a clan gains when an Explore action has laid a tile that closed these territories."""
    clan = g.players[seat].clan
    if clan == BOAR:
        # NG.clans.boar: only if it closed no territory at all, anybody's or nobody's.
        if not closed:
            _gain(g, seat, ONE_OF[LORE], "NG.clans.boar")
    elif clan == STAG:
        # NG.clans.stag.2: one more Fame for each closed territory of its own.
        for land in closed:
            if g.owner[land] == seat:
                _gain_fame(g, seat, 1, "NG.clans.stag.2")
    elif clan == RAVEN:
        # NG.clans.raven: what each closed territory of its own yields, as in Harvest.
        for land in closed:
            if g.owner[land] == seat:
                _gain(g, seat, harvest_of(g, land), "NG.clans.raven")


def gain_for_victory(g: Table, seat: int, conquered: bool) -> None:
    """What a clan gains when it attacked and won; `conquered`: it did not control the territory before."""
    clan = g.players[seat].clan
    if clan == WOLF:
        _gain(g, seat, ONE_OF[FOOD], "NG.clans.wolf")
    elif clan == STAG and conquered:
        _gain_fame(g, seat, 1, "NG.clans.stag.1")


def _gain(g: Table, seat: int, packed: int, law: str) -> None:
    gain(g, seat, packed)
    if packed:
        told.gained(g, seat, packed, law)


def _gain_fame(g: Table, seat: int, count: int, law: str) -> None:
    change_fame(g.players[seat], count)
    told.clan_fame(g, seat, count, law)


# --- the Bear clan ----------------------------------------------------------------------------------------------------


def has_kaija_to_place(g: Table, seat: int) -> bool:
    """NG.clans.bear.2: may this player place Kaija in place of a unit?"""
    return g.players[seat].clan == BEAR and g.kaija == NOWHERE


# --- the Snake clan ---------------------------------------------------------------------------------------------------


def scorched_points(g: Table, seat: int, land: int) -> int:
    """NG.clans.snake.4: the Snake's bonus in every combat where the Scorched Earth token lies."""
    if g.scorched == NOWHERE or g.players[seat].clan != SNAKE or g.chart.root[g.scorched] != land:
        return 0
    return SCORCHED_POINTS


@final
class ScorchedJudge(Judge):
    """NG.clans.snake.1, .3: the token goes to another territory next to one that the Snake controls."""

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP:
            return None
        g = self.g
        land = word.value
        if g.scorched != NOWHERE and g.chart.root[g.scorched] == land:
            return LIES_THERE
        for beside in g.chart.near[land]:
            if g.owner[beside] == self.seat:
                return None
        for beside in g.chart.far[land]:
            if g.owner[beside] == self.seat:
                return None
        return NOT_BESIDE_OWN


def place_scorched(g: Table, seat: int, optional: bool) -> Flow[None]:
    """NG.clans.snake.1: place the Scorched Earth token, or move it if it is on the map (NG.clans.snake.3)."""
    judge = ScorchedJudge(g, seat)
    words = [LAND[land] for land in g.chart.lands]
    if not any_option(words, judge):
        return
    if optional:
        words.append(SKIP)
    word = yield asks.scorched(seat, words, judge)
    if word is SKIP:
        return
    scorch(g, word.value)
    told.scorched(g, seat, word.value)
