"""What must hold for clones, records and undo of any game, at moments of its matches."""

from __future__ import annotations

from collections.abc import Iterable

from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.state import dump


def go_the_same_way(moments: Iterable[Match], seed: int) -> None:
    """Two clones that hear the same words are asked the same and stay equal; their match does not change."""
    for match in moments:
        truth = dump(match.state)
        one, other = match.clone(), match.clone()
        assert dump(one.state) == truth
        rng = Rng(seed)
        for _ in range(15):
            ask, twin = one.ask, other.ask
            if ask is None or twin is None:
                break
            assert (ask.seat, ask.about, ask.options) == (twin.seat, twin.about, twin.options)
            word = ask.options[rng.below(len(ask.options))]
            one.choose(ask.seat, word)
            other.choose(ask.seat, word)
            assert dump(one.state) == dump(other.state)
        assert dump(match.state) == truth, "a clone has changed the match it came from"


def are_replayed(moments: Iterable[Match]) -> None:
    """Each record leads to the state that it was taken in."""
    count = 0
    for match in moments:
        assert dump(Match.replay(match.record()).state) == dump(match.state)
        count += 1
    assert count


def are_undone(moments: Iterable[Match]) -> None:
    """A word that can be taken back leaves nothing behind."""
    taken_back = 0
    for match in moments:
        ask = match.ask
        assert ask is not None
        before = dump(match.state)
        trial = match.clone()
        trial.choose(ask.seat, ask.options[0])
        if trial.undo_depth(ask.seat):
            trial.undo(ask.seat)
            assert dump(trial.state) == before
            taken_back += 1
    assert taken_back
