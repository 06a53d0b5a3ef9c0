"""Nothing is asked in a guided first match that was not explained."""

import pytest

from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.lab import explained
from polana.locale import Speech
from polana.school import coach
from polana.school import lesson as lessons

GUIDED = [game.name for game, course in lessons.courses() if course.guided]


def test_every_game_has_a_guided_first_match():
    assert {"root", "northgard", "runewars"} <= set(GUIDED)


@pytest.mark.parametrize("game", GUIDED)
def test_nothing_comes_up_in_a_first_match_that_was_not_explained(game):
    """Where everybody says anything: that leads everywhere. `polana lesson GAME --guided 200` plays with easy bots."""
    for found in explained.first_matches(find(game), lessons.LANGUAGES, 10, others="random"):
        assert len(found.questions) >= 20
        assert found.pieces
        assert found.words
        assert found.unexplained == []


@pytest.mark.parametrize("game", sorted(game.name for game, _ in lessons.courses()))
@pytest.mark.parametrize("language", lessons.LANGUAGES)
def test_a_lesson_asks_for_nothing_of_which_nothing_has_spoken(game, language):
    assert explained.gaps(find(game), language) == []


def test_a_guided_match_of_runewars_begins_on_the_ready_made_board_and_its_coach_knows_the_other_too():
    runewars = find("runewars")
    assert lessons.course(runewars).options == {"ready_made": True}
    (found,) = explained.first_matches(runewars, ["en"], 2, others="random")
    assert "ask-runewars-tile" not in found.asked
    (built,) = explained.first_matches(runewars, ["en"], 4, others="random", options={})
    assert "ask-runewars-tile" in built.asked
    assert built.unexplained == []


def test_what_a_lesson_has_not_spoken_of_is_told(monkeypatch):
    monkeypatch.setattr(explained, "SHOWN", ())
    told = explained.gaps(find("root"), "en")
    assert "rule.en.ftl: take does not speak of Move: Where do you move to?" in told or len(told) > 20


def test_what_was_explained_nowhere_is_told(monkeypatch):
    root = find("root")
    monkeypatch.setattr(lessons, "coach_texts", lambda game: {})
    (found,) = explained.first_matches(root, ["en"], 1, others="random")
    assert "question ask-root-marquise-daylight" in found.unexplained
    monkeypatch.setattr(explained, "BASICS", "nothing")
    (found,) = explained.first_matches(root, ["en"], 1, others="random")
    assert {one.split()[0] for one in found.unexplained} == {"question", "word", "piece"}


def test_many_matches_can_be_played_in_parts():
    northgard = find("northgard")
    (both,) = explained.first_matches(northgard, ["en"], 2, others="random")
    parts = [explained.first_matches(northgard, ["en"], 1, others="random", first=seed)[0] for seed in (0, 1)]
    asked = {about: sum(part.asked.get(about, 0) for part in parts) for about in both.asked}
    assert asked == both.asked
    assert set(both.words) == set(parts[0].words) | set(parts[1].words)


def test_a_word_is_known_in_all_its_cases():
    roots = [explained.stem(word) for word in ["Smoczy", "run"]]
    assert explained.speaks_of("Nie ma smoczego runu.", roots)
    assert not explained.speaks_of("Smoczy ogień i run.", roots)


@pytest.mark.parametrize("game", GUIDED)
def test_the_coach_speaks_of_the_same_questions_in_both_languages_and_of_none_that_there_is_not(game):
    english, polish = (coach.explained(find(game), language) for language in lessons.LANGUAGES)
    assert english == polish
    speech = Speech("en", game)
    assert [about for about in sorted(english) if not speech.knows(about)] == []


def test_a_game_without_a_guided_match_says_so(monkeypatch):
    root = find("root")
    monkeypatch.setattr(lessons, "course", lambda game: lessons.Course([]))
    with pytest.raises(PolanaError, match="no guided first match"):
        explained.first_matches(root, ["en"], 1)
