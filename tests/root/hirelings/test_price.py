"""E.2.2, 1.2.1: the Spring Uprising costs a card of the hand to attack, and no question tells who holds one.

In each test the Uprising is all that there is to fight, and two worlds differ in one card of a hidden hand: the anvil
pays in a fox clearing, the bake sale does not. Both worlds must ask the same.
"""

import pytest

from polana.games.root.components import FOX
from polana.games.root.factions.duchy.parliament import BRIGADIER, CAPTAIN, FOREMOLE, MAYOR
from polana.games.root.factions.duchy.side import PARLIAMENT
from polana.games.root.factions.hundreds.side import RELENTLESS
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.game import game
from polana.games.root.hirelings.sets.exile import CLUB
from polana.games.root.woodland.maps import FIRST_FOREST
from polana.kernel.errors import SetupError
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from tests.law import law
from tests.root.factions.test_cult_rules import outcast
from tests.root.factions.test_cult_turn import conspirators
from tests.root.factions.test_duchy_rules import swayed
from tests.root.factions.test_hundreds_rules import warlord
from tests.root.hired import acts, exile
from tests.root.knights import bury, follow
from tests.root.sides import duchy, hundreds
from tests.root.vagabonds import crafted, wander

PAYS, DOES_NOT = "anvil", "bake_sale"
EXILES = "exiles_partisans"


def uprising(t, *clearings, of="eyrie"):
    t.no_ruins()
    t.hireling("spring_uprising", of)
    for clearing in clearings:
        t.suit(clearing, "fox")
        t.put("spring_uprising", clearing, warriors=1)
    return t


def hired(table, name, card, *clearings):
    t = uprising(table("marquise*", "duchy*", "eyrie*"), *clearings)
    t.hand("marquise", card)
    t.hireling(name, "marquise")
    return t


# --- hirelings --------------------------------------------------------------------------------------------------------


@law("E.2.2", "E.2.4")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["clearing:1", "pass"]), (DOES_NOT, ["pass"])])
def test_a_patrol_that_has_moved_is_asked_for_a_battle_whether_or_not_there_is_a_card(table, card, options):
    t = hired(table, "forest_patrol", card, 1)
    t.put("forest_patrol", 1, warriors=2)
    acts(t, "forest_patrol")
    t.say("marquise", "move", "pass")
    assert t.asked("marquise", "ask-root-battle-where", "E.2.4") == options


@law("E.2.2", "E.2.4")
def test_where_the_exile_battles_is_asked_though_there_is_a_card_for_one_clearing_only(table):
    t = hired(table, "the_exile", PAYS)
    own = exile(t.side("the_exile"))
    own.pawn = FIRST_FOREST
    own.ready[CLUB] = 3
    one, other = t.g.woodland.forest_clearings[0][0] + 1, t.g.woodland.forest_clearings[0][1] + 1
    t.suit(one, "fox")
    t.suit(other, "mouse")
    t.put("spring_uprising", one, warriors=1)
    t.put("spring_uprising", other, warriors=1)
    acts(t, "the_exile")
    t.say("marquise", "battle")
    assert t.asked("marquise", "ask-root-hireling-where", "E.2.4") == [f"clearing:{one}"]


@law("E.2.2", "E.2.4")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["hireling:spring_uprising"]), (DOES_NOT, ["done"])])
def test_a_dynasty_that_must_battle_is_asked_whom_whether_or_not_there_is_a_card(table, card, options):
    t = hired(table, "last_dynasty", card, 1)
    acts(t, "last_dynasty")
    t.say("marquise", "clearing:1")  # it arrives
    assert t.asked("marquise", "ask-root-battle-whom", "E.2.4") == options


@law("E.2.2", "E.2.4")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["move", "done"]), (DOES_NOT, ["done"])])
def test_what_an_expedition_does_is_asked_whether_or_not_there_is_a_card(table, card, options):
    t = hired(table, "sunward_expedition", card, 1)
    t.put("sunward_expedition", 1, warriors=3)
    for where in (5, 9, 10):  # nobody leaves clearing 1: others rule it and all around
        t.put("duchy", where, warriors=4)
    t.put("duchy", 1, warriors=4)
    t.supply("sunward_expedition", 0)
    t.side("duchy").partner = t.side("marquise").index  # no enemies
    acts(t, "sunward_expedition")
    t.say("marquise", "clearing:3")
    assert t.asked("marquise", "ask-root-hireling-action", "E.2.4") == options


@law("E.2.2", "E.2.4")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["yes", "no"]), (DOES_NOT, ["no"])])
def test_prophets_who_moved_their_own_controller_ask_for_a_battle_whether_or_not_he_has_a_card(table, card, options):
    t = hired(table, "warm_sun_prophets", card, 5)
    t.put("warm_sun_prophets", 1, warriors=1)
    t.put("marquise", 1, warriors=2)
    acts(t, "warm_sun_prophets")
    t.say("marquise", "move", "clearing:5")
    assert t.asked("marquise", "ask-root-hireling-battle", "E.2.4") == options


# --- factions ---------------------------------------------------------------------------------------------------------


@law("E.2.2", "10.4.3.I")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["battle", "move"]), (DOES_NOT, ["move"])])
def test_how_a_crusade_begins_is_asked_whether_or_not_there_is_a_card(table, card, options):
    t = uprising(table("cult", "marquise", "eyrie*"), 1)
    conspirators(t, 2)
    t.put("cult", 1, warriors=3)
    outcast(t, FOX)
    t.hand("cult", card)
    t.at("cult", "birdsong")
    t.say("cult", "crusade")
    assert t.asked("cult", "ask-root-cult-crusade", "10.4.3.I") == options


@law("E.2.2", "10.4.3.I")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["battle", "done"]), (DOES_NOT, ["done"])])
def test_how_a_crusade_ends_is_asked_whether_or_not_there_is_a_card(table, card, options):
    t = uprising(table("cult", "marquise", "eyrie*"), 5)
    conspirators(t, 2)
    t.put("cult", 1, warriors=3)
    outcast(t, FOX)
    t.hand("cult", card)
    t.at("cult", "birdsong")
    t.say("cult", "crusade", "clearing:5", "count:1")
    assert t.asked("cult", "ask-root-cult-crusade-battle", "10.4.3.I") == options


def parliament(table, card, *ministers):
    t = uprising(table("duchy", "marquise", "eyrie*"), 1)
    swayed(t, *ministers)
    t.put("duchy", 1, warriors=3)
    t.hand("duchy", card)
    t.at("duchy", "daylight")
    duchy(t.side("duchy")).step = PARLIAMENT
    return t


@law("E.2.2", "12.5.2.IV")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["move", "battle"]), (DOES_NOT, ["move"])])
def test_what_the_brigadier_does_is_asked_whether_or_not_there_is_a_card(table, card, options):
    t = parliament(table, card, BRIGADIER)
    t.say("duchy", "minister:brigadier")
    assert t.asked("duchy", "ask-root-duchy-brigadier", "12.5.2.IV") == options


@law("E.2.2", "12.5.2.IV")
@pytest.mark.parametrize(("card", "options"), [("foxfolk_steel", ["clearing:1", "done"]), (DOES_NOT, ["done"])])
def test_the_brigadiers_second_battle_is_asked_for_whether_or_not_there_is_a_card(table, card, options):
    t = parliament(table, PAYS, BRIGADIER)
    t.put("spring_uprising", 1, warriors=1)
    t.hand("duchy", card)
    t.dice(1, 0)
    t.say("duchy", "minister:brigadier", "battle", "clearing:1", "hireling:spring_uprising", "card:anvil")
    assert t.asked("duchy", "ask-root-battle-where", "12.5.2.IV") == options


@law("12.5.2.VI", "1.2.1")
@pytest.mark.parametrize(
    ("card", "options"),
    [(PAYS, ["minister:foremole", "minister:captain"]), (DOES_NOT, ["minister:foremole"])],
)
def test_whose_action_the_mayor_takes_is_asked_whether_or_not_there_is_a_card(table, card, options):
    t = parliament(table, card, FOREMOLE, CAPTAIN, MAYOR)
    t.suit(3, "rabbit")
    t.put("duchy", 3, warriors=1)
    t.say("duchy", "minister:mayor")
    assert t.asked("duchy", "ask-root-duchy-mayor", "12.5.2.VI") == options


@law("E.2.2", "14.5.3")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["move", "battle"]), (DOES_NOT, ["move"])])
def test_what_an_advance_begins_with_is_asked_whether_or_not_there_is_a_card(table, card, options):
    t = uprising(table("hundreds", "marquise", "eyrie*"), 1)
    warlord(t, 1)
    t.put("hundreds", 1, warriors=2)
    t.hand("hundreds", card)
    t.at("hundreds", "daylight")
    t.say("hundreds", "advance")
    assert t.asked("hundreds", "ask-root-hundreds-advance", "14.5.3") == options


@law("E.2.2", "14.5.3")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["battle", "done"]), (DOES_NOT, ["done"])])
def test_whether_an_advance_ends_with_a_battle_is_asked_whether_or_not_there_is_a_card(table, card, options):
    t = uprising(table("hundreds", "marquise", "eyrie*"), 5)
    warlord(t, 1)
    t.put("hundreds", 1, warriors=2)
    t.hand("hundreds", card)
    t.at("hundreds", "daylight")
    t.say("hundreds", "advance", "clearing:5", "count:2")
    assert t.asked("hundreds", "ask-root-hundreds-advance-battle", "14.5.3") == options


@law("E.2.2", "14.7.5")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["move", "battle", "done"]), (DOES_NOT, ["move", "done"])])
def test_what_the_relentless_do_once_more_depends_on_the_hand_and_shows_nothing_of_it(table, card, options):
    t = uprising(table("hundreds", "marquise", "eyrie*"), 5)
    warlord(t, 1)
    hundreds(t.side("hundreds")).mood = RELENTLESS
    t.put("hundreds", 1, warriors=3)
    t.put("marquise", 5, warriors=1)
    t.hand("hundreds", card)
    t.at("hundreds", "daylight")
    t.dice(1, 0)
    t.say("hundreds", "advance", "clearing:5", "count:3", "battle", "faction:marquise")
    assert t.asked("hundreds", "ask-root-hundreds-relentless", "14.7.5") == options


@law("E.2.2", "15.5.2.II")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["hireling:spring_uprising"]), (DOES_NOT, ["done"])])
def test_keepers_who_delve_beside_the_uprising_are_asked_whom_they_battle(table, card, options):
    t = table("keepers", "marquise", "eyrie*")
    t.no_ruins()
    number = t.g.woodland.forests_at[0][0] - FIRST_FOREST + 1
    bury(t, figure=[(number, 1)])
    uprising(t, 1)
    t.put("keepers", 1, warriors=3)
    follow(t, (0, 1, 0))
    t.hand("keepers", card)
    t.at("keepers", "daylight")
    t.say("keepers", "retainer", "clearing:1")
    assert t.asked("keepers", "ask-root-battle-whom", "15.5.2.II") == options


@law("E.2.2", "D.4.2")
@pytest.mark.parametrize(
    ("card", "options"),
    [(PAYS, ["faction:vagabond", "hireling:spring_uprising"]), (DOES_NOT, ["hireling:spring_uprising"])],
)
def test_whom_the_vagrant_stirs_up_is_asked_whether_or_not_he_has_a_card_to_fight_himself(table, card, options):
    t = uprising(table("vagabond", "marquise*", "eyrie*"), 1)
    wander(t, 1, be="vagrant", ready="torch boots")
    t.hand("vagabond", card)
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    assert t.asked("vagabond", "ask-root-vagabond-instigate", "D.4.2") == options


# --- cards in play ----------------------------------------------------------------------------------------------------


@law("E.2.2", "4.1.3")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["use:command_warren", "done"]), (DOES_NOT, ["done"])])
def test_the_command_warren_is_asked_about_whether_or_not_there_is_a_card(table, card, options):
    t = uprising(table("marquise*", "duchy*", "eyrie*"), 1)
    t.put("marquise", 1, warriors=2)
    t.in_play("marquise", "command_warren")
    t.hand("marquise", card)
    t.before("marquise", "daylight")
    assert t.asked("marquise", "ask-root-moment", "1.1.3") == options


@law("E.2.2", "4.1.3")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["move", "battle"]), (DOES_NOT, ["move"])])
def test_what_the_league_does_is_asked_whether_or_not_there_is_a_card(table, card, options):
    t = uprising(table("marquise", "duchy*", "eyrie*", deck=EXILES), 1)
    t.put("marquise", 1, warriors=2)
    t.in_play("marquise", "league_of_adventurous_mice")
    crafted(t, "marquise", "tea")
    t.hand("marquise", card)
    t.at("marquise", "daylight")
    t.say("marquise", "use:league_of_adventurous_mice")
    assert t.asked("marquise", "ask-root-league-action") == options


@law("E.2.2", "4.1.3")
@pytest.mark.parametrize(("card", "options"), [(PAYS, ["hireling:spring_uprising"]), (DOES_NOT, ["done"])])
def test_an_emigre_who_has_moved_is_asked_whom_he_battles_whether_or_not_there_is_a_card(table, card, options):
    t = uprising(table("marquise", "duchy*", "eyrie*", deck=EXILES), 5)
    t.put("marquise", 1, warriors=2)
    t.in_play("marquise", "eyrie_emigre")
    t.hand("marquise", card)
    t.at("marquise", "birdsong")
    t.say("marquise", "clearing:5", "count:2")
    assert t.asked("marquise", "ask-root-battle-whom", "4.1.3") == options


# --- whoever looks on -------------------------------------------------------------------------------------------------


@law("E.2.2", "1.2.1")
def test_who_imagines_the_hand_of_somebody_who_can_only_attack_the_uprising_finds_a_card_for_it(table):
    t = uprising(table("marquise", "duchy*", "eyrie*"), 1)
    t.put("marquise", 1, warriors=2)
    t.hand("marquise", PAYS)
    t.at("marquise", "daylight")
    t.say("marquise", "battle")
    for seed in range(20):
        dream = t.match.imagine(1, seed)
        assert [word.text for word in dream.ask.options] == ["clearing:1"]
        dream.choose(0, "clearing:1")
        assert [word.text for word in dream.ask.options] == ["hireling:spring_uprising"]
    t.say("marquise", "clearing:1")
    for seed in range(20):
        assert [word.text for word in t.match.imagine(1, seed).ask.options] == ["hireling:spring_uprising"]


#: The Eyrie fall into turmoil where a battle of the Decree cannot be paid for (7.7): everybody sees that.
SHOWN_BY_THE_LAW = "ask-root-eyrie-decree"
WORLDS = 3
#: So many matches, of those that begin with such seeds.
MATCHES, SEEDS = 4, 60


def asked_next(before, reader, seed, word):
    """What is asked after a word by which nobody learns anything, in worlds that differ in what a reader cannot see."""
    found = []
    for number in range(WORLDS):
        world = before.imagine(reader, seed * WORLDS + number)
        learned = world.state.chance.learned
        if word in world.ask.options:
            world.choose(world.ask.seat, word)
            if world.state.chance.learned == learned:
                found.append(None if world.ask is None else (world.ask.seat, world.ask.about))
    return found


def with_the_uprising(seed):
    """A random match of three with the Spring Uprising, or None: at the beginning of its first turn."""
    rng = Rng(seed)
    names = [name for name in FACTIONS if name != "vagabond2"]
    rng.shuffled(names)
    options = {"hirelings": True, "deck": "exiles_partisans" if seed % 2 else "standard"}
    try:
        match = Match(game, game.setup(names[:3], options), seed)
    except SetupError:  # too little reach
        return None
    while match.state.round < 1:
        match.choose(match.ask.seat, match.ask.options[rng.below(len(match.ask.options))])
    return match if any(side.rules.charges_attackers for side in match.state.hirelings) else None


@law("E.2.2", "1.2.1")
def test_what_is_asked_next_tells_nobody_what_is_in_a_hand():
    compared = 0
    found = ((seed, with_the_uprising(seed)) for seed in range(SEEDS))
    matches = [(seed, match) for seed, match in found if match is not None]
    assert len(matches) >= MATCHES
    for seed, match in matches[:MATCHES]:
        rng = Rng(seed)
        for count in range(700):
            if match.over:
                break
            ask = match.ask
            word = ask.options[rng.below(len(ask.options))]
            if ask.about != SHOWN_BY_THE_LAW and count % 2:
                reader = (ask.seat + 1 + rng.below(2)) % 3
                found = asked_next(match, reader, seed + count, word)
                assert all(asked == found[0] for asked in found), (seed, count, ask.about, word.text, found)
                compared += len(found) > 1
            match.choose(ask.seat, word)
    assert compared > 400
