"""Observer: a position as one seat may see it, in a row of small numbers, for learners.

A game that has an observer (entry point `polana.eyes`) writes the numbers straight from its state, which is many times
faster than taking a view apart. What it writes follows from the view of the seat and from nothing else: whatever `view`
does not show it may not look at. Every number is one byte. The row is made of named fields that never move; the last
of them are the question that is put to the seat, which is the same for all games.

Most decisions change little. So the parts of a row (the map, the cards of a player) are best kept and written into
where something has changed: joining them costs much less than writing thousands of numbers. Seeing that nothing has
changed has to be cheap too: states count the changes of what is large, and what is small is compared with what was read
last.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, Generic, TypeVar, final

from polana.eyes.shape import FLAT, Shape
from polana.kernel import brought, mypyc_attr
from polana.kernel.flow import Ask
from polana.kernel.refusal import Arg
from polana.kernel.state import State
from polana.kernel.topic import UNLISTED, Topics
from polana.kernel.word import Vocabulary, Word

#: The largest number of an observation.
MOST: Final = 255
#: How many numbers among the arguments of a question are shown.
NUMBERS: Final = 3
#: Questions that a game has not declared (a test's, a later version's) share a few places.
SPARE: Final = 1

Part = bytes | bytearray

_EMPTY: Final = bytearray()

#: Where packages say what makes the observers of a game: `name = "package.module:ItsObserver"`.
ENTRY_POINTS: Final = "polana.eyes"


@final
class Field:
    """A run of numbers of the row: `count` of them from `first` on."""

    __slots__ = ("about", "count", "first", "name")

    def __init__(self, name: str, first: int, count: int, about: str) -> None:
        self.name: str = name
        self.first: int = first
        self.count: int = count
        self.about: str = about

    def __repr__(self) -> str:
        return f"Field({self.name}, {self.first}, {self.count})"


#: The state of a game.
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC, Generic[S]):
    """Makes the observations of one game. It remembers parts of earlier ones, so every learner has its own.

    Verbs count what they change. Whoever changes a state by hand calls `forget` before the next look at it.

    `fields` are (name, how many numbers, what they are) in the order in which `parts` writes them; `topics` the
    questions of the game, whose numbers later versions only add to; `shape` what a network may know of the fields.
    """

    def __init__(
        self, vocabulary: Vocabulary, topics: Topics, fields: Sequence[tuple[str, int, str]], shape: Shape = FLAT
    ) -> None:
        self.shape: Shape = shape
        self.words: int = len(vocabulary)
        self.topics: Topics = topics
        self.asks: list[str] = [topic.id for topic in topics]
        self._numbers_at: int = len(self.asks) + SPARE
        self._args_at: int = self._numbers_at + NUMBERS
        self._mask_at: int = self._args_at + self.words
        self._nothing: bytes = zeros(self._mask_at + self.words)
        self.fields: list[Field] = []
        self.size: int = 0
        for name, count, about in fields:
            self._add(name, count, about)
        self._add("ask", self._numbers_at, "the question put to the seat: 1 at its place in `observer.asks`")
        self._add("ask/numbers", NUMBERS, "the first numbers among the arguments of the question, plus 1")
        self._add("ask/words", self.words, "words among its arguments: 1 for the first, 2 for the second and so on")

    def _add(self, name: str, count: int, about: str) -> None:
        self.fields.append(Field(name, self.size, count, about))
        self.size += count

    @property
    def fingerprint(self) -> str:
        """The same for the same fields at the same places, the same questions and the same shape, and for no others."""
        fields = [f"{field.name} {field.first} {field.count}" for field in self.fields]
        return sha256("\n".join([*fields, *self.asks, self.shape.text()]).encode()).hexdigest()[:8]

    def find(self, name: str) -> Field:
        """The field of that name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    @abstractmethod
    def parts(self, state: S, seat: int) -> list[Part]:
        """The numbers of all fields in order, in any number of parts; the last part is left for the question.

        The next call may write over the list and over what is in it.
        """

    @abstractmethod
    def forget(self) -> None:
        """Compare everything anew at the next look."""

    def look(self, state: S, seat: int, ask: Ask | None) -> bytearray:
        """The observation of a seat, and behind it one number for each word: 1 if the seat may say it now.

        `ask` is the question put to this seat, None if another is asked.
        """
        parts = self.parts(state, seat)
        parts[-1] = self._nothing if ask is None else self._question(ask)
        return _EMPTY.join(parts)

    def ask_place(self, about: str) -> int:
        """Where a question is marked in the field `ask`; those that the game has not declared share the last place."""
        topic = self.topics.find(about)
        return len(self.asks) if topic is None else topic.number

    def _question(self, ask: Ask) -> bytearray:
        number = ask.topic.number
        part = bytearray(self._nothing)
        part[len(self.asks) if number == UNLISTED else number] = 1
        if ask.args is not None:
            self._arguments(ask.args, part)
        first = self._mask_at
        for word in ask.options:
            part[first + word.id] = 1
        return part

    def _arguments(self, args: dict[str, Arg], part: bytearray) -> None:
        words = numbers = 0
        for value in args.values():
            if isinstance(value, Word):
                words += 1
                part[self._args_at + value.id] = words
            elif isinstance(value, int) and numbers < NUMBERS:
                part[self._numbers_at + numbers] = capped(value + 1)
                numbers += 1


#: An observer, whatever its game is.
AnyObserver = Observer[Any]


def observer_of(game: str) -> AnyObserver | None:
    """A new observer for a learner, or None: then the learner's observations are made from views, slowly."""
    make = brought.load(ENTRY_POINTS, game)
    if make is None:
        return None
    assert callable(make)
    observer = make()
    assert isinstance(observer, Observer)
    return observer


def recount(part: bytearray, first: int, counted: list[int], cards: list[int]) -> None:
    """Bring the counts of a pile up to date; `counted` is what it was when it was last counted, and becomes `cards`.

    Most piles change by one card: then only that card is counted.
    """
    before = len(counted)
    now = len(cards)
    at = 0
    if now == before + 1:
        while at < before and counted[at] == cards[at]:
            at += 1
        counted.insert(at, cards[at])
        if counted == cards:
            part[first + cards[at]] += 1
            return
        counted.pop(at)
    elif now == before - 1:
        while at < now and counted[at] == cards[at]:
            at += 1
        card = counted.pop(at)
        if counted == cards:
            part[first + card] -= 1
            return
        counted.insert(at, card)
    for card in counted:
        part[first + card] -= 1
    for card in cards:
        part[first + card] += 1
    counted[:] = cards


def patch(part: bytearray, first: int, written: list[int], numbers: list[int]) -> None:
    """Bring numbers up to date; `written` is what they were when they were last written, and becomes `numbers`.

    Both are of the same length. Few of them change, and comparing two numbers costs a tenth of writing one.
    """
    for at in range(len(numbers)):
        number = numbers[at]
        if number != written[at]:
            written[at] = number
            part[first + at] = number


def capped(number: int) -> int:
    """A number as an observation can show it."""
    return 0 if number < 0 else MOST if number > MOST else number


_ZEROS: Final[dict[int, bytes]] = {}


def zeros(count: int) -> bytes:
    """So many numbers that are 0, the same bytes for all observers: many of them at work together touch less memory."""
    if count not in _ZEROS:
        _ZEROS[count] = bytes(count)
    return _ZEROS[count]


def one_hot(count: int) -> list[bytes]:
    """For each of `count` things the row in which it is marked; at the end (so at -1 too) the row of none."""
    rows = [bytes([1 if at == marked else 0 for at in range(count)]) for marked in range(count)]
    return [*rows, bytes(count)]
