"""The sides of factions as what they are, for tests that find them among all sides."""

from __future__ import annotations

from polana.games.root.factions.alliance.side import AllianceSide
from polana.games.root.factions.corvid.side import CorvidSide
from polana.games.root.factions.cult.side import CultSide
from polana.games.root.factions.duchy.side import DuchySide
from polana.games.root.factions.eyrie.side import EyrieSide
from polana.games.root.factions.hundreds.side import HundredsSide
from polana.games.root.factions.keepers.side import KeepersSide
from polana.games.root.factions.marquise.side import MarquiseSide
from polana.games.root.factions.mechanical_marquise.side import MachineSide
from polana.games.root.factions.riverfolk.side import RiverfolkSide
from polana.games.root.factions.vagabond.side import VagabondSide
from polana.games.root.state import Side


def alliance(me: Side) -> AllianceSide:
    assert isinstance(me, AllianceSide)
    return me


def corvid(me: Side) -> CorvidSide:
    assert isinstance(me, CorvidSide)
    return me


def cult(me: Side) -> CultSide:
    assert isinstance(me, CultSide)
    return me


def duchy(me: Side) -> DuchySide:
    assert isinstance(me, DuchySide)
    return me


def eyrie(me: Side) -> EyrieSide:
    assert isinstance(me, EyrieSide)
    return me


def hundreds(me: Side) -> HundredsSide:
    assert isinstance(me, HundredsSide)
    return me


def keepers(me: Side) -> KeepersSide:
    assert isinstance(me, KeepersSide)
    return me


def machine(me: Side) -> MachineSide:
    assert isinstance(me, MachineSide)
    return me


def marquise(me: Side) -> MarquiseSide:
    assert isinstance(me, MarquiseSide)
    return me


def riverfolk(me: Side) -> RiverfolkSide:
    assert isinstance(me, RiverfolkSide)
    return me


def vagabond(me: Side) -> VagabondSide:
    assert isinstance(me, VagabondSide)
    return me
