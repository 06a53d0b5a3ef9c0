"""More of the bench, for battles: a battle from its marker on, or one rule of it with the units lined up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from polana.games.runewars import invariants
from polana.games.runewars.battle.abilities.base import ability_of
from polana.games.runewars.battle.battle import fight
from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.battle.casualties import ongoing
from polana.games.runewars.battle.lineup import line_up
from polana.games.runewars.components import KIND_COUNT, KINDS
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from polana.kernel.match import Match
from tests.runewars.bench import WINDOWS, Foretold, Staged, area, calm, may, say, scene, state


def battle(g: Table, where: str, chance: Foretold | None = None, turn: int = 0) -> Match:
    """Seat 0 attacks with its force: the match stands at the first question."""
    g.turn = turn
    return scene(g, lambda g: fight(g, 0, area(where)), chance)


def until(match: Match, said: str) -> None:
    """The windows are passed by until this word is an option."""
    while not may(match, said):
        ask = match.ask
        assert ask is not None, f"{said} was never an option"
        assert ask.about in WINDOWS, f"{said} was not an option before {ask.about}"
        say(match, ask.seat, "done")


def quick(g: Table, where: str, chance: Foretold | None = None) -> Match:
    """A battle in which nobody plays cards: it stands at the first question that is about something else."""
    match = battle(g, where, chance)
    calm(match)
    return match


def wound(battle: Battle, side: int, unit: str, damage: int, down: bool = False) -> None:
    """A unit in the battle has damage already; `down`: and was routed in this battle."""
    line = side * KIND_COUNT + KINDS.index(unit)
    if down:
        lay(battle, side, unit)
    battle.wounds.append((line * 2 + down) * 16 + damage)


def lay(battle: Battle, side: int, unit: str) -> None:
    """A unit was routed earlier in this battle."""
    line = side * KIND_COUNT + KINDS.index(unit)
    battle.standing[line] -= 1
    battle.routed[line] += 1


def clash(
    g: Table,
    where: str,
    flow: Callable[[Table], Flow[Any]],
    before: Callable[[Battle], None] | None = None,
    chance: Foretold | None = None,
) -> Match:
    """The units are lined up, `before` changes what it likes, and one rule is carried out."""

    def run(g: Table) -> Flow[Any]:
        line_up(g, 0, area(where))
        if before is not None:
            before(ongoing(g))
        invariants.check(g)
        return (yield from flow(g))

    return scene(g, run, chance)


def special(
    g: Table,
    where: str,
    unit: str,
    side: int = 0,
    before: Callable[[Battle], None] | None = None,
    chance: Foretold | None = None,
) -> Match:
    """The units are lined up, and a type of unit has drawn a special symbol."""
    return clash(g, where, lambda g: ability_of(KINDS.index(unit)).resolve(g, side), before, chance)


def field(match: Match) -> Battle:
    found = state(match).battle
    assert found is not None
    return found


def line(match: Match, side: int) -> dict[str, tuple[int, int]]:
    """What stands and lies on a side of the battle: `{"archer": (2, 1)}`."""
    found = field(match)
    counts = {
        KINDS[kind]: (found.standing[side * KIND_COUNT + kind], found.routed[side * KIND_COUNT + kind])
        for kind in range(KIND_COUNT)
    }
    return {name: count for name, count in counts.items() if count != (0, 0)}


def wounds(match: Match, side: int) -> list[tuple[str, int]]:
    """The damaged units of a side with their damage."""
    found = [figure for figure in sorted(field(match).wounds) if (figure >> 5) // KIND_COUNT == side]
    return [(KINDS[(figure >> 5) % KIND_COUNT], figure & 15) for figure in found]


def outcome(match: Match) -> Any:
    """What the flow of a scene gave."""
    assert isinstance(match.game, Staged)
    return match.game.outcome
