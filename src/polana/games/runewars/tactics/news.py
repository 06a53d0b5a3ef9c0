"""What is told about Tactics cards."""

from __future__ import annotations

from polana.games.runewars.state import Table
from polana.games.runewars.words import TACTIC


def played(g: Table, seat: int, card: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-tactic", "RW.tactics.1", seat=seat, card=TACTIC[card])


def cancelled(g: Table, seat: int, card: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-tactic-cancelled", "RW.tactics.1", seat=seat, card=TACTIC[card])
