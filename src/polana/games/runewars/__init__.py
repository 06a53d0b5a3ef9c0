"""Runewars, the revised edition."""

from polana.games.runewars.game import Runewars

game = Runewars()
