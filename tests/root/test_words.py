"""The words of Root are declared in many rooms and have fixed numbers."""

from polana.games.root.asks import TOPICS
from polana.games.root.components import NUMBERS
from polana.games.root.game import game
from polana.kernel.word import Vocabulary

VOCABULARY = game.vocabulary

#: How many words there were when they went to their rooms, and the fingerprint that they had.
FIRST = 443
FINGERPRINT = "28270199"
#: They have numbers, and no question offers them any more.
RETIRED = ["slip", "trigger:hostile", "trigger:infamy"]


def test_the_words_have_the_numbers_that_learners_know():
    first = Vocabulary("root", [word.text for word in VOCABULARY.words[:FIRST]])
    assert first.fingerprint == FINGERPRINT
    assert len(VOCABULARY) > FIRST or VOCABULARY.fingerprint == FINGERPRINT


def test_every_word_and_every_question_has_its_number_written_down():
    """What fails here is appended to the lists of `numbers.toml`, in this order."""
    assert [word.text for word in VOCABULARY.words[len(NUMBERS["words"]) :]] == []
    assert [topic.id for topic in TOPICS.topics[len(NUMBERS["questions"]) :]] == []


def test_every_number_that_is_written_down_is_that_of_a_word_or_a_question():
    assert VOCABULARY.undeclared == RETIRED
    assert TOPICS.undeclared == []
