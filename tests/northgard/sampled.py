"""Random matches of Northgard to look into, over all player counts, clans, modules and variants."""

from collections.abc import Iterator

from polana.games.northgard import game
from polana.games.northgard.components import CLANS
from polana.kernel.game import Setup
from polana.kernel.match import Match
from polana.kernel.rng import Rng

#: No match of random players comes near this many decisions.
ENDLESS = 20_000


def setup_of(seed: int) -> Setup:
    """Neighbouring seeds go through all player counts and module combinations."""
    rng = Rng(seed)
    seats = 2 + seed % 4
    clans = list(range(len(CLANS)))
    rng.shuffled(clans)
    names = [CLANS[clan] for clan in clans[:seats]] if rng.below(3) else ["?"] * seats
    creatures = seed // 4 % 2 == 1
    return game.setup(
        names,
        {
            "creatures": creatures,
            "more_creatures": creatures and rng.below(2) == 1,
            "long_game": rng.below(3) == 0,
            "teams": seats == 4 and rng.below(2) == 1,
        },
    )


def moments(seed: int, every: int = 1) -> Iterator[Match]:
    """A random match, looked at before each choice, or before one of so many."""
    rng = Rng(seed)
    match = Match(game, setup_of(seed), seed)
    while (ask := match.ask) is not None:
        if rng.below(every) == 0:
            yield match
        assert match.decisions < ENDLESS
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
