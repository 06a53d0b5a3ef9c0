"""Match: a game being played. The referee that knows no game.

How the rules run, and how a point in the middle of a step is reached again, is in `step.py`; here is what people and
bots do with it: choose, clone, imagine, take back, record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from polana.kernel import position, record
from polana.kernel.chooser import Chooser, RandomChooser
from polana.kernel.errors import NotAllowed, PolanaError, RecordError, RuleError, SetupError, listed
from polana.kernel.flow import Ask, Together
from polana.kernel.game import Game, Setup, Value, find
from polana.kernel.mark import Mark
from polana.kernel.news import News
from polana.kernel.refusal import NOT_ASKED, OTHER_SEAT, OVER, Refusal, wrong
from polana.kernel.rng import FAST, chance_of
from polana.kernel.seal import Seal, seed_anew
from polana.kernel.state import State
from polana.kernel.step import Dealing, Redeal, Scripting, Stepper
from polana.kernel.word import Word

#: What a match can be run to the end of.
ENDS: Final = ("step", "phase", "turn")


@final
class Match(Stepper):
    """A game being played: who is asked what, and what follows from the answer.

    `keep=False` makes a match that keeps nothing: no record, no undo, no clones, no news, and veiled asks with one
    option are not asked. A rule that breaks leaves it broken. Playouts use it.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        state: State | None = None,
        keep: bool = True,
        generator: str = FAST,
    ) -> None:
        if state is None and seed < 0:
            raise SetupError("a seed is a whole number from 0 up", wrong("error-kernel-no-number", text=str(seed)))
        super().__init__(game, game.new(setup, chance_of(generator, seed)) if state is None else state, keep)
        self.setup: Setup = setup
        self.seed: int = seed
        #: Where chance comes from: `FAST`, or `KEYED` where people play.
        self.generator: str = generator
        #: What the table has promised about the seed, for the record.
        self.seal: Seal | None = None
        #: The text of the position that it began with, if it did not begin at the beginning.
        self.start: str = ""
        self.decisions: int = 0
        self._said: list[tuple[int, Word]] = []
        self._scripts: list[record.Scripted] = []
        self._dealt: list[record.Dealt] = []
        self._from_start: bool = state is None
        self._last: Mark | None = None
        if state is None:
            self._open()

    @staticmethod
    def of_state(game: Game, setup: Setup, state: State, keep: bool = True) -> Match:
        """A match that goes on from a state that is between two steps (a built position, an analysis).

        The match plays on with this very state, not with a copy. Such a match has no record, since its beginning is not
        known.
        """
        match = Match(game, setup, 0, state, keep)
        match._open()
        return match

    @staticmethod
    def at(text: str, seed: int = 0, generator: str = FAST, keep: bool = True) -> Match:
        """A match that begins with a position (`position.py`) and has a record of its own."""
        start = position.read(text)
        match = Match(start.game, start.setup, seed, start.state(chance_of(generator, seed)), keep, generator)
        match._from_start = True
        match.start = text
        try:
            match._listen()
            start.game.take_up(match.state)
            match._open()
        except Exception as error:
            if isinstance(error, PolanaError) and not isinstance(error, RuleError):
                raise
            raise position.impossible(error) from error
        return match

    def _open(self) -> None:
        self._listen()
        self._begin_step()
        self._run(None)

    # --- asking -----------------------------------------------------------------------------------------------

    def why_not(self, seat: int, word: Word | str) -> Refusal | None:
        """None if the seat may say this word now, else why not and which paragraph says so."""
        word = self._word(word)
        if self.result is not None:
            return OVER
        ask = self.ask_of(seat)
        if ask is None:
            return OTHER_SEAT if self.asks else NOT_ASKED
        return ask.why_not(word)

    def view(self, reader: int) -> Mapping[str, object]:
        """What a seat (or `SPECTATOR`) may see."""
        return self.game.view(self.state, reader)

    def news_for(self, reader: int, since: int = 0) -> list[News]:
        """What a reader may know of all that happened, from a given length of `news` on."""
        return [line for line in self.news[since:] if line.visible_to(reader)]

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
            self._scripts.append(record.Scripted(len(self._said), script))

    def _complaint(self, seat: int, word: Word, refusal: Refusal) -> str:
        if refusal is OVER:
            return "the match is over"
        ask = self.ask_of(seat)
        if ask is None:
            asked = ", ".join(str(other.seat) for other in self.asks)
            return f"seat {seat} is not asked now; asked is {asked}"
        law = f" ({refusal.law})" if refusal.law else ""
        return f"seat {seat} may not say {word.text}: {refusal.message}{law}; it may say {listed(ask.options)}"

    # --- copies -----------------------------------------------------------------------------------------------

    def clone(self, news: bool = False) -> Match:
        """An independent match at the same point: a copy of the step's base, and a rerun of the step's answers.

        It goes on as this one would, undo and record included, but silently, unless it is to keep the news.
        """
        if not self.keep:
            raise PolanaError("a match that keeps nothing cannot be cloned")
        self._notice_script()
        twin = Match(self.game, self.setup, self.seed, self._base, generator=self.generator)
        twin.seal = self.seal
        twin.start = self.start
        if news:
            twin.chronicle = self.chronicle.copy()
        twin.decisions = self.decisions
        twin.result = self.result
        twin._said = self._said.copy()
        twin._scripts = self._scripts.copy()
        twin._dealt = self._dealt
        twin._from_start = self._from_start
        twin._last = self._last
        twin._answers = self._answers.copy()
        twin._twists = self._twists
        if self.result is not None:
            twin.state = self.state.copy()
            twin._script = self._script
            return twin
        twin._rerun()
        if news:
            twin._listen()
        mine, theirs = self._question, twin._question
        if isinstance(mine, Together) and isinstance(theirs, Together):
            theirs.restore(mine.sealed())
        return twin

    def imagine(self, seat: int, seed: int) -> Match:
        """A clone in which all that the seat may not know is dealt anew, and chance has a generator of its own.

        The same view and seed give the same imagined match, whatever the truth is. So it has forgotten what was said
        before, and has no record. It stands at the same question; where that is put to another seat, its options are
        those of the new deal, and there may be only one.
        """
        twin = self.clone()
        twin.seed = seed
        twin.generator = FAST
        twin.seal = None
        twin.start = ""
        twin._said = []
        twin._scripts = []
        twin._dealt = []
        twin._from_start = False
        twin._last = None
        redeal = Redeal(len(twin._answers), seat, seed)
        twin._twists = twin._twists + [redeal]
        redeal.apply(twin)
        twin._script = None
        return twin

    def playout(self, chooser: Chooser, limit: int = 1_000_000) -> int:
        """Play on with one chooser for all seats, keeping nothing, and count the decisions.

        Stops when the match is over or after `limit` decisions. The match cannot be cloned afterwards.
        """
        self.keep = False
        self.state.news = None
        self._last = None
        self._skip_forced()
        count = 0
        while count < limit and self.result is None:
            question = self._question
            if isinstance(question, Ask):
                count += 1
                self._run(chooser.choose(self, question))
            elif isinstance(question, Together):
                for ask in question.asks:
                    if question.answer_of(ask.seat) is None:
                        count += 1
                        question.seal(ask.seat, chooser.choose(self, ask))
                self._run(question.answers[0])
        self.decisions += count
        return count

    def run_to(self, end: str, chooser: Chooser, limit: int = 10_000) -> int:
        """Play on to the end of the "step", "phase" or "turn", with one chooser for all seats; how many words it took.

        What is said is kept as if people had said it. Stops sooner when the match is over or after `limit` words.
        """
        if end not in ENDS or not self.keep:
            raise PolanaError(f"a match that keeps its words is run to the end of a {', '.join(ENDS)}, not {end!r}")
        base, moment = self._base, self.game.moment(self.state)
        said = 0
        while self.result is None and said < limit:
            ask = self.ask
            assert ask is not None
            self._say(ask.seat, chooser.choose(self, ask))
            said += 1
            turn, phase = self.game.moment(self.state)
            if (
                turn != moment[0]
                or (end != "turn" and phase != moment[1])
                or (self._base is not base and (end == "step" or self.game.turn_ended(base, self._base)))
            ):
                break
        return said

    def deal_anew(self, seat: int, seed: int) -> None:
        """Deal anew, for good, all that the seat may not know, and go on with chance from that seed.

        For a table where somebody may know more than he should. The record tells of it; no word before it can be taken
        back, and what lay sealed in a `Together` is asked for again.
        """
        if not self.keep or self.result is not None:
            raise PolanaError("only a match that is being played can be dealt anew")
        self._notice_script()
        dealing = Dealing(len(self._answers), seat, seed)
        self._twists = self._twists + [dealing]
        self._dealt = self._dealt + [record.Dealt(len(self._said), seat, seed)]
        self._last = None
        self._deal(dealing)

    @property
    def dealt(self) -> list[record.Dealt]:
        """What was dealt anew, in order."""
        return self._dealt.copy()

    def seed_anew(self, seat: int) -> int:
        """The seed of a new deal for a seat, now, at a table that has sealed its own."""
        assert self.seal is not None
        return seed_anew(self.seal.salt, len(self._dealt), len(self._said), seat)

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

    def position(self) -> str:
        """The position in which the current step began, as a text for `Match.at`."""
        if not self.keep or self.result is not None:
            raise PolanaError("only a match that is kept and goes on has a position", wrong("error-position-over"))
        return position.write(self.game, self.setup, self._base)

    def record(self) -> str:
        """The match as a text that `replay` understands. It holds every secret of the match."""
        if not self.keep or not self._from_start:
            raise PolanaError("there is no record of this match, since not all that was said in it is known")
        self._notice_script()
        # The salt stays shut until the end: what is dealt anew comes from it.
        seal = self.seal if self.result is not None else None
        rest = (self._scripts, self.generator, seal, self._dealt, self.start)
        return record.write(self.game, self.setup, self.seed, self.said, *rest)

    @staticmethod
    def replay(text: str) -> Match:
        """Play a record again, checking every word; stops with the line number at the first that is not legal."""
        match, error = Match.replay_far(text)
        if error is not None:
            raise error
        return match

    @staticmethod
    def replay_far(text: str) -> tuple[Match, RecordError | None]:
        """Replay as far as the rules allow; gives the match at its last good word, and what was wrong after it."""
        entry = record.read(text)
        if entry.start:
            match = Match.at(entry.start, entry.seed, entry.generator)
        else:
            match = Match(entry.game, entry.setup, entry.seed, generator=entry.generator)
        match.seal = entry.seal
        scripts = list(entry.scripts)
        dealt = list(entry.dealt)
        for at, line in enumerate(entry.lines):
            while scripts and scripts[0].after <= at:
                match.state.chance.follow(scripts.pop(0).script)
            try:
                while dealt and dealt[0].after <= at:
                    match.deal_anew(dealt[0].seat, dealt.pop(0).seed)
                match._say(line.seat, match._word(line.text))
            except PolanaError as error:
                note = "" if entry.current else f" (the record is of {match.game.name} {entry.version} {entry.data})"
                return match, RecordError(line.number, f"{error}{note}", error.reason)
            except Exception as broken:
                broken.add_note(f"on line {line.number} of the record")
                raise
        for scripted in scripts:
            match.state.chance.follow(scripted.script)
        for one in dealt:
            match.deal_anew(one.seat, one.seed)
        return match, None


def start(name: str, seats: Sequence[str] | int = 2, *, seed: int = 0, keep: bool = True, **options: Value) -> Match:
    """Begin a match: `start("northgard", seats=["wolf", "raven"], creatures=True, seed=7)`.

    `seats` lists a clan or faction for each seat (`?` chooses at the table), or says how many seats choose.
    """
    game = find(name)
    return Match(game, game.setup(seats, options), seed, keep=keep)


__all__ = ["Chooser", "Match", "RandomChooser", "start"]
