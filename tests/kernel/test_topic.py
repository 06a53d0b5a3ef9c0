"""Topics: every question of a game is declared once, like its words."""

import pytest

from polana.games.northgard import topics as northgard
from polana.games.root import asks as root
from polana.games.runewars import topics as runewars
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import OTHER_QUESTION, Refusal
from polana.kernel.topic import BETWEEN, BUILD, FIGHT, FROM, TO, UNLISTED, WHO, Topic, Topics
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


def test_a_question_has_a_role_only_where_it_is_declared_with_one():
    topics = Topics("toy")
    assert topics.topic("ask-toy-whom", FIGHT).role == FIGHT
    assert topics.topic("ask-toy-where").role == ""


@pytest.mark.parametrize("topics", [northgard.TOPICS, root.TOPICS, runewars.TOPICS], ids=lambda topics: topics.game)
def test_roles_are_of_the_few_that_are_known(topics: Topics):
    roles = {topic.role for topic in topics}
    assert roles <= {"", BETWEEN, BUILD, FIGHT, FROM, TO, WHO}
    assert {FIGHT, TO, WHO} <= roles


def test_questions_that_are_declared_in_many_rooms_have_their_numbers_whichever_comes_first():
    topics = Topics("toy", ["ask-toy-a", "ask-toy-b", "ask-toy-c"])
    late, new, early = topics.topic("ask-toy-c", FIGHT), topics.topic("ask-toy-d"), topics.topic("ask-toy-a")
    assert [(topic.number, topic.role) for topic in (early, late, new)] == [(0, ""), (2, FIGHT), (3, "")]
    assert topics.undeclared == ["ask-toy-b"]
    with pytest.raises(ValueError, match="toy declares 'ask-toy-c' twice"):
        topics.topic("ask-toy-c")
