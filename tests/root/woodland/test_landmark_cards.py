"""F, A.5 The six landmarks by their cards, on any map, and how they come to the table."""

import pytest

from polana.games.root.components import CARDS, FOX, ITEMS, card_named
from polana.games.root.control import enemies_at, free_slots
from polana.games.root.craft import craft, why_not_craft
from polana.games.root.factions.cult.birdsong import sanctify
from polana.games.root.game import game
from polana.games.root.pieces import lift_piece
from polana.games.root.removal import sweep
from polana.games.root.state import IN_PLAY
from polana.games.root.woodland.landmark import MayLie
from polana.games.root.woodland.maps import MAPS
from polana.games.root.woodland.registry import LANDMARKS
from polana.games.root.words import PLACE_WORDS
from polana.kernel.errors import SetupError
from polana.kernel.game import CHOOSE
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.root.boards import lead
from tests.root.knights import bury, camp, follow, lay, retinue
from tests.root.sides import cult
from tests.root.test_play import look

SWORD = ITEMS.index("sword")


def may_lie(t, name):
    """The clearings where a landmark may be laid, as printed."""
    judge = MayLie(t.g, LANDMARKS[name])
    return [where + 1 for where in range(12) if judge.why_not(PLACE_WORDS[where]) is None]


# --- where they are laid --------------------------------------------------------------------------------------------


@law("A.5.3")
@pytest.mark.parametrize(
    ("name", "map", "clearings"),
    [
        ("tower", "autumn", [6, 10, 11, 12]),
        ("ferry", "autumn", [4, 5, 7, 10, 11]),
        ("ferry", "winter", [7, 10, 11, 12]),
        ("lost_city", "mountain", [2, 4, 10]),
        ("elder_treetop", "winter", [1, 2, 3, 4]),
        ("black_market", "autumn", [1, 3, 4]),
        ("black_market", "mountain", [5, 6, 7, 8]),
        ("legendary_forge", "lake", list(range(1, 13))),
    ],
)
def test_each_landmark_is_set_up_as_its_card_says(table, name, map, clearings):
    t = table("marquise", "duchy*", map=map)
    t.g.landmarks.clear()
    assert may_lie(t, name) == clearings


@law("A.5.3")
def test_the_tower_may_lie_next_to_another_landmark_and_no_other_may(table):
    t = table("marquise", "duchy*")
    t.landmark("lost_city", 10)
    near = [where + 1 for where in t.g.near[9]]
    assert may_lie(t, "tower") == [6, 11, 12]
    assert set(near) & set(may_lie(t, "tower"))
    assert not set(near) & set(may_lie(t, "legendary_forge"))
    assert 10 not in may_lie(t, "legendary_forge")


@law("A.5", "A.5.2", "A.5.3")
def test_the_last_player_sets_up_one_landmark_and_the_second_to_last_the_other():
    setup = game.setup(["marquise", "eyrie", "alliance"], {"landmark": "tower", "second_landmark": "legendary_forge"})
    match = Match(game, setup, 4)
    first = match.state.first
    ask = match.ask
    assert (ask.about, ask.law, ask.seat) == ("ask-root-landmark", "A.5.3", (first - 1) % 3)
    assert [word.text for word in ask.options] == ["clearing:6", "clearing:10", "clearing:11", "clearing:12"]
    match.choose(ask.seat, "clearing:10")
    ask = match.ask
    assert (ask.about, ask.seat) == ("ask-root-landmark", (first - 2) % 3)
    match.choose(ask.seat, "clearing:4")
    assert [(site.rules.name, site.where) for site in match.state.landmarks] == [("tower", 9), ("legendary_forge", 3)]


@law("A.5")
def test_with_landmark_cards_the_tower_and_ferry_of_the_map_are_left_out():
    plain = Match(game, game.setup(["marquise", "eyrie"], {"map": "lake"}), 1)
    assert [site.rules.name for site in plain.state.landmarks] == ["ferry"]
    match = Match(game, game.setup(["marquise", "eyrie"], {"map": "lake", "landmark": "legendary_forge"}), 1)
    assert match.ask.about == "ask-root-landmark"
    assert match.state.landmarks == []
    match.choose(match.ask.seat, "clearing:1")
    assert [(site.rules.name, site.where) for site in match.state.landmarks] == [("legendary_forge", 0)]


@law("A.5.1")
def test_the_group_decides_on_one_or_two_landmarks_and_each_lies_once():
    for options in ({"second_landmark": "tower"}, {"landmark": "ferry", "second_landmark": "ferry"}):
        with pytest.raises(SetupError) as wrong:
            game.setup(["marquise", "eyrie"], options)
        assert wrong.value.reason.law == "A.5.1"
    drawn = set()
    for seed in range(12):
        match = Match(game, game.setup(3, {"landmark": "random", "second_landmark": "ferry"}), seed)
        chooser = RandomChooser(Rng(seed))
        while match.state.table in ("factions", "landmarks"):
            match.choose(match.ask.seat, chooser.choose(match, match.ask))
        names = [site.rules.name for site in match.state.landmarks]
        assert len(names) == 2
        assert names[1] == "ferry"
        drawn.add(names[0])
    assert "ferry" not in drawn
    assert len(drawn) > 2


@law("A.5.1")
def test_with_two_players_the_treetop_is_not_among_the_cards_that_are_shuffled():
    drawn = set()
    for seed in range(30):
        match = Match(game, game.setup(["marquise", "eyrie"], {"landmark": "random"}), seed)
        drawn.add(match.ask.args["landmark"].label)
    assert drawn == set(LANDMARKS) - {"elder_treetop"}


@law("F.1.1", "F.1.2")
def test_a_landmark_is_nobodys_and_nothing_removes_it(table):
    t = table("marquise", "duchy*")
    t.landmark("lost_city", 5)
    t.put("marquise", 5, warriors=1)
    t.put("duchy", 5, warriors=2)
    assert [side.rules.name for side in enemies_at(t.g, t.side("marquise"), 4)] == ["duchy"]
    t.stage(lambda g: sweep(g, g.sides[0], [4], "4.1.2"))
    assert t.match.over
    assert t.warriors("duchy", 5) == 0
    assert t.landmark("lost_city").where == 4


# --- the Lost City --------------------------------------------------------------------------------------------------


@law("2.2.2")
def test_the_lost_city_is_a_clearing_of_every_suit(table):
    t = table("marquise", "duchy*")
    t.no_ruins()
    t.landmark("lost_city", 5)
    t.put("marquise", 5, workshop=2)
    assert t.side("marquise").rules.crafting_suits(t.g, t.side("marquise")) == [0, 0, 0, 2]
    t.hand("marquise", "foxfolk_steel", "bake_sale")
    t.put("marquise", 9, warriors=1)
    t.at("marquise", "daylight")
    t.say("marquise", "craft")
    assert t.asked("marquise", "ask-root-craft") == ["card:foxfolk_steel", "card:bake_sale"]
    t.say("marquise", "card:foxfolk_steel")
    assert t.items("marquise") == {"sword": 1}


@law("15.5.2.III.c", "2.2.2")
@pytest.mark.parametrize(("foxes", "kept"), [([6], []), ([6, 8], ["anvil"])])
def test_relics_recovered_in_the_lost_city_count_ruled_clearings_of_one_of_its_suits(table, foxes, kept):
    t = table("keepers", "marquise")
    t.landmark("lost_city", 5)
    bury(t)
    lay(t, 5, "figure", 3)
    camp(t, 5, "figure")
    for clearing in (*foxes, 2, 3):  # beside the foxes a mouse and a rabbit
        t.put("keepers", clearing, warriors=1)
    follow(t, recover=["anvil"])
    t.hand("keepers", "ambush_mouse")
    t.at("keepers", "daylight")
    t.say("keepers", "card:anvil", "recover")
    t.asked("keepers", "ask-root-pause")
    assert (retinue(t)[2], t.points("keepers")) == (kept, 3)


# --- the Elder Treetop ----------------------------------------------------------------------------------------------


def test_the_treetop_adds_a_slot_and_a_point_for_the_building_in_it(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.landmark("elder_treetop", 1)  # one slot on the map
    assert free_slots(t.g, 0) == 2
    t.put("duchy", 1, citadel=1)
    assert game.view(t.g, 0)["landmarks"][0]["board"] == {"side": None, "building": None}
    t.put("duchy", 1, market=1)
    assert free_slots(t.g, 0) == 0
    assert game.view(t.g, 0)["landmarks"][0]["board"] == {"side": 1, "building": "market"}
    t.put("marquise", 1, warriors=4)
    t.put("duchy", 9, warriors=1)
    t.at("marquise", "daylight")
    t.dice(1, 0)
    t.say("marquise", "battle")
    assert t.points("marquise") == 3  # a citadel; the market in the tree, and one more for it


def test_the_building_in_the_tree_falls_last_of_its_kind(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.landmark("elder_treetop", 1)
    t.put("duchy", 1, citadel=2)
    t.put("marquise", 1, warriors=4)
    t.put("duchy", 9, warriors=1)
    t.at("marquise", "daylight")
    t.dice(0, 0)
    t.say("marquise", "battle")  # defenseless: one hit
    assert (t.points("marquise"), t.pieces("duchy", "citadel", 1)) == (1, 1)
    t.foretell(("battle die", 0), ("battle die", 0))
    t.say("marquise", "battle")
    assert (t.points("marquise"), t.pieces("duchy", "citadel", 1)) == (3, 0)
    assert t.landmark("elder_treetop").note == 0


@law("G.1.30", "10.4.3.III")
@pytest.mark.parametrize(
    ("standing", "target", "tenant", "points"),
    [
        (["sawmill"], "sawmill", (None, None), 1),  # the tree is empty and stays so
        (["sawmill", "workshop"], "workshop", (0, "garden_fox"), 2),
        (["sawmill", "workshop"], "sawmill", (1, "workshop"), 1),
        (["workshop"], "workshop", (0, "garden_fox"), 2),  # of two the lower has gone: the garden is in the tree
    ],
)
def test_a_garden_takes_the_very_spot_of_the_building_that_it_replaces(table, standing, target, tenant, points):
    t = table("cult", "marquise", "eyrie*")
    t.landmark("elder_treetop", 1)
    t.put("marquise", 1, sawmill=1)
    if "workshop" in standing:
        t.put("marquise", 1, workshop=1)
    if "sawmill" not in standing:
        side = t.side("marquise")
        lift_piece(t.g, side, t.kind(side, "sawmill"), 0)
        side.left[t.kind(side, "sawmill")] += 1
    t.stage(lambda g: sanctify(g, cult(g.sides[0])))
    if len(standing) > 1:
        t.say("cult", f"piece:{target}")
    assert t.match.over
    assert (t.pieces("marquise", target, 1), t.pieces("cult", "garden_fox", 1), t.points("cult")) == (0, 1, points)
    board = game.view(t.state, 0)["landmarks"][0]["board"]
    assert (board["side"], board["building"]) == tenant


# --- the Black Market -----------------------------------------------------------------------------------------------


def test_once_a_turn_a_player_with_pieces_there_swaps_a_card_for_one_unseen(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.landmark("black_market", 1)
    there = t.g.landmarks[0].cards[:]
    assert len(there) == 3
    t.put("marquise", 9, warriors=2)
    t.hand("marquise", "anvil", "bake_sale")
    t.at("marquise", "daylight")
    assert t.refused("marquise", "landmark:black_market") == "F"
    t.put("marquise", 1, wood=1)
    t.say("marquise", "landmark:black_market")
    assert t.asked("marquise", "ask-root-market-which") == ["count:1", "count:2", "count:3"]
    t.say("marquise", "count:2")
    assert t.asked("marquise", "ask-root-market-card") == ["card:anvil", "card:bake_sale"]
    t.say("marquise", "card:anvil")
    assert t.landmark("black_market").cards == [there[0], card_named("anvil"), there[2]]
    assert t.cards("marquise") == sorted(["bake_sale", CARDS[there[1]].name])
    assert t.refused("marquise", "landmark:black_market") == "F"
    assert "news-root-traded-cards" in t.news(0)
    assert "news-root-traded-cards" not in t.news(1)
    assert "news-root-traded" in t.news(1)


# --- the Legendary Forge --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("suit", "items"),
    [
        ("fox", {"sword": 2, "crossbow": 1, "hammer": 1}),
        ("mouse", {"bag": 2, "tea": 2}),
        ("rabbit", {"boots": 2, "coins": 2}),
    ],
)
def test_the_forge_keeps_the_items_of_its_clearings_suit(table, suit, items):
    t = table("marquise", "duchy*")
    t.suit(5, suit)
    t.landmark("legendary_forge", 5)
    seen = game.view(t.g, 0)
    assert seen["landmarks"][0]["items"] == items
    assert not set(seen["items"]) & set(items)
    assert sum(seen["items"].values()) == 12 - 4


def test_who_crafts_an_item_of_the_forge_must_be_there_and_draws_and_scores_more(table):
    t = table("eyrie", "duchy*")
    t.no_ruins()
    lead(t, "commander")
    t.suit(5, "fox")
    t.landmark("legendary_forge", 5)
    for clearing in (1, 2):
        t.suit(clearing, "fox")
        t.put("eyrie", clearing, roost=1)
    t.hand("eyrie", "foxfolk_steel")
    steel = card_named("foxfolk_steel")
    assert why_not_craft(t.g, t.side("eyrie"), steel).law == "F"
    t.put("eyrie", 5, warriors=1)
    t.draws("anvil")
    t.stage(lambda g: craft(g, g.sides[0], "7.5.1"))
    t.say("eyrie", "card:foxfolk_steel")
    # Disdain for Trade: one point; and one of the Forge
    assert (t.points("eyrie"), t.cards("eyrie"), t.items("eyrie")) == (2, ["anvil"], {"sword": 1})
    assert t.landmark("legendary_forge").items[SWORD] == 1


# --- whole matches --------------------------------------------------------------------------------------------------

NAMES = list(LANDMARKS)


@law("A.5.2")
@pytest.mark.parametrize("seed", range(6))
def test_whole_matches_with_two_landmarks_keep_their_invariants(seed):
    one, two = NAMES[seed], NAMES[(seed + 1 + seed % 3) % 6]
    options = {"map": list(MAPS)[seed % 4], "landmark": one, "second_landmark": two}
    seats = [CHOOSE] * (2 + seed % 4)
    if seed % 2:
        options["setup"] = "advanced"
    match = Match(game, game.setup(seats, options), seed)
    chooser = RandomChooser(Rng(seed))
    for asks in range(20_000):
        if match.over:
            break
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
        game.check(match.state)
        if asks % 97 == 0 and not match.over:
            look(match, asks)
    assert match.over
    assert sorted(site.rules.name for site in match.state.landmarks) == sorted([one, two])


@law("R.M.6", "A.5.3")
@pytest.mark.parametrize("way", ["standard", "advanced"])
def test_the_machine_has_its_items_for_sale_before_the_forge_takes_others(way):
    options = {"automaton": "competitive", "setup": way, "landmark": "legendary_forge"}
    match = Match(game, game.setup(["eyrie", "alliance"], options), 3)
    fox = next(where for where in range(12) if match.state.suits[where] == FOX)
    match.choose(match.ask.seat, f"clearing:{fox + 1}")
    chooser = RandomChooser(Rng(3))
    while match.state.table != IN_PLAY:
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
    forge, machine = match.state.landmarks[0].items, match.state.players[2].items
    assert {name: forge[item] for item, name in enumerate(ITEMS) if forge[item]} == {
        "sword": 1,
        "crossbow": 1,
        "hammer": 1,
    }
    assert {name: machine[item] for item, name in enumerate(ITEMS) if machine[item]} == {
        "boots": 1,
        "bag": 1,
        "sword": 1,
        "tea": 1,
    }
