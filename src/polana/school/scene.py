"""What lies where in a position, in the same words for every game: what a sentence about it can be made of."""

from __future__ import annotations

from collections import Counter
from typing import Final

from polana.kernel.game import AnyGame
from polana.kernel.state import State
from polana.kernel.word import Word

NOBODY: Final = -1


class Scene:
    """Points, places and pieces, by seat."""

    def __init__(self, points: list[int]) -> None:
        self.points = points
        #: By place: the seat that rules it.
        self.holders: dict[Word, int] = {}
        #: By seat: buildings and tokens on the map, by kind.
        self.pieces: list[Counter[Word]] = [Counter() for _ in points]
        #: By seat: units on the map, cards in hand.
        self.units: list[int] = [0] * len(points)
        self.cards: list[int] = [0] * len(points)


def scene_of(game: AnyGame, state: State) -> Scene:
    """What lies where; of a game that is not known here, the points."""
    scene = Scene(list(game.standing(state)[1]))
    fill = {"root": _root, "northgard": _northgard, "runewars": _runewars}.get(game.name)
    if fill is not None:
        fill(scene, state)
    return scene


def _root(scene: Scene, state: State) -> None:
    from polana.games.root.control import ruler
    from polana.games.root.state import State as Woodland
    from polana.games.root.woodland.maps import CLEARINGS
    from polana.games.root.words import place_word

    assert isinstance(state, Woodland)
    for where in range(CLEARINGS):
        holder = ruler(state, where)
        scene.holders[place_word(where)] = holder if 0 <= holder < state.seats else NOBODY
    for side in state.sides[: state.seats]:
        scene.units[side.index] = sum(side.warriors)
        scene.cards[side.index] = len(side.hand)
        for kind, piece in enumerate(side.rules.pieces):
            scene.pieces[side.index][piece.word] = side.on_map(kind)


def _northgard(scene: Scene, state: State) -> None:
    from polana.games.northgard.components import UNITS, count_of
    from polana.games.northgard.state import Table
    from polana.games.northgard.words import BUILDING, LAND

    assert isinstance(state, Table)
    for land in state.chart.lands:
        owner = state.owner[land]
        scene.holders[LAND[land]] = owner
        if owner >= 0:
            for kind, word in enumerate(BUILDING):
                scene.pieces[owner][word] += count_of(state.houses[land], kind)
    for player in state.players:
        scene.units[player.seat] = UNITS - player.reserve
        scene.cards[player.seat] = len(player.hand)


def _runewars(scene: Scene, state: State) -> None:
    from polana.games.runewars.map.board import army
    from polana.games.runewars.state import Table
    from polana.games.runewars.words import AREA

    assert isinstance(state, Table)
    for area in state.chart.areas:
        owner = state.owner[area]
        scene.holders[AREA[area]] = owner if 0 <= owner < len(scene.points) else NOBODY
        for player in state.players:
            scene.units[player.seat] += army(state, player.seat, area)
    for player in state.players:
        scene.cards[player.seat] = len(player.tactics) + len(player.fresh)
