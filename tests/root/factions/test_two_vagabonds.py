"""9.7: two Vagabonds at one table."""

from itertools import chain

import pytest

from polana.games.root.factions.vagabond.quests import display
from polana.games.root.factions.vagabond.side import VagabondSide
from polana.games.root.game import game
from polana.games.root.setup import FACTION_TAKEN, Free
from polana.games.root.words import VOCABULARY
from polana.kernel.errors import SetupError
from polana.kernel.match import Match
from polana.kernel.rng import Chance
from tests.law import law
from tests.root.vagabonds import QUESTS, board, lay_quests, marked, next_quest, own, quests_to_come, under_ruins, wander


@law("9.7")
def test_the_second_vagabond_plays_beside_the_first_only():
    assert game.setup(["vagabond2", "vagabond", "eyrie"], {}).seats == ["vagabond2", "vagabond", "eyrie"]
    with pytest.raises(SetupError):
        game.setup(["vagabond2", "marquise"], {})
    state = game.new(game.setup(["marquise", "?", "?"], {}), Chance(1))
    assert Free(state).why_not(VOCABULARY["faction:vagabond2"]).law == "9.7"
    assert Free(state).why_not(VOCABULARY["faction:vagabond"]) is None
    assert Free(state).why_not(VOCABULARY["faction:marquise"]) is FACTION_TAKEN


@law("9.7.1", "9.7.2")
@pytest.mark.parametrize("first", [0, 1])
def test_chance_says_which_vagabond_sets_up_first_and_both_sets_lie_under_the_ruins(table, first):
    t = table("vagabond", "vagabond2")
    one, two = t.g.sides
    t.foretell(("first vagabond", first))
    quests_to_come(t, "escort_mouse", "errand_fox", "guard_duty_rabbit")

    def both(g):
        yield from one.rules.setup(g, one)
        yield from two.rules.setup(g, two)

    t.stage(both)
    names = ["vagabond", "vagabond2"]
    t.say(names[first], "character:thief", "forest:1")
    assert "character:thief" not in t.asked(names[1 - first], "ask-root-vagabond-character")
    assert t.refused(names[1 - first], "character:thief") == "9.3.1"
    t.say(names[1 - first], "character:ranger", "forest:1")
    assert len(display(t.state).face_up) == 3  # one display for both
    assert [len(t.state.ruin_items[at - 1]) for at in (6, 10, 11, 12)] == [2, 2, 2, 2]
    assert sorted(chain(*t.state.ruin_items)) == [0, 0, 1, 1, 3, 3, 4, 4]
    assert board(t, names[first]) == {"ready": "boots sword tea torch"}
    assert board(t, names[1 - first]) == {"ready": "boots crossbow sword torch"}


@law("9.7.1")
def test_which_two_items_share_a_ruin_is_random():
    pairs = set()
    for seed in range(30):
        match = Match(game, game.setup(["vagabond", "vagabond2", "alliance"], {}), seed)
        while "character" in match.ask.about or "forest" in match.ask.about:
            match.choose(match.ask.seat, match.ask.options[0])
        pairs.update(tuple(sorted(match.state.ruin_items[at - 1])) for at in (6, 10, 11, 12))
    assert len(pairs) == 10  # all pairs of four kinds


def two(table, under, **items):
    t = table("vagabond", "vagabond2", "duchy*")
    wander(t, 6, ready="torch torch boots", **items)
    wander(t, 1, name="vagabond2", be="thief", ready="boots")
    under_ruins(t, 2, c6=under)
    t.at("vagabond", "daylight")
    return t


@law("9.7.2")
def test_either_may_complete_a_quest_of_the_shared_display(table):
    t = two(table, "sword bag")
    lay_quests(t, "repair_a_shed_fox", "errand_rabbit")
    wander(t, 1, name="vagabond2", be="thief", ready="torch hammer")
    t.at("vagabond2", "daylight")
    next_quest(t, "escort_mouse")
    t.say("vagabond2", "quest", "reward:points")
    assert [QUESTS[quest] for quest in own(t, "vagabond2").completed] == ["repair_a_shed_fox"]
    assert len(display(t.state).face_up) == 2


@law("9.7.3", "9.5.3")
def test_of_two_items_he_picks_one_and_the_ruin_stays(table):
    t = two(table, "sword bag")
    t.say("vagabond", "explore")
    assert t.asked("vagabond", "ask-root-vagabond-explore", "9.7.3") == ["item:sword", "item:bag", "pass"]
    t.say("vagabond", "item:bag")
    assert board(t) == {"ready": "boots bag torch", "exhausted": "torch"}
    assert (t.points("vagabond"), t.state.ruins[5]) == (1, 1)
    t.say("vagabond", "explore")  # the other one with a second torch
    assert board(t) == {"ready": "boots bag sword", "exhausted": "torch torch"}
    assert (t.points("vagabond"), t.state.ruins[5]) == (2, 0)


@law("9.7.3")
def test_no_second_item_marked_r_of_the_same_kind(table):
    t = two(table, "sword sword")
    t.say("vagabond", "explore", "item:sword")
    assert t.points("vagabond") == 1
    t.say("vagabond", "explore")
    assert board(t) == {"ready": "boots sword", "exhausted": "torch torch"}  # nothing taken, the torch stays exhausted
    assert (t.points("vagabond"), t.state.ruins[5], len(t.state.ruin_items[5])) == (1, 1, 1)


@law("9.7.3")
def test_of_two_kinds_the_one_he_has_from_a_ruin_is_refused(table):
    t = two(table, "sword bag")
    marked(t, "sword")
    t.say("vagabond", "explore")
    assert t.refused("vagabond", "item:sword") == "9.7.3"
    t.say("vagabond", "pass")  # he need not take the other
    assert (t.points("vagabond"), len(t.state.ruin_items[5])) == (0, 2)
    assert board(t)["exhausted"] == "torch"


@law("9.7.3")
def test_an_equal_item_that_is_not_from_a_ruin_does_not_matter(table):
    t = two(table, "sword bag", damaged="sword")
    t.say("vagabond", "explore", "item:sword")
    assert t.points("vagabond") == 1


@law("9.7.3", "9.6.4")
def test_when_the_ruin_item_has_left_the_game_he_may_take_another(table):
    t = table("vagabond", "marquise")
    wander(t, 6, ready="boots boots boots sword", exhausted="sword hammer hammer")
    t.put("marquise", 2, warriors=1)
    marked(t, "sword")
    t.at("vagabond", "evening")
    t.draws("anvil")
    t.say("vagabond", "item:sword")
    assert own(t).marked == 0


@law("9.7.3", "1.2.1")
def test_only_he_who_looks_sees_the_two_items(table):
    t = two(table, "sword bag")
    t.say("vagabond", "explore")
    match = t.match
    assert match.view(0)["sides"][0]["board"]["looked"] == ["bag", "sword"]
    assert match.view(1)["sides"][0]["board"]["looked"] == 2
    looked = set()
    for seed in range(20):
        dream = match.imagine(1, seed)
        assert dream.view(1) == match.view(1)
        side = dream.state.sides[0]
        assert isinstance(side, VagabondSide)
        looked.add(tuple(sorted(side.looked)))
        dream = match.imagine(0, seed)
        assert [word.text for word in dream.ask.options] == ["item:sword", "item:bag", "pass"]
    assert len(looked) > 3
    t.say("vagabond", "pass")
