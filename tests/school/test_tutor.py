"""The tutor: what a learner does leads on, is refused, or is answered and taken back."""

import re
from pathlib import Path

import pytest

from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.school.condition import Condition
from polana.school.inspection import faults
from polana.school.lesson import Lesson, LessonError, find_lesson, read
from polana.school.lesson import lesson as shipped
from polana.school.tutor import Tutor

DOCS = Path(__file__).parents[2] / "docs"
POSITION = """
game = "root"
seats = ["marquise", "eyrie"]
round = 3
phase = "daylight"
turn = 0
[sides.0]
hand = ["anvil"]
warriors = { 1 = 3, 5 = 1 }
pieces = { keep = { 1 = 1 } }
[sides.1]
leader = "despot"
hand = ["ambush_fox"]
warriors = { 5 = 1, 2 = 1 }
pieces = { roost = { 2 = 1 } }
"""
HEAD = f"seat = 0\nposition = '''{POSITION}'''\n"
MARCH = (
    HEAD
    + """
[[steps]]
id = "hello"
kind = "tell"
[[steps]]
id = "march"
kind = "do"
words = ["march", "clearing:1", "clearing:5", "count:2|count:3"]
answers = { "count:1" = "one" }
[[steps]]
id = "find"
kind = "find"
find = ["clearing:5", "clearing:1"]
"""
)


def lesson(text: str, tmp_path: Path = Path("lesson.toml")) -> Lesson:
    return read(text, tmp_path)


def acted(tutor: Tutor, *acts: str) -> list[str]:
    return [moment.what for act in acts for moment in tutor.act(act)]


def test_a_learner_who_does_what_is_asked_comes_to_the_end():
    tutor = Tutor(lesson(MARCH))
    assert acted(tutor, "go", "say march", "say clearing:1 clearing:5 count:3") == [
        *("step", "played", "played", "played", "step")
    ]
    assert acted(tutor, "say clearing:5", "say clearing:1") == ["played", "step"]
    assert tutor.over
    assert Condition.read("see clearings.4.ruler == 0").holds(tutor.match, 0, [])


def test_a_legal_word_that_is_not_the_point_is_answered_and_taken_back():
    tutor = Tutor(lesson(MARCH))
    acted(tutor, "go", "say march clearing:1 clearing:5")
    before = tutor.match.view(0)
    assert acted(tutor, "say count:1") == ["astray", "back"]
    assert [(one.words, one.refusal, one.answer) for one in tutor.tried] == [(["count:1"], None, "one")]
    assert tutor.match.view(0) == before
    assert tutor.ask is not None
    assert [word.text for word in tutor.ask.options] == ["count:1", "count:2", "count:3"]
    # A word without a sentence of its own has the usual one.
    acted(tutor, "undo", "say clearing:9")
    assert tutor.tried[-1].answer == "wrong"


def test_a_word_that_is_not_allowed_is_refused_by_its_rule():
    tutor = Tutor(lesson(MARCH))
    acted(tutor, "go", "say march")
    assert acted(tutor, "say clearing:2") == []
    refusal = tutor.tried[-1].refusal
    assert refusal is not None
    assert refusal.law == "4.2"


def test_hints_and_being_shown():
    tutor = Tutor(lesson(MARCH))
    acted(tutor, "go", "hint", "hint", "hint", "hint")
    assert tutor.hints == 3
    acted(tutor, "say march")
    assert tutor.ahead == ["clearing:1", "clearing:5", "count:2"]
    acted(tutor, "show")
    assert (tutor.at, tutor.shown, tutor.hints) == (2, {1}, 0)
    acted(tutor, "say clearing:9")
    assert tutor.tried[-1].words == ["clearing:9"]
    acted(tutor, "at 1")
    assert (tutor.at, tutor.shown, tutor.over) == (1, set(), False)


@pytest.mark.parametrize(("game", "name", "places"), [("northgard", "lands", 7), ("runewars", "runes", 21)])
def test_what_is_to_be_found_is_sought_on_the_board_and_not_in_the_box(game: str, name: str, places: int):
    tutor = Tutor(shipped(find(game), name))
    at = next(number for number, step in enumerate(tutor.lesson.steps) if step.id == "mine")
    acted(tutor, f"at {at}")
    assert len(tutor.candidates) == places
    assert set(tutor.step.find) <= set(tutor.candidates)


def test_an_act_that_makes_no_sense_now_is_an_error():
    tutor = Tutor(lesson(MARCH))
    for act in ("say march", "undo", "hint", "show", "watch", "dance", "at 3", ""):
        with pytest.raises(PolanaError, match="cannot be done"):
            acted(tutor, act)


def test_any_way_to_a_goal_is_good_and_one_that_misses_it_is_taken_back_whole():
    text = (
        HEAD
        + """
    [[steps]]
    id = "rule"
    kind = "do"
    words = ["march", "clearing:1", "clearing:5", "count:2"]
    chance = ["battle die 0", "battle die 0"]
    goal = ["see clearings.4.ruler == 0"]
    """
    )
    tutor = Tutor(lesson(text))
    # One by one is as good as both at once.
    acted(tutor, "say march clearing:1 clearing:5 count:1 clearing:1 clearing:5 count:1")
    assert tutor.over
    tutor = Tutor(lesson(text))
    before = tutor.match.view(0)
    assert acted(tutor, "say battle")[-2:] == ["astray", "back"]
    assert tutor.match.view(0) == before


def test_whoever_lets_his_turn_go_by_on_the_way_to_a_goal_is_taken_back():
    # The order that the season began with is carried out without the area; then the next one is to be chosen.
    tutor = Tutor(find_lesson("runewars/runes"))
    acted(tutor, "at 4")
    before = tutor.match.view(tutor.seat)
    moments = acted(tutor, "say area:UC", "say done", "say done", "say gain:tactics")
    assert moments[-2:] == ["astray", "back"]
    assert tutor.match.view(tutor.seat) == before
    assert tutor.at == 4


def test_dice_fall_and_others_answer_as_it_is_written():
    text = (
        HEAD
        + """
    [[steps]]
    id = "fight"
    kind = "do"
    chance = ["battle die 1", "battle die 0"]
    words = ["battle"]
    others = ["1 pass"]
    goal = ["told news-root-battle where=clearing:5", "see sides.1.warriors.4 == 0"]
    [[steps]]
    id = "after"
    kind = "tell"
    """
    )
    tutor = Tutor(lesson(text))
    acted(tutor, "say battle")
    assert tutor.at == 1
    assert Condition.read("see sides.1.warriors.4 == 0").holds(tutor.match, 0, [])


def test_others_are_watched_and_what_happens_is_commented():
    text = (
        HEAD
        + """
    [[steps]]
    id = "watch"
    kind = "watch"
    words = ["0 battle", "1 pass"]
    chance = ["battle die 0", "battle die 0"]
    [[steps]]
    id = "play"
    kind = "play"
    words = ["done"]
    goal = ["see phase != daylight"]
    comments = { "told news-root-moved" = "moved", "see phase == daylight" = "early" }
    """
    )
    tutor = Tutor(lesson(text))
    assert acted(tutor, "watch") == ["other", "other"]
    assert tutor.watched
    assert tutor.news[0].kind == "news-root-battle"
    assert acted(tutor, "go", "say march clearing:1 clearing:5 count:1 done") == [
        *("step", "played", "played", "played", "played", "played")
    ]
    assert tutor.comments == ["early", "moved"]
    assert acted(tutor, "show") == ["step"]
    assert tutor.over


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("seat = 0\n", "lesson.toml: Object missing required field 'position'"),
        (
            HEAD + "steps = [{ id = 'a', kind = 'sing' }]",
            r"lesson.toml: Invalid enum value 'sing' - at '$.steps[0].kind'",
        ),
        (HEAD + "steps = [{ id = 'a', kind = 'do' }]", "lesson.toml: step 1 (a): a step of kind 'do' needs words"),
        (
            HEAD + "steps = [{ id = 'a', kind = 'tell', words = ['done'] }]",
            "lesson.toml: step 1 (a): a step of kind 'tell' has no words",
        ),
        (
            HEAD + "steps = [{ id = 'a', kind = 'do', words = ['fly'] }]",
            "lesson.toml: step 1 (a): 'fly' is not a word of root",
        ),
        (
            HEAD + "steps = [{ id = 'a', kind = 'do', words = ['done'], goal = ['feel happy'] }]",
            "lesson.toml: step 1 (a): 'feel happy': a condition begins with see, told, asked, over",
        ),
        (
            HEAD + "steps = [{ id = 'a', kind = 'tell' }, { id = 'a', kind = 'tell' }]",
            "lesson.toml: step 2 (a): there are two steps 'a'",
        ),
        (
            HEAD + "steps = [{ id = 'a', kind = 'tell', points = ['box:moon'] }]",
            "lesson.toml: step 1 (a): there is no box 'moon'; there is hand, ask, status, map, seats",
        ),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told_in_one_line_with_its_place(text, line):
    with pytest.raises(LessonError) as error:
        lesson(text)
    assert str(error.value) == line


def test_the_check_finds_texts_that_are_missing_too_long_or_never_said(tmp_path):
    path = tmp_path / "short.toml"
    path.write_text(HEAD + '[[steps]]\nid = "a"\nkind = "do"\nwords = ["battle"]\n', encoding="utf-8")
    long = " ".join(["word"] * 46)
    english = f"a = {long}\n    .task = Fight\n    .hint1 = Where?\n    .wrong = No.\n    .song = La.\nend = Done.\n"
    (tmp_path / "short.en.ftl").write_text(english, encoding="utf-8")
    found = faults(read(path.read_text(encoding="utf-8"), path))
    assert found == [
        "short.en.ftl: a tells 46 words at once; 45 are the most",
        "short.en.ftl: a.song is never said",
    ]


def test_one_language_will_do_for_a_lesson_of_ones_own_and_none_will_not(tmp_path):
    path = tmp_path / "own.toml"
    path.write_text(HEAD + '[[steps]]\nid = "a"\nkind = "tell"\n', encoding="utf-8")
    own = read(path.read_text(encoding="utf-8"), path)
    assert faults(own) == [f"{tmp_path}/own.en.ftl: there is no such file; it has the texts of own in en"]
    (tmp_path / "own.pl.ftl").write_text("a = Oto polana.\nend = Koniec.\n", encoding="utf-8")
    assert faults(own) == []
    (tmp_path / "own.en.ftl").write_text("a = A clearing.\n", encoding="utf-8")
    assert faults(own) == ["own.en.ftl: end is missing"]


def test_the_lesson_of_the_documentation_is_a_whole_one(tmp_path):
    shown = re.findall(r"```(?:toml)?\n(.*?)```", (DOCS / "lessons.md").read_text(encoding="utf-8"), re.DOTALL)
    written = next(text for text in shown if text.startswith("seat = "))
    (tmp_path / "lesson.en.ftl").write_text(next(text for text in shown if "\nend = " in text), encoding="utf-8")
    assert faults(read(written, tmp_path / "lesson.toml")) == []


def test_a_goal_that_was_not_reached_says_what_there_is_instead(tmp_path):
    path = tmp_path / "goal.toml"
    step = '[[steps]]\nid = "a"\nkind = "play"\nwords = ["battle"]\ngoal = ["see phase == evening"]\n'
    path.write_text(HEAD + step, encoding="utf-8")
    (tmp_path / "goal.en.ftl").write_text("a = Go.\n    .task = Play\nend = Done.\n", encoding="utf-8")
    found = faults(read(path.read_text(encoding="utf-8"), path))
    assert "goal: step a is not done by its words; see phase == evening: it is 'daylight'" in found


def test_the_check_finds_a_step_that_its_words_do_not_lead_out_of(tmp_path):
    path = tmp_path / "stuck.toml"
    path.write_text(HEAD + '[[steps]]\nid = "a"\nkind = "do"\nwords = ["battle", "clearing:9"]\n', encoding="utf-8")
    texts = "a = Go.\n    .task = Fight\n    .hint1 = Where?\n    .wrong = No.\nend = Done.\n"
    for language in ("en", "pl"):
        (tmp_path / f"stuck.{language}.ftl").write_text(texts, encoding="utf-8")
    found = faults(read(path.read_text(encoding="utf-8"), path))
    assert found
    assert all("step a is not done by its words: clearing:9" in line for line in found)
