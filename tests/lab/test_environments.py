"""The environments pass the checks of their libraries, and show a seat nothing that it may not know."""

import pickle
import warnings

import numpy as np
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # what a library says while it is imported is not ours
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test, seed_test

from polana.bots.senses import ENTRY_POINTS
from polana.kernel import brought
from polana.kernel import game as registry
from polana.kernel.errors import NotAllowed, PolanaError
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.lab import aec, solo
from polana.lab.board import Board
from polana.lab.observation import named, slot
from tests.cli import small

SETUPS = [
    ("northgard", ["wolf", "raven"]),
    ("root", ["marquise", "eyrie", "alliance", "vagabond"]),
    ("runewars", ["daqan", "uthuk"]),
]


def has_sense(game):
    """Greedy bots play games for which they have a feeling."""
    return brought.load(ENTRY_POINTS, game) is not None


#: PettingZoo would rather see a bare array, Gymnasium an entry in its registry.
quiet = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.fixture
def stones(monkeypatch):
    monkeypatch.setitem(registry._GAMES, "stones", small.game)


@quiet
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_pettingzoos_own_checks(game, seats):
    api_test(aec(game, seed=1, seats=seats), num_cycles=200)
    seed_test(lambda: aec(game, seats=seats), num_cycles=60)


@quiet
@pytest.mark.parametrize(
    ("game", "seats", "opponents"),
    [
        (game, seats, bot)
        for game, seats in SETUPS
        for bot in ("random", "greedy")
        if bot == "random" or has_sense(game)
    ],
)
def test_gymnasiums_own_checks(game, seats, opponents):
    if (game, opponents) == ("root", "greedy"):
        seats = seats[:2]
    check_env(solo(game, seats=seats, opponents=opponents, seed=1))


def play(env, seed=0):
    """Random legal actions to the end; the last rewards and infos."""
    rng = Rng(seed)
    env.reset(seed=seed)
    rewards, infos = {}, {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        rewards[agent], infos[agent] = reward, info
        if terminated or truncated:
            env.step(None)
            continue
        options = np.flatnonzero(seen["action_mask"])
        assert [env.board.words[at].text for at in options] == [info["words"][at] for at in options]
        env.step(int(options[rng.below(len(options))]))
    return rewards, infos


def test_a_match_to_its_end_gives_winners_one_and_others_minus_one():
    rewards, infos = play(aec("northgard", seats=["wolf", "raven", "bear"]))
    winners = infos["seat_0"]["winners"]
    assert rewards == {f"seat_{seat}": 1.0 if seat in winners else -1.0 for seat in range(3)}


def test_the_same_seed_deals_the_same_matches_and_the_next_one_is_another():
    first, second = aec("northgard", seed=4, seats=["wolf", "raven"]), aec("northgard", seed=4, seats=["wolf", "raven"])
    deals = []
    for env in (first, second):
        pair = []
        for _ in range(2):
            env.reset()
            assert env.match is not None
            pair.append(env.match.seed)
        deals.append(pair)
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]


def test_a_match_that_is_too_long_is_truncated():
    env = aec("northgard", limit=5)
    play(env)
    assert env.match is not None
    assert not env.match.over
    lonely = solo("northgard", opponents="random", limit=3)
    seen, _ = lonely.reset(seed=1)
    for _ in range(3):
        seen, _, terminated, truncated, _ = lonely.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert (terminated, truncated) == (False, True)


def test_a_word_that_is_no_option_is_refused_with_its_reason():
    env = aec("northgard", seed=1)
    env.reset()
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(NotAllowed):
        env.step(wrong)
    lonely = solo("northgard", opponents="random", seed=1)
    lonely.reset()
    wrong = int(np.flatnonzero(lonely.action_masks() == 0)[0])
    _, reward, terminated, _, info = lonely.step(wrong)
    assert (reward, terminated) == (-1.0, True)
    assert info["refusal"].startswith("why-")
    with pytest.raises(PolanaError, match="reset"):
        lonely.step(wrong)


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_an_observation_does_not_depend_on_what_the_seat_may_not_know(game, seats):
    board = Board(game, 0, seats, {}, 4096, keep=True)
    match = Match(find(game), board.setup, 3)
    rng = Rng(3)
    compared = 0
    for at in range(120):
        ask = match.ask
        assert ask is not None
        if at % 12 == 0:
            seen = board.see(match, ask.seat, ask)
            other = match.imagine(ask.seat, at)
            redealt = board.see(other, ask.seat, other.ask_of(ask.seat))
            assert np.array_equal(seen["observation"], redealt["observation"])
            assert np.array_equal(seen["action_mask"], redealt["action_mask"])
            compared += 1
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    assert compared == 10


def test_a_sealed_answer_is_not_seen_by_the_next_who_is_asked(stones):
    seen = []
    for bid in ("bid:0", "bid:2"):
        env = aec("stones", seed=1)
        env.reset()
        env.step(find("stones").vocabulary[bid].id)
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1")["observation"])
    assert np.array_equal(*seen)


def test_only_the_seat_that_is_asked_has_actions(stones):
    env = aec("stones", seed=1)
    env.reset()
    assert env.observe("seat_0")["action_mask"].sum() == 3
    assert env.observe("seat_1")["action_mask"].sum() == 0
    assert env.infos["seat_0"]["words"] == {0: "bid:0", 1: "bid:1", 2: "bid:2"}


def test_what_is_told_can_be_sent_to_another_process(stones):
    env = aec("stones", seed=1)
    env.reset()
    info = pickle.loads(pickle.dumps(env.last()[4]))
    assert info == {"ask": "kernel-nothing", "law": "S.1", "words": {0: "bid:0", 1: "bid:1", 2: "bid:2"}}
    assert str(env.last()[4]["words"]) == str(info["words"])


def test_observations_are_the_callers_own():
    """Who keeps them to learn from them later finds them as they were, and may write into them."""
    env = aec("northgard", seed=1)
    env.reset()
    first = env.observe("seat_0")["observation"]
    kept = first.copy()
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert np.array_equal(first, kept)
    first[:] = 7
    assert env.observe("seat_0")["observation"][0] in (0, 1)


def test_features_have_the_names_that_the_documentation_gives_them():
    view: dict[str, object] = {
        "year": 2,
        "flash_played": True,
        "scorched": None,
        "phase": "actions",
        "players": [{"seat": 0, "hand": {"cards": ["feast", "feast"]}}],
        "lands": [{"land": "start.n", "units": 3}],
        "clearings": [{"slots": 1}],
        "warriors": [0, 4],
    }
    assert named(view, None) == [
        ("year", 3),
        ("flash_played", 1),
        ("phase=actions", 1),
        ("players/0/seat", 1),
        ("players/0/hand/cards=feast", 1),
        ("players/0/hand/cards=feast", 1),
        ("lands/start.n/land=start.n", 1),
        ("lands/start.n/units", 4),
        ("clearings/0/slots", 2),
        ("warriors/0", 1),
        ("warriors/1", 5),
    ]
    # trained policies rely on where a feature lies
    assert slot("year", 8192) == 2414


def test_opponents_that_do_not_fit_are_refused():
    with pytest.raises(PolanaError, match="2 opponents, not 1"):
        solo("northgard", seats=3, opponents=["random"])
    with pytest.raises(PolanaError, match="no bot"):
        solo("northgard", opponents="nobody")
