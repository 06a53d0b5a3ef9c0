"""Fortifications: the developments that defend their stronghold (RW.battle.6.1, RW.developments.defence)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle import asks
from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.battlefield import ATTACKER
from polana.games.runewars.battle.casualties import (
    Casualty,
    damage,
    exact,
    figures,
    is_down,
    left,
    ongoing,
    rout,
    standing,
)
from polana.games.runewars.battle.withdrawal import withdraw
from polana.games.runewars.components import DEVELOPMENTS
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.words import YES
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

CURSED_TOMB: Final = DEVELOPMENTS.index("cursed_tomb")
HUNGRY_SPAWN: Final = DEVELOPMENTS.index("hungry_spawn")
PROTECTIVE_WARDS: Final = DEVELOPMENTS.index("protective_wards")
MIGHTY_WALLS: Final = DEVELOPMENTS.index("mighty_walls")
TOMB: Final = 3
SPAWN: Final = 4
WALLS: Final = 2

WARDS_STANDING: Final = Refusal("RW.developments.defence.elves", "why-runewars-lies-already")


def fortification(g: Table) -> int:
    """The development at the defender's stronghold in the contested area, or NOBODY."""
    battle = ongoing(g)
    defended = battle.defender != NOBODY and g.stronghold[battle.area] == battle.defender
    return g.development[battle.area] if defended else NOBODY


def walls(g: Table) -> int:
    """RW.developments.defence.daqan: the walls add 2 to the defender's strength."""
    return WALLS if fortification(g) == MIGHTY_WALLS else 0


def use(g: Table) -> Flow[None]:
    """RW.battle.6.1: the defender may use his fortification, if there is anybody for it to strike."""
    battle = ongoing(g)
    kind = fortification(g)
    if kind == CURSED_TOMB and standing(battle, ATTACKER):
        yield from cursed_tomb(g)
    elif kind == HUNGRY_SPAWN and left(battle, ATTACKER):
        yield from hungry_spawn(g)
    elif kind == PROTECTIVE_WARDS and standing(battle, ATTACKER):
        yield from protective_wards(g)


def _wants(g: Table, kind: int, law: str) -> Flow[bool]:
    battle = ongoing(g)
    word = yield asks.fortification(g, battle.defender, kind, law)
    if word is YES:
        told.fortification(g, battle.defender, kind, law)
    return word is YES


def cursed_tomb(g: Table) -> Flow[None]:
    """RW.developments.defence.waiqar: the attacker routs three units, and the token is discarded."""
    law = "RW.developments.defence.waiqar"
    if (yield from _wants(g, CURSED_TOMB, law)):
        g.development[ongoing(g).area] = NOBODY
        g.touch(ongoing(g).area)
        yield from rout(g, ATTACKER, TOMB, law)


def hungry_spawn(g: Table) -> Flow[None]:
    """RW.developments.defence.uthuk: the attacker takes four damage, and the token is discarded."""
    law = "RW.developments.defence.uthuk"
    if (yield from _wants(g, HUNGRY_SPAWN, law)):
        g.development[ongoing(g).area] = NOBODY
        g.touch(ongoing(g).area)
        yield from damage(g, ATTACKER, SPAWN, law)


class WardsJudge(Casualty):
    """A standing unit, of the attacker's choice."""

    __slots__ = ()

    def why_not(self, word: Word) -> Refusal | None:
        return WARDS_STANDING if is_down(word) else None


def protective_wards(g: Table) -> Flow[None]:
    """RW.developments.defence.elves: the attacker retreats one standing unit, and the token stays."""
    law = "RW.developments.defence.elves"
    if (yield from _wants(g, PROTECTIVE_WARDS, law)):
        battle = ongoing(g)
        seat = battle.attacker
        word = yield asks.wards(g, seat, figures(battle, ATTACKER), WardsJudge(battle, ATTACKER))
        figure = yield from exact(g, seat, ATTACKER, word, law)
        yield from withdraw(g, figure, law)
