"""What a search remembers: the tree of what was tried, and habits, which words did well after which."""

from __future__ import annotations

from typing import Final, final

#: What a word is thought to be worth before it was ever said, halfway between 0 and 1.
UNKNOWN: Final = 0.5


@final
class Edge:
    """A word that may be said at a node, and what came of it for the seat that says it."""

    __slots__ = ("below", "count", "total")

    def __init__(self) -> None:
        self.count: int = 0
        self.total: float = 0.0
        self.below: Node | None = None


@final
class Node:
    """A point that several imagined worlds have in common: the same words have led there.

    What the words brought (dice, cards) may differ from world to world, and so may the words that can be said next.
    """

    __slots__ = ("count", "edges", "prior", "total")

    def __init__(self) -> None:
        self.count: int = 0
        #: What all tries together brought for the seats that spoke here.
        self.total: float = 0.0
        #: How likely a guide would say each word, by its id; None where no guide was asked.
        self.prior: dict[int, float] | None = None
        #: By the id of the word.
        self.edges: dict[int, Edge] = {}

    def edge(self, word: int) -> Edge:
        found = self.edges.get(word)
        if found is None:
            found = Edge()
            self.edges[word] = found
        return found


@final
class Habit:
    """How well a word has done, wherever it was said. It begins with one middling try, so that there is a mean."""

    __slots__ = ("count", "total")

    def __init__(self) -> None:
        self.count: int = 1
        self.total: float = UNKNOWN


@final
class Experience:
    """What one seat has seen its words lead to, by question and by question and the word that the seat has said before.

    A search that stops after a turn says the same words again and again in another order: what it learned about
    them in one branch helps it in all others.
    """

    __slots__ = ("_after", "_plain")

    def __init__(self) -> None:
        self._plain: dict[str, dict[int, Habit]] = {}
        self._after: dict[str, dict[int, dict[int, Habit]]] = {}

    def of(self, about: str) -> dict[int, Habit]:
        """By the id of the word: its habit as an answer to this question."""
        found = self._plain.get(about)
        if found is None:
            found = {}
            self._plain[about] = found
        return found

    def after(self, about: str, before: int) -> dict[int, Habit]:
        """The same, where the seat's word before was this one."""
        by_word = self._after.get(about)
        if by_word is None:
            by_word = {}
            self._after[about] = by_word
        found = by_word.get(before)
        if found is None:
            found = {}
            by_word[before] = found
        return found


def habit(habits: dict[int, Habit], word: int) -> Habit:
    """The habit of a word, a new one if it is said for the first time."""
    found = habits.get(word)
    if found is None:
        found = Habit()
        habits[word] = found
    return found
