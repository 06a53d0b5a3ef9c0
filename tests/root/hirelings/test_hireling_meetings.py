"""E.2 Where the card of a hireling meets the rules of a faction, of a landmark or of another hireling."""

import pytest

from polana.games.root.battle import Battle, battle, why_not_defender
from polana.games.root.components import FOX, NONE
from polana.games.root.effects.base import EFFECTS
from polana.games.root.factions.hundreds.side import ROWDY, STUBBORN
from polana.games.root.factions.mechanical_marquise.orders import defender
from polana.games.root.factions.vagabond import moves
from polana.games.root.hirelings.sets.bearers import Smuggle
from polana.games.root.hirelings.track import markers
from polana.games.root.move import march
from polana.games.root.removal import replace_warrior
from polana.games.root.score import score
from tests.law import law
from tests.root import vagabonds
from tests.root.boards import HELD, support
from tests.root.factions.test_cult_rules import outcast
from tests.root.factions.test_cult_turn import conspirators
from tests.root.hired import acts, is_hired
from tests.root.knights import bury, lay, where_lies
from tests.root.machines import MACHINE, MachineBench
from tests.root.sides import cult, hundreds


@pytest.fixture
def board(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.no_ruins()
    return t


def bandits_beside(t, controller):
    """A bandit on a path out of clearing 5; says to which clearing it leads."""
    own = t.hireling("highway_bandits", controller)
    there = t.g.near[4][0]
    own.paths = sorted([4, there])
    own.supply -= 1
    return there


# --- Stoic Protector --------------------------------------------------------------------------------------------------


@law("G.1.30", "1.1.2", "10.4.3")
def test_pieces_at_their_stoic_protector_are_neither_converted_nor_sanctified(table):
    t = table("cult", "marquise")
    t.no_ruins()
    conspirators(t, 6)
    t.hireling("stoic_protector", "marquise").pawn = 0
    t.put("cult", 1, warriors=1)
    t.put("cult", 6, warriors=1)  # so that there is something to do
    t.put("marquise", 1, warriors=1, sawmill=1)
    outcast(t, FOX)
    t.at("cult", "birdsong")
    assert t.refused("cult", "convert") == "10.4.3.II"
    assert t.refused("cult", "sanctify") == "10.4.3.III"


@law("8.4.1.III", "1.1.2")
@pytest.mark.parametrize(
    ("hireling", "pieces", "why"),
    [
        ("stoic_protector", {"sawmill": 1}, "2.2.3"),  # the only slot does not become free
        ("stoic_protector", {"keep": 1}, "6.2.2"),
        ("furious_protector", {"warriors": 1}, "E.2.2"),
    ],
)
def test_a_revolt_does_not_count_on_what_a_protector_keeps_in_place(table, hireling, pieces, why):
    t = table("alliance", "marquise")
    t.no_ruins()
    t.hireling(hireling, "marquise").pawn = 0
    t.put("alliance", 1, sympathy=1)
    t.put("marquise", 1, **pieces)
    support(t, "anvil", "foxfolk_steel")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    assert t.refused("alliance", "clearing:1") == why


@law("8.4.1.III", "E.2.2")
def test_a_revolt_goes_round_what_a_stoic_protector_shields(table):
    t = table("alliance", "marquise", "duchy*")
    t.no_ruins()
    t.hireling("stoic_protector", "marquise").pawn = 5
    t.put("alliance", 6, sympathy=1)
    t.put("marquise", 6, sawmill=1, warriors=1)
    t.put("duchy", 6, warriors=2)
    support(t, "anvil", "foxfolk_steel")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:6", "card:anvil", "card:foxfolk_steel")
    assert (t.pieces("marquise", "sawmill", 6), t.pieces("alliance", "base_fox", 6)) == (1, 1)
    assert (t.warriors("marquise", 6), t.warriors("duchy", 6)) == (1, 0)


@law("G.1.30", "E.2.2")
def test_propaganda_finds_nobody_at_a_stoic_protector(table):
    t = table("marquise", "duchy*", deck="exiles_partisans")
    t.hireling("stoic_protector", "duchy").pawn = 4
    t.put("duchy", 5, warriors=1)
    t.in_play("marquise", "propaganda_bureau")
    t.hand("marquise", "saboteurs")
    t.at("marquise", "daylight")
    me = t.side("marquise")
    assert EFFECTS[me.play[0]].why_not(t.g, me) is not None
    t.side("stoic_protector").pawn = 5
    assert EFFECTS[me.play[0]].why_not(t.g, me) is None


@law("9.5.6", "E.2.2")
def test_a_vagabond_strikes_nobody_at_a_stoic_protector(table):
    t = table("vagabond", "duchy*")
    vagabonds.wander(t, 5, ready="crossbow")
    t.hireling("stoic_protector", "duchy").pawn = 4
    t.put("duchy", 5, warriors=1)
    t.hand("vagabond", HELD)
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "strike") == "9.5.6"


@law("E.2.3", "1.1.2")
def test_flame_bearers_burn_what_no_stoic_protector_shields(board):
    t = board
    t.hireling("stoic_protector", "marquise").pawn = 4
    t.hireling("flame_bearers", "duchy")
    t.put("flame_bearers", 5, warriors=1)
    t.put("marquise", 5, warriors=1)
    t.put("eyrie", 5, roost=1)
    acts(t, "flame_bearers")
    t.say("duchy", "clearing:5")  # they spread
    assert (t.warriors("marquise", 5), t.pieces("eyrie", "roost", 5), t.warriors("flame_bearers", 5)) == (1, 0, 2)


@law("E.2.1", "6.2.2")
def test_a_hired_stoic_protector_is_not_placed_where_placing_is_barred(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("stoic_protector", "duchy")
    t.put("marquise", 1, keep=1)
    for clearing in (1, 2, 3):
        t.put("duchy", clearing, warriors=1)
    is_hired(t, "stoic_protector", "duchy")
    assert t.asked("duchy", "ask-root-hireling-move", "E.2.1") == ["clearing:2", "clearing:3"]
    t.say("duchy", "clearing:3")
    assert t.side("stoic_protector").pawn == 2


# --- Highway Bandits --------------------------------------------------------------------------------------------------


@law("14.2.2", "E.2.2")
@pytest.mark.parametrize(
    ("leader", "count", "waiting", "left"),
    [
        (True, 1, 0, 1),  # the warlord alone cannot be removed
        (True, 1, 2, 3),  # nor do those fall who were there before
        (True, 3, 0, 2),  # of his rats one falls
        (False, 1, 1, 1),  # a rat falls on its way to the warlord
    ],
)
def test_bandits_take_no_warlord_and_nobody_who_has_not_moved(table, leader, count, waiting, left):
    t = table("hundreds", "duchy*", "eyrie*")
    there = bandits_beside(t, "duchy")
    t.put("hundreds", 5, warriors=count)
    t.put("hundreds", there + 1, warriors=waiting)
    own = hundreds(t.side("hundreds"))
    own.warlord = 4 if leader else there
    own.supply += 1  # the warlord came from beside the board
    t.at("hundreds", "daylight")
    t.stage(lambda g: march(g, g.sides[0], 4, there, count))
    assert t.match.over
    assert (t.warriors("hundreds", there + 1), hundreds(t.side("hundreds")).warlord) == (left, there)


@law("9.2.9.II.b", "E.2.2")
def test_a_vagabond_who_leads_an_ally_past_a_bandit_pays_too(table):
    t = table("vagabond", "duchy*", "eyrie*")
    there = bandits_beside(t, "eyrie")
    vagabonds.wander(t, 5, ready="sword tea")
    vagabonds.ally(t, "duchy")
    t.put("duchy", 5, warriors=2)
    t.at("vagabond", "daylight")
    t.stage(lambda g: moves.go_with_allies(g, g.sides[0], there, "9.5.1"))
    t.say("vagabond", "faction:duchy", "count:2", "item:tea")
    assert t.match.over
    assert vagabonds.board(t) == {"ready": "sword", "damaged": "tea"}
    assert t.warriors("duchy", there + 1) == 1


@law("15.2.4", "E.2.2")
def test_bandits_take_a_warrior_and_leave_the_relic_that_went_along(table):
    t = table("keepers", "duchy*", "eyrie*")
    there = bandits_beside(t, "duchy")
    bury(t)
    lay(t, 5, "figure", 1)
    t.put("keepers", 5, warriors=1)
    t.stage(lambda g: march(g, g.sides[0], 4, there, 1))
    t.say("keepers", "piece:relic_figure_1")
    assert t.match.over
    assert (t.warriors("keepers", there + 1), where_lies(t, "figure", 1)) == (0, [str(there + 1)])


# --- Feline Physicians ------------------------------------------------------------------------------------------------


@law("10.2.3", "E.2.2")
@pytest.mark.parametrize(("word", "acolytes", "saved"), [("card:anvil", 0, 2), ("pass", 2, 0)])
def test_whom_the_physicians_save_is_no_acolyte(table, word, acolytes, saved):
    t = table("cult", "eyrie*")
    t.suit(5, "fox")
    t.hireling("feline_physicians", "cult")
    t.put("cult", 5, warriors=2)
    t.put("cult", 9, warriors=1)
    t.put("eyrie", 5, warriors=3)
    t.hand("cult", "anvil")
    t.dice(2, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[0], 4)))
    t.say("cult", "pass")  # no ambush
    assert t.asked("cult", "ask-root-hireling-save") == ["card:anvil", "pass"]
    t.say("cult", word)
    assert (cult(t.side("cult")).acolytes, t.warriors("cult", 9)) == (acolytes, 1 + saved)


@law("14.2.2", "E.2.2")
def test_the_physicians_save_rats_and_not_their_warlord(table):
    t = table("hundreds", "eyrie*")
    t.suit(5, "fox")
    t.hireling("feline_physicians", "hundreds")
    own = hundreds(t.side("hundreds"))
    own.mood = ROWDY
    own.warlord = 4
    own.supply += 1
    t.put("hundreds", 5, warriors=3)
    t.put("hundreds", 9, warriors=1)
    t.put("eyrie", 5, warriors=3)
    t.hand("hundreds", "anvil")
    t.dice(3, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[0], 4)))
    t.say("hundreds", "pass", "card:anvil")
    assert (t.warriors("hundreds", 9), hundreds(t.side("hundreds")).warlord) == (3, NONE)


@law("G.1.30", "E.2.2")
def test_the_physicians_save_a_warrior_that_was_replaced(board):
    t = board
    t.suit(5, "fox")
    t.hireling("feline_physicians", "marquise")
    t.put("marquise", 5, warriors=1)
    t.put("marquise", 9, wood=1)
    t.hand("marquise", "anvil")
    t.stage(lambda g: replace_warrior(g, g.sides[1], g.sides[0], 4, "G.1.30"))
    assert t.asked("marquise", "ask-root-hireling-save") == ["card:anvil", "pass"]
    t.say("marquise", "card:anvil")
    assert (t.warriors("duchy", 5), t.warriors("marquise", 5), t.warriors("marquise", 9)) == (1, 0, 1)


# --- Badger Bodyguards ------------------------------------------------------------------------------------------------


@law("14.7.7", "E.2.2")
def test_the_bodyguards_do_not_add_to_another_rule_that_ignores_the_first_hit(table):
    t = table("hundreds", "eyrie*")
    t.suit(5, "fox")
    t.hireling("badger_bodyguards", "hundreds")
    own = hundreds(t.side("hundreds"))
    own.mood = STUBBORN
    own.warlord = 4
    own.supply += 1
    t.put("hundreds", 5, warriors=5)
    t.put("eyrie", 5, warriors=4)
    t.hand("eyrie", "ambush_fox")
    t.dice(3, 3)
    t.stage(lambda g: battle(g, Battle(g.sides[0], g.sides[1], 4)))
    t.say("eyrie", "card:ambush_fox")
    t.say("hundreds", "no")  # the warlord does not fall by the ambush, of which one hit is ignored
    t.say("hundreds", "no")  # nor by the roll, of which none is
    assert t.match.over
    assert (t.warriors("hundreds", 5), t.warriors("eyrie", 5)) == (1, 1)


# --- the Mechanical Marquise ------------------------------------------------------------------------------------------


@law("R.M.4", "E.2.3")
def test_a_hireling_of_the_machine_does_not_even_what_it_must():
    t = MachineBench("eyrie")
    t.hireling("stoic_protector", MACHINE).pawn = 4
    t.put("eyrie", 12, warriors=1, roost=1)
    t.hand("eyrie", "root_tea_rabbit", "birdy_bindle")
    t.before(MACHINE, "birdsong")
    t.draws("ambush_bird", "anvil", "armorers", "sappers", "cobbler")
    assert t.match.ask.seat == 0
    assert t.side("stoic_protector").pawn == 4
    t.finish()


@law("R.M.10", "E.2.2")
def test_the_machine_has_no_card_for_the_uprising_and_so_does_not_attack_it():
    t = MachineBench("eyrie*")
    t.hireling("spring_uprising", "eyrie")
    t.put(2, warriors=2)
    t.put("spring_uprising", 2, warriors=3)
    t.at(MACHINE, "daylight")
    assert defender(t.g, t.machine, 1) is None
    t.put("eyrie", 2, warriors=1)
    assert defender(t.g, t.machine, 1) is t.side("eyrie")
    t.at("eyrie", "daylight")  # made to attack, it pays nothing
    assert why_not_defender(t.g, t.machine, t.side("spring_uprising"), 1) is None
    t.dice(1, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[2], 1)))
    assert t.match.over
    assert (t.warriors("spring_uprising", 2), t.pile()) == (2, [])
    t.finish()


# --- Warm Sun Prophets ------------------------------------------------------------------------------------------------


def prophets_at_the_ferry(table, victim):
    """On the Lake: the Prophets of the Duchy where the ferry and warriors of one player are; a far shore."""
    t = table("marquise*", "duchy*", "eyrie*", map="lake")
    t.no_ruins()
    here = t.landmark("ferry").where
    t.hireling("warm_sun_prophets", "duchy")
    t.put("warm_sun_prophets", here + 1, warriors=1)
    t.put(victim, here + 1, warriors=2)
    t.at("duchy", "daylight")
    far = next(where for where in t.g.woodland.rivers[here] if where not in t.g.near[here])
    return t, here, far


@law("C.2.5", "1.5.5")
def test_the_prophets_make_nobody_else_take_the_ferry(table):
    t, here, _far = prophets_at_the_ferry(table, "eyrie")
    acts(t, "warm_sun_prophets")
    t.say("duchy", "move")
    near = [f"clearing:{where + 1}" for where in sorted(t.g.near[here])]
    assert t.asked("duchy", "ask-root-hireling-move") == near
    t.say("duchy", near[0])
    assert t.landmark("ferry").where == here


@law("C.2.5", "E.2.4")
def test_who_makes_his_own_pieces_move_may_take_the_ferry(table):
    t, here, far = prophets_at_the_ferry(table, "duchy")
    t.draws("anvil")
    acts(t, "warm_sun_prophets")
    t.say("duchy", "move", f"clearing:{far + 1}")
    assert (t.landmark("ferry").where, t.warriors("duchy", far + 1), t.cards("duchy")) == (far, 2, ["anvil"])
    assert t.warriors("duchy", here + 1) == 0


# --- Rat Smugglers ----------------------------------------------------------------------------------------------------


@law("E.2.2")
def test_no_card_is_smuggled_without_which_nothing_could_be_done(board):
    t = board
    t.hireling("rat_smugglers", "duchy")
    t.hireling("spring_uprising", "eyrie")
    t.suit(1, "fox")
    t.put("duchy", 1, warriors=1)
    t.put("spring_uprising", 1, warriors=2)
    for where in t.g.near[0]:
        t.put("eyrie", where + 1, warriors=1)
    t.hand("duchy", "anvil")
    t.at("duchy", "daylight")
    offer = Smuggle(t.side("rat_smugglers"))
    why = offer.why_not(t.g, t.side("duchy"))
    assert why is not None
    assert why.law == "E.2"  # the anvil would be needed to attack the Uprising
    t.hand("duchy", "bake_sale")
    assert offer.why_not(t.g, t.side("duchy")) is None
    t.stage(lambda g: Smuggle(g.sides[3]).do(g, g.sides[1]))
    assert t.asked("duchy", "ask-root-hireling-smuggle") == ["card:bake_sale", "done"]
    assert t.refused("duchy", "card:anvil") == "E.2"
    t.say("duchy", "done")
    assert t.cards("duchy") == ["anvil", "bake_sale"]


# --- what must be done, and what may ----------------------------------------------------------------------------------


@law("E.2.3")
def test_the_flotilla_must_sail_in_birdsong(table):
    t = table("marquise", "duchy*", "eyrie*")
    here = next(where for where in range(12) if t.g.woodland.river[where])
    t.hireling("riverfolk_flotilla", "marquise").pawn = here
    t.hireling("lizard_envoys", "marquise")
    t.discarded("anvil")
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "bake_sale")
    t.before("marquise", "birdsong")
    assert t.asked("marquise", "ask-root-moment") == ["hireling:riverfolk_flotilla", "hireling:lizard_envoys"]
    assert t.refused("marquise", "done") == "1.4.1"


@law("E.2.4")
def test_a_foothold_from_the_map_may_go_back_to_its_clearing(board):
    t = board
    t.hireling("sunward_expedition", "marquise")
    for clearing in (1, 2, 3):
        t.put("sunward_expedition", clearing, foothold=1)
    acts(t, "sunward_expedition")
    t.say("marquise", "clearing:2")
    options = t.asked("marquise", "ask-root-hireling-place")
    assert "clearing:2" in options
    assert "clearing:1" not in options
    t.say("marquise", "clearing:2", "count:3", "done")
    assert (t.pieces("sunward_expedition", "foothold", 2), t.warriors("sunward_expedition", 2)) == (1, 3)


@law("E.2.4")
def test_spies_who_have_come_battle_or_take_cards(board):
    t = board
    t.hireling("corvid_spies", "marquise")
    t.put("duchy", 5, warriors=1)
    t.hand("duchy", "anvil")
    t.random_cards("anvil")
    acts(t, "corvid_spies")
    assert t.asked("marquise", "ask-root-hireling-action", "E.2.4") == ["battle", "rob"]
    t.say("marquise", "rob")
    assert t.cards("marquise") == ["anvil"]


@law("E.1.1")
def test_a_marker_behind_the_score_with_which_one_began_is_not_taken(board):
    t = board
    t.hireling("street_band")
    t.score("marquise", 6)
    me = t.side("marquise")
    score(t.g, me, 1, "3.2")
    found = markers(t.g)
    assert (found.track, found.claims) == ([4, 8, 12], [])
    score(t.g, me, 2, "3.2")
    assert (found.track, found.claims) == ([4, 12], [0])
