"""Players without hands. `bot("greedy", seed)` makes one; the same seed makes the same choice in the same situation.

A name may carry a budget, for a bot that has one: `search:0.2s` thinks for a time, `search:400` for that many
iterations.
"""

from collections.abc import Callable
from typing import Final

from polana.bots.budget import read_budget
from polana.bots.chance import ChanceBot
from polana.bots.greedy import GreedyBot, easy
from polana.bots.player import Bot, Sense
from polana.bots.search import SearchBot, hard
from polana.kernel.errors import PolanaError

#: The bots by name, from weak to strong; the last three are the levels for people.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": ChanceBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "easy": easy,
    "normal": GreedyBot,
    "hard": hard,
}


def bot(name: str, seed: int, sense: Sense | None = None) -> Bot:
    """A bot of that name, with its own feel for the game or the one given; the error names the bots there are."""
    kind, colon, budget = name.partition(":")
    if kind not in BOTS:
        raise PolanaError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    if colon and kind != "search":
        raise PolanaError(f"{kind} takes no budget; search:{budget} would")
    if kind == "search":
        return SearchBot(seed, read_budget(budget) if colon else None, sense)
    if kind == "greedy":
        return GreedyBot(seed, sense)
    if sense is not None:
        raise PolanaError(f"{kind!r} plays without figures; those with are greedy, search")
    return BOTS[kind](seed)


__all__ = ["BOTS", "Bot", "bot"]
