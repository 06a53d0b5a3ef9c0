"""1.1, 1.4 and 5.1: whose rules go first, what may interrupt what, in which order factions are set up."""

from polana.games.root.battle import Battle, battle
from polana.games.root.effects.base import END_OF_BIRDSONG, IN_BIRDSONG, IN_DAYLIGHT, START_OF_BIRDSONG, Effect
from polana.games.root.game import game
from polana.games.root.score import score
from polana.kernel.match import Match
from tests.law import law
from tests.root.bench import Lent


class Points(Effect):
    """Scores a point when used."""

    def use(self, g, me):
        score(g, me, 1, "4.1.3")
        yield from ()


class ExtraHit(Effect):
    def why_not_in_battle(self, g, me, battle):
        return None

    def use_in_battle(self, g, me, battle):
        battle.extra[battle.number(me)] += 1
        yield from ()


@law("1.1.1")
def test_a_faction_rule_goes_before_the_general_rule(table):
    t = table("eyrie", "duchy*", "corvid*")
    for name in ("eyrie", "duchy"):
        t.put(name, 1, warriors=2)
    for name in ("corvid", "duchy"):
        t.put(name, 2, warriors=2)
    assert (t.ruler(1), t.ruler(2)) == ("eyrie", None)


@law("1.4.2")
def test_an_effect_is_used_between_actions_and_never_inside_one(table):
    with Lent("codebreakers", Points(IN_DAYLIGHT)):
        t = table("marquise", "duchy*")
        t.in_play("marquise", "codebreakers")
        t.put("marquise", 1, warriors=1)
        t.at("marquise", "daylight")
        assert "use:codebreakers" in t.asked("marquise", "ask-root-marquise-daylight")
        t.say("marquise", "march", "clearing:5")
        assert t.asked("marquise", "ask-root-move-from") == ["clearing:5", "done"]
        t.say("marquise", "done", "use:codebreakers")
        assert t.points("marquise") == 1
        assert t.refused("marquise", "use:codebreakers") == "4.1.3"  # once a turn


@law("1.4.1", "4.1.3")
def test_effects_at_the_start_come_first_and_are_optional(table):
    with Lent("better_burrow_bank", Points(START_OF_BIRDSONG)), Lent("royal_claim", Points(IN_BIRDSONG)):
        t = table("marquise", "duchy*")
        t.in_play("marquise", "better_burrow_bank", "royal_claim")
        t.put("marquise", 5, warriors=1, sawmill=1)
        t.before("marquise", "birdsong")
        assert t.asked("marquise", "ask-root-moment", "1.1.3") == ["use:better_burrow_bank", "done"]
        t.say("marquise", "done")
        assert t.asked("marquise", "ask-root-pause") == ["use:royal_claim", "done"]
        assert t.pieces("marquise", "wood", 5) == 0
        t.say("marquise", "done")
        assert t.pieces("marquise", "wood", 5) == 1
        t.say("marquise", "use:royal_claim")
        assert t.points("marquise") == 1


@law("1.1.3", "3.3.1")
def test_the_dominance_check_is_one_of_the_things_at_the_start_of_birdsong(table):
    with Lent("better_burrow_bank", Points(START_OF_BIRDSONG)):
        t = table("marquise", "duchy*", "corvid*")
        t.in_play("duchy", "better_burrow_bank")
        t.dominance("duchy", "dominance_bird")
        t.put("duchy", 1, warriors=1)
        t.put("duchy", 3, warriors=1)
        t.before("duchy", "birdsong")
        assert t.asked("duchy", "ask-root-moment") == ["use:better_burrow_bank", "dominance"]
        t.say("duchy", "dominance")
        assert t.state.winners == [1]


@law("1.4.1")
def test_what_is_mandatory_at_a_moment_cannot_be_skipped(table):
    with Lent("eyrie_emigre", Points(END_OF_BIRDSONG, mandatory=True)), Lent("tunnels", Points(END_OF_BIRDSONG)):
        t = table("marquise", "duchy*", deck="exiles_partisans")
        t.in_play("marquise", "eyrie_emigre", "tunnels")
        t.put("marquise", 5, warriors=1)
        t.at("marquise", "birdsong")
        assert t.asked("marquise", "ask-root-moment") == ["use:eyrie_emigre", "use:tunnels"]
        assert t.refused("marquise", "done") == "1.4.1"
        t.say("marquise", "use:eyrie_emigre", "done")
        assert t.points("marquise") == 1


@law("4.3.3", "4.3.3.I")
def test_if_both_use_effects_in_battle_the_attacker_says_who_begins(table):
    with Lent("armorers", ExtraHit()), Lent("sappers", ExtraHit()):
        t = table("marquise*", "duchy*")
        t.put("marquise", 1, warriors=3)
        t.put("duchy", 1, warriors=3)
        t.in_play("marquise", "armorers")
        t.in_play("duchy", "sappers")
        t.g.turn = 1
        t.dice(0, 0)
        t.stage(lambda g: battle(g, Battle(t.side("marquise"), t.side("duchy"), 0)))
        assert t.asked("marquise", "ask-root-effects-first", "4.3.3") == ["faction:marquise", "faction:duchy"]
        t.say("marquise", "faction:duchy")
        t.say("duchy", "use:sappers")
        t.say("marquise", "use:armorers")
        assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (2, 2)


@law("4.3.3")
def test_effects_in_battle_are_optional(table):
    with Lent("armorers", ExtraHit()):
        t = table("marquise*", "duchy*")
        t.put("marquise", 1, warriors=1)
        t.put("duchy", 1, warriors=1)
        t.in_play("marquise", "armorers")
        t.dice(0, 0)
        t.stage(lambda g: battle(g, Battle(t.side("marquise"), t.side("duchy"), 0)))
        t.say("marquise", "done")
        assert t.warriors("duchy", 1) == 1


@law("5", "5.1", "5.1.7")
def test_factions_are_set_up_in_the_order_of_their_letters_whatever_their_seats():
    match = Match(game, game.setup(["eyrie", "marquise"], {}), 1)
    asked = []
    while match.view(0)["phase"] == "setup":
        ask = match.ask
        asked.append((ask.seat, ask.about))
        match.choose(ask.seat, ask.options[0])
    assert asked[0] == (1, "ask-root-marquise-keep")
    assert asked[-1] == (0, "ask-root-eyrie-leader")


@law("Q.2")
def test_nobody_is_asked_for_consent_when_he_is_attacked_or_moved_upon(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 5, warriors=1)
    t.at("marquise", "daylight")
    t.dice(0, 0)
    t.say("marquise", "march", "clearing:5", "battle")
    assert t.asked("marquise", "ask-root-marquise-daylight")


@law("G.1.19", "6.5.4.I")
def test_a_piece_from_a_track_is_the_leftmost_one_there(table):
    t = table("marquise", "duchy*")
    t.no_ruins()
    t.put("marquise", 5, warriors=1, sawmill=1)
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 9, warriors=1)
    t.put("marquise", 5, wood=3)
    t.at("marquise", "daylight")
    t.say("marquise", "build", "clearing:1", "piece:sawmill")
    assert (t.pieces("marquise", "wood", 5), t.points("marquise")) == (2, 1)  # the second costs 1 and scores 1
    t.say("marquise", "build", "clearing:9", "piece:sawmill")
    assert (t.pieces("marquise", "wood", 5), t.points("marquise")) == (0, 3)  # the third costs 2 and scores 2
