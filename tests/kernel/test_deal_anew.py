"""What is hidden can be dealt anew in the middle of a match, for good."""

import pytest

from polana.kernel.errors import PolanaError, RecordError
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.state import dump


def played(name: str, words: int, seed: int = 5) -> Match:
    game = find(name)
    match = Match(game, game.setup(3, {}), seed)
    go_on(match, words, seed)
    return match


def go_on(match: Match, words: int, seed: int) -> None:
    rng = Rng(seed)
    for _ in range(words):
        ask = match.ask
        if ask is None:
            return
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])


@pytest.mark.parametrize("name", ["northgard", "root"])
def test_the_seat_sees_what_it_saw_and_the_others_hold_something_else(name):
    changed = 0
    for words in (40, 41, 57, 80):
        match = played(name, words)
        asked = match.ask
        before = [match.view(seat) for seat in range(3)]
        match.deal_anew(0, 2**100 + words)
        assert match.view(0) == before[0] or match.ask is not asked  # a forced answer may have followed
        changed += match.view(1) != before[1] or match.view(2) != before[2]
        match.game.check(match.state)
    assert changed > 0


@pytest.mark.parametrize("name", ["northgard", "root"])
def test_a_match_that_was_dealt_anew_can_be_told_again(name):
    match = played(name, 60)
    match.deal_anew(1, 77)
    go_on(match, 40, 9)
    match.deal_anew(0, 78)
    twin = match.clone()
    for one in (match, twin):
        go_on(one, 30, 11)
    again = Match.replay(match.record())
    assert again.record() == match.record() == twin.record()
    assert dump(again.state) == dump(match.state) == dump(twin.state)
    assert match.record().count("redeal ") == 2


def test_another_seed_deals_otherwise_and_chance_is_another():
    one, other = played("root", 60), played("root", 60)
    one.deal_anew(0, 1)
    other.deal_anew(0, 2)
    assert dump(one.state) != dump(other.state)
    assert [one.state.chance.below(1000) for _ in range(8)] != [other.state.chance.below(1000) for _ in range(8)]


def test_no_word_before_it_can_be_taken_back_and_later_ones_can():
    match = played("root", 60)
    for number in range(200):
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, ask.options[0])
        if match.undo_depth(ask.seat):
            match.deal_anew(ask.seat, number)
            assert match.undo_depth(ask.seat) == 0
            after = dump(match.state)
            ask = match.ask
            assert ask is not None
            match.choose(ask.seat, ask.options[-1])
            if match.undo_depth(ask.seat):
                match.undo(ask.seat)
                assert dump(match.state) == after
                return
    raise AssertionError("nothing could be taken back")


def test_a_match_that_is_over_is_not_dealt_anew():
    match = played("root", 100_000)
    with pytest.raises(PolanaError):
        match.deal_anew(0, 1)


@pytest.mark.parametrize("row", ["redeal 9 1", "redeal 0", "redeal x 1", "redeal 0 -1"])
def test_a_wrong_line_is_told(row):
    with pytest.raises(RecordError):
        Match.replay(played("root", 5).record() + row + "\n")
