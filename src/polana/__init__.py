"""Polana: big strategy board games, played by the letter of their rulebooks.

>>> import polana
>>> match = polana.start("northgard", seats=["wolf", "raven"], creatures=True, seed=7)
>>> match.choose(match.ask.seat, match.ask.options[0])
"""

from polana.kernel.game import find, games
from polana.kernel.law import PolanaError
from polana.kernel.match import Match, start
from polana.kernel.news import SPECTATOR

__version__ = "0.1.0"


def compiled() -> bool:
    """Is the engine running compiled (`make compile`), or as plain Python?"""
    from polana.kernel import match

    return not match.__file__.endswith(".py")


__all__ = ["SPECTATOR", "Match", "PolanaError", "__version__", "compiled", "find", "games", "start"]
