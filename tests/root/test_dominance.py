"""3.3 Dominance, and 3.1 winning by points."""

from polana.games.root.components import FOX, card_named
from polana.games.root.dominance import dominates
from polana.games.root.score import score, score_together
from tests.law import law


def test_score_ends_nothing_below_thirty(table):
    t = table("marquise", "duchy*")
    t.score("duchy", 28)
    score(t.g, t.side("duchy"), 1, "3.2")
    assert (t.points("duchy"), t.g.winners) == (29, [])


@law("3.1")
def test_thirty_points_win_at_once_on_anybodys_turn(table):
    t = table("marquise", "duchy*")
    t.score("duchy", 29)

    def flow(g):
        score(g, t.side("duchy"), 1, "3.2")
        raise AssertionError("the match went on")
        yield

    t.stage(flow)
    assert (t.state.winners, t.state.won_by) == ([1], "3.1")


@law("3.1")
def test_of_several_at_thirty_the_current_player_wins_else_the_next_in_turn_order(table):
    for turn, winner in ((0, 1), (1, 1), (2, 2)):
        t = table("marquise*", "duchy*", "corvid*")
        t.g.turn = turn

        def flow(g, t=t):
            score_together(g, [(t.side("corvid"), 31), (t.side("duchy"), 30)], "3.2")
            yield from ()

        t.stage(flow)
        assert t.state.winners == [winner]


@law("3.3.1")
def test_a_dominance_card_is_activated_in_daylight_with_ten_points_and_ends_scoring(table):
    t = table("marquise", "duchy*", "corvid*")
    t.hand("marquise", "dominance_fox")
    t.score("marquise", 9)
    t.put("marquise", 9, warriors=1)
    t.at("marquise", "daylight")
    assert t.refused("marquise", "dominance") == "3.3.1"
    t.side("marquise").score = 10
    t.match.ask.forget()
    t.say("marquise", "dominance", "card:dominance_fox")
    marquise = t.side("marquise")
    assert (marquise.hand, marquise.dominance) == ([], card_named("dominance_fox"))
    score(t.state, marquise, 5, "3.2")
    assert t.points("marquise") == 10


@law("3.3.2")
def test_an_active_dominance_card_cannot_be_exchanged(table):
    t = table("marquise", "duchy*", "corvid*")
    t.dominance("marquise", "dominance_fox")
    t.score("marquise", 12)
    t.hand("marquise", "dominance_bird")
    t.at("marquise", "daylight")
    assert t.refused("marquise", "dominance") == "3.3.2"


@law("3.3.1.I")
def test_three_ruled_clearings_of_the_suit_win_at_the_start_of_birdsong(table):
    t = table("marquise", "duchy*", "corvid*")
    t.dominance("duchy", "dominance_mouse")
    for clearing in (2, 9):
        t.put("duchy", clearing, warriors=1)
    t.before("duchy", "birdsong")
    assert not dominates(t.g, t.side("duchy"))
    mice = [where + 1 for where in range(12) if t.g.suits[where] == 2]
    for clearing in mice[:3]:
        if not t.warriors("duchy", clearing):
            t.put("duchy", clearing, warriors=1)
    _ = t.match
    assert (t.state.winners, t.state.won_by) == ([1], "3.3.1.I")


@law("3.3.1.II")
def test_two_ruled_opposite_corners_win_with_bird_dominance(table):
    t = table("marquise", "duchy*", "corvid*")
    t.dominance("duchy", "dominance_bird")
    t.put("duchy", 1, warriors=1)
    t.put("duchy", 2, warriors=1)
    t.before("duchy", "birdsong")
    assert not dominates(t.g, t.side("duchy"))
    t.put("duchy", 3, warriors=1)
    _ = t.match
    assert (t.state.winners, t.state.won_by) == ([1], "3.3.1.II")


@law("3.3.4", "2.1.1.II")
def test_an_available_dominance_card_is_taken_for_a_card_of_its_suit(table):
    t = table("marquise", "duchy*", "corvid*")
    t.available("dominance_fox", "dominance_bird")
    t.hand("marquise", "anvil", "cobbler")
    t.at("marquise", "daylight")
    t.say("marquise", "take")
    assert t.asked("marquise", "ask-root-take-dominance", "3.3.4") == ["card:dominance_fox"]
    assert t.refused("marquise", "card:dominance_bird") == "3.3.4"
    t.say("marquise", "card:dominance_fox")
    assert t.asked("marquise", "ask-root-take-dominance-cost") == ["card:anvil"]
    t.say("marquise", "card:anvil")
    assert t.cards("marquise") == ["cobbler", "dominance_fox"]
    assert t.pile() == ["anvil"]


@law("3.3.1.I", "1.1.3", "1.4.1")
def test_what_else_happens_at_the_start_of_birdsong_may_come_before_dominance_or_after_it(table):
    t = table("marquise", "eyrie*", "duchy*")
    t.no_ruins()
    t.dominance("marquise", "dominance_fox")
    foxes = [where + 1 for where in range(12) if t.g.suits[where] == FOX]
    for where in foxes[:3]:
        t.put("marquise", where, warriors=1)
    t.hireling("furious_protector", "marquise")
    t.side("furious_protector").pawn = foxes[3] - 1
    t.before("marquise", "birdsong")
    # The Protector would remove a warrior of hers: she has her dominance looked at first.
    assert t.asked("marquise", "ask-root-moment", "1.1.3") == ["hireling:furious_protector", "dominance"]
    t.say("marquise", "dominance")
    assert t.match.result is not None
    assert t.match.result.winners == [0]
