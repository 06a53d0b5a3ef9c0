"""Players without hands. `bot("greedy", seed)` makes one; the same seed makes the same choice in the same situation.

A name may carry a budget, for a bot that has one: `search:0.2s` thinks for a time, `search:400` for that many
iterations, and so does `guided`, which searches with what was learned about a game. An installed package brings bots of
its own under the entry point group `polana.bots`: each is called with the seed and the budget, a text that is empty
where none was given, and returns a `Bot`.
"""

from collections.abc import Callable
from typing import Final

from polana.bots.budget import read_budget
from polana.bots.chance import ChanceBot
from polana.bots.greedy import GreedyBot, easy
from polana.bots.guided import GuidedBot, ReflexBot, master
from polana.bots.player import AnySense, Bot
from polana.bots.search import SearchBot, hard
from polana.kernel import brought
from polana.kernel.errors import PolanaError

#: The entry point group of bots that other packages bring.
GROUP: Final = "polana.bots"

#: The bots by name, from weak to strong; the last five are the levels for people.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": ChanceBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "guided": GuidedBot,
    "easy": easy,
    "normal": GreedyBot,
    "hard": hard,
    "master": master,
    "reflex": ReflexBot,
}

#: Those that think as long as they are told to.
THINK: Final = ("search", "guided")


def bot(name: str, seed: int, sense: AnySense | None = None) -> Bot:
    """A bot of that name, with its own feel for the game or the one given; the error names the bots there are."""
    kind, colon, budget = name.partition(":")
    if kind not in BOTS:
        return _brought(name, kind, seed, budget, sense)
    if colon and kind not in THINK:
        raise PolanaError(f"{kind} takes no budget; search:{budget} would")
    if kind == "search":
        return SearchBot(seed, read_budget(budget) if colon else None, sense)
    if kind == "guided":
        return GuidedBot(seed, read_budget(budget) if colon else None, sense=sense)
    if kind == "greedy":
        return GreedyBot(seed, sense)
    if sense is not None:
        raise PolanaError(f"{kind!r} plays without figures; those with are greedy, search, guided")
    return BOTS[kind](seed)


def there_is(name: str) -> bool:
    """Is there a bot of that name, here or in an installed package?"""
    kind = name.partition(":")[0]
    return kind in BOTS or kind in brought.names(GROUP)


def _brought(name: str, kind: str, seed: int, budget: str, sense: AnySense | None) -> Bot:
    """A bot that another package brings."""
    made: object = brought.load(GROUP, kind)
    if made is None:
        raise PolanaError(f"there is no bot {name!r}; there is {', '.join([*BOTS, *brought.names(GROUP)])}")
    if not callable(made):
        raise brought.refuse(
            GROUP, kind, "it must be called with a seed and a budget, and is nothing that can be called"
        )
    if sense is not None:
        raise PolanaError(f"{kind!r} plays without figures; those with are greedy, search, guided")
    one: object = made(seed, budget)
    if not isinstance(one, Bot):
        raise brought.refuse(GROUP, kind, f"it made a {type(one).__name__}, which is no polana.bots.Bot")
    return one


__all__ = ["BOTS", "Bot", "bot", "there_is"]
