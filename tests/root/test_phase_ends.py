"""No part of a turn ends before its player has had what he may do between actions (1.4.2), whatever his faction."""

import sys
from collections import Counter

import pytest

import polana
from polana.games.root import cards, menu, turn
from polana.games.root.components import NONE, card_named
from polana.games.root.effects.base import END_OF_BIRDSONG, IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING
from polana.games.root.factions.alliance.evening import OPERATIONS
from polana.games.root.factions.alliance.side import AllianceSide
from polana.games.root.factions.corvid.turn import EVENING as EXERTION
from polana.games.root.factions.cult.faction import EVENING as CULT_EVENING
from polana.games.root.factions.duchy.faction import EVENING as DUCHY_EVENING
from polana.games.root.factions.duchy.side import SWAY
from polana.games.root.factions.eyrie.side import EyrieSide
from polana.games.root.factions.hundreds.evening import EVENING as INCITING
from polana.games.root.factions.keepers.evening import GATHERING
from polana.games.root.factions.vagabond.side import VagabondSide
from polana.games.root.game import game
from polana.games.root.state import EVENING
from polana.games.root.woodland.maps import BURROW
from polana.kernel.deed import Menu
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.root.factions.test_hundreds_rules import warlord
from tests.root.knights import follow
from tests.root.sides import duchy

THREE_MOVES = ("move", "clearing:5", "move", "clearing:1", "move", "clearing:5")


def corvids(table):
    t = table("corvid", "marquise")
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 12, warriors=1)
    t.at("corvid", "daylight")
    return t


@law("3.3.1", "13.5")
def test_after_their_third_action_the_corvids_may_still_activate_a_dominance_card(table):
    t = corvids(table)
    t.hand("corvid", "dominance_fox")
    t.score("corvid", 10)
    t.say("corvid", *THREE_MOVES)
    assert t.asked("corvid", "ask-root-corvid-daylight") == ["done", "dominance"]
    assert t.refused("corvid", "move") == "13.5"
    t.say("corvid", "dominance", "card:dominance_fox")
    assert t.side("corvid").dominance == card_named("dominance_fox")


@law("4.1.3", "13.5")
def test_after_their_third_action_the_corvids_may_still_use_a_card_in_daylight(table):
    t = corvids(table)
    t.in_play("corvid", "tax_collector")
    t.say("corvid", *THREE_MOVES)
    assert t.asked("corvid", "ask-root-corvid-daylight") == ["done", "use:tax_collector"]


@law("E.2.4", "13.5")
def test_after_their_third_action_the_corvids_may_still_have_a_hireling_act(table):
    t = corvids(table)
    t.hireling("forest_patrol", "corvid")
    t.put("forest_patrol", 7, warriors=2)
    t.say("corvid", *THREE_MOVES)
    assert t.asked("corvid", "ask-root-corvid-daylight") == ["done", "hireling:forest_patrol"]


@law("1.4.2", "13.5")
def test_the_corvids_daylight_ends_by_itself_where_nothing_more_can_be_done(table):
    t = corvids(table)
    t.say("corvid", *THREE_MOVES)
    assert t.ask.about == "ask-root-corvid-evening"


@law("F", "13.6.1")
def test_after_an_exertion_the_corvids_may_still_trade_at_the_black_market(table):
    t = table("corvid", "marquise")
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 12, warriors=1)
    t.landmark("black_market", 5)
    t.hand("corvid", "anvil")
    t.at("corvid", "evening")
    t.say("corvid", "exert", "move", "clearing:5")
    assert t.asked("corvid", "ask-root-pause") == ["landmark:black_market", "done"]


def swaying(table):
    t = table("duchy", "marquise")
    t.put("duchy", 1, warriors=1)
    t.put("duchy", 6, warriors=1)
    t.put("marquise", 3, warriors=1)
    t.at("duchy", "daylight")
    duchy(t.side("duchy")).step = SWAY
    return t


@law("3.3.1", "12.5.3")
def test_after_swaying_the_duchy_may_still_activate_a_dominance_card(table):
    t = swaying(table)
    t.hand("duchy", "anvil", "foxfolk_steel", "dominance_fox")
    t.score("duchy", 10)
    t.say("duchy", "minister:captain", "card:anvil", "card:foxfolk_steel")
    assert t.asked("duchy", "ask-root-pause", "1.4.2") == ["dominance", "done"]
    t.say("duchy", "dominance", "card:dominance_fox")
    assert t.side("duchy").dominance == card_named("dominance_fox")


@law("4.1.3", "12.5.3")
def test_after_swaying_the_duchy_may_still_use_a_card_in_daylight(table):
    t = swaying(table)
    t.hand("duchy", "anvil", "foxfolk_steel")
    t.in_play("duchy", "tax_collector")
    t.say("duchy", "minister:captain", "card:anvil", "card:foxfolk_steel")
    assert t.asked("duchy", "ask-root-pause") == ["use:tax_collector", "done"]


@law("4.1.3", "12.4")
def test_after_recruiting_the_duchy_may_still_use_a_card_in_birdsong(table):
    t = table("duchy", "marquise")
    t.put("duchy", 1, warriors=1)
    t.in_play("duchy", "royal_claim")
    t.at("duchy", "birdsong")
    t.say("duchy", "done")
    assert t.side("duchy").warriors[BURROW] == 1
    assert t.asked("duchy", "ask-root-pause") == ["use:royal_claim", "done"]


@law("4.1.3", "1.4.2", "14.4")
def test_the_hundreds_may_use_a_card_in_birdsong_after_each_of_its_steps(table):
    t = table("hundreds", "marquise")
    t.no_ruins()
    warlord(t, 1)
    t.put("hundreds", 8, mob=1)
    t.put("hundreds", 6, stronghold=1)
    t.put("marquise", 8, sawmill=1)
    t.in_play("hundreds", "royal_claim")
    t.at("hundreds", "birdsong")
    t.foretell(("mob die", 0))
    # before Raze
    assert t.pieces("marquise", "sawmill", 8) == 1
    t.say("hundreds", "done")
    while t.ask.about == "ask-root-hundreds-spread":
        t.say("hundreds", t.ask.options[0].text)
    # after Raze, before they recruit
    assert t.pieces("marquise", "sawmill", 8) == 0
    assert (t.asked("hundreds", "ask-root-pause"), t.warriors("hundreds", 6)) == (["use:royal_claim", "done"], 0)
    t.say("hundreds", "done")
    # after recruiting, before the mood
    assert (t.asked("hundreds", "ask-root-pause"), t.warriors("hundreds", 6)) == (["use:royal_claim", "done"], 1)
    t.say("hundreds", "done")
    t.asked("hundreds", "ask-root-hundreds-mood")
    t.say("hundreds", "mood:bitter")
    # when all is done
    assert t.asked("hundreds", "ask-root-pause") == ["use:royal_claim", "done"]
    points = t.points("hundreds")
    t.say("hundreds", "use:royal_claim")
    assert t.points("hundreds") > points


@law("F", "15.6.2")
def test_after_shifting_a_card_the_keepers_may_still_trade_at_the_black_market(table):
    t = table("keepers", "marquise")
    t.put("keepers", 5, warriors=1)
    t.put("marquise", 12, warriors=1)
    t.landmark("black_market", 5)
    t.hand("keepers", "anvil")
    follow(t, (1, 1, 1))
    t.at("keepers", "evening")
    t.say("keepers", "done", "shift", "retinue:move")
    while t.ask.about in ("ask-root-keepers-shift-card", "ask-root-keepers-column"):
        t.say("keepers", t.ask.options[0].text)
    assert t.asked("keepers", "ask-root-pause") == ["landmark:black_market", "done"]


#: Four players each, in which every faction plays.
TABLES = [
    ["marquise", "eyrie", "vagabond", "corvid"],
    ["alliance", "duchy", "hundreds", "riverfolk"],
    ["cult", "keepers", "corvid", "duchy"],
]


class Watch:
    """Looks at every Birdsong and Daylight just before it ends, and at what was said last."""

    def __init__(self, monkeypatch):
        self.ask = self.word = None
        self.ended = self.offered = 0
        self.begin_phase, self.moment = turn.begin_phase, turn.moment
        monkeypatch.setattr(turn, "begin_phase", self.daylight_ends)
        monkeypatch.setattr(turn, "moment", self.birdsong_ends)

    def daylight_ends(self, g, phase):
        if phase == EVENING:
            self.look(g, IN_DAYLIGHT)
        self.begin_phase(g, phase)

    def birdsong_ends(self, g, me, which):
        if which == END_OF_BIRDSONG:
            self.look(g, IN_BIRDSONG)
        return self.moment(g, me, which)

    def look(self, g, moment):
        me = g.sides[g.turn]
        left = [deed.word for deed in menu.offers_to(g, me, moment) if deed.why_not(g, me) is None]
        self.ended += 1
        if left and not cut_short(me, self.word):
            self.offered += 1
            assert isinstance(self.ask, Menu), (self.ask, self.word, left)
            assert self.ask.deed_of(self.word).is_end(), (self.ask, self.word, left)
            assert set(left) <= {deed.word for deed in self.ask.deeds}, (self.ask, left)


def cut_short(me, word):
    """Does a rule end the part of the turn at once: turmoil (7.7.4), the Ranger's hideout (D.3.2)?"""
    if isinstance(me, EyrieSide):
        return me.column == NONE
    return isinstance(me, VagabondSide) and word.kind == "special"


@law("1.4.2", "4.1.3", "3.3.1", "E.2.4")
@pytest.mark.skipif(polana.compiled(), reason="compiled functions cannot be watched")
@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_no_birdsong_or_daylight_ends_while_its_player_could_still_do_something(seats, monkeypatch):
    watch = Watch(monkeypatch)
    for seed in range(4):
        options = {"landmark": "black_market"} if seed % 2 else {"hirelings": True}
        match = Match(game, game.setup(seats, options), seed)
        chooser = RandomChooser(Rng(seed))
        for _ in range(1500):
            if match.ask is None:
                break
            watch.ask = match.ask
            watch.word = chooser.choose(match, match.ask)
            match.choose(match.ask.seat, watch.word)
    assert watch.ended > 100
    assert watch.offered > 3


# --- Evening ----------------------------------------------------------------------------------------------------------

#: The Corvids, whose plots can be exposed in every turn until cards are drawn, against each of the others.
EVENINGS = [
    ["corvid", "marquise", "eyrie", "vagabond"],
    ["corvid", "alliance", "duchy", "hundreds"],
    ["corvid", "riverfolk", "cult", "keepers"],
]
#: What factions do themselves in Evening before they draw.
OWN = {
    "alliance": OPERATIONS,
    "corvid": EXERTION,
    "cult": CULT_EVENING,
    "duchy": DUCHY_EVENING,
    "hundreds": INCITING,
    "keepers": GATHERING,
}


class EveningWatch:
    """Looks at every Evening just before cards are drawn or discarded, and at what is asked from then on."""

    def __init__(self, monkeypatch):
        self.ask = self.word = self.phase = None
        self.ended, self.offered = Counter(), Counter()
        #: What was said in this turn.
        self.said = []
        #: Has the player on turn drawn already, or discarded where he draws nothing?
        self.drawn = False
        for name in ("draw_and_discard", "discard_to_limit"):
            replaced = self.before(getattr(cards, name))
            for module in list(sys.modules.values()):
                if module.__name__.startswith("polana.games.root.factions") and hasattr(module, name):
                    monkeypatch.setattr(module, name, replaced)
        self.pass_turn = turn.pass_turn
        monkeypatch.setattr(turn, "pass_turn", self.turn_ends)

    def before(self, draws):
        def watched(g, me, *rest):
            self.look(g, me)
            self.drawn = True
            return draws(g, me, *rest)

        return watched

    def turn_ends(self, g):
        self.drawn = False
        self.said = []
        self.pass_turn(g)

    def look(self, g, me):
        name = me.rules.name
        self.ended[name] += 1
        left = [deed.word for deed in menu.offers_to(g, me, IN_EVENING) if deed.why_not(g, me) is None]
        left += self.own_left(g, me)
        if left:
            self.offered[name] += 1
            assert self.phase == EVENING, (name, self.ask, left)
            assert isinstance(self.ask, Menu), (name, self.ask, self.word, left)
            assert self.ask.deed_of(self.word).is_end(), (name, self.ask, self.word, left)
            assert set(left) <= {deed.word for deed in self.ask.deeds}, (name, self.ask, left)

    def own_left(self, g, me):
        """What the faction's own Evening still lets it do: nothing once it has exerted or moved a card."""
        if "exert" in self.said or "shift" in self.said:
            return []
        if isinstance(me, AllianceSide) and me.operations == me.officers:
            return []
        return [deed.word for deed in OWN.get(me.rules.name, ()) if not deed.is_end() and deed.why_not(g, me) is None]

    def asked(self, ask):
        """13.2.4, 1.4.2: the draw is the last step of the turn, and nothing comes between it and its end."""
        if self.drawn and isinstance(ask, Menu):
            assert ask.about == "ask-root-instead-of-drawing", ask


@law("1.4.2", "13.2.4", "8.6.1", "10.6.2", "12.6.2", "13.6.1", "14.6.1", "15.6.2")
@pytest.mark.skipif(polana.compiled(), reason="compiled functions cannot be watched")
@pytest.mark.parametrize("seats", EVENINGS, ids="-".join)
def test_no_cards_are_drawn_in_evening_before_all_was_offered_and_nothing_is_offered_after(seats, monkeypatch):
    watch = EveningWatch(monkeypatch)
    for seed in range(6):
        options = {"landmark": "black_market"} if seed % 2 else {"hirelings": True}
        match = Match(game, game.setup(seats, options), seed)
        chooser = RandomChooser(Rng(seed))
        watch.drawn, watch.said = False, []
        for _ in range(1500):
            if match.ask is None:
                break
            watch.asked(match.ask)
            watch.ask, watch.phase = match.ask, match.state.phase
            watch.word = chooser.choose(match, match.ask)
            watch.said.append(watch.word.text)
            match.choose(match.ask.seat, watch.word)
    assert sorted(watch.ended) == sorted(seats)
    # each of them has gone on although there was something left to do
    assert sorted(watch.offered) == sorted(seats)
