"""Lessons as the page plays them: what the learner did so far comes with every request.

Nothing is kept between requests but a few tutors, to save playing the same acts again.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from polana.kernel.errors import PolanaError, UnknownWord
from polana.kernel.game import find
from polana.kernel.news import News
from polana.kernel.refusal import OTHER_QUESTION
from polana.school import lesson as lessons
from polana.school.counsel import Hint
from polana.school.inspection import misplays
from polana.school.lesson import LANGUAGES, Lesson
from polana.school.tutor import MOST_HINTS, Tutor
from polana.table import messages as m
from polana.table.complaint import Complaint, Declined
from polana.table.lobby import Fault
from polana.table.outlook import Outlook
from polana.table.secret import hashed
from polana.table.wire import alone_info, ask_info, line_info, refusal_info
from polana.table.work import Taught, Teach

#: How many tutors wait for the next act of their learner.
KEPT: Final = 64

#: Seconds after which the order of a hint's candidates is fixed.
LONGEST_THOUGHT: Final = 4.0

#: The question of a step *find*: it is none of the game's.
FIND: Final = "page-learn-find"

#: What a lesson is called that somebody brought.
OWN: Final = "own"
#: Lessons that somebody brought and that were found to be sound.
OWN_KEPT: Final = 16

_brought: OrderedDict[str, Lesson] = OrderedDict()
_kept: OrderedDict[tuple[str, str, tuple[str, ...]], Tutor] = OrderedDict()


def course_list() -> list[m.CourseInfo]:
    """The courses of all games that have lessons."""
    return [
        m.CourseInfo(
            game.name,
            [m.LessonLine(one.name, one.en, one.pl, one.minutes, one.group, one.sign) for one in course.lessons],
            course.guided,
            course.options,
        )
        for game, course in lessons.courses()
    ]


def coach_info(name: str) -> m.CoachInfo:
    """What the coach of a game says."""
    try:
        game = find(name)
    except PolanaError:
        raise Complaint("not-found", "error-kernel-no-game", name=name) from None
    return m.CoachInfo(game.name, lessons.coach_texts(game))


def lesson_info(game: str, name: str) -> bytes:
    """A lesson as the page opens it, as the JSON of a `LessonInfo`."""
    return _told(_found(game, name))


def _told(found: Lesson) -> bytes:
    steps = [m.LessonStep(step.id, step.kind, step.points, step.count) for step in found.steps]
    texts = {language: found.texts(language) for language in LANGUAGES}
    return msgspec.json.encode(m.LessonInfo(found.game, found.name, found.seat, found.boxes, steps, texts))


def learn(game: str, name: str, wish: m.Learn) -> bytes:
    """Where what a learner does leads, as the JSON of a `Lecture`."""
    return _learn(_found(game, name), wish)


def teach(job: Teach) -> Taught:
    """A lesson that somebody brought."""
    try:
        lesson = _own(job.own)
        return Taught(msgspec.Raw(_told(lesson) if job.wish is None else _learn(lesson, job.wish)))
    except Complaint as error:
        return Taught(fault=Fault(error.code, error.text, refusal_info(error.reason)))


def _own(own: m.OwnLesson) -> Lesson:
    """The lesson that was brought; one that cannot be taken to its end is none."""
    name = f"{OWN}-{hashed(chr(0).join([own.lesson, own.en, own.pl]))[:16]}"
    lesson = _brought.pop(name, None)
    if lesson is None:
        try:
            lesson = lessons.bring(own.lesson, {"en": own.en or own.pl, "pl": own.pl or own.en}, name)
            wrong = misplays(lesson)
        except PolanaError as error:
            raise Complaint("lesson", "error-table-own-lesson", text=str(error)) from None
        if wrong:
            raise Complaint("lesson", "error-table-own-lesson", text=wrong[0].replace(name, OWN))
    _brought[name] = lesson
    while len(_brought) > OWN_KEPT:
        _brought.popitem(last=False)
    return lesson


def _learn(lesson: Lesson, wish: m.Learn) -> bytes:
    acts = tuple(wish.acts)
    tutor = _tutor(lesson, acts)
    show = _Shown(tutor, wish.seq)
    answer: m.Done | m.Why | m.Outlook | m.Refused
    if wish.act:
        answer = _act(tutor, wish.act, len(acts), show)
        acts += (wish.act,)
    elif wish.why:
        answer = _why(tutor, wish.why)
    elif wish.ahead is not None:
        answer = _ahead(tutor, wish.ahead, wish.seq)
    else:
        show.frame("same")
        answer = m.Done(0, show.seq)
    _keep(acts, tutor)
    return msgspec.json.encode(m.Lecture(show.frames, answer))


def advice(game: str, name: str, wish: m.Learn, hint: Hint | None) -> bytes:
    """A hint for a learner, as the JSON of a `Lecture`."""
    assert wish.consult is not None
    if hint is None:
        raise Complaint("not-now", "why-kernel-other-seat")
    tutor = tutor_of(game, name, tuple(wish.acts))
    _keep(tuple(wish.acts), tutor)
    last = wish.consult >= LONGEST_THOUGHT
    return msgspec.json.encode(m.Lecture([], m.Advice(0, tutor.seat, wish.seq, wish.consult, last, True, hint)))


def _found(game: str, name: str) -> lessons.Lesson:
    try:
        return lessons.lesson(find(game), name)
    except PolanaError:
        raise Complaint("not-found", "error-table-no-lesson", name=name) from None


def tutor_of(game: str, name: str, acts: tuple[str, ...]) -> Tutor:
    """The tutor of a learner who has done this."""
    return _tutor(_found(game, name), acts)


def _tutor(lesson: Lesson, acts: tuple[str, ...]) -> Tutor:
    kept = _kept.pop((lesson.game, lesson.name, acts), None)
    if kept is not None:
        return kept
    tutor = Tutor(lesson)
    try:
        for number, act in enumerate(acts):
            _may(act, number)
            for _ in tutor.act(act):
                pass
    except PolanaError:
        # The lesson is another one since: the page begins at the step again.
        raise Complaint("not-now", "error-table-lesson-changed") from None
    return tutor


def _keep(acts: tuple[str, ...], tutor: Tutor) -> None:
    _kept[(tutor.lesson.game, tutor.lesson.name, acts)] = tutor
    while len(_kept) > KEPT:
        _kept.popitem(last=False)


def _may(act: str, number: int) -> None:
    """To begin at a step plays all that is before it: that is done once."""
    if number and act.startswith("at "):
        raise Complaint("malformed", "error-table-malformed", "`at STEP` comes first")


def _act(tutor: Tutor, act: str, number: int, show: _Shown) -> m.Done | m.Refused:
    _may(act, number)
    step, tries = tutor.at, len(tutor.tried)
    try:
        for moment in tutor.act(act):
            show.frame(moment.what)
    except UnknownWord:
        raise
    except PolanaError:
        raise Complaint("not-now", "error-table-lesson-changed") from None
    if not show.frames:
        # A hint, a refusal, a wrong click: the table is as it was, the lesson is not.
        show.frame("same")
    tried = tutor.tried[tries:] if tutor.at == step else []
    if tried and tried[-1].refusal is not None:
        return m.Refused(0, tried[-1].words[-1], refusal_info(tried[-1].refusal))
    return m.Done(0, show.seq)


def _why(tutor: Tutor, word: str) -> m.Why:
    refusal = tutor.match.why_not(tutor.seat, word) if word in tutor.game.vocabulary else None
    bars: list[m.Barred] = []
    if refusal is not None and refusal.message == OTHER_QUESTION.message and tutor.ask is not None:
        bars = Outlook(tutor.match, tutor.seat, frozenset()).bars(tutor.game.vocabulary[word])
    return m.Why(0, tutor.seat, word, None if refusal is None else refusal_info(refusal), bars)


def _ahead(tutor: Tutor, words: list[str], seq: int) -> m.Outlook:
    """What would follow each option. In a lesson everything can be taken back."""
    if tutor.ask is None:
        return m.Outlook(0, tutor.seat, seq, words, False, None, {})
    outlook = Outlook(tutor.match, tutor.seat, frozenset())
    try:
        outlook.along([tutor.game.vocabulary[word] for word in words])
    except Declined:
        return m.Outlook(0, tutor.seat, seq, words, False, None, {})
    return m.Outlook(0, tutor.seat, seq, words, False, outlook.following(), _revocable(outlook.prospects()))


def _revocable(prospects: dict[str, m.Prospect]) -> dict[str, m.Prospect]:
    return {word: m.Prospect(False, one.next, _revocable(one.options)) for word, one in prospects.items()}


class _Shown:
    """The frames of an answer."""

    def __init__(self, tutor: Tutor, seq: int) -> None:
        self.tutor = tutor
        self.seq = seq
        self.frames: list[m.LessonFrame] = []
        # A page that has shown nothing yet gets the whole log.
        self._told: list[News] = tutor.match.news_for(tutor.seat) if seq else []

    def frame(self, what: str) -> None:
        """The table as it is now, after the frame before."""
        self.seq += 1
        self.frames.append(m.LessonFrame(what, self._state(), self._stage()))

    def _state(self) -> m.State:
        tutor = self.tutor
        match = tutor.match
        told = match.news_for(tutor.seat)
        same = 0
        while same < min(len(told), len(self._told)) and told[same] is self._told[same]:
            same += 1
        self._told = told
        view = msgspec.Raw(msgspec.json.encode(match.view(tutor.seat)))
        news = [line_info(line) for line in told[same:]]
        sight = m.Sight(tutor.seat, view, self._ask(), None, tutor.undoable, False, same, news)
        return m.State(self.seq, self._info(), [sight], 0, [])

    def _ask(self) -> m.AskInfo | None:
        tutor = self.tutor
        if tutor.candidates:
            return m.AskInfo(self.seq, FIND, {"found": len(tutor.found)}, "", tutor.candidates, [], [], role="find")
        return None if tutor.ask is None else ask_info(tutor.ask, self.seq)

    def _info(self) -> m.TableInfo:
        match = self.tutor.match
        return alone_info(match, f"lesson-{match.game.name}-{self.tutor.lesson.name}", self.tutor.seat)

    def _stage(self) -> m.Stage:
        tutor = self.tutor
        ahead = tutor.ahead
        return m.Stage(
            tutor.at,
            tutor.found,
            len(tutor.step.find),
            [
                m.Attempt(one.words, None if one.refusal is None else refusal_info(one.refusal), one.answer)
                for one in tutor.tried
            ],
            tutor.hints,
            ahead[:1] if tutor.hints >= MOST_HINTS - 1 else [],
            ahead if tutor.hints >= MOST_HINTS else [],
            tutor.watched,
            tutor.comments,
            sorted(tutor.shown),
            tutor.told_before,
            tutor.scene,
        )
