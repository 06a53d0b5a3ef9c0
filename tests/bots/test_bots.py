"""Bots: legal, deterministic under a seed, blind to what their seat may not know, and not all of them weak."""

import pytest

from polana.bots import BOTS, bot
from polana.bots.levels import known, learned, levels, thinks, usual
from polana.games.northgard import game
from polana.games.root import game as root
from polana.kernel.errors import PolanaError
from polana.kernel.match import Match
from polana.kernel.state import dump
from tests.northgard.sampled import moments

#: All bots, those that think for a time with a number of iterations instead: the same seed then chooses alike.
KINDS = [*(name for name in BOTS if name not in ("search", "guided", "hard", "master")), "search:12", "guided:12"]


def play(match: Match, kinds: list[str], seed: int) -> Match:
    bots = [bot(kind, seed + seat) for seat, kind in enumerate(kinds)]
    while (ask := match.ask) is not None:
        word = bots[ask.seat].choose(match, ask)
        assert word in ask.options
        match.choose(ask.seat, word)
    return match


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_chooses_alike_whatever_is_hidden_from_it(kind, seed):
    """The hidden part differs from world to world; the view and the bot's seed do not."""
    for match in moments(seed, every=80):
        ask = match.ask
        assert ask is not None
        worlds = [match, match.imagine(ask.seat, 1), match.imagine(ask.seat, 2)]
        chosen = set()
        for world in worlds:
            assert world.ask is not None
            chosen.add(bot(kind, 7).choose(world, world.ask))
        assert len(chosen) == 1, ask.about


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_leaves_the_match_as_it_is(kind):
    for match in moments(2, every=120):
        before = dump(match.state)
        assert match.ask is not None
        bot(kind, 3).choose(match, match.ask)
        assert dump(match.state) == before


def test_the_same_seed_plays_the_same_match():
    one, other = (play(Match(game, game.setup(["goat", "boar"], {}), 8), ["greedy", "greedy"], 5) for _ in range(2))
    assert one.record() == other.record()


def test_greedy_beats_random():
    """Nine of ten at the least; `benchmarks/bots.py` measures it in more matches."""
    wins = 0
    for seed in range(10):
        seat = seed % 2
        kinds = ["random", "random"]
        kinds[seat] = "greedy"
        clans = [["wolf", "raven"], ["bear", "snake"], ["stag", "goat"], ["boar", "wolf"], ["raven", "stag"]][seed // 2]
        match = play(Match(game, game.setup(clans, {"creatures": seed % 3 == 0}), seed), kinds, seed)
        assert match.result is not None
        wins += match.result.winners == [seat]
    assert wins >= 9


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_plays_at_larger_tables_with_all_modules(seats):
    options = {"creatures": True, "more_creatures": True, "teams": seats == 4, "long_game": seats == 3}
    match = Match(game, game.setup(seats, options), 1)
    kinds = ["greedy"] + ["random"] * (seats - 1)
    assert play(match, kinds, 1).over


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(PolanaError, match="random, greedy"):
        bot("wise", 1)


def test_people_are_offered_levels_from_weak_to_strong():
    for name in ("northgard", "root"):
        offered = ["easy", "normal", "hard", "master"]
        assert levels(name) == ([*offered, "reflex"] if learned(name) else offered)
    assert usual("root") == "normal"


def test_the_level_that_has_not_learned_a_game_thinks_longer():
    assert thinks("northgard", "normal") is None
    hard, master = thinks("northgard", "hard"), thinks("northgard", "master")
    assert hard is not None
    assert master is not None
    assert master.seconds == (1 if learned("northgard") else 3) * hard.seconds


def test_a_game_that_the_bots_have_no_feeling_for_is_played_by_chance():
    assert levels("hoard") == ["random"]
    assert usual("hoard") == "random"
    assert known("hoard", "random")
    assert not known("hoard", "hard")


def test_bots_that_people_are_not_offered_still_sit_at_older_tables():
    assert known("root", "greedy")
    assert known("northgard", "search")
    assert not known("root", "wise")


def test_easy_plays_worse_than_normal():
    wins = 0
    for seed in range(4):
        seat = seed % 2
        kinds = ["easy", "easy"]
        kinds[seat] = "normal"
        match = play(Match(game, game.setup(["wolf", "raven"], {}), seed), kinds, seed)
        assert match.result is not None
        wins += match.result.winners == [seat]
    assert wins >= 3


def test_greedy_does_not_begin_again_with_what_has_led_nowhere():
    """Asked the same with nothing changed, it says something else, until there is nothing else to say."""
    match = Match(root, root.setup(["marquise", "eyrie"], {}), 1)
    ask = match.ask
    assert ask is not None
    player = bot("greedy", 1)
    said = [player.choose(match, ask) for _ in ask.options]
    assert len(said) > 2
    assert sorted(word.text for word in said) == sorted(word.text for word in ask.options)
    assert player.choose(match, ask) in ask.options
