"""Losses and retreat: what wounds do, and where the losers of a combat go (NG.combat.6, NG.combat.7).

In a combat there are those at home, counted in `units`, and those who have entered, counted in `raids`. Kaija is one
figure among the others, and her owner picks whether she falls and with which group she goes.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import asks as general
from polana.games.northgard.actions.asks import move_count
from polana.games.northgard.combat import asks
from polana.games.northgard.combat import news as combat_news
from polana.games.northgard.components import VALKYRIE
from polana.games.northgard.pieces.control import has_creature, partner_of
from polana.games.northgard.pieces.figures import (
    Group,
    all_fighters,
    fighters,
    kaija_fights,
    put_in,
    remove,
    take_out,
)
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import KAIJA, LAND
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

ROUGH: Final = Refusal("NG.combat.7", "why-northgard-retreat-rough")
HELD_BY_OTHERS: Final = Refusal("NG.combat.7", "why-northgard-retreat-held-by-others")
HELD_BY_PARTNER: Final = Refusal("NG.variant.team.3", "why-northgard-partner-there")
COMBAT_THERE: Final = Refusal("NG.combat.7", "why-northgard-retreat-combat-there")
CREATURE_ATTACKED_THERE: Final = Refusal("NG.creatures.combat.3", "why-northgard-retreat-combat-there")
VALKYRIE_THERE: Final = Refusal("NG.creatures.valkyrie", "why-northgard-valkyrie-there")
ALREADY_THERE: Final = Refusal("NG.combat.7", "why-northgard-retreat-already-there")


# --- casualties -------------------------------------------------------------------------------------------------------


def suffer(g: Table, seat: int, land: int, raiding: bool, wounds: int, law: str) -> Flow[None]:
    """NG.combat.6: one unit to the reserve for each wound; the owner picks whether Kaija is among them."""
    count = fighters(g, land, raiding)
    if wounds <= 0 or count == 0:
        return
    falls = False
    if kaija_fights(g, land, raiding):
        falls = wounds >= count
        if not falls:
            word = yield asks.casualty(seat, land, law)
            falls = word is KAIJA
    lost = min(wounds, count)
    if falls:
        lost -= 1
    remove(g, seat, land, raiding, Group(lost, falls))
    if g.clash is not None:  # a Draugr wounds without one
        g.clash.figures[g.clash.side_of(seat)] = fighters(g, land, raiding)
    combat_news.casualties(g, seat, land, lost, falls, law)


# --- retreat ----------------------------------------------------------------------------------------------------------


@final
class RetreatJudge(Judge):
    """NG.combat.7: friendly or neutral, across a Regular Border, and no combat there."""

    def __init__(self, g: Table, seat: int, land: int, over_rough: bool) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.land: int = land
        self.over_rough: bool = over_rough
        self.gone_to: list[int] = []

    def why_not(self, word: Word) -> Refusal | None:
        g = self.g
        target = word.value
        if target in self.gone_to:
            return ALREADY_THERE
        if target not in g.chart.near[self.land] and not self.over_rough:
            return ROUGH
        owner = g.owner[target]
        if owner not in (NOBODY, self.seat):
            return HELD_BY_PARTNER if owner == partner_of(g, self.seat) else HELD_BY_OTHERS
        if target in g.hunts:
            return CREATURE_ATTACKED_THERE  # NG.creatures.combat.3
        if target in g.raids:
            return COMBAT_THERE
        # No retreat goes to a Valkyrie, who shares with nobody. A Bear's territory is allowed (NG.creatures.bear.2).
        return VALKYRIE_THERE if has_creature(g, target, VALKYRIE) else None


def retreat(g: Table, seat: int, land: int, raiding: bool, over_rough: bool = False) -> Flow[None]:
    """NG.combat.7: the survivors of the losing side leave, in as many groups as their owner likes."""
    if fighters(g, land, raiding) == 0:
        return
    judge = RetreatJudge(g, seat, land, over_rough)
    around = [LAND[target] for target in g.chart.adjacent(land)]
    targets = [word for word in around if judge.why_not(word) is None]
    if not targets:
        no_retreat(g, seat, land, raiding)
        return
    group = all_fighters(g, land, raiding)
    while group.count > 0:
        word = targets[0]
        if len(targets) > 1:
            word = yield asks.retreat_to(seat, around, judge, land)
            group = yield from pick_group(seat, group.units, group.kaija, word, True)
        take_out(g, land, raiding, group)
        put_in(g, seat, word.value, group)
        combat_news.retreated(g, seat, land, word.value, group.units, group.kaija)
        targets.remove(word)
        judge.gone_to.append(word.value)
        group = all_fighters(g, land, raiding)


def no_retreat(g: Table, seat: int, land: int, raiding: bool) -> None:
    """NG.combat.7.none: those who can go nowhere are removed to the reserve."""
    group = all_fighters(g, land, raiding)
    if group.count == 0:
        return
    remove(g, seat, land, raiding, group)
    combat_news.no_retreat(g, seat, land, group.count)


def pick_group(seat: int, units: int, kaija: bool, to: Word, retreats: bool) -> Flow[Group]:
    """Who goes, at least one figure. Where Kaija is, the first question is whether she goes too."""
    goes = kaija
    if kaija and units > 0:
        word = yield general.kaija_too(seat, to, "NG.clans.bear.4")
        goes = word is KAIJA
    least = 0 if goes else 1
    count = units
    if units > least:
        if retreats:
            word = yield asks.retreat_count(seat, least, units, to)
        else:
            word = yield move_count(seat, least, units, to, "NG.special.1")
        count = word.value
    return Group(count, goes)
