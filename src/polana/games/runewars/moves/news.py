"""What is told of moves, retreats, talks, and units that are too many."""

from __future__ import annotations

from polana.games.runewars.components import DESTINIES
from polana.games.runewars.map import board
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, FATE, HERO, UNIT
from polana.kernel.word import Word

# --- moves ------------------------------------------------------------------------------------------------------------


def activated(g: Table, seat: int, area: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-activated", "RW.move.activation.1", seat=seat, area=AREA[area])


def moved(g: Table, seat: int, kind: int, count: int, origin: int, to: int) -> None:
    if g.news is not None:
        what = {"unit": UNIT[kind], "count": count, "area": AREA[origin], "to": AREA[to]}
        g.tell("news-runewars-moved", "RW.move.1", seat=seat, **what)


def hero_moved(g: Table, hero: int, origin: int, to: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-moved", "RW.move.hero.1", hero=HERO[hero], area=AREA[origin], to=AREA[to])


# --- retreats ---------------------------------------------------------------------------------------------------------


def retreated(g: Table, seat: int, kind: int, count: int, area: int, to: int) -> None:
    """Units went from one area to another; neutral units have no seat."""
    if g.news is None:
        return
    where = {"unit": UNIT[kind], "count": count, "area": AREA[area], "to": AREA[to]}
    if seat == NOBODY:
        g.tell("news-runewars-retreated-neutral", "RW.retreat.3", **where)
    else:
        g.tell("news-runewars-retreated", "RW.retreat.2", seat=seat, **where)


def lost(g: Table, seat: int, kind: int, count: int, area: int) -> None:
    """Units could not retreat and were destroyed."""
    if g.news is None:
        return
    what = {"unit": UNIT[kind], "count": count, "area": AREA[area]}
    if seat == NOBODY:
        g.tell("news-runewars-retreat-lost-neutral", "RW.retreat.3", **what)
    else:
        g.tell("news-runewars-retreat-lost", "RW.retreat.2", seat=seat, **what)


def hero_retreated(g: Table, hero: int, to: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-hero-retreated", "RW.heroes.support.3", hero=HERO[hero], area=AREA[to])


# --- talks ------------------------------------------------------------------------------------------------------------


_RESULT = {"success": "ally", "middle": "retreat", "failure": "fight"}


def negotiates(g: Table, seat: int, area: int, count: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-negotiates", "RW.diplomacy.1", seat=seat, area=AREA[area], count=count)


def drew(g: Table, seat: int) -> None:
    if g.news is not None:
        cards = [FATE[card] for card in g.fate_open]
        g.tell("news-runewars-parley-drew", "RW.diplomacy.2", seat=seat, cards=cards)


def chose(g: Table, seat: int, card: int, destiny: int) -> None:
    """The card that counts, and what it brings."""
    if g.news is not None:
        name = DESTINIES[destiny]
        law = f"RW.diplomacy.result.{_RESULT[name]}"
        g.tell(f"news-runewars-parley-{name}", law, seat=seat, card=FATE[card])


# --- too many units ---------------------------------------------------------------------------------------------------


def destroyed(g: Table, seat: int, figure: Word, area: int, law: str) -> None:
    """A player destroyed one of his own units."""
    if g.news is not None:
        g.tell("news-runewars-destroyed", law, seat=seat, unit=UNIT[figure.value], area=AREA[area])


# --- alliances --------------------------------------------------------------------------------------------------------


def parted(g: Table, seat: int, area: int) -> None:
    """The last of a player's own units has gone: he no longer holds the area, nor has allies there."""
    if g.news is not None and g.ally[area] == NOBODY and board.neutrals_in(g, area):
        g.tell("news-runewars-parted", "RW.neutral.ally.3", seat=seat, area=AREA[area])
