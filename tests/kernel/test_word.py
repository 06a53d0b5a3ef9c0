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
