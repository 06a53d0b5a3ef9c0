"""Match: a game being played. The referee that knows no game.

One mechanism serves saving, undo, clones and search. When a step begins, the match keeps a copy of the state (the
*base*) and from then on the answers that were given. Whatever point of the step is wanted again: copy the base, run
the step anew, and feed it those answers. Chance is part of the state, so the same dice fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from polana.kernel import record
from polana.kernel.flow import Ask, Flow, Question, Together
from polana.kernel.game import Game, Result, Setup, Value, find
from polana.kernel.law import (
    NOT_ASKED,
    OTHER_QUESTION,
    OTHER_SEAT,
    OVER,
    NotAllowed,
    PolanaError,
    RecordError,
    Refusal,
    RuleError,
    SetupError,
    listed,
)
from polana.kernel.news import News
from polana.kernel.rng import Rng
from polana.kernel.state import State
from polana.kernel.word import Word


class Chooser:
    """Somebody who answers asks in a playout."""

    def choose(self, match: Match, ask: Ask) -> Word:
        return ask.options[0]


@final
class RandomChooser(Chooser):
    """Any option, each as likely as the others."""

    def __init__(self, rng: Rng) -> None:
        self._rng: Rng = rng

    def choose(self, match: Match, ask: Ask) -> Word:
        options = ask.options
        return options[self._rng.below(len(options))]


@final
class _Dream:
    """The point of a step at which the hidden things were re-dealt, and how."""

    def __init__(self, at: int, seat: int, seed: int) -> None:
        self.at: int = at
        self.seat: int = seat
        self.seed: int = seed


@final
class _Mark:
    """How things were before a word was said, for taking it back."""

    def __init__(
        self, seat: int, base: State, answers: list[Word], count: int, dreams: list[_Dream], said: int, told: int
    ) -> None:
        self.seat: int = seat
        self.base: State = base
        self.answers: list[Word] = answers
        self.count: int = count
        self.dreams: list[_Dream] = dreams
        self.said: int = said
        self.told: int = told


@final
class Match:
    """A game being played: who is asked what, and what follows from the answer.

    `keep=False` makes a match that keeps nothing: no record, no undo, no clones, no news, and veiled asks with one
    option are not asked. Playouts use it.
    """

    def __init__(self, game: Game, setup: Setup, seed: int, state: State | None = None, keep: bool = True) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.seed: int = seed
        self.keep: bool = keep
        self.result: Result | None = None
        self.decisions: int = 0
        #: Everything told so far; use `news_for` for what a reader may see.
        self.news: list[News] = []
        self._said: list[tuple[int, Word]] = []
        self._marks: list[_Mark] = []
        self._dreams: list[_Dream] = []
        self._answers: list[Word] = []
        self._question: Question | None = None
        self._flow: Flow[None] | None = None
        if state is None:
            if seed < 0:
                raise SetupError("a seed is a whole number from 0 up")
            self.state: State = game.new(setup, seed)
            self._base: State = self.state
            self._listen()
            self._begin_step()
            self._run(None)
        else:
            self.state = state
            self._base = state

    @staticmethod
    def of_state(game: Game, setup: Setup, state: State, keep: bool = True) -> Match:
        """A match that goes on from a state that is between two steps (a built position, an analysis).

        Its record cannot be replayed, since its beginning is not known.
        """
        match = Match(game, setup, 0, state, keep)
        match._listen()
        match._begin_step()
        match._run(None)
        return match

    # --- asking -----------------------------------------------------------------------------------------------

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
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def sealed(self, seat: int) -> Word | None:
        """What the seat has put down in the `Together` that is open. Only for that seat's eyes."""
        question = self._question
        return question.answer_of(seat) if isinstance(question, Together) else None

    @property
    def over(self) -> bool:
        return self.result is not None

    def why_not(self, seat: int, word: Word | str) -> Refusal | None:
        """None if the seat may say this word now, else why not and which paragraph says so."""
        word = self._word(word)
        if self.result is not None:
            return OVER
        ask = self.ask_of(seat)
        if ask is None:
            return OTHER_SEAT if self.asks else NOT_ASKED
        refusal = ask.why_not(word)
        return self.game.why_not(self.state, ask, word) if refusal is OTHER_QUESTION else refusal

    def view(self, reader: int) -> dict[str, object]:
        """What a seat (or `SPECTATOR`) may see."""
        return self.game.view(self.state, reader)

    def news_for(self, reader: int, since: int = 0) -> list[News]:
        """What a reader may know of all that happened, from a given length of `news` on."""
        return [line for line in self.news[since:] if line.visible_to(reader)]

    # --- choosing ---------------------------------------------------------------------------------------------

    def choose(self, seat: int, words: Word | str | Sequence[Word | str]) -> None:
        """Say a word, or a phrase: several words of one seat, taken all together or not at all.

        A phrase may not go past a die, a drawn card or anything else that is new to the seat: else trying phrases
        would tell what comes next.
        """
        if isinstance(words, (Word, str)):
            self._say(seat, self._word(words))
            return
        phrase = [self._word(word) for word in words]
        if not phrase:
            raise PolanaError("a phrase has at least one word")
        if len(phrase) > 1:
            self._rehearse(seat, phrase)
        for word in phrase:
            self._say(seat, word)

    def _rehearse(self, seat: int, phrase: list[Word]) -> None:
        trial = self.clone()
        for at, word in enumerate(phrase):
            learned = trial.state.chance.learned
            trial._say(seat, word)
            if at < len(phrase) - 1 and (trial.over or trial.state.chance.learned != learned):
                raise PolanaError(f"{word.text} brings something new, so the phrase has to end with it")

    def _word(self, word: Word | str) -> Word:
        return self.game.vocabulary[word] if isinstance(word, str) else word

    def _say(self, seat: int, word: Word) -> None:
        refusal = self.why_not(seat, word)
        if refusal is not None:
            raise NotAllowed(self._complaint(seat, word, refusal), refusal)
        question = self._question
        if isinstance(question, Together):
            question.seal(seat, word)
            if question.complete:
                self._reveal(question, seat)
            return
        if not self.keep:
            self.decisions += 1
            self._run(word)
            return
        if self._marks and self._marks[-1].seat != seat:
            self._marks.clear()
        mark = self._mark(seat)
        learned = self.state.chance.learned
        self.decisions += 1
        self._answers.append(word)
        self._said.append((seat, word))
        try:
            self._run(word)
        except Exception:
            self._go_back(mark)
            raise
        if self.state.chance.learned == learned:
            self._marks.append(mark)
        else:
            self._marks.clear()

    def _reveal(self, question: Together, last: int) -> None:
        """All seats have answered: from here on nothing before this can be taken back."""
        mark = self._mark(last)
        answers = question.answers
        for ask, word in zip(question.asks, answers, strict=True):
            if self._is_choice(ask):
                self.decisions += 1
                self._said.append((ask.seat, word))
        self._answers.extend(answers)
        try:
            self._run(answers[0])
        except Exception:
            self._go_back(mark)
            again = self._question
            if isinstance(again, Together):
                for ask in question.asks:
                    again.seal(ask.seat, None if ask.seat == last else question.answer_of(ask.seat))
            raise
        self._marks.clear()

    def _mark(self, seat: int) -> _Mark:
        return _Mark(seat, self._base, self._answers, len(self._answers), self._dreams, len(self._said), len(self.news))

    def _is_choice(self, ask: Ask) -> bool:
        """Is this asked at all? With one option only where asking hides something, and only from who keeps a record."""
        return len(ask.options) > 1 or (ask.veiled and self.keep)

    def _complaint(self, seat: int, word: Word, refusal: Refusal) -> str:
        if refusal is OVER:
            return "the match is over"
        ask = self.ask_of(seat)
        if ask is None:
            asked = ", ".join(str(other.seat) for other in self.asks)
            return f"seat {seat} is not asked now; seat {asked} is"
        law = f" ({refusal.law})" if refusal.law else ""
        return f"seat {seat} may not say {word.text}: {refusal.message}{law}; it may say {listed(ask.options)}"

    # --- running the rules ------------------------------------------------------------------------------------

    def _listen(self) -> None:
        self.state.news = self.news if self.keep else None

    def _begin_step(self) -> bool:
        """Start the next step; False when the match is over."""
        self.result = self.game.result(self.state)
        if self.result is not None:
            self._flow = None
            self._question = None
            return False
        if self.keep:
            self._base = self.state.copy()
            self._answers = []
            self._dreams = []
        self._flow = self.game.step(self.state)
        return True

    def _run(self, word: Word | None) -> None:
        """Let the rules run on until somebody has a choice, or the match is over."""
        flow = self._flow
        while flow is not None:
            try:
                question = next(flow) if word is None else flow.send(word)
            except StopIteration:
                word = None
                if not self._begin_step():
                    return
                flow = self._flow
                continue
            self._question = question
            if isinstance(question, Ask):
                if self._is_choice(question):
                    return
                word = question.options[0]
                if self.keep:
                    self._answers.append(word)
            else:
                word = self._forced_together(question)
                if word is None:
                    return

    def _forced_together(self, question: Question) -> Word | None:
        """A `Together` in which nobody has a choice answers itself."""
        assert isinstance(question, Together)
        for ask in question.asks:
            if not self._is_choice(ask):
                question.seal(ask.seat, ask.options[0])
        if not question.complete:
            return None
        if self.keep:
            self._answers.extend(question.answers)
        return question.answers[0]

    def _rerun(self, answers: list[Word], count: int) -> None:
        """Run the step from its base and feed it answers: no options are worked out, no news told."""
        dreams = list(self._dreams)
        flow: Flow[None] = self.game.step(self.state)
        self._flow = flow
        question = next(flow)
        at = 0
        while True:
            while dreams and dreams[0].at == at:
                self._question = question
                self._redeal(dreams.pop(0))
            if at >= count:
                break
            if isinstance(question, Together):
                for ask in question.asks:
                    question.seal(ask.seat, answers[at])
                    at += 1
                question = flow.send(answers[at - 1])
            else:
                question = flow.send(answers[at])
                at += 1
        self._question = question

    # --- copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent match at the same point: a copy of the step's base, and a rerun of the step's answers."""
        if not self.keep:
            raise PolanaError("a match that keeps nothing cannot be cloned")
        twin = Match(self.game, self.setup, self.seed, self._base)
        twin.decisions = self.decisions
        twin._said = self._said.copy()
        twin.result = self.result
        if self.result is not None:
            twin.state = self.state.copy()
            return twin
        twin.state = self._base.copy()
        twin._answers = self._answers.copy()
        twin._dreams = self._dreams
        twin._rerun(self._answers, len(self._answers))
        mine, theirs = self._question, twin._question
        if isinstance(mine, Together) and isinstance(theirs, Together):
            for ask in mine.asks:
                theirs.seal(ask.seat, mine.answer_of(ask.seat))
        return twin

    def imagine(self, seat: int, seed: int) -> Match:
        """A clone in which all that the seat may not know is dealt anew, and chance has a generator of its own.

        The same view and seed give the same imagined match, whatever the truth is.
        """
        twin = self.clone()
        dream = _Dream(len(twin._answers), seat, seed)
        twin._dreams = [*twin._dreams, dream]
        twin._redeal(dream)
        return twin

    def _redeal(self, dream: _Dream) -> None:
        rng = Rng(dream.seed)
        self.state.chance.unscript()
        self.state.chance.reseed(rng.fork())
        self.game.imagine(self.state, dream.seat, rng)
        for ask in self.asks:
            if ask.seat != dream.seat:
                ask.forget()
                if isinstance(self._question, Together):
                    self._question.seal(ask.seat, None)

    def playout(self, chooser: Chooser, limit: int = 1_000_000) -> int:
        """Play on with one chooser for all seats, keeping nothing, and count the decisions.

        Stops when the match is over or after `limit` decisions. The match cannot be cloned afterwards.
        """
        self.keep = False
        self.state.news = None
        count = 0
        while count < limit:
            question = self._question
            if isinstance(question, Ask):
                if len(question.options) == 1:
                    self._run(question.options[0])
                else:
                    count += 1
                    self._run(chooser.choose(self, question))
            elif isinstance(question, Together):
                for ask in question.asks:
                    if question.answer_of(ask.seat) is not None:
                        continue
                    if len(ask.options) == 1:
                        question.seal(ask.seat, ask.options[0])
                    else:
                        count += 1
                        question.seal(ask.seat, chooser.choose(self, ask))
                self._run(question.answers[0])
            if self.result is not None:
                break
        self.decisions += count
        return count

    # --- taking back ------------------------------------------------------------------------------------------

    def undo_depth(self, seat: int) -> int:
        """How many words the seat may take back: those since which nobody learned anything and nobody else chose."""
        question = self._question
        if isinstance(question, Together):
            return 1 if question.answer_of(seat) is not None else 0
        return len(self._marks) if self._marks and self._marks[-1].seat == seat else 0

    def undo(self, seat: int) -> None:
        """Take back the seat's last word."""
        question = self._question
        if isinstance(question, Together) and question.answer_of(seat) is not None:
            question.seal(seat, None)
            return
        if not self._marks or self._marks[-1].seat != seat:
            raise PolanaError(f"seat {seat} has nothing to take back: something new was learned or another seat chose")
        self._go_back(self._marks.pop())

    def _go_back(self, mark: _Mark) -> None:
        self._base = mark.base
        self._answers = mark.answers[: mark.count]
        self._dreams = mark.dreams
        self.state = mark.base.copy()
        self.result = None
        self.decisions -= len(self._said) - mark.said
        del self._said[mark.said :]
        del self.news[mark.told :]
        self._rerun(self._answers, mark.count)
        self._listen()

    # --- records ----------------------------------------------------------------------------------------------

    @property
    def said(self) -> list[tuple[int, Word]]:
        """All words said so far, with their seats; at the end those that are sealed in a `Together`."""
        said = list(self._said)
        question = self._question
        if isinstance(question, Together):
            for ask in question.asks:
                answer = question.answer_of(ask.seat)
                if answer is not None and self._is_choice(ask):
                    said.append((ask.seat, answer))
        return said

    def record(self) -> str:
        """The match as a text that `replay` understands. It holds every secret of the match."""
        return record.write(self.game, self.setup, self.seed, self.said)

    @staticmethod
    def replay(text: str) -> Match:
        """Play a record again, checking every word; stops with the line number at the first that is not legal."""
        match, error = Match.replay_far(text)
        if error is not None:
            raise error
        return match

    @staticmethod
    def replay_far(text: str) -> tuple[Match, RecordError | None]:
        """Replay as far as the rules allow: the match at its last good word, and what was wrong after it."""
        entry = record.read(text)
        match = Match(entry.game, entry.setup, entry.seed)
        for line in entry.lines:
            try:
                match._say(line.seat, match._word(line.text))
            except PolanaError as error:
                return match, RecordError(line.number, str(error))
        return match, None


def start(name: str, seats: Sequence[str] | int = 2, *, seed: int = 0, keep: bool = True, **options: Value) -> Match:
    """Begin a match: `start("northgard", seats=["wolf", "raven"], creatures=True, seed=7)`.

    `seats` lists a clan or faction for each seat (`?` chooses at the table), or says how many seats choose.
    """
    game = find(name)
    return Match(game, game.setup(seats, options), seed, keep=keep)


__all__ = ["Chooser", "Match", "RandomChooser", "RuleError", "start"]
