"""The chapters that register something when they are imported: orders, season cards, tactics, deeds."""

from __future__ import annotations

from polana.games.runewars.seasons import summer
from polana.games.runewars.tactics import turn

__all__ = ["summer", "turn"]
