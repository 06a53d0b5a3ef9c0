"""What a bot is, and what it has to know about a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar, final

from polana.kernel import mypyc_attr
from polana.kernel.flow import Ask
from polana.kernel.match import Chooser
from polana.kernel.rng import Rng
from polana.kernel.state import State
from polana.kernel.word import Word


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Chooser):
    """A player without hands.

    It is given the match, but looks at nothing except the ask with its options, `match.view(seat)`, and matches
    from `match.imagine(seat, seed)`: so its choice never depends on what its seat may not know. All its randomness
    comes from `rng`: the same seed and the same view give the same choice.
    """

    def __init__(self, seed: int) -> None:
        self.rng: Rng = Rng(seed)


@final
class Manner:
    """How a search goes about it, as the table `search` among a game's figures says."""

    def __init__(self, data: dict[str, float]) -> None:
        #: This many units of value are a clear advantage.
        self.scale: float = data["scale"]
        #: How much a word that was tried less is preferred in the tree, and outside it.
        self.curiosity: float = data["curiosity"]
        self.whim: float = data["whim"]
        #: How often habit is set aside, from 0 to 1.
        self.surprise: float = data["surprise"]


#: The state of a game.
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(ABC, Generic[S]):
    """A feel for one game: what a position is worth, and when to look at it."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """How good the position is for a seat: more is better. Looks at imagined states only."""

    def values(self, state: S, seats: int) -> list[float]:
        """How good the position is for each seat."""
        return [self.value(state, seat) for seat in range(seats)]

    @abstractmethod
    def rests(self, state: S, ask: Ask | None, seat: int, since: int) -> bool:
        """Is the action that the seat chose at this moment over, so that the position can be valued? `ask` is open."""

    def looks(self, state: S, ask: Ask, seat: int) -> int:
        """How many times as often as usual a bot that finishes actions at random looks at the options of this ask."""
        return 1

    def pointless(self, state: S, word: Word, seat: int) -> bool:
        """Is this a thing that no player who knows the game would do here, though it costs nothing that is counted?

        Looks at what the seat knows of itself and at what lies open.
        """
        return False

    def instinct(self, state: S, ask: Ask) -> Word | None:
        """The option that suggests itself to whoever is asked in an imagined state, if any does.

        For actions of many small choices, of which those made at random hardly ever come to anything: looks mostly go
        on with it, and a search tries it first.
        """
        return None

    def counts_all(self) -> bool:
        """Should all looks at an option count alike? General: the better half, since what follows is up to the bot.

        Where the others answer a bluff or a guess, hoping for the better half is hoping that they are wrong.
        """
        return False

    @abstractmethod
    def moment(self, state: S) -> int:
        """Where in the match it is, for a search to remember where it began."""

    @abstractmethod
    def settled(self, state: S, ask: Ask | None, seat: int, since: int) -> bool:
        """Can a search of the seat that began at this moment value the position?

        Positions are compared with each other, so all of them should lie equally far ahead: at the end of the turn or
        of the year.
        """

    @abstractmethod
    def manner(self) -> Manner:
        """How to search in this game."""


#: A sense, whatever its game is.
AnySense = Sense[Any]


@final
class Feeling:
    """What a package brings for the bots of a game: the figures they play by, and what makes a `Sense` from them."""

    def __init__(self, file: Path, make: Callable[[dict[str, Any]], AnySense]) -> None:
        self.file: Path = file
        self.make: Callable[[dict[str, Any]], AnySense] = make
