"""9.3 to 9.6: the setup and the turn of the Vagabond, quests and ruins."""

from itertools import chain

from polana.games.root.components import ITEMS
from polana.games.root.factions.base import Faction
from polana.games.root.factions.vagabond.quests import display
from polana.games.root.game import game
from polana.games.root.seats import join
from polana.games.root.state import DAYLIGHT, Side
from polana.games.root.woodland.maps import FIRST_FOREST
from polana.kernel.match import Match
from polana.kernel.refusal import Refusal
from tests.law import law
from tests.root.boards import support
from tests.root.vagabonds import (
    QUESTS,
    board,
    enemy,
    lay_quests,
    next_quest,
    own,
    quests_to_come,
    relation,
    under_ruins,
    wander,
)

# --- setup (9.3) ------------------------------------------------------------------------------------------------------


@law("9.3", "9.3.1", "9.3.2", "9.3.3", "9.3.4", "9.3.5", "9.3.6")
def test_setup_character_forest_quests_ruins_items_relationships(table):
    t = table("vagabond", "marquise")
    vagabond = t.side("vagabond")
    quests_to_come(t, "escort_mouse", "errand_fox", "guard_duty_rabbit")
    t.stage(lambda g: vagabond.rules.setup(g, vagabond))
    assert len(t.asked("vagabond", "ask-root-vagabond-character", "9.3.1")) == 9
    t.say("vagabond", "character:tinker")
    assert t.asked("vagabond", "ask-root-vagabond-forest", "9.3.2") == [f"forest:{n}" for n in range(1, 8)]
    t.say("vagabond", "forest:3")
    assert own(t).pawn == FIRST_FOREST + 2
    assert [QUESTS[quest] for quest in display(t.state).face_up] == ["escort_mouse", "errand_fox", "guard_duty_rabbit"]
    assert len(display(t.state).deck) == 12
    under = {at + 1: [ITEMS[item] for item in items] for at, items in enumerate(t.state.ruin_items) if items}
    assert sorted(under) == [6, 10, 11, 12]
    assert sorted(chain(*under.values())) == ["bag", "boots", "hammer", "sword"]
    assert board(t) == {"ready": "boots bag hammer torch"}
    assert relation(t, "marquise") == 0
    assert t.state.items == [2, 2, 1, 1, 2, 2, 2, 0, 0]  # his items come from the box, not from the supply


@law("9.3.4")
def test_ruin_items_lie_at_random_and_nobody_sees_them():
    seen = set()
    for seed in range(40):
        match = Match(game, game.setup(["vagabond", "marquise"], {}), seed)
        while match.ask.about != "ask-root-vagabond-forest":
            match.choose(match.ask.seat, match.ask.options[0])
        match.choose(match.ask.seat, "forest:1")
        items = match.state.ruin_items
        assert all(len(items[at - 1]) == 1 for at in (6, 10, 11, 12))
        seen.add(tuple(items[at - 1][0] for at in (6, 10, 11, 12)))
        for reader in (-1, 0, 1):
            assert str(match.view(reader)).count("ruins") == 1
            assert match.view(reader)["sides"][0]["board"]["ruins"] == {"6": 1, "10": 1, "11": 1, "12": 1}
    assert len(seen) > 10


# --- Birdsong (9.4) ---------------------------------------------------------------------------------------------------


@law("9.4", "9.4.2")
def test_he_slips_to_an_adjacent_clearing_or_forest_without_boots(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch", exhausted="boots boots boots boots")
    enemy(t, "duchy")
    t.put("duchy", 5, warriors=3)
    t.at("vagabond", "birdsong")
    assert t.asked("vagabond", "ask-root-vagabond-slip", "9.4.2") == [
        "clearing:5",
        "clearing:9",
        "clearing:10",
        "forest:1",
        "forest:2",
        "done",
    ]
    t.say("vagabond", "clearing:5")  # Hostile warriors or not
    assert own(t).pawn == 4
    assert board(t) == {"ready": "boots boots boots torch", "exhausted": "boots"}
    assert t.asked("vagabond", "ask-root-vagabond-daylight")  # once


@law("9.4.2", "2.4.1")
def test_from_a_forest_he_slips_to_its_clearings_and_to_forests_across_one_path(table):
    t = table("vagabond", "duchy*")
    wander(t, forest=4, ready="torch")
    t.at("vagabond", "birdsong")
    assert t.asked("vagabond", "ask-root-vagabond-slip") == [
        "clearing:4",
        "clearing:9",
        "clearing:12",
        "forest:2",
        "forest:7",
        "done",
    ]
    t.say("vagabond", "forest:7")
    assert own(t).pawn == FIRST_FOREST + 6


@law("9.4.2")
def test_he_need_not_slip(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch")
    t.at("vagabond", "birdsong")
    t.say("vagabond", "done")
    assert (own(t).pawn, t.state.phase) == (0, DAYLIGHT)


SNARE = Refusal("13.7.2", "why-root-not-adjacent")


class Snares(Faction[Side]):
    """Whoever they bar from leaving stays where he is."""

    def bars_leaving(self, g, me, mover, where):
        return SNARE


def snared(table, be="ranger"):
    t = table("vagabond", "duchy*")
    wander(t, 1, be=be, ready="boots torch sword")
    t.put("duchy", 1, warriors=1)
    t.side("duchy").rules = Snares("duchy")
    join(t.g, t.side("duchy"))
    return t


@law("9.4.2", "9.5.1", "D.9.2")
def test_what_keeps_others_from_leaving_stops_his_moves_but_not_his_slip(table):
    t = snared(table, "harrier")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "move") == "13.7.2"
    assert t.refused("vagabond", "special") == "13.7.2"  # a snare holds him who glides
    t = snared(table)
    t.at("vagabond", "birdsong")
    t.say("vagabond", "clearing:5")
    assert own(t).pawn == 4


# --- Daylight (9.5) ---------------------------------------------------------------------------------------------------


@law("9.5")
def test_actions_in_any_order_and_number_as_long_as_there_are_items(table):
    t = table("vagabond", "marquise")
    wander(t, 1, ready="boots boots torch hammer", damaged="sword")
    t.put("marquise", 2, warriors=1)
    t.at("vagabond", "daylight")
    assert t.asked("vagabond", "ask-root-vagabond-daylight", "9.5") == ["move", "repair", "special", "done"]
    t.say("vagabond", "move", "clearing:5", "repair", "move", "clearing:1")
    assert board(t) == {"ready": "sword torch", "exhausted": "boots boots hammer"}
    assert t.refused("vagabond", "move") == "9.5.1"
    t.draws("anvil")
    t.say("vagabond", "done")
    assert t.asked("marquise", "ask-root-marquise-daylight")


@law("9.5.1")
def test_a_move_exhausts_a_boot_and_never_enters_a_forest(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots torch")
    t.at("vagabond", "daylight")
    t.say("vagabond", "move")
    assert t.asked("vagabond", "ask-root-move-to", "9.5.1") == ["clearing:5", "clearing:9", "clearing:10"]
    t.say("vagabond", "clearing:9")
    assert (own(t).pawn, board(t)) == (8, {"ready": "torch", "exhausted": "boots"})


@law("9.5.1")
def test_from_a_forest_he_moves_to_an_adjacent_clearing_only(table):
    t = table("vagabond", "duchy*")
    wander(t, forest=4, ready="boots torch")
    t.at("vagabond", "daylight")
    t.say("vagabond", "move")
    assert t.asked("vagabond", "ask-root-move-to") == ["clearing:4", "clearing:9", "clearing:12"]
    t.say("vagabond", "clearing:12")
    assert own(t).pawn == 11


@law("9.5.1")
def test_an_exhausted_or_damaged_boot_moves_nobody(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch", exhausted="boots", damaged="boots")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "move") == "9.5.1"


@law("9.5.2")
def test_a_battle_exhausts_a_sword_and_is_fought_where_he_stands(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="sword torch")
    t.put("duchy", 1, warriors=1)
    t.put("duchy", 5, warriors=1)
    t.at("vagabond", "daylight")
    t.dice(1, 0)
    t.say("vagabond", "battle")
    assert board(t) == {"ready": "torch", "exhausted": "sword"}
    assert (t.warriors("duchy", 1), t.warriors("duchy", 5)) == (0, 1)


@law("9.5.2")
def test_without_a_sword_to_exhaust_he_does_not_attack(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch", exhausted="sword")
    t.put("duchy", 1, warriors=1)
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "battle") == "9.5.2"
    t = table("vagabond", "duchy*")
    wander(t, forest=1, ready="sword torch")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "battle") == "9.5"


# --- Explore (9.5.3) --------------------------------------------------------------------------------------------------


@law("9.5.3")
def test_a_torch_takes_the_item_under_the_ruin_face_up_for_a_point_and_the_ruin_goes(table):
    t = table("vagabond", "duchy*")
    wander(t, 6, ready="torch boots", damaged="sword")
    under_ruins(t, c6="bag")
    t.at("vagabond", "daylight")
    t.say("vagabond", "explore")
    assert board(t) == {"ready": "boots bag", "exhausted": "torch", "damaged": "sword"}
    assert t.points("vagabond") == 1
    assert (t.state.ruins[5], t.state.ruin_items[5]) == (0, [])
    assert t.refused("vagabond", "explore") == "9.5.3"


@law("9.5.3")
def test_explore_needs_a_torch_and_a_ruin(table):
    t = table("vagabond", "duchy*")
    wander(t, 6, ready="boots", exhausted="torch")
    under_ruins(t, c6="bag")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "explore") == "9.5.3"
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch boots")
    under_ruins(t)
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "explore") == "9.5.3"


# --- Quest (9.5.5) ----------------------------------------------------------------------------------------------------


@law("9.5.5")
def test_a_quest_of_his_clearings_suit_exhausts_its_two_items_and_a_new_one_takes_its_place(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots bag tea coins torch")
    lay_quests(t, "logistics_help_fox", "fundraising_fox", "errand_rabbit")
    t.at("vagabond", "daylight")
    next_quest(t, "escort_mouse")
    t.say("vagabond", "quest")
    assert t.asked("vagabond", "ask-root-vagabond-quest", "9.5.5") == [
        "quest:logistics_help_fox",
        "quest:fundraising_fox",
    ]
    assert t.refused("vagabond", "quest:errand_rabbit") == "9.5.5"
    t.say("vagabond", "quest:fundraising_fox", "reward:points")
    assert board(t) == {"ready": "boots bag torch", "exhausted": "tea coins"}
    assert t.points("vagabond") == 1
    assert [QUESTS[quest] for quest in own(t).completed] == ["fundraising_fox"]
    assert [QUESTS[quest] for quest in display(t.state).face_up] == [
        "logistics_help_fox",
        "errand_rabbit",
        "escort_mouse",
    ]


@law("9.5.5")
def test_points_for_every_completed_quest_of_that_suit(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="tea coins torch boots")
    lay_quests(t, "fundraising_fox", "errand_rabbit")
    for done in ("errand_fox", "repair_a_shed_fox", "escort_mouse"):
        display(t.g).deck.remove(QUESTS.index(done))
        own(t).completed.append(QUESTS.index(done))
    t.at("vagabond", "daylight")
    next_quest(t, "guard_duty_rabbit")
    t.say("vagabond", "quest", "reward:points")
    assert t.points("vagabond") == 3


@law("9.5.5")
def test_or_two_cards(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="tea coins torch boots")
    lay_quests(t, "fundraising_fox")
    t.at("vagabond", "daylight")
    next_quest(t, "guard_duty_rabbit")
    t.say("vagabond", "quest")
    t.draws("anvil", "cobbler")
    t.say("vagabond", "reward:cards")
    assert (t.points("vagabond"), t.cards("vagabond")) == (0, ["anvil", "cobbler"])


@law("9.5.5")
def test_two_equal_items_are_two_items(table):
    t = table("vagabond", "duchy*")
    wander(t, 2, ready="sword torch", exhausted="sword")
    lay_quests(t, "expel_bandits_mouse")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "quest") == "9.5.5"
    t = table("vagabond", "duchy*")
    wander(t, 2, ready="sword sword torch")
    lay_quests(t, "expel_bandits_mouse")
    t.at("vagabond", "daylight")
    next_quest(t, "guard_duty_rabbit")
    t.say("vagabond", "quest", "reward:points")
    assert board(t) == {"ready": "torch", "exhausted": "sword sword"}


# --- Strike (9.5.6) ---------------------------------------------------------------------------------------------------


@law("9.5.6", "9.2.9.III")
def test_a_crossbow_removes_a_warrior_which_is_no_battle(table):
    t = table("vagabond", "duchy*", "corvid*")
    wander(t, 1, ready="crossbow crossbow torch")
    t.put("duchy", 1, warriors=2, tunnel=1)
    t.put("corvid", 1, plot_bomb=1)
    t.at("vagabond", "daylight")
    t.say("vagabond", "strike")
    assert t.asked("vagabond", "ask-root-vagabond-strike", "9.5.6") == ["faction:duchy", "faction:corvid"]
    t.say("vagabond", "faction:duchy")
    assert (t.warriors("duchy", 1), t.pieces("duchy", "tunnel", 1)) == (1, 1)
    assert (relation(t, "duchy"), t.points("vagabond")) == ("hostile", 0)
    t.say("vagabond", "strike", "faction:duchy")
    assert (t.warriors("duchy", 1), t.points("vagabond")) == (0, 0)  # no Infamy
    assert board(t) == {"ready": "torch", "exhausted": "crossbow crossbow"}


@law("9.5.6", "3.2.1")
def test_where_an_enemy_has_no_warriors_another_piece_goes_for_a_point(table):
    t = table("vagabond", "marquise")
    wander(t, 5, ready="crossbow torch")
    t.put("marquise", 5, sawmill=1, workshop=1, wood=1)
    t.at("vagabond", "daylight")
    t.say("vagabond", "strike")
    assert t.asked("vagabond", "ask-root-vagabond-strike-piece", "9.5.6") == [
        "piece:sawmill",
        "piece:workshop",
        "piece:wood",
    ]
    t.say("vagabond", "piece:workshop")
    assert (t.pieces("marquise", "workshop", 5), t.points("vagabond")) == (0, 1)
    assert relation(t, "marquise") == 0


@law("9.5.6", "8.2.4")
def test_a_strike_on_a_base_shows_supporters_and_cannot_be_taken_back(table):
    t = table("vagabond", "alliance")
    wander(t, 8, ready="crossbow torch")
    t.put("alliance", 8, base_fox=1, sympathy=1)
    support(t, "anvil", "foxfolk_steel", "investments")
    t.at("vagabond", "daylight")
    t.say("vagabond", "strike")
    assert t.match.undo_depth(0) == 1
    t.say("vagabond", "piece:base_fox")
    assert t.pile() == ["anvil", "foxfolk_steel"]
    assert t.match.undo_depth(0) == 0


@law("9.5.6", "9.2.2")
def test_the_pawn_of_another_vagabond_cannot_be_struck(table):
    t = table("vagabond", "vagabond2")
    wander(t, 1, ready="crossbow torch")
    wander(t, 1, name="vagabond2", ready="sword")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "strike") == "9.5.6"


@law("9.5.6")
def test_strike_needs_a_crossbow(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="torch", damaged="crossbow")
    t.put("duchy", 1, warriors=2)
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "strike") == "9.5.6"


# --- what is face down, and copies ------------------------------------------------------------------------------------


@law("9.3.3", "1.2.1")
def test_face_down_quests_are_dealt_anew_when_somebody_imagines(table):
    t = table("vagabond", "duchy*")
    wander(t, 1, ready="boots torch")
    lay_quests(t, "errand_fox", "errand_rabbit", "escort_mouse")
    t.at("vagabond", "daylight")
    orders = {tuple(display(t.match.imagine(0, seed).state).deck) for seed in range(8)}
    assert len(orders) > 4
    assert all(sorted(order) == sorted(display(t.state).deck) for order in orders)


def test_a_copy_of_his_board_is_independent(table):
    t = table("vagabond", "duchy*")
    me = wander(t, 1, ready="boots torch")
    twin = me.copy()
    twin.pack[0] += 1
    twin.relations[1] = -1
    twin.aids[1] = 1
    twin.completed.append(1)
    twin.scorched.append(1)
    assert (me.pack[0], me.relations[1], me.aids[1], me.completed, me.scorched) == (1, 0, 0, [], [])
