"""What lies where in Root, for sentences about a position."""

from __future__ import annotations

from polana.games.root.control import ruler
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import place_word
from polana.kernel.shelf.scene import NOBODY, Scene


def describe(g: State, scene: Scene) -> None:
    for where in range(CLEARINGS):
        holder = ruler(g, where)
        scene.holders[place_word(where)] = holder if 0 <= holder < g.seats else NOBODY
    for side in g.sides[: g.seats]:
        scene.units[side.index] = sum(side.warriors)
        scene.cards[side.index] = len(side.hand)
        for kind, piece in enumerate(side.rules.pieces):
            scene.pieces[side.index][piece.word] = side.on_map(kind)
