"""The workbench: where the jobs of work.py are done."""

from __future__ import annotations

import time
from collections import OrderedDict
from importlib import import_module

import msgspec

from polana.bots.opinion import Opinion
from polana.kernel.errors import PolanaError, RecordError
from polana.kernel.game import Game, Setup, find, register
from polana.kernel.match import Match
from polana.kernel.record import UNDO
from polana.school.hints import consider_for, hint
from polana.school.review import Reviewer
from polana.table import lobby
from polana.table.bots import bot
from polana.table.lessons import teach, tutor_of
from polana.table.messages import Frame, Outline
from polana.table.retelling import Told, begun, is_word, read_record, tell
from polana.table.secret import hashed
from polana.table.wire import args_info, line_info, refusal_info
from polana.table.work import (
    Advise,
    AdviseLearner,
    Answer,
    Draw,
    GoBack,
    Hello,
    Job,
    LookBack,
    Read,
    Recipe,
    Teach,
    Think,
    Trace,
)

#: Matches that are kept, so that the next word of the same table needs no replay.
KEPT = 64

#: Of the time for a hint, the part that is spent on figures; the rest goes to reasons.
THINKING = 0.7

#: Questions that may be thought about further.
THOUGHTS = 4

#: Reviews that may be gone on with.
REVIEWS = 8


class Workbench:
    """What a worker remembers from job to job."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, tuple[list[tuple[int, str]], Match]] = OrderedDict()
        self._opinions: OrderedDict[str, Opinion] = OrderedDict()
        self._reviewers: OrderedDict[str, Reviewer] = OrderedDict()

    def answer(self, job: Job) -> Answer:
        """What came of a job; one that fails is no reason to stop."""
        try:
            return Answer(self.do(job))
        except Exception as error:
            return Answer(b"", f"{type(error).__name__}: {error}")

    def do(self, job: Job) -> bytes:
        match job:
            case Hello():
                bring_games(job.games)
                return b""
            case Think():
                return self.think(job).encode()
            case Advise():
                return self.advise(job)
            case AdviseLearner():
                return self.advise_learner(job)
            case Draw():
                return draw(job)
            case Trace():
                return trace(job)
            case LookBack():
                return self.look_back(job)
            case GoBack():
                return go_back(job).encode()
            case Read():
                return msgspec.json.encode(read(job.text))
            case Teach():
                return msgspec.json.encode(teach(job))

    def think(self, job: Think) -> str:
        # Whatever a bot does with the match, ours stays as it is.
        match = self._at(job.position).clone()
        ask = match.ask_of(job.seat)
        if ask is None:
            raise ValueError(f"seat {job.seat} is asked nothing")
        return bot(job.level, job.position.game, job.luck).choose(match, ask).text

    def advise(self, job: Advise) -> bytes:
        """Go on thinking about a question, if this worker has begun to."""
        position = job.position
        place = f"{position.table} {len(position.said)} {job.seat}"
        # As many words may have been other words, before some were taken back. What is imagined hangs on none of them.
        key = f"{place} {hashed(repr(position.said))}"
        opinion = self._opinions.pop(key, None)
        if opinion is None or not job.spent:
            match = self._at(position).clone()
            opinion = Opinion(match, job.seat, int(hashed(place)[:12], 16))
        return self._advised(key, opinion, job.seconds)

    def advise_learner(self, job: AdviseLearner) -> bytes:
        key = "\n".join([job.game, job.name, *job.acts])
        opinion = self._opinions.pop(key, None)
        if opinion is None:
            tutor = tutor_of(job.game, job.name, tuple(job.acts))
            if tutor.ask is None:
                return msgspec.json.encode(None)
            opinion = Opinion(tutor.match, tutor.seat, 0)
        return self._advised(key, opinion, job.seconds)

    def _advised(self, key: str, opinion: Opinion, seconds: float) -> bytes:
        until = time.perf_counter() + seconds
        consider_for(opinion, THINKING * seconds)
        self._opinions[key] = opinion
        if len(self._opinions) > THOUGHTS:
            self._opinions.popitem(last=False)
        return msgspec.json.encode(hint(opinion, until))

    def look_back(self, job: LookBack) -> bytes:
        """Go on with a review; one that was begun elsewhere begins again here, and finds the same."""
        position = job.position
        key = f"{position.table} {len(position.said)} {job.judged}"
        reviewer = self._reviewers.pop(key, None)
        if reviewer is None:
            reviewer = Reviewer(new_match(position), position.said, tell, job.judged)
        until = time.perf_counter() + job.seconds
        while not reviewer.over and time.perf_counter() < until:
            reviewer.go_on()
        if not reviewer.over:
            self._reviewers[key] = reviewer
            if len(self._reviewers) > REVIEWS:
                self._reviewers.popitem(last=False)
        return msgspec.json.encode(reviewer.found())

    def _at(self, position: Recipe) -> Match:
        said, match = self._matches.pop(position.table, ([], None))
        if match is None or position.said[: len(said)] != said:
            said, match = [], new_match(position)
        for seat, text in position.said[len(said) :]:
            tell(match, seat, text)
        self._matches[position.table] = (position.said, match)
        if len(self._matches) > KEPT:
            self._matches.popitem(last=False)
        return match


def read(text: str) -> Told:
    """A record, or what is wrong with it."""
    try:
        found, entries = read_record(text)
    except PolanaError as error:
        if error.reason is None:
            raise
        line = error.line if isinstance(error, RecordError) else 1
        return Told(fault=lobby.Fault("record", str(error), refusal_info(error.reason), line))
    setup = found.setup
    return Told(found.game.name, setup.seats, setup.options, str(found.seed), found.generator, found.start, entries)


def go_back(job: GoBack) -> str:
    """The record of a match up to here, with what the seat cannot know dealt anew."""
    match = new_match(job.position)
    for seat, text in job.position.said:
        tell(match, seat, text)
    match.deal_anew_for([job.seat], int(job.seed), UNDO)
    return match.record()


def draw(job: Draw) -> bytes:
    """The frames from `start` on: the table after that many words."""
    match = new_match(job.position)
    frames: list[Frame] = []
    told = 0
    for at in range(min(job.start + job.count, len(job.position.said) + 1)):
        if at:
            seat, text = job.position.said[at - 1]
            asked = next((ask for ask in match.asks if ask.seat == seat), None)
            tell(match, seat, text)
            if not is_word(text):
                # Nobody's word, and whoever knew its seed would know everything from here on.
                seat, text = -1, ""
        else:
            seat, text, asked = -1, "", None
        if at >= job.start:
            # Whoever reads everything needs no line that is told to some in place of another.
            whole = [line for line in match.news[told:] if not line.hidden_from]
            news = whole if job.whole_log else match.news_for(job.readers[0], told)
            word = text if text and seat in job.open_words else None
            views = [msgspec.Raw(msgspec.json.encode(match.view(reader))) for reader in job.readers]
            frame = Frame(at, seat, word, views, [line_info(line) for line in news])
            if word is not None and asked is not None:
                frame.about, frame.args = asked.about, args_info(asked.args or {})
            frames.append(frame)
        told = len(match.news)
    return msgspec.json.encode(frames)


def trace(job: Trace) -> bytes:
    """Who spoke, and how long the reader's log was then."""
    match = new_match(job.position)
    seats: list[int] = []
    lines = [len(match.news_for(job.reader))]
    told = len(match.news)
    for seat, text in job.position.said:
        tell(match, seat, text)
        seats.append(seat if is_word(text) else -1)
        lines.append(lines[-1] + len(match.news_for(job.reader, told)))
        told = len(match.news)
    return msgspec.json.encode(Outline(len(seats), seats, lines))


def new_match(position: Recipe) -> Match:
    setup = Setup(position.values, position.options)
    return begun(find(position.game), setup, int(position.seed), position.generator, position.start)


def bring_games(names: list[str] | tuple[str, ...]) -> None:
    """Register further games, each `module:attribute`."""
    for name in names:
        module, _, attribute = name.partition(":")
        game = getattr(import_module(module), attribute)
        assert isinstance(game, Game)
        register(game)
