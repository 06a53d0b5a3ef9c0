"""The chapters that register something when they are imported: orders, season cards, tactics, rewards, abilities."""

from __future__ import annotations

from polana.games.runewars.battle.abilities import daqan, latari, neutral, uthuk, waiqar
from polana.games.runewars.orders import fortify, harvest, mobilize, power, rally, recruit, strategize
from polana.games.runewars.rewards import duel, passive
from polana.games.runewars.rewards import turn as rewards
from polana.games.runewars.seasons import autumn, spring, summer, winter
from polana.games.runewars.tactics import battle, quests, reaction, turn

__all__ = [
    "autumn",
    "battle",
    "daqan",
    "duel",
    "fortify",
    "harvest",
    "latari",
    "mobilize",
    "neutral",
    "passive",
    "power",
    "quests",
    "rally",
    "reaction",
    "recruit",
    "rewards",
    "spring",
    "strategize",
    "summer",
    "turn",
    "uthuk",
    "waiqar",
    "winter",
]
