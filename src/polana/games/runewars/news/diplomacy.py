"""What is told of talks with neutral units."""

from __future__ import annotations

from polana.games.runewars.components import DESTINIES
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, FATE

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
