"""How a hero moves in the Quest phase (RW.questphase.move): area by area, through whatever lies between."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.heroes import asks
from polana.games.runewars.heroes.abilities import ability_of
from polana.games.runewars.map import board
from polana.games.runewars.moves import movement
from polana.games.runewars.moves import news as told
from polana.games.runewars.realm import hands
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.rewards.exchange import can_exchange, exchange
from polana.games.runewars.state import Table
from polana.games.runewars.words import DONE, SWAP
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

PORTAL_COST: Final = 1

TOO_FAR: Final = Refusal("RW.questphase.move.1", "why-runewars-hero-too-far")
NOT_BESIDE: Final = Refusal("RW.questphase.move.1", "why-runewars-hero-not-beside")
BORDER: Final = Refusal("RW.questphase.move.1", "why-runewars-hero-border")


def is_portal(g: Table, area: int) -> bool:
    """RW.explore.portal."""
    return g.token[area] == movement.PORTAL and g.token_up[area]


@final
class StepJudge(Judge):
    """Where a hero may go next. His rewards are read when somebody looks: they may be known to him alone."""

    __slots__ = ("done", "g", "hero", "paid")

    def __init__(self, g: Table, hero: int, done: int, paid: bool) -> None:
        self.g: Table = g
        self.hero: int = hero
        #: How many areas he has moved already, and whether he has paid for portals.
        self.done: int = done
        self.paid: bool = paid

    def why_not(self, word: Word) -> Refusal | None:
        if word.kind != "area":
            return None
        g, hero = self.g, self.hero
        here = g.hero_area[hero]
        if word.value == here:
            return NOT_BESIDE
        if self.done == 0 and ability_of(hero).leaps() and leap(g, hero, word.value):
            return None
        if self.done >= ability_of(hero).steps() + rewards.extra_steps(g, hero):
            return TOO_FAR
        if word.value in g.chart.from_here(here, movement.hero_crossing(g, hero)):
            return None
        if through_portal(g, hero, word.value, self.paid):
            return None
        return BORDER if word.value in g.chart.adjacent(here) else NOT_BESIDE


def through_portal(g: Table, hero: int, area: int, paid: bool) -> bool:
    """RW.explore.portal: does he need the portals to get there, and can he use them?"""
    here = g.hero_area[hero]
    if area in g.chart.from_here(here, movement.hero_crossing(g, hero)):
        return False
    if not is_portal(g, here) or not is_portal(g, area):
        return False
    return paid or g.players[g.hero_seat[hero]].influence >= PORTAL_COST


def leap(g: Table, hero: int, area: int) -> bool:
    """Is another hero of the same player there?"""
    return len([other for other in board.heroes_in(g, g.hero_seat[hero], area) if other != hero]) > 0


def walk(g: Table, hero: int) -> Flow[bool]:
    """RW.questphase.move.1: up to two areas, none included. Gives whether he moved at all.

    The last question, which boots or wings might answer, is put to everybody with a reward that nobody else has seen.
    """
    seat, done, paid, swapped = g.hero_seat[hero], 0, False, False
    usual = ability_of(hero).steps()
    while done < usual + rewards.extra_steps(g, hero) or (done == usual and rewards.hides_any(g, hero)):
        here = g.hero_area[hero]
        may_swap = not swapped and can_exchange(g, board.heroes_in(g, seat, here))
        extra = [DONE, SWAP] if may_swap else [DONE]
        word = yield asks.step(g, hero, StepJudge(g, hero, done, paid), extra, rewards.hides_any(g, hero))
        if word is DONE:
            break
        if word is SWAP:
            swapped = True
            yield from exchange(g, seat, board.heroes_in(g, seat, here))  # RW.rewards.2: even while passing through
            if g.hero_seat[hero] != seat:
                break  # RW.defeat.1: what he gave away was keeping him on his feet
            continue
        swapped = False
        done += 1
        if done > usual:
            rewards.show(g, hero, "steps")
        if through_portal(g, hero, word.value, paid) and not paid:
            hands.spend_influence(g, seat, PORTAL_COST, "RW.explore.portal")
            paid = True
        leapt = go(g, hero, word.value, paid)
        if leapt or (g.token[word.value] == movement.DUNGEON and g.token_up[word.value]):
            break  # RW.explore.dungeon
    return done > 0


def go(g: Table, hero: int, area: int, paid: bool) -> bool:
    """One step; a card that makes it possible is turned up. Gives whether it was a leap to another hero."""
    here = g.hero_area[hero]
    leapt = False
    if area not in g.chart.from_here(here, movement.ground(g, g.hero_seat[hero])):
        if area in g.chart.from_here(here, movement.hero_crossing(g, hero)):
            rewards.show(g, hero, "flying")
        else:
            leapt = not through_portal(g, hero, area, paid)
    board.send_hero(g, hero, area)
    told.hero_moved(g, hero, here, area)
    return leapt
