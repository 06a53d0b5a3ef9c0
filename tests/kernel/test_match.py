"""Match: playing on, ending, failing without a trace, playing out."""

import pytest

from polana.kernel.errors import PolanaError, RuleError, SetupError
from polana.kernel.flow import Ask
from polana.kernel.game import Result
from polana.kernel.match import Chooser, Match, RandomChooser, start
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from polana.kernel.topic import Topic
from tests.kernel.lanterns import AMBUSH, COIN, LAMP, PASS, THEFT, TURNS
from tests.kernel.table import Altered, Repeats, built, played, sit, wander, whole
from tests.kernel.toy import game


def test_a_match_is_started_by_the_name_of_its_game():
    match = start("lanterns", seats=["fox", "bear"], seed=3, rounds=4)
    assert match.game is game
    assert (match.setup.seats, match.seed) == (["fox", "bear"], 3)
    assert whole(match) == whole(sit(("fox", "bear"), 3, rounds=4))


def test_a_seed_is_a_whole_number_from_nought_up():
    with pytest.raises(SetupError, match="from 0 up"):
        start("lanterns", seed=-1)


def test_words_may_be_said_as_words_or_as_texts():
    one, other = built([[COIN], []]), built([[COIN], []])
    one.choose(0, one.ask.options[0])
    other.choose(0, "pass")
    assert played(one) == played(other)


def test_a_step_in_which_nobody_is_asked_runs_by_itself():
    match = sit()
    assert [len(hand) for hand in match.state.hands] == [3, 3]
    assert match.ask.about == "ask-toy-bid"


def test_the_match_is_over_when_the_game_says_so_between_steps():
    match = built([[COIN], [LAMP]])
    match.choose(0, "play")
    match.choose(0, "pass")
    assert not match.over
    match.choose(1, ["stash", "pass"])
    assert match.over
    assert (match.result.winners, match.result.scores) == ([0, 1], [3, 3])
    assert (match.result.message, match.result.law) == ("toy-won", "L.7")
    assert repr(match.result) == "Result(winners=[0, 1], scores=[3, 3], law=L.7)"


def test_a_match_of_a_built_state_goes_on_from_it_and_has_no_record():
    match = built([[COIN], [LAMP]])
    match.choose(0, "pass")
    assert match.decisions == 1
    for each in (match, match.clone()):
        with pytest.raises(PolanaError, match="there is no record of this match"):
            each.record()


def test_a_match_of_a_finished_state_is_over():
    done = wander(sit(), Rng(3), 1000)
    match = Match.of_state(game, done.setup, done.state.copy())
    assert match.over
    assert repr(match.result) == repr(done.result)


def test_a_rule_that_breaks_in_the_middle_of_a_step_leaves_the_match_as_it_was():
    match = built([[COIN, LAMP], [LAMP]], faults=True)
    match.choose(0, "play")
    match.choose(0, "card:coin")
    before = whole(match)
    with pytest.raises(ZeroDivisionError, match="a fault in a rule"):
        match.choose(0, "fault")
    assert whole(match) == before
    assert match.undo_depth(0) == 2
    match.choose(0, "pass")
    assert match.state.coins == [3, 2]


def test_a_rule_that_breaks_for_another_seat_does_not_cost_the_first_its_undo():
    match = built([[COIN], [LAMP]], faults=True)
    match.choose(0, "pass")
    assert match.undo_depth(0) == 1
    with pytest.raises(ZeroDivisionError):
        match.choose(1, "fault")
    assert [match.undo_depth(0), match.undo_depth(1)] == [1, 0]


def second_turn(fault):
    """The toy, in whose second turn another rule is followed."""

    def step(state):
        if state.phase == TURNS and state.turn == 1:
            state.coins[0] = 50
            state.tell("news-toy-broken")
            return fault(state)
        return game.step(state)

    return Altered(step)


def asks_for_nothing(state):
    yield Ask(0, Topic("ask-nothing"), [], "L.0")


def asks_no_question(state):
    yield PASS


def is_interrupted(state):
    yield from interrupted()


def interrupted() -> list[Ask]:
    raise KeyboardInterrupt


def runs_dry(state):
    """A rule in which `next` finds nothing; its StopIteration must not pass for the end of the step."""
    next(iter([]))
    yield Ask(0, Topic("ask"), [PASS], "L.0")


def breaks_before_it_flows(state):
    raise LookupError("no such rule")


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        (asks_for_nothing, RuleError),
        (asks_no_question, (RuleError, TypeError)),
        (is_interrupted, KeyboardInterrupt),
        (runs_dry, RuntimeError),
        (breaks_before_it_flows, LookupError),
    ],
)
def test_a_rule_that_breaks_in_the_next_step_leaves_the_match_as_it_was(fault, error):
    broken = second_turn(fault)
    match = Match(broken, broken.setup(["fox", "owl"], {}), 1)
    match.choose(0, "bid:2")
    match.choose(1, "bid:0")
    match.choose(0, "seat:1")
    before = whole(match)
    with pytest.raises(error):
        match.choose(1, "pass")
    assert whole(match) == before
    assert match.undo_depth(0) == 1


def test_random_matches_end_and_keep_their_invariants():
    rng = Rng(11)
    for seed in range(60):
        match = sit(2 + seed % 3, seed, rounds=[1, 2, 4][seed % 3])
        while not match.over:
            game.check(match.state)
            wander(match, rng, 1)
        game.check(match.state)
        assert match.decisions == len(match.said)
        assert isinstance(match.result, Result)


# --- playouts ---------------------------------------------------------------------------------------------------------


def test_a_playout_ends_as_a_kept_match_with_the_same_choices():
    rng = Rng(5)
    for seed in range(40):
        kept = sit(3, seed)
        choices = []
        while not kept.over:
            ask = kept.ask
            word = ask.options[rng.below(len(ask.options))]
            if len(ask.options) > 1:
                choices.append((ask.seat, word))
            kept.choose(ask.seat, word)
        for free in (sit(3, seed), sit(3, seed, keep=False)):
            assert free.playout(Repeats(choices)) == len(choices)
            assert dump(free.state) == dump(kept.state)
            assert repr(free.result) == repr(kept.result)
            assert free.decisions == len(choices)


def test_a_playout_may_start_in_the_middle_of_a_step_and_skips_the_veiled_question_that_is_open():
    match = built([[THEFT, LAMP], [COIN]])
    match.choose(0, ["play", "card:theft"])
    assert match.ask.veiled
    assert match.playout(Chooser(), limit=1) == 1
    assert match.state.discard == [THEFT]
    assert (match.ask.seat, match.ask.about) == (1, "ask-toy-act")


def test_a_playout_asks_a_veiled_question_that_has_a_choice():
    match = built([[THEFT, LAMP], [AMBUSH]])
    match.choose(0, ["play", "card:theft"])
    match.playout(Repeats([(1, match.ask.options[1])]), limit=1)
    assert match.state.discard == [THEFT, AMBUSH]


def test_a_playout_stops_after_so_many_decisions_and_goes_on_when_called_again():
    match = sit(3, 8, keep=False)
    chooser = RandomChooser(Rng(1))
    count = 0
    while not match.over:
        count += match.playout(chooser, limit=2)
    assert match.playout(chooser) == 0
    whole_way = sit(3, 8, keep=False)
    assert whole_way.playout(RandomChooser(Rng(1))) == count == whole_way.decisions == match.decisions
    assert dump(whole_way.state) == dump(match.state)


def test_a_match_that_keeps_nothing_has_no_news_no_record_no_undo_and_no_clones():
    match = sit(keep=False)
    match.choose(0, "bid:1")
    match.choose(1, "bid:0")
    match.choose(0, "seat:0")
    match.choose(0, "pass")
    assert match.decisions == 4
    assert match.news == []
    assert match.said == []
    assert match.undo_depth(0) == 0
    for forbidden in (match.record, match.clone, lambda: match.imagine(0, 1), lambda: match.undo(0)):
        with pytest.raises(PolanaError):
            forbidden()
    with pytest.raises(PolanaError, match="takes one word at a time"):
        match.choose(1, ["pass", "pass"])


def test_after_a_playout_nothing_can_be_taken_back_or_recorded():
    match = sit(3, 2)
    wander(match, Rng(2), 9)
    match.playout(RandomChooser(Rng(1)), limit=1)
    assert [match.undo_depth(seat) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(PolanaError):
        match.record()


def test_the_plain_chooser_takes_the_first_option():
    match = sit(2, keep=False)
    match.playout(Chooser(), limit=1)
    assert match.state.houses == [0, -1]


def test_the_random_chooser_takes_every_option_about_equally_often():
    ask = Ask(0, Topic("ask"), list(game.vocabulary)[:4], "L.1")
    chooser, match = RandomChooser(Rng(3)), sit()
    chosen = [chooser.choose(match, ask).id for _ in range(4000)]
    assert [900 < chosen.count(id) < 1100 for id in range(4)] == [True] * 4
