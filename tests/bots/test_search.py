"""The search bot: legal, blind to what its seat may not know, the same choice again for the same iterations."""

import os
from collections.abc import Iterator
from itertools import chain

import pytest

from polana.bots import bot
from polana.bots.budget import Budget, read_budget
from polana.bots.cores import tallies
from polana.bots.mcts import Search
from polana.bots.player import Manner, Sense
from polana.bots.search import SearchBot
from polana.bots.senses import for_search, sense_of
from polana.games.northgard import game as northgard
from polana.games.root import game as root
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.game import AnyGame
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.state import State
from tests.northgard.sampled import moments

BASE = ["marquise", "eyrie", "alliance", "vagabond"]


def moments_of_root(seed: int, every: int) -> Iterator[Match]:
    """A random match of Root, looked at before one of so many choices."""
    rng = Rng(seed)
    match = Match(root, root.setup(BASE, {}), seed)
    while (ask := match.ask) is not None and match.decisions < 600:
        if rng.below(every) == 0:
            yield match
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])


def choice(match: Match, kind: str = "search:20", seed: int = 7) -> str:
    assert match.ask is not None
    word = bot(kind, seed).choose(match, match.ask)
    assert word in match.ask.options
    return word.text


@pytest.mark.parametrize("seed", range(3))
def test_in_root_it_chooses_alike_whatever_is_hidden_from_it(seed):
    for match in moments_of_root(seed, every=60):
        assert match.ask is not None
        seat = match.ask.seat
        assert choice(match) == choice(match.imagine(seat, 1)) == choice(match.imagine(seat, 2)), match.ask.about


def test_iterations_give_the_same_choice_again():
    for match in moments(1, every=100):
        assert choice(match, "search:25") == choice(match, "search:25")


def test_two_cores_choose_legally_and_the_same_again():
    for match in chain(moments(2, every=150), moments_of_root(2, every=150)):
        assert choice(match, "search:25:2") == choice(match, "search:25:2")


def test_forks_find_what_one_process_finds():
    match = next(moments_of_root(5, every=40))
    assert match.ask is not None
    seat, sense = match.ask.seat, sense_of("root", searching=True)

    def searches() -> list[Search]:
        return [Search(match, seat, sense, seed) for seed in (3, 4, 5)]

    alone = searches()
    for search, share in zip(alone, (4, 4, 3), strict=True):
        search.think(share, 0.0)
    found = tallies(searches(), 11, 0.0)
    assert found == [search.tally() for search in alone]
    assert [sum(count for _, count, _ in tally) for tally in found] == [4, 4, 3]


def test_it_stops_early_only_where_the_choice_stays_the_same():
    def most_tried(search: Search) -> int:
        counts = {word: count for word, count, _ in search.tally()}
        return max(counts, key=lambda word: counts[word])

    spared = 0
    sense = sense_of("root", searching=True)
    for match in moments_of_root(8, every=70):
        assert match.ask is not None
        if len(match.ask.options) == 1:
            continue
        whole, early = (Search(match, match.ask.seat, sense, 3) for _ in range(2))
        whole.think(60, 0.0)
        early.think(60, 0.0, alone=True)
        assert whole.root.count == 60
        spared += 60 - early.root.count
        assert early.root.count == 60 or most_tried(early) == most_tried(whole)
    assert spared > 0


def test_fewer_iterations_than_cores_are_not_more():
    match = next(moments_of_root(5, every=40))
    assert match.ask is not None
    sense = sense_of("root", searching=True)
    found = tallies([Search(match, match.ask.seat, sense, seed) for seed in (3, 4, 5)], 2, 0.0)
    assert [sum(count for _, count, _ in tally) for tally in found] == [1, 1, 0]


class Mortal(Sense[State]):
    """Breaks in every process but the one that made it."""

    def __init__(self) -> None:
        self.home = os.getpid()
        self.known = sense_of("northgard", searching=True)

    def value(self, state: State, seat: int) -> float:
        if os.getpid() != self.home:
            os._exit(1)
        return self.known.value(state, seat)

    def rests(self, state: State, ask: Ask | None, seat: int, since: int) -> bool:
        return self.known.rests(state, ask, seat, since)

    def moment(self, state: State) -> int:
        return self.known.moment(state)

    def settled(self, state: State, ask: Ask | None, seat: int, since: int) -> bool:
        return self.known.settled(state, ask, seat, since)

    def manner(self) -> Manner:
        return self.known.manner()


def test_a_process_that_dies_is_no_silent_loss():
    match = next(moments(3, every=50))
    assert match.ask is not None
    assert SearchBot(1, Budget(iterations=4), Mortal()).choose(match, match.ask) in match.ask.options
    with pytest.raises(PolanaError, match="died"):
        SearchBot(1, Budget(iterations=4, cores=2), Mortal()).choose(match, match.ask)


def test_a_time_is_enough_for_one_try():
    match = next(moments(4, every=30))
    assert choice(match, "search:0.000001s")


def test_what_leaves_no_choice_costs_nothing():
    """A veiled question (may I ambush?) is asked even where there is one answer."""
    for match in moments_of_root(1, every=1):
        assert match.ask is not None
        if len(match.ask.options) == 1:
            thinker = SearchBot(1, Budget(seconds=3600.0))
            assert thinker.choose(match, match.ask) is match.ask.options[0]
            return
    pytest.fail("no such question in this match")


def test_it_thinks_among_those_who_choose_at_the_same_time():
    """Who puts back which cards is chosen in secret by all at once: others who are asked first are not in the tree."""
    rng = Rng(3)
    match = Match(root, root.setup(4, {"setup": "advanced"}), 3)
    while len(match.asks) < 2:
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    last = match.asks[-1]
    sense = sense_of("root", searching=True)
    search = Search(match, last.seat, sense, 2)
    search.think(10, 0.0)
    options = [word.id for word in last.options]
    assert all(word in options for word, _, _ in search.tally())
    assert sum(count for _, count, _ in search.tally()) == 10
    assert bot("search:10", 2).choose(match, last) in last.options


@pytest.mark.parametrize("game", [northgard, root], ids=["northgard", "root"])
def test_a_few_iterations_are_better_than_chance(game: AnyGame):
    wins = 0
    for seed in range(2):
        names = ["wolf", "raven"] if game is northgard else BASE
        match = Match(game, game.setup(names, {}), seed)
        me = seed % len(names)
        players = [bot("search:8" if seat == me else "random", 10 * seed + seat) for seat in range(len(names))]
        while (ask := match.ask) is not None:
            match.choose(ask.seat, players[ask.seat].choose(match, ask))
        assert match.result is not None
        wins += match.result.winners == [me]
    assert wins == 2


@pytest.mark.parametrize(
    ("text", "seconds", "iterations", "cores"),
    [("0.2s", 0.2, 0, 1), ("3s", 3.0, 0, 1), ("400", 0.0, 400, 1), ("1s:2", 1.0, 0, 2), ("64:4", 0.0, 64, 4)],
)
def test_a_budget_is_a_time_or_a_number(text, seconds, iterations, cores):
    budget = read_budget(text)
    assert (budget.seconds, budget.iterations, budget.cores) == (seconds, iterations, cores)
    assert repr(budget) == text


def test_all_cores_are_as_many_as_there_are():
    assert read_budget("1s:all").cores == (os.cpu_count() or 1)


@pytest.mark.parametrize("text", ["", "s", "0.5", "-1s", "1m", "0s", "0", "5:0", "5:", "5:x", "1s:2:3", "٣s"])
def test_what_is_no_budget_is_told(text):
    with pytest.raises(PolanaError, match=r"budget|core"):
        read_budget(text)


def test_only_a_bot_that_thinks_takes_a_budget():
    with pytest.raises(PolanaError, match="takes no budget"):
        bot("greedy:1s", 1)


def test_the_figures_of_the_search_have_the_last_word():
    figures = {
        "worth": {"land": 1.0, "unit": 2.0},
        "more": {"x": 3.0},
        "search": {"scale": 4.0, "worth": {"unit": 5.0}},
    }
    assert for_search(figures) == {
        "worth": {"land": 1.0, "unit": 5.0},
        "more": {"x": 3.0},
        "search": {"scale": 4.0},
    }
