"""Polana: big strategy board games, played by the letter of their rulebooks.

>>> import polana
>>> match = polana.start("northgard", seats=["wolf", "raven"], creatures=True, seed=7)
>>> match.choose(match.ask.seat, match.ask.options[0])
"""

from polana.engine import compiled  # comes first: it decides which engine the imports below find
from polana.kernel.errors import PolanaError
from polana.kernel.game import find, games
from polana.kernel.match import Match, start
from polana.kernel.news import SPECTATOR

__version__ = "0.2.0"

__all__ = ["SPECTATOR", "Match", "PolanaError", "__version__", "compiled", "find", "games", "start"]
