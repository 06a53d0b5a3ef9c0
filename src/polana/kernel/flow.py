"""Flows: a rule is a generator that yields a question wherever the rulebook lets a player choose.

    def turn(g: Table, seat: int) -> Flow[None]:
        word = yield asks.turn(seat, candidates, judge)
        if word is PASS:
            return
        yield from play(g, seat, word)

`yield` gives back the word that was chosen; it is always one of the ask's options. A flow keeps what is hidden from
anybody in the `State`, never in its locals, so that a bot can re-deal it in the middle of a step.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from polana.kernel import mypyc_attr
from polana.kernel.errors import RuleError
from polana.kernel.refusal import OTHER_QUESTION, Arg, Note, Refusal
from polana.kernel.topic import Topic
from polana.kernel.word import Word


@mypyc_attr(allow_interpreted_subclasses=True)
class StepOver(Exception):
    """The step is over at once: a rule raises it, however deep in the flows, when somebody has won."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Decides about the candidates of an ask: one predicate makes the options and explains the refusals.

    A game derives small classes from it that hold what they need to judge. Shared, ready-made `Refusal` objects keep it
    cheap: playouts only check whether the answer is None.
    """

    __slots__ = ()

    def why_not(self, word: Word) -> Refusal | None:
        """None if the word is an option, else why it is not."""
        return None

    def notes(self, word: Word) -> list[Note]:
        """What there is to know of an option before it is chosen. Asked only for people who look at it."""
        return []

    def sift(self, words: list[Word]) -> list[Word]:
        """Those to which it does not object. A judge that knows a shorter way may take it."""
        found = []
        for word in words:
            if self.why_not(word) is None:
                found.append(word)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Implied:
    """What is known of hidden things because a question is asked at all. A game says what it knows of them."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """What a flow yields: an `Ask` or a `Together`."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Question):
    """One question to one seat.

    `topic` is the question as the game has declared it, `about` the id of the message that puts it in words, `law` the
    paragraph that gives the choice. The options are those candidates to which the judge does not object; they are
    worked out when somebody first looks at them, while the flow waits. A subclass may override `candidates` to read
    them from the state at that moment. `elsewhere` judges words that the question is not even about: a click on a place
    where there is nothing to choose is told why. `implies` is what everybody knows because this is asked: that whoever
    is asked for a fox card holds one. Whoever imagines a world keeps to it.

    An ask with one option is answered by the match itself. `veiled` says that whether there is more than one option is
    a secret (may I ambush?), so people are asked either way.
    """

    __slots__ = ("_candidates", "_judge", "_options", "args", "elsewhere", "implies", "law", "seat", "topic", "veiled")

    def __init__(
        self,
        seat: int,
        topic: Topic,
        candidates: list[Word],
        law: str,
        judge: Judge | None = None,
        *,
        veiled: bool = False,
        args: dict[str, Arg] | None = None,
        elsewhere: Judge | None = None,
        implies: Implied | None = None,
    ) -> None:
        self.seat: int = seat
        self.topic: Topic = topic
        self.law: str = law
        self.veiled: bool = veiled
        self.args: dict[str, Arg] | None = args
        self.elsewhere: Judge | None = elsewhere
        self.implies: Implied | None = implies
        self._candidates: list[Word] = candidates
        self._judge: Judge | None = judge
        self._options: list[Word] | None = None

    @property
    def about(self) -> str:
        """The id of the message that puts it in words."""
        return self.topic.id

    def candidates(self) -> list[Word]:
        """All words that this question is about, allowed or not, each once."""
        return self._candidates

    def sift(self) -> list[Word]:
        """Those of the candidates that may be chosen where no judge decides: all, or as a subclass has it."""
        return self.candidates()

    @property
    def options(self) -> list[Word]:
        """The words that may be chosen."""
        options = self._options
        if options is None:
            judge = self._judge
            options = self.sift() if judge is None else judge.sift(self.candidates())
            if not options:
                raise RuleError(f"{self.about} ({self.law}) leaves seat {self.seat} nothing to choose")
            self._options = options
        return options

    def offers(self, word: Word) -> bool:
        """Is the word known to be an option? False may mean that the options are not worked out yet."""
        if self._options is not None:
            for option in self._options:
                if option is word:
                    return True
        return False

    def why_not(self, word: Word) -> Refusal | None:
        """None if the word is an option, else why it is not."""
        if self.offers(word):
            return None
        if word in self.candidates():
            return None if self._judge is None else self._judge.why_not(word)
        reason = None if self.elsewhere is None else self.elsewhere.why_not(word)
        return OTHER_QUESTION if reason is None else reason

    def notes(self, word: Word) -> list[Note]:
        """What can be told of an option besides its name, from what its seat knows."""
        return [] if self._judge is None else self._judge.notes(word)

    def forget(self) -> None:
        """Work the options out anew when they are next looked at (the hidden part of the state has changed)."""
        self._options = None

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.about}, {self.law})"


class Together(Question):
    """Questions to several seats, answered in secret and revealed at once.

    A seat may change its answer until the last seat has answered. When the flow goes on, `answers` holds the words in
    the order of the asks:

        bids = Together([Ask(seat, ...) for seat in g.order()])
        yield bids
        highest = max(word.value for word in bids.answers)
    """

    __slots__ = ("_answers", "asks")

    def __init__(self, asks: list[Ask]) -> None:
        if not asks or len({ask.seat for ask in asks}) != len(asks):
            raise RuleError(f"a Together has one question for each of several seats, not {asks}")
        self.asks: list[Ask] = asks
        self._answers: list[Word | None] = [None] * len(asks)

    @property
    def answers(self) -> list[Word]:
        """The words of all seats, in the order of the asks. Complete when the flow goes on."""
        return [answer for answer in self._answers if answer is not None]

    @property
    def complete(self) -> bool:
        return None not in self._answers

    def waits_for(self, seat: int) -> bool:
        """Is this seat the last whose answer is missing?"""
        return self._answers.count(None) == 1 and self.answer_of(seat) is None

    def answer_of(self, seat: int) -> Word | None:
        """What a seat has sealed so far. For that seat's eyes only."""
        for at, ask in enumerate(self.asks):
            if ask.seat == seat:
                return self._answers[at]
        return None

    def seal(self, seat: int, word: Word | None) -> None:
        """Put down, change or take back the answer of a seat."""
        for at, ask in enumerate(self.asks):
            if ask.seat == seat:
                self._answers[at] = word

    def sealed(self) -> list[Word | None]:
        """What lies on the table, answer by answer, for `restore`."""
        return self._answers.copy()

    def restore(self, sealed: list[Word | None]) -> None:
        """Put everything as it lay when `sealed` was called, here or in this question's twin."""
        self._answers = sealed.copy()


T = TypeVar("T")

#: A rule in progress. `Flow[int]` is a rule that in the end gives an int.
Flow = Generator[Question, Word, T]


def distinct(words: list[Word]) -> list[Word]:
    """Each word once, in order: identical things share a word."""
    return list(dict.fromkeys(words))
