"""Figures: units and Kaija come, go, enter to fight, and fall (NG.terms.owner, NG.clans.bear)."""

from __future__ import annotations

from typing import final

from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import figures, kaija_in, kaija_raiding
from polana.games.northgard.state import NOBODY, Table


def add_units(g: Table, seat: int, land: int, count: int) -> None:
    """Units from the reserve to a territory that the player controls or that is neutral."""
    assert g.owner[land] in (NOBODY, seat), "units of two players in one territory outside combat"
    g.players[seat].reserve -= count
    g.players[seat].changes += 1
    assert g.players[seat].reserve >= 0, "more units than figures (NG.recruit.5)"
    g.units[land] += count
    g.owner[land] = seat
    g.map_moves += 1


def lose_units(g: Table, land: int, count: int) -> None:
    """Units of the controller back to the reserve."""
    player = g.players[g.owner[land]]
    player.reserve += count
    player.changes += 1
    g.units[land] -= count
    g.map_moves += 1
    assert g.units[land] >= 0
    abandon_if_empty(g, land)


def add_kaija(g: Table, seat: int, land: int) -> None:
    g.kaija = land
    g.kaija_raids = False
    g.owner[land] = seat
    g.map_moves += 1


def lose_kaija(g: Table) -> None:
    """Kaija leaves the map; she may be recruited again."""
    land = g.chart.root[g.kaija]
    raided = g.kaija_raids
    g.kaija = NOWHERE
    g.kaija_raids = False
    g.map_moves += 1
    if not raided:
        abandon_if_empty(g, land)


def abandon_if_empty(g: Table, land: int) -> None:
    """A territory without figures is neutral, whatever buildings it has (NG.terms.neutral)."""
    if g.units[land] == 0 and not kaija_in(g, land):
        g.owner[land] = NOBODY
        g.map_moves += 1


# --- groups, in a combat and on the way -------------------------------------------------------------------------------


@final
class Group:
    """Figures that go together: this many units, and Kaija or not."""

    __slots__ = ("kaija", "units")

    def __init__(self, units: int, kaija: bool = False) -> None:
        self.units: int = units
        self.kaija: bool = kaija

    @property
    def count(self) -> int:
        """Kaija is one figure (NG.clans.bear.1)."""
        return self.units + 1 if self.kaija else self.units


def fighters(g: Table, land: int, raiding: bool) -> int:
    """The figures on one side of a combat, Kaija being one."""
    if not raiding:
        return figures(g, land)
    count = g.raids.get(land, 0)
    return count + 1 if kaija_raiding(g, land) else count


def kaija_fights(g: Table, land: int, raiding: bool) -> bool:
    """Is Kaija on this side of a combat?"""
    return kaija_raiding(g, land) if raiding else kaija_in(g, land)


def all_fighters(g: Table, land: int, raiding: bool) -> Group:
    """Everybody on one side of a combat."""
    return Group(g.raids.get(land, 0) if raiding else g.units[land], kaija_fights(g, land, raiding))


def take_out(g: Table, land: int, raiding: bool, group: Group) -> None:
    """Figures leave one side of a combat, for their owner to place; without those at home the land is neutral."""
    g.map_moves += 1
    if raiding:
        left = g.raids[land] - group.units
        assert left >= 0
        g.raids[land] = left
        if group.kaija:
            g.kaija_raids = False
            g.kaija = NOWHERE
        if left == 0 and not kaija_raiding(g, land):
            del g.raids[land]
        return
    g.units[land] -= group.units
    assert g.units[land] >= 0
    if group.kaija:
        g.kaija = NOWHERE
    if g.units[land] == 0 and not kaija_in(g, land):
        g.owner[land] = NOBODY


def put_in(g: Table, seat: int, land: int, group: Group) -> None:
    """Figures of a player come into a territory that is neutral or the player's own."""
    assert g.owner[land] in (NOBODY, seat), "units of two players in one territory outside combat"
    g.map_moves += 1
    g.units[land] += group.units
    if group.kaija:
        g.kaija = land
    g.owner[land] = seat


def remove(g: Table, seat: int, land: int, raiding: bool, group: Group) -> None:
    """Figures of a player leave one side of a combat for the reserve."""
    take_out(g, land, raiding, group)
    player = g.players[seat]
    player.reserve += group.units
    player.changes += 1


# --- those who have entered to fight ----------------------------------------------------------------------------------


def enter(g: Table, land: int, group: Group) -> None:
    """Figures of the raider go into a territory where they will have to fight."""
    g.raids[land] = g.raids.get(land, 0) + group.units
    g.map_moves += 1
    if group.kaija:
        g.kaija = land
        g.kaija_raids = True


def occupy(g: Table, seat: int, land: int) -> None:
    """Those who have entered now hold the territory."""
    if land not in g.raids:
        return
    count = g.raids.pop(land)
    g.map_moves += 1
    kaija = kaija_raiding(g, land)
    if kaija:
        g.kaija_raids = False
    put_in(g, seat, land, Group(count, kaija))


def raid(g: Table, seat: int) -> None:
    """The units of a player are on their way, and may have to fight; NOBODY: all combats are settled."""
    g.raider = seat
    g.map_moves += 1
