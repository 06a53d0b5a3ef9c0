"""Many matches: arenas, ratings, statistics and plots, and environments for learning.

`aec` and `solo` need the libraries of the lab: `pip install 'polana[lab]'`. A `size` asks for hashed features
instead of the fields that a game's own observer writes (`observation.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from polana.kernel.errors import PolanaError
from polana.kernel.game import Value, find
from polana.kernel.still import STOOD_STILL

if TYPE_CHECKING:
    from polana.lab.envs.aec import PolanaAEC
    from polana.lab.envs.gym import PolanaGym
    from polana.lab.envs.spiel import PolanaGame
    from polana.lab.envs.vector import PolanaVector

#: A match with more decisions than this is cut off.
LIMIT = 20_000


def aec(
    game: str,
    seed: int | None = None,
    *,
    seats: Sequence[str] | int = 2,
    size: int | None = None,
    limit: int = LIMIT,
    still: int = STOOD_STILL,
    **options: Value,
) -> PolanaAEC:
    """A PettingZoo environment for all seats: `aec("northgard", seats=["wolf", "raven"], creatures=True)`."""
    try:
        from polana.lab.envs.aec import PolanaAEC
    except ImportError as error:
        raise _missing(error) from None
    return PolanaAEC(game, seed, seats, options, size, limit, still)


def solo(
    game: str,
    seat: int = 0,
    opponents: str | Sequence[str] = "greedy",
    seed: int | None = None,
    *,
    seats: Sequence[str] | int = 2,
    size: int | None = None,
    limit: int = LIMIT,
    still: int = STOOD_STILL,
    **options: Value,
) -> PolanaGym:
    """A Gymnasium environment for one seat, with bots in the others (one name, or one for each of them in order)."""
    try:
        from polana.lab.envs.gym import PolanaGym
    except ImportError as error:
        raise _missing(error) from None
    return PolanaGym(game, seat, opponents, seed, seats, options, size, limit, still)


def batch(
    game: str,
    count: int,
    seed: int | None = None,
    *,
    seats: Sequence[str] | int = 2,
    limit: int = LIMIT,
    still: int = STOOD_STILL,
    **options: Value,
) -> PolanaVector:
    """Many matches side by side, for learners that choose for all of them at once."""
    try:
        from polana.lab.envs.vector import PolanaVector
    except ImportError as error:
        raise _missing(error) from None
    return PolanaVector(game, count, seed, seats, options, limit, still)


def open_spiel(game: str, *, seats: Sequence[str] | int = 2, size: int | None = None, **options: Value) -> PolanaGame:
    """An OpenSpiel game; needs `pip install 'polana[spiel]'`."""
    try:
        from polana.lab.envs.spiel import load
    except ImportError as error:
        raise PolanaError(f"{error.name} is missing: pip install 'polana[spiel]'") from None
    return load(game, find(game).setup(seats, options), size)


def _missing(error: ImportError) -> PolanaError:
    return PolanaError(f"{error.name} is missing: pip install 'polana[lab]'")


__all__ = ["LIMIT", "STOOD_STILL", "aec", "batch", "open_spiel", "solo"]
