"""The environments pass the checks of their libraries, and show a seat nothing that it may not know."""

import copy
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
from polana.lab import aec, batch, solo
from polana.lab.envs.board import Board
from polana.lab.envs.observation import named, slot
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


@pytest.mark.parametrize("action", [-1, 10_000, 1.5, float("nan"), "1"])
def test_what_is_no_number_of_a_word_is_refused_and_changes_nothing(stones, action):
    lonely = solo("stones", opponents="random", seed=1)
    lonely.reset()
    with pytest.raises(PolanaError, match="the number of a word"):
        lonely.step(action)
    assert lonely.match is not None
    many = aec("stones", seed=1)
    many.reset()
    with pytest.raises(PolanaError, match="the number of a word"):
        many.step(action)
    side_by_side = batch("stones", 1, seed=1)
    side_by_side.reset()
    with pytest.raises(PolanaError, match="the number of a word"):
        side_by_side.step([action])


def same_way(env, twin, seed):
    """Both play the same random actions from here to the end of the match, and the next match too."""
    rng = Rng(seed)
    for one in env.agent_iter():
        assert twin.agent_selection == one
        seen, reward, terminated, truncated, info = env.last()
        again = twin.last()
        assert np.array_equal(seen["observation"], again[0]["observation"])
        assert np.array_equal(seen["action_mask"], again[0]["action_mask"])
        assert (reward, terminated, truncated, info) == again[1:]
        options = np.flatnonzero(seen["action_mask"])
        action = None if terminated or truncated else int(options[rng.below(len(options))])
        env.step(action)
        twin.step(action)
    env.reset()
    twin.reset()
    assert env.match.seed == twin.match.seed


COPIES = pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])


@COPIES
def test_a_copy_of_an_environment_goes_on_as_it_would(copied):
    env = aec("northgard", seed=3, seats=["wolf", "raven"])
    copied(env).reset()
    env.reset()
    rng = Rng(1)
    for _ in range(30):
        options = list(env.last()[4]["words"])
        env.step(options[rng.below(len(options))])
    twin = copied(env)
    before = env.last()[4]
    twin.step(next(iter(before["words"])))
    assert env.last()[4] == before
    same_way(env, copied(env), 2)


@COPIES
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_copy_of_one_seat_meets_the_same_opponents(copied, opponents):
    env = solo("northgard", opponents=opponents, seed=3, seats=["wolf", "raven"])
    copied(env).reset()
    seen, _ = env.reset(seed=4)
    over = False
    twin = None
    for at in range(60):
        action = int(np.flatnonzero(seen["action_mask"])[0])
        if at == 20:
            twin = copied(env)
        seen, reward, over, _, info = env.step(action)
        if twin is not None:
            again = twin.step(action)
            assert np.array_equal(seen["observation"], again[0]["observation"])
            assert (reward, over, False, info) == again[1:]
        if over:
            break
    assert twin is not None
    assert np.array_equal(env.reset()[0]["observation"], twin.reset()[0]["observation"])


@COPIES
def test_a_copy_of_a_batch_goes_on_as_it_would(copied):
    many = batch("northgard", 3, seed=3, limit=40)
    copied(many).reset()
    asks = many.reset().asks
    rng = Rng(1)
    for _ in range(50):
        asks = many.step([ask.options[rng.below(len(ask.options))].id for ask in asks]).asks
    twin = copied(many)
    for _ in range(50):
        actions = [ask.options[rng.below(len(ask.options))].id for ask in asks]
        one, other = many.step(actions), twin.step(actions)
        assert np.array_equal(one.observations, other.observations)
        assert np.array_equal(one.masks, other.masks)
        assert one.ended == other.ended
        asks = one.asks


@pytest.mark.parametrize("name", ["northgard", "root", "runewars"])
def test_an_environment_tells_the_vocabulary_whose_numbers_its_actions_are(name):
    print_of = find(name).vocabulary.fingerprint
    assert aec(name, 1).metadata["vocabulary"] == print_of
    assert solo(name, 0, "random", 1).metadata["vocabulary"] == print_of
    assert batch(name, 1, 1).board.vocabulary == print_of
