"""State: all of a position between steps, as plain data."""

from __future__ import annotations

from abc import ABC, abstractmethod

from polana.kernel import mypyc_attr
from polana.kernel.news import Chronicle, Glimpse
from polana.kernel.refusal import Arg
from polana.kernel.rng import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The base of every game's state: ints, lists, small slotted classes; no generators, no closures.

    `news` collects what happens. It is None in playouts and clones, where telling does nothing. History is not part of
    the state, since search copies states all the time.
    """

    __slots__ = ("chance", "news")

    def __init__(self, chance: Chance) -> None:
        self.chance: Chance = chance
        self.news: Chronicle | None = None

    @abstractmethod
    def copy(self) -> State:
        """An independent, silent copy (`news` is None)."""

    @property
    def loud(self) -> bool:
        """Is anybody listening to the news?"""
        return self.news is not None

    def tell(self, kind: str, law: str = "", **args: Arg) -> None:
        """Tell everybody. A game does so in its `news.py`, in one function for each line."""
        if self.news is not None:
            self.news.add_for_all(kind, args, law, self.stands(self.news.glimpse))

    def stands(self, before: Glimpse | None) -> Glimpse | None:
        """The battle that is being fought, as it stands; None if there is none. `before` is how one stood with the line
        before: it will do again where nothing has changed."""
        return None

    def tell_to(self, seats: tuple[int, ...], kind: str, law: str = "", **args: Arg) -> None:
        """Tell some seats and nobody else."""
        if self.news is not None:
            self.news.add(kind, args, law, seats)

    def tell_except(self, seats: tuple[int, ...], kind: str, law: str = "", **args: Arg) -> None:
        """Tell everybody (spectators too) but some seats, which are told another line by `tell_to`."""
        if self.news is not None:
            self.news.add(kind, args, law, None, seats)

    def begin(self, kind: str, headed: bool = True, **about: Arg) -> None:
        """What is told from now on is part of a scope of that kind: a turn, a phase, a battle.

        `headed`: the first line told in it says what it is, and the others stand under that line. `about`: whose it is,
        or when, for whoever divides the log into chapters.
        """
        if self.news is not None:
            self.news.begin(kind, headed, about)

    def end(self, kind: str) -> None:
        """The innermost scope of that kind is over, and with it whatever is left open within it."""
        if self.news is not None:
            self.news.end(kind)


def fields(thing: object) -> list[str]:
    """The names of all attributes of a state or a part of it, compiled or not."""
    names: list[str] = []
    for cls in type(thing).__mro__:
        declared: tuple[str, ...] = vars(cls).get("__mypyc_attrs__") or vars(cls).get("__slots__", ())
        names.extend(name for name in declared if name not in names and name != "__dict__")
    names.extend(name for name in getattr(thing, "__dict__", {}) if name not in names)
    return sorted(names)


def dump(thing: object) -> object:
    """A state as nested plain data, every field of it but the news: for comparing states field by field.

    Raises `TypeError` for what has no place in a state: a generator, a function, an open file.
    """
    if thing is None or isinstance(thing, (bool, int, str, float)):
        return thing
    if isinstance(thing, (list, tuple, bytes, bytearray)):
        return [dump(part) for part in thing]
    if isinstance(thing, (set, frozenset)):
        return sorted((dump(part) for part in thing), key=repr)
    if isinstance(thing, dict):
        return [[dump(key), dump(value)] for key, value in thing.items()]
    cls = type(thing)
    if cls.__module__ == "builtins" or hasattr(thing, "__next__"):
        raise TypeError(f"a state holds plain data, not {thing!r}")
    parts: dict[str, object] = {"is": cls.__qualname__}
    for name in fields(thing):
        if name != "news" or not isinstance(thing, State):
            parts[name] = dump(getattr(thing, name))
    return parts
