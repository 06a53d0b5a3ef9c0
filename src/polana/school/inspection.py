"""Checks a lesson by taking it: as it is written, and as somebody who does something else first at every step."""

from __future__ import annotations

from collections.abc import Iterator

from polana.kernel.errors import PolanaError
from polana.kernel.match import Match
from polana.school.lesson import Lesson
from polana.school.texts import Texts
from polana.school.tutor import Tutor

#: So many words are tried at most to miss a goal.
MOST_TRIES = 40


def faults(lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson, one line each; none: it can be taken."""
    found: list[str] = []
    for language in lesson.languages:
        try:
            found += Texts(lesson, language).check()
        except PolanaError as error:
            found.append(str(error))
    found += misplays(lesson)
    return list(dict.fromkeys(found))


def misplays(lesson: Lesson) -> list[str]:
    """What is wrong with how it goes, whatever it says."""
    found: list[str] = []
    for play in (_as_written, _otherwise):
        try:
            found += play(lesson)
        except PolanaError as error:
            # The tutor says itself which lesson it is.
            found.append(f"{lesson.name}: {str(error).removeprefix(f'{lesson.name}: ')}")
    return found


def on(tutor: Tutor) -> None:
    """One step further, as it is written."""
    for _ in tutor.act("go" if tutor.step.kind in ("tell", "watch") else "show"):
        pass


def _as_written(lesson: Lesson) -> Iterator[str]:
    tutor = Tutor(lesson)
    while not tutor.over:
        step, at = tutor.step, tutor.at
        on(tutor)
        if tutor.at != at + 1:
            yield f"{lesson.name}: step {step.id} does not lead to the next"
            return


def _otherwise(lesson: Lesson) -> Iterator[str]:
    """At every step first what is not allowed, then what is not the point: he is answered and brought back."""
    tutor = Tutor(lesson)
    while not tutor.over:
        step = tutor.step
        if step.kind in ("do", "find"):
            before, tries = _place(tutor), len(tutor.tried)
            if step.kind == "do":
                yield from _refused(tutor)
                strayed = _stray(tutor)
            else:
                strayed = _miss(tutor)
            if strayed and (not tutor.tried[tries:] or _place(tutor) != before):
                yield f"{lesson.name}: step {step.id}: who does something else is not brought back"
        on(tutor)


def _refused(tutor: Tutor) -> Iterator[str]:
    ask = tutor.ask
    if ask is None:
        yield f"{tutor.lesson.name}: step {tutor.step.id}: the learner is asked nothing"
        return
    barred = next((word for word in tutor.game.vocabulary if not ask.offers(word)), None)
    if barred is None:
        return
    before = _place(tutor)
    for _ in tutor.act(f"say {barred.text}"):
        pass
    if not tutor.tried or tutor.tried[-1].refusal is None or _place(tutor) != before:
        yield f"{tutor.lesson.name}: step {tutor.step.id}: {barred.text} is not refused"


def _stray(tutor: Tutor) -> bool:
    """Say something legal that is not the point, where there is such a thing; False: there is none."""
    step, at, tries = tutor.step, tutor.at, len(tutor.tried)
    for _ in range(MOST_TRIES):
        ask = tutor.ask
        if ask is None or tutor.at != at:
            break
        wanted = step.words[0].split("|") if not step.goal else tutor.ahead[:1]
        other = next((word.text for word in reversed(ask.options) if word.text not in wanted), None)
        if other is None:
            other = ask.options[0].text
            if not step.goal:
                return False
        for _ in tutor.act(f"say {other}"):
            pass
        if len(tutor.tried) > tries:
            return True
    if tutor.at != at:
        # Another way to the goal: as good as the lesson's. It is taken again.
        for _ in tutor.act(f"at {at}"):
            pass
    return False


def _miss(tutor: Tutor) -> bool:
    other = next((word for word in tutor.candidates if word not in tutor.step.find), None)
    if other is None:
        return False
    for _ in tutor.act(f"say {other}"):
        pass
    return True


def _place(tutor: Tutor) -> object:
    """Where the lesson stands, to see whether it is the same as before."""
    return tutor.at, tutor.found, seen(tutor.match, tutor.seat)


def seen(match: Match, seat: int) -> object:
    ask = match.ask_of(seat)
    return match.view(seat), None if ask is None else (ask.about, ask.options)
