"""Whole matches of each game play as they are recorded, so that a change of play is seen in review.

A rule that is mended may change some of them: then `make golden` writes these anew, in the commit that says why.
"""

import pytest

from polana.kernel import record
from polana.kernel.match import Match
from tests.golden.matches import FOLDER, MATCHES, end, kept


def test_every_record_in_the_folder_is_of_a_match_that_can_be_played_anew():
    assert {path.stem for path in FOLDER.glob("*.polana")} == set(MATCHES)


@pytest.mark.parametrize("name", MATCHES)
def test_a_recorded_match_plays_word_for_word_to_the_same_end(name: str):
    text = kept(name)
    match = Match.replay(text)
    assert record.head(match.game) in text.splitlines()
    assert match.over
    assert [line for line in text.splitlines() if line.startswith("#")] == end(match)
    words = [line for line in text.splitlines() if line[:1].isdecimal()]
    assert [f"{seat} {word.text}" for seat, word in match.said] == words
