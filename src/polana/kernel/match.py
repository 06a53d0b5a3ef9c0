"""Match: a game being played. The referee that knows no game.

How the rules run, and how a point in the middle of a step is reached again, is in `step.py`; what seats say and take
back in `talk.py`; here is how a match begins, is copied and imagined, dealt anew, and recorded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from polana.kernel import position, record
from polana.kernel.chooser import Chooser, RandomChooser
from polana.kernel.errors import PolanaError, PositionError, RecordError, RuleError, SetupError
from polana.kernel.flow import Ask, Together
from polana.kernel.game import AnyGame, Result, Setup, Value, find
from polana.kernel.news import News
from polana.kernel.record import Record
from polana.kernel.refusal import OVER, wrong
from polana.kernel.rng import FAST, Script, chance_of
from polana.kernel.seal import Seal, seed_anew
from polana.kernel.state import State
from polana.kernel.step import Dealing, Redeal
from polana.kernel.talk import Talk
from polana.kernel.word import Word

#: What a match can be run to the end of.
ENDS: Final = ("step", "phase", "turn")


@final
class Match(Talk):
    """A game being played: who is asked what, and what follows from the answer.

    `keep=False` makes a match that keeps nothing: no record, no undo, no clones, no news, and veiled asks with one
    option are not asked. A rule that breaks leaves it broken. Playouts use it. `script` foretells chance from the
    empty table on: also the deal, before anybody is asked.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seed: int,
        state: State | None = None,
        keep: bool = True,
        generator: str = FAST,
        script: Script | None = None,
    ) -> None:
        if state is None:
            if seed < 0:
                raise SetupError("a seed is a whole number from 0 up", wrong("error-kernel-no-number", text=str(seed)))
            chance = chance_of(generator, seed)
            chance.follow(script)
            state = game.new(setup, chance)
            new = True
        else:
            new = False
        super().__init__(game, state, keep)
        self.setup: Setup = setup
        self.seed: int = seed
        #: Where chance comes from: `FAST`, or `KEYED` where people play.
        self.generator: str = generator
        #: What the table has promised about the seed, for the record.
        self.seal: Seal | None = None
        #: How many of its words, and of what was dealt anew, came with a record that somebody brought.
        self.brought: int = 0
        self.brought_deals: int = 0
        #: The text of the position that it began with, if it did not begin at the beginning.
        self.start: str = ""
        #: After how many steps it stops; 0: never.
        self.steps: int = 0
        self._dealt: list[record.Dealt] = []
        #: Did its players agree on a draw?
        self.drawn: bool = False
        self._from_start: bool = new
        if new:
            if script is not None:
                self._scripts.append(record.Scripted(record.OPENING, script))
            self._open()

    @staticmethod
    def of_state(game: AnyGame, setup: Setup, state: State, keep: bool = True) -> Match:
        """A match that goes on from a state that is between two steps (a built position, an analysis).

        The match plays on with this very state, not with a copy. Such a match has no record, since its beginning is not
        known.
        """
        match = Match(game, setup, 0, state, keep)
        match._open()
        return match

    @staticmethod
    def at(
        text: str,
        seed: int = 0,
        generator: str = FAST,
        keep: bool = True,
        script: Script | None = None,
        steps: int = 0,
    ) -> Match:
        """A match that begins with a position (`position.py`) and has a record of its own.

        `script` foretells chance from the first step on: also what falls before the first question. After so many
        `steps` (0: never) the match stops where it is (`halted`), whatever the rules would go on to.
        """
        start = position.read(text)
        state = start.state(chance_of(generator, seed))
        state.chance.follow(script)
        match = Match(start.game, start.setup, seed, state, keep, generator)
        match._from_start = True
        match.start = text
        if script is not None:
            match._scripts.append(record.Scripted(record.OPENING, script))
        if steps > 0:
            match.steps = match.steps_left = steps
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

    def view(self, reader: int) -> Mapping[str, object]:
        """What a seat (or `SPECTATOR`) may see."""
        return self.game.view(self.state, reader)

    def news_for(self, reader: int, since: int = 0) -> list[News]:
        """What a reader may know of all that happened, from a given length of `news` on."""
        return [line for line in self.news[since:] if line.visible_to(reader)]

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
        twin.brought = self.brought
        twin.brought_deals = self.brought_deals
        twin.start = self.start
        twin.steps = self.steps
        twin.steps_left = self.steps_left
        twin.halted = self.halted
        if news:
            twin.chronicle = self.chronicle.copy()
        twin.decisions = self.decisions
        twin.result = self.result
        twin._said = self._said.copy()
        twin._scripts = self._scripts.copy()
        twin._dealt = self._dealt
        twin.drawn = self.drawn
        twin._from_start = self._from_start
        twin._last = self._last
        twin._answers = self._answers.copy()
        twin._twists = self._twists
        if self.result is not None or self.halted:
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
        while count < limit:
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
            else:
                break  # over, or halted
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
        while self.result is None and not self.halted and said < limit:
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
        """Deal anew, for good, all that the seat may not know, and go on with chance from that seed."""
        self.deal_anew_for([seat], seed)

    def deal_anew_for(self, eyes: list[int], seed: int, why: str = "") -> None:
        """The same for all that none of several seats may know; `why` is told in the record.

        For a table where somebody may know more than he should. No word before it can be taken back. What lies sealed
        in a `Together` stays with those whose eyes it was dealt for; the others are asked again.
        """
        if not self.keep or self.result is not None:
            raise PolanaError("only a match that is being played can be dealt anew")
        self._notice_script()
        dealing = Dealing(len(self._answers), eyes, seed)
        self._twists = self._twists + [dealing]
        self._dealt = self._dealt + [record.Dealt(len(self._said), eyes, seed, why)]
        self._last = None
        self._deal(dealing)

    def draw(self) -> None:
        """All who sit at the table have agreed on a draw: the match is over, and nobody has won.

        No rule of a game says so; asking everybody is for whoever runs the table. It cannot be taken back.
        """
        if self.result is not None:
            raise PolanaError("the match is over", OVER)
        self.result = Result([], self.game.scored(self.state, len(self.setup.seats)), "result-kernel-draw", "")
        self.drawn = True
        self._flow = None
        self._question = None
        self._last = None

    def _tell_deal(self, one: record.Dealt) -> None:
        self.deal_anew_for(one.eyes, one.seed, one.why)

    @property
    def dealt(self) -> list[record.Dealt]:
        """What was dealt anew, in order."""
        return self._dealt.copy()

    @property
    def dealt_here(self) -> int:
        """How often things were dealt anew since the last word that is not sealed."""
        return sum([one.after == len(self._said) for one in self._dealt])

    @property
    def standing(self) -> tuple[int, int]:
        """How much was learned so far (dice, draws, what was shown), and how many words are said and not sealed."""
        return self.state.chance.learned, len(self._said)

    def seed_anew(self, eyes: list[int]) -> int:
        """The seed of a new deal for some seats, now, at a table that has sealed its own."""
        assert self.seal is not None
        last = self.seal.last(self.seed, [one.seed for one in self._dealt])
        return seed_anew(self.seal.salt, len(self._dealt), len(self._said), eyes, last)

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
        """The position in which the current step began, or in which a match halted, as a text for `Match.at`."""
        if not self.keep or self.result is not None:
            raise PolanaError("only a match that is kept and goes on has a position", wrong("error-position-over"))
        return position.write(self.game, self.setup, self.state if self.halted else self._base)

    def record(self) -> str:
        """The match as a text that `replay` understands. It holds every secret of the match."""
        if not self.keep or not self._from_start:
            raise PolanaError("there is no record of this match, since not all that was said in it is known")
        self._notice_script()
        # The salt stays shut until the end: what is dealt anew comes from it.
        seal = self.seal if self.result is not None else None
        brought = (self.brought, self.brought_deals)
        rest = (self._scripts, self.generator, seal, self._dealt, self.start, self.drawn, self.steps, brought)
        return record.write(self.game, self.setup, self.seed, self.said, *rest)

    @staticmethod
    def begun(entry: Record) -> Match:
        """The match of a record before its first word: from the beginning, or from a position."""
        opening = [one.script for one in entry.scripts if one.after == record.OPENING]
        script = opening[0] if opening else None
        if not entry.start:
            return Match(entry.game, entry.setup, entry.seed, generator=entry.generator, script=script)
        return Match.at(entry.start, entry.seed, entry.generator, script=script, steps=entry.steps)

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
        try:
            match = Match.begun(entry)
        except PositionError as impossible:
            raise RecordError(record.begins(text), str(impossible), impossible.reason) from None
        scripts = [one for one in entry.scripts if one.after != record.OPENING]
        match.seal = entry.seal
        match.brought, match.brought_deals = entry.brought
        dealt = list(entry.dealt)
        for at, line in enumerate(entry.lines):
            while scripts and scripts[0].after <= at:
                match.state.chance.follow(scripts.pop(0).script)
            try:
                while dealt and dealt[0].after <= at:
                    match._tell_deal(dealt.pop(0))
                match._say(line.seat, match._word(line.text))
            except PolanaError as error:
                note = "" if entry.current and entry.same_words else f" (the record is of {entry.played_under})"
                return match, RecordError(line.number, f"{error}{note}", error.reason)
            except Exception as broken:
                broken.add_note(f"on line {line.number} of the record")
                raise
        for scripted in scripts:
            match.state.chance.follow(scripted.script)
        for one in dealt:
            match._tell_deal(one)
        if entry.drawn:
            if match.over:
                return match, RecordError(entry.drawn, "the match is over", OVER)
            match.draw()
        return match, None


def start(name: str, seats: Sequence[str] | int = 2, *, seed: int = 0, keep: bool = True, **options: Value) -> Match:
    """Begin a match: `start("northgard", seats=["wolf", "raven"], creatures=True, seed=7)`.

    `seats` lists a clan or faction for each seat (`?` chooses at the table), or says how many seats choose.
    """
    game = find(name)
    return Match(game, game.setup(seats, options), seed, keep=keep)


__all__ = ["Chooser", "Match", "RandomChooser", "start"]
