"""What bots think of hirelings: those that a player controls, as long as they stay, and those he is about to hire."""

from __future__ import annotations

from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.hirelings.track import markers
from polana.games.root.state import Side, State


def hired_worth(g: State, me: Side, w: dict[str, float]) -> float:
    """Only where hirelings are played with."""
    value = 0.0
    for side in g.hirelings:
        if side.controller == me.index and isinstance(side, HirelingSide):
            # The rule that they give counts with the clearings; what they do is worth more the longer they stay.
            value += w["hireling"] + w["control"] * side.control
            value += w["hired_warrior"] * (sum(side.warriors) + sum(side.buildings) + side.on_card)
    found = markers(g)
    if found is not None:
        value += w["claim"] * found.claims.count(me.index)
    return value
