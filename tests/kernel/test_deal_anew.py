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


@pytest.mark.parametrize(
    "row",
    [
        "redeal 9 1",
        "redeal 0",
        "redeal x 1",
        "redeal 0 -1",
        "redeal 0,9 1",
        "redeal 1,0 1",
        "redeal 0 1 luck",
        "redeal 0 1 sat:9",
    ],
)
def test_a_wrong_line_is_told(row):
    with pytest.raises(RecordError):
        Match.replay(played("root", 5).record() + row + "\n")


# --- for the eyes of several --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["northgard", "root", "runewars"])
@pytest.mark.parametrize("eyes", [[0, 1, 2], [0, 2], [1], []])
def test_whoever_keeps_his_eyes_sees_what_he_saw_and_what_is_told_again_is_the_same(name, eyes):
    changed = 0
    for words in (3, 40, 57, 81, 130):
        match = played(name, words)
        asked = match.ask
        before = [match.view(seat) for seat in (0, 1, 2, -1)]
        options = [(ask.seat, [word.text for word in ask.options]) for ask in match.asks if ask.seat in eyes]
        whole = dump(match.state)
        match.deal_anew_for(eyes, 2**100 + words, "undo")
        if match.ask is asked:  # else a forced answer has followed
            assert [match.view(seat) for seat in eyes] == [before[seat] for seat in eyes]
            assert match.view(-1) == before[-1]
            assert [(a.seat, [w.text for w in a.options]) for a in match.asks if a.seat in eyes] == options
        match.game.check(match.state)
        changed += dump(match.state) != whole
        go_on(match, 30, words)
        assert dump(Match.replay(match.record()).state) == dump(match.state)
    assert changed == 5


@pytest.mark.parametrize("name", ["northgard", "root", "runewars"])
def test_what_nobody_knows_lies_otherwise_and_what_somebody_knows_stays(name):
    """All eyes together: hands stay, and what is drawn next is something else."""

    def told(seed: int) -> list[object]:
        match = played(name, 60)
        if seed:
            match.deal_anew_for([0, 1, 2], seed)
        go_on(match, 60, 3)
        return [match.view(seat) for seat in (0, 1, 2)]

    assert len({str(told(seed)) for seed in (0, 1, 2)}) == 3


def test_what_lies_sealed_stays_with_those_whose_eyes_it_was_dealt_for():
    match = played("runewars", 0)
    rng = Rng(3)
    for _ in range(1000):
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
        if any(match.sealed(one.seat) is not None and len(one.options) > 1 for one in match.asks):
            break
    before = [match.sealed(seat) for seat in range(3)]
    assert any(before)
    match.deal_anew_for([0, 1, 2], 7)
    assert [match.sealed(seat) for seat in range(3)] == before
    go_on(match, 10, 3)
    assert dump(Match.replay(match.record()).state) == dump(match.state)
