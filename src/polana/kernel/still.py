"""Standing still: for how many rounds nobody has scored.

Nothing in a rulebook ends a match in which nobody can score any more. People can agree on a draw (`Match.draw`);
whoever plays many matches without looking (an arena, an environment) ends one that has stood still for long enough.
"""

from __future__ import annotations

from typing import Final, final

from polana.kernel.game import AnyGame
from polana.kernel.state import State

#: After so many rounds without a point a bot agrees to a draw.
BOTS_AGREE: Final = 10

#: After so many an arena or an environment ends a match. None that came to its end has ever stood still for so long.
STOOD_STILL: Final = 500

#: Matches that are played by the thousand are looked at once in so many decisions.
GLANCE: Final = 64


@final
class Stillness:
    """Looks at a match now and then, and notices whether anybody's score has changed since the last time."""

    __slots__ = ("_scores", "_since")

    def __init__(self, scores: list[int] | None = None, since: int = 0) -> None:
        self._scores: list[int] = scores if scores is not None else []
        self._since: int = since

    def __reduce__(self) -> tuple[type[Stillness], tuple[list[int], int]]:
        """For environments that are copied or written down."""
        return Stillness, (self._scores, self._since)

    def look(self, game: AnyGame, state: State) -> int:
        """For how many rounds (years) no score has changed, as far as these looks can tell."""
        now, scores = game.standing(state)
        if scores != self._scores or now < self._since:
            self._scores = scores
            self._since = now
        return now - self._since
