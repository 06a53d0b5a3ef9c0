"""Losses and retreat: what wounds do, and where the losers of a combat go (NG.combat.6, NG.combat.7).

In a combat there are those at home, counted in `units`, and those who have entered, counted in `raids`. Kaija is one
figure among the others, and her owner picks whether she falls and with which group she goes.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.components import VALKYRIE
from polana.games.northgard.pieces.control import has_creature, partner_of
from polana.games.northgard.pieces.figures import fighters, kaija_fights, lose_kaija, lose_units, put_in, take_out
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import COUNT, KAIJA, LAND, SKIP, UNIT
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.law import Refusal
from polana.kernel.word import Word

ROUGH: Final = Refusal("NG.combat.7", "why-northgard-retreat-rough")
HELD_BY_OTHERS: Final = Refusal("NG.combat.7", "why-northgard-retreat-held-by-others")
HELD_BY_PARTNER: Final = Refusal("NG.variant.team.3", "why-northgard-partner-there")
COMBAT_THERE: Final = Refusal("NG.combat.7", "why-northgard-retreat-combat-there")
CREATURE_ATTACKED_THERE: Final = Refusal("NG.creatures.combat.3", "why-northgard-retreat-combat-there")
VALKYRIE_THERE: Final = Refusal("NG.creatures.valkyrie", "why-northgard-valkyrie-there")
ALREADY_THERE: Final = Refusal("NG.combat.7", "why-northgard-retreat-already-there")

ONLY_KAIJA: Final = 256  # a group is so many units, and this if Kaija is among them


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
            word = yield Ask(seat, "ask-northgard-casualty", [UNIT, KAIJA], law, args={"land": LAND[land]})
            falls = word is KAIJA
    lost = min(wounds, count)
    if falls:
        lost -= 1
    if raiding:
        take_out(g, land, True, lost, falls)
        g.players[seat].reserve += lost
        g.players[seat].changes += 1
    else:
        if falls:
            lose_kaija(g)
        if lost:
            lose_units(g, land, lost)
    if g.loud:
        if lost:
            g.tell("news-northgard-casualties", law, seat=seat, land=LAND[land], count=lost)
        if falls:
            g.tell("news-northgard-kaija-fell", law, seat=seat, land=LAND[land])


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
    count = fighters(g, land, raiding)
    while count > 0:
        word = targets[0]
        kaija = kaija_fights(g, land, raiding)
        units = count - 1 if kaija else count
        if len(targets) > 1:
            word = yield Ask(seat, "ask-northgard-retreat-to", around, "NG.combat.7", judge, args={"land": LAND[land]})
            group = yield from pick_group(seat, "ask-northgard-retreat-count", "NG.combat.7", units, kaija, word)
            units, kaija = group & 255, group >= ONLY_KAIJA
        take_out(g, land, raiding, units, kaija)
        put_in(g, seat, word.value, units, kaija)
        if g.loud:
            _tell_group(g, seat, land, word, units, kaija)
        targets.remove(word)
        judge.gone_to.append(word.value)
        count = fighters(g, land, raiding)


def no_retreat(g: Table, seat: int, land: int, raiding: bool) -> None:
    """NG.combat.7.none: those who can go nowhere are removed to the reserve."""
    count = fighters(g, land, raiding)
    if count == 0:
        return
    kaija = kaija_fights(g, land, raiding)
    units = count - 1 if kaija else count
    take_out(g, land, raiding, units, kaija)
    g.players[seat].reserve += units
    g.players[seat].changes += 1
    if g.loud:
        g.tell("news-northgard-no-retreat", "NG.combat.7.none", seat=seat, land=LAND[land], count=count)


def _tell_group(g: Table, seat: int, land: int, to: Word, units: int, kaija: bool) -> None:
    if units:
        g.tell("news-northgard-retreated", "NG.combat.7", seat=seat, land=LAND[land], to=to, count=units)
    if kaija:
        g.tell("news-northgard-kaija-retreated", "NG.combat.7", seat=seat, land=LAND[land], to=to)


def pick_group(seat: int, about: str, law: str, units: int, kaija: bool, to: Word) -> Flow[int]:
    """How many go, at least one figure: the number of units, and ONLY_KAIJA if Kaija is with them.

    With Kaija there it is asked first whether she goes too.
    """
    goes = kaija
    if kaija and units > 0:
        word = yield Ask(seat, "ask-northgard-kaija-too", [KAIJA, SKIP], "NG.clans.bear.4", args={"to": to})
        goes = word is KAIJA
    least = 0 if goes else 1
    count = units
    if units > least:
        word = yield Ask(seat, about, COUNT[least : units + 1], law, args={"to": to})
        count = word.value
    return count + ONLY_KAIJA if goes else count
