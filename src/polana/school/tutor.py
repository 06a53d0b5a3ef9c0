"""The tutor: takes a learner through a lesson, plays what others do, answers what is not the point and takes it back.

What a learner does is an act, a text: `go` (on to the next step), `say WORD ...`, `undo`, `hint`, `show`, `watch`,
`at STEP` (begin there; the steps before are played as they are written). The same acts in the same lesson lead to the
same moment, so whoever keeps the acts keeps the place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from msgspec import Struct

from polana.kernel.errors import PolanaError, listed
from polana.kernel.flow import Ask
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.news import News
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Script
from polana.kernel.word import Word
from polana.school.condition import Condition
from polana.school.lesson import Lesson, LessonError, Step

#: Hints: a question back, the place, the answer.
MOST_HINTS: Final = 3
#: Words that leave something out: what others say who have nothing written.
PASSES: Final = ("pass", "done", "no", "skip", "end")
#: So many words of others in a row are a mistake of the lesson.
MOST_OTHERS: Final = 300
#: What is said to a legal word for which the lesson has no sentence of its own.
WRONG: Final = "wrong"


class Tried(Struct):
    """Something that the learner tried in this step and that was not it."""

    words: list[str]
    #: Not allowed, and why; None: it was allowed, but not the point.
    refusal: Refusal | None
    #: The attribute of the step's text that answers it.
    answer: str = ""


class Moment(Struct):
    """The table after something that happened in an act. `match` is the match itself, as it is now."""

    match: Match
    #: `played` (as the lesson wants), `other` (somebody else acted), `astray` (legal, not the point: it is taken back
    #: next), `back` (it is), `step` (another step begins).
    what: str


class Tutor:
    """A lesson with a learner in it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = find(lesson.game)
        self.seat = lesson.seat
        #: The step that is on; `len(steps)` when the lesson is over.
        self.at = 0
        #: The steps that were shown and not done.
        self.shown: set[int] = set()
        #: Of the step: what was found, what was tried in vain, which of its comments were said.
        self.found: list[str] = []
        self.tried: list[Tried] = []
        self.comments: list[str] = []
        self.hints = 0
        self.watched = False
        self._said: list[str] = []
        #: What others have still to say.
        self._others: list[str] = []
        #: Before each word of the learner: the match, and what others had still to say.
        self._marks: list[tuple[Match, list[str]]] = []
        #: What was asked first in the step, and how long the log was.
        self._first = ""
        self._told = 0
        #: In whose turn, and in which round or year, the step began.
        self._stage: dict[str, int] = {}
        self.match = self._begin(lesson.position, lesson.seed)
        self._start = (self.match, self._others)
        self._enter()

    # --- where it stands ----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def asks(self) -> bool:
        """Does the step want an answer to a question of the game?"""
        return not self.over and self.step.kind in ("do", "play")

    @property
    def ask(self) -> Ask | None:
        """The question to the learner, while the step wants an answer to it."""
        if not self.asks or self.match.sealed(self.seat) is not None:
            return None
        return self.match.ask_of(self.seat)

    @property
    def candidates(self) -> list[str]:
        """find: what can still be clicked."""
        step = self.step
        if self.over or step.kind != "find":
            return []
        if step.among:
            words = step.among + [word for word in step.find if word not in step.among]
        else:
            kinds = {word.partition(":")[0] for word in step.find}
            away = self._away(kinds)
            words = [word.text for word in self.game.vocabulary if word.kind in kinds and word.text not in away]
        return [word for word in words if word not in self.found]

    def _away(self, kinds: Collection[str]) -> set[str]:
        """Places of these kinds that are not on the board: the box holds more tiles than lie there.

        A view lists its places under the plural of their kind (`lands`), each with its name under the kind (`land`).
        """
        view = self.match.view(self.seat)
        away: set[str] = set()
        for kind in sorted(kinds):
            places = view.get(f"{kind}s")
            if not isinstance(places, list):
                continue
            there = {f"{kind}:{place[kind]}" for place in places if isinstance(place, dict) and kind in place}
            if there:
                away.update(word.text for word in self.game.vocabulary if word.kind == kind and word.text not in there)
        return away

    @property
    def news(self) -> list[News]:
        """What the learner was told since the step began."""
        return [line for line in self.match.news[self._told :] if line.visible_to(self.seat)]

    @property
    def told_before(self) -> int:
        """How many lines of the learner's log are older than the step."""
        return len(self.match.news_for(self.seat)) - len(self.news)

    @property
    def ahead(self) -> list[str]:
        """What is still to be said or found, as the lesson would do it."""
        step = self.step
        if self.over:
            return []
        if step.kind == "find":
            return [word for word in step.find if word not in self.found]
        if step.kind not in ("do", "play"):
            return []
        # Whoever goes another way to the goal is shown the lesson's from its beginning.
        written = [words.split("|") for words in step.words]
        on_it = all(word in words for word, words in zip(self._said, written, strict=False))
        return [words[0] for words in written[len(self._said) if on_it else 0 :]]

    @property
    def scene(self) -> int:
        """The step with which the present position began."""
        begun = [number for number, step in enumerate(self.lesson.steps[: self.at + 1]) if step.position]
        return begun[-1] if begun else 0

    @property
    def undoable(self) -> int:
        return len(self._marks) if self.asks else 0

    # --- acts ---------------------------------------------------------------------------------------------------

    def act(self, text: str) -> Iterator[Moment]:
        """Do what the learner does; gives the table after each thing that happens.

        A word that may not be said is refused (`tried` has it) and nothing happens. An act that makes no sense now is
        an error.
        """
        verb, _, rest = text.partition(" ")
        if verb == "at" and rest.isdecimal() and int(rest) < len(self.lesson.steps):
            yield from self._restart(int(rest))
        elif self.over:
            raise PolanaError("the lesson is over: say `at STEP` to begin again")
        elif verb == "go" and self.step.kind in ("tell", "watch"):
            yield from self._watch()
            yield from self._next()
        elif verb == "watch" and self.step.kind == "watch":
            yield from self._watch()
        elif verb == "say" and rest and self.step.kind == "find":
            yield from self._find(rest)
        elif verb == "say" and rest and self.asks:
            yield from self._say(rest.split())
        elif verb == "undo" and self._marks:
            self.match, self._others = self._marks.pop()
            self._said.pop()
            yield Moment(self.match, "back")
        elif verb == "hint" and self.step.kind in ("do", "find", "play"):
            self.hints = min(MOST_HINTS, self.hints + 1)
        elif verb == "show" and self.step.kind in ("do", "find", "play"):
            yield from self._show()
        else:
            raise PolanaError(f"{text!r} cannot be done in a step of kind {self.step.kind!r}")

    def _restart(self, step: int) -> Iterator[Moment]:
        """Begin at a step: what leads there is played as it is written."""
        shown = set(self.shown)
        self.at = 0
        self.match = self._begin(self.lesson.position, self.lesson.seed)
        self._enter()
        while self.at < step:
            for _ in self.act("go" if self.step.kind in ("tell", "watch") else "show"):
                pass
        self.shown = {one for one in shown if one < step}
        yield Moment(self.match, "step")

    def _next(self) -> Iterator[Moment]:
        self.at += 1
        if not self.over:
            self._enter()
        yield Moment(self.match, "step")

    def _enter(self) -> None:
        """A step begins."""
        step = self.step
        if step.position:
            self.match = self._begin(self.lesson.positions[step.position], step.seed)
        self.found, self.tried, self.comments = [], [], []
        self.hints, self.watched = 0, False
        self._said, self._marks = [], []
        self._others = list(step.others)
        self._told = len(self.match.news)
        if step.chance:
            foretold = [text.rpartition(" ") for text in step.chance]
            script = Script([(what, int(face)) for what, _, face in foretold], strict=False)
            self.match.state.chance.follow(script)
        if self.asks:
            for _ in self._let_others():
                pass
            self._first = self._about()
        self._stage = self.game.stage(self.match.state)
        self._start = (self.match.clone(news=True), list(self._others))

    def _again(self) -> None:
        """As it was when the step began."""
        match, others = self._start
        self.match, self._others = match.clone(news=True), list(others)
        self._said, self._marks = [], []

    def _begin(self, position: str, seed: int) -> Match:
        try:
            match = Match.at(position, seed)
        except PolanaError as error:
            raise LessonError(f"{self.lesson.game}/{self.lesson.name}: {error}") from error
        if not 0 <= self.seat < len(match.setup.seats):
            raise LessonError(f"{self.lesson.name}: there is no seat {self.seat}")
        return match

    def _about(self) -> str:
        ask = self.match.ask_of(self.seat)
        return "" if ask is None else ask.about

    # --- watch and find -----------------------------------------------------------------------------------------

    def _watch(self) -> Iterator[Moment]:
        if self.step.kind != "watch" or self.watched:
            return
        self.watched = True
        for text in self.step.words:
            seat, _, word = text.partition(" ")
            self.match.choose(int(seat), word)
            yield Moment(self.match, "other")

    def _find(self, word: str) -> Iterator[Moment]:
        step = self.step
        if word in step.find:
            if word not in self.found:
                self.found.append(word)
            if len(self.found) == len(step.find):
                yield from self._next()
            else:
                yield Moment(self.match, "played")
            return
        self.tried.append(Tried([word], None, step.answers.get(word, WRONG)))

    # --- do and play --------------------------------------------------------------------------------------------

    def _say(self, words: list[str]) -> Iterator[Moment]:
        for word in words:
            known = self.game.vocabulary[word]
            refusal = self.match.why_not(self.seat, known)
            if refusal is not None:
                self.tried.append(Tried([word], refusal))
                return
            before = (self.match.clone(news=True), list(self._others))
            self.match.choose(self.seat, known)
            self._said.append(word)
            self._marks.append(before)
            right = self._is_right(word)
            if not right:
                # What others were to say belongs to the way that was left; it comes back with what is taken back.
                self._others = []
            for moment in self._let_others():
                # The goal may be reached while others answer.
                if right and self._reached():
                    break
                yield moment
            self._comment()
            if right and self._reached():
                yield from self._next()
                return
            if not right or self._strayed():
                yield from self._take_back(word)
                return
            yield Moment(self.match, "played")

    def _is_right(self, word: str) -> bool:
        """Is it a way of the lesson? Where there is a goal, every way is until it has missed it."""
        step = self.step
        at = len(self._said) - 1
        return bool(step.goal) or (at < len(step.words) and word in step.words[at].split("|"))

    def _reached(self) -> bool:
        step = self.step
        if not step.goal:
            return len(self._said) == len(step.words) and not self._others
        return all(one.holds(self.match, self.seat, self.match.news[self._told :]) for one in step.conditions)

    def _strayed(self) -> bool:
        """Has a way to the goal ended elsewhere: the first question again, none any more, or another turn?"""
        if not self.step.goal or self.step.kind == "play":
            return self.match.ask_of(self.seat) is None
        if self._about() in ("", self._first):
            return True
        shown = all(said in word.split("|") for said, word in zip(self._said, self.step.words, strict=False))
        return not shown and self.game.stage(self.match.state) != self._stage

    def _take_back(self, word: str) -> Iterator[Moment]:
        """A legal word that is not the point: it is answered, and taken back; of a way to a goal all is."""
        step = self.step
        tried = self._said if step.goal else [word]
        answer = next((step.answers[one] for one in reversed(tried) if one in step.answers), WRONG)
        self.tried.append(Tried(list(tried), None, answer))
        yield Moment(self.match, "astray")
        if step.goal:
            self._again()
        else:
            self.match, self._others = self._marks.pop()
            self._said.pop()
        yield Moment(self.match, "back")

    def _let_others(self) -> Iterator[Moment]:
        """Whoever else is asked answers, as it is written; else he passes, or takes what comes first."""
        for _ in range(MOST_OTHERS):
            asked = [ask for ask in self.match.asks if ask.seat != self.seat and self.match.sealed(ask.seat) is None]
            mine = self.match.ask_of(self.seat)
            if not asked or (not self._others and (mine is not None or self._is_done())):
                return
            ask = asked[0]
            self.match.choose(ask.seat, self._reply(ask))
            yield Moment(self.match, "other")
        raise LessonError(f"{self.lesson.name}: step {self.step.id}: others go on and on; write what they say")

    def _is_done(self) -> bool:
        """Has the learner said all that the step wants?"""
        return not self.step.goal and len(self._said) >= len(self.step.words)

    def _reply(self, ask: Ask) -> Word:
        if self._others:
            seat, _, word = self._others[0].partition(" ")
            if int(seat) == ask.seat:
                self._others.pop(0)
                if ask.why_not(self.game.vocabulary[word]) is not None:
                    raise LessonError(
                        f"{self.lesson.name}: step {self.step.id}: seat {seat} may not say {word}; "
                        f"asked is {ask.about}: {listed(ask.options)}"
                    )
                return self.game.vocabulary[word]
        return next((word for word in ask.options if word.kind in PASSES), ask.options[0])

    def _comment(self) -> None:
        for text, attribute in self.step.comments.items():
            if attribute not in self.comments:
                if Condition.read(text).holds(self.match, self.seat, self.match.news[self._told :]):
                    self.comments.append(attribute)

    def _show(self) -> Iterator[Moment]:
        """Do what is left of the step as it is written."""
        step, at = self.step, self.at
        self.shown.add(at)
        if step.kind == "find":
            for word in self.ahead:
                yield from self._find(word)
        else:
            if len(self.ahead) == len(step.words):
                self._again()
            for word in self.ahead:
                yield from self._say([word])
                if self.at != at:
                    break
        if self.at == at:
            tried = self.tried[-1] if self.tried else None
            why = "" if tried is None else f": {' '.join(tried.words)} {tried.refusal.message if tried.refusal else ''}"
            missed = "".join(f"; {Condition.read(text).instead(self.match, self.seat)}" for text in step.goal)
            raise LessonError(f"{self.lesson.name}: step {step.id} is not done by its words{why}{missed}")
