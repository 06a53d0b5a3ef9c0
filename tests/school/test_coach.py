"""The coach of a guided first match explains everything that is asked in it."""

import pytest

from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.locale import Speech
from polana.school import coach
from polana.school import lesson as lessons

GUIDED = [game.name for game, course in lessons.courses() if course.guided]


def test_every_game_has_a_guided_first_match():
    assert {"root", "northgard", "runewars"} <= set(GUIDED)


@pytest.mark.parametrize("game", GUIDED)
def test_nothing_is_asked_in_a_first_match_that_the_coach_does_not_explain(game):
    found = coach.count(find(game), 15)
    assert len(found.asked) >= 20
    assert found.unexplained == {"en": [], "pl": []}


@pytest.mark.parametrize("game", GUIDED)
def test_the_coach_speaks_of_the_same_questions_in_both_languages_and_of_none_that_there_is_not(game):
    english, polish = (coach.explained(find(game), language) for language in lessons.LANGUAGES)
    assert english == polish
    speech = Speech("en", game)
    assert [about for about in sorted(english) if not speech.knows(about)] == []


def test_a_game_without_a_guided_match_says_so(monkeypatch):
    root = find("root")
    monkeypatch.setattr(coach, "course", lambda game: lessons.Course([]))
    with pytest.raises(PolanaError, match="no guided first match"):
        coach.count(root, 1)
