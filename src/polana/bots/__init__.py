"""Players without hands. `bot("greedy", seed)` makes one; the same seed chooses alike in the same situation."""

from collections.abc import Callable
from typing import Final

from polana.bots.chance import ChanceBot
from polana.bots.greedy import GreedyBot
from polana.bots.player import Bot
from polana.kernel.law import PolanaError

#: The bots by name, from weak to strong.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": ChanceBot, "greedy": GreedyBot}


def bot(name: str, seed: int) -> Bot:
    """A bot of that name; the error names those there are."""
    if name not in BOTS:
        raise PolanaError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "bot"]
