"""Matches in which nobody scores any more are ended by whoever plays many of them."""

import copy

import pytest

from polana import lab
from polana.kernel.still import GLANCE
from polana.lab.arena import Arena
from polana.lab.tally import summary

pytest.importorskip("pettingzoo")


def arena(still, seats=("random", "random")):
    return Arena("root", list(seats), 3, 1, {}, ["riverfolk", "vagabond"], 20_000, None, still)


def test_an_arena_ends_a_match_in_which_nobody_scores_and_says_so():
    many = arena(still=1)
    many.run()
    told = summary(many)
    ended = [one for one in many.played if one.stood_still]
    assert ended
    assert (told["still"], told["stood_still"], told["errors"]) == (1, len(ended), 0)
    for one in ended:
        assert (one.winners, len(one.scores)) == ([], 2)
        assert one.decisions % GLANCE == 0


def test_matches_in_which_people_score_come_to_their_end():
    many = arena(still=500, seats=("greedy", "random"))
    many.run()
    told = summary(many)
    assert (told["stood_still"], told["errors"]) == (0, 0)
    assert all(one.winners for one in many.played)


def test_an_environment_for_all_seats_truncates_such_a_match():
    env = lab.aec("root", 3, seats=["marquise", "eyrie"], still=1)
    env.reset(seed=3)
    steps = 0
    while not any(env.truncations.values()):
        env.step(env.infos[env.agent_selection]["words"].options[0].id)
        steps += 1
        assert steps < 4000
    assert steps % GLANCE == 0
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert all(info["stood_still"] for info in env.infos.values())
    assert set(env.rewards.values()) == {0.0}


def test_a_copy_of_an_environment_stands_still_at_the_same_word():
    env = lab.aec("root", 3, seats=["marquise", "eyrie"], still=4)
    env.reset(seed=3)
    ends = []
    for _ in range(10):
        env.step(env.infos[env.agent_selection]["words"].options[0].id)
    for one in (env, copy.deepcopy(env)):
        steps = 0
        while not any(one.truncations.values()):
            one.step(one.infos[one.agent_selection]["words"].options[0].id)
            steps += 1
            assert steps < 4000
        ends.append(steps)
    assert ends[0] == ends[1]


def test_an_environment_for_one_seat_truncates_such_a_match():
    env = lab.solo("root", 0, "random", 3, seats=["marquise", "eyrie"], still=1)
    _, info = env.reset(seed=3)
    truncated = terminated = False
    while not (truncated or terminated):
        _, reward, terminated, truncated, info = env.step(info["words"].options[0].id)
    assert (truncated, terminated, reward, info["stood_still"]) == (True, False, 0.0, True)


def test_a_batch_begins_another_match_in_its_place():
    many = lab.batch("root", 2, 3, seats=["marquise", "eyrie"], still=1)
    now = many.reset()
    ended = []
    for _ in range(4000):
        now = many.step([ask.options[0].id for ask in now.asks])
        ended += now.ended
        if ended:
            break
    assert (ended[0].stood_still, ended[0].winners) == (True, [])
