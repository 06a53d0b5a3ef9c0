"""Developments that feed a realm, and how developments are built (RW.orders.4.supremacy, RW.developments)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.components import DEVELOPMENT_TOKENS, DIPLOMAT, RESOURCE_SITE, TRAINING_GROUND, WOOD
from polana.games.runewars.map import board
from polana.games.runewars.orders import asks
from polana.games.runewars.orders import news as told
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import hands, resources
from polana.games.runewars.state import Table
from polana.games.runewars.words import RESOURCE, SKIP
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

DIPLOMAT_INFLUENCE: Final = 2
TRAINING_TACTICS: Final = 1
BUILD: Final = "RW.orders.4.supremacy.2"

NO_WOOD: Final = Refusal(BUILD, "why-runewars-no-wood")
NO_SITE: Final = Refusal("RW.developments.limit", "why-runewars-no-site")
NOT_OWN: Final = Refusal(BUILD, "why-runewars-no-own-development")


# --- use --------------------------------------------------------------------------------------------------------------


def use(g: Table, seat: int) -> Flow[None]:
    """RW.orders.4.supremacy.1: what all of a player's developments give. Fortifications give nothing here."""
    for area in board.strongholds_of(g, seat):
        kind = g.development[area]
        if kind == RESOURCE_SITE:
            yield from dig(g, seat, area)
        elif kind == DIPLOMAT:
            hands.gain_influence(g, seat, DIPLOMAT_INFLUENCE, "RW.developments.diplomat")
        elif kind == TRAINING_GROUND:
            yield from hands.draw_tactics(g, seat, TRAINING_TACTICS, "RW.developments.training_camp")


def dig(g: Table, seat: int, area: int) -> Flow[None]:
    """RW.developments.resource: 1 of a resource that the area yields, of the owner's choice."""
    found = [RESOURCE[resource] for resource in range(3) if resources.yield_of(g, area, resource)]
    if found:
        word = yield asks.dig(seat, area, found)
        hands.turn_dial(g, seat, word.value, 1, "RW.developments.resource")


# --- build ------------------------------------------------------------------------------------------------------------


def sites(g: Table, seat: int) -> list[int]:
    """RW.developments.limit: a player's strongholds without a development."""
    return [area for area in board.strongholds_of(g, seat) if g.development[area] == NOBODY]


def standing(g: Table, seat: int, kind: int) -> list[int]:
    """Where a player's developments of a kind are on the board."""
    return [area for area in board.strongholds_of(g, seat) if g.development[area] == kind]


@final
class BuildJudge(Judge):
    """What can be built: it costs 1 wood and needs a stronghold without a development."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP:
            return None
        player = self.g.players[self.seat]
        if not DEVELOPMENT_TOKENS[player.faction][word.value]:
            return NOT_OWN
        if not player.dials[WOOD]:
            return NO_WOOD
        return None if sites(self.g, self.seat) else NO_SITE


def build(g: Table, seat: int) -> Flow[None]:
    """RW.orders.4.supremacy.2: 1 wood for a development at a stronghold; RW.limits.4: a token may be used anew."""
    word = yield asks.develop(seat, BuildJudge(g, seat))
    if word is SKIP:
        return
    kind = word.value
    tokens = DEVELOPMENT_TOKENS[g.players[seat].faction][kind]
    where = yield asks.develop_where(seat, kind, sites(g, seat))
    if len(standing(g, seat, kind)) == tokens:
        given_up = yield asks.give_up_development(seat, kind, standing(g, seat, kind))
        g.development[given_up.value] = NOBODY
        g.touch(given_up.value)
        told.development_given_up(g, seat, kind, given_up.value)
    hands.turn_dial(g, seat, WOOD, -1, BUILD)
    g.development[where.value] = kind
    g.touch(where.value)
    told.developed(g, seat, kind, where.value)
