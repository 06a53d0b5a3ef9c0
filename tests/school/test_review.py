"""A match looked at again: what follows from the words and the budget, and what is called a mistake."""

from __future__ import annotations

from functools import cache

import pytest

from polana.bots import bot
from polana.bots.opinion import Estimate, Opinion, estimate
from polana.kernel.match import Match, start
from polana.kernel.word import Word
from polana.school import review as school
from polana.school.counsel import Review
from polana.school.hints import consider, hint
from polana.school.review import AGREED, GOOD, Past, Reviewer, doubtless, judge, mark_of


@cache
def played() -> str:
    """The first year of a match of Northgard, as a record."""
    match = start("northgard", ["wolf", "bear"], seed=5)
    bots = [bot("random", seat) for seat in range(2)]
    for _ in range(24):
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
    return match.record()


def look(judged: list[int] | None = None, iterations: int = 12, worlds: int = 4) -> Review:
    past = Past(played())
    reviewer = Reviewer(past.match, past.said, past.tell, judged, iterations, worlds)
    for _ in reviewer.run():
        pass
    return reviewer.found()


def test_the_same_words_and_budget_give_the_same_review():
    assert look([0]) == look([0])


def test_a_review_is_whole_when_every_word_was_looked_at():
    review = look([0])
    assert review.done == review.words == len(Past(played()).said)
    assert {one.step.seat for one in review.decisions} == {0}
    assert [one.at for one in review.decisions] == sorted(one.at for one in review.decisions)


def test_chances_of_all_seats_add_up_to_one_at_every_point():
    for point in look([]).chances:
        assert sum(point.chances) == pytest.approx(1.0, abs=0.001)
        assert len(point.spread) == 2


def test_a_point_follows_every_turn():
    review = look([])
    assert review.chances[0].at == 0
    ends = [point.at for point in review.chances]
    assert ends == sorted(set(ends))


def test_a_review_that_is_interrupted_goes_on_to_the_same_end():
    past = Past(played())
    reviewer = Reviewer(past.match, past.said, past.tell, [0], 12, 4)
    while not reviewer.over:
        reviewer.go_on()
        reviewer.found()
    assert reviewer.found() == look([0])


def test_a_decision_is_a_mistake_only_where_the_difference_is_beyond_doubt():
    assert mark_of(0.2, 0.05) == "mistake"
    assert mark_of(0.2, 0.02) == "slip"  # it may have been nearly good
    assert mark_of(0.2, -0.01) == "good"
    assert mark_of(0.05, 0.01) == "slip"
    assert mark_of(0.02, 0.01) == "good"
    assert mark_of(0.004, 0.001) == "best"


def test_every_slip_and_mistake_has_something_better_and_an_interval_above_nothing():
    for one in look().decisions:
        if one.mark in ("slip", "mistake"):
            assert one.low > 0
            assert one.better is not None
            assert one.better.word != one.step.word
            assert one.best > one.chance


def test_choice_luck_and_the_others_make_up_what_became_of_a_seat():
    review = look([0])
    first, last = review.decisions[0], review.decisions[-1]
    moved = sum(turn.luck + turn.others for turn in review.turns)
    lost = sum(one.best - one.chance for one in review.decisions[:-1])
    # From the best that could be expected at first to the best at last.
    assert moved - lost == pytest.approx(last.best - first.best, abs=0.01)


def test_a_hint_knows_no_more_than_the_seat():
    match = Match.replay(played())
    ask = match.ask
    assert ask is not None
    told = []
    for seed in (1, 2):
        other = match.imagine(ask.seat, seed)
        opinion = Opinion(other, ask.seat, 7)
        consider(opinion, 16, 4)
        told.append(hint(opinion))
    assert told[0] == told[1]


def test_candidates_are_options_and_the_first_is_never_behind():
    match = Match.replay(played())
    ask = match.ask
    assert ask is not None
    opinion = Opinion(match, ask.seat, 7)
    consider(opinion, 24, 4)
    found = hint(opinion)
    assert {one.word for one in found.candidates} <= {word.text for word in ask.options}
    assert found.candidates[0].behind == 0
    assert [one.line[0].word for one in found.candidates] == [one.word for one in found.candidates]


def test_the_interval_of_one_look_is_as_wide_as_it_can_be():
    assert estimate([0.4]).half == 1.0
    assert estimate([0.4] * 5).half == 0.0
    assert estimate([0.0, 1.0]).half > 0.5


def test_where_it_has_to_be_sure_an_interval_is_wider():
    for values in ([0.0, 1.0], [0.1, 0.3, 0.2, 0.6], [0.1 * (at % 7) for at in range(64)]):
        assert estimate(values, surely=True).mean == estimate(values).mean
        assert estimate(values, surely=True).half > estimate(values).half


class Thinker:
    """An opinion that has been made up already: what the word loses, at each look."""

    def __init__(self, losses: list[Estimate]) -> None:
        self.losses = losses
        self.seeds: list[int] = []
        self.looked = 0

    def __call__(self, match: Match, seat: int, seed: int) -> Thinker:
        self.seeds.append(seed)
        return self

    def think(self, iterations: int) -> None:
        pass

    def ranked(self) -> list[Word]:
        return list(options())

    def look(self, worlds: int) -> None:
        self.looked += 1

    def try_out(self, words: list[Word], worlds: int) -> None:
        pass

    def focus(self, words: list[Word], iterations: int) -> None:
        pass

    def chance(self, word: Word) -> Estimate:
        return Estimate(0.5 if word is options()[0] else 0.3, 0.01)

    def behind(self, word: Word, best: Word, surely: bool = False) -> Estimate:
        return self.losses[min(self.looked, len(self.losses)) - 1]


def asked() -> Match:
    return Match.replay(played())


def options() -> list[Word]:
    ask = asked().ask
    assert ask is not None
    return list(ask.options)


def judged(monkeypatch: pytest.MonkeyPatch, *losses: tuple[float, float]) -> tuple[Estimate, Thinker]:
    """What a word that is not the best is found to lose, if this is seen at each look (mean, half of the interval)."""
    thinker = Thinker([Estimate(mean, half) for mean, half in losses])
    monkeypatch.setattr(school, "Opinion", thinker)
    match = asked()
    assert match.ask is not None
    _, best, loss = judge(match, match.ask, options()[1], 7, 16, 4)
    assert best is options()[0]
    return loss, thinker


def test_what_looks_like_a_slip_is_one_only_if_two_others_who_know_nothing_of_it_agree(monkeypatch):
    loss, thinker = judged(monkeypatch, (0.2, 0.1), (0.15, 0.1), (0.1, 0.05), (0.05, 0.01))
    assert loss.mean == 0.1  # what both agree on
    assert len(thinker.seeds) == len(set(thinker.seeds)) == 1 + AGREED
    assert doubtless(loss)


DOUBTS = [(0.01, 0.005), (0.1, 0.11), (-0.2, 0.1)]


@pytest.mark.parametrize("said", DOUBTS)
def test_of_three_others_two_decide_that_it_is_a_slip(monkeypatch, said):
    for order in ((said, (0.15, 0.1), (0.1, 0.05)), ((0.1, 0.05), said, (0.15, 0.1))):
        loss, thinker = judged(monkeypatch, (0.2, 0.1), *order)
        assert (loss.mean, loss.half) == (0.1, 0.05)
        assert len(set(thinker.seeds)) == 4


@pytest.mark.parametrize("said", DOUBTS)
def test_of_three_others_two_decide_that_it_is_none(monkeypatch, said):
    for others in (((-0.1, 0.1), said), ((0.15, 0.1), (-0.1, 0.1), said)):
        loss, thinker = judged(monkeypatch, (0.2, 0.1), *others)
        assert (loss.mean, loss.half) == said
        assert len(set(thinker.seeds)) == 1 + len(others)
        assert mark_of(max(0.0, loss.mean), loss.mean - loss.half) in ("best", "good")


def test_what_does_not_look_like_a_slip_is_not_looked_at_again(monkeypatch):
    loss, thinker = judged(monkeypatch, (GOOD / 2, 0.001))
    assert loss.mean == GOOD / 2
    assert thinker.looked == 1
