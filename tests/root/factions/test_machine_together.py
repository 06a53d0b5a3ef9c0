"""Co-operative play against the Mechanical Marquise, and campaigns (R.K, R.P)."""

import pytest

from polana.games.root.components import CARDS, card_named
from polana.games.root.control import settle
from polana.games.root.factions.mechanical_marquise.campaign import Campaign, read, sequel
from polana.games.root.game import game
from polana.games.root.score import score, score_together
from polana.kernel.errors import SetupError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from tests.law import law
from tests.root.machines import MACHINE, MachineBench


@pytest.fixture
def machine():
    made = []

    def make(*factions, mode="cooperative", **options):
        made.append(MachineBench(*factions, mode=mode, **options))
        return made[-1]

    yield make
    for bench in made:
        bench.finish()


def scoring(*steps):
    """A flow in which sides score, by index and points."""

    def flow(g):
        for index, points in steps:
            score(g, g.sides[index], points, "3.2")
            yield from ()

    return flow


# --- co-operative play (R.K) --------------------------------------------------------------------------------------


@law("R.K", "R.K.1")
def test_the_players_win_together_when_every_one_of_them_has_had_30_points(machine):
    t = machine("eyrie*", "duchy*")
    t.score("eyrie", 29)
    t.score("duchy", 25)
    t.score(MACHINE, 29)
    t.stage(scoring((0, 1), (1, 4), (1, 1)))
    g = t.state
    assert t.match.over
    assert (g.winners, g.won_by) == ([0, 1], "R.K.1")
    assert [side.score for side in g.sides] == [30, 30, 29]
    assert [line.args["seat"] for line in t.match.news if line.kind == "news-root-reached"] == [0, 1]


@law("R.K.1")
def test_one_player_reaching_30_alone_does_not_end_the_game(machine):
    t = machine("eyrie", "duchy*")
    t.score("eyrie", 29)
    t.hand("eyrie", "anvil", "bake_sale")
    t.put("eyrie", 1, warriors=1, roost=1)

    def flow(g):
        score(g, g.sides[0], 3, "3.2")
        assert not g.won_by
        assert g.sides[-1].reached == [0]
        score(g, g.sides[-1], 30, "3.2")
        yield from ()

    t.stage(flow)
    assert t.match.over
    assert (t.state.winners, t.state.won_by) == ([2], "R.K.1")


@law("R.K.1")
def test_all_lose_if_the_machine_is_first_also_where_it_gets_there_with_the_last_of_them(machine):
    t = machine("eyrie*", "duchy*")
    for name in ("eyrie", "duchy", MACHINE):
        t.score(name, 29)

    def flow(g):
        score_together(g, [(g.sides[0], 1), (g.sides[1], 1), (g.sides[2], 1)], "3.2")
        yield from ()

    t.stage(flow)
    assert t.match.over
    assert t.state.winners == [2]


@law("R.K.1")
def test_who_has_had_30_points_has_done_his_part_even_if_he_loses_some(machine):
    t = machine("eyrie*", "duchy*")
    t.score("duchy", 29)

    def flow(g):
        score(g, g.sides[0], 30, "3.2")
        g.sides[0].score = 27
        score(g, g.sides[1], 1, "3.2")
        yield from ()

    t.stage(flow)
    assert t.match.over
    assert t.state.winners == [0, 1]


@law("R.K.1", "3.1")
def test_in_a_competitive_game_the_first_to_30_wins_alone(machine):
    t = machine("eyrie*", "duchy*", mode="competitive")
    t.score("eyrie", 29)
    t.stage(scoring((0, 1)))
    assert t.match.over
    assert (t.state.winners, t.state.won_by) == ([0], "3.1")


@law("R.K.1")
@pytest.mark.parametrize(
    ("mode", "winner", "message", "winners"),
    [
        ("cooperative", 2, "result-root-all-lost", []),
        ("cooperative", 0, "result-root-all-won", [0, 1]),
        ("competitive", 2, "result-root-automaton-won", []),
        ("competitive", 0, "result-root-won", [0]),
    ],
)
def test_the_result_says_that_all_win_or_lose_together(machine, mode, winner, message, winners):
    t = machine("eyrie*", "duchy*", mode=mode)
    g = t.g
    g.won_by = "R.K.1"
    g.winners = [0, 1] if mode == "cooperative" and winner == 0 else [winner]
    found = game.result(g)
    assert (found.message, found.winners, len(found.scores)) == (message, winners, 2)
    assert game.view(g, 0)["winners"] == g.winners


@law("R.K.2")
@pytest.mark.parametrize(("mode", "points"), [("cooperative", 2 + 3), ("competitive", 2)])
def test_in_cooperative_play_it_also_scores_1_point_per_other_player_at_birdsong(machine, mode, points):
    t = machine("eyrie", "duchy*", "corvid*", mode=mode)
    t.orders("ambush_bird", "sappers", "armorers", "armorers", "cobbler")
    t.put(1, warriors=3)
    t.hand("eyrie", "anvil", "bake_sale")
    t.put("eyrie", 12, warriors=1, roost=1)
    t.draws("root_tea_fox", "root_tea_mouse")
    t.runs()
    assert t.match.ask.seat == 0
    assert t.points(MACHINE) == points


@law("R.K.3")
@pytest.mark.parametrize(("mode", "placed"), [("cooperative", [2, 1, 1, 1]), ("competitive", [2, 0, 0, 0])])
def test_in_cooperative_play_it_recruits_in_all_clearings_matching_the_cost_ruled_or_not(machine, mode, placed):
    t = machine("eyrie", "duchy*", mode=mode)
    t.orders("root_tea_fox", "sappers", "armorers", "armorers", "cobbler")  # a fox card that costs a mouse
    t.put(2, warriors=1)
    t.put("eyrie", 7, warriors=2)
    t.hand("eyrie", "anvil", "bake_sale")
    t.draws("root_tea_mouse")
    t.daylight()
    assert t.match.ask.seat == 0
    assert [t.warriors(MACHINE, where) for where in (2, 7, 9, 11)] == placed


@law("R.K.3", "R.M.15")
def test_in_cooperative_play_four_come_to_the_keep_ruled_or_not(machine):
    t = machine("eyrie", "duchy*")
    t.orders("royal_claim", "sappers", "armorers", "armorers", "cobbler")
    t.put(1, keep=1)
    t.side("eyrie").warriors[0] = 2
    t.side("eyrie").supply -= 2
    t.hand("eyrie", "anvil", "bake_sale")
    t.draws("root_tea_mouse")
    settle(t.g, 0)
    t.daylight()
    assert t.match.ask.seat == 0
    assert t.warriors(MACHINE, 1) == 4


# --- campaign (R.P) -------------------------------------------------------------------------------------------------


def opened(campaign, seats=("eyrie", "alliance"), **options):
    setup = game.setup(list(seats), {"automaton": "cooperative", "campaign": campaign, **options})
    return Match(game, setup, 1)


def laid_out(match):
    """Play the setup by lot."""
    chooser = RandomChooser(Rng(1))
    while match.state.table:
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
        game.check(match.state)
    return match.state


@law("R.P.1")
def test_cooperative_games_may_be_linked_into_a_campaign_and_no_others():
    assert opened("start").setup.options["campaign"] == "start"
    with pytest.raises(SetupError) as refused:
        game.setup(["eyrie", "alliance"], {"automaton": "competitive", "campaign": "start"})
    assert (refused.value.reason.message, refused.value.reason.law) == ("error-root-campaign-alone", "R.P.1")


@law("R.P.2")
@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 3), (2, 6)])
def test_after_each_win_it_starts_the_next_game_with_3_more_points(wins, points):
    g = laid_out(opened(f"{wins}/:/:"))
    assert g.sides[-1].score == points
    assert game.view(g, 0)["sides"][-1]["board"]["wins"] == wins


@law("R.P", "R.P.3")
def test_each_player_starts_with_a_crafted_card_of_the_match_just_won_besides_those_kept_before():
    match = opened("2/brutal_tactics:command_warren+cobbler/:")
    assert (match.ask.seat, match.ask.about, match.ask.law) == (0, "ask-root-kept-card", "R.P.3")
    assert [word.text for word in match.ask.options] == ["card:command_warren", "card:cobbler"]
    match.choose(0, "card:command_warren")
    g = laid_out(match)
    names = [[CARDS[card].name for card in side.play] for side in g.sides]
    assert names == [["brutal_tactics", "command_warren"], [], []]
    assert g.deck.count(card_named("command_warren")) <= 1  # one of two is in play
    assert game.view(g, 1)["sides"][-1]["board"]["kept"] == [["brutal_tactics", "command_warren"], []]


@law("R.P.3")
def test_a_kept_card_goes_with_the_seat_whatever_faction_it_takes():
    for setup in ("standard", "advanced"):
        match = opened("1/:cobbler/:", seats=("?", "?"), setup=setup)
        g = laid_out(match)
        assert [CARDS[card].name for card in g.sides[0].play] == ["cobbler"]
        assert g.sides[0].rules.name != "?"


@law("R.P.3", "4.1.4")
def test_nobody_keeps_two_of_a_kind_or_more_than_there_are():
    match = opened("2/royal_claim:/:royal_claim+cobbler")  # the only royal claim is the other's
    assert match.ask.about != "ask-root-kept-card"  # the cobbler is all that is left
    assert [CARDS[card].name for card in match.state.sides[1].play] == ["cobbler"]


@law("R.P.2", "R.P.3")
def test_a_finished_match_gives_the_setup_of_the_next(machine):
    t = machine("eyrie*", "duchy*")
    t.campaign(1, ["cobbler"], [])
    t.in_play("eyrie", "cobbler", "armorers", "spy_fox")
    t.in_play("duchy", "tax_collector")
    g = t.g
    g.winners, g.won_by = [0, 1], "R.K.1"
    assert sequel(g) == "2/cobbler:armorers/:tax_collector"  # a spy was not crafted
    g.winners = [2]
    assert sequel(g) == "1/cobbler:/:"  # after a defeat all is as it was
    g.settings = {**g.settings, "campaign": "start", "map": "autumn", "deck": "standard", "setup": "standard"}
    g.winners = [0, 1]
    setup = game.setup(["eyrie", "duchy"], {"automaton": "cooperative", "campaign": "start"})
    following = game.sequel(setup, g)
    assert (following.seats, following.options["campaign"]) == (["eyrie", "duchy"], "2/cobbler:armorers/:tax_collector")
    g.settings = {**g.settings, "campaign": "off"}
    assert game.sequel(setup, g) is None


@law("R.P.3")
@pytest.mark.parametrize(
    "text",
    [
        "1/:",  # one seat of two
        "x/:/:",
        "99/:/:",
        "1/anvil:/:",  # no card that stays in play
        "1/nothing:/:",
        "1/cobbler+cobbler:/:",
        "1/royal_claim:/royal_claim:",  # there is one
        "1/cobbler/:",
        "1/sabotage:/:",
    ],
)
def test_what_tells_of_no_campaign_is_refused(text):
    with pytest.raises(SetupError) as refused:
        game.setup(["eyrie", "alliance"], {"automaton": "cooperative", "campaign": text})
    assert refused.value.reason.message == "error-root-campaign"


def test_a_campaign_is_read_as_it_is_written_and_a_record_carries_it():
    text = "2/brutal_tactics:command_warren+cobbler/:tax_collector"
    assert read(text, 2, "standard").written() == text
    match = opened(text)
    match.choose(0, "card:cobbler")
    laid_out(match)
    again = Match.replay(match.record())
    assert again.setup.options["campaign"] == text
    assert dump(again.state) == dump(match.state)
    twin = Campaign(1, [[2], []]).copy()
    assert (twin.wins, twin.kept) == (1, [[2], []])


# --- whole matches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_whole_matches_against_the_machine_keep_their_invariants(seed):
    mode = ["competitive", "cooperative"][seed % 2]
    names = ["eyrie", "alliance", "vagabond", "duchy", "cult", "corvid", "riverfolk", "hundreds"]
    rng = Rng(seed)
    seats = [names.pop(rng.below(len(names))) for _ in range(1 + seed // 2 % 4)]
    options = {
        "automaton": mode,
        "map": ["autumn", "winter", "lake", "mountain"][seed % 4],
        "deck": ["standard", "exiles_partisans"][seed // 4],
        "setup": ["standard", "advanced"][seed % 3 == 2],
    }
    match = Match(game, game.setup(seats, options), seed)
    chooser = RandomChooser(rng)
    asks = 0
    while not match.over:
        ask = match.ask
        assert ask.seat < len(seats)
        match.choose(ask.seat, chooser.choose(match, ask))
        game.check(match.state)
        asks += 1
        if asks % 40 == 0 and not match.over:
            for seat in range(len(seats)):
                assert match.imagine(seat, asks).view(seat) == match.view(seat)
            assert dump(match.clone().state) == dump(match.state)
    together = mode == "cooperative"
    assert match.result.winners in ([], list(range(len(seats)))) if together else len(match.result.winners) <= 1
    assert dump(Match.replay(match.record()).state) == dump(match.state)


@pytest.mark.parametrize("seed", range(2))
def test_a_position_with_the_machine_is_written_and_read(seed):
    options = {"automaton": "cooperative", "campaign": "1/cobbler:/:"}
    match = Match(game, game.setup(["eyrie", "alliance"], options), seed)
    chooser = RandomChooser(Rng(seed))
    while match.state.round < 3 and not match.over:
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
    text = match.position()
    again = Match.at(text, 1)
    assert again.position() == text
    assert again.view(0)["sides"][-1] == Match.at(text, 2).view(0)["sides"][-1]
    assert again.state.sides[-1].hidden_orders == Match.at(text, 2).state.sides[-1].hidden_orders
