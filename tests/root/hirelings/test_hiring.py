"""A.6, E.1 How hirelings come to the table, to a player and to the next."""

import pytest

from polana.games.root.components import FACTION_NAMES, HIRELING_CARDS, HIRELING_NAMES, NONE
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.game import game
from polana.games.root.hirelings import hiring
from polana.games.root.hirelings.registry import HIRELINGS
from polana.games.root.hirelings.track import markers
from polana.games.root.score import score
from polana.kernel.game import CHOOSE
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.root.test_play import look

FRONTS = len(HIRELING_CARDS)


def begun(seats, seed, **options):
    """A match whose setup is over."""
    match = Match(game, game.setup(seats, {"hirelings": True, **options}), seed)
    chooser = RandomChooser(Rng(seed))
    while match.state.table:
        ask = match.ask
        if hasattr(ask, "asks"):
            break
        match.choose(ask.seat, chooser.choose(match, ask))
    return match


# --- setup ------------------------------------------------------------------------------------------------------------


def test_all_thirteen_sets_have_both_sides_of_their_card():
    assert list(HIRELINGS) == HIRELING_NAMES
    assert [rules.demoted for rules in HIRELINGS.values()] == [False] * 13 + [True] * 13


@law("A.6", "A.6.1", "A.6.2")
@pytest.mark.parametrize(("players", "demoted"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_three_hirelings_come_and_more_of_them_are_demoted_the_more_play(players, demoted):
    for seed in range(4):
        match = begun(players, seed)
        names = [side.rules.name for side in match.state.hirelings]
        assert len(names) == 3
        assert sum(side.rules.demoted for side in match.state.hirelings) == demoted
        assert len({HIRELING_NAMES.index(name) % FRONTS for name in names}) == 3
    plain = Match(game, game.setup(players, {}), 0)
    assert plain.state.hirelings == []
    assert "hireling_markers" not in plain.view(0)


@law("A.6.3")
def test_the_last_player_sets_up_the_first_hireling_and_the_one_before_him_the_next():
    asked = []
    for seed in range(12):
        match = Match(game, game.setup(["marquise", "eyrie"], {"hirelings": True}), seed)
        order = [(match.state.first - step) % 2 for step in (1, 2, 3)]
        while match.state.table == "hirelings":
            ask = match.ask
            names = [side.rules.word for side in match.state.hirelings]
            asked.append(ask.seat)
            assert ask.seat == order[names.index(ask.args["hireling"])]
            match.choose(ask.seat, ask.options[0])
    assert len(asked) > 12


@law("A.6.4")
def test_the_hireling_markers_lie_on_four_eight_and_twelve():
    match = begun(3, 1)
    assert match.view(0)["hireling_markers"] == {"track": [4, 8, 12], "claims": []}


@law("A.6.5")
@pytest.mark.parametrize("seed", range(8))
def test_a_faction_whose_hireling_is_in_play_cannot_be_used(seed):
    named = begun(["marquise", "eyrie", "alliance", "vagabond", "cult"], seed)
    away = {"forest_patrol", "last_dynasty", "spring_uprising", "the_exile", "warm_sun_prophets"}
    cards = {HIRELING_NAMES[HIRELING_NAMES.index(side.rules.name) % FRONTS] for side in named.state.hirelings}
    assert not cards & away
    # in the draft they go first, and their factions are not dealt
    drafted = Match(game, game.setup([CHOOSE] * 4, {"hirelings": True, "setup": "advanced"}), seed)
    while drafted.state.table == "hirelings":
        drafted.choose(drafted.ask.seat, drafted.ask.options[0])
    banned = hiring.banned(drafted.state)
    pool = [FACTION_NAMES[number] for number in drafted.state.pool]
    assert len(pool) == 5
    assert not set(pool) & set(banned)


@law("A.6.5")
def test_with_the_exile_neither_vagabond_plays(table):
    t = table("marquise*", "eyrie*", "duchy*")
    t.hireling("the_brigand")
    assert hiring.banned(t.g) == ["vagabond", "vagabond2"]


@law("A.8.1.I")
def test_two_players_may_keep_the_insurgents_if_hirelings_are_used():
    insurgents = 0
    for seed in range(8):
        match = Match(game, game.setup([CHOOSE] * 2, {"hirelings": True, "setup": "advanced"}), seed)
        while match.state.table == "hirelings":
            match.choose(match.ask.seat, match.ask.options[0])
        insurgents += sum(not FACTIONS[FACTION_NAMES[number]].militant for number in match.state.pool)
    assert insurgents > 0


# --- gaining and losing -----------------------------------------------------------------------------------------------


@pytest.fixture
def evening(table):
    """The Marquise is about to end her turn; two hirelings are in the supply."""
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("bluebird_nobles")
    t.hireling("otter_divers")
    t.put("duchy", 9, warriors=1)
    t.draws("anvil")
    t.at("marquise", "evening")
    return t


@law("E.1.1")
def test_a_marker_is_taken_when_the_score_reaches_or_passes_its_space(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("otter_divers")
    marquise, duchy = t.side("marquise"), t.side("duchy")
    score(t.g, marquise, 3, "3.2.1")
    assert (markers(t.g).track, markers(t.g).claims) == ([4, 8, 12], [])
    score(t.g, marquise, 1, "3.2.1")
    assert (markers(t.g).track, markers(t.g).claims) == ([8, 12], [0])
    score(t.g, duchy, 13, "3.2.1")
    assert (markers(t.g).track, markers(t.g).claims) == ([], [0, 1, 1])
    assert game.view(t.g, 2)["hireling_markers"] == {"track": [], "claims": [0, 1, 1]}
    assert t.g.sides[3].controller == NONE  # nobody hires before the end of his turn


@law("E.1.1", "E.1.2")
def test_at_the_end_of_his_turn_he_takes_a_hireling_for_each_marker_and_rolls(evening):
    t = evening
    t.score("duchy", 9)
    score(t.g, t.side("marquise"), 8, "3.2.1")
    t.foretell(("control die", 5), ("control die", 2))
    assert t.asked("marquise", "ask-root-hire", "E.1.1") == ["hireling:bluebird_nobles", "hireling:otter_divers"]
    t.say("marquise", "hireling:otter_divers")
    # behind the Duchy's 9 points all stars count: 4; then the last hireling is hers too: 3
    divers, nobles = t.side("otter_divers"), t.side("bluebird_nobles")
    assert [(side.controller, side.control) for side in (divers, nobles)] == [(0, 4), (0, 3)]
    assert markers(t.state).claims == []
    seen = game.view(t.state, 1)["sides"][4]
    assert (seen["controller"], seen["hireling"]["control"]) == (0, 4)


@law("E.1.2")
@pytest.mark.parametrize(("points", "dominance", "stars"), [(9, False, 2), (8, False, 2), (7, False, 4), (9, True, 4)])
def test_who_has_or_shares_the_most_points_counts_golden_stars_only(table, points, dominance, stars):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("otter_divers")
    t.score("marquise", points)
    t.score("duchy", 8)
    if dominance:
        t.dominance("marquise", "dominance_bird")
    t.foretell(("control die", 5))
    t.stage(lambda g: g.sides[3].rules.hire(g, g.sides[3], g.sides[0]))
    assert t.match.over
    assert t.side("otter_divers").control == stars
    rolled = next(line for line in t.match.news if line.kind == "news-root-control-rolled")
    assert (rolled.args["stars"], rolled.args["gold"], rolled.args["led"]) == (4, 2, int(stars == 2))


@law("E.1.3")
def test_at_the_end_of_his_turn_a_marker_goes_and_an_empty_card_goes_to_another(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("bluebird_nobles", "marquise", 2)
    t.hireling("otter_divers", "marquise", 1)
    t.hireling("mole_artisans", "duchy", 1)
    t.put("duchy", 9, warriors=1)
    t.score("marquise", 5)
    t.foretell(("control die", 2))
    t.stage(lambda g: hiring.end_of_turn(g, g.sides[0]))
    assert t.asked("marquise", "ask-root-hireling-give", "E.1.3") == ["faction:duchy", "faction:eyrie"]
    t.say("marquise", "faction:eyrie")
    nobles, divers, artisans = t.state.sides[3:]
    assert (nobles.controller, nobles.control) == (0, 1)
    assert (divers.controller, divers.seat, divers.control) == (2, 2, 3)
    assert (artisans.controller, artisans.control) == (1, 1)  # not his turn


@law("E.1.3", "E.1.1")
def test_a_hireling_gained_this_turn_keeps_its_markers(evening):
    t = evening
    score(t.g, t.side("marquise"), 4, "3.2.1")
    t.foretell(("control die", 0))
    t.say("marquise", "hireling:bluebird_nobles")
    assert t.side("bluebird_nobles").control == 1  # she leads: one golden star, and none of it is taken off


@law("E.1.1", "1.5.4")
@pytest.mark.parametrize("hirelings", [[], ["otter_divers"]])
def test_a_marker_for_which_there_is_no_hireling_left_brings_none(table, hirelings):
    # Such a table comes from a position only: a match has a hireling for each marker.
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("bluebird_nobles", "eyrie", 3)
    for name in hirelings:
        t.hireling(name)
    markers(t.g).claims.extend([0, 0])
    t.score("duchy", 9)
    t.foretell(*[("control die", 5)] * len(hirelings))
    t.stage(lambda g: hiring.end_of_turn(g, g.sides[0]))
    t.over()
    assert [t.side(name).controller for name in ["bluebird_nobles", *hirelings]] == [2, 0][: 1 + len(hirelings)]
    assert markers(t.state).claims == []


def test_boons_go_with_control(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.hireling("bluebird_nobles", "marquise", 1)
    t.put("marquise", 5, warriors=1)
    t.put("duchy", 5, warriors=1)
    assert t.ruler(5) == "marquise"
    t.foretell(("control die", 0))
    t.stage(lambda g: g.sides[3].rules.hire(g, g.sides[3], g.sides[1]))
    assert t.match.over
    assert t.ruler(5) == "duchy"
    assert t.state.sides[0].boons == []


# --- whole matches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_whole_matches_with_hirelings_and_landmarks_keep_their_invariants(seed):
    options = {
        "map": ["autumn", "winter", "lake", "mountain"][seed % 4],
        "hirelings": True,
        "landmark": "random",
        "setup": ["standard", "advanced"][seed % 2],
    }
    match = Match(game, game.setup(2 + seed, options), seed)
    chooser = RandomChooser(Rng(seed))
    hired = asks = 0
    while not match.over:
        ask = match.ask
        match.choose(ask.seat, chooser.choose(match, ask))
        game.check(match.state)
        asks += 1
        assert asks < 20_000
        hired += any(side.controller != NONE for side in match.state.hirelings)
        if asks % 149 == 0 and not match.over:
            look(match, asks)
    assert hired
    taken = markers(match.state)
    held = [side for side in match.state.hirelings if side.controller != NONE]
    assert len(taken.track) + len(taken.claims) + len(held) == 3
