"""Words and vocabularies."""

import pytest

from polana.kernel.errors import UnknownWord
from polana.kernel.word import Vocabulary
from tests.kernel.lanterns import BID, CARD, PASS, WORDS


def test_words_are_numbered_in_the_order_in_which_they_were_added():
    assert [word.id for word in WORDS] == list(range(len(WORDS)))
    assert WORDS.words[PASS.id] is PASS


def test_a_word_that_stands_alone_is_written_as_its_kind():
    assert (PASS.kind, PASS.value, PASS.label, PASS.text) == ("pass", 0, "", "pass")


def test_a_word_of_several_carries_the_place_of_its_label():
    assert [(word.kind, word.value, word.label, word.text) for word in CARD[:2]] == [
        ("card", 0, "coin", "card:coin"),
        ("card", 1, "ambush", "card:ambush"),
    ]


def test_numbers_count_from_nought_up_to_and_with_the_last():
    assert [(word.text, word.value) for word in BID][::9] == [("bid:0", 0), ("bid:9", 9)]
    assert len(BID) == 10


def test_a_text_finds_the_very_word():
    assert WORDS["card:theft"] is CARD[2]
    assert "card:theft" in WORDS
    assert "card:sword" not in WORDS


def test_a_text_that_is_no_word_is_named_with_its_game():
    with pytest.raises(UnknownWord) as caught:
        WORDS["card:sword"]
    assert str(caught.value) == "'card:sword' is not a word of lanterns"
    assert caught.value.text == "card:sword"


def test_two_words_cannot_be_written_alike():
    words = Vocabulary("lanterns")
    words.words_of("card", ["coin"])
    with pytest.raises(ValueError, match="two words 'card:coin'"):
        words.words_of("card", ["coin"])


@pytest.mark.parametrize("label", ["wild boar", "boar\n", "\tboar"])
def test_a_word_is_one_word_since_records_set_words_off_by_spaces(label):
    with pytest.raises(ValueError, match="has to be one word"):
        Vocabulary("lanterns").words_of("card", [label])


def test_a_word_shows_itself_as_it_is_written():
    assert repr(CARD[3]) == "card:lamp"


def test_the_fingerprint_of_a_vocabulary_tells_other_words_and_other_numbers():
    def of(*kinds):
        vocabulary = Vocabulary("any")
        for kind in kinds:
            vocabulary.word(kind)
        return vocabulary.fingerprint

    assert of("pass", "done") == of("pass", "done")
    assert len({of("pass", "done"), of("done", "pass"), of("pass"), of("pass", "done", "yes")}) == 4
    assert len(of("pass")) == 8


def test_words_that_are_declared_in_many_rooms_have_their_numbers_whichever_comes_first():
    texts = ["pass", "mood:wild", "mood:calm", "rob"]
    for rooms in (["rob", "mood", "pass"], ["pass", "mood", "rob"]):
        words = Vocabulary("lanterns", texts)
        for room in rooms:
            if room == "mood":
                words.words_of("mood", ["wild", "calm"])
            else:
                words.word(room)
        assert [(word.id, word.text, word.value) for word in words] == [
            *((0, "pass", 0), (1, "mood:wild", 0), (2, "mood:calm", 1), (3, "rob", 0))
        ]
        assert words.fingerprint == Vocabulary("lanterns", texts).fingerprint


def test_a_word_without_a_number_of_its_own_follows_the_others_and_still_has_its_place_in_its_kind():
    words = Vocabulary("lanterns", ["clan:wolf", "clan:goat"])
    wolf, bear, goat = words.words_of("clan", ["wolf", "bear", "goat"])
    assert [(word.id, word.value) for word in (wolf, bear, goat)] == [(0, 0), (2, 1), (1, 2)]
    assert words.words == [wolf, goat, bear]


def test_words_of_a_kind_may_be_added_one_by_one():
    words = Vocabulary("lanterns", ["cause:fire", "cause:flood"])
    flood, fire, frost = words.word("cause", "flood"), words.word("cause", "fire"), words.word("cause", "frost")
    assert [(word.id, word.value, word.text) for word in (fire, flood, frost)] == [
        *((0, 0, "cause:fire"), (1, 1, "cause:flood"), (2, 2, "cause:frost"))
    ]


def test_a_word_with_a_number_is_added_once_and_stays_where_nobody_says_it():
    words = Vocabulary("lanterns", ["pass", "march"])
    words.word("pass")
    assert words.undeclared == ["march"]
    assert words["march"].id == 1
    with pytest.raises(ValueError, match="two words 'pass'"):
        words.word("pass")
