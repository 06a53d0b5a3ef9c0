"""Talk: what seats say while a game runs, one word or a phrase, and what they take back."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from polana.kernel.errors import NotAllowed, PolanaError, listed
from polana.kernel.flow import Ask, Together
from polana.kernel.game import AnyGame
from polana.kernel.mark import Mark
from polana.kernel.record import Scripted
from polana.kernel.refusal import NOT_ASKED, OTHER_QUESTION, OTHER_SEAT, OVER, Refusal, wrong
from polana.kernel.state import State
from polana.kernel.step import Scripting, Stepper
from polana.kernel.word import Word


class Talk(Stepper):
    """A game that runs, and those who answer its questions: what they say is checked, kept, and may be taken back."""

    def __init__(self, game: AnyGame, state: State, keep: bool) -> None:
        super().__init__(game, state, keep)
        self.decisions: int = 0
        self._said: list[tuple[int, Word]] = []
        self._scripts: list[Scripted] = []
        self._last: Mark | None = None

    def why_not(self, seat: int, word: Word | str) -> Refusal | None:
        """None if the seat may say this word now, else why not and which paragraph says so."""
        word = self._word(word)
        if self.result is not None:
            return OVER
        ask = self.ask_of(seat)
        refusal = (OTHER_SEAT if self.asks else NOT_ASKED) if ask is None else ask.why_not(word)
        if ask is not None and refusal is not OTHER_QUESTION:
            return refusal
        # It answers another question: the game may know which, or what it lacks.
        return self.game.why_not_now(self.state, seat, word) or refusal

    # --- choosing ---------------------------------------------------------------------------------------------

    def choose(self, seat: int, words: Word | str | Sequence[Word | str]) -> None:
        """Say a word, or a phrase: several words of one seat, taken all together or not at all.

        A phrase may not go past a die, a drawn card or anything else that is new to the seat: otherwise trying phrases
        would tell what comes next.
        """
        if isinstance(words, Word):
            asked = self._question
            if not self.keep and isinstance(asked, Ask) and asked.seat == seat and asked.offers(words):
                # Learners come this way millions of times: an option needs no other check, and nothing is kept.
                self.decisions += 1
                self._run(words)
            else:
                self._say(seat, words)
            return
        if isinstance(words, str):
            self._say(seat, self._word(words))
            return
        phrase = [self._word(word) for word in words]
        if not phrase:
            raise PolanaError("a phrase has at least one word", wrong("error-kernel-empty-phrase"))
        if len(phrase) == 1:
            self._say(seat, phrase[0])
            return
        self._rehearse(seat, phrase)
        mark = Mark(seat, self)
        try:
            for word in phrase:
                self._say(seat, word)
        except BaseException:
            self._go_back(mark)
            raise

    @abstractmethod
    def clone(self, news: bool = False) -> Talk:
        """An independent one at the same point."""

    def _rehearse(self, seat: int, phrase: list[Word]) -> None:
        """Say the phrase in a clone, so that the match stays untouched by one that fails."""
        if not self.keep:
            raise PolanaError("a match that keeps nothing takes one word at a time")
        trial = self.clone()
        for at, word in enumerate(phrase):
            news = trial._say(seat, word)
            if at < len(phrase) - 1 and (news or trial.over):
                text = f"{word.text} brings something new, so the phrase has to end with it"
                raise PolanaError(text, wrong("error-kernel-long-phrase", word=word))

    def _word(self, word: Word | str) -> Word:
        return self.game.vocabulary[word] if isinstance(word, str) else word

    def _say(self, seat: int, word: Word) -> bool:
        """Take one word and go on; True if somebody learned something by it, so that it cannot be taken back."""
        refusal = self.why_not(seat, word)
        if refusal is not None:
            raise NotAllowed(self._complaint(seat, word, refusal), refusal)
        question = self._question
        together = question if isinstance(question, Together) else None
        if together is not None and not together.waits_for(seat):
            together.seal(seat, word)
            return False
        if not self.keep:
            if together is not None:
                together.seal(seat, word)
                word = self._reveal(together)
            else:
                self.decisions += 1
            self._run(word)
            return False
        self._notice_script()
        mark = Mark(seat, self)
        learned = self.state.chance.learned
        try:
            if together is not None:
                together.seal(seat, word)
                word = self._reveal(together)
            else:
                self.decisions += 1
                self._answers.append(word)
                self._said.append((seat, word))
            self._run(word)
        except BaseException:
            self._go_back(mark)
            raise
        if together is not None or self.state.chance.learned != learned:
            self._last = None
            return True
        if mark.before is not None and mark.before.seat != seat:
            mark.before = None
        self._last = mark
        return False

    def _reveal(self, together: Together) -> Word:
        """All seats have answered; gives the word that the flow goes on with."""
        answers = together.answers
        for ask, word in zip(together.asks, answers, strict=True):
            if self._is_choice(ask):
                self.decisions += 1
                if self.keep:
                    self._said.append((ask.seat, word))
        if self.keep:
            self._answers.extend(answers)
        return answers[0]

    def _notice_script(self) -> None:
        """Chance may be scripted at any time while the match waits: remember where, for clones, undo and record."""
        script = self.state.chance.scripted
        if script is not self._script:
            self._script = script
            self._twists = self._twists + [Scripting(len(self._answers), script)]
            self._scripts.append(Scripted(len(self._said), script))

    def _complaint(self, seat: int, word: Word, refusal: Refusal) -> str:
        if refusal is OVER:
            return "the match is over"
        ask = self.ask_of(seat)
        if ask is None:
            asked = ", ".join(str(other.seat) for other in self.asks)
            return f"seat {seat} is not asked now; asked is {asked}"
        law = f" ({refusal.law})" if refusal.law else ""
        return f"seat {seat} may not say {word.text}: {refusal.message}{law}; it may say {listed(ask.options)}"

    # --- taking back ------------------------------------------------------------------------------------------

    def undo_depth(self, seat: int) -> int:
        """How many words the seat may take back: those since which nobody learned anything and nobody else chose."""
        depth = 0
        question = self._question
        if isinstance(question, Together):
            chosen = [ask.seat for ask in question.asks if self._has_chosen(question, ask)]
            depth = 1 if seat in chosen else 0
            if len(chosen) > depth:
                return depth
        mark = self._last
        if mark is not None and mark.seat == seat:
            while mark is not None:
                depth += 1
                mark = mark.before
        return depth

    def undo(self, seat: int) -> None:
        """Take back the seat's last word."""
        if not self.undo_depth(seat):
            text = f"seat {seat} has nothing to take back: something new was learned or another seat chose"
            raise PolanaError(text, wrong("error-kernel-no-undo"))
        question = self._question
        mark = self._last
        if isinstance(question, Together) and any(
            ask.seat == seat and self._has_chosen(question, ask) for ask in question.asks
        ):
            question.seal(seat, None)
        elif mark is not None:
            self._go_back(mark)

    def _go_back(self, mark: Mark) -> None:
        loud = self.state.news is not None
        self.result = None
        self.halted = False
        self.steps_left = mark.steps_left
        self.decisions = mark.decisions
        del self._said[mark.said :]
        del self._scripts[mark.scripts :]
        self.chronicle.go_back(mark.told, mark.scope, mark.opened)
        self._last = mark.before
        self._base = mark.base
        self._answers = mark.answers[: mark.count]
        self._twists = mark.twists
        self._rerun()
        question = self._question
        if isinstance(question, Together) and mark.sealed is not None:
            question.restore(mark.sealed)
        if loud:
            self._listen()
