"""Lessons over the wire: what was done comes with every request, and the same acts lead to the same place."""

import msgspec
import pytest

from polana.table import lessons
from polana.table import messages as m
from polana.table.complaint import Complaint


def learn(acts: list[str], act: str = "", **rest: object) -> m.Lecture:
    wish = msgspec.convert({"acts": acts, "act": act, **rest}, m.Learn)
    return msgspec.json.decode(lessons.learn("root", "rule", wish), type=m.Lecture)


def test_the_courses_are_listed_with_titles_in_both_languages():
    (root,) = [course for course in lessons.course_list() if course.game == "root"]
    assert (root.lessons[0].name, root.lessons[0].en) == ("rule", "Who rules a clearing?")
    assert root.lessons[0].pl == "Kto kontroluje polanę?"


def test_a_lesson_comes_with_its_texts():
    info = msgspec.json.decode(lessons.lesson_info("root", "rule"), type=m.LessonInfo)
    assert [step.kind for step in info.steps] == ["tell", "find", "tell", "find", "tell", "tell", "do"]
    assert "suits =" in info.texts["pl"]


def test_a_move_that_is_not_the_point_comes_as_two_frames():
    acts = ["at 6", "say march", "say clearing:12 clearing:11"]
    lecture = learn(acts, "say count:1", seq=9)
    assert [frame.what for frame in lecture.frames] == ["astray", "back"]
    assert [frame.state.seq for frame in lecture.frames] == [10, 11]
    told = [frame.state.sides[0] for frame in lecture.frames]
    # The line about it is told, and taken back with it.
    assert [(side.news_from, len(side.news)) for side in told] == [(0, 1), (0, 0)]
    assert lecture.frames[1].stage.tries[-1].answer == "one"
    assert lecture.answer == m.Done(0, 11)


def test_the_same_acts_lead_to_the_same_frames_whether_they_are_remembered_or_played_again():
    acts = ["go", "say clearing:2", "say clearing:1", "hint"]
    lessons._kept.clear()
    for at in range(len(acts)):
        learn(acts[:at], acts[at])
    remembered = learn(acts, "show", seq=4)
    lessons._kept.clear()
    assert learn(acts, "show", seq=4) == remembered


def test_a_refused_word_is_answered_by_its_rule():
    lecture = learn(["at 6", "say march"], "say clearing:6")
    assert isinstance(lecture.answer, m.Refused)
    assert lecture.answer.refusal.law == "4.2.1"
    assert [frame.what for frame in lecture.frames] == ["same"]


def test_what_would_follow_is_told_and_nothing_of_it_is_final():
    lecture = learn(["at 6"], ahead=["march"])
    assert isinstance(lecture.answer, m.Outlook)
    assert lecture.answer.at is not None
    assert "clearing:12" in lecture.answer.options
    assert not any(one.final for one in lecture.answer.options.values())


@pytest.mark.parametrize(
    ("acts", "act", "code"),
    [(["go", "at 3"], "", "malformed"), (["say march"], "", "not-now"), ([], "at 99", "not-now")],
)
def test_acts_that_cannot_be_are_complained_of(acts, act, code):
    with pytest.raises(Complaint) as error:
        learn(acts, act)
    assert error.value.code == code


def test_a_lesson_that_there_is_not():
    with pytest.raises(Complaint) as error:
        lessons.learn("root", "flying", m.Learn())
    assert error.value.code == "not-found"
