"""Topics: every question of a game is declared once, like its words."""

import pytest

from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import OTHER_QUESTION, Refusal
from polana.kernel.topic import UNLISTED, Topic, Topics
from tests.kernel.lanterns import BID, CARD, TOPICS, WORDS
from tests.kernel.table import built

NOT_HERE = Refusal("L.9", "why-toy-not-here")


class NoCards(Judge):
    def why_not(self, word):
        return NOT_HERE if word.kind == "card" else None


def test_questions_are_numbered_in_the_order_in_which_they_are_declared():
    topics = Topics("toy")
    first, second = topics.topic("ask-toy-b"), topics.topic("ask-toy-a")
    assert [(topic.id, topic.number) for topic in topics] == [("ask-toy-b", 0), ("ask-toy-a", 1)]
    assert (topics.find("ask-toy-a"), topics.find("ask-toy-c"), len(topics)) == (second, None, 2)
    assert "ask-toy-b" in topics
    assert repr(first) == "ask-toy-b"


def test_a_question_is_declared_once():
    topics = Topics("toy")
    topics.topic("ask-toy-a")
    with pytest.raises(ValueError, match="toy declares 'ask-toy-a' twice"):
        topics.topic("ask-toy-a")


def test_an_ask_has_the_topic_that_the_game_declared():
    match = built([[0], [0]])
    assert match.ask.topic is TOPICS.find("ask-toy-act")
    assert match.ask.about == "ask-toy-act"


def test_a_topic_that_no_game_declares_has_no_number():
    assert Topic("ask-anything").number == UNLISTED


def test_an_ask_says_why_what_it_is_not_about_is_no_answer():
    ask = Ask(0, TOPICS.topics[0], BID, "L.2", elsewhere=NoCards())
    assert ask.why_not(CARD[0]) is NOT_HERE
    assert ask.why_not(BID[0]) is None
    assert ask.why_not(WORDS["pass"]) is OTHER_QUESTION
