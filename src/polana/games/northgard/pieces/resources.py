"""What players hold of food, wood and lore, and paying where any of them will do (NG.terms.resources)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.components import (
    FOOD,
    FOOD_SILO,
    LORE,
    MENHIR,
    WOLF_KIND,
    WOOD,
    WOODCUTTER,
    count_of,
    pack,
    unpack,
)
from polana.games.northgard.pieces.control import has_creature
from polana.games.northgard.state import Player, Table
from polana.games.northgard.words import RESOURCE
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.topic import Topic
from polana.kernel.word import Word

#: One of each resource, packed.
ONE_OF: Final = [pack(1, 0, 0), pack(0, 1, 0), pack(0, 0, 1)]

NONE_LEFT: Final = Refusal("NG.terms.resources", "why-northgard-none-left")


def held(player: Player, which: int) -> int:
    """How much a player has of one resource."""
    if which == FOOD:
        return player.food
    return player.wood if which == WOOD else player.lore


def held_in_all(player: Player) -> int:
    return player.food + player.wood + player.lore


def change(player: Player, which: int, by: int) -> None:
    """This many of one resource from the supply, or with a negative figure back to it."""
    if which == FOOD:
        player.food += by
    elif which == WOOD:
        player.wood += by
    else:
        player.lore += by
    player.changes += 1


@final
class HeldJudge(Judge):
    """A resource of which the player has at least one."""

    __slots__ = ("player",)

    def __init__(self, player: Player) -> None:
        self.player: Player = player

    def why_not(self, word: Word) -> Refusal | None:
        return None if held(self.player, word.value) > 0 else NONE_LEFT


@final
class HeldAsk(Ask):
    """Which of the resources that a player has? Which these are is known when the question is asked."""

    __slots__ = ()

    def __init__(self, player: Player, topic: Topic, law: str, args: dict[str, Arg] | None = None) -> None:
        super().__init__(player.seat, topic, RESOURCE, law, HeldJudge(player), args=args)
        options: list[Word] = []
        if player.food > 0:
            options.append(RESOURCE[FOOD])
        if player.wood > 0:
            options.append(RESOURCE[WOOD])
        if player.lore > 0:
            options.append(RESOURCE[LORE])
        self._options = options


def gain(g: Table, seat: int, packed: int) -> None:
    """Packed resources from the supply."""
    player = g.players[seat]
    food, wood, lore = unpack(packed)
    player.food += food
    player.wood += wood
    player.lore += lore
    player.changes += 1


def pay(player: Player, food: int, wood: int, lore: int) -> None:
    """Resources back to the supply."""
    player.food -= food
    player.wood -= wood
    player.lore -= lore
    player.changes += 1


def change_fame(player: Player, by: int) -> None:
    """Fame tokens from the supply, or with a negative figure back to it."""
    player.fame += by
    player.changes += 1


def built_yield(g: Table, land: int) -> int:
    """The resources that the buildings of a territory show, packed."""
    houses = g.houses[land]
    if houses == 0:
        return 0
    return pack(count_of(houses, FOOD_SILO), count_of(houses, WOODCUTTER), count_of(houses, MENHIR))


def shown_in(g: Table, land: int) -> int:
    """The resources that tiles and buildings of a territory show, packed."""
    return g.chart.yields[land] + built_yield(g, land)


def harvest_of(g: Table, land: int) -> int:
    """NG.harvest.resources, NG.creatures.wolf.1: what a territory yields as in Harvest, packed."""
    if has_creature(g, land, WOLF_KIND):
        return built_yield(g, land)
    return shown_in(g, land)
