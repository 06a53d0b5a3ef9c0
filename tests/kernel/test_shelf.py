"""The shelf: what games share besides the referee."""

import pytest

from polana.kernel.flow import Judge
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Chance, Rng
from polana.kernel.shelf.options import any_option
from polana.kernel.shelf.piles import each_once, redeal, redeal_below, reshuffle
from polana.kernel.shelf.tables import fingerprint, read_table
from tests.kernel.lanterns import BID, CARD


class AtMost(Judge):
    def __init__(self, most):
        self.most = most

    def why_not(self, word):
        return None if word.value <= self.most else Refusal("L.2", "why-toy-too-poor")


def test_each_thing_of_a_pile_is_one_word():
    assert each_once([2, 0, 2, 3, 0], CARD) == [CARD[2], CARD[0], CARD[3]]
    assert each_once([], CARD) == []


def test_a_redeal_keeps_what_there_is_and_the_size_of_every_pile():
    piles = [[1, 2, 3], [], [4, 5, 6, 7]]
    same = list(piles)
    redeal(piles, Rng(3))
    assert [len(pile) for pile in piles] == [3, 0, 4]
    assert sorted(piles[0] + piles[2]) == [1, 2, 3, 4, 5, 6, 7]
    assert all(pile is before for pile, before in zip(piles, same, strict=True))


def test_a_redeal_depends_on_the_seed_and_not_on_the_truth():
    dealt = []
    for truth in ([[1, 2, 3], [4, 5]], [[5, 4, 3], [2, 1]]):
        redeal(truth, Rng(8))
        dealt.append(truth)
    assert dealt[0] == dealt[1]
    seen = set()
    for seed in range(40):
        piles = [[1, 2, 3], [4, 5]]
        redeal(piles, Rng(seed))
        seen.add(tuple(piles[0]))
    assert len(seen) > 15


def test_what_is_known_on_top_of_a_pile_stays():
    for seed in range(20):
        deck, hand = [1, 2, 3, 9, 8], [4, 5]
        redeal_below([deck, hand], [3, 2], Rng(seed))
        assert deck[3:] == [9, 8]
        assert sorted(deck[:3] + hand) == [1, 2, 3, 4, 5]


def test_every_pile_has_its_count():
    with pytest.raises(ValueError, match="zip"):
        redeal_below([[1], [2]], [1], Rng(1))


def test_an_empty_deck_is_made_anew_of_the_discard_pile():
    deck: list[int] = []
    discard = [1, 2, 3, 4]
    assert reshuffle(deck, discard, Chance(5))
    assert (sorted(deck), discard) == ([1, 2, 3, 4], [])
    assert not reshuffle([], [], Chance(5))


def test_there_is_an_option_where_the_judge_lets_one_pass():
    assert any_option(BID, AtMost(0))
    assert not any_option(BID[3:], AtMost(2))
    assert not any_option([], AtMost(2))


def test_a_table_is_read_and_its_folder_has_a_fingerprint(tmp_path):
    (tmp_path / "cards.toml").write_text("count = 3\n", encoding="utf-8")
    assert read_table(tmp_path, "cards") == {"count": 3}
    before = fingerprint(tmp_path)
    assert len(before) == 8
    (tmp_path / "notes.txt").write_text("nothing", encoding="utf-8")
    assert fingerprint(tmp_path) == before
    (tmp_path / "cards.toml").write_text("count = 4\n", encoding="utf-8")
    assert fingerprint(tmp_path) != before
