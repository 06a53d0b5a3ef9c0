"""The steps of a game, run from question to question, and run again.

One mechanism serves saving, undo, clones and search. When a step begins, a copy of the state is kept (the *base*) and
from then on the answers that were given. To reach any point of the step again, copy the base, run the step anew, and
feed it those answers. Chance is part of the state, so the same dice fall.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from polana.kernel.errors import RuleError
from polana.kernel.flow import Ask, Flow, Implied, Question, StepOver, Together
from polana.kernel.game import AnyGame, Result
from polana.kernel.news import Chronicle, News
from polana.kernel.rng import KeyedChance, Rng, Script
from polana.kernel.state import State
from polana.kernel.word import Word


class Twist(ABC):
    """Something that was done to the state while a step waited for its next answer."""

    def __init__(self, at: int) -> None:
        #: How many answers of the step had been given.
        self.at: int = at

    @abstractmethod
    def apply(self, run: Stepper) -> None:
        """Do it again."""


@final
class Redeal(Twist):
    """The hidden things were dealt anew."""

    def __init__(self, at: int, seat: int, seed: int) -> None:
        super().__init__(at)
        self.seat: int = seat
        self.seed: int = seed

    def apply(self, run: Stepper) -> None:
        rng = Rng(self.seed)
        state = run.state
        state.chance = state.chance.imagined(rng.fork())
        run.game.imagine(state, self.seat, rng)
        _heed(run, [self.seat])
        question = run._question
        for ask in run.asks:
            if ask.seat != self.seat:
                ask.forget()
                if isinstance(question, Together):
                    question.seal(ask.seat, None)


@final
class Dealing(Twist):
    """What some seats together may not know was dealt anew for good: the match goes on with it, and other chance."""

    def __init__(self, at: int, eyes: list[int], seed: int) -> None:
        super().__init__(at)
        self.eyes: list[int] = eyes
        self.seed: int = seed

    def apply(self, run: Stepper) -> None:
        state = run.state
        chance = KeyedChance(self.seed)
        chance.learned = state.chance.learned + 1
        # What comes goes on from what was dealt, and nobody can work it out.
        state.chance = chance
        run.game.deal_anew(state, self.eyes, chance)
        _heed(run, self.eyes)
        question = run._question
        for ask in run.asks:
            # Whoever keeps what he knows keeps his question, and what he has put down.
            if ask.seat not in self.eyes:
                ask.forget()
                if isinstance(question, Together):
                    question.seal(ask.seat, None)


@final
class Scripting(Twist):
    """Chance was scripted, or left alone again."""

    def __init__(self, at: int, script: Script | None) -> None:
        super().__init__(at)
        self.script: Script | None = script

    def apply(self, run: Stepper) -> None:
        run.state.chance.follow(self.script)


def _heed(run: Stepper, eyes: list[int]) -> None:
    """What was dealt anew agrees with what is being asked."""
    implied: list[Implied] = []
    for ask in run.asks:
        implies = ask.implies
        if implies is not None:
            implied.append(implies)
    if implied:
        run.game.heed(run.state, eyes, implied)


#: What a flow says when it is over.
_END: Final = Question()


def _with_end(flow: Flow[None]) -> Flow[None]:
    """A step that says when it is over: raising and catching StopIteration takes as long as a short step's rules."""
    try:  # noqa: SIM105 (a context manager for every step costs time)
        yield from flow
    except StepOver:
        pass
    # Not in the handler: a compiled generator that is dropped there never lets go of its exception.
    yield _END


class Stepper:
    """A game that runs: the state, the question that is open, and what is kept to reach this point again."""

    def __init__(self, game: AnyGame, state: State, keep: bool) -> None:
        self.game: AnyGame = game
        self.keep: bool = keep
        self.result: Result | None = None
        #: How many more steps may begin (-1: any number); and did it stop because there may be no more?
        self.steps_left: int = -1
        self.halted: bool = False
        self.chronicle: Chronicle = Chronicle()
        self.state: State = state
        self._base: State = state
        self._script: Script | None = state.chance.scripted
        self._answers: list[Word] = []
        self._twists: list[Twist] = []
        self._question: Question | None = None
        self._flow: Flow[None] | None = None

    # --- the question -----------------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """The question that is open: in a `Together` the first that has no answer yet. None when the match is over."""
        question = self._question
        if isinstance(question, Ask):
            return question
        if isinstance(question, Together):
            for ask in question.asks:
                if question.answer_of(ask.seat) is None:
                    return ask
        return None

    @property
    def asks(self) -> list[Ask]:
        """All questions that are open: those of a `Together` stay open to change until the last is answered."""
        question = self._question
        if isinstance(question, Ask):
            return [question]
        if isinstance(question, Together):
            return list(question.asks)
        return []

    def ask_of(self, seat: int) -> Ask | None:
        """The question to this seat, if there is one."""
        question = self._question
        if isinstance(question, Ask):
            return question if question.seat == seat else None
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def sealed(self, seat: int) -> Word | None:
        """What the seat has put down in the `Together` that is open. Only for that seat's eyes."""
        question = self._question
        return question.answer_of(seat) if isinstance(question, Together) else None

    @property
    def news(self) -> list[News]:
        """Everything told so far; use `Match.news_for` for what a reader may see."""
        return self.chronicle.lines

    @property
    def over(self) -> bool:
        return self.result is not None

    def _is_choice(self, ask: Ask) -> bool:
        """Is this asked at all? With one option only where asking hides something, and only if a record is kept."""
        return len(ask.options) > 1 or (ask.veiled and self.keep)

    def _has_chosen(self, together: Together, ask: Ask) -> bool:
        """Has the seat put down an answer that is not forced?"""
        return together.answer_of(ask.seat) is not None and self._is_choice(ask)

    # --- running the rules ------------------------------------------------------------------------------------

    def _listen(self) -> None:
        self.state.news = self.chronicle if self.keep else None

    def _begin_step(self) -> bool:
        """Start the next step; False when the match is over."""
        result = self.game.result(self.state)
        if result is not None:
            self.result = result
            self._flow = None
            self._question = None
            return False
        if self.steps_left >= 0:
            if self.steps_left == 0:
                self.halted = True
                self._flow = None
                self._question = None
                return False
            self.steps_left -= 1
        if self.keep:
            self._base = self.state.copy()
            self._answers = []
            self._twists = []
        self._flow = _with_end(self.game.step(self.state))
        return True

    def _run(self, word: Word | None) -> None:
        """Let the rules run on until somebody has a choice, or the match is over."""
        keep = self.keep
        flow = self._flow
        while flow is not None:
            question = next(flow) if word is None else flow.send(word)
            if question is _END:
                word = None
                if not self._begin_step():
                    return
                flow = self._flow
                continue
            if isinstance(question, Ask):
                options = question.options
                if len(options) > 1 or (keep and question.veiled):  # as in _is_choice
                    self._question = question
                    return
                word = options[0]
                if keep:
                    self._answers.append(word)
            else:
                word = self._ask_together(question)
                if word is None:
                    return

    def _ask_together(self, question: Question) -> Word | None:
        """Open a `Together`, with the answers of those who have no choice; if nobody has one, it is answered."""
        if not isinstance(question, Together):
            raise RuleError(f"a flow asked {question!r}, which is neither Ask nor Together")
        self._question = question
        for ask in question.asks:
            if not self._is_choice(ask):
                question.seal(ask.seat, ask.options[0])
        if not question.complete:
            return None
        if self.keep:
            self._answers.extend(question.answers)
        return question.answers[0]

    def _skip_forced(self) -> None:
        """Answer what was asked only because a record was kept, or what the imagined deal forces."""
        question = self._question
        if isinstance(question, Ask):
            if not self._is_choice(question):
                self._run(question.options[0])
        elif isinstance(question, Together):
            word = self._ask_together(question)
            if word is not None:
                self._run(word)

    def _deal(self, dealing: Dealing) -> None:
        """Deal anew, and answer what leaves no choice in the new deal."""
        dealing.apply(self)
        self._script = None
        question = self._question
        word: Word | None = None
        if isinstance(question, Together):
            word = self._ask_together(question)
        elif isinstance(question, Ask) and not self._is_choice(question):
            word = question.options[0]
            self._answers.append(word)
        if word is not None:
            self._run(word)

    def _rerun(self) -> None:
        """Run the step from its base, feed it the answers given so far and twist it as it was twisted.

        No options are worked out and no news is told. An open `Together` is left without answers.
        """
        answers, twists = self._answers, self._twists
        count = len(answers)
        self.state = self._base.copy()
        flow = _with_end(self.game.step(self.state))
        self._flow = flow
        question = next(flow)
        at = twisted = 0
        while True:
            while twisted < len(twists) and twists[twisted].at == at:
                self._question = question
                twists[twisted].apply(self)
                twisted += 1
            if at == count:
                break
            word = answers[at]
            if isinstance(question, Together):
                for ask in question.asks:
                    question.seal(ask.seat, answers[at])
                    at += 1
            else:
                at += 1
            question = flow.send(word)
        self._question = question
        self._script = self.state.chance.scripted
