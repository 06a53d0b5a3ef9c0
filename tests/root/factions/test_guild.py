"""A new faction is files of its own: the Guild offers, lends and brings a hireling, and plays whole matches."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import NONE
from polana.games.root.control import rules_for_dominance, warriors_for_rule
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.game import game
from polana.games.root.pieces import place_warriors
from polana.games.root.seats import add_hireling, take_control
from polana.kernel.game import Setup
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.root.guild.faction import WATCH, Guild
from tests.root.test_play import look

GUILD = Guild()


@pytest.fixture
def town(table, monkeypatch):
    """The Marquise's Birdsong is about to start; the Guild has guards in clearing 5, the watch stands in 9."""
    monkeypatch.setitem(FACTIONS, "riverfolk", GUILD)
    t = table("marquise", "riverfolk", "duchy*")
    t.no_ruins()
    t.put("riverfolk", 5, warriors=2)
    watch = add_hireling(t.g, WATCH)
    place_warriors(t.g, watch, 8, 2)
    t.score("marquise", 3)
    t.put("duchy", 5, warriors=1)
    t.hand("marquise", "bake_sale")
    t.before("marquise", "birdsong")
    return t


@law("1.1.3", "2.5")
def test_a_player_buys_guards_and_rules_through_them_from_daylight_on(town):
    t = town
    assert t.asked("marquise", "ask-root-moment") == ["aid", "train", "done"]
    t.say("marquise", "aid")
    assert (t.points("marquise"), t.side("riverfolk").purse) == (2, 1)
    assert t.asked("marquise", "ask-root-moment") == ["train", "done"]
    assert t.ruler(5) == "riverfolk"
    t.say("marquise", "done")
    assert t.asked("marquise", "ask-root-marquise-daylight")
    assert t.ruler(5) == "marquise"  # they count for who hired them
    assert warriors_for_rule(t.state, t.side("marquise"), 4) == 2
    assert not rules_for_dominance(t.state, t.side("marquise"), 4)


@law("4.3", "4.3.4")
def test_the_hirer_fights_with_guards_and_shares_the_hits(town):
    t = town
    t.put("marquise", 5, warriors=1)
    t.g.sides[2].warriors[4] += 1  # two warriors of the Duchy
    t.g.sides[2].supply -= 1
    t.say("marquise", "aid", "done")
    t.dice(3, 2)
    t.say("marquise", "battle")
    assert t.asked("marquise", "ask-root-battle-whom") == ["faction:riverfolk", "faction:duchy"]
    t.say("marquise", "faction:duchy")
    assert (t.warriors("duchy", 5), t.warriors("marquise", 5), t.warriors("riverfolk", 5)) == (0, 0, 1)


def test_guards_go_home_when_the_turn_is_over(town):
    t = town
    t.put("marquise", 5, warriors=1)
    t.say("marquise", "aid", "done")
    assert t.ruler(5) == "marquise"
    t.draws("anvil")
    t.say("marquise", "done")
    assert t.asked("riverfolk", "ask-root-pause", "11.5")
    assert t.ruler(5) == "riverfolk"
    assert t.side("riverfolk").score == 1  # what she paid


@law("E.2.4", "E.3.1")
def test_the_watch_is_hired_by_an_offer_and_offers_its_round_to_its_controller(town):
    t = town
    t.say("marquise", "train")
    watch = t.state.sides[3]
    assert (watch.controller, watch.seat) == (0, 0)
    assert t.ruler(9) == "marquise"
    t.say("marquise", "done")
    assert "slip" in t.asked("marquise", "ask-root-marquise-daylight")
    near = t.state.near[8][0] + 1
    t.say("marquise", "slip", f"clearing:{near}", "count:2")
    assert t.state.sides[3].warriors[near - 1] == 2
    assert t.refused("marquise", "slip") == "E.2.4"
    assert t.side("marquise").actions == 0


def test_the_watch_does_not_fight_for_its_controller(town):
    t = town
    take_control(t.g, t.g.sides[3], t.g.sides[0])
    place_warriors(t.g, t.g.sides[3], 4, 2)
    b = Battle(t.g.sides[2], t.g.sides[0], 4)
    t.put("marquise", 5, workshop=1)
    t.dice(0, 0)
    t.stage(lambda g: battle(g, b))
    t.say("marquise", "pass")
    assert b.loans == []
    assert t.pieces("marquise", "workshop", 5) == 0  # she was defenseless


@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_with_the_guild_keep_their_invariants_and_end(monkeypatch, seed):
    monkeypatch.setitem(FACTIONS, "riverfolk", GUILD)
    seats = [["marquise", "riverfolk", "eyrie"], ["riverfolk", "alliance", "vagabond", "eyrie"]][seed % 2]
    options = {"map": ["autumn", "lake"][seed // 2], "deck": ["standard", "exiles_partisans"][seed % 2]}
    chosen = game.setup([name for name in seats if name != "riverfolk"], options)
    match = Match(game, Setup(seats, chosen.options), seed)
    chooser = RandomChooser(Rng(seed))
    asks = hired = 0
    while not match.over:
        ask = match.ask
        match.choose(ask.seat, chooser.choose(match, ask))
        game.check(match.state)
        asks += 1
        guild = match.state.sides[seats.index("riverfolk")]
        hired += guild.hirer != NONE
        if asks % 71 == 0 and not match.over:
            look(match, asks)
    assert hired
    assert len(match.state.hirelings) == 1
