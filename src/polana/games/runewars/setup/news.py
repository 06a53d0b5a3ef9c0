"""What is told during setup (RW.setup)."""

from __future__ import annotations

from polana.games.runewars.components import START_DIAL
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, FACTION, FATE, HERO, QUEST, TILE, UNIT
from polana.kernel.word import Word


def first_player(g: Table, drawn: list[int]) -> None:
    if g.news is None:
        return
    for seat, card in enumerate(drawn):
        g.tell("news-runewars-drew-for-first", "RW.setup.1", seat=seat, fate=FATE[card])
    g.tell("news-runewars-first-player", "RW.setup.1", seat=g.first)


def faction(g: Table, seat: int, faction: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-faction", "RW.setup.2", seat=seat, faction=FACTION[faction])


def setup_quests(g: Table, seat: int, quests: list[int]) -> None:
    if g.news is not None:
        words = [QUEST[quest] for quest in quests]
        g.tell("news-runewars-setup-quests", "RW.setup.board.1", seat=seat, quests=words)


def tile_placed(g: Table, seat: int, tile: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-tile", "RW.setup.board.3.1", seat=seat, tile=TILE[tile])


def board_taken_back(g: Table) -> None:
    if g.news is not None:
        g.tell("news-runewars-board-taken-back", "RW.setup.board.4.4")


def marker_placed(g: Table, seat: int, spot: Word, side: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-marker", "RW.setup.board.4.1", seat=seat, spot=spot, side=side)


def home_placed(g: Table, seat: int) -> None:
    if g.news is not None:
        faction = FACTION[g.players[seat].faction]
        g.tell("news-runewars-home", "RW.setup.board.6.1", seat=seat, faction=faction)


def homes_taken_back(g: Table) -> None:
    if g.news is not None:
        g.tell("news-runewars-homes-taken-back", "RW.setup.board.6.3")


def board_ready(g: Table) -> None:
    if g.news is not None:
        g.tell("news-runewars-board-ready", "RW.setup.board.7")


def dials_set(g: Table, seat: int) -> None:
    if g.news is not None:
        at = g.players[seat].faction * 3
        food, wood, ore = START_DIAL[at : at + 3]
        g.tell("news-runewars-dials", "RW.setup.5", seat=seat, food=food, wood=wood, ore=ore)


def stronghold_placed(g: Table, seat: int, area: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-start-stronghold", "RW.setup.6.1", seat=seat, area=area)


def mustered(g: Table, seat: int, kind: int, count: int, area: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-mustered", law, seat=seat, unit=UNIT[kind], count=count, area=AREA[area])


def start_hero(g: Table, seat: int, hero: int, area: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-start-hero", "RW.setup.7.2", seat=seat, hero=HERO[hero], area=area)


def start_gains(g: Table, seat: int, tactics: list[Word], influence: int) -> None:
    if g.news is None:
        return
    count = len(tactics)
    g.tell("news-runewars-gained-influence", "RW.setup.10", seat=seat, count=influence)
    g.tell_to((seat,), "news-runewars-drew-tactics", "RW.setup.10", seat=seat, cards=tactics)
    g.tell_except((seat,), "news-runewars-drew-tactics-hidden", "RW.setup.10", seat=seat, count=count)


def start_quests(g: Table, seat: int, quests: list[Word]) -> None:
    if g.news is not None:
        g.tell_to((seat,), "news-runewars-drew-quests", "RW.setup.11", seat=seat, quests=quests)
        g.tell_except((seat,), "news-runewars-drew-quests-hidden", "RW.setup.11", seat=seat, count=len(quests))


def start_objective(g: Table, seat: int, objective: Word) -> None:
    if g.news is not None:
        g.tell_to((seat,), "news-runewars-drew-objective", "RW.setup.12.1", seat=seat, objective=objective)
        g.tell_except((seat,), "news-runewars-drew-objective-hidden", "RW.setup.12.1", seat=seat)
