"""Tactics cards of the Quest phase and of duels (RW.tactics.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.heroes import asks, defeat
from polana.games.runewars.heroes import news as told
from polana.games.runewars.map import board
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.tactics.base import Tactic, register
from polana.games.runewars.words import HERO
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

AMBUSH_DAMAGE: Final = 2

NOBODY_TO_AMBUSH: Final = Refusal("RW.tactics.1", "why-runewars-no-ambush")
NOBODY_HURT: Final = Refusal("RW.tactics.1", "why-runewars-nobody-hurt")
MASTERED: Final = Refusal("RW.tactics.1", "why-runewars-duel-mastered")


@final
class Ambush(Tactic):
    """Choose an enemy hero in an area that holds your units: he takes 2 damage."""

    def heroes(self, g: Table, seat: int) -> list[Word]:
        words: list[Word] = []
        for hero in range(len(g.hero_seat)):
            if g.hero_seat[hero] not in (NOBODY, seat) and board.army(g, seat, g.hero_area[hero]):
                words.append(HERO[hero])
        return words

    def why_not(self, g: Table, seat: int) -> Refusal | None:
        return None if self.heroes(g, seat) else NOBODY_TO_AMBUSH

    def do(self, g: Table, seat: int) -> Flow[None]:
        word = yield asks.ambush(seat, self.heroes(g, seat))
        defeat.wound(g, word.value, AMBUSH_DAMAGE, "RW.tactics.1")


@final
class HealingDraught(Tactic):
    """Remove all damage from one of your heroes anywhere."""

    def heroes(self, g: Table, seat: int) -> list[Word]:
        return [HERO[hero] for hero in board.heroes_of(g, seat) if g.hero_damage[hero]]

    def why_not(self, g: Table, seat: int) -> Refusal | None:
        return None if self.heroes(g, seat) else NOBODY_HURT

    def do(self, g: Table, seat: int) -> Flow[None]:
        word = yield asks.draught(seat, self.heroes(g, seat))
        g.hero_damage[word.value] = 0
        g.hero_moves += 1
        told.healed(g, word.value)


@final
class DuellingMaster(Tactic):
    """In this duel you draw two Fate cards in the first round and use one of them."""

    def why_not(self, g: Table, seat: int) -> Refusal | None:
        duel = g.duel
        return MASTERED if duel is not None and duel.master[duel.seats.index(seat)] else None

    def do(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        duel = g.duel
        if duel is not None:
            duel.master[duel.seats.index(seat)] = True


register(Ambush("ambush"))
register(HealingDraught("healing_draught"))
register(DuellingMaster("duelling_master"))
