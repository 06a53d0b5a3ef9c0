"""Every lesson can be taken: as it is written, in both languages, and by somebody who does something else first."""

import pytest

from polana.kernel.game import find
from polana.school import lesson as lessons
from polana.school.inspection import faults, on
from polana.school.tutor import Tutor

LESSONS = [(game.name, entry.name) for game, course in lessons.courses() for entry in course.lessons]


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_a_lesson_is_taken_to_its_end_and_says_everything_in_both_languages(game, name):
    """Its words lead from step to step; who does something else, legal or not, is answered and brought back."""
    assert faults(lessons.lesson(find(game), name)) == []


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_the_course_of_a_game_has_each_lesson_once_and_no_other_lies_beside_it(game):
    found = find(game)
    names = [entry.name for entry in lessons.course(found).lessons]
    assert len(names) == len(set(names))
    files = {path.name for path in lessons.folder(found).iterdir() if path.is_file()}
    due = {f"{name}{ending}" for name in names for ending in (".toml", ".en.ftl", ".pl.ftl")}
    guided = {f"{lessons.COACH}.{language}.ftl" for language in lessons.LANGUAGES if lessons.course(found).guided}
    assert files == due | guided | {lessons.COURSE}


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_a_lesson_about_a_side_has_its_sign(game):
    found = find(game)
    for entry in lessons.course(found).lessons:
        assert not entry.sign or entry.sign in found.vocabulary, entry.name


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_a_lesson_can_be_begun_at_every_step(game, name):
    lesson = lessons.lesson(find(game), name)
    walked = Tutor(lesson)
    for number in range(len(lesson.steps)):
        jumped = Tutor(lesson)
        for _ in jumped.act(f"at {number}"):
            pass
        assert (jumped.at, jumped.shown) == (number, set())
        assert jumped.match.view(lesson.seat) == walked.match.view(lesson.seat)
        on(walked)
