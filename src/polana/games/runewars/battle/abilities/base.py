"""What a special ability is (RW.sheet.3, RW.battle.5.3), and which are known."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.components import KIND_COUNT, UNIT_ABILITY
from polana.games.runewars.state import Table
from polana.kernel import mypyc_attr
from polana.kernel.flow import Flow

LAW: Final = "RW.battle.5.3"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """The special ability of a type of unit, resolved once for each special symbol."""

    def __init__(self, name: str) -> None:
        self.kind: int = UNIT_ABILITY.index(name)

    def resolve(self, g: Table, side: int) -> Flow[None]:
        """`side` is the side whose cards showed the symbol."""
        yield from ()


_ABILITIES: Final[list[Ability | None]] = [None] * KIND_COUNT


def register(ability: Ability) -> None:
    _ABILITIES[ability.kind] = ability


def ability_of(kind: int) -> Ability:
    ability = _ABILITIES[kind]
    assert ability is not None
    return ability
