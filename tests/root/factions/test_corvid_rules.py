"""13.2, 13.3 and 13.7: the abilities, the setup and the plots of the Corvid Conspiracy."""

import json

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.control import why_not_place
from polana.games.root.factions.corvid.side import (
    BOMB,
    EXTORTION,
    KINDS,
    PLOT,
    RAID,
    SNARE,
)
from polana.games.root.game import game
from polana.games.root.move import why_not_leave, why_not_move
from polana.games.root.pieces import lift_piece, put_piece
from polana.games.root.removal import sweep
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.word import Word
from tests.law import law
from tests.root.sides import corvid


def plot(t, clearing, kind, up=False):
    """A plot of this kind, face down or face up."""
    own = corvid(t.side("corvid"))
    own.stock[kind] -= 1
    own.left[PLOT] -= 1
    put_piece(t.g, own, kind if up else PLOT, clearing - 1)
    if not up:
        own.kinds[clearing - 1] = kind


def fight(t, attacker, defender, clearing):
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


# --- abilities (13.2) -------------------------------------------------------------------------------------------------


@law("13.2.1", "13.4.1")
def test_the_corvids_craft_in_birdsong_with_plots_face_up_or_face_down(table):
    t = table("corvid", "marquise")
    plot(t, 1, BOMB)
    plot(t, 2, SNARE, up=True)
    t.hand("corvid", "anvil", "mouse_in_a_sack", "bake_sale")
    t.at("corvid", "birdsong")
    t.say("corvid", "craft")
    # a fox and a mouse plot; a bake sale wants two rabbits
    assert t.asked("corvid", "ask-root-craft", "13.4.1") == ["card:anvil", "card:mouse_in_a_sack"]


@law("13.2.2", "13.2.2.I", "U.C.3")
def test_only_the_corvids_see_what_a_face_down_plot_is_and_what_is_left_of_eight(table):
    t = table("corvid", "marquise")
    plot(t, 1, BOMB)
    t.put("marquise", 1, warriors=1)
    t.at("marquise", "daylight")
    own = t.match.view(0)["sides"][0]
    others = t.match.view(1)["sides"][0]
    assert own["board"]["kinds"] == {"1": "bomb"}
    assert own["board"]["stock"] == {"bomb": 1, "snare": 2, "extortion": 2, "raid": 2}
    assert (others["board"]["kinds"], others["board"]["stock"]) == (None, None)
    assert others["pieces"]["plot"][0] == 1
    assert (others["left"]["plot"], others["left"]["plot_bomb"]) == (7, 0)


@law("13.2.2.I")
def test_what_others_see_does_not_depend_on_the_kinds_of_face_down_plots(table):
    seen = []
    for kind in KINDS:
        t = table("corvid", "marquise", "vagabond")
        plot(t, 1, kind)
        t.put("marquise", 1, warriors=1)
        t.at("marquise", "daylight")
        seen.append(json.dumps([t.match.view(reader) for reader in (1, 2, -1)], default=str))
    assert len(set(seen)) == 1


@law("13.2.2.I")
def test_imagined_plots_are_those_that_no_guess_has_ruled_out(table):
    t = table("corvid", "marquise")
    plot(t, 1, RAID)
    plot(t, 2, BOMB)
    own = corvid(t.side("corvid"))
    own.denied[0] = 1 << BOMB | 1 << SNARE | 1 << EXTORTION
    own.denied[1] = 1 << SNARE
    found = set()
    for seed in range(40):
        twin = t.g.copy()
        game.imagine(twin, 1, Rng(seed))
        there = corvid(twin.sides[0])
        assert there.kinds[0] == RAID
        found.add(there.kinds[1])
        assert [there.stock[kind] + there.kinds.count(kind) for kind in KINDS] == [2, 2, 2, 2]
        game.imagine(twin, 0, Rng(seed))
    assert found == {BOMB, EXTORTION, RAID}


@law("13.2.2.II", "13.5.2")
def test_a_clearing_holds_at_most_one_plot(table):
    t = table("corvid", "marquise")
    plot(t, 1, BOMB)
    plot(t, 2, SNARE, up=True)
    for clearing in (1, 2, 5):
        t.put("corvid", clearing, warriors=1)
    t.at("corvid", "daylight")
    t.say("corvid", "place-plot")  # clearing 5 is the only one
    assert t.asked("corvid", "ask-root-corvid-plot-which", "13.5.2")
    t.say("corvid", "plot:raid")
    assert t.pieces("corvid", "plot", 5) == 1


@law("13.2.3")
def test_corvid_warriors_move_whoever_rules(table):
    t = table("corvid", "marquise")
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 1, warriors=5)
    t.put("marquise", 5, warriors=5)
    assert why_not_move(t.g, t.side("corvid"), 0, 4) is None
    assert why_not_move(t.g, t.side("marquise"), 0, 4) is None


@law("13.2.5")
@pytest.mark.parametrize(("up", "lost"), [(False, 1), (True, 0)])
def test_defending_beside_a_face_down_plot_they_deal_one_extra_hit_even_without_warriors(table, up, lost):
    t = table("marquise", "corvid")
    plot(t, 1, SNARE, up=up)
    t.put("marquise", 1, warriors=3)
    t.dice(0, 0)
    fight(t, "marquise", "corvid", 1)
    assert t.warriors("marquise", 1) == 3 - lost
    assert t.hits_from() == ["piece:plot"] * lost


# --- Exposure (13.2.4) ------------------------------------------------------------------------------------------------


def suspects(table, kind=BOMB, cards=("anvil", "foxfolk_steel", "codebreakers")):
    """The Marquise beside a plot in a fox clearing, between two actions."""
    t = table("marquise", "corvid")
    plot(t, 1, kind)
    plot(t, 2, SNARE)  # a plot with nobody else beside it
    t.put("marquise", 1, warriors=1)
    t.hand("marquise", *cards)
    t.at("marquise", "daylight")
    return t


@law("13.2.4")
def test_a_right_guess_removes_the_plot_scores_a_point_and_the_card_is_kept(table):
    t = suspects(table)
    t.say("marquise", "expose", "clearing:1", "plot:bomb", "card:anvil")
    assert t.pieces("corvid", "plot", 1) == 0
    assert (t.points("marquise"), t.cards("marquise")) == (1, ["anvil", "codebreakers", "foxfolk_steel"])
    assert corvid(t.side("corvid")).stock[BOMB] == 2


@law("13.2.4", "U.C.2")
def test_a_wrong_guess_gives_the_card_to_the_corvids_and_the_plot_stays(table):
    t = suspects(table)
    t.say("marquise", "expose", "clearing:1", "plot:raid", "card:anvil")
    assert (t.cards("marquise"), t.cards("corvid")) == (["codebreakers", "foxfolk_steel"], ["anvil"])
    assert (t.pieces("corvid", "plot", 1), t.points("marquise")) == (1, 0)
    assert t.match.view(0)["sides"][1]["board"]["denied"] == {"1": ["raid"]}
    # any number of guesses, between actions
    t.say("marquise", "expose", "clearing:1", "plot:bomb", "card:foxfolk_steel")
    assert t.points("marquise") == 1


@law("13.2.4")
def test_a_guess_needs_a_card_that_matches_the_clearing_and_who_has_none_is_not_told_apart(table):
    t = suspects(table, cards=("codebreakers",))
    assert t.refused("marquise", "expose") == "13.2.4"


@law("13.2.4")
def test_without_a_piece_beside_a_plot_there_is_nothing_to_expose(table):
    t = table("marquise", "corvid")
    plot(t, 1, BOMB)
    t.put("marquise", 2, warriors=1)
    t.hand("marquise", "anvil")
    t.at("marquise", "daylight")
    assert "expose" not in t.asked("marquise", "ask-root-marquise-daylight")


@law("13.2.4", "13.7.4")
def test_an_exposed_raid_places_nobody(table):
    t = suspects(table, RAID)
    t.say("marquise", "expose", "clearing:1", "plot:raid", "card:anvil")
    assert sum(t.side("corvid").warriors) == 0


@law("13.2.4")
def test_others_hear_the_guess_and_do_not_see_the_card(table):
    t = table("marquise", "corvid", "vagabond")
    plot(t, 1, BOMB)
    t.put("marquise", 1, warriors=1)
    t.hand("marquise", "anvil", "foxfolk_steel")
    t.at("marquise", "daylight")
    t.say("marquise", "expose", "clearing:1", "plot:raid", "card:anvil")
    heard = [line for line in t.match.news_for(2) if "corvid" in line.kind or "gave" in line.kind]
    assert [line.kind for line in heard] == ["news-root-corvid-guessed-wrong", "news-root-gave-a-card"]
    told = [value for line in t.match.news_for(2) for value in line.args.values()]
    assert not [word for word in told if isinstance(word, Word) and word.kind == "card"]


# --- setup (13.3) -----------------------------------------------------------------------------------------------------


def begun(*seats, setup="standard"):
    match = Match(game, game.setup(list(seats), {"setup": setup}), 5)
    while match.ask is not None and not match.ask.about.startswith("ask-root-corvid"):
        match.choose(match.ask.seat, match.ask.options[0])
    return match


@law("13.3", "13.3.1", "13.3.2")
def test_the_corvids_scatter_a_warrior_in_a_clearing_of_each_suit(table):
    match = begun("eyrie", "corvid")
    for suit in range(3):
        assert (match.ask.about, match.ask.law) == ("ask-root-corvid-scatter", "13.3.2")
        assert {match.state.suits[word.value] for word in match.ask.options} == {suit}
        match.choose(1, match.ask.options[0])
    own = corvid(match.state.sides[1])
    assert (sum(own.warriors), own.supply, own.left[PLOT], own.stock) == (3, 12, 8, [2, 2, 2, 2])


@law("A.8.2")
def test_in_advanced_setup_the_homeland_has_a_warrior_and_a_plot(table):
    match = begun("eyrie", "corvid", setup="advanced")
    home = match.ask.options[0].value
    match.choose(1, match.ask.options[0])
    match.choose(1, "plot:raid")
    while match.ask.about == "ask-root-corvid-scatter":
        match.choose(1, match.ask.options[0])
    own = corvid(match.state.sides[1])
    assert (own.face_down(home), own.kinds[home], sum(own.warriors)) == (True, RAID, 4)


# --- plots (13.7) -----------------------------------------------------------------------------------------------------


@law("13.7.1", "13.4.2", "3.2.1")
def test_a_flipped_bomb_removes_all_enemy_pieces_and_then_itself(table):
    t = table("corvid", "marquise")
    plot(t, 1, BOMB)
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 1, warriors=2, sawmill=1)
    t.hand("corvid", "sappers")
    t.at("corvid", "birdsong")
    t.say("corvid", "flip")
    assert (t.warriors("marquise", 1), t.pieces("marquise", "sawmill", 1)) == (0, 0)
    assert (t.pieces("corvid", "plot_bomb", 1), t.warriors("corvid", 1)) == (0, 1)
    assert t.points("corvid") == 2  # one for the face-up bomb, one for the sawmill
    assert corvid(t.side("corvid")).stock[BOMB] == 2


@law("13.7.2")
def test_at_a_face_up_snare_enemies_neither_place_pieces_nor_move_out_but_may_move_in(table):
    t = table("corvid", "marquise")
    plot(t, 1, SNARE, up=True)
    t.put("marquise", 1, warriors=2)
    t.put("marquise", 5, warriors=2)
    marquise = t.side("marquise")
    assert why_not_place(t.g, marquise, 0).law == "13.7.2"
    assert why_not_leave(t.g, marquise, 0).law == "13.7.2"
    assert why_not_move(t.g, marquise, 4, 0) is None
    assert why_not_place(t.g, t.side("corvid"), 0) is None
    lift_piece(t.g, t.side("corvid"), SNARE, 0)
    own = corvid(t.side("corvid"))
    own.stock[SNARE] += 1
    own.left[PLOT] += 1
    plot(t, 1, SNARE)
    assert why_not_place(t.g, marquise, 0) is None  # face down it does nothing


@law("13.7.3")
def test_a_flipped_extortion_takes_a_random_card_from_each_enemy_there(table):
    t = table("corvid", "marquise", "eyrie")
    plot(t, 1, EXTORTION)
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 1, warriors=1)
    t.put("eyrie", 2, warriors=1)
    t.hand("marquise", "anvil", "codebreakers")
    t.hand("eyrie", "sappers")
    t.hand("corvid", "armorers")
    t.at("corvid", "birdsong")
    t.random_cards("codebreakers")
    t.say("corvid", "flip")
    assert (t.cards("corvid"), t.cards("marquise"), t.cards("eyrie")) == (
        ["armorers", "codebreakers"],
        ["anvil"],
        ["sappers"],
    )


@law("13.7.4")
@pytest.mark.parametrize("up", [True, False])
def test_a_removed_raid_places_a_warrior_in_each_adjacent_clearing(table, up):
    t = table("marquise", "corvid")
    plot(t, 1, RAID, up=up)
    t.stage(lambda g: sweep(g, t.side("marquise"), [0], "test"))
    assert t.match.ask is None
    assert [where + 1 for where in range(12) if t.side("corvid").warriors[where]] == [5, 9, 10]
    assert t.points("marquise") == 1


@law("13.7.4", "2.2.1")
def test_raiders_come_along_rivers_too_where_a_card_makes_them_paths(table):
    t = table("marquise", "corvid", deck="exiles_partisans")
    t.in_play("corvid", "boat_builders")
    wet = next(where for where in range(12) if set(t.g.woodland.rivers[where]) - set(t.g.near[where]))
    around = {*t.g.near[wet], *t.g.woodland.rivers[wet]}
    plot(t, wet + 1, RAID)
    t.stage(lambda g: sweep(g, t.side("marquise"), [wet], "test"))
    assert {where for where in range(12) if t.side("corvid").warriors[where]} == around


@law("13.7.4", "1.1.3", "1.5.4")
def test_of_two_raids_removed_together_the_current_player_says_which_places_its_raiders_first(table):
    t = table("marquise", "corvid")
    plot(t, 1, RAID)
    plot(t, 3, RAID)
    t.supply("corvid", 4)
    t.g.turn = 0
    t.stage(lambda g: sweep(g, t.side("marquise"), [0, 2], "test"))
    assert (t.points("marquise"), t.side("corvid").supply) == (2, 4)  # both have gone before anybody comes
    assert t.asked("marquise", "ask-root-trigger-where", "1.1.3") == ["clearing:1", "clearing:3"]
    t.say("marquise", "clearing:3")
    # the first places all that it can; the second as far as the supply goes, where the Corvids like
    assert [t.warriors("corvid", clearing) for clearing in (6, 7, 11)] == [1, 1, 1]
    t.say("corvid", "clearing:9")
    assert [t.warriors("corvid", clearing) for clearing in (5, 9, 10)] == [0, 1, 0]


@law("13.7.4", "1.5.4")
def test_with_too_few_warriors_the_corvids_choose_where_the_raiders_stand(table):
    t = table("marquise", "corvid")
    plot(t, 1, RAID)
    t.supply("corvid", 2)
    t.stage(lambda g: sweep(g, t.side("marquise"), [0], "test"))
    assert t.asked("corvid", "ask-root-corvid-raid", "13.7.4") == ["clearing:5", "clearing:9", "clearing:10"]
    t.say("corvid", "clearing:9", "clearing:5")
    assert (t.warriors("corvid", 5), t.warriors("corvid", 9), t.warriors("corvid", 10)) == (1, 1, 0)
