"""3, 9.2.8, 9.7, A.5, A.6 How a table of many parts begins and ends: setup, simultaneous points, two Vagabonds."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import FACTION_NAMES, HIRELING_CARDS, HIRELING_NAMES
from polana.games.root.factions.corvid.side import BOMB
from polana.games.root.game import game
from polana.games.root.hirelings import hiring
from polana.kernel.game import CHOOSE
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.root.boards import lead
from tests.root.factions.test_corvid_rules import plot
from tests.root.hired import acts
from tests.root.vagabonds import board, own, relation, wander

# --- 30 points at once ------------------------------------------------------------------------------------------------


def duel(table, *names):
    """A roost and a plot, a warrior beside each: the Commander and the agents add a hit, so that both fall."""
    t = table(*names)
    t.no_ruins()
    lead(t, "commander")
    plot(t, 6, BOMB)
    t.put("corvid", 6, warriors=1)
    t.put("eyrie", 6, warriors=1, roost=1)
    for name in ("corvid", "eyrie"):
        t.score(name, 29)
    t.dice(1, 1)
    return t


@law("3.1", "4.3.4")
def test_of_two_who_reach_30_in_one_battle_the_player_on_turn_wins(table):
    t = duel(table, "corvid", "eyrie", "marquise*")
    t.at("eyrie", "daylight")
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[0], 5)))
    assert t.match.over
    assert (t.points("corvid"), t.points("eyrie"), t.state.winners) == (30, 30, [1])


@law("3.1", "E.2.4", "E.3.6")
@pytest.mark.parametrize("names", [("marquise*", "corvid", "eyrie"), ("marquise*", "eyrie", "corvid")])
def test_of_two_others_who_reach_30_at_once_the_next_in_turn_order_wins(table, names):
    t = duel(table, *names)
    t.hireling("warm_sun_prophets", "marquise")
    t.put("warm_sun_prophets", 6, warriors=1)
    t.at("marquise", "daylight")
    acts(t, "warm_sun_prophets")
    t.say("marquise", "battle", "faction:eyrie", "faction:corvid")
    assert t.match.over
    assert (t.points("corvid"), t.points("eyrie"), t.state.winners) == (30, 30, [1])


# --- two Vagabonds ----------------------------------------------------------------------------------------------------


def pair(table, *others):
    t = table("vagabond", "vagabond2", *others)
    wander(t, 1, ready="boots sword torch tea")
    wander(t, 1, name="vagabond2", be="thief", ready="boots tea torch")
    t.at("vagabond", "daylight")
    return t


@law("9.5.4", "9.7", "G.1.5")
def test_one_vagabond_aids_the_other_and_takes_no_item(table):
    t = pair(table, "marquise*")
    t.hand("vagabond", "anvil", "foxfolk_steel")
    t.say("vagabond", "aid", "item:tea", "card:anvil")
    assert (t.cards("vagabond"), t.cards("vagabond2")) == (["foxfolk_steel"], ["anvil"])
    assert board(t, "vagabond2") == {"ready": "boots tea torch"}


@law("9.5.2", "9.2.4", "9.2.9.III")
def test_vagabonds_who_fight_damage_items_and_are_not_hostile(table):
    t = pair(table, "marquise*")
    t.hand("vagabond", "bake_sale")
    t.dice(1, 0)
    t.say("vagabond", "battle")
    while t.ask.seat == 1:
        t.say("vagabond2", t.ask.options[0].text)
    # one rolled, and one more since the other has no sword
    assert len(board(t, "vagabond2")["damaged"].split()) == 2
    assert t.points("vagabond") == 0
    assert len(own(t).relations) >= 2
    assert relation(t, "vagabond2") == 0


@law("9.2.8", "9.7")
def test_a_vagabond_may_join_the_other_if_he_is_last(table):
    t = pair(table, "marquise*", "duchy*")
    t.hand("vagabond", "dominance_fox")
    for name, points in (("vagabond", 12), ("vagabond2", 2), ("marquise", 5), ("duchy", 6)):
        t.score(name, points)
    t.say("vagabond", "dominance", "card:dominance_fox")
    assert (own(t).partner, own(t, "vagabond2").partner) == (1, 0)


# --- advanced setup (A.5, A.6) ----------------------------------------------------------------------------------------


@law("A.5", "A.6", "A.8", "A.6.5", "A.8.2")
@pytest.mark.parametrize("seed", range(4))
def test_landmarks_come_before_hirelings_and_hirelings_before_factions(seed):
    options = {"setup": "advanced", "hirelings": True, "landmark": "random", "second_landmark": "random"}
    match = Match(game, game.setup([CHOOSE] * 4, options), seed)
    first = match.state.first
    chooser = RandomChooser(Rng(seed))
    parts, seats = [], []
    while match.state.table:
        ask = match.ask
        about = ask.about
        if hasattr(ask, "asks"):
            break
        part = match.state.table
        if not parts or parts[-1] != part:
            parts.append(part)
        if about == "ask-root-landmark":
            seats.append(ask.seat)
        if about == "ask-root-draft":
            away = hiring.banned(match.state)
            assert not {word.text.removeprefix("faction:") for word in ask.options} & set(away)
        match.choose(ask.seat, chooser.choose(match, ask))
    assert seats == [(first - 1) % 4, (first - 2) % 4]
    assert parts[0] == "landmarks"
    if "hirelings" in parts:
        assert parts.index("hirelings") == 1
    names = [side.rules.name for side in match.state.hirelings]
    assert sum(side.rules.demoted for side in match.state.hirelings) == 2
    assert len({HIRELING_NAMES.index(name) % len(HIRELING_CARDS) for name in names}) == 3
    played = {side.rules.name for side in match.state.players}
    assert not played & set(hiring.banned(match.state))
    assert played <= set(FACTION_NAMES)


@law("A.6.5")
@pytest.mark.parametrize("name", ["highway_bandits", "furious_protector", "popular_band", "bandit_gangs"])
def test_hirelings_of_no_faction_ban_nobody(table, name):
    t = table("marquise*", "eyrie*", "duchy*")
    t.hireling(name)
    assert hiring.banned(t.g) == []


@law("A.6.3", "A.6.2")
def test_with_four_players_the_last_three_set_up_one_hireling_each():
    asked = {}
    for seed in range(10):
        match = Match(game, game.setup(["marquise", "eyrie", "duchy", "cult"], {"hirelings": True}), seed)
        first = match.state.first
        while match.state.table == "hirelings":
            ask = match.ask
            names = [side.rules.word for side in match.state.hirelings]
            asked.setdefault(names.index(ask.args["hireling"]), set()).add((first - 1 - ask.seat) % 4)
            match.choose(ask.seat, ask.options[0])
    assert all(back == {place} for place, back in asked.items())
    assert asked
