"""The guided search: it does what its guide says of words and positions, and without a guide plays as it always did."""

from hashlib import sha256
from itertools import islice
from math import exp

import pytest

from polana import compiled
from polana.bots import bot
from polana.bots import guide as guides
from polana.bots.budget import Budget
from polana.bots.guide import Guide, Judgement, NoGuide, guide_of, odds, tempered, why_no_guide
from polana.bots.guided import LONGER, GuidedBot, ReflexBot
from polana.bots.levels import levels, plays_without, thinks
from polana.bots.mcts import Search
from polana.bots.player import Manner, Sense
from polana.games.northgard import game as northgard
from polana.games.northgard.state import Table
from polana.games.root import game as root
from polana.kernel.flow import Ask
from polana.kernel.game import AnyGame
from polana.kernel.match import Chooser, Match
from polana.kernel.rng import Rng
from polana.kernel.state import State
from polana.kernel.word import Word
from tests.bots.test_search import moments_of_root
from tests.northgard.sampled import moments


class Counting(Sense[State]):
    """Values what the game itself counts, and looks until somebody else is asked: figures may change, this does not."""

    def __init__(self, game: str, blind: bool = False, near: bool = False) -> None:
        self.game: AnyGame = northgard if game == "northgard" else root
        self.blind = blind
        #: Look at what comes of one word only.
        self.near = near

    def value(self, state: State, seat: int) -> float:
        return 0.0 if self.blind else float(self.game.standing(state)[1][seat])

    def rests(self, state: State, ask: Ask | None, seat: int, since: int) -> bool:
        return True

    def moment(self, state: State) -> int:
        return 0

    def settled(self, state: State, ask: Ask | None, seat: int, since: int) -> bool:
        return self.near or ask is None or ask.seat != seat

    def manner(self) -> Manner:
        return Manner({"scale": 4.0, "curiosity": 0.3, "whim": 0.2, "surprise": 0.1})


class Toy(Guide):
    """Would say one word wherever it can, and thinks that everybody's chances are the same."""

    def __init__(self, word: Word) -> None:
        self.word = word
        self.asked: list[bool] = []

    def judge(self, state: State, ask: Ask, seat: int) -> Judgement:
        self.asked.append(ask.seat == seat)
        count = len(ask.options)
        liked = self.word in ask.options
        prior = [float(word is self.word) if liked else 1.0 / count for word in ask.options]
        return Judgement(prior, [0.5, 0.5])


class Rich(Guide):
    """Cares for no word, and thinks that whoever has more food, wood and lore wins, or loses."""

    def __init__(self, loses: bool = False) -> None:
        self.loses = loses

    def judge(self, state: State, ask: Ask, seat: int) -> Judgement:
        mine, others = goods(state, 0), goods(state, 1)
        share = (mine + 1) / (mine + others + 2)
        values = [1 - share, share] if self.loses else [share, 1 - share]
        return Judgement([1.0 / len(ask.options)] * len(ask.options), values)


def goods(state: State, seat: int) -> int:
    assert isinstance(state, Table)
    own = state.players[seat]
    return own.food + own.wood + own.lore


def menus() -> list[Match]:
    """Positions of a match of two in Northgard in which a seat has some choice."""
    match = Match(northgard, northgard.setup(["wolf", "raven"], {}), 3)
    rng = Rng(3)
    found: list[Match] = []
    while (ask := match.ask) is not None and len(found) < 12:
        if len(ask.options) > 3 and rng.below(4) == 0:
            found.append(match.clone())
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    return found


def most_tried(search: Search) -> int:
    return max(search.tally(), key=lambda one: one[1])[0]


def fingerprint(search: Search) -> str:
    return repr([(word, count, round(total, 9)) for word, count, total in search.tally()])


def test_without_a_guide_it_thinks_as_it_did_before_there_were_guides():
    """Tries and sums of searches, as the search made them that knew no guide."""
    told = []
    for name, positions in (("northgard", moments(6, every=150)), ("root", moments_of_root(6, every=100))):
        for match in islice(positions, 4):
            assert match.ask is not None
            search = Search(match, match.ask.seat, Counting(name), 5)
            search.think(30, 0.0)
            told.append(fingerprint(search))
    assert sha256("\n".join(told).encode()).hexdigest()[:16] == "24911b008d8c8da7"


def test_what_the_guide_would_say_is_tried_most_where_nothing_else_tells_words_apart():
    for match in menus()[:4]:
        ask = match.ask
        assert ask is not None
        for liked in (ask.options[0], ask.options[-1]):
            guide = Toy(liked)
            search = Search(match, ask.seat, Counting("northgard", blind=True), 1, guide)
            search.think(150, 0.0)
            counts = {word: count for word, count, _ in search.tally()}
            assert most_tried(search) == liked.id
            assert counts[liked.id] > 75
            assert len(counts) > 1  # though nothing that it would not say is overlooked
            assert guide.asked
            assert all(guide.asked)  # whoever is asked looks with his own eyes


class Says(Chooser):
    def __init__(self, word: Word) -> None:
        self.word = word

    def choose(self, match: Match, ask: Ask) -> Word:
        return self.word


def test_what_the_guide_thinks_of_the_chances_is_added_to_what_a_position_is_worth():
    """Who thinks that goods win says most what leaves most of them, who thinks that they lose what leaves least."""
    trades = [match for match in menus() if match.ask is not None and match.ask.about == "ask-northgard-trade"]
    match = trades[-1]
    ask = match.ask
    assert ask is not None
    me = ask.seat

    def hope(state: State) -> float:
        mine, theirs = goods(state, me), goods(state, 1 - me)
        return odds((mine + 1) / (mine + theirs + 2))

    gains = []
    for word in ask.options:
        world = match.imagine(me, 1)
        world.playout(Says(word), 1)
        gains.append(hope(world.state) - hope(match.state))
    assert min(gains) < max(gains)
    for loses in (False, True):
        search = Search(match, me, Counting("northgard", blind=True, near=True), 2, Rich(loses))
        search.think(60, 0.0)
        tally = {word: (count, total) for word, count, total in search.tally()}
        for word, gain in zip(ask.options, gains, strict=True):
            count, total = tally[word.id]
            assert total / count == pytest.approx(1 / (1 + exp(gain if loses else -gain)))
        best = [word.id for word in ask.options].index(most_tried(search))
        assert gains[best] == (min(gains) if loses else max(gains))


def test_guided_thinking_gives_the_same_choice_again_and_on_two_cores_too():
    for match in menus()[:4]:
        ask = match.ask
        assert ask is not None
        for cores in (1, 2):
            said = {
                GuidedBot(4, Budget(iterations=20, cores=cores), guide=Rich()).choose(match, ask).text for _ in "ab"
            }
            assert len(said) == 1


def test_a_guided_bot_chooses_alike_whatever_is_hidden_from_it():
    for match in menus():
        ask = match.ask
        assert ask is not None
        worlds = [match, match.imagine(ask.seat, 1), match.imagine(ask.seat, 2)]
        for make in (lambda: GuidedBot(7, Budget(iterations=12), guide=Rich()), lambda: ReflexBot(7, Rich())):
            said = {make().choose(world, world.ask or ask).text for world in worlds}
            assert len(said) == 1


def test_a_prior_is_softened_and_overlooks_nothing():
    soft = tempered([0.9, 0.1, 0.0, 0.0])
    assert sum(soft) == pytest.approx(1.0)
    assert soft == pytest.approx([0.7842, 0.1908, 0.0125, 0.0125], abs=1e-4)
    assert tempered([0.0, 0.0]) == [0.5, 0.5]


def test_odds_stay_within_reason():
    assert odds(0.5) == pytest.approx(0.0)
    assert odds(0.75) == pytest.approx(1.0986, abs=1e-4)
    assert [odds(1.0), odds(0.0)] == pytest.approx([4.5951, -4.5951], abs=1e-4)


def test_reflex_says_what_is_most_likely_and_the_next_likely_where_that_has_changed_nothing():
    match = menus()[0]
    ask = match.ask
    assert ask is not None
    liked = ask.options[2]
    player = ReflexBot(1, Toy(liked))
    assert player.choose(match, ask) is liked
    assert player.choose(match, ask) is ask.options[0]
    assert player.choose(match, ask) is ask.options[1]


class Slow(Rich):
    """As good as the other, but it takes its time."""

    @property
    def swift(self) -> bool:
        return False


def test_a_guide_that_answers_slowly_is_asked_for_a_word_and_not_in_a_search(monkeypatch):
    monkeypatch.setitem(guides._GUIDES, "northgard", Slow())
    assert "reflex" in levels("northgard")
    assert thinks("northgard", "master") == LONGER
    assert plays_without("northgard", "reflex") is None
    missing = plays_without("northgard", "master")
    assert missing is not None
    assert missing.reason is not None
    assert missing.reason.message == "error-guide-slow"
    match = menus()[0]
    ask = match.ask
    assert ask is not None
    assert bot("guided:15", 3).choose(match, ask) is bot("search:15", 3).choose(match, ask)


@pytest.fixture
def nothing_learned(monkeypatch):
    """As if no weights were shipped."""
    monkeypatch.setattr(guides, "NETWORK", "polana.bots.nowhere")
    monkeypatch.setattr(guides, "_GUIDES", {})
    monkeypatch.setattr(guides, "_NONE", {})


@pytest.mark.usefixtures("nothing_learned")
@pytest.mark.skipif(compiled(), reason="compiled, the names of a module cannot be replaced")
def test_where_nothing_was_learned_it_says_why_and_plays_as_the_others_do():
    assert guide_of("northgard") is None
    why = why_no_guide("northgard")
    assert isinstance(why, NoGuide)
    assert str(why) == "nothing was learned about northgard yet"
    for match in menus()[:3]:
        ask = match.ask
        assert ask is not None
        assert bot("guided:15", 3).choose(match, ask) is bot("search:15", 3).choose(match, ask)
        assert bot("reflex", 3).choose(match, ask) is bot("greedy", 3).choose(match, ask)
        longer = GuidedBot(3, Budget(iterations=5), Budget(iterations=30))
        assert longer.choose(match, ask) is bot("search:30", 3).choose(match, ask)
