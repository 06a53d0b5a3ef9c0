"""12.2 and 12.3: the abilities and the setup of the Underground Duchy."""

from polana.games.root.control import near, rules, settle, why_not_place
from polana.games.root.factions.duchy.parliament import BANKER, BARON, CAPTAIN, EARL
from polana.games.root.move import why_not_move
from polana.games.root.removal import sweep
from polana.games.root.woodland.maps import BURROW
from polana.kernel.match import Match
from tests.law import law
from tests.root.sides import duchy


def swayed(t, *ministers):
    """Ministers that are swayed, each with a crown of his rank."""
    from polana.games.root.factions.duchy.side import RANK_OF

    own = duchy(t.side("duchy"))
    for minister in ministers:
        own.swayed |= 1 << minister
        own.crowns[RANK_OF[minister]] -= 1


def in_burrow(t, warriors):
    side = t.side("duchy")
    side.supply -= warriors
    side.warriors[BURROW] += warriors
    settle(t.g, BURROW)


# --- abilities (12.2) -------------------------------------------------------------------------------------------------


@law("12.2.1", "12.6.2")
def test_the_duchy_crafts_in_evening_with_citadels_and_markets(table):
    t = table("duchy", "marquise")
    t.put("duchy", 1, citadel=1)
    t.put("duchy", 2, market=1)
    t.put("duchy", 8, tunnel=1)
    t.hand("duchy", "anvil", "foxfolk_steel", "mouse_in_a_sack")
    t.at("duchy", "evening")
    t.say("duchy", "craft")
    # a fox and a mouse piece; the tunnel crafts nothing
    assert t.asked("duchy", "ask-root-craft", "12.6.2") == ["card:anvil", "card:mouse_in_a_sack"]


@law("12.2.2", "12.3.2")
def test_the_burrow_is_next_to_every_clearing_with_a_tunnel_and_to_nothing_else(table):
    t = table("duchy", "marquise")
    t.put("duchy", 1, tunnel=1)
    t.put("duchy", 8, tunnel=1)
    side = t.side("duchy")
    assert list(near(t.g, side, BURROW)) == [0, 7]
    assert BURROW in near(t.g, side, 0)
    assert BURROW not in near(t.g, side, 1)
    assert BURROW not in near(t.g, t.side("marquise"), 0)


@law("12.2.2")
def test_nobody_else_places_or_moves_pieces_into_the_burrow(table):
    t = table("duchy", "marquise")
    t.put("duchy", 1, tunnel=1)
    t.put("marquise", 1, warriors=3)
    marquise = t.side("marquise")
    assert why_not_place(t.g, marquise, BURROW).law == "12.2.2"
    assert why_not_move(t.g, marquise, 0, BURROW) is not None
    assert why_not_place(t.g, t.side("duchy"), BURROW) is None


@law("12.2.2")
def test_the_duchy_always_rules_the_burrow_even_empty(table):
    t = table("duchy", "marquise")
    t.put("duchy", 1, tunnel=1, warriors=1)
    t.put("marquise", 1, warriors=5)
    in_burrow(t, 2)
    t.at("duchy", "daylight")
    assert rules(t.state, t.side("duchy"), BURROW)
    # so its warriors come up into a clearing that it does not rule
    t.say("duchy", "move", "clearing:burrow", "count:2")
    assert t.warriors("duchy", 1) == 3


@law("12.2.3")
def test_for_buildings_removed_together_the_highest_minister_leaves_and_a_random_card_goes(table):
    t = table("marquise", "duchy")
    t.no_ruins()
    t.put("duchy", 6, citadel=1, market=1)
    swayed(t, CAPTAIN, BANKER, BARON)
    t.hand("duchy", "anvil", "sappers")
    t.random_cards("sappers")
    t.stage(lambda g: sweep(g, t.side("marquise"), [5], "test"))
    own = duchy(t.side("duchy"))
    assert (own.has_swayed(BARON), own.has_swayed(BANKER), own.has_swayed(CAPTAIN)) == (False, True, True)
    assert own.crowns == [2, 2, 2]  # the lord's crown is out of the game
    assert (t.cards("duchy"), t.pile()) == (["anvil"], ["sappers"])


@law("12.2.3")
def test_among_ministers_of_one_rank_the_duchy_chooses(table):
    t = table("marquise", "duchy")
    t.put("duchy", 1, citadel=1)
    swayed(t, BARON, EARL)
    t.stage(lambda g: sweep(g, t.side("marquise"), [0], "test"))
    assert t.asked("duchy", "ask-root-duchy-failure", "12.2.3") == ["minister:baron_of_dirt", "minister:earl_of_stone"]
    t.say("duchy", "minister:earl_of_stone")
    assert duchy(t.side("duchy")).has_swayed(BARON)


@law("12.2.3")
def test_without_a_swayed_minister_a_card_is_lost_all_the_same(table):
    t = table("marquise", "duchy")
    t.put("duchy", 1, market=1)
    t.hand("duchy", "anvil")
    t.random_cards("anvil")
    t.stage(lambda g: sweep(g, t.side("marquise"), [0], "test"))
    assert t.cards("duchy") == []


@law("12.2.3")
def test_a_removed_tunnel_is_no_failure(table):
    t = table("marquise", "duchy")
    t.put("duchy", 1, tunnel=1, warriors=1)
    swayed(t, CAPTAIN)
    t.hand("duchy", "anvil")
    t.stage(lambda g: sweep(g, t.side("marquise"), [0], "test"))
    assert duchy(t.side("duchy")).has_swayed(CAPTAIN)
    assert t.cards("duchy") == ["anvil"]


@law("U.D.1")
def test_nothing_can_be_built_in_the_burrow(table):
    t = table("duchy", "marquise")
    in_burrow(t, 3)
    t.put("duchy", 1, warriors=1)
    t.hand("duchy", "anvil", "birdy_bindle")
    t.at("duchy", "daylight")
    t.say("duchy", "build", "card:birdy_bindle")
    assert t.asked("duchy", "ask-root-duchy-build-what") == ["piece:citadel", "piece:market"]
    t.say("duchy", "piece:market")
    assert t.pieces("duchy", "market", 1) == 1


# --- setup (12.3) -----------------------------------------------------------------------------------------------------


def begun(*seats, setup="standard"):
    from polana.games.root.game import game

    match = Match(game, game.setup(list(seats), {"setup": setup}), 5)
    while match.ask is not None and not match.ask.about.startswith("ask-root-duchy"):
        match.choose(match.ask.seat, match.ask.options[0])
    return match


@law("12.3", "12.3.1", "12.3.3", "12.3.4", "12.3.5", "12.3.6")
def test_the_duchy_surfaces_in_a_corner_with_a_tunnel_and_two_warriors_there_and_around(table):
    match = begun("marquise", "eyrie", "duchy")
    taken = [side.homelands[0] for side in match.state.sides[:2]]
    assert (match.ask.about, match.ask.law) == ("ask-root-duchy-home", "12.3.3")
    assert sorted(word.value for word in match.ask.options) == sorted(set(match.state.woodland.corners) - set(taken))
    home = match.ask.options[0].value
    match.choose(2, match.ask.options[0])
    side = match.state.sides[2]
    around = match.state.near[home]
    assert side.homelands == [home]
    assert side.at(2, home) == 1
    assert [side.warriors[where] for where in (home, *around)] == [2] * (1 + len(around))
    assert side.left == [3, 3, 2]
    own = duchy(side)
    assert (own.swayed, own.crowns) == (0, [3, 3, 3])
    assert (side.supply, side.warriors[BURROW]) == (20 - 2 - 2 * len(around), 0)


@law("12.3.3")
def test_if_possible_the_duchy_surfaces_opposite_the_keep(table):
    match = begun("marquise", "duchy")
    keep = match.state.sides[0].homelands[0]
    assert match.state.sides[1].homelands == [match.state.woodland.opposite[keep]]


@law("12.3.3")
def test_only_the_keep_and_the_first_roost_count_for_the_opposite_corner(table):
    match = begun("cult", "duchy")
    assert match.ask.about == "ask-root-duchy-home"
    cult = match.state.sides[0].homelands[0]
    assert sorted(word.value for word in match.ask.options) == sorted(set(match.state.woodland.corners) - {cult})


@law("A.8.2")
def test_in_advanced_setup_five_warriors_spread_evenly_around_the_homeland(table):
    match = begun("eyrie", "duchy", setup="advanced")
    match.choose(1, match.ask.options[0])
    while match.ask.about == "ask-root-duchy-surface":
        match.choose(1, match.ask.options[0])
    side = match.state.sides[1]
    home = side.homelands[0]
    around = [side.warriors[where] for where in match.state.near[home]]
    assert (side.warriors[home], sum(around), side.at(2, home)) == (2, 5, 1)
    assert max(around) - min(around) <= 1


@law("12.2.2", "4.1.3")
def test_the_burrow_is_a_clearing_that_royal_claim_counts(table):
    t = table("duchy", "marquise")
    t.in_play("duchy", "royal_claim")
    t.put("duchy", 1, warriors=1)
    in_burrow(t, 1)
    t.hand("duchy", "anvil")
    t.at("duchy", "birdsong")
    t.say("duchy", "use:royal_claim")
    assert t.points("duchy") == 2
