"""Hints: reasons from the position, the same in both languages, and nothing that the seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from polana.bots import bot
from polana.bots.opinion import Opinion
from polana.kernel.match import Match, start
from polana.locale import LANGUAGES, Speech
from polana.school.counsel import Hint, Remark
from polana.school.hints import consider, hint
from polana.school.reasons import IDEAS, RIVALS, Answer, Reasons, breakdown

SEATS = {"root": ["marquise", "eyrie"], "northgard": ["wolf", "bear"], "runewars": ["?", "?"]}
#: A moment after the setup of each game, where there is something to do.
WORDS = {"root": 30, "northgard": 30, "runewars": 60}


def moment(game: str) -> Match:
    match = start(game, SEATS[game] if game != "runewars" else 2, seed=3)
    bots = [bot("random", seat) for seat in range(2)]
    for _ in range(WORDS[game]):
        ask = next(ask for ask in match.asks if match.sealed(ask.seat) is None)
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
    return match


def advice(match: Match, iterations: int = 16, worlds: int = 2) -> Hint:
    ask = next(ask for ask in match.asks if match.sealed(ask.seat) is None)
    opinion = Opinion(match, ask.seat, 7)
    consider(opinion, iterations, worlds)
    return hint(opinion)


def said(match: Match, remark: Remark) -> list[str]:
    """A sentence in each language; whatever it lacks raises."""
    words = match.game.vocabulary
    args: dict[str, object] = {}
    for name, value in remark.args.items():
        if isinstance(value, dict):
            value = words[value["word"]]
        args[name] = [words[part["word"]] for part in value] if isinstance(value, list) else value
    told = []
    for language in LANGUAGES:
        speech = Speech(language, match.game.name, strict=True)
        speech.seats = ["Ola", "Jan"]
        told.append(speech.say(remark.message, **args))
    return told


@pytest.mark.parametrize("game", SEATS)
def test_every_reason_can_be_said_in_both_languages(game):
    match = moment(game)
    found = advice(match)
    remarks = [*found.matters, *(one for each in found.candidates for one in each.reasons)]
    for remark in remarks:
        assert all(said(match, remark))


def test_a_short_search_gives_a_hint_too():
    # Every word was tried once: what follows is looked into for one of them, which may then look worse than the rest.
    match = moment("runewars")
    ask = next(ask for ask in match.asks if match.sealed(ask.seat) is None)
    for seed in range(12):
        opinion = Opinion(match, ask.seat, seed)
        consider(opinion, len(ask.options), 2)
        tried = [word.text for word in opinion.options if word.id in opinion.trials]
        assert sorted(one.word for one in hint(opinion).candidates) == sorted(tried)


@pytest.mark.parametrize("game", SEATS)
def test_a_hint_is_the_same_whatever_is_hidden(game):
    match = moment(game)
    seat = next(ask for ask in match.asks if match.sealed(ask.seat) is None).seat
    assert advice(match.imagine(seat, 1)) == advice(match.imagine(seat, 2))


@pytest.mark.parametrize("game", SEATS)
def test_ideas_take_the_worth_of_a_position_apart(game):
    match = moment(game)
    parts = breakdown(game).parts(match.state, 0)
    assert set(parts) <= {*IDEAS, "rivals"}
    # What belongs to no idea are points and what is counted with them: the rest adds up to less than the whole story.
    assert any(abs(value) > 0.01 for idea, value in parts.items() if idea != "rivals")
    assert breakdown(game).whole.value(match.state, 0) == pytest.approx(
        breakdown(game).own.value(match.state, 0) + parts["rivals"]
    )


def test_no_figure_belongs_to_two_ideas():
    names = [name for names in (*IDEAS.values(), RIVALS) for name in names]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", SEATS)
def test_a_scene_counts_what_lies_on_the_map(game):
    scene = moment(game).game.scene(moment(game).state, 2)
    assert sum(scene.units) > 0
    assert {0, 1} <= set(scene.holders.values())


def asked(game: str, seats: list[str], **options: Any) -> Reasons:
    """Reasons about what the first seat is asked, which nothing has been thought about yet but what was tried."""
    match = start(game, seats, seed=3, **options)
    player = bot("random", 1)
    for _ in range(30):
        ask = next(ask for ask in match.asks if match.sealed(ask.seat) is None)
        if len(ask.options) > 1 and ask.seat == 0:
            break
        match.choose(ask.seat, player.choose(match, ask))
    opinion = Opinion(match, 0, 7)
    consider(opinion, 16, 2)
    why = Reasons(opinion)
    why.look([opinion.ranked()[0]])
    return why


def answered(
    why: Reasons, *, other: int = 1, points: int = 0, takes: bool = False, winners: list[int] | None
) -> list[str]:
    """What matters where another seat makes this of the best word."""
    match, best = why.opinion.match, why.opinion.ranked()[0]
    seats = len(match.setup.seats)
    before, after = (match.game.scene(match.state, seats) for _ in range(2))
    after.points[other] += points
    if takes:
        place = next(iter(before.holders))
        before.holders[place], after.holders[place] = why.seat, other
    why.answers[best.id] = [Answer(before, after, winners)]
    return [one.message for one in why.matters([best])]


def test_what_a_partner_gains_takes_or_wins_is_no_threat():
    rivals, together = (
        asked("root", ["eyrie", "alliance"]),
        asked("root", ["eyrie", "alliance"], automaton="cooperative"),
    )
    for message, made in (
        ("hint-answer", {"points": 5, "winners": None}),
        ("hint-threat-takes", {"takes": True, "winners": None}),
        ("hint-threat-wins", {"winners": [1]}),
    ):
        assert message in answered(rivals, **made)
        assert message not in answered(together, **made)


def test_in_teams_only_the_others_are_a_threat():
    why = asked("northgard", ["wolf", "bear", "raven", "snake"], teams=True)
    assert "hint-answer" in answered(why, other=1, points=5, winners=None)
    assert "hint-answer" not in answered(why, other=2, points=5, winners=None)


def test_where_all_may_lose_together_that_is_said():
    why = asked("root", ["eyrie", "alliance"], automaton="cooperative")
    assert "hint-threat-lost" in answered(why, winners=[])
    assert "hint-threat-lost" not in answered(why, winners=None)
    assert all(said(why.opinion.match, Remark("hint-threat-lost", {})))


def test_before_anybody_stands_on_the_map_a_hint_names_the_choice_and_nothing_that_is_not_there():
    match = start("northgard", 2, seed=3)
    while match.asks[0].about != "ask-northgard-clan":
        match.choose(match.asks[0].seat, match.asks[0].options[0])
    found = advice(match)
    assert [remark.message for remark in found.matters] == ["hint-best"]
    assert found.matters[0].args["word"] == {"word": found.candidates[0].word}
    places = [remark for each in found.candidates for remark in each.reasons if "places" in remark.args]
    assert places == []
