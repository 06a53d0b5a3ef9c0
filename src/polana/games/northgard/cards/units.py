"""Special actions about units: enemy ones removed, one's own added or pulled, what lets them do more (NG.special)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import news as told
from polana.games.northgard.actions.recruit import NO_FIGURES
from polana.games.northgard.cards import asks
from polana.games.northgard.cards import news as card_news
from polana.games.northgard.cards.effect import BEAR_HOLDS, NOT_AN_ENEMYS, NOT_YOURS, Effect, register
from polana.games.northgard.components import (
    BEAR_KIND,
    Action,
    part,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import enemies, has_creature, kaija_in, lands_of
from polana.games.northgard.pieces.figures import (
    Group,
    add_units,
    lose_kaija,
    lose_units,
    put_in,
    take_out,
)
from polana.games.northgard.pieces.marks import let_kaija_roam, make_conqueror
from polana.games.northgard.pieces.resources import ONE_OF, change, shown_in
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import KAIJA, LAND, SKIP
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NO_ENEMY_UNIT: Final = Refusal("NG.special.1", "why-northgard-no-enemy-unit")
NOT_BESIDE_YOURS: Final = Refusal("NG.special.1", "why-northgard-not-beside-yours")
NOT_BESIDE_RECRUIT: Final = Refusal("NG.special.1", "why-northgard-not-beside-recruit")
NOT_SHOWN: Final = Refusal("NG.special.1", "why-northgard-resource-not-shown")

JUST_SKIP: Final = [SKIP]


def choose_figure(g: Table, chooser: int, land: int) -> Flow[bool]:
    """Choose one of the figures in a territory: True if it is Kaija."""
    if not kaija_in(g, land):
        return False
    if g.units[land] == 0:
        return True
    word = yield asks.which_figure(chooser, land)
    return word is KAIJA


# --- enemy units ------------------------------------------------------------------------------------------------------


@final
class VictimJudge(Judge):
    """A territory with enemy units; for some cards only next to one of the player's."""

    __slots__ = ("adjacent", "g", "seat")

    def __init__(self, g: Table, seat: int, action: Action) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.adjacent: bool = action.where == "adjacent_to_own"

    def why_not(self, word: Word) -> Refusal | None:
        g = self.g
        land = word.value
        if not enemies(g, self.seat, g.owner[land]):
            return NOT_AN_ENEMYS
        if not self.adjacent:
            return None
        for other in g.chart.adjacent(land):
            if g.owner[other] == self.seat:
                return None
        return NOT_BESIDE_YOURS

    def lands(self) -> list[Word]:
        found: list[Word] = []
        for land in self.g.chart.lands:
            if self.g.owner[land] != NOBODY and self.why_not(LAND[land]) is None:
                found.append(LAND[land])
        return found


@final
class RemoveEnemy(Effect):
    """One enemy unit back to its reserve. Gives the territory it was in."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None if VictimJudge(g, seat, action).lands() else NO_ENEMY_UNIT

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        judge = VictimJudge(g, seat, action)
        word = yield asks.remove_enemy(g, seat, judge, judge.lands())
        land = word.value
        victim = g.owner[land]
        if (yield from choose_figure(g, seat, land)):
            lose_kaija(g)
        else:
            lose_units(g, land, 1)
        card_news.enemy_removed(g, seat, victim, land)
        return land


@final
class ShownJudge(Judge):
    """A resource that a territory shows."""

    __slots__ = ("packed",)

    def __init__(self, packed: int) -> None:
        self.packed: int = packed

    def why_not(self, word: Word) -> Refusal | None:
        return None if part(self.packed, word.value) > 0 else NOT_SHOWN


@final
class CollectThere(Effect):
    """One resource of a kind that the territory shows, on tiles or buildings, from the supply."""

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        packed = 0 if here == NOWHERE else shown_in(g, here)
        if packed == 0:
            return NOWHERE
        word = yield asks.collect_one(seat, ShownJudge(packed), here)
        change(g.players[seat], word.value, 1)
        told.gained(g, seat, ONE_OF[word.value], "NG.special.1")
        return NOWHERE


# --- own units --------------------------------------------------------------------------------------------------------


@final
class OwnJudge(Judge):
    """A territory that the player controls."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        return None if self.g.owner[word.value] == self.seat else NOT_YOURS


@final
class AddUnit(Effect):
    """A unit from the reserve to any territory of his. It is not recruited: no Training Camp helps, no Bear forbids."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        if g.players[seat].reserve == 0:
            return NO_FIGURES
        return None if lands_of(g, seat) else NOT_YOURS

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        lands = [LAND[land] for land in lands_of(g, seat)]
        word = yield asks.add_unit(g, seat, OwnJudge(g, seat), lands)
        add_units(g, seat, word.value, 1)
        card_news.unit_added(g, seat, word.value)
        return NOWHERE


@final
class PullJudge(Judge):
    """A territory of the player's next to the one where a unit was recruited, by a border of either kind."""

    __slots__ = ("g", "here", "seat")

    def __init__(self, g: Table, seat: int, here: int) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.here: int = here

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP:
            return None
        g = self.g
        land = word.value
        if g.owner[land] != self.seat:
            return NOT_YOURS
        if land not in g.chart.adjacent(self.here):
            return NOT_BESIDE_RECRUIT
        # NG.creatures.bear.1: no unit leaves a Bear's territory
        return BEAR_HOLDS if has_creature(g, land, BEAR_KIND) else None


@final
class PullUnit(Effect):
    """One unit from a neighbouring territory may come to where the new one was recruited."""

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        if here == NOWHERE:
            return NOWHERE
        judge = PullJudge(g, seat, here)
        lands = [LAND[land] for land in g.chart.adjacent(here) if judge.why_not(LAND[land]) is None]
        if not lands:
            return NOWHERE
        word = yield asks.pull_unit(g, seat, judge, lands)
        if word is SKIP:
            return NOWHERE
        kaija = yield from choose_figure(g, seat, word.value)
        pulled = Group(0 if kaija else 1, kaija)
        take_out(g, word.value, False, pulled)
        put_in(g, seat, here, pulled)
        card_news.unit_pulled(g, seat, word.value, here)
        return NOWHERE


# --- what holds until the end of the year -----------------------------------------------------------------------------


@final
class IgnoreBuildings(Effect):
    """Conqueror: enemy Defense Towers and Fortresses do not count when its player attacks."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        make_conqueror(g.players[seat])
        yield from ()
        return NOWHERE


@final
class LetKaijaRoam(Effect):
    """The Bear Awakens: Kaija may enter enemy territories (NG.clans.bear.4)."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        let_kaija_roam(g.players[seat])
        yield from ()
        return NOWHERE


register("remove_enemy_unit", RemoveEnemy())
register("collect_one_shown_there", CollectThere(follows=True))
register("add_unit_to_own", AddUnit())
register("pull_unit", PullUnit(follows=True))
register("ignore_enemy_buildings", IgnoreBuildings())
register("kaija_may_enter_enemy", LetKaijaRoam())
