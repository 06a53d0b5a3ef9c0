"""Runewars by hand: marches across borders, what villages and thrones are worth, and how matches begin."""

from __future__ import annotations

from collections.abc import Callable

from polana.games.runewars import game
from polana.games.runewars.components import ORDERS
from polana.games.runewars.state import BEFORE, PRIMARY, RESOLVE_ORDERS, Table
from polana.games.runewars.year.turnorder import order_of_orders
from tests.examples.byhand.staged import Words, after, opening
from tests.runewars.bench import setup_of, table


def resolving(g: Table, order: str, words: Words, stage: int = PRIMARY) -> str:
    """The first seat resolves an order; the other will fortify."""
    for player in g.players:
        player.order = ORDERS.index(order if player.seat == 0 else "fortify")
    g.sequence = order_of_orders(g)
    g.phase, g.stage, g.at = RESOLVE_ORDERS, stage, 0
    if stage != BEFORE:
        g.turn = 0
    return after(game, setup_of(g), g, words)


def march(g: Table, target: str, start: str) -> str:
    return resolving(g, "mobilize", [(0, f"area:{target}"), (0, f"area:{start}")])


def through_tokens() -> str:
    """Two areas through one that was activated before."""
    t = table("daqan", "latari")
    t.put(0, "7C", footman=1)
    t.put(0, "DA", bowman=1)
    t.activate(0, "7B")
    return march(t.g, "7A", "7C")


def flying() -> str:
    """Over the mountains between 8A and 6A."""
    t = table("latari", "daqan")
    t.put(0, "8A", pegasus_rider=1)
    t.put(0, "LA", archer=1)
    return march(t.g, "6A", "8A")


def over_mountains() -> str:
    """The Tactics card Mountain Pass opens them for footmen."""
    t = table("daqan", "latari")
    t.put(0, "8A", footman=1)
    t.put(0, "DA", bowman=1)
    t.give(0, tactics=["mountain_pass"])
    return resolving(t.g, "mobilize", PASS, BEFORE)


def hole() -> str:
    """From 5D to 8D the way leads around the missing hex, not across it."""
    t = table("latari", "daqan")
    t.put(0, "5D", pegasus_rider=1)
    t.put(0, "LA", archer=1)
    return resolving(t.g, "strategize", [(0, "area:5D"), (0, "area:8D")])


def village() -> str:
    t = table("daqan", "latari", explore=True)
    t.put(0, "8A", footman=1)
    t.token("8A", "village_food")
    t.give(0, dials=(0, 0, 0))
    return resolving(t.g, "harvest", [(0, "done")], BEFORE)


def throne() -> str:
    """Five dragon runes and the throne are six."""
    t = table("daqan", "latari", explore=True)
    for name in ("8A", "8B", "8C"):
        t.put(0, name, footman=1)
    for name in ("8A", "8B", "DA", "DB", "DC"):
        t.rune(name, "dragon", known=[0])
    t.token("8C", "dragon_throne", near=False)
    return resolving(t.g, "harvest", [(0, "claim")], BEFORE)


PASS = [(0, "tactic:mountain_pass"), (1, "done"), (0, "done"), (0, "area:6A"), (0, "area:8A")]

BY_HAND: dict[str, Callable[[], str]] = {
    "RW.move.mobilize.4": through_tokens,
    "RW.move.border.2": flying,
    "RW.move.border.3": over_mountains,
    "RW.move.border.5": hole,
    "RW.explore.village": village,
    "RW.explore.dragon_throne": throne,
    "RW.explore.setup": lambda: opening(game, ["daqan", "latari"], 9, 1, explore=True, ready_made=True),
    "RW.overview.1": lambda: opening(game, ["daqan", "latari"], 9, 2, ready_made=True),
}
