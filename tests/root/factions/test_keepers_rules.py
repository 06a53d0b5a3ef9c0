"""15.2, 15.3: the abilities and the setup of the Keepers in Iron."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.factions.keepers.side import FACES
from polana.games.root.game import game
from polana.games.root.hirelings.base import Hireling
from polana.games.root.move import march
from polana.games.root.removal import Loss, Removal, remove, sweep
from polana.games.root.seats import add_hireling
from polana.games.root.woodland.maps import FIRST_FOREST, MAPS
from polana.games.root.woodland.relics import RELICS
from polana.kernel.match import Match
from tests.law import law
from tests.root.knights import bury, camp, follow, knights, lay, where_lies


def fight(t, attacker, defender, clearing):
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


def begin(seats, choices=(), **options):
    """A match of which the setup is over, with these answers first and any others after them."""
    match = Match(game, game.setup(seats, {"map": "autumn", **options}), 7)
    answers = list(choices)
    while match.state.table != "":
        ask = match.ask
        keepers = ask.about.startswith("ask-root-keepers")
        match.choose(ask.seat, answers.pop(0) if keepers and answers else ask.options[0])
        if match.view(-1)["phase"] != "setup":
            break
    return match


# --- components (15.2.1, 15.2.2) --------------------------------------------------------------------------------------


@law("15.2.1")
def test_there_are_four_relics_of_each_type_worth_1_2_3_and_3(table):
    match = begin(["keepers", "alliance"])
    for kind in range(len(RELICS)):
        assert sorted(relic.value for relic in match.state.relics if relic.kind == kind) == [1, 2, 3, 3]
    assert all(relic["value"] is None for relic in match.view(0)["relics"])


@law("15.2.2")
def test_each_of_three_waystations_shows_a_type_on_either_side(table):
    assert [[RELICS[kind] for kind in faces] for faces in FACES] == [
        ["figure", "tablet"],
        ["tablet", "jewelry"],
        ["jewelry", "figure"],
    ]
    t = table("keepers", "marquise")
    camp(t, 1, "tablet", 1)
    board = t.match.view(1)["sides"][0]["board"]["waystations"]
    assert [(station["where"], station["shows"]) for station in board] == [(None, None), ("1", "tablet"), (None, None)]


@law("15.2.3", "15.5.1")
def test_the_keepers_craft_in_daylight_with_waystations_of_any_type(table):
    t = table("keepers", "marquise")
    camp(t, 1, "tablet")
    t.hand("keepers", "anvil", "mouse_in_a_sack")
    t.at("keepers", "daylight")
    t.say("keepers", "craft")
    assert t.asked("keepers", "ask-root-craft", "15.5.1") == ["card:anvil"]
    t.say("keepers", "card:anvil")
    assert t.items("keepers") == {"hammer": 1}


# --- Devout Knights (15.2.4) ------------------------------------------------------------------------------------------


@law("15.2.4")
def test_with_a_relic_and_a_warrior_there_the_first_hit_is_ignored(table):
    t = table("marquise", "keepers")
    bury(t)
    lay(t, 1, "figure", 1)
    t.put("marquise", 1, warriors=3)
    t.put("keepers", 1, warriors=3)
    t.dice(2, 1)
    fight(t, "marquise", "keepers", 1)
    assert t.match.over
    assert (t.warriors("keepers", 1), t.warriors("marquise", 1)) == (2, 2)
    assert "news-root-keepers-devout" in t.news()


@law("15.2.4")
@pytest.mark.parametrize("relic", [True, False])
def test_without_a_relic_or_without_a_warrior_no_hit_is_ignored(table, relic):
    t = table("marquise", "keepers")
    bury(t)
    t.put("marquise", 1, warriors=3)
    if relic:
        lay(t, 1, "figure", 1)
        camp(t, 1, "tablet")
        t.dice(1, 0)
        fight(t, "marquise", "keepers", 1)  # 1 rolled and 1 because nobody defends: both count
        t.say("marquise", "forest:1")
        assert not knights(t).has_pieces(0)
    else:
        t.put("keepers", 1, warriors=3)
        t.dice(2, 0)
        fight(t, "marquise", "keepers", 1)
        assert t.warriors("keepers", 1) == 1


@law("15.2.4", "4.3.1.II")
def test_of_an_ambush_the_first_hit_is_ignored_and_none_after_it(table):
    t = table("keepers", "marquise")
    bury(t)
    lay(t, 1, "figure", 1)
    t.put("keepers", 1, warriors=3)
    t.put("marquise", 1, warriors=3)
    t.hand("marquise", "ambush_fox")
    t.dice(0, 1)
    fight(t, "keepers", "marquise", 1)
    t.say("marquise", "card:ambush_fox")
    # 2 hits of the ambush, one of them ignored; then 1 rolled against 0
    assert (t.warriors("keepers", 1), t.warriors("marquise", 1)) == (2, 2)


@law("15.2.4", "4.3.1.II")
def test_after_an_ambush_rolled_hits_all_count(table):
    t = table("keepers", "marquise")
    bury(t)
    lay(t, 1, "figure", 1)
    t.put("keepers", 1, warriors=4)
    t.put("marquise", 1, warriors=3)
    t.hand("marquise", "ambush_fox")
    t.dice(2, 2)
    fight(t, "keepers", "marquise", 1)
    t.say("marquise", "card:ambush_fox")
    assert (t.warriors("keepers", 1), t.warriors("marquise", 1)) == (1, 1)


@law("15.2.4", "15.5.2.I")
def test_one_relic_may_go_along_with_each_warrior_that_moves(table):
    t = table("keepers", "marquise")
    bury(t)
    lay(t, 1, "figure", 1)
    lay(t, 1, "tablet", 3)
    lay(t, 1, "jewelry", 2)
    t.put("keepers", 1, warriors=3)
    t.stage(lambda g: march(g, t.side("keepers"), 0, 4, 2))
    words = ["piece:relic_figure_1", "piece:relic_tablet_3", "piece:relic_jewelry_2", "done"]
    assert t.asked("keepers", "ask-root-keepers-carry", "15.2.4") == words
    t.say("keepers", "piece:relic_tablet_3", "piece:relic_figure_1")
    assert t.match.over
    assert (where_lies(t, "tablet", 3)[0], where_lies(t, "figure", 1), where_lies(t, "jewelry", 2)) == (
        "5",
        ["5"],
        ["1"],
    )
    assert (knights(t).tokens[4], knights(t).tokens[0]) == (2, 1)


@law("15.2.4")
def test_relics_may_stay_where_they_are_when_warriors_move(table):
    t = table("keepers", "marquise")
    bury(t)
    lay(t, 1, "figure", 1)
    t.put("keepers", 1, warriors=3)
    t.stage(lambda g: march(g, t.side("keepers"), 0, 4, 2))
    t.say("keepers", "done")
    assert where_lies(t, "figure", 1) == ["1"]


# --- Prized Trophies (15.2.5) -----------------------------------------------------------------------------------------


@law("15.2.5", "3.2.1")
def test_an_enemy_who_removes_a_relic_places_it_face_up_in_any_forest_and_scores_2(table):
    t = table("marquise", "keepers")
    bury(t)
    lay(t, 1, "figure", 3)
    t.put("marquise", 1, warriors=3)
    t.dice(0, 0)
    fight(t, "marquise", "keepers", 1)
    forests = [f"forest:{number}" for number in range(1, 8)]
    assert t.asked("marquise", "ask-root-keepers-trophy", "15.2.5") == forests
    assert t.points("marquise") == 2
    t.say("marquise", "forest:4")
    assert (where_lies(t, "figure", 3), t.points("marquise")) == (["forest:4"], 2)


@law("15.2.5")
def test_each_of_several_relics_is_placed_by_itself(table):
    t = table("marquise", "keepers")
    bury(t)
    lay(t, 1, "figure", 3)
    lay(t, 1, "figure", 3)
    lay(t, 2, "jewelry", 1)
    t.stage(lambda g: sweep(g, t.side("marquise"), [0, 1], "test"))
    assert t.points("marquise") == 6
    t.say("marquise", "clearing:2", "forest:1", "forest:2", "forest:3")
    assert (where_lies(t, "jewelry", 1), where_lies(t, "figure", 3)) == (["forest:1"], ["forest:2", "forest:3"])


@law("15.2.5", "1.1.3")
def test_a_relic_that_nobody_removed_is_placed_by_the_player_on_turn_for_no_points(table):
    t = table("marquise", "keepers")
    bury(t)
    lay(t, 1, "figure", 2)
    own = knights(t)
    kind = own.relics_at(0)[0]
    t.stage(lambda g: remove(g, Removal([Loss(g.sides[1], 0, kind, 1, None)], "test")))
    t.say("marquise", "forest:2")
    assert (where_lies(t, "figure", 2), t.points("marquise")) == (["forest:2"], 0)


@law("15.2.5", "E.3.6")
def test_a_relic_that_a_hireling_removes_gives_no_points(table):
    t = table("marquise", "keepers")
    bury(t)
    lay(t, 1, "figure", 2)
    add_hireling(t.g, Hireling("forest_patrol"))
    kind = knights(t).relics_at(0)[0]
    t.stage(lambda g: remove(g, Removal([Loss(g.sides[1], 0, kind, 1, g.sides[2])], "test")))
    t.say("marquise", "forest:2")
    assert (where_lies(t, "figure", 2), t.points("marquise")) == (["forest:2"], 0)


@law("15.2.5")
def test_a_waystation_that_is_removed_is_worth_one_point_and_returns_to_the_board(table):
    t = table("marquise", "keepers")
    camp(t, 1, "tablet", 0)
    t.put("marquise", 1, warriors=1)
    t.dice(0, 0)
    fight(t, "marquise", "keepers", 1)
    assert (t.points("marquise"), knights(t).left[0], knights(t).faces[0]) == (1, 1, -1)


# --- setup (15.3, A.8.2) ----------------------------------------------------------------------------------------------


@law("15.3", "15.3.1", "15.3.2", "15.3.3")
@pytest.mark.parametrize("name", list(MAPS))
def test_relics_lie_in_every_forest_and_the_rest_as_evenly_as_possible_far_from_the_keepers(name):
    match = begin(["keepers", "alliance"], map=name)
    g = match.state
    own = g.sides[0]
    held = [where for where in range(12) if own.warriors[where]]
    near = {forest for where in held for forest in g.woodland.forests_at[where]}
    lying = [sum(relic.where == FIRST_FOREST + number for relic in g.relics) for number in range(g.woodland.forests)]
    assert sum(lying) == 12
    assert all(lying[forest - FIRST_FOREST] == 1 for forest in near)
    far = [lying[number] for number in range(g.woodland.forests) if FIRST_FOREST + number not in near]
    assert max(far) - min(far) <= 1


@law("15.3.2")
def test_four_warriors_begin_in_a_corner_and_four_beside_it_on_the_edge():
    match = begin(["keepers", "alliance"], ["clearing:1", "clearing:9"])
    own = match.state.sides[0]
    assert (own.warriors[0], own.warriors[8], sum(own.warriors), own.supply) == (4, 4, 8, 7)


@law("15.3.2")
def test_the_first_corner_faces_the_start_of_another_and_the_second_is_no_clearing_inside():
    match = Match(game, game.setup(["marquise", "keepers"], {"map": "autumn"}), 3)
    match.choose(0, "clearing:1")
    while match.ask.seat == 0:
        match.choose(0, match.ask.options[0])
    # the only corner that faces the keep is 3, and leaves no choice; 11 is next to it, but not on the edge
    assert match.ask.about == "ask-root-keepers-second-home"
    assert [word.text for word in match.ask.options] == ["clearing:6", "clearing:7"]


@law("15.3.4", "15.3.5")
def test_a_faithful_retainer_is_in_each_column_and_the_waystations_are_on_the_board():
    match = begin(["keepers", "alliance"])
    board = match.view(0)["sides"][0]["board"]
    assert [column["retainers"] for column in board["retinue"]] == [1, 1, 1]
    assert [column["action"] for column in board["retinue"]] == ["move", "battle_then_delve", "move_or_recover"]
    assert [station["where"] for station in board["waystations"]] == [None, None, None]


@law("A.8.2")
def test_by_the_setup_card_two_adjacent_clearings_of_the_edge_are_homelands():
    seen = 0
    for seed in range(40):
        match = Match(game, game.setup(["?", "?", "?"], {"setup": "advanced"}), seed)
        while match.view(-1)["phase"] == "setup":
            ask = match.ask
            wanted = [word for word in ask.options if word.text == "faction:keepers"]
            match.choose(ask.seat, (wanted or ask.options)[0])
        g = match.state
        for side in g.sides:
            if side.rules.name == "keepers":
                seen += 1
                one, other = side.homelands
                assert other in g.near[one]
                assert one in g.woodland.edge
                assert other in g.woodland.edge
                assert (side.warriors[one], side.warriors[other], sum(side.warriors)) == (4, 4, 8)
                assert len(g.relics) == 12
                assert all(relic.where >= FIRST_FOREST for relic in g.relics)
    assert seen > 3


# --- secrets ----------------------------------------------------------------------------------------------------------


@law("15.2.1", "1.2.1")
def test_nobody_knows_the_value_of_a_relic_that_lies_face_down(table):
    t = table("keepers", "marquise")
    bury(t, figure=[(1, 1), (2, 3)])
    follow(t, (0, 1, 0))
    t.put("keepers", 1, warriors=2)
    t.hand("keepers", "anvil")
    t.at("keepers", "daylight")
    seen = [t.match.view(reader) for reader in (0, 1, -1)]
    values = set()
    for seed in range(40):
        dream = t.match.imagine(0, seed)
        assert dream.view(0) == seen[0]
        dream.choose(0, "retainer")
        dream.choose(0, "forest:1")
        values.update(relic["value"] for relic in dream.view(0)["relics"] if relic["where"] == "1")
    assert values == {1, 2, 3}
