"""Lessons over the wire: what was done comes with every request, and the same acts lead to the same place."""

from pathlib import Path

import msgspec
import pytest

from polana.school.lesson import find_lesson
from polana.table import lessons
from polana.table import messages as m
from polana.table.complaint import Complaint
from polana.table.work import Taught, Teach


def learn(acts: list[str], act: str = "", **rest: object) -> m.Lecture:
    wish = msgspec.convert({"acts": acts, "act": act, **rest}, m.Learn)
    return msgspec.json.decode(lessons.learn("root", "rule", wish), type=m.Lecture)


def test_what_is_to_be_found_is_said_to_be_no_action_of_the_turn():
    sight = learn(["go"]).frames[0].state.sides[0]
    assert sight.ask is not None
    assert sight.ask.role == "find"


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


def rule_as_files() -> m.OwnLesson:
    rule = find_lesson("root/rule")
    text = (Path(rule.folder) / "rule.toml").read_text(encoding="utf-8")
    return m.OwnLesson(text, rule.texts("en"), rule.texts("pl"))


def taught(own: m.OwnLesson, wish: m.Learn | None = None) -> Taught:
    return lessons.teach(Teach(own, wish))


def test_a_lesson_from_a_file_goes_as_one_of_the_course():
    own = rule_as_files()
    info = msgspec.json.decode(taught(own).body, type=m.LessonInfo)
    ours = msgspec.json.decode(lessons.lesson_info("root", "rule"), type=m.LessonInfo)
    assert (info.game, info.steps, info.texts) == (ours.game, ours.steps, ours.texts)
    wish = m.Learn(acts=[], act="go", own=own)
    lecture = msgspec.json.decode(taught(own, wish).body, type=m.Lecture)
    assert lecture.frames[-1].stage.step == 1


def test_a_lesson_from_a_file_in_one_language_is_said_in_it():
    own = rule_as_files()
    info = msgspec.json.decode(taught(m.OwnLesson(own.lesson, pl=own.pl)).body, type=m.LessonInfo)
    assert info.texts == {"en": own.pl, "pl": own.pl}


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (("seat = 0", "seat = [["), "lesson.toml"),
        (("seat = 0", f"seat = {'9' * 5000}"), "too many digits"),
        (("seat = 0", "seat = 0\n" + ".".join("a" * 40) + " = 1"), "lie too deep"),
        (("position = '''\n", "position = '''\n" + ".".join("a" * 40_000) + " = 1\n"), "position: its tables"),
        (('"march", "clearing:12"', '"march", "clearing:1"'), "is not done by its words"),
        (('kind = "tell"', 'kind = "sing"'), "Invalid enum value"),
        (("seat = 0", 'seat = 0\nfolder = "/etc"\nname = "passwd"'), ""),
    ],
)
def test_what_is_wrong_with_a_lesson_from_a_file_is_told_in_one_line(change, line):
    own = rule_as_files()
    own.lesson = own.lesson.replace(*change)
    fault = taught(own).fault
    if not line:
        assert fault is None
        return
    assert fault is not None
    assert fault.reason.message == "error-table-own-lesson"
    assert line in str(fault.reason.args["text"])
    assert "\n" not in str(fault.reason.args["text"])


@pytest.mark.parametrize("seat", [-1, 3, 31])
def test_a_lesson_for_a_seat_that_there_is_not_is_none(seat):
    # Nothing is said in it, so nothing else would notice.
    own = rule_as_files()
    head, _, _ = own.lesson.partition("[[steps]]")
    own.lesson = head.replace("seat = 0", f"seat = {seat}", 1) + '[[steps]]\nid = "look"\nkind = "tell"\n'
    fault = taught(own).fault
    assert fault is not None
    assert f"there is no seat {seat}" in str(fault.reason.args["text"])


def test_conditions_that_make_no_sense_are_told():
    own = rule_as_files()
    own.lesson = own.lesson.replace('id = "take"', 'id = "take"\ngoal = ["see clearings.x.ruler > 2"]')
    fault = taught(own).fault
    assert fault is not None
    assert "clearings.x.ruler" in str(fault.reason.args["text"])


def test_a_lesson_from_a_file_is_no_longer_than_people_bear():
    own = rule_as_files()
    own.lesson += "".join(f'[[steps]]\nid = "more-{n}"\nkind = "tell"\n' for n in range(60))
    fault = taught(own).fault
    assert fault is not None
    assert "at most 60 steps" in str(fault.reason.args["text"])
