"""The chapters that register something when they are imported: orders, season cards, tactics, deeds, abilities."""

from __future__ import annotations

from polana.games.runewars import objectives, titles, victory
from polana.games.runewars.battle.abilities import daqan, latari, neutral, uthuk, waiqar
from polana.games.runewars.orders import fortify, harvest, mobilize, power, recruit, strategize
from polana.games.runewars.seasons import autumn, spring, summer, winter
from polana.games.runewars.tactics import battle, reaction, turn

__all__ = [
    "autumn",
    "battle",
    "daqan",
    "fortify",
    "harvest",
    "latari",
    "mobilize",
    "neutral",
    "objectives",
    "power",
    "reaction",
    "recruit",
    "spring",
    "strategize",
    "summer",
    "titles",
    "turn",
    "uthuk",
    "victory",
    "waiqar",
    "winter",
]
