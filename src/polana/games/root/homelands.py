"""Where a faction may begin: starting clearings (5.1.7) and homelands (A.8.2.I, A.8.2.II)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polana.games.root.asks import Wording
from polana.games.root.control import why_not_build, why_not_place
from polana.games.root.pieces import place_warriors
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import place_of, place_word
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

#: The distance to an enemy homeland where there is none.
FAR: Final = 99

HOMELAND_TAKEN: Final = Refusal("A.8.2.I", "why-root-homeland-taken")
TOO_NEAR: Final = Refusal("A.8.2.II", "why-root-homeland-too-near")


def taken(g: State, where: int) -> bool:
    """Is it the starting clearing or a homeland of somebody?"""
    for side in g.sides:
        if where in side.homelands:
            return True
    return False


def between(g: State, one: int, other: int) -> int:
    """How many clearings lie between two clearings along the shortest open way."""
    seen = [one]
    edge = [one]
    steps = 0
    while other not in seen:
        steps += 1
        edge = [far for at in edge for far in g.near[at] if far not in seen]
        if not edge:
            return FAR
        seen.extend(edge)
    return steps - 1


def between_enemies(g: State, me: Side, where: int) -> int:
    """How many clearings lie between a clearing and the nearest homeland of somebody else."""
    nearest = FAR
    for side in g.sides:
        if side is not me:
            for home in side.homelands:
                nearest = min(nearest, between(g, where, home))
    return nearest


def why_not_home(g: State, me: Side, where: int, builds: bool = True) -> Refusal | None:
    """A.8.2.I: nobody else's homeland, and room for warriors and, if the faction builds there, a building."""
    if taken(g, where):
        return HOMELAND_TAKEN
    return why_not_build(g, me, where) if builds else why_not_place(g, me, where)


class Homeland(Judge):
    """A.8.2: clearings that may be a homeland with this many clearings between it and those of enemies."""

    def __init__(self, g: State, me: Side, apart: int, builds: bool) -> None:
        self.g: State = g
        self.me: Side = me
        self.apart: int = apart
        self.builds: bool = builds

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        refusal = why_not_home(self.g, self.me, where, self.builds)
        if refusal is None and between_enemies(self.g, self.me, where) < self.apart:
            return TOO_NEAR
        return refusal


def possible_apart(g: State, me: Side, among: list[int], wanted: int, builds: bool = True) -> int:
    """A.8.2.II: how many clearings in between can be asked for, so that there is a clearing to choose."""
    most = 0
    for where in among:
        if why_not_home(g, me, where, builds) is None:
            most = max(most, between_enemies(g, me, where))
    return min(wanted, most)


def choose_homeland(g: State, me: Side, among: list[int], apart: int, about: Wording, builds: bool = True) -> Flow[int]:
    """A.8.2: choose one of these clearings as a homeland, as far from enemy homelands as wanted or possible."""
    judge = Homeland(g, me, possible_apart(g, me, among, apart, builds), builds)
    word = yield Ask(me.seat, about.topic, [place_word(where) for where in among], "A.8.2.II", judge)
    me.homelands.append(word.value)
    return word.value


def corners_for(g: State, me: Side, builds: bool = True) -> list[int]:
    """5.1.7: corners that are nobody's starting clearing and have room; those opposite one, if there are any.

    Where no corner has room (a building of another faction fills it), any clearing that has will do.
    """
    free = [where for where in g.woodland.corners if why_not_home(g, me, where, builds) is None]
    facing = [where for where in free if taken(g, g.woodland.opposite[where])]
    return facing or free or [where for where in range(CLEARINGS) if why_not_home(g, me, where, builds) is None]


def edge_clearings(g: State) -> list[int]:
    """G.1.8."""
    return [where for where in range(CLEARINGS) if where in g.woodland.edge]


def spread_evenly(
    g: State, me: Side, home: int, count: int, ask: Callable[[Side, list[Word]], Ask], law: str = "A.8.2"
) -> Flow[None]:
    """A.8.2: this many warriors, as evenly as possible over the clearings next to a homeland."""
    around = [where for where in g.near[home] if why_not_place(g, me, where) is None]
    for _ in range(count if around else 0):
        fewest = min(me.warriors[where] for where in around)
        word = yield ask(me, [place_word(where) for where in around if me.warriors[where] == fewest])
        place_warriors(g, me, word.value, 1, law)
