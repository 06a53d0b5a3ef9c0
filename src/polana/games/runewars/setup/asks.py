"""Questions of setup (RW.setup)."""

from __future__ import annotations

from polana.games.runewars import topics
from polana.games.runewars.map.asks import SpotAsk
from polana.games.runewars.map.tiles import TILE_AREAS
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, FACTION, HERO, ROTATE, SIDE, TILE, UNIT
from polana.kernel.flow import Ask, Judge
from polana.kernel.word import Word


def faction(seat: int, judge: Judge) -> Ask:
    return Ask(seat, topics.FACTION, FACTION, "RW.setup.2", judge)


def first_tile(seat: int, tiles: list[int]) -> Ask:
    return Ask(seat, topics.FIRST_TILE, [TILE[tile] for tile in tiles], "RW.setup.board.3.2")


def tile(seat: int, tiles: list[int], judge: Judge) -> Ask:
    return Ask(seat, topics.TILE, [TILE[tile] for tile in tiles], "RW.setup.board.3.1", judge)


def tile_part(seat: int, tile: int, judge: Judge) -> Ask:
    parts = [AREA[area] for area in TILE_AREAS[tile]]
    return Ask(seat, topics.TILE_PART, parts, "RW.setup.board.3.3", judge, veiled=False, args={"tile": TILE[tile]})


def tile_spot(g: Table, seat: int, tile: int, part: int, judge: Judge) -> Ask:
    args: dict[str, object] = {"tile": TILE[tile], "area": AREA[part]}
    return SpotAsk(g, seat, topics.TILE_SPOT, "RW.setup.board.3.3", judge, args)


def tile_turn(seat: int, tile: int, part: int, spot: Word, judge: Judge) -> Ask:
    args: dict[str, object] = {"tile": TILE[tile], "area": AREA[part], "spot": spot}
    return Ask(seat, topics.TILE_TURN, ROTATE, "RW.setup.board.3.4", judge, veiled=False, args=args)


def marker(g: Table, seat: int, judge: Judge) -> Ask:
    return SpotAsk(g, seat, topics.MARKER, "RW.setup.board.4.1", judge, {"count": len(g.markers) + 1})


def marker_side(seat: int, judge: Judge, spot: Word) -> Ask:
    return Ask(seat, topics.MARKER_SIDE, SIDE, "RW.setup.board.4.2", judge, veiled=False, args={"spot": spot})


def home_marker(seat: int, markers: list[Word], judge: Judge) -> Ask:
    return Ask(seat, topics.HOME_MARKER, markers, "RW.setup.board.6.1", judge)


def home_turn(seat: int, marker: Word, judge: Judge) -> Ask:
    return Ask(seat, topics.HOME_TURN, ROTATE, "RW.setup.board.6.2", judge, veiled=False, args={"spot": marker})


def start_stronghold(seat: int, areas: list[int]) -> Ask:
    return Ask(seat, topics.START_STRONGHOLD, [AREA[area] for area in areas], "RW.setup.6.1")


def start_hero(seat: int, hero: int, areas: list[int]) -> Ask:
    words = [AREA[area] for area in areas]
    return Ask(seat, topics.START_HERO, words, "RW.setup.7.2", None, veiled=False, args={"hero": HERO[hero]})


def muster_where(seat: int, kind: int, left: int, areas: list[int], law: str) -> Ask:
    """Where do the next of this many new figures of a kind stand?"""
    args: dict[str, object] = {"unit": UNIT[kind], "count": left}
    return Ask(seat, topics.MUSTER_WHERE, [AREA[area] for area in areas], law, None, veiled=False, args=args)


def muster_count(seat: int, kind: int, area: Word, counts: list[Word], law: str) -> Ask:
    args: dict[str, object] = {"unit": UNIT[kind], "area": area}
    return Ask(seat, topics.MUSTER_COUNT, counts, law, None, veiled=False, args=args)
