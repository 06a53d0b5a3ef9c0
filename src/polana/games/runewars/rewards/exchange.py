"""Exchanging rewards among one's heroes (RW.rewards.2), and taking what a defeated one left (RW.defeat.marker.2)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.deed import Deed
from polana.games.runewars.heroes import defeat
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.rewards import asks
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.rewards import news as told
from polana.games.runewars.state import Table
from polana.games.runewars.words import DONE, HERO, SWAP, TAKE
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

NOBODY_BESIDE: Final = Refusal("RW.rewards.2", "why-runewars-no-exchange")
EXCHANGED: Final = Refusal("RW.rewards.2", "why-runewars-exchanged")
NO_MARKER: Final = Refusal("RW.defeat.marker.2", "why-runewars-no-marker")


def companions(g: Table, hero: int, heroes: list[int]) -> list[int]:
    """The others of these heroes who are in the same area."""
    return [other for other in heroes if other != hero and g.hero_area[other] == g.hero_area[hero]]


def givers(g: Table, heroes: list[int]) -> list[int]:
    return [hero for hero in heroes if g.rewards[hero] and companions(g, hero, heroes)]


def can_exchange(g: Table, heroes: list[int]) -> bool:
    return len(givers(g, heroes)) > 0


def exchange(g: Table, seat: int, heroes: list[int]) -> Flow[None]:
    """RW.rewards.2: cards go from hero to hero, one by one, as long as there are cards to go round."""
    left = sum([len(g.rewards[hero]) for hero in heroes])
    while left and can_exchange(g, heroes):
        word = yield asks.giver(seat, [DONE] + [HERO[hero] for hero in givers(g, heroes)])
        if word is DONE:
            return
        left -= 1
        hero = word.value
        card = yield asks.which(g, seat, hero, "RW.rewards.2")
        to = yield asks.taker(seat, hero, [HERO[other] for other in companions(g, hero, heroes)])
        rewards.hand_over(g, hero, card.value, to.value)
        if defeat.look(g, hero):  # what he gave away was keeping him on his feet
            heroes = [other for other in heroes if other != hero]


@final
class SwapRewards(Deed):
    """RW.rewards.2: in one's own turn; once in each of its moments, in which any number of cards change hands."""

    def why_not(self, g: Table, me: int) -> Refusal | None:
        if g.acts.swapped >> g.stage & 1:
            return EXCHANGED
        return None if can_exchange(g, board.heroes_of(g, me)) else NOBODY_BESIDE

    def do(self, g: Table, me: int) -> Flow[None]:
        g.acts.swapped |= 1 << g.stage
        return exchange(g, me, board.heroes_of(g, me))


def markers_in(g: Table, area: int) -> list[int]:
    """Defeated heroes whose rewards lie in an area."""
    return [hero for hero in range(len(g.hero_gone)) if g.hero_gone[hero] and g.hero_area[hero] == area]


@final
class TakeRewards(Deed):
    """RW.defeat.marker.2: in one's own turn, a hero takes all that lies under the markers of his area."""

    def takers(self, g: Table, me: int) -> list[int]:
        return [hero for hero in board.heroes_of(g, me) if markers_in(g, g.hero_area[hero])]

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return None if self.takers(g, me) else NO_MARKER

    def do(self, g: Table, me: int) -> Flow[None]:
        hero = yield asks.taker_of_marker(me, [HERO[each] for each in self.takers(g, me)])
        for gone in markers_in(g, g.hero_area[hero.value]):
            if rewards.hides_any(g, gone):
                g.chance.reveal()
            told.took(g, hero.value, gone, g.rewards[gone])
            g.rewards[hero.value] += g.rewards[gone]
            g.rewards[gone].clear()
            g.hero_area[gone] = NOWHERE
            g.hero_moves += 1


SWAP_REWARDS: Final[Deed] = SwapRewards(SWAP, "RW.rewards.2")
TAKE_REWARDS: Final[Deed] = TakeRewards(TAKE, "RW.defeat.marker.2")
