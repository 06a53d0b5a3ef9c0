"""13.2.4, E.1, E.3, F When things may be done and when they happen; and a hireling is no faction."""

import json

import pytest

from polana.games.root.components import ITEMS
from polana.games.root.control import why_not_place
from polana.games.root.factions.corvid.side import BOMB
from polana.games.root.factions.hundreds.side import ROWDY, STUBBORN
from polana.games.root.factions.mechanical_marquise.orders import defender
from polana.games.root.hirelings.side import hireling
from polana.games.root.hirelings.track import markers
from polana.games.root.move import march
from tests.law import law
from tests.root.boards import lead, support
from tests.root.factions.test_corvid_rules import plot
from tests.root.factions.test_hundreds_rules import warlord
from tests.root.hired import acts
from tests.root.knights import bury, follow
from tests.root.machines import MachineBench
from tests.root.rivers import lay
from tests.root.vagabonds import board, enemy, relation, wander

#: Every faction but the Corvids.
GUESSERS = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy", "hundreds", "keepers"]


def there(t, name):
    """A player with a piece in fox clearing 1, ready for his turn."""
    if name == "vagabond":
        wander(t, 1, ready="boots torch tea")
    elif name == "hundreds":
        warlord(t, 1, STUBBORN)
    elif name == "keepers":
        bury(t)
        follow(t, (1, 1, 1))
        t.put("keepers", 1, warriors=1)
    else:
        t.put(name, 1, warriors=1)
    if name == "eyrie":
        lead(t, "despot")
        t.put("eyrie", 9, roost=1, warriors=1)
    if name == "riverfolk":
        lay(t, "funds", riverfolk=1)


def offered(t, name, phase, word):
    """Is the word offered to the player before this part of his turn is over?"""
    seat = t.names.index(name)
    for _ in range(30):
        ask = t.match.ask
        if ask is None or ask.seat != seat or t.state.turn != seat or t.state.phase != phase:
            return False
        texts = [option.text for option in ask.options]
        if word in texts:
            return True
        t.say(name, next((text for text in ("done", "pass", "no") if text in texts), texts[0]))
    return False


@law("13.2.4", "1.4.2")
@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
@pytest.mark.parametrize("name", GUESSERS)
def test_at_some_moment_of_each_part_of_his_turn_a_player_may_expose_a_plot(table, name, phase):
    t = table(name, "corvid")
    t.no_ruins()
    plot(t, 1, BOMB)
    there(t, name)
    t.hand(name, "anvil")
    t.before(name, phase)
    assert offered(t, name, ["birdsong", "daylight", "evening"].index(phase), "expose")


@law("13.2.4", "1.2.1")
@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
@pytest.mark.parametrize("name", [name for name in GUESSERS if name != "riverfolk"])
def test_who_stands_beside_a_plot_is_asked_alike_whatever_he_holds(table, name, phase):
    seen = set()
    for card in ("anvil", "codebreakers", "bake_sale", "sappers"):
        t = table(name, "corvid", "marquise*") if name != "marquise" else table(name, "corvid", "duchy*")
        t.no_ruins()
        plot(t, 1, BOMB)
        there(t, name)
        t.hand(name, card)
        t.before(name, phase)
        asks = [(ask.seat, ask.about, ask.law) for ask in t.match.asks]
        lines = [[(line.kind, sorted(line.args.items())) for line in t.match.news_for(at)] for at in (1, 2, -1)]
        seen.add(json.dumps([asks, lines, [t.match.view(at) for at in (1, 2, -1)]], default=str))
    assert len(seen) == 1


@law("F")
@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
@pytest.mark.parametrize("name", [*GUESSERS, "corvid"])
def test_once_in_his_turn_at_any_moment_a_player_trades_at_the_market(table, name, phase):
    t = table(name, "corvid*" if name != "corvid" else "duchy*")
    t.no_ruins()
    t.landmark("black_market", 1)
    there(t, name)
    t.hand(name, "anvil")
    t.before(name, phase)
    assert offered(t, name, ["birdsong", "daylight", "evening"].index(phase), "landmark:black_market")


@law("8.2.3", "1.2.1")
def test_supporters_dealt_anew_leave_what_others_see_and_when_they_see_it(table):
    seen = set()
    for cards in (
        ("anvil", "foxfolk_steel", "armorers"),
        ("codebreakers", "scouting_party", "investments"),
        ("bake_sale", "cobbler", "anvil"),
    ):
        t = table("alliance", "marquise", "duchy*")
        t.no_ruins()
        t.put("alliance", 1, sympathy=1)
        t.put("marquise", 9, warriors=1)
        support(t, *cards)
        t.hand("alliance", "sappers")
        t.at("alliance", "birdsong")
        asks = [(ask.seat, ask.about, ask.law) for ask in t.match.asks]
        seen.add(json.dumps([asks, [t.match.view(at) for at in (1, 2, -1)]], default=str))
    assert len(seen) == 1


# --- the end of a turn ------------------------------------------------------------------------------------------------


@law("C.3.4", "E.1.3", "1.4.1")
def test_at_the_end_of_evening_hirelings_rule_the_tower_before_they_go(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.no_ruins()
    t.landmark("tower", 10)
    t.hireling("forest_patrol", "marquise", 1)
    t.put("forest_patrol", 10, warriors=1)
    t.put("marquise", 9, warriors=1)
    t.score("eyrie", 5)
    t.draws("anvil")
    t.foretell(("control die", 0))
    t.at("marquise", "evening")
    t.say("marquise", "faction:duchy")
    assert (t.points("marquise"), t.side("forest_patrol").controller) == (1, 1)


@law("C.3.4", "E.1.1")
def test_a_point_of_the_tower_takes_a_marker_and_the_hireling_comes_in_the_same_turn(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.no_ruins()
    t.landmark("tower", 10)
    t.hireling("otter_divers")
    t.put("marquise", 10, warriors=1)
    t.score("marquise", 3)
    t.draws("anvil")
    t.foretell(("control die", 0))
    t.at("marquise", "evening")
    assert t.match.ask is not None
    assert (t.points("marquise"), t.side("otter_divers").controller) == (4, 0)
    assert hireling(t.side("otter_divers")).control == 1
    assert markers(t.state).track == [8, 12]


# --- a hireling is no faction -----------------------------------------------------------------------------------------


@law("E.3.3", "9.2.9.III")
def test_for_a_hireling_that_a_vagabond_removes_nobody_is_hostile(table):
    t = table("vagabond", "marquise*", "duchy*")
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=2)
    wander(t, 1, ready="sword sword boots torch")
    t.hand("vagabond", "bake_sale")
    t.dice(1, 0)
    t.at("vagabond", "daylight")
    t.say("vagabond", "battle")
    assert (t.warriors("forest_patrol", 1), relation(t, "marquise"), t.points("vagabond")) == (1, 0, 0)


@law("E.3.3", "9.2.9.III.b")
def test_hirelings_of_a_hostile_faction_cost_no_second_boot(table):
    t = table("vagabond", "marquise*", "duchy*")
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 5, warriors=2)
    wander(t, 1, ready="boots torch")
    enemy(t, "marquise")
    t.hand("vagabond", "bake_sale")
    t.at("vagabond", "daylight")
    t.say("vagabond", "move", "clearing:5")
    assert board(t) == {"ready": "torch", "exhausted": "boots"}


@law("E.3.4", "9.2.9.II.b")
def test_an_ally_lends_the_vagabond_no_hirelings(table):
    t = table("vagabond", "marquise*", "duchy*")
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=2)
    wander(t, 1, ready="boots torch")
    t.hand("vagabond", "bake_sale")
    t.at("vagabond", "daylight")
    t.say("vagabond", "move", "clearing:5")
    assert (t.warriors("forest_patrol", 1), t.warriors("forest_patrol", 5)) == (2, 0)


@law("R.M.10", "E.2.2", "1.1.2")
@pytest.mark.parametrize("name", ["furious_protector", "riverfolk_flotilla"])
def test_the_machine_does_not_battle_who_cannot_be_battled(name):
    t = MachineBench("eyrie", "duchy*")
    t.hireling(name, "duchy").pawn = 1
    t.put(2, warriors=2)
    me = t.machine
    assert defender(t.g, me, 1) is None
    t.put("duchy", 2, warriors=1)
    assert defender(t.g, me, 1) is t.side("duchy")
    t.finish()


@law("14.6.1", "E.2.2", "1.1.2")
def test_at_a_furious_protector_no_mob_is_incited(table):
    t = table("hundreds", "marquise*", "duchy*")
    t.hireling("furious_protector", "marquise").pawn = 0
    warlord(t, 1, ROWDY)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "evening")
    assert why_not_place(t.g, t.side("hundreds"), 0).law == "E.2.2"
    assert not t.may("incite")


@law("14.6.2", "E.3.2")
def test_a_protector_of_another_is_an_enemy_piece_that_keeps_them_from_oppressing(table):
    t = table("hundreds", "marquise", "duchy*")
    t.no_ruins()
    t.hireling("furious_protector", "duchy", 3).pawn = 7
    warlord(t, 8, STUBBORN)
    t.hand("marquise", "cobbler")
    t.draws("anvil")
    t.at("hundreds", "evening")
    assert t.match.ask is not None
    assert t.points("hundreds") == 0


@law("E.2.2", "6.2.2")
def test_past_a_bandit_of_their_own_no_warrior_joins_beside_the_keep_of_another(table):
    t = table("duchy*", "marquise", "eyrie*")
    bandits = t.hireling("highway_bandits", "duchy")
    bandits.paths = [0, 4]
    bandits.supply -= 1
    t.put("marquise", 5, keep=1)
    t.put("duchy", 1, warriors=2)
    t.stage(lambda g: march(g, g.sides[0], 0, 4, 2))
    assert t.match.over  # nobody is asked whether a warrior comes
    assert t.warriors("duchy", 5) == 2


@law("E.2.4", "R.M.2")
def test_the_brigand_takes_a_card_of_the_deck_from_the_machine():
    t = MachineBench("eyrie", "duchy*")
    t.hireling("the_brigand", "eyrie")
    t.g.ruin_sets = 0
    t.put("eyrie", 1, warriors=1)
    t.put(1, warriors=1)
    t.g.items[ITEMS.index("tea")] -= 1
    t.side("eyrie").items[ITEMS.index("tea")] += 1
    t.draws("anvil")
    acts(t, "the_brigand")
    while not t.match.over:
        t.say("eyrie", t.ask.options[0].text)
    assert t.cards("eyrie") == ["anvil"]
    t.finish()


@law("1.4.1", "C.3.4", "15.6.3")
def test_the_tower_scores_when_all_else_of_evening_is_done(table):
    t = table("keepers", "marquise*")
    t.no_ruins()
    t.put("keepers", 5, warriors=2)
    t.landmark("tower", 5)
    follow(t, (1, 1, 1))
    t.hand("keepers", "anvil", "foxfolk_steel", "root_tea_fox", "bake_sale", "investments")
    t.draws("sword_mouse")
    t.at("keepers", "evening")
    t.say("keepers", "done")
    assert t.asked("keepers", "ask-root-discard")
    assert t.points("keepers") == 0
    t.say("keepers", "card:anvil")
    assert t.points("keepers") == 1


@law("E.2.4")
def test_a_hireling_acts_once_in_daylight(table):
    t = table("marquise", "eyrie*")
    t.no_ruins()
    t.put("marquise", 1, warriors=1)
    t.put("eyrie", 12, warriors=1)
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 6, warriors=2)
    t.at("marquise", "daylight")
    t.say("marquise", "hireling:forest_patrol", "move", "pass")
    assert "hireling:forest_patrol" not in t.asked("marquise", "ask-root-marquise-daylight")
    assert t.reason("marquise", "hireling:forest_patrol").message == "why-root-hireling-acted"
    assert t.refused("marquise", "hireling:forest_patrol") == "E.2.4"
