"""A clone goes its own way, and the same words lead to the same state, field by field."""

import pytest

from polana.testing.clones import are_replayed, are_undone, go_the_same_way
from tests.northgard.sampled import moments


@pytest.mark.parametrize("seed", range(8))
def test_the_same_words_lead_a_clone_to_the_same_state_field_by_field(seed):
    go_the_same_way(moments(seed, every=25), seed)


@pytest.mark.parametrize("seed", range(3))
def test_a_match_can_be_replayed_from_its_record_to_the_same_state(seed):
    are_replayed(moments(seed, every=40))


@pytest.mark.parametrize("seed", range(4))
def test_undo_gives_back_the_state_before_the_word(seed):
    are_undone(moments(seed, every=4))
