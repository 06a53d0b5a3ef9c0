"""5 Setup, and 1.4.1 the order of turns."""

import pytest

from polana.games.root.components import CARDS, ITEM_SUPPLY, LINE_UPS, REACH
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.game import game
from polana.games.root.setup import LAY_OUT, lay_out, new
from polana.kernel.errors import SetupError
from polana.kernel.game import Setup
from polana.kernel.match import Match
from polana.kernel.news import Chronicle
from polana.kernel.rng import Chance
from tests.law import law

OPTIONS = {"map": "autumn", "deck": "standard", "thief": "each"}


def laid_out(*names, map="autumn"):
    g = new(Setup(names, {**OPTIONS, "map": map}), Chance(3))
    g.table = LAY_OUT
    g.news = Chronicle()
    lay_out(g)
    return g


@law("5.1.2", "5.1.3", "5.1.5")
def test_everybody_begins_with_three_cards_and_no_points():
    g = laid_out("marquise", "marquise", "marquise")
    assert [len(side.hand) for side in g.sides] == [3, 3, 3]
    assert [side.score for side in g.sides] == [0, 0, 0]
    assert len(g.deck) == 54 - 9
    assert g.items == ITEM_SUPPLY == [2, 2, 1, 1, 2, 2, 2, 0, 0]


@law("5.1.3")
def test_with_two_players_the_dominance_cards_stay_in_the_box():
    g = laid_out("marquise", "marquise")
    cards = g.deck + g.sides[0].hand + g.sides[1].hand
    assert len(cards) == 50
    assert not any(CARDS[card].dominance for card in cards)


@law("5.1.1")
def test_the_starting_player_is_random():
    firsts = set()
    for seed in range(20):
        g = new(Setup(["marquise"] * 3, OPTIONS), Chance(seed))
        lay_out(g)
        firsts.add(g.first)
        assert g.turn == g.first
    assert firsts == {0, 1, 2}


@law("5.1.1")
def test_no_faction_is_played_twice():
    with pytest.raises(SetupError):
        game.setup(["marquise", "marquise"], {})


@law("2.2.2", "A.1")
def test_autumn_has_printed_suits_and_the_other_maps_four_markers_of_each():
    assert laid_out("marquise", "marquise").suits[:3] == [0, 2, 1]
    winter = laid_out("marquise", "marquise", map="winter").suits
    assert [winter.count(suit) for suit in (0, 1, 2)] == [4, 4, 4]
    assert winter[12] == -1


@law("5.2")
def test_low_reach_is_a_warning_and_no_more():
    low = laid_out("eyrie", "alliance")  # 7 and 3, where 17 are recommended
    assert [line.args for line in low.news.lines if line.kind == "news-root-low-reach"] == [{"reach": 10, "wanted": 17}]
    high = laid_out("marquise", "eyrie")
    assert not [line for line in high.news.lines if line.kind == "news-root-low-reach"]


@law("1.4.1")
def test_turns_go_clockwise_through_birdsong_daylight_and_evening(table):
    t = table("marquise", "duchy*", "corvid*")
    t.put("marquise", 1, warriors=1)
    t.at("marquise", "daylight")
    t.draws("anvil")
    t.say("marquise", "done")
    # the other two have no turn of their own here, so the Marquise's next begins at once
    assert (t.state.turn, t.state.round) == (0, 2)
    assert t.asked("marquise", "ask-root-marquise-daylight")


@law("9.7")
def test_two_vagabonds_play_only_where_another_faction_plays():
    with pytest.raises(SetupError, match="cannot be played"):
        game.setup(["vagabond", "vagabond2"], {})
    with pytest.raises(SetupError, match="cannot be played"):
        game.setup(["vagabond2", "marquise"], {})
    assert game.setup(["vagabond", "vagabond2", "?"], {}).seats == ["vagabond", "vagabond2", "?"]
    match = Match(game, game.setup(["vagabond", "?"], {}), 1)
    assert match.why_not(1, "faction:vagabond2").message == "why-root-vagabond-nobody-else"


@law("5")
def test_five_factions_that_start_in_corners_need_the_advanced_setup():
    corners = ["marquise", "eyrie", "cult", "duchy", "hundreds"]
    with pytest.raises(SetupError) as error:
        game.setup(corners, {})
    assert error.value.reason.law == "5"
    assert game.setup(corners, {"setup": "advanced"}).seats == corners
    match = Match(game, game.setup([*corners[:4], "?"], {}), 1)
    assert match.ask.about == "ask-root-faction"
    assert match.why_not(4, "faction:hundreds").law == "5"
    assert match.why_not(4, "faction:corvid") is None


@law("5", "5.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_line_ups_for_a_first_game_can_be_played_and_reach_as_far_as_the_law_advises(seats):
    assert LINE_UPS[seats]
    for factions in LINE_UPS[seats]:
        match = Match(game, game.setup(factions, {}), 1)
        assert match.ask is not None
        assert sum(FACTIONS[name].reach for name in factions) >= REACH[seats]
        assert not [line for line in match.news_for(-1) if line.kind == "news-root-low-reach"]
