"""Polana plays big area-control board games by the letter of their rulebooks."""

from typing import TYPE_CHECKING

from polana import engine

engine.settle()

from polana.engine import compiled  # noqa: E402

if TYPE_CHECKING:
    from polana.kernel.match import Match

__version__ = "0.1.0"
__all__ = ["compiled", "start"]


def start(name: str, seats: list[str] | int, seed: int = 0, **options: object) -> "Match":
    """Set a game up and begin it: start("northgard", seats=["wolf", "raven"], seed=7, creatures=True)."""
    from polana.kernel.match import start as begin

    return begin(name, seats, seed, **options)
